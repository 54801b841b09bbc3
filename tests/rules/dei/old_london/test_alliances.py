"""Alliances (DOL-AL): resolving a Mission together."""

from random import Random
from typing import Any

from londinium.games.dei import turn
from londinium.games.dei.old_london.purebred.kit import own
from londinium.kernel.laws import explain_agrees_with_legal
from tests.marks import rule
from tests.rules.dei.table import Stacked, asked, do, end_phase, idle, may, pad, stopped_by, table, who

MISSIONS = ("MS01 MS04", "MS02 MS05", "MS03 MS06", "MS11 MS10")
GREEN = {"2.2:A": 0, "2.5:A": 1, "2.6:A": 1, "2.3:A": 1}


def at_mission(factions: str = "ravagers refuge42", seat: int = 0, phase: int = 3, **given: Any) -> Stacked:
    """The moment before a seat resolves its Mission."""
    s = table(factions, seat=seat, phase=phase, alliances=True, missions=MISSIONS, **given)
    s.pending[0].clear()
    s.step = turn.BEFORE_MISSION
    s.settle(None)
    return s


def outposts(colour: str, n: int) -> list[str]:
    s = table("ravagers refuge42")
    return [one["id"] for one in s.view(None)["regions"] if one["outpost"] == colour][:n]


@rule("DOL-AL-1", "DOL-AL-2", "DOL-AL-13", "DOL-AL-12")
def test_before_a_mission_one_may_propose_one_of_the_board_to_another() -> None:
    s = at_mission()
    assert (asked(s), who(s)) == ("propose", 0)
    assert may(s, "propose") == {(1, mission) for column in MISSIONS for mission in column.split()}
    assert stopped_by(s, "propose", seat=0, mission="MS01") == "DOL-AL-1"
    explain_agrees_with_legal(s, Random(0))
    do(s, "stop")
    assert asked(s) == "mission"
    assert asked(at_mission(phase=2)) == "card"  # only in the third phase
    assert asked(at_mission("purebred refuge42", purebred=True)) == "propose"
    assert (1, "MS01") in may(at_mission("refuge42 purebred", purebred=True), "propose")


@rule("DOL-AL-3", "DOL-AL-4")
def test_after_a_refusal_any_mission_is_resolved_as_always() -> None:
    s = at_mission()
    do(s, "propose", seat=1, mission="MS01")
    assert (asked(s), who(s)) == ("alliance", 1)
    barrier = s.barrier
    do(s, "refuse")
    assert s.barrier > barrier  # nobody proposes to another by taking it back
    assert (asked(s), who(s)) == ("mission", 0)
    assert may(s, "mission") == {mission for column in MISSIONS for mission in column.split()}
    do(s, "mission", mission="MS05")
    assert pad(s)["marks"] == [None, "MS05", None, None]
    assert pad(s, 1)["marks"] == [None] * 4


@rule("DOL-AL-5", "DOL-AL-6", "DOL-AL-7")
def test_both_gain_the_larger_amount_and_the_one_whose_it_is_three_more() -> None:
    one, *three = outposts("green", 4)[:3] + outposts("green", 3)[:0]
    s = at_mission(control={one: 0} | dict.fromkeys(three, 1))
    alone = [1 * 3, len(three) * 3]
    do(s, "propose", seat=1, mission="MS01")
    do(s, "accept")
    assert [pad(s, seat)["marks"][0] for seat in (0, 1)] == ["MS01", "MS01"]
    assert [pad(s, seat)["supplies"] for seat in (0, 1)] == [max(alone), max(alone) + 3]


@rule("DOL-AL-8")
def test_with_equal_amounts_nobody_gains_more() -> None:
    first, second = outposts("green", 2)
    s = at_mission(control={first: 0, second: 1})
    do(s, "propose", seat=1, mission="MS01")
    do(s, "accept")
    assert [pad(s, seat)["supplies"] for seat in (0, 1)] == [3, 3]


@rule("DOL-AL-9", "DEI-MISSION-2")
def test_it_is_the_mission_of_the_turn_for_both() -> None:
    s = at_mission()
    do(s, "propose", seat=1, mission="MS01")
    do(s, "accept")
    assert (asked(s), who(s)) == ("card", 1)
    end_phase(s)
    assert s.turn == 2
    assert [sum(mark is not None for mark in pad(s, seat)["marks"]) for seat in (0, 1)] == [1, 1]


@rule("DOL-AL-9", "DOL-AL-1")
def test_who_has_accepted_proposes_to_nobody_at_the_own_mission_step() -> None:
    s = at_mission("ravagers refuge42 farmz")
    do(s, "propose", seat=1, mission="MS01")
    do(s, "accept")
    assert (asked(s), who(s)) == ("card", 1)
    seen = set()
    while who(s) == 1:
        seen.add(asked(s))
        idle(s)
    assert seen.isdisjoint({"propose", "mission"})  # though seat 2 has resolved none yet
    assert pad(s, 1)["marks"] == ["MS01", None, None, None]
    while asked(s) != "mission":
        assert (who(s), asked(s)) != (2, "propose")  # nobody is left who could accept
        idle(s)
    assert who(s) == 2


@rule("DOL-AL-10")
def test_who_has_resolved_a_mission_this_turn_cannot_accept() -> None:
    s = at_mission("ravagers refuge42 farmz", seat=1, marks={0: "MS01"})
    assert {seat for seat, _ in may(s, "propose")} == {2}
    assert stopped_by(s, "propose", seat=0, mission="MS05") == "DOL-AL-10"


@rule("DOL-AL-11")
def test_the_column_must_be_free_for_both() -> None:
    s = at_mission(turn=2, marks={0: "MS01", 1: "MS05"})
    assert {mission for _, mission in may(s, "propose")} == {"MS03", "MS06", "MS11", "MS10"}
    assert stopped_by(s, "propose", seat=1, mission="MS04") == "DOL-AL-11"
    assert stopped_by(s, "propose", seat=1, mission="MS02") == "DOL-AL-11"
    explain_agrees_with_legal(s, Random(0))


@rule("DOL-AL-11a", "DOL-PB-81")
def test_an_order_token_changes_both_amounts() -> None:
    first, second = outposts("green", 2)
    s = at_mission("refuge42 purebred", purebred=True, control={first: 0, second: 0})
    own(s).orders = tuple((s.missions[column][0], 0 if column < 2 else 1) for column in range(4))  # plus on MS01
    own(s).shown = 0
    do(s, "propose", seat=1, mission="MS01")
    do(s, "accept")
    assert pad(s)["supplies"] == 2 * 3 + 2 * 2 + 3
    assert pad(s, 1)["supplies"] == 2 * 3 + 2 * 2
    assert s.view(None)["missions"][0]["order"] == {"face": "plus", "shown": True}
