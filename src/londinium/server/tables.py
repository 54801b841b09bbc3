"""The tables that this worker holds in memory: a cache of their logs, kept up to date and told to whoever looks.

Whatever is done to a game is carried out on a copy, written to the store, put in place, and told to everyone at the
table, each seat as it may see it. What other workers write is heard over the bus, or found by looking now and then.
"""

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextvars import Context
from random import SystemRandom
from typing import Any

from londinium.kernel.events import Event
from londinium.kernel.game import Game
from londinium.kernel.registry import game as find_game
from londinium.kernel.registry import released
from londinium.server import metrics, protocol, talk
from londinium.server.bots import Pool
from londinium.server.bus import Bus, Memory
from londinium.server.due import Due
from londinium.server.fold import Position, fold
from londinium.server.live import Denied, Listener, LiveTable, Viewer, entry_told
from londinium.server.presence import Presence
from londinium.server.rows import Also, EntryRow, SeatRow, TableRow
from londinium.server.store import Conflict, Store

SNAPSHOT_EVERY = 40
TRIES = 20  # to write an entry while others write at the same moment
KEPT = 2000  # tables in memory
LOOK_EVERY = 3.0  # seconds, at the tables that somebody looks at

SEATED = frozenset({"started", "timed", "left", "taken", "ended"})  # entries after which the seats look otherwise

Told = list[tuple[EntryRow, list[Event]]]
Make = Callable[[Position], list[EntryRow] | None]

_log = logging.getLogger(__name__)


class Tables:
    """All tables, loaded as they are needed."""

    def __init__(self, store: Store, pool: Pool, bus: Bus | None = None) -> None:
        self.store = store
        self.pool = pool
        self.bus = bus or Memory()
        self.clock: Callable[[], float] = time.time
        self.chance = SystemRandom()
        self.due = Due(self)
        self.presence = Presence(self)
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._games: OrderedDict[tuple[str, str], Game] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._looked = 0.0

    def time(self) -> float:
        return self.clock()

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
        if not task.cancelled() and task.exception():
            _log.error("something went wrong aside", exc_info=task.exception())

    # Loading

    async def get(self, id: str) -> LiveTable:
        """A table by its id; KeyError if there is none."""
        if not (id.isascii() and id.isalnum()):
            raise KeyError(id)  # no id of ours, and PostgreSQL would not even look for some of them
        live = self._live.get(id)
        if live is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id), name=id)
                task.add_done_callback(self._loaded)
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    def _loaded(self, task: asyncio.Task[LiveTable]) -> None:
        del self._loading[task.get_name()]
        if not task.cancelled():
            task.exception()  # whoever waits for it is told; if nobody does any more, nobody need be

    async def fresh(self, id: str) -> LiveTable:
        """A table as it is in the store now: what this worker holds may be a moment old."""
        known = id in self._live
        live = await self.get(id)
        if known and self.bus.shared:
            await self._compare([live])
        return live

    async def _load(self, id: str) -> LiveTable:
        """A snapshot and the entries after it, or all of them."""
        found = await self.store.table(id)
        if found is None:
            raise KeyError(id)
        row, seats = found
        game = await self.game_of(row.game, row.data)
        live = LiveTable(row, seats, await self._position(row, game), self.time)
        await self._note_status(live)
        if self.bus.shared:
            seen = (await self.store.look([id], self.clock())).get(id)
            live.elsewhere = seen.present if seen else frozenset()
        self._forget_some()
        live = self._live.setdefault(id, live)
        metrics.in_memory.set(len(self._live))
        return live

    async def _position(self, row: TableRow, game: Game) -> Position:
        position = Position.before(row, game)
        snapshot = await self.store.snapshot(row.id)
        if snapshot:
            try:
                position = Position.load(row, game, snapshot)
            except ValueError:  # made by another version of the rules: the log is the truth
                snapshot = None
        entries = await self.store.entries(row.id, position.seq)
        if snapshot and any(entry.kind == "cut" and entry.more["from"] <= snapshot.seq for entry in entries):
            position = Position.before(row, game)
            entries = await self.store.entries(row.id)
        if len(entries) > SNAPSHOT_EVERY * 2:
            await asyncio.to_thread(fold, position, entries)
        else:
            fold(position, entries)
        if position.stopped:
            _log.warning(
                "the log of a table no longer agrees with the rules", extra={"table": row.id, "seq": position.stopped}
            )
        return position

    async def _note_status(self, live: LiveTable) -> None:
        """A log that an older Londinium wrote may be ahead of what the lobby is told."""
        if live.position.seq and live.row.status != live.position.status:
            live.row.status = live.position.status
            await self.store.change_table(live.row.id, status=live.row.status)

    async def game_of(self, id: str, data: str, keep: bool = False) -> Game:
        """A game on the components that a table began with, whatever this release has."""
        game = find_game(id)
        if game.data == data:
            if keep:
                await self.store.keep_pack(id, data, game.export())
            return game
        if (id, data) in self._games:
            self._games.move_to_end((id, data))
            return self._games[id, data]
        pack = await self.store.pack(id, data) or released(id, data)
        if pack is None:
            if keep:
                return game
            raise Denied("stopped", f"The components of this table ({id}, {data}) are not kept here.")
        game = await asyncio.to_thread(find_game, id, pack)
        self._games[id, data] = game
        if len(self._games) > 20:
            self._games.popitem(last=False)
        return game

    def _forget_some(self) -> None:
        """Tables that nobody looks at are only a cache."""
        excess = len(self._live) + 1 - KEPT
        if excess <= 0:
            return
        idle = [
            live
            for live in self._live.values()
            if not live.listeners and not live.thinking and not live.lock.locked() and not live.telling.locked()
        ]
        for live in sorted(idle, key=lambda live: live.used)[:excess]:
            if live.alarm:
                live.alarm.cancel()
            del self._live[live.row.id]

    # Coming and going

    async def listen(self, live: LiveTable, listener: Listener, since: int) -> LiveTable:
        """A page was opened: it is told the present, and what happened since it was last there.

        Returns the table to play at: the one given may have been let go since it was found.
        """
        while True:
            live = self._live.setdefault(live.row.id, live)
            listener.seats = frozenset(live.held_by(listener.holder))
            await talk.load(self, live)
            missed = {viewer: await self._missed(live, viewer, since) for viewer in listener.viewers}
            told = {entries[-1].seq for entries in missed.values() if entries}
            still = self._live.get(live.row.id) is live and listener.seats == frozenset(live.held_by(listener.holder))
            if still and told <= {live.seq}:
                break  # nothing has happened meanwhile that it would not be told, or be told twice
        live.listeners.add(listener)
        self.presence.changed(live)
        self.tell_who(live)
        if live.talk:
            listener.send(talk.told(live.talk))
        if live.state is not None:
            for viewer in listener.viewers:
                listener.send(live.now(viewer, missed[viewer]))
        elif live.position.stopped:
            raise Denied("stopped", "The rules no longer allow how this table began; it can only be ended.")
        self.due.wake(live)
        return live

    async def _missed(self, live: LiveTable, viewer: Viewer, since: int) -> list[protocol.Entry]:
        if not 0 < since < live.seq:
            return []
        missed, _ = await self.history(live, viewer, protocol.Told(seat=viewer, since=since))
        return missed

    def leave(self, live: LiveTable, listener: Listener) -> None:
        live.listeners.discard(listener)
        if not live.listeners:
            live.told = live.talk = None
        self.presence.changed(live)
        self.tell_who(live)

    def tell_who(self, live: LiveTable) -> None:
        for listener in list(live.listeners):
            listener.send(live.who(listener.holder))

    async def refresh(self, live: LiveTable) -> None:
        """Look at seats, presence and talk anew, and tell those who are there."""
        found = await self.store.table(live.row.id)
        if found is None:
            return
        row, seats = found
        if self.bus.shared:
            seen = (await self.store.look([live.row.id], self.clock())).get(live.row.id)
            live.elsewhere = seen.present if seen else frozenset()
        self.put_seats(live, row, seats)
        if live.listeners:
            await talk.catch_up(self, live)

    def put_seats(self, live: LiveTable, row: TableRow, seats: list[SeatRow]) -> None:
        live.row.next, live.row.revision, live.seats = row.next, row.revision, seats
        for listener in list(live.listeners):
            held, listener.seats = listener.seats, frozenset(live.held_by(listener.holder))
            listener.send(live.who(listener.holder))
            if listener.seats != held:
                self.presence.changed(live)
                if live.state is not None:
                    for viewer in listener.viewers:
                        listener.send(live.now(viewer, []))

    async def seats_changed(self, live: LiveTable) -> None:
        """After a change of one's own: others are told to look, and it is looked at here."""
        self.bus.publish(live.row.id, 0)
        await self.refresh(live)

    async def history(self, live: LiveTable, viewer: Viewer, wanted: protocol.Told) -> tuple[list[protocol.Entry], int]:
        """What a seat was told from some entry on, or the latest of it; and how many earlier entries there are.

        The log is folded once, in a thread, and kept while somebody listens: what comes is added to it.
        """
        async with live.telling:
            told = live.told
            if told is None:
                position, told = Position.before(live.row, live.game), []
                while position.seq < live.seq:
                    entries = await self.store.entries(live.row.id, position.seq)
                    if not entries:
                        break
                    if any(entry.kind == "cut" for entry in entries):
                        position, told = Position.before(live.row, live.game), []
                        entries = await self.store.entries(live.row.id)
                    told += await asyncio.to_thread(fold, position, entries)
                if told and told[-1][0].seq == live.seq:
                    live.told = told
        end = math.inf if wanted.before is None else wanted.before
        found = [one for one in told if wanted.since < one[0].seq < end]
        earlier = max(0, len(found) - wanted.most) if wanted.most else 0
        return [entry_told(entry, events, viewer) for entry, events in found[earlier:]], earlier

    # Writing

    def entry(self, live: LiveTable, position: Position, kind: str, after: int = 1, **values: Any) -> EntryRow:
        """The next entry, or one of the next; its time never goes back within a table."""
        at = max(self.clock(), position.at)
        return EntryRow(table=live.row.id, seq=position.seq + after, kind=kind, at=at, **values)

    async def write(self, live: LiveTable, make: Make) -> bool:
        """Write the next entries, if there are still some to write, and say whether there were. Hold the lock.

        If another worker was first, what it wrote is taken in, and it is tried again. An entry that cannot be carried
        out raises Parted and is not written.
        """
        for _ in range(TRIES):
            before = live.position
            entries = make(before)
            if not entries:
                return False
            after, told = await self._carried_out(before, entries)
            also = changes(before, after, entries)
            try:
                held = await self.store.append(*entries, also=also)
            except Conflict:
                await self._catch_up(live)
                continue
            if held is not None:
                live.leased = held
            for entry in entries:
                metrics.moves.labels(entry.kind).inc()
            self.bus.publish(live.row.id, after.seq)
            self._put(live, after, told)
            if after.over and not before.over:
                _log.info("a game is over", extra={"table": live.row.id, "game": live.row.game, "seq": after.seq})
            await self._snapshot(live, before.seq)
            return True
        raise RuntimeError(f"table {live.row.id}: too many write to it at once")

    async def _carried_out(self, before: Position, entries: list[EntryRow]) -> tuple[Position, Told]:
        """A copy of the position, with the entries carried out. An undo replays the game, so it goes to a thread."""
        after = before.copy()
        told: Told = []
        for entry in entries:
            if entry.kind == "undone":
                had = set(after.seqs)
                told.append((entry, await asyncio.to_thread(after.carry_out, entry)))
                entry.more["void"] = sorted(had.difference(after.seqs))
            else:
                told.append((entry, after.carry_out(entry)))
        return after, told

    async def _catch_up(self, live: LiveTable) -> None:
        """Take in what others have written; the lock is held."""
        before = live.seq
        entries = await self.store.entries(live.row.id, before)
        if not entries:
            return
        if any(entry.kind == "cut" for entry in entries):  # some of what was taken in may be void now
            after = await self._position(live.row, live.game)
            told: Told = [(entry, []) for entry in entries]
            live.told = None
        else:
            after = live.position.copy()
            told = fold(after, entries)
        live.leased = False  # whoever wrote may have it: it is asked for when it is needed
        self._put(live, after, told)
        await self._snapshot(live, before)

    async def catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            await self._catch_up(live)

    def _put(self, live: LiveTable, after: Position, told: Told) -> None:
        """Put a new position in place and tell everybody, each seat's bytes being made once."""
        live.position = after
        live.row.status = after.status
        entries = [entry for entry, _ in told]
        for number, bot in seats_after(entries).items():
            seat = live.seats[number]
            live.seats[number] = SeatRow(
                seat=number, kind="bot" if bot else "person", name=seat.name, bot=bot, holders=seat.holders
            )
        for number, (name, holder) in people_after(entries).items():
            live.seats[number] = SeatRow(seat=number, kind="person", name=name, holders=frozenset({holder}))
            for listener in live.listeners:  # whoever had the seat sees it no more
                listener.seats = frozenset(live.held_by(listener.holder))
        if live.told is not None:
            live.told += told
        if after.over or any(entry.kind in SEATED for entry, _ in told):
            self.tell_who(live)
        if after.state is not None:
            made: dict[Viewer, bytes] = {}
            watch = metrics.Watch.current()
            for listener in list(live.listeners):
                for viewer in listener.viewers:
                    if viewer not in made:
                        made[viewer] = live.now(viewer, [entry_told(entry, events, viewer) for entry, events in told])
                    listener.send(made[viewer], watch.expect() if watch else None)
        self.due.wake(live)

    async def _snapshot(self, live: LiveTable, before: int) -> None:
        """Now and then the position is kept, so that loading it reads a short tail of the log."""
        position = live.position
        if position.seq // SNAPSHOT_EVERY == before // SNAPSHOT_EVERY or position.stopped or position.state is None:
            return
        try:
            await self.store.put_snapshot(live.row.id, position.save())
        except Exception:
            _log.warning("a snapshot could not be kept", extra={"table": live.row.id}, exc_info=True)

    # Hearing of others

    def hear(self, id: str, seq: int) -> None:
        """Another worker has changed a table; without an id, the bus was away and may have missed something."""
        live = self._live.get(id)
        if not id:
            self.later(self._if_it_can(self._look()))
        elif live is not None and seq == 0:
            self.later(self._if_it_can(self.refresh(live)))
        elif live is not None and seq > live.seq:
            self.later(self._if_it_can(self.catch_up(live)))

    async def _if_it_can(self, work: Coroutine[Any, Any, None]) -> None:
        """What is not found now because the store does not answer is found when it is looked at by and by."""
        try:
            await work
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


def changes(before: Position, after: Position, entries: list[EntryRow]) -> Also:
    """What changes beside the log, in the transaction of these entries."""
    also = Also(seats=seats_after(entries), people=people_after(entries))
    if after.status != before.status:
        also.status = after.status
    if after.due != before.due:
        also.due = after.due
    return also


def seats_after(entries: list[EntryRow]) -> dict[int, str | None]:
    """By seat that was taken over: the level of its bot now, None for a person."""
    return {
        entry.seat: None if entry.more.get("by") == "person" else entry.more.get("bot", "medium")
        for entry in entries
        if entry.kind == "taken" and entry.seat is not None
    }


def people_after(entries: list[EntryRow]) -> dict[int, tuple[str, str]]:
    """By seat that somebody new has taken: their name and holder."""
    return {
        entry.seat: (entry.more["name"], entry.more["holder"])
        for entry in entries
        if entry.kind == "taken" and entry.seat is not None and "holder" in entry.more
    }
