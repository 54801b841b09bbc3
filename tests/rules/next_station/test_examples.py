"""The worked examples of the specification that are about points, powers and the winner (EX-4 to EX-8, EX-16 to EX-19).

`examples.json` has two whole games, move by move: the one of the rulebook's final score, with stations and cards made
up so that they give the rulebook's numbers, and a longer one that is made up altogether.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.marks import rule
from tests.rules.next_station.table import (
    BOX,
    Stacked,
    asked,
    at,
    circle,
    draw,
    final_round,
    finished,
    graded,
    line,
    path,
    play_out,
    point,
    sections,
    skip,
    stopped_by,
    table,
)

EXAMPLES: dict[str, Any] = json.loads((Path(__file__).parent / "examples.json").read_text("utf-8"))
RULEBOOK, FULL = EXAMPLES["rulebook_game"], EXAMPLES["full_game"]


def example_table(game: Any, **set_up: Any) -> Stacked:
    """A table with the decks of an example, and its pencils for a player alone."""
    decks = [" ".join(number["deck"]) for number in game["rounds"]]
    return table(*decks, **({"pencils": [number["pencil"] for number in game["rounds"]]} | set_up))


def play_round(s: Stacked, number: int, game: Any) -> None:
    """Play a round of an example turn by turn; other seats pass. The line is checked as it grows, and when scored."""
    example = game["rounds"][number - 1]
    drawn: list[list[int]] = []
    for turn, move in enumerate(example["moves"], 1):
        seen = s.view(0)
        assert seen["sheets"][0]["pencil"] == example["pencil"]
        assert seen["revealed"] == example["deck"][: len(seen["revealed"])]
        if (seen["round"], seen["turn"]) != (number, turn):
            assert move is None  # there was nothing to draw, so nothing was asked
            continue
        assert seen["last_turn"] == (turn == len(example["moves"]))
        assert len(seen["revealed"]) == example["cards_revealed"] or not seen["last_turn"]
        if move is None:
            skip(s)
        else:
            draw(s, point(move[0]), point(move[1]))
            drawn.append(move)
        assert line(s, example["pencil"])["sections"] == drawn
        for seat in range(1, s.players):
            if seat in s.to_act and (s.view(0)["round"], s.view(0)["turn"]) == (number, turn):
                skip(s, seat)
    scored: Any = line(s, example["pencil"])
    assert {what: scored[what] for what in example["score"]} == example["score"]
    done = game["rounds"][:number]
    sheet = s.view(0)["sheets"][0]
    assert sheet["points"]["lines"] == sum(earlier["score"]["points"] for earlier in done)
    assert sheet["visits"] == sum(earlier["score"]["tourist"] for earlier in done)


def check_final(s: Stacked, game: Any) -> None:
    """The final score of an example, part by part."""
    final = game["final"]
    sheet, points = s.view(0)["sheets"][0], s.outcome()["breakdown"][0]
    assert [line(s, number["pencil"])["points"] for number in game["rounds"]] == final["line_points"]
    assert points["lines"] == final["line_total"]
    assert (sheet["visits"], points["tourist"]) == (final["tourist_visits"], final["tourist_points"])
    assert sheet["interchanges"] == final["interchanges"]
    assert points["interchanges"] == final["interchange_points"]


@rule("NSL-TOUR-1", "NSL-TOUR-4")
def test_ex_4_two_tourist_sites_on_the_green_line_cross_off_two_circles() -> None:
    s = example_table(RULEBOOK)
    play_round(s, 1, RULEBOOK)
    assert s.view(0)["sheets"][0]["visits"] == 2
    play_out(s)  # without another section
    assert s.outcome()["breakdown"][0]["tourist"] == 2


@rule("NSL-SCORE-6")
def test_ex_5_the_green_line_of_the_rulebook_is_worth_20() -> None:
    s = example_table(RULEBOOK)
    play_round(s, 1, RULEBOOK)
    seen = line(s, "green")
    assert (seen["districts"], seen["most"], seen["thames"], seen["points"]) == (6, 3, 1, 20)
    assert s.view(0)["sheets"][0]["points"] == {"lines": 20}
    places = [BOX.stations[station].district for station in seen["stations"]]
    assert set(places) == {"N", "NW", "W", "SW", "cSW", "C"}
    assert places.count("W") == 3


@rule("NSL-POWER-26")
@pytest.mark.parametrize("marked", [(0, 3), (1, 4), (2, 5)])
def test_ex_6_double_station_in_the_fullest_district_makes_it_26(marked: tuple[int, int]) -> None:
    example = EXAMPLES["double_station_on_the_rulebook_line"]
    s = example_table(RULEBOOK, powers={"green": "double_station"})
    for start, to in RULEBOOK["rounds"][0]["moves"]:
        draw(s, point(start), point(to))
    assert asked(s) == "mark"
    circle(s, marked)
    assert (line(s, "green")["districts"], line(s, "green")["thames"]) == (6, 1)
    assert (line(s, "green")["most"], line(s, "green")["points"]) == (example["most"], example["points"]) == (4, 26)
    assert s.view(0)["sheets"][0]["points"] == {"lines": 26}


@rule("NSL-END-2", "NSL-END-3", "NSL-END-5", "NSL-TOUR-5")
def test_ex_7_the_final_score_of_the_rulebook_is_119() -> None:
    s = example_table(RULEBOOK)
    for number in (1, 2, 3, 4):
        play_round(s, number, RULEBOOK)
    check_final(s, RULEBOOK)
    assert [line(s, number["pencil"])["points"] for number in RULEBOOK["rounds"]] == [20, 16, 29, 22]
    assert s.outcome()["breakdown"] == [{"lines": 87, "tourist": 14, "interchanges": 18}]
    assert s.outcome()["scores"] == [119]


@rule("NSL-TOUR-3", "NSL-TOUR-4")
@pytest.mark.parametrize("visits", range(10, 21))
def test_ex_8_ten_visits_and_more_give_25_points(visits: int) -> None:
    s = table()
    for number in (1, 2, 3, 4):
        sites = [(6, 1), (0, 3), (5, 3), (9, 6), (4, 9)][: (visits + number - 1) // 4]
        s.sheets[0].line |= sum(1 << at(site) for site in sites)  # no sections: only the counting matters here
        play_out(s, number)
    assert sum(seen["tourist"] for seen in s.view(0)["sheets"][0]["lines"]) == visits
    assert s.view(0)["sheets"][0]["visits"] == 10
    assert s.outcome()["breakdown"][0]["tourist"] == 25


@rule("NSL-SOLO-4", "NSL-SOLO-5", "NSL-SOLO-6")
def test_ex_16_a_solo_score_with_both_modules_and_one_objective() -> None:
    s = final_round(objectives=("thames_6", "central_9"), powers=("joker",))
    finished(s, 0, "green", path((3, 2), (0, 2), (2, 4), (4, 4), (6, 6)))
    finished(s, 0, "pink", path((7, 3), (7, 5), (8, 4), (8, 7)))
    s.sheets[0].points = (40, 39, 40, 0)
    play_out(s)
    assert s.outcome()["breakdown"] == [
        {"lines": 120, "tourist": 0, "interchanges": 0, "objectives": 10, "modules": -20}
    ]
    assert s.outcome()["scores"] == [110]
    assert graded(s) == 3


@rule("NSL-SOLO-6")
@pytest.mark.parametrize(("score", "grade"), [(150, 5), (151, 6), (90, 1), (91, 2)])
def test_ex_16_grades_of_the_base_game(score: int, grade: int) -> None:
    s = final_round()
    s.sheets[0].points = (score - 61, 30, 30, 0)
    play_out(s)
    assert s.outcome()["scores"] == [score]
    assert graded(s) == grade


@rule("NSL-WIN-2", "NSL-WIN-3")
def test_ex_17_the_best_line_breaks_a_tie_at_119() -> None:
    s = example_table(RULEBOOK, players=2, pencils=("green", "blue", "pink", "purple"))  # seat 0 has them in turn
    for number in (1, 2, 3, 4):
        play_round(s, number, RULEBOOK)
    play_out(s)
    check_final(s, RULEBOOK)
    for lines, ranking, decided_by in (
        ((20, 21, 28, 18), [1, 2], "NSL-WIN-2"),  # the best line of B is 28, that of A 29
        ((29, 20, 20, 18), [1, 1], None),
    ):
        s.sheets[1] = s.sheets[0].copy()
        s.sheets[1].points = lines
        assert s.outcome()["scores"] == [119, 119]
        assert (s.outcome()["ranking"], s.outcome()["decided_by"]) == (ranking, decided_by)


@rule("NSL-POWER-12", "NSL-POWER-13")
def test_ex_18_after_a_joker_card_and_a_square_the_second_section_leads_to_a_square_or_the_central_station() -> None:
    s = table("joker", powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    assert sections(s) == {((3, 1), (2, 0)), ((3, 2), (6, 2)), ((3, 1), (5, 3))}
    assert stopped_by(s, (3, 1), (1, 1)) == "NSL-POWER-12"


@rule("NSL-END-1", "NSL-END-2", "NSL-END-3", "NSL-END-5", "NSL-SCORE-6", "NSL-TOUR-5")
def test_ex_19_the_full_game_is_worth_165() -> None:
    s = example_table(FULL)
    for number in (1, 2, 3, 4):
        assert not s.over
        play_round(s, number, FULL)
    assert s.over
    check_final(s, FULL)
    assert s.outcome()["breakdown"] == [{"lines": 112, "tourist": 17, "interchanges": 36}]
    assert s.outcome()["scores"] == [165] == [FULL["final"]["total"]]


@rule("NSL-OBJ-2", "NSL-OBJ-3")
@pytest.mark.parametrize(
    "pair", [("interchanges_8", "districts_13"), ("tourist_5", "central_9"), ("central_9", "thames_6")]
)
def test_ex_19_the_full_game_would_meet_three_objectives(pair: tuple[str, str]) -> None:
    s = example_table(FULL, objectives=pair)
    for number in (1, 2, 3, 4):
        play_round(s, number, FULL)
    seen = s.view(0)["sheets"][0]["objectives"]
    met = [name for name in pair if name in FULL["final"]["objectives_met"]]
    assert {o["id"]: o["count"] for o in seen} == {name: FULL["final"]["objective_counts"][name] for name in pair}
    assert [o["id"] for o in seen if o["met"]] == met
    assert s.outcome()["scores"] == [165 + 10 * len(met) - 10]
