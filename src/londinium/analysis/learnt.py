"""A game's champion as the coach: where a game has learnt what decisions are worth, nothing need be searched.

A champion tells the points that a seat may expect from each answer. Alone, these are the values; in company they say by
how much an answer lies behind the best, and the chance to win still comes from the lead. It looks no further than the
seat may, and has no noise. What it says is rounded, so that machines that add up in another order say the same.
"""

from collections.abc import Sequence

from londinium.kernel.game import NoChampion
from londinium.kernel.state import State
from londinium.players import can_learn

ALONE, TOGETHER = 2, 1  # steps that it looks ahead: in company more would be lost in what the others do
DIGITS = 2  # of a point that are told


def worths(state: State, seat: int, also: Sequence[int] = ()) -> dict[int, float] | None:
    """The points that a seat that is asked may expect from its answers, by the game's champion; None without one."""
    if not state.game.learnt or not can_learn():
        return None
    try:
        steps = ALONE if state.players == 1 else TOGETHER
        found = state.game.champion().worths(state, seat, steps, also)
    except NoChampion:  # other components than it learnt, weights of another version
        return None
    return {action: round(worth, DIGITS) for action, worth in found.items()}


def coached(state: State) -> bool:
    """Whether the champion is the coach of this game."""
    begun = state.game.new(state.players, 0, state.options)
    return worths(begun, begun.to_act[0]) is not None
