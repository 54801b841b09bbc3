"""The bot that takes what is worth most now."""

from collections.abc import Sequence
from random import Random

from londinium.kernel.game import Insight
from londinium.kernel.state import State

LONGEST_CHAIN = 12  # own decisions looked through before a position is valued as it stands


class Lookahead:
    """The worth of an answer to a seat: the best value, by an insight, at the end of its chain of decisions.

    The chain goes through the seat's own answers until another seat is asked or something hidden becomes known: a
    card that is worth playing for what it allows next is found, and nothing is valued in the middle of a payment.
    Answers to one question share the positions that may be looked at evenly, so that none is judged by a closer look.
    """

    def __init__(self, seat: int, insight: Insight) -> None:
        self.seat = seat
        self.insight = insight

    def values(self, state: State, answers: Sequence[int]) -> list[float]:
        """The worth of each of these answers."""
        most = self.insight.positions
        return [self.worth(state, action, LONGEST_CHAIN, most / len(answers)) for action in answers]

    def worth(self, state: State, action: int, depth: int, share: float) -> float:
        after = state.copy()
        after.play(self.seat, action)
        if after.barrier == state.barrier and self.seat in after.to_act and depth > 1:
            answers = self.insight.candidates(after, self.seat)
            share = (share - 1) / len(answers)
            if share >= 1 and not self._settled(after):
                return max(self.worth(after, answer, depth - 1, share) for answer in answers)
        return self.insight.value(after, self.seat)

    def _settled(self, state: State) -> bool:
        """Whether the insight can value this position as it stands, though the seat's chain goes on."""
        settled = self.insight.settled
        return settled is not None and settled(state, self.seat)


class GreedyBot:
    """The best answer by looking through its own decisions, not one step further.

    It values positions by the game's insight, or by another that it is made with. It may overlook things, as people
    do: each answer worth a thought goes unseen with a chance of `overlooks` in a hundred; it gives the best it sees.
    """

    def __init__(self, insight: Insight | None = None, overlooks: int = 0) -> None:
        self.insight = insight
        self.overlooks = overlooks

    def choose(self, guess: State, seat: int, rng: Random) -> int:
        answers, worth = self.judged(guess, seat, rng)
        best = max(worth)
        return rng.choice([action for action, one in zip(answers, worth, strict=True) if one == best])

    def judged(self, guess: State, seat: int, rng: Random) -> tuple[Sequence[int], Sequence[float]]:
        """The answers that it sees, and what each is worth to it."""
        insight = self.insight or guess.game.insight
        answers = insight.candidates(guess, seat)
        if self.overlooks:
            answers = [one for one in answers if 100 * rng.random() >= self.overlooks] or [rng.choice(answers)]
        return answers, Lookahead(seat, insight).values(guess, answers)
