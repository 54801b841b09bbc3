"""Scenario 2, The Crossing (DOL-S2): landings, marches instead of Enlist, Barracks given up."""

from random import Random
from typing import Any

import pytest

from londinium.games.dei.campaign import objectives
from londinium.games.dei.campaign.sheets import campaign_of
from londinium.games.dei.old_london.purebred import kit as purebred
from londinium.kernel.laws import events_add_up, pieces_are_conserved
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    KIT,
    Stacked,
    asked,
    at,
    begun,
    campaign,
    do,
    end_phase,
    idle,
    kinds,
    may,
    move,
    pad,
    play,
    play_unused,
    stop,
    stopped_by,
    table,
    who,
    why,
)

AWAY = {"masamune": "2.4:R", "simon": "2.8:R"}  # Drones that give nobody Majority on London Bridge


def crossing(**given: Any) -> Stacked:
    """Purebred and Ravagers; the Purebred have a card to play."""
    return table("purebred ravagers", scenario=2, **{"drones": AWAY, "hands": {0: "PB-1 PB-2 PB-5 PB-6"}, **given})


def started(**given: Any) -> Stacked:
    """After the set-up, the Purebred first."""
    s = begun(2, answered=True, scenario=2, factions=("purebred", "ravagers"), **given)
    s.order = (0, 1)
    s.settle(None)
    return s


def deployed(s: Stacked) -> None:
    """The starting Units, wherever they may go."""
    while asked(s) == "deploy":
        do(s, "deploy", region=sorted(may(s, "deploy"))[0])


def simon(s: Stacked, there: str) -> None:
    """The Purebred activate Simon, which they have picked, and it goes there."""
    purebred.own(s).picked = BOX.drone_ids.index("simon")
    s.put_questions()
    play(s, "PB-6")
    do(s, "drone", drone="simon")
    do(s, "to", region=there)


@rule("DOL-S2-1")
def test_objectives_2a_and_2b_the_thames_challenges_and_alliances() -> None:
    s = crossing()
    assert campaign(s)["objectives"] == ["OBJ2A", "OBJ2B"]
    assert s.view(None)["ruins"]
    assert s.view(None)["respondents"] == [1, 0]
    assert {module.option for module in s.modules} >= {"thames", "challenge", "alliances"}
    assert campaign(s)["events"][0] == "COLLAPSE"


@rule("DOL-S2-2")
def test_one_neutral_bridge_lies_on_london_bridge() -> None:
    s = started()
    bridges = [(one["between"], one["owner"]) for one in s.view(None)["bridges"] if one["owner"]]
    assert bridges == [(["OL2:R", "OL2:S"], "neutral")]


@rule("DOL-S2-3")
def test_nothing_is_taken_off_the_board_to_build_it_anew() -> None:
    s = crossing(units={"OL2:B": "0 2"}, seat=1, hands={1: "RAV-4 RAV-2"}, refuges={"OL2.7:A": 1})
    s.tokens[3:6] = [0, 0, 0]
    assert (asked(s), stopped_by(s, "lift_refuge", region="OL2.7:A")) == ("card", "DOL-S2-3")
    play(s, "RAV-4")
    assert kinds(s) == {"from", "stop"}
    assert stopped_by(s, "lift_refuge", region="OL2.7:A") == "DOL-S2-3"
    assert stopped_by(s, "lift_bridge", roof="OL2:R") == "DOL-S2-3"
    refusal = s.explain(0, {"kind": "lift_elevator", "ground": "OL2:B", "roof": "OL2:R"})
    assert refusal is not None
    assert refusal.rule == "DOL-S2-3"  # of those who are not asked too
    assert stopped_by(s, "refuge", region="OL2:B") == "DOL-S1-5"


@rule("DOL-S2-4", "DOL-S2-5", "DOL-S2-6", "DOL-S2-6a")
def test_the_purebred_deploy_three_agents_then_land_with_four() -> None:
    s = started()
    assert asked(s) == "deploy"
    assert may(s, "deploy") == {"2.5:R", "OL2:R"}
    deployed(s)
    assert pad(s)["scrappers"] == 3
    assert pad(s)["leader"] is None
    assert asked(s) == "landing"
    assert may(s, "deploy") == {"OL2.2:B", "OL2.7:B"}
    assert stopped_by(s, "deploy", region="OL2:R") == "DOL-S2-6"
    for place in ("OL2.2:B", "OL2.7:B", "OL2.2:B", "OL2.2:B"):
        do(s, "deploy", region=place)
    assert (asked(s), who(s)) == ("card", 0)
    assert (at(s, "OL2.2:B")["scrappers"][0], at(s, "OL2.7:B")["scrappers"][0]) == (3, 1)
    assert pad(s)["leader"] is None


def next_turn(s: Stacked) -> None:
    """The event of every Turn is Hierarchy, and nobody wants it."""
    turn, hierarchy = s.turn, KIT.scenarios[1].events.index("HIERARCHY")
    campaign_of(s).tokens = (hierarchy,) * 3
    while s.turn == turn:
        end_phase(s)
    if asked(s) == "hierarchy":
        do(s, "refuse")


@rule("DOL-S2-5", "DOL-S2-6a", "DOL-S2-7")
def test_boris_lands_in_turn_2_and_nobody_in_turn_4() -> None:
    s = crossing(order=(1, 0), seat=1, phase=3)
    next_turn(s)
    assert (s.turn, s.phase) == (2, 1)
    assert (asked(s), who(s)) == ("landing", 0)  # before anyone's Action Phase
    do(s, "deploy", region="OL2.7:B")
    assert pad(s)["leader"] == "OL2.7:B"
    for _ in range(3):
        do(s, "deploy", region="OL2.2:B")
    assert asked(s) != "landing"
    assert pad(s)["scrappers"] == 3
    next_turn(s)
    for _ in range(4):
        assert asked(s) == "landing"
        do(s, "deploy", region="OL2.7:B")
    assert asked(s) != "landing"
    assert pad(s)["scrappers"] == 7
    next_turn(s)
    assert s.turn == 4
    assert asked(s) != "landing"


@rule("DOL-S2-6b")
def test_with_too_few_agents_they_land_with_what_they_have() -> None:
    s = crossing(units={"OL2:A": "14"}, order=(1, 0), seat=1, phase=3, turn=2)
    next_turn(s)
    assert asked(s) == "landing"
    do(s, "deploy", region="OL2.7:B")
    assert asked(s) != "landing"
    assert pad(s)["reserve"] == 0


@rule("DOL-S2-7")
def test_without_boris_his_skill_is_not_to_be_had() -> None:
    for leader, asked_next in (("", "card"), ("L", "effect")):
        s = crossing(
            units={"2.1:A": f"2{leader}"},
            turn=2,
            stored={0: (6, 3)},
            market={"tactical": "M03 M08"},
            hands={0: "PB-5 PB-2 PB-1"},
        )
        play(s, "PB-5")
        do(s, "buy", card="M03")
        if asked(s) == "pay":
            idle(s)
        assert ("patron" in kinds(s)) == bool(leader)
        assert asked(s) in ("effect", asked_next)


@rule("DOL-S2-8")
def test_enlist_counts_as_move() -> None:
    s = crossing(units={"OL2:A": "2"})
    play(s, "PB-1")
    assert "enlist" not in kinds(s)
    assert stopped_by(s, "enlist", region="OL2:R") == "DOL-S2-8"
    move(s, "OL2:A", "OL2:B", 2)
    move(s, "OL2:B", "OL2:A", 1)
    assert asked(s) == "card"
    assert pad(s)["scrappers"] == 2


@rule("DOL-S2-8")
@pytest.mark.parametrize(
    ("card", "icons"),
    [("PB-5", {"BUY": 1, "MOVE": 1}), ("M03", {"MOVE": 3}), ("M16", {"MOVE": 2, "COLLECT": 1}), ("M15", {"MOVE": 3})],
)
def test_points_of_both_icons_add_up(card: str, icons: dict[str, int]) -> None:
    s = crossing(units={"OL2:A": "2"}, hands={0: f"{card} PB-2"})
    play(s, card)
    question = s.ask(0)
    assert question is not None
    assert {one["icon"]: one["n"] for one in question["context"]["icons"]} == icons
    assert question["context"]["id"] == card


@rule("DOL-S2-8")
def test_a_candy_boost_moves_too_and_others_enlist_as_ever() -> None:
    s = crossing(units={"OL2:A": "2"}, boosts={0: "CB-ENLIST"})
    do(s, "boost", boost="CB-ENLIST")
    assert kinds(s) == {"from", "stop"}
    s = crossing(seat=1, hands={1: "RAV-1 RAV-2"})
    play(s, "RAV-1")
    assert may(s, "enlist") == {"2.3:A", "2.8:A"}


@rule("DOL-S2-10d", "DOL-PB-69")
def test_corruption_does_not_answer_a_march() -> None:
    given: dict[str, Any] = {
        "unlocked": {0: "PF8"},
        "stored": {0: (9, 0)},
        "market": {"tactical": "M01 M02"},
        "control": {"2.1:A": 0},
        "hands": {0: "PB-1 PB-2 PB-5"},
    }
    s = table("purebred ravagers", scenario=3, **given)
    play(s, "PB-1")
    do(s, "enlist", region="2.3:A")
    assert "buy" in kinds(s)  # elsewhere it does
    s = crossing(units={"OL2:A": "2"}, **given)
    play(s, "PB-1")
    move(s, "OL2:A", "OL2:B", 2)
    assert asked(s) == "effect"
    assert "buy" not in kinds(s)


@rule("DOL-S2-9", "DOL-S2-10")
def test_simon_lets_agents_step_to_adjacent_regions() -> None:
    s = crossing(units={"OL2:A": "2 0", "OL2.2:A": "0 1", "OL2:B": "0 0", "2.1:B": "0 1"}, drones={"simon": "2.8:R"})
    simon(s, "2.8:R")
    assert (asked(s), who(s)) == ("step", 0)
    assert s.ask(0)["context"]["n"] == 2
    assert may(s, "from") == {"OL2:A"}
    assert why(s, "from", region="OL2:B") == "DOL-S2-10"
    do(s, "from", region="OL2:A")
    assert may(s, "to") == {"OL2:B", "OL2:R"}  # a Roof without an Elevator, but no river and no Majority of others
    assert stopped_by(s, "to", region="OL2.2:A") == "DEI-MAJ-4"
    assert stopped_by(s, "to", region="OL2:V") == "DOL-TH-12"
    assert stopped_by(s, "to", region="OL2:C") == "DOL-S2-9"
    do(s, "to", region="OL2:R")
    assert at(s, "OL2:R")["scrappers"] == [1, 0]
    assert s.ask(0)["context"]["n"] == 1
    stop(s)
    assert asked(s) == "card"


@rule("DOL-S2-10")
def test_no_more_steps_than_agents_that_could_be_placed() -> None:
    for reserve, there, steps in ((1, "2.8:R", 1), (0, "2.8:R", 0), (2, "OL2:V", 0)):
        s = crossing(units={"OL2:A": f"{15 - reserve}"}, drones={"simon": there})
        simon(s, there)
        assert asked(s) == ("step" if steps else "card")
        if steps:
            assert s.ask(0)["context"]["n"] == steps


@rule("DOL-S2-10")
def test_boris_takes_no_step() -> None:
    s = crossing(units={"OL2:A": "L", "OL2:D": "1"}, turn=2)
    simon(s, "2.8:R")
    assert may(s, "from") == {"OL2:D"}


@rule("DOL-S2-9", "DOL-PB-61")
def test_the_mechanical_arm_answers_after_the_steps() -> None:
    s = crossing(units={"OL2:A": "2"}, unlocked={0: "PF2"}, drones={"simon": "2.1:R"})
    simon(s, "2.1:R")
    assert asked(s) == "step"
    stop(s)
    assert may(s, "collect") == {("2.1:R", "energy_cell")}


@rule("DOL-S2-10b")
def test_companions_and_pioneer_give_a_step_after_the_deployment() -> None:
    ids = {(own.effect.where, own.id) for own in KIT.privileges if own.effect.op == "DEPLOY_MORE"}
    assert len(ids) == 2
    for _, privilege in sorted(ids):
        s = started(privileges={0: privilege})
        deployed(s)
        while asked(s) == "landing":
            do(s, "deploy", region="OL2.2:B")
        assert asked(s) == "step"
        do(s, "from", region="OL2.2:B")
        do(s, "to", region="OL2:C")
        assert (asked(s), pad(s)["scrappers"]) == ("card", 7)


@rule("DOL-S2-10a")
def test_a_landing_places_agents() -> None:
    s = started()
    deployed(s)
    do(s, "deploy", region="OL2.2:B")
    assert pad(s)["scrappers"] == 4


@rule("DOL-S2-10c")
def test_inspection_puts_an_agent_elsewhere() -> None:
    s = crossing(units={"OL2:B": "0 2", "OL2.7:B": "1"}, seat=1, hands={1: "RAV-4 RAV-2"}, unlocked={0: "PF6"})
    play(s, "RAV-4")
    do(s, "refuge", region="OL2:B")
    assert (asked(s), who(s)) == ("inspect", 0)
    do(s, "from", region="OL2.7:B")
    assert at(s, "OL2:B")["scrappers"] == [1, 2]


@rule("DOL-S2-11")
def test_bridges_and_elevators_bring_supplies_to_all_others() -> None:
    s = crossing(units={"OL2:B": "0 2"}, seat=1, hands={1: "M25 RAV-2"})
    play(s, "M25")
    do(s, "elevator", ground="OL2:B", roof="OL2:R")
    assert pad(s, 1)["points"]["objectives"] == 2
    do(s, "refuge", region="OL2:B")
    assert pad(s, 1)["points"]["objectives"] == 2
    s = crossing(units={"OL2:R": "0 2"}, seat=1, hands={1: "RAV-4 RAV-2"})
    play(s, "RAV-4")
    do(s, "bridge", roof="2.1:R")
    assert pad(s, 1)["points"]["objectives"] == 2


@rule("DOL-S2-12", "DOL-S2-15")
def test_each_roof_of_london_bridge_brings_a_power_point() -> None:
    for units, power in ((("0 2", "2 0"), [1, 1]), (("1 2", "0 1"), [0, 2]), (("3", "1 0"), [2, 0])):
        s = crossing(units={"OL2:R": units[0], "OL2:S": units[1]})
        for seat in range(2):
            objectives.lower(s, seat, None)
        assert campaign(s)["power"] == power


@rule("DOL-S2-13", "DOL-S2-14", "DOL-S2-14a")
def test_barracks_and_three_agents_are_given_up_for_supplies() -> None:
    s = crossing(units={"OL2:R": "4", "2.5:R": "2L", "OL2:A": "5"}, turn=2)
    play_unused(s, "PB-2")
    assert asked(s) == "abandon"
    assert may(s, "abandon") == {"OL2:R"}
    assert stopped_by(s, "abandon", region="OL2:A") == "DOL-S2-13"
    assert stopped_by(s, "abandon", region="2.5:R") == "DOL-S2-14"
    do(s, "abandon", region="OL2:R")
    assert at(s, "OL2:R")["refuge"] is None
    assert at(s, "OL2:R")["scrappers"] == [1, 0]
    assert pad(s)["reserve"] == 7
    assert pad(s)["refuges"] == 0
    assert pad(s)["points"]["objectives"] == 8


@rule("DOL-S2-13")
def test_once_in_each_of_their_phases() -> None:
    s = crossing(units={"OL2:R": "3", "2.5:R": "3"}, hands={0: "PB-1 PB-2 PB-5 PB-6"})
    play_unused(s, "PB-2")
    do(s, "abandon", region="OL2:R")
    play_unused(s, "PB-1")
    assert asked(s) != "abandon"
    while (s.phase, who(s)) != (2, 0):
        idle(s)
    play_unused(s, sorted(may(s, "play"))[0])
    assert may(s, "abandon") == {"2.5:R"}
    do(s, "abandon", region="2.5:R")
    assert pad(s)["points"]["objectives"] == 16


@rule("DOL-S2-13")
def test_it_may_be_left_until_later() -> None:
    s = crossing(units={"OL2:R": "3"})
    play_unused(s, "PB-2")
    stop(s)
    play_unused(s, "PB-1")
    assert may(s, "abandon") == {"OL2:R"}


@pytest.mark.parametrize("seed", range(4))
def test_events_and_pieces_add_up(seed: int) -> None:
    s = crossing(units={"OL2:R": "4", "2.5:R": "3", "OL2:A": "2 1"}, unlocked={0: "PF2"})
    purebred.own(s).picked = BOX.drone_ids.index("simon")
    chance = Random(seed)
    for _ in range(12):
        events_add_up(s, chance)
        pieces_are_conserved(s, chance)
        legal = [one for one in s.legal(who(s)) if one != BOX.stop]
        s.play(who(s), chance.choice(legal))
