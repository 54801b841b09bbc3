"""What cards, Feats, Leaders and Candy Boosts do, icon by icon."""

from random import Random

import pytest

from londinium.kernel.laws import explain_agrees_with_legal
from tests.marks import rule
from tests.rules.dei.table import (
    asked,
    at,
    do,
    end_phase,
    idle,
    kinds,
    may,
    move,
    pad,
    play,
    stop,
    stopped_by,
    table,
    who,
    why,
)

# Candy Boosts


@rule("DEI-BOOST-2", "DEI-BOOST-3", "DEI-CARD-2")
def test_a_boost_is_used_between_icons_and_shuffled_back() -> None:
    s = table("ravagers refuge42", units={"2:A": "3"}, hands={0: "RAV-8 RAV-1 RAV-3"}, boosts={0: "CB-ENLIST"})
    assert s.view(None)["boosts"] == 15
    play(s, "RAV-8")
    move(s, "2:A", "2:B", 1)
    do(s, "boost", boost="CB-ENLIST")
    assert s.view(None)["boosts"] == 16
    do(s, "enlist", region="2.3:A")
    assert at(s, "2.3:A")["scrappers"] == [1, 0]
    assert {"from", "collect", "stop"} <= kinds(s)  # the card goes on where it was
    move(s, "2:A", "2:B", 1)
    assert may(s, "from") == set()


@rule("DEI-BOOST-2")
def test_no_boost_in_the_middle_of_a_move_or_a_mission() -> None:
    s = table("ravagers refuge42", units={"2:A": "3"}, hands={0: "RAV-2 RAV-1"}, boosts={0: "CB-ENLIST"}, phase=3)
    play(s, "RAV-2")
    do(s, "from", region="2:A")
    assert stopped_by(s, "boost", boost="CB-ENLIST") == "DEI-BOOST-2"
    while asked(s) != "mission":
        idle(s)
    assert stopped_by(s, "boost", boost="CB-ENLIST") == "DEI-BOOST-2"


@rule("DEI-BOOST-2", "DEI-OUT-2", "DEI-MAJ-2", "DEI-SETUP-1")
def test_adrenaline_lends_majority_until_the_phase_is_over() -> None:
    s = table("ravagers refuge42", units={"2:A": "1 2"}, boosts={0: "CB-HOLD"}, hands={0: "RAV-1 RAV-3 RAV-2"})
    assert at(s, "2:A")["control"] == 1
    do(s, "boost", boost="CB-HOLD")
    assert stopped_by(s, "hold", region="4.1:A") == "DEI-SETUP-1"  # a District of four players
    do(s, "hold", region="2:A")
    assert at(s, "2:A")["values"] == [3, 2]
    assert (at(s, "2:A")["majority"], at(s, "2:A")["control"]) == (0, 0)
    end_phase(s)
    assert at(s, "2:A")["values"] == [1, 2]
    assert at(s, "2:A")["control"] == 1  # tested again when it ended


@rule("DEI-MAJ-2")
def test_lent_majority_counts_only_with_a_unit_there() -> None:
    s = table("ravagers refuge42", units={"2:B": "1", "2:A": "0 2"}, boosts={0: "CB-HOLD"}, hands={0: "RAV-2 RAV-1"})
    do(s, "boost", boost="CB-HOLD")
    do(s, "hold", region="2:A")
    assert at(s, "2:A")["values"] == [0, 2]
    play(s, "RAV-2")
    move(s, "2:B", "2:A", 1)  # 1 + 2 against 2
    assert at(s, "2:A")["values"] == [3, 2]


# Moving


@rule("DEI-LEADER-5", "DEI-MAJ-5")
def test_a_group_with_the_pathfinder_goes_two_regions_far() -> None:
    s = table("auxilia farmz", units={"2:A": "2L", "2:B": "0 9"}, hands={0: "AUX-2 AUX-1 AUX-3"})
    play(s, "AUX-2")
    do(s, "from", region="2:A")
    assert "2:B" not in may(s, "to")  # nine are there
    assert "2.7:A" in may(s, "to")  # beyond them: Regions passed through are not tested
    do(s, "to", region="2.7:A")
    assert may(s, "units") == {(0, 1), (1, 1), (2, 1)}
    assert why(s, "units", scrappers=2, leader=0) == "DEI-LEADER-5"
    do(s, "units", scrappers=1, leader=1)
    assert (at(s, "2.7:A")["scrappers"], at(s, "2.7:A")["leaders"]) == ([1, 0], [0])


@rule("DEI-MOVE-5")
def test_the_feat_for_climbing_takes_one_unit_rope_team_a_whole_group() -> None:
    s = table("ravagers refuge42", units={"2:A": "3"}, unlocked={0: "FB6"}, hands={0: "RAV-2 M09 RAV-1"})
    play(s, "RAV-2")
    do(s, "from", region="2:A")
    do(s, "to", region="2:R")
    assert at(s, "2:R")["scrappers"] == [1, 0]  # only one can, so nothing was asked
    stop(s)
    play(s, "M09")
    do(s, "from", region="2:A")
    do(s, "to", region="2:S")
    do(s, "units", scrappers=2, leader=0)
    assert at(s, "2:S")["scrappers"] == [2, 0]
    s = table("ravagers refuge42", units={"2:A": "3"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    do(s, "from", region="2:A")
    assert stopped_by(s, "to", region="2:R") == "DEI-MOVE-5"


@rule("DEI-MOVE-5", "DEI-LEADER-5")
@pytest.mark.parametrize(("card", "feats"), [("M09", ""), ("AUX-2", "FB6"), ("M09", "FB6")])
def test_one_step_of_a_movement_point_climbs_whatever_effects_are_combined(card: str, feats: str) -> None:
    # The Pathfinder on a Roof: down to 2:A, or down and on over the ground; not down and up to the other Roof.
    s = table("auxilia refuge42", units={"2:R": "L"}, unlocked={0: feats}, hands={0: f"{card} AUX-1 AUX-3"})
    play(s, card)
    do(s, "from", region="2:R")
    assert {"2:A", "2.4:A"} <= may(s, "to")
    assert "2:S" not in may(s, "to")
    assert why(s, "to", region="2:S") == "DEI-MOVE-5"
    explain_agrees_with_legal(s, Random(0))


@rule("DEI-LINK-2", "DEI-LINK-4")
def test_constructions_of_others_are_for_those_who_may_use_all() -> None:
    def climbs(**more: object) -> bool:
        s = table(
            "ravagers refuge42",
            units={"2:A": "1"},
            elevators={"2:A 2:R": 1},
            hands={0: "RAV-2 M39 RAV-1"},
            **more,  # type: ignore[arg-type]
        )
        play(s, "M39" if more.get("seed") else "RAV-2")
        do(s, "from", region="2:A")
        assert ("2:R" in may(s, "to")) == (why(s, "to", region="2:R") is None)
        if "2:R" not in may(s, "to"):
            assert stopped_by(s, "to", region="2:R") == "DEI-LINK-4"
        return "2:R" in may(s, "to")

    assert not climbs()
    assert climbs(unlocked={0: "FR6"})  # Free Passage
    assert climbs(seed=1)  # Smuggler Route


@rule("DEI-MAJ-6", "DEI-MAJ-4")
def test_storm_ignores_majority_and_foothold_needs_only_a_tie() -> None:
    s = table("ravagers refuge42", units={"2:B": "1", "2:A": "0 3"}, hands={0: "M06 RAV-1"})
    play(s, "M06")
    move(s, "2:B", "2:A", 1)
    assert at(s, "2:A")["scrappers"] == [1, 3]
    s = table("ravagers refuge42", units={"2:B": "3", "2:A": "0 3"}, unlocked={0: "FR3"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    move(s, "2:B", "2:A", 3)
    assert at(s, "2:A")["majority"] is None  # a tie enters, but is no Majority
    assert at(s, "2:A")["control"] == 1


@rule("DEI-MAJ-1", "DEI-MAJ-2")
@pytest.mark.parametrize(("feat", "values"), [("FR4", [2, 1]), ("FB5", [1, 2]), ("FR1", [1, 1])])
def test_what_modifies_majority(feat: str, values: list[int]) -> None:
    """Garrison at a controlled Outpost, Bulwark at an own Refuge, Captain with the Leader, who is elsewhere here."""
    s = table(
        "ravagers refuge42",
        units={"2:A": "1", "2:B": "1", "2.2:B": "L"},
        control={"2:A": 0},
        refuges={"2:B": 0},
        unlocked={0: feat},
    )
    assert [at(s, "2:A")["values"][0], at(s, "2:B")["values"][0]] == values
    assert at(s, "2.2:B")["values"][0] == (2 if feat == "FR1" else 1)


# Drones


@rule("DEI-DRONE-6", "DEI-DRONE-7")
def test_fly_sends_two_where_one_alone_would_not_do() -> None:
    s = table(
        "auxilia farmz", units={"2:R": "3", "2.4:B": "0 1"}, drones={"fly": "2:R"}, hands={0: "AUX-6 AUX-1 AUX-2"}
    )
    play(s, "AUX-6")
    do(s, "drone", drone="fly")
    do(s, "to", region="2:R")
    assert "2.4:B" in may(s, "fly")  # 2 against 1
    do(s, "fly", region="2.4:B")
    assert at(s, "2.4:B")["scrappers"] == [2, 1]  # the second had to follow, so nothing was asked
    assert asked(s) == "card"


@rule("DEI-DRONE-6")
def test_fly_sends_exactly_one_to_a_roof() -> None:
    s = table("auxilia farmz", units={"2:R": "3"}, drones={"fly": "2:R"}, hands={0: "AUX-6 AUX-1 AUX-2"})
    play(s, "AUX-6")
    do(s, "drone", drone="fly")
    do(s, "to", region="2:R")
    do(s, "fly", region="2.4:R")
    assert at(s, "2.4:R")["scrappers"] == [1, 0]
    assert asked(s) == "card"
    s = table("auxilia farmz", units={"2:R": "3"}, drones={"fly": "2:R"}, hands={0: "AUX-6 AUX-1 AUX-2"})
    play(s, "AUX-6")
    do(s, "drone", drone="fly")
    do(s, "to", region="2:R")
    do(s, "fly", region="2.4:B")
    assert stopped_by(s, "fly", region="2.4:R") == "DEI-DRONE-6"  # the second cannot go to a Roof


@rule("DEI-DRONE-3", "DEI-DRONE-10")
@pytest.mark.parametrize(("feat", "card", "steps"), [("FR1", "M48", 2), ("FB2", "M48", 4), ("FB2", "M30", 6)])
def test_how_far_a_drone_goes(feat: str, card: str, steps: int) -> None:
    s = table("auxilia farmz", drones={"fly": "2.1:R"}, unlocked={0: feat}, hands={0: f"{card} AUX-1 AUX-2"})
    play(s, card)
    do(s, "drone", drone="fly")
    near = {"2.1:R"}
    for _ in range(steps):
        near |= {s.box.region_ids[r] for one in near for r in s.city.adjacent[s.box.region[one]]}
    assert may(s, "to") == near


@rule("DEI-DRONE-4", "DEI-PRIM-3")
def test_masamune_collects_without_majority_and_calls_for_no_skill() -> None:
    s = table(
        "ravagers refuge42",
        units={"2.4:B": "L 5"},
        drones={"masamune": "2.4:B"},
        resources={"2.4:B": (3, 0)},
        hands={0: "RAV-6 RAV-1 RAV-2"},
    )
    play(s, "RAV-6")
    do(s, "drone", drone="masamune")
    do(s, "to", region="2.4:B")
    do(s, "collect", region="2.4:B", resource="technology")
    do(s, "collect", region="2.4:B", resource="technology")
    assert pad(s)["technology"] == 2
    assert asked(s) == "card"


# Collecting, taking, exchanging


@rule("DEI-LEADER-2", "DEI-FEAT-5", "DEI-PRIM-3")
def test_the_salvage_boss_collects_one_more_once_in_a_phase() -> None:
    s = table("ravagers refuge42", units={"2.4:B": "L"}, resources={"2.4:B": (9, 0)}, hands={0: "RAV-3 RAV-7 RAV-1"})
    play(s, "RAV-3")
    do(s, "collect", region="2.4:B", resource="technology")
    assert s.asked(None)[0]["context"]["id"] == "ravagers"
    do(s, "collect", region="2.4:B", resource="technology")
    do(s, "collect", region="2.4:B", resource="technology")
    assert pad(s)["technology"] == 3
    assert asked(s) == "card"  # the skill is used up
    play(s, "RAV-7")
    do(s, "collect", region="2.4:B", resource="technology")
    assert s.asked(None)[0]["context"]["id"] == "RAV-7"


@rule("DEI-PRIM-2")
def test_recruiter_adds_one_where_one_was_enlisted() -> None:
    s = table("ravagers refuge42", unlocked={0: "FG5"}, hands={0: "RAV-1 RAV-2 RAV-3"})
    play(s, "RAV-1")
    do(s, "enlist", region="2.3:A")
    assert may(s, "enlist") == {"2.3:A"}
    assert why(s, "enlist", region="2.8:A") == "DEI-PRIM-2"
    do(s, "enlist", region="2.3:A")
    do(s, "enlist", region="2.8:A")
    assert (at(s, "2.3:A")["scrappers"], at(s, "2.8:A")["scrappers"]) == ([2, 0], [1, 0])


@rule("DEI-SUP-1", "DEI-SUP-3", "DEI-PRIM-1")
def test_extortion_takes_from_a_faction_below() -> None:
    s = table(
        "ravagers refuge42 farmz",
        units={"2:A": "2 3 1"},
        stored={1: (2, 0), 2: (0, 1)},
        hands={0: "M41 RAV-1 RAV-2"},
    )
    play(s, "M41")
    assert may(s, "steal") == {(2, "energy_cell")}  # 2 against 1; the other has 3
    assert stopped_by(s, "steal", seat=1, resource="technology") == "DEI-SUP-1"
    assert stopped_by(s, "steal", seat=2, resource="technology") == "DEI-PRIM-1"
    do(s, "steal", seat=2, resource="energy_cell")
    assert (pad(s)["energy_cell"], pad(s, 2)["energy_cell"]) == (1, 0)


@rule("DEI-COMP-11", "DEI-TURN-10", "DEI-PRIM-1")
def test_refinery_swaps_as_long_as_there_is_something_to_swap() -> None:
    s = table("ravagers refuge42", stored={0: (3, 0)}, common=(0, 1), hands={0: "M18 RAV-1 RAV-2"}, units={"2:A": "1"})
    play(s, "M18")
    do(s, "icon", icon="EXCHANGE")
    assert (pad(s)["technology"], pad(s)["energy_cell"]) == (2, 1)
    assert s.view(None)["common"] == {"technology": 1, "energy_cell": 0}
    assert stopped_by(s, "icon", icon="EXCHANGE") == "DEI-COMP-11"
    empty = table("ravagers refuge42", hands={0: "M18 RAV-1 RAV-2"}, units={"2:A": "1"})
    play(empty, "M18")
    assert stopped_by(empty, "icon", icon="EXCHANGE") == "DEI-PRIM-1"  # no Technology to give


@rule("DEI-BUILD-6", "DEI-LINK-6", "DEI-MAJ-3")
def test_sabotage_removes_what_reaches_into_a_region_with_majority() -> None:
    s = table(
        "ravagers refuge42",
        units={"2:A": "1", "2.4:B": "0 1"},
        elevators={"2:A 2:R": 1, "2:B 2:S": 1},
        bridges={"2:R 2:S": 1},
        hands={0: "M47 RAV-1 RAV-2"},
    )
    play(s, "M47")
    assert may(s, "lift_elevator") == {("2:A", "2:R")}
    assert may(s, "lift_bridge") == set()
    assert stopped_by(s, "lift_elevator", ground="2:B", roof="2:S") == "DEI-MAJ-3"
    before = pad(s, 1)["elevators"]
    do(s, "lift_elevator", ground="2:A", roof="2:R")
    assert pad(s, 1)["elevators"] == before + 1


# Buying and building


@rule("DEI-MARKET-10", "DEI-MARKET-7")
def test_ways_to_pay_with_a_discount_and_a_converter() -> None:
    # M04 costs 2 Technology and 1 Energy Cell.
    offer = {"tactical": "M04"}
    s = table("ravagers refuge42", stored={0: (4, 1)}, market=offer, control={"2:A": 0}, hands={0: "M22 RAV-1 RAV-2"})
    play(s, "M22")
    do(s, "buy", card="M04")
    assert may(s, "pay") == {(1, 1), (2, 0)}
    do(s, "pay", technology=2, energy_cell=0)
    assert (pad(s)["technology"], pad(s)["energy_cell"]) == (2, 1)
    s = table(
        "ravagers refuge42",
        stored={0: (4, 1)},
        market=offer,
        control={"2:A": 0},
        unlocked={0: "FG6"},
        hands={0: "RAV-5 RAV-1 RAV-2"},
    )
    play(s, "RAV-5")
    do(s, "buy", card="M04")
    assert may(s, "pay") == {(2, 1), (4, 0)}  # 2 Technology stand for the Energy Cell
    assert stopped_by(s, "pay", technology=3, energy_cell=1) == "DEI-MARKET-10"


@rule("DEI-MARKET-4")
def test_fence_buys_without_the_requirement() -> None:
    offer = {"tactical": "M01", "black": "M37"}
    s = table("ravagers refuge42", stored={0: (4, 2)}, market=offer, hands={0: "M40 RAV-5 RAV-1"})
    play(s, "RAV-5")
    assert "M01" not in may(s, "buy")
    assert stopped_by(s, "buy", card="M01") == "DEI-MARKET-4"
    stop(s)
    play(s, "M40")
    assert {"M01", "M37"} <= may(s, "buy")


@rule("DEI-BUILD-3", "DEI-BUILD-4")
def test_squatters_build_where_they_are_present() -> None:
    for feats, built in (({}, set()), ({0: "FB4"}, {"2:R", "2:S"})):
        s = table("ravagers refuge42", units={"2:R": "1 2"}, unlocked=feats, hands={0: "RAV-4 RAV-1 RAV-2"})
        play(s, "RAV-4")
        assert {"2:R", "2:S"} & may(s, "bridge") == built
        assert (("2:A", "2:R") in may(s, "elevator")) == bool(built)


@rule("DEI-ENLIST-1", "DEI-LEADER-3")
def test_where_scrappers_are_enlisted() -> None:
    s = table("refuge42 farmz", units={"2:R": "L", "2.4:B": "1"}, refuges={"2:B": 0}, hands={0: "R42-1 M43 R42-2"})
    play(s, "R42-1")
    assert may(s, "enlist") == {"2.3:A", "2.8:A", "2:B", "2:R"}
    stop(s)
    play(s, "M43")
    assert may(s, "enlist") == {"2.3:A", "2.8:A", "2:B", "2:R", "2.4:B"}  # the own Unit on the Ground joins


# The end of the phase


@rule("DEI-TURN-4", "DEI-FEAT-5", "DEI-TURN-10")
def test_end_phase_abilities_in_any_order_each_once() -> None:
    s = table("ravagers refuge42", phase=3, units={"2:A": "2 1"}, unlocked={0: "FR5 FG4"}, hands={0: "RAV-1"})
    while asked(s) != "ending":
        idle(s)
    assert may(s, "ability") == {"FR5", "FG4"}
    do(s, "ability", ability="FG4")
    do(s, "icon", icon="GAIN_RESOURCE")
    assert pad(s)["technology"] == 1
    assert why(s, "ability", ability="FG4") == "DEI-FEAT-5"
    do(s, "ability", ability="FR5")
    do(s, "evict", region="2:A", seat=1)
    do(s, "to", region="2:B")
    assert at(s, "2:B")["scrappers"] == [0, 1]
    assert (who(s), asked(s)) == (0, "mission")


@rule("DEI-PRIM-2")
def test_trickle_is_for_the_third_phase() -> None:
    s = table("ravagers refuge42", phase=1, unlocked={0: "FG4"}, hands={0: "RAV-2 RAV-3"})
    end_phase(s)
    assert who(s) == 1
    assert pad(s)["technology"] == 0
