"""What a loss is called, what a lead is worth, and how a budget is written."""

import math
import re
from pathlib import Path

import pytest

import londinium
from londinium.analysis import DEFAULT, BadBudget, Budget, accuracy, mark
from londinium.analysis.curves import curve, uncalibrated
from londinium.analysis.marks import GOOD, INACCURACY, LEAST, percent, stake
from tests.toy import Toy


@pytest.mark.parametrize(
    ("lost", "called"),
    [
        (0, "best"),
        (0.49, "best"),
        (0.5, "good"),
        (4.9, "good"),
        (5, "inaccuracy"),
        (10, "mistake"),
        (14.9, "mistake"),
        (15, "blunder"),
        (80, "blunder"),
    ],
)
def test_a_loss_is_called_by_its_size(lost: float, called: str) -> None:
    assert mark(lost) == called


def test_a_second_try_is_judged_by_the_same_thresholds() -> None:
    """The page names two of them: what is right must be called best, what is nearly so no inaccuracy."""
    text = (Path(__file__).parents[2] / "web" / "src" / "coach" / "report.ts").read_text("utf-8")
    named = {name: float(n) for name, n in re.findall(r"^const (SAME|NEARLY) = ([0-9.]+);", text, re.MULTILINE)}
    assert named == {"SAME": LEAST[GOOD], "NEARLY": LEAST[INACCURACY]}


def test_accuracy_follows_lichess() -> None:
    assert accuracy([0, 0], [1, 1]) == pytest.approx(100, abs=0.01)
    assert accuracy([10], [1]) == pytest.approx(103.1668 * math.exp(-0.4354) - 3.1669)
    assert accuracy([0, 100], [1, 1]) == pytest.approx(50, abs=0.01)
    assert accuracy([], []) is None


def test_decisions_of_a_game_that_is_as_good_as_over_hardly_count() -> None:
    """Nine careless answers far ahead lose nothing: they do not hide the one that lost the lead of an open game."""
    assert stake(0.5) == 1 > stake(0.8) > stake(0.99) == pytest.approx(0.04, abs=1e-3)
    assert stake(0.2) == pytest.approx(stake(0.8))
    assert stake(1.0) == stake(0.0) == pytest.approx(0.04), "it still counts a little"
    lost, chances = [30.0, *[0.0] * 9], [0.5, *[1.0] * 9]
    assert accuracy(lost, [stake(chance) for chance in chances]) == pytest.approx(
        (24.8 + 9 * 0.04 * 100) / (1 + 9 * 0.04), abs=0.1
    )


def test_alone_a_point_is_worth_what_it_is_worth_against_oneself() -> None:
    assert percent(0.1, False, 14.0) == 10
    assert percent(1.0, True, 14.0) == pytest.approx(100 * 0.2821 / 14, rel=1e-3)


@pytest.mark.parametrize("game", londinium.games())
def test_every_game_has_a_curve_for_every_number_of_players(game: str) -> None:
    played = londinium.game(game)
    for players in played.seats:
        options = {"solo": True} if (game, players) == ("guilds", 1) else None
        state = played.new(players, 1, options)
        by = curve(state)
        assert by.calibrated
        assert by.length > 0
        for share in (0, 0.2, 0.5, 0.9, 1) if players > 1 else ():
            chances = [by.chance(lead, share) for lead in (-1000, -20, 0, 20, 1000)]
            assert chances == sorted(chances)
            assert chances[0] < 0.2
            assert chances[-1] > 0.8
            assert chances[1] < chances[3]
        assert by.share(state) < 0.5


def test_a_game_without_a_curve_of_its_own_has_a_stated_one() -> None:
    by = curve(Toy().new(2, 1))
    assert by == uncalibrated(2)
    assert by.chance(0, 0.5) == 0.5
    assert uncalibrated(4).chance(0, 0) == pytest.approx(0.25)


def test_a_curve_lies_between_its_knots() -> None:
    by = uncalibrated(2)._replace(knots=(0.0, 0.5, 1.0), slope=(0.0, 0.1, 0.3), shift=(0.0, 0.0, 0.0))
    assert by.chance(10, 0.25) == pytest.approx(1 / (1 + math.exp(-0.5)))
    assert by.chance(10, 0.75) == pytest.approx(1 / (1 + math.exp(-2)))
    assert by.chance(10, 1.0) == pytest.approx(1 / (1 + math.exp(-3)))


def test_a_budget_is_read_from_text() -> None:
    assert Budget.parse("iterations=200") == DEFAULT._replace(iterations=200)
    assert Budget.parse("iterations=5, guesses=2") == DEFAULT._replace(iterations=5, guesses=2)
    assert Budget.parse(DEFAULT.text()) == DEFAULT
    for text, why in (("ms=5", "'ms'"), ("iterations=0", "from 1"), ("iterations=x", "whole number"), ("5", "'5'")):
        with pytest.raises(BadBudget, match=why):
            Budget.parse(text)
