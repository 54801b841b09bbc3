"""Bots at the table: they think in processes of their own, about a saved guess, within a budget."""

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random, SystemRandom

from londinium.kernel.game import Game
from londinium.kernel.registry import game as find_game
from londinium.kernel.state import State
from londinium.players import decide, make
from londinium.server.protocol import BotLevel

LEVELS: dict[BotLevel, str] = {"easy": "random", "medium": "greedy", "hard": "search:ms=400"}
PATIENCE = 10.0  # seconds; a bot that has not answered by then plays anything legal

_log = logging.getLogger(__name__)


def think(game: str, pack: dict[str, object] | None, guess: bytes, seat: int, level: BotLevel, seed: int) -> int:
    """A bot's answer to a saved guess: what runs in the pool."""
    state = find_game(game, pack).load(guess)
    return decide(make(LEVELS[level]), state, seat, Random(seed))


class Pool:
    """Processes that think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new()
        self._chance = SystemRandom()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))

    async def answer(self, game: Game, state: State, seat: int, level: BotLevel) -> tuple[int, bool]:
        """A bot's answer, and whether it is only the fallback: it crashed, or took too long."""
        chance = Random(self._chance.getrandbits(64))
        guess = game.save(state.guess(seat, chance))
        fallback = chance.choice(state.legal(seat))
        pack = game.export() if game.pack else None
        loop = asyncio.get_running_loop()
        try:
            job = loop.run_in_executor(self._pool, think, game.id, pack, guess, seat, level, chance.getrandbits(63))
            return await asyncio.wait_for(job, PATIENCE), False
        except TimeoutError:
            _log.warning("a bot (%s) did not answer in %s seconds", level, PATIENCE)
        except BrokenProcessPool:
            _log.warning("the bots' processes broke and are started anew")
            self._pool.shutdown(wait=False)
            self._pool = self._new()
        except Exception:
            _log.exception("a bot (%s) failed", level)
        return fallback, True

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
