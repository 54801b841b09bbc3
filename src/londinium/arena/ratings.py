"""What games say about the strength of bots: who beat whom, by how much, and how sure that is.

The unit of the statistics is the deal and not the game: the same cards are played once from every seat, so the games of
a deal are not independent of each other, and luck with the cards cancels out between them. Testers of chess engines
call this the pentanomial model. Ratings are OpenSkill's (Plackett–Luce), game after game in a fixed order.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby, pairwise
from statistics import fmean, stdev
from typing import NamedTuple, TypedDict

import msgspec

from londinium.kernel.speech import Line

Z95 = 1.96
Z_SURE = 3.0  # of an order that is looked at again and again: one look in 370 is wrong by luck
FEWEST = 10  # deals before a spread is believed


class Game(msgspec.Struct, frozen=True):
    """A finished game: its deal, the bots by seat (numbers in the list of bots), and what came of it."""

    deal: int
    bots: tuple[int, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    decisions: int
    failures: tuple[Line | str, ...] = ()  # a sentence in older files

    @property
    def key(self) -> tuple[int, tuple[int, ...]]:
        return self.deal, self.bots


class Duel(TypedDict):
    """A bot against another, in all games in which both sat."""

    bot: str
    opponent: str
    games: int
    deals: int
    wins: int
    draws: int
    losses: int
    score: float  # a win is 1, a draw ½
    score95: list[float]
    elo: float | None  # None: infinite
    elo95: list[float | None]


class Rated(TypedDict):
    """A bot's rating, and how it did in all its games."""

    place: int
    bot: str
    mu: float
    sigma: float
    ordinal: float  # mu − 3 sigma: what it is worth at least
    games: int
    wins: float  # a shared win is shared
    win_rate: float
    mean: float  # of its scores
    stderr: float


class Interval(NamedTuple):
    mean: float
    low: float
    high: float


def duel(games: Iterable[Game], bots: Sequence[str], one: int, other: int) -> Duel:
    """How one bot did against another; `games` in the order of their deals."""
    results = [(game.deal, _result(game, one, other)) for game in games if one in game.bots and other in game.bots]
    found = [result for _, result in results]
    deals = _by_deal(results)
    score = interval(deals, Z95)
    elo = [elo_difference(value) for value in score]
    return {
        "bot": bots[one],
        "opponent": bots[other],
        "games": len(found),
        "deals": len(deals),
        "wins": found.count(1.0),
        "draws": found.count(0.5),
        "losses": found.count(0.0),
        "score": score.mean,
        "score95": [score.low, score.high],
        "elo": elo[0],
        "elo95": elo[1:],
    }


def _result(game: Game, one: int, other: int) -> float:
    mine, theirs = game.ranking[game.bots.index(one)], game.ranking[game.bots.index(other)]
    return 0.5 if mine == theirs else float(mine < theirs)


def _by_deal(results: Iterable[tuple[int, float]]) -> list[float]:
    return [fmean(result for _, result in some) for _, some in groupby(results, key=lambda result: result[0])]


def interval(deals: Sequence[float], z: float) -> Interval:
    """A mean share of the points with its interval, from the results of independent deals.

    Where no spread can be seen, since all went one way or there are few, it is Wilson's interval, which is wider.
    """
    n = len(deals)
    if not n:
        return Interval(0.5, 0.0, 1.0)
    mean = fmean(deals)
    if n >= FEWEST and (spread := stdev(deals)) > 0:
        half = z * spread / math.sqrt(n)
        return Interval(mean, max(0.0, mean - half), min(1.0, mean + half))
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
    return Interval(mean, max(0.0, middle - half), min(1.0, middle + half))


def elo_difference(score: float) -> float | None:
    """How much stronger somebody is who makes this share of the points; None where that is without limit."""
    return 400 * math.log10(score / (1 - score)) if 0 < score < 1 else None


def rate(games: Sequence[Game], bots: Sequence[str]) -> list[Rated]:
    """The bots from the strongest on, by their rating."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating(name=bot) for bot in bots]
    scores: list[list[int]] = [[] for _ in bots]
    wins = [0.0] * len(bots)
    for game in games:
        after = model.rate([[ratings[bot]] for bot in game.bots], ranks=list(map(float, game.ranking)))
        for bot, (rating,), score, place in zip(game.bots, after, game.scores, game.ranking, strict=True):
            ratings[bot] = rating
            scores[bot].append(score)
            wins[bot] += (place == 1) / game.ranking.count(1)
    order = sorted(range(len(bots)), key=lambda bot: (-ratings[bot].mu, bot))
    return [
        {
            "place": place,
            "bot": bots[bot],
            "mu": ratings[bot].mu,
            "sigma": ratings[bot].sigma,
            "ordinal": ratings[bot].ordinal(),
            "games": len(scores[bot]),
            "wins": wins[bot],
            "win_rate": wins[bot] / max(1, len(scores[bot])),
            "mean": fmean(scores[bot]) if scores[bot] else 0.0,
            "stderr": stdev(scores[bot]) / math.sqrt(len(scores[bot])) if len(scores[bot]) > 1 else 0.0,
        }
        for place, bot in enumerate(order, 1)
    ]


def order_is_sure(games: Sequence[Game], bots: int) -> bool:
    """Whether the bots can be put in an order in which each clearly beats the next when they meet."""
    points: Mapping[int, list[float]] = {bot: [] for bot in range(bots)}
    for game in games:
        for one in game.bots:
            points[one] += [_result(game, one, other) for other in game.bots if other != one]
    order = sorted(range(bots), key=lambda bot: -fmean(points[bot] or [0.0]))
    for better, worse in pairwise(order):
        both = [(game.deal, _result(game, better, worse)) for game in games if {better, worse} <= {*game.bots}]
        if interval(_by_deal(both), Z_SURE).low <= 0.5:
            return False
    return True
