"""The Thames (DOL-TH): how the river lies, and what it means for Units, Drones and Bridges.

With two players the recommended city is, nothing turned, with the river from north to south in the middle:

    2.1  OL2.2  2.3
    2.4  OL2    2.5
    2.6  OL2.7  2.8
"""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from londinium.games.dei.box import NEUTRAL
from londinium.games.dei.old_london.thames.kit import kit
from londinium.games.dei.old_london.thames.river import courses, river_sides, unbroken
from londinium.games.dei.set_up import touch
from londinium.kernel.laws import explain_agrees_with_legal
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    GAME,
    Stacked,
    asked,
    at,
    begun,
    do,
    kinds,
    may,
    pad,
    play,
    region,
    stopped_by,
    table,
)


def near(name: str) -> set[str]:
    """What is adjacent to a Region in the city of two players."""
    return {BOX.region_ids[r] for r in table("ravagers auxilia", thames=True).city.adjacent[region(name)]}


@rule("DOL-TH-1", "DOL-TH-2")
@pytest.mark.parametrize(("players", "rivers"), [(2, 3), (3, 4), (4, 5)])
def test_tiles_with_a_river_replace_those_of_the_same_number(players: int, rivers: int) -> None:
    tiles = {BOX.tile_ids[tile] for tile, _ in begun(players, 5, thames=True).city.laid}
    plain = {BOX.tile_ids[tile] for tile, _ in begun(players, 5).city.laid}
    swapped = {"2": "OL2", "2.2": "OL2.2", "2.7": "OL2.7", "3.2": "OL3.2", "4.1": "OL4.1"}
    assert tiles == {swapped.get(tile, tile) for tile in plain}
    assert sum(tile.startswith("OL") for tile in tiles) == rivers


@rule("DOL-TH-2a")
def test_one_tile_bends_the_river_and_the_others_carry_it_straight() -> None:
    shape = {tile: river_sides(BOX, BOX.tile_ids.index(tile)) for tile in kit(BOX).tiles.values()}
    assert {tile for tile, (a, b) in shape.items() if b - a != 2} == {"OL3.2"}


@rule("DOL-TH-3", "DOL-TH-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_river_is_one_and_runs_from_edge_to_edge(players: int) -> None:
    seen = set()
    for seed in range(12):
        city = begun(players, seed, thames=True, retaliation=seed % 2 == 1).city
        assert unbroken(BOX, city.laid, city.width)
        wet = [place for place, (tile, _) in enumerate(city.laid) if river_sides(BOX, tile)]
        seen.add(tuple(wet))
        joined = {wet[0]}
        for _ in wet:
            joined |= {p for p in wet for q in joined if sorted((abs(p - q), 1)) in ([1, 1], [1, city.width])}
        assert joined == set(wet)
        one, other = (place for place, (tile, _) in enumerate(city.laid) if BOX.tile_ids[tile] in ("2.3", "2.8"))
        assert not touch(one, other, city.width)
    assert len(seen) > 1


@rule("DOL-TH-4a")
@pytest.mark.parametrize(
    ("grid", "tiles", "bends", "all_", "sets", "usable"),
    [((3, 3), 3, 0, 6, 6, 2), ((4, 3), 4, 1, 12, 10, 8), ((4, 4), 5, 1, 12, 12, 12)],
)
def test_how_many_courses_there_are(
    grid: tuple[int, int], tiles: int, bends: int, all_: int, sets: int, usable: int
) -> None:
    height, width = grid
    places = [tuple(sorted(place for place, _ in course)) for course in courses(height, width, tiles, bends)]
    assert (len(places), len(set(places))) == (all_, sets)

    def room(wet: tuple[int, ...]) -> bool:
        """For two Neutral Refuges and Big Ben, none of them touching another."""
        dry = [place for place in range(height * width) if place not in wet]
        return any(
            not (touch(a, b, width) or touch(a, c, width) or touch(b, c, width)) for a, b, c in permutations(dry, 3)
        )

    assert sum(room(wet) for wet in places) == usable


@rule("DOL-TH-5", "DOL-TH-6", "DOL-TH-7", "DOL-TH-8")
def test_london_bridge_has_a_neutral_bridge_of_its_own() -> None:
    s = begun(2, 3, thames=True)
    site = s.city.site[region("OL2:R"), region("OL2:S")]
    assert s.bridges[site] == NEUTRAL
    assert s.bridges.count(NEUTRAL) == 3
    kinds_ = {one.id: one.kind for one in BOX.tiles[BOX.tile_ids.index("OL2")].regions}
    assert sorted(kinds_.values()) == ["ground"] * 4 + ["river"] + ["roof"] * 2
    assert BOX.regions[region("OL2:R")].drone_start
    assert not BOX.regions[region("OL2:S")].drone_start
    assert {"OL2:A", "OL2:B"} <= near("OL2:R")
    assert {"OL2:C", "OL2:D"} <= near("OL2:S")


@rule("DOL-TH-9", "DOL-TH-18")
def test_banks_of_one_tile_are_apart_and_those_of_neighbours_meet() -> None:
    assert {"OL2:C", "OL2:D"}.isdisjoint(near("OL2:A"))
    assert {"OL2:B", "OL2.2:A", "2.4:A"} <= near("OL2:A")
    s = table("ravagers auxilia", thames=True, units={"OL2:A": "1"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    do(s, "from", region="OL2:A")
    assert "OL2.2:A" in may(s, "to")
    assert "OL2.2:B" not in may(s, "to")


@rule("DOL-TH-10", "DOL-TH-16a")
def test_ruins_divide_the_river_and_pieces_that_meet_are_one_region() -> None:
    view = table("ravagers auxilia", thames=True).view(None)
    rivers = [set(one["pieces"]) for one in view["regions"] if one["kind"] == "river"]
    assert sorted(rivers, key=len) == [{"OL2.2:V1"}, {"OL2.7:V2"}, {"OL2.2:V2", "OL2:V", "OL2.7:V1"}]
    assert [(one["between"], one["cost"]) for one in view["ruins"]] == [
        (["OL2.2:A", "OL2.2:B"], 2),
        (["OL2.7:A", "OL2.7:B"], 2),
    ]


@rule("DOL-TH-11", "DOL-TH-12")
def test_a_river_is_adjacent_to_its_banks_and_no_unit_goes_there() -> None:
    middle = "OL2:V"
    assert near(middle) >= {"OL2.2:A", "OL2:A", "OL2:B", "OL2.7:A", "OL2.2:B", "OL2:C", "OL2:D", "OL2.7:B"}
    s = table("ravagers auxilia", thames=True, units={"OL2:A": "2L"}, hands={0: "RAV-2 M09 RAV-1"})
    play(s, "M09")  # not even by climbing
    do(s, "from", region="OL2:A")
    assert stopped_by(s, "to", region=middle) == "DOL-TH-12"
    explain_agrees_with_legal(s, Random(0))


def drone_at(place: str, drone: str = "masamune") -> Stacked:
    """A Drone about to move from a place."""
    s = table("ravagers auxilia", thames=True, hands={0: "M48 RAV-1 RAV-2"}, drones={drone: place})
    play(s, "M48")
    do(s, "drone", drone=drone)
    return s


@rule("DOL-TH-13", "DOL-TH-14", "DOL-TH-14a")
def test_a_drone_flies_over_the_river_and_into_it() -> None:
    s = drone_at("OL2:R")
    assert {"OL2:A", "OL2:V", "OL2:C"} <= may(s, "to")  # down to A with one step, into the river or across with another
    assert "2.5:A" not in may(s, "to")
    one_step = {BOX.region_ids[r] for r in s.city.flights[region("OL2:A")]}
    assert {"OL2:V", "OL2:C", "OL2:D", "OL2.2:B", "OL2.7:B"} <= one_step
    leaving = {BOX.region_ids[r] for r in s.city.flights[region("OL2:V")]}
    assert {"OL2:A", "OL2:D", "OL2.7:B", "OL2.2:V1", "OL2.7:V2"} <= leaving  # to any bank, or past ruins
    explain_agrees_with_legal(s, Random(0))


@rule("DOL-TH-14")
def test_across_is_the_other_bank_of_the_same_river_region_only() -> None:
    s = table("ravagers auxilia", thames=True)
    over = {BOX.region_ids[r] for r in s.city.flights[region("OL2.2:A")]} - near("OL2.2:A")
    assert over == {"OL2.2:B", "OL2:C", "OL2:D", "OL2.7:B"}
    for a in s.city.regions:
        for b in s.city.flights[a]:
            assert a in s.city.flights[b]


def marching(card: str = "RAV-2", **more: Any) -> Stacked:
    return table("ravagers auxilia", thames=True, units={"OL2.2:A": "3 0"}, hands={0: f"{card} RAV-1 RAV-3"}, **more)


@rule("DOL-TH-15", "DOL-TH-16", "DEI-MOVE-4")
def test_ruins_take_two_points_of_one_card() -> None:
    s = marching()
    play(s, "RAV-2")  # MOVE 2
    do(s, "from", region="OL2.2:A")
    do(s, "to", region="OL2.2:B")
    do(s, "units", scrappers=3, leader=0)
    assert at(s, "OL2.2:B")["scrappers"] == [3, 0]
    assert kinds(s) == {"play"}  # both points are used
    one = marching("RAV-8")
    play(one, "RAV-8")  # MOVE 2, COLLECT 1
    do(one, "from", region="OL2.2:A")
    do(one, "to", region="2.1:B")
    do(one, "units", scrappers=1, leader=0)
    do(one, "from", region="OL2.2:A")
    assert stopped_by(one, "to", region="OL2.2:B") == "DOL-TH-15"
    explain_agrees_with_legal(one, Random(0))


@rule("DOL-TH-16")
def test_the_points_for_ruins_do_not_come_from_two_effects() -> None:
    s = marching("RAV-4", boosts={0: "CB-MOVE"})
    play(s, "RAV-4")  # MOVE 1
    do(s, "boost", boost="CB-MOVE")
    do(s, "from", region="OL2.2:A")  # MOVE 1 of the Candy Boost; the card has one left too
    assert stopped_by(s, "to", region="OL2.2:B") == "DOL-TH-15"


@rule("DOL-TH-16")
def test_majority_is_tested_beyond_the_ruins() -> None:
    s = table("ravagers auxilia", thames=True, units={"OL2.2:A": "3", "OL2.2:B": "0 2"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    do(s, "from", region="OL2.2:A")
    do(s, "to", region="OL2.2:B")  # two would not be enough, so all three go
    assert at(s, "OL2.2:B")["scrappers"] == [3, 2]


@rule("DOL-TH-16b")
def test_the_pathfinder_crosses_no_ruins_for_free() -> None:
    s = table(
        "auxilia ravagers", thames=True, units={"2.1:B": "2L"}, hands={0: "AUX-2 AUX-1"}, elevators={}, bridges={}
    )
    play(s, "AUX-2")
    do(s, "from", region="2.1:B")
    two_far = may(s, "to")
    assert "OL2.2:A" in two_far
    assert "OL2.2:B" not in two_far
    explain_agrees_with_legal(s, Random(0))


@rule("DOL-TH-17", "DOL-TH-19")
def test_a_bridge_can_be_built_over_the_river_and_nothing_in_it() -> None:
    s = table("ravagers auxilia", thames=True, units={"OL2.2:R": "2"}, hands={0: "RAV-4 RAV-1"})
    play(s, "RAV-4")
    do(s, "bridge", roof="OL2.2:R")
    do(s, "to", region="OL2.2:S")
    owner = next(one["owner"] for one in s.view(None)["bridges"] if one["between"] == ["OL2.2:R", "OL2.2:S"])
    assert owner == "seat-0"
    rivers = {id for id, one in zip(BOX.region_ids, BOX.is_river, strict=True) if one}
    for action in range(GAME.n_actions):
        made = GAME.move(action)
        if made["kind"] != "to":
            assert rivers.isdisjoint(str(thing) for thing in made.values())


@rule("DOL-TH-19a")
def test_units_never_get_into_the_river() -> None:
    assert not [r for r in range(BOX.size) if BOX.is_river[r] and max(BOX.fly[r], BOX.enlist[r], BOX.deploy[r]) >= 0]
    pushing = table("ravagers auxilia", thames=True, units={"OL2:A": "3 1"}, hands={0: "M04 RAV-1"})
    play(pushing, "M04")
    do(pushing, "evict", region="OL2:A", seat=1)
    assert {"OL2:B", "OL2.2:A"} <= may(pushing, "to")
    assert stopped_by(pushing, "to", region="OL2:V") == "DEI-ADV-2"


@rule("DOL-TH-19b")
def test_a_drone_in_the_river_collects_and_enlists_nothing() -> None:
    for drone in ("masamune", "simon"):
        s = drone_at("OL2:A", drone=drone)
        river = next(name for name in may(s, "to") if ":V" in name)
        do(s, "to", region=river)
        assert asked(s) == "card"
        assert at(s, river)["drones"] == [drone]
        assert pad(s)["scrappers"] == 0


@rule("DOL-TH-20", "DEI-ADV-2")
def test_an_evicted_scrapper_can_be_pushed_over_ruins() -> None:
    s = table("farmz auxilia", thames=True, units={"OL2.2:A": "3 1"}, hands={0: "FZ-7 FZ-1"})
    play(s, "FZ-7")
    do(s, "evict", region="OL2.2:A", seat=1)
    assert "OL2.2:B" in may(s, "to")
    explain_agrees_with_legal(s, Random(0))
