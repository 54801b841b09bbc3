"""Garbage is collected in quiet seconds, or when there is too much of it; moves do not wait for it."""

import asyncio
import gc
import sys
import time
import weakref

import pytest

from londinium.server import garbage


class Knot:
    """Refers to itself, so that counting never frees it."""

    def __init__(self) -> None:
        self.self = self


def knots(many: int) -> "weakref.ref[Knot]":
    """Garbage; the first piece of it tells when it has been collected."""
    made = [Knot() for _ in range(many)]
    return weakref.ref(made[0])


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.05)
    monkeypatch.setattr(garbage, "SOME", 10_000)
    monkeypatch.setattr(garbage, "MANY", 100_000)


async def collected(many: int, busy: bool) -> bool:
    """Whether garbage is collected within half a second, while there is little or much to do."""
    collecting = asyncio.create_task(garbage.collect_in_quiet())
    await asyncio.sleep(0)
    first = knots(many)
    end = time.monotonic() + 0.5
    while time.monotonic() < end:
        if busy:
            worked = time.process_time() + 0.02
            while time.process_time() < worked:
                pass
        await asyncio.sleep(0.005)
    collecting.cancel()
    return first() is None


def test_nothing_is_collected_by_itself() -> None:
    with garbage.left_to_us():
        first = knots(100_000)
        assert first() is not None
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_in_a_quiet_second_some_garbage_is_enough(soon: None) -> None:
    with garbage.left_to_us():
        assert asyncio.run(collected(40_000, busy=False))


def test_while_there_is_much_to_do_it_waits(soon: None) -> None:
    with garbage.left_to_us():
        assert not asyncio.run(collected(40_000, busy=True))


def test_too_much_of_it_does_not_wait(soon: None) -> None:
    with garbage.left_to_us():
        assert asyncio.run(collected(200_000 + sys.getallocatedblocks() // 4, busy=True))
