"""Garbage is collected between moves, not in the middle of one.

Python's collector runs whenever enough was made, and walks through all that is young: with some hundred tables that are
played, half a second in which nobody is answered, every twenty seconds, and a seventh of what a move costs. But
positions and messages hold no cycles and are freed by counting, so there is next to nothing to find: a little for each
page that was closed. It is looked for when there is little else to do, or when too much has piled up to wait for that.
"""

import asyncio
import gc
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

EVERY = 1.0  # seconds
IDLE = 0.05  # the share of a core below which there is little to do
SOME = 50_000  # blocks of memory more than after the last collection: worth a look, in a quiet second
MANY = 500_000  # … at once: about fifty megabytes, some thousand pages that were closed; and half of all there is


@contextmanager
def left_to_us() -> Iterator[None]:
    """Nothing is collected by itself; what is there already, modules and components, is never looked at."""
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


async def collect_in_quiet() -> None:
    """Collect for ever, at moments when it holds up nobody, if there are any."""
    used, kept = time.process_time(), sys.getallocatedblocks()
    while True:
        await asyncio.sleep(EVERY)
        before, used = used, time.process_time()
        more = sys.getallocatedblocks() - kept
        if more > max(MANY, kept // 2) or (more > SOME and used - before < IDLE * EVERY):
            gc.collect()
            used, kept = time.process_time(), sys.getallocatedblocks()
