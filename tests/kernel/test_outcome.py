"""Results: places, shared places, and the tie-break that decided."""

from collections.abc import Sequence

import pytest

from londinium import Game, Refused
from londinium.kernel.outcome import standings
from tests.kernel.positions import GAMES, played_out, toy, wished
from tests.marks import rule


def test_the_highest_score_is_first() -> None:
    assert standings([5, 9, 7]) == ([3, 1, 2], None)


def test_one_player_is_first_and_last() -> None:
    assert standings([-3]) == ([1], None)


def test_equal_scores_share_their_place_and_the_next_is_left_out() -> None:
    assert standings([7, 7, 5]) == ([1, 1, 3], None)
    assert standings([9, 7, 7, 5]) == ([1, 2, 2, 4], None)
    assert standings([7, 7, 7]) == ([1, 1, 1], None)


@pytest.mark.parametrize(
    ("scores", "first", "second", "ranking", "decided_by"),
    [
        ([7, 7, 5], [1, 2, 9], [0, 0, 0], [2, 1, 3], "FIRST"),
        ([7, 7, 5], [2, 2, 9], [0, 1, 0], [2, 1, 3], "SECOND"),
        ([7, 7, 5], [2, 2, 9], [1, 1, 0], [1, 1, 3], None),
        ([9, 7, 7], [0, 1, 2], [0, 0, 0], [1, 3, 2], None),
        ([7, 7, 7], [1, 2, 3], [9, 8, 7], [3, 2, 1], "FIRST"),
        ([7, 7, 7], [2, 2, 1], [1, 2, 3], [2, 1, 3], "SECOND"),
        ([7, 7, 7], [2, 2, 1], [3, 3, 4], [1, 1, 3], "FIRST"),
        ([7, 7, 7, 7], [2, 2, 1, 1], [1, 1, 4, 3], [1, 1, 3, 4], "FIRST"),
    ],
    ids=[
        "first tie-break",
        "second tie-break",
        "shared after both",
        "only a lower place",
        "three ways",
        "three ways in two steps",
        "two of three share",
        "lower places by the same",
    ],
)
def test_tie_breaks_in_their_order(
    scores: Sequence[int], first: Sequence[int], second: Sequence[int], ranking: list[int], decided_by: str | None
) -> None:
    assert standings(scores, [("FIRST", first), ("SECOND", second)]) == (ranking, decided_by)


def test_a_tie_break_never_overrules_a_score() -> None:
    assert standings([7, 8], [("FIRST", [99, 0])]) == ([2, 1], None)


@rule("KER-OVER-2")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_there_is_no_result_before_the_end(game: Game) -> None:
    state = game.new(2, 1)
    while not state.over:
        with pytest.raises(Refused) as refused:
            state.outcome()
        assert refused.value.rule == "KER-OVER-2"
        state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    assert len(state.outcome()["scores"]) == 2


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_points_by_category_add_up_to_the_scores(game: Game) -> None:
    for seed in range(5):
        outcome = played_out(game.new(3, seed), seed).outcome()
        assert [sum(points.values()) for points in outcome["breakdown"]] == outcome["scores"]


def test_the_toy_is_decided_by_its_tie_break() -> None:
    state = wished(toy(loans=0, row=False, hand=0))
    state.hands = [{"sprat": 1, "dust": 1}, {"cod": 2}]
    state.wishes = ["wool", "wool"]
    state.over = True
    assert state.outcome() == {
        "scores": [2, 2],
        "ranking": [1, 2],
        "decided_by": "TOY-WIN-2",
        "breakdown": [{"goods": 2, "purse": 0, "debt": 0, "wish": 0}, {"goods": 2, "purse": 0, "debt": 0, "wish": 0}],
    }
