"""Who is there: the seats with an open page, known across workers.

One worker knows by itself. Several write down which seats have a page with them, and say now and then that they still
live; what a dead one wrote ends by itself.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from londinium.server.live import LiveTable

if TYPE_CHECKING:
    from londinium.server.tables import Tables

BEAT = 5.0  # seconds between two signs of life
LASTS = 15.0  # seconds that one of them counts
SOON = 0.2  # seconds in which comings and goings are written together

_log = logging.getLogger(__name__)


class Presence:
    """The seats that have a page with this worker, as the others know them."""

    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        self._known: dict[str, frozenset[int]] = {}
        self._changed: dict[str, LiveTable] = {}
        self._news = asyncio.Event()

    def open(self) -> None:
        if self._tables.bus.shared:
            self._tables.later(self._write_for_ever())
            self._tables.later(self._beat_for_ever())

    def changed(self, live: LiveTable) -> None:
        """Somebody came or went."""
        if self._tables.bus.shared:
            self._changed[live.row.id] = live
            self._news.set()

    async def _write_for_ever(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(SOON)
            self._news.clear()
            try:
                await self.write()
            except Exception as error:
                _log.warning("who is there could not be written down: %s", type(error).__name__)
                await asyncio.sleep(BEAT)
                self._news.set()

    async def write(self) -> None:
        """Write the comings and goings since the last time, and tell the other workers to look."""
        changed, self._changed = self._changed, {}
        now = {id: frozenset[int]().union(*(one.seats for one in live.listeners)) for id, live in changed.items()}
        came = {(id, seat) for id, seats in now.items() for seat in seats - self._known.get(id, frozenset())}
        went = {(id, seat) for id, seats in now.items() for seat in self._known.get(id, frozenset()) - seats}
        if not came and not went:
            return
        try:
            await self._tables.store.put_presences(came, went, self._tables.clock() + LASTS)
        except BaseException:
            self._changed = changed | self._changed
            raise
        self._known = {id: seats for id, seats in (self._known | now).items() if seats}
        for id in {id for id, _ in came | went}:
            self._tables.bus.publish(id, 0)

    async def beat(self) -> None:
        """Say that this worker lives; if the others had given it up, all who are here come again."""
        now = self._tables.clock()
        kept = await self._tables.store.keep_presences(now, now + LASTS)
        if kept < sum(map(len, self._known.values())):
            self._changed = {id: await self._tables.get(id) for id in self._known} | self._changed
            self._known = {}
            self._news.set()

    async def _beat_for_ever(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Exception as error:
                _log.warning("this worker could not give its sign of life: %s", type(error).__name__)
