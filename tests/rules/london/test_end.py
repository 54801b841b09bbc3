"""The end of the game (LON-END)."""

from typing import Any

import pytest

from londinium.games.london.state import LondonState
from tests.marks import rule
from tests.rules.london.playing import because, one_more, told, until
from tests.rules.london.table import (
    GAME,
    Seat,
    asked,
    does,
    hand,
    kinds,
    may,
    on_board,
    purse,
    refused,
    stopped_by,
    table,
)

TEN = "mercers salters grocers vintners fishmongers haberdashers brewing omnibus bridge lords"


def last_card(*seats: Seat, turn: int = 0, **set_up: Any) -> LondonState:
    """One card is left in the city deck, and some lie on the board."""
    return table(
        *seats, deck="sewers", board="kew albert_hall town_houses", only=True, turn=turn, step="draw", **set_up
    )


def turns_left(s: LondonState) -> list[int]:
    """Whose turns are played until the game is over, from now on; no more than a dozen."""
    turns = [s.active]
    number = s.turn
    while not s.over and len(turns) < 12:
        one_more(s)
        if s.turn != number and not s.over:
            turns.append(s.active)
            number = s.turn
    return turns


@rule("LON-END-1", "LON-END-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_other_player_has_one_more_turn(players: int) -> None:
    s = last_card(*[Seat()] * players, turn=1)
    does(s, "draw deck")
    order = [(1 + turn) % players for turn in range(players)]
    assert s.view(None)["last_turns"] is None
    assert turns_left(s) == order
    assert s.over


@rule("LON-END-1")
def test_the_last_turns_are_counted_and_told() -> None:
    s = does(last_card(Seat(), Seat(), Seat()), "draw deck")
    events = told(s, "run")
    assert because(events)[-1] == "LON-END-1"
    assert {"kind": "stage", "stage": "last-turns", "n": 2} in events
    assert s.view(None)["last_turns"] == 2
    until(s, 2)
    assert (s.view(None)["last_turns"], s.over) == (1, False)


@rule("LON-END-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_the_option_everybody_has_one_more_turn_the_triggering_player_last(players: int) -> None:
    s = does(last_card(*[Seat()] * players, turn=1, final_turns="everyone_once"), "draw deck")
    assert turns_left(s) == [(1 + turn) % players for turn in range(players + 1)]


@rule("LON-END-4")
def test_the_turn_in_which_the_deck_runs_out_is_played_to_its_end() -> None:
    s = does(last_card(Seat(TEN, money=9)), "draw deck")
    assert (asked(s), s.deck_size()) == ("action", 0)
    assert {"develop", "buy-land", "run", "draw-three"} < kinds(s)
    does(s, "draw-three", "draw top-1", "draw top-2")
    assert (asked(s), len(hand(s))) == ("limit", 14)
    while asked(s) == "limit":
        one_more(s)
    assert (s.active, len(hand(s, 0)), s.over) == (1, 9, False)


@rule("LON-END-4", "LON-DRAW-12")
def test_a_deck_that_runs_out_in_the_action_does_not_end_it_either() -> None:
    s = last_card(Seat(), Seat())
    does(s, "draw top-1", "draw-three", "draw deck")
    assert (asked(s), s.view(None)["last_turns"]) == ("draw", None)
    does(s, "draw top-2")
    assert (s.active, s.view(None)["last_turns"]) == (1, 1)


@rule("LON-END-5")
def test_the_check_comes_at_the_end_of_the_turn_after_the_hand_limit() -> None:
    s = does(last_card(Seat(TEN), Seat()), "draw deck", "run")
    assert (asked(s), s.view(None)["last_turns"]) == ("limit", None)
    events = told(s, "discard mercers", "discard salters")
    kinds_told = [event["kind"] if event["kind"] != "rule" else event["id"] for event in events]
    assert kinds_told.index("LON-END-1") > max(i for i, kind in enumerate(kinds_told) if kind == "put" and i < 5)
    assert s.view(None)["last_turns"] == 1


@rule("LON-END-6")
def test_in_the_last_turns_cards_are_drawn_from_the_board() -> None:
    s = table(Seat(), Seat(), board="kew albert_hall", only=True, step="draw", last=1)
    assert may(s, "draw") == {"top-1", "top-2"}
    assert stopped_by(s, "draw", "deck") == "LON-DRAW-6"
    assert stopped_by(s, "stop") == "LON-DRAW-3"
    empty = table(Seat(), Seat(), only=True, step="draw", last=1)
    assert (asked(empty), hand(empty)) == ("action", [])


@rule("LON-END-7")
@pytest.mark.parametrize("action", ["develop", "buy-land", "run", "draw-three"])
def test_in_the_last_turns_every_action_may_be_taken(action: str) -> None:
    s = table(Seat("mercers salters", city="grocers"), board="kew lords", only=True, last=1)
    assert action in kinds(s)
    does(s, action)
    while not s.over:
        if asked(s) in ("develop", "land", "place", "pay", "run", "draw"):
            s.play(0, s.legal(0)[0])
    assert s.active == 0
    if action == "run":
        assert s.money[0] == 5 + 4


@rule("LON-END-8")
def test_an_empty_borough_deck_does_not_end_the_game() -> None:
    s = does(table(Seat(money=30), offer="city - -", borough_deck=""), "buy-land")
    assert (s.view(None)["borough_deck"], s.view(None)["offer"]) == (0, [None, None, None])
    until(until(s, 0), 1)
    assert (s.over, s.view(None)["last_turns"]) == (False, None)


@rule("LON-END-9")
@pytest.mark.parametrize("guard", [1, 3, 4])
def test_a_guard_ends_a_game_in_which_nobody_draws_from_the_deck(guard: int) -> None:
    names = "mercers salters grocers vintners fishmongers haberdashers"
    s = table(Seat(), Seat(), board=f"{names[:23]} / {names[24:]}", step="draw", stall_guard=guard)
    turns = 0
    while s.view(None)["last_turns"] is None:
        s.play(s.active, s.legal(s.active)[1])  # from the board
        if asked(s) == "action":
            events = told(s, "run")
            turns += 1
    assert (turns, because(events)[-1]) == (guard, "LON-END-9")
    assert s.view(None)["last_turns"] == 1
    assert "deck" in may(s, "draw")  # it can still be drawn from
    does(s, "draw deck", "run")
    assert s.over


@rule("LON-END-9")
def test_a_card_from_the_deck_sets_the_guard_back() -> None:
    s = table(Seat(), Seat(), board="mercers salters grocers / vintners", step="draw", stall_guard=2)
    for place in ("top-1", "deck", "top-2"):
        does(s, f"draw {place}", "run")
        assert s.view(None)["last_turns"] is None
    does(s, "draw top-3", "run")
    assert s.view(None)["last_turns"] == 1


@rule("LON-END-9")
def test_the_guard_is_off_unless_it_is_asked_for() -> None:
    assert GAME.options().stall_guard is None
    s = table(Seat(), Seat(), board="mercers salters grocers / vintners fishmongers", step="draw")
    for place in ("top-1", "top-2", "top-3", "bottom-1"):
        does(s, f"draw {place}", "run")
    assert (s.view(None)["last_turns"], s.over) == (None, False)


@rule("LON-END-10")
@pytest.mark.parametrize(("final_turns", "left"), [("others_once", 3), ("everyone_once", 4)])
def test_the_end_is_triggered_once(final_turns: str, left: int) -> None:
    s = does(last_card(*[Seat()] * 4, final_turns=final_turns), "draw deck", "run")
    counts = [s.view(None)["last_turns"]]
    while not s.over and len(counts) < 9:
        turn = s.turn
        while s.turn == turn and not s.over:
            one_more(s)
        counts.append(s.view(None)["last_turns"])
    assert counts == list(range(left, -1, -1))


@rule("LON-END-11")
def test_a_last_turn_has_all_four_steps() -> None:
    s = table(Seat(TEN, money=20, loans=1), Seat(), board="kew albert_hall", only=True, step="repay", last=2)
    assert asked(s) == "repay"
    does(s, "repay")
    assert (asked(s), purse(s)[:2]) == ("draw", (5, 0))
    does(s, "draw top-1")
    assert asked(s) == "action"
    does(s, "run")
    assert asked(s) == "limit"
    does(s, "discard mercers", "discard salters")
    assert (s.active, s.over, len(on_board(s))) == (1, False, 3)


@rule("LON-END-2", "LON-END-1")
def test_when_the_last_turn_is_over_so_is_the_game() -> None:
    s = does(table(Seat(), Seat(), last=1), "run")
    assert (s.over, s.to_act) == (True, ())
    assert refused(s, "draw-three", seat=1) == "KER-OVER-1"
