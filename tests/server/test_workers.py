"""Several workers, as people run them: one is killed, Redis is restarted, and everybody goes on by themselves."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from londinium import replay
from tests.server.playing import until
from tests.server.process import Browser, Player, ServerProcess, free_port, played, serving
from tests.server.redis_server import OwnRedis
from tests.server.test_kill import exists


def workers(server: ServerProcess) -> list[int]:
    """The processes that serve: living children of the one that was started, with its sockets."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    commands = {int(pid): Path(f"/proc/{pid}/cmdline").read_text() for pid in children}  # one that died has none
    return [pid for pid, command in commands.items() if command and "resource_tracker" not in command]


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
            await asyncio.sleep(0.5)
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
        counted = httpx.get(f"{server.url}/metrics").text
        assert 'londinium_moves_total{kind="started"} ' in counted
        well = {"store": "ok", "bus": "ok", "bots": "ok"}

        def all_well() -> bool:
            """Whichever worker answers; each finds the bus again by itself."""
            return all(httpx.get(f"{server.url}/api/health").json() == well for _ in range(6))

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
            await asyncio.sleep(2)  # long enough to be asked; it cannot answer
            os.kill(victim, signal.SIGKILL)
            await until(lambda: victim not in workers(server))

        asyncio.run(dies_when_asked())
        asyncio.run(until(lambda: len(workers(server)) == 2, 15))
        asyncio.run(dies_when_asked())
        os.kill(server.pid, signal.SIGTERM)
        assert server.process is not None
        assert server.process.wait(15) == 0


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
        (["--bus", "postgresql://elsewhere/x"], "must be the store's own database"),
    ],
)
def test_what_cannot_work_stops_the_start_with_one_sentence(file_url: str, more: list[str], said: str) -> None:
    command = [sys.executable, "-m", "londinium.cli", "serve", "--port", str(free_port()), "--store", file_url, *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=50, check=False)
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert said in done.stderr
    assert done.stdout == ""
