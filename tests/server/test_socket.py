"""Play over real sockets: four at once, strangers, forgeries, floods, and messages that mean nothing."""

import asyncio
import json
import logging
import string
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.extensions.permessage_deflate import PerMessageDeflate

from londinium import replay
from londinium.server import sockets
from londinium.server.app import MAX_BODY, make_app
from londinium.server.connections import DIRECT, PACKED_FROM
from londinium.server.rates import BYTES, MESSAGES, SAYS
from londinium.server.settings import Settings
from londinium.server.sockets import MAX_MESSAGE
from tests.server.playing import lay, play, until
from tests.server.process import Browser, Page, ServerProcess, played, serving
from tests.server.wholes import Message


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of this file; whatever is said to it, it has had nothing to complain about."""
    folder = tmp_path_factory.mktemp("socket")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as running:
        yield running
        assert running.complaints() == ""


async def still_works(browser: Browser, id: str, seat: int = 0) -> None:
    """A table at which nothing has happened yet is as it was, and can be played."""
    async with browser.page(id) as page:
        now = await page.now(seat)
        assert now["seq"] == 1
        await page.say({"type": "play", "seat": seat, "ask": now["ask"]["id"], "action": now["legal"][0]["action"]})
        await page.until(lambda: page.nows[seat]["seq"] > 1)


# Playing


async def test_four_sockets_answer_the_same_card_at_the_same_moment_through_a_whole_game(server: ServerProcess) -> None:
    rng = Random(1)
    sent: list[dict[int, int]] = [{} for _ in range(4)]  # by seat: what it answered to each question
    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(Browser(server)) for _ in range(4)]
        id = await browsers[0].make("me", "open", "open", "open", options={"powers": True})
        for browser, name in zip(browsers[1:], ("Ben", "Cat", "Dan"), strict=True):
            await browser.post(f"/api/tables/{id}/join", {"name": name})
        await browsers[0].post(f"/api/tables/{id}/start")
        pages = [await stack.enter_async_context(browser.page(id)) for browser in browsers]
        while True:
            for seat, page in enumerate(pages):
                await page.now(seat)
                await page.until(lambda seat=seat, page=page: chosen(page, seat) == len(sent[seat]))  # type: ignore[misc]
            seq = max(page.nows[seat]["seq"] for seat, page in enumerate(pages))
            nows = [await shown(page, seat, seq) for seat, page in enumerate(pages)]
            if nows[0]["result"]:
                break
            asked = nows[0]["to_act"]
            said = []
            for seat in asked:
                ask, action = nows[seat]["ask"]["id"], rng.choice(nows[seat]["legal"])["action"]
                assert ask not in sent[seat]
                sent[seat][ask] = action
                said.append(pages[seat].say({"type": "play", "seat": seat, "ask": ask, "action": action}))
            await asyncio.gather(*said)
        assert [message for page in pages for message in page.told if message["type"] in ("no", "error", "sure")] == []
        record = await browsers[0].get(f"/api/tables/{id}/record")
    assert [played(record, seat) for seat in range(4)] == [list(answers.values()) for answers in sent]
    assert replay(record).outcome()["scores"] == nows[0]["result"]["scores"]


def chosen(page: Page, seat: int) -> int:
    """How many answers of its own a seat was told, without those that it had to give."""
    told = [event for now in page.of("now") for entry in now["entries"] for event in entry["events"]]
    return sum(event["kind"] == "did" and event["seat"] == seat and not event["forced"] for event in told)


async def shown(page: Page, seat: int, seq: int) -> Message:
    """The table as a seat is shown it at the last entry, and no further."""
    await page.until(lambda: page.nows[seat]["seq"] >= seq)
    assert page.nows[seat]["seq"] == seq
    return page.nows[seat]


async def test_a_page_that_comes_back_is_told_the_present_and_what_it_missed(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        id = await ann.make("me", "here")
        async with ann.page(id) as page:
            first = await page.now(0)
            assert page.told[0]["type"] == "table"
            assert (await page.now(1))["ask"]["id"] == first["ask"]["id"] == 1
        async with ann.page(id) as page:
            for seat in (0, 1):
                now = await page.now(seat)
                await page.say({"type": "play", "seat": seat, "ask": 1, "action": now["legal"][0]["action"]})
            await page.until(lambda: page.nows[0]["seq"] == 3)
        async with ann.page(id, since=1) as page:
            assert [entry["seq"] for entry in (await page.now(1))["entries"]] == [2, 3]


async def test_small_messages_come_as_they_are_and_large_ones_packed(server: ServerProcess) -> None:
    """Read from the frames: bit 6 of the first byte says that a message is packed."""
    async with Browser(server) as ann:
        id = await ann.make("me", "here", "bot", "bot")
        seen: list[tuple[bool, int]] = []
        parse = PerMessageDeflate.decode

        def noting(extension: Any, frame: Any, *, max_size: int | None = None) -> Any:
            packed, read = frame.rsv1, parse(extension, frame, max_size=max_size)
            seen.append((packed, len(read.data)))
            return read

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(PerMessageDeflate, "decode", noting)  # before the first message comes
            async with ann.connect(id) as connection:
                page = Page(connection)
                await page.now(1)
                reply = await page.ask({"type": "why", "seat": 0, "move": {"kind": "pass"}})
                assert reply["type"] == "why"
                await page.close()
    assert {packed for packed, size in seen if size >= PACKED_FROM} == {True}
    assert {packed for packed, size in seen if size < PACKED_FROM} == {False}


async def test_a_double_click_over_two_tabs_plays_once(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        id = await ann.make("me", "here")
        async with ann.page(id) as one, ann.page(id) as two:
            legal = (await one.now(0))["legal"]
            for number in range(6):
                said = {"type": "play", "seat": 0, "ask": 1, "action": legal[number % 2]["action"]}
                await asyncio.gather(one.say(said), two.say(said))
            for page in (one, two):
                await page.say({"type": "log", "seat": 0, "since": 1})
                await page.until(lambda page=page: bool(page.of("log")))  # type: ignore[misc]
                assert [entry["kind"] for entry in page.of("log")[0]["entries"]] == ["played"]
                assert page.of("no") == page.of("error") == []


async def test_whoever_talks_too_much_is_told_so_and_others_are_not(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben:
        id = await ann.make("me", "open")
        await ben.post(f"/api/tables/{id}/join", {"name": "Ben"})
        async with ann.page(id) as page, ben.page(id) as other:
            for number in range(15):
                await page.say({"type": "say", "seat": 0, "text": str(number)})
            await page.until(lambda: len(page.of("talk")) + len(page.of("error")) >= 15)
            assert SAYS.reserve <= len(page.of("talk")) <= SAYS.reserve + 4
            assert {error["code"] for error in page.of("error")} == {"too-many"}
            await other.say({"type": "say", "seat": 1, "text": "hush"})
            await other.until(lambda: bool(other.of("talk")) and other.of("talk")[-1]["messages"][0]["text"] == "hush")


# Strangers


async def test_another_browser_sees_the_table_but_cannot_play_undo_preview_or_read_a_seat(
    server: ServerProcess,
) -> None:
    async with Browser(server) as ann, Browser(server) as stranger, Browser(server) as nobody:
        id = await ann.make("me", "here")
        await stranger.make("me")  # it has a cookie, for a seat elsewhere
        for browser, cookie in ((stranger, None), (nobody, None), (nobody, f"{ann.cookie}x"), (nobody, "x.y")):
            async with browser.page(id, cookie=cookie) as page:
                now = await page.now(None)
                assert (now["ask"], now["legal"], now["undo"]) == (None, [], None)
                for message in (
                    {"type": "play", "seat": 0, "ask": 1, "action": 0},
                    {"type": "undo", "seat": 0, "entry": 1},
                    {"type": "if", "seat": 0, "action": 0},
                    {"type": "why", "seat": 0, "move": {"kind": "pass"}},
                    {"type": "log", "seat": 0},
                ):
                    reply = await page.ask(message)
                    assert (reply["type"], reply.get("code")) == ("error", "not-yours"), message
                assert (await page.ask({"type": "log", "seat": None}))["type"] == "log"
                assert page.nows.keys() == {None}
        await still_works(ann, id)


async def test_one_who_sits_there_does_not_play_for_another(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben:
        id = await ann.make("me", "open")
        await ben.post(f"/api/tables/{id}/join", {"name": "Ben"})
        await ann.post(f"/api/tables/{id}/start")
        async with ben.page(id) as page:
            legal = (await page.now(1))["legal"]
            for seat in (0, 2, 9):
                reply = await page.ask({"type": "play", "seat": seat, "ask": 1, "action": legal[0]["action"]})
                assert reply["code"] == "not-yours"
            assert (await page.ask({"type": "log", "seat": 0}))["code"] == "not-yours"
            assert page.nows.keys() == {1}
        await still_works(ann, id)


async def test_a_page_of_another_site_is_not_let_in(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        id = await ann.make("me")
        own = f"127.0.0.1:{server.port}"
        for origin in (
            "http://evil.example",
            "null",
            f"http://{own}.evil.example",
            f"http://evil.example/{own}",
            "http://[",
        ):
            with pytest.raises(InvalidStatus) as refused:
                async with ann.connect(id, origin=origin):
                    pass
            assert refused.value.response.status_code == 403, origin
        for welcome in (f"http://{own}", f"https://{own}", None):
            async with ann.page(id, origin=welcome) as page:
                await page.now(0)


async def test_there_is_no_socket_at_a_table_that_is_not_there(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        for id in ("none", "%00"):
            with pytest.raises(InvalidStatus):
                async with ann.connect(id):
                    pass
        id = await ann.make("me")
        for since in (-1, "x"):
            with pytest.raises(InvalidStatus):
                async with ann.connect(id, since=since):  # type: ignore[arg-type]
                    pass
        await still_works(ann, id)


# What means nothing


async def test_a_message_that_is_too_long_is_not_read(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        id = await ann.make("me")
        async with ann.page(id) as page:
            await page.now(0)
            long = json.dumps({"type": "why", "seat": 0, "move": {"kind": "x" * MAX_MESSAGE}})
            assert (await page.ask(long))["code"] == "unreadable"
        for size in (MAX_BODY + 1000, 10_000_000):
            async with ann.connect(id) as connection:
                with suppress(ConnectionClosed):
                    await connection.send("x" * size)
                assert await closed(connection) in (1006, 1009)
        await still_works(ann, id)


async def closed(connection: ClientConnection) -> int | None:
    """The code with which a connection is closed by the server, after whatever else it says."""
    with suppress(ConnectionClosed):
        while True:
            await asyncio.wait_for(connection.recv(), 10)
    return connection.close_code


BROKEN = [
    "",
    "{",
    "null",
    "[]",
    "{}",
    "\0",
    '"play"',
    "1e999",
    "NaN",
    '{"type": "play"}',
    '{"type": "shout", "seat": 0}',
    '{"type": "play", "seat": "0", "ask": 1, "action": 1}',
    '{"type": "play", "seat": 0.0, "ask": 1, "action": 1}',
    '{"type": "play", "seat": -1, "ask": 1, "action": 1}',
    '{"type": "play", "seat": 0, "ask": 1, "action": 1, "more": 1}',
    '{"type": "play", "seat": 0, "ask": null, "action": 1}',
    '{"type": "play", "seat": 0, "ask": 1, "action": ' + "9" * 5000 + "}",
    '{"type": "why", "seat": 0, "move": "pass"}',
    '{"type": "why", "seat": 0, "move": {"kind": "\\ud800"}}',
    '{"type": "log", "seat": 0, "since": "yesterday"}',
    "[" * 15_000,
    '{"type": "why", "seat": 0, "move": {"a": ' + "[" * 7000 + "]" * 7000 + "}}",
]


async def test_broken_messages_are_answered_and_change_nothing(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        id = await ann.make("me", "here")
        async with ann.page(id) as page:
            await page.now(1)
            for text in BROKEN:
                reply = await page.ask(text)
                assert (reply["type"], reply["code"]) == ("error", "unreadable"), text[:60]
                assert len(reply["error"]) < 200
            await page.connection.send(b'{"type": "undo", "seat": 0, "entry": 1}')  # binary: not what is spoken here
            await page.until(lambda: len(page.of("error")) > len(BROKEN))
            for depth in range(50, 1200, 50):
                move = '{"kind": ' + "[" * depth + "]" * depth + "}"
                reply = await page.ask('{"type": "why", "seat": 0, "move": ' + move + "}")
                assert reply["type"] in ("why", "deep", "error"), depth
        await still_works(ann, id)


def nonsense(rng: Random, seats: int, legal: list[int]) -> str:
    """A message of about the right form; never the right answer to question 1.

    Every second `if` is about an answer that there is: it changes nothing, and of any four hundred few are legal.
    """

    def thing(depth: int = 0) -> Any:
        words = ["draw", "pass", "circle", "from", "to", "station", "kind", "seat", "", "\u0000", "é", "x" * 50]
        simple = [None, True, False, rng.randrange(-5, 400), rng.random() * 1e6, 10**20, rng.choice(words)]
        if depth < 3 and rng.random() < 0.3:
            if rng.random() < 0.5:
                return [thing(depth + 1) for _ in range(rng.randrange(4))]
            return {str(rng.choice(words)): thing(depth + 1) for _ in range(rng.randrange(4))}
        return rng.choice(simple)

    message: Message = {
        "type": rng.choice(["play", "undo", "why", "if", "log", "now", "say"]),
        "seat": rng.choice([*range(seats), *range(seats), 9, None, "0", thing()]),
    }
    for field in ("ask", "action", "move", "since", "sure"):
        if rng.random() < 0.5:
            message[field] = thing()
    match message["type"]:
        case "play" if rng.random() < 0.8:
            message |= {"ask": rng.choice([0, 1, 2, -1]), "action": rng.randrange(-2, 400)}
            message.pop("move", None)
            message.pop("since", None)
            if message["ask"] == 1 and message["action"] in legal:
                message["ask"] = 7
        case "why" if rng.random() < 0.8:
            station = rng.randrange(60)
            moves = [{"kind": "draw", "from": station, "to": rng.randrange(60)}, {"kind": "pass"}, {"kind": thing()}]
            message = {"type": "why", "seat": message["seat"], "move": rng.choice(moves)}
        case "if" if rng.random() < 0.8:
            action = rng.choice(legal) if rng.random() < 0.5 else rng.randrange(-2, 400)
            message = {"type": "if", "seat": message["seat"], "action": action}
        case "undo" | "log" if rng.random() < 0.8:
            message = {"type": message["type"], "seat": message["seat"]}
    text = json.dumps(message)
    if rng.random() < 0.1:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(string.printable) + text[at + rng.randrange(2) :]
        if '"ask": 1,' in text:
            text = text[:at]
    return text


async def test_ten_thousand_random_messages_change_nothing(server: ServerProcess) -> None:
    """From forty pages of two seats at once, each within its allowance for the most part."""
    async with Browser(server) as ann, Browser(server) as ben:
        id = await ann.make("me", "here")
        async with ann.page(id) as page:
            legal = [answer["action"] for seat in (0, 1) for answer in (await page.now(seat))["legal"]]

        async def talk(seed: int) -> set[str]:
            rng = Random(seed)
            async with ann.page(id) as page:
                await page.now(1)
                for _ in range(250):
                    await page.say(nonsense(rng, 2, legal))
                await page.until(lambda: len([m for m in page.told if m["type"] != "table"]) >= 252, 40)
                assert {message["seq"] for message in page.of("now")} == {1}
                return {message["type"] for message in page.told}

        heard = await asyncio.gather(*(talk(seed) for seed in range(40)))
        assert set().union(*heard) == {"table", "now", "no", "why", "if", "log", "error"}
        await still_works(ann, id)
        await ben.make("me")


async def test_a_flood_is_slowed_down_and_others_play_on(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben:
        id = await ann.make("me", "open")
        await ben.post(f"/api/tables/{id}/join", {"name": "Ben"})
        await ann.post(f"/api/tables/{id}/start")
        async with ann.page(id) as flood, ben.page(id) as page:
            await flood.now(0)
            for _ in range(3000):
                await flood.say('{"type": "undo", "seat": 0, "entry": 1}')
            await flood.until(lambda: bool(flood.of("error")))
            assert flood.of("error")[0]["code"] == "too-many"
            assert MESSAGES.reserve - 5 <= len(flood.of("now")) <= MESSAGES.reserve + 60
            now = await page.now(1)
            await page.say({"type": "play", "seat": 1, "ask": 1, "action": now["legal"][0]["action"]})
            await page.until(lambda: page.nows[1]["seq"] == 2, 3)
        async with ann.page(id) as again:
            now = await again.now(0)
            await again.say({"type": "play", "seat": 0, "ask": 1, "action": now["legal"][0]["action"]})
            await again.until(lambda: again.nows[0]["seq"] == 3)


SCOPE: Any = {
    "type": "websocket",
    "asgi": {"version": "3.0"},
    "http_version": "1.1",
    "scheme": "ws",
    "path": "/api/tables/table/socket",
    "raw_path": b"/api/tables/table/socket",
    "query_string": b"",
    "root_path": "",
    "headers": [(b"host", b"localhost")],
    "client": ("127.0.0.1", 1),
    "server": ("127.0.0.1", 2),
    "subprotocols": [],
    "state": {},
}


async def test_a_page_that_is_gone_before_it_was_told_anything_is_no_error(
    file_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A web server raises OSError for whatever is sent to a closed connection, and may tell the reader later."""
    app = make_app(Settings(store=file_url, bots=1))
    said: asyncio.Queue[Any] = asyncio.Queue()
    refused: list[str] = []

    async def send(message: Any) -> None:
        if message["type"] != "websocket.accept":
            refused.append(message["type"])
            raise OSError

    async with app.lifespan():
        tables = app.state.worker.tables
        await lay(tables.store, 2)
        said.put_nowait({"type": "websocket.connect"})
        async with asyncio.timeout(10):
            await app(SCOPE.copy(), said.get, send)
        assert refused == ["websocket.send", "websocket.close"]
        assert not (await tables.get("table")).listeners
    assert [record.message for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_what_is_written_at_once_is_charged_and_what_finds_no_room_waits_its_turn(file_url: str) -> None:
    app = make_app(Settings(store=file_url, bots=1))
    said: asyncio.Queue[Any] = asyncio.Queue()
    told: list[tuple[str, int]] = []
    room, reads = True, asyncio.Event()

    def write(message: bytes) -> bool:
        told.extend([("at once", len(message))] if room else [])
        return room

    async def send(message: Any) -> None:
        if message["type"] == "websocket.send":
            await reads.wait()
            told.append(("in turn", len(message["text"])))

    async with app.lifespan():
        tables, counted = app.state.worker.tables, app.state.worker.rates
        await lay(tables.store, 2)
        live = await tables.get("table")
        said.put_nowait({"type": "websocket.connect"})
        scope: Any = {**SCOPE, "extensions": {DIRECT: {"write": write}}}
        page = asyncio.create_task(app(scope, said.get, send))
        await until(lambda: len(told) == 2)
        await until(lambda: counted.allowance("bytes", BYTES, "127.0.0.1")._remaining < BYTES.reserve)
        charged = BYTES.reserve - counted.allowance("bytes", BYTES, "127.0.0.1")._remaining
        assert sum(size for _, size in told) - BYTES.a_second < charged <= sum(size for _, size in told)
        await play(tables, live, 0)
        assert [how for how, _ in told] == ["at once"] * 3
        room = False
        await play(tables, live, 1)
        room = True
        await play(tables, live, 0)  # there is room again, but the one before goes first
        assert len(told) == 3
        reads.set()
        await until(lambda: len(told) == 5)
        assert [how for how, _ in told[3:]] == ["in turn"] * 2
        said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(page, 5)
        assert counted.unread == {}


async def test_a_page_that_does_not_read_is_let_go_and_keeps_nobody_waiting(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spoken to as a web server does, so that it can be said exactly what the page has read."""
    monkeypatch.setattr(sockets, "UNREAD", 9_000)
    app = make_app(Settings(store=file_url, bots=1))
    reads, closed = asyncio.Event(), asyncio.Event()
    sent: list[Message] = []
    said: asyncio.Queue[Any] = asyncio.Queue()

    async def send(message: Any) -> None:
        await reads.wait() if message["type"] == "websocket.send" else None
        sent.append(message)
        if message["type"] == "websocket.close":
            closed.set()
            said.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    async with app.lifespan():
        tables = app.state.worker.tables
        await lay(tables.store, 2)
        live = await tables.get("table")
        said.put_nowait({"type": "websocket.connect"})
        page = asyncio.create_task(app(SCOPE.copy(), said.get, send))
        await until(lambda: bool(live.listeners))
        for _ in range(15):
            assert live.state is not None
            async with asyncio.timeout(2):
                await play(tables, live, live.state.to_act[0])
        await asyncio.wait_for(page, 5)
        assert closed.is_set(), "it comes back, and is told what it missed"
        assert sum(len(message.get("text") or "") for message in sent) == 0, "it has read nothing"
        assert app.state.worker.rates.unread == {}
        assert sent[-1]["code"] == 1013
        assert len(sent) < 10
        assert not live.listeners
