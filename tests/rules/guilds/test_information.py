"""What is hidden, what is known, and what a guess makes of it (GOL-INFO, GOL-SETUP-18 to GOL-SETUP-23)."""

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from londinium.games.guilds.pieces import SEATS
from londinium.kernel.tuples import changed
from tests.marks import rule
from tests.rules.guilds.playing import at_random, do, goals, hand, may, told
from tests.rules.guilds.table import BOX, GAME, Stacked, card, goal, new, short, table


def guesses(s: Any, seat: int | None, n: int = 60) -> list[Any]:
    return [s.guess(seat, Random(number)) for number in range(n)]


def held(s: Any, seat: int) -> list[str]:
    return [short(BOX.goals[code // SEATS]) for code in s.goals[seat]]


def lower(s: Any) -> list[str]:
    """The goals under the mayoral deck, the next to be drawn first."""
    return [short(BOX.goals[code // SEATS]) for code in s.under]


# Views


@rule("GOL-INFO-1", "GOL-INFO-2", "GOL-INFO-3", "GOL-SETUP-21")
def test_hands_and_goals_are_seen_by_their_holders_only() -> None:
    s = table(3, hands=["red_a red_b", "blue_a", "green_a green_b"], goals=["each_red", "each_blue", ""])
    for viewer in (None, 0, 1, 2):
        seen = s.view(viewer)
        assert [seat["cards"] for seat in seen["seats"]] == [2, 1, 2]
        assert [seat["goals"] for seat in seen["seats"]] == [1, 1, 0]
        for seat in range(3):
            assert (seen["seats"][seat]["shown"] is not None) == (seat == viewer)
        assert len(seen["hand"] or ()) == (0 if viewer is None else len(s.hands[viewer]))
        assert (seen["hand"] is None) == (viewer is None)
        assert all(isinstance(seen[pile], int) for pile in ("deck", "mayoral", "stack"))


@rule("GOL-INFO-3")
def test_the_whole_discard_pile_is_open() -> None:
    s = table(hands=["yellow_b red_a blue_a green_a"], discard="purple_a purple_c")
    do(s, "use yellow_b", "pay red_a", "pay blue_a")
    for viewer in (None, 0, 1):
        assert [short(id) for id in s.view(viewer)["discard"]] == ["purple_a", "purple_c", "red_a", "blue_a"]


@rule("GOL-INFO-5")
def test_others_see_how_many_mayoral_cards_are_drawn_and_returned_and_never_which() -> None:
    def drawing() -> Stacked:
        return table(hands=["purple_b red_a red_b green_a"], mayoral="each_red each_blue")

    s = drawing()
    do(s, "use purple_b", "pay red_a", "pay red_b")
    assert s.view(1)["seats"][0]["drawn"] == 2
    assert s.view(1)["offer"] == []
    assert [short(id) for id in s.view(0)["offer"] or []] == ["each_red", "each_blue"]
    for viewer in (1, None):
        one, other = (drawing() for _ in range(2))
        logs = []
        for state, kept in ((one, "each_red"), (other, "each_blue")):
            do(state, "use purple_b", "pay red_a", "pay red_b")
            logs.append(told(state, f"keep {kept}", viewer))
        assert logs[0] == logs[1]
        assert one.view(viewer) == other.view(viewer)
    assert "offer" in one.view(0)
    assert not one.view(0)["offer"]  # and what went back is not shown again
    assert "each_blue" not in str(one.view(0))


@rule("GOL-INFO-1")
def test_the_holder_is_told_which_cards_come_and_go_and_others_how_many() -> None:
    s = table(hands=["red_a red_a blue_a", "red_a"], deck="red_a green_a")
    for viewer, piece in ((0, "action_red_a/2"), (1, None)):
        events = told(s.copy(), "hire red_a", viewer)
        assert {"kind": "put", "piece": piece, "from": "hand-0", "to": None} in events
        assert {"kind": "gain", "seat": 0, "what": "cards", "n": -1} in events
    do(s, "hire red_a")
    for viewer, pieces in ((0, ["action_red_a/2", "action_green_a/1"]), (1, [None, None])):
        events = told(s.copy(), "stop", viewer)
        assert [event["piece"] for event in events if event["kind"] == "put" and event["to"] == "hand-0"] == pieces
        assert {"kind": "gain", "seat": 0, "what": "cards", "n": 2} in events


@rule("GOL-INFO-1", "GOL-INFO-5")
def test_the_holder_is_told_which_mayoral_cards_are_drawn_kept_and_returned() -> None:
    s = table(hands=["purple_b red_a red_b green_a"], mayoral="each_red each_blue", goals=["special"])
    do(s, "use purple_b", "pay red_a")
    drawn = told(s, "pay red_b", 0)
    assert [event["piece"] for event in drawn if event["kind"] == "put" and event["to"] == "offer-0"] == [
        "mayoral_each_red/1",
        "mayoral_each_blue/1",
    ]
    kept = [event for event in told(s, "keep each_blue", 0) if event["kind"] == "put"]
    assert kept == [
        {"kind": "put", "piece": "mayoral_each_blue/1", "from": "offer-0", "to": "goals-0"},
        {"kind": "put", "piece": "mayoral_each_red/1", "from": "offer-0", "to": "mayoral"},
    ]


@rule("GOL-INFO-5")
@pytest.mark.parametrize("viewer", [1, None])
def test_others_are_told_that_a_card_is_kept_and_how_many_go_back_and_no_more(viewer: int | None) -> None:
    s = table(round=4, phase="development", plantation=[3, 0], mayoral="each_red each_blue special")
    back = {"kind": "put", "piece": None, "from": "offer-0", "to": "mayoral"}
    kept = told(s, "keep special", viewer)
    assert {"kind": "put", "piece": None, "from": "offer-0", "to": "goals-0"} in kept
    assert back not in kept
    assert told(s, "under each_red", viewer).count(back) == 2


@rule("GOL-INFO-6", "GOL-SCORE-3")
def test_at_the_end_all_mayoral_cards_are_public() -> None:
    s = table(phase="end", goals=["each_red", "each_blue special"])
    assert [[short(id) for id in seat["shown"] or []] for seat in s.view(None)["seats"]] == [
        ["each_red"],
        ["each_blue", "special"],
    ]


@rule("GOL-SETUP-18", "GOL-SETUP-19", "GOL-SETUP-23")
def test_the_first_goals_are_chosen_at_once_and_in_any_order() -> None:
    ends = set()
    for order in permutations(range(3)):
        s = new(3, 4)
        assert s.to_act == (0, 1, 2)
        before = {seat: (may(s, seat), s.view(seat)["offer"]) for seat in range(3)}
        for seat in order:
            assert (may(s, seat), s.view(seat)["offer"]) == before[seat]
            do(s, sorted(may(s, seat))[0], seat=seat)
        ends.add(s.fingerprint())
        assert [len(goals(s, seat)) for seat in range(3)] == [1, 1, 1]
        assert s.view(None)["mayoral"] == 18
    assert len(ends) == 1


@rule("GOL-INFO-4")
def test_a_seed_gives_the_same_game_again() -> None:
    assert new(3, 8).fingerprint() == new(3, 8).fingerprint() != new(3, 9).fingerprint()


@pytest.mark.parametrize(("guildhall", "known"), [(4, False), (16, True)])
def test_whether_there_is_anything_to_play_becomes_known_where_the_hand_decides_it(guildhall: int, known: bool) -> None:
    """With pawns in the reserve any card can be played; without, a turn that is begun says something of the hand."""
    s = table(round=16, hands=["red_a red_b", "red_a red_b"], guildhall=[4, guildhall])
    before = s.barrier
    do(s, "stop")  # nothing is drawn in the final round
    assert (s.view(None)["turn"], s.barrier > before) == (1, known)


def test_mayoral_cards_that_come_from_under_the_deck_are_news_too() -> None:
    """No chance decides which they are, but whoever draws them did not know them: nothing is taken back after that."""
    s = table(hands=["purple_b red_a red_b green_a"], under=[("each_red", 1), ("each_blue", 1)])
    del s.bag[:]
    do(s, "use purple_b", "pay red_a")
    before = s.barrier
    do(s, "pay red_b")
    assert (may(s), s.barrier > before) == ({"keep each_red", "keep each_blue"}, True)


# Guesses


def test_a_recovered_card_is_known_while_it_is_held() -> None:
    s = table(3, hands=["green_g blue_a", "red_a", "red_b"], discard="purple_g")
    do(s, "use green_g", "recover purple_g")
    assert s.view(1)["seats"][0]["known"] == ["action_purple_g"]
    for viewer in (1, 2, None):
        assert all("purple_g" in hand(guess, 0) for guess in guesses(s, viewer, 20))
    assert {tuple(hand(guess, 0)) for guess in guesses(s, 1)} > {("blue_a", "purple_g")} or len(
        {tuple(hand(guess, 0)) for guess in guesses(s, 1)}
    ) > 5
    do(s, "hire purple_g")
    assert s.view(1)["seats"][0]["known"] == []
    assert GAME.chapters.pieces(s.guess(1, Random(1))) == GAME.chapters.pieces(s)


def test_of_two_recovered_cards_the_one_that_is_left_is_still_known() -> None:
    s = table(3, hands=["green_g green_g blue_a", "red_a", "red_b"], discard="purple_g purple_e")
    do(s, "use green_g", "recover purple_g", "use green_g", "recover purple_e", "hire purple_g")
    assert s.view(1)["seats"][0]["known"] == ["action_purple_e"]
    assert all("purple_e" in hand(guess, 0) for guess in guesses(s, 1, 20))


def test_what_was_shuffled_into_the_deck_is_not_in_an_opponents_hand() -> None:
    """Right after the discard pile has become the deck, the hand of the only opponent can be told from the rest."""
    s = table(
        hands=["green_c red_a red_b", "blue_a blue_b"],
        deck="",
        only=True,
        discard="purple_a purple_c purple_d yellow_a",
    )
    do(s, "use green_c")  # draws three of the four
    assert s.view(1)["deck"] == 1
    for guess in guesses(s, 0, 30):
        assert hand(guess, 1) == ["blue_a", "blue_b"]
    seen = {tuple(hand(guess, 0)) for guess in guesses(s, 1, 60)}
    assert all({"red_a", "red_b"} <= set(one) for one in seen)  # only what was drawn is unknown to the opponent
    assert len(seen) == 4


def test_what_a_seat_has_drawn_itself_does_not_lie_in_the_deck_again() -> None:
    s = table(hands=["green_c red_a", "purple_a blue_b"], only=True, discard="purple_a purple_c purple_d yellow_a")
    s.order["deck"] = [card(name) for name in ("purple_a", "purple_c", "purple_d")]
    do(s, "use green_c")
    assert s.deck.tolist() == [card("yellow_a")]
    for guess in guesses(s, 0, 30):  # the deck was made with one of these, and that is in the seat's own hand
        assert hand(guess, 1) == ["blue_b", "purple_a"]


def test_what_was_drawn_before_the_last_shuffle_may_lie_in_the_deck_again() -> None:
    s = table(hands=["green_c green_c purple_b red_a red_b", "blue_a"], only=True, discard="purple_a purple_c purple_d")
    do(s, "use green_c", "discard purple_a", "discard purple_c", "use purple_b", "pay red_a", "pay red_b")
    do(s, sorted(may(s))[0])
    s.order["deck"] = [card(name) for name in ("purple_c", "red_a", "red_b")]
    do(s, "use green_c")
    assert s.deck.tolist() == [card("purple_a")]
    made_of = sorted(short(id) for id in s.view(None)["reshuffled"])
    assert made_of == ["purple_a", "purple_c", "red_a", "red_b"]  # the second time, not the first
    for guess in guesses(s, 0, 10):
        assert (guess.deck.tolist(), hand(guess, 1)) == ([card("purple_a")], ["blue_a"])


def test_mayoral_cards_under_the_deck_are_known_in_their_order_to_who_put_them_there() -> None:
    s = table(round=4, phase="development", plantation=[3, 0], mayoral="each_red each_blue special")
    do(s, "keep special", "under each_red")
    assert lower(s) == ["each_red", "each_blue"]
    assert all(lower(guess) == ["each_red", "each_blue"] for guess in guesses(s, 0, 20))
    assert all(held(guess, 0) == ["special"] for guess in guesses(s, 0, 20))
    assert len({tuple(lower(guess)) for guess in guesses(s, 1, 20)}) > 10
    assert len({tuple(held(guess, 0)) for guess in guesses(s, 1, 40)}) > 5


def test_a_card_drawn_alone_from_under_the_deck_is_known_to_who_put_it_there() -> None:
    under = [("each_red", 1)]
    s = table(hands=["purple_b red_a red_b green_a"], under=under)
    del s.bag[:]
    do(s, "use purple_b", "pay red_a", "pay red_b")
    assert held(s, 0) == ["each_red"]
    assert all(held(guess, 0) == ["each_red"] for guess in guesses(s, 1, 10))


@rule("GOL-INFO-5")
def test_of_several_cards_drawn_from_under_the_deck_who_put_them_there_cannot_tell_which_was_kept() -> None:
    s = table(hands=["purple_b red_a red_b green_a"], under=[("each_red", 1), ("each_blue", 1)])
    del s.bag[:]
    do(s, "use purple_b", "pay red_a", "pay red_b", "keep each_red")
    assert (held(s, 0), lower(s)) == (["each_red"], ["each_blue"])
    ways = {(*held(guess, 0), *lower(guess)) for guess in guesses(s, 1, 40)}
    assert ways == {("each_red", "each_blue"), ("each_blue", "each_red")}
    assert all((held(guess, 0), lower(guess)) == (["each_red"], ["each_blue"]) for guess in guesses(s, 0, 10))


def test_what_a_seat_returned_at_the_set_up_is_not_what_another_kept_there() -> None:
    s = new(4, 11)
    for seat in range(4):
        do(s, sorted(may(s, seat))[0], seat=seat)
    returned = {short(BOX.goals[one]) for one in s.returned[0]}
    assert len(returned) == 2
    kept = Counter(held(guess, other)[0] for guess in guesses(s, 0, 150) for other in (1, 2, 3))
    assert not returned & set(kept)
    assert len(kept) == 18  # anything else, that is all but these and the own card
    assert returned <= {short(BOX.goals[one]) for guess in guesses(s, 0, 5) for one in guess.bag}


def test_a_guess_of_a_small_position_is_as_likely_as_counting_says() -> None:
    """Two cards in the deck and one in the other's hand, three kinds: six ways, each equally likely."""
    s = table(hands=["red_a", "blue_a"], deck="green_a yellow_a", only=True)
    ways = Counter((hand(guess, 1)[0], tuple(guess.deck)) for guess in guesses(s, 0, 900))
    expected = {("blue_a", "green_a", "yellow_a"), ("green_a", "blue_a", "yellow_a"), ("yellow_a", "blue_a", "green_a")}
    assert {
        (one, *(short(BOX.cards[c]) for c in sorted(deck, key=lambda c: short(BOX.cards[c])))) for one, deck in ways
    } == expected
    assert all(230 < n < 370 for n in ways.values())


def all_to_plantation(s: Stacked, seat: int) -> None:
    """No pawn is left to hire or to move."""
    s.reserve[seat] = s.guildhall[seat] = 0
    s.plantation = changed(s.plantation, seat, 16)
    s.put_questions()


def test_who_is_asked_has_a_choice_in_every_guess() -> None:
    """With an empty reserve, no pawn to move and one card, only a free effect can be asked about."""
    s = table(3, hands=["red_a", "green_a", "red_b"], turn=1, acted=[0])
    all_to_plantation(s, 1)
    assert may(s, 1) == {"use green_a", "stop"}
    for guess in guesses(s, 0, 40):
        assert len(guess.legal(1)) == 2
        assert guess.hands[1] != [card("purple_a")]


def test_a_choice_is_found_where_chance_seldom_deals_one() -> None:
    """Of all the cards that may be in the hand of who is asked, only one can be played."""
    costly = [name for name, cost in zip(BOX.cards, BOX.cost, strict=True) if cost]
    deck = " ".join(short(name) for name in costly for _ in range(BOX.copies[card(name)] - (name == "action_red_b")))
    s = table(3, hands=["red_a", "green_a", "red_b"], turn=1, acted=[0], deck=deck, only=True)
    all_to_plantation(s, 1)
    for guess in guesses(s, 0, 40):
        assert hand(guess, 1) == ["green_a"]
        assert GAME.chapters.pieces(guess) == GAME.chapters.pieces(s)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_guesses_keep_all_pieces_and_what_the_seat_sees(players: int) -> None:
    for number, s in enumerate(at_random(new(players, 30 + players), players)):
        if number % 25 == 0:
            for seat in (*range(players), None):
                guess = s.guess(seat, Random(number))
                assert guess.view(seat) == s.view(seat)
                assert GAME.chapters.pieces(guess) == GAME.chapters.pieces(s)


def test_goals_of_the_builder_are_the_ones_named() -> None:
    assert held(table(goals=["each_red special"]), 0) == ["each_red", "special"]
    assert goal("special") == BOX.goals.index("mayoral_special")
