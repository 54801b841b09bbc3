"""Advanced Actions and Drones (DEI-ADV, DEI-DRONE)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    Stacked,
    asked,
    at,
    do,
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


def played(card: str, factions: str = "ravagers refuge42", **more: Any) -> Stacked:
    """The first seat has played a card, whosever it is."""
    s = table(factions, hands={0: f"{card} M01 M03"}, **more)
    play(s, card)
    return s


# Strike and Evict


@rule("DEI-ADV-1")
def test_strike_sends_one_scrapper_back_to_its_reserve() -> None:
    s = played("M05", units={"2:A": "2 1", "2:B": "2 2", "2.2:B": "0 1"})
    assert may(s, "strike") == {("2:A", 1)}
    assert stopped_by(s, "strike", region="2:B", seat=1) == "DEI-ADV-1"  # as many
    assert stopped_by(s, "strike", region="2.2:B", seat=1) == "DEI-ADV-1"  # no own Unit
    reserve = pad(s, 1)["reserve"]
    do(s, "strike", region="2:A", seat=1)
    assert (at(s, "2:A")["scrappers"], pad(s, 1)["reserve"]) == ([2, 0], reserve + 1)


@rule("DEI-ADV-2")
def test_evict_pushes_one_scrapper_to_a_linked_region_whoever_is_there() -> None:
    s = played("FZ-7", units={"2:A": "3 2", "2:B": "5"})
    do(s, "evict", region="2:A", seat=1)
    assert may(s, "to") == {"2:B", "2.2:B", "2.4:A"}
    assert stopped_by(s, "to", region="2:R") == "DEI-ADV-2"
    do(s, "to", region="2:B")
    assert (at(s, "2:A")["scrappers"], at(s, "2:B")["scrappers"]) == ([3, 1], [5, 1])


@rule("DEI-ADV-2")
@pytest.mark.parametrize(("owner", "allowed"), [(0, True), (1, True), ("neutral", True), (2, False)])
def test_evict_uses_neutral_constructions_and_those_of_the_two(owner: int | str, allowed: bool) -> None:
    s = played(
        "FZ-7",
        "ravagers refuge42 auxilia",
        units={"2:R": "2 1", "2:A": "2 1"},
        bridges={"2:R 2.5:S": owner},
        elevators={"2:B 2:R": owner} if owner != "neutral" else {},
    )
    assert (("2:R", 1) in may(s, "evict")) == allowed
    if not allowed:
        assert stopped_by(s, "evict", region="2:R", seat=1) == "DEI-ADV-2"  # there is no way out
        return
    do(s, "evict", region="2:R", seat=1)
    if owner != "neutral":
        assert may(s, "to") == {"2.5:S", "2:B"}
        do(s, "to", region="2.5:S")
    assert at(s, "2.5:S")["scrappers"] == [0, 1, 0]


@rule("DEI-ADV-3", "DEI-LEADER-6")
def test_a_leader_alone_can_be_neither_struck_nor_evicted() -> None:
    s = played("M42", units={"2:A": "3 L", "2:B": "1"})
    assert (asked(s), pad(s)["face_up"]) == ("card", ["M42"])  # nothing could be done
    s = played("FZ-7", units={"2:A": "3 L"})
    assert stopped_by(s, "evict", region="2:A", seat=1) == "DEI-ADV-3"


@rule("DEI-ADV-4")
def test_each_use_tests_superiority_anew_and_may_choose_elsewhere() -> None:
    s = played("M04", "ravagers refuge42 auxilia", units={"2:A": "2 1 0", "2:B": "2 0 1"})  # Evict 2
    do(s, "evict", region="2:A", seat=1)
    do(s, "to", region="2:B")
    assert may(s, "evict") == {("2:B", 1), ("2:B", 2)}
    do(s, "evict", region="2:B", seat=2)
    do(s, "to", region="2:A")
    assert asked(s) == "card"
    s = played("M04", units={"2:A": "3 2", "2:B": "1 1"})
    do(s, "evict", region="2:A", seat=1)
    do(s, "to", region="2:B")
    assert why(s, "evict", region="2:B", seat=1) == "DEI-SUP-2"  # 1 against 2 now
    assert may(s, "evict") == {("2:A", 1)}


# Activation


def activated(drone: str, where: str, card: str = "M48", factions: str = "", **more: Any) -> Stacked:
    """The first seat activates a Drone that stands in a Region and stays there."""
    factions = factions or {"simon": "refuge42 ravagers", "masamune": "ravagers refuge42"}.get(drone, "auxilia farmz")
    s = played(card, factions, drones={drone: where}, **more)
    do(s, "drone", drone=drone)
    do(s, "to", region=where)
    return s


@rule("DEI-DRONE-1")
def test_a_drone_belongs_to_nobody() -> None:
    s = played("M31", "refuge42 ravagers")  # Masamune, which the other Faction brought
    assert may(s, "drone") == {"masamune"}
    assert stopped_by(s, "drone", drone="simon") == "DEI-DRONE-1"
    s = played("M48", "refuge42 ravagers")  # any
    assert may(s, "drone") == {"masamune", "simon"}


@rule("DEI-DRONE-2")
def test_first_the_move_then_the_effect_where_it_stands() -> None:
    s = played("RAV-6", drones={"masamune": "2:R"}, resources={"2:R": (0, 1), "2:S": (0, 2)})
    do(s, "drone", drone="masamune")
    assert (asked(s), kinds(s)) == ("drone", {"to"})
    log: list[Any] = []
    do(s, "to", log, region="2:S")
    assert at(s, "2:S")["drones"] == ["masamune"]
    assert {"kind": "put", "piece": "drone-masamune", "from": "2:R", "to": "2:S"} in told(log)
    assert may(s, "collect") == {("2:S", "energy_cell")}
    assert stopped_by(s, "collect", region="2:R", resource="energy_cell") == "DEI-DRONE-4"
    assert stopped_by(s, "enlist", region="2:S") == "DEI-DRONE-2"  # that is not what Masamune does
    assert why(s, "strike", region="2:S", seat=1) == why(s, "fly", region="2:B") == "DEI-DRONE-2"


@rule("DEI-DRONE-3", "DEI-BOARD-7")
def test_two_steps_over_adjacent_regions_linked_or_not() -> None:
    s = played("RAV-6", drones={"masamune": "2.1:R"}, units={"2.1:A": "0 9"})
    do(s, "drone", drone="masamune")
    one = {"2.1:A", "2.1:B", "2.2:R", "2.4:R"}  # Roofs across the sides that it faces, though no Bridge is there
    two = {"2.2:A", "2.2:B", "2.4:A", "2.4:B", "2:S"}
    assert may(s, "to") == {"2.1:R"} | one | two
    assert stopped_by(s, "to", region="2.8:A") == "DEI-DRONE-3"
    assert stopped_by(s, "to", region="4.1:A") == "DEI-DRONE-3"  # not in this city
    do(s, "to", region="2.4:A")  # over its Roof, or over the Ground
    assert at(s, "2.4:A")["drones"] == ["masamune"]


@rule("DEI-DRONE-4")
def test_masamune_collects_up_to_two_without_majority_or_a_unit() -> None:
    s = activated("masamune", "2:B", units={"2:B": "0 4"}, resources={"2:B": (2, 1)})
    assert may(s, "collect") == {("2:B", "technology"), ("2:B", "energy_cell")}
    do(s, "collect", region="2:B", resource="technology")
    do(s, "collect", region="2:B", resource="energy_cell")
    assert (pad(s)["technology"], pad(s)["energy_cell"], asked(s)) == (1, 1, "card")
    assert (at(s, "2:B")["technology"], at(s, "2:B")["energy_cell"]) == (1, 0)
    s = activated("masamune", "2:B", resources={"2:B": (2, 1)})
    do(s, "collect", region="2:B", resource="technology")
    assert stopped_by(s, "collect", region="2:A", resource="technology") == "DEI-DRONE-4"  # where it stands
    stop(s)  # up to two
    assert pad(s)["technology"] == 1


@rule("DEI-DRONE-5")
def test_simon_enlists_up_to_two_without_refuge_or_majority() -> None:
    s = activated("simon", "2:S", units={"2:S": "0 4"})
    assert may(s, "enlist") == {"2:S"}
    assert stopped_by(s, "enlist", region="2.3:A") == "DEI-DRONE-5"
    do(s, "enlist", region="2:S")
    do(s, "enlist", region="2:S")
    assert (at(s, "2:S")["scrappers"], pad(s)["reserve"], asked(s)) == ([2, 4], 13, "card")
    s = activated("simon", "2:S", units={"2:B": "8", "2:A": "6"})
    do(s, "enlist", region="2:S")
    assert (pad(s)["reserve"], asked(s)) == (0, "card")  # no Scrapper is left


@rule("DEI-DRONE-6")
def test_fly_sends_scrappers_to_one_or_two_grounds() -> None:
    s = activated("fly", "2:R", units={"2:R": "3"})
    do(s, "fly", region="2.4:B")
    do(s, "fly", region="2.8:B")
    assert [at(s, place)["scrappers"][0] for place in ("2:R", "2.4:B", "2.8:B")] == [1, 1, 1]
    assert asked(s) == "card"
    s = activated("fly", "2:R", units={"2:R": "3"})
    do(s, "fly", region="2.4:B")
    stop(s)  # one is enough
    assert at(s, "2:R")["scrappers"] == [2, 0]


@rule("DEI-DRONE-6")
def test_fly_sends_one_to_a_roof_and_then_no_more() -> None:
    s = activated("fly", "2:R", units={"2:R": "3"})
    do(s, "fly", region="2:S")
    assert (at(s, "2:S")["scrappers"], asked(s)) == ([1, 0], "card")
    s = activated("fly", "2:R", units={"2:R": "3"})
    do(s, "fly", region="2:B")
    assert stopped_by(s, "fly", region="2:S") == "DEI-DRONE-6"  # nor a second one to a Roof


@rule("DEI-DRONE-6", "DEI-LEADER-6")
def test_fly_takes_own_scrappers_of_its_region_only() -> None:
    s = activated("fly", "2:R", units={"2:R": "L 2", "2:B": "5"})
    assert (asked(s), pad(s)["face_up"]) == ("card", ["M48"])  # neither the Leader nor another's Scrappers
    s = activated("fly", "2:R", units={"2:R": "1L"})
    do(s, "fly", region="2.4:B")
    assert (at(s, "2:R")["leaders"], asked(s)) == ([0], "card")  # only one could go
    s = activated("fly", "2:R", units={"2:R": "2"})
    assert stopped_by(s, "fly", region="2:R") == "DEI-DRONE-6"  # it is there already


@rule("DEI-DRONE-7", "DEI-MAJ-4")
def test_fly_reaches_any_region_but_keeps_the_majority_rule() -> None:
    s = activated("fly", "2:R", units={"2:R": "3", "2.4:B": "0 2", "2.4:R": "0 1", "2.8:B": "2 2"})
    reached = may(s, "fly")
    everywhere = {one["id"] for one in s.view(None)["regions"]}
    assert reached == everywhere - {"2:R", "2.4:B", "2.4:R"}  # two cannot beat two, and one on a Roof not one
    assert why(s, "fly", region="2.4:B") == why(s, "fly", region="2.4:R") == "DEI-MAJ-4"


@rule("DEI-DRONE-7")
def test_where_both_are_needed_both_go() -> None:
    s = activated("fly", "2:R", units={"2:R": "3", "2.4:B": "0 1"})
    do(s, "fly", region="2.4:B")
    assert at(s, "2.4:B")["scrappers"] == [2, 1]  # the second had to follow
    s = activated("fly", "2:R", units={"2:R": "1", "2.4:B": "0 1"})
    assert why(s, "fly", region="2.4:B") == "DEI-MAJ-4"  # there is no second
    s = activated("fly", "2:R", units={"2:R": "3", "2.4:B": "0 1"}, boosts={0: "CB-HOLD"})
    do(s, "fly", region="2.4:A")
    assert why(s, "fly", region="2.4:B") == "DEI-MAJ-4"  # the second alone is not enough there


@rule("DEI-DRONE-8", "DEI-DRONE-9")
def test_draco_strikes_each_faction_once_without_superiority() -> None:
    s = activated(
        "draco", "2:A", factions="auxilia farmz ravagers", units={"2:A": "0 3 2", "2:B": "0 1"}, supply="CB-BUY CB-BUY"
    )
    assert may(s, "strike") == {("2:A", 1), ("2:A", 2)}
    assert stopped_by(s, "strike", region="2:B", seat=1) == "DEI-DRONE-8"
    do(s, "strike", region="2:A", seat=1)
    assert may(s, "strike") == {("2:A", 2)}
    assert stopped_by(s, "strike", region="2:A", seat=1) == "DEI-DRONE-8"  # once each
    stop(s)
    assert at(s, "2:A")["scrappers"] == [0, 2, 2]
    assert (pad(s)["supplies"], pad(s)["boosts"], s.view(None)["boosts"]) == (1, 1, 1)


@rule("DEI-DRONE-8")
def test_draco_leaves_ones_own_scrappers_alone() -> None:
    s = activated("draco", "2:A", units={"2:A": "3 1"})
    assert may(s, "strike") == {("2:A", 1)}
    assert why(s, "strike", region="2:A", seat=0) == "DEI-DRONE-8"


@rule("DEI-DRONE-9")
def test_dracos_gains_come_though_nobody_is_struck() -> None:
    s = activated("draco", "2:A")
    assert (pad(s)["supplies"], pad(s)["boosts"], asked(s)) == (1, 1, "card")
    s = activated("draco", "2:A", units={"2:A": "0 1"})
    stop(s)
    assert (pad(s)["supplies"], pad(s)["boosts"], at(s, "2:A")["scrappers"]) == (1, 1, [0, 1])


@rule("DEI-DRONE-10")
def test_neither_the_move_nor_the_effect_must_be_used() -> None:
    s = played("RAV-6", drones={"masamune": "2:R"}, resources={"2:R": (0, 2)})
    assert "stop" in kinds(s)  # nor the card at all
    do(s, "drone", drone="masamune")
    assert "2:R" in may(s, "to")  # it may stay
    do(s, "to", region="2:R")
    stop(s)
    assert "masamune" in at(s, "2:R")["drones"]
    assert (at(s, "2:R")["energy_cell"], pad(s)["energy_cell"]) == (2, 0)


@rule("DEI-DRONE-11")
def test_a_card_whose_drone_is_not_in_play_does_nothing_face_up() -> None:
    s = played("FZ-6")  # Draco is in the box
    assert (pad(s)["face_up"], asked(s)) == (["FZ-6"], "card")
    s = played("M35")  # any Drone, and a Move
    assert may(s, "drone") == {"masamune", "simon"}
    assert stopped_by(s, "drone", drone="draco") == "DEI-DRONE-11"
    assert {BOX.drone_ids[drone] for drone, place in enumerate(s.drones) if place >= 0} == {"masamune", "simon"}


@rule("DEI-DRONE-3", "DEI-DRONE-10")
def test_a_drone_and_the_other_icons_of_a_card_in_any_order() -> None:
    s = played("M35", units={"2:B": "1"}, drones={"masamune": "2:R"}, resources={"2:R": (0, 1)})
    move(s, "2:B", "2:A", 1)
    do(s, "drone", drone="masamune")
    do(s, "to", region="2:R")
    do(s, "collect", region="2:R", resource="energy_cell")
    assert (pad(s)["energy_cell"], asked(s)) == (1, "card")
