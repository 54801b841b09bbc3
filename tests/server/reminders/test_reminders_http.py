"""Reminders against a real server: asked for, confirmed, sent once though one of two workers is killed, turned off."""

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import pytest

from londinium.server.reminders.push import public_key
from tests.server.process import Browser, Page, ServerProcess, serving
from tests.server.reminders.receiving import mail_server, push_service

WHEN = {"language": "en", "zone": "Europe/London", "quiet": None}
MAILS = ("--mail-from", "table@example.org", "--address", "https://play.example.org", "--remind-after", "1")


@pytest.fixture(autouse=True)
def push_services_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONDINIUM_TEST_PUSH_HERE", "1")


async def until(condition: Any, seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


async def sit_down(ann: Browser, ben: Browser) -> str:
    """Ann and Ben play London; the table's id."""
    id = await ann.make("me", "open", start=False, game="london")
    await ben.post(f"/api/tables/{id}/join", {"seat": 1, "name": "Ben"})
    await ann.post(f"/api/tables/{id}/start")
    return id


async def end_turn(page: Page, seat: int) -> None:
    """Answer until somebody else is asked."""
    now = await page.now(seat)
    while now["ask"]:
        await page.say(
            {"type": "play", "seat": seat, "ask": now["ask"]["id"], "action": now["legal"][0]["action"], "sure": True}
        )
        await page.until(lambda: page.nows[seat] is not now)  # noqa: B023, it is waited for here
        now = page.nows[seat]


async def hand_over_to_ben(ann: Browser, ben: Browser, id: str) -> None:
    """Both play until it is Ben's turn again, and both leave the table."""
    for browser, seat in ((ben, 1), (ann, 0)):
        async with browser.page(id) as page:
            await end_turn(page, seat)


async def test_two_workers_tell_once_though_one_is_killed_and_one_click_ends_it(
    store_url: str, redis_url: str, tmp_path: Path
) -> None:
    async with push_service() as service, mail_server() as (box, smtp):
        more = ("--workers", "2", "--bus", redis_url, "--smtp", smtp, *MAILS)
        with serving(store_url, tmp_path / "log", *more) as server:
            async with Browser(server) as ann, Browser(server) as ben:
                id = await sit_down(ann, ben)
                asked = await ben.post("/api/reminders/push", {**service.subscription, "when": WHEN})
                assert (asked["push"], asked["mail"], asked["mails"]) == (True, None, True)
                told = await ben.post("/api/reminders/mail", {"address": "ben@example.org", "when": WHEN})
                assert told["mail"] == {"address": "ben@example.org", "confirmed": False}
                [letter] = box.mails
                confirm = re.search(r"play\.example\.org(/reminders/confirm/\S+)", letter.get_content())
                assert confirm
                assert (await ben.http.get(confirm[1])).status_code in (200, 503), "a page, which changes nothing"
                assert not (await ben.get("/api/reminders"))["mail"]["confirmed"]

                async with Browser(server) as phone:  # another device, without the cookie
                    assert (await phone.post(confirm[1]))["confirmed"]
                    assert (await phone.get("/api/reminders"))["mail"] is None
                await hand_over_to_ben(ann, ben, id)
                killed = workers(server)[0]
                os.kill(killed, signal.SIGKILL)
                await until(lambda: len(service.got) == 1 and len(box.mails) == 2)
                await until(lambda: len(workers(server)) == 2 and killed not in workers(server))
                await asyncio.sleep(3)  # longer than two looks of each worker
                assert (len(service.got), len(box.mails)) == (1, 2)

                # Off by one click, as a mail program does it: without a cookie, as a form.
                off = box.mails[1]["List-Unsubscribe"].strip("<>").removeprefix("https://play.example.org")
                async with Browser(server) as program:
                    click = await program.http.post(off, data={"List-Unsubscribe": "One-Click"})
                    assert click.json() == {"kind": "mail"}
                    assert (await program.http.post(f"{off}x")).status_code == 404
                    assert (await program.http.post(off.replace("/off/", "/confirm/"))).status_code == 404
                    again = await program.http.post(off, data={"List-Unsubscribe": "One-Click"})
                    assert again.status_code == 200, "a second click is no mistake"
                assert (await ben.get("/api/reminders"))["mail"] is None
                await ben.http.post(service.got[0]["off"])
                assert not (await ben.get("/api/reminders"))["push"]
        log = (tmp_path / "log").read_text()
        assert not [secret for secret in ("secret-of-the-browser", "ben@example.org") if secret in log]


def workers(server: ServerProcess) -> list[int]:
    """The processes that serve."""
    command = ["pgrep", "-P", str(server.pid), "-f", "spawn_main"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


async def test_what_is_asked_for_is_checked_and_limited(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with push_service() as service, mail_server() as (box, smtp):
        with serving(f"sqlite:///{file}", tmp_path / "log", "--smtp", smtp, *MAILS) as server:
            async with Browser(server) as ann:

                async def refused(path: str, body: Any) -> str:
                    answer = await ann.http.post(path, json=body)
                    assert 400 <= answer.status_code < 500, answer.text
                    return str(answer.json()["key"])

                inside = {**service.subscription, "endpoint": "https://10.0.0.1/x", "when": WHEN}
                assert await refused("/api/reminders/push", inside) == "web-refused-remind-push"
                for address in (
                    "anna",
                    "a@b",
                    "a b@example.org",
                    "a@example.org, b@example.org",
                    "a@example.org\nBcc: b",
                ):
                    key = await refused("/api/reminders/mail", {"address": address, "when": WHEN})
                    assert key == "web-refused-remind-mailbox"
                wrong = {**WHEN, "zone": "../../etc/passwd"}
                assert await refused("/api/reminders", wrong) == "web-refused-remind-zone"
                assert box.mails == []

                for _ in range(3):
                    await ann.post("/api/reminders/mail", {"address": "ann@example.org", "when": WHEN})
                key = await refused("/api/reminders/mail", {"address": "ANN@example.org", "when": WHEN})
                assert (key, len(box.mails)) == ("web-refused-remind-often", 3)
                quiet = {"start": 1320, "end": 420}
                await ann.post("/api/reminders/push", {**service.subscription, "when": WHEN})
                assert (await ann.post("/api/reminders", {**WHEN, "quiet": quiet}))["quiet"] == quiet
                assert (await ann.get("/api/reminders"))["push"]
                for kind in ("push", "mail"):
                    off = await ann.http.delete(f"/api/reminders/{kind}")
                    assert (off.status_code, bool(off.json()[kind])) == (200, False)
        with sqlite3.connect(file) as store:
            kept = str(store.execute('SELECT "to" FROM posted').fetchall())
            assert "example.org" not in kept
            [[key]] = store.execute("SELECT value FROM settings WHERE name = 'vapid'").fetchall()
            assert key not in (tmp_path / "log").read_text()

        # Started without a mail server, it offers no mails, and push services know it by the same key.
        server = ServerProcess(f"sqlite:///{file}", tmp_path / "log")
        try:
            server.start()
            async with Browser(server) as ann:
                offered = await ann.get("/api/reminders")
                assert (offered["mails"], offered["key"]) == (False, public_key(key))
                answer = await ann.http.post("/api/reminders/mail", json={"address": "a@example.org", "when": WHEN})
                assert (answer.status_code, answer.json()["key"]) == (409, "web-refused-remind-no-mails")
        finally:
            server.end()
