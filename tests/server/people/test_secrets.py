"""Against a real server: what a stranger is told of somebody by any address there is, and what stands in the log."""

import asyncio
import hashlib
import json
import sqlite3
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import httpx
import pytest

from tests.server.process import Browser, Player, ServerProcess, free_port, serving

NAME, AT_HOME = "Annabel Quibble", "Anna of the fourth floor"
MAILBOX, PASSWORD, SAID = "annabel@example.org", "hunter-of-mails", "to Ben alone"
PASSKEY, DEVICE, ENDPOINT = "id-of-her-passkey", "number-of-her-phone", "https://push.example.org/her-browser"
LEFT_OUT = {"/api/profile/export", "/metrics"}  # one's own, and read from this machine only


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    mail = f"smtp://anna:{PASSWORD}@127.0.0.1:{free_port()}"  # nobody answers there
    more = ("--smtp", mail, "--mail-from", "table@example.org", "--address", "https://play.example.org")
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", "--log", "json", *more) as running:
        yield running


def holder_of(browser: Browser) -> str:
    number = str(browser.cookie).rpartition(".")[0]
    return hashlib.sha256(number.encode()).hexdigest()[:40]


def write(server: ServerProcess, table: str, **values: object) -> None:
    with sqlite3.connect(server.store.removeprefix("sqlite:///"), timeout=60) as store:
        columns, marks = ", ".join(f'"{name}"' for name in values), ", ".join("?" for _ in values)
        store.execute(f"INSERT INTO {table} ({columns}) VALUES ({marks})", list(values.values()))
    store.close()


def read(server: ServerProcess, query: str) -> list[str]:
    with sqlite3.connect(server.store.removeprefix("sqlite:///"), timeout=60) as store:
        found = [str(value) for row in store.execute(query) for value in row if value]
    store.close()
    return found


async def known(server: ServerProcess, ann: Browser, ben: Browser) -> dict[str, str]:
    """Anna has a profile, a link to it, a passkey, a mailbox and a browser that are reminded; she plays with Ben, holds
    a tournament, and has finished the daily game. She shows nothing of herself."""
    await ann.post("/api/profile", {"name": NAME, "sign": "raven"})
    await ann.post("/api/profile/shows", {"rating": "none", "games": "none", "figures": "none"})
    link = (await ann.post("/api/profile/link"))["path"]
    her = holder_of(ann)
    write(server, "passkeys", id=PASSKEY, holder=her, key=b"k", uses=0, site="localhost", at=1.0)
    write(server, "joined", device=DEVICE, holder=her)
    for kind, address in (("mail", MAILBOX), ("push", ENDPOINT)):
        told = {"language": "en", "zone": "Europe/London", "confirmed": True, "at": 1.0}
        write(server, "reminders", holder=her, kind=kind, id=f"id-of-{kind}", address=address, keys="{}", **told)
    seats = [{"kind": "me", "name": AT_HOME}, {"kind": "open"}]
    table = (await ann.post("/api/tables", {"game": "next-station", "seats": seats}))["id"]
    await ben.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Ben"})
    clock = {"time": 600, "increment": 5}
    tournament = (await ann.post("/api/tournaments", {"game": "next-station", "title": "Friday", "clock": clock}))["id"]
    daily = (await ann.post("/api/contests/next-station"))["id"]
    await Player(ann, daily, 0, 1).play()
    lost = [{"kind": "me", "name": AT_HOME}, {"kind": "open"}]
    rated = {"seats": lost, "clock": clock, "rated": True, "gone": "end", "public": True}
    public = (await ann.post("/api/tables", {"game": "next-station", **rated}))["id"]
    return {"link": link, "table": table, "tournament": tournament, "daily": daily, "public": public}


async def test_a_stranger_learns_name_and_sign_and_the_log_nothing_at_all(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben, Browser(server) as stranger:
        laid = await known(server, ann, ben)
        await stranger.post("/api/profile", {"name": "Stranger"})
        her = holder_of(ann)
        secrets = {her, str(ann.cookie), str(ann.cookie).rpartition(".")[0], laid["link"].partition("#")[2]}
        secrets |= {MAILBOX, ENDPOINT, PASSKEY, DEVICE, PASSWORD, "id-of-mail", "id-of-push"}
        secrets |= set(read(server, "SELECT value FROM settings WHERE name IN ('secret', 'vapid')"))
        secrets |= set(read(server, "SELECT seed FROM entries WHERE seed IS NOT NULL"))
        secrets |= set(read(server, "SELECT maker FROM tables"))
        assert len(secrets) > 12

        # Everything that can be asked for, of everything that she has
        paths = (await stranger.get("/api/schema/openapi.json"))["paths"]
        asked = {path: what["get"] for path, what in paths.items() if "get" in what and path not in LEFT_OUT}
        assert {"/api/people", "/api/ladders/{game}", "/api/tournaments/{id}", "/api/figures/friends"} <= asked.keys()
        ids = [laid["tournament"], laid["public"], laid["daily"]]
        given = {"id": ids, "game": ["next-station"], "name": [NAME], "seat": ["0"], "language": ["en"]}
        given |= {"search": ["Anna"], "span": ["day", "week", "all"], "token": ["x"], "kind": ["mail"]}
        answers: dict[str, str] = {}
        for path, what in asked.items():
            names = [
                one["name"] for one in what.get("parameters", []) if one["in"] != "header" and one["name"] in given
            ]
            for values in product(*(given[name] for name in names)):
                filled = dict(zip(names, values, strict=True))
                query = {name: value for name, value in filled.items() if f"{{{name}}}" not in path}
                where = path.format_map({**{one["name"]: "x" for one in what.get("parameters", [])}, **filled})
                answer = await stranger.http.get(where, params=query)
                while answer.status_code == 429:
                    await asyncio.sleep(1.0)
                    answer = await stranger.http.get(where, params=query)
                assert answer.status_code < 500, where
                answers[str(httpx.URL(where, params=query))] = answer.text
        told = {where: [one for one in secrets if one in text] for where, text in answers.items()}
        assert {where: found for where, found in told.items() if found} == {}
        assert len(answers) > len(asked)
        naming = {where.partition("?")[0] for where, text in answers.items() if NAME in text}
        assert naming == {"/api/people"}, "who shows no rating stands in no ladder, and the day is sealed"
        person = await stranger.get(f"/api/people?name={NAME}")
        who = {"name": NAME, "sign": "raven"}
        assert person == {"who": who, "me": False, "ratings": None, "games": None, "figures": None}
        at_home = {where for where, text in answers.items() if AT_HOME in text}
        assert {where for where in at_home if laid["public"] not in where} == {"/api/tables"}, "where she sits for all"

        # What fails is written down without what it was about
        await ann.http.post("/api/profile/links", json={"token": laid["link"].partition("#")[2] + "x"})
        refused = await ann.http.post("/api/reminders/mail", json={"address": f"x{MAILBOX}", "when": when()})
        assert refused.status_code >= 400, "no mail server answers"
        await ann.post(f"/api/tables/{laid['table']}/start")
        async with ann.page(laid["table"]) as page:
            await page.say({"type": "play", "seat": 0, "ask": 1, "action": 10**6})
            await page.say({"type": "say", "seat": 0, "text": SAID})
            await page.until(lambda: any(SAID in json.dumps(one) for one in page.told))
        assert (await ann.get("/api/profile/export"))["profile"]["name"] == NAME
        cookie = str(ann.cookie)
        await ann.http.delete("/api/profile/everything")
        assert (await stranger.http.get(f"/api/people?name={NAME}")).status_code == 404
    lines = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    assert {json.loads(line)["message"] for line in lines} >= {"an attempt at a contest"}
    log = server.log.read_text()
    assert [one for one in (*secrets, cookie, NAME, AT_HOME, SAID) if one in log] == []


def when() -> dict[str, object]:
    return {"language": "en", "zone": "Europe/London", "quiet": None}
