"""How much one client may do. Generous for a club behind one address, too little to wear the server out.

A client is an address; behind a trusted proxy, the one that the proxy forwards. Requests are counted, and so is what
they cost: processor time and bytes are charged to the client, and to the table it looks at, and whoever has spent more
than it has waits. Counters are this worker's own, and take bounded memory: of too many clients, those that were quiet
longest are forgotten.
"""

import math
import time
from collections import Counter, OrderedDict
from contextvars import ContextVar
from typing import NamedTuple

from londinium.server import metrics

CLIENTS = 10_000  # remembered of each kind


class Rate(NamedTuple):
    """How many things a second, with a reserve for a burst."""

    a_second: float
    reserve: float


READS = Rate(50, 500)
WRITES = Rate(10, 150)
TABLES = Rate(0.5, 30)  # made
NAMES = Rate(20 / 3600, 20)  # taken beyond a table
PROFILES = Rate(20 / 86_400, 20)  # of browsers that had no name before
DEVICES = Rate(0.2, 30)  # passkeys asked for, personal links to a profile opened
EXPORTS = Rate(6 / 3600, 6)  # of everything of somebody's
UPLOADS = Rate(30 / 3600, 30)  # of records
BOXES = Rate(30 / 3600, 30)  # that somebody begins to check
PACKS = Rate(60 / 3600, 60)  # brought: a slip in a file is found by trying again
CHECKS = Rate(2, 60)  # of an entry in the workshop: once or twice for a field
SOCKETS = Rate(20, 300)  # opened
OPEN = 400  # sockets at once
MESSAGES = Rate(40, 120)  # by one socket: a person cannot click so fast, hovering included
ALL_MESSAGES = Rate(1_000, 4_000)  # by one client
SAYS = Rate(0.5, 5)  # by one browser: five in ten seconds
ALL_SAYS = Rate(3, 30)  # by one client
PROCESSOR = Rate(0.25, 3)  # seconds of processor time for one client
TABLE_PROCESSOR = Rate(0.4, 5)  # for all spectators of one table
HINTS = Rate(0.5, 30)
ANALYSES = Rate(0.1, 600)  # seconds of the coach's work on the games that one client has asked about
ASIDE = Rate(0.5, 20)  # seconds of the process that looks at what one client brings
BYTES = Rate(4e6, 64e6)  # that one client asks for
TABLE_BYTES = Rate(8e6, 128e6)  # that spectators ask for at one table
UNREAD = 32_000_000  # bytes that wait for one client's pages to read them


class Allowance:
    """What is left of a rate."""

    def __init__(self, rate: Rate, times: float = 1) -> None:
        self._rate = Rate(rate.a_second * times, rate.reserve * times)
        self._remaining, self._at = self._rate.reserve, time.monotonic()

    def _refill(self) -> None:
        now = time.monotonic()
        self._remaining = min(self._rate.reserve, self._remaining + (now - self._at) * self._rate.a_second)
        self._at = now

    def take(self) -> bool:
        self._refill()
        if self._remaining < 1:
            return False
        self._remaining -= 1
        return True

    def wait(self) -> int:
        """Whole seconds until there is something left again."""
        return max(1, math.ceil((1 - self._remaining) / self._rate.a_second))

    def charge(self, cost: float) -> None:
        """Take what something has cost, known only afterwards: more than is left is owed."""
        self._refill()
        self._remaining -= cost

    def owes(self) -> float:
        """Seconds until what is owed is paid; 0 if nothing is."""
        if self._remaining >= 0:
            return 0.0  # time only adds to it
        self._refill()
        return max(0.0, -self._remaining / self._rate.a_second)


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
        self.unread: Counter[str] = Counter()  # bytes that wait for a client's pages

    def allowance(self, what: str, rate: Rate, client: str) -> Allowance:
        clients = self._allowances.setdefault(what, OrderedDict())
        allowance = clients.get(client)
        if allowance is None:
            allowance = clients[client] = Allowance(rate, self.times)
            if len(clients) > CLIENTS:
                clients.popitem(last=False)
        else:
            clients.move_to_end(client)
        return allowance

    def take(self, what: str, rate: Rate, client: str) -> None:
        """Take one of something; TooMany if there is none left."""
        allowance = self.allowance(what, rate, client)
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


class Account:
    """Whom work is done for: the client and the table that are charged for it."""

    def __init__(self, rates: Rates, client: str, table: str | None = None) -> None:
        self._rates, self.client, self.table = rates, client, table
        self._kept: list[tuple[Allowance, Allowance]] = []  # looked up once: a page's are asked for all the time

    @staticmethod
    def current() -> "Account | None":
        """Whose request or message this task is about; None for what the server does of its own accord."""
        return _account.get()

    def use(self) -> None:
        """What this task does from now on is charged here."""
        _account.set(self)

    @property
    def _aside(self) -> Allowance:
        return self._rates.allowance("aside", ASIDE, self.client)

    def _allowances(self) -> list[tuple[Allowance, Allowance]]:
        """What is left of processor time and of bytes, for the client and for the table."""
        if not self._kept:
            find = self._rates.allowance
            self._kept.append((find("processor", PROCESSOR, self.client), find("bytes", BYTES, self.client)))
            if self.table:
                processor = find("processor of a table", TABLE_PROCESSOR, self.table)
                self._kept.append((processor, find("bytes of a table", TABLE_BYTES, self.table)))
        return self._kept

    def owed(self) -> float:
        """Seconds until all earlier work is paid for."""
        most = 0.0
        for processor, size in self._allowances():
            most = max(most, processor.owes(), size.owes())
        return most

    def take(self, what: str, rate: Rate) -> None:
        """Take one of something for the client; TooMany if there is none left."""
        self._rates.take(what, rate, self.client)

    def check(self) -> None:
        """TooMany if earlier work has not been paid for yet."""
        self._refuse(self.owed())

    def check_aside(self) -> None:
        """The same for what is looked at in a process of its own."""
        self._refuse(self._aside.owes())

    def _refuse(self, owed: float) -> None:
        if owed:
            metrics.refused.labels("costly requests").inc()
            raise TooMany("costly requests", math.ceil(owed))

    def charge(self, seconds: float = 0.0, size: int = 0, aside: float = 0.0) -> None:
        if aside:
            self._aside.charge(aside)
        for processor, sent in self._allowances():
            if seconds:
                processor.charge(seconds)
            if size:
                sent.charge(size)


_account: ContextVar[Account | None] = ContextVar("account", default=None)


class charged:
    """Charge the time of what is done here, without a pause, to whom it is done for.

    By the clock: nobody else is served meanwhile, and asking four times how long a thread has run is 3 % of a move.
    """

    __slots__ = ("_account", "_began")

    def __enter__(self) -> None:
        self._account = _account.get()
        self._began = time.perf_counter() if self._account else 0.0

    def __exit__(self, *_: object) -> None:
        if self._account:
            self._account.charge(time.perf_counter() - self._began)
