"""What the server counts, for Prometheus. With several workers each counts for itself, and any of them adds up."""

import os
import time
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from pathlib import Path

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where workers count together; prometheus-client reads it when it is imported

latency = Histogram(
    "londinium_move_seconds",
    "From a move received to the last page told of it",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.2, 0.5, 1, 2, 5),
)
moves = Counter("londinium_moves", "Entries written", ["kind"])
sockets = Gauge("londinium_sockets", "Open sockets", multiprocess_mode="livesum")
in_memory = Gauge("londinium_tables_in_memory", "Tables in memory", multiprocess_mode="livesum")
decisions = Counter("londinium_bot_decisions", "Decisions of bots")
fallbacks = Counter("londinium_bot_fallbacks", "Decisions of bots that crashed or took too long")
batches = Histogram(
    "londinium_store_batch", "Moves committed together", buckets=(1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144)
)
bus_sent = Counter("londinium_bus_sent", "Messages sent over the bus")
bus_heard = Counter("londinium_bus_heard", "Messages heard over the bus")
bus_failures = Counter("londinium_bus_failures", "Messages that could not be sent, and lost connections")
reminders = Counter("londinium_reminders", "Reminders that it is somebody’s turn", ["kind", "result"])
refused = Counter("londinium_refused", "What was refused because there was too much of it", ["what"])


_moved = {"played": moves.labels("played")}  # looked up by its label it costs three times as much


def moved(kind: str) -> None:
    """An entry was written."""
    if kind not in _moved:
        _moved[kind] = moves.labels(kind)
    _moved[kind].inc()


class Watch:
    """From a message received to the last page that was told what it changed."""

    def __init__(self) -> None:
        self._received = time.perf_counter()
        self._waiting = 1
        self._moved = False
        _watch.set(self)

    @staticmethod
    def current() -> "Watch | None":
        return _watch.get()

    def moved(self) -> None:
        """The message was a move: it is timed."""
        self._moved = True

    def expect(self) -> Callable[[], None]:
        """A page cannot be told at once; call this when it was."""
        self._waiting += 1
        return self.done

    def done(self) -> None:
        self._waiting -= 1
        if self._moved and not self._waiting:
            latency.observe(time.perf_counter() - self._received)


_watch: ContextVar[Watch | None] = ContextVar("watch", default=None)


def text() -> bytes:
    """Everything, as Prometheus reads it."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget_the_dead() -> None:
    """Workers that were killed have no open sockets any more."""
    if FOLDER not in os.environ:
        return
    for file in Path(os.environ[FOLDER]).glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            with suppress(OSError):
                mark_process_dead(pid)  # type: ignore[no-untyped-call]
        except PermissionError:
            pass
