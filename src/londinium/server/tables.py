"""The tables that this server holds in memory: a cache of their logs.

A table is its log, folded: `started`, `played`, `undone`, `taken`. Whatever is done to a game is first written to the
store, then carried out here, then told to everyone at the table, each seat as it may see it.
"""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from random import Random, SystemRandom
from typing import Any

import msgspec

from londinium.kernel.events import Event
from londinium.kernel.game import Game
from londinium.kernel.records import record
from londinium.kernel.refusal import Refusal, Refused
from londinium.kernel.registry import game as find_game
from londinium.kernel.rng import SEEDS
from londinium.kernel.state import State
from londinium.kernel.undo import undo
from londinium.server import protocol
from londinium.server.bots import Pool
from londinium.server.store import Conflict, EntryRow, SeatRow, Snapshot, Store, TableRow

SNAPSHOT_EVERY = 40
TRIES = 20  # to write an entry while others write at the same moment
KEPT = 2000  # tables in memory
HINT_EVERY = 1.0  # seconds between two hints at a table

_log = logging.getLogger(__name__)
_json = msgspec.json.Encoder()

Viewer = int | None


class Listener:
    """An open page at a table: the seats that it holds, and how to send to it."""

    def __init__(self, seats: Iterable[int], send: Callable[[bytes], Awaitable[None]], holder: str | None) -> None:
        self.seats = frozenset(seats)
        self.send = send
        self.holder = holder

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return tuple(sorted(self.seats)) or (None,)


class LiveTable:
    """A table and its game as they are now."""

    def __init__(self, row: TableRow, seats: list[SeatRow], game: Game) -> None:
        self.row = row
        self.seats = seats
        self.game = game
        self.seq = 0
        self.state: State | None = None
        self.asks: list[int | None] = [None] * row.players  # by seat: the entry at which its question was put
        self.recent: list[int] = []  # seats that acted since something hidden last became known
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.thinking: dict[int, int] = {}  # by seat: the question that a bot thinks about
        self.hinted = -HINT_EVERY  # when a hint was last asked for

    @property
    def bots(self) -> frozenset[int]:
        return frozenset(seat.seat for seat in self.seats if seat.kind == "bot")

    def held_by(self, holder: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if holder and holder in seat.holders]

    # The fold

    def carry_out(self, entry: EntryRow) -> list[Event]:
        """Take an entry of the log in; what happened."""
        told: list[Event] = []
        before = self._questions()
        if entry.kind == "started":
            assert entry.seed is not None
            self.state = self.game.new(self.row.players, entry.seed, self.row.options, told)
            self.row.status = "playing"
        elif entry.kind == "played":
            assert self.state is not None
            assert entry.seat is not None
            assert entry.action is not None
            barrier = self.state.barrier
            self.state.play(entry.seat, entry.action, told)
            self.recent = [] if self.state.barrier > barrier else [*self.recent, entry.seat]
            before[entry.seat] = None  # answered: what it is asked next is another question
        elif entry.kind == "undone":
            assert self.state is not None
            assert entry.seat is not None
            back = undo(self.state, entry.seat, entry.more["bots"])
            assert isinstance(back, State), f"table {self.row.id}, entry {entry.seq}: {back}"
            self.state = back
            self.recent.reverse()
            self.recent.remove(entry.seat)
            self.recent.reverse()
        after = self._questions()
        for seat, question in enumerate(after):
            if question is None:
                self.asks[seat] = None
            elif question != before[seat] or self.asks[seat] is None:
                self.asks[seat] = entry.seq
        self.seq = entry.seq
        return told

    def _questions(self) -> list[Any]:
        """For every seat what it is asked and may answer, or None."""
        if self.state is None:
            return [None] * self.row.players
        return [
            (self.state.ask(seat), tuple(self.state.legal(seat))) if seat in self.state.to_act else None
            for seat in range(self.row.players)
        ]

    # What is told

    def info(self, holder: str | None) -> protocol.TableInfo:
        """The table without its game, for one browser."""
        present = {seat for listener in self.listeners for seat in listener.seats}
        return table_info(self.row, self.seats, holder, present)

    def now(self, viewer: Viewer, entries: list[protocol.Entry]) -> bytes:
        """The table as a seat sees it now."""
        state = self.state
        assert state is not None
        ask = None
        legal: list[protocol.Answer] = []
        if viewer is not None and viewer in state.to_act:
            question, number = state.ask(viewer), self.asks[viewer]
            assert question is not None
            assert number is not None
            ask = protocol.Ask(id=number, **question)
            legal = [protocol.Answer(action=a, move=self.game.move(a)) for a in state.legal(viewer)]
        return _json.encode(
            protocol.Now(
                seq=self.seq,
                seat=viewer,
                view=dict(state.view(viewer)),
                to_act=list(state.to_act),
                ask=ask,
                legal=legal,
                can_undo=viewer in self.recent and not state.over,
                entries=entries,
                result=protocol.Result(**state.outcome()) if state.over else None,
            )
        )


def table_info(
    row: TableRow, seats: list[SeatRow], holder: str | None, present: set[int] | None = None
) -> protocol.TableInfo:
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
                away=seat.kind == "person" and present is not None and seat.seat not in present,
            )
            for seat in seats
        ],
        host=bool(holder) and holder == row.host,
        created=row.created,
        next=row.next,
        practice=row.practice,
    )


class Denied(Exception):
    """Something that this browser may not do, or not now."""

    def __init__(self, code: str, error: str) -> None:
        super().__init__(error)
        self.code = code


class Tables:
    """All tables, loaded as they are needed."""

    def __init__(self, store: Store, pool: Pool) -> None:
        self.store = store
        self.pool = pool
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._chance = SystemRandom()

    # Coming and going

    async def get(self, id: str) -> LiveTable:
        """A table by its id; KeyError if there is none."""
        if not (id.isascii() and id.isalnum()):
            raise KeyError(id)  # no id of ours, and PostgreSQL would not even look for some of them
        live = self._live.get(id)
        if live:
            return live
        try:
            async with self._loading.setdefault(id, asyncio.Lock()):
                live = self._live.get(id)
                if live is None:
                    live = await self._load(id)
                    self._forget_some()
                    self._live[id] = live
        finally:
            self._loading.pop(id, None)
        return live

    async def _load(self, id: str) -> LiveTable:
        """A snapshot and the entries after it, or all of them."""
        found = await self.store.table(id)
        if found is None:
            raise KeyError(id)
        row, seats = found
        live = LiveTable(row, seats, find_game(row.game))
        snapshot = await self.store.snapshot(id)
        if snapshot:
            with suppress(ValueError):  # made by another version of the rules: the log is the truth
                live.state = live.game.load(snapshot.state)
                live.seq, live.asks, live.recent = snapshot.seq, snapshot.more["asks"], snapshot.more["recent"]
        for entry in await self.store.entries(id, live.seq):
            live.carry_out(entry)
        await self._note_end(live)
        return live

    def _forget_some(self) -> None:
        """Tables that nobody looks at are only a cache."""
        idle = [id for id, live in self._live.items() if not live.listeners and not live.thinking]
        for id in idle[: max(0, len(self._live) + 1 - KEPT)]:
            del self._live[id]

    async def create(self, wanted: protocol.NewTable, holder: str) -> LiveTable:
        """A new table, checked by the game before anything is written."""
        if wanted.practice and any(seat.kind not in ("me", "bot") for seat in wanted.seats):
            raise Denied("not-yours", "Practice is for one person and bots: at this table others could sit.")
        game = find_game(wanted.game)
        players = len(wanted.seats)
        options = msgspec.to_builtins(game.new(players, 0, wanted.options).options)
        seats = []
        for number, seat in enumerate(wanted.seats):
            mine = seat.kind in ("me", "here")
            kind = "person" if mine else seat.kind
            holders = frozenset({holder} if mine else ())
            bot = seat.bot if seat.kind == "bot" else None
            seats.append(SeatRow(seat=number, kind=kind, name=seat.name.strip(), bot=bot, holders=holders))
        row = TableRow(
            id=secrets.token_hex(6),
            game=game.id,
            version=game.version,
            data=game.data,
            options=options,
            players=players,
            public=wanted.public,
            status="gathering",
            host=holder,
            created=time.time(),
            practice=wanted.practice,
        )
        await self.store.add_table(row, seats)
        live = await self.get(row.id)
        if wanted.start and all(seat.kind != "open" for seat in seats):
            await self.start(live)
        return live

    async def join(self, live: LiveTable, holder: str, name: str, seat: int | None) -> None:
        """Take an open seat."""
        for number in [seat] if seat is not None else range(live.row.players):
            open_seat = number < live.row.players and live.seats[number].kind == "open"
            if open_seat and await self.store.take_seat(live.row.id, number, name.strip(), holder):
                await self._seats_changed(live)
                return
        raise Denied("not-yours", "No such seat is open any more.")

    async def hold(self, id: str, seat: int, maker: str, holder: str) -> LiveTable:
        """A personal link was opened: this browser holds the seat too, if the one that made the link still does."""
        live = await self.get(id)
        if seat not in live.held_by(maker):
            raise Denied("not-yours", "The seat of this link has been given away.")
        await self.store.add_holder(id, seat, holder)
        await self._seats_changed(live)
        return live

    async def change_seat(self, live: LiveTable, seat: int, wanted: protocol.ChangeSeat, holder: str | None) -> None:
        """Give a seat that nobody plays to a bot, or open it again before the start."""
        if not 0 <= seat < live.row.players:
            raise Denied("not-yours", f"There is no seat {seat} at this table.")
        playing = live.row.status != "gathering"
        if playing and (wanted.kind == "open" or live.seats[seat].kind == "bot"):
            raise Denied("not-yours", "After the start a seat can only be given to a bot.")
        played = any(seat in listener.seats for listener in live.listeners)
        if playing and played and holder not in live.seats[seat].holders:
            raise Denied("not-yours", "Somebody is at that seat; only they can give it to a bot.")
        bot = wanted.bot if wanted.kind == "bot" else None
        now = live.seats[seat]
        holders = now.holders if playing else frozenset()
        await self.store.put_seat(
            live.row.id,
            SeatRow(seat=seat, kind=wanted.kind, name=now.name if playing else "", bot=bot, holders=holders),
        )
        if playing:
            await self._write(live, lambda seq: EntryRow(table=live.row.id, seq=seq, kind="taken", seat=seat))
        await self._seats_changed(live)
        self.wake_bots(live)

    async def _seats_changed(self, live: LiveTable) -> None:
        found = await self.store.table(live.row.id)
        if found:
            live.row.next = found[0].next
            live.seats = found[1]
        for listener in list(live.listeners):
            held, listener.seats = listener.seats, frozenset(live.held_by(listener.holder))
            await listener.send(_json.encode(protocol.Who(table=live.info(listener.holder))))
            if listener.seats != held and live.state is not None:
                for viewer in listener.viewers:
                    await listener.send(live.now(viewer, []))

    async def start(self, live: LiveTable) -> None:
        """Begin the game; of several who do so at once, the first does."""
        if live.state is not None:
            return
        if any(seat.kind == "open" for seat in live.seats):
            raise Denied("not-started", "A seat is still open: give it to somebody or to a bot first.")
        seed = self._chance.randrange(SEEDS)
        started: dict[str, Any] = {"table": live.row.id, "kind": "started", "seed": seed}
        await self._write(live, lambda seq: EntryRow(seq=seq, **started) if live.state is None else None)
        await self._seats_changed(live)
        self.wake_bots(live)

    async def rematch(self, live: LiveTable, holder: str) -> LiveTable:
        """A new table with the same seats; everybody at the old one is told where."""
        row = msgspec.structs.replace(
            live.row, id=secrets.token_hex(6), status="gathering", created=time.time(), host=holder, next=None
        )
        fresh = await self.get(await self.store.add_rematch(live.row.id, row, live.seats))
        await self.start(fresh)
        await self._seats_changed(live)
        return fresh

    # Playing

    async def listen(self, live: LiveTable, listener: Listener, since: int) -> None:
        """A page was opened: it is told the present, and what happened since it was last there."""
        live.listeners.add(listener)
        await self._seats_changed(live)
        if live.state is not None:
            for viewer in listener.viewers:
                missed = await self.history(live, viewer, since) if 0 < since < live.seq else []
                await listener.send(live.now(viewer, missed))
        self.wake_bots(live)

    async def leave(self, live: LiveTable, listener: Listener) -> None:
        live.listeners.discard(listener)
        await self._seats_changed(live)

    async def play(self, live: LiveTable, said: protocol.Play) -> protocol.ToBrowser | None:
        """An answer; None if it was carried out, or had been already."""
        seat = said.seat
        async with live.lock:
            state = self._state(live)
            if live.asks[seat] != said.ask or seat not in state.to_act:
                return None  # a double click, a retry, or too late: the present is told instead
            if said.action not in state.legal(seat):
                refusal = state.explain(seat, said.action) or Refusal("KER-MOVE-1", {"move": str(said.action)})
                return protocol.No(seat=seat, rule=refusal.rule, args=refusal.args)
            if not said.sure and self._attempt(state, seat, said.action)[1]:
                return protocol.Sure(seat=seat, ask=said.ask, action=said.action)
            await self._played(live, seat, said.ask, said.action, {})
        self.wake_bots(live)
        return None

    async def _played(self, live: LiveTable, seat: int, ask: int, action: int, more: dict[str, Any]) -> None:
        values: dict[str, Any] = {
            "table": live.row.id,
            "kind": "played",
            "seat": seat,
            "ask": ask,
            "action": action,
            "more": more,
        }
        await self._write_locked(live, lambda seq: EntryRow(seq=seq, **values) if live.asks[seat] == ask else None)

    async def undo(self, live: LiveTable, seat: int) -> protocol.ToBrowser | None:
        bots = sorted(live.bots)

        def undone(seq: int) -> EntryRow | None:
            """Looked at anew when another process was first: what it wrote may have shown something."""
            if isinstance(self._back(live, seat, bots), Refusal):
                return None
            return EntryRow(table=live.row.id, seq=seq, kind="undone", seat=seat, more={"bots": bots})

        async with live.lock:
            if not await self._write_locked(live, undone):
                back = self._back(live, seat, bots)
                assert isinstance(back, Refusal)
                return protocol.No(seat=seat, rule=back.rule, args=back.args)
        self.wake_bots(live)
        return None

    def _back(self, live: LiveTable, seat: int, bots: list[int]) -> State | Refusal:
        """The state without a seat's last action; what is over stays over, since its record is given out."""
        state = self._state(live)
        return Refusal("KER-OVER-1") if state.over else undo(state, seat, bots)

    def _attempt(self, state: State, seat: int, action: int) -> tuple[State, bool]:
        """What an answer would do, and whether it is final: it shows something hidden, or ends the game."""
        after, shows = state.attempt(seat, action, Random(self._chance.getrandbits(64)))
        return after, shows or after.over

    def why(self, live: LiveTable, said: protocol.Why) -> protocol.Because:
        refusal = self._state(live).explain(said.seat, said.move)
        if refusal is None:
            return protocol.Because(seat=said.seat, move=said.move)
        return protocol.Because(seat=said.seat, move=said.move, rule=refusal.rule, args=refusal.args)

    def what_if(self, live: LiveTable, said: protocol.WhatIf) -> protocol.ToBrowser:
        state = self._state(live)
        if said.action not in state.legal(said.seat):
            refusal = state.explain(said.seat, said.action) or Refusal("KER-MOVE-1", {"move": str(said.action)})
            return protocol.No(seat=said.seat, rule=refusal.rule, args=refusal.args)
        after, final = self._attempt(state, said.seat, said.action)
        return protocol.Then(seat=said.seat, action=said.action, view=dict(after.view(said.seat)), final=final)

    def hint(self, live: LiveTable, said: protocol.Hint, listener: Listener) -> None:
        """Ask the strong bot for this seat; its advice is sent when it is there, and play goes on meanwhile."""
        alone = all(seat.kind == "bot" or listener.holder in seat.holders for seat in live.seats)
        if not (live.row.practice and alone):
            raise Denied("not-yours", "Hints are given at practice tables; among people they would be cheating.")
        state, asked = self._state(live), time.monotonic()
        if live.asks[said.seat] != said.ask or said.seat not in state.to_act:
            return  # answered meanwhile: the page has been told the present
        if asked - live.hinted < HINT_EVERY:
            raise Denied("too-many", "One hint at a time; wait a moment.")
        live.hinted = asked
        self._begin(self._advise(live, said, listener))

    async def _advise(self, live: LiveTable, said: protocol.Hint, listener: Listener) -> None:
        assert live.state is not None
        action, fallback = await self.pool.answer(live.game, live.state, said.seat, "hard")
        if fallback:
            await listener.send(_json.encode(protocol.Mistake(error="No hint came this time; ask again.", code="gone")))
        elif live.asks[said.seat] == said.ask:
            await listener.send(_json.encode(protocol.Advice(seat=said.seat, ask=said.ask, action=action)))

    async def history(self, live: LiveTable, viewer: Viewer, since: int) -> list[protocol.Entry]:
        """What a seat was told from some entry on: the log, folded once more from the start."""
        entries = await self.store.entries(live.row.id)
        again = LiveTable(msgspec.structs.replace(live.row), live.seats, live.game)

        def fold() -> list[protocol.Entry]:
            told = []
            for entry in entries:
                events = again.carry_out(entry)
                if entry.seq > since:
                    told.append(entry_told(entry, events, viewer))
            return told

        return await asyncio.to_thread(fold)

    def record(self, live: LiveTable) -> dict[str, Any]:
        """The record of a finished game; of a running one it would give everything hidden away."""
        if live.state is None or not live.state.over:
            raise Denied("not-yours", "The record is given out when the game is over.")
        return record(live.state)

    def _state(self, live: LiveTable) -> State:
        if live.state is None:
            raise Denied("not-started", "This table has not started yet.")
        return live.state

    # Writing

    async def _write(self, live: LiveTable, make: Callable[[int], EntryRow | None]) -> None:
        async with live.lock:
            await self._write_locked(live, make)

    async def _write_locked(self, live: LiveTable, make: Callable[[int], EntryRow | None]) -> bool:
        """Write the next entry, if there is still one to write, and say whether there was.

        If another process was first, its entries are taken in, and it is tried again.
        """
        for _ in range(TRIES):
            entry = make(live.seq + 1)
            if entry is None:
                return False
            try:
                await self.store.append(entry)
            except Conflict:
                for missed in await self.store.entries(live.row.id, live.seq):
                    await self._take_in(live, missed)
                continue
            await self._take_in(live, entry)
            return True
        raise RuntimeError(f"table {live.row.id}: too many write to it at once")

    async def _take_in(self, live: LiveTable, entry: EntryRow) -> None:
        """Carry an entry out and tell everybody, each seat's bytes being made once."""
        events = live.carry_out(entry)
        assert live.state is not None
        if await self._note_end(live):
            await self._seats_changed(live)
        told: dict[Viewer, bytes] = {}
        for listener in list(live.listeners):
            for viewer in listener.viewers:
                if viewer not in told:
                    told[viewer] = live.now(viewer, [entry_told(entry, events, viewer)])
                await listener.send(told[viewer])
        if entry.seq % SNAPSHOT_EVERY == 0:
            more = {"asks": list(live.asks), "recent": list(live.recent)}
            state = live.game.save(live.state)
            await self.store.put_snapshot(live.row.id, Snapshot(seq=entry.seq, state=state, more=more))

    async def _note_end(self, live: LiveTable) -> bool:
        """Write down that a game is over, if this is news: the server may have died just before it could."""
        if live.state is None or not live.state.over or live.row.status == "over":
            return False
        live.row.status = "over"
        await self.store.change_table(live.row.id, status="over")
        return True

    # Bots

    async def resume(self) -> None:
        """After a start: bots go on where they were, whether anybody looks or not."""
        for id in await self.store.playing_with_bots():
            try:
                self.wake_bots(await self.get(id))
            except Exception:
                _log.exception("table %s cannot be resumed", id)

    def wake_bots(self, live: LiveTable) -> None:
        """Let every bot that owes a decision think about it."""
        if live.state is None:
            return
        for seat in live.state.to_act:
            ask = live.asks[seat]
            if seat in live.bots and ask is not None and live.thinking.get(seat) != ask:
                live.thinking[seat] = ask
                self._begin(self._think(live, seat, ask))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside what is being done, until it is done or the server ends."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, live: LiveTable, seat: int, ask: int) -> None:
        try:
            assert live.state is not None
            level: Any = live.seats[seat].bot or "medium"
            action, fallback = await self.pool.answer(live.game, live.state, seat, level)
            async with live.lock:
                if live.asks[seat] == ask:
                    await self._played(live, seat, ask, action, {"note": "bot-fallback"} if fallback else {})
        except Exception:
            _log.exception("table %s: the bot of seat %s cannot go on", live.row.id, seat)
            return  # it is woken again when somebody comes or plays
        finally:
            if live.thinking.get(seat) == ask:
                del live.thinking[seat]
        self.wake_bots(live)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def entry_told(entry: EntryRow, events: list[Event], viewer: Viewer) -> protocol.Entry:
    """An entry as a seat is told it."""
    return protocol.Entry(
        seq=entry.seq,
        kind=entry.kind,  # type: ignore[arg-type]
        seat=entry.seat,
        note=entry.more.get("note"),
        events=[dict(event.view(viewer)) for event in events],
    )


def problem(error: Exception) -> protocol.Problem:
    """What a browser is told of an error by REST."""
    if isinstance(error, Refused):
        return protocol.Problem(error=str(error), rule=error.rule, args=json.loads(json.dumps(error.refusal.args)))
    return protocol.Problem(error=str(error))
