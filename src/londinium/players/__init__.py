"""Bots that work for every game.

A bot never sees the state of a game. One that thinks is handed a guess (a full state that fits what its seat knows),
and makes further guesses from that one; one that needs only the legal answers is given only these. `decide` is the
one door through which a bot is asked, so that it cannot be otherwise.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, runtime_checkable

from londinium.kernel.state import State


@runtime_checkable
class Thinker(Protocol):
    """A bot that looks at a guess."""

    def choose(self, guess: State, seat: int, rng: Random) -> int: ...


@runtime_checkable
class Picker(Protocol):
    """A bot that looks at the legal answers and nothing else."""

    def pick(self, legal: Sequence[int], rng: Random) -> int: ...


Bot = Thinker | Picker


class BadBot(ValueError):
    """There is no such bot, or it does not take such a budget."""


def decide(bot: Bot, state: State, seat: int, rng: Random) -> int:
    """A bot's answer to what its seat is asked."""
    if isinstance(bot, Picker):
        return bot.pick(state.legal(seat), rng)
    return bot.choose(state.guess(seat, rng), seat, rng)


def make(spec: str) -> Bot:
    """A bot from its name and budget: `greedy`, `search`, `search:ms=100`, `search:iterations=500`."""
    name, _, settings = spec.partition(":")
    if name not in _MAKERS:
        raise BadBot(f"There is no bot {name!r}; the bots are {', '.join(NAMES)}.")
    budget: dict[str, int] = {}
    for setting in filter(None, settings.split(":")):
        key, _, value = setting.partition("=")
        if name != "search" or key not in ("ms", "iterations"):
            raise BadBot(f"The bot {name} does not take {key!r}; only search takes ms=… or iterations=….")
        if not value.isdecimal() or not 0 < int(value) <= 10_000_000:
            raise BadBot(f"The bot {spec!r} needs a whole number above 0 after {key}=, not {value!r}.")
        budget[key] = int(value)
    if len(budget) > 1:
        raise BadBot(f"The bot {spec!r} takes ms=… or iterations=…, not both.")
    return _MAKERS[name](**budget)


def _random() -> Bot:
    from londinium.players.random import RandomBot

    return RandomBot()


def _greedy() -> Bot:
    from londinium.players.greedy import GreedyBot

    return GreedyBot()


def _search(ms: int | None = None, iterations: int | None = None) -> Bot:
    from londinium.players.search import SearchBot

    return SearchBot(ms, iterations)


_MAKERS: dict[str, Callable[..., Bot]] = {"random": _random, "greedy": _greedy, "search": _search}
NAMES = tuple(_MAKERS)
