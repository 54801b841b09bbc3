"""Scenario 5, Uprising (DOL-S5): Retaliation cards hit the Purebred too."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from londinium.games.dei import turn
from londinium.games.dei.campaign import course
from londinium.games.dei.campaign.sheets import campaign_of
from londinium.games.dei.old_london.retaliation import kit as retaliation
from londinium.games.dei.old_london.retaliation import punishment
from londinium.kernel.laws import explain_agrees_with_legal
from tests.marks import rule
from tests.rules.dei.old_london.test_retaliation import BEN, IDS, set_board
from tests.rules.dei.table import Stacked, asked, do, idle, may, pad, stopped_by, table, who

OUTPOSTS = {"2:A": 0, "2.1:A": 0, "2.1:B": 0, "2.2:A": 0}  # four of the Purebred


def denouncing(
    scenario: int,
    factions: str = "purebred ravagers",
    board: str = "RET-07 RET-01 RET-02",
    *,
    seat: int = 1,
    track: Sequence[int] = (),
    **given: Any,
) -> Stacked:
    """The moment after a card of a seat, in a scenario with Retaliation cards on the board."""
    s = table(factions, scenario=scenario, seat=seat, **given)
    set_board(s, board)
    retaliation.own(s).track = list(track) or [0] * s.players
    s.pending[0].clear()
    s.played, retaliation.own(s).denounced = 1, False
    s.step = turn.AFTER_CARD
    s.settle(None)
    return s


def retreat(s: Stacked, to: str = "2.8:A", scrappers: int = 0, leader: int = 0) -> None:
    do(s, "to", region=to)
    if asked(s) == "retreat_units":
        do(s, "units", scrappers=scrappers, leader=leader)


@rule("DOL-S5-1")
def test_what_is_in_play() -> None:
    seen = denouncing(5).view(None)
    assert seen["campaign"] is not None
    assert seen["campaign"]["objectives"] == ["OBJ5"]
    assert seen["retaliation"] is not None
    assert seen["respondents"] == []
    assert {one.option for one in denouncing(5).modules} >= {"retaliation", "alliances", "events"}
    assert seen["campaign"]["events"] == ["GO_BETWEENS", "GO_BETWEENS", "MUTINY", "MUTINY", "HIERARCHY", "HIERARCHY"]


@rule("DOL-S5-2", "DOL-S5-3")
def test_the_example_of_the_rulebook() -> None:
    """Four Outposts, no Feat, 5 Supplies: the Purebred lose 3; red gains 2 and advances a space."""
    s = denouncing(5, control=OUTPOSTS, units={BEN: "0 3"}, supplies=(5, 10))
    do(s, "denounce", card="RET-07")
    retreat(s, scrappers=1)
    assert s.supplies == [2, 12]
    assert retaliation.own(s).track == [0, 1]


@rule("DOL-S5-2")
def test_the_purebred_choose_a_punishment_and_cannot_ignore_it() -> None:
    given: dict[str, Any] = {"control": OUTPOSTS, "units": {BEN: "0 3"}, "supplies": (5, 10), "unlocked": {0: "PF1"}}
    s = denouncing(5, **given)
    do(s, "denounce", card="RET-07")
    retreat(s, scrappers=1)
    assert (asked(s), who(s)) == ("punishment", 0)
    assert may(s, "punishment") == {"a", "b"}
    assert stopped_by(s, "punishment", which="ignore") == "DOL-S5-2"
    explain_agrees_with_legal(s, Random(0))
    elsewhere = denouncing(6, **given)
    do(elsewhere, "denounce", card="RET-07")
    retreat(elsewhere, scrappers=1)
    assert "ignore" in may(elsewhere, "punishment")


@rule("DOL-S5-3", "DOL-S5-4a")
@pytest.mark.parametrize("which", ["a", "b"])
def test_whatever_the_purebred_pick_the_player_gains_two(which: str) -> None:
    s = denouncing(5, control=OUTPOSTS, units={BEN: "0 3"}, supplies=(5, 10), unlocked={0: "PF1"})
    do(s, "denounce", card="RET-07")
    retreat(s, scrappers=1)
    do(s, "punishment", which=which)
    assert s.supplies == ([5, 12] if which == "a" else [2, 12])
    assert pad(s, 1)["points"]["objectives"] == 2


@rule("DOL-S5-3")
def test_a_card_that_hits_others_alone_brings_nothing() -> None:
    s = denouncing(5, "purebred ravagers farmz", "RET-01 - -", units={BEN: "0 3 0", "2:B": "0 0 4"}, supplies=(9, 9, 9))
    do(s, "denounce", card="RET-01")
    retreat(s, scrappers=1)
    assert who(s) == 2
    do(s, "punishment", which="b")
    assert s.supplies == [9, 9, 6]


@rule("DOL-S5-4")
def test_a_card_played_without_a_denunciation_counts_too() -> None:
    s = denouncing(5, control=OUTPOSTS, supplies=(5, 10))
    punishment.strike(s, s.pending[0], 1, IDS.index("RET-07"))
    s.settle(None)
    assert s.supplies == [2, 12]


@rule("DOL-S5-5", "DOL-S5-6", "DOL-CAMP-22")
def test_red_spaces_reached_are_power_points() -> None:
    s = denouncing(5, "purebred ravagers farmz", track=(12, 10, 9))
    course.check_objectives(s, None)
    assert campaign_of(s).power == (2, 1, 0)
    other = denouncing(5, "purebred ravagers farmz", track=(11, 0, 10))
    course.check_objectives(other, None)
    assert campaign_of(other).power == (2, 0, 1)


@rule("DOL-S5-5", "DOL-CAMP-32", "DOL-CAMP-36")
def test_they_come_with_the_final_scoring_on_top_of_those_for_the_last_place() -> None:
    s = denouncing(5, track=(10, 0), turn=4, phase=3, supplies=(0, 60))
    while s.step != turn.INTERLUDE:
        idle(s)
    assert [own.power_points for own in campaign_of(s).sheets] == [(1 + 1,), (0,)]
