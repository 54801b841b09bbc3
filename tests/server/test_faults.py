"""What goes wrong under the server is said once, to the right people, and mended where it can be."""

import asyncio
import json
import socket
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
import uvicorn

from londinium.server import connections, due, gather, rest, schema, sockets
from londinium.server import tables as tables_module
from londinium.server.app import make_app
from londinium.server.due_store import LEASE_SECONDS
from londinium.server.ladder import rounds as ladder_rounds
from londinium.server.settings import Settings
from londinium.server.store import Store
from londinium.server.store_opening import LOCK_SECONDS
from londinium.server.tournament import rounds as tournament_rounds
from tests.server.playing import Page, lay, play, play_by_chance, until, worker
from tests.server.process import Browser, serving
from tests.server.test_rates import calling


def read_only(store: Store) -> None:
    """From now on nothing can be written; reading goes on."""
    sa.event.listen(store.engine, "checkout", lambda raw, *_: raw.execute("PRAGMA query_only = ON"))


def test_patience_with_a_locked_file_is_short_whether_it_was_upgraded_or_not(file_url: str) -> None:
    for _ in range(2):
        store = Store.open(file_url)
        with store.engine.connect() as connection:
            raw = connection.connection.dbapi_connection
            assert raw is not None
            waits = raw.execute("PRAGMA busy_timeout").fetchone()
        store.dispose()
        assert waits == (LOCK_SECONDS * 1000,)


async def test_a_page_whose_move_has_to_wait_for_the_store_is_told_so(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program holds the file for longer than a page is patient: its move is carried out all the same, once."""
    monkeypatch.setattr(sockets, "SLOW", 0.1)
    async with worker(file_url) as tables:
        await lay(tables.store)
        page = await Page(tables, await tables.get("table"), "ann").open()
        said = {"type": "play", "seat": 0, "ask": page.now["ask"]["id"], "action": page.now["legal"][0]["action"]}
        with closing(sqlite3.connect(file_url.removeprefix("sqlite:///"), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            playing = asyncio.create_task(page.say(said))
            await until(lambda: bool(page.told("error")))
            assert page.now["seq"] == 1
        assert await playing is None
        assert page.now["seq"] == 2
        assert [told["code"] for told in page.told("error")] == ["store"]


async def test_health_says_that_nothing_can_be_written(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rest, "HEALTH_EVERY", 0.0)
    app = make_app(Settings(store=file_url, bots=1))
    async with app.lifespan(), calling(app, "127.0.0.1") as caller:
        assert (await caller.get("/api/health")).json()["store"] == "ok"
        read_only(app.state.worker.store)
        answer = await caller.get("/api/health")
        assert answer.status_code == 503
        assert answer.json()["store"] == "nothing can be written (attempt to write a readonly database)"


async def test_a_store_error_is_one_line_and_one_sentence(file_url: str, caplog: pytest.LogCaptureFixture) -> None:
    app = make_app(Settings(store=file_url, bots=1))
    async with app.lifespan(), calling(app, "127.0.0.1") as caller:
        read_only(app.state.worker.store)
        caplog.clear()
        answer = await caller.post("/api/tables", json={"game": "next-station", "seats": [{"kind": "me"}]})
        assert (answer.status_code, answer.json()["key"]) == (503, "web-error-store")
        assert [record.exc_info for record in caplog.records] == [None]
        assert caplog.text.count("\n") == 1
        assert "readonly" in caplog.text


async def test_what_goes_on_by_itself_says_in_one_line_that_the_store_fails(
    file_url: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tournaments, ladders, reminders, what is due, who is there, and whatever is done aside: no tracebacks."""
    for part in (tournament_rounds, ladder_rounds, due, tables_module):
        monkeypatch.setattr(part, "EVERY" if hasattr(part, "EVERY") else "LOOK_EVERY", 0.05)
    app = make_app(Settings(store=file_url, bots=1))
    async with app.lifespan():
        tables = app.state.worker.tables
        async with calling(app, "127.0.0.1") as caller:
            seats = [{"kind": "me"}, {"kind": "bot"}]
            made = await caller.post("/api/tables", json={"game": "next-station", "seats": seats, "start": True})
        live = await tables.get(made.json()["id"])
        read_only(tables.store)
        caplog.clear()
        tables.later(gather.leave(tables, live, 0))
        wanted = ("tournaments wait", "ladders wait", "due cannot", "aside, the store failed")
        await until(lambda: all(words in caplog.text for words in wanted), 10)
    assert [record.message for record in caplog.records if record.exc_info] == []


async def test_a_page_is_told_that_the_store_is_broken_and_health_too(tmp_path: Path) -> None:
    """The page of the file on which the logs stand is destroyed: nothing else of it is."""
    file = tmp_path / "tables.db"
    url = f"sqlite:///{file}"
    store = Store.open(url)
    await lay(store)
    await store.close()
    with sqlite3.connect(file) as connection:
        root, size = connection.execute(
            "SELECT rootpage, (SELECT page_size FROM pragma_page_size) FROM sqlite_master WHERE name = 'entries'"
        ).fetchone()
    connection.close()
    with file.open("r+b") as damaged:
        damaged.seek((root - 1) * size)
        damaged.write(b"\xff" * size)
    with serving(url, tmp_path / "log") as server:
        async with Browser(server) as somebody:
            for _ in range(2):
                async with somebody.connect("table") as page:
                    told = json.loads(await page.recv())
                    assert (told["type"], told["code"]) == ("error", "store")
            lines = server.complaints().splitlines()
            assert len(lines) == 2, "one for each page, and nothing else"
            assert all("a page is let go" in line and "malformed" in line for line in lines)
            health = await somebody.http.get("/api/health")
            assert health.status_code == 503
            assert "malformed" in health.json()["store"]


async def test_a_broken_snapshot_is_thrown_away(store_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await play_by_chance(tables, live, Random(1), 45)
        seq = live.seq
    for values in ({"more": "{"}, {"more": "[]"}, {"state": b"\x00"}, {"more": '{"at": 1}'}):
        async with worker(store_url) as tables:
            tables.store.put_snapshot("table", (await tables.get("table")).position.save())
            await tables.store.keep_snapshots()
            with tables.store.engine.begin() as connection:
                connection.execute(sa.update(schema.snapshots).values(**values))
        async with worker(store_url) as tables:
            live = await tables.get("table")
            assert live.seq == seq
            assert await tables.store.snapshot("table") is None, "nobody meets it again"
            await play(tables, live, live.position.owing[0])
            tables.store.put_snapshot("table", live.position.save())
            seq = live.seq


async def test_leases_of_a_clock_that_was_set_back_are_taken_over(store_url: str) -> None:
    store, other = Store.open(store_url), Store.open(store_url)
    try:
        await lay(store, bots={0: "easy", 1: "easy"})
        now = time.time()
        assert await store.take_due(now + 3600) == ["table"]
        assert await other.take_due(now) == ["table"], "no lease lasts an hour"
        assert await store.take_due(now) == [], "but a lease it is"
        assert not await store.take_lease("table", now)
        assert await store.take_lease("table", now + LEASE_SECONDS + 1)
    finally:
        await store.close()
        await other.close()


async def test_changes_are_asked_for_by_pages_of_this_server(file_url: str) -> None:
    app = make_app(Settings(store=file_url, bots=1))
    body = {"game": "next-station", "seats": [{"kind": "me"}]}
    text = json.dumps(body).encode()
    async with app.lifespan(), calling(app, "127.0.0.1") as caller:
        for headers in (
            {"origin": "http://elsewhere.example"},
            {"origin": "http://localhost:8001"},
            {"origin": "null"},
            {"sec-fetch-site": "same-site"},
            {"sec-fetch-site": "cross-site"},
        ):
            assert (await caller.post("/api/tables", json=body, headers=headers)).status_code == 403, headers
        for kind in ("text/plain", "text/plain; charset=utf-8", "application/x-www-form-urlencoded"):
            headers = {"content-type": kind}
            assert (await caller.post("/api/tables", content=text, headers=headers)).status_code == 415
        for headers in ({}, {"origin": "http://localhost"}, {"sec-fetch-site": "same-origin"}):
            assert (await caller.post("/api/tables", json=body, headers=headers)).status_code == 201


async def test_headers_that_do_not_end_are_cut_off_and_others_are_served(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        slow = []
        try:
            for _ in range(connections.UNFINISHED + 100):
                made = socket.create_connection(("127.0.0.1", server.port))
                made.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                slow.append(made)
            async with Browser(server) as somebody:
                assert (await somebody.http.get("/api/tables")).status_code == 200
            open_files = len(list(Path(f"/proc/{server.pid}/fd").iterdir()))
            assert open_files < connections.UNFINISHED + 60
            assert "requests did not end and are cut off" in server.complaints()
        finally:
            for made in slow:
                made.close()


async def test_a_second_request_whose_headers_do_not_end_is_cut_off_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.3)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})

    server = uvicorn.Server(uvicorn.Config(app, http=connections.TimelyProtocol, lifespan="off", log_config=None))
    listening = socket.create_server(("127.0.0.1", 0))
    serving_it = asyncio.create_task(server.serve([listening]))
    try:
        reader, writer = await asyncio.open_connection(*listening.getsockname())
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
        writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
        async with asyncio.timeout(4):  # Uvicorn itself would wait for ever
            with suppress(ConnectionResetError):
                assert await reader.read() == b""
        assert not connections._unfinished
        writer.close()
    finally:
        server.should_exit = True
        await serving_it
