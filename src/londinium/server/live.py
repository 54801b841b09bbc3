"""A table in memory: its position, who looks at it, and what each of them is told."""

import asyncio
import math
import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import msgspec

from londinium.kernel.events import Event
from londinium.kernel.game import Game
from londinium.kernel.packs import plain
from londinium.kernel.refusal import Refusal, Refused
from londinium.kernel.state import State
from londinium.server import clocks, protocol
from londinium.server.fold import Position
from londinium.server.rows import EntryRow, SaidRow, SeatRow, TableRow

Viewer = int | None

_json = msgspec.json.Encoder()


class Denied(Exception):
    """Something that this browser may not do, or not now."""

    def __init__(self, code: str, error: str) -> None:
        super().__init__(error)
        self.code = code


class Send(Protocol):
    """How to send to a page; `sent` is called when the message is out, or given up."""

    def __call__(self, message: bytes, sent: Callable[[], None] | None = None) -> None: ...


class Listener:
    """An open page at a table: the seats that it holds, and how to send to it."""

    def __init__(self, seats: Iterable[int], send: Send, holder: str | None) -> None:
        self.seats = frozenset(seats)
        self.send = send
        self.holder = holder

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return tuple(sorted(self.seats)) or (None,)


class LiveTable:
    """A table and its game as they are now. The position is replaced, never changed, so threads may look at it."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], position: Position, clock: Callable[[], float] = time.time
    ) -> None:
        self.clock = clock
        self.row = row
        self.seats = seats
        self.position = position
        self.listeners: set[Listener] = set()
        self.elsewhere: frozenset[int] = frozenset()  # seats with a page at another worker
        self.lock = asyncio.Lock()  # held by whoever writes
        self.told: list[tuple[EntryRow, list[Event]]] | None = None  # the whole log, once somebody wanted it
        self.telling = asyncio.Lock()
        self.talk: list[SaidRow] | None = None  # its last messages, once somebody came
        self.talking = asyncio.Lock()
        self.thinking: dict[int, int] = {}  # by seat: the question that a bot thinks about
        self.leased = False  # whether what is due here is ours to do
        self.alarm: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.hinted = -math.inf  # when a hint was last asked for

    @property
    def state(self) -> State | None:
        return self.position.state

    @property
    def game(self) -> Game:
        return self.position.game

    @property
    def seq(self) -> int:
        return self.position.seq

    @property
    def asks(self) -> list[int | None]:
        return self.position.asks

    @property
    def present(self) -> frozenset[int]:
        """The seats with an open page, wherever it is served."""
        return self.elsewhere.union(*(listener.seats for listener in self.listeners))

    def held_by(self, holder: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if holder and holder in seat.holders]

    # What is told

    def info(self, holder: str | None) -> protocol.TableInfo:
        """The table without its game, for one browser."""
        pack = self.game.pack.name if self.game.pack else None
        return table_info(self.row, self.seats, holder, self.present, pack)

    def who(self, holder: str | None) -> bytes:
        return _json.encode(protocol.Who(table=self.info(holder)))

    def now(self, viewer: Viewer, entries: list[protocol.Entry]) -> bytes:
        """The table as a seat sees it now."""
        position = self.position
        state = position.state
        assert state is not None
        ask = None
        legal: list[protocol.Answer] = []
        if viewer is not None and viewer in position.owing:
            question, number = state.ask(viewer), position.asks[viewer]
            assert question is not None
            assert number is not None
            ask = protocol.Ask(id=number, **question)
            legal = [protocol.Answer(action=a, move=self.game.move(a)) for a in state.legal(viewer)]
        return _json.encode(
            protocol.Now(
                seq=position.seq,
                seat=viewer,
                view=dict(state.view(viewer)),
                to_act=list(position.owing),
                ask=ask,
                legal=legal,
                undo=position.undoable(viewer),
                entries=entries,
                result=protocol.Result(**state.outcome()) if state.over else None,
                clock=clock_now(position, self.clock()),
                ended=protocol.Ended(why=position.ended.why, seat=position.ended.seat)  # type: ignore[arg-type]
                if position.ended
                else None,
                stopped=protocol.Stopped(entry=position.stopped, was=self.row.version, version=self.game.version)
                if position.stopped and not position.ended
                else None,
            )
        )


def clock_now(position: Position, at: float) -> protocol.ClockNow | None:
    """The clocks as they stand; a bot has none."""
    if position.clocks is None:
        return None
    left = [
        None if seat in position.bots else round(max(0.0, clocks.left(position.clocks, seat, at)), 3)
        for seat in range(position.players)
    ]
    return protocol.ClockNow(left=left, running=clocks.running(position.clocks), now=at)


def table_info(
    row: TableRow,
    seats: list[SeatRow],
    holder: str | None,
    present: Iterable[int] | None = None,
    pack: str | None = None,
) -> protocol.TableInfo:
    here = None if present is None else set(present)
    return protocol.TableInfo(
        id=row.id,
        game=row.game,
        data=row.data,
        options=row.options,
        players=row.players,
        public=row.public,
        status=row.status,  # type: ignore[arg-type]
        seats=[
            protocol.SeatInfo(
                seat=seat.seat,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                bot=seat.bot,  # type: ignore[arg-type]
                mine=bool(holder) and holder in seat.holders,
                away=seat.kind == "person" and here is not None and seat.seat not in here,
                stand_in=seat.kind == "bot" and bool(seat.holders),
            )
            for seat in seats
        ],
        host=bool(holder) and holder == row.host,
        created=row.created,
        clock=row.clock,
        gone=row.gone,  # type: ignore[arg-type]
        next=row.next,
        pack=pack,
        corrected=row.corrected,
        practice=row.practice,
    )


def entry_told(entry: EntryRow, events: list[Event], viewer: Viewer) -> protocol.Entry:
    """An entry as a seat is told it."""
    return protocol.Entry(
        seq=entry.seq,
        kind=entry.kind,  # type: ignore[arg-type]
        seat=entry.seat,
        at=entry.at,
        by=entry.more.get("by", "bot") if entry.kind == "taken" else None,
        why=entry.more.get("why"),
        void=entry.more.get("void") or void_of(entry),
        note=entry.more.get("note"),
        events=[dict(event.view(viewer)) for event in events],
    )


def void_of(entry: EntryRow) -> list[int]:
    return list(range(entry.more["from"], entry.seq)) if entry.kind == "cut" else []


def no(seat: int, refusal: Refusal) -> protocol.No:
    """An answer that was refused. People count seats from 1."""
    return protocol.No(seat=seat, rule=refusal.rule, args=counted(refusal))


def counted(refusal: Refusal) -> dict[str, Any]:
    """The arguments of a refusal's sentence; the kernel's own sentences name seats as people count them."""
    args: dict[str, Any] = plain(refusal.args)
    if refusal.rule.startswith("KER-") and type(args.get("seat")) is int:
        args["seat"] += 1
    return args


def problem(error: Exception) -> protocol.Problem:
    """What a browser is told of an error by REST."""
    if isinstance(error, Refused):
        return protocol.Problem(error=str(error), rule=error.rule, args=counted(error.refusal))
    return protocol.Problem(error=str(error))
