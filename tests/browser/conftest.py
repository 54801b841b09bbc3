"""A real server and a real Chromium. Browsers are contexts of one Chromium: each has its own cookies and storage."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    WebSocket,
    expect,
    sync_playwright,
)

from tests.browser.laid import Laid, sit
from tests.browser.laid import lay as lay_table
from tests.chaos.knobs import KNOBS, Knobs
from tests.plugins import beside

ROOT = Path(__file__).parents[2]

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
COACH = "iterations=16,searches=2,guesses=2,futures=2"  # it need not be right here, only quick
DESKTOP = {"width": 1440, "height": 900}
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}

BLOCKED = "Service Worker registration blocked by Playwright"
# Whoever has not chosen how fast others' turns are played back.
CHOSEN = """speed => {
    if (location.protocol === "http:") {
        const prefs = JSON.parse(localStorage.getItem("londinium") ?? "{}");
        if (!prefs.playback) localStorage.setItem("londinium", JSON.stringify({ ...prefs, playback: speed }));
    }
}"""

expect.set_options(timeout=15_000)


class Served:
    """A server process on a port and a store of its own; it can be killed and started again."""

    program = "londinium"

    def __init__(self, folder: Path, *plugins: Path, host: str = "127.0.0.1", more: Sequence[str] = ()) -> None:
        self.plugins = plugins  # packages that are installed beside it
        self.host = host  # where it listens
        self.more = more  # arguments
        self.log = folder / "log.txt"  # what it says while there are some
        self.store = f"sqlite:///{folder / 'tables.db'}"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", self.program, "serve", "--no-pause", "--host", self.host]
        command += ["--port", str(self.port), "--store", self.store, "--coach", COACH, *self.more]
        with self.log.open("a") as log:
            told = log if self.plugins else None
            self.process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=told, start_new_session=True, env=self.settings(), cwd=ROOT
            )
        for _ in range(600):
            try:
                if httpx.get(f"{self.url}/api/tables", timeout=1).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def settings(self) -> dict[str, str]:
        """Its environment."""
        return beside(*self.plugins)

    def kill(self) -> None:
        """As the power would go."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()


class ServedByTheClock(Served):
    """One whose clock a test can put forward."""

    program = "tests.chaos.victim"

    def __init__(self, folder: Path) -> None:
        self.knobs = Knobs(folder / "knobs")
        super().__init__(folder)

    def settings(self) -> dict[str, str]:
        return {**super().settings(), KNOBS: str(self.knobs.file)}


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    made = Served(tmp_path_factory.mktemp("served"))
    yield made
    made.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as made:
        yield made


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium where it is there, else Playwright's own."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Served]:
    """A server of one's own, to be killed."""
    made = Served(tmp_path)
    yield made
    made.stop()


@pytest.fixture
def by_the_clock(tmp_path: Path) -> Iterator[ServedByTheClock]:
    made = ServedByTheClock(tmp_path)
    yield made
    made.stop()


@pytest.fixture
def lay(served: Served, request: pytest.FixtureRequest) -> Callable[..., Laid]:
    """Lay a table of the game that a module is about, its GAME, played so far by a good player for all."""
    return partial(lay_table, served.store, game=request.module.GAME.id)


@pytest.fixture
def browser(chromium: Browser, served: Served) -> Iterator[Callable[..., Page]]:
    """Open a new browser at the lobby: a person of their own, English unless told otherwise.

    Whatever any page does, its scripts do not fail, nothing is said to the console, and no request goes elsewhere.
    """
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def opened(path: str = "/", url: str = "", forgiven: str = "", playback: str = "off", **settings: object) -> Page:
        """`forgiven` is what the console may say all the same, as a pattern; others' turns are shown at once."""
        home = url or served.url
        chosen = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **settings}
        chosen.setdefault("service_workers", "block")  # else they answer where a test stands between page and server
        context = chromium.new_context(base_url=home, **chosen)  # type: ignore[arg-type]
        contexts.append(context)
        context.add_init_script(f'({CHOSEN})("{playback}")')

        allowed = "|".join(filter(None, (BLOCKED, forgiven)))

        def heard(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not re.search(allowed, message.text):
                problems.append(f"{message.page and message.page.url}: {message.text}")

        def asked(what: Request | WebSocket) -> None:
            if not re.sub("^ws", "http", what.url).startswith((f"{home}/", "data:", "blob:")):
                problems.append(f"a request left the server: {what.url}")

        context.on("console", heard)
        context.on("weberror", lambda error: problems.append(str(error.error)))
        context.on("request", asked)
        context.on("page", lambda page: page.on("websocket", asked))
        context.set_default_timeout(15_000)
        page = context.new_page()
        if path.startswith("/seat/"):
            sit(page, path)
        else:
            page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert problems == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: Playwright leaves an event loop running, beside which no other test could run its own."""
    items.sort(key=lambda item: item.path.is_relative_to(Path(__file__).parent))
