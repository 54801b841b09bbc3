"""The table before the first turn (LON-SETUP)."""

from collections import Counter
from typing import Any

import pytest

import londinium
from londinium.games.london.state import LondonState
from tests.marks import rule
from tests.rules.london.playing import card_of, one_more
from tests.rules.london.table import BOROUGHS, BOX, CARDS, GAME, Seat, does, hand, purse, stopped_by, table

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
STARTERS = ["city", "westminster", "southwark_bermondsey"]


def fresh(players: int, seed: int = 1, **options: Any) -> LondonState:
    """A new game; the board being empty, the first player has drawn from the deck already."""
    s = GAME.new(players, seed, options)
    assert isinstance(s, LondonState)
    return s


def dealt(players: int, seed: int, **options: Any) -> list[list[str]]:
    """The hands as they are dealt, before the first draw."""
    s = GAME.set_up(players, GAME.options(**options), seed)
    return [hand(s, seat) for seat in range(players)]


def drawn_in_order(s: LondonState) -> list[str]:
    """Every card of the city deck, in the order in which it was drawn."""
    log: list[londinium.Event] = []
    while s.deck_size():
        seat, action = s.active, s.legal(s.active)[0]
        s.play(seat, action, log)
    found = []
    for event in log:
        for seat in range(s.players):
            seen = dict(event.view(seat))
            if seen["kind"] == "put" and seen["from"] == "deck" and seen["piece"]:
                found.append(str(card_of(str(seen["piece"]))))
    return found


@rule("LON-SETUP-1")
@PLAYERS
def test_the_board_is_empty(players: int) -> None:
    assert [space["holds"] for space in fresh(players).view(0)["board"]] == [None] * 2 * (players + 1)
    assert fresh(players).view(0)["out"] == []


@rule("LON-SETUP-2")
@pytest.mark.parametrize(("players", "columns"), [(2, 3), (3, 4), (4, 5)])
def test_the_board_has_a_column_more_for_each_player(players: int, columns: int) -> None:
    view = fresh(players).view(0)
    spaces = [f"{row}-{column}" for row in ("top", "bottom") for column in range(1, columns + 1)]
    assert (view["columns"], [space["space"] for space in view["board"]]) == (columns, spaces)


@rule("LON-SETUP-2")
@pytest.mark.parametrize(("players", "columns"), [(2, 3), (3, 4)])
def test_a_space_beyond_the_columns_is_refused_by_name(players: int, columns: int) -> None:
    s = table(*[Seat()] * players, board="mercers", step="draw")
    for row in ("top", "bottom"):
        assert stopped_by(s, "draw", f"{row}-{columns + 1}") == "LON-SETUP-2"
        assert stopped_by(s, "draw", f"{row}-{columns}") == "LON-DRAW-1"


@rule("LON-SETUP-2")
@pytest.mark.parametrize("moves", [["run", "activate 1"], ["swap mercers"]], ids=["coffee house", "swap"])
def test_it_cannot_be_taken_from_either(moves: list[str]) -> None:
    s = does(table(Seat("mercers", city="coffee_house stock_exchange"), board="lords kew"), *moves)
    assert stopped_by(s, "take", "top-4") == "LON-SETUP-2"
    assert stopped_by(s, "take", "top-3") in ("LON-CARD-10", "LON-CARD-16")


@rule("LON-SETUP-3", "LON-SETUP-4")
@PLAYERS
def test_everybody_has_five_pounds_and_nothing_else(players: int) -> None:
    s = fresh(players)
    assert [purse(s, seat) for seat in range(players)] == [(5, 0, 0, 0)] * players
    for seat in s.view(None)["seats"]:
        assert (seat["boroughs"], seat["stacks"]) == ([], [])


@rule("LON-SETUP-5")
@pytest.mark.parametrize("seed", range(3))
def test_deck_a_lies_above_deck_b_above_deck_c(seed: int) -> None:
    s = fresh(2, seed)
    in_hand = Counter(card for seat in (0, 1) for card in hand(s, seat))
    drawn = drawn_in_order(s)
    decks = "".join(CARDS[card].deck for card in drawn)
    assert decks == "".join(sorted(decks))
    assert Counter(drawn) + in_hand == Counter(BOX.ids[face] for face in BOX.city_deck(11))


@rule("LON-SETUP-5")
def test_the_decks_are_shuffled() -> None:
    orders = {tuple(drawn_in_order(fresh(2, seed))) for seed in range(4)}
    assert len(orders) == 4
    first = {card for seed in range(150) for card in dealt(2, seed)[0]}
    assert first == {card.id for card in CARDS.values() if card.deck == "A"}


@rule("LON-SETUP-6")
@PLAYERS
def test_everybody_is_dealt_six_cards_from_the_top(players: int) -> None:
    hands = dealt(players, 3)
    assert [len(cards) for cards in hands] == [6] * players
    assert {CARDS[card].deck for cards in hands for card in cards} == {"A"}  # at most 24 of its 25 cards
    assert len({tuple(cards) for cards in hands}) == players


@rule("LON-SETUP-7")
@pytest.mark.parametrize(("players", "left"), [(2, 89), (3, 83), (4, 77)])
def test_what_is_left_of_the_city_deck(players: int, left: int) -> None:
    assert GAME.set_up(players, GAME.options(), 1).deck_size() == left
    assert fresh(players).view(None)["deck"] == left - 1  # the first player has drawn


@rule("LON-SETUP-8")
@PLAYERS
def test_three_boroughs_are_for_sale(players: int) -> None:
    for seed in range(5):
        assert fresh(players, seed).view(None)["offer"] == STARTERS


@rule("LON-SETUP-9")
def test_the_other_seventeen_boroughs_come_in_an_order_of_chance() -> None:
    assert fresh(2).view(None)["borough_deck"] == 17
    first: Counter[str | None] = Counter()
    for seed in range(170):
        s = does(table(seed=seed), "buy-land", "land city")
        first[s.view(None)["offer"][0]] += 1
    assert set(first) == set(BOROUGHS) - set(STARTERS)
    assert max(first.values()) < 30  # ten of each are to be expected


@rule("LON-SETUP-10")
@PLAYERS
def test_the_first_player_is_chosen_by_chance(players: int) -> None:
    first = Counter(fresh(players, seed).active for seed in range(60))
    assert sorted(first) == list(range(players))
    assert min(first.values()) > 60 // players // 3


@rule("LON-SETUP-10")
@PLAYERS
def test_with_the_option_the_host_begins(players: int) -> None:
    games = [fresh(players, seed, first_player="host") for seed in range(20)]
    assert {(s.active, s.view(None)["first"]) for s in games} == {(0, 0)}


@rule("LON-SETUP-11")
@PLAYERS
def test_the_same_seed_and_settings_give_the_same_table(players: int) -> None:
    for options in ({}, {"pauper_count": 12, "first_player": "host"}):
        one, other = (fresh(players, 7, **options) for _ in range(2))
        assert one.fingerprint() == other.fingerprint()
        for _ in range(40):
            one_more(one)
            one_more(other)
        assert one.fingerprint() == other.fingerprint()


@rule("LON-SETUP-11")
def test_another_seed_gives_another_table() -> None:
    assert len({str(dealt(3, seed)) for seed in range(20)}) == 20
