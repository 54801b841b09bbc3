"""How much one client may do: counted by address, in bounded memory, refused with 429 and when to come again."""

import asyncio
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from litestar import Litestar

from londinium.server import rates
from londinium.server.app import make_app
from londinium.server.rates import OPEN, SOCKETS, Allowance, Rate, Rates, TooMany
from londinium.server.settings import Settings
from tests.server.playing import lay


def test_an_allowance_has_a_reserve_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    allowance = Allowance(Rate(0.5, 3))
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]
    assert allowance.wait() == 2
    now += 2
    assert [allowance.take() for _ in range(2)] == [True, False]
    now += 1000
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]


def test_counters_take_bounded_memory_and_forget_the_quiet_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "CLIENTS", 100)
    counted = Rates()
    for _ in range(3):
        counted.take("things", Rate(0.001, 3), "busy")
    for number in range(1000):
        counted.take("things", Rate(0.001, 3), f"client {number}")
        if number % 50 == 0:
            with pytest.raises(TooMany):
                counted.take("things", Rate(0.001, 3), "busy")
    assert sum(map(len, counted._allowances.values())) <= 100


def test_sockets_are_counted_while_they_are_open() -> None:
    counted = Rates(times=1)
    opened = int(SOCKETS.reserve)
    assert opened < OPEN, "whoever opens all at once meets the other limit first"
    for _ in range(opened):
        counted.open_socket("club")
    with pytest.raises(TooMany, match="connections"):
        counted.open_socket("club")
    counted.open_socket("somebody else")
    for _ in range(opened):
        counted.close_socket("club")
    assert counted._open == {"somebody else": 1}


def test_a_club_behind_one_address_is_given_more() -> None:
    usual, club = Rates(1), Rates(10)
    for counted, many in ((usual, 3), (club, 30)):
        for _ in range(many):
            counted.take("things", Rate(0.001, 3), "x")
        with pytest.raises(TooMany):
            counted.take("things", Rate(0.001, 3), "x")


@asynccontextmanager
async def calling(app: Litestar, client: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody at an address who calls this application."""
    transport = httpx.ASGITransport(app=app, client=(client, 1))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as made:
        yield made


@pytest.fixture
def app(file_url: str, monkeypatch: pytest.MonkeyPatch) -> Litestar:
    """An application that allows little, so that little is too much."""
    monkeypatch.setattr(rates, "READS", Rate(0.01, 5))
    monkeypatch.setattr(rates, "WRITES", Rate(0.01, 3))
    monkeypatch.setattr(rates, "SOCKETS", Rate(0.01, 4))
    monkeypatch.setattr(rates, "OPEN", 2)
    return make_app(Settings(store=file_url, bots=1))


async def test_too_many_requests_are_answered_with_429_and_when_to_come_again(app: Litestar) -> None:
    body = {"game": "next-station", "seats": [{"kind": "me"}]}
    async with app.lifespan(), calling(app, "203.0.113.7") as eager, calling(app, "203.0.113.8") as other:
        made = [await eager.post("/api/tables", json=body) for _ in range(5)]
        assert [answer.status_code for answer in made] == [201] * 3 + [429] * 2
        read = [await eager.get("/api/tables") for _ in range(7)]
        assert [answer.status_code for answer in read] == [200] * 5 + [429] * 2, "reading is counted by itself"
        for answer in (made[-1], read[-1]):
            assert int(answer.headers["retry-after"]) >= 90
            assert re.fullmatch(r"Too many \w+ in a short time; try again in \d+ s\.", answer.json()["error"])
        assert (await other.post("/api/tables", json=body)).status_code == 201
        assert (await eager.get("/api/health")).status_code == 200
        assert (await eager.get("/")).status_code != 429


async def test_a_household_with_many_addresses_is_one_client(app: Litestar) -> None:
    async with app.lifespan():
        statuses = []
        for number in range(7):
            async with calling(app, f"2001:db8:1:2::{number}") as one:
                statuses.append((await one.get("/api/tables")).status_code)
        assert statuses == [200] * 5 + [429] * 2
        async with calling(app, "2001:db8:1:3::1") as neighbour:
            assert (await neighbour.get("/api/tables")).status_code == 200


async def test_too_many_connections_are_turned_away_before_they_are_one(app: Litestar) -> None:
    """Spoken to as a web server does: two are open at once, a third is refused; when one goes, another may come."""
    scope: Any = {
        "type": "websocket",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws",
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"localhost")],
        "client": ("203.0.113.7", 1),
        "server": ("127.0.0.1", 2),
        "subprotocols": [],
        "state": {},
        "path": "/api/tables/table/socket",
        "raw_path": b"/api/tables/table/socket",
        "extensions": {"websocket.http.response": {}},
    }

    class Connection:
        def __init__(self) -> None:
            self.said: asyncio.Queue[Any] = asyncio.Queue()
            self.said.put_nowait({"type": "websocket.connect"})
            self.heard: asyncio.Queue[Any] = asyncio.Queue()
            self.task = asyncio.create_task(app(scope | {"state": {}}, self.said.get, self.heard.put))

        async def first(self) -> Any:
            return await asyncio.wait_for(self.heard.get(), 10)

        async def go(self) -> None:
            self.said.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await self.task

    async with app.lifespan():
        await lay(app.state.worker.store)
        one, two, three = [Connection() for _ in range(3)]
        assert [(await page.first())["type"] for page in (one, two)] == ["websocket.accept"] * 2
        refused = await three.first()
        assert (refused["type"], refused["status"]) == ("websocket.http.response.start", 429)
        assert int(dict(refused["headers"])[b"retry-after"]) >= 1
        await three.task
        await one.go()
        four = Connection()
        assert (await four.first())["type"] == "websocket.accept"
        await two.go()
        five = Connection()
        refused = await five.first()
        assert refused["status"] == 429, "four were opened already: that is counted too"
        await five.task
        await four.go()
        assert app.state.worker.rates._open == {}
