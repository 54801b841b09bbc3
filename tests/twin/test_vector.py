"""The vector environment over the twin: Gymnasium's own checks, the same game as at one table, on both backs."""

from typing import Any

import gymnasium
import jax
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import londinium.envs  # noqa: F401 - announces the environments
from londinium import twin
from londinium.envs.table import UnknownReward
from londinium.twin.vector import NoSuchSetting, TwinEnv, WrongNumber
from tests.twin.compare import MODULES

BOTH = MODULES[3]
ALONE = "londinium/NextStationAlone-v1"


class OneGame(gymnasium.Env[Any, Any]):
    """A vector environment of one game, as Gymnasium's checks for single ones want it."""

    def __init__(self, **settings: Any) -> None:
        self.many = TwinEnv(1, players=1, **settings)
        self.observation_space = self.many.single_observation_space
        self.action_space = self.many.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        super().reset(seed=seed)
        seen, info = self.many.reset(seed=seed, options=options)
        self._np_random = self.many.np_random
        return seen[0], {"action_mask": info["action_mask"][0]}

    def step(self, action: Any) -> Any:
        seen, rewards, over, cut, info = self.many.step(np.array([action]))
        return seen[0], float(rewards[0]), bool(over[0]), bool(cut[0]), {"action_mask": info["action_mask"][0]}


def first_legal(info: dict[str, Any]) -> Any:
    return np.asarray(info["action_mask"]).argmax(axis=-1)


@pytest.mark.parametrize("options", [{}, BOTH])
def test_gymnasiums_own_checks_pass(options: dict[str, Any]) -> None:
    check_env(OneGame(options=options), skip_render_check=True)


@pytest.mark.parametrize("dense", [False, True])
def test_it_is_the_game_of_the_table(dense: bool) -> None:
    """Seen, paid and over alike, step by step, by Gymnasium's own comparison: legal answers and others."""
    settings: dict[str, Any] = {"options": BOTH, "dense": dense}
    table: Any = gymnasium.make(ALONE, **settings).unwrapped
    many = OneGame(**settings)
    check_environments_match(table, many, num_steps=50, seed=3, info_comparison="skip")
    (seen, info), (same, _) = table.reset(seed=5), many.reset(seed=5)
    over, total = False, 0.0
    while not over:
        assert np.array_equal(seen, same)
        action = int(first_legal(info))
        seen, paid, over, _, info = table.step(action)
        same, paid_too, over_too, _, told = many.step(action)
        assert (paid, over) == (paid_too, over_too)
        assert np.array_equal(info["action_mask"], told["action_mask"])
        total += paid
    assert total == many.many.twin.scores()[0, 0]


def test_it_is_made_by_name_and_games_begin_again() -> None:
    made = gymnasium.make_vec(ALONE, num_envs=8, vectorization_mode="vector_entry_point", dense=True)
    own = made.unwrapped
    assert isinstance(own, TwinEnv)
    envs = RecordEpisodeStatistics(made)
    seen, info = envs.reset(seed=1)
    assert seen in envs.observation_space
    ended = 0
    for _ in range(90):
        before = own.twin.over()
        seen, rewards, over, cut, info = envs.step(first_legal(info))
        assert not (before & over).any(), "a game that was over has begun again"
        assert not rewards[before].any()
        assert not cut.any()
        for at in np.flatnonzero(over):
            ended += 1
            assert info["episode"]["r"][at] == own.twin.scores()[at, 0]
    assert ended >= 8
    assert seen.shape == envs.observation_space.shape


@pytest.mark.parametrize(("reward", "total"), [("points", None), ("difference", 0.0), ("win", 1.0)])
def test_seats_of_a_game_learn_side_by_side(reward: str, total: float | None) -> None:
    envs = TwinEnv(6, players=2, options=BOTH, reward=reward)
    _, info = envs.reset(seed=4)
    paid = np.zeros((3, 2))
    done = np.zeros(3, np.bool_)
    while not done.all():
        _, rewards, over, _, info = envs.step(first_legal(info))
        ends = over.reshape(3, 2)
        assert (ends[:, 0] == ends[:, 1]).all()
        paid += rewards.reshape(3, 2) * ~done[:, None]
        if reward == "points":
            assert (paid[ends[:, 0] & ~done] == envs.twin.scores()[ends[:, 0] & ~done]).all()
        done |= ends[:, 0]
    if total is not None:
        assert paid.sum(axis=1) == pytest.approx([total] * 3)


def test_jax_tells_and_pays_what_numba_does(on_jax: twin.Twin, monkeypatch: pytest.MonkeyPatch) -> None:
    """To the end of every game, and into the next one."""
    settings: dict[str, Any] = {"num_envs": 2 * on_jax.games, "players": 2, "options": BOTH, "dense": True}
    here = TwinEnv(**settings)
    monkeypatch.setattr(twin, "make", lambda *_: on_jax)
    there = TwinEnv(**settings, back="jax")
    (seen, info), (same, told) = here.reset(seed=9), there.reset(seed=9)
    begun_again = 0
    for _ in range(70):
        assert np.array_equal(seen, same)
        assert np.array_equal(info["action_mask"], told["action_mask"])
        actions = first_legal(info)
        before = here.twin.over()
        seen, rewards, over, _, info = here.step(actions)
        same, rewards_too, over_too, _, told = there.step(actions)
        assert isinstance(same, jax.Array)
        assert np.array_equal(rewards, rewards_too)
        assert np.array_equal(over, over_too)
        begun_again += int(before.sum())
    assert begun_again >= on_jax.games


def test_what_is_not_legal_changes_nothing() -> None:
    envs = TwinEnv(2, players=1, illegal=-3.0)
    seen, info = envs.reset(seed=1)
    good = first_legal(info)
    wrong = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    after, rewards, _, _, told = envs.step(np.array([good[0], wrong]))
    assert told["illegal"].tolist() == [False, True]
    assert rewards.tolist() == [0.0, -3.0]
    assert np.array_equal(after[1], seen[1])
    assert not np.array_equal(after[0], seen[0])


def test_what_cannot_be_made_is_said_in_a_sentence() -> None:
    with pytest.raises(NoSuchSetting, match=r"no setting 'opponents'; for many tables with bots, .*'sync' or 'async'"):
        gymnasium.make_vec("londinium/NextStation-v1", num_envs=2, opponents="random")
    with pytest.raises(WrongNumber, match="5 sub-environments are no whole games of 2 seats"):
        TwinEnv(5, players=2)
    with pytest.raises(UnknownReward, match="There is no reward 'fame'"):
        TwinEnv(2, reward="fame")
