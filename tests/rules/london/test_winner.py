"""The winner and ties (LON-TIE)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.london.playing import because, told
from tests.rules.london.table import CARDS, Seat, scored, table

Result = tuple[list[int], list[int], str | None]


def result(*seats: Seat, **options: Any) -> Result:
    """Scores, places and the tie-break that decided; nobody has money but what is given."""
    outcome = scored(*(seat if seat.money != 5 else seat._replace(money=0) for seat in seats), **options).outcome()
    return outcome["scores"], outcome["ranking"], outcome["decided_by"]


@rule("LON-TIE-1")
def test_the_most_prestige_wins() -> None:
    assert result(Seat(prestige=9), Seat(prestige=12), Seat(prestige=3)) == ([9, 12, 3], [2, 1, 3], None)
    assert result(Seat(prestige=-9), Seat(prestige=-12)) == ([-9, -12], [1, 2], None)


@rule("LON-TIE-1")
def test_prestige_counts_before_everything_else() -> None:
    rich_in_all = Seat(prestige=1, poverty=0, boroughs="city hackney", city="mercers")
    assert result(rich_in_all, Seat(prestige=3, poverty=1))[1] == [2, 1]


@rule("LON-TIE-2")
def test_of_equals_the_one_with_less_poverty_wins() -> None:
    assert result(Seat(prestige=5), Seat(prestige=6, poverty=1)) == ([5, 5], [1, 2], "LON-TIE-2")
    better = Seat(prestige=6, poverty=1, boroughs="city hackney", city="mercers")
    assert result(Seat(prestige=5), better)[1:] == ([1, 2], "LON-TIE-2")


@rule("LON-TIE-2")
def test_the_points_count_and_not_what_they_cost() -> None:
    """One and two poverty both cost one prestige."""
    assert result(Seat(prestige=6, poverty=2), Seat(prestige=6, poverty=1), Seat()) == (
        [5, 5, 0],
        [2, 1, 3],
        "LON-TIE-2",
    )


@rule("LON-TIE-2")
@pytest.mark.parametrize("lowest", [0, 4])
def test_before_or_after_the_subtraction_is_the_same(lowest: int) -> None:
    seats = Seat(prestige=6, poverty=lowest + 2), Seat(prestige=6, poverty=lowest + 1), Seat(poverty=lowest)
    assert result(*seats)[1] == [2, 1, 3]


@rule("LON-TIE-3")
def test_then_the_one_with_more_boroughs_wins() -> None:
    assert result(Seat(boroughs="city"), Seat(boroughs="hackney lewisham")) == ([0, 0], [2, 1], "LON-TIE-3")
    assert result(Seat(city="lords", boroughs="city"), Seat(prestige=1, boroughs="hackney lewisham"))[1] == [2, 1]


@rule("LON-TIE-4")
def test_then_the_one_with_the_best_single_card_wins() -> None:
    two, one = Seat(city="hospital hospital"), Seat(prestige=2, city="tower_bridge")
    assert [CARDS[card].end_prestige for card in ("hospital_a", "hospital_b", "tower_bridge")] == [3, 3, 4]
    assert result(two, one) == ([6, 6], [2, 1], "LON-TIE-4")


@rule("LON-TIE-4")
@pytest.mark.parametrize("lies", ["~tower_bridge", "tower_bridge/mercers", "~tower_bridge/mercers"])
def test_a_card_counts_face_down_and_covered_too(lies: str) -> None:
    assert result(Seat(city="hospital hospital"), Seat(prestige=2, city=lies))[1:] == ([2, 1], "LON-TIE-4")


@rule("LON-TIE-5")
def test_with_the_option_the_sum_of_the_cards_decides() -> None:
    two, one = Seat(city="hospital hospital"), Seat(prestige=2, city="tower_bridge")
    assert result(two, one, last_tie_break="total_city_card_prestige") == ([6, 6], [1, 2], "LON-TIE-5")
    same = Seat(prestige=2, city="tower_bridge/mercers"), Seat(prestige=2, city="kew salters")
    assert result(*same, last_tie_break="total_city_card_prestige") == ([6, 6], [1, 1], None)


@rule("LON-TIE-6")
def test_who_are_equal_in_all_share_the_win() -> None:
    assert result(Seat(prestige=4), Seat(prestige=4), Seat(prestige=2)) == ([4, 4, 2], [1, 1, 3], None)
    four = [Seat(prestige=4, boroughs=borough) for borough in ("city", "hackney", "lambeth", "deptford")]
    assert result(*four)[1] == [1, 1, 1, 1]


@rule("LON-TIE-7")
@pytest.mark.parametrize("last_tie_break", ["best_single_city_card", "total_city_card_prestige"])
def test_without_city_cards_one_counts_nothing(last_tie_break: str) -> None:
    assert result(Seat(prestige=1), Seat(city="lords"), last_tie_break=last_tie_break)[1] == [2, 1]
    assert result(Seat(), Seat(city="mercers salters"), last_tie_break=last_tie_break)[1] == [1, 1]
    assert result(Seat("kew st_pauls", prestige=2), Seat(prestige=2, poverty=2), last_tie_break=last_tie_break)[1] == [
        1,
        1,
    ]


@rule("LON-TIE-8")
def test_lower_places_are_ordered_in_the_same_way() -> None:
    winner = Seat(prestige=20)
    assert result(winner, Seat(boroughs="city"), Seat(boroughs="hackney lewisham"), Seat(prestige=1)) == (
        [20, 0, 0, 1],
        [1, 4, 3, 2],
        None,
    )
    assert result(Seat(), Seat(), winner)[1] == [2, 2, 1]
    assert result(Seat(), winner, Seat(), Seat(prestige=-1))[1] == [2, 1, 2, 4]


@rule("LON-TIE-2")
def test_the_log_says_what_decided() -> None:
    s = table(Seat(prestige=5, money=0), Seat(prestige=6, poverty=1, money=0), last=1)
    assert because(told(s, "run"))[-1] == "LON-TIE-2"
