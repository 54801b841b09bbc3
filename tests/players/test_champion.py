"""The champion of Next Station: it plays every variant, sees nothing hidden, and says in one sentence what is wrong."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import londinium
from londinium.arena.match import play_game
from londinium.games.next_station import champion as champions
from londinium.games.next_station.champion import Champion, Network
from londinium.games.next_station.game import NextStation
from londinium.games.next_station.powers import Mark
from londinium.games.next_station.scoring import breakdown
from londinium.kernel.game import NoChampion
from londinium.players import BadBot, decide, make

GAME = NextStation()
BOTH = {"objectives": True, "powers": True}


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {"powers": True}), (3, BOTH), (4, {"objectives": True})])
def test_it_plays_every_variant_to_the_end(players: int, options: dict[str, Any]) -> None:
    state = play_game(GAME, [make("champion:steps=1")] * players, 5, options)
    assert state.over
    assert min(state.outcome()["scores"]) > 70


def test_two_steps_play_both_modules_to_the_end() -> None:
    assert play_game(GAME, [make("champion")], 3, BOTH).over


def test_it_is_stronger_than_the_greedy_bot() -> None:
    def mean(bot: str) -> float:
        return sum(play_game(GAME, [make(bot)], seed).outcome()["scores"][0] for seed in range(12)) / 12

    assert mean("champion:steps=1") > mean("greedy") + 5


def test_it_sees_nothing_hidden_and_changes_nothing() -> None:
    """Whatever would come next, its answer is the same."""
    state = GAME.new(1, 8, BOTH)
    before = state.fingerprint()
    assert len({decide(make("champion"), state, 0, Random(n)) for n in range(3)}) == 1
    assert state.fingerprint() == before


def test_what_may_be_revealed_is_certain_in_all() -> None:
    champion = Champion(GAME.box)
    state: Any = GAME.new(1, 2)
    for steps in range(8):
        spot = champion._after(state, 0, state.legal(0)[steps % len(state.legal(0))])
        assert sum(chance for chance, _ in champion._worlds(spot.state, 0)) == pytest.approx(1)
        state.play(0, state.legal(0)[0])


def test_the_last_decision_is_worth_the_score_that_it_makes() -> None:
    """Nothing is to come any more, so nothing is guessed."""
    state: Any = GAME.new(1, 4)
    while not (state.round == 4 and state.last_turn):
        state.play(0, decide(make("champion:steps=1"), state, 0, Random(1)))
    worths = GAME.champion().worths(state, 0, 2)
    assert sorted(worths) == state.legal(0)
    for action, worth in worths.items():
        after = state.copy()
        after.play(0, action)
        assert after.outcome()["scores"] == [worth]


def test_it_circles_a_station_that_brings_most() -> None:
    """NSL-POWER-26: in the fullest district of the line."""
    state: Any = GAME.new(1, 1, {"powers": True})
    while not isinstance(state.pending[0][-1], Mark):
        state.play(0, decide(make("champion:steps=1"), state, 0, Random(1)))
    chosen = decide(make("champion"), state, 0, Random(1))
    points = {}
    for action in state.legal(0):
        after, _ = state.attempt(0, action, Random(1))
        points[action] = sum(breakdown(after, 0).values())
    assert points[chosen] == max(points.values()) > points[GAME.box.pass_action]


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("champion:steps=3", "looks 1 or 2 steps ahead, not '3'"),
        ("champion:ms=5", "The bot champion does not take 'ms'"),
        ("greedy:steps=1", "The bot greedy does not take 'steps'"),
    ],
)
def test_a_wrong_budget_is_refused(spec: str, sentence: str) -> None:
    with pytest.raises(BadBot, match=sentence):
        make(spec)


def test_a_game_without_a_champion_says_so() -> None:
    with pytest.raises(BadBot, match="There is no champion of london"):
        play_game(londinium.game("london"), [make("champion")] * 2, 1)


def test_missing_and_old_weights_are_named(tmp_path: Path) -> None:
    with pytest.raises(NoChampion, match=r"The champion has no weights here: solo.npz is missing"):
        Network(tmp_path / "solo.npz", 669)
    np.savez(tmp_path / "solo.npz", format=0, w0=np.zeros((669, 4)))
    with pytest.raises(NoChampion, match=r"The weights in solo.npz are of another version"):
        Network(tmp_path / "solo.npz", 669)


def test_components_of_another_size_are_refused() -> None:
    pack = GAME.export("one card more")
    pack["files"]["cards"]["station_cards"].append({"id": "street_circle_2", "level": "street", "shows": "circle"})
    with pytest.raises(BadBot, match="these components are too different"):
        play_game(NextStation(pack), [make("champion")], 1)


def test_the_weights_are_small() -> None:
    for path in champions.WEIGHTS.glob("*.npz"):
        assert path.stat().st_size <= 2_000_000
    assert {path.stem for path in champions.WEIGHTS.glob("*.npz")} == {"solo", "modules"}
