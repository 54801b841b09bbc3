"""The bus: what is done at one worker is seen at the others, and a bus that is away costs a moment, never a move."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from weakref import WeakSet

import pytest
import sqlalchemy as sa

from londinium.server import bus as bus_module
from londinium.server import gather, presence, protocol, schema
from londinium.server import tables as tables_module
from londinium.server.bus import Redis, check_bus
from londinium.server.refusals import Denied
from londinium.server.seats import AWAY
from londinium.server.settings import CannotServe
from londinium.server.tables import Tables
from tests.server.playing import Page, lay, play, until, where, worker
from tests.server.redis_server import OwnRedis

LISTENING: WeakSet[Tables] = WeakSet()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus_module, "LONGEST", 0.5)
    monkeypatch.setattr(presence, "SOON", 0.02)
    hear = Tables.hear

    def heard(tables: Tables, id: str, seq: int) -> None:
        if not id:  # a bus says so as soon as it listens
            LISTENING.add(tables)
        hear(tables, id, seq)

    monkeypatch.setattr(Tables, "hear", heard)


@pytest.fixture
def blind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks by themselves: what is known was heard."""
    monkeypatch.setattr(tables_module, "LOOK_EVERY", 1000.0)


@asynccontextmanager
async def two_workers(store: str, bus: str) -> AsyncIterator[tuple[Tables, Tables]]:
    async with worker(store, bus=bus, awake=True) as one, worker(store, bus=bus, awake=True) as two:
        await until(lambda: {one, two} <= LISTENING)
        yield one, two


async def test_what_is_played_at_one_worker_is_told_at_the_other(store_and_bus: tuple[str, str], blind: None) -> None:
    async with two_workers(*store_and_bus) as (one, two):
        await lay(one.store)
        here, there = await one.get("table"), await two.get("table")
        ann, ben = await Page(one, here, "ann").open(), await Page(two, there, "ben").open()
        for _ in range(6):
            seat = here.position.owing[0]
            page = (ann, ben)[seat]
            assert (
                await page.say(
                    {
                        "type": "play",
                        "seat": seat,
                        "ask": page.now["ask"]["id"],
                        "action": page.now["legal"][0]["action"],
                    }
                )
                is None
            )
            await until(lambda: here.seq == there.seq, 5)
        assert where(here) == where(there)
        told = [[entry for message in page.told() for entry in message["entries"]] for page in (ann, ben)]
        assert [entry["seq"] for entry in told[0]] == [entry["seq"] for entry in told[1]] == list(range(2, 8))


async def test_seats_talk_and_presence_are_known_at_every_worker(store_and_bus: tuple[str, str], blind: None) -> None:
    async with two_workers(*store_and_bus) as (one, two):
        await lay(one.store, started=False)
        here, there = await one.get("table"), await two.get("table")
        ann = await Page(one, here, "ann").open()

        def away() -> list[bool]:
            return [seat["away"] for seat in ann.told("table")[-1]["table"]["seats"]]

        assert away() == [False, True]
        ben = await Page(two, there, "ben").open()
        await until(lambda: away() == [False, False], 5)
        await ben.say({"type": "say", "seat": 1, "text": "Mind the gap"})
        await until(lambda: bool(ann.told("talk")), 5)
        assert ann.told("talk")[0]["messages"][0]["text"] == "Mind the gap"
        await gather.start(two, there)
        await until(lambda: here.seq == 1, 5)
        assert ann.now["ask"]
        with pytest.raises(Denied, match="when its owner has been away"):
            await gather.change_seat(one, here, 1, protocol.ChangeSeat(kind="bot"), "ann")
        ben.close()
        await until(lambda: away() == [False, True], 5)
        here.away[1] -= AWAY
        await gather.change_seat(one, here, 1, protocol.ChangeSeat(kind="bot", bot="easy"), "ann")
        await until(lambda: there.seats[1].kind == "bot", 5)


async def test_a_message_that_was_lost_costs_a_moment(
    store_and_bus: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is heard at all; every worker looks by itself."""
    monkeypatch.setattr(tables_module, "LOOK_EVERY", 0.2)
    async with two_workers(*store_and_bus) as (one, two):
        monkeypatch.setattr(two, "hear", lambda *_: None)
        two.bus._hear = two.hear  # type: ignore[attr-defined]
        await lay(one.store)
        here, there = await one.get("table"), await two.get("table")
        page = await Page(two, there, "ben").open()
        await play(one, here, 0)
        await Page(one, here, "ann").open()
        await until(lambda: page.now["seq"] == 2, 5)
        await until(lambda: not page.told("table")[-1]["table"]["seats"][0]["away"], 5)


async def test_a_page_that_comes_back_to_a_worker_that_has_heard_nothing_is_told_all(
    store_and_bus: tuple[str, str], blind: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other worker went on after this one had looked, and what it said on the bus was lost."""
    async with two_workers(*store_and_bus) as (one, two):
        monkeypatch.setattr(two, "hear", lambda *_: None)
        two.bus._hear = two.hear  # type: ignore[attr-defined]
        await lay(one.store)
        here, there = await one.get("table"), await two.get("table")
        await play(two, there, 0)
        await play(one, here, 1)
        await play(one, here, here.position.owing[0])
        async with asyncio.timeout(5):
            page = await Page(two, there, "ben").open(since=1)
        assert page.now["seq"] == here.seq
        assert [entry["seq"] for entry in page.now["entries"]] == [2, 3, 4]


def lasts_until(tables: Tables, seat: int) -> float:
    """Until when a seat is taken to be there."""
    columns = schema.presences.c
    with tables.store.engine.begin() as connection:
        return float(connection.execute(sa.select(columns.until).where(columns.seat == seat)).scalar_one())


async def test_whoever_is_with_a_worker_that_died_is_away_after_a_while(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LASTS", 1.0)
    monkeypatch.setattr(presence, "BEAT", 0.3)
    monkeypatch.setattr(tables_module, "LOOK_EVERY", 0.2)
    async with worker(postgres_url, bus=postgres_url, awake=True) as one:
        await lay(one.store)
        here = await one.get("table")
        ann = await Page(one, here, "ann").open()
        async with worker(postgres_url, bus=postgres_url, awake=True) as two:
            await Page(two, await two.get("table"), "ben").open()
            await until(lambda: 1 in here.present, 5)
            first = lasts_until(one, 1)
            await until(lambda: lasts_until(one, 1) > first + presence.LASTS, 10)
            assert 1 in here.present, "it has given signs of life since"
            for task in list(two._tasks):
                task.cancel()  # it dies without a word
            await until(lambda: 1 not in here.present, 5)
        assert ann.told("table")[-1]["table"]["seats"][1]["away"] is True


async def test_a_redis_that_is_restarted_is_found_again(file_url: str, own_redis: OwnRedis, blind: None) -> None:
    """Moves are played while it is away; afterwards everything is heard again, and what was missed was looked up."""
    async with two_workers(file_url, own_redis.url) as (one, two):
        await lay(one.store)
        here, there = await one.get("table"), await two.get("table")
        page = await Page(two, there, "ben").open()
        await play(one, here, 0)
        await until(lambda: there.seq == 2, 5)
        await asyncio.to_thread(own_redis.stop)
        await until(lambda: one.bus.problem is not None and two.bus.problem is not None, 10)
        async with asyncio.timeout(2):
            await play(one, here, 1)
        assert here.seq == 3
        assert there.seq == 2
        await until(lambda: "_send" in one.bus._problems, 10)  # type: ignore[attr-defined]
        one.bus._unsent = None  # type: ignore[attr-defined]
        while one.bus._waiting.qsize():  # type: ignore[attr-defined]
            one.bus._waiting.get_nowait()  # type: ignore[attr-defined]  # what was said meanwhile is lost for good
        await asyncio.to_thread(own_redis.start)
        await until(lambda: there.seq == 3, 15)
        assert page.now["seq"] == 3
        await until(lambda: one.bus.problem is None and two.bus.problem is None, 10)
        await play(one, here, 0)
        await until(lambda: there.seq == 4, 10)


async def test_postgresql_closes_the_connection_of_the_bus_and_it_is_opened_again(
    postgres_url: str, blind: None
) -> None:
    async with two_workers(postgres_url, postgres_url) as (one, two):
        await lay(one.store)
        here, there = await one.get("table"), await two.get("table")
        await Page(two, there, "ben").open()
        ended = (
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            "WHERE query LIKE 'LISTEN%%' OR (state = 'idle' AND query = 'SELECT 1' AND pid <> pg_backend_pid())"
        )
        with one.store.engine.begin() as connection:
            assert connection.exec_driver_sql(ended).scalar()
        await until(lambda: two.bus.problem is not None, 5)
        await play(one, here, 0)
        await until(lambda: there.seq == 2, 10)
        await until(lambda: two.bus.problem is None, 10)


async def test_publishing_waits_for_nobody(file_url: str, own_redis: OwnRedis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus_module, "MOST_UNSENT", 100)
    async with worker(file_url, bus=own_redis.url, awake=True) as tables:
        await asyncio.to_thread(own_redis.stop)
        for number in range(1000):
            tables.bus.publish("table", number)
        assert tables.bus._waiting.qsize() <= 100  # type: ignore[attr-defined]


async def test_a_bus_closes_even_if_its_client_swallows_the_cancelling() -> None:
    bus = Redis("redis://127.0.0.1:1/0", "worker", "channel")
    begun = [asyncio.Event(), asyncio.Event()]
    never = asyncio.Event()

    async def makes_another_error() -> None:
        begun[0].set()
        try:
            await never.wait()
        except asyncio.CancelledError:
            raise ConnectionError from None

    async def goes_on_once() -> None:
        begun[1].set()
        with suppress(asyncio.CancelledError):
            await never.wait()
        await never.wait()

    bus.works = lambda: [makes_another_error, goes_on_once]  # type: ignore[method-assign]
    await bus.open(lambda _table, _seq: None)
    await asyncio.gather(*(one.wait() for one in begun))
    await asyncio.wait_for(bus.close(), 5)


async def test_stores_on_one_redis_do_not_hear_each_other(
    tmp_path_factory: pytest.TempPathFactory, redis_url: str
) -> None:
    urls = [f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.db'}" for _ in range(2)]
    async with worker(urls[0], bus=redis_url) as one, worker(urls[1], bus=redis_url) as two:
        assert one.bus.channel != two.bus.channel  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("bus", "store", "workers", "said"),
    [
        ("memory", "sqlite:///x.db", 2, "2 workers need a bus"),
        ("kafka://x", "sqlite:///x.db", 1, "should be memory, redis"),
        ("", "sqlite:///x.db", 1, "should be memory, redis"),
        ("postgresql://a/one", "postgresql://a/two", 2, "the store’s own database"),
        ("postgresql://a/one", "sqlite:///x.db", 1, "the store’s own database"),
        ("postgresql://a:port/one", "postgresql://a/one", 1, "is no URL"),
    ],
)
def test_a_bus_that_cannot_do_is_refused_in_one_sentence(bus: str, store: str, workers: int, said: str) -> None:
    with pytest.raises(CannotServe, match=said) as refused:
        check_bus(bus, store, workers)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("bus", "store", "workers"),
    [
        ("memory", "sqlite:///x.db", 1),
        ("redis://127.0.0.1/3", "sqlite:///x.db", 4),
        ("postgresql://root@a:5432/one", "postgresql://a/one", 2),
    ],
)
def test_a_bus_that_can_do_is_not(bus: str, store: str, workers: int) -> None:
    check: Callable[[str, str, int], None] = check_bus
    assert check(bus, store, workers) is None  # type: ignore[func-returns-value]
