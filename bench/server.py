"""How fast the table is, beside boardgame.io's own server and beside another commit of itself, on one machine.

    python bench/server.py                     250 tables of four, one socket a seat, a decision every 1 to 3 seconds
    python bench/server.py --tables 40         a small one, to see that it works
    python bench/server.py --beside ../before  another checkout of Londinium too
    python bench/server.py --knee              how many tables one server carries: see `BOUND`
    python bench/server.py --knee --only londinium --store postgresql://… --workers 2 --share 0.3

Londinium runs as people run it: `londinium serve` with its store in a SQLite file, every move on the disk before it is
told. boardgame.io (its newest release from the npm registry, installed under `bench/boardgame`) runs with its file
store, and a game of the same shape and size: four act at once, then the next turn begins, and the state is as large as
what Next Station shows. Its rules are next to nothing, and its file store does not wait for the disk (no fsync). It is
run twice, sending whole states, as it does by default, and patches.

It is counted while every table is at its first game, since ours ends after about a minute and a half and boardgame.io's
never: making tables is not a part of a move. How many were made all the same is said.

All are played by the same clients, in this process: the time of a move is counted from its sending to the moment when
the last of the four has received it, so it holds the clients' own share too. With two cores or more the clients have
the first to themselves and the server the others, unless `--cores` says otherwise; the processor time of a PostgreSQL
is not counted. Where there are fewer cores than workers, clients and store would need, `--share` gives each worker the
same part of one, so that two of them can be held beside one. Nothing is written beside temporary files.
"""

import argparse
import asyncio
import gc
import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import uvloop
from contestants import HERE, SEATS, BoardgameIO, Contestant, Londinium, Told
from picows.websockets.exceptions import ConnectionClosed
from rich.console import Console
from rich.table import Table

PAUSE = (1.0, 3.0)  # seconds that a person thinks
WANTED_P99 = 15.0  # milliseconds, at 250 tables
BOUND = 50.0  # milliseconds: a server carries as many tables as it has with a p99 below this, and no error
FINE = 1.1  # how close the knee is looked for
COMING = 120.0  # seconds in which all must have come


class Tally:
    """What was measured at all tables of one server."""

    def __init__(self) -> None:
        self.counting = False
        self.moves = 0  # sent while it was counted
        self.times: list[float] = []  # in seconds, from sending to the last receipt
        self.errors: list[str] = []
        self.bytes = 0  # of messages received
        self.messages = 0
        self.lags: list[float] = []  # by how much this process itself was late
        self.seated = 0  # who have come and been told the present
        self.opened = 0  # tables, while it was counted

    def error(self, what: str) -> None:
        self.errors.append(what)


class TableWatch:
    """One table: when each seat sent its move, and who has received which."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.sent: dict[int, tuple[float, bool]] = {}
        self.received: dict[int, int] = {}

    def receive(self, told: Told) -> None:
        now = time.perf_counter()
        for number, seat in told.moves:
            self.received[number] = self.received.get(number, 0) + 1
            if self.received[number] == SEATS and seat in self.sent:
                del self.received[number]
                begun, counted = self.sent.pop(seat)
                if counted:
                    self.tally.times.append(now - begun)


# The load


async def play_seat(
    peer: Contestant, table: Any, seat: int, watch: TableWatch, rng: Random, ready: asyncio.Semaphore
) -> None:
    """A person at a seat: is told, thinks for a moment, answers; until the game is over."""
    tally, answered, first = watch.tally, object(), True
    reader, loop = peer.reader(seat), asyncio.get_running_loop()
    thinking: asyncio.TimerHandle | None = None  # one question is thought about at a time
    sending = set[asyncio.Task[None]]()

    def answer(text: str) -> None:
        watch.sent[seat] = time.perf_counter(), tally.counting
        tally.moves += tally.counting
        task = loop.create_task(connection.send(text))
        sending.add(task)
        task.add_done_callback(lambda done: sending.discard(done) or done.cancelled() or done.exception())

    try:
        async with ready:
            connection = await (opened := peer.sit(table, seat)).__aenter__()
    except OSError as error:
        tally.error(f"cannot connect: {error}")
        return
    try:
        async for text in connection:
            assert isinstance(text, str)
            tally.bytes += len(text) if tally.counting else 0
            tally.messages += tally.counting
            told = reader.read(text)
            if told is None:
                if reply := reader.reply(text):
                    await connection.send(reply)
                continue
            if told.error:
                tally.error(told.error)
                continue
            watch.receive(told)
            if first:
                first, tally.seated = False, tally.seated + 1
            if told.over:
                return
            if told.owes is not None and told.owes != answered:
                answered = told.owes
                thinking = loop.call_later(rng.uniform(*PAUSE), answer, peer.say(table, seat, told))
    except ConnectionClosed:
        tally.error("a connection was closed")
    finally:
        if thinking:
            thinking.cancel()
        with suppress(Exception):
            await opened.__aexit__(None, None, None)


async def play_table(
    peer: Contestant, http: httpx.AsyncClient, number: int, count: int, tally: Tally, ready: asyncio.Semaphore
) -> None:
    """Four at a table, game after game: when one is over they make another, so that the load stays the same."""
    rng = Random(number)
    for again in range(1_000):
        async with ready:
            tally.opened += tally.counting
            table = await peer.open_table(http, number + again * count)
        watch = TableWatch(tally)
        seats = [asyncio.create_task(play_seat(peer, table, seat, watch, rng, ready)) for seat in range(SEATS)]
        await asyncio.gather(*seats)  # the last move, too, comes to all four


async def watch_lag(tally: Tally) -> None:
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(0.01)
        if tally.counting:
            tally.lags.append(time.perf_counter() - begun - 0.01)


async def all_there(tally: Tally, seats: int) -> None:
    """Wait until everybody has come, so that coming is not counted as a part of moves."""
    with suppress(TimeoutError):
        async with asyncio.timeout(COMING):
            while tally.seated < seats and not tally.errors:
                await asyncio.sleep(0.1)
            return
    tally.error(f"only {tally.seated} of {seats} have come in {COMING:g} s")


async def first_board(peer: Contestant, http: httpx.AsyncClient, number: int) -> float:
    """Seconds from wanting a table to the first question that can be answered."""
    begun = time.perf_counter()
    table = await peer.own_table(http, number)
    reader = peer.reader(0)
    async with peer.sit(table, 0) as connection:
        async for text in connection:
            told = reader.read(str(text))
            if told and told.owes is not None:
                return time.perf_counter() - begun
    raise SystemExit(f"{peer.name}: the connection was closed before there was a board")


async def measure(peer: Contestant, tables: int, seconds: float, idle: int, console: Console) -> dict[str, Any]:
    tally = Tally()
    limits = httpx.Limits(max_connections=20)
    console.print(f"[dim]{peer.name}: start, first boards, {idle} idle tables …[/dim]")
    await peer.start()
    try:
        async with httpx.AsyncClient(base_url=peer.url, timeout=60, limits=limits) as http:
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # it is many browsers at once
            boards = [await first_board(peer, http, 900_000 + number) for number in range(15 if idle else 1)]
            before = peer.memory()
            for number in range(idle):
                await peer.own_table(http, 800_000 + number)
            memory = (peer.memory() - before) / max(1, idle)
            console.print(f"[dim]{peer.name}: {tables} tables, {tables * SEATS} sockets …[/dim]")
            ready = asyncio.Semaphore(20)  # come one after the other
            lag = asyncio.create_task(watch_lag(tally))
            work = [
                asyncio.create_task(play_table(peer, http, number, tables, tally, ready)) for number in range(tables)
            ]
            await all_there(tally, tables * SEATS)
            gc.freeze()
            gc.disable()  # a walk through thousands of clients would hold up all of them at once
            await asyncio.sleep(max(PAUSE))  # and play
            own_before = await peer.own_figures(http)
            used, clients_used, begun = peer.processor(), time.process_time(), time.perf_counter()
            tally.counting = True
            await asyncio.sleep(seconds)
            tally.counting = False
            clients_used = time.process_time() - clients_used
            used, taken = peer.processor() - used, time.perf_counter() - begun
            await asyncio.sleep(1)  # what was sent last arrives
            own = await peer.own_figures(http)
            for task in work:
                if task.done() and task.exception():
                    tally.error(f"a table could not go on: {task.exception()!r}")
                task.cancel()
            lag.cancel()
            await asyncio.gather(*work, lag, return_exceptions=True)
    finally:
        gc.enable()
        gc.unfreeze()
        peer.stop()
    lost = tally.moves - len(tally.times)
    if lost:
        tally.error(f"{lost} moves did not come to everybody")
    figures = {
        "server": peer.name,
        "first_board_ms": 1000 * median(boards),
        "idle_table_kb": memory / 1024,
        "moves_per_second": tally.moves / taken,
        "messages_per_second": len(tally.times) * SEATS / taken,
        "bytes_per_message": tally.bytes / max(1, tally.messages),
        "p50_ms": 1000 * quantile(tally.times, 0.5),
        "p99_ms": 1000 * quantile(tally.times, 0.99),
        "worst_ms": 1000 * max(tally.times, default=0.0),
        "processor": used / taken,
        "ms_per_move": 1000 * used / max(1, tally.moves),
        "tables_opened": tally.opened,
        "clients_processor": clients_used / taken,
        "clients_late_p99_ms": 1000 * quantile(tally.lags, 0.99),
        "errors": len(tally.errors),
        "first_error": tally.errors[0] if tally.errors else None,
    }
    if own and own_before:
        spent = {bound: count - own_before.get(bound, 0) for bound, count in own.items()}
        figures |= {"own_p50_ms": 1000 * bound_of(spent, 0.5), "own_p99_ms": 1000 * bound_of(spent, 0.99)}
    return figures


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def bound_of(buckets: dict[float, float], part: float) -> float:
    """The quantile of a histogram, by its upper bounds; between two of them in a straight line."""
    total, low, below = max(buckets.values(), default=0.0), 0.0, 0.0
    for bound, count in sorted(buckets.items()):
        if count >= part * total and count > below:
            return low + (min(bound, 10.0) - low) * (part * total - below) / (count - below)
        low, below = bound, count
    return 0.0


ROWS = (
    ("a move, p50 ms (sent to last receipt)", "p50_ms", ".1f"),
    ("a move, p99 ms", "p99_ms", ".1f"),
    ("a move, the slowest, ms", "worst_ms", ".1f"),
    ("the server's own figure, p50 ms", "own_p50_ms", ".1f"),
    ("the server's own figure, p99 ms", "own_p99_ms", ".1f"),
    ("moves/s", "moves_per_second", ",.0f"),
    ("messages/s to clients", "messages_per_second", ",.0f"),
    ("bytes of a message, unpacked", "bytes_per_message", ",.0f"),
    ("processor, of one core", "processor", ".0%"),
    ("processor time of a move, ms", "ms_per_move", ".2f"),
    ("tables opened meanwhile", "tables_opened", "d"),
    ("first playable board, ms", "first_board_ms", ".1f"),
    ("memory of an idle table, kB", "idle_table_kb", ".1f"),
    ("processor of the clients, of one core", "clients_processor", ".0%"),
    ("this process late, p99 ms", "clients_late_p99_ms", ".1f"),
    ("errors", "errors", "d"),
)


def show(console: Console, found: list[dict[str, Any]], tables: int) -> None:
    table = Table(f"{tables} tables, {tables * SEATS} sockets", *(one["server"] for one in found))
    for title, key, form in ROWS:
        values = [one.get(key) for one in found]
        if any(value is not None for value in values):
            table.add_row(title, *("" if value is None else format(value, form) for value in values))
    console.print(table)
    for one in found:
        if one["first_error"]:
            console.print(f"{one['server']}: {one['first_error']}")
    console.print(
        f"wanted at 250 tables: p99 at most {WANTED_P99:g} ms, no error: "
        f"{found[0]['p99_ms']:.1f} ms, {found[0]['errors']} errors at {tables}"
    )


async def knee(make: Callable[[], Contestant], tables: int, seconds: float, console: Console) -> dict[str, Any]:
    """The most tables that a server carries: more and more of them, then between the last two counts."""
    carried: dict[str, Any] = {}
    low, high = 0, 0
    while not high or high > low * FINE:
        count = round((low * high) ** 0.5) if high and low else high // 2 or round(low * 1.4) or tables
        found = await measure(make(), count, seconds, 0, console)
        held = found["p99_ms"] <= BOUND and not found["errors"]
        console.print(
            f"{found['server']}: {count} tables, p99 {found['p99_ms']:.1f} ms, "
            f"{found['moves_per_second']:.0f} moves/s, {found['processor']:.0%} of a core, "
            f"clients {found['clients_processor']:.0%}, {found['errors']} errors: {'held' if held else 'too many'}"
        )
        if held:
            low, carried = count, found | {"tables": count}
        else:
            high = count
        if not low and high < 10:
            break
    return carried or {"server": make().name, "tables": 0}


def contestants(args: argparse.Namespace) -> list[Callable[[], Contestant]]:
    cores = args.cores[0] if args.cores else None
    chosen: list[Callable[[], Contestant]] = []
    if args.only in (None, "londinium"):
        chosen.append(lambda: Londinium(store=args.store, workers=args.workers, cores=cores))
    if args.beside and args.only in (None, "beside"):
        source = args.beside.resolve() / "src"
        chosen.append(lambda: Londinium(source, args.store, args.workers, cores))
    if args.only in (None, "boardgame"):
        chosen += [lambda: BoardgameIO(cores=cores), lambda: BoardgameIO(delta=True, cores=cores)]
    return chosen


def cores(text: str) -> tuple[set[int], set[int]]:
    server, clients = ({int(core) for core in part.split(",")} for part in text.split("/"))
    return server, clients


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=35.0, help="that are counted, after all have come")
    parser.add_argument("--idle", type=int, default=500, help="tables for the measure of memory")
    parser.add_argument("--only", choices=["londinium", "beside", "boardgame"])
    parser.add_argument("--beside", type=Path, help="another checkout of Londinium")
    parser.add_argument("--store", help="of Londinium: an empty PostgreSQL database instead of a file")
    parser.add_argument("--workers", type=int, default=1, help="of Londinium")
    parser.add_argument("--knee", action="store_true", help=f"how many tables are carried with a p99 of {BOUND:g} ms")
    parser.add_argument("--cores", type=cores, help="of the server and of the clients, such as 1/0 or 0,1/0,1")
    parser.add_argument("--share", type=float, help="of a core, for each worker of Londinium (Linux, as root)")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    Londinium.share = args.share
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    console = Console(stderr=args.json)
    if args.only in (None, "boardgame") and not (HERE / "boardgame" / "node_modules" / "node-persist").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE / "boardgame", check=True, stdout=sys.stderr)
    here = sorted(os.sched_getaffinity(0))
    if args.cores is None and len(here) > 1:
        args.cores = set(here[1:]), {here[0]}
    if args.cores:
        os.sched_setaffinity(0, args.cores[1])
        console.print(f"[dim]server on the cores {sorted(args.cores[0])}, clients on {sorted(args.cores[1])}[/dim]")
    chosen = contestants(args)
    if args.knee:
        found = [uvloop.run(knee(make, args.tables, min(args.seconds, 20.0), console)) for make in chosen]
        for one in found:
            console.print(f"{one['server']} carries {one['tables']} tables with a p99 of at most {BOUND:g} ms")
    else:
        found = [uvloop.run(measure(make(), args.tables, args.seconds, args.idle, console)) for make in chosen]
    if args.json:
        print(json.dumps({"tables": args.tables, "servers": found}, indent=1))
    elif not args.knee:
        show(console, found, args.tables)


if __name__ == "__main__":
    main()
