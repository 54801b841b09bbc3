"""Bots at the table: they think in processes of their own, about a saved guess, within a budget."""

import asyncio
import logging
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from random import Random, SystemRandom
from threading import Thread

from londinium.kernel.game import Game
from londinium.kernel.registry import game as find_game
from londinium.kernel.state import State
from londinium.players import decide, make
from londinium.server.protocol import BotLevel

LEVELS: dict[BotLevel, str] = {"easy": "random", "medium": "greedy", "hard": "search:ms=400"}
PATIENCE = 10.0  # seconds; a bot that has not answered by then plays anything legal

_log = logging.getLogger(__name__)


def think(game: str, pack: dict[str, object] | None, guess: bytes, seat: int, bot: str, seed: int) -> int:
    """A bot's answer to a saved guess: what runs in the pool."""
    state = find_game(game, pack).load(guess)
    return decide(make(bot), state, seat, Random(seed))


def _belong_to_server() -> None:
    """A process of the pool ends with its server, even one that is killed; Ctrl-C is for the server alone."""
    server = parent_process()
    assert server is not None

    def follow() -> None:
        server.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Pool:
    """Processes that think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._free = asyncio.Semaphore(processes)  # who waits for a process does not run out of time
        self._pool = self._new()
        self._chance = SystemRandom()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, get_context("spawn"), _belong_to_server)

    async def answer(self, game: Game, state: State, seat: int, level: BotLevel) -> tuple[int, bool]:
        """A bot's answer, and whether it is only the fallback: it crashed, or took too long."""
        chance = Random(self._chance.getrandbits(64))
        guess = game.save(state.guess(seat, chance))
        fallback = chance.choice(state.legal(seat))
        pack = game.export() if game.pack else None
        task = partial(think, game.id, pack, guess, seat, LEVELS[level], chance.getrandbits(63))
        async with self._free:
            for _ in range(2):  # once more if the processes broke: it may have been under another bot
                pool = self._pool
                try:
                    job = asyncio.get_running_loop().run_in_executor(pool, task)
                    return await asyncio.wait_for(job, PATIENCE), False
                except TimeoutError:
                    _log.warning("a bot (%s) did not answer in %s seconds", level, PATIENCE)
                    self._replace(pool)
                    break
                except BrokenProcessPool:
                    _log.warning("the bots' processes broke and are started anew")
                    self._replace(pool)
                except Exception:
                    _log.exception("a bot (%s) failed", level)
                    break
        return fallback, True

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """End processes that broke or hang, unless another bot has done so already, and start new ones."""
        if pool is self._pool:
            self._pool = self._new()
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
