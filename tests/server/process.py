"""A real server in a process of its own, and browsers that talk to it: cookies, REST, and sockets that come back."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.wholes import Message, Wholes

STARTUP = 30  # seconds
LOST = (OSError, InvalidHandshake, ConnectionClosed)  # what a page comes back from

_addresses = count(2)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class ServerProcess:
    """`londinium serve`, with a group of its own, so that nothing of it is ever left behind."""

    def __init__(self, store: str, log: Path, port: int | None = None, *more: str) -> None:
        self.store, self.log, self.port, self.more = store, log, port or free_port(), more
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.process = self.launch()
        end = time.monotonic() + STARTUP
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log.read_text()
            with suppress(httpx.TransportError):
                httpx.get(f"{self.url}/api/health", timeout=STARTUP)
                return
            time.sleep(0.05)
        raise AssertionError(f"no answer in {STARTUP} s: {self.log.read_text()}")

    def launch(self) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "londinium.cli", "serve", "--no-pause", "--port", str(self.port)]
        command += ["--store", self.store, *self.more]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """SIGKILL to the server alone: whatever else it started has to notice by itself."""
        os.kill(self.pid, signal.SIGKILL)
        assert self.process is not None
        self.process.wait()

    def end(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
            self.process.wait()

    def read(self, path: str) -> httpx.Response:
        """What the server answers, however busy the machine is."""
        return httpx.get(f"{self.url}{path}", timeout=40)

    def complaints(self) -> str:
        """What it has written beside its greeting, and what Python itself says of a process that was killed."""
        expected = "Londinium is open|Ctrl-C closes it|.*resource_tracker: There appear|  warnings.warn\\('resource_tr"
        return "\n".join(line for line in self.log.read_text().splitlines() if not re.match(expected, line))


@contextmanager
def serving(store: str, log: Path, *more: str) -> Iterator[ServerProcess]:
    server = ServerProcess(store, log, None, *more)
    try:
        server.start()
        yield server
    finally:
        server.end()


class Browser:
    """One browser: its cookie, what it asks by REST, and the pages it opens.

    Each has an address of its own, since the server counts by address how many tables are made.
    """

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        number = next(_addresses)
        self.address = f"127.{os.getpid() % 200 + 1}.{number // 250}.{number % 250 + 1}"
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.http = httpx.AsyncClient(base_url=server.url, transport=transport, timeout=20)

    async def __aenter__(self) -> "Browser":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get("londinium")

    async def post(self, path: str, body: Any = None) -> Any:
        """What a request that must succeed gives."""
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    async def make(self, *seats: str, start: bool = True, **more: Any) -> str:
        """A table with these seats; `bot` is an easy one. Its id."""
        wanted = [{"kind": kind, "name": kind, "bot": "easy"} for kind in seats]
        made = await self.post("/api/tables", {"game": "next-station", "seats": wanted, "start": start, **more})
        return str(made["id"])

    @asynccontextmanager
    async def page(self, id: str, **settings: Any) -> AsyncIterator["Page"]:
        """An open page at a table."""
        async with self.connect(id, **settings) as opened:
            page = Page(opened)
            try:
                yield page
            finally:
                await page.close()

    def connect(self, id: str, since: int = 0, cookie: str | None = None, origin: str | None = None) -> connect:
        cookie = cookie or self.cookie
        headers = {"Cookie": f"londinium={cookie}"} if cookie else {}
        if origin is not None:
            headers["Origin"] = origin
        uri = f"ws://127.0.0.1:{self.server.port}/api/tables/{id}/socket?since={since}"
        return connect(uri, additional_headers=headers, max_size=None, proxy=None, close_timeout=1)


class Page:
    """What a page was told, read as it comes, and what it says."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.told: list[Message] = []
        self.nows: dict[int | None, Message] = {}  # the last one by seat
        self._wholes = Wholes()
        self._news = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.connection:
                try:
                    message = self._wholes.read(json.loads(text))
                except RecursionError:
                    message = {"type": "deep"}  # Python reads it no further than the server does
                async with self._news:
                    self.told.append(message)
                    if message["type"] == "now":
                        self.nows[message["seat"]] = message
                    self._news.notify_all()
        async with self._news:
            self._news.notify_all()

    async def say(self, message: Message | str) -> None:
        await self.connection.send(message if isinstance(message, str) else json.dumps(message))

    async def ask(self, message: Message | str) -> Message:
        """Say something and wait for what comes next, other than news of who is there."""
        seen = len(self.told)

        def next_told() -> Message | None:
            return next((told for told in self.told[seen:] if told["type"] != "table"), None)

        await self.say(message)
        await self.until(lambda: next_told() is not None)
        told = next_told()
        assert told is not None
        return told

    async def until(self, condition: Callable[[], bool], seconds: float = 20) -> None:
        """Wait until what was told fulfils something; the connection must last until then."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: condition() or self._reading.done())
        if not condition():
            raise ConnectionError(f"closed with {self.connection.close_code}")

    async def now(self, seat: int | None) -> Message:
        await self.until(lambda: seat in self.nows)
        return self.nows[seat]

    def of(self, kind: str) -> list[Message]:
        return [message for message in self.told if message["type"] == kind]

    async def close(self) -> None:
        self._reading.cancel()
        with suppress(asyncio.CancelledError):
            await self._reading


class Player:
    """A person who plays one seat at random, to the end, whatever happens to the connection.

    An answer that was sent when the connection broke is sent again, as it was, if the question still stands.
    """

    def __init__(self, browser: Browser, id: str, seat: int, seed: int) -> None:
        self.browser, self.id, self.seat, self.rng = browser, id, seat, Random(seed)
        self.sent: dict[int, int] = {}  # by question: the answer
        self.acknowledged: set[int] = set()  # questions that the server has shown to be answered
        self.refusals: list[Message] = []
        self.seq = 0
        self.comebacks = -1

    async def play(self) -> Message:
        """The last message, with the result."""
        while True:
            try:
                async with self.browser.page(self.id, since=self.seq) as page:
                    self.comebacks += 1
                    try:
                        return await self._play(page)
                    finally:
                        self.refusals += [told for told in page.told if told["type"] in ("no", "error", "sure")]
            except LOST:
                await asyncio.sleep(0.05)

    async def _play(self, page: Page) -> Message:
        answered: int | None = None  # through this connection
        while True:
            now = await page.now(self.seat)
            self.seq = now["seq"]
            ask = now["ask"]["id"] if now["ask"] else None
            self.acknowledged |= self.sent.keys() - {ask}
            if now["result"]:
                return now
            if ask is not None and ask != answered:
                answer = self.sent.setdefault(ask, self.rng.choice(now["legal"])["action"])
                await page.say({"type": "play", "seat": self.seat, "ask": ask, "action": answer})
                answered = ask
            await page.until(lambda: page.nows[self.seat] is not now)  # noqa: B023, it is waited for here


def played(record: Message, seat: int) -> list[int]:
    return [action for who, action in record["actions"] if who == seat]
