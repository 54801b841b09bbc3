"""What is in the box: pencils, cards and sheets (NSL-COMP), and the map on every sheet (NSL-MAP).

What the map says of itself is found once more here from the places of the stations alone.
"""

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise

import pytest

from londinium.games.next_station.box import SYMBOLS
from tests.marks import rule
from tests.rules.next_station.table import BOX, GAME, PENCILS, Point, Section, at, point, sections, table

STATIONS = {(s.x, s.y): s for s in BOX.stations}
EDGES: list[Section] = [(point(u), point(v)) for u, v in BOX.edges]
MAIN = {"NW": 4, "N": 6, "NE": 4, "W": 6, "C": 9, "E": 6, "SW": 4, "S": 6, "SE": 4}
CORNERS = {(0, 0): "cNW", (9, 0): "cNE", (0, 9): "cSW", (9, 9): "cSE"}

# The edges over the river, read off the printed sheet
THAMES = [26, 42, 46, 53, 54, 56, 57, 62, 66, 69, 70, 73, 74, 76, 81, 86, 89, 90, 91, 92, 96, 100, 101, 102]

Place = tuple[int | Fraction, int | Fraction]


def side(a: Place, b: Place, c: Place) -> int:
    """On which side of the straight line from a to b the point c lies: 1, -1, or 0 on it."""
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def cut(one: tuple[Place, Place], other: tuple[Place, Place]) -> bool:
    """Whether two straight lines cross at a point inside both."""
    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def exact(p: tuple[float, float]) -> Place:
    return Fraction(str(p[0])), Fraction(str(p[1]))


def between(a: Point, b: Point) -> list[Point] | None:
    """The lattice points strictly between two on one horizontal, vertical or diagonal line; None on no such line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    if dx and dy and abs(dx) != abs(dy):
        return None
    steps = max(abs(dx), abs(dy))
    return [(a[0] + dx * i // steps, a[1] + dy * i // steps) for i in range(1, steps)]


def district_at(x: int | Fraction, y: int | Fraction) -> str:
    """The district of a point of the sheet, by the printed borders; the point is on none of them."""
    half = Fraction(1, 2)
    for (left, top), name in CORNERS.items():
        if abs(Fraction(x - left)) < half and abs(Fraction(y - top)) < half:
            return name
    column = "W" if x < Fraction(5, 2) else "E" if x > Fraction(13, 2) else ""
    row = "N" if y < Fraction(5, 2) else "S" if y > Fraction(13, 2) else ""
    return row + column or "C"


def showing(underground: bool) -> Counter[str]:
    names = (*SYMBOLS, "switch")
    return Counter(
        names[shows] for shows, level in zip(BOX.shows, BOX.underground, strict=True) if level is underground
    )


# Components


@rule("NSL-COMP-1")
def test_there_are_four_pencils() -> None:
    assert sorted(BOX.pencils) == ["blue", "green", "pink", "purple"]


@rule("NSL-COMP-2")
def test_there_are_eleven_station_cards_six_street_and_five_underground() -> None:
    assert len(set(BOX.cards)) == len(BOX.cards) == 11
    assert Counter(BOX.underground) == {False: 6, True: 5}


@rule("NSL-COMP-3")
def test_the_street_cards_show_each_symbol_a_joker_and_the_switch() -> None:
    assert showing(underground=False) == Counter(["circle", "pentagon", "square", "triangle", "joker", "switch"])


@rule("NSL-COMP-4")
def test_the_underground_cards_show_each_symbol_and_a_joker() -> None:
    assert showing(underground=True) == Counter(["circle", "pentagon", "square", "triangle", "joker"])


@rule("NSL-COMP-5")
def test_there_are_five_objectives_and_four_powers() -> None:
    assert len({o.id for o in BOX.objectives}) == len(BOX.objectives) == 5
    assert len(set(BOX.powers)) == len(BOX.powers) == 4


@rule("NSL-COMP-6")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_player_has_one_sheet_and_all_sheets_are_alike(players: int) -> None:
    pads = [sheet.dump() for sheet in GAME.set_up(players, GAME.options(), 0).sheets]
    assert pads == [pads[0]] * players
    with_pencil: dict[str, list[set[Section]]] = {pencil: [] for pencil in PENCILS}
    for turned in range(4):  # so that every seat has held every pencil
        s = table("joker", players=players, pencils=PENCILS[turned:] + PENCILS[:turned])
        sheets = s.view(None)["sheets"]
        assert [sheet["seat"] for sheet in sheets] == list(range(players))
        for sheet in sheets:
            with_pencil[sheet["pencil"]].append(sections(s, sheet["seat"]))
            assert [(one["pencil"], one["departure"]) for one in sheet["lines"]] == list(
                zip(BOX.pencils, BOX.departures, strict=True)
            )
            assert {"points", "visits"} <= set(sheet)  # the score area
    for seen in with_pencil.values():
        assert len(seen) == players
        assert seen == [seen[0]] * players


# The map


@rule("NSL-MAP-1")
def test_the_map_has_53_stations_on_a_lattice_of_ten_by_ten() -> None:
    assert len(STATIONS) == len(BOX.stations) == 53
    assert all(0 <= x <= 9 and 0 <= y <= 9 for x, y in STATIONS)
    symbols = Counter(s.symbol for s in BOX.stations)
    assert symbols == {"circle": 13, "pentagon": 13, "square": 13, "triangle": 13, "joker": 1}


@rule("NSL-MAP-2")
def test_there_are_nine_main_districts_and_four_of_one_station() -> None:
    sizes = Counter(s.district for s in BOX.stations)
    assert set(sizes) == set(BOX.districts)
    assert len(BOX.districts) == 13
    assert sum(size > 1 for size in sizes.values()) == 9
    assert sum(size == 1 for size in sizes.values()) == 4


@rule("NSL-MAP-3")
def test_the_borders_of_the_districts_run_as_printed_and_cut_the_corners_out() -> None:
    for (x, y), station in STATIONS.items():
        assert station.district == district_at(x, y), (x, y)
    for district in GAME.components["map"].districts:
        (left, right), (top, bottom) = district.columns, district.rows
        for x, y in ((left, top), (right, bottom)):
            if (x, y) not in CORNERS or district.id in CORNERS.values():
                assert district_at(x, y) == district.id


@rule("NSL-MAP-4")
def test_how_many_stations_each_district_has() -> None:
    sizes = Counter(s.district for s in BOX.stations)
    assert sizes == {**MAIN, **dict.fromkeys(CORNERS.values(), 1)}
    masks = dict(zip(BOX.districts, BOX.district_masks, strict=True))
    assert {name: mask.bit_count() for name, mask in masks.items()} == sizes


@rule("NSL-MAP-5")
def test_every_station_is_in_one_district_and_nine_are_in_the_central_one() -> None:
    for station in BOX.stations:
        holding = [name for name, mask in zip(BOX.districts, BOX.district_masks, strict=True) if mask >> station.id & 1]
        assert holding == [station.district] == [BOX.districts[BOX.district_of[station.id]]]
    assert BOX.central == BOX.district_masks[BOX.districts.index("C")]
    assert BOX.central.bit_count() == 9


@rule("NSL-MAP-6")
def test_which_stations_are_tourist_sites() -> None:
    sites = {(6, 1), (0, 3), (5, 3), (9, 6), (4, 9)}
    assert {p for p, s in STATIONS.items() if s.tourist} == sites
    assert sum(1 << at(site) for site in sites) == BOX.tourist


@rule("NSL-MAP-7")
def test_the_central_station_is_the_joker_station_and_a_tourist_site() -> None:
    central = STATIONS[5, 3]
    assert central.id == 19
    assert central.symbol == "joker"
    assert central.tourist


@rule("NSL-MAP-8")
def test_the_departure_stations() -> None:
    departures = dict(zip(BOX.pencils, BOX.departures, strict=True))
    assert departures == {"green": 13, "pink": 21, "purple": 29, "blue": 40}
    printed = {p: (s.departure, s.id, s.symbol) for p, s in STATIONS.items() if s.departure}
    assert printed == {
        (3, 2): ("green", 13, "triangle"),
        (7, 3): ("pink", 21, "circle"),
        (2, 5): ("purple", 29, "square"),
        (5, 7): ("blue", 40, "pentagon"),
    }


@rule("NSL-MAP-9")
def test_two_stations_are_joined_if_they_are_in_line_with_none_between() -> None:
    in_line = {
        frozenset((a, b))
        for a, b in combinations(STATIONS, 2)
        if (way := between(a, b)) is not None and not STATIONS.keys() & set(way)
    }
    assert {frozenset(edge) for edge in EDGES} == in_line
    assert len(EDGES) == len(in_line) == 155


@rule("NSL-MAP-10")
def test_24_edges_cross_the_thames_each_once() -> None:
    assert [edge for edge, thames in enumerate(BOX.thames) if thames] == THAMES
    assert len(THAMES) == 24
    course = [exact(bend) for bend in GAME.components["map"].river]
    for number, edge in enumerate(EDGES):
        a, b = edge
        assert all(side(a, b, bend) for bend in course), "a bend of the river in line with an edge would be doubtful"
        crossed = sum(cut((a, b), reach) for reach in pairwise(course))
        assert crossed == (1 if number in THAMES else 0), edge


@rule("NSL-MAP-11")
def test_116_pairs_of_edges_cross_off_the_stations() -> None:
    crossing = {(e, f) for e, f in combinations(range(len(EDGES)), 2) if cut(EDGES[e], EDGES[f])}
    listed = [(min(pair), max(pair)) for pair in GAME.components["map"].crossings]
    assert len(listed) == len(crossing) == 116
    assert set(listed) == crossing
    assert {(e, f) for e, others in enumerate(BOX.crossed_by) for f in others if e < f} == crossing
    assert {(f, e) for e, others in enumerate(BOX.crossed_by) for f in others if e > f} == crossing


@rule("NSL-MAP-12")
@pytest.mark.parametrize("departure", [(3, 2), (7, 3), (2, 5), (5, 7)])
def test_a_departure_station_has_eight_edges_two_to_each_symbol(departure: Point) -> None:
    reached = [b if a == departure else a for a, b in EDGES if departure in (a, b)]
    symbols = Counter(STATIONS[p].symbol for p in reached)
    assert symbols == {"circle": 2, "pentagon": 2, "square": 2, "triangle": 2}


@rule("NSL-MAP-13")
def test_no_edge_passes_through_a_district_of_neither_of_its_stations() -> None:
    for a, b in EDGES:
        home = {STATIONS[a].district, STATIONS[b].district}
        steps = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
        # Borders run half way between lattice points: an edge can change district there and nowhere else.
        halves = [Fraction(2 * i + 1, 4 * steps) for i in range(2 * steps)]
        passed = {district_at(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in halves}
        assert passed <= home, (a, b)
