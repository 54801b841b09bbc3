"""Bots at the table: they play with nobody listening, go on after a restart, and fail without stopping the game."""

import asyncio
import multiprocessing
import os
import pickle
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from londinium import game, replay
from londinium.cli import parser
from londinium.kernel import learnt
from londinium.server import bots, gather, protocol
from londinium.server.bots import LEVELS, Broken, Pool
from londinium.server.due import moment
from londinium.server.fold import Position
from londinium.server.refusals import Denied
from londinium.server.rows import EntryRow
from tests.server.playing import Page, lay, play_by_chance, until, where, worker


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hard bot thinks as it always does, for a shorter time."""
    monkeypatch.setitem(LEVELS, "hard", "search:ms=5")


@pytest.fixture(autouse=True)
def _no_process_is_left() -> Iterator[None]:
    yield
    for process in multiprocessing.active_children():
        process.kill()
        process.join()


def notes(entries: list[EntryRow]) -> list[str]:
    return [entry.more["note"] for entry in entries if "note" in entry.more]


async def test_a_table_of_bots_plays_to_its_end_with_nobody_listening(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 3, bots={0: "easy", 1: "medium", 2: "hard"})
        await tables.due.look()
        live = await tables.get("table")
        await until(lambda: live.row.status == "over")
        assert live.state is not None
        assert replay(await gather.record(tables, live)).outcome() == live.state.outcome()
        entries = await tables.store.entries("table")
        assert not notes(entries), "none of them needed its fallback"
        assert await tables.store.take_due(tables.clock()) == []


async def test_bots_go_on_after_a_restart_from_the_middle(store_url: str) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store, bots={0: "easy", 1: "easy"})
        await tables.due.look()
        live = await tables.get("table")
        await until(lambda: live.seq >= 15)
    async with worker(store_url) as tables:
        again = await tables.get("table")
        before = (await tables.store.entries("table"))[: live.seq]
        assert again.state is not None
        assert not again.state.over
        await tables.due.look()
        await until(lambda: again.row.status == "over")
        entries = await tables.store.entries("table")
        assert entries[: len(before)] == before
        assert [n for entry in entries for n in range(entry.seq, entry.last + 1)] == list(range(1, again.seq + 1))


async def test_people_and_bots_play_together(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 3, bots={1: "easy", 2: "medium"})
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        rng = Random(1)
        for _ in range(60):
            await until(lambda: bool(page.now["ask"] or page.now["result"]))
            if page.now["result"]:
                break
            action = rng.choice(page.now["legal"])["action"]
            assert await page.say({"type": "play", "seat": 0, "ask": page.now["ask"]["id"], "action": action}) is None
        assert live.row.status == "over"
        assert page.told("no") == page.told("error") == []


async def test_a_seat_given_to_a_bot_after_the_start_is_played_by_it(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await play_by_chance(tables, live, Random(1), 4)
        page = await Page(tables, live, None).open()
        for seat in (0, 1):
            to_bot = protocol.ChangeSeat(kind="bot", bot="easy")
            await gather.change_seat(tables, live, seat, to_bot, ("ann", "ben")[seat])
        taken = [entry["seat"] for message in page.told() for entry in message["entries"] if entry["kind"] == "taken"]
        assert taken == [0, 1]
        await until(lambda: live.row.status == "over")
    async with worker(file_url) as tables:
        assert where(await tables.get("table")) == where(live)


# What goes wrong


@pytest.mark.parametrize("bot", ["nobody", "search:ms=60000"], ids=["crashes", "overruns"])
async def test_a_bot_that_fails_plays_its_fallback_and_the_log_says_so(
    file_url: str, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.setitem(LEVELS, "hard", bot)
    monkeypatch.setattr(bots, "PATIENCE", 10.0 if bot == "nobody" else 0.3)
    async with worker(file_url) as tables:
        await lay(tables.store, bots={1: "hard"})
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        await until(lambda: live.seq >= 2)
        assert [(entry["seat"], entry["note"]) for entry in page.now["entries"]] == [(1, "bot-fallback")]
        assert live.state is not None
        assert live.asks == [1, None], "the game goes on"


async def test_a_bot_that_hangs_does_not_keep_the_others_from_thinking(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is one process: the one that hangs is ended, and the next bot finds another."""
    monkeypatch.setitem(LEVELS, "hard", "search:ms=60000")
    async with worker(file_url) as tables:
        await lay(tables.store, id="slow", bots={1: "hard"})
        await lay(tables.store, id="quick", bots={1: "easy"})
        monkeypatch.setattr(bots, "PATIENCE", 0.3)
        slow = await tables.get("slow")
        tables.due.wake(slow)
        await until(lambda: slow.seq == 2)
        monkeypatch.setattr(bots, "PATIENCE", 10.0)
        quick = await tables.get("quick")
        tables.due.wake(quick)
        await until(lambda: quick.seq == 2)
        assert [notes(await tables.store.entries(id)) for id in ("slow", "quick")] == [["bot-fallback"], []]


async def test_a_process_that_is_killed_costs_nobody_an_answer(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two bots think in two processes; one is killed, which breaks the pool of both. Both think again."""
    monkeypatch.setitem(LEVELS, "hard", "search:ms=1500")
    async with worker(file_url, processes=2) as tables:
        await lay(tables.store, 3, bots={1: "hard", 2: "hard"})
        live = await tables.get("table")
        tables.due.wake(live)
        await until(lambda: len(live.thinking) == len(multiprocessing.active_children()) == 2)
        victim = multiprocessing.active_children()[0]
        assert victim.pid is not None
        os.kill(victim.pid, signal.SIGKILL)
        await until(lambda: live.seq == 3)
        assert not notes(await tables.store.entries("table"))


async def test_a_process_that_is_killed_while_it_has_nothing_to_do_costs_nobody_an_answer(file_url: str) -> None:
    async with worker(file_url, processes=2) as tables:
        for id in ("first", "second"):
            await lay(tables.store, id=id, bots={1: "easy"})
            live = await tables.get(id)
            tables.due.wake(live)
            await until(lambda live=live: live.seq == 2 and not live.thinking)  # type: ignore[misc]
            assert not notes(await tables.store.entries(id))
            for idle in multiprocessing.active_children():
                idle.kill()
                await asyncio.to_thread(idle.join)


async def test_bots_that_wait_for_a_process_do_not_run_out_of_time(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "hard", "search:ms=300")
    async with worker(file_url) as tables:
        await lay(tables.store, 2, id="warm", bots={1: "easy"})
        await lay(tables.store, 4, bots=dict.fromkeys(range(4), "hard"))
        warm, live = await tables.get("warm"), await tables.get("table")
        tables.due.wake(warm)
        await until(lambda: warm.seq == 2)
        monkeypatch.setattr(bots, "PATIENCE", 1.0)
        tables.due.wake(live)
        await until(lambda: live.seq >= 5)
        assert not notes((await tables.store.entries("table"))[:5])


async def test_the_pool_is_given_a_guess_and_never_the_state(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent to the process has neither the seed nor the history, nor the generator that deals the cards."""
    sent: list[bytes] = []

    class Watched(ProcessPoolExecutor):
        def submit(self, task: Any, /, *args: Any, **more: Any) -> Any:
            sent.append(pickle.dumps(task))
            return super().submit(task, *args, **more)

    monkeypatch.setattr(bots, "ProcessPoolExecutor", Watched)
    async with worker(file_url) as tables:
        await lay(tables.store, seed=123456789012345678, bots={0: "easy", 1: "easy"})
        live = await tables.get("table")
        tables.due.wake(live)
        await until(lambda: len(sent) >= 8)
        assert live.state is not None
    for guess in sent:
        assert b'"past":null' in guess
        assert b'"seed":null' in guess
        assert b"123456789012345678" not in guess
        assert f'"rng":{live.state.rng}'.encode() not in guess


# Other work in the pool


def square(number: int) -> int:
    return number * number


def sleep_for_ever() -> None:
    time.sleep(1000)


def eat_memory() -> int:
    return len(bytearray(8 << 30))


def die() -> None:
    os._exit(3)


def object_to_it() -> None:
    raise ValueError("no such thing")


async def test_other_work_is_done_within_limits_of_time_and_memory() -> None:
    """What goes wrong is told to whoever asked, and the next one finds a process again."""
    pool = Pool(1)
    try:
        assert not multiprocessing.active_children(), "processes are started when there is work"
        assert await pool.run(square, 12, seconds=20) == 144
        with pytest.raises(TimeoutError):
            await pool.run(sleep_for_ever, seconds=0.5)
        with pytest.raises(Broken):
            await pool.run(eat_memory, seconds=20)
        with pytest.raises(Broken):
            await pool.run(die, seconds=20)
        with pytest.raises(ValueError, match="no such thing"):
            await pool.run(object_to_it, seconds=20)
        assert await asyncio.gather(*(pool.run(square, n, seconds=20) for n in range(4))) == [0, 1, 4, 9]
    finally:
        pool.close()


# A moment among people


async def test_bots_take_a_moment_where_people_play_with_each_other(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 3, game="london", bots={2: "easy"})
        live = await tables.get("table")
        tables.due.pause = 0.3
        await Page(tables, live, "ann").open()
        chance = Random(1)
        while 2 not in live.position.owing:
            await play_by_chance(tables, live, chance, decisions=1)
        begun = live.seq
        await until(lambda: 2 not in live.position.owing)
        told = await tables.store.entries("table", begun - 1)
        waits = [after.at - before.at for before, after in pairwise(told) if after.seat == 2]
        assert waits[0] >= 0.29, "to begin its turn"


async def test_nobody_waits_for_bots_alone_unseen_or_in_the_middle_of_a_secret(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 3, id="among", bots={2: "easy"})
        await lay(tables.store, 3, id="alone", bots={1: "easy", 2: "easy"})
        among, alone = [await tables.get(id) for id in ("among", "alone")]
        assert moment(among, 2, 1.0) == 0, "nobody looks"
        for live in (among, alone):
            await Page(tables, live, "ann").open()
        assert moment(among, 2, 1.0) > 0
        await until(lambda: 2 not in among.position.owing)
        assert moment(among, 2, 1.0) == 0.5, "a further step of its turn"
        assert moment(alone, 2, 1.0) == 0, "one person with bots"
        monkeypatch.setattr(Position, "covert", 2)
        assert moment(among, 2, 1.0) == 0, "whether it has a choice is not for others to know"


def test_a_server_lets_its_bots_take_a_moment_unless_told_otherwise() -> None:
    assert parser().parse_args(["serve"]).pause
    assert not parser().parse_args(["serve", "--no-pause"]).pause


# The level above hard


async def test_the_expert_is_offered_where_a_game_was_learnt_and_plays_there(file_url: str, toy: str) -> None:
    assert {bots.levels(game(id))[-1] for id in ("next-station", "london", "guilds", "dei")} == {"expert"}
    assert "expert" not in bots.levels(game(toy))
    async with worker(file_url) as tables:
        seats = [protocol.WantedSeat(kind="bot", bot="expert"), protocol.WantedSeat(kind="bot", bot="easy")]
        with pytest.raises(Denied, match="no bot of that name"):
            await gather.create(tables, protocol.NewTable(game=toy, seats=seats), "ann")
        await lay(tables.store, 2, bots={0: "expert", 1: "easy"})
        await tables.due.look()
        live = await tables.get("table")
        await until(lambda: live.row.status == "over", seconds=60)
        assert not notes(await tables.store.entries("table")), "it did not need its fallback"
        scores = live.state.outcome()["scores"]
        assert scores[0] > scores[1]


@pytest.mark.parametrize(
    ("weights", "sentence"),
    [
        (None, "The expert has no weights here: expert.npz is missing"),
        (b"PK", "The weights in expert.npz cannot be read"),
    ],
)
def test_with_bad_weights_the_level_below_plays_and_says_why(
    weights: bytes | None,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(learnt, "weights_file", lambda _: tmp_path / "expert.npz")
    monkeypatch.setattr(learnt, "_EXPERTS", {})
    if weights is not None:
        (tmp_path / "expert.npz").write_bytes(weights)
    london = game("london")
    state = london.new(2, 3)
    seat = state.to_act[0]
    answer = bots.think("london", None, london.save(state.guess(seat, Random(1))), seat, LEVELS["expert"], 1)
    assert answer in state.legal(seat)
    assert sentence in caplog.text
    assert "The level below plays." in caplog.text
