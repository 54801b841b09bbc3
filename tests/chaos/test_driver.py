"""The driver notices who waits for ever and what a server does not let go."""

import asyncio
import time
from random import Random
from typing import cast

import pytest

from tests.chaos import driver
from tests.chaos.client import Client
from tests.chaos.driver import Driver, Game, tracebacks
from tests.chaos.faults import FAULTS
from tests.chaos.history import History
from tests.chaos.house import Footprint, House
from tests.chaos.plans import PLANS, in_turn

MB = 1 << 20


class Standing:
    """As much of a house as is looked at."""

    lite, workers = True, 1

    def __init__(self, *held: Footprint) -> None:
        self.held = held
        self.starved: float | None = None  # since when it has had no processor

    def delays(self) -> dict[int, float]:
        return {} if self.starved is None else {1: time.monotonic() - self.starved}

    def footprints(self) -> dict[int, Footprint]:
        return dict(enumerate(self.held))


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "PATIENCE", 0.05)
    monkeypatch.setattr(driver, "LOOK_EVERY", 0.01)
    monkeypatch.setattr(driver, "SETTLES", 0.0)


def made(*held: Footprint) -> Driver:
    return Driver(cast(House, Standing(*held)), seed=1, plan="none")


def test_a_page_that_does_not_come_as_far_as_the_others_is_noticed() -> None:
    clients = [Client(name, 1, History("t"), None, None, "1") for name in ("ann", "ben")]
    game = Game("guilds", "t", clients, History("t"))
    clients[0].seq = clients[1].seq = 5

    async def check() -> None:
        assert await made().behind({game: 5}) == []
        clients[0].seq = 6
        assert await made().behind({game: 6}) == [game]
        clients[1].over = True
        assert await made().behind({game: 6}) == []

    asyncio.run(check())


def test_a_server_that_gets_no_processor_does_not_stand_still_but_nobody_waits_for_ever() -> None:
    client = Client("ann", 1, History("t"), None, None, "1")
    game, tried = Game("guilds", "t", [client], client.history), made()
    standing = cast(Standing, tried.house)

    async def go_on() -> None:
        await asyncio.sleep(3 * driver.PATIENCE)
        client.seq = 6
        tried._moved.set()

    async def check() -> None:
        late = asyncio.create_task(go_on())
        assert await tried.behind({game: 6}) == [game], "it had its time"
        await late
        client.seq, standing.starved = 5, time.monotonic()
        late = asyncio.create_task(go_on())
        assert await tried.behind({game: 6}) == [], "it had none until then"
        await late
        assert await tried.behind({game: 7}) == [game], "ten times as long is enough"

    asyncio.run(check())


@pytest.mark.parametrize(
    ("after", "found"),
    [
        (Footprint(40, 150 * MB), []),
        (Footprint(90, 150 * MB), ["held: after cut the server holds 30 then 90 descriptors"]),
        (Footprint(40, 400 * MB), ["held: after cut the server holds 100 then 400 MB"]),
    ],
)
def test_what_a_server_does_not_let_go_is_noticed(after: Footprint, found: list[str]) -> None:
    tried = made(after)
    asyncio.run(tried.compare({0: Footprint(30, 100 * MB)}, "cut"))
    assert tried.report.anomalies == found


def test_a_seed_repeats_the_faults_and_no_fault_of_a_plan_is_left_out() -> None:
    def first(seed: int, many: int) -> list[str]:
        faults = in_turn(PLANS["all"], Random(seed))
        return [next(faults) for _ in range(many)]

    many = sum(PLANS["all"].values())
    assert first(1, 2 * many) == first(1, 2 * many) != first(2, 2 * many)
    assert set(first(1, many)) == set(FAULTS)


LOG = """\
Londinium is open
10:00:00 error: the store failed a request: OperationalError: database is locked
10:00:01 error: a page is let go: RuntimeError (table t)
Traceback (most recent call last):
  File "x.py", line 1, in f
KeyError: 'x'

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "x.py", line 3, in g
RuntimeError: too many
DETAIL:  a line more
10:00:02 warning: the bus is away: ConnectionError
Exception ignored in: <function f at 0x1>
Traceback (most recent call last):
redis.exceptions.TimeoutError
"""


def test_errors_in_a_log_are_counted_and_the_first_of_each_kind_is_kept() -> None:
    found, first = tracebacks(LOG + LOG)
    assert found == {"RuntimeError": 2, "redis.exceptions.TimeoutError": 2}
    assert first["RuntimeError"] == LOG[LOG.index("10:00:01") : LOG.index("10:00:02")]
    assert [kind for kind, entry in first.items() if driver.LOGGED.match(entry)] == ["RuntimeError"]
    lost = "10:00:03 error: Task exception was never retrieved\nfuture: <Task>\nTraceback (most recent call last):\n"
    assert driver.LOGGED.match(lost + "KeyError: 'x'\n")
