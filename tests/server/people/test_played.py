"""Finished games as their players count them: whatever happens to a table, they are what a count from scratch gives."""

import json
from collections import defaultdict
from functools import partial
from itertools import product
from random import Random
from typing import Any

import sqlalchemy as sa
from alembic import command

from londinium.server import schema, store_opening
from londinium.server.analyses_store import AnalysisRow, Said
from londinium.server.people import devices, games, leaving
from londinium.server.results_store import put_results
from londinium.server.rows import Over
from londinium.server.store import Store
from londinium.server.tables import Tables
from tests.server.people.test_games import table
from tests.server.playing import worker
from tests.server.test_migration import older


def counted(connection: sa.Connection) -> tuple[set[Any], set[Any]]:
    """Who finished which game and who met whom, from seats, holders and results alone."""
    results = {(row.table, row.seat): row for row in connection.execute(sa.select(schema.results))}
    names = {
        (row.table, row.seat): row.name for row in connection.execute(sa.select(schema.seats)) if row.kind == "person"
    }
    holders: dict[tuple[str, int], list[str]] = defaultdict(list)
    held: dict[tuple[str, str], list[int]] = defaultdict(list)
    for row in connection.execute(sa.select(schema.holders).where(schema.holders.c.former.is_(None))):
        holders[row.table, row.seat].append(row.holder)
        held[row.table, row.holder].append(row.seat)
    finished, meetings = set(), set()
    for (id, who), seats in held.items():
        own = results.get((id, seats[0]))
        if own is None or len(seats) > 1:
            continue
        finished.add((who, id, own.score, own.place, own.players, own.rival, own.over_at, own.accuracy, own.luck))
        for (there, seat), others in holders.items():
            if there == id and seat != seats[0] and names.get((id, seat)):
                name, theirs = names[id, seat], results[id, seat]
                meetings.add((who, min(others), name, id, seat, own.place, theirs.place, own.over_at))
    return finished, meetings


def kept(connection: sa.Connection) -> tuple[set[Any], set[Any]]:
    one, met = schema.finished.c, schema.meetings.c
    columns = (one.player, one.table, one.score, one.place, one.players, one.rival, one.at, one.accuracy, one.luck)
    pairs = (met.player, met.other, met.name, met.table, met.seat, met.own, met.their, met.at)
    return (
        {tuple(row) for row in connection.execute(sa.select(*columns))},
        {tuple(row) for row in connection.execute(sa.select(*pairs))},
    )


async def check(tables: Tables, what: str) -> int:
    """Both agree; how many meetings there are."""
    found, wanted = await tables.store.transact(lambda connection: (kept(connection), counted(connection)))
    assert found == wanted, what
    return len(found[1])


async def end(tables: Tables, id: str, players: int, rng: Random) -> None:
    places = [rng.randint(1, players) for _ in range(players)]
    scores = [rng.randint(10, 99) for _ in places]
    over = Over(at=float(rng.randrange(1000)), actions=1, scores=scores, ranking=places)
    await tables.store.transact(partial(put_results, id=id, over=over))
    await tables.store.change_table(id, status="over")


async def test_they_are_what_a_count_from_scratch_gives_whatever_happens(store_url: str) -> None:
    rng = Random(4)
    async with worker(store_url) as tables:
        for number in range(24):
            names = rng.choice([("Anna", "Ben"), ("Anna", "Ben", "Cat"), ("Anna", "Ben", "Cat", "Dan"), ("Anna",)])
            bots = {1: "easy"} if len(names) > 1 and rng.random() < 0.25 else {}
            live = await table(tables, number, names, bots=bots)
            await end(tables, live.row.id, len(names), rng)
        assert await check(tables, "ends") > 50
        await end(tables, "t003", (await tables.get("t003")).row.players, rng)
        await check(tables, "another end of the same game")
        before = await check(tables, "nothing")
        await tables.store.take_results_back("t003")
        assert await check(tables, "a result taken back") < before
        await tables.store.add_holder("t001", 0, "phone", 0)
        await tables.store.add_holder("t002", 0, "phone", 0)
        await tables.store.add_holder("t005", 0, "ben", 0)
        await check(tables, "more devices at a seat, and somebody with two seats")
        await tables.store.revoke_links("t002", 0, "ann")
        await check(tables, "links revoked")
        await devices.join(tables, "phone", "ann")
        await check(tables, "a device joined")
        await devices.join(tables, "ben", "cat")
        await check(tables, "somebody became another, whom they had met")
        assert "ben" not in {row.player for row in await rows(tables, schema.meetings)}
        await leaving.forget(tables, "ann")
        await check(tables, "somebody deleted")
        left = [*await rows(tables, schema.meetings), *await rows(tables, schema.finished)]
        assert left
        assert not any("ann" in (row.player, getattr(row, "other", "")) for row in left)
        assert "Anna" not in {row.name for row in await rows(tables, schema.meetings)}


def test_they_are_counted_once_when_an_older_store_is_opened(store_url: str) -> None:
    older(store_url, 3)
    engine, _ = store_opening.make_engine(store_url)
    report = json.dumps({"seats": [{"seat": 0, "accuracy": 91.5, "chance": 0.25}]})
    try:
        with engine.begin() as connection:
            command.upgrade(store_opening._alembic(connection), "0013")
            for id, seat in product(("t0", "t1"), range(4)):
                values = {"id": id, "seat": seat}
                ended = "INSERT INTO results VALUES (:id, :seat, 50 + :seat, 1 + :seat, 4, 'easy', 9.5)"
                connection.execute(sa.text(ended), values)
                now = "UPDATE seats SET kind = 'person' WHERE \"table\" = :id AND seat = 1"
                connection.execute(sa.text(now), values)
            put = sa.insert(schema.analyses).values(
                id="a", source="t1", budget="", status="done", done=1, total=1, report=report, client="", at=1.0
            )
            connection.execute(put)
        Store.open(store_url).dispose()
        with engine.connect() as connection:
            found = kept(connection)
            assert found == counted(connection)
            assert len(found[1]) > 6
            assert ("p0", "t1", 50, 1, 4, "easy", 9.5, 91.5, 0.25) in found[0]
    finally:
        engine.dispose()


async def rows(tables: Tables, table: sa.Table) -> list[Any]:
    return await tables.store.transact(lambda connection: list(connection.execute(sa.select(table)).all()))


async def test_what_the_coach_said_of_a_game_is_kept_with_it(store_url: str) -> None:
    async with worker(store_url) as tables:
        await table(tables, 1)
        await end(tables, "t001", 2, Random(1))
        await tables.store.add_analysis(AnalysisRow(id="a", source="t001", budget="", client=""), 3, 9)
        assert await tables.store.take_analysis(5.0)
        said = {0: Said(91.5, 0.25), 1: Said(None, -0.25)}
        assert await tables.store.put_analysis("a", 6.0, "t001", said, status="done")
        await check(tables, "analysed")
        [ann], [ben] = [await games.figures(tables.store, who) for who in ("ann", "ben")]
        assert [(one.accuracy, one.luck) for one in ann.analysed] == [(91.5, 0.25)]
        assert [(one.accuracy, one.luck) for one in ben.analysed] == [(None, -0.25)], "without a choice"
        assert not await tables.store.put_analysis("gone", 6.0, "t001", {0: Said(1.0, 1.0)})
        await check(tables, "an analysis that was another's by then")
