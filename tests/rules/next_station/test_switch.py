"""The switch, and the branches it makes (NSL-SWITCH)."""

from collections import Counter
from typing import Any

import pytest

from tests.marks import rule
from tests.rules.next_station.table import (
    BOX,
    PENCILS,
    Section,
    Stacked,
    at_random,
    draw,
    finished,
    kinds,
    line,
    new,
    play_out,
    point,
    sections,
    skip,
    stopped_by,
    table,
)

# EX-2: the line, and what can be drawn to a square from its ends, and with the switch from the rest of it
RULEBOOK_LINE = [((3, 2), (0, 2)), ((0, 2), (0, 3)), ((0, 3), (1, 4)), ((1, 4), (1, 8))]
FROM_ENDS = {((3, 2), (3, 1)), ((3, 2), (6, 2)), ((1, 8), (2, 7)), ((1, 8), (1, 9))}
FROM_THE_MIDDLE = {((0, 2), (2, 4)), ((1, 4), (2, 4)), ((1, 4), (2, 5))}


def rulebook_line(*then: str) -> Stacked:
    """The green line of EX-2 after four turns; these cards come next."""
    s = table(" ".join(["circle", "square", "Triangle", "Circle", *then]))
    for section in RULEBOOK_LINE:
        draw(s, *section)
    return s


def short_line(*then: str, **options: Any) -> Stacked:
    """The line (3,2)-(6,2)-(6,3) after two turns; these cards come next."""
    s = table(" ".join(["square", "circle", *then]), **options)
    draw(s, (3, 2), (6, 2))
    draw(s, (6, 2), (6, 3))
    return s


def ends(s: Stacked, pencil: str = "green") -> set[tuple[int, int]]:
    return {point(end) for end in line(s, pencil)["ends"]}


@rule("NSL-SWITCH-1")
def test_with_the_switch_a_section_may_start_at_any_station_of_the_line() -> None:
    s = short_line("switch", "triangle")
    from_ends = {((3, 2), (1, 0)), ((3, 2), (4, 3)), ((6, 3), (9, 6)), ((6, 3), (5, 3))}
    assert sections(s) == from_ends | {((6, 2), (4, 0)), ((6, 2), (9, 2)), ((6, 2), (5, 3))}
    assert stopped_by(s, (7, 3), (7, 0)) == "NSL-SWITCH-1"  # but at no other
    assert sections(short_line("triangle")) == from_ends


@rule("NSL-SWITCH-1")
def test_ex_2_the_switch_in_the_middle_of_the_green_line() -> None:
    assert sections(rulebook_line("Square")) == FROM_ENDS
    s = rulebook_line("switch", "Square")
    assert s.turn == 5
    assert sections(s) == FROM_ENDS | FROM_THE_MIDDLE
    draw(s, (1, 4), (2, 5))
    assert line(s, "green")["sections"][-1] == [23, 29]


@rule("NSL-SWITCH-2")
def test_all_other_rules_of_drawing_stay_in_force() -> None:
    s = table("square circle pentagon Square switch Circle")
    finished(s, 0, "blue", [((5, 3), (7, 5))])
    for section in [((3, 2), (6, 2)), ((6, 2), (6, 3)), ((6, 3), (5, 3)), ((5, 3), (5, 4))]:
        draw(s, *section)
    assert stopped_by(s, (6, 2), (6, 1)) == "NSL-DRAW-8"  # a pentagon
    assert stopped_by(s, (6, 2), (5, 3)) == "NSL-DRAW-10"  # on the line already
    assert stopped_by(s, (5, 3), (5, 0)) == "NSL-DRAW-12"  # over (3,2)-(6,2)
    assert stopped_by(s, (5, 3), (7, 5)) == "NSL-DRAW-14"  # drawn in blue
    assert sections(s) == {
        ((3, 2), (5, 0)),
        ((3, 2), (0, 2)),
        ((6, 2), (7, 3)),
        ((6, 3), (7, 3)),
        ((5, 4), (4, 5)),
    }


@rule("NSL-SWITCH-3", "NSL-SWITCH-4", "NSL-SWITCH-5")
def test_a_branch_gives_the_line_one_more_end_and_takes_none_away() -> None:
    s = rulebook_line("switch", "Square", "pentagon")
    assert ends(s) == {(3, 2), (1, 8)}
    draw(s, (1, 4), (2, 5))
    assert ends(s) == {(3, 2), (1, 8), (2, 5)}
    assert sections(s) == {((3, 2), (2, 3)), ((3, 2), (3, 6)), ((1, 8), (6, 8)), ((2, 5), (3, 6))}
    assert stopped_by(s, (1, 4), (1, 1)) == "NSL-DRAW-4"  # the branching station is no end


@rule("NSL-SWITCH-3", "NSL-SWITCH-4")
@pytest.mark.parametrize("end", [(3, 2), (6, 3), (9, 2)])
def test_every_end_of_a_branched_line_can_be_continued_in_later_turns(end: tuple[int, int]) -> None:
    s = short_line("switch", "triangle", "pentagon", "joker", "Joker")
    draw(s, (6, 2), (9, 2))
    skip(s)
    to = {(3, 2): (0, 2), (6, 3): (9, 6), (9, 2): (8, 1)}[end]
    draw(s, end, to)
    assert ends(s) == {(3, 2), (6, 3), (9, 2)} - {end} | {to}
    assert {start for start, _ in sections(s)} == ends(s)


@rule("NSL-SWITCH-4")
def test_with_the_switch_an_end_that_is_continued_makes_no_branch() -> None:
    s = short_line("switch", "triangle")
    draw(s, (6, 3), (9, 6))
    assert ends(s) == {(3, 2), (9, 6)}


@rule("NSL-SWITCH-5")
@pytest.mark.parametrize("powers", [False, True])
def test_the_ends_are_always_the_stations_of_degree_one(powers: bool) -> None:
    branched = 0
    for seed in range(20):
        s = new(1 + seed % 4, seed, {"powers": powers})
        for _ in at_random(s, seed):
            for sheet in s.view(None)["sheets"]:
                current = sheet["lines"][BOX.pencils.index(sheet["pencil"])]
                degree = Counter(station for section in current["sections"] for station in section)
                alone = {current["departure"]} - degree.keys()
                if not s.over:
                    assert set(current["ends"]) == {n for n, meeting in degree.items() if meeting == 1} | alone
                    assert len(set(current["ends"])) == len(current["ends"])
                branched += max(degree.values(), default=0) > 2
    assert branched


@rule("NSL-SWITCH-6")
def test_using_the_switch_is_optional() -> None:
    s = rulebook_line("switch", "Square", "square")
    assert sections(s) >= FROM_ENDS
    assert kinds(s) == {"draw", "pass"}
    skip(s)
    assert line(s, "green")["sections"] == [[13, 12], [12, 16], [16, 23], [23, 43]]
    s = rulebook_line("switch", "Square")
    draw(s, (1, 8), (1, 9))
    assert ends(s) == {(3, 2), (1, 9)}


@rule("NSL-SWITCH-7")
@pytest.mark.parametrize("joker", ["joker", "Joker"])
def test_switch_and_joker_apply_together(joker: str) -> None:
    s = short_line("switch", joker)
    assert sections(s) == {
        *(((3, 2), to) for to in [(1, 0), (5, 0), (3, 1), (0, 2), (2, 3), (4, 3), (3, 6)]),
        *(((6, 2), to) for to in [(4, 0), (6, 1), (9, 2), (5, 3), (7, 3)]),
        *(((6, 3), to) for to in [(8, 1), (5, 3), (7, 3), (5, 4), (6, 6), (9, 6)]),
    }


@rule("NSL-SWITCH-8")
@pytest.mark.parametrize("pencil", PENCILS)
def test_in_the_base_game_it_changes_nothing_that_an_early_switch_is_ignored(pencil: str) -> None:
    order = [pencil, *(other for other in PENCILS if other != pencil)]
    firsts: list[Section | None] = [None, *sections(table("joker", pencils=order))]
    assert len(firsts) == 9
    for first in firsts:
        s = table("joker switch Joker", pencils=order)
        skip(s) if first is None else draw(s, *first)
        assert (s.turn, s.view(None)["switch"]) == (2, False)
        ignored = sections(s)
        s.free = True  # as if it were in effect
        s.put_questions()
        assert sections(s) == ignored


@rule("NSL-SWITCH-8")
def test_after_two_sections_in_turn_1_an_early_switch_would_matter() -> None:
    s = table("square switch circle", powers={"green": "second_section"})
    draw(s, (3, 2), (3, 1))
    draw(s, (3, 2), (6, 2))
    ignored = sections(s)
    s.free = True  # as if it were in effect
    s.put_questions()
    assert sections(s) - ignored == {((3, 2), (5, 0)), ((3, 2), (0, 2))}


@rule("NSL-SWITCH-9")
def test_with_the_switch_too_the_first_section_starts_at_the_departure_station() -> None:
    s = table("square circle switch joker")
    skip(s)
    skip(s)
    assert s.view(None)["switch"]
    assert {start for start, _ in sections(s)} == {(3, 2)}
    assert len(sections(s)) == 8
    assert stopped_by(s, (6, 2), (9, 2)) == "NSL-DRAW-3"


@rule("NSL-SWITCH-10")
def test_a_second_branch_may_start_where_there_is_one_already() -> None:
    s = short_line("switch", "triangle", "pentagon", "Square", powers={"green": "switch"})
    draw(s, (6, 2), (9, 2))
    assert {to for start, to in sections(s) if start == (6, 2)} == {(6, 1), (5, 3)}
    draw(s, (6, 2), (6, 1))  # by the power
    meeting = [section for section in line(s, "green")["sections"] if 14 in section]
    assert len(meeting) == 4
    assert ends(s) == {(3, 2), (6, 3), (9, 2), (6, 1)}


@rule("NSL-SWITCH-10")
def test_only_its_edges_limit_how_many_sections_meet_at_a_station() -> None:
    s = table("circle Circle square Square triangle Triangle pentagon Pentagon joker")
    for to in [(0, 2), (5, 0), (3, 1), (6, 2), (1, 0), (4, 3), (2, 3), (3, 6)]:
        s.free = True  # as if the switch came in every turn
        s.put_questions()
        draw(s, (3, 2), to)
    assert len(line(s, "green")["sections"]) == 8
    assert ends(s) == {(0, 2), (5, 0), (3, 1), (6, 2), (1, 0), (4, 3), (2, 3), (3, 6)}
    play_out(s, rounds=1)
    assert len(s.sheets[0].sections[BOX.pencils.index("green")]) == 8
