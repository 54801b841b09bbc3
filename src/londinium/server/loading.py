"""Tables are read from the store when somebody wants them, and let go when nobody looks: memory is a cache.

A table is a snapshot and the entries after it, or all of them, on the components that it began with.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable

from londinium.kernel.game import Game
from londinium.kernel.registry import UnknownGame, released
from londinium.kernel.registry import game as find_game
from londinium.server import metrics
from londinium.server.bus import Bus
from londinium.server.fold import Position, fold
from londinium.server.ladder.settling import take_back
from londinium.server.live import LiveTable
from londinium.server.refusals import Denied
from londinium.server.reminders import queue
from londinium.server.rows import TableRow
from londinium.server.store import Store

SNAPSHOT_EVERY = 40
KEPT = 2000  # tables in memory

_log = logging.getLogger(__name__)


class Loading:
    """The tables in memory, by their ids."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store, self.bus = store, bus
        self.clock: Callable[[], float] = time.time
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._games: OrderedDict[tuple[str, str], Game] = OrderedDict()

    def forgotten(self, live: LiveTable) -> None:
        """A table is let go: what else is kept of it goes too."""

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
            task.exception()  # those who wait for it are told; if nobody does any more, nobody need be

    async def _load(self, id: str) -> LiveTable:
        """A snapshot and the entries after it, or all of them."""
        found = await self.store.table(id)
        if found is None:
            raise KeyError(id)
        row, seats = found
        game = await self.game_of(row.game, row.data)
        live = LiveTable(row, seats, await self._position(row, game), self.clock)
        await self._note_status(live)
        if self.bus.shared:
            seen = (await self.store.look([id], self.clock())).get(id)
            live.elsewhere = seen.present if seen else frozenset()
        await self._note_reminded(live)
        live.note_away(self.clock())
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
            except Exception as error:  # made by another version of the rules, or broken: the log is the truth
                _log.warning("a snapshot is thrown away: %s", type(error).__name__, extra={"table": row.id})
                await self.store.drop_snapshot(row.id)
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

    def keep_snapshot(self, live: LiveTable, before: int) -> None:
        """Now and then the position is kept, so that loading it reads a short tail of the log."""
        position = live.position
        if position.seq // SNAPSHOT_EVERY != before // SNAPSHOT_EVERY and not position.stopped and position.state:
            self.store.put_snapshot(live.row.id, position.save())

    async def _note_status(self, live: LiveTable) -> None:
        """A log that an older Londinium wrote may be ahead of what the lobby is told."""
        if live.position.seq and live.row.status != live.position.status:
            if live.row.status == "over":
                await self.store.take_results_back(live.row.id)
                if live.row.rated:
                    await take_back(self.store, live.row.id, live.row.game)
            live.row.status = live.position.status
            await self.store.change_table(live.row.id, status=live.row.status)

    async def game_of(self, id: str, data: str, keep: bool = False) -> Game:
        """A game on the components that a table began with, whatever this release has."""
        try:
            game = find_game(id)
        except UnknownGame as error:  # its package is gone, or broken
            raise Denied("stopped", str(error), "web-refused-no-game") from None
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
            raise Denied(
                "stopped", f"The components of this table ({id}, {data}) are not kept here.", "web-refused-components"
            )
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
        idle = [live for live in self._live.values() if self._is_idle(live)]
        for live in sorted(idle, key=lambda live: live.used)[:excess]:
            self._let_go(live)

    def _is_idle(self, live: LiveTable) -> bool:
        return not (live.listeners or live.thinking or live.lock.locked() or live.reading.locked())

    def _let_go(self, live: LiveTable) -> None:
        if live.alarm:
            live.alarm.cancel()
        self.forgotten(live)
        del self._live[live.row.id]

    async def _note_reminded(self, live: LiveTable) -> None:
        live.reminded = await self.store.transact(lambda connection: queue.reminded(connection, live.row.id))
