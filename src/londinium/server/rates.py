"""How much one client may do. Generous for a club behind one address, too little to wear the server out.

A client is an address; behind a trusted proxy, the one that the proxy forwards. Counters are this worker's own, and
take bounded memory: of too many clients, those that were quiet longest are forgotten.
"""

import math
import time
from collections import Counter, OrderedDict
from typing import NamedTuple

from londinium.server import metrics

CLIENTS = 10_000  # remembered of each kind


class Rate(NamedTuple):
    """So many things a second, with a reserve for a burst."""

    a_second: float
    reserve: float


READS = Rate(50, 500)
WRITES = Rate(10, 150)
TABLES = Rate(0.5, 30)  # made
UPLOADS = Rate(30 / 3600, 30)  # of records
PACKS = Rate(60 / 3600, 60)  # brought: a slip in a file is found by trying again
SOCKETS = Rate(20, 300)  # opened
OPEN = 400  # sockets at once
MESSAGES = Rate(40, 120)  # by one socket: a person cannot click so fast, hovering included
ALL_MESSAGES = Rate(1_000, 4_000)  # by one client
SAYS = Rate(0.5, 5)  # by one browser: five in ten seconds
ALL_SAYS = Rate(3, 30)  # by one client


class Allowance:
    """What is left of a rate."""

    def __init__(self, rate: Rate, times: float = 1) -> None:
        self._rate = Rate(rate.a_second * times, rate.reserve * times)
        self._left, self._at = self._rate.reserve, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._rate.reserve, self._left + (now - self._at) * self._rate.a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> int:
        """Whole seconds until there is something left again."""
        return max(1, math.ceil((1 - self._left) / self._rate.a_second))


class TooMany(Exception):
    """A client has done too much; `wait` are the seconds after which it may again."""

    def __init__(self, what: str, wait: int) -> None:
        super().__init__(f"Too many {what} in a short time; try again in {wait} s.")
        self.wait = wait


class Rates:
    """The allowances of all clients; `times` makes all of them larger, where many play behind one address."""

    def __init__(self, times: float = 1) -> None:
        self.times = times
        self._allowances: dict[str, OrderedDict[str, Allowance]] = {}
        self._open: Counter[str] = Counter()

    def take(self, what: str, rate: Rate, client: str) -> None:
        """Take one of something; TooMany if there is none left."""
        clients = self._allowances.setdefault(what, OrderedDict())
        allowance = clients.get(client)
        if allowance is None:
            allowance = clients[client] = Allowance(rate, self.times)
            if len(clients) > CLIENTS:
                clients.popitem(last=False)
        else:
            clients.move_to_end(client)
        if not allowance.take():
            metrics.refused.labels(what).inc()
            raise TooMany(what, allowance.wait())

    def open_socket(self, client: str) -> None:
        """A socket is opened; `close_socket` must follow unless TooMany is raised."""
        self.take("connections", SOCKETS, client)
        if self._open[client] >= OPEN * self.times:
            metrics.refused.labels("open connections").inc()
            raise TooMany("open connections", 30)
        self._open[client] += 1
        metrics.sockets.inc()

    def close_socket(self, client: str) -> None:
        metrics.sockets.dec()
        self._open[client] -= 1
        if self._open[client] <= 0:
            del self._open[client]
