"""From points to the chance to win: a curve for each game and number of players.

What a seat's position is worth by the game's own insight, less the same of its best opponent, is its lead; or what the
game's expert expects it to be in the end, which has a curve of its own. The chance to win is a logistic function of the
lead, steeper the more of the game has been played. How much that is, a game says (`Insight.share`), or it is told by
how often something hidden has become known, which every seat knows, too. `bench/calibration.py` finds the numbers in
`curves.json` from games of bots. More players than were looked at borrow the curve of two; a game without any curve has
a stated one. Neither is calibrated.
"""

import json
import math
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from londinium.analysis.learnt import By, expert
from londinium.kernel.state import State

FILE = Path(__file__).with_name("curves.json")


class Curve(NamedTuple):
    """What a lead is worth at several shares of a game; in between, what lies between."""

    length: float
    """How often something hidden becomes known in a whole game, in the mean; 1 where the game tells the share."""
    knots: Sequence[float]
    """Shares of a game, from 0 to 1."""
    slope: Sequence[float]
    """At each knot, by how much the log-odds rise with a point of lead."""
    shift: Sequence[float]
    """At each knot, the log-odds of a seat whose lead is nothing."""
    gain: float
    """How much more the lead changes than the value that the search looks at: insight may count the others already."""
    spread: float
    """Of the scores of bots, in points: what a point is worth where one plays alone."""
    calibrated: bool

    def share(self, state: State) -> float:
        """How much of the game has been played."""
        told = state.game.insight.share
        return min(1.0, told(state) if told else state.barrier / self.length)

    def chance(self, lead: float, share: float) -> float:
        """The chance to win."""
        odds = self._at(self.shift, share) + self._at(self.slope, share) * lead
        return 1 / (1 + math.exp(-max(-40.0, min(40.0, odds))))

    def _at(self, heights: Sequence[float], share: float) -> float:
        for i, knot in enumerate(self.knots[1:], 1):
            if share <= knot or i == len(self.knots) - 1:
                before = self.knots[i - 1]
                part = (share - before) / (knot - before)
                return heights[i - 1] + (heights[i] - heights[i - 1]) * part
        return heights[0]


def uncalibrated(players: int) -> Curve:
    """For a game of which no games of bots have been looked at: even at the start, and a lead of 20 points decides."""
    even = -math.log(max(1, players - 1))
    return Curve(100.0, (0.0, 1.0), (0.05, 0.2), (even, even), 1.0, 15.0, False)


@cache
def _all() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["curves"]
    return found


def curve(state: State) -> Curve:
    """The curve for these rules of a game, its number of players, and the options that have one of their own."""
    by: By = "insight" if expert(state) is None else "expert"
    options = msgspec.json.encode(msgspec.to_builtins(state.options))
    return _curve(state.game.id, state.game.version, state.players, options, by)


@cache
def _curve(game: str, version: int, players: int, options: bytes, by: By) -> Curve:
    chosen: Mapping[str, Any] = json.loads(options)
    fitting = [
        one
        for one in _all()
        if (one["game"], one["provenance"]["version"], one["players"], one["by"]) == (game, version, players, by)
        and all(chosen.get(name) == value for name, value in one["options"].items())
    ]
    if not fitting and players > 2:  # as between two, with an even start for all
        two = _curve(game, version, 2, options, by)
        even = uncalibrated(players).shift[0]
        return two._replace(shift=tuple(even for _ in two.knots), calibrated=False)
    if not fitting:
        return uncalibrated(players)
    best = max(fitting, key=lambda one: len(one["options"]))
    return Curve(**{name: best[name] for name in Curve._fields if name != "calibrated"}, calibrated=True)
