"""Games that ended before results were kept: each is folded once, when nobody waits, and its result written down."""

import asyncio
import logging

import sqlalchemy as sa

from londinium.server import schema
from londinium.server.changes import ending
from londinium.server.database import StoreError
from londinium.server.fold import Position, fold
from londinium.server.results_store import put_results
from londinium.server.rows import Over
from londinium.server.tables import Tables

MOST = 50  # tables looked up at once
BREATH = 0.02  # seconds after each, for the moves

_log = logging.getLogger(__name__)


async def write_results(tables: Tables) -> int:
    """Write down how earlier games ended; how many there were. Where the store fails, the next start goes on."""
    count = 0
    try:
        ids = await _next(tables, "")
        while ids:
            for id in ids:
                await _write(tables, id)
                count += 1
                await asyncio.sleep(BREATH)
            ids = await _next(tables, ids[-1])
    except StoreError as error:
        _log.warning("results of earlier games wait for the store: %s", error)
    return count


async def _next(tables: Tables, last: str) -> list[str]:
    """The next tables whose games are over without anything known of their end."""
    columns = schema.tables.c
    query = sa.select(columns.id).where(columns.status == "over", columns.over_at.is_(None), columns.id > last)
    query = query.order_by(columns.id).limit(MOST)
    return await tables.store.transact(lambda connection: list(connection.execute(query).scalars()))


async def _write(tables: Tables, id: str) -> None:
    """One game; one that can no longer be read has ended all the same, without a result."""
    found = await tables.store.table(id)
    assert found is not None
    row, _ = found
    entries = await tables.store.entries(id)
    over = Over(at=entries[-1].at if entries else row.created, actions=0)
    try:
        position = Position.before(row, await tables.game_of(row.game, row.data))
        await asyncio.to_thread(fold, position, entries)
        if position.over:
            over = ending(position)
    except StoreError:
        raise  # it is tried again at the next start
    except Exception as error:  # one that cannot be read keeps no other from its result
        _log.warning("an earlier game has no result: %s", type(error).__name__, extra={"table": id})

    def put(connection: sa.Connection) -> None:
        change = sa.update(schema.tables).where(schema.tables.c.id == id)
        connection.execute(change.values(over_at=over.at, actions=over.actions))
        put_results(connection, id, over)

    await tables.store.transact(put)
