"""PettingZoo: its own conformance suites pass for every game, and seats that are asked at once see nothing of it."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

import londinium
from londinium.envs import observation, zoo
from tests.envs.tables import TABLES, Table


@contextmanager
def advice() -> Iterator[None]:
    """The suites warn of whatever is unusual, large observations and no rewards on the way among it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize("table", TABLES, ids=lambda one: one.name)
def test_the_suite_of_pettingzoo_passes(table: Table) -> None:
    settings: dict[str, Any] = {"players": table.players, "options": table.options}
    with advice():
        api_test(zoo.env(table.game, **settings), num_cycles=30)
        seed_test(partial(zoo.env, table.game, **settings), num_cycles=5)
        parallel_api_test(zoo.parallel_env(table.game, **settings), num_cycles=30)


@pytest.mark.parametrize("table", TABLES, ids=lambda one: one.name)
def test_a_game_is_cut_off_after_so_many_cycles(table: Table) -> None:
    settings: dict[str, Any] = {"players": table.players, "options": table.options}
    module = SimpleNamespace(
        parallel_env=partial(zoo.parallel_env, table.game, **settings),
        env=partial(zoo.cycle_env, table.game, **settings),
    )
    max_cycles_test(module)


def test_a_seat_answers_so_often_at_most() -> None:
    env = zoo.env("london", players=2, max_cycles=3)
    env.reset(seed=1)
    times = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        assert not terminated
        times[agent] += not truncated
        env.step(None if truncated else int(np.flatnonzero(observation["action_mask"])[0]))
    assert max(times.values()) == 3


def test_who_is_asked_together_does_not_see_what_others_answered() -> None:
    env = zoo.raw_env("next-station", players=3)
    env.reset(seed=4)
    first = env.agent_selection
    unseen = env.observe("seat_1")["observation"].copy()
    env.step(int(np.flatnonzero(env.observe(first)["action_mask"])[0]))
    assert first == "seat_0"
    assert env.agent_selection == "seat_1"
    assert np.array_equal(env.observe("seat_1")["observation"], unseen)
    for agent in ("seat_1", "seat_2"):
        assert env.agent_selection == agent
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))
    drawn = [sheet["closed"] for sheet in env.seats.state.view(None)["sheets"]]
    assert all(drawn)  # and then all of it is played
    assert not np.array_equal(env.observe("seat_1")["observation"], unseen)


@pytest.mark.parametrize("table", [TABLES[1], TABLES[5]], ids=lambda one: one.name)
def test_while_several_are_asked_each_sees_the_game_with_its_own_answers_alone(table: Table) -> None:
    """Also who is asked once more in the same turn: here each of them plays a game of its own until all are done."""
    env, rng = zoo.raw_env(table.game, players=table.players, options=table.options), Random(5)
    env.reset(seed=3)
    turns = again = steps = 0
    while not env.seats.state.over and steps < 200:
        asked = list(env.seats.state.to_act)
        together = len(asked) > 1
        turns += together
        alone = [env.seats.state.copy() for _ in range(table.players)]
        while asked:
            for seat, agent in enumerate(env.possible_agents):
                assert np.array_equal(env.observe(agent)["observation"], observation.encode(alone[seat], seat))
            seat = asked[0]
            assert env.agent_selection == env.possible_agents[seat]
            action = rng.choice(alone[seat].legal(seat))
            env.step(action)
            steps += 1
            alone[seat].play(seat, action)
            if together and seat in alone[seat].to_act:
                again += 1
            else:
                asked.remove(seat)
    assert turns
    assert again or table.game != "next-station"


def test_an_answer_that_is_not_legal_loses_the_game(caplog: pytest.LogCaptureFixture) -> None:
    env = zoo.env("next-station", players=2)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[0]))
    wrong = int(np.flatnonzero(env.observe("seat_1")["action_mask"] == 0)[0])
    env.step(wrong)
    assert "Illegal move" in caplog.text
    paid = {}
    for agent in env.agent_iter():
        _, paid[agent], terminated, _, _ = env.last()
        assert terminated
        env.step(None)
    assert paid == {"seat_0": 0.0, "seat_1": -1.0}
    env.step(None)  # nobody is left, which is logged
    assert "step" in caplog.records[-1].message


def test_a_number_that_is_no_action_is_refused_in_one_sentence() -> None:
    env = zoo.env("next-station", players=2)
    env.reset(seed=1)
    with pytest.raises(londinium.IllegalAction) as raised:
        env.step(100_000)
    assert "100" in str(raised.value)
    assert not any(env.terminations.values())


def test_what_comes_out_of_order_is_refused() -> None:
    env = zoo.env("next-station", players=2)
    for call in (lambda: env.step(0), lambda: env.observe("seat_0"), env.agent_iter):
        with pytest.raises(AssertionError, match="reset"):
            call()
    env.reset(seed=1)
    agents = env.agent_iter()
    assert next(agents) == "seat_0"
    with pytest.raises(zoo.NoStep, match=r"call step\(\) once"):
        next(agents)


@pytest.mark.parametrize("reward", ["points", "win", "difference"])
def test_rewards_are_paid_at_the_end(reward: str) -> None:
    env = zoo.raw_env("next-station", players=2, reward=reward)
    env.reset(seed=2)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, earned, terminated, _, _ = env.last()
        paid[agent] += earned
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if terminated else int(legal[0 if agent == "seat_0" else -1]))  # one draws, the other passes
    outcome = env.seats.state.outcome()
    own, other = outcome["scores"]
    wanted = {
        "points": [own, other],
        "win": [float(own > other), float(own < other)],
        "difference": [own - other, other - own],
    }
    assert own > other
    assert list(paid.values()) == wanted[reward]


def test_what_is_wrong_is_said_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="There is no game 'chess'; the games are next-station, london"):
        zoo.env("chess")
    with pytest.raises(londinium.Refused, match="fog"):
        zoo.env("london", options={"fog": True})
    with pytest.raises(ValueError, match="no reward 'fame'; there are points, win, difference"):
        zoo.env("london", reward="fame")


@pytest.mark.parametrize("table", TABLES, ids=lambda one: one.name)
def test_what_looks_the_same_to_a_seat_is_told_the_same_at_every_step_of_a_game(table: Table) -> None:
    env, rng = zoo.raw_env(table.game, players=table.players, options=table.options), Random(8)
    env.reset(seed=6)
    at = 0
    while not env.seats.state.over:
        seat = at % table.players
        agent = env.possible_agents[seat]
        told, truth, before, alone = env.observe(agent), env.seats.state, env.seats.before, env.seats.alone
        for _ in range(2):
            env.seats.state = truth.guess(seat, rng)
            env.seats.before = before and before.guess(seat, rng)
            env.seats.alone = {other: state.guess(seat, rng) for other, state in alone.items()}
            again = env.observe(agent)
            assert all(np.array_equal(told[name], again[name]) for name in told)
        env.seats.state, env.seats.before, env.seats.alone = truth, before, alone
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
        at += 1
