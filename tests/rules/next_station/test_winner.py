"""Who wins (NSL-WIN).

The lines here have no tourist site and share no station with each other, unless a test says so: a sheet is then worth
the sum of its lines, and a line without a section is worth 1.
"""

from londinium.games.next_station.state import NextStationState
from tests.marks import rule
from tests.rules.next_station.table import circle, draw, final_round, finished, line, path, play_out, skip

# By points: each of these lines is worth what its name says
GREEN = {2: path((3, 2), (3, 1)), 3: path((3, 2), (1, 0), (0, 0)), 4: path((3, 2), (3, 1), (1, 1), (1, 0))}
BLUE = {2: path((5, 7), (3, 7)), 4: path((5, 7), (5, 4))}
PINK = {2: path((7, 3), (7, 0)), 4: path((7, 3), (7, 5))}
PURPLE = {2: path((2, 5), (2, 4)), 3: path((2, 5), (2, 7), (3, 7))}
LINES = {"green": GREEN, "blue": BLUE, "pink": PINK, "purple": PURPLE}


def give(s: NextStationState, seat: int, **points: int) -> None:
    """Put finished lines of these points on a seat's sheet: `green=4`."""
    for pencil, worth in points.items():
        finished(s, seat, pencil, LINES[pencil][worth])
        assert line(s, pencil, seat)["points"] == worth


@rule("NSL-WIN-1")
def test_the_highest_final_score_wins() -> None:
    s = final_round(players=3)
    give(s, 0, green=3)
    give(s, 1, green=4, purple=3)
    give(s, 2, green=2, blue=4)
    play_out(s)
    assert s.outcome()["scores"] == [6, 9, 8]
    assert s.outcome()["ranking"] == [3, 1, 2]
    assert s.outcome()["decided_by"] is None


@rule("NSL-WIN-2")
def test_of_tied_players_the_one_with_the_best_single_line_wins() -> None:
    s = final_round(players=2)
    give(s, 0, green=3, pink=2)
    give(s, 1, green=4)
    play_out(s)
    assert s.outcome()["scores"] == [7, 7]
    assert s.outcome()["ranking"] == [2, 1]
    assert s.outcome()["decided_by"] == "NSL-WIN-2"


@rule("NSL-WIN-2")
def test_thames_points_count_in_the_best_single_line() -> None:
    s = final_round("square", players=2)
    draw(s, (5, 7), (5, 4))  # 2 x 1 + 2, drawn in the last round
    give(s, 1, green=3, pink=2)  # 3 x 1 + 0
    play_out(s)
    assert s.outcome()["scores"] == [7, 7]
    assert s.outcome()["ranking"] == [1, 2]
    assert s.outcome()["decided_by"] == "NSL-WIN-2"


@rule("NSL-WIN-3")
def test_players_tied_in_score_and_best_line_share_the_victory() -> None:
    s = final_round(players=3)
    give(s, 0, green=4)
    give(s, 1, blue=4)
    play_out(s)
    assert s.outcome()["scores"] == [7, 7, 4]
    assert s.outcome()["ranking"] == [1, 1, 3]
    assert s.outcome()["decided_by"] is None


@rule("NSL-WIN-4")
def test_a_better_line_of_a_player_with_a_lower_score_plays_no_part() -> None:
    s = final_round(players=3)
    give(s, 0, green=3, pink=2, purple=2)
    give(s, 1, green=3, blue=2, purple=2)
    give(s, 2, pink=4)
    play_out(s)
    assert s.outcome()["scores"] == [8, 8, 7]
    assert s.outcome()["ranking"] == [1, 1, 3]
    assert s.outcome()["decided_by"] is None


@rule("NSL-WIN-4")
def test_the_second_best_line_is_not_compared() -> None:
    s = final_round(players=2)
    give(s, 0, green=3, pink=4)
    give(s, 1, green=2, blue=2, pink=4)
    play_out(s)
    assert s.outcome()["scores"] == [9, 9]
    assert s.outcome()["ranking"] == [1, 1]
    assert s.outcome()["decided_by"] is None


@rule("NSL-WIN-5")
def test_tourist_points_are_in_the_score_and_not_in_the_tie_break() -> None:
    s = final_round(players=2)
    finished(s, 0, "green", path((3, 2), (0, 2), (0, 3)))  # 3 x 1, and a visit for 1 point
    give(s, 1, green=4)
    play_out(s)
    assert [points["tourist"] for points in s.outcome()["breakdown"]] == [1, 0]
    assert s.outcome()["scores"] == [7, 7]
    assert (s.outcome()["ranking"], s.outcome()["decided_by"]) == ([2, 1], "NSL-WIN-2")


@rule("NSL-WIN-5")
def test_interchange_points_are_in_the_score_and_not_in_the_tie_break() -> None:
    s = final_round(players=2)
    finished(s, 0, "green", path((3, 2), (6, 2)))  # 1 x 2 …
    finished(s, 0, "pink", path((7, 3), (6, 2)))  # … and 2 x 1, with an interchange for 2 points
    give(s, 1, green=4, pink=2)
    play_out(s)
    assert [points["interchanges"] for points in s.outcome()["breakdown"]] == [2, 0]
    assert s.outcome()["scores"] == [8, 8]
    assert (s.outcome()["ranking"], s.outcome()["decided_by"]) == ([2, 1], "NSL-WIN-2")


@rule("NSL-WIN-5")
def test_objective_points_are_in_the_score_and_not_in_the_tie_break() -> None:
    s = final_round("triangle circle", players=2, objectives=("tourist_5", "districts_13"))
    finished(s, 0, "green", path((3, 2), (3, 1), (6, 1)))
    finished(s, 0, "pink", path((7, 3), (6, 3), (5, 3)) + path((7, 3), (9, 3), (9, 6)))
    finished(s, 0, "purple", path((2, 5), (1, 4), (0, 3)))
    draw(s, (5, 7), (5, 9))
    skip(s, seat=1)
    draw(s, (5, 9), (4, 9))
    s.sheets[1].points = (12, 12, 12, 0)  # the purple line of this round will have no section: 1 point
    play_out(s)
    assert s.outcome()["breakdown"] == [
        {"lines": 3 + 8 + 5 + 3, "tourist": 8, "interchanges": 0, "objectives": 10},
        {"lines": 37, "tourist": 0, "interchanges": 0, "objectives": 0},
    ]
    assert (s.outcome()["ranking"], s.outcome()["decided_by"]) == ([2, 1], "NSL-WIN-2")


@rule("NSL-WIN-5")
def test_points_of_double_station_are_in_the_score_and_in_the_tie_break() -> None:
    s = final_round("circle", players=2, powers={"blue": "double_station"})
    draw(s, (5, 7), (3, 7))  # 1 x 2, by the mark 1 x 3
    give(s, 1, green=2, pink=2)
    skip(s, seat=1)
    circle(s, (3, 7))
    play_out(s)
    assert s.outcome()["scores"] == [6, 6]
    assert (s.outcome()["ranking"], s.outcome()["decided_by"]) == ([1, 2], "NSL-WIN-2")


@rule("NSL-WIN-6")
def test_lower_places_are_ordered_by_the_same_comparisons_and_shared_by_equals() -> None:
    s = final_round(players=4)
    give(s, 0, pink=4, green=4)
    give(s, 1, green=3, blue=2)
    give(s, 2, green=4)
    give(s, 3, purple=3, pink=2)
    play_out(s)
    assert s.outcome()["scores"] == [10, 7, 7, 7]
    assert s.outcome()["ranking"] == [1, 3, 2, 3]
    assert s.outcome()["decided_by"] is None  # the first place was not tied
