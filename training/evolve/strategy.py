"""An evolution strategy: CMA-ES with a diagonal of its own scale for each number (Ros and Hansen, 2008).

What it varies are logarithms, so that every number keeps its sign and is changed by a share of itself.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np


class Strategy:
    """Where the numbers stand, how widely each is tried, and how that changes by what did well."""

    def __init__(self, start: Mapping[str, float], tried: int, spread: float, rng: np.random.Generator) -> None:
        self.names = list(start)
        self.start = np.array([start[name] for name in self.names])
        n = len(self.names)
        self.rng, self.tried, self.spread = rng, tried, spread
        self.mean, self.scales = np.zeros(n), np.ones(n)
        best = tried // 2
        share = np.log(best + 0.5) - np.log(np.arange(1, best + 1))
        self.share = share / share.sum()
        kept = 1 / float((self.share**2).sum())  # how many the best count for
        self.slow = (kept + 2) / (n + kept + 5)
        self.calm = 1 + 2 * max(0.0, ((kept - 1) / (n + 1)) ** 0.5 - 1) + self.slow
        self.along = (4 + kept / n) / (n + 4 + 2 * kept / n)
        once = 2 / ((n + 1.3) ** 2 + kept)
        many = min(1 - once, 2 * (kept - 2 + 1 / kept) / ((n + 2) ** 2 + kept))
        self.once, self.many = once * (n + 2) / 3, min(1 - once, many * (n + 2) / 3)
        self.kept = kept
        self.path, self.road = np.zeros(n), np.zeros(n)
        self.usual = n**0.5 * (1 - 1 / (4 * n) + 1 / (21 * n * n))
        self.generation = 0
        self.steps = np.zeros((tried, n))

    def ask(self) -> list[dict[str, float]]:
        """Numbers to try, in pairs that lie opposite each other."""
        half = self.rng.normal(size=((self.tried + 1) // 2, len(self.names)))
        self.steps = np.concatenate([half, -half])[: self.tried] * np.sqrt(self.scales)
        return [self.numbers(self.mean + self.spread * step) for step in self.steps]

    def tell(self, worth: Any) -> None:
        """How well each of them did: the mean moves towards the best."""
        self.generation += 1
        order = np.argsort(worth)[::-1][: len(self.share)]
        best = self.steps[order]
        step = self.share @ best
        self.mean = self.mean + self.spread * step
        self.path = (1 - self.slow) * self.path + (self.slow * (2 - self.slow) * self.kept) ** 0.5 * (
            step / np.sqrt(self.scales)
        )
        length = float(np.linalg.norm(self.path))
        straight = (
            length / (1 - (1 - self.slow) ** (2 * self.generation)) ** 0.5 < (1.4 + 2 / (len(step) + 1)) * self.usual
        )
        self.road = (1 - self.along) * self.road + straight * (self.along * (2 - self.along) * self.kept) ** 0.5 * step
        self.scales = (
            (1 - self.once - self.many) * self.scales + self.once * self.road**2 + self.many * (self.share @ best**2)
        )
        self.spread *= float(np.exp(self.slow / self.calm * (length / self.usual - 1)))

    def numbers(self, at: Any) -> dict[str, float]:
        return dict(zip(self.names, (self.start * np.exp(at)).tolist(), strict=True))

    def now(self) -> dict[str, float]:
        """The numbers that it has come to."""
        return self.numbers(self.mean)
