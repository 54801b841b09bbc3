"""The pages about people over a large store: `python bench/people.py` fills one and prints a table.

100,000 games of 10,000 people, of whom one has played every twentieth, a daily game that 500 people play for 60 days,
and a weekly one of London that all of them play once. Everybody is in every ladder; a third show their rating, games
and figures to people they have played with, a third to nobody. Each line is what the server asks the store for one
page, in milliseconds: of people chosen at random, then of the one with the most games. On PostgreSQL the last column
names the tables of more than 1,000 rows that a page's statements read from end to end:

    createdb people && python bench/people.py --store postgresql://127.0.0.1/people
"""

import argparse
import asyncio
import datetime
import json
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import sqlalchemy as sa

from londinium.kernel.registry import game as find_game
from londinium.server import garbage, schema
from londinium.server.bots import Pool
from londinium.server.ladder import ladders, scale, seeking
from londinium.server.names import skeleton
from londinium.server.people import contests, games, played, profiles, seen
from londinium.server.people.calendar import DAILY, Calendar, contest_of
from londinium.server.results_store import STRENGTH
from londinium.server.store import Store
from londinium.server.tables import Tables

BEGAN = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC).timestamp()
DAY = 86_400.0
REGULAR = "p0"  # who has played every twentieth game
GAMES = ("next-station", "london", "guilds", "dei")
DAYS, A_DAY = 60, 500
BULK = 5_000  # games in one transaction
MANY = 1_000  # rows of a table that should not be read from end to end

Rows = dict[sa.Table, list[dict[str, Any]]]


def fill(store: Store, count: int, people: int) -> None:
    rng = Random(1)
    options = {id: json.dumps(msgspec.to_builtins(find_game(id).options())) for id in GAMES}
    left = iter(range(count))
    while numbers := list(islice(left, BULK)):
        rows: Rows = {table: [] for table in (schema.tables, schema.seats, schema.holders, schema.results)}
        for number in numbers:
            players = rng.randint(2, 4)
            holders = [f"p{rng.randrange(1, people)}" for _ in range(players)]
            if number % 20 == 0:
                holders[0] = REGULAR
            put(rows, f"g{number}", rng.choice(GAMES), dict.fromkeys(holders), BEGAN + 60 * number, rng, options, "")
        write(store, rows)
    write(store, {schema.profiles: [named(n) for n in range(people)]})
    for game in GAMES:
        write(store, {schema.ratings: [rated(game, f"p{n}", rng) for n in range(people)]})
    for day in range(DAYS):
        rows = {table: [] for table in (schema.tables, schema.seats, schema.holders, schema.results, schema.attempts)}
        at = BEGAN + day * DAY
        name = Calendar().day(at)
        for holder in [REGULAR, *(f"p{n}" for n in rng.sample(range(1, people), A_DAY - 1))]:
            id = f"d{day}{holder}"
            put(rows, id, GAMES[0], {holder: None}, at + 3600, rng, options, name)
            rows[schema.attempts].append(attempt(GAMES[0], name, holder, id, at, rng))
        rows[schema.contests] = [
            {"game": GAMES[0], "day": name, "data": "", "par": '{"medium": 80, "hard": 95}', "target": None}
        ]
        write(store, rows)
    contest = contest_of("london", name)
    rows = {schema.tables: [], schema.seats: [], schema.holders: [], schema.results: [], schema.attempts: []}
    for holder in (f"p{n}" for n in range(people)):
        put(rows, f"w{holder}", "london", {holder: None}, at + 3600, rng, options, contest.day)
        rows[schema.attempts].append(attempt("london", contest.day, holder, f"w{holder}", at, rng))
    rows[schema.contests] = [{**contest._asdict(), "data": "", "par": '{"medium": 40, "hard": 50}', "target": 50}]
    write(store, rows)
    take_down(store)
    with store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        # as a server that has run for a while has it
        connection.exec_driver_sql("VACUUM ANALYZE" if connection.dialect.name == "postgresql" else "ANALYZE")


def named(n: int) -> dict[str, Any]:
    """Somebody with a name, who shows themselves to all, to people they have played with, or to nobody."""
    whom = ("all", "met", "none")[n % 3]
    shows = {f"shows_{what}": whom for what in ("rating", "games", "figures")}
    name = f"Person {n}"
    return {"holder": f"p{n}", "name": name, "skeleton": skeleton(name), "at": BEGAN, **shows}


def rated(game: str, player: str, rng: Random) -> dict[str, Any]:
    found = scale.Rating(rng.gauss(scale.MU, scale.SIGMA), 3.0, rng.randint(1, 60), 1)
    return {"game": game, "player": player, "at": BEGAN, **found._asdict()}


def attempt(game: str, day: str, holder: str, table: str, at: float, rng: Random) -> dict[str, Any]:
    found = {"game": game, "day": day, "holder": holder, "table": table, "own": True, "until": at + 9 * DAY}
    return found | {"score": rng.randint(30, 120), "over_at": at + 5100}


def put(
    rows: Rows,
    id: str,
    game: str,
    holders: dict[str, None],
    at: float,
    rng: Random,
    options: dict[str, str],
    day: str = "",
) -> None:
    """A finished game of some people and, where it is one person's, a bot; alone on the daily game."""
    bots = 0 if day or len(holders) > 1 else 1
    players = len(holders) + bots
    table = {"id": id, "game": game, "version": 1, "data": "", "options": options[game], "players": players}
    table |= {"public": False, "status": "over", "host": "", "created": at, "over_at": at + 1500, "actions": 60}
    rows[schema.tables].append({**table, "daily": day or None, "counts": bool(day)})
    level = rng.choice(STRENGTH) if bots else None
    same = {"table": id, "players": players, "rival": level, "over_at": at + 1500}
    for seat, holder in enumerate([*holders, *[""] * bots]):
        kind, bot = ("person", None) if holder else ("bot", level)
        name = f"Person {holder[1:]}" if holder else ""
        rows[schema.seats].append({"table": id, "seat": seat, "kind": kind, "name": name, "bot": bot})
        rows[schema.results].append({**same, "seat": seat, "score": rng.randint(30, 120), "place": seat + 1})
        if holder:
            rows[schema.holders].append({"table": id, "seat": seat, "holder": holder, "game": game, "created": at})


def take_down(store: Store) -> None:
    """Who played and met whom, from what was written: as the server does at each game's end."""
    with store.engine.begin() as connection:
        ids = connection.execute(sa.select(schema.results.c.table).distinct()).scalars().all()
        played.recount(connection, ids)


def write(store: Store, rows: Rows) -> None:
    with store.engine.begin() as connection:
        for table, values in rows.items():
            if values:
                connection.execute(sa.insert(table), values)


async def read_whole(store: Store, ask: Callable[[], Awaitable[Any]]) -> str:
    """The large tables that PostgreSQL reads from end to end for what is asked."""
    if store.engine.dialect.name != "postgresql":
        return ""
    asked: list[tuple[str, Any]] = []

    def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        asked.append((statement, parameters))

    sa.event.listen(store.engine, "before_cursor_execute", note)
    await ask()
    sa.event.remove(store.engine, "before_cursor_execute", note)
    found: set[str] = set()
    with store.engine.connect() as connection:
        size = "SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples > %s"
        large = set(connection.exec_driver_sql(size, (MANY,)).scalars())
        for statement, parameters in asked:
            if statement.lstrip().startswith(("SELECT", "WITH")):
                plan = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters).scalar_one()
                found |= {table for table in scanned(plan[0]["Plan"]) if table in large}
    return ", ".join(sorted(found))


def scanned(plan: dict[str, Any]) -> Iterator[str]:
    """The tables that a plan scans."""
    if plan["Node Type"] == "Seq Scan":
        yield plan["Relation Name"]
    for part in plan.get("Plans", ()):
        yield from scanned(part)


async def measure(what: str, ask: Callable[[], Awaitable[Any]], times: int, whole: str) -> float:
    taken, worked = [], []
    for _ in range(times):
        began, work = time.perf_counter(), time.process_time()
        await ask()
        taken.append(1000 * (time.perf_counter() - began))
        worked.append(1000 * (time.process_time() - work))
    most = [sorted(all_of_them)[min(times - 1, round(0.99 * times))] for all_of_them in (taken, worked)]
    figures = (statistics.median(taken), most[0], statistics.median(worked), most[1])
    print(f"{what:<46} {' '.join(f'{figure:8.1f}' for figure in figures)} {whole}".rstrip(), flush=True)
    return most[1]


async def run(url: str, count: int, people: int, times: int) -> float:
    store = Store.open(url)
    if not await games.figures(store, REGULAR):
        fill(store, count, people)
    print(f"{count:,} games, {people:,} people; {store.engine.dialect.name}\n", flush=True)
    collecting = asyncio.create_task(garbage.collect_in_quiet())  # as the server does
    with garbage.left_to_us():
        worst = await look_at_pages(store, people, times)
    collecting.cancel()
    return worst


async def look_at_pages(store: Store, people: int, times: int) -> float:
    tables = Tables(store, Pool(1))
    today = BEGAN + (DAYS - 1) * DAY + 8 * 3600
    tables.clock = lambda: today
    day = tables.calendar.day(today)
    rng = Random(2)
    print(f"{'ms, by the clock and of the processor':<46} {'p50':>8} {'p99':>8} {'p50':>8} {'p99':>8}")
    worst = 0.0
    for whose in ("anybody", "the most games"):

        def who(whose: str = whose) -> str:
            return REGULAR if whose != "anybody" else f"p{rng.randrange(1, people)}"

        asked: dict[str, Callable[[], Awaitable[Any]]] = {
            "my games, first page": lambda: games.read(store, who()),
            "my games, a later page": lambda: games.read(store, who(), page=20),
            "my games, of one game": lambda: games.read(store, who(), game="guilds"),
            "my games, with somebody": lambda: games.read(store, who(), search="person 77"),
            "my figures": lambda: games.figures(store, who()),
            "head to head": lambda: games.friends(store, who()),
            "today's game and this week's": lambda: contests.now(tables, who()),
            "table of the day": lambda: contests.table(tables, DAILY, who(), "day", day),
            "table of the week": lambda: contests.table(tables, DAILY, who(), "week", day),
            "table of all time": lambda: contests.table(tables, DAILY, who(), "all", day),
            "table of a weekly game": lambda: contests.table(tables, "london", who(), "week", day),
            "weekly games of all time": lambda: contests.table(tables, "london", who(), "all", day),
            "a ladder": lambda: ladders.ladder(store, "london", STRENGTH, who()),
            "somebody's page": lambda: seen.profile(tables, f"Person {rng.randrange(people)}", who()),
            "the page of the most games": lambda: seen.profile(tables, "Person 0", who()),
            "looking for a game": lambda: seeking.look(tables, who()),
            "one's own profile": lambda: profiles.own(store, who()),
        }
        for what, ask in asked.items():
            worst = max(worst, await measure(f"{what} ({whose})", ask, times, await read_whole(store, ask)))
    await tables.close()
    tables.pool.close()
    await store.close()
    return worst


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--store", help="by its URL, filled if it is empty; else a file that is deleted afterwards")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        url = args.store or f"sqlite:///{Path(folder) / 'people.db'}"
        worst = asyncio.run(run(url, args.games, args.people, args.times))
    print(f"\nslowest p99 of the processor: {worst:.1f} ms (bar: 100 ms)")


if __name__ == "__main__":
    main()
