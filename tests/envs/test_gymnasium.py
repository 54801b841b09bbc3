"""Gymnasium: its own checks pass for every way to play; a seed repeats a game; nothing hidden is told."""

import builtins
import importlib
import sys
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import londinium
from londinium.envs import gymnasium as door
from londinium.envs.extra import MissingExtra
from londinium.envs.observation import mask
from londinium.envs.table import reward, ways
from londinium.kernel.outcome import Outcome
from tests.envs.tables import TABLES, Table

IDS = [f"londinium/{way.name}-v1" for way in ways()]
SPACES = ["numbers", "dict", "text"]


def make(id: str = "londinium/NextStation-v1", **settings: Any) -> Any:
    return gymnasium.make(id, **{"opponents": "random", **settings})


def play(env: Any, seed: int, rng: Random) -> list[Any]:
    """A random game: everything that the door told."""
    observation, info = env.reset(seed=seed)
    told: list[tuple[Any, ...]] = [(observation, info["action_mask"])]
    over = False
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, over, _, info = env.step(action)
        told.append((observation, info["action_mask"], reward))
    return told


def test_every_way_to_play_has_an_environment() -> None:
    assert {"NextStation", "London", "Guilds", "Dei", "OldLondon"} <= {way.name for way in ways()}
    assert all(id in gymnasium.registry for id in IDS)


@pytest.mark.parametrize("observation", SPACES)
@pytest.mark.parametrize("id", IDS)
def test_gymnasiums_own_checks_pass(id: str, observation: str) -> None:
    check_env(make(id, observation=observation).unwrapped)


@pytest.mark.parametrize("table", TABLES, ids=lambda one: one.name)
def test_every_table_is_checked_with_its_options(table: Table) -> None:
    id = next(f"londinium/{way.name}-v1" for way in ways() if way.id == table.game)
    check_env(make(id, players=table.players, options=table.options, seat=None).unwrapped)


def test_several_at_once() -> None:
    several = gymnasium.make_vec("londinium/NextStation-v1", num_envs=2, vectorization_mode="sync", opponents="random")
    _, infos = several.reset(seed=3)
    for _ in range(60):  # over the end of a game
        actions = [int(np.flatnonzero(marks)[0]) if marks.any() else 0 for marks in infos["action_mask"]]
        observations, _, _, _, infos = several.step(np.array(actions))
    assert observations.shape[0] == 2
    several.close()


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_seed_repeats_a_game_exactly(opponents: str) -> None:
    env = make("londinium/Guilds-v1", opponents=opponents) if opponents == "random" else make(opponents=opponents)
    one, other, third = (play(env, seed, Random(4)) for seed in (7, 7, 8))
    assert len(one) == len(other)
    assert all(
        np.array_equal(a, b) for left, right in zip(one, other, strict=True) for a, b in zip(left, right, strict=True)
    )
    assert len(one) != len(third) or not np.array_equal(one[-1][0], third[-1][0])


@pytest.mark.parametrize("dense", [False, True])
@pytest.mark.parametrize("reward", ["points", "difference", "win"])
def test_rewards_add_up_to_the_result(reward: str, dense: bool) -> None:
    env = make(reward=reward, dense=dense, players=2)
    told = play(env, 5, Random(1))
    scores = env.unwrapped._state.outcome()["scores"]
    wanted = {"points": scores[0], "difference": scores[0] - scores[1], "win": float(scores[0] > scores[1])}
    paid = [step[2] for step in told[1:]]
    assert sum(paid) == pytest.approx(wanted[reward])
    assert (sum(map(bool, paid)) > 1) == (dense and reward != "win")


def test_an_action_that_is_not_legal_changes_nothing_and_says_which_rule_forbids_it() -> None:
    env = make(illegal=-3.0)
    observation, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, terminated, truncated, told = env.step(wrong)
    assert np.array_equal(observation, again)
    assert (reward, terminated, truncated) == (-3.0, False, False)
    assert told["refused"].count(".") >= 1
    assert np.array_equal(told["action_mask"], info["action_mask"])


def test_masks_are_as_maskable_ppo_reads_them() -> None:
    env = make()
    _, info = env.reset(seed=1)
    marks = env.unwrapped.action_masks()
    assert marks.dtype == np.bool_
    assert (
        np.flatnonzero(marks).tolist() == env.unwrapped._state.legal(0) == np.flatnonzero(info["action_mask"]).tolist()
    )


@pytest.mark.parametrize("id", IDS)
def test_the_legal_actions_as_a_list_are_those_of_the_mask(id: str) -> None:
    env = make(id)
    assert env.unwrapped.legal_actions() == [], "no game has begun"
    _, info = env.reset(seed=2)
    rng, over, steps = Random(3), False, 0
    while not over and steps < 60:
        legal = env.unwrapped.legal_actions()
        assert legal == np.flatnonzero(info["action_mask"]).tolist()
        action = legal.pop(rng.randrange(len(legal)))  # the list is one's own
        assert action in env.unwrapped.legal_actions()
        _, _, over, _, info = env.step(action)
        steps += 1
    assert steps > 20


@pytest.mark.parametrize("table", [table for table in TABLES if table.players > 1], ids=lambda one: one.name)
def test_what_looks_the_same_to_the_learner_is_told_the_same_at_every_step_of_a_game(table: Table) -> None:
    env = door.TableEnv(table.game, table.players, table.options, opponents="random", observation="dict")
    rng = Random(6)
    observation, info = env.reset(seed=2)
    over = False
    while not over:
        truth = env._state
        assert truth is not None
        for _ in range(2):
            env._state = truth.guess(0, rng)
            seen = env._observe(env._state, 0)
            assert all(np.array_equal(seen[name], observation[name]) for name in observation)
            assert np.array_equal(mask(env._state, 0), info["action_mask"])
            assert env.legal_actions() == truth.legal(0)
        env._state = truth
        observation, _, over, _, info = env.step(rng.choice(truth.legal(0)))


def test_bots_that_are_asked_together_with_the_learner_do_not_see_its_answer() -> None:
    env = make(players=3, opponents="greedy")
    env.reset(seed=3)
    table = env.unwrapped
    assert set(table._state.to_act) == {0, 1, 2}
    held = {seat: list(actions) for seat, actions in table._held.items()}
    assert set(held) == {1, 2}  # they have answered before the learner does
    before = len(table._state.past)
    env.step(table._state.legal(0)[0])
    played = table._state.past[before:]
    assert [action for seat, action in played if seat == 1][: len(held[1])] == held[1]


def test_the_learner_sits_anywhere() -> None:
    env = make(players=4, seat=None)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.unwrapped._seat)
    assert seats == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'; the games are next-station"),
        ({"options": {"fog": True}}, "fog"),
        ({"players": 9}, "9"),
        ({"opponents": "stockfish"}, "There is no bot 'stockfish'; the bots are random"),
        ({"opponents": ["random"] * 5}, "5 opponents are named for 1 other seats"),
        ({"reward": "fame"}, "There is no reward 'fame'; there are points, win, difference."),
        ({"observation": "pixels"}, "There is no observation 'pixels'; there are numbers, dict, text."),
        ({"seat": 2}, "There is no seat 2 at a table for 2"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises((ValueError, londinium.Refused)) as raised:
        door.TableEnv(**{"game": "next-station", **settings})
    assert sentence in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_step_needs_a_game() -> None:
    env = make()
    with pytest.raises(door.NotBegun, match="call reset"):
        env.step(0)
    play(env, 1, Random(1))
    with pytest.raises(door.NotBegun, match="The game is over"):
        env.step(0)


def test_a_missing_library_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name.split(".", maxsplit=1)[0] == "pettingzoo":
            raise ModuleNotFoundError("No module named 'pettingzoo'", name="pettingzoo")
        return real(name, *rest)

    monkeypatch.delitem(sys.modules, "londinium.envs.zoo", raising=False)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(MissingExtra, match=r"^pettingzoo is not installed; .*: pip install londinium\[lab\]$"):
        importlib.import_module("londinium.envs.zoo")


@pytest.mark.parametrize(
    ("name", "worth"),
    [("points", [30, 25, 30]), ("win", [0.5, 0.0, 0.5]), ("difference", [0, -5, 0])],
)
def test_what_a_result_is_worth(name: str, worth: list[float]) -> None:
    outcome: Outcome = {"scores": [30, 25, 30], "ranking": [1, 3, 1], "decided_by": None, "breakdown": [{}, {}, {}]}
    assert [reward(name)(outcome, seat) for seat in range(3)] == worth
