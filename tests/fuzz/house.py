"""The server that is fuzzed, the tables at it, and what is known of them."""

import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from londinium.kernel.registry import game as find_game
from londinium.kernel.registry import games
from tests.server.process import Browser, ServerProcess
from tests.server.reminders.receiving import Mailbox, PushService, mail_server, push_service

BUG = "LONDINIUM_FUZZ_BUG"  # one to put in, so that the fuzzer can be seen to find it
LIMITS = "100000"  # times what one client may do: here one does it all
LINE_UP: dict[str, tuple[str, ...]] = {  # seats by game; a few are left open, so that there is something to join
    "next-station": ("me", "here", "open"),
    "london": ("me", "open"),
    "guilds": ("me", "here"),
    "dei": ("me", "here"),
}


class Outside(NamedTuple):
    """What the server calls: the push service of a browser, and a mail server."""

    push: PushService
    mails: Mailbox
    smtp: str

    @classmethod
    @asynccontextmanager
    async def open(cls) -> AsyncIterator["Outside"]:
        async with push_service() as push, mail_server() as (mails, smtp):
            yield cls(push, mails, smtp)


class Footprint(NamedTuple):
    """What a process holds."""

    memory: int  # MB
    descriptors: int


class Victim(ServerProcess):
    """The real server, with a bug if one is wanted; nothing is refused for being too much."""

    def __init__(self, folder: Path, outside: Outside, bug: str = "") -> None:
        mails = ("--smtp", outside.smtp, "--mail-from", "table@example.org", "--address", "https://play.example.org")
        super().__init__(f"sqlite:///{folder / 'tables.db'}", folder / "log", None, *mails)
        self.bug = bug

    def launch(self) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", "tests.fuzz.victim", "serve", "--port", str(self.port), "--limits", LIMITS]
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [*command, "--no-pause", "--store", self.store, *self.more],
                stdout=log,
                stderr=log,
                start_new_session=True,
                cwd=Path(__file__).parents[2],
                env=os.environ | {BUG: self.bug, "LONDINIUM_TEST_PUSH_HERE": "1"},
            )

    def footprint(self) -> Footprint:
        status = Path(f"/proc/{self.pid}/status").read_text()
        memory = int(status.split("VmRSS:")[1].split()[0]) // 1024
        return Footprint(memory, len(os.listdir(f"/proc/{self.pid}/fd")))


class Tables:
    """The tables that are attacked, and what a path can name."""

    def __init__(self) -> None:
        self.ids: dict[str, list[int | None]] = {}  # by table: the seats of its host
        self.over: list[str] = []
        self.tokens: list[str] = []

    @classmethod
    async def lay(cls, host: Browser) -> "Tables":
        made = cls()
        for game, kinds in LINE_UP.items():
            for start in (True, False):
                seats = [kind if kind != "open" or not start else "bot" for kind in kinds]
                id = await host.make(*seats, game=game, start=start, public=True)
                made.ids[id] = [seat for seat, kind in enumerate(seats) if kind in ("me", "here")]
                link = await host.post(f"/api/tables/{id}/seats/0/link")
                made.tokens.append(link["path"].rpartition("/")[2])
        id = await host.make("me", "bot", practice=True)
        made.ids[id] = [0]
        made.over.append(await host.make("bot", "bot"))
        return made

    @property
    def facts(self) -> dict[str, list[str]]:
        """What exists, by the name of a parameter."""
        return {
            "id": [*self.ids, *self.over, *games()],
            "seat": ["0", "1", "2"],
            "game": list(games()),
            "hash": [find_game(id).data for id in games()],
            "lang": ["en", "uk"],
            "token": self.tokens,
        }
