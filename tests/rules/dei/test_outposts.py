"""Outposts and Feats (DEI-OUT, DEI-FEAT)."""

from typing import Any

import pytest

from londinium.games.dei import feats
from tests.marks import rule
from tests.rules.dei.table import (
    GAME,
    Stacked,
    asked,
    at,
    do,
    end_phase,
    feat,
    move,
    pad,
    play,
    stop,
    stopped_by,
    table,
    told,
    who,
)


@rule("DEI-OUT-1", "DEI-OUT-5")
def test_majority_takes_the_cube_from_the_token_or_another_pad() -> None:
    s = table("ravagers refuge42", units={"2:B": "2"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    log: list[Any] = []
    do(s, "from", log, region="2:B")
    do(s, "to", log, region="2:A")
    do(s, "units", log, scrappers=1, leader=0)
    assert (at(s, "2:A")["control"], pad(s)["outposts"]) == (0, {"red": 1, "green": 0, "blue": 0})
    assert {"kind": "put", "piece": "outpost-2:A", "from": "2:A", "to": "seat-0"} in told(log)

    s = table("ravagers refuge42", units={"2:B": "2", "2:A": "0 1"}, hands={0: "RAV-2 RAV-1"})
    assert (pad(s)["outposts"]["red"], pad(s, 1)["outposts"]["red"]) == (0, 1)
    play(s, "RAV-2")
    move(s, "2:B", "2:A", 2)
    assert (pad(s)["outposts"]["red"], pad(s, 1)["outposts"]["red"]) == (1, 0)


@rule("DEI-OUT-2")
def test_control_is_tested_after_every_change_for_all() -> None:
    # A Move away gives the Outpost to who stays.
    s = table("ravagers refuge42", units={"2:A": "3 2"}, hands={0: "RAV-2 RAV-1"})
    assert at(s, "2:A")["control"] == 0
    play(s, "RAV-2")
    move(s, "2:A", "2:B", 2)
    assert at(s, "2:A")["control"] == 1
    move(s, "2:B", "2:A", 2)
    assert at(s, "2:A")["control"] == 0
    # An Enlist by a Drone.
    s = table("refuge42 ravagers", units={"2:A": "1 2"}, drones={"simon": "2:A"}, hands={0: "R42-6 R42-1"})
    assert at(s, "2:A")["control"] == 1
    play(s, "R42-6")
    do(s, "drone", drone="simon")
    do(s, "to", region="2:A")
    do(s, "enlist", region="2:A")
    assert at(s, "2:A")["control"] == 1  # 2 against 2
    do(s, "enlist", region="2:A")
    assert at(s, "2:A")["control"] == 0


@rule("DEI-OUT-2", "DEI-MAJ-1")
def test_control_follows_modifiers_too() -> None:
    """Captain comes with the second red Outpost, at the end of the Second Action Phase, and ends a tie elsewhere."""
    s = table(
        "ravagers refuge42",
        phase=2,
        units={"2.2:A": "1L 2", "2:A": "1", "2.1:A": "1"},
        feats={0: "FR1 FG1 FB1"},
        hands={0: ""},
    )
    assert at(s, "2.2:A")["values"] == [3, 2]
    assert at(s, "2.2:A")["control"] == 0
    s = table("ravagers refuge42", units={"2.2:A": "L 1"}, unlocked={0: "FR1"}, control={"2.2:A": 1})
    assert at(s, "2.2:A")["control"] == 0


@rule("DEI-OUT-3")
def test_without_majority_the_cube_stays_where_it_is() -> None:
    s = table("ravagers refuge42", units={"2:A": "2 1"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    move(s, "2:A", "2:B", 1)  # a tie
    assert (at(s, "2:A")["majority"], at(s, "2:A")["control"]) == (None, 0)
    s = table("ravagers refuge42", units={"2:A": "2"}, hands={0: "RAV-2 RAV-1"})
    play(s, "RAV-2")
    move(s, "2:A", "2:B", 2)  # nobody is left
    assert (at(s, "2:A")["control"], pad(s)["outposts"]["red"]) == (0, 1)


@rule("DEI-OUT-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_colours_and_one_more_outpost_of_each_than_players(players: int) -> None:
    seen: Any = GAME.new(players, 2).view(None)
    outposts = [one["outpost"] for one in seen["regions"] if one["outpost"]]
    assert {colour: outposts.count(colour) for colour in set(outposts)} == dict.fromkeys(
        ("red", "green", "blue"), players + 1
    )


@rule("DEI-OUT-5", "DEI-OUT-6")
def test_the_pad_counts_cubes_and_the_board_shows_whose_each_is() -> None:
    held = {"2:A": 0, "2.1:A": 0, "2.2:A": 0, "2.4:A": 1}
    s = table("ravagers refuge42", control=held)
    assert pad(s)["outposts"] == {"red": 2, "green": 1, "blue": 0}
    assert pad(s, 1)["outposts"] == {"red": 0, "green": 0, "blue": 1}
    assert {one["id"]: one["control"] for one in s.view(None)["regions"] if one["control"] is not None} == held


@rule("DEI-OUT-6", "DEI-MAJ-1")
def test_effects_ask_for_the_outpost_of_a_region_not_for_any() -> None:
    # Garrison counts in the Region whose own Outpost is controlled.
    s = table(
        "ravagers refuge42", unlocked={0: "FR4"}, units={"2:A": "1 1", "2.1:A": "1 1"}, control={"2:A": 0, "2.1:A": 1}
    )
    assert at(s, "2:A")["values"] == [2, 1]
    assert at(s, "2.1:A")["values"] == [1, 1]


# Feats


def second_phase(**more: Any) -> Stacked:
    """The first seat is at the end of its Second Action Phase, with everything locked, and goes through it."""
    return table("ravagers refuge42", **{"turn": 2, "phase": 2, "hands": {0: ""}, "feats": {0: "FR1 FG1 FB1"}, **more})


def unlocked(s: Stacked, seat: int = 0) -> list[bool]:
    return [one["unlocked"] for one in pad(s, seat)["feats"]]


@rule("DEI-FEAT-1")
def test_two_outposts_of_its_colour_unlock_a_feat() -> None:
    assert unlocked(second_phase(control={"2:A": 0, "2.1:A": 0})) == [True, False, False]
    assert unlocked(second_phase(control={"2:A": 0, "2.2:A": 0, "2.4:A": 0})) == [False] * 3  # one of each
    assert unlocked(second_phase(control={"2:A": 0, "2.1:A": 1})) == [False] * 3
    assert unlocked(second_phase(control={"2:A": 0, "2.1:A": 0, "2.6:B": 0})) == [True, False, False]


@rule("DEI-FEAT-1")
def test_only_ones_own_feats_at_the_end_of_ones_own_phase() -> None:
    s = second_phase(control={"2:A": 1, "2.1:A": 1}, hands={0: "", 1: "R42-2 R42-3"})
    assert who(s) == 1
    assert unlocked(s, 1) == [False] * 3  # not yet
    end_phase(s)
    assert unlocked(s, 1) == [True, False, False]
    assert unlocked(s) == [False] * 3


@rule("DEI-FEAT-2")
def test_all_that_qualify_unlock_together() -> None:
    s = second_phase(control={"2:A": 0, "2.1:A": 0, "2.2:A": 0, "2.5:A": 0, "2.4:A": 0, "2.7:B": 0})
    assert unlocked(s) == [True, True, True]


@rule("DEI-FEAT-3", "DEI-SETUP-22a")
def test_an_unlocked_feat_works_is_seen_by_all_and_stays() -> None:
    s = second_phase(control={"2:A": 0, "2.1:A": 0}, units={"2:B": "L"}, feats={0: "FR1 FG1 FB1"})
    assert at(s, "2:B")["values"] == [2, 0]  # Captain
    assert [one["feat"] for one in pad(s, 0, viewer=1)["feats"]] == ["FR1", None, None]
    s = second_phase(unlocked={0: "FR1"}, feats={0: "FG1 FB1"}, units={"2:B": "L"})  # no Outposts any more
    assert (unlocked(s), at(s, "2:B")["values"]) == ([True, False, False], [2, 0])


@rule("DEI-FEAT-3")
def test_a_locked_feat_does_nothing() -> None:
    s = table("ravagers refuge42", feats={0: "FR1 FG2 FB2"}, units={"2:B": "L"})
    assert (at(s, "2:B")["values"], pad(s)["storage"]) == ([1, 0], 10)


@rule("DEI-FEAT-4")
def test_a_feat_turned_down_stops_working_and_others_go_on() -> None:
    s = table("ravagers refuge42", unlocked={0: "FR1 FG2"}, units={"2:B": "L"})
    log: list[Any] = []
    feats.lock(s, 0, feat("FG2"), log)
    assert (pad(s)["storage"], at(s, "2:B")["values"]) == (10, [2, 0])
    assert {"kind": "turn", "piece": "FG2", "side": "down"} in told(log)


@rule("DEI-FEAT-5")
def test_what_is_limited_to_once_is_fresh_in_the_next_own_phase() -> None:
    s = table(
        "ravagers refuge42",
        turn=2,
        units={"2.4:B": "1"},
        unlocked={0: "FG1"},
        resources={"2.4:B": (9, 0)},
        hands={0: "RAV-3 RAV-7 M13 M10", 1: ""},
    )
    for name in ("RAV-3", "M13"):
        play(s, name)
        do(s, "collect", region="2.4:B", resource="technology")
        assert s.asked(None)[0]["context"]["id"] == "FG1"
        do(s, "collect", region="2.4:B", resource="technology")
        assert s.view(None)["used"] == ["FG1"]
        do(s, "collect", region="2.4:B", resource="technology")
        if name == "RAV-3":
            assert asked(s) == "card"  # once in a phase
            play(s, "RAV-7")
            do(s, "collect", region="2.4:B", resource="technology")
            assert s.asked(None)[0]["context"]["id"] == "RAV-7"
            stop(s)
            assert s.view(None)["phase"] == 2


@rule("DEI-FEAT-5")
def test_an_end_phase_ability_is_used_once() -> None:
    s = table("ravagers refuge42", units={"2:B": "3"}, unlocked={0: "FR2"}, boosts={0: "CB-HOLD"}, hands={0: ""})
    do(s, "ability", ability="FR2")
    move(s, "2:B", "2:A", 1)
    assert asked(s) == "ending"
    assert stopped_by(s, "ability", ability="FR2") == "DEI-FEAT-5"


@rule("DEI-FEAT-6")
def test_every_feat_has_an_outpost_colour_six_of_each() -> None:
    colours = [one.colour for one in GAME.components["tokens"].feats]
    assert {colour: colours.count(colour) for colour in colours} == {"red": 6, "green": 6, "blue": 6}
    assert set(colours) == {one["outpost"] for one in table(players=4).view(None)["regions"] if one["outpost"]}


@rule("DEI-FEAT-1", "DEI-TURN-5")
def test_nothing_unlocks_in_the_first_and_third_phase() -> None:
    for phase in (1, 3):
        s = second_phase(phase=phase, control={"2:A": 0, "2.1:A": 0})
        assert unlocked(s) == [False] * 3
