"""The faults: each is put in, lasts a moment and is taken away; `driver` then sees whether everybody goes on."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from random import Random
from typing import NamedTuple

import psycopg
import sqlalchemy as sa

from tests.chaos.house import House
from tests.chaos.proxy import Proxy
from tests.server.own import OwnServer

Inject = Callable[[House, Random], Awaitable[int]]  # gives the number of processes that were killed
Can = Callable[[House], bool]


class Fault(NamedTuple):
    inject: Inject
    can: Can
    replaces: bool  # the processes that serve, so that what they held cannot be compared


FAULTS: dict[str, Fault] = {}


def always(_: House) -> bool:
    return True


def on_lite(house: House) -> bool:
    return house.lite


def with_workers(house: House) -> bool:
    return house.workers > 1


def behind_proxy(house: House) -> bool:
    return house.to_store is not None


def with_postgres(house: House) -> bool:
    return house.postgres is not None


def with_redis(house: House) -> bool:
    return house.redis is not None


def fault(name: str, can: Can = always, replaces: bool = False) -> Callable[[Inject], Inject]:
    def declare(inject: Inject) -> Inject:
        FAULTS[name] = Fault(inject, can, replaces)
        return inject

    return declare


# Processes


@fault("kill-server", replaces=True)
async def kill_server(house: House, _: Random) -> int:
    await house.kill()
    await house.start_again()
    return 1


@fault("kill-starting", replaces=True)
async def kill_starting(house: House, rng: Random) -> int:
    """Killed, and killed again while it starts."""
    await house.kill()
    house.launch()
    await asyncio.sleep(rng.uniform(0.1, 2.5))
    await house.kill()
    await house.start()
    return 2


@fault("kill-worker", with_workers, replaces=True)
async def kill_worker(house: House, rng: Random) -> int:
    """One of several; it is replaced by itself."""
    victim = rng.choice(house.serving)
    os.kill(victim, signal.SIGKILL)
    await until(lambda: victim not in house.serving and len(house.serving) == house.workers)
    return 1


@fault("kill-bot")
async def kill_bot(house: House, rng: Random) -> int:
    bots = house.bots
    if not bots:
        return 0
    os.kill(rng.choice(bots), signal.SIGKILL)
    return 1


@fault("deploy", replaces=True)
async def deploy(house: House, _: Random) -> int:
    """Stopped cleanly, and a release with newer rules is started on the same store."""
    house.release += 1
    await house.stop()
    await house.start()
    return 0


# Connections of clients


@fault("cut")
async def cut(house: House, rng: Random) -> int:
    for _ in range(rng.randint(1, 3)):
        house.front.cut()
        await asyncio.sleep(rng.uniform(0, 0.5))
    return 0


@fault("delay")
async def delay(house: House, rng: Random) -> int:
    return await slow(house.front, rng.uniform(0.05, 0.3), 2)


@fault("silence")
async def silence(house: House, rng: Random) -> int:
    """Nothing comes through, then everything at once, or connections break."""
    house.front.hold_up()
    await asyncio.sleep(rng.uniform(1, 3))
    if rng.random() < 0.5:
        house.front.cut()
    house.front.calm()
    return 0


@fault("double")
async def double(house: House, _: Random) -> int:
    house.front.frames = "double"
    await asyncio.sleep(2)
    house.front.calm()
    return 0


@fault("reorder")
async def reorder(house: House, _: Random) -> int:
    house.front.frames = "reorder"
    await asyncio.sleep(2)
    house.front.calm()
    return 0


# Disk, lock and clock


@fault("disk-full", on_lite)
async def disk_full(house: House, rng: Random) -> int:
    """No file of the server may grow: what it writes fails on its way to the disk."""
    house.limit_files(0)
    await asyncio.sleep(rng.uniform(0.5, 2))
    house.limit_files(-1)
    return 0


@fault("read-only")
async def read_only(house: House, rng: Random) -> int:
    house.knobs["read_only"] = 1
    await asyncio.sleep(rng.uniform(0.5, 2))
    house.knobs.calm()
    return 0


@fault("slow-disk")
async def slow_disk(house: House, rng: Random) -> int:
    house.knobs["commit"] = rng.uniform(0.1, 0.5)
    await asyncio.sleep(2)
    house.knobs.calm()
    return 0


@fault("locked")
async def locked(house: House, rng: Random) -> int:
    """Another program holds the database: a file whole, of PostgreSQL the log."""
    seconds = rng.uniform(0.5, 3)
    if house.lite:
        connection = sqlite3.connect(sa.make_url(house.store).database or "", timeout=30, isolation_level=None)
        try:
            connection.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(seconds)
        finally:
            connection.close()
    else:
        async with await psycopg.AsyncConnection.connect(house.store) as held:
            await held.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            await asyncio.sleep(seconds)
            await held.rollback()
    return 0


@fault("clock")
async def clock(house: House, rng: Random) -> int:
    """The clock steps forward, or back, and is put right."""
    house.knobs["clock"] = rng.choice((100.0, -3600.0, 24 * 3600.0))
    await asyncio.sleep(rng.uniform(0.5, 2))
    house.knobs.calm()
    return 0


@fault("clock-and-kill", replaces=True)
async def clock_and_kill(house: House, rng: Random) -> int:
    """The clock has stepped back for good by the time the server is started again."""
    house.knobs["clock"] = 3600.0
    await asyncio.sleep(rng.uniform(1, 2))
    await house.kill()
    house.knobs.calm()
    await house.start()
    return 1


# PostgreSQL and Redis


@fault("postgresql-killed", with_postgres)
async def postgresql_killed(house: House, rng: Random) -> int:
    await restart(house.postgres, rng, signal.SIGKILL)
    return 1


@fault("postgresql-restarted", with_postgres)
async def postgresql_restarted(house: House, rng: Random) -> int:
    await restart(house.postgres, rng, signal.SIGINT)
    return 0


async def restart(server: OwnServer | None, rng: Random, how: signal.Signals) -> None:
    assert server is not None
    await asyncio.to_thread(server.stop, how)
    await asyncio.sleep(rng.uniform(0, 2))
    await asyncio.to_thread(server.start)


@fault("store-slow", behind_proxy)
async def store_slow(house: House, rng: Random) -> int:
    assert house.to_store is not None
    return await slow(house.to_store, rng.uniform(0.01, 0.05), 3)


@fault("store-unreachable", behind_proxy)
async def store_unreachable(house: House, rng: Random) -> int:
    assert house.to_store is not None
    return await unreachable(house.to_store, rng)


@fault("redis-killed", with_redis)
async def redis_killed(house: House, rng: Random) -> int:
    await restart(house.redis, rng, signal.SIGKILL)
    return 1


@fault("redis-restarted", with_redis)
async def redis_restarted(house: House, rng: Random) -> int:
    await restart(house.redis, rng, signal.SIGTERM)
    return 0


@fault("redis-slow", with_redis)
async def redis_slow(house: House, rng: Random) -> int:
    assert house.to_bus is not None
    return await slow(house.to_bus, rng.uniform(0.1, 1), 3)


@fault("redis-unreachable", with_redis)
async def redis_unreachable(house: House, rng: Random) -> int:
    assert house.to_bus is not None
    return await unreachable(house.to_bus, rng)


async def slow(proxy: Proxy, seconds: float, lasts: float) -> int:
    proxy.delay = seconds
    await asyncio.sleep(lasts)
    proxy.calm()
    return 0


async def unreachable(proxy: Proxy, rng: Random) -> int:
    """Refused, or without a word; connections of before break either way."""
    if rng.random() < 0.5:
        proxy.refuses = True
        proxy.cut()
    else:
        proxy.hold_up()
    await asyncio.sleep(rng.uniform(1, 4))
    proxy.cut()
    proxy.calm()
    return 0


async def until(condition: Callable[[], bool], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)
