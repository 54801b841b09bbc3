"""The bus: it carries "(table, seq) is there" between workers, and nothing else; seq 0: look at seats and talk again.

A message that is lost costs a moment, since every worker also looks by itself. So publishing never fails a move and
never waits, and a connection that is lost is opened again, with a growing pause, for ever.
"""

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg
import sqlalchemy as sa
from psycopg import sql

from londinium.server import metrics
from londinium.server.settings import CannotServe
from londinium.server.store import Store

Hear = Callable[[str, int], None]

SHORTEST, LONGEST = 0.1, 5.0  # seconds before a lost connection is opened again
MOST_UNSENT = 10_000  # messages that wait for a connection; older ones are dropped
SIGN = 10.0  # seconds between two signs of life of a connection

_log = logging.getLogger(__name__)


class Bus(ABC):
    """How workers hear of each other."""

    shared = True  # whether there may be other workers

    @property
    def problem(self) -> str | None:
        """What is wrong with it now."""
        return None

    @abstractmethod
    async def open(self, hear: Hear) -> None:
        """Begin to listen: `hear(table, seq)` for what others say, `hear("", 0)` if something may have been missed."""

    @abstractmethod
    def publish(self, table: str, seq: int) -> None:
        """Tell the other workers; never waits, never fails."""

    @abstractmethod
    async def close(self) -> None: ...


class Memory(Bus):
    """One process: what is there is known."""

    shared = False

    async def open(self, hear: Hear) -> None:
        del hear

    def publish(self, table: str, seq: int) -> None:
        del table, seq

    async def close(self) -> None:
        pass


class Connected(Bus):
    """A bus with a connection that is kept up."""

    def __init__(self, worker: str, channel: str) -> None:
        self.worker, self.channel = worker, channel
        self._hear: Hear | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._problems: dict[str, str] = {}  # by what is done over the connection

    @property
    def problem(self) -> str | None:
        return next(iter(self._problems.values()), None)

    async def open(self, hear: Hear) -> None:
        self._hear = hear
        self._tasks = [asyncio.create_task(self._for_ever(work)) for work in self.works()]

    @abstractmethod
    def works(self) -> list[Callable[[], Any]]:
        """What is done over a connection, each as long as it holds."""

    async def _for_ever(self, work: Callable[[], Any]) -> None:
        pause = SHORTEST
        while True:
            begun = asyncio.get_running_loop().time()
            try:
                await work()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                metrics.bus_failures.inc()
                if self.problem is None:
                    _log.warning("the bus is away: %s", type(error).__name__)
                self._problems[work.__name__] = f"the connection is lost ({type(error).__name__})"
            if asyncio.get_running_loop().time() - begun > LONGEST:
                pause = SHORTEST  # it had worked for a while
            await asyncio.sleep(pause)
            pause = min(LONGEST, pause * 2)

    def connected(self) -> None:
        """A connection is there, perhaps again: what was said meanwhile was not heard."""
        self.works_again("_listen")
        assert self._hear
        self._hear("", 0)

    def works_again(self, work: str) -> None:
        if self._problems.pop(work, None) and not self._problems:
            _log.warning("the bus is back")

    def heard(self, text: str) -> None:
        worker, _, rest = text.partition(" ")
        table, _, seq = rest.partition(" ")
        if worker == self.worker or not seq.isdecimal():
            return
        metrics.bus_heard.inc()
        assert self._hear
        self._hear(table, int(seq))

    async def close(self) -> None:
        """Stop; a client may swallow a cancelling or make another error of it, so it is said until it is heard."""
        while running := [task for task in self._tasks if not task.done()]:
            for task in running:
                task.cancel()
            await asyncio.wait(running, timeout=0.5)


class Redis(Connected):
    """Redis, by its publish and subscribe."""

    def __init__(self, url: str, worker: str, channel: str) -> None:
        import redis.asyncio

        super().__init__(worker, channel)
        try:
            self._redis = redis.asyncio.from_url(
                url, socket_connect_timeout=3, socket_keepalive=True, health_check_interval=SIGN
            )
        except ValueError as error:
            raise CannotServe("serve-bus-unusable", url=url, why=str(error).rstrip(".")) from None
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._unsent: str | None = None

    def works(self) -> list[Callable[[], Any]]:
        return [self._listen, self._send]

    def publish(self, table: str, seq: int) -> None:
        if self._waiting.qsize() >= MOST_UNSENT:
            metrics.bus_failures.inc()
            self._waiting.get_nowait()
        self._waiting.put_nowait(f"{self.worker} {table} {seq}")

    async def _send(self) -> None:
        async with asyncio.timeout(LONGEST):
            await self._redis.ping()
        self.works_again("_send")
        while True:
            self._unsent = self._unsent or await self._waiting.get()
            async with asyncio.timeout(LONGEST):
                await self._redis.publish(self.channel, self._unsent)
            self._unsent = None
            metrics.bus_sent.inc()

    async def _listen(self) -> None:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(self.channel)
            self.connected()
            while True:
                message = await subscription.get_message(ignore_subscribe_messages=True, timeout=SIGN)
                if message is None:
                    async with asyncio.timeout(LONGEST):
                        await subscription.ping()  # a connection may be lost without a word
                elif isinstance(message["data"], bytes) and message["type"] == "message":
                    self.heard(message["data"].decode())

    async def close(self) -> None:
        await super().close()
        with suppress(Exception):
            await self._redis.aclose()


class Postgres(Connected):
    """PostgreSQL: the store notifies in the transaction of the change, so there is nothing to publish here."""

    def __init__(self, url: str, worker: str, channel: str) -> None:
        super().__init__(worker, channel)
        self._url = sa.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)

    def works(self) -> list[Callable[[], Any]]:
        return [self._listen]

    def publish(self, table: str, seq: int) -> None:
        del table, seq
        metrics.bus_sent.inc()

    async def _listen(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True, connect_timeout=5)
        async with connection:
            await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self.channel)))
            self.connected()
            while True:
                async for notice in connection.notifies(timeout=SIGN):
                    self.heard(notice.payload)
                async with asyncio.timeout(LONGEST):
                    await connection.execute("SELECT 1")  # a connection may be lost without a word


def check_bus(url: str, store: str, workers: int) -> None:
    """Say what is wrong with a bus before anything is started."""
    kind = url.partition(":")[0]
    if kind not in ("memory", "redis", "rediss", "unix", "postgresql"):
        raise CannotServe("serve-bus-kind", url=url)
    if kind == "memory" and workers > 1:
        raise CannotServe("serve-bus-needed", workers=workers)
    if kind == "postgresql":
        try:
            one, other = sa.make_url(url), sa.make_url(store)
        except (sa.exc.ArgumentError, ValueError):
            raise CannotServe("serve-bus-url", url=url) from None
        if [one.host, one.port or 5432, one.database] != [other.host, other.port or 5432, other.database]:
            raise CannotServe("serve-bus-store")


async def make_bus(url: str, store: Store) -> Bus:
    """The bus of a worker. Everyone on one store has one channel, whatever else uses the same Redis or database."""
    kind = url.partition(":")[0]
    if kind == "memory":
        return Memory()
    channel = "londinium_" + await store.setting("bus", lambda: secrets.token_hex(6))
    if kind == "postgresql":
        store.channel = channel
        return Postgres(url, store.worker, channel)
    return Redis(url, store.worker, channel)
