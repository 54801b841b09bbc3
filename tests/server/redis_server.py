"""A real Redis for the tests: the one that answers on this machine, else one of our own from Debian's package."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import redis

GIVEN = "LONDINIUM_TEST_REDIS"
STANDARD = "redis://127.0.0.1:6379/0"
NOT_TESTED = (
    "NOT TESTED: the bus on Redis. None answers on 127.0.0.1:6379, Debian's package is not installed (apt install "
    f"redis-server), and {GIVEN} names no other."
)
NOT_RESTARTED = (
    "NOT TESTED: a Redis that is restarted. Debian's package is not installed (apt install redis-server), and the one "
    "that answers here is not ours to stop."
)


@cache
def standing() -> str | None:
    """The URL of a server that is there already."""
    url = os.environ.get(GIVEN) or STANDARD
    return url if _answers(url) else None


@cache
def program() -> str | None:
    return shutil.which("redis-server") or next(iter(map(str, Path("/usr/bin").glob("redis-server"))), None)


def _answers(url: str) -> bool:
    with suppress(redis.RedisError), redis.from_url(url, socket_connect_timeout=2) as client:
        return bool(client.ping())
    return False


def available() -> bool:
    return standing() is not None or program() is not None


class OwnRedis:
    """A Redis of the test's own, which it may stop and start."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="londinium-redis-"))
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        found = program()
        assert found is not None
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen([found, *settings], stdout=log, stderr=log)
        for _ in range(200):
            if _answers(self.url):
                return
            time.sleep(0.05)
        raise RuntimeError(f"Redis does not answer:\n{(self.folder / 'log').read_text()}")

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def end(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def own() -> Iterator[OwnRedis]:
    server = OwnRedis()
    try:
        server.start()
        yield server
    finally:
        server.end()


@contextmanager
def server() -> Iterator[str]:
    url = standing()
    if url:
        yield url
    else:
        with own() as made:
            yield made.url
