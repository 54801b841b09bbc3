"""The store's truth: what it has of a table, and what every page should have been shown."""

from collections.abc import Collection
from typing import NamedTuple

import msgspec

from londinium.kernel.registry import game as find_game
from londinium.server.fold import Position, fold
from londinium.server.live import LiveTable, entries_seen
from londinium.server.rows import EntryRow, SeatRow, TableRow
from londinium.server.store import Store
from londinium.server.store_opening import make_engine
from tests.chaos import messages
from tests.chaos.history import History, Record, Row, Viewer


class Kept(NamedTuple):
    """A table as the store has it."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]


async def ends(url: str, tables: Collection[str]) -> dict[str, int]:
    """By table: the number of its last entry."""
    store = Store(make_engine(url)[0])
    try:
        return {id: seen.seq for id, seen in (await store.look(tables, 0.0)).items()}
    finally:
        await store.close()


async def fetch(url: str, table: str) -> Kept:
    """Read a table past the server."""
    store = Store(make_engine(url)[0])
    try:
        found = await store.table(table)
        assert found is not None, f"table {table} is not in the store"
        return Kept(*found, await store.entries(table))
    finally:
        await store.close()


def work_out(kept: Kept, history: History, people: frozenset[int]) -> Record:
    """Fold the log, and see what the clients' pages should have shown after each entry."""
    wanted: dict[int, set[Viewer]] = {}
    for shown in history.shown:
        wanted.setdefault(shown.seq, set()).add(shown.viewer)
    viewers = {shown.viewer for shown in history.shown}
    rows = [
        Row(one.seq, one.kind, one.seat, one.ask, one.action, tuple(one.more.get("void", ())), one.last - one.seq)
        for one in kept.entries
    ]
    record = Record(rows, people)
    position = Position.before(kept.row, find_game(kept.row.game))
    secrets: set[str] = set()
    for entry in kept.entries:
        (happened,) = fold(position, [entry])
        live = LiveTable(kept.row, kept.seats, position)
        for viewer in viewers:
            for told in entries_seen(live.game, happened, viewer):
                record.entries[told.seq, viewer] = messages.digest(msgspec.to_builtins(told))
        for viewer in wanted.get(entry.last, ()):
            now = messages.read(live.now(viewer, [], 0.0))
            assert isinstance(now, messages.Now)
            record.views[entry.last, viewer] = now.digest
        assert position.state is not None
        secrets |= {str(position.state.rng), position.state.fingerprint()}
    secrets |= {str(entry.seed) for entry in kept.entries if entry.seed is not None}
    record.secrets = frozenset(secrets)
    return record
