"""Several workers, as people run them: one is killed, Redis is restarted, and everybody goes on by themselves."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest
import redis
import sqlalchemy as sa

from londinium import replay
from tests.chaos.house import children
from tests.server.playing import until
from tests.server.process import LOST, Browser, Player, ServerProcess, free_port, played, serving
from tests.server.redis_server import OwnRedis
from tests.server.test_kill import exists

POLLS = frozenset({"7", "73", "271"})  # poll and ppoll, as Linux numbers them on x86-64 and ARM


def workers(server: ServerProcess) -> list[int]:
    """The processes that serve: living children of the one that was started, with its sockets."""
    return children(server.pid)


def waits_for_an_answer(server: ServerProcess) -> bool:
    """Whether the process that was started waits for a worker's sign of life: it sleeps in a poll, else in a lock."""
    return Path(f"/proc/{server.pid}/syscall").read_text().split()[0] in POLLS


def open_sockets(process: int) -> set[str]:
    """The numbers of all sockets that a process has open."""
    found = set()
    for link in Path(f"/proc/{process}/fd").iterdir():
        with suppress(OSError):
            kind, _, number = os.readlink(link).partition(":")
            found |= {number.strip("[]")} if kind == "socket" else set()
    return found


def connections(process: int, server: ServerProcess) -> int:
    """How many connections to the server a worker has."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    established = {fields[9] for fields in lines if fields[1].endswith(f":{server.port:04X}") and fields[3] == "01"}
    return len(open_sockets(process) & established)


def takes_what_is_passed_on(process: int) -> bool:
    lines = [line.split() for line in Path("/proc/net/unix").read_text().splitlines()]
    meeting = {fields[6] for fields in lines if "londinium-workers-" in fields[-1]}
    return bool(open_sockets(process) & meeting)


async def come_back(browser: Browser, id: str) -> int:
    """How far a table is, for a page that tries again where it was passed on to a worker that was just dying."""
    async with asyncio.timeout(20):
        while True:
            with suppress(*LOST):
                async with browser.page(id) as page:
                    return int((await page.now(0))["seq"])
            await asyncio.sleep(0.05)


async def test_all_pages_of_a_table_are_at_one_worker_and_go_on_at_another_when_it_dies(
    postgres_url: str, tmp_path: Path
) -> None:
    """Whichever worker a connection comes to, it is passed on; tables fall to both workers."""
    with serving(postgres_url, tmp_path / "log", "--workers", "2", "--bus", postgres_url) as server:
        await until(lambda: sum(map(takes_what_is_passed_on, workers(server))) == 2)
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Browser(server))
            homes = set()
            for _ in range(12):
                id = await ann.make("me", "here")
                before = {process: connections(process, server) for process in workers(server)}
                pages = [await stack.enter_async_context(ann.page(id)) for _ in range(8)]
                for page in pages:
                    await page.now(0)
                more = {process: connections(process, server) - before[process] for process in before}
                home, away = sorted(more, key=lambda process: -more[process])
                assert (more[home], more[away]) == (8, 0)
                homes.add(home)
                if len(homes) == 2:
                    break
            assert len(homes) == 2
            asked = await pages[0].now(0)
            said = {"type": "play", "seat": 0, "ask": 1, "action": asked["legal"][0]["action"]}
            await pages[3].say(said)
            for page in pages:
                await page.until(lambda page=page: page.nows[0]["seq"] >= 2)  # type: ignore[misc]
            os.kill(home, signal.SIGKILL)
            assert await come_back(ann, id) >= 2, "the other worker serves it"


async def test_a_worker_is_killed_and_redis_restarted_and_nothing_is_lost_or_played_twice(
    postgres_url: str, own_redis: OwnRedis, tmp_path: Path
) -> None:
    """Two games at once over two workers; each has two people, who come back by themselves, and a bot."""
    more = ("--workers", "2", "--bus", own_redis.url)
    with serving(postgres_url, tmp_path / "log", *more) as server:
        await until(lambda: len(workers(server)) == 2)
        async with AsyncExitStack() as stack:
            players: list[Player] = []
            for table in range(2):
                ann, ben = [await stack.enter_async_context(Browser(server)) for _ in range(2)]
                id = await ann.make("me", "open", "bot")
                await ben.post(f"/api/tables/{id}/join", {"name": "Ben"})
                await ann.post(f"/api/tables/{id}/start")
                players += [Player(browser, id, seat, table) for seat, browser in enumerate((ann, ben))]
            games = [asyncio.create_task(player.play()) for player in players]
            await until(lambda: min(player.seq for player in players) >= 8, 40)
            known = [len(player.acknowledged) for player in players]
            for victim, far in zip(workers(server), (20, 32), strict=True):  # pages may all be at one of the two
                os.kill(victim, signal.SIGKILL)
                await until(lambda: min(player.seq for player in players) >= far, 40)  # noqa: B023
                await until(lambda: len(workers(server)) == 2, 20)
            await asyncio.to_thread(own_redis.stop)
            await until(lambda: server.read("/api/health").json()["bus"] != "ok", 20)
            await asyncio.to_thread(own_redis.start)
            results = await asyncio.gather(*games)
            assert sum(player.comebacks for player in players) >= 1, "somebody was at a worker that died"
            assert [player.refusals for player in players] == [[] for _ in players]
            for player, before, result in zip(players, known, results, strict=True):
                record = await player.browser.get(f"/api/tables/{player.id}/record")
                assert played(record, player.seat) == list(player.sent.values()), "each question once, as first said"
                assert len(player.sent) >= before
                assert replay(record).outcome()["scores"] == result["result"]["scores"]
        await until(lambda: len(workers(server)) == 2)
        counted = server.read("/metrics").text
        assert 'londinium_moves_total{kind="started"} ' in counted
        well = {"store": "ok", "bus": "ok", "bots": "ok"}

        def all_well() -> bool:
            """Whichever worker answers; each finds the bus again by itself."""
            return all(server.read("/api/health").json() == well for _ in range(6))

        await until(all_well, 20)
        os.kill(server.pid, signal.SIGTERM)
        assert server.process is not None
        assert await asyncio.to_thread(server.process.wait, 15) == 0
        await until(lambda: not exists(server.pid), 10)
    assert "Traceback" not in server.log.read_text()


def test_a_worker_that_dies_while_it_is_asked_for_a_sign_of_life_is_replaced_at_once(
    file_url: str, redis_url: str, tmp_path: Path
) -> None:
    with serving(file_url, tmp_path / "log", "--workers", "2", "--bus", redis_url) as server:

        async def dies_when_asked() -> None:
            victim = workers(server)[0]
            os.kill(victim, signal.SIGSTOP)
            await until(lambda: waits_for_an_answer(server))  # the stopped one cannot give it
            os.kill(victim, signal.SIGKILL)
            await until(lambda: victim not in workers(server))

        asyncio.run(dies_when_asked())
        asyncio.run(until(lambda: len(workers(server)) == 2, 15))
        asyncio.run(dies_when_asked())
        os.kill(server.pid, signal.SIGTERM)
        assert server.process is not None
        assert server.process.wait(15) == 0


def test_a_worker_that_cannot_be_replaced_just_now_is_replaced_later_and_the_others_go_on(
    file_url: str, own_redis: OwnRedis, tmp_path: Path
) -> None:
    """The store is one that no worker can open, for as long as its revision is unknown."""
    revision = sa.text("UPDATE alembic_version SET version_num = :put")
    engine = sa.create_engine(file_url)
    bus = redis.Redis.from_url(own_redis.url)

    def started() -> int:
        """Workers that have opened the store and listen to the others."""
        return sum(count for channel in bus.pubsub_channels() for _, count in bus.pubsub_numsub(channel))

    more = ("--workers", "2", "--bus", own_redis.url)
    with serving(file_url, tmp_path / "log", *more) as server, engine.connect() as connection:
        known = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        asyncio.run(until(lambda: started() == 2))
        connection.execute(revision, {"put": "unknown"})
        connection.commit()
        victim, other = workers(server)
        os.kill(victim, signal.SIGKILL)
        asyncio.run(until(lambda: server.log.read_text().count("could not start") >= 2, 40))
        assert other in workers(server)
        assert server.read("/api/health").json()["store"] == "ok"
        connection.execute(revision, {"put": known})
        connection.commit()
        os.kill(other, signal.SIGKILL)
        asyncio.run(until(lambda: other not in workers(server)))
        assert server.read("/api/health").json()["store"] == "ok", "by a new one"
        os.kill(server.pid, signal.SIGTERM)
        assert server.process is not None
        assert server.process.wait(15) == 0
    engine.dispose()
    bus.close()


def test_workers_end_with_the_process_that_started_them(file_url: str, redis_url: str, tmp_path: Path) -> None:
    with serving(file_url, tmp_path / "log", "--workers", "2", "--bus", redis_url) as server:
        assert len(workers(server)) == 2
        server.kill()
        asyncio.run(until(lambda: not exists(server.pid), 15))


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--workers", "2"], "2 workers need a bus to hear of each other"),
        (["--bus", "pigeons://loft"], "should be memory, redis://… or postgresql://…"),
        (["--bus", "postgresql://elsewhere/x"], "must be the store’s own database"),
    ],
)
def test_what_cannot_work_stops_the_start_with_one_sentence(file_url: str, more: list[str], said: str) -> None:
    command = [sys.executable, "-m", "londinium.cli", "serve", "--port", str(free_port()), "--store", file_url, *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=50, check=False)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert said in done.stderr
    assert done.stdout == ""
