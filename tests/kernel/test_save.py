"""Saved states: bytes and back, for one version of the rules and one set of components."""

import json
from random import Random
from typing import Any

import pytest

import londinium
from londinium import Game
from tests.kernel.positions import GAMES, NEXT_STATION, TOY, toy, walk
from tests.toy import Toy


def middle(game: Game) -> bytes:
    return game.save(walk(game.new(2, 3), 7, Random(3)))


def changed(data: bytes, **fields: Any) -> bytes:
    return json.dumps({**json.loads(data), **fields}).encode()


def refused(game: Game, data: bytes) -> str:
    with pytest.raises(ValueError) as error:
        game.load(data)
    sentence = str(error.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_state_comes_back_with_its_history_its_questions_and_its_barrier(game: Game) -> None:
    state = walk(game.new(2, 3), 7, Random(3))
    loaded = game.load(game.save(state))
    assert loaded.fingerprint() == state.fingerprint()
    assert (loaded.past, loaded.seed, loaded.barrier) == (state.past, state.seed, state.barrier)
    for seat in range(2):
        assert (loaded.ask(seat), loaded.legal(seat)) == (state.ask(seat), state.legal(seat))
    assert game.save(loaded) == game.save(state)
    assert walk(loaded, 1000, Random(1)).outcome() == walk(state, 1000, Random(1)).outcome()


def test_a_guess_comes_back_without_a_history() -> None:
    guess = toy().guess(0, Random(1))
    loaded = TOY.load(TOY.save(guess))
    assert loaded.fingerprint() == guess.fingerprint()
    assert (loaded.past, loaded.seed) == (None, None)


@pytest.mark.parametrize(
    "garbage", [b"", b"x", b"\xff\xfe", b"[]", b"{}", b"null", b"7", b'"text"', b'{"format": 1}', b"[" * 50]
)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_no_saved_state_is_refused_in_one_sentence(game: Game, garbage: bytes) -> None:
    assert refused(game, garbage) == f"This is not a saved state of {game.id}."


def test_a_number_that_no_game_reaches_is_refused_in_one_sentence() -> None:
    dei = londinium.game("dei")
    saved = json.loads(dei.save(dei.new(2, 3)))
    saved["own"]["scrappers"][0] = 1 << 40
    assert "is damaged" in refused(dei, json.dumps(saved).encode())


def test_a_state_of_another_version_is_refused_with_both_versions() -> None:
    sentence = refused(TOY, changed(middle(TOY), version=7))
    assert "version 7" in sentence
    assert "version 1" in sentence


def test_a_state_of_another_game_is_refused_with_both_names() -> None:
    sentence = refused(TOY, middle(NEXT_STATION))
    assert "saved by next-station" in sentence
    assert "here is toy" in sentence


def test_a_state_on_other_components_is_refused_with_both_hashes() -> None:
    pack = TOY.export("dear")
    pack["files"]["goods"]["rounds"] = 4
    other = Toy(pack)
    sentence = refused(other, middle(TOY))
    assert TOY.data in sentence
    assert other.data in sentence
    assert other.load(middle(other)).game is other


def test_components_that_differ_only_in_their_notes_are_the_same() -> None:
    pack = TOY.export("noted")
    pack["files"]["goods"]["provenance"]["rounds"]["note"] = "counted twice"
    assert Toy(pack).load(middle(TOY)).fingerprint() == TOY.load(middle(TOY)).fingerprint()


def test_equal_states_have_equal_fingerprints_however_they_were_reached() -> None:
    one, other = toy(2), toy(2)
    one.play(0, 0)
    one.play(1, 1)
    other.play(1, 1)
    other.play(0, 0)
    assert one.past != other.past
    assert one.fingerprint() == other.fingerprint()
    other.barrier += 1  # how often something became known is history, too
    assert one.fingerprint() == other.fingerprint()
    other.play(0, other.legal(0)[0])
    assert one.fingerprint() != other.fingerprint()
