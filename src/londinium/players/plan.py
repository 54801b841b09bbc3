"""The bot that plans its whole turn, by values that were learnt or found by games.

In a guess of what is hidden and to come, it goes through the answers that it could give one after the other, and keeps
the best positions at every step (a beam), until its turn is over: only then are lines compared. Other seats that are
asked meanwhile have aims as well: each gives the answer that the same values say is best for itself. Every guess has a
vote on the first answer; later ones are looked at more widely, and count for more.
"""

import math
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from londinium.kernel.game import Insight
from londinium.kernel.state import State

NARROW = 12  # positions kept at a step in the first guess; twice as many in each that follows
WIDE = 48  # … but not more
LONGEST = 60  # own decisions in a turn before the line is valued as it stands


class PlanBot:
    """Plans with a budget in milliseconds, or in iterations: guesses planned in, the same on every machine."""

    def __init__(
        self,
        insight: Insight,
        turn_of: Callable[[Any], tuple[int, ...]],
        ms: int | None,
        iterations: int | None,
        narrow: int | None = None,
    ) -> None:
        self.insight, self.turn_of = insight, turn_of
        self.ms = ms
        self.iterations = math.inf if iterations is None else iterations
        self.narrow = NARROW if narrow is None else narrow

    def values(self, states: Sequence[State], seat: int) -> list[float]:
        """What positions are worth to a seat."""
        if self.insight.values is not None:
            return self.insight.values(states, seat)
        value = self.insight.value
        return [value(state, seat) for state in states]

    def choose(self, guess: State, seat: int, rng: Random) -> int:
        """The answer that most of what was planned begins with."""
        end = math.inf if self.ms is None else time.perf_counter() + self.ms / 1000
        votes: dict[int, float] = {}
        width, planned = self.narrow, 0
        while planned < self.iterations:
            began = time.perf_counter()
            answer = self.plan(guess.guess(seat, rng), seat, width, end)
            votes[answer] = votes.get(answer, 0) + width
            planned += 1
            width = min(2 * width, WIDE)
            if time.perf_counter() + 2 * (time.perf_counter() - began) > end:
                break
        return max(votes, key=votes.__getitem__)

    def plan(self, start: State, seat: int, width: int, end: float = math.inf) -> int:
        """The answer that the best line begins with; where time is out, lines are valued as they stand."""
        candidates = self.insight.candidates
        front: list[tuple[State, int]] = [(start, -1)]
        best, chosen = -math.inf, candidates(start, seat)[0]
        turn = self.turn_of(start)
        for step in range(LONGEST):
            reached = [
                (self._after(state, seat, action, turn), action if first < 0 else first)
                for state, first in front
                for action in candidates(state, seat)
            ]
            worth = self.values([state for state, _ in reached], seat)
            last = step == LONGEST - 1 or time.perf_counter() > end
            front = []
            seen: set[tuple[float, ...]] = set()
            for i in sorted(range(len(reached)), key=worth.__getitem__, reverse=True):
                state, first = reached[i]
                if last or seat not in state.to_act or self.turn_of(state) != turn:
                    if worth[i] > best:
                        best, chosen = worth[i], first
                elif len(front) < width:
                    same = (worth[i], *state.legal(seat))  # worth exactly as much, and asked the same: the same
                    if same not in seen:
                        seen.add(same)
                        front.append(reached[i])
            if not front:
                break
        return chosen

    def _after(self, state: State, seat: int, action: int, turn: tuple[int, ...]) -> State:
        """What an answer leads to; while the seat's own turn goes on, others answer as is best for them."""
        after = played(state, seat, action)
        while turn[0] == seat and after.to_act and seat not in after.to_act and self.turn_of(after) == turn:
            other = after.to_act[0]
            tried = [played(after, other, answer) for answer in after.legal(other)]
            worth = self.values(tried, other)
            after = tried[worth.index(max(worth))]
        return after


def played(state: State, seat: int, action: int) -> State:
    after = state.copy()
    after.play(seat, action)
    return after
