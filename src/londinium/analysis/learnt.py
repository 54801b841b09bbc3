"""What has been learnt about a game as the coach: a champion, which need not search, or an expert's values.

A champion tells the points that a seat may expect from each answer. Alone, these are the values; in company they say by
how much an answer lies behind the best, and the chance to win still comes from the lead. It looks no further than the
seat may, and has no noise. What it says is rounded, so that machines that add up in another order say the same.

An expert with a network tells the lead that a seat will have in the end; searches compare positions by that, and the
chance to win comes from it. A game without either, or whose weights do not serve here, is valued by the insight made by
hand; so is one whose expert's numbers were found by games: they know which answer wins more, not by how many points.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from londinium.kernel.game import Game, Insight, NoChampion
from londinium.kernel.speech import Line, line
from londinium.kernel.state import State
from londinium.players import can_learn

ALONE, TOGETHER = 2, 1  # steps that it looks ahead: in company more would be lost in what the others do
DIGITS = 2  # of a point that are told

By = Literal["champion", "expert", "insight"]


class Coached(NamedTuple):
    """By what a game is coached, and why not by what was learnt, where something was."""

    by: By
    why: Line | None = None


def has_champion(game: Game) -> bool:
    return game.learnt and game.learning is None and game.evolving is None


def worths(state: State, seat: int, also: Sequence[int] = ()) -> dict[int, float] | None:
    """The points that a seat that is asked may expect from its answers, by the game's champion; None without one."""
    if not has_champion(state.game) or not can_learn():
        return None
    try:
        steps = ALONE if state.players == 1 else TOGETHER
        found = state.game.champion().worths(state, seat, steps, also)
    except NoChampion:  # other components than it learnt, weights of another version
        return None
    return {action: round(worth, DIGITS) for action, worth in found.items()}


def expert(state: State) -> Insight | None:
    """What the game's expert goes by; None without one, or where nothing was learnt of such positions."""
    learning = state.game.learning
    if learning is None or not can_learn() or (learning.known is not None and not learning.known(state)):
        return None
    try:
        return state.game.expert()
    except NoChampion:
        return None


def coached(state: State) -> Coached:
    """By what this game is coached."""
    game = state.game
    if game.learning is None and not has_champion(game):
        return Coached("insight")
    if not can_learn():
        return Coached("insight", line("coach-no-numpy"))
    begun = game.new(state.players, 0, state.options)
    try:
        if game.learning is not None:
            game.expert()
            return Coached("insight" if expert(state) is None else "expert")
        game.champion().worths(begun, begun.to_act[0], TOGETHER)
        return Coached("champion")
    except NoChampion:
        return Coached("insight", line("coach-no-weights"))
