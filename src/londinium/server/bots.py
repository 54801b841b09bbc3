"""Processes that think: bots about a saved guess, and other long work, each within limits of time and memory."""

import asyncio
import logging
import signal
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from importlib.util import find_spec
from multiprocessing import get_context
from random import Random
from typing import Any, TypeVar

import msgspec

from londinium.arena.engines import end_with_parent
from londinium.kernel.game import Game
from londinium.kernel.registry import game as find_game
from londinium.kernel.state import State
from londinium.players import BadBot, decide, failure, make
from londinium.players.command import BotFailed
from londinium.players.temper import character
from londinium.server.coach import advise
from londinium.server.protocol import Advised, BotLevel
from londinium.server.turns import Turns

T = TypeVar("T")

STAND_IN: BotLevel = "medium"  # the bot that plays on for a person
LEVELS: dict[str, str] = {
    "easy": "greedy:overlooks={overlooked}",  # as the game's insight says
    "medium": "greedy",
    "hard": "search:ms=400",
    "expert": "expert",
}
# The same where results are compared: what a bot answers there does not depend on how fast the machine is
EVEN = LEVELS | {"hard": "search:iterations=100", "expert": "expert:iterations=100"}
EXPERT: BotLevel = "expert"  # of games that something has learnt
BELOW: BotLevel = "hard"  # plays where the expert cannot
PATIENCE = 10.0  # seconds; a bot that has not answered by then plays anything legal
MOST_MS = 4000  # that a program may take: with its start it stays within that patience
HINTS, ANALYSES = 10, 11  # their ranks among those who wait: behind all bots
MEMORY = 1 << 30  # bytes of address space for a process that does other work than the bots'

_log = logging.getLogger(__name__)


class Broken(Exception):
    """Work that could not be finished: its process died, or needed more memory than it may have."""


def think(game: str, pack: bytes | None, guess: bytes, seat: int, bot: str, seed: int) -> int:
    """A bot's answer to a saved guess: what runs in the pool."""
    state = _game(game, pack).load(guess)
    try:
        made = make(bot)
        action = decide(made, state, seat, Random(seed))
    except BadBot as error:  # corrected components that the expert did not learn, weights of another version
        below = next((known[BELOW] for known in (LEVELS, EVEN) if bot == known[EXPERT]), None)
        if below is None:
            raise
        _log.warning("%s The level below plays.", error)
        return decide(make(below), state, seat, Random(seed))
    if failed := failure(made):
        raise failed
    return action


def levels(game: Game | type[Game]) -> list[BotLevel]:
    """The levels of a game's bots; an expert's network needs numpy, which the server brings along."""
    learnt = game.learnt and find_spec("numpy") is not None
    return ["easy", "medium", "hard", EXPERT] if learnt else ["easy", "medium", "hard"]


def played_by(game: Game, level: str, even: bool = False) -> str:
    """The bot that plays a level of a game, with its character's way to play; its stand-in for one that is gone."""
    known = EVEN if even else LEVELS
    level = level if level in known else STAND_IN
    temper, bot = character(game.id, level), known[level].format(overlooked=game.insight.overlooked)
    return bot if temper is None else f"{bot}:temper={temper}"


@lru_cache(maxsize=4)
def _game(game: str, pack: bytes | None) -> Game:
    return find_game(game, None if pack is None else msgspec.json.decode(pack))


@lru_cache(maxsize=20)
def _carried(game: Game) -> bytes:
    """Components that the bots' processes do not have, as they are sent there with every question."""
    return msgspec.json.encode(game.export())


def _belong_to_server(memory: int | None = None) -> None:
    """A process of the pool ends with its server, even one that is killed; Ctrl-C is for the server alone."""
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if memory is not None:
        try:
            import resource
        except ImportError:  # no such limits on this system
            return
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


class Crew:
    """Some processes, started when there is work, ended and replaced when they break or overrun.

    Not pebble's pool: once a process of it is killed while it has nothing to do, it takes no more work (5.2).
    """

    def __init__(self, processes: int, tries: int = 1, memory: int | None = None) -> None:
        self._processes, self._tries, self._memory = processes, tries, memory
        self.turns = Turns(processes)  # who waits for a process does not run out of time
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, _belong_to_server, (self._memory,))

    async def run(self, task: Callable[[], T], seconds: float) -> T:
        """What a task gives; TimeoutError if it takes too long, Broken if its process dies. Have a turn."""
        for _ in range(self._tries):  # once more if the processes broke: it may have been under other work
            pool = self._pool
            try:
                job = asyncio.get_running_loop().run_in_executor(pool, task)
                return await asyncio.wait_for(job, seconds)
            except TimeoutError:
                self._replace(pool)
                raise
            except BrokenProcessPool:
                _log.warning("processes of the pool broke and are replaced")
                self._replace(pool)
            except MemoryError:
                raise Broken("it needs too much memory") from None
        raise Broken("its process died")

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """End processes that broke or hang, unless somebody has done so already, and start new ones."""
        if pool is self._pool:
            self._pool = self._new()
            for process in list((pool._processes or {}).values()):  # `kill_workers`, from Python 3.14 on
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Pool:
    """The bots' processes, and one for other work."""

    def __init__(self, processes: int, programs: Mapping[str, str] | None = None) -> None:
        self._programs = programs or {}
        self._bots = Crew(processes, tries=2)
        self._others = Crew(1, memory=MEMORY)
        self.failures = 0  # of bots, one after the other
        self.budget: str | None = None  # of a hint; None: the coach's own

    @property
    def offered(self) -> list[str]:
        """Who can be asked to play: the levels, and the host's programs by their names."""
        return [*LEVELS, *self._programs]

    async def answer(
        self,
        game: Game,
        state: State,
        seat: int,
        level: str,
        client: str = "",
        rank: Callable[[], int] = int,
        even: bool = False,
    ) -> tuple[int, bool]:
        """A bot's answer, and whether it is only the fallback, a random legal one: it crashed, or took too long.

        `client` and `rank` say when it is its turn to think; `even`: it thinks by steps instead of by the clock.
        """
        # Nobody gets another answer by taking back and asking again.
        chance = Random(f"{state.seed} {state.past} {seat}")
        fallback = chance.choice(state.legal(seat))
        pack = _carried(game) if game.pack else None
        spec = self._programs.get(level) or played_by(game, level, even)
        try:
            async with self._bots.turns.turn(client, rank):
                guess = game.save(state.guess(seat, chance))
                task = partial(think, game.id, pack, guess, seat, spec, chance.getrandbits(63))
                answer = await self._bots.run(task, PATIENCE)
        except BotFailed as failed:
            _log.warning("%s", failed)
        except TimeoutError:
            _log.warning("a bot (%s) did not answer in %s seconds", level, PATIENCE)
        except Exception:
            _log.exception("a bot (%s) failed", level)
        else:
            self.failures = 0
            return answer, False
        self.failures += 1
        return fallback, True

    async def advise(self, game: Game, state: State, seat: int, client: str = "") -> list[Advised]:
        """What the coach would answer, the best first: thought over on a guess, when no bot has to think.

        Who asks again in the same position is told the same.
        """
        chance = Random(f"{state.seed} {state.past} {seat}")
        pack = game.export() if game.pack else None
        async with self._bots.turns.turn(client, lambda: HINTS):
            guess = game.save(state.guess(seat, chance))
            task = partial(advise, game.id, pack, guess, seat, self.budget, chance.getrandbits(31))
            return await self._bots.run(task, PATIENCE)

    async def examine(self, function: Callable[..., T], *args: Any, client: str = "") -> T:
        """A part of an analysis, when nobody waits for a bot or a hint."""
        async with self._bots.turns.turn(client, lambda: ANALYSES):
            return await self._bots.run(partial(function, *args), PATIENCE)

    async def run(
        self, function: Callable[..., T], *args: Any, seconds: float, client: str = "", spent: list[float] | None = None
    ) -> T:
        """What a function gives, run in a process of its own within limits of time and memory, clients in turn.

        TimeoutError if it takes too long, Broken if its process died or needed too much memory; what it raises itself
        comes as it is. The time that it took is added to `spent`.
        """
        async with self._others.turns.turn(client):
            began = time.monotonic()
            try:
                return await self._others.run(partial(function, *args), seconds)
            finally:
                if spent is not None:
                    spent.append(time.monotonic() - began)

    @property
    def problem(self) -> str | None:
        """What is wrong with the bots now."""
        return f"the last {self.failures} decisions were fallbacks" if self.failures >= 3 else None

    def close(self) -> None:
        self._bots.close()
        self._others.close()
