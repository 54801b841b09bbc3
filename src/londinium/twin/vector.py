"""Gymnasium's vector environment over the twin: thousands of games in one call.

    import gymnasium, londinium.envs
    envs = gymnasium.make_vec(
        "londinium/NextStationAlone-v1", num_envs=4096, vectorization_mode="vector_entry_point", back="jax"
    )
    seen, info = envs.reset(seed=7)
    seen, rewards, terminated, truncated, info = envs.step(actions)     # info["action_mask"]: num_envs × actions

Alone, every sub-environment is a game. With several players it is a seat: those of a game stand side by side, learn
together, and end together; one that owes no answer has an empty mask, and its action is not looked at. An action that
is not legal changes nothing: its reward is `illegal`, and `info["illegal"]` says where. A game that is over begins
again at the next step, whatever is answered there, with the seed after the one that it had. Arrays are NumPy's, or
JAX's on the device, which no step leaves.
"""

from collections.abc import Mapping
from typing import Any

from londinium import twin
from londinium.envs.extra import lab
from londinium.envs.table import reward as known
from londinium.kernel.packs import PackSource
from londinium.kernel.rng import SEEDS
from londinium.twin.observation import Observer

with lab():
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

LINES = 10_000  # more than a line can bring: the best one decides among equal scores (NSL-WIN-2)


class WrongNumber(ValueError):
    """Sub-environments that do not make up whole games."""


class NoSuchSetting(TypeError):
    """A setting of a table with bots, or of none."""


class TwinEnv(VectorEnv[Any, Any, Any]):
    """Many games, or all seats of many games, at once."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        num_envs: int,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        back: str = "numba",
        reward: str = "points",
        dense: bool = False,
        illegal: float = -1.0,
        pack: PackSource | None = None,
        game: str = "next-station",
        **others: Any,
    ) -> None:
        """`reward`, `dense` and `illegal` are as at one table; players are two unless said, as there."""
        del game  # by its name it was found
        if others:
            raise NoSuchSetting(
                f"In a vector every seat learns, and there is no setting {next(iter(others))!r}; for many tables with "
                "bots, give make_vec vectorization_mode='sync' or 'async'."
            )
        self.players = 2 if players is None else players
        if num_envs % self.players:
            raise WrongNumber(f"{num_envs} sub-environments are no whole games of {self.players} seats.")
        known(reward)  # says what is wrong with it
        self.twin = twin.make(back, num_envs // self.players, self.players, options, pack)
        self.num_envs = num_envs
        self._reward, self._dense, self._illegal = reward, dense and reward != "win", illegal
        size = Observer(self.twin.tables, self.twin.setup).size
        self.single_observation_space = spaces.Box(-1.0, 1.0, (size,), np.float32)
        self.single_action_space = spaces.Discrete(self.twin.tables.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._xp: Any = np
        if back == "jax":
            import jax.numpy

            self._xp = jax.numpy

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games; with the same seed, the same ones."""
        super().reset(seed=seed, options=options)
        self.twin.reset(self.np_random.integers(SEEDS, size=self.twin.games))
        self._paid = self._xp.zeros((self.twin.games, self.players), np.float32)
        self._legal, self._over = self.twin.legal(), self.twin.over()
        return self._seen(), self._info(self._xp.zeros(self.num_envs, np.bool_))

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """An answer for every sub-environment; games that ended before begin again instead."""
        xp, ended = self._xp, self._over
        given = xp.asarray(actions).reshape(self.twin.games, self.players)
        n = self.twin.tables.actions
        at = xp.clip(given, 0, n - 1)[..., None]
        right = (given >= 0) & (given < n) & xp.take_along_axis(self._legal, at, axis=-1)[..., 0]
        wrong = self._legal.any(axis=-1) & ~right
        self.twin.step(xp.where(right, given, -1), check=False)
        self.twin.renew(ended)
        self._legal, self._over = self.twin.legal(), self.twin.over()
        rewards = xp.where(wrong, np.float32(self._illegal), self._paid_now(ended, wrong))
        over = xp.repeat(self._over, self.players)
        return self._seen(), rewards.reshape(-1), over, xp.zeros_like(over), self._info(wrong.reshape(-1))

    def _paid_now(self, begun: Any, wrong: Any) -> Any:
        """Games × seats: what this step pays; nothing where a game has just begun or an answer was wrong."""
        xp, over = self._xp, self._over[:, None]
        worth = self._worth()
        due = (over | self._dense) & ~begun[:, None] & ~wrong
        paid = xp.where(due, worth - self._paid, 0)
        self._paid = xp.where(begun[:, None], 0, self._paid + paid)
        return paid.astype(np.float32)

    def _worth(self) -> Any:
        """Games × seats: how the seats stand, in the reward's own measure (`envs/table.py`)."""
        xp, scores = self._xp, self.twin.scores()
        if self._reward == "win":
            places = scores * LINES + self.twin.best_lines()
            first = places == places.max(axis=-1, keepdims=True)
            return first / first.sum(axis=-1, keepdims=True)
        if self._reward == "difference" and self.players > 1:
            others = [
                xp.max(xp.roll(scores, -seat, axis=1)[:, 1:], axis=1)  # of all but this one
                for seat in range(self.players)
            ]
            return (scores - xp.stack(others, axis=1)).astype(np.float32)
        return scores.astype(np.float32)

    def _seen(self) -> Any:
        return self.twin.observe().reshape(self.num_envs, -1)

    def _info(self, wrong: Any) -> dict[str, Any]:
        return {"action_mask": self._legal.reshape(self.num_envs, -1).astype(np.int8), "illegal": wrong}
