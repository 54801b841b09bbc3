"""How the server's figures grow: with tables in memory, length of a log, spectators at a table, tables in the store.

    python bench/growth.py                     all four, and pictures of them in docs/growth
    python bench/growth.py --only spectators   one of them
    python bench/growth.py --quick             fewer and smaller points, to see that it works
    python bench/growth.py --draw              only the pictures, from the figures that are there

The server runs as people run it, in a process of its own, its store in a SQLite file (`--store` names another for the
tables in the store). The clients are in this process. Stores are filled beforehand, as the server would have left them.
"""

import argparse
import asyncio
import json
import resource
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from http.cookiejar import DefaultCookiePolicy
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import uvloop
from contestants import SEATS, Londinium, address
from filling import fill, lay_campaign
from pages import LightPage, open_light
from picows.websockets.asyncio.client import ClientConnection
from pictures import Chart, draw
from rich.console import Console
from rich.table import Table
from server import Tally, Told, quantile

PICTURES = Path(__file__).resolve().parents[1] / "docs" / "growth"
Row = dict[str, float]

MEMORY = (0, 250, 500, 1_000, 1_500, 2_000, 3_000, 4_000)
SPECTATORS = (1, 10, 100, 300, 1_000)
STORED = (1_000, 10_000, 100_000)
LOG = (40, 500, 1_000, 2_000, None)
WANTED_SPECTATORS, WANTED_START, WANTED_LOBBY = 250.0, 3_000.0, 50.0  # ms


class Server(Londinium):
    """A server on a store that may have been filled before."""

    def __init__(self, store: str | None = None) -> None:
        super().__init__()
        self.store = store or f"sqlite:///{self.folder / 'tables.db'}"

    def command(self) -> list[str]:
        return [sys.executable, "-m", "londinium.cli", "serve", "--port", str(self.port), "--store", self.store]

    @asynccontextmanager
    async def running(self) -> AsyncIterator[httpx.AsyncClient]:
        await self.start()
        try:
            async with self.http() as http:
                yield http
        finally:
            self.stop()

    def http(self) -> httpx.AsyncClient:
        made = httpx.AsyncClient(base_url=self.url, timeout=120)
        made.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # it is many browsers at once
        return made


class Hands:
    """A page at which all seats of a table are played; it knows what each of them is asked."""

    def __init__(self, server: Server, connection: ClientConnection, table: Any) -> None:
        self._server, self._connection, self._table = server, connection, table
        self._asked: dict[int, Told] = {}
        self._seqs: dict[int, int] = {}  # by seat: how far it has been told
        self._seen = {seat: server.reader(seat) for seat in range(SEATS)}  # one page for all seats
        self._reader = asyncio.create_task(self._read())
        self._heard = asyncio.Event()
        self.tally = Tally()

    async def _read(self) -> None:
        async for text in self._connection:
            message = json.loads(text)
            seat = message.get("seat")
            told = self._seen[seat].read(str(text)) if seat is not None else None
            if told is not None and seat is not None:
                self._seqs[seat] = message["seq"]
                self._asked.pop(seat, None)
                if told.owes is not None:
                    self._asked[seat] = told
            self._heard.set()

    async def _hear(self) -> None:
        """Wait for the next message."""
        self._heard.clear()
        heard = asyncio.create_task(self._heard.wait())
        await asyncio.wait({heard, self._reader}, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        if not heard.done():
            heard.cancel()
            raise SystemExit(f"nothing is heard any more: {self._reader!r}, {self.tally.errors}")

    async def ready(self) -> None:
        """Some seat is asked something."""
        while not self._asked:
            await self._hear()

    async def play(self) -> float:
        """Answer for some seat; when it was sent."""
        await self.ready()
        seat = min(self._asked)
        told = self._asked.pop(seat)
        text = self._server.say(self._table, seat, told)
        sent = time.perf_counter()
        await self._connection.send(text)
        return sent

    async def move(self) -> float:
        """Seconds from a move to all seats having been told of it."""
        before = max(self._seqs.values())
        sent = await self.play()
        while min(self._seqs.values()) <= before:
            await self._hear()
        return time.perf_counter() - sent

    def close(self) -> None:
        self._reader.cancel()


@asynccontextmanager
async def hands(server: Server, table: Any) -> AsyncIterator[Hands]:
    async with server.sit(table, 0) as connection:
        made = Hands(server, connection, table)
        try:
            await made.ready()
            yield made
        finally:
            made.close()


# The four curves


async def tables_in_memory(points: tuple[int, ...]) -> list[Row]:
    """Tables that were opened and left: what they take, and what a move elsewhere takes beside them."""
    found: list[Row] = []
    server = Server()
    async with server.running() as http:
        made = 0
        for point in points:
            for number in range(made, point):
                await server.own_table(http, number)
            made = max(made, point)
            times: list[float] = []
            used = 0.0
            for game in range(3):
                async with hands(server, await server.own_table(http, 900_000 + 10 * point + game)) as player:
                    used -= server.processor()
                    times += [await player.move() for _ in range(100)]
                    used += server.processor()
            row = {"tables": float(point), "mb": server.memory() / 1e6, "processor_ms": 1000 * used / len(times)}
            found.append(row | {"p50_ms": 1000 * median(times), "p99_ms": 1000 * quantile(times, 0.99)})
    return found


async def log_length(points: tuple[int | None, ...], players: int = 4) -> list[Row]:
    """A campaign of seven scenarios, at several lengths of its log."""
    found: list[Row] = []
    server = Server()
    laid = []
    for point in points:
        kept = await lay_campaign(server.store, players, point, snapshot=True)
        bare = await lay_campaign(server.store, players, point, snapshot=False)
        laid.append((kept, bare))
    async with server.running():
        warm_up, _ = laid[0]
        async with hands(server, seated(warm_up, players)):
            pass
        for kept, bare in laid:
            bare_ms = await opening(server, seated(bare, players))
            kept_ms = await opening(server, seated(kept, players))
            again_ms = median([await opening(server, seated(kept, players)) for _ in range(5)])
            log_ms = median([await reading(server, seated(kept, players)) for _ in range(5)])
            async with hands(server, seated(kept, players)) as player:
                used = server.processor()
                moves = [await player.move() for _ in range(20)]
                used = server.processor() - used
            row = {"entries": float(kept[2]), "open_without_snapshot_ms": bare_ms, "open_cold_ms": kept_ms}
            row |= {"open_again_ms": again_ms, "log_ms": log_ms, "move_ms": 1000 * median(moves)}
            found.append(row | {"move_processor_ms": 1000 * used / len(moves)})
    return found


clients = count(600_000)


def seated(laid: tuple[str, str, int], players: int) -> Any:
    """From another address each time: none has to wait for what an earlier one has cost."""
    id, cookie, _ = laid
    return id, [cookie] * players, next(clients)


async def opening(server: Server, table: Any) -> float:
    """Milliseconds from opening a page to the first question."""
    began = time.perf_counter()
    async with hands(server, table):
        return 1000 * (time.perf_counter() - began)


async def reading(server: Server, table: Any) -> float:
    """Milliseconds to the newest part of the log, as a page asks for it."""
    async with server.sit(table, 0) as connection:
        await connection.send(json.dumps({"type": "log", "seat": 0}))
        began = time.perf_counter()
        async for text in connection:
            if json.loads(text)["type"] == "log":
                return 1000 * (time.perf_counter() - began)
    raise SystemExit("the log did not come")


async def spectators(points: tuple[int, ...], moves: int = 25) -> list[Row]:
    """From a move to the last of those who watch having it. Each watches from an address of its own."""
    found: list[Row] = []
    server = Server()
    async with server.running() as http:
        for point in points:
            table = await server.own_table(http, 700_000 + point)
            arrived: list[float] = []
            crowd: list[LightPage] = []
            try:
                for start in range(0, point, 20):
                    crowd += await asyncio.gather(
                        *(watch(server, table[0], number, arrived) for number in range(start, min(start + 20, point)))
                    )
                async with hands(server, table) as player:
                    await asyncio.sleep(1)
                    row = await told_all(player, crowd, arrived, server, moves)
                    found.append({"spectators": float(point)} | row)
            finally:
                for page in crowd:
                    page.close()
    return found


async def watch(server: Server, id: str, number: int, arrived: list[float]) -> LightPage:
    headers = {"X-Forwarded-For": address(500_000 + number)}
    return await open_light(server.port, f"/api/tables/{id}/socket", headers, arrived.append)


async def told_all(player: Hands, crowd: list[LightPage], arrived: list[float], server: Server, moves: int) -> Row:
    times, used, size = [], server.processor(), sum(page.bytes for page in crowd)
    for _ in range(moves):
        arrived.clear()
        sent = await player.play()
        async with asyncio.timeout(60):
            while len(arrived) < len(crowd):
                await asyncio.sleep(0.001)
        times.append(max(arrived) - sent)
        await asyncio.sleep(0.3)
    if any(page.closed for page in crowd):
        raise SystemExit("a spectator was let go")
    used, size = server.processor() - used, sum(page.bytes for page in crowd) - size
    return {
        "last_p50_ms": 1000 * median(times),
        "last_worst_ms": 1000 * max(times),
        "server_ms_a_move": 1000 * used / moves,
        "bytes_a_message": size / moves / len(crowd),
    }


async def stored_tables(points: tuple[int, ...], store: str | None = None, requests: int = 300) -> list[Row]:
    """Start and lobby of a server whose store has many tables."""
    found: list[Row] = []
    filled = 0
    first = Server(store)
    for point in points:
        fill(first.store, point, filled)
        filled = point
        server = Server(first.store)
        begun = time.perf_counter()
        try:
            await server.start()
            started, start_used = time.perf_counter() - begun, server.processor()
            async with server.http() as http:
                times, mine = [], []
                for number in range(requests):
                    times.append(await asked(http, "/api/tables", {"X-Forwarded-For": address(number)}))
                lobby_used = server.processor() - start_used
                for number in range(requests // 10):
                    _, cookies, _ = await server.own_table(http, 300_000 + number)
                    headers = {"X-Forwarded-For": address(number), "Cookie": f"londinium={cookies[0]}"}
                    mine.append(await asked(http, "/api/mine", headers))
            row = {"stored": float(point), "start_ms": 1000 * started, "start_processor_ms": 1000 * start_used}
            row |= {"mb": server.memory() / 1e6, "lobby_processor_ms": 1000 * lobby_used / requests}
            row |= {"lobby_p50_ms": 1000 * median(times), "lobby_p99_ms": 1000 * quantile(times, 0.99)}
            found.append(row | {"mine_p99_ms": 1000 * quantile(mine, 0.99)})
        finally:
            server.stop()
    first.stop()
    return found


async def asked(http: httpx.AsyncClient, path: str, headers: dict[str, str]) -> float:
    """Seconds until there is an answer."""
    began = time.perf_counter()
    (await http.get(path, headers=headers)).raise_for_status()
    return time.perf_counter() - began


# Figures and pictures

CURVES: dict[str, Callable[[bool, str | None], Awaitable[list[Row]]]] = {
    "memory": lambda quick, _: tables_in_memory(MEMORY[:3] if quick else MEMORY),
    "log": lambda quick, _: log_length(LOG[:3] if quick else LOG),
    "spectators": lambda quick, _: spectators(SPECTATORS[:3] if quick else SPECTATORS),
    "stored": lambda quick, store: stored_tables(STORED[:1] if quick else STORED, store),
}


def charts(figures: dict[str, list[Row]]) -> dict[str, Chart]:
    def line(curve: str, x: str, y: str) -> list[tuple[float, float]]:
        return [(row[x], row[y]) for row in figures[curve]]

    made = {}
    if "memory" in figures:
        sizes = line("memory", "tables", "mb")
        times = {"p50": "p50_ms", "p99": "p99_ms", "processor": "processor_ms"}
        made["memory"] = Chart("Memory of the server", "tables opened", "MB", {"resident": sizes})
        made["memory-moves"] = Chart(
            "A move at another table", "tables opened", "ms", {n: line("memory", "tables", y) for n, y in times.items()}
        )
    if "log" in figures:
        keys = {
            "page, no snapshot": "open_without_snapshot_ms",
            "page, cold": "open_cold_ms",
            "page again": "open_again_ms",
        }
        made["log"] = Chart(
            "Opening a campaign", "entries in its log", "ms", {n: line("log", "entries", y) for n, y in keys.items()}
        )
        keys = {"newest of the log": "log_ms", "a move": "move_ms", "its processor": "move_processor_ms"}
        made["log-moves"] = Chart(
            "In a long campaign", "entries in its log", "ms", {n: line("log", "entries", y) for n, y in keys.items()}
        )
    if "spectators" in figures:
        keys = {"median": "last_p50_ms", "slowest": "last_worst_ms", "processor": "server_ms_a_move"}
        lines = {name: line("spectators", "spectators", y) for name, y in keys.items()}
        made["spectators"] = Chart("Until the last has the move", "spectators", "ms", lines, WANTED_SPECTATORS)
    if "stored" in figures:
        keys = {"p50": "lobby_p50_ms", "p99": "lobby_p99_ms", "processor": "lobby_processor_ms"}
        lines = {name: line("stored", "stored", y) for name, y in keys.items()}
        made["lobby"] = Chart("The lobby", "tables in the store", "ms", lines, WANTED_LOBBY, log_x=True)
        keys = {"start": "start_ms", "processor": "start_processor_ms"}
        starts = {name: line("stored", "stored", y) for name, y in keys.items()}
        made["start"] = Chart("Start of the server", "tables in the store", "ms", starts, WANTED_START, log_x=True)
    return made


def show(console: Console, figures: dict[str, list[Row]]) -> None:
    for rows in figures.values():
        table = Table(*rows[0])
        for row in rows:
            table.add_row(*(f"{value:,.0f}" if value >= 100 else f"{value:,.1f}" for value in row.values()))
        console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=list(CURVES), action="append")
    parser.add_argument("--draw", action="store_true", help="only draw again what figures.json has")
    parser.add_argument("--quick", action="store_true", help="few points, and no pictures unless --out says where")
    parser.add_argument("--store", help="where the many tables are stored, instead of a new SQLite file; it is filled")
    parser.add_argument("--out", type=Path, help=f"for figures.json and the pictures, by default {PICTURES.name}")
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    out = args.out or (None if args.quick else PICTURES)
    figures: dict[str, list[Row]] = {}
    for name in () if args.draw else args.only or CURVES:
        figures[name] = uvloop.run(CURVES[name](args.quick, args.store))  # type: ignore[arg-type]
        show(Console(), {name: figures[name]})
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        kept = out / "figures.json"
        with suppress(FileNotFoundError):
            figures = json.loads(kept.read_text("utf-8")) | figures
        kept.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
        for name, chart in charts(figures).items():
            (out / f"{name}.svg").write_text(draw(chart), "utf-8")


if __name__ == "__main__":
    main()
