"""Districts, Regions, what is adjacent and what is linked (DEI-BOARD, DEI-LINK)."""

from typing import Any

import pytest

from londinium.games.dei.components import SIDES
from tests.marks import rule
from tests.rules.dei.table import BOX, GAME, Stacked, at, do, may, move, pad, play, region, stopped_by, table, why

# The city of the first game, two players, nothing turned:
#   2.1 2.2 2.3
#   2.4 2   2.5
#   2.6 2.7 2.8


def near(s: Any, name: str) -> set[str]:
    """The Regions adjacent to one."""
    return {BOX.region_ids[r] for r in s.city.adjacent[region(name)]}


def goes(source: str, card: str = "RAV-2", **more: Any) -> set[str]:
    """Where a lone Scrapper of the first seat may move from a Region."""
    s = table("ravagers refuge42", units={source: "1"}, hands={0: f"{card} RAV-1"}, **more)
    play(s, card)
    if source not in may(s, "from"):
        return set()
    do(s, "from", region=source)
    return may(s, "to") or {one["id"] for one in s.view(None)["regions"] if one["scrappers"][0]}


@rule("DEI-BOARD-1", "DEI-BOARD-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_has_grounds_with_technology_and_roofs_with_energy(players: int) -> None:
    seen: Any = GAME.new(players, 1).view(None)
    for tile in seen["tiles"]:
        kinds = {one["kind"] for one in seen["regions"] if one["tile"] == tile["id"]}
        assert kinds == {"ground", "roof"}
    for one in seen["regions"]:
        assert not one["energy_cell" if one["kind"] == "ground" else "technology"]
    assert sum(one["technology"] for one in seen["regions"]) > 0
    assert sum(one["energy_cell"] for one in seen["regions"]) > 0


@rule("DEI-BOARD-2")
def test_each_side_belongs_to_exactly_one_ground_however_the_tile_lies() -> None:
    for seed in range(5):
        seen: Any = GAME.new(4, seed).view(None)
        for tile in seen["tiles"]:
            own = [one for one in seen["regions"] if one["tile"] == tile["id"]]
            sides = [side for one in own if one["kind"] == "ground" for side in one["sides"]]
            assert sorted(sides) == sorted("NESW")
            assert all(len(set(one["sides"])) == len(one["sides"]) for one in own)


@rule("DEI-BOARD-3")
def test_sides_turn_clockwise_with_the_tile() -> None:
    printed = {f"{tile.id}:{one.id}": one.sides for tile in BOX.tiles for one in tile.regions}
    for seed in range(5):
        seen: Any = GAME.new(3, seed).view(None)
        turned = {tile["id"]: tile["turned"] for tile in seen["tiles"]}
        for one in seen["regions"]:
            expected = {"NESW"[("NESW".index(side) + turned[one["tile"]]) % 4] for side in printed[one["id"]]}
            assert set(one["sides"]) == expected
    assert "".join(SIDES) == "NESW"


def expected_neighbours(seen: Any) -> tuple[set[frozenset[str]], set[frozenset[str]]]:
    """Adjacent pairs without Bridge Sites, and Bridge Sites, from how the tiles lie and what is printed on them."""
    places = {(tile["row"], tile["column"]): tile["id"] for tile in seen["tiles"]}
    near: set[frozenset[str]] = set()
    sites: set[frozenset[str]] = set()
    for tile in BOX.tiles:
        if tile.id in places.values():
            near |= {frozenset(f"{tile.id}:{end}" for end in pair) for pair in tile.adjacent}
            sites |= {frozenset(f"{tile.id}:{end}" for end in site.between) for site in tile.bridge_sites}

    def facing(tile: str, side: str, kind: str) -> str | None:
        for one in seen["regions"]:
            if one["tile"] == tile and one["kind"] == kind and side in one["sides"]:
                return str(one["id"])
        return None

    for (row, column), tile_id in places.items():
        for side, back, there in (("E", "W", (row, column + 1)), ("S", "N", (row + 1, column))):
            if there in places:
                for kind, found in (("ground", near), ("roof", sites)):
                    ends = facing(tile_id, side, kind), facing(places[there], back, kind)
                    if None not in ends:
                        found.add(frozenset(str(end) for end in ends))
    return near, sites


@rule("DEI-BOARD-4", "DEI-BOARD-5", "DEI-BOARD-6", "DEI-BOARD-9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_adjacent_follows_from_how_the_tiles_lie(players: int) -> None:
    for seed in range(6):
        s: Any = GAME.new(players, seed)
        seen = s.view(None)
        expected, sites = expected_neighbours(seen)
        assert {frozenset(one["between"]) for one in seen["bridges"]} == sites
        found = {frozenset((one["id"], other)) for one in seen["regions"] for other in near(s, one["id"])}
        assert found == expected | sites


@rule("DEI-BOARD-4", "DEI-BOARD-5", "DEI-BOARD-6")
def test_the_neighbours_of_two_regions_in_the_middle() -> None:
    s = table("ravagers refuge42")
    # Ground A of tile 2 owns north (2.2's south: Ground B) and west (2.4's east: Ground A).
    assert near(s, "2:A") == {"2:B", "2:R", "2:S", "2.2:B", "2.4:A"}
    # Roof S faces south (2.7's Roof faces north) and west (2.4's Roof faces east); inside lies the site with R.
    assert near(s, "2:S") == {"2:A", "2:B", "2:R", "2.7:R", "2.4:R"}
    # Roof R faces north, but no Roof of 2.2 faces south; east is Roof S of 2.5.
    assert near(s, "2:R") == {"2:A", "2:B", "2:S", "2.5:S"}


@rule("DEI-BOARD-4", "DEI-BOARD-5")
def test_on_base_tiles_every_ground_is_adjacent_to_all_of_its_tile() -> None:
    s = table(players=4)
    for tile in GAME.components["districts"].tiles:
        for ground in tile.regions:
            if ground.kind == "ground":
                others = {f"{tile.id}:{one.id}" for one in tile.regions if one.id != ground.id}
                assert others <= near(s, f"{tile.id}:{ground.id}")


@rule("DEI-BOARD-7", "DEI-MOVE-1")
def test_adjacent_is_not_linked() -> None:
    s = table("ravagers refuge42", units={"2:A": "2"}, hands={0: "RAV-2 RAV-1"})
    assert {"2:R", "2:S"} <= near(s, "2:A")
    play(s, "RAV-2")
    do(s, "from", region="2:A")
    assert may(s, "to") == {"2:B", "2.2:B", "2.4:A"}
    assert why(s, "to", region="2:R") == "DEI-MOVE-5"
    assert stopped_by(s, "to", region="2.1:A") == "DEI-BOARD-7"  # not even adjacent
    assert why(s, "to", region="2:A") == "DEI-BOARD-7"


@rule("DEI-BOARD-9", "DEI-BUILD-4")
def test_a_bridge_is_built_only_on_a_site() -> None:
    s = table("ravagers refuge42", units={"2:R": "1"}, hands={0: "RAV-4 RAV-1"})
    play(s, "RAV-4")
    do(s, "bridge", roof="2:R")
    assert may(s, "to") == {"2:S", "2.5:S"}
    assert stopped_by(s, "to", region="2.2:R") == "DEI-BOARD-9"
    assert stopped_by(s, "to", region="2:A") == "DEI-BOARD-9"


@rule("DEI-BOARD-10")
def test_a_bridge_passes_over_the_grounds_below() -> None:
    over = {frozenset(one["between"]): set(one["over"]) for one in table("ravagers refuge42").view(None)["bridges"]}
    assert over[frozenset({"2:R", "2:S"})] == {"2:A", "2:B"}  # as its tile names them
    assert over[frozenset({"2:S", "2.4:R"})] == {"2:A", "2.4:A"}  # those that own the two touching sides
    assert over[frozenset({"2:R", "2.5:S"})] == {"2:B", "2.5:A"}
    assert all(BOX.regions[region(ground)].kind == "ground" for grounds in over.values() for ground in grounds)


@rule("DEI-BOARD-11")
def test_any_number_of_units_and_drones_in_a_region() -> None:
    s = table(
        "ravagers refuge42 farmz auxilia",
        units={"2:A": "15L 14L 13L 12L", "2:B": "0 1"},
        drones=dict.fromkeys(("masamune", "simon", "draco"), "2:A") | {"fly": "2:B"},
        seat=1,
        order=(1, 0, 2, 3),
        hands={1: "M06 M48 R42-1"},
    )
    play(s, "M06")
    move(s, "2:B", "2:A", 1)
    assert at(s, "2:A")["scrappers"] == [15, 15, 13, 12]
    do(s, "stop")
    play(s, "M48")
    do(s, "drone", drone="fly")
    do(s, "to", region="2:A")
    assert len(at(s, "2:A")["drones"]) == 4


# Links


@rule("DEI-LINK-1")
def test_adjacent_grounds_are_linked_for_everybody() -> None:
    assert goes("2:B") == {"2:A", "2.5:A", "2.7:A"}
    s = table("ravagers refuge42", units={"2:B": "0 1"}, order=(1, 0), seat=1, hands={1: "R42-2 R42-1"})
    play(s, "R42-2")
    do(s, "from", region="2:B")
    assert may(s, "to") == {"2:A", "2.5:A", "2.7:A"}


@rule("DEI-LINK-2", "DEI-LINK-4", "DEI-LINK-5")
def test_an_own_elevator_links_ground_and_roof_both_ways() -> None:
    assert "2:R" in goes("2:A", elevators={"2:A 2:R": 0})
    assert goes("2:R", elevators={"2:A 2:R": 0}) == {"2:A"}
    assert "2:R" not in goes("2:B", elevators={"2:A 2:R": 0})  # it joins only these two
    assert "2:R" not in goes("2:A", elevators={"2:A 2:R": 1})
    assert goes("2:R", elevators={"2:A 2:R": 1}) == set()


@rule("DEI-LINK-3", "DEI-LINK-4", "DEI-LINK-5")
@pytest.mark.parametrize("owner", [0, "neutral", 1])
def test_own_and_neutral_bridges_link_roofs_both_ways(owner: int | str) -> None:
    usable = owner != 1
    for bridge in ("2:R 2:S", "2:R 2.5:S"):
        one, other = bridge.split()
        assert goes(one, bridges={bridge: owner}) == ({other} if usable else set())
        assert goes(other, bridges={bridge: owner}) == ({one} if usable else set())


@rule("DEI-LINK-3", "DEI-LINK-4", "DEI-MOVE-1")
def test_without_a_bridge_a_roof_is_linked_with_nothing() -> None:
    s = table("ravagers refuge42", units={"2:R": "2", "2:A": "1"}, bridges={"2:R 2:S": 1}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    assert stopped_by(s, "from", region="2:R") == "DEI-MOVE-1"
    s = table(
        "ravagers refuge42",
        units={"2:R": "2"},
        bridges={"2:R 2:S": 1, "2:R 2.5:S": 0},
        elevators={"2:A 2:R": 0},
        hands={0: "RAV-2 RAV-1"},
    )
    play(s, "RAV-2")
    do(s, "from", region="2:R")
    assert may(s, "to") == {"2.5:S", "2:A"}
    assert stopped_by(s, "to", region="2:S") == "DEI-LINK-4"


@rule("DEI-LINK-6")
def test_elevator_and_bridge_are_in_both_regions_a_refuge_in_one() -> None:
    """Sabotage removes an opposing Construction in a Region with Majority: from either end."""

    def removable(place: str) -> set[str]:
        s = table(
            "ravagers refuge42",
            units={place: "1"},
            elevators={"2:A 2:R": 1},
            bridges={"2:R 2:S": 1},
            refuges={"2:B": 1},
            hands={0: "M47 RAV-1 RAV-2"},
        )
        play(s, "M47")
        return {kind for kind in ("lift_refuge", "lift_elevator", "lift_bridge") if may(s, kind)}

    assert removable("2:A") == {"lift_elevator"}
    assert removable("2:R") == {"lift_elevator", "lift_bridge"}
    assert removable("2:S") == {"lift_bridge"}
    assert removable("2:B") == {"lift_refuge"}
    assert removable("2.4:A") == set()


@rule("DEI-LINK-3", "DEI-BUILD-6")
def test_the_bridge_that_is_meant_is_named_by_its_two_ends() -> None:
    def sabotage() -> Stacked:
        s = table(
            "ravagers refuge42",
            units={"2:R": "1"},
            bridges={"2:R 2:S": 1, "2:R 2.5:S": 1},
            hands={0: "M47 RAV-1 RAV-2"},
        )
        play(s, "M47")
        do(s, "lift_bridge", roof="2:R")
        return s

    s = sabotage()
    assert may(s, "to") == {"2:S", "2.5:S"}
    assert stopped_by(s, "to", region="2.4:R") == "DEI-LINK-3"
    do(s, "to", region="2.5:S")
    assert pad(s, 1)["bridges"] == 1
    assert [one["between"] for one in s.view(None)["bridges"] if one["owner"]] == [["2:R", "2:S"]]
