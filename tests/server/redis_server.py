"""A real Redis for the tests: the one that answers on this machine, else one of our own from Debian's package."""

import os
import shutil
from contextlib import suppress
from functools import cache
from pathlib import Path

import redis

from tests.server.own import OwnServer

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


class OwnRedis(OwnServer):
    name = "Redis"

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        found = program()
        assert found is not None
        return [found, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]

    def answers(self) -> bool:
        return _answers(self.url)
