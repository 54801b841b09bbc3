"""The search for an expert's numbers: it finds better ones, does the same from the same seed, and goes on."""

from pathlib import Path

import numpy as np
import pytest

import londinium
from londinium.kernel import evolved
from training.evolve.__main__ import main
from training.evolve.play import leads, won, worth
from training.evolve.strategy import Strategy


def test_a_small_search_is_repeatable_and_writes_what_the_expert_reads(tmp_path: Path) -> None:
    small = ["guilds", "--generations=1", "--tried=2", "--seeds=2", "--check=0", "--narrow=1"]
    for folder in ("one", "two"):
        main([*small, f"--out={tmp_path / folder}"])
    one, two = (evolved.read(tmp_path / folder / "guilds.json") for folder in ("one", "two"))
    evolving = londinium.game("guilds").evolving
    assert evolving is not None
    assert one == two
    assert one.keys() == evolving.start.keys()
    assert one != evolving.start
    assert len((tmp_path / "one" / "guilds-curve.csv").read_text().splitlines()) == 2


def test_it_finds_the_numbers_that_do_best() -> None:
    """Worth most where a number is three times as large, another half, and a third does not matter; with noise."""
    rng = np.random.default_rng(5)
    strategy = Strategy({"more": 1.0, "less": -2.0, "idle": 7.0}, 12, 0.3, rng)
    for _ in range(60):
        tried = strategy.ask()
        assert all(one["more"] > 0 > one["less"] for one in tried)  # signs stay
        strategy.tell(
            [-(np.log(one["more"] / 3) ** 2) - np.log(one["less"] / -1) ** 2 + 0.05 * rng.normal() for one in tried]
        )
    assert strategy.now()["more"] == pytest.approx(3, rel=0.15)
    assert strategy.now()["less"] == pytest.approx(-1, rel=0.15)
    assert strategy.generation == 60


def test_each_deal_is_played_from_the_first_and_from_the_last_seat() -> None:
    """By the same numbers on both sides, what one seat is ahead the other is behind."""
    evolving = londinium.game("guilds").evolving
    assert evolving is not None
    first, second = leads("guilds", [5], evolving.start, evolving.start, narrow=1)
    assert first == -second


def test_a_win_by_far_proves_no_more_than_a_clear_one() -> None:
    assert worth([300, -3]) == pytest.approx((1 - 0.1) / 2)
    assert won([4, 0, -1]) == 0.5
