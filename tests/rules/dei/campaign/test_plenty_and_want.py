"""Scenario 4, Plenty and Want (DOL-S4): Supplies that melt away, Missions in every phase, leaving with the fourth."""

from random import Random
from typing import Any

import pytest

from londinium.games.dei import turn
from londinium.games.dei.campaign.sheets import campaign_of
from londinium.games.dei.units import shift
from londinium.kernel.laws import explain_agrees_with_legal
from tests.marks import rule
from tests.rules.dei.table import (
    KIT,
    Stacked,
    asked,
    at,
    begun,
    do,
    idle,
    may,
    move,
    play,
    region,
    stop,
    stopped_by,
    table,
    who,
    why,
)

CAMP = "OL2.4:Z"
TWO, THREE = "purebred ravagers", "purebred ravagers farmz"
COLUMNS = ("MS01 MS02", "MS04 MS05", "MS07 MS08", "MS11 MS09")
QUIET = "2:B"  # a Region without an Outpost


def first_turn(factions: str = TWO, seed: int = 0) -> Stacked:
    """A game from its first question after the set-up on."""
    named = tuple(factions.split())
    s = begun(len(named), seed, True, scenario=4, factions=named)
    s.settle(None)
    return s


def at_missions(factions: str = TWO, *, seat: int = 1, **given: Any) -> Stacked:
    """The Mission step of a seat's phase, everything before it left unused."""
    s = table(factions, scenario=4, seat=seat, missions=COLUMNS, played=1, **given)
    now = s.turn, s.phase, s.at
    while asked(s) != "open_mission" and (s.turn, s.phase, s.at) == now:
        idle(s)
    return s


def leaving(factions: str = THREE, **given: Any) -> Stacked:
    """Seat 1 has three Missions, and its fourth pays 7 for its Scrappers."""
    given = {"units": {QUIET: "0 7"}, "turn": 2, "phase": 2, "marks": {1: "MS01 MS04 MS07"}, **given}
    return at_missions(factions, **given)


@rule("DOL-S4-1", "DOL-CAMP-4")
def test_one_objective_and_nothing_else_is_added() -> None:
    seen = first_turn().view(None)
    assert seen["campaign"] is not None
    assert seen["campaign"]["objectives"] == ["OBJ4"]
    assert seen["campaign"]["events"] == []
    assert seen["campaign"]["tokens"] == []
    assert seen["retaliation"] is None
    assert seen["respondents"] == []
    assert seen["ruins"] == []
    assert all(mission["order"] is None for mission in seen["missions"])


@rule("DOL-S4-2", "DOL-S4-2a", "DOL-CAMP-10")
def test_the_purebred_start_in_the_camp_and_their_barracks_lie_as_usual() -> None:
    s = begun(2, answered=True, scenario=4, factions=("purebred", "ravagers"))
    s.order = (1, 0)
    s.settle(None)
    assert (s.to_act, asked(s)) == ((1,), "deploy")  # those before them find the camp held
    camp = at(s, CAMP)
    assert (camp["scrappers"], camp["leaders"]) == ([3, 0], [0])
    barracks = {one["id"] for one in s.view(None)["regions"] if one["refuge"] == 0}
    assert barracks == {one["id"] for one in s.view(None)["regions"] if one["drones"]}
    assert barracks


@rule("DOL-S4-3", "DOL-S4-15")
def test_all_others_start_with_thirty_supplies_and_lose_three_with_the_first_phase() -> None:
    named = tuple(THREE.split())
    assert begun(3, 0, True, scenario=4, factions=named).supplies == [0, 30, 30]
    assert first_turn(THREE).supplies == [0, 27, 27]


@rule("DOL-S4-15", "DOL-CAMP-21", "DOL-CAMP-23")
def test_three_supplies_are_lost_when_a_phase_begins_once_for_all() -> None:
    s = table(THREE, scenario=4, supplies=(9, 20, 2), phase=1)
    while s.phase == 1:
        assert s.supplies == [9, 20, 2]
        idle(s)
    assert s.supplies == [9, 17, 0]  # a loss stops at 0
    while s.phase == 2:
        idle(s)
    assert s.supplies == [9, 14, 0]


@rule("DOL-S4-4")
def test_units_enter_the_camp_against_the_majority_rule() -> None:
    s = table(TWO, scenario=4, seat=1, units={CAMP: "3L 0", "OL2.4:A": "0 2"}, hands={1: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    move(s, "OL2.4:A", CAMP, 1)
    assert at(s, CAMP)["scrappers"] == [3, 1]


@rule("DOL-S4-4")
def test_a_refuge_in_the_camp_is_an_ordinary_one() -> None:
    s = table(TWO, scenario=4, seat=1, units={CAMP: "0 2"}, hands={1: "RAV-4 RAV-1 RAV-2"})
    play(s, "RAV-4")
    do(s, "refuge", region=CAMP)
    assert at(s, CAMP)["refuge"] == 1
    while asked(s) != "card":
        stop(s)
    play(s, "RAV-1")
    assert CAMP in may(s, "enlist")


@rule("DOL-S4-5", "DOL-S4-8")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_a_mission_may_be_completed_at_the_end_of_every_phase_and_need_not(phase: int) -> None:
    s = at_missions(units={QUIET: "0 7"}, phase=phase, supplies=(0, 0))
    assert asked(s) == "open_mission"
    explain_agrees_with_legal(s, Random(0))
    refused = s.copy()
    stop(refused)
    assert refused.marks[1] == (-1, -1, -1, -1)
    assert who(refused) == 0
    do(s, "mission", mission="MS11")
    assert s.marks[1][3] >= 0
    assert s.supplies[1] == 7 - 3  # the next phase has begun


@rule("DOL-S4-6")
def test_a_mission_must_pay_six() -> None:
    s = at_missions(units={QUIET: "0 6"}, stored={1: (3, 3)})
    assert may(s, "mission") == {"MS08", "MS11"}  # 7 and 6; Technology would pay 5
    assert stopped_by(s, "mission", mission="MS07") == "DOL-S4-6"
    explain_agrees_with_legal(s, Random(0))
    assert asked(at_missions(units={QUIET: "0 5"})) != "open_mission"


@rule("DOL-S4-7")
def test_on_time_and_late_are_as_usual() -> None:
    stored = {1: (0, 5)}  # 11 on time, 5 late
    assert "MS08" in may(at_missions(turn=3, stored=stored), "mission")
    late = at_missions(turn=4, stored=stored, units={QUIET: "0 7"})
    assert may(late, "mission") == {"MS11"}
    assert why(late, "mission", mission="MS08") == "DOL-S4-6"
    enough = at_missions(turn=4, stored={1: (0, 7)}, supplies=(0, 0))
    do(enough, "mission", mission="MS08")
    assert enough.supplies[1] == 7 - 3


@rule("DOL-S4-9")
def test_one_mission_a_phase_and_one_a_column() -> None:
    s = at_missions(units={QUIET: "0 7"}, stored={1: (0, 5)}, unlocked={1: "FR1 FB6"})
    assert may(s, "mission") == {"MS08", "MS09", "MS11"}
    do(s, "mission", mission="MS11")
    assert who(s) == 0  # the next phase
    while asked(s) != "open_mission" or who(s) != 1:
        idle(s)
    assert may(s, "mission") == {"MS08"}
    assert stopped_by(s, "mission", mission="MS09") == "DEI-MISSION-3"


@rule("DOL-S4-9a")
def test_the_purebred_complete_missions_so_too_and_do_not_leave() -> None:
    s = at_missions(seat=0, order=(1, 0), units={QUIET: "7 0"}, phase=1, marks={0: "MS01 MS04 MS07"}, supplies=(0, 30))
    assert may(s, "mission") == {"MS11"}
    do(s, "mission", mission="MS11")
    assert s.supplies[0] == 7
    assert (s.order, campaign_of(s).scenario, s.step) == ((1, 0), 4, turn.AFTER_CARD)
    few = at_missions(seat=0, units={QUIET: "5 0"}, phase=3)
    assert asked(few) != "open_mission"  # it need not be done in the third phase either
    assert few.marks[0] == (-1, -1, -1, -1)


@rule("DOL-S4-9b")
def test_feats_are_unlocked_before_the_mission_step() -> None:
    outposts = {"2:A": 1, "2.1:A": 1, "2.5:A": 1, "2.2:A": 1}
    assert "MS09" in may(at_missions(phase=2, control=outposts), "mission")
    first = at_missions(phase=1, control=outposts)
    assert asked(first) != "open_mission" or "MS09" not in may(first, "mission")


@rule("DOL-S4-9b")
def test_the_mission_step_comes_after_end_phase_abilities() -> None:
    s = table(TWO, scenario=4, seat=1, missions=COLUMNS, played=1, units={QUIET: "0 7"}, boosts={1: "CB-MOVE"})
    seen = []
    while who(s) == 1:
        seen.append(asked(s))
        idle(s)
    assert "ending" in seen
    assert seen.index("ending") < seen.index("open_mission") == len(seen) - 1


@rule("DOL-S4-10", "DOL-S4-11", "DOL-S4-16", "DOL-CAMP-22")
@pytest.mark.parametrize(("turn", "power"), [(2, 2), (3, 1), (4, 0)])
def test_with_its_fourth_mission_a_faction_scores_and_leaves(turn: int, power: int) -> None:
    s = leaving(turn=turn, phase=1, stored={1: (3, 2)}, unlocked={1: "FR1"}, control={"2.1:B": 1}, supplies=(0, 10, 20))
    log: list[Any] = []
    do(s, "mission", log, mission="MS11")
    assert s.supplies[1] == 10 + 7 + 2 + 2 + 1 + 2  # the Mission, an Outpost, a Feat, Resources
    assert campaign_of(s).left == (0, turn, 0)
    assert campaign_of(s).power == (0, power, 0)
    assert s.view(None)["order"] == [0, 2]
    assert who(s) == 2
    assert [event.view(None)["args"] for event in log if event.kind == "rule"] == [{"seat": 1}]  # that it leaves
    told = [event.view(None) for event in log if event.kind == "gain"]
    assert [(one["what"], one["n"]) for one in told] == [
        ("missions", 7),
        *([("power_points", power)] if power else []),  # the objective first
        ("outposts", 2),
        ("feats", 2),
        ("resources", 3),
    ]


@rule("DOL-S4-10")
def test_three_missions_are_not_enough() -> None:
    s = leaving(marks={1: "MS01 MS04"})
    do(s, "mission", mission="MS11")
    assert s.order == (0, 1, 2)
    assert campaign_of(s).left == (0, 0, 0)


@rule("DOL-S4-13")
def test_who_has_left_takes_no_phases_and_gains_and_loses_nothing() -> None:
    s = leaving(supplies=(0, 10, 40), bins={1: "M01"}, stored={1: (4, 0)})
    do(s, "mission", mission="MS11")
    scored = s.supplies[1]
    asked_seats = set()
    while campaign_of(s).scenario == 4 and s.step != turn.INTERLUDE:
        asked_seats.add(who(s))
        assert s.supplies[1] == scored
        idle(s)
    assert asked_seats == {0, 2}
    assert campaign_of(s).sheets[1].supplies == (scored + 3,)  # the Market card
    assert campaign_of(s).sheets[1].campaign_points[0] == 3
    assert campaign_of(s).sheets[0].supplies[0] < scored


@rule("DOL-S4-13")
def test_nothing_is_taken_from_who_has_left() -> None:
    units = {QUIET: "0 7 0", "2.7:A": "0 1 3", "2.3:B": "1 0 2"}
    s = leaving(units=units, stored={0: (2, 0), 1: (2, 0)}, hands={2: "M41 FZ-1"})
    before = s.copy()
    stop(before)
    play(before, "M41")
    assert may(before, "steal") == {(0, "technology"), (1, "technology")}
    do(s, "mission", mission="MS11")
    play(s, "M41")
    assert may(s, "steal") == {(0, "technology")}
    assert stopped_by(s, "steal", seat=1, resource="technology") == "DOL-S4-13"
    explain_agrees_with_legal(s, Random(0))


@rule("DOL-S4-12", "DEI-BOOST-2")
@pytest.mark.parametrize("factions", [TWO, THREE])
def test_majority_that_was_lent_for_the_phase_ends_before_the_purebred_score(factions: str) -> None:
    given: dict[str, Any] = {"units": {QUIET: "0 7", "2:A": "3 2"}, "turn": 2, "phase": 2, "boosts": {1: "CB-HOLD"}}
    given |= {"seat": 1, "missions": COLUMNS, "played": 1, "marks": {1: "MS01 MS04 MS07"}, "hands": {1: "RAV-1"}}
    s = table(factions, scenario=4, **given)
    do(s, "boost", boost="CB-HOLD")
    do(s, "hold", region="2:A")
    assert at(s, "2:A")["control"] == 1
    while asked(s) != "open_mission":
        idle(s)
    do(s, "mission", mission="MS11")
    assert at(s, "2:A")["control"] == 0
    assert s.holds == ()


@rule("DOL-S4-13", "DOL-PB-45")
def test_who_has_left_gets_no_toll() -> None:
    given: dict[str, Any] = {"units": {QUIET: "0 7 0", "2.7:A": "3 0 0"}, "hands": {0: "PB-2 PB-1"}}
    s = leaving(order=(1, 0, 2), elevators={"2.7:A 2.7:R": 1}, **given)
    before = s.copy()
    stop(before)
    do(s, "mission", mission="MS11")
    for now, gained in ((before, 1), (s, 0)):
        held = now.supplies[1]
        play(now, "PB-2")
        move(now, "2.7:A", "2.7:R", 3)
        assert now.supplies[1] == held + gained


@rule("DOL-S4-13a")
def test_what_stands_on_the_board_of_who_has_left_can_be_struck_and_removed() -> None:
    units = {QUIET: "0 7 0", "2.7:A": "0 1 3"}
    s = leaving(units=units, refuges={"2.7:A": 1}, hands={2: "M05 M47 FZ-1"})
    do(s, "mission", mission="MS11")
    play(s, "M05")  # Strike 1, Move 1
    assert ("2.7:A", 1) in may(s, "strike")
    do(s, "strike", region="2.7:A", seat=1)
    assert at(s, "2.7:A")["scrappers"] == [0, 0, 3]
    stop(s)
    play(s, "M47")
    do(s, "lift_refuge", region="2.7:A")
    assert at(s, "2.7:A")["refuge"] is None


@rule("DOL-S4-13")
def test_nobody_who_has_left_is_motivated() -> None:
    units = {QUIET: "0 7 0", "2.7:A": "3 1 0", "2.3:B": "3 0 1"}
    given: dict[str, Any] = {"units": units, "stored": {1: (2, 0), 2: (0, 1)}, "hands": {0: "PB-3 PB-1"}}
    s = leaving(order=(1, 0, 2), unlocked={0: "PF4"}, resources={"2.7:A": (0, 0), "2.3:B": (0, 0)}, **given)
    before = s.copy()
    stop(before)
    play(before, "PB-3")
    assert {"2.7:A", "2.3:B"} <= may(before, "motivate")
    do(s, "mission", mission="MS11")
    play(s, "PB-3")
    assert "2.3:B" in may(s, "motivate")
    assert "2.7:A" not in may(s, "motivate")
    explain_agrees_with_legal(s, Random(0))


@rule("DOL-S4-13a")
def test_units_and_constructions_stay_and_count() -> None:
    s = leaving(units={QUIET: "0 6 0", "2.7:A": "0 1 1"}, elevators={"2:B 2:R": 1})
    do(s, "mission", mission="MS11")
    assert at(s, QUIET)["majority"] == 1
    assert at(s, "2.7:A")["majority"] is None  # one against one
    assert [one["owner"] for one in s.view(None)["elevators"]] == ["seat-1"]


@rule("DOL-S4-13b")
def test_its_cubes_may_be_taken_and_its_score_stays() -> None:
    s = leaving(control={"2.1:B": 1}, supplies=(0, 10, 20))
    do(s, "mission", mission="MS11")
    scored = s.supplies[1]
    shift(s, 2, -1, region("2.1:B"), 2, False, None)
    assert at(s, "2.1:B")["control"] == 2
    assert s.supplies[1] == scored == 10 + 7 + 2


@rule("DOL-S4-12", "DOL-S4-17", "DOL-S4-16")
def test_the_scenario_ends_when_all_others_have_left() -> None:
    given: dict[str, Any] = {"control": {"2.1:B": 0}, "bins": {0: "M11", 1: "M01", 2: "M02"}}
    s = leaving(marks={1: "MS01 MS04 MS07", 2: "MS01 MS04 MS07"}, units={QUIET: "0 7 0", "2.7:A": "0 0 7"}, **given)
    do(s, "mission", mission="MS11")
    while asked(s) != "open_mission":
        assert who(s) == 2
        idle(s)
    log: list[Any] = []
    do(s, "mission", log, mission="MS11")
    assert s.step == turn.INTERLUDE
    assert campaign_of(s).left == (2, 2, 2)
    last = max(campaign_of(s).sheets, key=lambda own: own.power_points)
    assert [own.power_points[0] - (own is last) for own in campaign_of(s).sheets] == [2, 2, 2]
    gains = [told["what"] for told in (event.view(None) for event in log if event.kind == "gain")]
    assert [what for what in gains if what in ("outposts", "market_cards")] == ["outposts", *["market_cards"] * 3]


@rule("DOL-S4-14")
def test_if_turn_four_ends_first_those_in_play_score_without_power_points() -> None:
    s = leaving(turn=4, phase=3, control={"2.1:B": 2}, supplies=(0, 1, 9))
    while s.step != turn.INTERLUDE:
        idle(s)
    assert campaign_of(s).left == (0, 0, 0)
    assert campaign_of(s).sheets[2].supplies == (9 + 2,)
    assert [sum(own.power_points) for own in campaign_of(s).sheets] == [1, 0, 0]  # the last place alone


@rule("DOL-S4-15", "DOL-S4-16", "DOL-S4-10")
def test_the_example_of_the_rulebook() -> None:
    """30 Supplies, 15 lost, Missions for 9, 6, 8 and 7: 45, and 2 power points for leaving in Turn 2."""
    s = leaving(TWO, supplies=(0, 30 - 15 + 9 + 6 + 8))
    do(s, "mission", mission="MS11")
    assert campaign_of(s).sheets[1].supplies == (45,)
    assert campaign_of(s).sheets[1].power_points == (2,)
    assert campaign_of(s).sheets[0].power_points == (2 + 1,)  # the Purebred leave in Turn 2 too, and are last


@rule("DOL-CAMP-6", "DOL-S4-13")
def test_who_has_left_has_a_place_in_the_next_scenario() -> None:
    s = leaving(supplies=(5, 60, 9))
    do(s, "mission", mission="MS11")
    while campaign_of(s).scenario == 4:
        idle(s)
    assert sorted(s.order) == [0, 1, 2]
    assert s.order[-1] == 1
    assert KIT.scenarios[campaign_of(s).scenario - 1].id == "S5"
