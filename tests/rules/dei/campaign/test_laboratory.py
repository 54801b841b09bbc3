"""Scenario 7, The Laboratory (DOL-S7): Buys for Units that retreat from it, and what its Majority is worth."""

from random import Random
from typing import Any

import pytest

from londinium.games.dei import turn
from londinium.games.dei.campaign import course
from londinium.games.dei.campaign.sheets import campaign_of
from londinium.kernel.laws import explain_agrees_with_legal
from tests.marks import rule
from tests.rules.dei.campaign.test_uprising import retreat
from tests.rules.dei.table import Stacked, asked, at, card, do, idle, kinds, may, pad, stop, stopped_by, table, who

LAB = "OL2.4:Z"
TWO = "purebred ravagers"
SHOWN = {"tactical": "M02", "logistic": "M18", "mechanical": "M29", "black": "M46"}
# 3 Technology; 2 Technology; 2 Technology and 1 Energy Cell; the Black Market


def after_card(factions: str = TWO, *, seat: int = 1, **given: Any) -> Stacked:
    """The moment after the first card of a seat."""
    s = table(factions, scenario=7, seat=seat, market=SHOWN, **given)
    s.pending[0].clear()
    s.played = 1
    s.step = turn.AFTER_CARD
    s.settle(None)
    return s


@rule("DOL-S7-1", "DOL-S7-2")
def test_what_is_in_play() -> None:
    s = after_card()
    seen = s.view(None)
    assert seen["campaign"] is not None
    assert seen["campaign"]["objectives"] == ["OBJ7"]
    assert seen["retaliation"] is None
    assert seen["respondents"] == [1, 0]
    assert {one.option for one in s.modules} >= {"challenge", "alliances", "events"}
    events = ["GO_BETWEENS", "SUPPLY_NETWORK", "OCCUPATION", "OCCUPATION", "FUNDING", "FUNDING"]
    assert seen["campaign"]["events"] == events


@rule("DOL-S7-3", "DOL-S7-5", "DOL-S7-7")
def test_a_unit_retreats_and_a_card_is_bought_without_its_requirement() -> None:
    s = after_card(units={LAB: "0 3"}, stored={1: (3, 0)})
    assert asked(s) == "experiment"
    explain_agrees_with_legal(s, Random(0))
    hand = s.hands[1]
    do(s, "experiment", units=1)
    assert may(s, "to") == {"2.3:A", "2.8:A"}
    assert stopped_by(s, "to", region="2:A") == "DOL-GEN-7"
    do(s, "to", region="2.8:A")
    assert at(s, "2.8:A")["scrappers"] == [0, 1]
    assert (asked(s), may(s, "buy")) == ("experiment_buy", {"M02", "M18"})
    assert stopped_by(s, "buy", card="M46") == "DOL-S7-3"
    assert stopped_by(s, "buy", card="M29") == "DEI-MARKET-7"
    explain_agrees_with_legal(s, Random(0))
    do(s, "buy", card="M02")
    assert s.hands[1] == tuple(sorted((*hand, card("M02"))))  # no card was recycled
    assert s.stored[2] == 0
    assert campaign_of(s).bought[1] == (card("M02"),)
    assert asked(s) == "card"


@rule("DOL-S7-3")
def test_only_the_three_outpost_markets_sell() -> None:
    s = after_card(units={LAB: "0 3"}, stored={1: (4, 2)})
    do(s, "experiment", units=1)
    retreat(s, scrappers=1)
    assert may(s, "buy") == {"M02", "M18", "M29"}  # the card of the Black Market could be paid for
    assert stopped_by(s, "buy", card="M46") == "DOL-S7-3"
    explain_agrees_with_legal(s, Random(0))


@rule("DOL-S7-3")
def test_it_needs_majority_in_the_laboratory() -> None:
    assert asked(after_card(units={LAB: "3 3"}, stored={1: (3, 0)})) == "card"
    assert asked(after_card(units={LAB: "2 3"}, stored={1: (3, 0)})) == "experiment"


@rule("DOL-S7-3")
def test_it_comes_after_a_card_played_and_may_be_left() -> None:
    given: dict[str, Any] = {"units": {LAB: "0 3"}, "stored": {1: (3, 0)}, "hands": {1: "RAV-1 RAV-2 RAV-3"}}
    s = table(TWO, scenario=7, seat=1, market=SHOWN, **given)
    assert asked(s) == "card"
    do(s, "play", card="RAV-2")
    while asked(s) == "effect":
        stop(s)
    assert asked(s) == "experiment"
    stop(s)
    assert asked(s) == "card"
    do(s, "play", card="RAV-1")
    while asked(s) == "effect":
        stop(s)
    assert asked(s) == "experiment"  # it was not used yet


@rule("DOL-S7-4")
def test_a_second_unit_brings_a_discount_of_one_resource_of_choice() -> None:
    s = after_card(units={LAB: "0 3"}, stored={1: (2, 1)})
    assert may(s, "experiment") == {1, 2}
    do(s, "experiment", units=2)
    retreat(s, scrappers=2)
    assert at(s, "2.8:A")["scrappers"] == [0, 2]
    do(s, "buy", card="M29")
    assert may(s, "pay") == {(1, 1), (2, 0)}
    do(s, "pay", technology=2, energy_cell=0)
    assert s.stored[2:4] == [0, 1]


@rule("DOL-S7-4", "DOL-S7-5")
def test_the_leader_may_be_one_of_them() -> None:
    s = after_card(units={LAB: "0 2L"}, stored={1: (3, 0)})
    do(s, "experiment", units=2)
    do(s, "to", region="2.3:A")
    assert may(s, "units") == {(2, 0), (1, 1)}
    assert stopped_by(s, "units", scrappers=1, leader=0) == "DOL-S7-4"
    explain_agrees_with_legal(s, Random(0))
    do(s, "units", scrappers=1, leader=1)
    refuge = at(s, "2.3:A")
    assert (refuge["scrappers"], refuge["leaders"]) == ([0, 1], [1])


@rule("DOL-S7-6")
def test_once_in_an_own_phase() -> None:
    s = after_card(units={LAB: "0 4"}, stored={1: (8, 0)})
    do(s, "experiment", units=1)
    retreat(s, scrappers=1)
    do(s, "buy", card="M02")
    assert asked(s) == "card"
    seen = []
    while (s.turn, s.phase) == (1, 1):
        seen.append(asked(s))
        idle(s)
    assert "experiment" not in seen
    while asked(s) != "experiment":
        idle(s)
    assert (who(s), s.phase) == (1, 2)


@rule("DOL-S7-7")
def test_the_buy_must_be_possible_before() -> None:
    s = after_card(units={LAB: "0 3"}, stored={1: (1, 0)})
    assert may(s, "experiment") == {2}  # 2 Technology less 1
    assert stopped_by(s, "experiment", units=1) == "DOL-S7-7"
    explain_agrees_with_legal(s, Random(0))
    one = after_card(units={LAB: "0 1"}, stored={1: (3, 0)})
    assert may(one, "experiment") == {1}
    assert stopped_by(one, "experiment", units=2) == "DOL-S7-4"
    assert asked(after_card(units={LAB: "0 3"})) == "card"  # nothing can be paid


@rule("DOL-S7-7a")
@pytest.mark.parametrize("feat", ["PF7", "PF1"])
def test_boris_and_bribe_may_follow(feat: str) -> None:
    units = {LAB: "3 0", "2:A": "L 0"}
    s = after_card(seat=0, units=units, stored={0: (6, 2)}, unlocked={0: feat}, supply="CB-MOVE CB-MOVE")
    do(s, "experiment", units=1)
    retreat(s, scrappers=1)
    do(s, "buy", card="M18")
    found = set()
    while asked(s) == "effect":
        found |= kinds(s)
        stop(s)
    assert "patron" in found  # Boris stands at a red Outpost that is his, with M02 on sale
    assert ("bribe" in found) == (feat == "PF7")


@rule("DOL-S7-8", "DOL-CAMP-21")
@pytest.mark.parametrize(("phase", "gained"), [(1, 0), (2, 0), (3, 4)])
def test_majority_at_the_end_of_the_third_phase_is_worth_four(phase: int, gained: int) -> None:
    s = table(TWO, scenario=7, seat=1, phase=phase, units={LAB: "1 2"}, supplies=(0, 0))
    now = s.phase, s.at
    while (s.phase, s.at) == now:
        idle(s)
    assert pad(s, 1)["points"]["objectives"] == gained
    assert pad(s, 0)["points"]["objectives"] == 0


@rule("DOL-S7-9", "DOL-S7-10")
def test_each_market_card_is_worth_one_with_majority_at_the_end() -> None:
    given: dict[str, Any] = {"hands": {0: "PB-1 M01"}, "face_down": {0: "M02"}, "bins": {0: "M03 M11"}}
    s = table(TWO, scenario=7, units={LAB: "2 1"}, supplies=(0, 0), **given)
    course.check_objectives(s, None)
    assert s.supplies == [4, 0]  # also cards that are no Drone cards, for the Purebred
    none = table(TWO, scenario=7, units={LAB: "2 2"}, supplies=(0, 0), **given)
    course.check_objectives(none, None)
    assert none.supplies == [0, 0]


@rule("DOL-S7-9")
def test_cards_that_became_faction_cards_do_not_count() -> None:
    s = table(TWO, scenario=7, units={LAB: "0 2"}, hands={1: "RAV-1 M01 M02"}, privileges={1: "PV3-1:M01"})
    course.check_objectives(s, None)
    assert s.supplies == [0, 1]


@rule("DOL-S7-11", "DOL-CAMP-33", "DOL-CAMP-34")
def test_campaign_points_of_the_last_scenario() -> None:
    s = table(
        "purebred ravagers farmz auxilia", scenario=7, turn=4, phase=3, seat=3, supplies=(40, 90, 10, 60), played=2
    )
    while not s.over:
        idle(s)
    assert [own.campaign_points for own in campaign_of(s).sheets] == [(1,), (4,), (0,), (2,)]
    assert [own.power_points for own in campaign_of(s).sheets] == [(0,)] * 4


@rule("DOL-S7-4", "DOL-S7-3", "DOL-S7-8")
def test_the_example_of_the_rulebook() -> None:
    """Blue with 3 Units against 1 retreats 2 and pays 2 instead of 3; then nobody has Majority."""
    s = after_card(units={LAB: "1 3"}, stored={1: (2, 0)}, phase=3, supplies=(0, 0))
    do(s, "experiment", units=2)
    retreat(s, scrappers=2)
    do(s, "buy", card="M02")
    assert s.stored[2] == 0
    assert at(s, LAB)["majority"] is None
    while (s.phase, who(s)) == (3, 1):
        idle(s)
    assert pad(s, 1)["points"]["objectives"] == 0
