"""The pages about people over a large store: `python bench/people.py` fills one and prints a table.

100,000 games of 10,000 people, of whom one has played every twentieth, a daily game that 500 people play for 60 days,
a weekly one of London that all of them play once, 40 tournaments of 64, 50 public tables of four, and 500 people who
have said from when on they want to play. Everybody is in every ladder; a third show their rating, games and figures to
people they have played with, a third to nobody. Each line is what a page asks the application, from the request to the
last byte of the answer, in milliseconds: for people chosen at random, then for the one with the most games. On
PostgreSQL the last column names the tables of more than 1,000 rows that its statements read from end to end:

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

import httpx
import msgspec
import sqlalchemy as sa

from londinium.kernel.registry import game as find_game
from londinium.server import schema
from londinium.server.app import make_app
from londinium.server.ladder import scale
from londinium.server.names import skeleton
from londinium.server.people import games, played
from londinium.server.people.calendar import DAILY, Calendar, contest_of
from londinium.server.results_store import STRENGTH
from londinium.server.seats import COOKIE
from londinium.server.settings import Settings
from londinium.server.store import Store
from londinium.server.worker import Worker

BEGAN = datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC).timestamp()
DAY = 86_400.0
REGULAR = "p0"  # who has played every twentieth game
GAMES = ("next-station", "london", "guilds", "dei")
DAYS, A_DAY = 60, 500
BULK = 5_000  # games in one transaction
MANY = 1_000  # rows of a table that should not be read from end to end
TODAY = BEGAN + (DAYS - 1) * DAY + 8 * 3600
TOURNAMENTS, ENTERED, ROUNDS = 40, 64, 6
PUBLIC = 50
PLANNING = 500

Ask = Callable[[], Awaitable[None]]
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
    write(store, held(people, rng))
    write(store, offered(people, rng, options))
    write(store, {schema.seekers: [planning(n, rng) for n in range(1, min(PLANNING, people - 1) + 1)]})
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


def held(people: int, rng: Random) -> Rows:
    """Tournaments, all of them with the one who plays most; the last is in its last round."""
    tables = (schema.tournaments, schema.tournament_players, schema.tournament_boards, schema.tournament_seats)
    rows: Rows = {table: [] for table in tables}
    same = {"game": "london", "options": "{}", "seats": 2, "system": "swiss", "rounds": ROUNDS, "round": ROUNDS}
    same |= {"clock": '{"time": 900.0, "increment": 15.0}', "wait": 300.0, "maker": ""}
    for number in range(TOURNAMENTS):
        id, last = f"t{number}", number == TOURNAMENTS - 1
        title, status = f"Tournament {number}", "playing" if last else "over"
        row = {**same, "id": id, "title": title, "status": status, "host": f"p{number}", "created": BEGAN + number}
        rows[schema.tournaments].append(row)
        entered = [0, *rng.sample(range(1, people), ENTERED - 1)]
        rows[schema.tournament_players] += [
            {"tournament": id, "number": n, "browser": f"p{one}", "name": f"Person {one}"}
            for n, one in enumerate(entered, 1)
        ]
        for round in range(1, ROUNDS + 1):
            over = not last or round < ROUNDS
            order = rng.sample(range(1, ENTERED + 1), ENTERED)
            for n in range(ENTERED // 2):
                board = {"tournament": id, "round": round, "board": n + 1}
                rows[schema.tournament_boards].append({**board, "until": TODAY + DAY, "over": over})
                rows[schema.tournament_seats] += [
                    {**board, "player": player, "came": over, "seat": seat, "points": 2 * seat if over else None}
                    for seat, player in enumerate(order[2 * n : 2 * n + 2])
                ]
    return rows


def offered(people: int, rng: Random, options: dict[str, str]) -> Rows:
    """Public tables at which three wait for a fourth."""
    rows: Rows = {table: [] for table in (schema.tables, schema.seats, schema.holders)}
    for number in range(PUBLIC):
        id, game, at = f"o{number}", rng.choice(GAMES), TODAY - number
        table = {"id": id, "game": game, "version": 1, "data": "", "options": options[game], "players": 4}
        table |= {"public": True, "status": "gathering", "host": "", "created": at, "maker": f"client {number}"}
        rows[schema.tables].append(table)
        for seat, one in enumerate(rng.sample(range(1, people), 3)):
            rows[schema.seats].append({"table": id, "seat": seat, "kind": "person", "name": f"Person {one}"})
            rows[schema.holders].append({"table": id, "seat": seat, "holder": f"p{one}", "game": game, "created": at})
        rows[schema.seats].append({"table": id, "seat": 3, "kind": "open", "name": ""})
    return rows


def planning(n: int, rng: Random) -> dict[str, Any]:
    """Somebody who wants to play from some hour of the next day on."""
    wanted = {"game": rng.choice(GAMES), "players": rng.randint(2, 4), "pace": "live", "rated": rng.random() < 0.5}
    found = {**wanted, "holder": f"p{n}", "name": f"Person {n}", "mu": rng.gauss(scale.MU, scale.SIGMA), "maker": ""}
    return found | {"since": TODAY + 3600.0 * rng.randint(1, 24), "seen": TODAY}


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


async def read_whole(store: Store, ask: Ask) -> str:
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


async def measure(what: str, ask: Ask, times: int, whole: str) -> float:
    """Print a line; the p99 by the clock."""
    taken, worked = [], []
    for _ in range(times):
        began, work = time.perf_counter(), time.process_time()
        await ask()
        taken.append(1000 * (time.perf_counter() - began))
        worked.append(1000 * (time.process_time() - work))
    most = [sorted(all_of_them)[min(times - 1, round(0.99 * times))] for all_of_them in (taken, worked)]
    figures = (statistics.median(taken), most[0], statistics.median(worked), most[1])
    print(f"{what:<46} {' '.join(f'{figure:8.1f}' for figure in figures)} {whole}".rstrip(), flush=True)
    return most[0]


def pages(day: str, people: int, rng: Random) -> dict[str, Callable[[], str]]:
    """What the pages ask, by what a reader calls it."""
    return {
        "my games, first page": lambda: "/api/games/mine",
        "my games, a later page": lambda: "/api/games/mine?page=20",
        "my games, of one game": lambda: "/api/games/mine?game=guilds",
        "my games, finished": lambda: "/api/games/mine?stage=over",
        "my games, with somebody": lambda: "/api/games/mine?search=person%2077",
        "my figures": lambda: "/api/figures",
        "head to head": lambda: "/api/figures/friends",
        "today's game and this week's": lambda: "/api/contests",
        "table of the day": lambda: f"/api/contests/{DAILY}/results?span=day&day={day}",
        "table of the week": lambda: f"/api/contests/{DAILY}/results?span=week&day={day}",
        "table of all time": lambda: f"/api/contests/{DAILY}/results?span=all&day={day}",
        "table of a weekly game": lambda: f"/api/contests/london/results?span=week&day={day}",
        "weekly games of all time": lambda: f"/api/contests/london/results?span=all&day={day}",
        "a ladder": lambda: "/api/ladders/london",
        "somebody's page": lambda: f"/api/people?name=Person%20{rng.randrange(people)}",
        "the page of the most games": lambda: "/api/people?name=Person%200",
        "looking for a game": lambda: "/api/find/look",
        "what others have planned": lambda: "/api/find/plans",
        "public tables and how strong": lambda: "/api/tables",
        "my tables": lambda: "/api/mine",
        "what waits for me": lambda: "/api/waiting",
        "a tournament": lambda: f"/api/tournaments/t{rng.randrange(TOURNAMENTS)}",
        "its results as a file": lambda: f"/api/tournaments/t{rng.randrange(TOURNAMENTS)}/results.csv",
        "my tournaments": lambda: "/api/tournaments",
        "my reminders": lambda: "/api/reminders",
        "one's own profile": lambda: "/api/profile",
    }


async def run(url: str, count: int, people: int, times: int) -> float:
    store = Store.open(url)
    if not await games.figures(store, REGULAR):
        fill(store, count, people)
    await store.close()
    app = make_app(Settings(store=url, bots=1, limits=1e6))
    rng = Random(2)
    worst = 0.0
    async with app.lifespan():
        here: Worker = app.state.worker
        here.tables.clock = lambda: TODAY
        day = here.tables.calendar.day(TODAY)
        print(f"{count:,} games, {people:,} people; {here.store.engine.dialect.name}\n", flush=True)
        print(f"{'ms, by the clock and of the processor':<46} {'p50':>8} {'p99':>8} {'p50':>8} {'p99':>8}")
        transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            for whose in ("anybody", "the most games"):
                for what, page in pages(day, people, rng).items():

                    async def ask(whose: str = whose, page: Callable[[], str] = page) -> None:
                        who = REGULAR if whose != "anybody" else f"p{rng.randrange(1, people)}"
                        address, cookies = page(), f"{COOKIE}={here.keys.device_of(who)}"
                        method = "POST" if address == "/api/find/look" else "GET"
                        answer = await client.request(method, address, headers={"Cookie": cookies})
                        answer.raise_for_status()

                    whole = await read_whole(here.store, ask)
                    worst = max(worst, await measure(f"{what} ({whose})", ask, times, whole))
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
    print(f"\nslowest p99 by the clock: {worst:.1f} ms (bar: 100 ms)")


if __name__ == "__main__":
    main()
