"""REST against a real server: gathering at a table, cookies, links, limits, and the headers of every answer."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import londinium
from londinium.server.app import HEADERS, MAX_BODY
from londinium.server.rates import TABLES
from londinium.server.serve import free_socket
from tests.server.process import Browser, Player, ServerProcess, free_port, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of this file; at the end it has had nothing to complain about."""
    folder = tmp_path_factory.mktemp("http")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as running:
        yield running
        assert running.complaints() == ""


# Gathering


async def test_people_make_join_change_start_and_finish_a_table_and_play_again(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben:
        id = await ann.make("me", "open", "open", start=False, public=True)
        made = await ann.get(f"/api/tables/{id}")
        assert made["status"] == "gathering"
        assert made["host"] is True
        assert [(seat["kind"], seat["mine"]) for seat in made["seats"]] == [("person", True)] + [("open", False)] * 2
        assert id in [table["id"] for table in await ben.get("/api/tables")]

        joined = await ben.post(f"/api/tables/{id}/join", {"name": " Ben "})
        assert joined["seats"][1] == {
            "seat": 1,
            "kind": "person",
            "name": "Ben",
            "bot": None,
            "mine": True,
            "away": True,
            "bot_in": None,
            "stand_in": False,
            "back": False,
            "gone": False,
            "rating": None,
        }
        assert joined["host"] is False
        assert [table["id"] for table in await ben.get("/api/mine")] == [id]

        early = await ann.http.post(f"/api/tables/{id}/start")
        assert early.status_code == 409, "a seat is open"
        changed = await ann.post(f"/api/tables/{id}/seats/2", {"kind": "bot", "bot": "easy"})
        assert (changed["seats"][2]["kind"], changed["seats"][2]["bot"]) == ("bot", "easy")
        assert (await ann.http.get(f"/api/tables/{id}/record")).status_code == 409
        started = await ben.post(f"/api/tables/{id}/start")
        assert started["status"] == "playing"
        assert (await ann.http.get(f"/api/tables/{id}/record")).status_code == 409, "a running game has no record yet"
        assert (await ann.http.post(f"/api/tables/{id}/rematch")).status_code == 409

        results = await asyncio.gather(*(Player(who, id, n, n).play() for n, who in enumerate((ann, ben))))
        assert results[0]["result"] == results[1]["result"]
        assert (await ann.get(f"/api/tables/{id}"))["status"] == "over"
        assert id not in [table["id"] for table in await ben.get("/api/tables")]
        record = await ben.get(f"/api/tables/{id}/record")
        assert record["result"]["scores"] == results[0]["result"]["scores"]

        again = await asyncio.gather(*(who.post(f"/api/tables/{id}/rematch") for who in (ann, ben)))
        assert again[0]["id"] == again[1]["id"] != id
        assert again[1]["status"] == "playing"
        assert [seat["mine"] for seat in again[1]["seats"]] == [False, True, False]
        assert (await ann.get(f"/api/tables/{id}"))["next"] == again[0]["id"]


async def test_a_table_starts_at_once_against_bots(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        id = await ann.make("me", "bot", "bot", "bot")
        assert (await ann.get(f"/api/tables/{id}"))["status"] == "playing"


async def test_a_table_by_link_only_is_not_in_the_lobby(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben:
        id = await ann.make("me", "open")
        assert id not in [table["id"] for table in await ben.get("/api/tables")]
        assert (await ben.get(f"/api/tables/{id}"))["host"] is False


async def test_one_seat_is_given_to_one_of_those_who_take_it_at_once(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben, Browser(server) as cat:
        id = await ann.make("me", "open")
        answers = await asyncio.gather(
            *(who.http.post(f"/api/tables/{id}/join", json={"name": "x", "seat": 1}) for who in (ben, cat))
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        mine = [(await who.get(f"/api/tables/{id}"))["seats"][1]["mine"] for who in (ben, cat)]
        assert sorted(mine) == [False, True]


async def test_a_personal_link_carries_a_seat_to_another_device(server: ServerProcess) -> None:
    async with Browser(server) as laptop, Browser(server) as phone, Browser(server) as stranger:
        id = await laptop.make("me", "bot")
        link = (await laptop.post(f"/api/tables/{id}/seats/0/link"))["path"]
        await phone.http.get(link)
        assert (await phone.get(f"/api/tables/{id}"))["seats"][0]["mine"] is False, "reading a link changes nothing"
        opened = await phone.post(link.replace("/seat/", "/api/links/"))
        assert opened["id"] == id
        for device in (laptop, phone):
            assert (await device.get(f"/api/tables/{id}"))["seats"][0]["mine"] is True
        async with phone.page(id) as page:
            assert (await page.now(0))["legal"]
        assert (await stranger.http.post(f"/api/tables/{id}/seats/0/link")).status_code == 403
        assert (await laptop.http.post(f"/api/tables/{id}/seats/1/link")).status_code == 403
        for forged in (
            link[:-2] + ("AA" if link[-2] != "A" else "BB"),
            link.replace(".0.", ".1."),
            "/seat/x",
            "/seat/...",
        ):
            path = forged.replace("/seat/", "/api/links/")
            assert (await stranger.http.post(path)).status_code == 404
        revoked = await laptop.http.delete(f"/api/tables/{id}/seats/0/link")
        assert revoked.status_code == 200
        assert (await phone.get(f"/api/tables/{id}"))["seats"][0]["mine"] is False
        assert (await phone.http.post(link.replace("/seat/", "/api/links/"))).json()["key"] == "web-refused-link"
        assert (await stranger.http.delete(f"/api/tables/{id}/seats/0/link")).status_code == 403


async def test_a_seat_whose_join_was_answered_to_nobody_is_still_its_browsers(server: ServerProcess) -> None:
    """The server dies between writing the seat down and answering: the browser had its cookie before it asked."""
    async with Browser(server) as ann, Browser(server) as ben:
        id = await ann.make("me", "open", start=False)
        await ben.get(f"/api/tables/{id}")
        before = ben.cookie
        assert before
        lost = await ben.http.post(f"/api/tables/{id}/join", json={"name": "Ben"})
        assert lost.is_success
        ben.http.cookies.clear()
        ben.http.cookies.set("londinium", before)
        assert (await ben.get(f"/api/tables/{id}"))["seats"][1]["mine"] is True
        assert (await ben.post(f"/api/tables/{id}/join", {"name": "Ben"}))["seats"][1]["mine"] is True


async def test_a_player_leaves_and_comes_back_and_nobody_does_it_for_them(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben, Browser(server) as stranger:
        clock = {"time": 600, "increment": 5}
        id = await ann.make("me", "open", clock=clock)
        await ben.post(f"/api/tables/{id}/join", {"name": "Ben"})
        started = await ann.post(f"/api/tables/{id}/start")
        assert (started["clock"], started["gone"]) == (clock, "bot")
        for who in (ann, stranger):
            for path in ("seats/1/leave", "seats/1/back", "seats/7/leave"):
                assert (await who.http.post(f"/api/tables/{id}/{path}")).status_code == 403, path
        left = await ben.post(f"/api/tables/{id}/seats/1/leave")
        seat = left["seats"][1]
        assert (seat["kind"], seat["stand_in"], seat["mine"], seat["name"]) == ("bot", True, True, "Ben")
        back = await ben.post(f"/api/tables/{id}/seats/1/back")
        assert (back["seats"][1]["kind"], back["seats"][1]["stand_in"]) == ("person", False)
        async with ben.page(id) as page:
            now = await page.now(1)
            assert now["clock"]["remaining"][0] < 600
            assert 0 in now["clock"]["running"]
        assert (await stranger.http.post(f"/api/tables/{id}/end")).status_code == 403
        assert (await ann.http.post(f"/api/tables/{id}/end")).status_code == 409, "its rules have not changed"


async def test_somebody_new_is_invited_to_the_place_of_a_bot(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben, Browser(server) as cat, Browser(server) as stranger:
        id = await ann.make("me", "open", "bot")
        await ben.post(f"/api/tables/{id}/join", {"name": "Ben"})
        await ann.post(f"/api/tables/{id}/start")
        invitation = f"/api/tables/{id}/seats/1/invitation"
        others = f"/api/tables/{id}/seats/2/invitation"
        assert (await ben.http.post(others)).status_code == 403, "only the host gives the seats of others away"
        assert (await ann.http.post(invitation)).status_code == 409, "Ben plays his seat"
        await ben.post(f"/api/tables/{id}/seats/1/leave")
        assert (await stranger.http.post(invitation)).status_code == 403
        link = httpx.URL((await ann.post(invitation))["path"])
        assert link.path == f"/t/{id}"
        token = link.params["invitation"]
        join, wanted = f"/api/tables/{id}/join", {"name": "Cat", "invitation": token}
        for forged in (token[:-2] + ("AA" if token[-2] != "A" else "BB"), token.replace(".1.", ".0."), "x"):
            assert (await cat.http.post(join, json={**wanted, "invitation": forged})).status_code == 404
        assert (await ann.http.post(join, json=wanted)).status_code == 409, "nobody plays two seats by an invitation"
        seats = (await cat.post(join, wanted))["seats"]
        assert (seats[1]["kind"], seats[1]["name"], seats[1]["mine"]) == ("person", "Cat", True)
        assert [table["id"] for table in await ben.get("/api/mine")] == [], "the seat is no longer his"
        assert (await ben.http.post(f"/api/tables/{id}/seats/1/back")).status_code == 409, "Cat plays there"
        assert (await stranger.http.delete(invitation)).status_code == 403
        for who, path in ((stranger, "seats/1/back"), (ben, "seats/1/leave"), (ben, "seats/1/link")):
            assert (await who.http.post(f"/api/tables/{id}/{path}")).status_code == 403
        assert (await stranger.http.post(join, json=wanted)).status_code == 409, "the place is taken"
        async with cat.page(id) as page:
            assert (await page.now(1))["seat"] == 1


async def test_only_those_who_sit_there_change_a_table(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben, Browser(server) as stranger:
        id = await ann.make("me", "open", "open", start=False)
        await ben.post(f"/api/tables/{id}/join", {"name": "Ben", "seat": 1})
        bot = {"kind": "bot", "bot": "easy"}
        for who, seat in ((stranger, 0), (stranger, 2), (ben, 0), (ben, 2)):
            assert (await who.http.post(f"/api/tables/{id}/seats/{seat}", json=bot)).status_code == 403
        assert (await stranger.http.post(f"/api/tables/{id}/start")).status_code == 403
        assert (await stranger.http.post(f"/api/tables/{id}/rematch")).status_code == 403
        assert [seat["kind"] for seat in (await ann.get(f"/api/tables/{id}"))["seats"]] == ["person", "person", "open"]
        await ben.post(f"/api/tables/{id}/seats/1", {"kind": "open"})
        assert (await ann.get(f"/api/tables/{id}"))["seats"][1]["kind"] == "open"
        for seat in (7, 1 << 70):
            assert (await ann.http.post(f"/api/tables/{id}/seats/{seat}", json=bot)).status_code == 409
            assert (await ann.http.delete(f"/api/tables/{id}/seats/{seat}/invitation")).status_code == 409


async def test_what_the_rules_do_not_allow_is_refused_with_their_name(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        seats = [{"kind": "me"}]
        for body, rule in (
            ({"game": "next-station", "seats": seats * 5}, "NSL-SETUP-1"),
            ({"game": "next-station", "seats": seats, "options": {"controller": 3}}, "NSL-SETUP-9"),
            ({"game": "next-station", "seats": seats, "options": {"colour": 3}}, None),
            ({"game": "chess", "seats": seats}, None),
            ({"game": "next-station", "seats": []}, None),
            ({"game": "next-station", "seats": seats, "seed": 1}, None),
            ({"game": "next-station", "seats": [{"kind": "me", "name": "x" * 41}]}, None),
            ({"game": "next-station", "seats": [{"kind": "me", "name": "a\0b"}]}, None),
            ({"game": "next-station", "seats": seats, "clock": {"time": 9, "increment": 0}}, None),
            ({"game": "next-station", "seats": seats, "clock": {"time": 3e6, "increment": 0}}, None),
            ({"game": "next-station", "seats": seats, "clock": {"time": 60, "increment": -1}}, None),
            ({"game": "next-station", "seats": seats, "clock": {"time": 60}}, None),
            ({"game": "next-station", "seats": seats, "gone": "lost"}, None),
            ([], None),
            (None, None),
        ):
            answer = await ann.http.post("/api/tables", json=body)
            assert answer.status_code == 400, answer.text
            problem = answer.json()
            assert problem["error"]
            assert rule is None or problem["rule"] == rule
        assert ann.cookie is None, "whoever made no table needs no cookie"


async def test_what_is_not_there_is_not_found(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        for path in (
            "/api/tables/none",
            "/api/tables/%00",
            "/api/nothing",
            "/api/rules/chess",
            "/api/tables/none/record",
        ):
            assert (await ann.http.get(path)).status_code == 404, path
        for path in (
            "join",
            "start",
            "rematch",
            "go-on",
            "end",
            *(f"seats/0{x}" for x in ("", "/link", "/leave", "/back")),
        ):
            body = {"name": "x"} if path == "join" else {"kind": "bot"}
            assert (await ann.http.post(f"/api/tables/none/{path}", json=body)).status_code == 404, path


async def test_games_and_rules_are_told(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        games = await ann.get("/api/games")
        seats = {game["id"]: (game["min_players"], game["max_players"]) for game in games}
        assert list(seats) == londinium.games()
        assert seats["next-station"] == (1, 4)
        assert {option["name"] for option in games[0]["options"]} >= {"powers", "objectives"}
        ids = [rule["id"] for chapter in await ann.get("/api/rules/next-station") for rule in chapter["rules"]]
        assert "NSL-DRAW-6" in ids
        assert "KER-TURN-1" in [
            rule["id"] for chapter in await ann.get("/api/rules/kernel") for rule in chapter["rules"]
        ]


# Cookies and headers


async def test_a_seat_is_a_signed_cookie_that_no_script_and_no_other_site_can_use(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as forger:
        made = await ann.http.post("/api/tables", json={"game": "next-station", "seats": [{"kind": "me"}]})
        flags = made.headers["set-cookie"].lower()
        assert "httponly" in flags
        assert "samesite=lax" in flags
        assert "path=/" in flags
        assert "secure" not in flags, "the test speaks http"
        id = made.json()["id"]
        assert "set-cookie" not in (await ann.http.get(f"/api/tables/{id}")).headers
        number, _, signature = (ann.cookie or "").rpartition(".")
        for forged in (f"{number}.{signature[::-1]}", f"{number}x.{signature}", number, f".{signature}", "x.y", "é.é"):
            forger.http.headers["Cookie"] = f"londinium={forged}"
            assert (await forger.get(f"/api/tables/{id}"))["seats"][0]["mine"] is False
            assert (await forger.http.post(f"/api/tables/{id}/start")).status_code == 403


async def test_every_answer_has_the_security_headers(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        id = await ann.make("me", start=False)
        answers = [
            await ann.http.get("/"),
            await ann.http.get("/t/x"),
            await ann.http.get("/api/games"),
            await ann.http.get("/api/rules/kernel"),
            await ann.http.get("/api/rules/kernel"),  # from the cache
            await ann.http.get("/api/schema/openapi.json"),
            await ann.http.get("/api/nothing"),
            await ann.http.get("/assets/nothing.js"),
            await ann.http.get("/seat/forged"),
            await ann.http.get(f"/api/tables/{id}/record"),
            await ann.http.delete(f"/api/tables/{id}"),
            await ann.http.post("/api/tables", json=[]),
            await ann.http.post("/api/tables", content=b"x" * (MAX_BODY + 1)),
            await ann.http.get((await ann.post(f"/api/tables/{id}/seats/0/link"))["path"]),
        ]
        assert {answer.status_code for answer in answers} >= {200, 400, 404, 405, 409, 413}
        for answer in answers:
            for name, value in HEADERS.items():
                assert answer.headers.get(name) == value, (answer.url, name)
        policy = answers[0].headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "http:" not in policy
        assert "https:" not in policy


# Limits


async def test_a_body_that_is_too_long_or_too_deep_is_refused(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        long = json.dumps({"game": "next-station", "seats": [{"kind": "me"}], "options": {"x": "y" * MAX_BODY}})
        deep = '{"game": "next-station", "seats": [{"kind": "me"}], "options": {"x": ' + "[" * 9000 + "]" * 9000 + "}}"
        for body, status in (
            (long, 413),
            (deep, 400),
            ("{", 400),
            ("", 400),
            ('{"game": "\\ud800"}', 400),
            ("\0", 400),
        ):
            answer = await ann.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == status, body[:40]
        await ann.make("me")


async def test_one_client_makes_so_many_tables_a_minute_and_another_is_not_kept_waiting(server: ServerProcess) -> None:
    async with Browser(server) as eager, Browser(server) as other:
        body = {"game": "next-station", "seats": [{"kind": "me"}]}
        tries = [eager.http.post("/api/tables", json=body) for _ in range(int(TABLES.reserve) + 10)]
        statuses = [answer.status_code for answer in await asyncio.gather(*tries)]
        assert statuses.count(429) >= 5
        assert TABLES.reserve <= statuses.count(201) <= TABLES.reserve + 5
        await other.make("me")
        assert (await eager.http.get("/api/games")).status_code == 200


async def test_behind_a_proxy_on_this_machine_the_forwarded_address_counts(server: ServerProcess) -> None:
    body = {"game": "next-station", "seats": [{"kind": "me"}]}
    async with httpx.AsyncClient(base_url=server.url, timeout=20) as proxy:
        for client in ("203.0.113.7", "203.0.113.8"):
            headers = {"X-Forwarded-For": client}
            answers = [await proxy.post("/api/tables", json=body, headers=headers) for _ in range(20)]
            assert {answer.status_code for answer in answers} == {201}, client


# Starting and stopping


def test_a_store_that_cannot_be_used_is_said_in_one_sentence_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    command = [sys.executable, "-m", "londinium.cli", "serve", "--port", str(free_port())]
    done = subprocess.run(
        [*command, "--store", f"sqlite:///{tmp_path}/file/tables.db"],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "cannot be made" in done.stderr


def test_two_that_are_started_at_once_do_not_share_a_port() -> None:
    with free_socket("127.0.0.1", free_port()) as one, free_socket("127.0.0.1", one.getsockname()[1]) as two:
        assert two.getsockname()[1] > one.getsockname()[1]


def test_a_busy_port_gives_the_next_one_and_ctrl_c_closes_quietly(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", free_port())) as busy:
        taken = busy.getsockname()[1]
        command = [sys.executable, "-m", "londinium.cli", "serve", "--port", str(taken)]
        process = subprocess.Popen(
            [*command, "--store", f"sqlite:///{tmp_path}/tables.db"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        try:
            assert process.stdout is not None
            greeting = process.stdout.readline()
            found = re.search(r"http://localhost:(\d+)", greeting)
            assert found, greeting
            port = int(found[1])
            assert taken < port < taken + 50
            _let_bots_play(f"http://127.0.0.1:{port}")
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the bots' processes too
            said = process.communicate(timeout=15)
        finally:
            process.kill()
            process.wait()
    assert "Traceback" not in said[1]
    assert "KeyboardInterrupt" not in said[1]


def _let_bots_play(url: str) -> None:
    bots = [{"kind": "bot", "bot": "easy"}] * 2
    with httpx.Client(base_url=url, transport=httpx.HTTPTransport(retries=8), timeout=20) as client:
        made = client.post("/api/tables", json={"game": "next-station", "seats": bots, "start": True}).json()
        for _ in range(200):
            if client.get(f"/api/tables/{made['id']}").json()["status"] == "over":
                return
            time.sleep(0.05)
    raise AssertionError("the bots do not play")
