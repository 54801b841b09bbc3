"""Candy Boosts, Leaders and Supplies (DEI-BOOST, DEI-LEADER, DEI-SUPPLY)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from londinium.games.dei import boosts, scoring
from londinium.kernel.events import Event, stage
from tests.marks import rule
from tests.rules.dei.table import (
    BOX,
    GAME,
    asked,
    at,
    boost,
    by_chance,
    do,
    end_phase,
    kinds,
    may,
    move,
    pad,
    play,
    play_out,
    stop,
    stopped_by,
    table,
    told,
    who,
    why,
)

# Candy Boosts


@rule("DEI-BOOST-1")
def test_a_boost_is_drawn_from_the_supply_and_hidden_from_the_others() -> None:
    s = table("ravagers refuge42", hands={0: "M38 RAV-1 RAV-2"}, supply="CB-MOVE CB-BUY CB-BUY")
    play(s, "M38")  # gain 2 Candy Boosts
    log: list[Any] = []
    do(s, "icon", log, icon="GAIN_BOOST")
    assert "CB-MOVE" in str(told(log, 0))
    assert "CB-" not in str(told(log, 1)) + str(told(log, None))
    assert pad(s, 0, viewer=0)["own_boosts"][0] == "CB-MOVE"
    assert pad(s, 0, viewer=1)["own_boosts"] == []
    assert pad(s, 0, viewer=1)["boosts"] + s.view(1)["boosts"] == 3


def test_a_boost_is_told_by_the_same_name_whatever_was_told_before() -> None:
    """And used under the name that it was drawn under."""
    names = []
    logs: list[list[Event]] = [[], [stage("turn", 1)]]
    for log in logs:
        s = table("ravagers refuge42", supply="CB-MOVE")
        boosts.draw(s, 0, 1, log)
        s.put_questions()
        s.play(0, s.game.action({"kind": "boost", "boost": "CB-MOVE"}), log)
        seen: list[Any] = [event.view(0) for event in log]
        names.append([put["piece"] for put in seen if put["kind"] == "put"])
    assert names == [["boost-CB-MOVE-0-1"] * 2] * 2


def test_boosts_drawn_together_are_told_without_which_came_first() -> None:
    told_as, drawn_first = set[str](), set[str]()
    before = table("ravagers refuge42", supply="CB-MOVE CB-BUY")
    for seed in range(20):
        s, one = by_chance(before, seed), by_chance(before, seed)
        boosts.draw(one, 0, 1, None)
        drawn_first.add(*pad(one, 0, viewer=0)["own_boosts"])
        log: list[Event] = []
        boosts.draw(s, 0, 2, log)
        told_as.add(str([event.view(0) for event in log]))
    assert drawn_first == {"CB-MOVE", "CB-BUY"}
    assert len(told_as) == 1


@rule("DEI-BOOST-1")
def test_every_boost_is_as_likely_as_it_lies_in_the_supply() -> None:
    found: Counter[str] = Counter()
    s: Any = GAME.new(2, 1)
    for seed in range(800):
        again = s.copy()
        again.rng = Random(seed).getrandbits(60)
        boosts.draw(again, 0, 1, None)
        found[pad(again, 0, viewer=0)["own_boosts"][0]] += 1
    for one in BOX.boosts:
        assert abs(found[one.id] - 800 * one.copies / 16) < 60, one.id


@rule("DEI-BOOST-1", "DEI-BOOST-2")
def test_only_a_boost_that_one_has_can_be_used() -> None:
    s = table("ravagers refuge42", boosts={0: "CB-MOVE", 1: "CB-HOLD"})
    assert may(s, "boost") == {"CB-MOVE"}
    assert stopped_by(s, "boost", boost="CB-HOLD") == "DEI-BOOST-1"


@rule("DEI-BOOST-2")
def test_before_between_and_after_the_cards() -> None:
    s = table("ravagers refuge42", hands={0: "RAV-1 RAV-2 RAV-3"}, boosts={0: "CB-ENLIST CB-ENLIST CB-ENLIST"}, turn=2)
    do(s, "boost", boost="CB-ENLIST")
    do(s, "enlist", region="2.3:A")
    play(s, "RAV-1")
    stop(s)
    do(s, "boost", boost="CB-ENLIST")
    do(s, "enlist", region="2.3:A")
    play(s, "RAV-2")
    stop(s)
    assert asked(s) == "ending"
    do(s, "boost", boost="CB-ENLIST")
    do(s, "enlist", region="2.3:A")
    assert at(s, "2.3:A")["scrappers"] == [3, 0]
    assert who(s) == 1


@rule("DEI-BOOST-2")
def test_not_in_the_phase_of_another() -> None:
    s = table("ravagers refuge42", boosts={1: "CB-ENLIST"})
    assert (s.legal(1), "boost" in kinds(s)) == ([], False)
    end_phase(s)
    assert who(s) == 1


@rule("DEI-BOOST-2")
def test_not_in_the_middle_of_a_purchase_or_a_drones_move() -> None:
    s = table(
        "ravagers refuge42",
        stored={0: (5, 5)},
        market={"black": "M37 M38"},
        hands={0: "RAV-6 RAV-1 RAV-2"},
        boosts={0: "CB-ENLIST"},
    )
    again = s.copy()
    do(s, "recycle", card="RAV-1")
    assert stopped_by(s, "boost", boost="CB-ENLIST") == "DEI-BOOST-2"
    play(again, "RAV-6")
    do(again, "drone", drone="masamune")
    assert stopped_by(again, "boost", boost="CB-ENLIST") == "DEI-BOOST-2"


@rule("DEI-BOOST-3")
def test_any_number_in_a_phase_each_back_to_the_supply() -> None:
    held = "CB-MOVE CB-MOVE CB-MOVE CB-MOVE"
    s = table("ravagers refuge42", units={"2:B": "4"}, boosts={0: held})
    for n in range(4):
        assert (pad(s)["boosts"], s.view(None)["boosts"]) == (4 - n, 12 + n)
        do(s, "boost", boost="CB-MOVE")
        move(s, "2:B", "2:A", 1)
    assert (pad(s)["boosts"], s.view(None)["boosts"]) == (0, 16)
    assert s.view(None)["boosts_used"] == ["CB-MOVE"] * 4
    assert asked(s) == "card"


@rule("DEI-BOOST-4")
def test_a_boost_of_choice_is_any_kind_in_the_supply() -> None:
    for one in BOX.boosts:
        s = table("ravagers refuge42")
        log: list[Any] = []
        boosts.choose(s, 0, boost(one.id), log)
        assert pad(s, 0, viewer=0)["own_boosts"] == [one.id]
        assert one.id not in str(told(log, 1))
        assert s.view(None)["boosts"] == 15


@rule("DEI-BOOST-5")
def test_with_an_empty_supply_nothing_is_drawn() -> None:
    s = table("farmz auxilia", drones={"draco": "2:A"}, hands={0: "FZ-6 M38 M28"}, supply="")
    play(s, "FZ-6")
    do(s, "drone", drone="draco")
    do(s, "to", region="2:A")
    assert (pad(s)["supplies"], pad(s)["boosts"]) == (1, 0)
    play(s, "M38")
    assert who(s) == 1  # nothing could be gained
    s = table("farmz auxilia", units={"2:B": "1"}, hands={0: "M28 M38"}, supply="")  # Build, gain a Candy Boost
    play(s, "M28")
    assert stopped_by(s, "icon", icon="GAIN_BOOST") == "DEI-BOOST-5"


@rule("DEI-BOOST-5")
def test_unused_boosts_are_worth_nothing() -> None:
    def score(held: str) -> int:
        s = table("ravagers refuge42", turn=4, phase=3, order=(1, 0), seat=0, hands={0: ""}, boosts={0: held})
        play_out(s)
        return s.outcome()["scores"][0]

    assert score("CB-MOVE CB-MOVE CB-HOLD") == score("")


# Leaders


@rule("DEI-LEADER-1")
def test_every_faction_has_one_leader_who_is_not_among_the_scrappers() -> None:
    s = table(players=4, units={"2:A": "L L L L"})
    assert at(s, "2:A")["leaders"] == [0, 1, 2, 3]
    assert [pad(s, seat)["scrappers"] for seat in range(4)] == [0] * 4


@rule("DEI-LEADER-2")
def test_the_salvage_boss_collects_more_only_where_the_leader_is() -> None:
    lying: Any = {"2.4:B": (3, 0), "2:B": (3, 0)}
    s = table("ravagers refuge42", units={"2.4:B": "1", "2:B": "L"}, resources=lying, hands={0: "M10 RAV-1 RAV-2"})
    play(s, "M10")  # Collect 1, Strike 1
    do(s, "collect", region="2.4:B", resource="technology")
    assert (pad(s)["technology"], asked(s)) == (1, "card")
    s = table("ravagers refuge42", units={"2.4:B": "1", "2:B": "L"}, resources=lying, hands={0: "M10 RAV-1 RAV-2"})
    play(s, "M10")
    do(s, "collect", region="2:B", resource="technology")
    assert may(s, "collect") == {("2:B", "technology")}  # in the Leader's Region
    assert stopped_by(s, "collect", region="2.4:B", resource="technology") == "DEI-PRIM-2"
    do(s, "collect", region="2:B", resource="technology")
    assert (pad(s)["technology"], asked(s)) == (2, "card")


@rule("DEI-LEADER-2", "DEI-FEAT-5")
@pytest.mark.parametrize("leader", [True, False])
def test_what_is_limited_to_once_is_used_once_though_a_candy_boost_calls_for_it_again(leader: bool) -> None:
    lying: Any = {"2.4:B": (9, 0)}
    given: dict[str, Any] = {"units": {"2.4:B": "L"}} if leader else {"units": {"2.4:B": "1"}, "unlocked": {0: "FG1"}}
    s = table("ravagers refuge42", resources=lying, hands={0: "M10 RAV-1 RAV-2"}, boosts={0: "CB-COLLECT"}, **given)
    play(s, "M10")  # Collect 1
    do(s, "collect", region="2.4:B", resource="technology")
    assert asked(s) == "effect"  # one more
    do(s, "boost", boost="CB-COLLECT")
    do(s, "collect", region="2.4:B", resource="technology")  # … for which there is one more, too
    do(s, "collect", region="2.4:B", resource="technology")
    assert (pad(s)["technology"], asked(s)) == (3, "card")


@rule("DEI-TURN-10", "DEI-BOOST-2")
def test_a_card_that_a_candy_boost_buys_after_the_last_of_the_hand_is_played_as_the_second() -> None:
    given: dict[str, Any] = {"market": {"black": "M38"}, "stored": {0: (9, 3)}, "boosts": {0: "CB-BUY"}}
    s = table("ravagers refuge42", hands={0: "RAV-1"}, **given)
    play(s, "RAV-1")
    while asked(s) == "effect":
        stop(s)
    assert asked(s) == "ending"
    do(s, "boost", boost="CB-BUY")
    do(s, "buy", card="M38")
    s.play(0, s.legal(0)[0])  # paid in one way or another
    assert (who(s), asked(s)) == (0, "card")
    assert may(s, "play") == {"M38"}


@rule("DEI-LEADER-2")
def test_other_factions_collect_no_more() -> None:
    s = table("farmz refuge42", units={"2:B": "L"}, resources={"2:B": (3, 0)}, hands={0: "M10 FZ-1 FZ-2"})
    play(s, "M10")
    do(s, "collect", region="2:B", resource="technology")
    assert (pad(s)["technology"], asked(s)) == (1, "card")


@rule("DEI-LEADER-3")
@pytest.mark.parametrize(("factions", "allowed"), [("refuge42 farmz", True), ("farmz refuge42", False)])
def test_the_warden_is_an_enlist_site_wherever_the_leader_is(factions: str, allowed: bool) -> None:
    for place in ("2:B", "2:R"):
        s = table(factions, units={place: "L L"}, hands={0: "RAV-1 RAV-2 RAV-3"})
        play(s, "RAV-1")
        assert (place in may(s, "enlist")) == allowed
        if not allowed:
            assert why(s, "enlist", region=place) == "DEI-ENLIST-1"


@rule("DEI-LEADER-4", "DEI-LEADER-6")
def test_the_foreman_counts_three_for_majority_and_superiority_not_for_missions() -> None:
    s = table(
        "farmz refuge42",
        units={"2:A": "L 2", "2:B": "3"},
        hands={0: "M05 FZ-1"},
        missions=["MS11", "MS01", "MS02", "MS03"],
    )
    assert (at(s, "2:A")["values"], at(s, "2:A")["majority"]) == ([3, 2], 0)
    play(s, "M05")
    assert may(s, "strike") == {("2:A", 1)}
    assert s.view(None)["missions"][0]["counts"][0] == 3  # Crowd: Scrappers


@rule("DEI-LEADER-5", "DEI-MAJ-5")
def test_the_pathfinder_takes_a_group_two_regions_far_over_links_only() -> None:
    s = table("auxilia farmz", units={"2:B": "2L", "2.7:A": "0 9"}, hands={0: "AUX-2 AUX-1 AUX-3"})
    play(s, "AUX-2")
    do(s, "from", region="2:B")
    near, far = {"2:A", "2.5:A"}, {"2.2:B", "2.4:A", "2.3:B", "2.5:B", "2.7:B"}
    assert near | far <= may(s, "to")
    assert "2.7:A" not in may(s, "to")
    assert not {"2:R", "2.5:R"} & may(s, "to")  # without an Elevator
    assert why(s, "to", region="2.1:A") == "DEI-BOARD-7"  # three steps
    do(s, "to", region="2.7:B")
    do(s, "units", scrappers=2, leader=1)
    assert (at(s, "2.7:B")["scrappers"], asked(s)) == ([2, 0], "effect")  # for one movement point


@rule("DEI-LEADER-5")
def test_without_the_leader_a_group_goes_one_region_far() -> None:
    s = table("auxilia farmz", units={"2:B": "2", "2.4:B": "L"}, hands={0: "AUX-2 AUX-1 AUX-3"})
    play(s, "AUX-2")
    do(s, "from", region="2:B")
    assert may(s, "to") == {"2:A", "2.5:A", "2.7:A"}
    s = table("ravagers farmz", units={"2:B": "2L"}, hands={0: "RAV-2 RAV-1 RAV-3"})  # nor with another's
    play(s, "RAV-2")
    do(s, "from", region="2:B")
    assert may(s, "to") == {"2:A", "2.5:A", "2.7:A"}


@rule("DEI-LEADER-6")
def test_whatever_counts_scrappers_passes_leaders_over() -> None:
    s = table("ravagers refuge42", units={"2:A": "2L"}, missions=["MS11", "MS01", "MS02", "MS03"])
    assert s.view(None)["missions"][0]["counts"] == [2, 0]
    assert (pad(s)["scrappers"], pad(s)["reserve"]) == (2, 13)


@rule("DEI-LEADER-7")
def test_the_names_of_the_leaders() -> None:
    assert [one.leader.name for one in GAME.components["factions"].factions] == [
        "the Salvage Boss",
        "the Warden",
        "the Foreman",
        "the Pathfinder",
    ]


# Supplies


@rule("DEI-SUPPLY-1")
@pytest.mark.parametrize(("held", "lost", "left"), [(5, 3, 2), (3, 3, 0), (2, 3, 0), (0, 1, 0)])
def test_a_forced_loss_stops_at_nothing(held: int, lost: int, left: int) -> None:
    s = table("ravagers refuge42", supplies=(held, 0))
    log: list[Any] = []
    scoring.gain_supplies(s, 0, "effects", -lost, log)
    assert pad(s)["supplies"] == sum(pad(s)["points"].values()) == left
    assert sum(event["n"] for event in told(log)) == left - held


@rule("DEI-SUPPLY-2")
def test_supplies_have_no_upper_bound() -> None:
    s = table("ravagers refuge42", supplies=(9999, 0), hands={0: "M46 RAV-1 RAV-2"})
    play(s, "M46")
    do(s, "icon", icon="GAIN_SUPPLY")
    assert pad(s)["supplies"] == 10002


@rule("DEI-SUPPLY-3")
def test_supplies_are_marked_at_once_and_for_all_to_see() -> None:
    s = table("ravagers refuge42", units={"2:B": "2"}, hands={0: "M37 RAV-1 RAV-2"})
    play(s, "M37")
    log: list[Any] = []
    do(s, "icon", log, icon="GAIN_SUPPLY")
    assert asked(s) == "effect"  # the Move is still to come
    assert pad(s, 0, viewer=1)["supplies"] == 2
    assert {"kind": "gain", "seat": 0, "what": "effects", "n": 2} in told(log, None)
