"""What somebody can send who means harm: below HTTP and WebSockets, in headers, packed small, slowly, and in crowds."""

import asyncio
import gzip
import json
import os
import socket
import time
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from londinium.server import connections
from londinium.server.app import MAX_BODY
from londinium.server.rates import OPEN, TABLES
from tests.server.playing import until
from tests.server.process import Browser, ServerProcess, serving
from tests.server.test_cost import memory, moves

NEW = {"game": "next-station", "seats": [{"kind": "me"}]}
BOMB = 60_000_000  # bytes that are packed into 60,000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests of this file; whatever is sent to it, it has had nothing to complain about."""
    folder = tmp_path_factory.mktemp("hostile")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as running:
        yield running
        assert running.complaints() == ""


# Headers


async def test_who_is_no_proxy_of_ours_cannot_call_from_another_address(server: ServerProcess) -> None:
    async with Browser(server) as eager:
        statuses = []
        for number in range(int(TABLES.reserve) + 5):
            headers = {"X-Forwarded-For": f"203.0.113.{number}", "Forwarded": f"for=203.0.113.{number}"}
            statuses.append((await eager.http.post("/api/tables", json=NEW, headers=headers)).status_code)
        assert statuses.count(429) >= 3


async def test_behind_a_proxy_what_a_client_says_of_its_address_does_not_count(server: ServerProcess) -> None:
    """A proxy adds the address that it sees to the header that it was sent."""
    async with httpx.AsyncClient(base_url=server.url, timeout=20) as proxy:
        statuses = []
        for number in range(int(TABLES.reserve) + 5):
            headers = {"X-Forwarded-For": f"198.51.100.{number}, 203.0.113.99"}
            statuses.append((await proxy.post("/api/tables", json=NEW, headers=headers)).status_code)
        assert statuses.count(429) >= 3


@pytest.mark.parametrize("value", ["", ",,,", "x" * 3_000, "1.2.3.4:99999", "[::1", "::ffff:1.2.3.4", "unknown"])
async def test_nonsense_in_forwarded_headers_is_no_error(server: ServerProcess, value: str) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=20) as proxy:
        headers = {"X-Forwarded-For": value, "X-Forwarded-Proto": value}
        assert (await proxy.get("/api/tables", headers=headers)).status_code in (200, 429)


async def test_over_tls_the_cookie_is_for_tls_only(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.url, timeout=20) as proxy:
        for scheme, secure in (("https", True), ("http", False)):
            headers = {"X-Forwarded-Proto": scheme, "X-Forwarded-For": "203.0.113.55"}
            made = await proxy.post("/api/tables", json=NEW, headers=headers)
            assert ("; secure" in made.headers["set-cookie"].lower()) is secure
            proxy.cookies.clear()


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "[::1", "x" * 3_000, "a b", "<script>", "..", ""])
async def test_a_host_is_never_repeated(server: ServerProcess, host: str) -> None:
    """Nothing that is sent back is built from it: no redirect, no link, no error."""
    async with Browser(server) as ann:
        for path in ("/", "/t/x", "/api/tables", "/api/nothing", "/assets", "/api/schema/openapi.json", "/metrics"):
            answer = await ann.http.get(path, headers={"Host": host})
            assert answer.status_code in (200, 400, 404)
            if host not in ("", ".."):
                assert host not in answer.text + str(answer.headers)


async def test_a_foreign_host_is_another_origin(server: ServerProcess) -> None:
    """A name that somebody lets point here has no cookie of ours, and a page of ours is not its page."""
    async with Browser(server) as ann:
        await ann.make("me")
        headers = {"Host": "evil.example", "Origin": server.url}
        assert (await ann.http.post("/api/tables", json=NEW, headers=headers)).status_code == 403


async def test_cookies_of_any_length_and_number_are_a_stranger(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        id = await ann.make("me")
        jars = [
            "londinium=" + "x" * 30_000,
            "; ".join(f"londinium={n}" for n in range(1_000)),
            "=;;=",
            "londinium",
            "\xff",
        ]
        for jar in jars:
            async with httpx.AsyncClient(base_url=server.url, timeout=20) as stranger:
                answer = await stranger.get(f"/api/tables/{id}", headers=[(b"cookie", jar.encode("latin-1"))])
                assert answer.status_code in (200, 400, 431)
                if answer.status_code == 200:
                    assert answer.json()["seats"][0]["mine"] is False


# Packed small


def packed_frame(size: int) -> bytes:
    """A text message of so many spaces, packed by deflate as WebSockets do it, masked with zeros."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = packer.compress(b" " * size) + packer.flush(zlib.Z_SYNC_FLUSH)
    body = data[:-4]
    return bytes([0xC1, 0x80 | 127]) + len(body).to_bytes(8, "big") + bytes(4) + body


async def closed(connection: ClientConnection) -> int | None:
    try:
        async with asyncio.timeout(20):
            while True:
                await connection.recv()
    except ConnectionClosed:
        return connection.close_code


async def test_a_message_that_unpacks_to_much_is_not_unpacked(server: ServerProcess) -> None:
    frame = packed_frame(BOMB)
    assert len(frame) < 61_000
    async with Browser(server) as ann:
        id = await ann.make("me")
        before = memory(server)
        for _ in range(3):
            async with ann.connect(id) as connection:
                await connection.recv()
                connection.transport.write(frame)
                assert await closed(connection) in (1006, 1009)
        assert memory(server) < before + 20


async def test_a_body_that_unpacks_to_much_is_not_unpacked(server: ServerProcess) -> None:
    """Nothing that is sent here is ever unpacked: a packed body is no JSON."""
    bomb = gzip.compress(b" " * BOMB + json.dumps(NEW).encode())
    assert len(bomb) < MAX_BODY
    async with Browser(server) as ann:
        before = memory(server)
        for path in ("/api/tables", "/api/records", "/api/games/london/packs"):
            for encoding in ("gzip", "gzip, gzip"):
                headers = {"Content-Encoding": encoding, "Content-Type": "application/json"}
                answer = await ann.http.post(path, content=bomb, headers=headers)
                assert answer.status_code in (400, 409, 413, 415), (path, answer.text)
        assert memory(server) < before + 20


# No text


async def test_messages_that_are_no_text_close_their_page_and_nothing_else(server: ServerProcess) -> None:
    """Two at once made Uvicorn fail, and each was a traceback in the log."""
    frame = bytes([0x81, 0x82]) + bytes(4) + b"\xc5x"
    async with Browser(server) as ann:
        id = await ann.make("me")
        for count in (1, 3):
            async with ann.connect(id) as connection:
                await connection.recv()
                connection.transport.write(frame * count)
                assert await closed(connection) == 1007
        async with ann.page(id) as page:
            assert await page.now(0)


async def test_a_log_from_before_its_beginning_is_the_log(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        id = await ann.make("me")
        async with ann.page(id) as page:
            await page.now(0)
            logs = [await page.ask({"type": "log", "seat": 0, "since": since}) for since in (0, -1, -(10**30))]
            assert [len(log["entries"]) for log in logs] == [1, 1, 1]
            assert [log["earlier"] for log in logs] == [0, 0, 0]
            assert (await page.ask({"type": "log", "seat": 0, "before": -5}))["entries"] == []


async def test_a_page_that_is_being_closed_is_gone_for_whoever_sends_it_something() -> None:
    """It reads nothing, so that it is closed and not gone yet; a RuntimeError would be a traceback in the log."""
    made: list[connections.SocketProtocol] = []
    met: list[type[Exception]] = []

    async def app(_: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not made[0].transport.get_write_buffer_size():
            await send({"type": "websocket.send", "text": "x" * 2000})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        for message in ({"type": "websocket.send", "text": "sorry"}, {"type": "websocket.close", "code": 1011}):
            try:
                await send(message)
            except Exception as error:
                met.append(type(error))

    class Noted(connections.SocketProtocol):
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            made.append(self)

    async with patient(app, ws=Noted) as (host, port):
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(
            b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(bytes([0x81, 0x82]) + bytes(4) + b"\xc5x")  # no text
        await until(lambda: len(met) == 2)
        assert not made[0].disconnected
        writer.transport.abort()
    assert met == [ClientDisconnected] * 2


# Slowly


@asynccontextmanager
async def patient(app: Any, **more: Any) -> AsyncIterator[tuple[str, int]]:
    """A server that waits for requests as ours does."""
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, http=connections.TimelyProtocol, lifespan="off", log_config=None, **more)
    server = uvicorn.Server(config)
    serving_it = asyncio.create_task(server.serve([listening]))
    try:
        yield listening.getsockname()
    finally:
        server.should_exit = True
        await serving_it


async def swallow(scope: Any, receive: Any, send: Any) -> None:
    """Read a request to its end and say so."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


POST = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 40\r\n\r\n"


async def test_a_body_that_does_not_end_is_cut_off_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However it comes: a byte now and then does not buy more time. One that comes in time is answered."""
    monkeypatch.setattr(connections, "BODY_SECONDS", 1.0)
    async with patient(swallow) as address:
        reader, writer = await asyncio.open_connection(*address)
        for _ in range(2):  # twice on one connection
            writer.write(POST)
            for _ in range(4):
                await asyncio.sleep(0.1)
                writer.write(b"x" * 10)
            assert (await reader.readuntil(b"ok")).startswith(b"HTTP/1.1 200")
        began = time.monotonic()
        writer.write(POST)
        try:
            async with asyncio.timeout(8):
                while not reader.at_eof():
                    writer.write(b"x")
                    await asyncio.sleep(0.2)
        except ConnectionError:
            pass
        assert time.monotonic() - began < 6
        writer.close()
        assert not connections._unfinished


async def test_bodies_that_do_not_end_hold_a_bounded_number_of_connections(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        slow = []
        try:
            for _ in range(connections.UNFINISHED + 100):
                made = socket.create_connection(("127.0.0.1", server.port))
                made.sendall(b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n{")
                slow.append(made)
            async with Browser(server) as somebody:
                await somebody.make("me")
            open_files = len(os.listdir(f"/proc/{server.pid}/fd"))
            assert open_files < connections.UNFINISHED + 60
            assert "requests did not end and are cut off" in server.complaints()
        finally:
            for made in slow:
                made.close()


# Crowds

IDLE = 2_000  # sockets that nobody speaks over
CLIENTS = 8
EACH = 50  # kB that one of them may cost the server


async def idle(server: ServerProcess, table: str, client: int) -> asyncio.StreamWriter:
    """A spectator's socket, opened by hand and never read."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(f"127.77.0.{client + 1}", 0))
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert (await reader.readline()).split()[1] == b"101"
    return writer


async def test_two_thousand_idle_sockets_cost_little_and_keep_nobody_waiting(server: ServerProcess) -> None:
    assert IDLE / CLIENTS <= OPEN
    async with Browser(server) as ann:
        id, other = await ann.make("me"), await ann.make("me", "here")
        async with ann.page(other) as page:
            calm, before = await moves(page, 1), memory(server)
            opened: list[asyncio.StreamWriter] = []
            try:
                while len(opened) < IDLE:
                    batch = range(len(opened), min(IDLE, len(opened) + 50))
                    opened += await asyncio.gather(*(idle(server, id, number % CLIENTS) for number in batch))
                    await asyncio.sleep(0.1)
                crowded, after = await moves(page, 2), memory(server)
                each = (after - before) * 1024 / IDLE
                assert each < EACH
                assert crowded < 3 * calm + 0.05
            finally:
                for writer in opened:
                    writer.close()
