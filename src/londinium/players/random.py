"""The bot that plays anything legal."""

from collections.abc import Sequence
from random import Random


class RandomBot:
    """Every legal answer equally often."""

    def pick(self, legal: Sequence[int], rng: Random) -> int:
        return legal[int(rng.random() * len(legal))]
