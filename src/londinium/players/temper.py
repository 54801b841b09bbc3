"""A way to play: what a bot likes, where it thinks that answers are as good as each other.

A temper is a few numbers (`tempers.json`): how much it likes points at once, how much it minds those of the others,
whether it leaves things to chance, and which kinds of move it likes in each game. They are added to what a position is
worth, and decide only among answers that are almost as good as the best one by the bot's own judgement (`leeway`, a
share of how far its answers are apart). So a character is known by what it does, and is as strong as its level.
"""

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from londinium.kernel.engine import PACKAGE
from londinium.kernel.state import State
from londinium.players.greedy import GreedyBot, Lookahead
from londinium.players.random import RandomBot
from londinium.players.search import SearchBot

NOTHING: Mapping[str, float] = {}
WORTH = 0.2  # how much a point that is hoped for counts beside them
MOST = 150  # positions that it looks at for what it likes

FILE = PACKAGE / "players" / "tempers.json"


class Temper(NamedTuple):
    """What somebody likes, in points of the game."""

    now: float = 0.0  # each point of one's own, as things stand after the answer
    others: float = 0.0  # each point that the best of the others is kept from
    chance: float = 0.0  # that something hidden becomes known
    leeway: float = 0.0
    likes: Mapping[str, Mapping[str, float]] = {}  # by game, and the kind of move that an answer is

    @property
    def plain(self) -> bool:
        return not self.leeway


@lru_cache
def tempers() -> dict[str, Temper]:
    return {name: Temper(**weights) for name, weights in _read()["tempers"].items()}


@lru_cache
def _read() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def character(game: str, level: str) -> str | None:
    """The temper of a level of a game's bots; None where none is known, and one plays plainly."""
    known = _read()["characters"].get(game, {}).get(level)
    name = None if known is None else str(known)
    return None if name is None or tempers()[name].plain else name


class TemperedBot:
    """A bot that plays by its level, and where that leaves a choice by its temper."""

    def __init__(self, bot: RandomBot | GreedyBot | SearchBot, temper: Temper) -> None:
        self.bot, self.temper = bot, temper

    @staticmethod
    def taking(bot: object) -> RandomBot | GreedyBot | SearchBot | None:
        """The bot as one that has room for a temper; what was learnt leaves none."""
        return bot if isinstance(bot, RandomBot | GreedyBot | SearchBot) else None

    def choose(self, guess: State, seat: int, rng: Random) -> int:
        alike = self.alike(guess, seat, rng)
        if len(alike) == 1:
            return alike[0]
        liked = self.liking(guess, seat, alike)
        best = max(liked)
        return rng.choice([action for action, one in zip(alike, liked, strict=True) if one == best])

    def alike(self, guess: State, seat: int, rng: Random) -> list[int]:
        """The answers that the bot thinks as good as each other."""
        if isinstance(self.bot, RandomBot):  # it has no judgement: of two that cross its mind, it likes one
            legal = guess.legal(seat)
            return [self.bot.pick(legal, rng), self.bot.pick(legal, rng)]
        answers, worth = self._judged(self.bot, guess, seat, rng)
        best = max(worth)
        enough = best - self.temper.leeway * (best - min(worth))
        return [action for action, one in zip(answers, worth, strict=True) if one >= enough]

    def _judged(
        self, bot: GreedyBot | SearchBot, guess: State, seat: int, rng: Random
    ) -> tuple[Sequence[int], Sequence[float]]:
        if isinstance(bot, GreedyBot):
            return bot.judged(guess, seat, rng)
        answers = bot.knows(guess).candidates(guess, seat)
        if len(answers) == 1:
            return answers, [0.0]
        root = bot.look(guess, seat, answers, rng)
        known = [i for i, tried in enumerate(root.tried) if tried > 1] or list(range(len(answers)))
        return [root.legal[i] for i in known], [root.worth[i] for i in known]

    def liking(self, guess: State, seat: int, answers: Sequence[int]) -> list[float]:
        """How much its temper likes these answers, and what they lead to; without judgement, the answers alone."""
        temper = self.temper
        worth = [0.0] * len(answers) if isinstance(self.bot, RandomBot) else self._led_to(guess, seat, answers)
        likes = temper.likes.get(guess.game.id, NOTHING)
        return [
            one + likes.get(guess.game.move(action)["kind"], 0.0) for action, one in zip(answers, worth, strict=True)
        ]

    def _led_to(self, guess: State, seat: int, answers: Sequence[int]) -> list[float]:
        """What it likes of the positions at the end of its own decisions."""
        plain, temper, before = guess.game.insight, self.temper, guess.barrier

        def value(state: State, who: int) -> float:
            totals = {one["seat"]: one["total"] for one in state.standing(who)}
            own = totals.pop(who)
            liked = temper.now * own - temper.others * max(totals.values(), default=0)
            return WORTH * plain.value(state, who) + liked + (temper.chance if state.barrier > before else 0.0)

        tempered = plain._replace(value=value, positions=min(plain.positions, MOST))
        return Lookahead(seat, tempered).values(guess, answers)
