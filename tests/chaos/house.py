"""The house: a server and all that it stands on, each where a test can reach it."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import NamedTuple

import httpx
import sqlalchemy as sa

from tests.chaos.forge import Forge, Forked
from tests.chaos.knobs import BUG, KNOBS, RELEASE, TESTIFY, Knobs
from tests.chaos.proxy import Proxy
from tests.chaos.waited import Waited, delays
from tests.server.postgres import OwnPostgres
from tests.server.process import free_port
from tests.server.redis_server import OwnRedis

ROOT = Path(__file__).parents[2]
VICTIM = (sys.executable, "-m", "tests.chaos.victim")
STARTUP = 60  # seconds, with a processor
TESTIMONY = 100_000  # bytes of it
LIMITS = "1000"  # all clients come from one address: the proxy's


class Footprint(NamedTuple):
    """What a process holds."""

    descriptors: int
    memory: int  # bytes


class House:
    """A server behind a proxy, on a store behind another.

    `postgres` and `redis` are private ones, to be killed; a store given by its URL is only disturbed on the way to it.
    """

    def __init__(
        self,
        folder: Path,
        store: str,
        workers: int = 1,
        postgres: OwnPostgres | None = None,
        redis: OwnRedis | None = None,
        bug: str = "",
    ) -> None:
        self.folder, self.store, self.workers, self.bug = folder, store, workers, bug
        self.postgres, self.redis = postgres, redis
        self.release = 0
        self.knobs = Knobs(folder / "knobs")
        self.log = folder / "log"
        self.port = free_port()
        self.front = Proxy(self.port, sockets=True)
        self.to_store: Proxy | None = None
        self.to_bus: Proxy | None = None
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self._forge: Forge | None = None
        self._proxies = AsyncExitStack()

    @property
    def lite(self) -> bool:
        return self.store.startswith("sqlite")

    async def __aenter__(self) -> "House":
        await self._proxies.enter_async_context(self.front)
        if not self.lite:
            self.to_store = await self._proxies.enter_async_context(Proxy(sa.make_url(self.store).port or 5432))
        if self.redis:
            self.to_bus = await self._proxies.enter_async_context(Proxy(self.redis.port))
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(STARTUP)
        if self._forge:
            self._forge.close()
        await self._proxies.aclose()

    # Starting and ending

    def _arguments(self) -> list[str]:
        store = self.store
        if self.to_store:
            store = sa.make_url(store).set(host="127.0.0.1", port=self.to_store.port).render_as_string(False)
        arguments = ["serve", "--port", str(self.port), "--store", store]
        arguments += ["--no-pause", "--limits", LIMITS, "--workers", str(self.workers)]
        if self.to_bus:
            arguments += ["--bus", f"redis://127.0.0.1:{self.to_bus.port}/0"]
        elif not self.lite:
            arguments += ["--bus", store]
        return arguments

    def _settings(self) -> dict[str, str]:
        return {KNOBS: str(self.knobs.file), BUG: self.bug, RELEASE: str(self.release or "")}

    def launch(self) -> None:
        """Start the server without waiting for it."""
        command, env = [*VICTIM, *self._arguments()], os.environ | self._settings()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True, cwd=ROOT, env=env)

    async def answers(self) -> None:
        """Wait until the server that was launched answers."""
        assert self.process is not None
        waited = Waited(self.delays)
        async with httpx.AsyncClient() as http:
            while not waited.too_long(STARTUP):
                if self.process.poll() is not None:
                    raise RuntimeError(f"the server has ended by itself:\n{self.log.read_text()[-3000:]}")
                with suppress(httpx.TransportError):
                    await http.get(f"http://127.0.0.1:{self.port}/api/health", timeout=5)
                    return
                await asyncio.sleep(0.05)
        raise RuntimeError(f"the server does not answer after {STARTUP} s:\n{self.log.read_text()[-3000:]}")

    async def start(self) -> None:
        self.launch()
        await self.answers()

    async def start_again(self) -> None:
        """Sooner than a start, since it is forked."""
        if self._forge is None:
            self._forge = Forge(VICTIM, ROOT, self._settings() | {RELEASE: ""})
        self.process = self._forge.launch(self._arguments(), self.log, self._settings())
        await self.answers()

    async def kill(self) -> None:
        """SIGKILL to the server alone; its workers and bots have to notice by themselves, before it starts again."""
        assert self.process is not None
        self.process.kill()
        await self.ended()

    async def ended(self) -> None:
        """Wait until nothing of the server is left."""
        assert self.process is not None
        await asyncio.to_thread(self.process.wait, STARTUP)
        end = time.monotonic() + STARTUP
        while group(self.process.pid):
            if time.monotonic() > end:
                raise RuntimeError(f"processes of a server that was killed live on: {group(self.process.pid)}")
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """A clean stop, as before an upgrade."""
        assert self.process is not None
        self.process.terminate()
        await self.ended()

    # Its processes

    @property
    def serving(self) -> list[int]:
        """The processes that serve: the one that was started, or its workers."""
        assert self.process is not None
        return [self.process.pid] if self.workers == 1 else children(self.process.pid)

    @property
    def bots(self) -> list[int]:
        return [bot for worker in self.serving for bot in children(worker)]

    def limit_files(self, size: int) -> None:
        """No process of the server can write beyond this size of a file; -1 takes the limit away.

        For this nobody needs to be root. What is not written fails with EFBIG, on its way to the disk like ENOSPC.
        """
        assert self.process is not None
        for pid in (self.process.pid, *self.serving):
            with suppress(ProcessLookupError):
                hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))

    def delays(self) -> dict[int, float]:
        """By thread of the server, of its workers and bots, and of these clients: how long it had no processor."""
        assert self.process is not None
        return delays({os.getpid(), self.process.pid, *self.serving, *self.bots})

    async def testimony(self) -> str:
        """What every task of the servers is at, as they write it into the log."""
        begun = self.log.stat().st_size
        for pid in self.serving:
            with suppress(ProcessLookupError):
                os.kill(pid, TESTIFY)
        await asyncio.sleep(2)
        return self.log.read_bytes()[begun:][-TESTIMONY:].decode(errors="replace")

    def footprints(self) -> dict[int, Footprint]:
        held = {}
        for pid in self.serving:
            with suppress(OSError):
                pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
                held[pid] = Footprint(len(os.listdir(f"/proc/{pid}/fd")), pages * resource.getpagesize())
        return held


def children(pid: int) -> list[int]:
    """The living children of a process, without the one that Python keeps for shared memory."""
    found = []
    with suppress(OSError):
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            with suppress(OSError):
                command = Path(f"/proc/{child}/cmdline").read_text()
                if command and "resource_tracker" not in command:
                    found.append(int(child))
    return found


def group(leader: int) -> list[int]:
    """The living processes of a group; one that waits to be buried does not count."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, of = stat.read_text().rpartition(")")[2].split()[:3]
            if int(of) == leader and state != "Z":
                found.append(int(stat.parent.name))
    return found
