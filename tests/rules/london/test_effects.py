"""Effects in general (LON-EFF); that data with others is refused stands in test_components.py."""

from typing import Any

import pytest

import londinium
from tests.marks import rule
from tests.rules.london.playing import change, told
from tests.rules.london.table import (
    CARDS,
    GAME,
    Seat,
    asked,
    at_random,
    city,
    does,
    hand,
    may,
    on_board,
    purse,
    stopped_by,
    table,
)


@rule("LON-EFF-2")
@pytest.mark.parametrize("card", ["st_pauls", "hospital", "bank_of_england", "parliament", "school_a_brown"])
def test_a_card_with_no_activation_cannot_be_activated(card: str) -> None:
    s = does(table(Seat("kew", city=f"{card} lords")), "run")
    assert may(s, "activate") == {"2"}
    assert stopped_by(s, "activate", 1) == "LON-EFF-2"


@rule("LON-EFF-3")
@pytest.mark.parametrize("card", ["police_force", "fleet_street"])
@pytest.mark.parametrize("turn", [0, 2])
def test_any_opponent_may_be_chosen_and_nobody_else(card: str, turn: int) -> None:
    seats = [Seat(city=f"{card} lords", poverty=2) if seat == turn else Seat() for seat in range(4)]
    s = does(table(*seats, turn=turn), "run", "activate 1")
    opponents = [seat for seat in range(4) if seat != turn]
    assert (asked(s), may(s, "seat")) == ("target", {str(seat) for seat in opponents})
    assert stopped_by(s, "seat", turn) == "LON-EFF-3"
    for seat in opponents:
        assert does(s.copy(), f"seat {seat}").poverty[seat] == (1 if card == "police_force" else 2)


@rule("LON-EFF-3")
def test_a_seat_without_a_player_cannot_be_chosen() -> None:
    s = does(table(Seat(city="fleet_street lords"), Seat(), Seat()), "run", "activate 1")
    assert stopped_by(s, "seat", 3) == "LON-EFF-3"


@rule("LON-EFF-3")
def test_the_opponent_is_chosen_when_the_effect_is_carried_out() -> None:
    s = does(table(Seat(city="fleet_street lords"), Seat(), Seat()), "run", "activate 1")
    assert (s.money[0], s.poverty) == (10, [0, 0, 0])  # the effect before it is done


@rule("LON-EFF-4")
def test_values_of_the_data_change_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def edit(entries: dict[str, Any]) -> None:
        entries["mercers"]["activation"]["effects"][0]["amount"] = 9
        entries["mercers"]["activation"]["flips"] = False
        entries["lords"]["build_cost"] = 3
        entries["city"]["run_effect"][0]["amount"] = 4
        entries["brixton_prison"]["activation"]["effects"][0]["max"] = 1

    change(monkeypatch, edit, loan_money=11, hand_limit=2, draw_action=1, starting_money=8)
    s = does(table(Seat(city="mercers salters", boroughs="city")), "loan", "run", "activate 1", "borough")
    assert (s.money[0], city(s)[0]) == (5 + 11 + 9 + 4, "mercers")
    s = does(table(Seat("lords kew")), "develop", "play lords")
    assert s.money[0] == 2
    s = does(table(Seat("lords kew", city="brixton salters", poverty=4)), "run", "activate 1", "discard kew")
    assert (asked(s), s.poverty[0]) == ("run", 3)
    s = does(table(Seat("lords kew"), deck="mercers"), "draw-three")
    assert (asked(s), len(hand(s))) == ("limit", 3)


@rule("LON-EFF-5")
@pytest.mark.parametrize(
    ("card", "seat"),
    [
        ("steamboats", Seat(boroughs="hackney")),
        ("omnibus", Seat()),
        ("train_station_south", Seat("kew", boroughs="city")),
        ("bridge", Seat()),
        ("fire_brigade", Seat()),
    ],
)
def test_an_effect_that_counts_nothing_gives_nothing_and_is_legal(card: str, seat: Seat) -> None:
    s = does(table(seat._replace(city=f"{card} lords")), "run")
    assert "1" in may(s, "activate")
    does(s, "activate 1")
    assert purse(s) == (5, 0, 0, 2 if card == "fire_brigade" else 0)
    assert purse(s, 1) == (5, 0, 0, 0)


@rule("LON-EFF-6")
@pytest.mark.parametrize("seed", range(2))
def test_a_record_of_the_moves_gives_the_same_game(seed: int) -> None:
    *_, s = at_random(GAME.new(3, seed), seed)
    again = londinium.replay(londinium.record(s))
    assert again.fingerprint() == s.fingerprint()
    assert again.outcome() == s.outcome()
    assert again.past == s.past


@rule("LON-EFF-6")
def test_every_choice_is_a_move_of_its_own() -> None:
    """Draw source, discard, order, target and how many of an "up to": each is told as a move, with what was chosen."""
    s = table(
        Seat("paupers mercers kew", city="brixton fleet_street", poverty=5), Seat(), Seat(), board="lords", step="draw"
    )
    moves = ["draw top-1", "run", "activate 1", "discard kew", "discard paupers", "stop", "activate 2", "seat 2"]
    events = told(s, *moves)
    did = [event["move"] for event in events if event["kind"] == "did" and event["seat"] == 0]
    assert did == [
        {"kind": "draw", "from": "top-1"},
        {"kind": "run"},
        {"kind": "activate", "stack": 1},
        {"kind": "discard", "card": "kew_gardens"},
        {"kind": "discard", "card": "paupers_a"},
        {"kind": "stop"},
        {"kind": "activate", "stack": 2},
        {"kind": "seat", "seat": 2},
        {"kind": "stop"},  # of the Run: without another answer
    ]
    assert s.past is not None
    assert len(s.past) == len(moves)
    assert on_board(s) == {"top-1": "kew_gardens", "top-2": "paupers_a"}


PLAIN = {"gain_money": 0, "gain_poverty": 2, "remove_poverty": 2, "gain_prestige": 3}  # where in a purse


def shown(card: str) -> list[int] | None:
    """What a card of plain effects adds to money, loans, poverty and prestige; None for another card."""
    activation = CARDS[card].activation
    added = [-activation.cost.money if activation else 0, 0, 0, 0]
    for effect in activation.effects if activation else ():
        op = effect.__struct_config__.tag
        if not isinstance(op, str) or op not in PLAIN:
            return None
        added[PLAIN[op]] += -effect.amount if op == "remove_poverty" else effect.amount
    return added if activation else None


@rule("LON-EFF-4", "LON-RUN-7")
@pytest.mark.parametrize("card", [card for card in CARDS if shown(card)])
def test_every_card_of_plain_effects_gives_what_it_shows(card: str) -> None:
    s = does(table(Seat("paupers bridge", city=f"{card} st_pauls great_fire", money=20, poverty=9, prestige=1)), "run")
    does(s, "activate 1")
    if s.active == 0 and asked(s) == "cost":
        does(s, "discard bridge")
    cards = len(hand(s, 0))
    run = (3 + cards) if s.active else 0  # a Run with nothing more to activate is over
    start, added = (20, 0, 9 + run, 1), shown(card) or []
    assert purse(s) == tuple(before + more for before, more in zip(start, added, strict=True))
