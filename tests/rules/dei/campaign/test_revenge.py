"""Scenario 6, Revenge of the Purebred (DOL-S6): own cards hit, cards may be discarded, the exchange pays."""

from random import Random
from typing import Any

from londinium.games.dei.campaign import course
from londinium.games.dei.campaign.sheets import campaign_of
from londinium.games.dei.old_london.retaliation import kit as retaliation
from londinium.games.dei.old_london.retaliation import punishment
from londinium.kernel.laws import explain_agrees_with_legal
from tests.marks import rule
from tests.rules.dei.campaign.test_uprising import denouncing, retreat
from tests.rules.dei.old_london.test_retaliation import BEN, IDS, numbers
from tests.rules.dei.table import asked, at, do, kinds, may, pad, stopped_by, who

CROWDS = {BEN: "0 3 0", "2:B": "0 4 0", "2.7:A": "0 0 4"}  # both Factions meet RET-01
THREE = "purebred ravagers farmz"
FOUR = "purebred ravagers farmz auxilia"
HELD = {"2:A": 1, "2.1:A": 1, "2.1:B": 1, "2.2:A": 1}  # four Outposts


@rule("DOL-S6-1")
def test_what_is_in_play() -> None:
    seen = denouncing(6).view(None)
    assert seen["campaign"] is not None
    assert seen["campaign"]["objectives"] == ["OBJ6"]
    assert seen["retaliation"] is not None
    assert seen["respondents"] == []
    assert {one.option for one in denouncing(6).modules} >= {"retaliation", "alliances", "events"}
    assert seen["campaign"]["events"] == ["VENDETTA", "VENDETTA", "RAID", "RAID", "FUNDING", "HIERARCHY"]


@rule("DOL-S6-2")
def test_who_denounces_is_hit_by_the_own_card() -> None:
    s = denouncing(6, THREE, "RET-01 - -", units=CROWDS, supplies=(9, 9, 9), order=(2, 1, 0))
    do(s, "denounce", card="RET-01")
    retreat(s, scrappers=1)
    assert who(s) == 2
    do(s, "punishment", which="b")
    assert (who(s), asked(s)) == (1, "punishment")  # in Priority Order
    do(s, "punishment", which="b")
    assert s.supplies == [9, 6, 6]
    assert retaliation.own(s).track == [0, 1, 0]
    elsewhere = denouncing(5, THREE, "RET-01 - -", units=CROWDS, supplies=(9, 9, 9))
    do(elsewhere, "denounce", card="RET-01")
    retreat(elsewhere, scrappers=1)
    do(elsewhere, "punishment", which="b")
    assert elsewhere.supplies == [9, 9, 6]


@rule("DOL-S6-2")
def test_below_the_threshold_it_is_not_hit() -> None:
    s = denouncing(6, THREE, "RET-01 - -", units={BEN: "0 3 0", "2.7:A": "0 0 4"}, supplies=(9, 9, 9))
    do(s, "denounce", card="RET-01")
    retreat(s, scrappers=1)
    do(s, "punishment", which="b")
    assert s.supplies == [9, 9, 6]
    assert retaliation.own(s).track == [0, 1, 0]


@rule("DOL-S6-3", "DOL-S6-4")
def test_a_card_may_be_discarded_and_the_player_advances_all_the_same() -> None:
    s = denouncing(6, THREE, "- RET-01 -", units=CROWDS, supplies=(9, 9, 9), track=(0, 2, 0))
    assert kinds(s) == {"denounce", "discard", "stop"}
    explain_agrees_with_legal(s, Random(0))
    do(s, "discard", card="RET-01")
    retreat(s, scrappers=2)
    assert s.supplies == [9, 9, 9]
    assert retaliation.own(s).track == [0, 4, 0]
    assert pad(s, 1)["technology"] == 2  # the bonus of space 4
    seen = s.view(None)["retaliation"]
    assert seen is not None
    assert seen["cards"] == [None, None, None]
    assert seen["discards"] == ["RET-01"]
    assert seen["denounced"]


@rule("DOL-S6-3")
def test_nothing_is_discarded_elsewhere() -> None:
    s = denouncing(5, THREE, "RET-01 - -", units=CROWDS)
    assert kinds(s) == {"denounce", "stop"}
    assert stopped_by(s, "discard", card="RET-01") == "DOL-S6-3"


@rule("DOL-S6-5")
def test_discarding_needs_majority_and_the_retreat_but_nobody_to_hit() -> None:
    s = denouncing(6, THREE, "RET-12 RET-04 RET-01", units={BEN: "0 2 0"})
    assert may(s, "denounce") == set()
    assert may(s, "discard") == {"RET-12", "RET-04"}  # two Units are not enough for rank 3
    assert stopped_by(s, "discard", card="RET-01") == "DOL-RET-14"
    assert stopped_by(s, "discard", card="RET-02") == "DOL-RET-5"
    do(s, "discard", card="RET-04")
    assert asked(s) == "retreat"
    retreat(s)
    assert at(s, BEN)["scrappers"] == [0, 0, 0]
    assert retaliation.own(s).track == [0, 2, 0]
    without = denouncing(6, THREE, "RET-12 RET-04 RET-01", units={BEN: "0 2 2"})
    assert asked(without) == "card"  # no Majority


@rule("DOL-S6-5a", "DOL-S6-5b")
def test_who_denounces_never_has_more_than_itself() -> None:
    s = denouncing(6, THREE, "RET-05 RET-09 -", units={BEN: "0 2 0"}, stored={1: (2, 1), 2: (5, 0)})
    assert not punishment.meets(s, 1, IDS.index("RET-05"), 1)
    assert not punishment.meets(s, 1, IDS.index("RET-09"), 1)
    do(s, "denounce", card="RET-05")
    retreat(s, scrappers=1)
    assert (s.stored[2], s.stored[4]) == (2, 0)  # only the other one is hit: 0 Supplies, so all Technology goes


@rule("DOL-S6-5b")
def test_a_card_that_hits_nobody_else_can_be_discarded_but_not_played() -> None:
    s = denouncing(6, THREE, "RET-01 - -", units={BEN: "0 3 0", "2:B": "0 4 0"}, supplies=(9, 9, 9))
    assert (may(s, "denounce"), may(s, "discard")) == (set(), {"RET-01"})
    assert stopped_by(s, "denounce", card="RET-01") == "DOL-RET-19"


@rule("DOL-S6-6")
def test_the_purebred_denounce_as_ever() -> None:
    s = denouncing(6, THREE, "RET-01 RET-02 RET-03", seat=0, units={BEN: "3 0 0", "2:B": "0 4 0"}, supplies=(9, 9, 9))
    assert kinds(s) == {"draw", "stop"}
    assert stopped_by(s, "discard", card="RET-01") == "DOL-RET-30"
    retaliation.own(s).deck = numbers("RET-12 RET-11 RET-10 RET-09")
    do(s, "draw")
    do(s, "denounce", card="RET-01")
    do(s, "replace", card="RET-12")
    retreat(s, scrappers=1)
    assert retaliation.own(s).board == numbers("RET-12 RET-02 RET-03")
    assert retaliation.own(s).track == [1, 0, 0]
    assert s.supplies == [9, 9, 9]


def lay_populism(factions: str, units: dict[str, str], **given: Any) -> Any:
    """The Purebred replace the rank 2 card by Populism; the Retreat is still to come."""
    s = denouncing(6, factions, "RET-01 RET-02 -", seat=0, units=units, **given)
    retaliation.own(s).deck = numbers("RET-04 RET-12 RET-10")
    do(s, "draw")
    do(s, "denounce", card="RET-02")
    do(s, "replace", card="RET-04")
    return s


@rule("DOL-S6-7", "DOL-S6-9", "DOL-CAMP-23")
def test_the_example_of_the_rulebook() -> None:
    """Two of three opponents have ten Scrappers on the board: 2 Supplies, 2 Units retreat, 2 spaces."""
    s = lay_populism(FOUR, {BEN: "2 0 0 0", "2:B": "0 10 0 0", "2.7:A": "0 0 10 0", "2.3:B": "0 0 0 9"})
    assert asked(s) == "retreat"  # the Supplies are there before it
    assert s.supplies[0] == 2
    retreat(s)
    assert pad(s, 0)["points"]["objectives"] == 2
    assert retaliation.own(s).track == [2, 0, 0, 0]


@rule("DOL-S6-8")
def test_with_two_players_it_is_worth_two() -> None:
    s = lay_populism("purebred ravagers", {BEN: "2 0", "2:B": "0 10"})
    assert s.supplies == [2, 0]
    assert lay_populism("purebred ravagers", {BEN: "2 0", "2:B": "0 9"}).supplies == [0, 0]


@rule("DOL-S6-9")
def test_it_is_tested_before_the_retreat_and_a_punishment_must_be_possible() -> None:
    """Superiority of the opponent over Boris's Agents where they retreat to comes too late to count."""
    s = denouncing(6, "purebred ravagers", "RET-01 - -", seat=0, units={BEN: "3 0", "2.8:A": "0 3", "2:B": "1 2"})
    retaliation.own(s).deck = numbers("RET-11 RET-12 RET-10")
    do(s, "draw")
    if asked(s) == "exchange":
        do(s, "denounce", card="RET-01")
    do(s, "replace", card="RET-11")
    retreat(s, "2.8:A", scrappers=1)
    assert s.supplies[0] == 0
    assert punishment.meets(s, 1, IDS.index("RET-11"), 0)
    poor = denouncing(6, "purebred ravagers", "RET-01 - -", seat=0, units={BEN: "3 0"}, control=HELD, unlocked={})
    retaliation.own(poor).deck = numbers("RET-07 RET-12 RET-10")
    do(poor, "draw")
    if asked(poor) == "exchange":
        do(poor, "denounce", card="RET-01")
    do(poor, "replace", card="RET-07")
    assert poor.supplies[0] == 0  # four Outposts, but no Feat and no Supplies to lose


@rule("DOL-S6-7")
def test_other_factions_gain_nothing_so() -> None:
    s = denouncing(6, THREE, "RET-01 - -", units=CROWDS, supplies=(9, 9, 9))
    do(s, "discard", card="RET-01")
    retreat(s, scrappers=1)
    assert s.supplies == [9, 9, 9]


@rule("DOL-S6-2", "DOL-S6-3")
def test_a_card_played_without_a_denunciation_does_not_hit_its_player() -> None:
    s = denouncing(6, THREE, "RET-01 - -", units=CROWDS, supplies=(9, 9, 9))
    s.pending[0].clear()
    punishment.strike(s, s.pending[0], 1, IDS.index("RET-01"))
    assert [question.seat for question in s.pending[0]] == [2]


@rule("DOL-S6-10")
def test_red_spaces_reached_are_power_points() -> None:
    s = denouncing(6, THREE, track=(9, 12, 10))
    course.check_objectives(s, None)
    assert campaign_of(s).power == (0, 2, 1)
