"""Experts: search by values that were learnt. They play every game to its end, see nothing hidden, can be repeated, and
say in one sentence what is wrong with their weights."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import londinium
from londinium.arena.match import play_game
from londinium.kernel import evolved, learnt
from londinium.kernel.game import Game, NoChampion
from londinium.kernel.learnt import lead
from londinium.players import BadBot, decide, make, plan
from londinium.players.greedy import GreedyBot

GAMES = [id for id in londinium.games() if londinium.game(id).learning]
EVOLVED = [id for id in londinium.games() if londinium.game(id).evolving]


def weights(game: Game, **other: Any) -> dict[str, Any]:
    """What a weights file holds, with something changed."""
    with np.load(learnt.weights_file(game)) as file:
        return {**file, **other}


@pytest.mark.parametrize("id", GAMES + EVOLVED)
@pytest.mark.parametrize("players", [2, 4])
def test_it_plays_to_the_end(id: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "NARROW", 2)  # it need not play well to come to an end
    state = play_game(londinium.game(id), [make("expert:iterations=1")] + [make("random")] * (players - 1), 5)
    assert state.over
    assert state.outcome()["ranking"][0] == 1


@pytest.mark.parametrize("id", GAMES + EVOLVED)
def test_iterations_make_it_repeatable_and_the_position_stays_as_it_is(id: str) -> None:
    state = play_some(id, 20)
    before, seat = state.fingerprint(), state.to_act[0]
    assert len({decide(make("expert:iterations=4"), state, seat, Random(3)) for _ in range(3)}) == 1
    assert state.fingerprint() == before


@pytest.mark.parametrize("id", GAMES)
def test_what_it_sees_does_not_depend_on_what_is_hidden_from_all(id: str) -> None:
    """The amounts and things of a seat's own are the same in every guess of that seat."""
    state = play_some(id, 30)
    seat = state.to_act[0]
    learning = state.game.learning
    assert learning is not None
    amounts, things = learning.signs(state.guess(seat, Random(1)), seat)
    assert len(amounts) == len(learning.signs(state.guess(seat, Random(2)), seat)[0])
    assert all(0 <= thing < learning.kinds(state.game) for thing in things)
    own = {tuple(learning.signs(state.guess(seat, Random(n)), seat)[1]) for n in range(4)}
    assert len(own) == 1


@pytest.mark.parametrize("id", GAMES)
def test_a_finished_game_is_worth_the_lead(id: str) -> None:
    state = play_game(londinium.game(id), [make("random")] * 2, 1)
    first, second = state.outcome()["scores"]
    assert state.game.expert().value(state, 0) == first - second


@pytest.mark.parametrize("id", GAMES)
def test_the_weights_are_small_and_say_where_they_come_from(id: str) -> None:
    game = londinium.game(id)
    assert learnt.weights_file(game).stat().st_size <= 2_000_000
    assert str(weights(game)["game"]) == id


def test_bad_weights_are_named(tmp_path: Path) -> None:
    game = londinium.game("london")
    path = tmp_path / "expert.npz"
    with pytest.raises(NoChampion, match=r"^The expert has no weights here: expert.npz is missing from \S+\.$"):
        learnt.read(path, 1, 1)
    path.write_bytes(b"PK broken")
    with pytest.raises(NoChampion, match=r"^The weights in expert.npz cannot be read; install the package again\.$"):
        learnt.read(path, 1, 1)
    np.savez(path, **weights(game, format=0))
    with pytest.raises(NoChampion, match=r"^The weights in expert.npz are of another version; train the expert again"):
        learnt.read(path, 1, 1)
    np.savez(path, **weights(game))
    with pytest.raises(NoChampion, match=r"these components are too different"):
        learnt.read(path, 1, 1)


@pytest.mark.parametrize("id", EVOLVED)
def test_bad_numbers_are_named(id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = londinium.game(id)
    path = tmp_path / "expert.json"
    monkeypatch.setattr(evolved, "numbers_file", lambda _: path)
    monkeypatch.setattr(evolved, "_EXPERTS", {})
    with pytest.raises(NoChampion, match=r"^The expert has no weights here: expert.json is missing from \S+\.$"):
        game.expert()
    path.write_text("{")
    with pytest.raises(NoChampion, match=r"^The weights in expert.json cannot be read; install the package again\.$"):
        game.expert()
    assert game.evolving is not None
    evolved.write(path, id, {**game.evolving.start, "luck": 1.0})
    with pytest.raises(NoChampion, match=r"^The weights in expert.json are of another version; train the expert again"):
        game.expert()
    path.write_bytes(path.read_bytes().replace(b'"format": 1', b'"format": 0'))
    with pytest.raises(NoChampion, match=r"^The weights in expert.json are of another version"):
        game.expert()


@pytest.mark.parametrize("id", EVOLVED)
def test_numbers_found_by_games_win_against_those_made_by_hand(id: str) -> None:
    """One look ahead each. Six games prove no strength (docs/strength.md has more): they notice numbers gone wrong."""
    game = londinium.game(id)
    expert, by_hand = GreedyBot(game.expert()), GreedyBot()
    ahead = 0
    for seed in range(6):
        state = play_game(game, [expert, by_hand] if seed % 2 else [by_hand, expert], seed)
        ahead += lead(state.outcome()["scores"], 0 if seed % 2 else 1) > 0
    assert ahead >= 4


def test_a_game_of_experts_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """With everything that players can offer each other, and talk about."""
    monkeypatch.setattr(plan, "NARROW", 1)
    game = londinium.game("dei")
    assert game.learning is not None
    state = play_game(game, [make("expert:iterations=1")] * 3, 2, game.learning.variants[1])
    assert state.over


def test_a_campaign_is_played_by_what_is_known_of_it() -> None:
    """Nothing was learnt of campaigns: there positions are worth what the game's insight says."""
    state = londinium.game("dei").new(2, 1, {"campaign": True})
    expert, by_hand = state.game.expert(), state.game.insight
    assert expert.value(state, 0) == by_hand.value(state, 0)
    for _ in range(12):
        seat = state.to_act[0]
        state.play(seat, decide(make("expert:iterations=1"), state, seat, Random(3)))
    assert expert.values is not None
    assert expert.values([state], 0) == [by_hand.value(state, 0)]


def test_components_of_another_size_are_refused() -> None:
    london: Any = londinium.game("london")
    pack = london.export("one card more")
    cards = pack["files"]["cards"]["cards"]
    cards.append({**cards[0], "id": "another", "copies": 1})
    pack["files"]["rules"]["city_cards"] += 1
    with pytest.raises(BadBot, match="these components are too different"):
        play_game(londinium.game("london", pack), [make("expert")] * 2, 1)


def test_where_a_game_has_a_champion_it_is_the_expert() -> None:
    state = londinium.game("next-station").new(1, 4)
    assert decide(make("expert"), state, 0, Random(1)) == decide(make("champion"), state, 0, Random(1))


def play_some(id: str, decisions: int) -> londinium.State:
    state, rng, bot = londinium.game(id).new(2, 7), Random(7), make("greedy")
    for _ in range(decisions):
        state.play(state.to_act[0], decide(bot, state, state.to_act[0], rng))
    return state
