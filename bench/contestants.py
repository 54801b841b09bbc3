"""The servers that `bench/server.py` holds beside each other: how each is started, and how its clients talk to it."""

import asyncio
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from picows.websockets.asyncio.client import ClientConnection, connect

from londinium.server.patch import apply

HERE = Path(__file__).resolve().parent
SEATS = 4
STARTUP = 60  # seconds


class Told(msgspec.Struct):
    """What a client needs of a message: which moves it tells of, and what the seat may answer."""

    moves: list[tuple[int, int]]  # number, seat
    owes: Any = None  # what tells one question from the next; None if nothing is asked
    answer: Any = None
    over: bool = False
    error: str = ""


class Contestant(ABC):
    """A server in a process of its own, or several, and how its clients talk to it."""

    name: str
    share: float | None = None  # of a core, that each process that serves may use at the most

    def __init__(self, cores: set[int] | None = None) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.cores = cores
        self.process: subprocess.Popen[bytes] | None = None
        self.folder = Path(tempfile.mkdtemp(prefix="londinium-bench-"))
        self._groups: list[Path] = []

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
    def reader(self, seat: int) -> "Reader":
        """What understands the messages to one seat."""

    @abstractmethod
    def say(self, table: Any, seat: int, told: Told) -> str: ...

    def environment(self) -> dict[str, str]:
        return {}

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        log = (self.folder / "log").open("wb")
        self.process = subprocess.Popen(
            self.command(),
            stdout=log,
            stderr=log,
            start_new_session=True,
            env=os.environ | self.environment(),
            cwd=HERE / "boardgame",
        )
        if self.cores:
            os.sched_setaffinity(self.process.pid, self.cores)
        end = time.monotonic() + STARTUP
        async with httpx.AsyncClient(base_url=self.url) as http:
            while time.monotonic() < end and self.process.poll() is None:
                with suppress(httpx.TransportError):
                    await http.get("/")
                    self._groups = [limited(process, self.share) for process in self._workers() if self.share]
                    return
                await asyncio.sleep(0.02)
        raise SystemExit(f"{self.name} did not start: {(self.folder / 'log').read_text()[-500:]}")

    def stop(self) -> None:
        if self.process:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        for group in self._groups:
            disband(group)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _workers(self) -> list[int]:
        """The processes among which the pages are shared out."""
        assert self.process is not None
        return [self.process.pid]

    def _processes(self) -> Iterator[int]:
        """Its processes that serve: all of its session but those that only think for bots."""
        assert self.process is not None
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(fields[3]) == self.process.pid:
                    yield int(folder.name)

    def memory(self) -> int:
        """Resident bytes of the server."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:"))

    def processor(self) -> float:
        """Seconds of processor time that the server has used, in all its processes."""
        used = 0
        for process in self._processes():
            with suppress(OSError):
                fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
                used += int(fields[11]) + int(fields[12])
        return used / os.sysconf("SC_CLK_TCK")

    async def own_figures(self, http: httpx.AsyncClient) -> dict[float, float] | None:
        """The server's own histogram of a move's time (upper bound in seconds: count), if it keeps one."""
        del http
        return None


def limited(process: int, share: float) -> Path:
    """Let a process have no more than a share of a core: a control group of its own (Linux, as root)."""
    root, period = Path("/sys/fs/cgroup"), 10_000  # microseconds: so short that no move waits long for the next
    old = root / "cpu"
    group = (old if old.is_dir() else root) / f"londinium-bench-{process}"
    try:
        group.mkdir()
        if old.is_dir():
            (group / "cpu.cfs_period_us").write_text(str(period))
            (group / "cpu.cfs_quota_us").write_text(str(round(period * share)))
        else:
            (root / "cgroup.subtree_control").write_text("+cpu")
            (group / "cpu.max").write_text(f"{round(period * share)} {period}")
        (group / "cgroup.procs").write_text(str(process))
    except OSError as error:
        raise SystemExit(f"a share of a core needs Linux's control groups, and root: {error}") from None
    return group


def disband(group: Path) -> None:
    """Take a control group away, once the last of its processes is gone."""
    end = time.monotonic() + 5
    while group.is_dir() and time.monotonic() < end:
        with suppress(OSError):
            group.rmdir()
            return
        time.sleep(0.05)


class Reader(ABC):
    """Reads what one seat is told; remembers no more of the table than it needs to answer."""

    @abstractmethod
    def read(self, text: str) -> Told | None: ...

    def reply(self, text: str) -> str | None:
        """What has to be said at once for the connection to live on."""
        del text
        return None


# Londinium


class _Entry(msgspec.Struct):
    seq: int
    kind: str
    seat: int | None = None


class _Change(msgspec.Struct):
    ask: Any = msgspec.UNSET
    legal: Any = msgspec.UNSET
    result: Any = msgspec.UNSET


class _Message(msgspec.Struct):
    """Any message, `now` or `next`; before there were changes all were `now`."""

    type: str
    entries: list[_Entry] = []
    ask: Any = None
    legal: Any = []
    result: Any = None
    change: _Change | None = None
    error: str = ""
    rule: str = ""


_message = msgspec.json.Decoder(_Message)


class LondiniumReader(Reader):
    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._known: dict[str, Any] = {}

    def read(self, text: str) -> Told | None:
        message = _message.decode(text)
        if message.type in ("error", "no"):
            return Told([], error=message.error or message.rule)
        if message.type == "now":
            self._known = {"ask": message.ask, "legal": message.legal, "result": message.result}
        elif message.type == "next":
            assert message.change is not None
            changes = msgspec.structs.asdict(message.change).items()
            changed = {name: change for name, change in changes if change is not msgspec.UNSET}
            self._known = apply(changed, self._known)
        else:
            return None
        ask, legal = self._known["ask"], self._known["legal"]
        return Told(
            moves=[(one.seq, one.seat) for one in message.entries if one.kind == "played" and one.seat is not None],
            owes=ask["id"] if ask else None,
            answer=self._chance.choice(legal)["action"] if legal else None,
            over=self._known["result"] is not None,
        )


class Londinium(Contestant):
    """This one, or another checkout of it by its `source`; its store is a SQLite file unless a URL is given."""

    def __init__(
        self,
        source: Path | None = None,
        store: str | None = None,
        workers: int = 1,
        cores: set[int] | None = None,
        game: str = "next-station",
        seats: int = SEATS,
        options: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(cores)
        self.source, self.store, self.workers = source, store, workers
        self.game, self.seats, self.options = game, seats, options or {}
        kept = "PostgreSQL" if store else "SQLite"
        self.name = f"Londinium at {source.parent.name}" if source else f"Londinium, {kept}"
        if workers > 1:
            self.name += f", {workers} workers"
        self._chance = Random(1)

    def command(self) -> list[str]:
        store = self.store or f"sqlite:///{self.folder / 'tables.db'}"
        command = [sys.executable, "-m", "londinium.cli", "serve", "--port", str(self.port), "--store", store]
        return command + (["--workers", str(self.workers), "--bus", store] if self.workers > 1 else [])

    def environment(self) -> dict[str, str]:
        return {"PYTHONPATH": str(self.source)} if self.source else {}

    def _workers(self) -> list[int]:
        if self.workers == 1:
            return super()._workers()
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(one) for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]

    async def open_table(self, http: httpx.AsyncClient, number: int) -> Any:
        """Browsers come to a table: one makes it, the others join, each from an address of its own."""
        cookies, id = [], ""
        for seat in range(self.seats):
            headers = {"X-Forwarded-For": address(number * SEATS + seat)}
            if seat == 0:
                seats = [{"kind": "me", "name": "0"}] + [{"kind": "open"}] * (self.seats - 1)
                wanted = {"game": self.game, "seats": seats, "options": self.options}
                made = await http.post("/api/tables", json=wanted, headers=headers)
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

    def reader(self, seat: int) -> Reader:
        del seat
        return LondiniumReader(self._chance)

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


class _Step(msgspec.Struct):
    """A step of a JSON Patch (RFC 6902)."""

    path: str
    value: Any = None


class BoardgameReader(Reader):
    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._event = msgspec.json.Decoder(list[msgspec.Raw])
        self._state: _State | None = None

    def read(self, text: str) -> Told | None:
        """It refuses by saying nothing: what is refused is a move that does not come to everybody."""
        if not text.startswith("42"):
            return None
        name, *args = self._event.decode(text.partition(",")[2])
        match bytes(name):
            case b'"update"':
                self._state = msgspec.json.decode(args[1], type=_State)
            case b'"patch"' if self._state:
                self._patch(msgspec.json.decode(args[3], type=list[_Step]))
            case b'"sync"':
                self._state = msgspec.json.decode(args[1], type=_Sync).state
            case _:
                return None
        state = self._state
        assert state is not None
        moves = [(state.id, state.G.last)] if state.G.last is not None and bytes(name) != b'"sync"' else []
        owes = state.G.turn if state.G.done[self._seat] < state.G.turn else None
        return Told(moves=moves, owes=owes, answer=state.id)

    def _patch(self, steps: list[_Step]) -> None:
        assert self._state is not None
        marks = self._state.G
        for step in steps:
            match step.path.split("/")[1:]:
                case ["_stateID"]:
                    self._state.id = step.value
                case ["G", "turn"]:
                    marks.turn = step.value
                case ["G", "last"]:
                    marks.last = step.value
                case ["G", "done"]:
                    marks.done = step.value
                case ["G", "done", seat]:
                    marks.done[int(seat)] = step.value

    def reply(self, text: str) -> str | None:
        return "3" if text == "2" else None  # ping and pong


class BoardgameIO(Contestant):
    def __init__(self, delta: bool = False, cores: set[int] | None = None) -> None:
        super().__init__(cores)
        self.delta = delta
        self.name = "boardgame.io, files" + (", patches" if delta else "")

    def command(self) -> list[str]:
        command = ["node", str(HERE / "boardgame" / "server.js"), str(self.port), str(self.folder / "store")]
        return [*command, "delta"] if self.delta else command

    def environment(self) -> dict[str, str]:
        return {"NODE_ENV": "production"}

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

    def reader(self, seat: int) -> Reader:
        return BoardgameReader(seat)

    def say(self, table: Any, seat: int, told: Told) -> str:
        payload = {"type": "mark", "args": [told.owes % 53], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return f"42/{GAME}," + json.dumps(["update", action, told.answer, table, str(seat)])
