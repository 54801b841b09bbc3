"""Many games at once, for as long as there is time: what `bench/analysis.py` and `bench/calibration.py` share."""

import math
import time
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import TimeoutError, get_context
from typing import TypeVar

Job = TypeVar("Job")
Found = TypeVar("Found")


def in_order(
    function: Callable[[Job], Found], jobs: Iterable[Job], workers: int, minutes: float = math.inf
) -> Iterator[Found]:
    """What comes of the jobs, one after the other, until the time is up.

    In their order, not as they are done: the first to end are short games, and would speak for short games alone.
    """
    end = time.monotonic() + 60 * minutes
    with get_context("spawn").Pool(workers) as pool:  # at the end of this, those still at work are stopped
        found = pool.imap(function, jobs)
        while True:
            left = end - time.monotonic()
            try:
                yield found.next(None if math.isinf(left) else max(0.0, left))
            except (StopIteration, TimeoutError):
                return
