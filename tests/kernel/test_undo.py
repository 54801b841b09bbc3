"""Taking back: freely until something hidden is known, and never what another has answered to."""

from itertools import product
from random import Random

import pytest

from londinium import Game, Refusal, Refused, State, record, undo
from londinium.kernel.undo import take_back
from tests.kernel.positions import NEXT_STATION, does, played_out, toy, walk, wished
from tests.marks import rule


def taken_back(state: State, seat: int, bots: tuple[int, ...] = ()) -> State:
    undone = undo(state, seat, bots)
    assert isinstance(undone, State), undone
    return undone


def refused(state: State, seat: int, bots: tuple[int, ...] = ()) -> Refusal:
    undone = undo(state, seat, bots)
    assert isinstance(undone, Refusal), undone.past
    return undone


def drawn(players: int = 4, seed: int = 3) -> State:
    """Next Station in its first turn: all but the last seat have drawn their first section."""
    state = NEXT_STATION.new(players, seed)
    for seat in range(players - 1):
        state.play(seat, state.legal(seat)[0])
    return state


# Next Station: all draw at once


@rule("KER-UNDO-1")
def test_those_who_draw_at_once_take_back_freely_and_in_any_order() -> None:
    state = drawn()
    first = taken_back(state, 0)
    assert first.past == state.past[1:]
    assert first.to_act == (0, 3)
    both = taken_back(first, 2)
    assert both.past == [state.past[1]]
    assert both.to_act == (0, 2, 3)
    everything = taken_back(both, 1)
    assert everything.fingerprint() == NEXT_STATION.new(4, 3).fingerprint()


@rule("KER-UNDO-1")
def test_what_is_taken_back_can_be_done_again_or_otherwise() -> None:
    state = drawn()
    again = taken_back(state, 1)
    again.play(1, state.past[1][1])
    assert again.fingerprint() == state.fingerprint()
    other = taken_back(state, 1)
    other.play(1, other.legal(1)[-1])
    assert other.fingerprint() != state.fingerprint()


@rule("KER-UNDO-1")
def test_nothing_is_taken_back_after_a_card_is_revealed() -> None:
    state = drawn()
    barrier = state.barrier
    state.play(3, state.legal(3)[0])
    assert state.barrier > barrier
    for seat in range(4):
        assert refused(state, seat) == Refusal("KER-UNDO-1")


@rule("KER-UNDO-1")
def test_a_seat_that_has_done_nothing_has_nothing_to_take_back() -> None:
    state = drawn()
    assert refused(state, 3).rule == "KER-UNDO-1"
    assert refused(NEXT_STATION.new(2, 1), 0).rule == "KER-UNDO-1"
    assert refused(state, 17).rule == "KER-UNDO-1"


def test_two_steps_of_one_turn_are_taken_back_one_by_one() -> None:
    powers = {"powers": True}
    state = next(
        found
        for seed in range(200)
        for found in [walk(NEXT_STATION.new(2, seed, powers), 1, Random(seed))]
        if found.to_act == (0, 1) and found.past[0][0] == 0  # a second section, or a circle beside the question
    )
    state.play(0, state.legal(0)[0])
    once = taken_back(state, 0)
    assert once.past == state.past[:1]
    assert taken_back(once, 0).past == []


# The toy: turns in order, an interrupt, a secret choice


@rule("KER-UNDO-1")
def test_a_wish_is_taken_back_until_the_first_turn_is_played() -> None:
    state = wished(toy(3), "tea")
    assert state.ask(0)["kind"] == "turn"
    back = taken_back(state, 1)
    assert back.to_act == (1,)
    assert back.view(1)["wishes"][1] is None
    does(back, 1, "wish", suit="wool")
    assert back.view(1)["wishes"][1] == "wool"


@rule("KER-UNDO-1")
def test_a_card_that_was_drawn_stays_drawn() -> None:
    state = wished(toy())
    does(state, 0, "draw")
    assert refused(state, 0).rule == "KER-UNDO-1"
    assert refused(state, 1).rule == "KER-UNDO-1"


@rule("KER-UNDO-1")
def test_what_one_does_with_cards_of_one_s_own_is_taken_back() -> None:
    state = wished(toy())
    before = state.fingerprint()
    does(state, 0, "discard", card=next(iter(state.hands[0])))
    assert taken_back(state, 0).fingerprint() == before


@rule("KER-UNDO-1")
def test_nothing_is_taken_back_once_hands_are_shown() -> None:
    state = played_out(toy())
    for seat in range(2):
        assert refused(state, seat).rule == "KER-UNDO-1"


@rule("KER-UNDO-2")
def test_a_person_s_answer_keeps_what_it_answers_to() -> None:
    state = wished(toy(3))
    does(state, 0, "beg", seat=2)
    does(state, 2, "refuse")
    assert refused(state, 0) == Refusal("KER-UNDO-2", {"seat": 2})
    assert taken_back(state, 2).to_act == (2,)
    assert taken_back(taken_back(state, 2), 0).ask(0)["moves"].count("beg") == 1


@rule("KER-UNDO-2")
def test_a_turn_is_not_taken_back_once_the_next_is_played() -> None:
    state = wished(toy(3))
    does(state, 0, "pass")
    taken_back(state, 0)
    does(state, 1, "pass")
    assert refused(state, 0) == Refusal("KER-UNDO-2", {"seat": 1})
    assert refused(state, 0, bots=(2,)) == Refusal("KER-UNDO-2", {"seat": 1})


@rule("KER-UNDO-2")
def test_what_stands_beside_another_s_question_is_an_answer_too() -> None:
    state = wished(toy(3))
    does(state, 0, "pass")
    does(state, 1, "loan")
    assert refused(state, 0) == Refusal("KER-UNDO-2", {"seat": 1})


def test_a_bot_s_answer_is_dropped_and_asked_for_anew() -> None:
    state = wished(toy(3))
    before = state.fingerprint()
    does(state, 0, "beg", seat=2)
    does(state, 2, "refuse")
    back = taken_back(state, 0, bots=(2,))
    assert back.fingerprint() == before
    does(back, 0, "beg", seat=2)
    assert back.to_act == (2,)


def test_all_that_bots_did_in_answer_is_dropped() -> None:
    state = wished(toy(4, loans=1))
    before = state.fingerprint()
    does(state, 0, "pass")
    does(state, 1, "loan")
    does(state, 1, "pass")
    does(state, 2, "beg", seat=3)
    does(state, 3, "refuse")
    does(state, 2, "pass")
    assert taken_back(state, 0, bots=(1, 2, 3)).fingerprint() == before
    assert refused(state, 0, bots=(1, 2)) == Refusal("KER-UNDO-2", {"seat": 3})


def test_what_a_bot_did_at_the_same_time_stays() -> None:
    state = toy(3)
    does(state, 0, "wish", suit="tea")
    does(state, 1, "wish", suit="wool")
    back = taken_back(state, 0, bots=(1,))
    assert back.past == state.past[1:]
    assert back.to_act == (0, 2)


def test_a_bot_may_take_back_too() -> None:
    state = wished(toy(3))
    does(state, 0, "pass")
    assert taken_back(state, 0, bots=(0, 1, 2)).to_act == (0,)


def test_taking_back_leaves_the_state_it_is_asked_of() -> None:
    state = drawn()
    before = state.game.save(state)
    taken_back(state, 0)
    assert state.game.save(state) == before


@pytest.mark.parametrize("game", [NEXT_STATION, toy(3).game], ids=["next-station", "toy"])
def test_from_a_kept_copy_the_same_comes_of_it_as_from_a_replay(game: Game) -> None:
    """At every moment of some random games, for every seat, with all others as people and as bots."""
    taken = 0
    for seed in range(4):
        state, rng = game.new(3, seed), Random(seed)
        kept = state.copy()
        while state.to_act:
            seat = rng.choice(state.to_act)
            barrier = state.barrier
            state.play(seat, rng.choice(state.legal(seat)))
            kept = state.copy() if state.barrier > barrier else kept
            as_kept = game.save(kept)
            for viewer, bots in product(range(3), ((), (0, 1, 2))):
                whole, quick = undo(state, viewer, bots), take_back(state, viewer, kept, bots)
                if isinstance(quick, Refusal):
                    assert quick == whole
                    continue
                taken += 1
                assert state.past is not None
                assert (quick.state.fingerprint(), quick.state.past) == (whole.fingerprint(), whole.past)
                assert whole.past == [one for n, one in enumerate(state.past) if n not in quick.dropped]
            assert game.save(kept) == as_kept
    assert taken > 50


@rule("KER-UNDO-3")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_guess_has_nothing_to_take_back_and_no_record(viewer: int | None) -> None:
    for state in (drawn(), wished(toy(3))):
        guess = state.guess(viewer, Random(1))
        guess.play(guess.to_act[0], guess.legal(guess.to_act[0])[0])
        assert refused(guess, 0) == Refusal("KER-UNDO-3")
        with pytest.raises(Refused) as no_record:
            record(guess)
        assert no_record.value.rule == "KER-UNDO-3"
        assert guess.past is None
