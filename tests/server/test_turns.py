"""Bots are served fairly: people who wait first, then client by client in turn, tables that nobody watches last."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from londinium.server.protocol import BotLevel
from londinium.server.turns import Turns
from tests.server.playing import Page, lay, play, until, worker

HARD: dict[int, BotLevel] = dict.fromkeys(range(4), "hard")
OTHERS: dict[int, BotLevel] = dict.fromkeys((1, 2, 3), "hard")


async def served(turns: Turns, wishes: Sequence[tuple[str, Callable[[], int]]]) -> list[str]:
    """In which order those who wish at once are served."""
    order: list[str] = []

    async def wish(client: str, rank: Callable[[], int]) -> None:
        async with turns.turn(client, rank):
            order.append(client)
            await asyncio.sleep(0)

    async with turns.turn("first"):
        tasks = [asyncio.create_task(wish(*one)) for one in wishes]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


async def test_clients_are_served_in_turn_however_many_wishes_each_has() -> None:
    wishes = [(client, int) for client in "aaaabbc"]
    assert await served(Turns(1), wishes) == list("abcabaa")


async def test_a_lower_rank_comes_first_and_may_change_while_one_waits() -> None:
    rank = {"a": 2, "b": 1, "c": 3}
    wishes = [(client, partial(rank.__getitem__, client)) for client in "aabbcc"]
    turns = Turns(1)

    async def hurry() -> None:
        async with turns.turn("hurry", lambda: 0):
            rank["c"] = 0

    async with turns.turn("first"):
        hurrying = asyncio.create_task(hurry())
        waiting = asyncio.create_task(served(turns, wishes))
        await asyncio.sleep(0)
    assert await waiting == list("ccbbaa")
    await hurrying


async def test_one_who_stops_waiting_keeps_no_place() -> None:
    turns = Turns(1)

    async def wish() -> None:
        async with turns.turn("x"):
            await asyncio.sleep(0)

    async with turns.turn("first"):
        waiting = [asyncio.create_task(wish()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
    waiting[1].cancel()  # it has just been given the place
    await asyncio.gather(*waiting, return_exceptions=True)
    assert [task.cancelled() for task in waiting] == [True, True, False]
    async with asyncio.timeout(1), turns.turn("y"):
        assert turns._waiting == {}


async def test_a_bot_whom_a_person_waits_for_thinks_before_those_that_nobody_watches(file_url: str) -> None:
    async with worker(file_url, awake=True) as tables:
        for number in range(30):
            await lay(tables.store, 4, id=f"idle{number}", seed=number, bots=HARD)
        await tables.due.look()
        idle = await tables.get("idle0")
        await until(lambda: any(live.seq > 1 for live in tables._live.values()))  # the processes are at work
        await lay(tables.store, 2, bots={1: "easy"})
        page = await Page(tables, await tables.get("table"), "ann", "home").open()
        assert (idle.urgency, page.live.urgency) == (3, 0)
        for _ in range(2):
            await play(tables, page.live, 0)
            seq = page.live.seq
            await until(lambda: page.live.seq > seq, 4)  # noqa: B023, it is waited for here


async def test_a_client_with_many_tables_waits_between_them(file_url: str) -> None:
    async with worker(file_url, awake=True) as tables:
        for number in range(12):
            await lay(tables.store, 4, id=f"many{number}", seed=number, bots=OTHERS)
            await Page(tables, await tables.get(f"many{number}"), "ann", "eager").open()
        await until(lambda: any(live.seq > 1 for live in tables._live.values()))
        await lay(tables.store, 2, bots={1: "easy"})
        page = await Page(tables, await tables.get("table"), "ann", "home").open()
        for _ in range(2):
            await play(tables, page.live, 0)
            seq = page.live.seq
            await until(lambda: page.live.seq > seq, 4)  # noqa: B023, it is waited for here
