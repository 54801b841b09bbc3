"""The log of a table as its seats were told it: folded once, encoded once a seat, kept while there is room."""

from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple, cast

import msgspec

from londinium.kernel.game import Game
from londinium.server import protocol
from londinium.server.fold import Happened, Position, fold
from londinium.server.live import LiveTable, entries_seen
from londinium.server.telling import Viewer

if TYPE_CHECKING:
    from londinium.server.tables import Tables

MOST_BYTES = 300_000  # of entries in one answer; the page asks again for what came before
KEPT = 40_000  # entries of all tables, as they were told

_json = msgspec.json.Encoder()


class Part(NamedTuple):
    """Some entries in a row up to the last that was wanted, and how many earlier ones were wanted too."""

    entries: list[protocol.Entry]
    earlier: int
    last: int


NOTHING = Part([], 0, 0)


class ToldLog:
    """All entries of a table from the first on, and what came of them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.happened: list[Happened] = []
        self._told: dict[Viewer, list[msgspec.Raw]] = {}
        self._encoded: dict[Viewer, int] = {}  # how many of what happened

    def part(self, viewer: Viewer, wanted: protocol.ReadLog) -> Part:
        """The latest of what a seat wants to read, as far as one answer goes. What it was told is encoded once."""
        told = self._told.setdefault(viewer, [])
        for one in self.happened[self._encoded.get(viewer, 0) :]:
            self._encoded[viewer] = self._encoded.get(viewer, 0) + 1
            told += [msgspec.Raw(_json.encode(entry)) for entry in entries_seen(self.game, one, viewer)]
        end = len(told) if wanted.before is None else max(0, min(len(told), wanted.before - 1))
        since, first, size = max(0, wanted.since), end, 0
        while first > since and (wanted.most is None or end - first < wanted.most):
            size += len(memoryview(told[first - 1]))
            if size > MOST_BYTES and first < end:
                break
            first -= 1
        return Part(cast("list[protocol.Entry]", told[first:end]), max(0, first - since), end)


class Histories:
    """The logs that are at hand; those that were not read for longest go first."""

    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        self._kept: OrderedDict[str, LiveTable] = OrderedDict()

    async def read(self, live: LiveTable, viewer: Viewer, wanted: protocol.ReadLog) -> Part:
        """What a seat was told from some entry on, or the latest of it."""
        async with live.reading:
            log = live.log or await self._fold(live)
        self._keep(live)
        told = live.seq_to(viewer)
        if told < live.seq:  # the rest is covered
            wanted = msgspec.structs.replace(
                wanted, before=told + 1 if wanted.before is None else min(wanted.before, told + 1)
            )
        return await self._tables.reading.run(log.part, viewer, wanted)

    async def _fold(self, live: LiveTable) -> ToldLog:
        position, log = Position.before(live.row, live.game), ToldLog(live.game)
        while position.seq < live.seq:
            entries = await self._tables.store.entries(live.row.id, position.seq)
            if not entries:
                break
            if any(entry.kind == "cut" for entry in entries):
                position, log = Position.before(live.row, live.game), ToldLog(live.game)
                entries = await self._tables.store.entries(live.row.id)
            log.happened += await self._tables.reading.run(fold, position, entries)
        if log.happened and log.happened[-1].entry.last == live.seq:
            live.log = log
        return log

    def _keep(self, live: LiveTable) -> None:
        self._kept[live.row.id] = live
        self._kept.move_to_end(live.row.id)
        room = KEPT
        for id, one in reversed(list(self._kept.items())):
            room -= len(one.log.happened) if one.log else 0
            if one.log is None or (room < 0 and one is not live):
                one.log = None
                del self._kept[id]

    def forget(self, live: LiveTable) -> None:
        self._kept.pop(live.row.id, None)
