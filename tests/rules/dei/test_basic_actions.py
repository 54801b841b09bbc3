"""Enlist, Move, Collect and Build (DEI-ENLIST, DEI-MOVE, DEI-COLLECT, DEI-BUILD)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    Stacked,
    asked,
    at,
    do,
    end_phase,
    kinds,
    may,
    move,
    pad,
    play,
    stop,
    stopped_by,
    table,
    told,
    why,
)

# Enlist


def enlisting(**more: Any) -> Stacked:
    """The first seat has played Enlist 2."""
    s = table("ravagers refuge42", hands={0: "RAV-1 RAV-2 RAV-3"}, **more)
    play(s, "RAV-1")
    return s


@rule("DEI-ENLIST-1")
def test_enlist_at_neutral_refuges_and_own_ones() -> None:
    s = enlisting(refuges={"2:B": 0, "2.2:B": 1}, units={"2.4:B": "3"})
    assert may(s, "enlist") == {"2.3:A", "2.8:A", "2:B"}
    assert stopped_by(s, "enlist", region="2.2:B") == "DEI-ENLIST-1"  # of another Faction
    assert stopped_by(s, "enlist", region="2.4:B") == "DEI-ENLIST-1"  # Majority is no Refuge
    log: list[Any] = []
    do(s, "enlist", log, region="2:B")
    assert at(s, "2:B")["scrappers"] == [1, 0]
    assert (pad(s)["reserve"], pad(s)["scrappers"]) == (11, 4)
    assert {"kind": "gain", "seat": 0, "what": "scrappers", "n": 1} in told(log)


@rule("DEI-ENLIST-2")
def test_each_scrapper_may_go_to_another_region() -> None:
    s = enlisting()
    do(s, "enlist", region="2.3:A")
    assert may(s, "enlist") == {"2.3:A", "2.8:A"}
    do(s, "enlist", region="2.8:A")
    assert (at(s, "2.3:A")["scrappers"], at(s, "2.8:A")["scrappers"]) == ([1, 0], [1, 0])
    assert asked(s) == "card"  # two were all
    s = enlisting()
    do(s, "enlist", region="2.3:A")
    do(s, "enlist", region="2.3:A")
    assert at(s, "2.3:A")["scrappers"] == [2, 0]


@rule("DEI-ENLIST-3")
def test_with_an_empty_reserve_enlist_does_nothing() -> None:
    s = enlisting(units={"2:B": "8", "2.2:B": "7"})
    assert (pad(s)["reserve"], asked(s)) == (0, "card")  # the card was played and nothing was left to do
    assert pad(s)["face_up"] == ["RAV-1"]
    s = enlisting(units={"2:B": "8", "2.2:B": "6"})
    do(s, "enlist", region="2.3:A")  # the last one
    assert (pad(s)["reserve"], asked(s)) == (0, "card")
    s = table("ravagers refuge42", units={"2:B": "8", "2.2:B": "7"}, hands={0: "R42-7 RAV-2 RAV-3"})
    play(s, "R42-7")  # Enlist 2, Move 1
    assert stopped_by(s, "enlist", region="2.3:A") == "DEI-ENLIST-3"
    assert "from" in kinds(s)


@rule("DEI-ENLIST-4")
def test_a_removed_scrapper_may_be_enlisted_again() -> None:
    s = table(
        "ravagers refuge42",
        units={"2:A": "3 1", "2:B": "0 14"},
        hands={0: "M05 M10 RAV-1", 1: "R42-1 R42-2"},
        turn=2,
    )
    assert pad(s, 1)["reserve"] == 0
    play(s, "M05")
    do(s, "strike", region="2:A", seat=1)
    assert (pad(s, 1)["reserve"], pad(s, 1)["scrappers"]) == (1, 14)
    end_phase(s)
    play(s, "R42-1")
    do(s, "enlist", region="2.3:A")
    assert (pad(s, 1)["reserve"], at(s, "2.3:A")["scrappers"]) == (0, [0, 1])


@rule("DEI-ENLIST-5", "DEI-ADV-3", "DEI-LEADER-6")
def test_leaders_are_never_removed() -> None:
    s = table("ravagers refuge42", units={"2:A": "3 L", "2:B": "2 1"}, hands={0: "M42 RAV-1"})
    play(s, "M42")  # Strike 1, Evict 1
    assert may(s, "strike") == may(s, "evict") == {("2:B", 1)}
    assert stopped_by(s, "strike", region="2:A", seat=1) == "DEI-ADV-3"
    assert stopped_by(s, "evict", region="2:A", seat=1) == "DEI-ADV-3"
    s = table("farmz refuge42", units={"2.1:B": "0 1L"}, drones={"draco": "2.1:B"}, hands={0: "FZ-6 FZ-1"})
    play(s, "FZ-6")
    do(s, "drone", drone="draco")
    do(s, "to", region="2.1:B")
    do(s, "strike", region="2.1:B", seat=1)
    assert (at(s, "2.1:B")["scrappers"], at(s, "2.1:B")["leaders"]) == ([0, 0], [1])


# Move


def moving(card: str = "RAV-2", **more: Any) -> Stacked:
    s = table(more.pop("factions", "ravagers refuge42"), hands={0: f"{card} RAV-1 RAV-3"}, **more)
    play(s, card)
    return s


@rule("DEI-MOVE-1")
def test_any_number_of_units_from_one_region_to_one_linked_region() -> None:
    s = moving(units={"2:B": "3L"})
    do(s, "from", region="2:B")
    assert may(s, "to") == {"2:A", "2.5:A", "2.7:A"}
    do(s, "to", region="2:A")
    assert may(s, "units") == {(n, leader) for n in range(4) for leader in (0, 1)} - {(0, 0)}
    do(s, "units", scrappers=2, leader=1)
    assert (at(s, "2:A")["scrappers"], at(s, "2:A")["leaders"]) == ([2, 0], [0])
    assert (at(s, "2:B")["scrappers"], at(s, "2:B")["leaders"]) == ([1, 0], [])


@rule("DEI-MOVE-2")
def test_each_point_is_a_move_of_its_own() -> None:
    s = moving(units={"2:B": "3", "2.4:B": "2"})
    move(s, "2:B", "2:A", 3)
    move(s, "2:A", "2.4:A", 3)  # the same group
    assert at(s, "2.4:A")["scrappers"] == [3, 0]
    s = moving(units={"2:B": "3", "2.4:B": "2"})
    move(s, "2:B", "2:A", 1)
    move(s, "2.4:B", "2.4:A", 1)  # another group
    assert asked(s) == "card"
    s = moving(units={"2:B": "3", "2.4:B": "2"})
    move(s, "2:B", "2:A", 1)
    move(s, "2:B", "2.5:A", 1)  # from the same Region elsewhere
    assert [at(s, place)["scrappers"][0] for place in ("2:B", "2:A", "2.5:A")] == [1, 1, 1]


@rule("DEI-MOVE-2")
@pytest.mark.parametrize(("card", "points"), [("M09", 2), ("AUX-7", 3), ("M05", 1)])
def test_as_many_points_as_the_card_shows(card: str, points: int) -> None:
    s = moving(card, units={"2:B": "9"})
    for n in range(points):
        assert may(s, "from") == ({"2:B", "2:A"} if n else {"2:B"})
        move(s, "2:B", "2:A", 1)
    assert asked(s) == "card"


@rule("DEI-MOVE-2")
def test_units_that_are_not_there_cannot_move() -> None:
    s = moving(units={"2:B": "3"})
    do(s, "from", region="2:B")
    do(s, "to", region="2:A")
    assert stopped_by(s, "units", scrappers=4, leader=0) == "DEI-MOVE-2"
    assert stopped_by(s, "units", scrappers=1, leader=1) == "DEI-MOVE-2"


@rule("DEI-MOVE-3")
def test_a_group_that_can_enter_nothing_stays() -> None:
    held = dict.fromkeys(("2:A", "2.5:A", "2.7:A"), "0 3")
    s = moving(units={"2:B": "2", "2.2:B": "1", **held})
    assert may(s, "from") == {"2.2:B"}
    assert stopped_by(s, "from", region="2:B") == "DEI-MOVE-3"
    s = moving("M06", units={"2:B": "2", "2.2:B": "1", **held})  # Storm ignores Majority
    assert may(s, "from") == {"2:B", "2.2:B"}


@rule("DEI-MOVE-4")
def test_every_link_costs_one_point() -> None:
    s = moving(
        "AUX-7",
        units={"2:A": "1"},
        elevators={"2:A 2:R": 0},
        bridges={"2:R 2.5:S": "neutral"},
    )
    move(s, "2:A", "2:R", 1)
    move(s, "2:R", "2.5:S", 1)
    move(s, "2.5:S", "2:R", 1)
    assert (at(s, "2:R")["scrappers"], asked(s)) == ([1, 0], "card")


@rule("DEI-MOVE-5")
def test_ground_to_roof_over_an_elevator_roof_to_roof_over_a_bridge() -> None:
    s = moving(units={"2:A": "1", "2:S": "2"}, elevators={"2:B 2:S": 0})
    do(s, "from", region="2:A")
    assert stopped_by(s, "to", region="2:S") == "DEI-MOVE-5"
    s = moving(units={"2:A": "1", "2:S": "2"}, elevators={"2:B 2:S": 0})
    do(s, "from", region="2:S")
    assert asked(s) == "units"  # there is one way only
    do(s, "units", scrappers=2, leader=0)
    assert at(s, "2:B")["scrappers"] == [2, 0]


@rule("DEI-MOVE-5")
def test_climbing_is_between_ground_and_roof_not_between_roofs() -> None:
    s = moving("M09", units={"2:R": "3"})
    do(s, "from", region="2:R")
    assert may(s, "to") == {"2:A", "2:B"}
    do(s, "to", region="2:A")
    assert may(s, "units") == {(1, 0), (2, 0), (3, 0)}  # a whole group
    s = moving(units={"2:R": "3"}, unlocked={0: "FB6"})
    do(s, "from", region="2:R")
    assert may(s, "to") == {"2:A", "2:B"}
    assert why(s, "to", region="2:S") == "DEI-MOVE-5"


@rule("DEI-MOVE-5")
def test_one_climber_may_be_the_leader_but_not_two_units() -> None:
    s = moving(units={"2:A": "2L"}, unlocked={0: "FB6"})
    do(s, "from", region="2:A")
    do(s, "to", region="2:R")
    assert may(s, "units") == {(1, 0), (0, 1)}
    assert stopped_by(s, "units", scrappers=1, leader=1) == "DEI-MOVE-5"


@rule("DEI-MOVE-6")
def test_a_move_moves_at_least_one_unit() -> None:
    s = moving(units={"2:B": "2", "2.2:B": "0 1"})
    assert may(s, "from") == {"2:B"}
    assert stopped_by(s, "from", region="2:A") == "DEI-MOVE-6"
    assert stopped_by(s, "from", region="2.2:B") == "DEI-MOVE-6"  # another's Units
    do(s, "from", region="2:B")
    do(s, "to", region="2:A")
    assert (0, 0) not in may(s, "units")
    assert (0, 0) not in BOX.groups


# Collect


def collecting(card: str = "R42-3", **more: Any) -> Stacked:
    s = table(more.pop("factions", "refuge42 auxilia"), hands={0: f"{card} R42-1 R42-2"}, **more)
    play(s, card)
    return s


@rule("DEI-COLLECT-1")
def test_collect_where_you_have_majority() -> None:
    lying: Any = {"2:A": (1, 0), "2:B": (1, 0), "2.2:B": (2, 0), "2.4:B": (1, 0)}
    s = collecting(units={"2:A": "2 1", "2:B": "1 1", "2.2:B": "1 2"}, resources=lying)
    assert may(s, "collect") == {("2:A", "technology")}
    for place in ("2:B", "2.2:B", "2.4:B"):
        assert stopped_by(s, "collect", region=place, resource="technology") == "DEI-COLLECT-1"
    do(s, "collect", region="2:A", resource="technology")
    assert (pad(s)["technology"], at(s, "2:A")["technology"]) == (1, 0)


@rule("DEI-COLLECT-2")
def test_each_collect_may_use_another_region_and_the_kind_is_chosen() -> None:
    s = collecting(units={"2:A": "1", "2:R": "1"}, resources={"2:A": (2, 1), "2:R": (0, 1)})
    assert may(s, "collect") == {("2:A", "technology"), ("2:A", "energy_cell"), ("2:R", "energy_cell")}
    do(s, "collect", region="2:A", resource="energy_cell")
    do(s, "collect", region="2:R", resource="energy_cell")
    assert (pad(s)["technology"], pad(s)["energy_cell"], asked(s)) == (0, 2, "card")


@rule("DEI-COLLECT-3")
def test_resources_on_the_board_are_not_replenished() -> None:
    s = collecting(
        units={"2:A": "1", "2:B": "1"}, resources={"2:A": (1, 0), "2:B": (1, 0)}, order=(1, 0), phase=3, turn=2
    )
    do(s, "collect", region="2:A", resource="technology")
    assert stopped_by(s, "collect", region="2:A", resource="technology") == "DEI-COLLECT-3"
    assert stopped_by(s, "collect", region="2:A", resource="energy_cell") == "DEI-COLLECT-3"
    while s.view(None)["turn"] == 2:
        end_phase(s)
    assert at(s, "2:A")["technology"] == 0


@rule("DEI-COLLECT-4", "DEI-COLLECT-5")
@pytest.mark.parametrize(("feats", "limit"), [({}, 10), ({0: "FG2"}, 15)])
def test_the_pad_stores_both_kinds_together_up_to_its_limit(feats: Any, limit: int) -> None:
    s = collecting(
        units={"2:A": "1"}, resources={"2:A": (2, 0)}, stored={0: (limit - 4, 3)}, unlocked=feats, common=(5, 5)
    )
    assert pad(s)["storage"] == limit
    do(s, "collect", region="2:A", resource="technology")
    assert asked(s) == "effect"  # the limit is reached, not passed
    do(s, "collect", region="2:A", resource="technology")
    assert (asked(s), kinds(s)) == ("return", {"return"})
    assert may(s, "return") == {"technology", "energy_cell"}
    do(s, "return", resource="technology")
    assert (pad(s)["technology"], pad(s)["energy_cell"]) == (limit - 3, 3)
    assert s.view(None)["common"] == {"technology": 6, "energy_cell": 5}


@rule("DEI-COLLECT-5")
def test_whatever_brings_too_much_something_goes_back() -> None:
    s = collecting("M20", stored={0: (4, 6)}, common=(5, 5))  # gain 1 Technology
    do(s, "icon", icon="GAIN_RESOURCE")
    assert asked(s) == "return"
    do(s, "return", resource="energy_cell")
    assert (pad(s)["technology"], pad(s)["energy_cell"]) == (5, 5)
    s = collecting("M41", units={"2:A": "2 1"}, stored={0: (0, 10), 1: (1, 0)})  # take 1 from a Faction
    do(s, "steal", seat=1, resource="technology")
    assert asked(s) == "return"
    s = collecting("RAV-6", factions="ravagers auxilia", stored={0: (10, 0)}, drones={"masamune": "2:R"})
    do(s, "drone", drone="masamune")
    do(s, "to", region="2:R")
    do(s, "collect", region="2:R", resource="energy_cell")
    assert asked(s) == "return"


@rule("DEI-COLLECT-5")
def test_only_what_is_there_can_be_returned() -> None:
    s = collecting(units={"2:A": "1"}, resources={"2:A": (1, 0)}, stored={0: (10, 0)})
    do(s, "collect", region="2:A", resource="technology")
    assert (pad(s)["technology"], pad(s)["energy_cell"]) == (10, 0)  # there was only Technology to return


# Build


def building(card: str = "R42-8", **more: Any) -> Stacked:
    """The first seat has played Build 1 and Collect 1."""
    s = table("refuge42 auxilia", hands={0: f"{card} R42-1 R42-2"}, **more)
    play(s, card)
    return s


@rule("DEI-BUILD-1")
def test_building_takes_a_token_from_the_reserve_and_costs_nothing() -> None:
    s = building("M25", units={"2:B": "1", "2:R": "1"}, stored={0: (3, 3)})  # Build 2
    do(s, "refuge", region="2:B")
    do(s, "elevator", ground="2:A", roof="2:R")
    assert (pad(s)["refuges"], pad(s)["elevators"], pad(s)["bridges"]) == (2, 2, 2)
    assert (pad(s)["technology"], pad(s)["energy_cell"]) == (3, 3)
    assert at(s, "2:B")["refuge"] == 0
    assert s.view(None)["elevators"] == [{"ground": "2:A", "roof": "2:R", "owner": "seat-0"}]
    s = building(units={"2:R": "1"})
    do(s, "bridge", roof="2:R")
    do(s, "to", region="2.5:S")
    assert pad(s)["bridges"] == 1
    assert [one["between"] for one in s.view(None)["bridges"] if one["owner"] == "seat-0"] == [["2:R", "2.5:S"]]


@rule("DEI-BUILD-2")
def test_where_a_refuge_is_built() -> None:
    s = building(
        units={"2:A": "1", "2:B": "2 1", "2.2:B": "1 1", "2.3:A": "1", "2.4:B": "1", "2.5:B": "1", "2:R": "1"},
        refuges={"2.4:B": 1, "2.5:B": 0},
    )
    assert may(s, "refuge") == {"2:B"}
    for place in ("2:A", "2.3:A", "2.4:B", "2.5:B", "2.2:B", "2.3:B"):
        # an Outpost, a Neutral Refuge, another's Refuge, an own one, a tie, nobody
        assert stopped_by(s, "refuge", region=place) == "DEI-BUILD-2"
    do(s, "refuge", region="2:B")
    assert at(s, "2:B")["refuge"] == 0


@rule("DEI-BUILD-2", "DEI-BUILD-3", "DEI-BUILD-4")
def test_squatters_need_a_unit_only() -> None:
    s = building(units={"2:B": "1 2"}, unlocked={0: "FB4"})
    assert may(s, "refuge") == {"2:B"}
    assert ("2:B", "2:R") in may(s, "elevator")
    assert may(building(units={"2:B": "1 2", "2:A": "1"}), "refuge") == set()


@rule("DEI-BUILD-3")
def test_where_an_elevator_is_built() -> None:
    s = building(units={"2:A": "1", "2.4:R": "1", "2.5:A": "1 1"}, elevators={"2:A 2:S": 1})
    assert may(s, "elevator") == {("2:A", "2:R"), ("2.4:A", "2.4:R"), ("2.4:B", "2.4:R")}
    assert stopped_by(s, "elevator", ground="2:A", roof="2:S") == "DEI-BUILD-3"  # there is one already
    assert stopped_by(s, "elevator", ground="2.5:A", roof="2.5:R") == "DEI-BUILD-3"  # a tie
    assert stopped_by(s, "elevator", ground="2:B", roof="2:R") == "DEI-BUILD-3"  # Majority in neither
    assert why(s, "elevator", ground="2:A", roof="2.4:R") == "DEI-BUILD-3"  # not adjacent


@rule("DEI-BUILD-4")
def test_where_a_bridge_is_built() -> None:
    s = building(units={"2:R": "1", "2.4:R": "1 1"}, bridges={"2:R 2:S": "neutral"})
    assert may(s, "bridge") == {"2:R", "2.5:S"}  # either end names the one free site with Majority at one end
    assert stopped_by(s, "bridge", roof="2.4:R") == "DEI-BUILD-4"
    do(s, "bridge", roof="2.5:S")  # it has other sites, but none with Majority, so nothing is asked
    assert [one["between"] for one in s.view(None)["bridges"] if one["owner"] == "seat-0"] == [["2:R", "2.5:S"]]


@rule("DEI-BUILD-4")
def test_a_site_with_a_bridge_is_taken() -> None:
    s = building(units={"2:R": "1", "2:S": "1"}, bridges={"2:R 2.5:S": 1})
    do(s, "bridge", roof="2:S")
    assert "2:R" in may(s, "to")
    s = building(units={"2:R": "1"}, bridges={"2:R 2.5:S": 1, "2:R 2:S": 1})
    assert may(s, "bridge") == set()
    assert stopped_by(s, "bridge", roof="2:R") == "DEI-BUILD-4"


@rule("DEI-BUILD-5")
def test_a_token_is_lifted_only_when_the_reserve_has_none() -> None:
    s = building(units={"2:B": "1"}, refuges={"2.2:B": 0, "2.4:B": 0})
    do(s, "refuge", region="2:B")  # the third
    assert asked(s) != "lift"
    assert pad(s)["refuges"] == 0
    s = building(units={"2:R": "1"}, elevators={"2.4:A 2.4:R": 0, "2.4:B 2.4:R": 0, "2.2:A 2.2:R": 0})
    do(s, "elevator", ground="2:A", roof="2:R")
    assert asked(s) == "lift"
    assert may(s, "lift_elevator") == {("2.4:A", "2.4:R"), ("2.4:B", "2.4:R"), ("2.2:A", "2.2:R")}
    assert stopped_by(s, "lift_elevator", ground="2:A", roof="2:R") == "DEI-BUILD-5"  # the new site must differ
    do(s, "lift_elevator", ground="2.2:A", roof="2.2:R")
    assert len(s.view(None)["elevators"]) == 3
    assert {"ground": "2:A", "roof": "2:R", "owner": "seat-0"} in s.view(None)["elevators"]


@rule("DEI-BUILD-5")
def test_only_own_tokens_of_the_same_kind_are_lifted() -> None:
    s = building(
        units={"2:R": "1"},
        bridges={"2:S 2.7:R": 0, "2:S 2.4:R": 0, "2:R 2.5:S": 1},
        elevators={"2:A 2:R": 0},
        refuges={"2:B": 0},
    )
    do(s, "bridge", roof="2:R")  # to 2:S, the one free site
    assert asked(s) == "lift"
    assert kinds(s) == {"lift_bridge"}
    assert may(s, "lift_bridge") == {"2:S", "2.7:R", "2.4:R"}
    assert why(s, "lift_elevator", ground="2:A", roof="2:R") == "DEI-BUILD-5"


@rule("DEI-BUILD-6")
def test_a_removed_construction_returns_to_its_owner() -> None:
    s = table("refuge42 auxilia", units={"2:B": "1"}, refuges={"2:B": 1}, hands={0: "M47 R42-1 R42-2"})
    assert pad(s, 1)["refuges"] == 2
    play(s, "M47")
    do(s, "lift_refuge", region="2:B")
    assert (at(s, "2:B")["refuge"], pad(s, 1)["refuges"], pad(s, 0)["refuges"]) == (None, 3, 3)


@rule("DEI-BUILD-6")
def test_neither_own_nor_neutral_constructions_are_removed() -> None:
    s = table(
        "refuge42 auxilia",
        units={"2:B": "1", "2:R": "1"},
        refuges={"2:B": 0},
        bridges={"2:R 2:S": "neutral"},
        hands={0: "M47 R42-1 R42-2"},
    )
    play(s, "M47")
    assert not {"lift_refuge", "lift_bridge"} & kinds(s)
    assert stopped_by(s, "lift_refuge", region="2:B") == "DEI-BUILD-6"
    assert stopped_by(s, "lift_bridge", roof="2:R") == "DEI-BUILD-6"


@rule("DEI-BUILD-7")
def test_constructions_stay_when_majority_is_lost() -> None:
    s = table(
        "refuge42 auxilia",
        units={"2:B": "1", "2:A": "0 3"},
        refuges={"2:B": 0},
        elevators={"2:B 2:R": 0},
        seat=1,
        order=(1, 0),
        hands={1: "AUX-2 AUX-1 AUX-3"},
        turn=2,
    )
    play(s, "AUX-2")
    move(s, "2:A", "2:B", 3)
    assert at(s, "2:B")["majority"] == 1
    assert at(s, "2:B")["refuge"] == 0
    assert s.view(None)["elevators"][0]["owner"] == "seat-0"
    end_phase(s)
    play(s, "R42-1")
    assert "2:B" in may(s, "enlist")  # and still serves
    stop(s)


@rule("DEI-MAJ-4", "DEI-ADV-1", "DEI-SUP-2")
def test_a_refusal_tells_what_is_true() -> None:
    s = table("ravagers refuge42", units={"2:A": "5", "2:R": "0 1"}, unlocked={0: "FB6"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    do(s, "from", region="2:A")
    refused = s.explain(0, {"kind": "to", "region": "2:R"})
    assert refused is not None
    assert (refused.rule, refused.args["own"], refused.args["other"]) == ("DEI-MAJ-4", 1, 1)  # only one Unit climbs
    s = table("ravagers refuge42", units={"2:A": "3 1"}, hands={0: "M42 RAV-1"})
    play(s, "M42")
    assert why(s, "strike", region="2:A", seat=0) == "DEI-ADV-1"  # there are own Scrappers, but nobody strikes them
    assert why(s, "evict", region="2:A", seat=0) == "DEI-SUP-2"
