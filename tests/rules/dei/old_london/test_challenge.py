"""The Challenge (DOL-CH): driving the player to the right out of a Region."""

from random import Random
from typing import Any

import pytest

from londinium.games.dei import scoring, turn
from londinium.games.dei.old_london.challenge import challenge
from londinium.games.dei.old_london.challenge.kit import own
from londinium.kernel.laws import explain_agrees_with_legal
from tests.marks import rule
from tests.rules.dei.table import Stacked, asked, at, begun, do, kinds, may, pad, stopped_by, table, told, who


def at_phase(factions: str, seat: int = 0, **given: Any) -> Stacked:
    """The start of a seat's own phase, before its first card."""
    s = table(factions, seat=seat, challenge=True, **given)
    s.pending[0].clear()
    s.step = turn.OPENING
    s.settle(None)
    return s


@rule("DOL-CH-1", "DOL-CH-2", "DOL-GEN-18", "DOL-CH-11", "DOL-CH-12", "DOL-GEN-14")
def test_every_player_lays_a_token_on_the_leader_token_to_the_right() -> None:
    log: list[Any] = []
    s = begun(3, challenge=True)
    assert s.view(None)["respondents"] == [2, 0, 1]
    challenge.lay_tokens(s, log)
    assert [(one["piece"], one["to"]) for one in told(log)] == [
        ("challenge-0", "leader-token-2"),
        ("challenge-1", "leader-token-0"),
        ("challenge-2", "leader-token-1"),
    ]
    assert [challenge.to_the_right(begun(2, challenge=True), seat) for seat in (0, 1)] == [1, 0]


@rule("DOL-CH-3", "DOL-CH-9")
def test_it_is_offered_at_the_start_of_the_own_phase_and_once_in_the_game() -> None:
    s = at_phase("ravagers refuge42", units={"2.3:A": "1 3"})
    assert asked(s) == "challenge"
    assert kinds(s) == {"challenge", "stop"}
    said = s.game.speech.details(s, 0, {"kind": "challenge", "region": "2.3:A"})
    assert said == {"who": {"seat": 1}, "n": 3}
    later = s.copy()
    do(later, "stop")
    assert asked(later) == "card"
    assert later.view(None)["respondents"] == [1, 0]
    do(s, "challenge", region="2.3:A")
    assert s.view(None)["respondents"] == [None, 0]


@rule("DOL-CH-5a", "DEI-BOOST-2")
def test_a_candy_boost_before_the_first_card_can_make_it_possible() -> None:
    s = at_phase("ravagers refuge42", units={"2.3:A": "0 3"}, boosts={0: "CB-ENLIST"})
    assert asked(s) == "card"
    do(s, "boost", boost="CB-ENLIST")
    do(s, "enlist", region="2.3:A")
    assert may(s, "challenge") == {"2.3:A"}
    do(s, "stop")
    assert asked(s) == "card"


@rule("DOL-CH-4", "DOL-CH-5", "DOL-CH-5a")
def test_where_it_can_be_played() -> None:
    s = at_phase(
        "ravagers refuge42 farmz",  # the right of seat 0 is seat 2
        units={"2:A": "1 0 2", "2.1:A": "1 0 1", "2.4:A": "2 1 2", "2.5:A": "0 1 3", "2.7:A": "1 2 0"},
    )
    assert may(s, "challenge") == {"2:A", "2.4:A"}  # more than anybody there is enough; a tie with all is not
    assert stopped_by(s, "challenge", region="2.1:A") == "DOL-CH-4"
    assert stopped_by(s, "challenge", region="2.5:A") == "DOL-CH-4"  # no own Unit
    explain_agrees_with_legal(s, Random(0))


@rule("DOL-CH-6", "DOL-CH-7", "DOL-CH-7a", "DOL-GEN-13")
def test_all_leave_as_evenly_as_possible_whatever_the_majority() -> None:
    # 2.3:A is linked with three Regions on the ground in the city of two players
    s = at_phase("ravagers refuge42", units={"2.3:A": "1 5", "2.2:B": "4 0"})
    ways = [s.box.region_ids[r] for r in s.links[1][s.box.region["2.3:A"]]]
    assert len(ways) >= 2
    do(s, "challenge", region="2.3:A")
    while asked(s) == "spread":
        assert who(s) == 1
        explain_agrees_with_legal(s, Random(0))
        do(s, "to", region=min(may(s, "to")))
    assert at(s, "2.3:A")["scrappers"][1] == 0
    there = sorted(at(s, way)["scrappers"][1] for way in ways)
    assert sum(there) == 5
    assert there[-1] - there[0] <= 1


@rule("DOL-CH-7")
def test_ways_out_are_links_of_the_respondent() -> None:
    """Neither those of the initiator nor those of a third player: here seat 0 drives seat 2 out."""
    given: dict[str, Any] = {"units": {"2:A": "1 0 4L"}}
    ground = {"2:B", "2.2:B", "2.4:A"}
    for elevators, roofs in (
        ({"2:A 2:R": 1}, set()),
        ({"2:A 2:R": 0}, set()),
        ({"2:A 2:R": 2}, {"2:R"}),
        ({"2:A 2:R": 1, "2:A 2:S": 2}, {"2:S"}),
    ):
        s = at_phase("ravagers refuge42 farmz", elevators=elevators, **given)
        do(s, "challenge", region="2:A")
        assert (asked(s), who(s)) == ("spread", 2)
        assert may(s, "to") == ground | roofs
        if not roofs:
            assert stopped_by(s, "to", region="2:R") == "DOL-CH-6"
        explain_agrees_with_legal(s, Random(0))
        while asked(s) == "spread":
            do(s, "to", region=min(may(s, "to")))
        there = {one["id"] for one in s.view(None)["regions"] if one["scrappers"][2] or 2 in one["leaders"]}
        assert there == ground | roofs
    trapped = at_phase("ravagers refuge42 farmz", units={"2:R": "1 0 3", "2:A": "1 0 2"}, elevators={"2:A 2:R": 1})
    assert may(trapped, "challenge") == {"2:A"}
    assert stopped_by(trapped, "challenge", region="2:R") == "DOL-CH-8"


@rule("DOL-CH-7a")
def test_the_respondent_says_where_the_leader_goes_and_who_gets_one_more() -> None:
    s = at_phase("ravagers refuge42", units={"2.3:A": "1 4L"})
    ways = sorted(s.box.region_ids[r] for r in s.links[1][s.box.region["2.3:A"]])
    do(s, "challenge", region="2.3:A")
    assert (asked(s), who(s)) == ("spread", 1)
    assert may(s, "to") == set(ways)
    do(s, "to", region=ways[0])
    left = 5 % len(ways)
    named = []
    while asked(s) == "spread":
        assert stopped_by(s, "to", region="2.3:A") == "DOL-CH-6"
        named.append(max(may(s, "to")))
        do(s, "to", region=named[-1])
    assert len(named) <= left
    assert at(s, ways[0])["leaders"] == [1]
    units = {way: at(s, way)["scrappers"][1] + (way == ways[0]) for way in ways}
    assert sum(units.values()) == 5
    assert max(units.values()) - min(units.values()) <= 1


@rule("DOL-CH-7a")
@pytest.mark.parametrize("n", [1, 2])
def test_a_leader_with_few_others_takes_the_place_of_one_of_them(n: int) -> None:
    s = at_phase("ravagers farmz", units={"2.3:A": f"1 {n - 1}L"})  # the Foreman counts 3
    do(s, "challenge", region="2.3:A")
    while asked(s) == "spread":
        do(s, "to", region=min(may(s, "to")))
    units = [at(s, one["id"])["scrappers"][1] + (1 in one["leaders"]) for one in s.view(None)["regions"]]
    assert sorted(units)[-n:] == [1] * n
    assert sum(units) == n


@rule("DOL-CH-8")
def test_a_region_without_a_way_out_for_the_respondent_cannot_be_picked() -> None:
    s = at_phase("ravagers refuge42", units={"2:R": "1 3", "2.3:A": "1 2"})  # no Elevator leads off the Roof
    assert may(s, "challenge") == {"2.3:A"}
    assert stopped_by(s, "challenge", region="2:R") == "DOL-CH-8"


@rule("DOL-CH-8a", "DOL-PB-46")
def test_nobody_gains_for_constructions_used_on_the_way() -> None:
    s = at_phase("refuge42 purebred", purebred=True, units={"2:R": "1 3"}, elevators={"2:A 2:R": 0}, supplies=(0, 0))
    do(s, "challenge", region="2:R")
    while asked(s) == "spread":
        do(s, "to", region=min(may(s, "to")))
    assert at(s, "2:R")["scrappers"][1] == 0
    assert pad(s)["supplies"] == 0


@rule("DOL-CH-10", "DOL-CH-11a")
def test_a_token_still_there_is_worth_three_to_the_respondent() -> None:
    s = table("ravagers refuge42", challenge=True, turn=4)
    own(s).unplayed = 0b01  # of seat 0, on the Leader token of seat 1
    scoring.score_game(s, None)
    assert [points["challenge"] for points in s.outcome()["breakdown"]] == [0, 3]


@rule("DOL-TH-20")
def test_the_far_bank_of_ruins_takes_part() -> None:
    s = at_phase("ravagers refuge42", thames=True, units={"OL2.2:A": "1 3"})
    do(s, "challenge", region="OL2.2:A")
    assert "OL2.2:B" in may(s, "to") or at(s, "OL2.2:B")["scrappers"][1] == 1
