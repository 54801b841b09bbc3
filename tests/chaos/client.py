"""Clients: people who play a seat at random, and spectators; they come back by themselves and note what they see."""

import asyncio
from collections.abc import Callable
from itertools import count
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from londinium.server.patch import Misfit
from tests.chaos import messages
from tests.chaos.history import History, Op, Outcome, Shown, Viewer
from tests.server.wholes import Wholes

BREATH = 0.1  # seconds before a lost connection is opened again
UNANSWERED = 8.0  # seconds after which a page is opened again, as a person would
THOUGHT = 0.06  # seconds, at most, before an answer
UNDOES, ASKS_WHY = 0.06, 0.2  # how often

_pages = count(1)
_times = count(1)


class Client:
    """A page at a table that is opened again whenever it breaks; without a seat, a spectator's."""

    def __init__(self, name: str, port: int, history: History, cookie: str | None, seat: Viewer, seed: str) -> None:
        self.name, self.port, self.history, self.cookie, self.seat = name, port, history, cookie, seat
        self.rng = Random(seed)
        self.seq = 0
        self.over = False
        self.comebacks = -1
        self.told = 0
        self.mistakes: list[str] = []
        self.op: Op | None = None  # what is not known to be done
        self.refused: int | None = None  # the entry that could not be taken back
        self._now: messages.Now | None = None
        self._known = Wholes()
        self._sent_at: float | None = None

    async def run(self, moved: Callable[[], None]) -> None:
        """Until the game is over."""
        while not self.over:
            try:
                async with self._connect() as page:
                    self.comebacks += 1
                    await self._attend(page, next(_pages), moved)
            except (OSError, InvalidHandshake, InvalidMessage, ConnectionClosed, TimeoutError, EOFError):
                pass
            if not self.over:
                await asyncio.sleep(BREATH * (1 + self.rng.random()))

    def _connect(self) -> connect:
        headers = {"Cookie": f"londinium={self.cookie}"} if self.cookie else {}
        # what is doubled on the way must not depend on what was packed before it
        compression = "deflate" if self.seat is None else None
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{self.history.table}/socket?since={self.seq}",
            additional_headers=headers,
            compression=compression,
            max_size=None,
            proxy=None,
            open_timeout=UNANSWERED,
            ping_interval=2,
            ping_timeout=6,
            close_timeout=0.2,
        )

    async def _attend(self, page: ClientConnection, number: int, moved: Callable[[], None]) -> None:
        self._now = self._sent_at = None
        self._known = Wholes()
        loop = asyncio.get_running_loop()
        while not self.over:
            limit = None if self._sent_at is None else max(0.01, self._sent_at + UNANSWERED - loop.time())
            async with asyncio.timeout(limit):
                text = await page.recv(decode=True)
            try:
                self._take(text, number)
            except Misfit as misfit:
                self.history.misfits.append(f"{self.name} was told a change that does not fit: {misfit}")
                return
            moved()
            if self._now is not None and self._sent_at is None and self.seat is not None:
                await self._act(page, self._now)

    # What is told

    def _take(self, text: str, page: int) -> None:
        self.told += 1
        self.history.tokens |= set(messages.LONG.findall(text))
        match messages.read(text, self._known):
            case messages.Now() as now if now.seat == self.seat:
                self._show(now, page)
            case messages.Now(seat=seat):
                self.history.strays.append(f"{self.name} was shown the table of seat {seat}")
            case messages.No(seat=seat, undo=undo) if self.op and (seat, undo) == (self.seat, self.op.kind == "undo"):
                self.refused = self.op.at if undo else self.refused
                self._end("fail")
            case messages.Mistake(error=error):
                self.mistakes.append(error)

    def _show(self, now: messages.Now, page: int) -> None:
        entries = {entry["seq"]: messages.digest(entry) for entry in now.entries}
        shown = Shown(self.name, page, self.seat, next(_times), now.seq, now.digest, entries)
        self.history.shown.append(shown)
        self.seq = max(self.seq, now.seq)
        self.over = now.over
        op = self.op
        if op is not None:
            for entry in now.entries:
                played = op.kind == "play" and entry["kind"] == "played" and entry["seq"] > op.at
                undone = op.kind == "undo" and entry["kind"] == "undone" and op.at in entry.get("void", ())
                if entry["seat"] == op.seat and (played or undone):
                    op.seq = entry["seq"]
                    self._end("ok")
                    break
            else:
                standing = now.ask == op.at if op.kind == "play" else now.undo == op.at
                if not standing:
                    self._end("info")  # the question is gone, taken back by somebody else
        self._now = now

    def _end(self, outcome: Outcome) -> None:
        if self.op is not None:
            self.op.outcome, self.op.done = outcome, next(_times)
            self.op = None
        self._sent_at = None

    # What is said

    async def _act(self, page: ClientConnection, now: messages.Now) -> None:
        assert self.seat is not None
        if self.op is None:
            self.op = self._choose(now)
            if self.op is None:
                return
            self.history.ops.append(self.op)
            await asyncio.sleep(self.rng.random() * THOUGHT)
        op = self.op
        self._sent_at = asyncio.get_running_loop().time()
        if op.kind == "undo":
            await page.send(messages.undo(op.seat, op.at))
            return
        assert op.action is not None
        if self.rng.random() < ASKS_WHY:
            await page.send(messages.why(op.seat))
        await page.send(messages.play(op.seat, op.at, op.action))

    def _choose(self, now: messages.Now) -> Op | None:
        """The next thing to ask for, if there is one."""
        assert self.seat is not None
        if now.undo not in (None, self.refused) and self.rng.random() < UNDOES:
            return Op(self.name, self.seat, "undo", now.undo, None, next(_times))
        if now.ask is None:
            return None
        return Op(self.name, self.seat, "play", now.ask, self.rng.choice(now.legal), next(_times))
