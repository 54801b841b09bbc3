"""Points: the line of a round (NSL-SCORE), tourist sites (NSL-TOUR), the end of the game (NSL-END).

Most lines here are drawn card by card from an empty sheet, so that a number is always the engine's own scoring of a
line that the rules allow.
"""

from collections import Counter

import pytest

import londinium
from londinium.games.next_station.state import NextStationState
from londinium.games.next_station.view import LineView, SheetView
from tests.marks import rule
from tests.rules.next_station.table import (
    BOX,
    Point,
    asked,
    at_random,
    draw,
    final_round,
    finished,
    line,
    new,
    path,
    play_out,
    point,
    ride,
    skip,
    table,
)

TRACK = [0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25]  # NSL-TOUR-4
SITES = {(6, 1), (0, 3), (5, 3), (9, 6), (4, 9)}  # NSL-MAP-6
MODULES = {"objectives": True, "powers": True}


def numbers(s: NextStationState, pencil: str, seat: int = 0) -> tuple[int, int, int, int]:
    """Districts, most, Thames sections and points of a line."""
    seen = line(s, pencil, seat)
    return seen["districts"], seen["most"], seen["thames"], seen["points"]


def district(station: Point) -> str:
    """The district of a lattice point, by the borders of NSL-MAP-3."""
    x, y = station
    if x in (0, 9) and y in (0, 9):
        return f"corner {x} {y}"
    return f"main {(x > 2.5) + (x > 6.5)} {(y > 2.5) + (y > 6.5)}"


def stations_of(seen: LineView) -> set[Point]:
    """The stations of a line, by its departure station and its sections."""
    return {point(seen["departure"])} | {point(end) for section in seen["sections"] for end in section}


def points_by_hand(seen: LineView) -> int:
    """What a line is worth by NSL-SCORE-6, from what is drawn on the sheet and the mark."""
    count = Counter(district(station) for station in stations_of(seen))
    districts = len(count)
    if seen["mark"] is not None:
        count[district(point(seen["mark"]))] += 1
    rivers = {frozenset(BOX.edges[edge]) for edge in range(len(BOX.edges)) if BOX.thames[edge]}
    thames = sum(frozenset(section) in rivers for section in seen["sections"])
    return districts * max(count.values()) + 2 * thames


def final_by_hand(sheet: SheetView) -> dict[str, int]:
    """Line total, tourist and interchange points of a finished sheet (NSL-END-2, NSL-TOUR, NSL-END-3)."""
    lines = [stations_of(seen) for seen in sheet["lines"]]
    visits = sum(len(stations & SITES) for stations in lines)
    shared = Counter(Counter(station for stations in lines for station in stations).values())
    return {
        "lines": sum(points_by_hand(seen) for seen in sheet["lines"]),
        "tourist": TRACK[min(visits, 10)],
        "interchanges": 2 * shared[2] + 5 * shared[3] + 9 * shared[4],
    }


# One line


@rule("NSL-SCORE-1")
def test_districts_counts_the_different_districts_of_the_line() -> None:
    s = table("circle square triangle")
    ride(s, (3, 2), (0, 2), (0, 3), (1, 4))  # N, NW and twice W
    play_out(s, 1)
    assert numbers(s, "green") == (3, 2, 1, 3 * 2 + 2)


@rule("NSL-SCORE-2")
def test_a_district_that_the_line_only_touches_at_a_border_point_does_not_count() -> None:
    s = table("pentagon")
    draw(s, (3, 2), (2, 3))  # through (2.5, 2.5), where NW and C touch N and W
    play_out(s, 1)
    assert numbers(s, "green") == (2, 1, 0, 2)


@rule("NSL-SCORE-2")
@pytest.mark.parametrize("seed", range(12))
def test_the_districts_counted_are_those_with_a_station_and_those_the_drawing_enters(seed: int) -> None:
    *_, s = at_random(new(2, seed), seed)
    for seat, pencil in ((seat, pencil) for seat in (0, 1) for pencil in BOX.pencils):
        seen = line(s, pencil, seat)
        entered = {district(station) for station in stations_of(seen)}
        assert seen["districts"] == len(entered)
        for start, to in seen["sections"]:
            (x, y), (u, v) = point(start), point(to)
            for part in (i / 97 for i in range(98)):  # 97 is prime: none of these points lies on a border
                assert district((round(x + part * (u - x)), round(y + part * (v - y)))) in entered


@rule("NSL-SCORE-3")
def test_most_is_the_number_of_stations_in_the_fullest_district() -> None:
    s = table("triangle square circle")
    ride(s, (3, 2), (4, 3), (5, 3), (6, 3))  # one in N, three in C
    play_out(s, 1)
    assert numbers(s, "green") == (2, 3, 0, 6)


@rule("NSL-SCORE-4")
def test_the_departure_station_counts_for_districts_and_for_most() -> None:
    s = table("square circle")
    draw(s, (3, 2), (3, 1))
    assert numbers(s, "green") == (1, 2, 0, 2)  # both in N
    draw(s, (3, 2), (0, 2))
    play_out(s, 1)
    assert numbers(s, "green") == (2, 2, 0, 4)
    s = table("circle")
    draw(s, (3, 2), (0, 2))
    play_out(s, 1)
    assert numbers(s, "green") == (2, 1, 0, 2)  # N has the departure station only


@rule("NSL-SCORE-5")
def test_thames_counts_the_sections_that_cross_the_river() -> None:
    s = table("circle pentagon triangle", pencils=("purple", "green", "blue", "pink"))
    draw(s, (2, 5), (4, 5))
    assert line(s, "purple")["thames"] == 1
    draw(s, (4, 5), (3, 6))
    assert line(s, "purple")["thames"] == 2
    draw(s, (3, 6), (4, 6))  # along the south bank
    play_out(s, 1)
    assert numbers(s, "purple") == (2, 3, 2, 2 * 3 + 2 * 2)


@rule("NSL-SCORE-6")
@pytest.mark.parametrize("seed", range(12))
def test_a_line_is_worth_districts_times_most_and_two_for_each_thames_section(seed: int) -> None:
    *_, s = at_random(new(3, seed, {"powers": True}), seed)
    for sheet in s.view(0)["sheets"]:
        for seen in sheet["lines"]:
            assert seen["points"] == seen["districts"] * seen["most"] + 2 * seen["thames"] == points_by_hand(seen)


@rule("NSL-SCORE-7")
def test_a_maximum_that_several_districts_share_is_counted_once() -> None:
    s = table("square pentagon triangle")
    ride(s, (3, 2), (3, 1), (1, 1), (1, 0))  # two in N, two in NW
    play_out(s, 1)
    assert numbers(s, "green") == (2, 2, 0, 4)


@rule("NSL-SCORE-8")
def test_a_line_without_a_section_is_its_departure_station_and_worth_one_point() -> None:
    s = table()
    play_out(s, 1)
    assert numbers(s, "green") == (1, 1, 0, 1)
    play_out(s)
    assert s.outcome()["breakdown"] == [{"lines": 4, "tourist": 0, "interchanges": 0}]


@rule("NSL-SCORE-8")
def test_the_departure_station_of_a_line_without_a_section_counts_for_interchanges_and_objectives() -> None:
    s = final_round(objectives=("districts_13", "central_9"))
    finished(s, 0, "green", path((3, 2), (4, 3), (2, 5)))  # N, C and W; purple, in W, draws nothing
    play_out(s)
    sheet = s.view(0)["sheets"][0]
    assert sheet["interchanges"] == {"2": 1, "3": 0, "4": 0}
    assert {o["id"]: o["count"] for o in sheet["objectives"]} == {
        "districts_13": 5,  # blue and pink have no section either: S and E
        "central_9": 1,
    }


@rule("NSL-SCORE-9")
@pytest.mark.parametrize("seed", range(8))
def test_the_points_of_a_line_never_change_after_its_round(seed: int) -> None:
    written: dict[tuple[int, str], int] = {}
    held: dict[int, str] = {}
    for s in at_random(new(2, seed, {"powers": True}), seed):
        for seat, sheet in enumerate(s.view(0)["sheets"]):
            present = {seen["pencil"]: seen["points"] for seen in sheet["lines"]}
            if held.get(seat) != sheet["pencil"] or s.over:
                if seat in held:
                    written[seat, held[seat]] = present[held[seat]]
                held[seat] = sheet["pencil"]
            fixed = {pencil: points for (owner, pencil), points in written.items() if owner == seat}
            assert {pencil: present[pencil] for pencil in fixed} == fixed
            assert sheet["points"]["lines"] == sum(fixed.values())
    assert len(written) == 8


@rule("NSL-SCORE-10")
def test_a_line_that_comes_back_to_a_district_adds_to_the_same_count() -> None:
    s = table("triangle circle square pentagon")
    ride(s, (3, 2), (4, 3), (5, 3), (6, 2), (6, 1))  # N, twice C, twice N again
    play_out(s, 1)
    assert numbers(s, "green") == (2, 3, 0, 6)


@rule("NSL-SCORE-10")
def test_two_branches_that_reach_a_district_add_to_the_same_count() -> None:
    s = table("square pentagon switch triangle Triangle", pencils=("purple", "green", "blue", "pink"))
    ride(s, (2, 5), (2, 4), (4, 4))
    draw(s, (2, 4), (4, 6))  # the branch
    draw(s, (4, 4), (4, 3))
    play_out(s, 1)
    assert numbers(s, "purple") == (2, 3, 1, 8)  # (4, 4), (4, 3) and (4, 6) in C


@rule("NSL-SCORE-11")
def test_a_corner_district_counts_and_is_no_part_of_the_district_beside_it() -> None:
    s = table("triangle pentagon")
    ride(s, (3, 2), (1, 0), (0, 0))  # N, NW and the corner
    play_out(s, 1)
    assert numbers(s, "green") == (3, 1, 0, 3)


@rule("NSL-SCORE-12")
def test_lines_of_earlier_rounds_add_nothing_to_a_line() -> None:
    s = table("square pentagon circle Square triangle", "square circle Square pentagon")
    ride(s, (3, 2), (3, 1), (6, 1))
    ride(s, (3, 2), (0, 2), (0, 3), (1, 4))
    play_out(s, 1)
    ride(s, (5, 7), (5, 4), (5, 3), (6, 2), (6, 1))  # into N, where green has three stations, (6, 1) among them
    play_out(s, 2)
    assert numbers(s, "green") == (3, 3, 1, 11)
    assert numbers(s, "blue") == (3, 2, 1, 8)


# Tourist sites


@rule("NSL-TOUR-1")
def test_the_tourist_sites_of_a_line_are_counted_at_the_end_of_its_round() -> None:
    s = table("circle square triangle Square", "square")
    ride(s, (3, 2), (0, 2), (0, 3))
    ride(s, (3, 2), (4, 3), (5, 3))
    while s.round == 1:
        assert s.view(0)["sheets"][0]["visits"] == 0
        skip(s)
    assert s.view(0)["sheets"][0]["visits"] == line(s, "green")["tourist"] == 2
    play_out(s, 2)
    assert s.view(0)["sheets"][0]["visits"] == 2


@rule("NSL-TOUR-2")
def test_a_site_counts_again_for_every_line_that_reaches_it() -> None:
    s = table("triangle square", "square circle", "circle square")
    ride(s, (3, 2), (4, 3), (5, 3))
    play_out(s, 1)
    ride(s, (5, 7), (5, 4), (5, 3))
    play_out(s, 2)
    assert s.view(0)["sheets"][0]["visits"] == 2
    ride(s, (7, 3), (6, 3), (5, 3))
    play_out(s, 3)
    assert s.view(0)["sheets"][0]["visits"] == 3


@rule("NSL-TOUR-3")
def test_at_most_ten_visits_are_counted() -> None:
    s = final_round("triangle square")
    s.sheets[0].visits = 10
    ride(s, (2, 5), (1, 4), (0, 3))
    play_out(s)
    assert line(s, "purple")["tourist"] == 1
    assert s.view(0)["sheets"][0]["visits"] == 10
    assert s.outcome()["breakdown"][0]["tourist"] == 25


@rule("NSL-TOUR-4")
@pytest.mark.parametrize(("visits", "points"), list(enumerate(TRACK)))
def test_the_tourist_track(visits: int, points: int) -> None:
    s = table()
    s.sheets[0].visits = visits
    play_out(s)
    assert s.outcome()["breakdown"] == [{"lines": 4, "tourist": points, "interchanges": 0}]


@rule("NSL-TOUR-5")
def test_tourist_points_are_scored_once_and_only_at_the_end() -> None:
    s = table("circle square triangle Square pentagon", "square circle")
    ride(s, (3, 2), (0, 2), (0, 3))
    ride(s, (3, 2), (4, 3), (5, 3))
    play_out(s, 1)
    ride(s, (5, 7), (5, 4), (5, 3))
    lines = line(s, "green")["points"]
    while not s.over:
        assert set(s.view(0)["sheets"][0]["points"]) == {"lines"}
        skip(s)
    assert lines + line(s, "blue")["points"] + 2 == s.outcome()["breakdown"][0]["lines"]
    assert s.outcome()["breakdown"][0]["tourist"] == 4  # for three visits: the fourth circle alone, not 0 + 1 + 2 + 4


@rule("NSL-TOUR-6")
def test_a_round_that_goes_past_ten_counts_up_to_ten() -> None:
    s = table("circle square triangle joker Square pentagon")
    s.sheets[0].visits = 8
    ride(s, (3, 2), (0, 2), (0, 3))
    ride(s, (3, 2), (4, 3), (5, 3), (6, 2), (6, 1))
    play_out(s, 1)
    assert line(s, "green")["tourist"] == 3
    assert s.view(0)["sheets"][0]["visits"] == 10


@rule("NSL-TOUR-7")
def test_tourist_sites_add_nothing_to_the_points_of_a_line_nor_to_the_tie_break() -> None:
    s = final_round(players=2)
    finished(s, 0, "green", path((3, 2), (0, 2), (0, 3)))  # 3 x 1, and a site for another point
    finished(s, 1, "green", path((3, 2), (3, 1), (1, 1), (1, 0)))  # 2 x 2
    assert line(s, "green", 0)["tourist"] == 1
    assert line(s, "green", 0)["points"] == 3
    play_out(s)
    assert s.outcome()["scores"] == [7, 7]
    assert s.outcome()["ranking"] == [2, 1]


# The end of the game


@rule("NSL-END-1")
def test_the_game_ends_when_the_line_of_round_4_is_scored() -> None:
    s = final_round("circle")
    draw(s, (2, 5), (4, 5))
    while not s.view(0)["last_turn"]:
        skip(s)
    assert (s.round, s.over, s.to_act) == (4, False, (0,))
    with pytest.raises(londinium.Refused) as refused:
        s.outcome()
    assert refused.value.rule == "KER-OVER-2"
    assert s.view(0)["sheets"][0]["points"] == {"lines": 3}
    skip(s)
    assert (s.over, s.to_act, s.legal(0), asked(s)) == (True, (), [], None)
    assert s.outcome()["breakdown"][0]["lines"] == 3 + line(s, "purple")["points"] == 7


@rule("NSL-END-2", "NSL-END-5")
@pytest.mark.parametrize("seed", range(12))
def test_the_final_score_adds_the_four_lines_the_tourist_sites_and_the_interchanges(seed: int) -> None:
    *_, s = at_random(new(2 + seed % 3, seed, {"powers": seed % 2 == 0}), seed)
    outcome = s.outcome()
    for seat, sheet in enumerate(s.view(0)["sheets"]):
        assert outcome["breakdown"][seat] == final_by_hand(sheet)
        assert outcome["breakdown"][seat]["lines"] == sum(seen["points"] for seen in sheet["lines"])
        assert outcome["scores"][seat] == sum(sheet["points"].values()) == sum(final_by_hand(sheet).values())


@rule("NSL-END-3")
@pytest.mark.parametrize(("lines", "found", "points"), [(2, [1, 0, 0], 2), (3, [0, 1, 0], 5), (4, [0, 0, 1], 9)])
def test_an_interchange_gives_2_5_or_9_points(lines: int, found: list[int], points: int) -> None:
    s = final_round("circle pentagon square")
    ride(s, (2, 5), (4, 5), (4, 4), (5, 3))
    finished(s, 0, "green", path((3, 2), (4, 3), (5, 3)))
    finished(s, 0, "blue", path((5, 7), (5, 4), (5, 3)) if lines > 2 else [])
    finished(s, 0, "pink", path((7, 3), (6, 3), (5, 3)) if lines > 3 else [])
    play_out(s)
    assert list(s.view(0)["sheets"][0]["interchanges"].values()) == found
    assert s.outcome()["breakdown"][0]["interchanges"] == points


@rule("NSL-END-3")
def test_every_interchange_is_paid_by_its_own_number_of_lines() -> None:
    s = final_round("circle pentagon square")
    ride(s, (2, 5), (4, 5), (4, 4), (5, 3))
    finished(s, 0, "green", path((3, 2), (4, 3), (5, 3), (6, 3)))
    finished(s, 0, "blue", path((5, 7), (4, 6), (4, 5)))
    finished(s, 0, "pink", path((7, 3), (6, 2), (5, 3)))
    play_out(s)
    assert s.view(0)["sheets"][0]["interchanges"] == {"2": 1, "3": 1, "4": 0}  # (4, 5) in 2 lines, (5, 3) in 3
    assert s.outcome()["breakdown"][0]["interchanges"] == 7


@rule("NSL-END-4")
def test_interchange_points_are_scored_once_and_only_at_the_end() -> None:
    s = table("triangle square", "square circle")
    ride(s, (3, 2), (4, 3), (5, 3))
    play_out(s, 1)
    ride(s, (5, 7), (5, 4), (5, 3))
    play_out(s, 2)
    while not s.over:
        sheet = s.view(0)["sheets"][0]
        assert sheet["interchanges"] == {"2": 1, "3": 0, "4": 0}
        assert sheet["points"] == {"lines": sum(s.sheets[0].points)}
        skip(s)
    assert s.outcome()["breakdown"][0]["interchanges"] == 2


@rule("NSL-END-5")
def test_objective_points_are_part_of_the_final_score() -> None:
    s = final_round(objectives=("thames_6", "districts_13"), players=2)
    finished(s, 0, "green", path((3, 2), (0, 2), (2, 4), (4, 4), (6, 6)))
    finished(s, 0, "pink", path((7, 3), (7, 5), (8, 4), (8, 7)))
    play_out(s)
    assert s.outcome()["breakdown"] == [
        {"lines": 14 + 12 + 1 + 1, "tourist": 0, "interchanges": 0, "objectives": 10},
        {"lines": 4, "tourist": 0, "interchanges": 0, "objectives": 0},
    ]
    assert s.outcome()["scores"] == [38, 4]


@rule("NSL-END-6")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_only_the_solo_penalty_subtracts(players: int) -> None:
    for seed in range(6):
        *_, s = at_random(new(players, seed, MODULES), seed)
        for points in s.outcome()["breakdown"]:
            assert [what for what, n in points.items() if n < 0] == (["modules"] if players == 1 else [])
    s = table(powers=("joker",), objectives=("thames_6", "central_9"))
    play_out(s)
    assert s.outcome()["scores"] == [4 - 20]
