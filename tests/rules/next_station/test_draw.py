"""Drawing a section (NSL-DRAW)."""

from collections import Counter
from random import Random

import pytest

import londinium
from londinium.games.next_station.sheet import start as begin_line
from londinium.kernel.events import Event
from tests.marks import rule
from tests.rules.next_station.table import (
    BOX,
    GAME,
    PENCILS,
    Point,
    Section,
    at,
    at_random,
    draw,
    finished,
    kinds,
    line,
    new,
    play_out,
    point,
    refused,
    sections,
    skip,
    stopped_by,
    table,
    targets,
)

SYMBOLS = {(s.x, s.y): s.symbol for s in BOX.stations}
DEPARTURES = {"green": (3, 2), "pink": (7, 3), "purple": (2, 5), "blue": (5, 7)}

# EX-10: where the first section of each pencil leads, by the card
FIRST: dict[str, dict[str, set[Point]]] = {
    "green": {
        "circle": {(0, 2), (5, 0)},
        "triangle": {(1, 0), (4, 3)},
        "square": {(3, 1), (6, 2)},
        "pentagon": {(2, 3), (3, 6)},
    },
    "pink": {
        "circle": {(6, 3), (7, 5)},
        "triangle": {(7, 0), (4, 6)},
        "square": {(6, 2), (9, 3)},
        "pentagon": {(9, 1), (8, 4)},
    },
    "purple": {
        "circle": {(4, 5), (0, 7)},
        "triangle": {(4, 3), (1, 4)},
        "square": {(2, 4), (2, 7)},
        "pentagon": {(0, 5), (3, 6)},
    },
    "blue": {
        "circle": {(3, 7), (8, 7)},
        "triangle": {(4, 6), (5, 9)},
        "square": {(5, 4), (6, 6)},
        "pentagon": {(6, 8), (3, 9)},
    },
}


def first_held(pencil: str) -> list[str]:
    """The pencils in an order that begins with this one."""
    return [pencil, *(other for other in PENCILS if other != pencil)]


@rule("NSL-DRAW-1")
def test_in_every_turn_a_player_may_pass() -> None:
    s = table("joker circle", players=2)
    assert len(sections(s)) == 8
    assert kinds(s) == {"draw", "pass"}
    skip(s)
    skip(s, 1)
    assert (s.turn, line(s, "green")["sections"]) == (2, [])
    for seed in range(40):
        for played in at_random(new(1 + seed % 4, seed, {"powers": bool(seed // 4 % 2)}), seed):
            assert all(BOX.pass_action in played.legal(seat) for seat in played.to_act)


@rule("NSL-DRAW-2")
def test_at_most_one_section_is_drawn_in_a_turn() -> None:
    s = table("joker", players=2)
    draw(s, (3, 2), (6, 2))
    assert s.to_act == (1,)
    assert stopped_by(s, (3, 2), (0, 2)) == "KER-TURN-1"
    assert line(s, "green")["sections"] == [[13, 14]]


@rule("NSL-DRAW-2")
@pytest.mark.parametrize("powers", [False, True])
def test_two_sections_in_a_turn_need_the_power_second_section(powers: bool) -> None:
    most: Counter[str] = Counter()
    for seed in range(30):
        s = new(2, seed, {"powers": powers})
        chance = Random(seed)
        drawn: Counter[tuple[int, int, int]] = Counter()
        while s.to_act:
            seat = chance.choice(s.to_act)
            action = chance.choice(s.legal(seat))
            power = BOX.powers[s.powers[s.sheets[seat].pencil]] if powers else "none"
            drawn[s.round, s.turn, seat] += action < BOX.pass_action
            most[power] = max(most[power], drawn[s.round, s.turn, seat])
            s.play(seat, action)
    if powers:
        assert most == {"second_section": 2, "joker": 1, "switch": 1, "double_station": 1}
    else:
        assert most == {"none": 1}


@rule("NSL-DRAW-3")
@pytest.mark.parametrize("passed", range(5))
def test_the_first_section_starts_at_the_departure_station_in_whichever_turn(passed: int) -> None:
    s = table("circle pentagon triangle Triangle joker square")
    for _ in range(passed):
        skip(s)
    assert {start for start, _ in sections(s)} == {(3, 2)}
    assert stopped_by(s, (6, 2), (3, 2)) == "NSL-DRAW-3"  # not towards it
    assert stopped_by(s, (7, 3), (6, 2)) == "NSL-DRAW-3"  # not from another departure station


@rule("NSL-DRAW-3", "NSL-DRAW-6", "NSL-DRAW-8")
def test_ex_1_the_first_section_of_the_rulebook() -> None:
    s = table("circle")
    assert sections(s) == {((3, 2), (0, 2)), ((3, 2), (5, 0))}
    draw(s, (3, 2), (0, 2))
    assert line(s, "green")["sections"] == [[13, 12]]
    assert s.sheets[0].drawn[0] // 2 == 40  # edge 40


@rule("NSL-DRAW-4")
def test_later_sections_start_at_an_end_of_the_line() -> None:
    s = table("square circle triangle")
    draw(s, (3, 2), (6, 2))
    draw(s, (6, 2), (6, 3))
    assert sections(s) == {((3, 2), (1, 0)), ((3, 2), (4, 3)), ((6, 3), (9, 6)), ((6, 3), (5, 3))}
    assert stopped_by(s, (6, 2), (9, 2)) == "NSL-DRAW-4"  # from the middle of the line
    assert stopped_by(s, (7, 3), (7, 0)) == "NSL-DRAW-4"  # from off the line


@rule("NSL-DRAW-5")
@pytest.mark.parametrize("pencil", PENCILS)
def test_after_the_first_section_the_departure_and_the_reached_station_can_be_continued(pencil: str) -> None:
    for to in set().union(*FIRST[pencil].values()):
        s = table("joker Joker", pencils=first_held(pencil))
        draw(s, DEPARTURES[pencil], to)
        assert {point(end) for end in line(s, pencil)["ends"]} == {DEPARTURES[pencil], to}
        assert {start for start, _ in sections(s)} == {DEPARTURES[pencil], to}


@rule("NSL-DRAW-5")
def test_the_departure_station_is_no_end_once_both_ways_are_drawn() -> None:
    s = table("square circle joker")
    draw(s, (3, 2), (6, 2))
    draw(s, (3, 2), (0, 2))
    assert {start for start, _ in sections(s)} == {(6, 2), (0, 2)}
    assert stopped_by(s, (3, 2), (4, 3)) == "NSL-DRAW-4"


@rule("NSL-DRAW-6", "NSL-DRAW-7")
@pytest.mark.parametrize("pencil", PENCILS)
def test_a_section_is_one_straight_line_to_a_neighbouring_station(pencil: str) -> None:
    x, y = DEPARTURES[pencil]
    neighbours = set()
    for dx, dy in ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)):
        ray = ((x + dx * step, y + dy * step) for step in range(1, 10))
        neighbours |= {next((p for p in ray if p in SYMBOLS), (x, y))}
    s = table("joker", pencils=first_held(pencil))
    assert sections(s) == {((x, y), to) for to in neighbours}
    for to in SYMBOLS.keys() - neighbours - {(x, y)}:
        assert refused(s, (x, y), to) == "NSL-DRAW-6"


@rule("NSL-DRAW-6")
def test_two_stations_that_no_line_joins_have_no_move() -> None:
    with pytest.raises(londinium.Refused) as crooked:
        GAME.action({"kind": "draw", "from": at((3, 2)), "to": at((5, 3))})
    assert crooked.value.rule == "NSL-DRAW-6"


@rule("NSL-DRAW-7")
def test_no_section_passes_through_a_station() -> None:
    s = table("triangle")
    assert refused(s, (3, 2), (9, 2)) == "NSL-DRAW-6"  # straight on, but through (6,2)
    for way in BOX.ways:
        (a, b), (c, d) = point(way.start), point(way.to)
        steps = max(abs(c - a), abs(d - b))
        passed = {(a + (c - a) * i // steps, b + (d - b) * i // steps) for i in range(1, steps)}
        assert not passed & SYMBOLS.keys()


@rule("NSL-DRAW-8")
@pytest.mark.parametrize("symbol", ["circle", "pentagon", "square", "triangle"])
def test_the_target_shows_the_symbol_of_the_card_or_is_the_central_station(symbol: str) -> None:
    s = table(f"Triangle {symbol}")
    draw(s, (3, 2), (4, 3))
    open_ways: set[Section] = {
        *(((3, 2), to) for to in [(1, 0), (5, 0), (3, 1), (0, 2), (6, 2), (2, 3), (3, 6)]),
        *(((4, 3), to) for to in [(4, 0), (6, 1), (2, 3), (5, 3), (4, 4), (5, 4), (2, 5)]),
    }
    fitting = {(start, to) for start, to in open_ways if SYMBOLS[to] == symbol or to == (5, 3)}
    assert sections(s) == fitting
    for start, to in open_ways - fitting:
        assert stopped_by(s, start, to) == "NSL-DRAW-8"


@rule("NSL-DRAW-8")
@pytest.mark.parametrize("joker", ["joker", "Joker"])
def test_on_a_joker_card_every_target_fits(joker: str) -> None:
    s = table(f"triangle {joker}")
    draw(s, (3, 2), (4, 3))
    assert sections(s) == {
        *(((3, 2), to) for to in [(1, 0), (5, 0), (3, 1), (0, 2), (6, 2), (2, 3), (3, 6)]),
        *(((4, 3), to) for to in [(4, 0), (6, 1), (2, 3), (5, 3), (4, 4), (5, 4), (2, 5)]),
    }


@rule("NSL-DRAW-9")
def test_the_symbol_of_the_start_does_not_matter() -> None:
    s = table("circle", players=4, pencils=["green", "pink", "purple", "blue"])
    starts = [((3, 2), (0, 2)), ((7, 3), (6, 3)), ((2, 5), (0, 7)), ((5, 7), (8, 7))]
    assert [SYMBOLS[start] for start, _ in starts] == ["triangle", "circle", "square", "pentagon"]
    for seat, (start, to) in enumerate(starts):
        assert (start, to) in sections(s, seat)
        assert len(sections(s, seat)) == 2
    s = table("triangle circle square")
    draw(s, (3, 2), (4, 3))
    draw(s, (4, 3), (5, 3))
    assert ((5, 3), (5, 4)) in sections(s)  # from the central station too
    assert ((5, 3), (6, 2)) in sections(s)


@rule("NSL-DRAW-8", "NSL-DRAW-9")
@pytest.mark.parametrize("symbol", ["circle", "pentagon", "square", "triangle"])
@pytest.mark.parametrize("pencil", PENCILS)
def test_ex_10_the_first_sections_by_card(pencil: str, symbol: str) -> None:
    for name in (symbol, symbol.capitalize()):
        s = table(name, pencils=first_held(pencil))
        assert sections(s) == {(DEPARTURES[pencil], to) for to in FIRST[pencil][symbol]}


@rule("NSL-DRAW-10")
def test_a_line_does_not_come_to_a_station_twice() -> None:
    s = table("pentagon triangle Triangle joker")
    draw(s, (3, 2), (2, 3))
    assert stopped_by(s, (2, 3), (3, 2)) == "NSL-DRAW-10"  # back to the departure station
    draw(s, (3, 2), (4, 3))
    assert sections(s) == {((2, 3), (1, 4)), ((4, 3), (4, 0)), ((4, 3), (5, 3))}
    assert stopped_by(s, (2, 3), (4, 3)) == "NSL-DRAW-10"
    skip(s)
    assert stopped_by(s, (4, 3), (2, 3)) == "NSL-DRAW-10"


@rule("NSL-DRAW-11")
@pytest.mark.parametrize("powers", [False, True])
def test_a_line_is_always_a_tree_with_its_departure_station(powers: bool) -> None:
    for seed in range(24):
        s = new(1 + seed % 4, seed, {"powers": powers})
        for _ in at_random(s, seed):
            for sheet in s.sheets:
                begun = {sheet.pencil: sheet.drawn, **{p: d for p, d in enumerate(sheet.sections) if sheet.lines[p]}}
                for pencil, drawn in begun.items():
                    joined = {BOX.departures[pencil]}
                    for action in drawn:
                        u, v = BOX.edges[action // 2]
                        assert (u in joined) != (v in joined)  # joined to the line at one station: no cycle
                        joined |= {u, v}
                    stations = sheet.lines[pencil] or sheet.line
                    assert {n for n in range(53) if stations >> n & 1} == joined


@rule("NSL-DRAW-12")
def test_a_section_does_not_cross_its_own_line() -> None:
    s = table("square triangle joker Triangle circle")
    draw(s, (3, 2), (3, 1))
    draw(s, (3, 1), (4, 0))
    draw(s, (3, 2), (6, 2))
    assert stopped_by(s, (4, 0), (4, 3)) == "NSL-DRAW-12"  # over (3,2)-(6,2)
    assert sections(s) == {((6, 2), (9, 2)), ((6, 2), (5, 3))}


@rule("NSL-DRAW-12")
@pytest.mark.parametrize("earlier", ["blue", "pink", "purple"])
def test_a_section_crosses_no_other_line_of_the_player(earlier: str) -> None:
    s = table("circle")
    finished(s, 0, earlier, [((1, 1), (1, 4))])
    assert sections(s) == {((3, 2), (5, 0))}
    assert stopped_by(s, (3, 2), (0, 2)) == "NSL-DRAW-12"


@rule("NSL-DRAW-12", "NSL-DRAW-19")
def test_the_lines_of_other_players_are_in_nobodys_way() -> None:
    s = table("triangle pentagon", players=2, pencils=["green", "blue", "purple", "pink"])
    draw(s, (2, 5), (4, 3), seat=1)
    skip(s, 0)
    assert sections(s, 0) == {((3, 2), (2, 3)), ((3, 2), (3, 6))}
    draw(s, (3, 2), (3, 6), seat=0)  # where it would cross on one sheet


@rule("NSL-DRAW-13")
def test_sections_cross_if_and_only_if_their_edges_are_a_listed_pair() -> None:
    """Every edge drawn by an earlier line, against every edge that could be drawn from every station."""
    listed = {frozenset(pair) for pair in GAME.components["map"].crossings}
    for drawn, (u, v) in enumerate(BOX.edges):
        s = table("joker")
        finished(s, 0, "blue", [(point(u), point(v))])
        for start in range(len(BOX.stations)):
            begin_line(s.sheets[0], 0, start)  # as if the line began here
            s.put_questions()
            free = {action // 2 for action in s.legal(0) if action < BOX.pass_action}
            leaving = {edge for edge, ends in enumerate(BOX.edges) if start in ends}
            assert leaving - free == {edge for edge in leaving if edge == drawn or frozenset((edge, drawn)) in listed}


@rule("NSL-DRAW-12", "NSL-DRAW-13")
def test_ex_11_crossing_at_half_a_step() -> None:
    for drawn in (False, True):
        s = table("triangle circle pentagon joker", pencils=first_held("blue"))
        if drawn:
            finished(s, 0, "green", [((4, 3), (5, 4))])
        for section in [((5, 7), (4, 6)), ((4, 6), (4, 5)), ((4, 5), (4, 4))]:
            draw(s, *section)
        assert (((4, 4), (5, 3)) in sections(s)) is not drawn
    assert stopped_by(s, (4, 4), (5, 3)) == "NSL-DRAW-12"


@rule("NSL-DRAW-12", "NSL-DRAW-13")
@pytest.mark.parametrize(
    ("way_there", "deck", "crossing"),
    [
        ([((2, 5), (2, 4))], "square pentagon", ((2, 4), (4, 4))),
        ([((2, 5), (2, 4)), ((2, 4), (2, 3))], "square pentagon circle", ((2, 3), (4, 5))),
        ([], "triangle", ((2, 5), (4, 3))),
    ],
)
def test_ex_11_crossing_at_an_empty_lattice_point(way_there: list[Section], deck: str, crossing: Section) -> None:
    for drawn in (False, True):
        s = table(deck, pencils=first_held("purple"))
        if drawn:
            finished(s, 0, "green", [((3, 2), (3, 6))])
        for section in way_there:
            draw(s, *section)
        assert (crossing in sections(s)) is not drawn
    assert stopped_by(s, *crossing) == "NSL-DRAW-12"


@rule("NSL-DRAW-13")
def test_ex_11_meeting_at_a_station_is_no_crossing() -> None:
    s = table("triangle circle square")
    draw(s, (3, 2), (4, 3))
    draw(s, (4, 3), (5, 3))
    assert ((5, 3), (5, 4)) in sections(s)
    s = table("joker Square", pencils=first_held("blue"))  # and so with the section of another line
    finished(s, 0, "green", [((4, 3), (5, 3))])
    draw(s, (5, 7), (5, 4))
    assert ((5, 4), (5, 3)) in sections(s)


@rule("NSL-DRAW-14")
@pytest.mark.parametrize(
    ("pencil", "way_there"),
    [
        ("pink", [((7, 3), (6, 2))]),
        ("blue", [((5, 7), (5, 4)), ((5, 4), (5, 3)), ((5, 3), (6, 2))]),
        ("purple", [((2, 5), (4, 3)), ((4, 3), (5, 3)), ((5, 3), (6, 2))]),
    ],
)
def test_ex_12_an_edge_is_drawn_once_on_a_sheet_whatever_the_colour(pencil: str, way_there: list[Section]) -> None:
    order = ["green", pencil, *(other for other in PENCILS if other not in ("green", pencil))]
    cards = "square" if pencil == "pink" else "joker circle square"
    s = table("Square Circle Pentagon Triangle Joker", f"{cards} Triangle", pencils=order)
    draw(s, (3, 2), (6, 2))
    play_out(s, rounds=1)
    assert s.round == 2
    for section in way_there:  # (6,2) can still be reached
        draw(s, *section)
    assert stopped_by(s, (6, 2), (3, 2)) == "NSL-DRAW-14"


@rule("NSL-DRAW-14", "NSL-DRAW-15")
def test_ex_12_both_stations_can_still_be_reached_by_other_edges() -> None:
    order = ["green", "purple", "blue", "pink"]
    s = table("Square Circle Pentagon Triangle Joker", "triangle Triangle square", pencils=order)
    draw(s, (3, 2), (6, 2))
    play_out(s, rounds=1)
    draw(s, (2, 5), (4, 3))
    draw(s, (4, 3), (3, 2))
    assert stopped_by(s, (3, 2), (6, 2)) == "NSL-DRAW-14"
    assert ((3, 2), (3, 1)) in sections(s)


@rule("NSL-DRAW-15")
def test_stations_of_other_lines_may_be_used_again() -> None:
    s = table("square circle", pencils=first_held("pink"))
    finished(s, 0, "green", [((3, 2), (6, 2)), ((6, 2), (6, 3))])
    assert targets(s) == {(6, 2), (9, 3)}
    draw(s, (7, 3), (6, 2))
    assert sections(s) == {((6, 2), (5, 3)), ((7, 3), (6, 3)), ((7, 3), (7, 5))}  # (6,3) too, by another edge


@rule("NSL-DRAW-16")
@pytest.mark.parametrize("after", [False, True])
def test_the_departure_station_of_another_colour_is_an_ordinary_station(after: bool) -> None:
    order = ["pink", "green", "blue", "purple"] if after else ["green", "pink", "blue", "purple"]
    round_1 = ["Circle Square Pentagon Triangle Joker"] if after else []
    for name in ("circle", "pentagon", "triangle"):
        s = table(*round_1, f"square {name}", pencils=order)
        play_out(s, rounds=len(round_1))
        draw(s, (3, 2), (6, 2))
        assert ((6, 2), (7, 3)) in sections(s) if name == "circle" else stopped_by(s, (6, 2), (7, 3)) == "NSL-DRAW-8"
    s = table(*round_1, "square circle Square", pencils=order)
    play_out(s, rounds=len(round_1))
    draw(s, (3, 2), (6, 2))
    draw(s, (6, 2), (7, 3))
    assert ((7, 3), (9, 3)) in sections(s)  # and the line goes on from it


@rule("NSL-DRAW-17")
def test_a_player_without_a_legal_section_passes_without_penalty() -> None:
    s = table("triangle circle square Circle Square Pentagon Triangle Joker", players=2)
    finished(s, 0, "blue", [((3, 2), (0, 2)), ((3, 2), (5, 0))])
    before = s.view(None)["sheets"][0]
    log: list[Event] = []
    skip(s, 0, log)
    skip(s, 1, log)
    assert (s.turn, s.to_act) == (2, (1,))  # seat 0 cannot draw to a circle: it passed by itself
    passed = [event.view(0) for event in log if event.kind == "did"]
    assert {"kind": "did", "seat": 0, "move": {"kind": "pass"}, "forced": True} in passed
    assert s.view(None)["sheets"][0] == before  # nothing is lost
    skip(s, 1)
    assert (s.turn, s.to_act) == (3, (0, 1))
    assert targets(s, 0) == {(3, 1), (6, 2)}
    play_out(s, rounds=1)
    assert (
        s.view(None)["sheets"][0]["points"]["lines"] == before["points"]["lines"] + 1
    )  # as for any line without a section


@rule("NSL-DRAW-18")
def test_a_pass_has_no_lasting_effect() -> None:
    s = table("square circle triangle Triangle pentagon Pentagon joker Joker")
    draw(s, (3, 2), (6, 2))
    draw(s, (6, 2), (6, 3))
    for _ in range(3):
        offered, ends = sections(s), set(line(s, "green")["ends"])
        skip(s)
        assert (sections(s), set(line(s, "green")["ends"])) == (offered, ends)
        skip(s)
    assert {point(end) for end in ends} == {(3, 2), (6, 3)}


@rule("NSL-DRAW-18")
def test_after_passing_the_first_turns_the_line_is_begun_as_ever() -> None:
    s = table("square circle triangle Square")
    first = sections(s)
    for _ in range(3):
        skip(s)
    assert sections(s) == first == {((3, 2), (3, 1)), ((3, 2), (6, 2))}


@rule("NSL-DRAW-19")
@pytest.mark.parametrize("players", [2, 4])
def test_players_do_not_affect_each_other(players: int) -> None:
    """Seat 1 plays the same twice, while the others play at random in one game and only pass in the other."""
    for seed in range(12):
        busy, idle = (new(players, seed, {"powers": True}) for _ in range(2))
        chance = Random(seed)
        while True:
            while busy.to_act and 1 not in busy.to_act:
                seat = busy.to_act[0]
                busy.play(seat, chance.choice(busy.legal(seat)))
            while idle.to_act and 1 not in idle.to_act:
                idle.play(idle.to_act[0], BOX.pass_action)
            assert (busy.round, busy.turn, busy.revealed) == (idle.round, idle.turn, idle.revealed)
            assert (busy.ask(1), busy.legal(1)) == (idle.ask(1), idle.legal(1))
            if busy.over:
                break
            action = chance.choice(busy.legal(1))
            busy.play(1, action)
            idle.play(1, action)
        assert busy.sheets[0].dump() != idle.sheets[0].dump()
        assert busy.view(None)["sheets"][1] == idle.view(None)["sheets"][1]
