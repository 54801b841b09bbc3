"""The experts' training runs to its end in a small form, learns, and does the same from the same seed."""

from pathlib import Path

import numpy as np
import pytest

from londinium.kernel import learnt
from londinium.kernel.learnt import Network, Weights
from training.expert.__main__ import main
from training.expert.learn import fit, forward, fresh, spread, straightened, weights_of
from training.expert.play import Samples, play


def test_a_small_training_is_repeatable_and_writes_what_the_expert_reads(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        small = ["--games=2", "--passes=2", "--epochs=1", "--check=1", "--hidden=4", f"--out={tmp_path / folder}"]
        main(["london", *small])
    with np.load(tmp_path / "one" / "london.npz") as one, np.load(tmp_path / "two" / "london.npz") as two:
        assert set(one) >= {"format", "game", "data", "seed", *Weights._fields}
        assert all(np.array_equal(one[name], two[name]) for name in one)
        kinds, amounts = one["things"].shape[0], one["amounts"].shape[0]
    learnt.read(tmp_path / "one" / "london.npz", kinds, amounts)
    assert len((tmp_path / "one" / "london-curve.csv").read_text().splitlines()) == 3


def test_of_a_game_whose_turns_are_planned_positions_in_the_middle_of_turns_are_learnt() -> None:
    """D.E.I.: each decision leaves a position to the seat that made it; base game and Old London take turns."""
    samples, decisions = play("dei", range(30_000_000, 30_000_001), {}, None, 1.0)
    assert len(samples.worth) > decisions
    assert len({tuple(row) for row in samples.amounts.tolist()}) > decisions
    assert samples.by_hand.std() > 1


def test_what_the_insight_says_is_where_learning_begins_and_what_was_seen_corrects_it() -> None:
    rng = np.random.default_rng(2)
    x = rng.normal(size=(4000, 2)).astype(np.float32)
    by_hand, truth = 3 * x[:, 0] + x[:, 1], 3 * x[:, 0] - x[:, 1]
    assert straightened(x, truth + 5 * rng.normal(size=4000), by_hand) == pytest.approx([3, -1], abs=0.3)


def test_it_learns_what_amounts_and_things_are_worth() -> None:
    """A lead that depends on both, and not in a straight line."""
    rng = np.random.default_rng(0)
    amounts = rng.normal(size=(6000, 3)).astype(np.float32)
    things = rng.integers(0, 5, size=(6000, 2)).astype(np.int16)
    worth = 8 * np.abs(amounts[:, 0]) + 6 * (things == 3).sum(axis=1)
    samples = Samples(amounts, things, worth.astype(np.float32), amounts[:, 1])
    w = fresh(samples, 5, 16, rng)
    unexplained = fit(samples, w, 12, 0.01, 0.0, rng)
    assert unexplained < samples.worth.std() / 4


def test_the_package_values_as_the_training_does() -> None:
    rng = np.random.default_rng(1)
    samples = Samples(
        rng.normal(size=(50, 4)).astype(np.float32),
        rng.integers(0, 6, size=(50, 3)).astype(np.int16),
        rng.normal(size=50).astype(np.float32),
        rng.normal(size=50).astype(np.float32),
    )
    w = fresh(samples, 6, 8, rng)
    fit(samples, w, 20, 0.01, 0.0, rng)
    network = Network(weights_of(w))
    x = (samples.amounts - w["mean"]) / w["scale"]
    _, wanted = forward(w, x, spread(samples.things, 6))
    found = [network.value((a.tolist(), t.tolist())) for a, t in zip(samples.amounts, samples.things, strict=True)]
    assert np.allclose(found, wanted * 10, atol=1e-3)
