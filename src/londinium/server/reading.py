"""Long reading, off the event loop: one thing at a time, clients in turn, each charged for what it asked for."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from londinium.server.rates import Account
from londinium.server.turns import Turns

T = TypeVar("T")


class ReadingRoom:
    """One thread: a second one would slow the moves down and not the reading up."""

    def __init__(self) -> None:
        self._turns = Turns(1)
        self._thread = ThreadPoolExecutor(1, "reading")

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """What a function gives; TooMany if the client has not paid for earlier reading."""
        account = Account.current()
        async with self._turns.turn(account.client if account else ""):
            if account:
                account.check()
            spent: list[float] = []
            try:
                return await asyncio.get_running_loop().run_in_executor(self._thread, timed, spent, work, *args)
            finally:
                if account:
                    account.charge(sum(spent))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def timed(spent: list[float], work: Callable[..., T], *args: Any) -> T:
    """What a function gives; the processor time of this thread that it took is added to a list."""
    began = time.thread_time()
    try:
        return work(*args)
    finally:
        spent.append(time.thread_time() - began)
