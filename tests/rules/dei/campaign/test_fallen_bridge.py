"""Scenario 1, The Fallen Bridge (DOL-S1): debris, and segments of London Bridge."""

from random import Random
from typing import Any

import pytest

from londinium.games.dei import scoring
from londinium.games.dei.box import NEUTRAL
from londinium.games.dei.campaign import objectives
from londinium.games.dei.campaign.sheets import campaign_of
from londinium.kernel.laws import events_add_up, pieces_are_conserved
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    GAME,
    Stacked,
    asked,
    at,
    begun,
    campaign,
    do,
    end_phase,
    kinds,
    may,
    move,
    pad,
    play,
    play_unused,
    region,
    stop,
    stopped_by,
    table,
    who,
    why,
)

AWAY = {"masamune": "2.4:R", "simon": "2.3:R"}  # Drones that give nobody Majority on London Bridge


def bridge_table(**given: Any) -> Stacked:
    """Purebred and Ravagers; the Ravagers have a card to play, and 2 Scrappers on London Bridge."""
    given = {"units": {"OL2:R": "0 2"}, "seat": 1, "drones": AWAY, "hands": {1: "RAV-3 RAV-4 RAV-2 RAV-8"}, **given}
    changed = {name: given.pop(name) for name in ("cleared", "segments", "neutral") if name in given}
    s = table(given.pop("factions", "purebred ravagers"), scenario=1, **given)
    for name, value in changed.items():
        setattr(campaign_of(s), name, value)
    s.refresh()
    s.put_questions()
    return s


@rule("DOL-S1-1")
def test_objective_1_the_thames_challenges_and_events() -> None:
    s = bridge_table()
    assert campaign(s)["objectives"] == ["OBJ1"]
    assert s.view(None)["ruins"]
    assert at(s, "OL2:V")["kind"] == "river"
    assert s.view(None)["respondents"] == [1, 0]
    assert s.view(None)["retaliation"] is None
    assert campaign(s)["events"][0] == "SUPPLY_NETWORK"


@rule("DOL-S1-2")
def test_no_neutral_bridges_are_placed() -> None:
    s = begun(2, answered=True, scenario=1, factions=("purebred", "ravagers"))
    assert all(bridge["owner"] is None for bridge in s.view(None)["bridges"])
    assert campaign(s)["segments"] == []


@rule("DOL-S1-3")
@pytest.mark.parametrize(("players", "n"), [(2, 12), (3, 14), (4, 14)])
def test_debris_lies_next_to_the_river(players: int, n: int) -> None:
    s = table(" ".join(["purebred", "ravagers", "farmz", "auxilia"][:players]), scenario=1)
    debris = campaign(s)["debris"]
    two = {
        "OL2.2:A": 2,
        "OL2.2:B": 2,
        "OL2.7:A": 2,
        "OL2.7:B": 2,
        **dict.fromkeys(("OL2:A", "OL2:B", "OL2:C", "OL2:D"), 1),
    }
    assert debris == (two if players == 2 else {**two, "OL3.2:A": 1, "OL3.2:B": 1})
    assert sum(debris.values()) == n


@rule("DOL-S1-4")
def test_the_purebred_start_without_boris() -> None:
    s = begun(2, answered=True, scenario=1, factions=("purebred", "ravagers"))
    s.order = (0, 1)
    s.settle(None)
    while asked(s) == "deploy":
        do(s, "deploy", region=sorted(may(s, "deploy"))[0])
    assert asked(s) == "card"
    assert who(s) == 0
    assert pad(s)["scrappers"] == 3
    assert pad(s)["leader"] is None
    end_phase(s)
    while asked(s) == "deploy":
        do(s, "deploy", region=sorted(may(s, "deploy"))[0])
    assert pad(s, 1)["leader"] is not None


@rule("DOL-S1-5")
def test_nothing_is_taken_off_the_board_to_build_it_anew() -> None:
    s = bridge_table(units={"OL2:B": "0 2"})
    s.tokens[3:6] = [0, 0, 0]
    play(s, "RAV-4")
    assert kinds(s) == {"from", "stop"}
    assert stopped_by(s, "refuge", region="OL2:B") == "DOL-S1-5"
    assert stopped_by(s, "elevator", ground="OL2:B", roof="OL2:R") == "DOL-S1-5"
    assert stopped_by(s, "lift_elevator", ground="OL2:B", roof="OL2:R") == "DOL-S1-5"
    s = bridge_table()
    s.tokens[5] = 0
    play(s, "RAV-4")
    assert may(s, "bridge") == set()
    assert may(s, "elevator")
    assert stopped_by(s, "bridge", roof="OL2:R") == "DOL-S1-5"


@rule("DOL-S1-6", "DOL-S1-7", "DOL-S1-7a", "DOL-S1-14")
def test_a_bridge_between_the_roofs_of_london_bridge_is_a_segment() -> None:
    s = bridge_table(segments=(0,))
    play(s, "RAV-4")
    do(s, "bridge", roof="OL2:S")  # the only one that leads there
    assert campaign(s)["segments"] == ["seat-0", "seat-1"]
    assert pad(s, 1)["bridges"] == 1
    assert pad(s, 1)["points"]["objectives"] == 4
    assert s.bridges[s.city.site[BOX.region["OL2:R"], BOX.region["OL2:S"]]] < 0
    move(s, "OL2:R", "OL2:S", 2)
    assert pad(s, 0)["supplies"] == 0


@rule("DOL-S1-7")
def test_a_bridge_to_another_tile_is_an_ordinary_one() -> None:
    s = bridge_table()
    play(s, "RAV-4")
    do(s, "bridge", roof="OL2:R")
    assert may(s, "to") == {"OL2:S", "2.5:R"}
    do(s, "to", region="2.5:R")
    assert campaign(s)["segments"] == []
    assert pad(s, 1)["supplies"] == 0
    assert ["2.5:R", "OL2:R"] in [one["between"] for one in s.view(None)["bridges"] if one["owner"] == "seat-1"]


@rule("DOL-S1-7a")
def test_a_link_is_used_by_whoever_may_use_one_of_the_segments() -> None:
    for segments, open_ in (((), False), ((0,), False), ((0, 1), True), ((NEUTRAL,), True)):
        s = bridge_table(segments=segments)
        play(s, "RAV-2")
        assert (asked(s) == "effect" and may(s, "from") == {"OL2:R"}) == open_


@rule("DOL-S1-7a", "DOL-PB-45")
def test_the_purebred_pay_for_a_segment_only_where_all_are_of_opponents() -> None:
    for segments, paid in (((1,), 1), ((1, NEUTRAL), 0), ((0, 1), 0)):
        s = bridge_table(units={"OL2:R": "2 0"}, seat=0, hands={0: "PB-2 PB-1"}, segments=segments)
        play(s, "PB-2")
        move(s, "OL2:R", "OL2:S", 2)
        assert pad(s, 1)["supplies"] == paid


@rule("DOL-S1-7a", "DOL-PB-45")
def test_the_purebred_choose_whose_segment_they_use() -> None:
    for chosen, paid in ((1, [0, 1, 0]), (2, [0, 0, 1])):
        three = {"factions": "purebred ravagers farmz", "hands": {0: "PB-2 PB-1"}, "segments": (1, 2, 1)}
        s = bridge_table(units={"OL2:R": "2 0 0"}, seat=0, **three)
        play(s, "PB-2")
        move(s, "OL2:R", "OL2:S", 2)
        assert (s.to_act, asked(s)) == ((0,), "toll")
        assert may(s, "lift_segment") == {1, 2}
        assert why(s, "lift_segment", seat=0) == "DOL-S1-7a"
        do(s, "lift_segment", seat=chosen)
        assert list(s.supplies) == paid
        assert campaign(s)["segments"] == ["seat-1", "seat-2", "seat-1"]


@rule("DOL-S1-8", "DOL-S1-8a")
def test_a_segment_needs_majority_on_london_bridge_whatever_effects_say() -> None:
    s = bridge_table(units={"OL2:R": "1 2"}, unlocked={1: "FB4"})
    play(s, "RAV-4")
    do(s, "bridge", roof="OL2:R")
    assert may(s, "to") == {"OL2:S", "2.5:R"}
    s = bridge_table(units={"OL2:R": "2 2", "2.5:R": "0 1"}, unlocked={1: "FB4"})
    play(s, "RAV-4")
    do(s, "bridge", roof="2.5:R")
    assert may(s, "to") >= {"OL2:R"}  # Squatters may build an ordinary one there
    s = bridge_table(units={"OL2:S": "2 1"}, unlocked={1: "FB4"}, cleared=(0, 3))
    play(s, "RAV-4")
    assert may(s, "bridge") == set()
    assert stopped_by(s, "bridge", roof="OL2:S") == "DEI-BUILD-4"
    stop(s)
    assert asked(s) == "card"  # nor is one laid for debris


@rule("DOL-S1-9", "DOL-S1-10", "DOL-S1-10a")
def test_a_collect_takes_debris_instead_of_a_resource() -> None:
    s = bridge_table(units={"OL2.2:A": "0 2"}, stored={1: (10, 0)})
    scored = scoring.resources(s, 1)
    play(s, "RAV-3")
    assert may(s, "debris") == {"OL2.2:A"}
    assert stopped_by(s, "debris", region="2.3:A") == "DOL-S1-9"
    assert stopped_by(s, "debris", region="OL2.2:B") == "DEI-COLLECT-1"
    do(s, "debris", region="OL2.2:A")
    do(s, "debris", region="OL2.2:A")
    assert campaign(s)["cleared"] == [0, 2]
    assert "OL2.2:A" not in campaign(s)["debris"]
    assert asked(s) == "card"  # nothing has to be given back
    assert (pad(s, 1)["technology"], at(s, "OL2.2:A")["technology"]) == (10, 1)
    assert scoring.resources(s, 1) == scored


@rule("DOL-S1-9")
def test_debris_answers_a_collect_that_follows_in_the_same_region() -> None:
    s = bridge_table(units={"OL2.2:A": "0 2", "OL2:A": "0 1"}, unlocked={1: "FG1"}, hands={1: "RAV-8 RAV-2"})
    play(s, "RAV-8")
    do(s, "debris", region="OL2.2:A")
    assert may(s, "debris") == {"OL2.2:A"}
    assert why(s, "debris", region="OL2:A") == "DEI-PRIM-2"
    do(s, "debris", region="OL2.2:A")
    assert campaign(s)["cleared"] == [0, 2]


@rule("DOL-S1-10b")
def test_the_purebred_take_debris_by_superiority_and_get_no_more() -> None:
    s = bridge_table(units={"OL2.2:A": "2 1", "OL2.7:A": "2"}, seat=0, hands={0: "PB-3 PB-2"})
    common = s.view(None)["common"]
    play(s, "PB-3")
    assert may(s, "debris") == {"OL2.2:A"}
    assert stopped_by(s, "debris", region="OL2.7:A") == "DOL-PB-50"
    do(s, "debris", region="OL2.2:A")
    assert campaign(s)["cleared"] == [1, 0]
    assert s.view(None)["common"] == common


@rule("DOL-S1-11", "DOL-S1-12", "DOL-S1-12a", "DOL-S1-13", "DOL-S1-14")
def test_debris_is_discarded_for_a_segment_once_after_each_card() -> None:
    s = bridge_table(cleared=(0, 7), hands={1: "RAV-2 RAV-3 RAV-4"})
    for built in (1, 2):
        play_unused(s, "RAV-2" if built == 1 else "RAV-3")
        assert asked(s) == "segment"
        assert may(s, "segment") == {"own"}
        assert why(s, "segment", token="neutral") == "DOL-S1-13"
        do(s, "segment", token="own")
        assert campaign(s)["segments"] == ["seat-1"] * built
        assert campaign(s)["cleared"] == [0, 7 - 3 * built]
        assert pad(s, 1)["points"]["objectives"] == 4 * built
        assert asked(s) != "segment"
    assert pad(s, 1)["bridges"] == 0
    assert sum(campaign(s)["debris"].values()) == 12  # what was discarded is in the box


@rule("DOL-S1-8", "DOL-S1-11")
def test_no_segment_is_offered_without_debris_majority_or_a_token() -> None:
    poor: dict[str, Any] = {"cleared": (0, 2)}
    beaten: dict[str, Any] = {"cleared": (9, 9), "units": {"OL2:R": "2 2"}}
    for given, broken in ((poor, "DOL-S1-11"), (beaten, "DOL-S1-8"), ({"cleared": (0, 9)}, None)):
        s = bridge_table(**given)
        if given == {"cleared": (0, 9)}:
            s.tokens[5] = 0
        play_unused(s, "RAV-2")
        assert asked(s) == "card"
        if broken:
            assert stopped_by(s, "segment", token="own") == broken  # though nobody has asked
    s = bridge_table(cleared=(0, 3))
    play_unused(s, "RAV-2")
    assert asked(s) == "segment"
    without_debris, without_majority = s.copy(), s.copy()
    campaign_of(without_debris).cleared = (0, 2)
    without_majority.scrappers[region("OL2:R")] = 2
    for other, broken in ((without_debris, "DOL-S1-11"), (without_majority, "DOL-S1-8")):
        other.refresh()
        other.put_questions()
        assert stopped_by(other, "segment", token="own") == broken


@rule("DOL-S1-12a", "DOL-PB-66")
def test_a_segment_laid_for_debris_is_inspected_but_no_other_build() -> None:
    s = bridge_table(cleared=(0, 3), units={"OL2:R": "0 2", "2.5:R": "1"}, unlocked={0: "PF6", 1: "FB1"})
    play_unused(s, "RAV-2")
    do(s, "segment", token="own")
    assert (asked(s), who(s)) == ("inspect", 0)
    do(s, "from", region="2.5:R")
    do(s, "to", region="OL2:S")
    assert at(s, "OL2:S")["scrappers"] == [1, 0]
    assert pad(s, 1)["points"]["effects"] == 0  # Architect answers Build icons


@rule("DOL-S1-12", "DOL-GEN-15", "DEI-BOOST-2")
def test_a_candy_boost_after_a_card_can_make_a_segment_possible_but_not_a_second_one() -> None:
    s = bridge_table(cleared=(0, 5), boosts={1: "CB-COLLECT CB-COLLECT"}, units={"OL2:R": "0 2", "OL2:A": "0 2"})
    play_unused(s, "RAV-2")
    do(s, "segment", token="own")
    assert campaign(s)["cleared"] == [0, 2]
    do(s, "boost", boost="CB-COLLECT")
    do(s, "debris", region="OL2:A")
    assert campaign(s)["cleared"] == [0, 3]
    assert asked(s) == "card"  # once after each card
    play_unused(s, "RAV-8")
    assert asked(s) == "segment"
    stop(s)
    do(s, "boost", boost="CB-COLLECT")
    stop(s)
    assert asked(s) == "segment"  # still after the second card
    do(s, "segment", token="own")
    assert campaign(s)["cleared"] == [0, 0]


@rule("DOL-S1-13")
def test_the_purebred_lay_neutral_bridges_three_at_most() -> None:
    s = bridge_table(units={"OL2:S": "2 1"}, seat=0, hands={0: "PB-2 PB-1 PB-3"}, cleared=(6, 0), neutral=2)
    play_unused(s, "PB-2")
    assert may(s, "segment") == {"neutral"}
    assert why(s, "segment", token="own") == "DOL-S1-5"
    do(s, "segment", token="neutral")
    assert campaign(s)["segments"] == ["neutral"]
    assert campaign(s)["neutral"] == 3
    assert pad(s)["points"]["objectives"] == 4
    play_unused(s, "PB-1")
    assert asked(s) != "segment"


@rule("DOL-EV-17b", "DOL-S1-13")
def test_a_taken_token_is_laid_beyond_the_limit() -> None:
    s = bridge_table(units={"OL2:S": "2 1"}, seat=0, hands={0: "PB-2 PB-1"}, cleared=(3, 0), neutral=3)
    s.tokens[2] = 1
    play_unused(s, "PB-2")
    assert may(s, "segment") == {"own"}
    do(s, "segment", token="own")
    assert campaign(s)["segments"] == ["seat-0"]
    assert campaign(s)["neutral"] == 3


@rule("DOL-S1-15")
def test_majority_on_either_roof_brings_a_power_point() -> None:
    for units, power in ((("0 2", "2 0"), [1, 1]), (("0 2", "0 1"), [0, 1]), (("2 2", "0"), [0, 0])):
        s = bridge_table(units={"OL2:R": units[0], "OL2:S": units[1]})
        for seat in range(2):
            objectives.lower(s, seat, None)
        assert campaign(s)["power"] == power


@rule("DOL-S1-6", "DEI-BUILD-6")
def test_a_segment_can_be_removed_like_any_bridge() -> None:
    s = bridge_table(hands={1: "M47 RAV-2"}, segments=(NEUTRAL, 0, 1), units={"OL2:S": "0 2"})
    play(s, "M47")
    assert may(s, "lift_segment") == {0}
    assert stopped_by(s, "lift_segment", seat=1) == "DOL-S1-7a"
    do(s, "lift_segment", seat=0)
    assert campaign(s)["segments"] == ["neutral", "seat-1"]
    s = bridge_table(hands={1: "M47 RAV-2"}, segments=(0,), units={"OL2:S": "2 2", "OL2:A": "0 1"})
    play(s, "M47")
    assert stopped_by(s, "lift_segment", seat=0) == "DEI-MAJ-3"


@rule("DOL-S1-7a", "DEI-ADV-2")
def test_a_scrapper_is_evicted_over_a_segment_of_either() -> None:
    for segments, open_ in (((1,), True), ((0,), True), ((), False)):
        s = bridge_table(hands={1: "M04 RAV-2"}, segments=segments, units={"OL2:S": "1 2"})
        play(s, "M04")
        assert bool(may(s, "evict")) == open_


@pytest.mark.parametrize("seed", range(4))
def test_events_and_pieces_add_up(seed: int) -> None:
    s = bridge_table(
        units={"OL2:R": "1 3L", "OL2.2:A": "2 1", "OL2:A": "0 2"},
        cleared=(6, 6),
        segments=(1,),
        unlocked={0: "PF6"},
        hands={1: "RAV-4 RAV-3 M47 RAV-8"},
    )
    chance = Random(seed)
    for _ in range(12):
        events_add_up(s, chance)
        pieces_are_conserved(s, chance)
        legal = s.legal(who(s))
        wanted = [one for one in legal if GAME.move(one)["kind"] in ("debris", "segment", "lift_segment", "bridge")]
        s.play(who(s), chance.choice(wanted or legal))
