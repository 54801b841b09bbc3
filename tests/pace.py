"""How slow the machine is just now, for tests of what may take how long."""

import time

ADDING = 0.06  # seconds in which the machine of docs/analysis.md adds up a million numbers, while it does nothing else


def slowness() -> float:
    """How many times as long as there a million additions take; at least 1, so that no bound gets narrower."""
    began, total = time.process_time(), 0
    for n in range(1_000_000):
        total += n
    return max(1.0, (time.process_time() - began) / ADDING)
