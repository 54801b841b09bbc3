"""The driver: four games at once with real clients, one fault after another, and the checker over all that was told."""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from statistics import median
from typing import Any

import httpx
from msgspec import Struct, field

from tests.chaos import checker, truth
from tests.chaos.client import Client
from tests.chaos.faults import FAULTS
from tests.chaos.history import History
from tests.chaos.house import Footprint, House
from tests.chaos.waited import Waited

PATIENCE = 60.0  # seconds after a fault, with a processor for those who need one, within which everybody must go on
LOOK_EVERY = 0.5  # seconds, at what the processors do
SLACK = 24  # descriptors: connections to the store, pipes to bots
GROWTH = 100 << 20  # bytes that a server may have grown by beside a fault: tables in memory, and the allocator
SETTLES = 15.0  # seconds after which nothing is let go any more
# What the server itself says with a traceback: faults are no mistakes of its own, and worth a line
LOGGED = re.compile(r"\d\d:\d\d:\d\d (?:error|warning): [^\n]*\n(?:future: [^\n]*\n|\n)?Traceback")
TRACED = 6_000  # letters of a traceback
STUCK = 3  # times, after which it is given up

# By game: its seats. All are played by clients but those of bots, and a spectator looks on.
LINE_UP: dict[str, tuple[str, ...]] = {
    "next-station": ("me", "open", "bot"),
    "london": ("me", "open", "bot"),
    "guilds": ("me", "open"),
    "dei": ("me", "open"),
}

Progress = Callable[["Report"], None]


class Report(Struct):
    """What was done, and what was found."""

    store: str
    workers: int
    seed: int
    plan: str
    kills: int = 0
    faults: dict[str, int] = field(default_factory=dict)
    games: int = 0  # begun
    finished: int = 0
    moves: int = 0  # acknowledged
    undos: int = 0
    unknown: int = 0  # asked for, and the client never learnt what became of it
    messages: int = 0
    comebacks: int = 0
    seconds: float = 0.0
    recovery_median: float = 0.0  # seconds until every page had gone on
    recovery_longest: dict[str, float] = field(default_factory=dict)  # by fault
    anomalies: list[str] = field(default_factory=list)
    mistakes: dict[str, int] = field(default_factory=dict)  # what the server said it could not do
    logged: dict[str, int] = field(default_factory=dict)  # tracebacks in the server's log, by the error that ends them
    traced: dict[str, str] = field(default_factory=dict)  # … the first of each kind, with the line that it belongs to
    testimony: list[str] = field(default_factory=list)  # what every task of a server that stood still was at


class Game:
    """One table and its clients."""

    def __init__(self, game: str, table: str, clients: list[Client], history: History) -> None:
        self.game, self.table, self.clients, self.history = game, table, clients, history
        self.people = frozenset(client.seat for client in clients if client.seat is not None)
        self.ended = False

    def reached(self, seq: int) -> bool:
        return self.ended or all(client.over or client.seq >= seq for client in self.clients)

    def __str__(self) -> str:
        pages = ", ".join(f"{one.name} at {one.seq}{f' with {one.op}' if one.op else ''}" for one in self.clients)
        return f"{self.game} {self.table}: {pages}"


class Driver:
    def __init__(self, house: House, seed: int, plan: str, progress: Progress = lambda _: None) -> None:
        self.house, self.seed, self.progress = house, seed, progress
        self.rng = Random(seed)
        self.report = Report("sqlite" if house.lite else "postgresql", house.workers, seed, plan)
        self.games: dict[str, Game] = {}  # that are played
        self.unchecked: list[Game] = []
        self.recoveries: list[float] = []
        self._quiet = asyncio.Lock()  # held by a fault, and by whatever needs the server or the store to be well
        self._moved = asyncio.Event()

    async def run(self, faults: Iterator[str], kills: int = 0, most: int = 10**9) -> Report:
        """Faults one after another until enough processes were killed or enough faults put in."""
        begun = time.monotonic()
        bare = self.house.footprints()
        playing = [asyncio.create_task(self._play_on(game)) for game in LINE_UP]
        stuck = 0
        try:
            await self._until(lambda: len(self.games) == len(LINE_UP))
            for _ in range(most):
                self._raise(playing)
                stuck += not await self._disturb(next(faults))
                self.report.seconds = time.monotonic() - begun
                self.progress(self.report)
                if stuck >= STUCK or (kills and self.report.kills >= kills):
                    break
            self._raise(playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        for game in list(self.unchecked):
            await self._check(game)
        await self._let_go(bare)
        self.report.seconds = time.monotonic() - begun
        self.report.logged, self.report.traced = tracebacks(self.house.log.read_text())
        for kind, first in self.report.traced.items():
            if LOGGED.match(first):
                line = first.partition("\n")[0]
                self.report.anomalies.append(f"logged: {kind}, {self.report.logged[kind]} times, first at {line!r}")
        self.progress(self.report)
        return self.report

    def _raise(self, tasks: list[asyncio.Task[None]]) -> None:
        for task in tasks:
            if task.done():
                task.result()

    # Faults

    async def _disturb(self, name: str) -> bool:
        """Put a fault in, and see that everybody goes on; whether they do."""
        await asyncio.sleep(self.rng.uniform(0.2, 0.8))
        fault, rng = FAULTS[name], Random(self.rng.getrandbits(64))
        before = self.house.footprints()
        async with self._quiet:
            self.report.kills += await fault.inject(self.house, rng)
            games = list(self.games.values())
            ends = await truth.ends(self.house.store, [game.table for game in games])
        self.report.faults[name] = self.report.faults.get(name, 0) + 1
        begun = time.monotonic()
        stuck = await self.behind({game: ends[game.table] + 1 for game in games})
        took = time.monotonic() - begun
        self.recoveries.append(took)
        self.report.recovery_median = round(median(self.recoveries), 2)
        longest = self.report.recovery_longest
        longest[name] = round(max(took, longest.get(name, 0.0)), 2)
        for game in stuck:
            told = f"{PATIENCE:.0f} s of {name} ({game}), {took:.0f} s by the clock"
            self.report.anomalies.append(f"stuck: nobody went on within {told}")
        if stuck:
            self.report.testimony.append(await self.house.testimony())
        if not fault.replaces and not stuck:
            await self.compare(before, name)
        return not stuck

    async def behind(self, goals: dict[Game, int]) -> list[Game]:
        """Wait until every page of these games has come so far, and give the games where one has not."""

        def left() -> list[Game]:
            return [game for game, goal in goals.items() if not game.reached(goal)]

        with suppress(TimeoutError):
            await self._until(lambda: not left())
        return left()

    async def _until(self, condition: Callable[[], bool]) -> None:
        waited = Waited(self.house.delays)
        while not condition():
            if waited.too_long(PATIENCE):
                raise TimeoutError
            self._moved.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._moved.wait(), LOOK_EVERY)

    async def compare(self, before: dict[int, Footprint], name: str) -> None:
        """What the fullest server held before a fault each holds after it, and little more.

        Not each what it held itself: one that has just taken another's place begins with next to nothing.
        """
        descriptors = max(one.descriptors for one in before.values())
        memory = max(one.memory for one in before.values())

        def more() -> list[str]:
            told = []
            for now in self.house.footprints().values():
                if now.descriptors > descriptors + SLACK:
                    told.append(f"{descriptors} then {now.descriptors} descriptors")
                if now.memory > memory + GROWTH:
                    told.append(f"{memory >> 20} then {now.memory >> 20} MB")
            return told

        if held := await gone(more):
            self.report.anomalies.append(f"held: after {name} the server holds {', '.join(held)}")

    async def _let_go(self, bare: dict[int, Footprint]) -> None:
        """Once the clients have gone, no server holds more descriptors than before they came."""
        most = max(one.descriptors for one in bare.values()) + SLACK

        def more() -> list[str]:
            now = self.house.footprints().values()
            return [f"{one.descriptors} descriptors" for one in now if one.descriptors > most]

        if held := await gone(more):
            self.report.anomalies.append(f"held: in the end the server holds {', '.join(held)}, not {most}")

    # Games

    async def _play_on(self, kind: str) -> None:
        """One game after another at tables of this kind."""
        for number in range(10**9):
            game = await self._begin(kind, number)
            self.games[kind] = game
            self.unchecked.append(game)
            self._moved.set()
            await asyncio.gather(*(client.run(self._moved.set) for client in game.clients))
            game.ended = True
            del self.games[kind]
            self._moved.set()
            self.report.finished += 1
            await self._check(game)

    async def _begin(self, kind: str, number: int) -> Game:
        """A table with its people, who came while all was well."""
        url = f"http://127.0.0.1:{self.house.port}"
        end = time.monotonic() + PATIENCE
        while True:
            try:
                async with (
                    self._quiet,
                    httpx.AsyncClient(base_url=url, timeout=30) as ann,
                    httpx.AsyncClient(base_url=url, timeout=30) as ben,
                ):
                    seats = [{"kind": seat, "name": seat, "bot": "easy"} for seat in LINE_UP[kind]]
                    table = await post(ann, "/api/tables", {"game": kind, "seats": seats})
                    await post(ben, f"/api/tables/{table['id']}/join", {"name": "Ben"})
                    await post(ann, f"/api/tables/{table['id']}/start", None)
                    cookies = [ann.cookies["londinium"], ben.cookies["londinium"], None]
                break
            except (httpx.HTTPError, ConnectionError):
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(0.5)  # it has not quite come back
        history = History(table["id"])
        port = self.house.front.port
        clients = [
            Client(f"{kind} {who}", port, history, cookie, seat, f"{self.seed} {kind} {number} {who}")
            for who, cookie, seat in zip(("ann", "ben", "spectator"), cookies, (0, 1, None), strict=True)
        ]
        self.report.games += 1
        return Game(kind, table["id"], clients, history)

    async def _check(self, game: Game) -> None:
        async with self._quiet:
            kept = await truth.fetch(self.house.store, game.table)
        record = await asyncio.to_thread(truth.work_out, kept, game.history, game.people)
        self.unchecked.remove(game)
        self.report.anomalies += map(str, checker.check(game.history, record))
        outcomes = Counter((op.kind, op.outcome) for op in game.history.ops)
        self.report.moves += outcomes["play", "ok"]
        self.report.undos += outcomes["undo", "ok"]
        self.report.unknown += sum(n for (_, outcome), n in outcomes.items() if outcome in ("info", "open"))
        for client in game.clients:
            self.report.mistakes = dict(Counter(self.report.mistakes) + Counter(client.mistakes))
        self.report.messages += sum(client.told for client in game.clients)
        self.report.comebacks += sum(max(0, client.comebacks) for client in game.clients)


async def post(http: httpx.AsyncClient, path: str, body: Any) -> Any:
    answer = await http.post(path, json=body)
    if answer.status_code >= 500:
        raise ConnectionError(answer.text)
    assert answer.is_success, answer.text
    return answer.json()


async def gone(more: Callable[[], list[str]]) -> list[str]:
    """Wait until there is nothing more; what is left of it."""
    end = time.monotonic() + SETTLES
    while (left := more()) and time.monotonic() < end:
        await asyncio.sleep(0.2)
    return left


def tracebacks(log: str) -> tuple[dict[str, int], dict[str, str]]:
    """How often which error ends a traceback in a log, and the first of each kind."""
    found, first = Counter[str](), dict[str, str]()
    for entry in re.split(r"^(?=\d\d:\d\d:\d\d )", log, flags=re.MULTILINE):
        if "Traceback (most recent call last)" in entry:
            ends: list[str] = re.findall(r"^((?:\w+\.)*[A-Z]\w*[a-z]\w*)(?::.*)?$", entry, re.MULTILINE)
            kind = ends[-1] if ends else "unknown"
            found[kind] += 1
            first.setdefault(kind, entry[:TRACED])
    return dict(found), first
