"""Fitting the network to samples: stochastic gradient descent (Adam), in numpy."""

from typing import Any

import numpy as np

from londinium.kernel.learnt import Weights
from training.expert.play import Samples

BATCH = 512
POINTS = 10.0  # of a game, for each 1 while learning
RIDGE = 0.005  # how much of what was seen must speak for another worth of an amount than the insight's


def fresh(samples: Samples, kinds: int, hidden: int, rng: np.random.Generator) -> dict[str, Any]:
    """Weights to begin with: what goes straight is solved, what is hidden is small and random."""
    n = samples.amounts.shape[1]
    mean, scale = samples.amounts.mean(axis=0), samples.amounts.std(axis=0) + 0.05
    x = (samples.amounts - mean) / scale
    straight = straightened(x, samples.worth, samples.by_hand)
    return {
        "mean": mean,
        "scale": scale,
        "amounts": (rng.normal(size=(n, hidden)) / np.sqrt(n)).astype(np.float32),
        "things": (rng.normal(size=(kinds, hidden)) * 0.1).astype(np.float32),
        "bias": np.zeros(hidden, np.float32),
        "out": np.zeros(hidden, np.float32),
        "straight": (straight / POINTS).astype(np.float32),
        "straight_things": np.zeros(kinds, np.float32),
        "last": np.array([samples.worth.mean() / POINTS], np.float32),
    }


def straightened(x: Any, worth: Any, by_hand: Any) -> Any:
    """What each amount is worth: as the game's insight has it, and then what that gets wrong."""
    products = (x.T @ x).astype(np.float64)
    one = len(x) * np.eye(x.shape[1])
    known = np.linalg.solve(products + 0.001 * one, x.T @ (by_hand - by_hand.mean()))
    told = x @ known
    known *= float(told @ (worth - worth.mean()) / max(1e-9, told @ told))
    return known + np.linalg.solve(products + RIDGE * one, x.T @ (worth - worth.mean() - x @ known))


LEARNT = ("amounts", "things", "bias", "out", "straight", "straight_things", "last")


def spread(things: Any, kinds: int) -> Any:
    """Which things are there, as rows of numbers."""
    found = np.zeros((len(things), kinds + 1), np.float32)  # what is padded falls into the last column
    np.add.at(found, (np.arange(len(things))[:, None], things), 1.0)
    return found[:, :kinds]


def forward(w: dict[str, Any], x: Any, m: Any) -> tuple[Any, Any]:
    before = x @ w["amounts"] + m @ w["things"] + w["bias"]
    h = np.maximum(before, 0)
    return h, h @ w["out"] + x @ w["straight"] + m @ w["straight_things"] + w["last"][0]


def fit(
    samples: Samples, w: dict[str, Any], epochs: float, rate: float, decay: float, rng: np.random.Generator
) -> float:
    """Learn; the unexplained spread in points, over the last part of the way.

    `decay` keeps weights small, so that what was seen seldom counts little.
    """
    kinds = w["things"].shape[0]
    first = {name: np.zeros_like(w[name]) for name in LEARNT}
    second = {name: np.zeros_like(w[name]) for name in LEARNT}
    n = len(samples.worth)
    steps = max(1, int(epochs * n / BATCH))
    lost: list[float] = []
    order = rng.permutation(n)
    at = 0
    for step in range(1, steps + 1):
        if at + BATCH > n:
            order, at = rng.permutation(n), 0
        rows = order[at : at + BATCH]
        at += BATCH
        x = (samples.amounts[rows] - w["mean"]) / w["scale"]
        m = spread(samples.things[rows], kinds)
        h, found = forward(w, x, m)
        error = found - samples.worth[rows] / POINTS
        lost.append(float(np.mean(error * error)))
        e = (error / len(rows)).astype(np.float32)
        back = np.outer(e, w["out"]) * (h > 0)
        slopes = {
            "amounts": x.T @ back,
            "things": m.T @ back,
            "bias": back.sum(axis=0),
            "out": h.T @ e,
            "straight": x.T @ e,
            "straight_things": m.T @ e,
            "last": np.array([e.sum()], np.float32),
        }
        now = rate * min(1.0, step / 50) * (1 - 0.95 * step / steps)
        for name in LEARNT:
            first[name] += 0.1 * (slopes[name] - first[name])
            second[name] += 0.001 * (slopes[name] ** 2 - second[name])
            one, two = 1 - 0.9**step, 1 - 0.999**step
            w[name] -= now * (first[name] / one / (np.sqrt(second[name] / two) + 1e-8) + decay * w[name])
    return float(np.sqrt(np.mean(lost[-max(1, steps // 5) :]))) * POINTS


def judged(samples: Samples, w: dict[str, Any]) -> float:
    """The unexplained spread in points, on samples that were not learnt from."""
    x = (samples.amounts - w["mean"]) / w["scale"]
    _, found = forward(w, x, spread(samples.things, w["things"].shape[0]))
    return float(np.sqrt(np.mean((found * POINTS - samples.worth) ** 2)))


def weights_of(w: dict[str, Any]) -> Weights:
    """As the package keeps them: in points."""
    in_points = {name: w[name] * POINTS for name in ("out", "straight", "straight_things", "last")}
    return Weights(**{name: np.asarray(array, np.float32) for name, array in (w | in_points).items()})
