"""The daily game against a real server: whatever is asked for before one's own game is over gives nothing away."""

import asyncio
import hashlib
import json
import sqlite3
from collections.abc import Iterator

import pytest

from tests.server.process import Browser, Player, ServerProcess, serving

SHOWS = {"rating": "all", "games": "none", "figures": "none"}  # what a new profile shows to whom


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("daily")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as running:
        yield running
        assert running.complaints() == ""


async def told(browser: Browser, id: str) -> dict[str, tuple[int, str]]:
    """What a browser is told of somebody's table, by every way that there is."""
    paths = [
        f"/api/tables/{id}",
        f"/api/tables/{id}/record",
        f"/api/replays/{id}",
        f"/api/replays/{id}?seat=0",
        f"/api/replays/{id}?seat=none",
        f"/api/replays/{id}/frames",
        f"/api/replays/{id}/frames?seat=none&start=5",
        f"/api/replays/{id}/story",
        f"/api/records/{id}",
    ]
    found = {path: await browser.http.get(path) for path in paths}
    return {path: (answer.status_code, answer.text) for path, answer in found.items()}


async def test_before_playing_one_learns_nothing_and_afterwards_everything(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben:
        profile = {"name": "Anna", "sign": "rose"}
        assert (await ann.post("/api/profile", profile)) == {**profile, "passkeys": 0, "shows": SHOWS}
        table = await ann.post("/api/contests/next-station")
        id = table["id"]
        assert (table["daily"], table["counts"]) == ((await ann.get("/api/contests/next-station"))["day"], True)

        # While Ann plays, and when she is done: by REST, by the socket, in every table of results.
        result = await Player(ann, id, 0, 1).play()
        score = result["result"]["scores"][0]
        record = await ann.get(f"/api/tables/{id}/record")
        secrets = [str(record["seed"]), f'"score":{score}', f'"scores":[{score}]', '"actions"', '"view"']
        for began in (False, True):
            if began:
                bens = (await ben.post("/api/contests/next-station"))["id"]
                assert bens != id
            heard = await told(ben, id)
            for path, (status, text) in heard.items():
                assert status in (403, 404, 409), (path, text)
                assert not [secret for secret in secrets if secret in text], (path, text)
            for span in ("day", "week", "all"):
                answer = await ben.get(f"/api/contests/next-station/results?span={span}")
                assert (answer["rows"], answer["par"], answer["sealed"]) == ([], {}, True)
            async with ben.connect(id) as socket:
                said = json.loads(await asyncio.wait_for(socket.recv(), 10))
                assert (said["type"], said["code"]) == ("error", "not-yours")
            assert (await ben.get("/api/contests/next-station"))["score"] is None

        # Nor does one's table give anything away that is not on it.
        assert (await ben.http.get(f"/api/tables/{bens}/record")).status_code == 409
        assert (await ben.http.get(f"/api/replays/{bens}/story")).status_code == 403
        assert (await ben.http.post("/api/contests/next-station/again")).status_code == 409
        early = await ben.get(f"/api/replays/{bens}")
        assert (early["over"], early["record"]) == (False, None)
        assert str(record["seed"]) not in json.dumps(early)

        await Player(ben, bens, 0, 2).play()
        opened = await told(ben, id)
        assert {path for path, (status, _) in opened.items() if status != 200} == {f"/api/records/{id}"}
        rows = (await ben.get("/api/contests/next-station/results"))["rows"]
        assert [(row["who"], row["score"], row["table"]) for row in rows] == [(profile, score, id)]
        assert (await ben.http.post(f"/api/tables/{bens}/rematch")).status_code == 409
        on = await ben.http.post(f"/api/replays/{bens}/play-on", json={"at": 3, "seat": 0})
        assert (on.status_code, on.json()["key"]) == (409, "web-refused-daily-again"), on.text
        again = await ben.post("/api/contests/next-station/again")
        assert again["counts"] is False


async def test_of_a_profile_others_see_its_name_and_sign_and_nothing_else(server: ServerProcess) -> None:
    async with Browser(server) as cat, Browser(server) as dan:
        await cat.post("/api/profile", {"name": "Catherine"})
        for who in (cat, dan):
            await Player(who, (await who.post("/api/contests/next-station"))["id"], 0, 3).play()
        rows = (await dan.get("/api/contests/next-station/results"))["rows"]
        hers = next(row for row in rows if row["who"]["name"] == "Catherine")
        assert set(hers) == {"place", "who", "me", "points", "score", "games", "best", "table"}
        assert hers["who"] == {"name": "Catherine", "sign": ""}
        number = str(cat.cookie).rpartition(".")[0]
        holder = hashlib.sha256(number.encode()).hexdigest()[:40]
        with sqlite3.connect(server.store.removeprefix("sqlite:///")) as store:
            assert store.execute("SELECT name FROM profiles WHERE holder = ?", [holder]).fetchall() == [("Catherine",)]
        store.close()
        paths = [
            "/api/contests/next-station",
            "/api/profile",
            *(f"/api/contests/next-station/results?span={span}" for span in ("day", "week", "all")),
        ]
        paths += [
            f"/api/tables/{hers['table']}",
            f"/api/replays/{hers['table']}",
            f"/api/tables/{hers['table']}/record",
        ]
        for path in paths:
            text = (await dan.http.get(path)).text
            assert holder not in text, path
            assert str(cat.cookie) not in text, path
            assert cat.address not in text, path


async def test_a_day_that_is_not_there_is_refused_with_a_sentence(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        for day in ("2999-01-01", "yesterday", "2026-02-30"):
            answer = await ann.http.get(f"/api/contests/next-station/results?day={day}")
            assert (answer.status_code, answer.json()["key"]) == (404, "web-refused-no-day")
        old = await ann.get("/api/contests/next-station/results?day=2020-01-01")
        assert (old["rows"], old["sealed"]) == ([], False)
        answer = await ann.http.post("/api/profile", json={"name": "Zoe\u200b"})
        assert answer.status_code == 400, "nothing that is not seen"
