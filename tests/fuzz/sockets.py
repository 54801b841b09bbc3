"""Pages that say anything, at tables of every game, and come back when they are let go."""

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.fuzz.findings import Findings
from tests.fuzz.messages import Messages
from tests.server.process import Browser
from tests.server.wholes import Message, Wholes

TOLD = frozenset({"table", "now", "no", "sure", "why", "if", "log", "advice", "talk", "error"})
CLOSED = frozenset({1003, 1007, 1009, 1013, 4404, 4409})  # codes that a page can earn
RESET = 1006
PAUSE = 0.004  # seconds between two messages of a page
SILENT = 20.0  # seconds after which a server that owes an answer has stalled
SAY_AT_ONCE = 40  # messages through one connection before it is asked whether it still answers


class Hostile:
    """One page: it plays a little, and says a lot that nobody should."""

    def __init__(self, browser: Browser, table: str, seats: list[int | None], rng: Random, findings: Findings) -> None:
        self.browser, self.table, self.seats, self.rng, self.findings = browser, table, seats, rng, findings
        self.said = 0
        self.told: Counter[str] = Counter()
        self.closed: Counter[str] = Counter()
        self._nows: dict[int | None, Message] = {}
        self._messages = Messages(rng, self._known)
        self._last = ""
        self._awaited = ""

    def _known(self, name: str) -> Any:
        """What is true just now, or was a moment ago, so that some of it is carried out."""
        now = self._nows.get(self.rng.choice(self.seats), {})
        match name:
            case "seat":
                return now.get("seat")
            case "ask":
                return (now.get("ask") or {}).get("id")
            case "action":
                return self.rng.choice(now["legal"])["action"] if now.get("legal") else None
            case "move":
                return self.rng.choice(now["legal"])["move"] if now.get("legal") else None
            case "entry":
                return now.get("undo")
        return None

    async def run(self) -> None:
        while True:
            since = self.rng.choice([0, 0, 1, 5, 10**9, max((now["seq"] for now in self._nows.values()), default=0)])
            try:
                async with self.browser.connect(self.table, since=since) as connection:
                    await self._talk(connection)
            except InvalidHandshake as refused:
                self.findings.add("refused", f"{self.table}: {refused}")
                await asyncio.sleep(0.2)
            except ConnectionClosed:
                pass  # noted by the reader
            except OSError as error:
                self.findings.add("connection", f"{type(error).__name__}: {error}")
                await asyncio.sleep(0.2)

    async def _talk(self, connection: ClientConnection) -> None:
        reader = asyncio.create_task(self._read(connection))
        unreadable = False  # why it is closed does not arrive if more is on its way to the server just then
        try:
            while not reader.done():
                for _ in range(self.rng.randrange(1, SAY_AT_ONCE)):
                    said = self._messages.next()
                    self._last = repr(said)[:300]
                    text = self.rng.random() < 0.5 if isinstance(said, bytes) else None
                    unreadable = unreadable or bool(text)
                    await connection.send(said, text=text)
                    self.said += 1
                    await asyncio.sleep(PAUSE)
                await self._expect_answer(connection, reader)
        finally:
            reader.cancel()
            await asyncio.wait([reader])
            if connection.close_code is not None and connection.close_code != 1000:
                self.closed[str(connection.close_code)] += 1
                if connection.close_code not in CLOSED and not (unreadable and connection.close_code == RESET):
                    error = reader.exception() if reader.done() and not reader.cancelled() else None
                    cause = repr(error.__cause__) if error else ""
                    reason = f"{connection.close_code} {connection.close_reason} {cause} after {self._last}"
                    self.findings.add("closed", reason)

    async def _expect_answer(self, connection: ClientConnection, reader: "asyncio.Task[None]") -> None:
        """Whatever a page said before, what it says now is answered: here, that nobody knows such a message."""
        self._awaited = f"echo-{self.said}"
        await connection.send(json.dumps({"type": self._awaited}))
        try:
            async with asyncio.timeout(SILENT):
                while self._awaited and not reader.done():
                    await asyncio.sleep(0.02)
        except TimeoutError:
            self.findings.add("stall", f"no answer in {SILENT} s after {self._last}")

    async def _read(self, connection: ClientConnection) -> None:
        self._nows.clear()
        wholes = Wholes()
        async for text in connection:
            try:
                message = wholes.read(json.loads(text))
            except RecursionError:
                continue  # it is told the move that it asked about, as deep as that was
            kind = message.get("type")
            self.told[kind] += 1
            if kind not in TOLD:
                self.findings.add("told", str(text)[:200])
            if kind == "error" and self._awaited and self._awaited in message["error"]:
                self._awaited = ""
            if kind == "now":
                self._nows[message["seat"]] = message
