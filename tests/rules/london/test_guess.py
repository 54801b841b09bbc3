"""What a seat remembers and what it guesses: cards it saw, decks by their letters, questions that presuppose cards."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from londinium.games.london.state import LondonState
from tests.marks import rule
from tests.rules.london.table import BOX, CARDS, Seat, asked, city, do, does, hand, may, table

GUESSES = 40


def guesses(s: LondonState, seat: int | None, n: int = GUESSES) -> Iterator[LondonState]:
    rng = Random(7)
    for _ in range(n):
        yield s.guess(seat, rng)


def deal_of(s: LondonState) -> tuple[tuple[str, ...], ...]:
    """All that is hidden: the hands, and the cards of the deck."""
    return (*(tuple(hand(s, seat)) for seat in range(s.players)), tuple(BOX.ids[face] for face in (*s.top, *s.deck)))


@rule("LON-INFO-2", "LON-INFO-3")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_guesses_are_spread_evenly_over_all_deals_that_fit(seat: int | None) -> None:
    """Two hands and a deck of one card, A, B and C mixed: every deal that keeps the letters is equally likely."""
    s = table(Seat("mercers salters workhouse"), Seat("grocers vintners parliament"), deck="whitehall", only=True)
    s.deck, s.top, s.top_seen = list(s.top), (), ()
    hidden = [hand(s, other) for other in range(2) if other != seat]
    pool = [card for cards in hidden for card in cards] + ["whitehall"]
    fitting = set()
    for order in permutations(pool):
        at = iter(order)
        dealt = [[next(at) for _ in cards] for cards in hidden] + [[next(at)]]
        letters = [[CARDS[card].deck for card in cards] for cards in [*hidden, ["whitehall"]]]
        if [sorted(CARDS[card].deck for card in cards) for cards in dealt] != [sorted(one) for one in letters]:
            continue
        hands = [sorted(dealt.pop(0), key=BOX.ids.index) if other != seat else hand(s, other) for other in range(2)]
        fitting.add((*(tuple(cards) for cards in hands), tuple(dealt[0])))
    each = 60
    counts = Counter(deal_of(guess) for guess in guesses(s, seat, each * len(fitting)))
    assert set(counts) == fitting
    freedom = len(fitting) - 1
    squares = sum((counts[one] - each) ** 2 / each for one in fitting)
    assert squares < freedom + 5 * (2 * freedom) ** 0.5  # chi-squared, far outside what chance does


@rule("LON-INFO-12")
def test_a_card_taken_from_the_board_is_known_as_long_as_it_is_held() -> None:
    s = table(Seat(), Seat("salters grocers"), board="sewers mercers", step="draw", turn=1)
    do(s, "draw", "top-1")
    for viewer in (None, 0):
        assert all("sewers" in hand(guess, 1) for guess in guesses(s, viewer))
        assert {"salters" in hand(guess, 1) for guess in guesses(s, viewer, 200)} == {True, False}


@rule("LON-INFO-12")
def test_of_two_alike_the_one_that_was_seen_may_be_the_one_that_left() -> None:
    """The player holds two Sewers; one was seen taken. After a discard of Sewers nobody can tell what is left."""
    s = table(Seat("sewers workhouse", known="sewers", city="brewing mercers"), Seat())
    does(s, "run", "activate 1", "discard sewers")
    assert hand(s, 0) == ["sewers", "workhouse"]
    kept = ["sewers" in hand(guess, 0) for guess in guesses(s, 1, 200)]
    assert 0 < sum(kept) < 100


@rule("LON-INFO-13")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_cards_that_were_laid_stay_known_though_they_are_covered_or_face_down(viewer: int | None) -> None:
    s = table(Seat("mercers", city="salters/grocers ~town_houses"), Seat("vintners"))
    assert all(city(guess, 0) == city(s, 0) for guess in guesses(s, viewer))


@rule("LON-INFO-11", "LON-CARD-17")
def test_cards_looked_at_are_known_to_the_looker_wherever_they_go() -> None:
    s = table(Seat(city="university"), Seat(), board="paupers", deck="mercers salters grocers", step="draw")
    does(s, "look", "draw top-1", "run")
    assert (s.active, hand(s, 1)) == (1, ["mercers"])  # the board is empty: the card is drawn without a question
    assert all(hand(guess, 1) == ["mercers"] for guess in guesses(s, 0))
    assert all([BOX.ids[face] for face in guess.top] == ["salters", "grocers"] for guess in guesses(s, 0))
    assert len({tuple(hand(guess, 1)) for guess in guesses(s, None)}) > 3


@rule("LON-INFO-11")
def test_another_look_makes_forget_where_the_cards_are() -> None:
    s = table(
        Seat(city="university"), Seat(), board="paupers salters", deck="vintners grocers fishmongers", step="draw"
    )
    does(s, "look", "draw top-1")
    assert all([BOX.ids[face] for face in g.top] == ["vintners", "grocers", "fishmongers"] for g in guesses(s, 0))
    do(s, "run")
    s.ongoing[1] = s.ongoing[1]._replace(look=3)  # as if the other had a University too
    s.put_questions()
    does(s, "look", "keep 2")
    assert hand(s, 1) == ["grocers"]
    assert len({tuple(hand(guess, 1)) for guess in guesses(s, 0)}) > 3
    assert len({tuple(guess.top) for guess in guesses(s, 0)}) > 3


@rule("LON-DEV-2")
def test_a_seat_that_must_develop_has_something_to_develop_in_every_guess() -> None:
    s = does(table(Seat("mercers salters paupers"), Seat("grocers")), "develop")
    assert (asked(s), len(may(s, "play"))) == ("develop", 2)
    for guess in guesses(s, 1):
        assert len(may(guess, "play")) >= 2


@rule("LON-DEV-24")
def test_a_card_that_is_being_placed_can_be_paid_for_in_every_guess() -> None:
    s = does(table(Seat("tower_bridge whitehall paupers paupers", city="mercers"), Seat("grocers")), "develop")
    do(s, "play", "tower_bridge")
    assert asked(s) == "place"
    for guess in guesses(s, 1):
        assert "tower_bridge" in hand(guess, 0)
        do(guess, "new")
        assert "tower_bridge" in city(guess, 0)[-1] or asked(guess) == "pay"


@rule("LON-CARD-22")
def test_a_rare_presupposition_is_met_even_where_chance_would_hardly_find_it() -> None:
    """One Paupers card is left among many: whoever is asked which Paupers to discard has it, in every guess."""
    s = does(table(Seat("paupers_a", city="workhouse mercers"), Seat("grocers salters")), "run", "activate 1")
    assert (asked(s), may(s, "discard")) == ("discards", {"paupers_a"})
    paupers = [face for face in s.deck if BOX.ids[face] == "paupers_a"]
    assert len(paupers) == 1
    for guess in guesses(s, 1, 5):
        assert hand(guess, 0) == ["paupers_a"]


def test_known_cards_of_other_seats_do_not_stand_in_a_view() -> None:
    s = table(Seat(), Seat(known="sewers", hand="salters"))
    other = s.view(0)["seats"][1]
    assert (other["hand"], other["hand_size"], other["hand_decks"]) == (None, 2, ["A", "C"])
