"""A hint: what the coach would answer now, what it would answer next, and why."""

from random import Random
from typing import NamedTuple

from londinium.analysis.budget import HINT, Budget
from londinium.analysis.reasons import Reasons
from londinium.analysis.values import Candidate, judge
from londinium.kernel.speech import Line
from londinium.kernel.state import State


class Hint(NamedTuple):
    """The answers that are worth a thought, best first."""

    seat: int
    value: float  # what the seat may expect
    candidates: list[Candidate]
    why: Reasons

    def reasons(self, i: int = 0) -> list[Line]:
        """What speaks for an answer, and what tells it from the next best; for the last one, from the best."""
        others = self.candidates[i + 1 :] or self.candidates[:1]
        other = others[0] if others[0] is not self.candidates[i] else None
        return self.why.of(self.candidates[i], other)


def hint(state: State, seat: int, budget: Budget = HINT, seed: int = 0) -> Hint:
    """What the coach would answer for a seat that is asked. `state` may be a guess of the seat's own."""
    if seat not in state.to_act:
        raise ValueError(f"Seat {seat} is asked nothing now, so there is no hint.")
    rng = Random(f"{seed}/hint")
    guess = state.guess(seat, rng)
    judged = judge(guess, seat, budget, rng)
    return Hint(seat, judged.value, judged.candidates, Reasons(guess, seat, seed))
