"""Who is served next, where few can be served at once: by rank, and within a rank client by client in turn."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import NamedTuple

REMEMBERED = 10_000  # clients that were served


class Wish(NamedTuple):
    """Somebody who waits; their rank may change meanwhile."""

    rank: Callable[[], int]
    client: str
    number: int
    granted: asyncio.Future[None]


class Turns:
    """Some places, and those who wait for one. A client with many wishes waits for its turn between any two of them."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[int, Wish] = {}
        self._served: OrderedDict[str, int] = OrderedDict()  # by client: when it was last, the longest ago first
        self._numbers = count(1)

    @asynccontextmanager
    async def turn(self, client: str = "", rank: Callable[[], int] = int) -> AsyncIterator[None]:
        """Have a place; a lower rank comes first."""
        await self._wait(client, rank)
        try:
            yield
        finally:
            self._free += 1
            self._grant()

    async def _wait(self, client: str, rank: Callable[[], int]) -> None:
        wish = Wish(rank, client, next(self._numbers), asyncio.get_running_loop().create_future())
        self._waiting[wish.number] = wish
        self._grant()
        try:
            await wish.granted
        except asyncio.CancelledError:
            self._waiting.pop(wish.number, None)
            if not wish.granted.cancelled():  # it was given the place just now
                self._free += 1
                self._grant()
            raise

    def _grant(self) -> None:
        while self._free and self._waiting:
            wish = min(self._waiting.values(), key=self._order)
            del self._waiting[wish.number]
            if wish.granted.cancelled():
                continue
            self._free -= 1
            self._served[wish.client] = next(self._numbers)
            self._served.move_to_end(wish.client)
            if len(self._served) > REMEMBERED:
                self._served.popitem(last=False)
            wish.granted.set_result(None)

    def _order(self, wish: Wish) -> tuple[int, int, int]:
        return wish.rank(), self._served.get(wish.client, 0), wish.number
