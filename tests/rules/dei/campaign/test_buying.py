"""Buying Privileges between two scenarios (DOL-PRIV-1 to DOL-PRIV-4, and what is written down)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from londinium.games.dei import feats, scoring
from londinium.games.dei.campaign.sheets import campaign_of, put_sheet, sheet
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    KIT,
    Stacked,
    asked,
    boost,
    cards,
    do,
    feat,
    idle,
    may,
    pad,
    stop,
    stopped_by,
    table,
    who,
    written,
)

TWO = "purebred ravagers"


def until(s: Stacked, kind: str, seat: int | None = None) -> Stacked:
    """Everything is left unused until this is asked, of this seat."""
    while asked(s) != kind or (seat is not None and who(s) != seat):
        idle(s)
    return s


def ended(
    *,
    points: Sequence[int] = (0, 0),
    bought: Mapping[int, str] = {},
    opened: Mapping[int, str] = {},
    privileges: Mapping[int, str] = {},
    **more: Any,
) -> Stacked:
    """Scenario 3 at its very end, with power points noted before; seat 0 is the Purebred and will win."""
    nothing = {0: "", 1: ""}
    s = table(TWO, scenario=3, turn=4, phase=3, seat=1, hands=nothing, supplies=(40, 5), privileges=privileges, **more)
    for seat in (0, 1):
        put_sheet(s, seat, sheet(s, seat)._replace(power_points=(points[seat],), campaign_points=(0,), supplies=(0,)))
    campaign_of(s).bought = tuple(cards(bought.get(seat, "")) for seat in (0, 1))
    campaign_of(s).opened = tuple(sum(1 << feat(name) for name in opened.get(seat, "").split()) for seat in (0, 1))
    return s


def own(s: Stacked, seat: int) -> dict[str, str | None]:
    """The Privileges on a sheet, with what is written down."""
    view = s.view(None)["campaign"]
    assert view is not None
    return {one["privilege"]: one["written"] for one in view["sheets"][seat]["privileges"]}


@rule("DOL-PRIV-4")
def test_there_are_eight_nine_and_five_of_them() -> None:
    assert Counter(privilege.cost for privilege in KIT.privileges) == {1: 8, 2: 9, 3: 5}


@rule("DOL-PRIV-1", "DOL-CAMP-36")
def test_privileges_cost_power_points_at_the_end_of_a_scenario() -> None:
    s = until(ended(points=(2, 1)), "privilege", 1)  # and 1 more for the last place
    assert {id for id in may(s, "privilege") if id.startswith("PV3")} == set()
    assert stopped_by(s, "privilege", privilege="PV3-2") == "DOL-PRIV-1"
    do(s, "privilege", privilege="PV1-2")
    assert own(s, 1) == {"PV1-2": None}
    assert {id[:3] for id in may(s, "privilege")} == {"PV1"}
    do(s, "privilege", privilege="PV1-3")
    assert who(s) == 0 or asked(s) != "privilege"  # nothing is left to spend
    assert set(own(s, 1)) == {"PV1-2", "PV1-3"}


@rule("DOL-CAMP-37")
def test_power_points_that_are_not_spent_stay() -> None:
    s = until(ended(points=(0, 2)), "privilege", 1)
    stop(s)
    view = s.view(None)["campaign"]
    assert view is not None
    assert view["sheets"][1]["to_spend"] == 3


@rule("DOL-PRIV-3")
def test_a_faction_buys_the_same_one_once_and_another_may_own_it_too() -> None:
    s = until(ended(points=(0, 3), privileges={0: "PV1-1", 1: "PV1-2"}), "privilege", 1)
    assert "PV1-1" in may(s, "privilege")
    assert stopped_by(s, "privilege", privilege="PV1-2") == "DOL-PRIV-3"


@rule("DOL-PRIV-2")
def test_a_privilege_works_in_the_next_scenario_and_not_before() -> None:
    s = until(ended(points=(0, 1)), "privilege", 1)
    do(s, "privilege", privilege="PV1-3")
    assert pad(s, 1)["technology"] == 0
    until(s, "deploy")
    assert campaign_of(s).scenario == 4
    assert pad(s, 1)["technology"] == 2


@rule("DOL-PRIV-25")
def test_unification_writes_down_a_colour() -> None:
    s = until(ended(points=(0, 2)), "privilege", 1)
    do(s, "privilege", privilege="PV2-5")
    assert asked(s) == "write"
    assert may(s, "write") == set(BOX.colours)
    assert stopped_by(s, "write", value="M01") == "DOL-PRIV-25"
    do(s, "write", value="green")
    assert own(s, 1) == {"PV2-5": "green"}


@rule("DOL-PRIV-28", "DOL-PRIV-29")
def test_strategy_writes_down_a_feat_unlocked_in_this_scenario_that_nobody_has_written() -> None:
    s = until(ended(points=(0, 2), opened={0: "PF1", 1: "FR1 FG2 FB3"}, privileges={0: "PV2-8:FR1"}), "privilege", 1)
    do(s, "privilege", privilege="PV2-8")
    assert may(s, "write") == {"FG2", "FB3"}
    assert stopped_by(s, "write", value="FR1") == "DOL-PRIV-29"
    assert stopped_by(s, "write", value="FR2") == "DOL-PRIV-28"  # not unlocked
    assert stopped_by(s, "write", value="red") == "DOL-PRIV-28"  # no Feat
    do(s, "write", value="FB3")
    assert own(s, 1) == {"PV2-8": "FB3"}


RED = {"2:A": 1, "2.1:A": 1}  # two red Outposts of seat 1


def strategist(**more: Any) -> Stacked:
    """Scenario 3 in its last Turn but one, seat 1 with power points enough for Strategy."""
    given: dict[str, Any] = {"turn": 3, "phase": 2, "seat": 1, "feats": {1: "FR2 FG2 FB3"}, "supplies": (40, 5), **more}
    s = table(TWO, scenario=3, **given)
    put_sheet(s, 1, sheet(s, 1)._replace(power_points=(5,)))
    return s


def lose_outposts(s: Stacked) -> None:
    """Whatever seat 1 controls goes back to the board."""
    s.control = tuple(-1 if seat == 1 else seat for seat in s.control)
    s.cubes[3:6] = [0, 0, 0]


@rule("DOL-PRIV-28", "DEI-FEAT-1")
def test_a_feat_unlocked_in_play_can_be_written_down() -> None:
    s = strategist(control={**RED, "2.2:A": 1})  # one green Outpost is not enough
    while s.phase == 2:
        assert not any(one["unlocked"] for one in pad(s, 1)["feats"])
        idle(s)
    assert [one["feat"] for one in pad(s, 1)["feats"] if one["unlocked"]] == ["FR2"]
    until(s, "privilege", 1)
    do(s, "privilege", privilege="PV2-8")
    assert own(s, 1) == {"PV2-8": "FR2"}  # there was nothing else to write
    until(s, "strategy", 1)
    assert campaign_of(s).scenario == 4
    assert may(s, "feat") == {"FR2"}


@rule("DOL-PRIV-28", "DEI-FEAT-4")
def test_a_feat_that_was_turned_down_again_has_been_unlocked_in_this_scenario() -> None:
    s = strategist(control=RED)
    while s.phase == 2:
        idle(s)
    feats.lock(s, 1, feat("FR2"), None)
    lose_outposts(s)
    until(s, "privilege", 1)  # and it was not unlocked once more in Turn 4
    assert not any(one["unlocked"] for one in pad(s, 1)["feats"])
    assert "PV2-8" in may(s, "privilege")


@rule("DOL-PRIV-28")
def test_a_feat_never_unlocked_or_only_in_an_earlier_scenario_cannot_be_written_down() -> None:
    never = until(strategist(control={"2:A": 1}), "privilege", 1)
    assert stopped_by(never, "privilege", privilege="PV2-8") == "DOL-PRIV-28"
    s = until(strategist(control=RED), "privilege", 1)
    assert "PV2-8" in may(s, "privilege")
    stop(s)
    until(s, "card", 1)
    assert campaign_of(s).scenario == 4
    while asked(s) != "privilege" or who(s) != 1:
        assert not s.unlocked[1]
        idle(s)
    assert campaign_of(s).scenario == 4
    assert stopped_by(s, "privilege", privilege="PV2-8") == "DOL-PRIV-28"


@rule("DOL-PRIV-28", "DOL-PRIV-40", "DOL-PRIV-42", "DOL-PRIV-43")
def test_what_needs_something_written_cannot_be_bought_without() -> None:
    s = until(ended(points=(3, 3)), "privilege", 1)
    assert {"PV2-8", "PV3-1", "PV3-4"}.isdisjoint(may(s, "privilege"))
    for privilege, id in ("PV2-8", "DOL-PRIV-28"), ("PV3-1", "DOL-PRIV-40"), ("PV3-4", "DOL-PRIV-43"):
        assert stopped_by(s, "privilege", privilege=privilege) == id
    until(s, "privilege", 0)
    assert stopped_by(s, "privilege", privilege="PV3-3") == "DOL-PRIV-42"


@rule("DOL-PRIV-40", "DOL-PRIV-43", "DOL-PRIV-44b")
def test_specialization_and_smuggling_take_bought_cards_of_their_markets() -> None:
    s = until(ended(points=(0, 6), bought={1: "M01 M02 M13 M37 M46"}, privileges={0: "PV3-1:M13"}), "privilege", 1)
    do(s, "privilege", privilege="PV3-1")
    assert may(s, "write") == {"M01", "M02"}  # M13 is written down, the others are of the Black Market
    assert stopped_by(s, "write", value="M13") == "DOL-PRIV-44b"
    assert stopped_by(s, "write", value="M37") == "DOL-PRIV-40"
    assert stopped_by(s, "write", value="M03") == "DOL-PRIV-40"  # not bought
    do(s, "write", value="M01")
    do(s, "privilege", privilege="PV3-4")
    assert may(s, "write") == {"M37", "M46"}
    assert stopped_by(s, "write", value="M02") == "DOL-PRIV-43"
    assert stopped_by(s, "write", value="M38") == "DOL-PRIV-43"  # not bought
    do(s, "write", value="M46")
    assert own(s, 1) == {"PV3-1": "M01", "PV3-4": "M46"}


@rule("DOL-PRIV-42", "DOL-PRIV-43")
def test_robotics_is_for_the_purebred_and_for_drone_cards_of_any_market() -> None:
    s = until(ended(points=(3, 3), bought={0: "M01 M11 M23", 1: "M11"}), "privilege", 0)
    assert stopped_by(s, "privilege", privilege="PV3-4") == "DOL-PRIV-43"
    do(s, "privilege", privilege="PV3-3")
    assert may(s, "write") == {"M11", "M23"}
    assert stopped_by(s, "write", value="M01") == "DOL-PRIV-42"  # no Drone card
    assert stopped_by(s, "write", value="green") == "DOL-PRIV-42"
    do(s, "write", value="M11")
    until(s, "privilege", 1)
    assert stopped_by(s, "privilege", privilege="PV3-3") == "DOL-PRIV-42"


@rule("DOL-PRIV-44", "DOL-PRIV-44a")
def test_a_card_written_down_is_a_faction_card_from_the_next_scenario_on() -> None:
    s = until(ended(points=(0, 2), bought={1: "M02"}), "privilege", 1)
    do(s, "privilege", privilege="PV3-1")
    until(s, "deploy")
    assert "M02" in pad(s, 1)["hand"]
    assert len(pad(s, 1)["hand"]) == 9
    (number,) = cards("M02")
    assert all(number not in deck for deck in s.decks)
    assert number not in s.slots


@rule("DOL-PRIV-44a")
def test_such_a_card_scores_nothing_and_counts_for_no_mission() -> None:
    counts_cards = next(one.id for one in BOX.missions if one.counts.what == "owned_market_cards")
    for privileges, n in ({1: "PV3-1:M02"}, 0), ({1: ""}, 1):
        s = table(TWO, scenario=3, privileges=privileges, missions=(counts_cards, "", "", ""), hands={1: "M02 RAV-1"})
        (shown,) = s.view(1)["missions"]
        assert shown["counts"][1] == n
        assert scoring.market_points(s, 1) == n * BOX.market_cards["M02"].supplies


@rule("DOL-PRIV-17")
def test_legacy_keeps_two_candy_boosts_of_choice_that_are_missing_from_the_supply() -> None:
    s = until(ended(privileges={1: "PV1-8"}, boosts={1: "CB-MOVE CB-MOVE CB-HOLD"}), "legacy", 1)
    assert may(s, "sweet") == {"CB-MOVE", "CB-HOLD"}
    do(s, "sweet", boost="CB-MOVE")
    do(s, "sweet", boost="CB-MOVE")
    assert asked(s) != "legacy"
    assert sheet(s, 1).kept == (boost("CB-MOVE"),) * 2
    until(s, "deploy")
    assert pad(s, 1, 1)["own_boosts"] == ["CB-MOVE", "CB-MOVE"]
    assert pad(s, 0)["boosts"] == 0
    assert s.view(None)["boosts"] == BOX.rules.boosts - 2
    assert sheet(s, 1).kept == ()


@rule("DOL-PRIV-17", "DOL-PRIV-5")
def test_legacy_may_keep_fewer_and_only_what_is_held() -> None:
    s = until(ended(privileges={1: "PV1-8"}, boosts={1: "CB-MOVE CB-HOLD"}), "legacy", 1)
    assert stopped_by(s, "sweet", boost="CB-BUY") == "DOL-PRIV-17"
    do(s, "sweet", boost="CB-HOLD")
    assert stopped_by(s, "sweet", boost="CB-HOLD") == "DOL-PRIV-17"
    stop(s)
    assert sheet(s, 1).kept == (boost("CB-HOLD"),)
    view = s.view(0)["campaign"]
    assert view is not None
    assert view["sheets"][1]["own_kept"] == []
    assert view["sheets"][1]["kept"] == 1


@rule("DOL-PRIV-17", "DOL-PRIV-2")
def test_legacy_bought_at_the_end_of_a_scenario_keeps_nothing_of_it() -> None:
    s = until(ended(boosts={1: "CB-MOVE CB-HOLD"}), "privilege", 1)
    do(s, "privilege", privilege="PV1-8")
    until(s, "deploy")
    assert pad(s, 1)["boosts"] == 0


def test_the_same_sheet_can_be_written_by_hand() -> None:
    """The table of these tests writes sheets as buying does."""
    s = until(ended(points=(0, 2)), "privilege", 1)
    do(s, "privilege", privilege="PV2-5")
    do(s, "write", value="red")
    assert sheet(s, 1).privileges == written("PV2-5:red")


@rule("DOL-PRIV-2", "DOL-PRIV-44")
def test_a_card_written_down_stays_a_market_card_until_the_scenario_is_over() -> None:
    s = until(ended(points=(0, 3), bought={1: "M02 M03"}, bins={1: "M02 M03"}), "privilege", 1)
    do(s, "privilege", privilege="PV3-1")
    do(s, "write", value="M02")
    before = scoring.market_points(s, 1)
    s.enter()  # as after a load
    assert scoring.market_points(s, 1) == before > 0
    until(s, "deploy")
    assert s.terms.withheld == set(cards("M02"))
