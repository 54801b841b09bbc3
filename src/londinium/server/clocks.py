"""Clocks: how much time each seat has. Arithmetic on the times of the log's entries, so a clock survives a restart.

A person's clock runs while the seat owes a decision, several at once where seats act at once. The increment comes
when the seat stops owing, not at each small decision. Times are the server's, in seconds.
"""

from collections.abc import Collection

import msgspec

from londinium.server.protocol import Clock

AT_LEAST = 30.0  # on the clock of a seat that its owner takes back, whatever the clock


class Clocks(msgspec.Struct):
    """By seat: what remained when it last began or stopped to run, and since when it runs, if it does."""

    remaining: list[float] = msgspec.field(name="left")  # as snapshots have it
    since: list[float | None]

    def copy(self) -> "Clocks":
        return Clocks(self.remaining.copy(), self.since.copy())


def new_clocks(clock: Clock, players: int) -> Clocks:
    return Clocks([clock.time] * players, [None] * players)


def remaining(clocks: Clocks, seat: int, at: float) -> float:
    """What a seat has left at some moment; below zero when its time is out."""
    since = clocks.since[seat]
    return clocks.remaining[seat] - (max(0.0, at - since) if since is not None else 0.0)


def running(clocks: Clocks) -> list[int]:
    return [seat for seat, since in enumerate(clocks.since) if since is not None]


def run(clocks: Clocks, owing: Collection[int], at: float) -> list[int]:
    """From now on the clocks of exactly these seats run; the seats whose clocks have stopped."""
    stopped = []
    for seat in range(len(clocks.remaining)):
        if seat in owing:
            if clocks.since[seat] is None:
                clocks.since[seat] = at
        elif clocks.since[seat] is not None:
            clocks.remaining[seat] = remaining(clocks, seat, at)
            clocks.since[seat] = None
            stopped.append(seat)
    return stopped


def add(clocks: Clocks, seat: int, seconds: float) -> None:
    """Give an increment, or (below zero) take one back that was given for what is undone."""
    clocks.remaining[seat] = max(0.0, clocks.remaining[seat] + seconds)


def refill(clocks: Clocks, clock: Clock, seat: int) -> None:
    """A seat that its owner takes back has time to look at the board."""
    clocks.remaining[seat] = max(clocks.remaining[seat], AT_LEAST, clock.time / 10, clock.increment)


def out_of_time(clocks: Clocks, at: float) -> list[int]:
    """The running seats that have nothing left."""
    return [seat for seat in running(clocks) if remaining(clocks, seat, at) <= 0]


def deadline(clocks: Clocks) -> float | None:
    """When the first of the running clocks is out."""
    ends = [since + clocks.remaining[seat] for seat, since in enumerate(clocks.since) if since is not None]
    return min(ends, default=None)
