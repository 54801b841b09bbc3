"""Pencil powers (NSL-POWER).

Green departs at (3, 2), from where (EX-10) a circle card leads to (0, 2) and (5, 0), a triangle card to (1, 0) and
(4, 3), a square card to (3, 1) and (6, 2), a pentagon card to (2, 3) and (3, 6).
"""

from random import Random
from typing import Any

import pytest

import londinium
from londinium.games.next_station.state import NextStationState
from tests.marks import rule
from tests.rules.next_station.table import (
    BOX,
    Point,
    Stacked,
    asked,
    at,
    circle,
    draw,
    finished,
    kinds,
    line,
    new,
    path,
    play_out,
    point,
    ride,
    sections,
    skip,
    stopped_by,
    table,
    targets,
    whole_decks,
)

AROUND_GREEN = {(0, 2), (5, 0), (1, 0), (4, 3), (3, 1), (6, 2), (2, 3), (3, 6)}

# EX-2: the line (3, 2)-(0, 2)-(0, 3)-(1, 4)-(1, 8) and a square card
TO_EX_2 = "circle square triangle Circle"
FROM_ENDS = {((3, 2), (3, 1)), ((3, 2), (6, 2)), ((1, 8), (2, 7)), ((1, 8), (1, 9))}
FROM_INSIDE = {((0, 2), (2, 4)), ((1, 4), (2, 4)), ((1, 4), (2, 5))}


def used(s: NextStationState, seat: int = 0) -> bool:
    power_used: bool = s.view(None)["sheets"][seat]["power_used"]
    return power_used


def stations_to_mark(s: NextStationState, seat: int = 0) -> set[Point]:
    return {point(action - BOX.circle_action) for action in s.legal(seat) if action >= BOX.circle_action}


def mark_stopped_by(s: NextStationState, station: Point, seat: int = 0) -> str:
    """Try to mark a station in vain: the rule that stops it. The state stays as it was."""
    before = s.fingerprint()
    with pytest.raises(londinium.IllegalAction) as stopped:
        circle(s, station, seat)
    assert s.fingerprint() == before
    refusal = s.explain(seat, {"kind": "circle", "station": at(station)})
    assert refusal is not None
    assert refusal.rule == stopped.value.rule
    return refusal.rule


def pass_until(s: NextStationState, question: str) -> None:
    while asked(s) != question:
        skip(s)


def ex_2(deck: str, **set_up: Any) -> Stacked:
    """The position of EX-2 in its fifth turn."""
    s = table(f"{TO_EX_2} {deck}", **set_up)
    ride(s, (3, 2), (0, 2), (0, 3), (1, 4), (1, 8))
    return s


# General


@rule("NSL-POWER-1")
def test_only_the_power_of_the_pencil_held_can_be_used() -> None:
    s = table("circle", "circle", powers={"green": "joker", "blue": "double_station"})
    assert targets(s) == AROUND_GREEN
    assert kinds(s) == {"draw", "pass"}
    assert mark_stopped_by(s, (3, 2)) == "NSL-POWER-1"
    play_out(s, 1)
    assert sections(s) == {((5, 7), (3, 7)), ((5, 7), (8, 7))}
    assert stopped_by(s, (5, 7), (5, 9)) == "NSL-DRAW-8"
    assert stations_to_mark(s) == {(5, 7)}


@rule("NSL-POWER-2")
def test_joker_works_once_in_a_round() -> None:
    s = table("circle pentagon", powers={"green": "joker"})
    draw(s, (3, 2), (6, 2))
    assert used(s)
    assert sections(s) == {((3, 2), (2, 3)), ((3, 2), (3, 6)), ((6, 2), (6, 1)), ((6, 2), (5, 3))}
    assert stopped_by(s, (3, 2), (1, 0)) == "NSL-DRAW-8"


@rule("NSL-POWER-2")
def test_switch_works_once_in_a_round() -> None:
    s = ex_2("Square pentagon", powers={"green": "switch"})
    draw(s, (1, 4), (2, 5))
    assert used(s)
    assert sections(s) == {((3, 2), (2, 3)), ((3, 2), (3, 6)), ((1, 8), (6, 8)), ((2, 5), (3, 6))}
    assert stopped_by(s, (1, 4), (2, 3)) == "NSL-POWER-2"


@rule("NSL-POWER-2")
def test_second_section_works_once_in_a_round() -> None:
    s = table("square pentagon", powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    draw(s, (3, 2), (6, 2))
    assert used(s)
    draw(s, (6, 2), (6, 1))
    assert (asked(s), s.view(0)["turn"]) == ("section", 3)


@rule("NSL-POWER-2")
def test_double_station_works_once_in_a_round() -> None:
    s = table("square pentagon", powers={"green": "double_station"})
    draw(s, (3, 2), (3, 1))
    circle(s, (3, 2))
    assert used(s)
    assert kinds(s) == {"draw", "pass"}
    assert mark_stopped_by(s, (3, 1)) == "NSL-POWER-2"


@rule("NSL-POWER-3", "NSL-POWER-8")
@pytest.mark.parametrize("seed", range(8))
def test_an_unused_power_gives_nothing_and_what_is_legal_without_it_does_not_use_it(seed: int) -> None:
    chance = Random(seed)
    plain = table(*whole_decks(seed))
    s = table(*whole_decks(seed), powers=chance.sample(BOX.powers, 4))
    while plain.to_act:
        while (s.round, s.turn, asked(s)) != (plain.round, plain.turn, "section"):
            skip(s)  # a second section, a mark, or a turn in which there is nothing to draw
        action = chance.choice(plain.legal(0))
        for state in (plain, s):
            state.play(0, action)
        assert not used(s)
    play_out(s)
    assert s.view(0)["sheets"][0]["lines"] == plain.view(0)["sheets"][0]["lines"]
    assert s.outcome()["breakdown"] == [plain.outcome()["breakdown"][0] | {"modules": -10}]


@rule("NSL-POWER-3")
def test_a_power_that_is_offered_may_be_left_unused() -> None:
    s = table("circle square", powers={"green": "joker"})
    assert targets(s) == AROUND_GREEN
    draw(s, (3, 2), (0, 2))
    assert (s.view(0)["turn"], used(s)) == (2, False)

    s = ex_2("Square", powers={"green": "switch"})
    assert sections(s) == FROM_ENDS | FROM_INSIDE
    draw(s, (1, 8), (1, 9))
    assert (s.view(0)["turn"], used(s)) == (6, False)

    s = table("square pentagon", powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    assert asked(s) == "second"
    skip(s)
    assert (asked(s), s.view(0)["turn"], used(s)) == ("section", 2, False)

    s = table("Circle Square Pentagon Triangle Joker", powers={"green": "double_station"})
    draw(s, (3, 2), (0, 2))
    pass_until(s, "mark")
    assert stations_to_mark(s) == {(3, 2), (0, 2)}
    skip(s)
    assert (s.round, line(s, "green")["points"], line(s, "green")["mark"]) == (2, 2, None)


@rule("NSL-POWER-4")
def test_a_used_power_is_face_down_to_the_end_of_the_round_and_goes_on_with_its_pencil() -> None:
    s = table("circle", "circle", players=4, powers={"green": "joker"})
    draw(s, (3, 2), (6, 2))
    while s.round == 1:
        assert [used(s, seat) for seat in range(4)] == [True, False, False, False]
        skip(s, s.to_act[0])
    sheet = s.view(0)["sheets"][1]
    assert (sheet["pencil"], sheet["power"]) == ("green", "joker")
    assert [used(s, seat) for seat in range(4)] == [False, False, False, False]
    assert targets(s, seat=1) == AROUND_GREEN
    draw(s, (3, 2), (6, 2), seat=1)
    assert used(s, seat=1)


@rule("NSL-POWER-5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_player_has_each_power_in_exactly_one_round_and_never_two_in_one(players: int) -> None:
    for seed in range(5):
        s = new(players, seed, {"powers": True})
        chance = Random(seed)
        held: dict[tuple[int, int], str | None] = {}
        spent: list[tuple[int, int, str | None]] = []
        while s.to_act:
            number = s.round
            held |= {(seat, number): sheet["power"] for seat, sheet in enumerate(s.view(0)["sheets"])}
            seat = chance.choice(s.to_act)
            log: list[londinium.Event] = []
            s.play(seat, chance.choice(s.legal(seat)), log)
            turned: list[Any] = [event.view(None) for event in log if event.kind == "turn"]
            spent += [(seat, number, event["piece"]) for event in turned if event["side"] == "down"]
        for seat in range(players):
            assert {held[seat, number] for number in (1, 2, 3, 4)} == set(BOX.powers)
        assert len(set(spent)) == len(spent) == len({(seat, number) for seat, number, _ in spent})
        assert all(piece == f"seat-{seat}/{held[seat, number]}" for seat, number, piece in spent)


@rule("NSL-POWER-6")
def test_every_power_works_in_the_last_turn_of_the_round() -> None:
    s = table("Joker Circle Pentagon Square Triangle", powers={"green": "joker"})
    while not s.view(0)["last_turn"]:
        skip(s)
    assert targets(s) == AROUND_GREEN
    draw(s, (3, 2), (0, 2))
    assert line(s, "green")["points"] == 2

    s = table("Joker Circle Pentagon Triangle Square", powers={"green": "second_section"})
    while not s.view(0)["last_turn"]:
        skip(s)
    ride(s, (3, 2), (3, 1), (2, 0))
    assert line(s, "green")["points"] == 4

    s = table("Circle Square Pentagon Triangle Joker", powers={"green": "switch"})
    ride(s, (3, 2), (0, 2), (0, 3))
    while not s.view(0)["last_turn"]:
        skip(s)
    draw(s, (0, 2), (1, 1))
    assert line(s, "green")["points"] == 6

    s = table("Circle Square Pentagon Triangle Joker", powers={"green": "double_station"})
    while not s.view(0)["last_turn"]:
        skip(s)
    circle(s, (3, 2))
    draw(s, (3, 2), (0, 2))
    assert line(s, "green")["points"] == 4


@rule("NSL-POWER-6")
def test_a_power_works_in_the_first_turn_of_the_round() -> None:
    s = table("circle", powers={"green": "joker"})
    draw(s, (3, 2), (3, 6))
    assert used(s)
    s = table("square", powers={"green": "second_section"})
    ride(s, (3, 2), (3, 1), (2, 0))
    assert used(s)
    s = table("circle", powers={"green": "double_station"})
    circle(s, (3, 2))
    assert used(s)


@rule("NSL-POWER-7")
@pytest.mark.parametrize("power", BOX.powers)
def test_passing_never_spends_a_power(power: str) -> None:
    s = table("circle square Circle Square Joker Pentagon Triangle", powers={"green": power})
    draw(s, (3, 2), (0, 2))
    while s.round == 1:
        assert not used(s)
        skip(s)


@rule("NSL-POWER-7")
def test_a_power_is_spent_when_its_effect_is_applied() -> None:
    s = table("square", players=2, powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    assert not used(s)
    draw(s, (3, 1), (2, 0))
    assert used(s)
    s = table("square", players=2, powers={"green": "double_station"})
    draw(s, (3, 2), (3, 1))
    skip(s, seat=1)
    assert not used(s)
    circle(s, (3, 1))
    assert used(s)


@rule("NSL-POWER-8")
def test_a_section_that_the_card_allows_does_not_spend_the_joker() -> None:
    s = table("triangle circle Triangle square", powers={"green": "joker"})
    draw(s, (3, 2), (4, 3))
    draw(s, (4, 3), (5, 3))  # the central station fits a circle card
    draw(s, (3, 2), (1, 0))
    assert not used(s)
    draw(s, (1, 0), (0, 0))  # a pentagon, by a square card
    assert used(s)


@rule("NSL-POWER-8")
def test_a_section_from_an_end_does_not_spend_the_switch() -> None:
    s = ex_2("Square", powers={"green": "switch"})
    draw(s, (1, 8), (2, 7))
    assert not used(s)


@rule("NSL-POWER-9")
def test_a_power_affects_only_the_player_who_uses_it() -> None:
    s = table("circle", players=2, powers={"green": "joker", "pink": "switch"})
    before = s.view(1)["sheets"][1], s.legal(1), s.view(1)["deck"], s.view(1)["revealed"]
    draw(s, (3, 2), (6, 2))
    assert used(s, seat=0)
    assert before == (s.view(1)["sheets"][1], s.legal(1), s.view(1)["deck"], s.view(1)["revealed"])
    assert targets(s, seat=1) == {(6, 3), (7, 5)}  # for the other the card is a circle


@rule("NSL-POWER-9")
@pytest.mark.parametrize("seed", range(6))
def test_no_action_of_a_seat_changes_another_sheet(seed: int) -> None:
    chance = Random(seed)
    s = new(3, seed, {"powers": True})
    while s.to_act:
        now = s.round, s.turn
        seat = chance.choice(s.to_act)
        others = [other for other in range(3) if other != seat]
        before = [(s.view(None)["sheets"][other], s.legal(other)) for other in others]
        s.play(seat, chance.choice(s.legal(seat)))
        if (s.round, s.turn) == now and not s.over:
            assert [(s.view(None)["sheets"][other], s.legal(other)) for other in others] == before


# The second section


@rule("NSL-POWER-10")
def test_a_second_section_follows_the_first_in_the_same_turn() -> None:
    s = table("square", players=2, powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    assert (asked(s), s.view(0)["turn"]) == ("second", 1)
    draw(s, (3, 1), (2, 0))
    assert line(s, "green")["sections"] == [[at((3, 2)), at((3, 1))], [at((3, 1)), at((2, 0))]]
    assert (asked(s), s.view(0)["turn"]) == (None, 1)  # the other player has not drawn yet


@rule("NSL-POWER-11")
def test_the_second_section_must_fit_the_card_too() -> None:
    s = table("square", powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    assert sections(s) == {((3, 2), (6, 2)), ((3, 1), (2, 0)), ((3, 1), (5, 3))}
    assert stopped_by(s, (3, 2), (0, 2)) == "NSL-POWER-11"
    draw(s, (3, 1), (5, 3))  # the central station fits
    assert used(s)


@rule("NSL-POWER-12")
def test_after_a_joker_card_the_second_target_shows_the_symbol_of_the_first() -> None:
    s = table("joker", powers={"green": "second_section"})
    draw(s, (3, 2), (0, 2))
    assert sections(s) == {((3, 2), (5, 0))}
    assert stopped_by(s, (3, 2), (3, 1)) == "NSL-POWER-12"
    assert stopped_by(s, (0, 2), (0, 3)) == "NSL-POWER-12"
    s = table("joker", powers={"green": "second_section"})
    draw(s, (3, 2), (1, 0))
    assert sections(s) == {((3, 2), (4, 3))}


@rule("NSL-POWER-13")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ((0, 2), {(5, 3)}),
        ((1, 0), {(4, 0), (5, 3)}),
        ((3, 1), {(2, 5), (5, 4), (2, 0), (5, 3)}),
        ((2, 3), {(4, 4), (6, 1), (5, 3)}),
    ],
    ids=["circle", "triangle", "square", "pentagon"],
)
def test_after_a_joker_card_the_central_station_fits_after_any_first_target(first: Point, second: set[Point]) -> None:
    s = table("triangle joker", powers={"green": "second_section"})
    draw(s, (3, 2), (4, 3))
    skip(s)
    draw(s, (3, 2), first)
    assert targets(s) == second
    draw(s, (4, 3), (5, 3))
    assert used(s)


@rule("NSL-POWER-14")
def test_after_a_joker_card_and_the_central_station_any_symbol_fits() -> None:
    s = table("square joker", powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    skip(s)
    draw(s, (3, 1), (5, 3))
    assert sections(s) == {
        *(((3, 2), to) for to in ((0, 2), (1, 0), (4, 3), (2, 3), (3, 6))),
        *(((5, 3), to) for to in ((4, 3), (6, 3), (5, 0), (5, 4), (4, 4), (7, 5), (6, 2))),
    }


@rule("NSL-POWER-15")
def test_without_a_first_section_there_is_no_second() -> None:
    s = table("square circle", powers={"green": "second_section"})
    skip(s)
    assert (asked(s), s.view(0)["turn"]) == ("section", 2)
    assert targets(s) == {(0, 2), (5, 0)}
    assert not used(s)


@rule("NSL-POWER-16")
def test_the_second_section_is_checked_against_the_sheet_with_the_first_on_it() -> None:
    s = table("square joker", powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    skip(s)
    draw(s, (3, 1), (5, 3))
    assert stopped_by(s, (3, 2), (6, 2)) == "NSL-DRAW-12"  # it would cross the first at (4, 2)
    assert stopped_by(s, (5, 3), (3, 1)) == "NSL-DRAW-10"
    assert stopped_by(s, (3, 1), (2, 0)) == "NSL-DRAW-4"  # no end any more
    draw(s, (5, 3), (6, 3))  # from the station just reached
    assert line(s, "green")["ends"] == [at((3, 2)), at((6, 3))]


@rule("NSL-POWER-17")
def test_with_the_switch_in_effect_both_sections_may_start_at_any_station_of_the_line() -> None:
    s = table("square Square switch pentagon", powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    skip(s)
    draw(s, (3, 1), (2, 0))
    pass_until(s, "section")
    assert sections(s) == {
        *(((3, 2), to) for to in ((2, 3), (3, 6))),
        *(((3, 1), to) for to in ((1, 1), (6, 1), (5, 3))),
        *(((2, 0), to) for to in ((2, 3), (1, 1))),
    }
    draw(s, (3, 1), (1, 1))  # a branch, from the middle of the line
    assert asked(s) == "second"
    assert sections(s) == {
        *(((3, 2), to) for to in ((2, 3), (3, 6))),
        *(((3, 1), to) for to in ((6, 1), (5, 3))),
        *(((1, 1), to) for to in ((0, 0), (4, 4))),
    }
    draw(s, (3, 1), (6, 1))  # and another from the same station
    assert set(line(s, "green")["ends"]) == {at((3, 2)), at((2, 0)), at((1, 1)), at((6, 1))}


@rule("NSL-POWER-17")
def test_an_ignored_switch_frees_neither_section() -> None:
    s = table("square switch pentagon", powers={"green": "second_section"})
    ride(s, (3, 2), (3, 1), (2, 0))
    assert (s.view(0)["turn"], s.view(0)["switch"]) == (2, False)
    assert sections(s) == {((3, 2), (2, 3)), ((3, 2), (3, 6)), ((2, 0), (2, 3)), ((2, 0), (1, 1))}


@rule("NSL-POWER-18")
@pytest.mark.parametrize(
    ("second", "ends"),
    [(((3, 2), (6, 2)), {(3, 1), (6, 2)}), (((3, 1), (2, 0)), {(3, 2), (2, 0)})],
    ids=["from the departure station", "from the station reached"],
)
def test_in_turn_1_the_second_section_starts_at_either_end(second: tuple[Point, Point], ends: set[Point]) -> None:
    s = table("square", powers={"green": "second_section"})
    assert sections(s) == {((3, 2), (3, 1)), ((3, 2), (6, 2))}
    draw(s, (3, 2), (3, 1))
    assert s.view(0)["turn"] == 1
    assert sections(s) == {((3, 2), (6, 2)), ((3, 1), (2, 0)), ((3, 1), (5, 3))}
    draw(s, *second)
    assert {point(end) for end in line(s, "green")["ends"]} == ends


# The joker


@rule("NSL-POWER-19")
@pytest.mark.parametrize("card", ["circle", "pentagon", "square", "triangle"])
def test_with_the_joker_power_the_target_may_have_any_symbol(card: str) -> None:
    s = table(card, powers={"green": "joker"})
    assert sections(s) == {((3, 2), to) for to in AROUND_GREEN}


@rule("NSL-POWER-20")
def test_the_joker_power_combines_with_a_switch_in_effect() -> None:
    s = table("circle square switch triangle", powers={"green": "joker"})
    ride(s, (3, 2), (0, 2), (0, 3))
    assert sections(s) == {
        *(((3, 2), to) for to in AROUND_GREEN - {(0, 2)}),
        *(((0, 2), to) for to in ((0, 0), (1, 1), (2, 4))),
        *(((0, 3), to) for to in ((2, 3), (0, 5), (1, 4))),
    }
    draw(s, (0, 2), (1, 1))  # a pentagon, from the middle
    assert used(s)


@rule("NSL-POWER-20")
def test_a_switch_in_effect_alone_does_not_spend_the_joker_power() -> None:
    s = table("circle square switch pentagon", powers={"green": "joker"})
    ride(s, (3, 2), (0, 2), (0, 3))
    draw(s, (0, 2), (1, 1))
    assert not used(s)


@rule("NSL-POWER-21")
def test_on_a_joker_card_the_joker_power_is_not_used() -> None:
    plain = table("joker")
    for action in plain.legal(0):
        s = table("joker", powers={"green": "joker"})
        assert s.legal(0) == plain.legal(0)
        s.play(0, action)
        assert not used(s)


# The switch


@rule("NSL-POWER-22")
def test_with_the_switch_power_a_section_may_start_at_any_station_of_the_line() -> None:
    s = ex_2("Square", powers={"green": "switch"})
    assert sections(s) == FROM_ENDS | FROM_INSIDE
    for section in FROM_INSIDE:
        s = ex_2("Square", powers={"green": "switch"})
        draw(s, *section)
        assert used(s)
        assert {point(end) for end in line(s, "green")["ends"]} == {(3, 2), (1, 8), section[1]}  # NSL-SWITCH-5
    assert sections(ex_2("Square")) == FROM_ENDS


@rule("NSL-POWER-22")
def test_with_the_switch_power_all_other_drawing_rules_stay_in_force() -> None:
    s = ex_2("Square", powers={"green": "switch"})
    assert stopped_by(s, (0, 2), (1, 1)) == "NSL-DRAW-8"
    assert stopped_by(s, (1, 4), (0, 3)) == "NSL-DRAW-10"
    assert stopped_by(s, (2, 4), (2, 5)) == "NSL-SWITCH-1"  # not on the line


@rule("NSL-POWER-23")
def test_the_switch_power_cannot_be_used_in_turns_1_and_2() -> None:
    plain = table("joker Joker")
    for first in plain.legal(0):
        after = table("joker Joker")
        after.play(0, first)
        for second in after.legal(0):
            s = table("joker Joker", powers={"green": "switch"})
            for action, offered in ((first, plain), (second, after)):
                assert s.legal(0) == offered.legal(0)
                s.play(0, action)
                assert not used(s)


@rule("NSL-POWER-23")
def test_the_switch_power_begins_with_turn_3() -> None:
    s = table("circle square pentagon", powers={"green": "switch"})
    ride(s, (3, 2), (0, 2), (0, 3))
    assert {start for start, _ in sections(s)} == {(3, 2), (0, 2), (0, 3)}
    s.turn = 2  # two sections before turn 2 need another power, so the restriction shows only in a made-up position
    s.put_questions()
    assert {start for start, _ in sections(s)} == {(3, 2), (0, 3)}
    assert stopped_by(s, (0, 2), (1, 1)) == "NSL-DRAW-4"


@rule("NSL-POWER-24")
def test_with_the_switch_card_in_effect_the_switch_power_is_not_used() -> None:
    for section in FROM_ENDS | FROM_INSIDE:
        s = ex_2("switch Square", powers={"green": "switch"})
        assert sections(s) == FROM_ENDS | FROM_INSIDE
        draw(s, *section)
        assert not used(s)


@rule("NSL-POWER-25")
def test_the_switch_power_reveals_no_card() -> None:
    s = table("circle square pentagon triangle", players=2, powers={"green": "switch"})
    for section in path((3, 2), (0, 2), (0, 3)):
        draw(s, *section)
        skip(s, seat=1)
    before = s.view(0)["deck"], s.view(0)["revealed"]
    draw(s, (0, 2), (1, 1))
    assert used(s)
    assert (s.view(0)["deck"], s.view(0)["revealed"]) == before
    assert "street_switch" in s.view(0)["deck"]
    skip(s, seat=1)
    assert s.view(0)["revealed"] == [*before[1], "street_triangle"]
    assert not s.view(0)["switch"]


# The double station


@rule("NSL-POWER-26")
def test_a_marked_station_counts_twice_in_its_district_for_most() -> None:
    s = table("square circle", powers={"green": "double_station"})
    draw(s, (3, 2), (3, 1))
    draw(s, (3, 2), (0, 2))  # two in N, one in NW
    circle(s, (3, 1))
    play_out(s, 1)
    assert line(s, "green")["mark"] == at((3, 1))
    assert (line(s, "green")["most"], line(s, "green")["points"]) == (3, 2 * 3)


@rule("NSL-POWER-26")
def test_a_mark_outside_the_fullest_district_counts_there_only() -> None:
    s = table("square circle Square", powers={"green": "double_station"})
    draw(s, (3, 2), (3, 1))
    draw(s, (3, 2), (0, 2))
    circle(s, (0, 2))  # two in N, two in NW by the mark
    assert (line(s, "green")["most"], line(s, "green")["points"]) == (2, 4)
    draw(s, (3, 1), (2, 0))  # three in NW by the mark
    play_out(s, 1)
    assert (line(s, "green")["most"], line(s, "green")["points"]) == (3, 6)


@rule("NSL-POWER-27")
def test_the_mark_can_be_made_beside_every_question_of_the_round() -> None:
    s = table("Circle pentagon Square triangle Triangle circle Pentagon Joker", powers={"green": "double_station"})
    draw(s, (3, 2), (0, 2))
    for turn in range(2, 9):
        assert (s.view(0)["turn"], asked(s)) == (turn, "section")
        assert stations_to_mark(s) == {(3, 2), (0, 2)}
        beside = s.ask(0)
        assert beside is not None
        assert beside["aside"] == ["circle"]
        skip(s)
    assert asked(s) == "mark"


@rule("NSL-POWER-27")
def test_the_mark_is_made_beside_the_drawing_and_not_instead_of_it() -> None:
    s = table("square", powers={"green": "double_station"})
    circle(s, (3, 2))  # at the very start of the build phase
    assert (asked(s), s.view(0)["turn"]) == ("section", 1)
    draw(s, (3, 2), (3, 1))
    play_out(s, 1)
    assert line(s, "green")["points"] == 1 * 3


@rule("NSL-POWER-27")
def test_the_mark_can_be_made_after_a_section_drawn_in_the_last_turn() -> None:
    s = table("Circle Pentagon Joker Triangle Square", powers={"green": "double_station"})
    while not s.view(0)["last_turn"]:
        skip(s)
    draw(s, (3, 2), (3, 1))
    assert (asked(s), s.round) == ("mark", 1)
    assert stations_to_mark(s) == {(3, 2), (3, 1)}
    assert kinds(s) == {"pass", "circle"}
    circle(s, (3, 1))
    assert (s.round, line(s, "green")["points"]) == (2, 1 * 3)


@rule("NSL-POWER-27")
def test_the_mark_can_be_made_after_a_last_turn_that_was_passed() -> None:
    s = table("Circle Pentagon Joker Triangle Square", powers={"green": "double_station"})
    draw(s, (3, 2), (0, 2))
    pass_until(s, "mark")
    assert s.round == 1
    assert stations_to_mark(s) == {(3, 2), (0, 2)}
    circle(s, (0, 2))
    assert (s.round, line(s, "green")["points"]) == (2, 2 * 2)


@rule("NSL-POWER-27")
def test_the_mark_can_be_made_after_a_last_turn_with_nothing_to_draw() -> None:
    s = table(
        "",
        "Pentagon Square Triangle Joker Circle",
        pencils=("blue", "green", "pink", "purple"),
        powers={"green": "double_station"},
    )
    play_out(s, 1)
    finished(s, 0, "blue", path((5, 7), (5, 4), (5, 3), (3, 1)))  # it bars the way from (3, 2) to (5, 0)
    for _ in range(3):
        skip(s)
    draw(s, (3, 2), (0, 2))
    assert s.view(0)["last_turn"]
    assert sections(s) == set()
    pass_until(s, "mark")
    assert (s.round, stations_to_mark(s)) == (2, {(3, 2), (0, 2)})
    circle(s, (3, 2))
    assert (s.round, line(s, "green")["points"]) == (3, 2 * 2)


@rule("NSL-POWER-27")
def test_the_mark_cannot_be_made_any_more_when_the_points_are_written() -> None:
    s = table("Circle Pentagon Joker Triangle Square", powers={"green": "double_station", "blue": "joker"})
    draw(s, (3, 2), (0, 2))
    pass_until(s, "mark")
    skip(s)
    assert (s.round, line(s, "green")["points"], line(s, "green")["mark"]) == (2, 2 * 1, None)
    assert mark_stopped_by(s, (3, 2)) == "NSL-POWER-1"


@rule("NSL-POWER-28")
def test_any_station_of_the_line_and_no_other_can_be_marked() -> None:
    s = table("triangle square circle", powers={"green": "double_station"})
    ride(s, (3, 2), (4, 3), (5, 3))
    assert stations_to_mark(s) == {(3, 2), (4, 3), (5, 3)}  # the departure and the central station too
    assert mark_stopped_by(s, (5, 0)) == "NSL-POWER-28"  # not yet
    draw(s, (5, 3), (5, 0))
    assert stations_to_mark(s) == {(3, 2), (4, 3), (5, 3), (5, 0)}


@rule("NSL-POWER-28")
def test_a_station_of_another_line_cannot_be_marked() -> None:
    s = table("", "square", pencils=("blue", "green", "pink", "purple"), powers={"green": "double_station"})
    play_out(s, 1)
    finished(s, 0, "blue", path((5, 7), (5, 4), (5, 3)))
    assert stations_to_mark(s) == {(3, 2)}
    assert mark_stopped_by(s, (5, 3)) == "NSL-POWER-28"


@rule("NSL-POWER-28")
def test_a_mark_cannot_be_moved() -> None:
    s = table("square circle", powers={"green": "double_station"})
    draw(s, (3, 2), (3, 1))
    circle(s, (3, 1))
    for station in ((3, 1), (3, 2)):
        assert mark_stopped_by(s, station) == "NSL-POWER-2"
    assert line(s, "green")["mark"] == at((3, 1))


@rule("NSL-POWER-29")
def test_a_mark_does_not_count_for_a_later_line_through_the_same_station() -> None:
    s = table("triangle square", "square circle", powers={"green": "double_station", "blue": "joker"})
    ride(s, (3, 2), (4, 3), (5, 3))
    circle(s, (5, 3))
    play_out(s, 1)
    assert line(s, "green")["most"] == 3
    ride(s, (5, 7), (5, 4), (5, 3))
    play_out(s, 2)
    assert (line(s, "blue")["mark"], line(s, "blue")["most"]) == (None, 2)


@rule("NSL-POWER-30")
def test_a_mark_changes_nothing_but_most_and_the_points_of_its_line() -> None:
    ends = []
    for mark in (False, True):
        s = table(
            "triangle square circle",
            "square circle",
            powers={"green": "double_station"},
            objectives=("interchanges_8", "central_9"),
        )
        ride(s, (3, 2), (4, 3), (5, 3), (7, 5))  # (5, 3) is a tourist site, (5, 3)-(7, 5) crosses the Thames
        if mark:
            circle(s, (5, 3))
        play_out(s, 1)
        ride(s, (5, 7), (5, 4), (5, 3))
        play_out(s)
        ends.append(s)
    plain, marked = (s.view(0)["sheets"][0] for s in ends)
    assert plain["lines"][0] | {"most": 3, "points": 3 * 3 + 2, "mark": at((5, 3))} == marked["lines"][0]
    assert (plain["lines"][0]["most"], plain["lines"][0]["points"]) == (2, 3 * 2 + 2)
    assert plain["lines"][1:] == marked["lines"][1:]
    for same in ("visits", "interchanges", "objectives"):
        assert plain[same] == marked[same]
    points = ends[0].outcome()["breakdown"][0]
    assert ends[1].outcome()["breakdown"] == [points | {"lines": points["lines"] + 3}]


@rule("NSL-POWER-31")
@pytest.mark.parametrize("seed", range(10))
def test_the_best_mark_adds_the_number_of_districts(seed: int) -> None:
    chance = Random(seed)
    s = new(1, seed, {"powers": True})
    while asked(s) != "mark":
        s.play(0, chance.choice([action for action in s.legal(0) if action <= BOX.pass_action]))
    pencil = s.view(0)["sheets"][0]["pencil"]
    plain = line(s, pencil)
    members = {
        name: set(plain["stations"]) & {x.id for x in BOX.stations if x.district == name} for name in BOX.districts
    }
    for station in plain["stations"]:
        fullest = len(members[BOX.stations[station].district]) == plain["most"]
        marked = s.copy()
        circle(marked, point(station))
        assert line(marked, pencil)["points"] - plain["points"] == (plain["districts"] if fullest else 0)


# Added later


@rule("NSL-POWER-32")
def test_a_second_section_cannot_be_added_once_the_turn_is_finished() -> None:
    s = table("square Square", players=2, powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    skip(s)
    assert stopped_by(s, (3, 1), (2, 0)) == "KER-TURN-1"
    skip(s, seat=1)
    assert (asked(s), s.view(0)["turn"]) == ("section", 2)  # a first section again
    draw(s, (3, 1), (2, 0))
    assert asked(s) == "second"


@rule("NSL-POWER-33")
@pytest.mark.parametrize(
    ("power", "powered_deck", "plain_deck", "drawn"),
    [
        ("second_section", "pentagon", "pentagon Pentagon", [((3, 2), (3, 6)), ((3, 2), (2, 3))]),
        ("joker", "circle", "pentagon", [((3, 2), (3, 6))]),
        (
            "switch",
            "circle square Square",
            "circle square switch Square",
            [*path((3, 2), (0, 2), (0, 3)), ((0, 2), (2, 4))],
        ),
    ],
)
def test_a_section_drawn_with_a_power_scores_like_any_other(
    power: str, powered_deck: str, plain_deck: str, drawn: list[tuple[Point, Point]]
) -> None:
    s, plain = table(powered_deck, powers={"green": power}), table(plain_deck)
    for section in drawn:
        draw(s, *section)
        draw(plain, *section)
    assert used(s)
    for state in (s, plain):
        play_out(state, 1)
    assert line(s, "green") == line(plain, "green")
    assert line(s, "green")["thames"] == 1
    assert s.view(0)["sheets"][0]["points"] == plain.view(0)["sheets"][0]["points"]


@rule("NSL-POWER-34")
def test_after_the_central_station_the_second_target_must_still_show_the_symbol_of_the_card() -> None:
    s = table("square triangle", powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    skip(s)
    draw(s, (3, 1), (5, 3))
    assert sections(s) == {((3, 2), (1, 0)), ((3, 2), (4, 3)), ((5, 3), (4, 3))}
    assert stopped_by(s, (5, 3), (6, 3)) == "NSL-POWER-11"
