"""What is due: under a lease, by whichever worker lives, after a death and after a store that failed."""

import asyncio
import time
from typing import Any

import pytest
import sqlalchemy as sa

from londinium.server import due as due_module
from londinium.server import gather, protocol, schema
from londinium.server.database import StoreError
from londinium.server.due_store import LEASE_SECONDS
from londinium.server.fold import AT_ONCE
from londinium.server.store import Store
from tests.server.playing import Page, lay, play, until, where, worker


async def standing(store: Store, id: str = "table") -> tuple[Any, ...]:
    """What stands beside a table: when something is due, and who does it."""
    columns = schema.tables.c
    query = sa.select(columns.due, columns.worker, columns.lease).where(columns.id == id)
    return tuple(await store._read(lambda connection: connection.execute(query).one()))


async def test_what_is_due_is_written_with_the_entry_that_makes_it_so(store_url: str) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store, bots={1: "easy"}, started=False)
        live = await tables.get("table")
        assert await standing(tables.store) == (None, None, None)
        await gather.start(tables, live)
        at, who, lease = await standing(tables.store)
        assert (at, who) == (AT_ONCE, tables.store.worker)
        assert 0 < lease - tables.clock() <= LEASE_SECONDS <= 15
        await until(lambda: live.seq == 2)
        assert await standing(tables.store) == (None, None, None), "a person is asked: nothing is due"
        await play(tables, live, 0)
        assert (await standing(tables.store))[0] == AT_ONCE


async def test_a_lease_is_one_workers_until_it_is_over(store_url: str) -> None:
    async with worker(store_url) as one, worker(store_url) as two:
        await lay(one.store, bots={0: "easy", 1: "easy"})
        now = one.clock()
        assert await two.store.take_due(now) == []
        assert await two.store.take_lease("table", now) is False
        assert await one.store.take_due(now) == ["table"], "one's own is renewed"
        later = now + LEASE_SECONDS
        assert await two.store.take_due(later - 1) == []
        assert await two.store.take_due(later + 1) == ["table"]
        assert await one.store.take_lease("table", later + 2) is False
        await two.store.give_up()
        assert await one.store.take_due(later + 2) == ["table"]


async def test_of_workers_that_look_at_once_each_table_has_one(store_url: str) -> None:
    async with worker(store_url) as one, worker(store_url) as two, worker(store_url) as three:
        for number in range(20):
            await lay(one.store, id=f"t{number}", bots={0: "easy"})
        await one.store.give_up()
        now = one.clock()
        taken = await asyncio.gather(*(tables.store.take_due(now, 8) for tables in (one, two, three)))
        rest = await asyncio.gather(*(tables.store.take_due(now, 20) for tables in (one, two, three)))
        first = [id for ids in taken for id in ids]
        assert len(first) == len(set(first)) > 0
        owned = [set(first) | set(second) for first, second in zip(taken, rest, strict=True)]
        assert sum(map(len, owned)) == len(set().union(*owned)) == 20


async def test_a_table_whose_worker_died_is_taken_up_by_another(
    store_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It had the lease and is gone without a word: the lease ends, and the other looks."""
    monkeypatch.setattr(due_module, "LOOK_EVERY", 0.1)
    dead = Store.open(store_url)
    await lay(dead, bots={0: "easy", 1: "easy"})
    dead.dispose()
    looks: list[float] = []
    take_due = Store.take_due

    async def looked(store: Store, now: float, most: int = 50) -> list[str]:
        taken = await take_due(store, now, most)
        looks.append(now)
        return taken

    monkeypatch.setattr(Store, "take_due", looked)
    async with worker(store_url, awake=True, bus=redis_url) as tables:
        live = await tables.get("table")
        await until(lambda: len(looks) > 3)
        assert live.seq == 1, "it is not its turn yet"
        tables.clock = lambda: time.time() + LEASE_SECONDS
        await until(lambda: live.row.status == "over")
        assert await standing(tables.store) == (None, None, None)


async def test_a_server_of_one_worker_does_not_wait_for_its_own_death(store_url: str) -> None:
    """It was killed and started again: the leases in the store are its own of before."""
    dead = Store.open(store_url)
    await lay(dead, bots={0: "easy", 1: "easy"})
    dead.dispose()
    async with worker(store_url, awake=True) as tables:
        live = await tables.get("table")
        await until(lambda: live.seq > 3, LEASE_SECONDS - 1)


async def test_bots_go_on_after_a_store_that_failed_for_a_while(
    file_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody looks and nobody plays: the table of bots goes on by itself when the store answers again."""
    monkeypatch.setattr(due_module, "LOOK_EVERY", 0.1)
    async with worker(file_url, awake=True) as tables:
        await lay(tables.store, bots={0: "easy", 1: "easy"})
        live = await tables.get("table")
        await until(lambda: live.seq >= 5)
        failed = 0

        def full(batch: Any) -> Any:
            nonlocal failed
            failed += 1
            raise sa.exc.OperationalError("disk", {}, Exception("it is full"))

        async def fail(work: Any) -> Any:
            full(work)

        with monkeypatch.context() as store:
            store.setattr(tables.store, "_run", fail)
            store.setattr(tables.store, "_insert", full)  # entries are written past it
            await until(lambda: failed >= 5 and not live.thinking)
            stood = live.seq
            assert tables.due.problem is not None
        await until(lambda: live.row.status == "over")
        assert live.seq > stood
        assert tables.due.problem is None
        entries = await tables.store.entries("table")
        assert [n for entry in entries for n in range(entry.seq, entry.last + 1)] == list(range(1, live.seq + 1))
    assert "disk" not in caplog.text or "seed" not in caplog.text


async def test_a_lease_that_cannot_be_asked_for_is_one_line_in_the_log(
    file_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, bots={0: "easy"})
        await tables.store.give_up()
        live = await tables.get("table")

        async def fail(*_: object) -> bool:
            raise StoreError(OSError("disk I/O error"))

        monkeypatch.setattr(tables.store, "take_lease", fail)
        await Page(tables, live, "ben").open()
        await until(lambda: "a bot has to wait, the store failed: OSError: disk I/O error" in caplog.text)
        assert "Traceback" not in caplog.text
        monkeypatch.undo()
        await tables.due.look()
        await until(lambda: live.seq == 2)


async def test_what_stands_beside_a_table_is_corrected_by_its_log(store_url: str) -> None:
    """An older Londinium did not write it, so that a migrated table is looked at once."""
    async with worker(store_url) as tables:
        await lay(tables.store)
        await tables.store.change_table("table", due=0.0)
        await tables.due.look()
        assert await standing(tables.store) == (None, None, None)
        live = await tables.get("table")
        assert live.seq == 1
        await tables.store.set_due("table", 0, 5.0)
        assert (await standing(tables.store))[0] is None, "the table has gone on since: nothing is corrected"


async def test_a_worker_that_stops_gives_its_leases_up(store_url: str) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store, bots={0: "easy"})
        assert (await standing(tables.store))[1] is not None
    store = Store.open(store_url)
    assert (await standing(store))[1:] == (None, None)
    await store.close()


async def test_two_workers_that_think_about_the_same_question_play_it_once(store_url: str) -> None:
    async with worker(store_url) as one, worker(store_url) as two:
        await lay(one.store, 3, bots={1: "easy", 2: "easy"})
        lives = [await tables.get("table") for tables in (one, two)]
        for tables, live in zip((one, two), lives, strict=True):
            live.leased = True
            tables.due.wake(live)
        await until(lambda: all(live.seq == 3 for live in lives))
        entries = await one.store.entries("table")
        assert sorted((entry.seat, entry.ask) for entry in entries if entry.kind == "played") == [(1, 1), (2, 1)]
        assert where(lives[0]) == where(lives[1])


async def test_a_bot_that_thinks_for_a_seat_that_was_taken_back_does_not_play_it(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await gather.change_seat(tables, live, 1, protocol.ChangeSeat(kind="bot", bot="easy"), "ben")
        assert live.thinking == {1: 1}
        await gather.take_back(tables, live, 1)
        await until(lambda: not live.thinking)
        assert [entry.kind for entry in await tables.store.entries("table")] == ["started", "taken", "taken"]
        page = await Page(tables, live, "ben").open()
        assert page.now["ask"]["id"] == 1


async def test_a_table_that_cannot_be_loaded_does_not_keep_the_others_waiting(
    file_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, id="bad", bots={0: "easy"})
        await lay(tables.store, id="good", bots={0: "easy"})
        await tables.store.change_table("bad", data="0" * 32)
        for _ in range(3):
            await tables.due.look()
        good = await tables.get("good")
        await until(lambda: good.seq == 2)
        assert caplog.text.count("what is due cannot be done") == 1, "it is said once"
