"""The door of Gymnasium: one seat learns, the others are bots.

    import gymnasium, londinium.envs
    env = gymnasium.make("londinium/NextStation-v1", players=2, opponents="greedy", reward="points")
    observation, info = env.reset(seed=7)
    while True:
        action = env.action_space.sample(info["action_mask"])  # or one of env.legal_actions()
        observation, reward, terminated, truncated, info = env.step(action)
        …

A step is an answer of the learner; then the others answer until the learner is asked again or the game is over. Where
seats are asked at once, nobody sees what another has answered. An action that is not legal changes nothing: its reward
is `illegal`, and `info["refused"]` says which rule forbids it.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, SupportsInt

from londinium.envs import table
from londinium.envs.extra import lab
from londinium.envs.observation import Observation, Observer, mask
from londinium.envs.table import VERSION, open_game, standing, together, ways
from londinium.kernel.packs import PackSource
from londinium.kernel.refusal import IllegalAction
from londinium.kernel.registry import info
from londinium.kernel.state import State
from londinium.players import Picker, decide, make

with lab():
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

NAMESPACE = "londinium"


class NotBegun(RuntimeError):
    """A step before the first game, or after the last one is over."""


class WrongTable(ValueError):
    """Opponents or a seat that do not fit the table."""


class TableEnv(gymnasium.Env[Observation, Any]):
    """A table with one seat that learns."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponents: str | Sequence[str] = "greedy",
        reward: str = "points",
        dense: bool = False,
        observation: str = "numbers",
        seat: int | None = 0,
        illegal: float = -1.0,
        pack: PackSource | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`seat`: where the learner sits, None for one drawn at random for every game. `dense`: points are
        paid as they come, by how the learner stands; together they are the same."""
        self.game, self.players, self.options = open_game(game, players, options, pack)
        self._worth = table.reward(reward)
        self._dense, self._ahead = dense and reward != "win", reward == "difference"
        observer = Observer(observation, self.game, self.players)
        self._observe, self.observation_space = observer.observe, observer.space
        self.action_space = spaces.Discrete(self.game.n_actions)
        self.render_mode = render_mode
        self._fixed, self._illegal = seat, illegal
        if seat is not None and not 0 <= seat < self.players:
            raise WrongTable(f"There is no seat {seat} at a table for {self.players}; seats count from 0.")
        self._bots = [make(spec) for spec in _each(opponents, self.players - 1)]
        self._pickers = [bot.pick if isinstance(bot, Picker) else None for bot in self._bots]
        self._thinking = None in self._pickers
        self._state: State | None = None
        self._rngs: dict[int, Random] = {}
        self._sit(seat or 0)
        self._mask: NDArray[np.int8] = np.zeros(self.game.n_actions, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; with the same seed, the same one."""
        super().reset(seed=seed, options=options)
        game_seed: int = self.np_random.bit_generator.random_raw() >> 1  # what integers(SEEDS) gives, sooner
        if self._fixed is None:
            self._sit(int(self.np_random.integers(self.players)))
        self._state = state = self.game.new(self.players, game_seed, self.options)
        for other in self._at:
            self._rngs[other] = Random(game_seed * self.players + other)
        self._held: dict[int, list[int]] = {}
        self._paid = 0.0
        self._others(state)
        self._mask = mask(state, self._seat)
        return self._observe(state, self._seat), {"action_mask": self._mask}

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner answers, then the others, until the learner is asked again or the game is over."""
        state, seat = self._state, self._seat
        if state is None:
            raise NotBegun("No game has begun; call reset() first.")
        try:
            state.play(seat, int(action))
        except IllegalAction as refused:
            if state.over:
                raise NotBegun("The game is over; call reset() to begin another.") from None
            self._mask = mask(state, seat)
            told = {"action_mask": self._mask, "refused": str(refused)}
            return self._observe(state, seat), self._illegal, False, False, told
        if seat not in state.to_act:
            self._others(state)
        self._mask = marked = mask(state, seat)
        paid = 0.0
        if state.over:
            paid = self._worth(state.outcome(), seat) - self._paid
        elif self._dense:
            now = standing(state, seat, self._ahead)
            paid, self._paid = now - self._paid, now
        return self._observe(state, seat), paid, state.over, False, {"action_mask": marked}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as sb3-contrib's MaskablePPO asks."""
        return self._mask.view(np.bool_)

    def legal_actions(self) -> list[int]:
        """The legal actions by their numbers, in order: for who would rather not look them up in the mask."""
        return [] if self._state is None else self._state.legal(self._seat).copy()

    def render(self) -> str | None:
        """What the learner sees, as text."""
        if self.render_mode != "ansi" or self._state is None:
            return None
        from londinium.envs.observation import text

        return text(self._state, self._seat)

    def _sit(self, seat: int) -> None:
        """The learner takes this seat, the bots the others."""
        self._seat = seat
        others = [other for other in range(self.players) if other != seat]
        self._at = dict(zip(others, self._bots, strict=True))
        self._picks = {other: pick for other, pick in zip(others, self._pickers, strict=True) if pick is not None}

    def _others(self, state: State) -> None:
        """Let the others answer until the learner is asked, or nobody is."""
        own, picks, rngs = self._seat, self._picks, self._rngs
        if not self._thinking:
            while state.to_act and own not in state.to_act:
                seat = state.to_act[0]
                state.play(seat, picks[seat](state.legal(seat), rngs[seat]))
            return
        while state.to_act:
            if not self._held and len(state.to_act) > 1:
                seats = [seat for seat in state.to_act if seat != own and seat not in picks]
                self._held = together(state, seats, self._decide)
            if own in state.to_act:
                return
            seat = state.to_act[0]
            if seat in self._held:
                for action in self._held.pop(seat):
                    state.play(seat, action)
            elif seat in picks:
                state.play(seat, picks[seat](state.legal(seat), rngs[seat]))
            else:
                state.play(seat, self._decide(state, seat))

    def _decide(self, state: State, seat: int) -> int:
        return decide(self._at[seat], state, seat, self._rngs[seat])


def _each(opponents: str | Sequence[str], seats: int) -> list[str]:
    """One bot for all the other seats, or one for each of them."""
    if isinstance(opponents, str):
        return [opponents] * seats
    if len(opponents) != seats:
        raise WrongTable(f"{len(opponents)} opponents are named for {seats} other seats; name one for each, or one.")
    return list(opponents)


def register() -> None:
    """Announce an environment for every way to play: londinium/NextStation-v1."""
    for way in ways():
        id = f"{NAMESPACE}/{way.name}-v{VERSION}"
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point="londinium.envs.gymnasium:TableEnv",
                vector_entry_point=info(way.game).vector,
                order_enforce=False,  # it says so itself, and a step is quick
                disable_env_checker=True,  # the tests check it
                kwargs={"game": way.game, "options": dict(way.options), "players": way.players},
            )
