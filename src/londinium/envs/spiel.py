"""The door of OpenSpiel: every game as a Python game, with its chance made explicit.

    import pyspiel
    from londinium.envs import spiel
    game = pyspiel.load_game("londinium_next_station(players=2,powers=True)")

Every draw of chance is a node with all its outcomes, each equally likely, from the set-up on. Seats that are asked at
once answer in the order of their seats, each until it is asked no more, and nobody sees what another has answered
before all have. Parameters are `players`, `reward` (points, win, difference) and the options of the game; a number that
is left out is -1, and what is neither yes, no, a number nor a word is given as JSON, or left out as "".
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

import msgspec

from londinium.envs import table
from londinium.envs.extra import lab
from londinium.envs.observation import encode, named
from londinium.envs.table import Way, open_game, ways
from londinium.kernel.encoding import encoding
from londinium.kernel.options import option_list
from londinium.kernel.registry import kind
from londinium.kernel.rng import Unscripted, script
from londinium.kernel.state import State

with lab():
    import numpy as np
    import pyspiel

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
MOST_POINTS = 100_000.0  # of a seat, either way: debts at random can be deep
MOST_OUTCOMES = 1000  # of a draw
DIGITS = 20  # of a digest
LEFT_OUT = -1  # a number that need not be given
LONGEST = 20_000  # decisions; no game has a tenth of it


class Rules:
    """A game, how many play it, with which options, for what."""

    def __init__(self, way: Way, parameters: Mapping[str, Any]) -> None:
        given = {**parameters}
        players, self.reward = given.pop("players"), given.pop("reward")
        options = {name: _read(name, value, way) for name, value in given.items() if value not in ("", LEFT_OUT)}
        self.game, self.players, self.options = open_game(way.game, players, options)
        self.worth = table.reward(self.reward)
        self.chosen = msgspec.convert(self.options, self.game.options)

    def __deepcopy__(self, memo: object) -> "Rules":
        return self


def _read(name: str, value: Any, way: Way) -> Any:
    """An option from a parameter: text that is JSON, where the option is no word."""
    default = next(one["default"] for one in option_list(kind(way.game).options) if one["name"] == name)
    return json.loads(value) if isinstance(value, str) and not isinstance(default, str) else value


class Seen:
    """What a seat saw when it answered, as a digest, and its answer."""

    def __init__(self, before: "Seen | None", state: State, seat: int, action: int) -> None:
        self.before, self.state, self.seat, self.action = before, state, seat, action
        self._text = ""

    def text(self) -> str:
        if not self._text:
            seen = hashlib.sha256(sight(self.state, self.seat).encode()).hexdigest()
            self._text = f"{seen[:DIGITS]} > {self.action}"
        return self._text


def sight(state: State, seat: int) -> str:
    """All that a seat may know of a moment, as JSON."""
    seen = {"view": state.view(seat), "asked": state.asked(seat), "ask": state.ask(seat), "legal": state.legal(seat)}
    return json.dumps(seen, sort_keys=True, separators=(",", ":"))


class Position:
    """A moment of a game: somebody is asked, chance is asked, or it is over. A value: it never changes.

    While several are asked at once, `now` is the game as it was when they were, and `ahead` has what some of them have
    answered since. Where an answer needs chance, it is kept beside the state before it, with what chance has given so
    far; whenever chance gives one number more, it is tried again, until nothing is missing.
    """

    player: int  # who is asked, as OpenSpiel counts
    outcomes = 0  # of the chance that is asked, or 0
    play: tuple[int, int] | None = None  # what waits for it: seat and action; None for the set-up
    drawn: tuple[tuple[int, int], ...] = ()  # what it has given
    now: State | None = None  # None: not set up yet
    ahead: State | None = None
    asked: tuple[int, ...] = ()
    answered: tuple[tuple[int, int], ...] = ()  # since they were asked together

    def __init__(self, rules: Rules, past: "Seen | None" = None) -> None:
        self.rules, self.past = rules, past
        self._alone: dict[int, State] = {}

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def after(
        self, play: tuple[int, int] | None, drawn: tuple[tuple[int, int], ...], past: "Seen | None"
    ) -> "Position":
        """What comes after an answer, or after the set-up, with what chance has given for it."""
        after = Position(self.rules, past)
        try:
            state = self._played(play, script(drawn))
        except Unscripted as missing:
            after.outcomes, after.player, after.play, after.drawn = missing.n, CHANCE, play, drawn
            after.now, after.ahead, after.asked, after.answered = self.now, self.ahead, self.asked, self.answered
            return after
        after.now = after.ahead = state
        after.asked = state.to_act
        if play is not None and len(self.asked) + len(self.answered) > 1:
            assert self.ahead is not None
            again = state.to_act is self.ahead.to_act  # the same seats: this one is asked once more
            left = self.asked if again else self.asked[1:]
            if left:
                after.now, after.asked, after.answered = self.now, left, (*self.answered, play)
        after.player = after.asked[0] if after.asked else TERMINAL
        return after

    def _played(self, play: tuple[int, int] | None, chance: int) -> State:
        rules = self.rules
        if play is None:
            state = rules.game.set_up(rules.players, rules.chosen, chance)
            state.settle(None)
            return state
        assert self.ahead is not None
        state = self.ahead.copy()
        state.rng = chance
        state.play(*play)
        return state

    def sight(self, seat: int) -> State | None:
        """The state as a seat may see it; None before the set-up is done."""
        own = [action for other, action in self.answered if other == seat] if self.answered else ()
        if not own:
            return self.now
        alone = self._alone.get(seat)
        if alone is None:
            assert self.now is not None
            alone = self._alone[seat] = self.now.copy()
            for action in own:
                alone.play(seat, action)
        return alone

    def legal(self, seat: int) -> list[int]:
        state = self.sight(seat) if seat in self.asked and not self.outcomes else None
        return state.legal(seat) if state is not None else []

    def drawing(self, number: int) -> "Position":
        """After chance has given a number."""
        return self.after(self.play, (*self.drawn, (number, self.outcomes)), self.past)

    def answering(self, action: int) -> "Position":
        """After the seat that is asked has answered."""
        seat = self.asked[0]
        state = self.sight(seat)
        assert state is not None
        return self.after((seat, action), (), Seen(self.past, state, seat, action))

    def known(self, seat: int) -> str:
        """What a seat saw at its own decisions, as digests, what it answered, and what it sees now."""
        texts: list[str] = []
        entry = self.past
        while entry is not None:
            if entry.seat == seat:
                texts.append(entry.text())
            entry = entry.before
        state = self.sight(seat)
        return "\n".join([*reversed(texts), sight(state, seat) if state is not None else ""])


class LondiniumState(pyspiel.State):
    """A position, as OpenSpiel asks about it."""

    def __init__(self, game: "LondiniumGame") -> None:
        super().__init__(game)
        self.position = game.start

    def current_player(self) -> int:
        return self.position.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.position.outcomes
        return [(number, 1.0 / n) for number in range(n)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        self.position = position.drawing(action) if position.outcomes else position.answering(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"chance {action} of {self.position.outcomes}"
        move = self.position.rules.game.move(action)
        return " ".join(str(value) for value in move.values())

    def is_terminal(self) -> bool:
        return self.position.player == TERMINAL

    def returns(self) -> list[float]:
        rules, state = self.position.rules, self.position.now
        if state is None or not state.over:
            return [0.0] * rules.players
        outcome = state.outcome()
        return [rules.worth(outcome, seat) for seat in range(rules.players)]

    def __str__(self) -> str:
        position = self.position
        if position.outcomes:
            return f"chance, {position.outcomes} outcomes, after {len(position.drawn)} draws"
        state = position.now if self.is_terminal() else position.sight(position.player)
        assert state is not None
        return state.fingerprint()


class LondiniumObserver:
    """What a seat sees: as numbers, by name, and as text; with perfect recall also what it saw before."""

    def __init__(self, rules: Rules, perfect_recall: bool) -> None:
        self.recall = perfect_recall
        self.tensor = np.zeros(encoding(rules.game, rules.players).size, np.float32)
        places = named(rules.game, rules.players)
        self.dict = {name: self.tensor[place] for name, place in places.items()}

    def set_from(self, state: LondiniumState, player: int) -> None:
        seen = state.position.sight(player)
        self.tensor[:] = 0.0 if seen is None else encode(seen, player)

    def string_from(self, state: LondiniumState, player: int) -> str:
        if self.recall:
            return state.position.known(player)
        seen = state.position.sight(player)
        return "" if seen is None else sight(seen, player)


class LondiniumGame(pyspiel.Game):
    """A game of ours for OpenSpiel; each way to play has a class of its own, which knows its type."""

    way: Way
    type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.rules = rules = Rules(self.way, {**parameters(self.way), **(params or {})})
        wins = rules.reward == "win"
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.game.n_actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=rules.players,
            min_utility=0.0 if wins else -MOST_POINTS,
            max_utility=1.0 if wins else MOST_POINTS,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, dict(params or {}))
        self.start = Position(rules).after(None, (), None)

    def new_initial_state(self) -> LondiniumState:
        return LondiniumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LondiniumObserver:
        if params:
            raise ValueError(f"An observation of Londinium takes no parameters, not {params}.")
        return LondiniumObserver(self.rules, iig_obs_type is not None and iig_obs_type.perfect_recall)


def parameters(way: Way) -> dict[str, Any]:
    """What can be given for a way to play, with the defaults."""
    found: dict[str, Any] = {"players": way.players or max(2, kind(way.game).seats.start), "reward": "points"}
    for option in option_list(kind(way.game).options):
        default = way.options.get(option["name"], option["default"])
        if default is None and _is_number(option["schema"]):
            default = LEFT_OUT
        found[option["name"]] = default if isinstance(default, bool | int | str) else ""
    return found


def _is_number(schema: Mapping[str, Any]) -> bool:
    """Whether an option that may be None is a number otherwise."""
    kinds = schema.get("enum") or [one["type"] for one in schema.get("anyOf", ())]
    return any(one == "integer" or isinstance(one, int) for one in kinds)


def register() -> None:
    """Announce every way to play: londinium_next_station, londinium_old_london."""
    known = set(pyspiel.registered_names())
    for way in ways():
        name = f"londinium_{way.id.replace('-', '_')}"
        if name in known:
            continue
        seats = range(way.players, way.players + 1) if way.players else kind(way.game).seats
        kind_of = pyspiel.GameType(
            short_name=name,
            long_name=f"Londinium: {way.id}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=seats.stop - 1,
            min_num_players=seats.start,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=parameters(way),
        )
        pyspiel.register_game(kind_of, type(name, (LondiniumGame,), {"way": way, "type": kind_of}))


register()
