"""A store with very many tables answers as fast as one with few: nothing goes through all of them."""

import time
from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from londinium.server import schema
from londinium.server.store import Store
from londinium.server.tables_store import LISTED
from tests.server.test_store import opened


async def add(store: Store, maker: str, created: list[float], status: str = "gathering", public: bool = True) -> None:
    rows = [
        {
            "id": f"{maker or 'nobody'}{number}",
            "game": "next-station",
            "version": 1,
            "data": "x",
            "options": "{}",
            "players": 1,
            "public": public,
            "status": status,
            "host": "ann",
            "created": at,
            "maker": maker,
        }
        for number, at in enumerate(created)
    ]
    await store._write(lambda connection: connection.execute(sa.insert(schema.tables), rows) and None)


async def lobby(store: Store) -> list[str]:
    return [row.id for row, _ in await store.public_tables()]


async def test_a_crowd_of_tables_of_one_client_is_passed_over_however_large(store_url: str) -> None:
    async with opened(store_url) as store:
        await add(store, "home", [float(at) for at in range(10)])
        await add(store, "", [20.0] * 5)  # from before makers were noted; made at the same moment
        await add(store, "eve", [100.0] * 300)
        await add(store, "over", [200.0] * 3, status="over")
        await add(store, "hidden", [200.0] * 3, public=False)
        found = await lobby(store)
        assert len([id for id in found if id.startswith("eve")]) == LISTED
        assert sorted(id for id in found if id.startswith("nobody")) == [f"nobody{n}" for n in range(5)]
        assert [id for id in found if id.startswith("home")] == [f"home{n}" for n in range(9, 9 - LISTED, -1)]
        assert len(found) == 2 * LISTED + 5


async def test_the_lobby_is_the_newest_fifty_of_many_clients(store_url: str) -> None:
    async with opened(store_url) as store:
        for client in range(30):
            await add(store, f"client{client}x", [1_000.0 * at + client for at in range(8)])
        wanted = [f"client{client}x{number}" for number in (7, 6) for client in range(29, -1, -1)][:50]
        assert await lobby(store) == wanted


READS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "lobby": lambda store: store.public_tables(),
    "mine": lambda store: store.tables_of("ann"),
    "due": lambda store: store.take_due(time.time()),
    "leases of the dead": lambda store: store.take_over(),
}


@pytest.mark.parametrize("read", READS)
async def test_nothing_goes_through_all_tables(file_url: str, read: str) -> None:
    """By SQLite's own plan for every statement. A partial index may be gone through: it holds only what is wanted."""
    async with opened(file_url) as store:
        await add(store, "eve", [float(at) for at in range(300)])
        said: list[tuple[str, object]] = []
        sa.event.listen(
            store.engine, "before_cursor_execute", lambda _c, _k, text, values, *_: said.append((text, values))
        )
        await READS[read](store)
        plans = []
        with store.engine.connect() as connection:
            for text, values in list(said):
                if text.split()[0] in ("SELECT", "UPDATE"):
                    rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", values)  # type: ignore[arg-type]
                    plans += [str(row[3]) for row in rows]
        assert plans
        few = ("ix_tables_lobby", "ix_tables_worker")
        assert [plan for plan in plans if "SCAN tables" in plan and not any(one in plan for one in few)] == []


async def test_migrations_lead_to_the_schema(store_url: str) -> None:
    async with opened(store_url) as store:
        with store.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
