"""The bot that takes what is worth most now."""

from random import Random

from londinium.kernel.state import State

LONGEST_CHAIN = 12  # own decisions looked through before a position is valued as it stands
MOST_POSITIONS = 2000  # valued for one decision


class Lookahead:
    """The worth of an answer to a seat: the best value, by the game's insight, at the end of its chain of decisions.

    The chain goes through the seat's own answers until another seat is asked or something hidden becomes known: a
    card that is worth playing for what it allows next is found, and nothing is valued in the middle of a payment.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.left = MOST_POSITIONS

    def worth(self, state: State, action: int, depth: int = LONGEST_CHAIN) -> float:
        after = state.copy()
        after.play(self.seat, action)
        self.left -= 1
        chained = after.barrier == state.barrier and self.seat in after.to_act
        if chained and depth > 1 and self.left > 0:
            return max(self.worth(after, answer, depth - 1) for answer in after.legal(self.seat))
        return after.game.insight.value(after, self.seat)


class GreedyBot:
    """The best answer by looking through the own decisions, not one step further."""

    def choose(self, guess: State, seat: int, rng: Random) -> int:
        legal = guess.legal(seat)
        look = Lookahead(seat)
        worth = [look.worth(guess, action) for action in legal]
        best = max(worth)
        return rng.choice([action for action, one in zip(legal, worth, strict=True) if one == best])
