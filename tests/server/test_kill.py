"""The server is killed with SIGKILL in the middle of games and started again: nothing acknowledged is lost."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from londinium import game as find_game
from londinium import replay
from londinium.kernel.events import Event
from tests.server.playing import until
from tests.server.process import Browser, Player, ServerProcess, played, serving
from tests.server.wholes import Message


@pytest.fixture
def server(store_url: str, tmp_path: Path) -> Iterator[ServerProcess]:
    with serving(store_url, tmp_path / "log") as running:
        yield running
        assert running.complaints() == ""


async def test_two_people_play_on_through_kills_and_nothing_is_lost_or_played_twice(server: ServerProcess) -> None:
    """Both play without a pause and come back by themselves. What they do not know to be played, they send again."""
    async with Browser(server) as ann, Browser(server) as ben:
        id = await ann.make("me", "open", "bot")
        await ben.post(f"/api/tables/{id}/join", {"name": "Ben"})
        await ann.post(f"/api/tables/{id}/start")
        players = [Player(browser, id, seat, seat) for seat, browser in enumerate((ann, ben))]
        game, kills = find_game("next-station"), 0
        games = [asyncio.create_task(player.play()) for player in players]
        for entries in (12, 45) if server.store.startswith("sqlite") else (20,):
            await until(lambda: min(player.seq for player in players) >= entries, 60)  # noqa: B023, it is waited for here
            await asyncio.to_thread(server.kill)
            known = [len(player.acknowledged) for player in players]
            await asyncio.to_thread(server.start)
            log = await log_of(ann, id, 0)
            assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
            for seat, player in enumerate(players):
                own = await log_of(player.browser, id, seat)  # it tells a seat what it had to answer
                dids = [entry["events"][0] for entry in own if (entry["kind"], entry["seat"]) == ("played", seat)]
                moves = [did["move"] for did in dids if not did["forced"]]
                assert len(moves) >= known[seat] > 1, "what was acknowledged is there"
                assert moves == [game.move(action) for action in player.sent.values()][: len(moves)]
            kills += 1
        results = await asyncio.gather(*games)
        record = await ann.get(f"/api/tables/{id}/record")
    assert [player.comebacks for player in players] == [kills, kills]
    assert [player.refusals for player in players] == [[], []]
    for seat, player in enumerate(players):
        assert played(record, seat) == list(player.sent.values()), "every question was answered once, as first said"
    outcome = replay(record).outcome()
    assert results[0]["result"]["scores"] == results[1]["result"]["scores"] == outcome["scores"]


async def test_a_kill_between_undo_and_redo_loses_nothing(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        id = await ann.make("me", "bot")
        async with ann.page(id) as page:

            async def asked() -> Message:
                """When nobody else is."""
                await page.until(lambda: page.nows.get(0, {}).get("to_act") == [0])
                return page.nows[0]

            for _ in range(4):
                now = await asked()
                answer = {"seat": 0, "ask": now["ask"]["id"], "action": now["legal"][0]["action"]}
                await page.say({"type": "play", **answer})
                await page.until(lambda: (page.nows[0]["ask"] or {}).get("id") != answer["ask"])  # noqa: B023, waited for
            now = await asked()
            view, start = now["view"], now["back"][-1]["entry"]
            await page.say({"type": "undo", "seat": 0, "entry": start})
            await page.until(lambda: page.nows[0]["redo"] is not None)
            assert page.nows[0]["view"] != view
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        async with ann.page(id) as page:
            await page.until(lambda: bool(page.nows.get(0, {}).get("redo")))
            assert page.nows[0]["back"] == []
            await page.say({"type": "redo", "seat": 0, "entry": page.nows[0]["redo"]})
            await page.until(lambda: page.nows[0]["redo"] is None)
            assert page.nows[0]["view"] == view
            assert page.nows[0]["take_backs"] == 1


async def log_of(browser: Browser, id: str, seat: int | None) -> list[Message]:
    async with browser.page(id) as page:
        await page.say({"type": "log", "seat": seat})
        await page.until(lambda: bool(page.of("log")))
        log: list[Message] = page.of("log")[0]["entries"]
        return log


async def test_a_table_of_bots_goes_on_by_itself_after_a_kill(file_url: str, tmp_path: Path) -> None:
    """The processes that thought for the killed server end by themselves, too."""
    with serving(file_url, tmp_path / "log") as server:
        async with Browser(server) as ann:
            id = await ann.make("bot", "bot", "bot")
            async with ann.page(id) as page:
                await page.until(lambda: None in page.nows and page.nows[None]["seq"] >= 25)
                server.kill()
                seen = [entry for message in page.of("now") for entry in message["entries"]]
            assert not page.nows[None]["result"]
            await until(lambda: not exists(server.pid))
            server.start()
            for _ in range(400):  # nobody looks at the table, only at what the lobby says of it
                if (await ann.get(f"/api/tables/{id}"))["status"] == "over":
                    break
                await asyncio.sleep(0.05)
            record = await ann.get(f"/api/tables/{id}/record")
            log = await log_of(ann, id, None)
        assert server.complaints() == ""
    assert log[seen[0]["seq"] - 1 : seen[-1]["seq"]] == seen, "what was shown before the kill has happened"
    assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
    again, told = find_game("next-station").new(3, record["seed"], record["options"]), list[Event]()
    for seat, action in record["actions"]:
        again.play(seat, action, told)
    answers = sum(event.kind == "did" for event in told)  # chosen and forced
    assert answers == sum(entry["kind"] == "played" for entry in log)
    assert replay(record).over


def exists(group: int) -> bool:
    """Whether any process of a group is left; one that has ended and waits to be buried does not count."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, pgrp = stat.read_text().rpartition(") ")[2].split()[:3]
            if int(pgrp) == group and state not in "ZX":
                return True
    return False
