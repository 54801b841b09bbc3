"""Shared objectives (NSL-OBJ).

Each objective is met here by the very last section of the game and missed by one without it: the earlier lines lie on
the sheet, the purple line of round 4 is drawn.
"""

import pytest

from londinium.games.next_station.state import NextStationState
from londinium.games.next_station.view import ObjectiveView
from tests.marks import rule
from tests.rules.next_station.table import (
    Section,
    Stacked,
    at_random,
    draw,
    final_round,
    finished,
    new,
    path,
    play_out,
    ride,
    skip,
    table,
)

ALL = ("interchanges_8", "districts_13", "tourist_5", "central_9", "thames_6")

EARLIER = {
    "interchanges_8": {
        "green": path((3, 2), (0, 2), (0, 3), (1, 4), (1, 8), (0, 9))
        + path((1, 4), (2, 5))
        + path((3, 2), (4, 3), (5, 3)),
        "blue": path((5, 7), (5, 9), (4, 9)) + path((5, 7), (4, 6), (3, 7), (1, 9), (0, 9), (0, 7), (0, 5), (0, 3)),
        "pink": path((7, 3), (6, 3), (5, 3)),
    },
    "districts_13": {
        "green": path((3, 2), (1, 0), (0, 0)),
        "blue": path((5, 7), (8, 7), (8, 8), (9, 9)),
        "pink": path((7, 3), (9, 1), (9, 0)),
    },
    "tourist_5": {
        "green": path((3, 2), (3, 1), (6, 1)),
        "blue": path((5, 7), (5, 9), (4, 9)),
        "pink": path((7, 3), (6, 3), (5, 3)) + path((7, 3), (9, 3), (9, 6)),
    },
    "central_9": {
        "green": path((3, 2), (4, 3), (5, 3)),
        "blue": path((5, 7), (5, 4), (4, 4)),
        "pink": path((7, 3), (6, 3), (6, 6)),
    },
    "thames_6": {
        "green": path((3, 2), (0, 2), (2, 4)),
        "blue": path((5, 7), (5, 4), (7, 6)),
        "pink": path((7, 3), (7, 5), (8, 4)),
    },
}


def objective(s: NextStationState, name: str, seat: int = 0) -> ObjectiveView:
    """How a seat stands with an objective, as everybody sees it."""
    objectives: list[ObjectiveView] = s.view(None)["sheets"][seat]["objectives"]
    return next(one for one in objectives if one["id"] == name)


def standing(s: NextStationState, name: str) -> tuple[int, bool, int]:
    """At the end of the game: what the objective counted, whether it is met, and the points it gave."""
    play_out(s)
    seen = objective(s, name)
    return seen["count"], seen["met"], s.outcome()["breakdown"][0]["objectives"]


def other(name: str) -> str:
    """A second objective to lie beside this one, far from being met."""
    return "thames_6" if name == "districts_13" else "districts_13"


def nearly(name: str, deck: str) -> Stacked:
    """Round 4, with the earlier lines that all but meet this objective."""
    s = final_round(deck, objectives=(name, other(name)))
    for pencil, sections in EARLIER[name].items():
        finished(s, 0, pencil, sections)
    return s


@rule("NSL-OBJ-1")
def test_two_objectives_lie_open_from_the_start_and_are_the_same_for_all() -> None:
    for seed in range(20):
        s = new(3, seed, {"objectives": True})
        shown = s.view(None)["objectives"]
        assert len(set(shown)) == 2
        assert set(shown) < set(ALL)
        for seat in range(3):
            assert s.view(seat)["objectives"] == shown
            assert [o["id"] for o in s.view(None)["sheets"][seat]["objectives"]] == shown
        *_, s = at_random(s, seed)
        assert s.view(None)["objectives"] == shown


@rule("NSL-OBJ-1", "NSL-OBJ-3")
@pytest.mark.parametrize(
    ("deck", "drawn", "tourist", "central"),
    [
        ("", [], False, False),
        ("triangle square", path((2, 5), (1, 4), (0, 3)), True, False),
        ("circle", path((2, 5), (4, 5)), False, True),
        ("triangle square circle", path((2, 5), (1, 4), (0, 3)) + path((2, 5), (4, 5)), True, True),
    ],
)
def test_the_two_objectives_are_independent(deck: str, drawn: list[Section], tourist: bool, central: bool) -> None:
    s = final_round(deck, objectives=("tourist_5", "central_9"))
    finished(s, 0, "green", path((3, 2), (4, 3), (4, 4), (5, 4)) + path((3, 2), (3, 1), (6, 1)))
    finished(s, 0, "blue", path((5, 7), (4, 6), (3, 6)) + path((5, 7), (5, 9), (4, 9)))
    finished(s, 0, "pink", path((7, 3), (6, 3), (5, 3)) + path((6, 3), (6, 6)) + path((7, 3), (9, 3), (9, 6)))
    for section in drawn:
        draw(s, *section)
    play_out(s)
    assert objective(s, "tourist_5")["met"] is tourist
    assert objective(s, "central_9")["met"] is central
    assert s.outcome()["breakdown"][0]["objectives"] == 10 * (tourist + central)


@rule("NSL-OBJ-2")
def test_an_objective_is_tested_on_all_lines_together_at_the_end_of_the_game() -> None:
    s = nearly("tourist_5", "triangle square")
    assert [seen["tourist"] for seen in s.view(0)["sheets"][0]["lines"]] == [1, 1, 2, 0]
    ride(s, (2, 5), (1, 4), (0, 3))
    while not s.over:
        assert "objectives" not in s.view(0)["sheets"][0]["points"]
        skip(s)
    assert s.outcome()["breakdown"][0]["objectives"] == 10


@rule("NSL-OBJ-3")
@pytest.mark.parametrize(("achieving", "points"), [((0,), [10, 0]), ((1,), [0, 10]), ((0, 1), [10, 10])])
def test_an_objective_gives_10_points_to_every_player_who_achieves_it(
    achieving: tuple[int, ...], points: list[int]
) -> None:
    s = final_round(players=2, objectives=("thames_6", "districts_13"))
    for seat in achieving:
        finished(s, seat, "green", path((3, 2), (0, 2), (2, 4), (4, 4), (6, 6)))
        finished(s, seat, "pink", path((7, 3), (7, 5), (8, 4), (8, 7)))
    play_out(s)
    assert [points["objectives"] for points in s.outcome()["breakdown"]] == [
        10 * (seat in achieving) for seat in (0, 1)
    ]


@rule("NSL-OBJ-4")
def test_interchanges_8_needs_eight_stations_in_two_lines_or_more() -> None:
    deck = "square triangle pentagon Square Pentagon circle joker Circle"
    s = nearly("interchanges_8", deck)
    ride(s, (2, 5), (2, 4), (1, 4), (0, 5))
    ride(s, (2, 5), (2, 7), (3, 6), (3, 7), (3, 9))
    assert standing(s, "interchanges_8") == (7, False, 0)
    s = nearly("interchanges_8", deck)
    ride(s, (2, 5), (2, 4), (1, 4), (0, 5))
    ride(s, (2, 5), (2, 7), (3, 6), (3, 7), (3, 9), (4, 9))
    assert standing(s, "interchanges_8") == (8, True, 10)


@rule("NSL-OBJ-5")
def test_districts_13_needs_a_station_in_every_district() -> None:
    s = nearly("districts_13", "square circle triangle")
    ride(s, (2, 5), (2, 7), (1, 8), (0, 9))
    assert standing(s, "districts_13") == (12, False, 0)
    s = nearly("districts_13", "square circle triangle Circle")
    ride(s, (2, 5), (2, 7), (1, 8), (0, 9))
    draw(s, (2, 5), (4, 5))
    assert standing(s, "districts_13") == (13, True, 10)


@rule("NSL-OBJ-6")
def test_tourist_5_needs_every_tourist_site() -> None:
    s = nearly("tourist_5", "triangle")
    draw(s, (2, 5), (1, 4))
    assert standing(s, "tourist_5") == (4, False, 0)
    s = nearly("tourist_5", "triangle square")
    ride(s, (2, 5), (1, 4), (0, 3))
    assert standing(s, "tourist_5") == (5, True, 10)


@rule("NSL-OBJ-7")
def test_central_9_needs_every_station_of_the_central_district() -> None:
    s = nearly("central_9", "circle triangle")
    ride(s, (2, 5), (4, 5), (4, 6))
    assert standing(s, "central_9") == (8, False, 0)
    s = nearly("central_9", "circle triangle pentagon")
    ride(s, (2, 5), (4, 5), (4, 6))
    draw(s, (2, 5), (3, 6))
    assert standing(s, "central_9") == (9, True, 10)


@rule("NSL-OBJ-8")
def test_thames_6_needs_six_sections_over_the_thames_in_all_lines_together() -> None:
    s = nearly("thames_6", "square")
    draw(s, (2, 5), (2, 7))
    assert standing(s, "thames_6") == (5, False, 0)
    s = nearly("thames_6", "circle")
    draw(s, (2, 5), (4, 5))
    assert standing(s, "thames_6") == (6, True, 10)


@rule("NSL-OBJ-9")
@pytest.mark.parametrize("name", ALL)
def test_an_objective_once_met_stays_met_and_is_paid_at_the_end_only(name: str) -> None:
    for seed in range(5):
        before = [0, 0]
        for s in at_random(table(players=2, objectives=(name, other(name)), seed=seed), seed):
            now = [objective(s, name, seat) for seat in (0, 1)]
            assert all(o["count"] >= count for o, count in zip(now, before, strict=True))
            assert all(o["met"] == (o["count"] >= o["at_least"]) for o in now)
            assert all(("objectives" in sheet["points"]) == s.over for sheet in s.view(0)["sheets"])
            before = [o["count"] for o in now]


@rule("NSL-OBJ-10")
def test_a_station_counts_once_whatever_the_number_of_its_lines() -> None:
    s = final_round("circle pentagon square", objectives=("interchanges_8", "tourist_5"))
    finished(s, 0, "green", path((3, 2), (4, 3), (5, 3)))
    finished(s, 0, "blue", path((5, 7), (5, 4), (5, 3)))
    finished(s, 0, "pink", path((7, 3), (6, 3), (5, 3)))
    assert (objective(s, "interchanges_8")["count"], objective(s, "tourist_5")["count"]) == (1, 1)
    ride(s, (2, 5), (4, 5), (4, 4), (5, 3))
    play_out(s)
    assert s.view(0)["sheets"][0]["visits"] == 4
    assert (objective(s, "interchanges_8")["count"], objective(s, "tourist_5")["count"]) == (1, 1)
