"""Rated games against real workers that are killed between the end of a game and the ladder."""

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from londinium.server.ladder import scale
from tests.server.process import Browser, ServerProcess, serving
from tests.server.test_workers import workers

RATED = {"rated": True, "clock": {"time": 600, "increment": 5}, "gone": "end"}


async def lose(winner: Browser, loser: Browser) -> None:
    """A rated game of two, which ends since one of them leaves it."""
    id = await winner.make("me", "open", start=False, **RATED)
    await loser.post(f"/api/tables/{id}/join", {"seat": 1, "name": "Ben"})
    await winner.post(f"/api/tables/{id}/start")
    await loser.post(f"/api/tables/{id}/seats/1/leave")


async def kill_all(server: ServerProcess) -> None:
    """No worker is left, and others come."""
    killed = workers(server)
    for worker in killed:
        os.kill(worker, signal.SIGKILL)
    async with asyncio.timeout(60):
        while len(set(workers(server)) - set(killed)) < len(killed):
            await asyncio.sleep(0.02)


async def own_rating(browser: Browser, games: int) -> Any:
    """A person's rating, once it comes from so many games."""
    async with asyncio.timeout(60):
        while True:
            with suppress(httpx.TransportError):
                mine = (await browser.get("/api/ladders/next-station"))["mine"]
                if mine and mine["games"] >= games:
                    return mine
            await asyncio.sleep(0.1)


async def test_each_result_is_rated_once_though_the_workers_are_killed_after_it(
    store_url: str, redis_url: str, tmp_path: Path
) -> None:
    """At once, and when it may have been taken in."""
    moments = (0.0, 0.02)
    with serving(store_url, tmp_path / "log", "--workers", "2", "--bus", redis_url) as server:
        async with Browser(server) as ann, Browser(server) as ben:
            expected = [scale.first("next-station", name) for name in ("ann", "ben")]
            for number, moment in enumerate(moments, 1):
                await lose(ann, ben)
                await asyncio.sleep(moment)
                await kill_all(server)
                expected = scale.after(["ann", "ben"], expected, [1, 2])
                for browser, rating in zip((ann, ben), expected, strict=True):
                    mine = await own_rating(browser, number)
                    assert (mine["rating"], mine["spread"]) == (rating.points, rating.spread)
                    assert (mine["games"], mine["wins"]) == (rating.games, rating.wins)
