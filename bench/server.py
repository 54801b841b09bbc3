"""How fast the table is, beside boardgame.io's own server, in one run on one machine.

    python bench/server.py                 250 tables of four, one socket a seat, a decision every 1 to 3 seconds
    python bench/server.py --tables 40     a small one, to see that it works

Londinium runs as people run it: `londinium serve` with its store in a SQLite file, every move on the disk before it is
told. boardgame.io (its newest release from the npm registry, installed under `bench/boardgame`) runs with its store in
memory and a much simpler game of the same shape: four act at once, then the next turn begins. Both are played by the
same clients, in this process: the time of a move is counted from its sending to the moment when the last of the four
has received it, so it holds the clients' own share too. Nothing is written beside temporary files.
"""

import argparse
import asyncio
import json
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

HERE = Path(__file__).resolve().parent
SEATS = 4
PAUSE = (1.0, 3.0)  # seconds that a person thinks
STARTUP = 60  # seconds
WANTED_P99 = 50.0  # milliseconds, at 250 tables


class Tally:
    """What was measured at all tables of one server."""

    def __init__(self) -> None:
        self.counting = False
        self.moves = 0  # sent while it was counted
        self.times: list[float] = []  # in seconds, from sending to the last receipt
        self.errors: list[str] = []
        self.bytes = 0  # of messages received
        self.lags: list[float] = []  # by how much this process itself was late

    def error(self, what: str) -> None:
        self.errors.append(what)


class Told(msgspec.Struct):
    """What a client needs of a message: which moves it tells of, and what the seat may answer."""

    moves: list[tuple[int, int]]  # number, seat
    owes: Any = None  # what tells one question from the next; None if nothing is asked
    answer: Any = None
    over: bool = False


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


class Contestant(ABC):
    """A server in a process of its own, and how its clients talk to it."""

    name: str

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None
        self.folder = Path(tempfile.mkdtemp(prefix="londinium-bench-"))

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    async def open_table(self, http: httpx.AsyncClient, number: int) -> Any:
        """Make a table, ready to be played; what its seats need to come to it."""

    @abstractmethod
    async def own_table(self, http: httpx.AsyncClient, number: int) -> Any:
        """Make a table for oneself alone and start it."""

    @abstractmethod
    @asynccontextmanager
    def sit(self, table: Any, seat: int) -> AsyncIterator[ClientConnection]:
        """An open connection of a seat that has been told, or will be told, the present."""
        yield

    @abstractmethod
    async def read(self, connection: ClientConnection, text: str, seat: int, tally: Tally) -> Told | None: ...

    @abstractmethod
    def say(self, table: Any, seat: int, told: Told) -> str: ...

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        log = (self.folder / "log").open("wb")
        environment = os.environ | {"NODE_ENV": "production"}
        self.process = subprocess.Popen(
            self.command(), stdout=log, stderr=log, start_new_session=True, env=environment, cwd=HERE / "boardgame"
        )
        end = time.monotonic() + STARTUP
        async with httpx.AsyncClient(base_url=self.url) as http:
            while time.monotonic() < end and self.process.poll() is None:
                with suppress(httpx.TransportError):
                    await http.get("/")
                    return
                await asyncio.sleep(0.1)
        raise SystemExit(f"{self.name} did not start: {(self.folder / 'log').read_text()[-500:]}")

    def stop(self) -> None:
        if self.process:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def memory(self) -> int:
        """Resident bytes of the server."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))

    def processor(self) -> float:
        """Seconds of processor time that the server has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def own_figures(self, http: httpx.AsyncClient) -> dict[float, float] | None:
        """The server's own histogram of a move's time (upper bound in seconds: count), if it keeps one."""
        del http
        return None


# Londinium


class _Entry(msgspec.Struct):
    seq: int
    kind: str
    seat: int | None = None


class _Ask(msgspec.Struct):
    id: int


class _Answer(msgspec.Struct):
    action: int


class _Message(msgspec.Struct):
    type: str
    entries: list[_Entry] = []
    ask: _Ask | None = None
    legal: list[_Answer] = []
    result: Any = None
    error: str = ""
    rule: str = ""


class Londinium(Contestant):
    name = "Londinium, SQLite"

    def __init__(self) -> None:
        super().__init__()
        self._message = msgspec.json.Decoder(_Message)
        self._chance = Random(1)

    def command(self) -> list[str]:
        store = f"sqlite:///{self.folder / 'tables.db'}"
        return [sys.executable, "-m", "londinium.cli", "serve", "--port", str(self.port), "--store", store]

    async def open_table(self, http: httpx.AsyncClient, number: int) -> Any:
        """Four browsers come to a table: one makes it, three join, each from an address of its own."""
        cookies, id = [], ""
        for seat in range(SEATS):
            headers = {"X-Forwarded-For": address(number * SEATS + seat)}
            if seat == 0:
                seats = [{"kind": "me", "name": "0"}] + [{"kind": "open"}] * (SEATS - 1)
                made = await http.post("/api/tables", json={"game": "next-station", "seats": seats}, headers=headers)
                id = made.raise_for_status().json()["id"]
            else:
                made = await http.post(f"/api/tables/{id}/join", json={"name": str(seat)}, headers=headers)
            cookies.append(made.raise_for_status().cookies["londinium"])
        headers = {"Cookie": f"londinium={cookies[0]}", "X-Forwarded-For": address(number * SEATS)}
        (await http.post(f"/api/tables/{id}/start", headers=headers)).raise_for_status()
        return id, cookies, number

    async def own_table(self, http: httpx.AsyncClient, number: int) -> Any:
        body = {"game": "next-station", "seats": [{"kind": "me"}] * SEATS, "start": True}
        made = await http.post("/api/tables", json=body, headers={"X-Forwarded-For": address(number)})
        return made.raise_for_status().json()["id"], [made.cookies["londinium"]] * SEATS, number

    @asynccontextmanager
    async def sit(self, table: Any, seat: int) -> AsyncIterator[ClientConnection]:
        id, cookies, number = table
        headers = {"Cookie": f"londinium={cookies[seat]}", "X-Forwarded-For": address(number * SEATS + seat)}
        uri = f"ws://127.0.0.1:{self.port}/api/tables/{id}/socket"
        async with connect(uri, additional_headers=headers, max_size=None, proxy=None) as connection:
            yield connection

    async def read(self, connection: ClientConnection, text: str, seat: int, tally: Tally) -> Told | None:
        del connection, seat
        message = self._message.decode(text)
        if message.type in ("error", "no"):
            tally.error(message.error or message.rule)
        if message.type != "now":
            return None
        return Told(
            moves=[(one.seq, one.seat) for one in message.entries if one.kind == "played" and one.seat is not None],
            owes=message.ask.id if message.ask else None,
            answer=self._chance.choice(message.legal).action if message.legal else None,
            over=message.result is not None,
        )

    def say(self, table: Any, seat: int, told: Told) -> str:
        del table
        return json.dumps({"type": "play", "seat": seat, "ask": told.owes, "action": told.answer})

    async def own_figures(self, http: httpx.AsyncClient) -> dict[float, float] | None:
        answer = await http.get("/metrics")
        name = "londinium_move_seconds_bucket"
        lines = [line for line in answer.text.splitlines() if line.startswith(name)] if answer.is_success else []
        return {float(line.split('le="')[1].split('"')[0]): float(line.split()[-1]) for line in lines} or None


def address(number: int) -> str:
    """An address for a client: the server counts by address how much is asked of it, and trusts a proxy on loopback."""
    return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"


# boardgame.io: Engine.IO 4 and Socket.IO 4 over a WebSocket, as its own client speaks them

GAME = "marks"


class _Marks(msgspec.Struct):
    turn: int
    done: list[int]
    last: int | None


class _State(msgspec.Struct):
    G: _Marks
    id: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    state: _State


class BoardgameIO(Contestant):
    name = "boardgame.io, memory"

    def __init__(self) -> None:
        super().__init__()
        self._event = msgspec.json.Decoder(list[msgspec.Raw])

    def command(self) -> list[str]:
        return ["node", str(HERE / "boardgame" / "server.js"), str(self.port)]

    async def open_table(self, http: httpx.AsyncClient, number: int) -> Any:
        del number
        made = await http.post(f"/games/{GAME}/create", json={"numPlayers": SEATS})
        return str(made.raise_for_status().json()["matchID"])

    async def own_table(self, http: httpx.AsyncClient, number: int) -> Any:
        return await self.open_table(http, number)

    @asynccontextmanager
    async def sit(self, table: Any, seat: int) -> AsyncIterator[ClientConnection]:
        uri = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
        async with connect(uri, max_size=None, proxy=None) as connection:
            await connection.recv()
            await connection.send(f"40/{GAME},")
            await connection.recv()
            await connection.send(f"42/{GAME}," + json.dumps(["sync", table, str(seat), None, SEATS]))
            yield connection

    async def read(self, connection: ClientConnection, text: str, seat: int, tally: Tally) -> Told | None:
        del tally  # it refuses by saying nothing: what is refused is a move that does not come to everybody
        if text == "2":  # a ping
            await connection.send("3")
            return None
        if not text.startswith("42"):
            return None
        name, *args = self._event.decode(text.partition(",")[2])
        if bytes(name) == b'"update"':
            state = msgspec.json.decode(args[1], type=_State)
            moves = [(state.id, state.G.last)] if state.G.last is not None else []
        elif bytes(name) == b'"sync"':
            state, moves = msgspec.json.decode(args[1], type=_Sync).state, []
        else:
            return None
        owes = state.G.turn if state.G.done[seat] < state.G.turn else None
        return Told(moves=moves, owes=owes, answer=state.id)

    def say(self, table: Any, seat: int, told: Told) -> str:
        payload = {"type": "mark", "args": [told.owes % 53], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return f"42/{GAME}," + json.dumps(["update", action, told.answer, table, str(seat)])


# The load


async def play_seat(
    peer: Contestant, table: Any, seat: int, watch: TableWatch, rng: Random, ready: asyncio.Semaphore
) -> None:
    """A person at a seat: is told, thinks for a moment, answers; until the game is over."""
    tally, answered, thinking = watch.tally, object(), set[asyncio.Task[None]]()

    async def answer(connection: ClientConnection, told: Told) -> None:
        await asyncio.sleep(rng.uniform(*PAUSE))
        text = peer.say(table, seat, told)
        watch.sent[seat] = time.perf_counter(), tally.counting
        tally.moves += tally.counting
        await connection.send(text)

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
            told = await peer.read(connection, text, seat, tally)
            if told is None:
                continue
            watch.receive(told)
            if told.over:
                return
            if told.owes is not None and told.owes != answered:
                answered = told.owes
                task = asyncio.create_task(answer(connection, told))
                thinking.add(task)
                task.add_done_callback(thinking.discard)
    except ConnectionClosed:
        tally.error("a connection was closed")
    finally:
        for task in thinking:
            task.cancel()
        with suppress(Exception):
            await opened.__aexit__(None, None, None)


async def play_table(
    peer: Contestant, http: httpx.AsyncClient, number: int, count: int, tally: Tally, ready: asyncio.Semaphore
) -> None:
    """Four at a table, game after game: when one is over they make another, so that the load stays the same."""
    rng = Random(number)
    for again in range(1_000):
        async with ready:
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


async def first_board(peer: Contestant, http: httpx.AsyncClient, number: int) -> float:
    """Seconds from wanting a table to the first question that can be answered."""
    begun = time.perf_counter()
    table = await peer.own_table(http, number)
    async with peer.sit(table, 0) as connection:
        async for text in connection:
            told = await peer.read(connection, str(text), 0, Tally())
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
            boards = [await first_board(peer, http, 900_000 + number) for number in range(15)]
            before = peer.memory()
            for number in range(idle):
                await peer.own_table(http, 800_000 + number)
            memory = (peer.memory() - before) / idle
            console.print(f"[dim]{peer.name}: {tables} tables, {tables * SEATS} sockets …[/dim]")
            ready = asyncio.Semaphore(20)  # come one after the other
            lag = asyncio.create_task(watch_lag(tally))
            work = [
                asyncio.create_task(play_table(peer, http, number, tables, tally, ready)) for number in range(tables)
            ]
            await asyncio.sleep(2 + tables / 25 + max(PAUSE))  # until all are there and play
            own_before = await peer.own_figures(http)
            used, begun = peer.processor(), time.perf_counter()
            tally.counting = True
            await asyncio.sleep(seconds)
            tally.counting = False
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
        "kb_per_message": tally.bytes / 1024 / max(1, len(tally.times) * SEATS),
        "p50_ms": 1000 * quantile(tally.times, 0.5),
        "p99_ms": 1000 * quantile(tally.times, 0.99),
        "worst_ms": 1000 * max(tally.times, default=0.0),
        "processor": used / taken,
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
    ("kB a message, unpacked", "kb_per_message", ".1f"),
    ("processor, of one core", "processor", ".0%"),
    ("first playable board, ms", "first_board_ms", ".1f"),
    ("memory of an idle table, kB", "idle_table_kb", ".1f"),
    ("this process late, p99 ms", "clients_late_p99_ms", ".1f"),
    ("errors", "errors", "d"),
)


def show(console: Console, found: list[dict[str, Any]], tables: int) -> None:
    table = Table(f"{tables} tables, {tables * SEATS} sockets", *(one["server"] for one in found), "ratio")
    for title, key, form in ROWS:
        values = [one.get(key) for one in found]
        if any(value is not None for value in values):
            ratio = f"{values[0] / values[1]:.2f}" if len(values) == 2 and all(values) else ""
            table.add_row(title, *("" if value is None else format(value, form) for value in values), ratio)
    console.print(table)
    for one in found:
        if one["first_error"]:
            console.print(f"{one['server']}: {one['first_error']}")
    console.print(
        f"wanted at 250 tables: p99 at most {WANTED_P99:g} ms, no error: "
        f"{found[0]['p99_ms']:.1f} ms, {found[0]['errors']} errors at {tables}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=60.0, help="that are counted, after all have come")
    parser.add_argument("--idle", type=int, default=500, help="tables for the measure of memory")
    parser.add_argument("--only", choices=["londinium", "boardgame"])
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    console = Console(stderr=args.json)
    if args.only != "londinium" and not (HERE / "boardgame" / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE / "boardgame", check=True, stdout=sys.stderr)
    peers = {"londinium": Londinium, "boardgame": BoardgameIO}
    chosen = [peers[args.only]] if args.only else list(peers.values())
    found = [asyncio.run(measure(peer(), args.tables, args.seconds, args.idle, console)) for peer in chosen]
    if args.json:
        print(json.dumps({"tables": args.tables, "servers": found}, indent=1))
    else:
        show(console, found, args.tables)


if __name__ == "__main__":
    main()
