"""What is asked, and what is not (GOL-CHOICE), and what pawns are called (GOL-TERM)."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.guilds.playing import about, asked, at, at_random, because, do, kinds, may, pawns, seat_of, told
from tests.rules.guilds.table import new, table


@rule("GOL-CHOICE-2")
def test_a_turn_hires_moves_uses_effects_or_ends() -> None:
    s = table(hands=["red_b blue_a green_a"], pawns={"Barbers": "0"})
    assert kinds(s) == {"hire", "move", "use", "stop"}
    do(s, "move blue_a")
    assert (asked(s), kinds(s)) == ("move-from", {"from"})
    do(s, "from Barbers")
    assert (asked(s), kinds(s)) == ("move-to", {"to"})
    do(s, "to Dyers", "use red_b")
    assert asked(s) == "pawn-from"  # the one card left has paid by itself
    do(s, "from Dyers")
    assert asked(s) == "pawn-to"


@rule("GOL-CHOICE-7")
def test_what_has_one_answer_is_not_asked() -> None:
    s = table(hands=["", "red_a"])
    assert s.to_act == (1,)  # without cards a turn can only end
    assert seat_of(s, 0)["cards"] == 4
    s = table(hands=["blue_a green_a", "red_a"], open=["Dyers"])
    do(s, "move blue_a")
    assert pawns(s, "Dyers") == "0"  # one place to come from, one to go to
    s = table(hands=["purple_b red_a red_b"], mayoral="each_red each_blue")
    do(s, "use purple_b")
    assert asked(s) == "keep"  # both cards had to be paid


def answered(events: list[Any]) -> list[Any]:
    """The answers that were given, by a seat or by the engine itself."""
    return [event["move"]["kind"] for event in events if event["kind"] == "did"]


@rule("GOL-EFFECT-7", "GOL-NEG-2", "GOL-PLANT-2")
def test_nothing_is_answered_where_nothing_can_be_done() -> None:
    """Neither asked nor answered by itself: there is nothing to tell."""
    s = table(hands=["red_d red_a blue_a"], open=[])
    do(s, "use red_d")
    assert answered(told(s, "pay red_a")) == ["pay"]  # no open tile for the pawns
    s = table(hands=["red_g red_a"], pawns={"Barbers": "1"}, guildhall=[1, 4])
    do(s, "use red_g")
    assert answered(told(s, "evict Barbers 1")) == ["evict"]  # of two, but there is only one
    log: list[Any] = []
    table(round=2, phase="tiles", pawns={"Barbers": "nn"}, beadle="Barbers", neutrals=[1, 1], log=log)
    events = [event.view(None) for event in log]
    assert ("GOL-VOTE-5" in because(events), answered(events)) == (True, [])  # no player's pawn to replace
    log = []
    table(round=4, phase="development", neutrals=[1, 1], log=log)
    events = [event.view(None) for event in log]
    assert ("GOL-PLANT-15" in because(events), answered(events)) == (True, [])


@rule("GOL-CHOICE-7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_question_has_two_answers_at_least(players: int) -> None:
    for s in at_random(new(players, 70 + players), players, stop=0.1):
        for seat in s.to_act:
            assert len(s.legal(seat)) >= 2


@rule("GOL-CHOICE-4")
def test_for_each_neutral_pawn_whose_pawn_it_replaces_or_none() -> None:
    s = table(3, phase="tiles", pawns={"Masons": "0112"}, neutrals=[2, 0, 0])
    assert (asked(s), may(s)) == ("negotiate", {"replace 0", "replace 1", "replace 2", "stop"})
    assert (about(s)["place"], about(s)["neutrals"]) == ("guild_30", 2)
    do(s, "replace 1")
    assert about(s)["neutrals"] == 1


@rule("GOL-TERM-4", "GOL-TERM-5", "GOL-TERM-3")
def test_a_pawn_on_a_resolved_tile_is_a_master_who_controls_it() -> None:
    s = table(3, phase="tiles", pawns={"Girdlers": "00", "Barbers": "1"})
    assert (at(s, "Girdlers")["resolved"], at(s, "Girdlers")["master"]) == (False, None)
    do(s, "take")
    assert (at(s, "Girdlers")["resolved"], at(s, "Girdlers")["master"]) == (True, 0)
    assert (at(s, "Barbers")["resolved"], at(s, "Barbers")["master"]) == (False, None)


@rule("GOL-TERM-6", "GOL-TERM-7")
def test_where_neutral_pawns_and_those_in_reserve_are() -> None:
    seen: list[tuple[int, Any]] = []
    s = table(hands=["purple_c red_a"], round=2, acted=[1], pawns={"Girdlers": "01"})
    for moves in (["use purple_c", "take"], ["stop"], ["replace 1"], ["take"]):
        do(s, *moves)
        view = s.view(None)
        seen.append((view["supply"], (view["seats"][0]["neutrals"], at(s, "Girdlers")["neutrals"])))
    assert seen == [(3, (1, 0)), (3, (1, 0)), (3, (0, 1)), (4, (0, 0))]
    assert seat_of(s, 0)["reserve"] == 11


# What a question says it is about


def test_a_turn_says_what_will_be_drawn_and_whether_it_is_the_last() -> None:
    s = table(round=15, hands=["green_a red_a", "red_a"])
    do(s, "use green_a")
    assert about(s) == {"round": 15, "later": 2, "last": False}
    assert about(table(round=16)) == {"round": 16, "later": 0, "last": True}


def test_a_move_says_which_card_and_where_the_pawn_comes_from() -> None:
    s = table(hands=["red_b red_a blue_a"], pawns={"Barbers": "0"}, plantation=[1, 0])
    do(s, "move red_a")
    assert about(s) == {"round": 1, "card": "action_red_a"}
    do(s, "from Barbers")
    assert about(s) == {"round": 1, "card": "action_red_a", "source": "guild_17"}
    s = table(hands=["red_e red_a"], plantation=[2, 0])
    do(s, "use red_e", "from plantation")
    assert about(s) == {"round": 1, "card": "action_red_e", "left": 2, "source": "plantation"}
    s = table(hands=["red_b blue_a"])
    do(s, "use red_b", "from guildhall")
    assert about(s) == {"round": 1, "card": "action_red_b", "left": 3, "source": "guildhall"}


def test_an_amount_says_of_what_and_how_much() -> None:
    s = table(hands=["yellow_a red_a blue_a"])
    do(s, "use yellow_a", "pay red_a")
    assert about(s) == {"round": 1, "card": "action_yellow_a", "left": 3, "what": "hire"}
    s = table(hands=["blue_d red_a blue_a"])
    do(s, "use blue_d", "pay red_a")
    assert about(s) == {"round": 1, "card": "action_blue_d", "left": 2, "what": "settle"}
    s = table(hands=["purple_c red_a"])
    do(s, "use purple_c")
    assert about(s) == {"round": 1, "card": "action_purple_c", "left": 1, "what": "neutral"}
    s = table(3, phase="tiles", pawns={"Girdlers": "00"})
    assert about(s) == {"round": 1, "tile": "guild_23", "left": 3, "what": "vp"}


def test_a_reward_says_of_which_tile_and_which_place_it_is() -> None:
    s = table(3, phase="tiles", pawns={"Masons": "0001"}, tokens={"Masons": "vp2"})
    do(s, "take")
    assert about(s) == {"round": 1, "tile": "guild_30", "second": True, "token": "token_vp2"}
    s = table(3, phase="tiles", pawns={"Barbers": "00"})
    assert about(s) == {"round": 1, "tile": "guild_17", "second": False}


def test_mayoral_cards_say_how_many_there_are_to_choose_from() -> None:
    assert about(new(3)) == {"round": 0, "left": 3}
    s = table(hands=["purple_b red_a red_b"])
    do(s, "use purple_b")
    assert about(s) == {"round": 1, "card": "action_purple_b", "left": 2}
