"""A table in memory: its position, who looks at it, and what each of them is told."""

import asyncio
import math
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from londinium.kernel.game import Game
from londinium.kernel.speech import seen
from londinium.kernel.state import State
from londinium.server import protocol
from londinium.server.cover import Cover
from londinium.server.fold import Happened, Position
from londinium.server.metrics import Watch
from londinium.server.rows import EntryRow, SaidRow, SeatRow, TableRow
from londinium.server.seats import AWAY
from londinium.server.telling import Telling, Viewer

if TYPE_CHECKING:
    from londinium.server.history import ToldLog

MINUTE = 60.0

_json = msgspec.json.Encoder()


class Send(Protocol):
    """How to send to a page; the watch is told when a message that has to wait is out, or given up."""

    def __call__(self, message: bytes, watch: Watch | None = None) -> None: ...


class Listener:
    """An open page at a table: the seats that it holds, and how to send to it."""

    def __init__(self, seats: Iterable[int], send: Send, holder: str | None, client: str = "") -> None:
        self.sit(seats)
        self.send = send
        self.holder = holder
        self.client = client
        self.told: dict[Viewer, int] = {}  # by viewer: the position that the page was told last

    def sit(self, seats: Iterable[int]) -> None:
        """It holds these seats now, and sees the table as each of them, or as a spectator."""
        self.seats = frozenset(seats)
        self.viewers: tuple[Viewer, ...] = tuple(sorted(self.seats)) or (None,)


class LiveTable:
    """A table and its game as they are now. The position is replaced, never changed, so threads may look at it."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], position: Position, clock: Callable[[], float] = time.time
    ) -> None:
        self.row = row
        self.clock = clock
        self.seats = seats
        self.position = position
        self.listeners: set[Listener] = set()
        self.elsewhere: frozenset[int] = frozenset()  # seats with a page at another worker
        self.lock = asyncio.Lock()  # held while an entry is written
        self.log: ToldLog | None = None  # all of it, once somebody wanted it
        self._telling = Telling(row, position)
        self.cover: Cover | None = None  # what others than one seat are not told yet
        self.reading = asyncio.Lock()  # held while it is folded
        self.talk: list[SaidRow] | None = None  # its last messages, once somebody came
        self.talking = asyncio.Lock()
        self.thinking: dict[int, int] = {}  # by seat: the question that a bot thinks about
        self.leased = False  # whether what is due here is ours to do
        self.alarm: asyncio.TimerHandle | None = None
        self.used = time.monotonic()
        self.away: dict[int, float] = {}  # by seat: since when it has no page, as far as this worker knows
        self.hinted = -math.inf  # when a hint was last asked for
        self.reminded: frozenset[int] = frozenset()  # seats of people who want to be told when it is their turn

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

    @property
    def paused(self) -> bool:
        """Whether the game waits for the one person who plays it, whenever they leave."""
        alone = self.position.alone
        return alone is not None and not self.position.over and alone not in self.position.bots

    def bot_in(self, seat: int) -> float:
        """Seconds until its owner has been away for long enough that the seat can be given to a bot."""
        now = self.clock()
        self.note_away(now)
        return max(0.0, self.away.get(seat, now) + AWAY - now)

    def note_away(self, now: float) -> None:
        gone = set(range(self.row.players)) - self.present
        self.away = {seat: self.away.get(seat, now) for seat in gone}

    @property
    def urgency(self) -> int:
        """How soon its bots think: people who wait come first, tables of bots that nobody watches last."""
        if self.present:
            return 0
        if self.listeners:
            return 1
        return 2 if any(seat.kind == "person" for seat in self.seats) else 3

    @property
    def client(self) -> str:
        """Whose turn it is when its bots think: of one who sits there, else of one who watches, else of its maker."""
        pages = sorted(self.listeners, key=lambda listener: (not listener.seats, listener.client))
        return pages[0].client if pages else self.row.maker or self.row.host

    def held_by(self, holder: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if holder and holder in seat.holders]

    def was_held(self, seat: int, holder: str) -> bool:
        """Whether somebody has a seat, or had it before."""
        return holder in self.seats[seat].holders or holder in self.seats[seat].former

    def known_to(self, holder: str | None) -> bool:
        """Whether a browser without a seat is told more than others: it made the table, or had a seat before."""
        return holder is not None and (holder == self.row.host or any(holder in seat.former for seat in self.seats))

    # What is told

    def info(self, holder: str | None) -> protocol.TableInfo:
        """The table without its game, for one browser."""
        pack = self.game.pack.name if self.game.pack else None
        told = table_info(self.row, self.seats, holder, self.present, pack)
        told.alone = self.position.alone is not None
        for seat in told.seats if told.host and told.status == "playing" else ():
            if seat.away:
                seat.bot_in = math.ceil(self.bot_in(seat.seat))
        return told

    def who(self, holder: str | None) -> bytes:
        return _json.encode(protocol.Who(table=self.info(holder)))

    @property
    def telling(self) -> Telling:
        """The present position, as it is told."""
        if self._telling.position is not self.position:
            self._telling = Telling(self.row, self.position)
        return self._telling

    def forget_what_was_told(self) -> None:
        """Nobody looks any more."""
        self._telling = Telling(self.row, self.position)

    def telling_to(self, viewer: Viewer) -> Telling:
        """The position that a viewer may be told: the present one, or the last that was not covered."""
        return self.telling if self.cover is None or viewer == self.cover.seat else self.cover.telling

    def seq_to(self, viewer: Viewer) -> int:
        return self.telling_to(viewer).position.seq

    def now(self, viewer: Viewer, entries: list[protocol.Entry], at: float) -> bytes:
        """The table as a seat sees it now, `at` the server's time."""
        return self.telling_to(viewer).now(viewer, entries, at)

    def show(self, listener: Listener, viewer: Viewer, at: float, entries: list[protocol.Entry] | None = None) -> None:
        """Tell a page the whole, with what led there if it wants to know."""
        listener.told[viewer] = self.seq_to(viewer)
        listener.send(self.now(viewer, entries or [], at))


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
        status=row.status,
        seats=[
            protocol.SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                mine=bool(holder) and holder in seat.holders,
                away=seat.kind == "person" and here is not None and seat.seat not in here,
                stand_in=seat.kind == "bot" and bool(seat.holders),
                back=seat.kind == "bot" and (holder or "") in {*seat.holders, *seat.former},
                gone=seat.kind == "person" and not seat.holders,
            )
            for seat in seats
        ],
        host=bool(holder) and holder == row.host,
        created=row.created,
        clock=row.clock,
        gone=row.gone,
        next=row.next,
        pack=pack,
        corrected=row.corrected,
        practice=row.practice,
        daily=row.daily,
        counts=row.counts,
        rated=row.rated,
    )


def entries_seen(
    game: Game, happened: Happened, viewer: Viewer, known: dict[int, dict[str, Any] | None] | None = None
) -> list[protocol.Entry]:
    """An entry as a seat is told it, and each answer that it forced as one more, which looks as if it had been chosen.

    For the same reason it is not told when an answer came. `known` are the events without secrets, by identity, and
    what they are told as, if they were before.
    """
    entry, events = happened
    last, more = entry.last, entry.more
    if entry.kind == "played":
        first = protocol.Entry(seq=entry.seq, kind="played", seat=entry.seat, note=more.get("note"), events=[])
    else:
        first = protocol.Entry(
            seq=entry.seq,
            kind=entry.kind,
            seat=entry.seat,
            at=entry.at // MINUTE * MINUTE,
            by=more.get("by", "bot") if entry.kind == "taken" else None,
            why=more.get("why"),
            void=more.get("void") or void_of(entry),
            again=more.get("again", []),
            note=more.get("note"),
            events=[],
        )
    told = [first]
    for event in events:
        one = known.get(id(event)) if known is not None else None
        if one is None:
            one = seen(game, event, viewer)
            if known is not None and id(event) in known:
                known[id(event)] = one
        if event.kind == "did" and told[-1].events and told[-1].seq < last:
            told.append(protocol.Entry(seq=told[-1].seq + 1, kind="played", seat=one["seat"], at=first.at, events=[]))
        told[-1].events.append(one)
    while told[-1].seq < last:  # an entry that is void, or that other rules have made shorter
        told.append(protocol.Entry(seq=told[-1].seq + 1, kind="played", seat=entry.seat, at=first.at, events=[]))
    return told


class Sights:
    """What happened as those who look are told it; those who see the same of it share the JSON."""

    def __init__(self, game: Game, happened: list[Happened]) -> None:
        self._game, self._happened = game, happened
        self._secrets: list[frozenset[int]] = []
        self._told: dict[tuple[bool, ...], msgspec.Raw] = {}
        self._known: dict[int, dict[str, Any] | None] = {}  # events that everybody sees alike
        for one in happened:
            for event in one.events:
                if secrets := event.secrets():
                    self._secrets += secrets
                else:
                    self._known[id(event)] = None

    def entries(self, viewer: Viewer) -> msgspec.Raw:
        """A list of `protocol.Entry`."""
        key = tuple([viewer in seats for seats in self._secrets])
        found = self._told.get(key)
        if found is None:
            told = [entry for one in self._happened for entry in entries_seen(self._game, one, viewer, self._known)]
            found = self._told[key] = msgspec.Raw(_json.encode(told))
        return found


def void_of(entry: EntryRow) -> list[int]:
    return list(range(entry.more["from"], entry.seq)) if entry.kind == "cut" else []
