"""Guesses: every position that fits what a seat knows, each as likely as any other, and nothing of what it does not."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from londinium import Game, State
from tests.kernel.positions import GAMES, TOY, does, positions, toy, wished
from tests.marks import rule
from tests.toy import Toy, ToyState

SMALL = TOY.export("small")
SMALL["files"]["goods"]["cards"] = [
    {"id": name, "suit": suit, "worth": 1} for name, suit in zip("abcdef", "xxxyyy", strict=True)
]


def small(*moves: tuple[int, dict[str, Any]]) -> ToyState:
    """Three players, six cards: one in each hand, two in the row, one in the deck. The wishes are made."""
    game = Toy(SMALL)
    state = game.new(3, 4, {"hand": 1})
    assert isinstance(state, ToyState)
    for seat in range(3):
        does(state, seat, "wish", suit="xy"[seat % 2])
    for seat, move in moves:
        state.play(seat, game.action(move))
    return state


def given_away() -> ToyState:
    """Seat 0 has begged and has got the card of seat 1: only these two know it."""
    card = next(iter(small().hands[1]))
    return small((0, {"kind": "beg", "seat": 1}), (1, {"kind": "give", "card": card}))


def taken() -> ToyState:
    """Seat 0 has taken a card from the row, with the coins of a loan: all know it. It is seat 2's turn."""
    row = small().row
    return small((0, {"kind": "loan"}), (0, {"kind": "take", "card": row[0]}), (1, {"kind": "pass"}))


def every_position(state: ToyState) -> Iterator[ToyState]:
    """The state with its cards and wishes in every other order: what nobody could rule out without having looked."""
    for cards in permutations(sorted(state.game.cards)):
        dealt = iter(cards)
        hands = [{next(dealt): seen for seen in hand.values()} for hand in state.hands]
        row, discard, deck = ([next(dealt) for _ in pile] for pile in (state.row, state.discard, state.deck))
        if deck != sorted(deck):
            continue
        for wishes in product(state.game.suits, repeat=state.players):
            other = state.copy()
            other.hands, other.row, other.discard, other.deck = hands, row, discard, deck
            other.wishes = list(wishes)
            yield other


def behind(state: ToyState) -> str:
    """All that is hidden, in one text."""
    return json.dumps(state.dump())


@rule("KER-HIDE-1")
@pytest.mark.parametrize("position", [small, given_away, taken], ids=["dealt", "given away", "taken"])
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_guesses_are_spread_evenly_over_all_positions_that_fit(position: Any, seat: int | None) -> None:
    state = position()
    seen = state.view(seat)
    fitting = {behind(other) for other in every_position(state) if other.view(seat) == seen}
    assert behind(state) in fitting
    each = 40
    rng = Random(1)
    counts = Counter(behind(state.guess(seat, rng)) for _ in range(each * len(fitting)))
    assert set(counts) <= fitting
    squares = sum((counts[one] - each) ** 2 / each for one in fitting)
    freedom = len(fitting) - 1
    assert squares < freedom + 5 * (2 * freedom) ** 0.5  # chi-squared, far outside what chance does


@pytest.mark.parametrize(
    ("position", "orders"), [(small, [24, 6, 6, 6]), (given_away, [24, 2, 6, 6])], ids=["dealt", "given away"]
)
def test_as_many_positions_fit_as_there_are_orders_of_what_a_seat_has_not_seen(
    position: Any, orders: list[int]
) -> None:
    """Four cards are hidden from a spectator, three from a seat with one of its own, two from one that got another."""
    state = position()
    viewers = (None, 0, 1, 2)
    fitting = [sum(other.view(viewer) == state.view(viewer) for other in every_position(state)) for viewer in viewers]
    wishes = [2**3, 2**2, 2**2, 2**2]
    assert fitting == [n * m for n, m in zip(orders, wishes, strict=True)]


@rule("KER-HIDE-1")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_a_guess_does_not_depend_on_what_is_truly_hidden(game: Game, data: st.DataObject) -> None:
    """Two positions that a seat cannot tell apart give the same guess for the same chance."""
    state = data.draw(positions(game))
    seat = data.draw(st.sampled_from([None, *range(state.players)]))
    other = state.guess(seat, Random(data.draw(st.integers(0, 99))))
    one, same = state.guess(seat, Random(7)), other.guess(seat, Random(7))
    assert one.fingerprint() == same.fingerprint()
    assert one.barrier == same.barrier


def hands_of(state: State, seat: int, guesses: int = 30) -> Iterator[list[dict[str, int]]]:
    rng = Random(1)
    for _ in range(guesses):
        guess = state.guess(seat, rng)
        assert isinstance(guess, ToyState)
        yield guess.hands


def test_a_card_taken_from_the_open_row_stays_where_it_is_in_every_guess() -> None:
    state = wished(toy(3))
    does(state, 0, "loan")
    card = state.row[0]
    does(state, 0, "take", card=card)
    for seat in (1, 2):
        assert all(card in hands[0] for hands in hands_of(state, seat))


def test_a_card_that_was_given_is_known_to_both_for_as_long_as_it_is_held() -> None:
    state = wished(toy(3))
    card = next(iter(state.hands[1]))
    does(state, 0, "beg", seat=1)
    does(state, 1, "give", card=card)
    does(state, 0, "pass")
    for seat in (0, 1):
        assert all(card in hands[0] for hands in hands_of(state, seat))
    assert {card in hands[0] for hands in hands_of(state, 2)} == {True, False}


@rule("KER-HIDE-1")
def test_a_guess_has_another_future() -> None:
    state = wished(toy(2))
    drawn = set()
    for seed in range(20):
        guess = state.guess(0, Random(seed))
        does(guess, 0, "draw")
        drawn.add(list(guess.hands[0])[-1])
    assert len(drawn) > 3


@rule("KER-HIDE-1")
def test_a_guess_keeps_neither_seed_nor_record_nor_generator() -> None:
    state = wished(toy(2))
    guess = state.guess(0, Random(1))
    assert (guess.seed, guess.past) == (None, None)
    assert guess.rng != state.rng


@rule("KER-HIDE-1")
def test_views_and_questions_name_no_card_that_the_seat_has_not_seen() -> None:
    for seed in range(30):
        state = toy(3, seed)
        rng = Random(seed)
        while not state.over:
            for viewer in (None, 0, 1, 2):
                unseen = {*state.deck}
                unseen |= {
                    c for s, hand in enumerate(state.hands) for c, seen in hand.items() if not _knows(viewer, seen)
                }
                texts = [state.view(viewer)] + ([] if viewer is None else [state.ask(viewer)])
                told = json.dumps(texts)
                assert not [card for card in unseen if json.dumps(card) in told]
            seat = rng.choice(state.to_act)
            state.play(seat, rng.choice(state.legal(seat)))


def _knows(viewer: int | None, seen: int) -> bool:
    return bool(seen >> (4 if viewer is None else viewer) & 1)
