"""How long those who should do something have had for it: time in which they got no processor does not count.

On a machine that is too busy, a server that goes on looks like one that stands still. The kernel tells how long every
thread was ready to run and did not (`/proc/…/schedstat`), so the two can be told apart.
"""

import os
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

Delays = Callable[[], dict[int, float]]  # by thread: seconds for which it was ready to run and did not
MOST = 10  # times as long, and then no longer


def delays(pids: Iterable[int]) -> dict[int, float]:
    """The delays of all threads of some processes."""
    found = {}
    for pid in pids:
        with suppress(OSError):
            for thread in os.listdir(f"/proc/{pid}/task"):
                with suppress(OSError, IndexError):
                    found[int(thread)] = int(Path(f"/proc/{pid}/task/{thread}/schedstat").read_text().split()[1]) / 1e9
    return found


class Waited:
    """Seconds since it was made in which nobody was kept waiting for a processor."""

    def __init__(self, held_up: Delays) -> None:
        self._held_up = held_up
        self._begun = self._at = time.monotonic()
        self._known = held_up()
        self.seconds = 0.0

    def too_long(self, most: float) -> bool:
        """Whether it has been longer than that; ask now and then, since what is short in between is not seen."""
        now, known = time.monotonic(), self._held_up()
        lost = max((delay - self._known.get(thread, 0.0) for thread, delay in known.items()), default=0.0)
        self.seconds += max(0.0, now - self._at - max(0.0, lost))
        self._at, self._known = now, known
        return self.seconds > most or now - self._begun > MOST * most
