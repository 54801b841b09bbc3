"""What the lobby is told: how one's own tables stand, what goes together, and where others reach the server."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from londinium.server import lobby, protocol
from londinium.server.addresses import own_address
from tests.server.playing import lay, play, play_by_chance, worker
from tests.server.process import Browser, ServerProcess, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("lobby")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as running:
        yield running
        assert running.complaints() == ""


# One's own tables


async def test_a_running_table_says_its_round_the_scores_whose_turn_it_is_and_when(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben:
        id = await ann.make("me", "here")
        gathering = await ann.make("me", "open", start=False)
        told = {table["id"]: table["progress"] for table in await ann.get("/api/mine")}
        assert told[gathering] is None
        assert told[id]["said"] == [{"key": "progress", "args": {"round": 1, "rounds": 4}}]
        assert [(score["seat"], score["more"]) for score in told[id]["scores"]] == [(0, False), (1, False)]
        assert told[id]["to_act"] == [0, 1]
        assert told[id]["at"] % 60 == 0, "by the minute, as in the log"

        async with ann.page(id) as page:
            now = await page.now(0)
            await page.say({"type": "play", "seat": 0, "ask": now["ask"]["id"], "action": now["legal"][0]["action"]})
            await page.until(lambda: page.nows[0]["to_act"] == [1])
        (mine,) = [table for table in await ann.get("/api/mine") if table["id"] == id]
        assert mine["progress"]["to_act"] == [1]
        assert await ben.get("/api/mine") == []


async def test_scores_are_those_that_the_seat_may_know_and_shared_browsers_are_told_what_everybody_is(
    file_url: str,
) -> None:
    async with worker(file_url) as tables:
        live = await tables.get(await lay(tables.store, 3, game="guilds"))
        await play_by_chance(tables, live, Random(2), decisions=60)
        state = live.state
        assert state is not None

        def scores(holder: str) -> list[tuple[int, bool]]:
            told = lobby.progress(live, holder)
            assert told is not None
            return [(one.total, one.more) for one in told.scores]

        for seat, name in enumerate(("ann", "ben")):
            assert scores(name) == [(one["total"], bool(one["more"])) for one in state.standing(seat)]
            assert [more for _, more in scores(name)] == [other != seat for other in range(3)], "goals are hidden"
        live.seats[1].holders |= {"ann"}
        assert scores("ann") == [(one["total"], True) for one in state.standing(None)]


async def test_it_is_worked_out_once_for_a_position(file_url: str) -> None:
    async with worker(file_url) as tables:
        live = await tables.get(await lay(tables.store))
        first = lobby.progress(live, "ann")
        assert lobby.progress(live, "ann") is first
        await play(tables, live, 0)
        second = lobby.progress(live, "ann")
        assert second is not first
        assert isinstance(second, protocol.Progress)
        assert second.to_act == [1]


# Options


@pytest.mark.parametrize(
    ("players", "options", "rule"),
    [
        (2, {"campaign": True}, None),
        (2, {"campaign": True, "thames": True}, "DOL-CAMP-9"),
        (3, {"layout": "first_game", "thames": True, "retaliation": True}, "DOL-RET-2"),
        (5, {}, "DEI-COMP-1"),
        (2, {"nonsense": 1}, "KER-OPTION-1"),
    ],
)
async def test_whether_options_go_together_is_said_before_a_table_is_made(
    server: ServerProcess, players: int, options: dict[str, object], rule: str | None
) -> None:
    async with Browser(server) as ann:
        told = await ann.post("/api/games/dei/options", {"players": players, "options": options})
        assert (told["problem"] and told["problem"]["rule"]) == rule
        assert (await ann.http.post("/api/games/chess/options", json={"players": 2})).status_code == 404


async def test_every_offer_of_every_game_can_be_played(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        games = {game["id"]: game for game in await ann.get("/api/games")}
        offers = {(id, one["name"]) for id, game in games.items() for one in game["offers"]}
        assert offers == {
            ("next-station", "alone"),
            ("guilds", "alone"),
            ("dei", "old-london"),
            ("dei", "campaign"),
        }
        for id, game in games.items():
            for one in game["offers"]:
                wanted = {"players": one["players"] or game["max_players"], "options": one["options"]}
                assert (await ann.post(f"/api/games/{id}/options", wanted))["problem"] is None, one


async def test_games_say_where_their_components_come_from(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        sources = {game["id"]: game["sources"] for game in await ann.get("/api/games")}
        assert sources["guilds"]["reconstructed"] > sum(sources["guilds"].values()) / 2
        assert "reconstructed" not in sources["next-station"]


# Where others reach it


async def test_only_this_machine_is_told_where_others_reach_a_server_that_listens_everywhere(
    server: ServerProcess, tmp_path: Path
) -> None:
    async with Browser(server) as ann:
        assert await ann.get("/api/bots") == {"bots": ["easy", "medium", "hard", "expert"]}
        assert await ann.get("/api/reach") == {"addresses": []}, "it listens on this machine alone"
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", "--host", "0.0.0.0") as everywhere:
        async with Browser(everywhere) as ann:
            address = f"http://{own_address()}:{everywhere.port}"
            told = [] if own_address().startswith("127.") else [address]
            assert await ann.get("/api/reach") == {"addresses": told}
            forwarded = await ann.http.get("/api/reach", headers={"X-Forwarded-For": "203.0.113.9"})
            assert forwarded.json() == {"addresses": []}
