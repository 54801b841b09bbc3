"""What a loss is called, and accuracy: as lichess does it, by the loss in winning chances. All thresholds stand here.

Where one plays alone, points become percent as if one played against oneself: between two scores that are spread
alike, a point more is worth 28 percent of the chance to win, divided by that spread.
"""

import math
from collections.abc import Sequence
from statistics import fmean

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = CLASSES = ("best", "good", "inaccuracy", "mistake", "blunder")
LEAST = {BLUNDER: 15.0, MISTAKE: 10.0, INACCURACY: 5.0, GOOD: 0.5}  # percent lost, from which on it is called so
LEAST_STAKE = 0.04  # as with a chance of 1 percent
AGAINST_ONESELF = 1 / math.sqrt(4 * math.pi)  # the slope of the chance to win between two scores, where they are even


def percent(loss: float, alone: bool, spread: float) -> float:
    """A loss in percent of the chance to win."""
    return 100 * (loss * AGAINST_ONESELF / spread if alone else loss)


def mark(lost: float) -> str:
    """What a decision that lost this many percent is called."""
    return next((name for name, least in LEAST.items() if lost >= least), BEST)


def stake(chance: float) -> float:
    """How much a decision counts for accuracy: by how open the game still is. Who has surely won can lose nothing."""
    return max(LEAST_STAKE, 4 * chance * (1 - chance))


def accuracy(losses: Sequence[float], stakes: Sequence[float]) -> float | None:
    """0 to 100, of the percent that each decision lost: the mean by their stakes, of all that had a choice, if any."""
    if not losses:
        return None
    each = [min(100.0, max(0.0, 103.1668 * math.exp(-0.04354 * lost) - 3.1669)) for lost in losses]
    return fmean(each, stakes)
