"""The tables that this worker holds in memory: a cache of their logs, kept up to date and told to those who look.

Whatever is done to a game is carried out on a copy, written to the store, put in place, and told to everyone at the
table, each seat as it may see it. What other workers write is heard over the bus, or found by looking now and then.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextvars import Context
from random import SystemRandom
from typing import Any, ParamSpec

import msgspec

from londinium.server import metrics, pauses, protocol, talk
from londinium.server.bots import Pool
from londinium.server.bus import Bus, Memory
from londinium.server.changes import change, people_after, seats_after, turns_begun
from londinium.server.cover import Cover, covered
from londinium.server.due import Due, complain
from londinium.server.fold import Happened, Position, fold
from londinium.server.history import NOTHING, Histories, Part
from londinium.server.ladder.settling import settle
from londinium.server.live import Listener, LiveTable, Sights
from londinium.server.loading import Loading
from londinium.server.people.calendar import Calendar
from londinium.server.presence import Presence
from londinium.server.protocol import EntryKind, SeatKind
from londinium.server.rates import Account, charged
from londinium.server.reading import ReadingRoom, timed
from londinium.server.refusals import Denied
from londinium.server.rows import EntryRow, SeatRow, TableRow
from londinium.server.store import Conflict, Store
from londinium.server.telling import Telling, Viewer

TRIES = 20  # to write an entry while others write at the same moment
MANY = 20  # entries at once, of a table that begins in the middle of a game
QUIET = 10.0  # seconds after which nobody here is in the middle of something with a table
LOOK_EVERY = 3.0  # seconds, at the tables that somebody looks at
REMIND_AFTER = 60.0  # seconds into a turn, if its owner is not there

CHANGES_SEATS = frozenset({"started", "timed", "left", "taken", "ended"})  # entries after which seats look otherwise

P = ParamSpec("P")
Make = Callable[[Position], list[EntryRow] | None]

_log = logging.getLogger(__name__)


class Tables(Loading):
    """All tables, loaded as they are needed."""

    def __init__(self, store: Store, pool: Pool, bus: Bus | None = None) -> None:
        super().__init__(store, bus or Memory())
        self.pool = pool
        self.chance = SystemRandom()
        self.calendar = Calendar()  # of the daily game
        self.remind_after = REMIND_AFTER
        self.due = Due(self)
        self.presence = Presence(self)
        self.reading = ReadingRoom()
        self.histories = Histories(self)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._looked = 0.0

    def forgotten(self, live: LiveTable) -> None:
        self.histories.forget(live)

    async def open(self) -> None:
        """Begin to listen, to look, and to do what is due."""
        for game, data in await self.store.without_pack():
            await self.game_of(game, data, keep=True)
        if not self.bus.shared:
            await self.store.take_over()
        await self.bus.open(self.hear)
        self.later(self._look_for_ever())
        self.due.open()
        self.presence.open()
        _log.info("a worker is open", extra={"worker": self.store.worker})

    async def close(self) -> None:
        """Stop at once; what was acknowledged is written, and what is due is left to others."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.reading.close()
        for live in self._live.values():
            if live.alarm:
                live.alarm.cancel()
        await self.bus.close()
        try:
            await self.store.give_up()
        except Exception:
            _log.warning("the leases of this worker could not be given up; they end by themselves")

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something that nobody waits for; it is not timed as a part of what set it off."""
        task = asyncio.create_task(work, context=Context())
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            complain("something went wrong aside", error)

    # Coming and going

    async def fresh(self, id: str) -> LiveTable:
        """A table as it is in the store now: what this worker holds may be a moment old."""
        known = id in self._live
        live = await self.get(id)
        if known and self.bus.shared:
            await self._compare([live])
        return live

    async def listen(self, live: LiveTable, listener: Listener, since: int) -> LiveTable:
        """A page was opened: it is told the present, and what happened since it was last there.

        Returns the table to play at: the one given may have been let go since it was found.
        """
        while True:
            live = self._live.setdefault(live.row.id, live)
            listener.sit(live.held_by(listener.holder))
            await talk.load(self, live)
            missed = {viewer: await self._missed(live, viewer, since) for viewer in listener.viewers}
            current = all(part.last == live.seq_to(viewer) for viewer, part in missed.items() if part.entries)
            still = self._live.get(live.row.id) is live and listener.seats == frozenset(live.held_by(listener.holder))
            if still and current:
                break  # nothing has happened meanwhile that it would not be told, or be told twice
            await self.catch_up(live)  # the log is ahead: what another worker wrote has not been heard of yet
        before = live.present
        live.listeners.add(listener)
        if live.present != before:
            self.presence.changed(live)
            self.tell_who(live)
        else:
            listener.send(live.who(listener.holder))  # the others know of nobody new
        if live.talk:
            listener.send(talk.message(live.talk))
        if live.state is not None:
            with charged():
                for viewer in listener.viewers:
                    live.show(listener, viewer, self.clock(), missed[viewer].entries)
        elif live.position.stopped:
            raise Denied(
                "stopped", "The rules no longer allow how this table began; it can only be ended.", "web-refused-began"
            )
        pauses.came(self, live, before)
        self.due.wake(live)
        return live

    async def show_whole(self, live: LiveTable, listener: Listener, viewer: Viewer, since: int) -> None:
        """A page that has lost the thread is told the whole, and what happened since the entry that it knows."""
        missed = await self._missed(live, viewer, since)
        while missed.entries and missed.last != live.seq_to(viewer):
            await self.catch_up(live)
            missed = await self._missed(live, viewer, since)
        if live.state is not None and viewer in listener.viewers:
            with charged():
                live.show(listener, viewer, self.clock(), missed.entries)

    async def _missed(self, live: LiveTable, viewer: Viewer, since: int) -> Part:
        if not 0 < since < live.seq_to(viewer):
            return NOTHING
        return await self.histories.read(live, viewer, protocol.ReadLog(seat=viewer, since=since))

    def leave(self, live: LiveTable, listener: Listener) -> None:
        before = live.present
        live.listeners.discard(listener)
        if not live.listeners:
            live.talk = None
            live.forget_what_was_told()
        if live.present != before:
            self.presence.changed(live)
            self.tell_who(live)
            pauses.went(self, live, before)

    def tell_who(self, live: LiveTable) -> None:
        """Tell everybody who is there; those who know nothing of their own are told the same."""
        live.note_away(self.clock())
        others = live.who(None) if live.listeners else b""
        for listener in list(live.listeners):
            known = listener.seats or live.known_to(listener.holder)
            listener.send(live.who(listener.holder) if known else others)

    async def refresh(self, live: LiveTable) -> None:
        """Look at seats, presence and talk again, and tell those who are there."""
        found = await self.store.table(live.row.id)
        if found is None:
            return
        row, seats = found
        if self.bus.shared:
            seen = (await self.store.look([live.row.id], self.clock())).get(live.row.id)
            live.elsewhere = seen.present if seen else frozenset()
        await self._note_reminded(live)
        self.put_seats(live, row, seats)
        if live.listeners:
            await talk.catch_up(self, live)

    async def look_again(self, ids: Iterable[str]) -> None:
        """Seats of these tables have changed: others are told to look, and it is looked at here."""
        for id in ids:
            self.bus.publish(id, 0)
            if id in self._live:
                await self.refresh(self._live[id])

    def put_seats(self, live: LiveTable, row: TableRow, seats: list[SeatRow]) -> None:
        live.row.next, live.row.revision, live.seats = row.next, row.revision, seats
        live.row.host, live.row.counts = row.host, row.counts  # another device may have become its maker's
        moved = []
        for listener in live.listeners:
            held = listener.seats
            listener.sit(live.held_by(listener.holder))
            if listener.seats != held:
                moved.append(listener)
        self.tell_who(live)
        if moved:
            self.presence.changed(live)
        for listener in moved if live.state is not None else ():
            for viewer in listener.viewers:
                live.show(listener, viewer, self.clock())

    async def seats_changed(self, live: LiveTable) -> None:
        """After a change of one's own: others are told to look, and it is looked at here."""
        self.bus.publish(live.row.id, 0)
        await self.refresh(live)

    # Writing

    def entry(self, live: LiveTable, position: Position, kind: EntryKind, after: int = 1, **values: Any) -> EntryRow:
        """The next entry, or one of the next; its time never goes back within a table."""
        at = max(self.clock(), position.at)
        return EntryRow(table=live.row.id, seq=position.seq + after, kind=kind, at=at, **values)

    async def write(self, live: LiveTable, make: Make) -> bool:
        """Write the next entries, if there are still some to write, and say whether there were. Hold the lock.

        If another worker was first, what it wrote is taken in, and it is tried again. An entry that the rules forbid
        raises Refused and is not written.
        """
        for _ in range(TRIES):
            before = live.position
            entries = make(before)
            if not entries:
                return False
            after, happened = await self._carried_out(before, entries)
            try:
                beside = change(before, after, entries)
                beside.turns = dict.fromkeys(turns_begun(live, before, after), after.at + self.remind_after)
                held = await self.store.append(*entries, change=beside)
            except Conflict:
                await self._catch_up(live)
                continue
            if held is not None:
                live.leased = held
            for entry in entries:
                metrics.moved(entry.kind)
            self.bus.publish(live.row.id, after.seq)
            self._put(live, after, happened)
            if after.over and not before.over:
                _log.info("a game is over", extra={"table": live.row.id, "game": live.row.game, "seq": after.seq})
                if after.rated:
                    self.later(self._if_it_can(settle, self.store, live.row.game))
            self.keep_snapshot(live, before.seq)
            return True
        raise RuntimeError(f"table {live.row.id}: too many write to it at once")

    async def _carried_out(self, before: Position, entries: list[EntryRow]) -> tuple[Position, list[Happened]]:
        """A copy of the position, with the entries carried out; in a thread where it takes long.

        An undo may have to replay the game, and so does a table that goes on from a replay.
        """
        after = before.copy()
        happened = []
        for entry in entries:
            if entry.kind in ("undone", "redone") or len(entries) > MANY:
                spent: list[float] = []
                events = await asyncio.to_thread(timed, spent, after.write, entry)
                if account := Account.current():
                    account.charge(sum(spent))
            else:
                with charged():
                    events = after.write(entry)
            happened.append(Happened(entry, events))
        return after, happened

    async def _catch_up(self, live: LiveTable) -> None:
        """Take in what others have written; the lock is held."""
        before = live.seq
        entries = await self.store.entries(live.row.id, before)
        if not entries:
            return
        if any(entry.kind == "cut" for entry in entries):  # some of what was taken in may be void now
            after = await self._position(live.row, live.game)
            happened = [Happened(entry, []) for entry in entries]
            live.log = None
        else:
            after = live.position.copy()
            happened = fold(after, entries)
        live.leased = False  # the worker that wrote may have it: it is asked for when it is needed
        self._put(live, after, happened)
        self.keep_snapshot(live, before)

    async def catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            await self._catch_up(live)

    def _put(self, live: LiveTable, after: Position, happened: list[Happened]) -> None:
        """Put a new position in place and tell everybody, each seat's bytes being made once."""
        before, cover, live.position = live.telling, live.cover, after
        live.cover = covered(cover, before, after, happened)
        live.row.status = after.status
        entries = [one.entry for one in happened]
        for number, bot in seats_after(entries).items():
            kind: SeatKind = "bot" if bot else "person"
            live.seats[number] = msgspec.structs.replace(live.seats[number], kind=kind, bot=bot)
        for number, (name, holder) in people_after(entries).items():
            seat = live.seats[number]
            former = {**seat.former, **dict.fromkeys(seat.holders, seat.name)}
            former.pop(holder, None)
            now = {"name": name, "holders": frozenset({holder}), "former": former}
            live.seats[number] = msgspec.structs.replace(seat, kind="person", bot=None, **now)
            for listener in live.listeners:  # who had the seat sees it no more
                listener.sit(live.held_by(listener.holder))
            self.later(self._if_it_can(self._note_reminded, live))
        if live.log is not None:
            live.log.happened += happened
        if after.over or any(entry.kind in CHANGES_SEATS for entry in entries):
            self.tell_who(live)
        if after.state is not None:
            with charged():
                self._tell(live, before, cover, happened)
        if after.paused:
            pauses.came(self, live, live.present)
        self.due.wake(live)

    def _tell(self, live: LiveTable, before: Telling, cover: Cover | None, happened: list[Happened]) -> None:
        """Tell each page what changed, if it was told the position before; else the whole.

        `cover` is what was not told to all until now; what is not told yet, they will be told later.
        """
        telling, at, watch = live.telling, self.clock(), metrics.Watch.current()
        if watch and live.listeners:
            watch.moved()
        seen = Sights(live.game, happened)
        late = Sights(live.game, [*cover.happened, *happened]) if cover else seen
        covering, seq = live.cover, telling.position.seq
        made: dict[tuple[Viewer, bool], bytes] = {}
        for listener in list(live.listeners):
            for viewer in listener.viewers:
                if covering and viewer != covering.seat:
                    continue
                last, new = (cover.telling, late) if cover and viewer != cover.seat else (before, seen)
                knows = listener.told.get(viewer) == last.position.seq
                message = made.get((viewer, knows))
                if message is None:
                    entries = new.entries(viewer)
                    message = telling.next(viewer, last, entries, at) if knows else telling.now(viewer, entries, at)
                    made[viewer, knows] = message
                listener.told[viewer] = seq
                listener.send(message, watch)
        telling.forget_before()

    # Hearing of others

    def hear(self, id: str, seq: int) -> None:
        """Another worker has changed a table; without an id, the bus was away and may have missed something."""
        live = self._live.get(id)
        if not id:
            self.later(self._if_it_can(self._look))
        elif live is not None and seq == 0:
            self.later(self._if_it_can(self.refresh, live))
        elif live is not None and self._is_idle(live) and time.monotonic() - live.used > QUIET:
            self._let_go(live)  # its pages are at the other worker; it is read again when somebody wants it
        elif live is not None and seq > live.seq:
            self.later(self._if_it_can(self.catch_up, live))

    async def _if_it_can(self, work: Callable[P, Awaitable[object]], *args: P.args, **more: P.kwargs) -> None:
        """What is not found now because the store does not answer is found when it is looked at by and by."""
        try:
            await work(*args, **more)
        except Exception as error:
            _log.warning("what was heard of cannot be looked up: %s", type(error).__name__)

    async def _look_for_ever(self) -> None:
        failing = False
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self._look()
                failing = False
            except Exception as error:
                if not failing:
                    _log.warning("the store does not answer: %s", type(error).__name__)
                failing = True

    async def _look(self) -> None:
        await self._compare([live for live in self._live.values() if live.listeners])

    async def _compare(self, lives: list[LiveTable]) -> None:
        """One look at the store for all of them; those that are behind are brought up to date."""
        seen = await self.store.look([live.row.id for live in lives], self.clock())
        for live in lives:
            found = seen.get(live.row.id)
            if found is None:
                continue
            if found.seq > live.seq:
                await self.catch_up(live)
            if found.revision != live.row.revision:
                await self.refresh(live)
            elif self.bus.shared and found.present != live.elsewhere:
                live.elsewhere = found.present
                self.tell_who(live)
