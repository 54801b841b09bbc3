"""Tournaments by REST: over a killed server, within their limits, and telling only names."""

import asyncio
import csv
import io
from pathlib import Path
from typing import Any

import pytest

from londinium.kernel.words import LANGUAGES
from londinium.server.people import devices, leaving
from londinium.server.protocol import Clock
from londinium.server.refusals import Denied, Failed
from londinium.server.tournament import holding, rounds, seen
from londinium.server.tournament.shapes import NewTournament, TournamentPlayer
from tests.server.people.test_profiles import everything
from tests.server.playing import worker
from tests.server.process import Browser, serving
from tests.server.tournament.playing import HOST, PEOPLE, decide, gathering, held, now, play_round, sit, told

WANTED = {"game": "next-station", "clock": {"time": 600, "increment": 5}, "rounds": 2, "title": "Thursday"}


async def lose(browser: Browser, id: str) -> None:
    """Leave the game that one plays, which ends it."""
    table = (await browser.get(f"/api/tournaments/{id}"))["own"]["table"]
    seats = (await browser.get(f"/api/tables/{table}"))["seats"]
    seat = next(seat["seat"] for seat in seats if seat["mine"])
    await browser.post(f"/api/tables/{table}/seats/{seat}/leave")


async def until_round(browser: Browser, id: str, wanted: int, status: str = "playing") -> Any:
    for _ in range(400):
        found = await browser.get(f"/api/tournaments/{id}")
        if (found["round"], found["status"]) == (wanted, status):
            return found
        await asyncio.sleep(0.05)
    raise AssertionError(f"it stands at {found['round']}, {found['status']}")


async def play(browsers: dict[str, Browser], id: str) -> None:
    """Everybody sits down, and the second of each board leaves."""
    for one in browsers.values():
        await one.post(f"/api/tournaments/{id}/sit")
    found = await browsers["ann"].get(f"/api/tournaments/{id}")
    names = {player["number"]: player["name"] for player in found["players"]}
    for board in found["played"][0]["boards"]:
        await lose(browsers[names[board["seats"][1]["player"]]], id)


async def test_a_tournament_goes_on_over_a_killed_server(store_url: str, tmp_path: Path) -> None:
    with serving(store_url, tmp_path / "log") as server:
        browsers = {name: Browser(server) for name in PEOPLE[:4]}
        id = (await browsers["ann"].post("/api/tournaments", WANTED))["id"]
        for name, one in browsers.items():
            await one.post(f"/api/tournaments/{id}/enter", {"name": name})
        await browsers["ann"].post(f"/api/tournaments/{id}/start")
        await play(browsers, id)
        server.kill()
        server.start()
        second = await until_round(browsers["ben"], id, 2)
        assert sorted(player["points"] for player in second["players"]) == [0, 0, 1, 1]
        await play(browsers, id)
        last = await until_round(browsers["cat"], id, 2, "over")
        assert sorted(player["points"] for player in last["players"]) == [0, 1, 1, 2]
        assert [len(one["boards"]) for one in last["played"]] == [2, 2]
        text = (await browsers["dan"].http.get(f"/api/tournaments/{id}/results.csv")).text
        assert text.splitlines()[0].endswith("Wins,Round 1,Round 2")
        for one in browsers.values():
            await one.http.aclose()
    assert server.complaints() == ""


# What is refused, in a sentence


async def test_what_cannot_be_is_refused_in_a_sentence(file_url: str) -> None:
    async with worker(file_url) as tables:
        id = await gathering(tables, PEOPLE[:3])
        clock = Clock(time=600, increment=5)
        robin = NewTournament(game="next-station", clock=clock, system="robin", seats=3)
        with pytest.raises(Denied, match="two sit at a table"):
            await holding.create(tables, robin, HOST, "")
        with pytest.raises(Denied, match="4 players or more"):
            await holding.start(tables, id, HOST)
        with pytest.raises(Failed, match="holds the tournament"):
            await holding.start(tables, id, "ann")
        with pytest.raises(Failed, match="holds the tournament"):
            await holding.take_out(tables, id, "ann", 2)
        with pytest.raises(Failed, match="no such player"):
            await holding.take_out(tables, id, HOST, 9)
        for name in ("", "  ", "—"):
            with pytest.raises(Denied, match="letter or a digit"):
                await holding.enter(tables, id, "dan", name)
        with pytest.raises(Denied, match="one alphabet"):
            await holding.enter(tables, id, "dan", "А N N")  # the first letter is Cyrillic
        with pytest.raises(Denied, match="looks like it"):
            await holding.enter(tables, id, "dan", "A N N")
        with pytest.raises(Denied, match="no board"):
            await holding.sit(tables, id, "ann")
        for missing in ("nothing", "no/such", "\x00"):
            with pytest.raises(Failed, match="no such tournament"):
                await seen.find(tables, missing)
        await holding.enter(tables, id, "dan", "Dan")
        await holding.enter(tables, id, "dan", "Daniel")
        assert [one.name for one in (await now(tables, id)).players.values()] == ["Ann", "Ben", "Cat", "Dan"]
        await holding.start(tables, id, HOST)
        with pytest.raises(Denied, match="begun without you"):
            await holding.enter(tables, id, "eve", "Eve")


async def test_there_are_64_at_most_and_all_of_them_are_paired(file_url: str) -> None:
    async with worker(file_url) as tables:
        id = await gathering(tables, [f"p{number}" for number in range(64)])
        with pytest.raises(Denied, match="64 players at most"):
            await holding.enter(tables, id, "late", "Late")
        await holding.take_out(tables, id, "p7", 8)
        await holding.enter(tables, id, "late", "Late")
        await holding.start(tables, id, HOST)
        tournament = await now(tables, id)
        assert (len(tournament.now), tournament.rounds) == (32, 7)


async def test_bad_input_is_refused_before_anything_is_kept(file_url: str, tmp_path: Path) -> None:
    with serving(file_url, tmp_path / "log") as server:
        async with Browser(server) as ann:
            bad: list[dict[str, Any]] = [
                {"seats": 5},
                {"seats": 1},
                {"wait": 0},
                {"rounds": 99},
                {"system": "cup"},
                {"title": "x" * 41},
            ]
            for more in (*bad, {"title": "a\u202eb"}, {"game": "chess"}, {"clock": None}, {"options": {"no": 1}}):
                answer = await ann.http.post("/api/tournaments", json={**WANTED, **more})
                assert answer.status_code == 400, more
                assert answer.json()["error"]
            assert await ann.get("/api/tournaments") == []
            id = (await ann.post("/api/tournaments", WANTED))["id"]
            assert (await ann.http.post(f"/api/tournaments/{id}/enter", json={"name": "\u200b"})).status_code == 400
            mine = await ann.get("/api/tournaments")
            assert [(one["id"], one["status"], one["players"]) for one in mine] == [(id, "gathering", 0)]
        async with Browser(server) as other:
            seen_by_others = await other.get(f"/api/tournaments/{id}")
            assert (seen_by_others["host"], seen_by_others["me"]) == (False, None)
            assert await other.get("/api/tournaments") == []


# What others see


async def test_a_page_tells_names_and_no_browser(file_url: str) -> None:
    async with worker(file_url) as tables:
        id = await held(tables, 4)
        found = await told(tables, id, "ann")
        fields = {"number", "name", "me", "out", "place", "points", "buchholz", "berger", "wins"}
        assert set(TournamentPlayer.__struct_fields__) == fields
        secret = {one.browser for one in (await now(tables, id)).players.values()} | {HOST}
        assert not any(f"'{browser}'" in repr(found) for browser in secret)
        table = await _table(tables, id)
        assert await seen.of_table(tables, table, "ann") == id
        assert await seen.of_table(tables, table, "stranger") is None
        assert await seen.of_table(tables, "nothing", "ann") is None


async def test_ones_own_are_listed_the_newest_first_and_say_when_a_board_waits(store_url: str) -> None:
    async with worker(store_url) as tables:
        at = 1_000.0
        tables.clock = lambda: at
        id = await held(tables, 4, title="Thursday")
        at += 1
        later = await gathering(tables, ("ann", "ben"), title="Friday")

        async def listed(who: str) -> list[tuple[str, str, int, int, bool]]:
            found = await seen.own(tables, who)
            return [(one.id, one.status, one.players, one.round, one.ready) for one in found]

        friday, thursday = (later, "gathering", 2, 0, False), (id, "playing", 4, 1, True)
        assert await listed("ann") == [friday, thursday]
        assert await listed("cat") == [thursday]
        assert await listed(HOST) == [friday, (*thursday[:4], False)], "who holds it and does not play"
        assert await listed("stranger") == []
        board = next(one for one in (await now(tables, id)).now if 1 in one.players)
        players = (await now(tables, id)).players
        winner, loser = (players[one].browser for one in board.players)
        await decide(tables, await sit(tables, id, board), loser)
        await rounds.advance(tables, id)
        for who in (winner, loser):
            assert (id, "playing", 4, 1, False) in await listed(who), "the others still play"


async def _table(tables: Any, id: str) -> str:
    tournament = await now(tables, id)
    for player in tournament.now[0].players:
        await holding.sit(tables, id, tournament.players[player].browser)
    return (await now(tables, id)).now[0].table or ""


async def test_results_are_a_file_for_spreadsheets_in_every_language(file_url: str) -> None:
    async with worker(file_url) as tables:
        id = await gathering(tables, PEOPLE[:4], rounds=2)
        await holding.enter(tables, id, "eve", "=1+1")
        await holding.start(tables, id, HOST)
        await play_round(tables, id)
        tournament = await now(tables, id)
        heads = set()
        for language in LANGUAGES:
            head, *lines = csv.reader(io.StringIO(seen.as_csv(tournament, language)))
            heads.add(tuple(head))
            assert (len(head), len(lines)) == (8, 5)
            assert not any("web-" in one for one in head)
        assert len(heads) == len(LANGUAGES)
        best = lines[0]
        assert (best[0], best[2]) == ("1", "1")
        assert "'=1+1" in {line[1] for line in lines}, "no formula"
        assert any(line[6] == "1" and line[7] for line in lines), "a bye has no opponent"


# Somebody who goes


async def test_delete_me_leaves_results_and_no_name(store_url: str) -> None:
    async with worker(store_url) as tables:
        id = await held(tables, 4, rounds=2, title="Ann’s evening")
        waiting = await gathering(tables, ("ann", "ben"))
        await play_round(tables, id)
        for who in ("ann", HOST):
            await leaving.forget(tables, who)
        stored = await everything(tables)
        assert not any(name in stored for name in ("Ann", "'ann'", f"'{HOST}'"))
        after = await now(tables, id)
        assert (len(after.players), after.title, len(after.results)) == (4, "", 2)
        assert [one.out for one in after.players.values() if not one.name] == [2]
        assert [one.name for one in (await now(tables, waiting)).players.values()] == ["Ben"]


async def test_another_device_plays_on_and_nobody_is_in_twice(store_url: str) -> None:
    async with worker(store_url) as tables:
        id = await held(tables, 4)
        other = await gathering(tables, ("ann", "ben"))
        await devices.join(tables, "ann", "new")
        assert (await told(tables, id, "new")).me is not None
        await devices.join(tables, "ben", "new")
        both = await now(tables, id)
        assert sorted(one.out is None for one in both.players.values()) == [False, True, True, True]
        assert [one.browser for one in (await now(tables, other)).players.values()] == ["new"]
