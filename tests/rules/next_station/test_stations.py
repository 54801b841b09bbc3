"""Special stations: the central station and interchanges (NSL-STN)."""

import pytest

from londinium.games.next_station.state import NextStationState
from tests.marks import rule
from tests.rules.next_station.table import (
    PENCILS,
    Section,
    at_random,
    draw,
    finished,
    line,
    new,
    play_out,
    sections,
    skip,
    stopped_by,
    table,
)

FIVE = "Circle Square Pentagon Triangle Joker"  # the shortest round
PINK_FIRST = ["pink", "green", "blue", "purple"]


def interchanges(s: NextStationState, seat: int = 0) -> tuple[int, ...]:
    """How many stations are in exactly 2, 3 and 4 lines of a seat's network."""
    return tuple(s.view(None)["sheets"][seat]["interchanges"].values())


# The central station


@rule("NSL-STN-1")
@pytest.mark.parametrize("name", ["circle", "pentagon", "square", "joker", "Circle", "Pentagon", "Square", "Joker"])
def test_the_central_station_can_be_reached_on_any_symbol_card(name: str) -> None:
    s = table(f"triangle {name}")
    draw(s, (3, 2), (4, 3))
    assert ((4, 3), (5, 3)) in sections(s)
    draw(s, (4, 3), (5, 3))
    assert line(s, "green")["sections"] == [[13, 18], [18, 19]]


@rule("NSL-STN-1")
@pytest.mark.parametrize("name", ["triangle", "Triangle"])
def test_the_central_station_can_be_reached_on_a_triangle_card(name: str) -> None:
    s = table(f"square {name}")
    draw(s, (3, 2), (3, 1))
    assert sections(s) == {((3, 1), (5, 3)), ((3, 1), (4, 0)), ((3, 2), (1, 0)), ((3, 2), (4, 3))}


@rule("NSL-STN-2")
def test_the_central_station_counts_once_for_its_district_and_as_a_tourist_site() -> None:
    s = table("triangle square circle Square pentagon")
    draw(s, (3, 2), (4, 3))
    draw(s, (4, 3), (5, 3))
    green = line(s, "green")
    assert (green["districts"], green["most"], green["tourist"]) == (2, 2, 1)
    draw(s, (5, 3), (6, 3))  # two sections of the line meet in it now
    green = line(s, "green")
    assert (green["districts"], green["most"], green["tourist"]) == (2, 3, 1)
    draw(s, (6, 3), (5, 4))
    assert stopped_by(s, (5, 4), (5, 3)) == "NSL-DRAW-10"  # a line comes to it once only


@rule("NSL-STN-2")
def test_the_central_station_counts_once_per_line_as_an_interchange_and_a_visit() -> None:
    s = table(FIVE, FIVE, FIVE, pencils=["green", "pink", "purple", "blue"])
    skip(s)
    skip(s)
    skip(s)
    draw(s, (3, 2), (4, 3))
    draw(s, (4, 3), (5, 3))
    assert (s.round, s.sheets[0].visits, interchanges(s)) == (2, 1, (0, 0, 0))
    draw(s, (7, 3), (6, 3))
    draw(s, (6, 3), (5, 3))
    assert interchanges(s) == (1, 0, 0)
    play_out(s, rounds=2)
    assert (s.sheets[0].visits, interchanges(s)) == (2, (1, 0, 0))
    draw(s, (2, 5), (4, 5))
    draw(s, (4, 5), (5, 4))
    draw(s, (5, 4), (5, 3))
    assert interchanges(s) == (0, 1, 0)
    play_out(s, rounds=3)
    assert (s.sheets[0].visits, interchanges(s)) == (3, (0, 1, 0))


# Interchanges


@rule("NSL-STN-3")
def test_a_station_of_two_three_or_four_lines_is_an_interchange() -> None:
    s = table("joker")
    finished(s, 0, "blue", [((6, 1), (6, 2))])
    assert interchanges(s) == (0, 0, 0)
    finished(s, 0, "pink", [((7, 3), (6, 2))])
    assert interchanges(s) == (1, 0, 0)
    finished(s, 0, "purple", [((9, 2), (6, 2))])
    assert interchanges(s) == (0, 1, 0)
    draw(s, (3, 2), (6, 2))
    assert interchanges(s) == (0, 0, 1)


@rule("NSL-STN-3")
def test_lines_of_different_players_make_no_interchange() -> None:
    s = table("square", players=2, pencils=["green", "blue", "pink", "purple"])
    draw(s, (3, 2), (6, 2), seat=0)
    draw(s, (7, 3), (6, 2), seat=1)
    assert interchanges(s, 0) == interchanges(s, 1) == (0, 0, 0)


@rule("NSL-STN-3")
def test_ex_3_the_pink_line_through_a_pentagon_of_the_green_one() -> None:
    s = table(
        "square Pentagon Circle Square Triangle Joker",
        "triangle pentagon circle",
        pencils=["green", "pink", "blue", "purple"],
    )
    draw(s, (3, 2), (3, 1))
    draw(s, (3, 1), (6, 1))
    play_out(s, rounds=1)
    draw(s, (7, 3), (7, 0))
    assert interchanges(s) == (0, 0, 0)
    draw(s, (7, 0), (6, 1))
    draw(s, (6, 1), (5, 0))
    assert interchanges(s) == (1, 0, 0)
    play_out(s)
    assert s.outcome()["breakdown"][0]["interchanges"] == 2


@rule("NSL-STN-4")
def test_interchanges_can_arise_from_round_2_on() -> None:
    first = set()
    for seed in range(40):
        s = new(1 + seed % 4, seed, {"powers": True})
        for _ in at_random(s, seed):
            if any(any(interchanges(s, seat)) for seat in range(s.players)):
                first.add(s.round)
                break
    assert min(first) == 2


@rule("NSL-STN-5")
@pytest.mark.parametrize(
    "green",
    [
        [((3, 2), (6, 2))],
        [((3, 2), (6, 2)), ((6, 2), (9, 2))],
        [((3, 2), (6, 2)), ((6, 2), (9, 2)), ((6, 2), (6, 1))],
    ],
    ids=["ends there", "passes through", "branches there"],
)
def test_an_earlier_line_belongs_to_a_station_in_every_form(green: list[Section]) -> None:
    s = table("square", pencils=PINK_FIRST)
    finished(s, 0, "green", green)
    assert interchanges(s) == (0, 0, 0)
    draw(s, (7, 3), (6, 2))
    assert interchanges(s) == (1, 0, 0)


@rule("NSL-STN-5")
def test_a_line_belongs_to_its_departure_station_too() -> None:
    s = table("square triangle", pencils=PINK_FIRST)
    finished(s, 0, "green", [])  # departed from (3,2) and came nowhere
    draw(s, (7, 3), (6, 2))
    assert interchanges(s) == (0, 0, 0)
    draw(s, (6, 2), (3, 2))
    assert interchanges(s) == (1, 0, 0)


@rule("NSL-STN-5")
def test_a_later_line_belongs_to_a_station_in_every_form() -> None:
    s = table("square triangle switch pentagon", pencils=PINK_FIRST)
    finished(s, 0, "green", [((3, 2), (6, 2))])
    draw(s, (7, 3), (6, 2))  # ends there
    assert interchanges(s) == (1, 0, 0)
    draw(s, (6, 2), (9, 2))  # passes through
    assert interchanges(s) == (1, 0, 0)
    draw(s, (6, 2), (6, 1))  # branches there
    assert interchanges(s) == (1, 0, 0)


@rule("NSL-STN-6", "NSL-STN-7")
@pytest.mark.parametrize("draws", [False, True])
def test_a_departure_station_that_was_reached_before_is_an_interchange_from_the_start_of_its_round(
    draws: bool,
) -> None:
    s = table("Square Circle Pentagon Triangle Joker", FIVE, pencils=["green", "pink", "blue", "purple"])
    draw(s, (3, 2), (6, 2))
    draw(s, (6, 2), (7, 3))
    skip(s)
    skip(s)
    assert (s.round, interchanges(s)) == (1, (0, 0, 0))
    skip(s)
    assert (s.round, s.turn, interchanges(s)) == (2, 1, (1, 0, 0))
    draw(s, (7, 3), (7, 5)) if draws else skip(s)
    play_out(s, rounds=2)
    assert (s.round, interchanges(s)) == (3, (1, 0, 0))
    play_out(s)
    assert s.outcome()["breakdown"][0]["interchanges"] == 2


@rule("NSL-STN-7")
def test_a_line_exists_from_the_start_of_its_round_and_not_before() -> None:
    s = table("square", pencils=PENCILS)
    for number, pencil in enumerate(PENCILS, 1):
        begun = {name: line(s, name)["stations"] for name in PENCILS}
        assert begun == {name: [line(s, name)["departure"]] if PENCILS.index(name) < number else [] for name in PENCILS}
        assert line(s, pencil)["begun"]
        play_out(s, rounds=number)


@rule("NSL-STN-7")
def test_the_departure_stations_of_pencils_to_come_count_for_no_objective() -> None:
    s = table(objectives=["districts_13", "central_9"])
    for number in range(1, 5):  # they lie in four districts
        counts = {o["id"]: o["count"] for o in s.view(None)["sheets"][0]["objectives"]}
        assert counts["districts_13"] == number
        play_out(s, rounds=number)
