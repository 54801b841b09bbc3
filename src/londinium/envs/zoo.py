"""The door of PettingZoo: every seat learns.

    from londinium.envs import zoo
    env = zoo.env("london", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

An observation is a dict: `observation` and `action_mask`. Agents are called seat_0, seat_1, … Where seats are asked at
once, they answer in the order of their seats, each until it is asked no more, and nobody sees what another has answered
before all have. `parallel_env` is the same for libraries that let all agents act in every step: who is not asked has
one action, the last, which is to wait.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from londinium.envs import table
from londinium.envs.extra import lab
from londinium.envs.observation import Observation, Observer, mask
from londinium.envs.table import open_game
from londinium.kernel.packs import PackSource
from londinium.kernel.refusal import IllegalAction
from londinium.kernel.rng import SEEDS
from londinium.kernel.state import State

with lab():
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec
    from pettingzoo.utils.env_logger import EnvLogger

Agent = str
ILLEGAL = -1.0  # the reward of an action that is not legal


class NoStep(RuntimeError):
    """A loop over agents goes on without a step."""


class Seats:
    """A game that all its seats play, each seeing what it may: what both kinds of environment stand on.

    Answers are played as they come: a law says that their order does not matter. While several seats are asked at once
    the game as it was before the first of them answered is kept, and each sees that one with its own answers alone.
    """

    def __init__(
        self,
        game: str,
        players: int | None,
        options: Mapping[str, Any] | None,
        reward: str,
        observation: str,
        pack: PackSource | None,
    ) -> None:
        self.game, self.players, self.options = open_game(game, players, options, pack)
        self.worth = table.reward(reward)
        self.observer = Observer(observation, self.game, self.players)
        self.agents = [f"seat_{seat}" for seat in range(self.players)]
        self.seat = {agent: seat for seat, agent in enumerate(self.agents)}
        self.random: np.random.Generator | None = None

    def deal(self, seed: int | None) -> None:
        """Begin a game; with the same seed, the same one."""
        if seed is not None or self.random is None:
            self.random, _ = seeding.np_random(seed)
        self.state: State = self.game.new(self.players, int(self.random.integers(SEEDS)), self.options)
        self._gather()

    def _gather(self) -> None:
        """Who is asked now."""
        self.asked = list(self.state.to_act)
        self.before = self.state.copy() if len(self.asked) > 1 else None
        self.answered: dict[int, list[int]] = {}
        self.alone: dict[int, State] = {}  # made when they are looked at

    def sight(self, seat: int) -> State:
        """The game as a seat may see it now."""
        if self.before is None:
            return self.state
        if seat not in self.answered:
            return self.before
        alone = self.alone.get(seat)
        if alone is None:
            alone = self.alone[seat] = self.before.copy()
            for action in self.answered[seat]:
                alone.play(seat, action)
        return alone

    def answer(self, seat: int, action: int) -> None:
        """Carry out a seat's answer; IllegalAction where it is none."""
        state, asked = self.state, self.state.to_act
        state.play(seat, action)
        if self.before is None:
            self._gather()
            return
        goes_on = state.to_act is asked  # the same seats, this one among them: only then is nobody asked afresh
        if not goes_on:
            self.asked.remove(seat)
        if not self.asked:
            self._gather()
            return
        self.answered.setdefault(seat, []).append(action)
        self.alone.pop(seat, None)

    def returns(self) -> dict[Agent, float]:
        outcome = self.state.outcome()
        return {agent: self.worth(outcome, seat) for agent, seat in self.seat.items()}


class raw_env(AECEnv[Agent, Observation, Any]):
    """A table where the seats answer one after the other."""

    metadata = {"render_modes": ["ansi"], "name": "londinium_v1", "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "points",
        observation: str = "numbers",
        max_cycles: int | None = None,
        pack: PackSource | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles`: a game is cut off once a seat has answered this often."""
        super().__init__()
        self.seats = Seats(game, players, options, reward, observation, pack)
        self.metadata = {**self.metadata, "name": f"londinium_{self.seats.game.id.replace('-', '_')}_v{table.VERSION}"}
        self.possible_agents = list(self.seats.agents)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        n = self.seats.game.n_actions
        marks = spaces.Box(0, 1, (n,), np.int8)
        seen = [("observation", self.seats.observer.space), ("action_mask", marks)]
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(n) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; with the same seed, the same one."""
        del options
        self.seats.deal(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.times = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.possible_agents[self.seats.asked[0]]

    def observe(self, agent: Agent) -> Observation:
        seat = self.seats.seat[agent]
        state = self.seats.sight(seat)
        return {"observation": self.seats.observer.observe(state, seat), "action_mask": mask(state, seat)}

    def step(self, action: Any) -> None:
        """The seat that is asked answers."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seats = self.seats
        seats.answer(seats.seat[agent], int(action))
        if seats.state.over:
            self.rewards = seats.returns()
            self._accumulate_rewards()  # nothing was paid before
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self.times[agent] += 1
        if self.times[agent] == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[seats.asked[0]]

    def render(self) -> str | None:
        """What the seat that is asked sees, as text."""
        if self.render_mode != "ansi":
            return None
        from londinium.envs.observation import text

        seat = self.seats.seat[self.agent_selection]
        return text(self.seats.sight(seat), seat)

    def close(self) -> None:
        """There is nothing to close."""


class checked_env(raw_env):
    """The same, which also checks what the wrappers check that PettingZoo puts round its own, in one step for four.

    Who gives an answer that is not legal loses by it: the game ends there, with a reward of -1.
    """

    _stepped = False  # since the loop over agents asked the last one

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        self._stepped = True

    def step(self, action: Any) -> None:
        if not self._begun():
            EnvLogger.error_step_before_reset()
        self._stepped = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        try:
            super().step(action)
        except IllegalAction:
            agent = self.agent_selection
            if not self.action_spaces[agent].contains(action):
                raise
            EnvLogger.warn_on_illegal_move()
            self.terminations = dict.fromkeys(self.agents, True)
            self.truncations = dict.fromkeys(self.agents, True)
            self.rewards[agent] = ILLEGAL
            self._accumulate_rewards()
            self._deads_step_first()

    def observe(self, agent: Agent) -> Observation:
        if not self._begun():
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[Agent]:
        if not self._begun():
            EnvLogger.error_agent_iter_before_reset()
        return self._turns(max_iter)

    def _turns(self, most: int) -> Iterator[Agent]:
        while self.agents and most > 0:
            if not self._stepped:
                raise NoStep("An agent was asked, and no step was taken; call step() once for every agent of the loop.")
            self._stepped = False
            most -= 1
            yield self.agent_selection

    def _begun(self) -> bool:
        return self.seats.random is not None


def env(game: str, **settings: Any) -> AECEnv[Agent, Observation, Any]:
    """A table where the seats answer one after the other, with PettingZoo's usual checks."""
    return checked_env(game, **settings)


class parallel_env(ParallelEnv[Agent, Observation, Any]):
    """A table where all agents act in every step, those who are not asked by waiting.

    An answer that is not legal, or an action of who should wait, changes nothing; the former has a reward of -1.
    """

    metadata = {"render_modes": [], "name": "londinium_parallel_v1"}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "points",
        observation: str = "numbers",
        max_cycles: int | None = None,
        pack: PackSource | None = None,
    ) -> None:
        """`max_cycles`: a game is cut off after this many steps."""
        self.seats = Seats(game, players, options, reward, observation, pack)
        self.possible_agents = list(self.seats.agents)
        self.max_cycles, self.render_mode = max_cycles, None
        self.wait = self.seats.game.n_actions
        marks = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        seen = [("observation", self.seats.observer.space), ("action_mask", marks)]
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        """Begin a game; with the same seed, the same one."""
        del options
        self.seats.deal(seed)
        self.agents = list(self.possible_agents)
        self.steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[Agent, Any]
    ) -> tuple[
        dict[Agent, Observation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, dict[str, Any]]
    ]:
        """All who are asked answer, each one question."""
        rewards = dict.fromkeys(self.agents, 0.0)
        for seat in list(self.seats.asked):
            agent = self.possible_agents[seat]
            try:
                self.seats.answer(seat, int(actions[agent]))
            except IllegalAction:
                rewards[agent] = ILLEGAL
        self.steps += 1
        over = self.seats.state.over
        if over:
            rewards = self.seats.returns()
        cut = not over and self.steps == self.max_cycles
        seen = self._observations()
        dead, cut_off = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        told: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        if over or cut:
            self.agents = []
        return seen, rewards, dead, cut_off, told

    def _observations(self) -> dict[Agent, Observation]:
        found: dict[Agent, Observation] = {}
        for agent in self.agents:
            seat = self.seats.seat[agent]
            state = self.seats.sight(seat)
            waits = seat not in self.seats.asked
            legal = np.zeros(self.wait, np.int8) if waits else mask(state, seat)
            marks = np.append(legal, np.int8(waits))
            found[agent] = {"observation": self.seats.observer.observe(state, seat), "action_mask": marks}
        return found


def cycle_env(game: str, **settings: Any) -> AECEnv[Agent, Observation, Any]:
    """`parallel_env` for libraries that step one agent after the other: in a cycle everybody acts once."""
    return parallel_to_aec(parallel_env(game, **settings))
