"""How many names, profiles, devices, files and mails one client may have: then it is refused, and others are not."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from litestar import Litestar

from londinium.server import rates
from londinium.server.app import make_app
from londinium.server.rates import Rate
from londinium.server.reminders import queue, routes
from londinium.server.settings import Settings
from tests.server.reminders.receiving import mail_server, push_service
from tests.server.reminders.test_reminders_http import WHEN
from tests.server.test_rates import calling

HERE, ELSEWHERE = "203.0.113.7", "203.0.113.8"
THREE = Rate(0.001, 3)


@asynccontextmanager
async def serving(url: str, **more: Any) -> AsyncIterator[Litestar]:
    app = make_app(Settings(store=url, bots=1, **more))
    async with app.lifespan():
        yield app


async def stranger(app: Litestar, client: str, path: str, body: dict[str, Any]) -> int:
    """What a browser that was never here before is answered."""
    async with calling(app, client) as one:
        return (await one.post(path, json=body)).status_code


async def name(browser: httpx.AsyncClient, wanted: str) -> int:
    return (await browser.post("/api/profile", json={"name": wanted})).status_code


async def test_a_client_takes_so_many_names(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "NAMES", THREE)
    async with serving(file_url) as app, calling(app, HERE) as ann, calling(app, ELSEWHERE) as ben:
        assert [await name(ann, f"Anna {n}") for n in range(5)] == [200, 200, 200, 429, 429]
        assert (await ann.get("/api/profile")).json()["name"] == "Anna 2", "she keeps what she had"
        assert await name(ben, "Ben") == 200


async def test_a_client_makes_so_many_profiles(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser that forgets its cookie is somebody new each time; who has a name may still change it."""
    monkeypatch.setattr(rates, "PROFILES", THREE)
    async with serving(file_url) as app, calling(app, HERE) as ann:
        assert await name(ann, "Anna") == 200
        made = [await stranger(app, HERE, "/api/profile", {"name": f"X{n}"}) for n in range(4)]
        assert made == [200, 200, 429, 429]
        assert await name(ann, "Anna M.") == 200
        assert await stranger(app, ELSEWHERE, "/api/profile", {"name": "Ben"}) == 200
        await ann.delete("/api/profile")
        assert await name(ann, "Anna") == 429, "giving a name up makes room for no other"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/profile/passkeys/ask", None),
        ("POST", "/api/profile/links", {"token": "guessed"}),
    ],
)
async def test_a_client_asks_for_so_many_devices(
    file_url: str, monkeypatch: pytest.MonkeyPatch, method: str, path: str, body: Any
) -> None:
    monkeypatch.setattr(rates, "DEVICES", THREE)
    headers = {"Origin": "http://localhost"}
    async with serving(file_url) as app, calling(app, HERE) as ann, calling(app, ELSEWHERE) as ben:
        asked = [(await ann.request(method, path, json=body, headers=headers)).status_code for _ in range(5)]
        assert [status == 429 for status in asked] == [False] * 3 + [True] * 2
        assert (await ben.request(method, path, json=body, headers=headers)).status_code != 429


async def test_a_client_fetches_everything_so_often(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "EXPORTS", THREE)
    async with serving(file_url) as app, calling(app, HERE) as ann, calling(app, ELSEWHERE) as ben:
        assert [(await ann.get("/api/profile/export")).status_code for _ in range(4)] == [200] * 3 + [429]
        assert (await ben.get("/api/profile/export")).status_code == 200


async def test_a_client_has_so_many_mailboxes_asked(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "MAILBOXES", THREE)
    async with mail_server() as (box, smtp):
        more = {"smtp": smtp, "mail_from": "table@example.org", "address": "https://play.example.org"}
        async with serving(file_url, **more) as app:

            async def ask(n: int, client: str = HERE) -> int:
                body = {"address": f"somebody{n}@example.org", "when": WHEN}
                return await stranger(app, client, "/api/reminders/mail", body)

            assert [await ask(n) for n in range(5)] == [200] * 3 + [429] * 2
            assert len(box.mails) == 3
            assert await ask(6, ELSEWHERE) == 200


async def test_a_server_writes_so_many_mails_a_day(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MAILS", 2)
    async with mail_server() as (box, smtp):
        more = {"smtp": smtp, "mail_from": "table@example.org", "address": "https://play.example.org"}
        async with serving(file_url, **more) as app:
            for n, expected in enumerate((200, 200, 429)):
                body = {"address": f"somebody{n}@example.org", "when": WHEN}
                assert await stranger(app, f"203.0.113.{n}", "/api/reminders/mail", body) == expected
            assert len(box.mails) == 2


async def test_a_client_changes_reminders_so_often(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "CHANGES", THREE)
    async with push_service() as service, serving(file_url, push_here=True) as app:
        body = {**service.subscription, "when": WHEN}
        asked = [await stranger(app, HERE, "/api/reminders/push", body) for _ in range(5)]
        assert asked == [200] * 3 + [429] * 2
        assert await stranger(app, ELSEWHERE, "/api/reminders/push", body) == 200
