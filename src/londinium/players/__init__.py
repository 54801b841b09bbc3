"""Bots that work for every game.

A bot never sees the state of a game. One that thinks is handed a guess (a full state that fits what its seat knows),
and makes further guesses from that one; one that needs only the legal answers is given only these. `decide` is the
one door through which a bot is asked, so that it cannot be otherwise.
"""

import os
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, runtime_checkable

from londinium.kernel.state import State
from londinium.kernel.told import Told


@runtime_checkable
class Thinker(Protocol):
    """A bot that looks at a guess."""

    def choose(self, guess: State, seat: int, rng: Random) -> int: ...


@runtime_checkable
class Picker(Protocol):
    """A bot that looks at the legal answers and nothing else."""

    def pick(self, legal: Sequence[int], rng: Random) -> int: ...


Bot = Thinker | Picker


@runtime_checkable
class Fallible(Protocol):
    """A bot that can fail in the middle of a game; another plays on in its place."""

    failed: Told | None  # one sentence


class BadBot(Told):
    """There is no such bot, or it does not take such a budget."""


def decide(bot: Bot, state: State, seat: int, rng: Random) -> int:
    """A bot's answer to what its seat is asked."""
    if isinstance(bot, Picker):
        return bot.pick(state.legal(seat), rng)
    return bot.choose(state.guess(seat, rng), seat, rng)


def failure(bot: Bot) -> Told | None:
    """What went wrong with a bot in this game, in one sentence."""
    return bot.failed if isinstance(bot, Fallible) else None


def make(spec: str) -> Bot:
    """A bot from its name and settings: `search:iterations=500`, `greedy:temper=patient`, `cmd:./mybot`."""
    name, _, settings = spec.partition(":")
    if name == "cmd":
        return _command(spec)
    if name not in _MAKERS:
        raise BadBot("bot-unknown", name=name, known=", ".join(NAMES))
    settings, _, temper = settings.partition("temper=")
    if temper:
        return _tempered(make(f"{name}:{settings}"), spec, temper)
    budget: dict[str, int] = {}
    for setting in filter(None, settings.split(":")):
        key, _, value = setting.partition("=")
        if key not in _BUDGETS.get(name, ()):
            raise BadBot("bot-not-taken", name=name, setting=key)
        if name == "champion" and value not in ("1", "2"):
            raise BadBot("bot-steps", spec=spec, value=value)
        if name == "greedy" and not (value.isdecimal() and int(value) < 100):
            raise BadBot("bot-overlooks", spec=spec, value=value)
        if not value.isdecimal() or not 0 < int(value) <= 10_000_000:
            raise BadBot("bot-number", spec=spec, setting=key, value=value)
        budget[key] = int(value)
    if len(budget) > 1:
        raise BadBot("bot-both", spec=spec)
    return _MAKERS[name](**budget)


def _random() -> Bot:
    from londinium.players.random import RandomBot

    return RandomBot()


def _greedy(overlooks: int = 0) -> Bot:
    from londinium.players.greedy import GreedyBot

    return GreedyBot(overlooks=overlooks)


def _search(ms: int | None = None, iterations: int | None = None) -> Bot:
    from londinium.players.search import SearchBot

    return SearchBot(ms, iterations)


def _tempered(bot: Bot, spec: str, name: str) -> Bot:
    """A bot with a way to play (`players/temper.py`): the last of its settings, `search:ms=100:temper=patient`."""
    from londinium.players.temper import TemperedBot, tempers

    if name not in tempers():
        raise BadBot("bot-temper", spec=spec, temper=name, known=", ".join(tempers()))
    if tempers()[name].plain:
        return bot
    taking = TemperedBot.taking(bot)
    if taking is None:
        raise BadBot("bot-no-temper", spec=spec)
    return TemperedBot(taking, tempers()[name])


def _command(spec: str) -> Bot:
    from londinium.players.command import CommandBot, read

    return CommandBot(spec, *read(spec))


def can_learn() -> bool:
    """Whether numpy is here, which evaluates what was learnt."""
    # Where cores are shared, threads that wait for each other cost all
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        import numpy  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def _champion(steps: int = 2) -> Bot:
    _need_numpy("champion")
    from londinium.players.champion import ChampionBot

    return ChampionBot(steps)


def _expert(ms: int | None = None, iterations: int | None = None) -> Bot:
    _need_numpy("expert")
    from londinium.players.expert import ExpertBot

    return ExpertBot(ms, iterations)


def _need_numpy(name: str) -> None:
    if not can_learn():
        raise BadBot("bot-numpy", name=name)


_MAKERS: dict[str, Callable[..., Bot]] = {
    "random": _random,
    "greedy": _greedy,
    "search": _search,
    "champion": _champion,
    "expert": _expert,
}
_BUDGETS = {
    "greedy": ("overlooks",),
    "search": ("ms", "iterations"),
    "champion": ("steps",),
    "expert": ("ms", "iterations"),
}
NAMES = tuple(_MAKERS)
