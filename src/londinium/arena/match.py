"""One game between bots."""

from collections.abc import Sequence
from random import Random
from typing import Any

from londinium.kernel.game import Game
from londinium.kernel.state import State
from londinium.players import Bot, decide


def play_game(game: Game, bots: Sequence[Bot], seed: int, options: Any = None) -> State:
    """Play a game to its end, one bot per seat. The same seed gives the same game, if the bots count iterations.

    The bots' own chance has nothing to do with the game's: both come from the seed, by ways that never meet.
    """
    state = game.new(len(bots), seed, options)
    rngs = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    while state.to_act:
        seat = state.to_act[0]
        state.play(seat, decide(bots[seat], state, seat, rngs[seat]))
    return state
