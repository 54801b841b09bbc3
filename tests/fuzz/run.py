"""A run: REST and sockets are fuzzed at the same time, while a calm table is played and the server is watched."""

import asyncio
import re
import sys
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import msgspec

from tests.fuzz.findings import Findings, Report
from tests.fuzz.house import Footprint, Outside, Tables, Victim
from tests.fuzz.opening import opening
from tests.fuzz.rest import Calls, Task
from tests.fuzz.sockets import Hostile
from tests.server.process import Browser, Page

ROOT = Path(__file__).parents[2]
PAGES = 2  # at every table, beside one that only looks on
STALL = 5.0  # seconds: a move at a calm table, and an answer about the server's health, never take longer
GROWTH = 120  # MB that the server may grow by after it is warm: 48 of replays, logs, the tables in memory
SLACK = 24  # descriptors more than before, when all pages have gone
SETTLES = 20.0  # seconds in which what has gone is let go
WARM = 0.3  # of the time, before its memory is looked at first
EXPECTED = r".*(connections whose requests did not end|a page that does not read is let go|no hint: TimeoutError)"


class Watch:
    """How long others wait: moves at a table that nobody attacks, and the health page."""

    def __init__(self, findings: Findings) -> None:
        self.findings = findings
        self.moves: list[float] = []
        self.health: list[float] = []

    @contextmanager
    def timed(self, times: list[float], what: str) -> Iterator[None]:
        """What is not done when all is over has taken at least as long."""
        began = time.perf_counter()
        try:
            yield
        finally:
            times.append(time.perf_counter() - began)
            if times[-1] > STALL:
                self.findings.add("stall", f"{what} took {times[-1]:.1f} s")

    async def play(self, page: Page) -> None:
        """A move and taking it back, over and over."""
        while True:
            for kind in ("play", "undo"):
                now = await page.now(0)
                said = {"type": kind, "seat": 0}
                if kind == "play":
                    said |= {"ask": now["ask"]["id"], "action": now["legal"][0]["action"]}
                else:
                    said |= {"entry": now["undo"]}
                with self.timed(self.moves, "a move at a calm table"):
                    await page.say(said)
                    await page.until(lambda: page.nows[0]["seq"] > now["seq"], 60)  # noqa: B023, it is waited for here
                await asyncio.sleep(0.1)

    async def ask(self, browser: Browser) -> None:
        while True:
            with self.timed(self.health, "the health page"):
                try:
                    answer = await browser.http.get("/api/health", timeout=60)
                except httpx.RemoteProtocolError:  # an idle connection, closed just as it was to be used again
                    answer = await browser.http.get("/api/health", timeout=60)
            if answer.status_code != 200:
                self.findings.add("health", answer.text)
            await asyncio.sleep(0.25)


async def fuzz(folder: Path, seconds: float, seed: int, bug: str = "") -> Report:
    """Fuzz a server of one's own for so long."""
    async with Outside.open() as outside:
        server = Victim(folder, outside, bug)
        try:
            await asyncio.to_thread(server.start)
            return await attack(server, outside, seconds, seed)
        finally:
            server.end()


async def attack(server: Victim, outside: Outside, seconds: float, seed: int) -> Report:
    report, findings, rng = Report(seed=seed), Findings(), Random(seed)
    watch, began = Watch(findings), time.monotonic()
    async with AsyncExitStack() as stack:
        host, guest, stranger, calm = [await stack.enter_async_context(Browser(server)) for _ in range(4)]
        tables = await Tables.lay(host)
        opened = await opening(server, outside)
        for browser in (guest, stranger):
            await browser.get(f"/api/tables/{next(iter(tables.ids))}")  # its cookie
        calm_page = await stack.enter_async_context(calm.page(await calm.make("me", "here")))
        bare = server.footprint()
        cookies = [str(browser.cookie) for browser in (host, host, guest, stranger)]
        schema = await host.get("/api/schema/openapi.json")
        task = Task(server.url, schema, [*cookies, "", "forged.x"], tables.facts, opened.said, seed, seconds)
        pages = [
            Hostile(browser, table, held if browser is host else [None], Random(rng.getrandbits(64)), findings)
            for table, held in tables.ids.items()
            for browser in (*[host] * PAGES, stranger)
        ]
        tasks = [asyncio.create_task(work) for work in works(watch, calm_page, calm, pages)]
        calling = asyncio.create_task(call(task))
        try:
            warm = await going_on(tasks, seconds * WARM, server)
            await going_on(tasks, seconds * (1 - WARM), server)
        finally:
            for going in tasks:
                going.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            calls = await calling
        if server.process is not None and server.process.poll() is not None:
            findings.add("dead", server.log.read_text()[-2000:])
        else:
            report.memory_before, report.descriptors_before = warm.memory, bare.descriptors
            after = await let_go(server, findings, warm, bare)
            report.memory_after, report.descriptors_after = after
            await still_there(host, tables, findings)
    for complaint in complaints(server):
        findings.add("log", complaint)
    report.seconds = round(time.monotonic() - began, 1)
    report.requests, report.statuses = calls.requests, dict(opened.statuses + Counter(calls.statuses))
    report.whole, report.carried_out = calls.whole, calls.carried_out
    report.messages = sum(page.said for page in pages)
    report.answers = dict(sum((page.told for page in pages), Counter()))
    report.closed = dict(sum((page.closed for page in pages), Counter()))
    report.calm_median, report.calm_longest = round(median(watch.moves), 4), round(max(watch.moves), 3)
    report.health_longest = round(max(watch.health), 3)
    report.findings = findings.text() + calls.findings
    return report


async def call(task: Task) -> Calls:
    """Let another process call every operation."""
    command = [sys.executable, "-m", "tests.fuzz.rest"]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, cwd=ROOT)
    try:
        told, _ = await process.communicate(msgspec.json.encode(task))
    except asyncio.CancelledError:
        process.kill()
        await process.wait()
        raise
    return msgspec.json.decode(told, type=Calls)


def complaints(server: Victim) -> list[str]:
    """What the server has logged and should not have had to: each with what follows it, a traceback say."""
    whole = re.split(r"\n(?=\d\d:\d\d:\d\d )", server.complaints())
    return [one for one in whole if one and not re.match(EXPECTED, one)]


def works(watch: Watch, page: Page, calm: Browser, pages: list[Hostile]) -> list[Coroutine[Any, Any, None]]:
    return [watch.play(page), watch.ask(calm), *(one.run() for one in pages)]


async def going_on(tasks: list["asyncio.Task[None]"], seconds: float, server: Victim) -> Footprint:
    """Let them go on for a while; whoever fails ends it. What the server holds then."""
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
    return server.footprint()


async def let_go(server: Victim, findings: Findings, warm: Footprint, bare: Footprint) -> Footprint:
    """When all have gone, the server holds what it held before, and little more."""
    end, most = time.monotonic() + SETTLES, Footprint(warm.memory + GROWTH, bare.descriptors + SLACK)
    now = server.footprint()
    while (now.descriptors > most.descriptors or now.memory > most.memory) and time.monotonic() < end:
        await asyncio.sleep(0.2)  # garbage is looked for when there is little else to do
        now = server.footprint()
    if now.descriptors > most.descriptors:
        findings.add("grown", f"{bare.descriptors} descriptors before, {now.descriptors} after")
    if now.memory > most.memory:
        findings.add("grown", f"{warm.memory} MB when it was warm, {now.memory} MB after")
    return now


async def still_there(host: Browser, tables: Tables, findings: Findings) -> None:
    """Health is well, and every table that was attacked can be opened."""
    answer = await host.http.get("/api/health")
    if answer.status_code != 200:
        findings.add("health", f"afterwards: {answer.text}")
    for table in tables.ids:
        with suppress(httpx.TransportError):
            async with host.page(table) as page:
                try:
                    await page.until(lambda: bool(page.of("table")))
                except (TimeoutError, ConnectionError) as error:
                    findings.add("table", f"{table} cannot be opened: {error!r}")
