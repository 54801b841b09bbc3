"""The hand limit (LON-HAND)."""

import pytest

from tests.marks import rule
from tests.rules.london.playing import until
from tests.rules.london.table import Seat, asked, does, hand, kinds, may, on_board, refused, stopped_by, table

NINE = "mercers salters grocers vintners fishmongers haberdashers brewing omnibus bridge"


@rule("LON-HAND-1")
@pytest.mark.parametrize(("more", "discards"), [("", 0), ("lords", 1), ("lords kew sewers", 3)])
def test_at_the_end_of_the_turn_nine_cards_are_kept(more: str, discards: int) -> None:
    s = does(table(Seat(f"{NINE} {more}")), "run")
    for number in range(discards):
        assert (asked(s), s.active, len(hand(s))) == ("limit", 0, 9 + discards - number)
        does(s, "discard mercers" if number == 0 else f"discard {hand(s)[0]}")
    assert (s.active, len(hand(s, 0))) == (1, 9)
    assert len(on_board(s)) == discards


@rule("LON-HAND-1")
@pytest.mark.parametrize(
    "action",
    [["run"], ["draw-three", "draw deck", "draw deck", "draw deck"], ["buy-land", "land southwark"]],
    ids=lambda a: a[0],
)
def test_the_limit_comes_after_every_action(action: list[str]) -> None:
    s = does(table(Seat(f"{NINE} lords"), board="kew" if "draw deck" in action else ""), *action)
    assert asked(s) == "limit"
    assert s.active == 0


@rule("LON-HAND-1")
def test_only_hand_cards_are_discarded_to_it_and_it_cannot_be_declined() -> None:
    s = table(Seat(f"{NINE} lords", city="kew"), step="limit")
    assert stopped_by(s, "discard", "kew") == "LON-HAND-1"
    assert stopped_by(s, "stop") == "KER-ASK-1"
    assert kinds(s) == {"discard", "loan"}


@rule("LON-HAND-2")
def test_the_player_chooses_cards_and_order() -> None:
    s = table(Seat(f"{NINE} lords paupers"), step="limit")
    assert may(s, "discard") == {*NINE.split(), "lords", "paupers_a"}
    one = does(s.copy(), "discard lords", "discard mercers")
    assert on_board(one) == {"top-1": "lords", "top-2": "mercers"}
    other = does(s, "discard mercers", "discard lords")
    assert on_board(other) == {"top-1": "mercers", "top-2": "lords"}


@rule("LON-HAND-3")
def test_in_the_turns_of_others_a_hand_is_not_limited() -> None:
    s = does(table(Seat("lords kew"), Seat(f"{NINE} sewers water_works")), "run")
    assert (s.active, len(hand(s, 1))) == (1, 11 + 1)  # the opponent has drawn, with eleven cards in hand
    assert asked(s) == "action"


@rule("LON-HAND-3", "LON-RUN-23")
def test_in_the_own_turn_a_hand_is_not_limited_before_its_end() -> None:
    s = does(table(Seat(f"{NINE} lords kew", city="grand_hotel")), "run")
    assert (asked(s), len(hand(s))) == ("run", 11)
    does(s, "stop")
    assert (s.poverty[0], asked(s)) == (11 + 1, "limit")


@rule("LON-HAND-4")
@pytest.mark.parametrize("cards", [0, 1, 8, 9])
def test_with_nine_cards_or_fewer_nothing_is_discarded(cards: int) -> None:
    s = table(Seat(" ".join(NINE.split()[:cards])), step="limit")
    assert (s.active, len(hand(s, 0)), on_board(s)) == (1, cards, {})
    assert refused(s, "discard", "mercers", seat=0) == "KER-TURN-1"
    until(s, 0)
    assert len(hand(s, 0)) == cards + 1
