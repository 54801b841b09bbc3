"""The bot that looks ahead, in many possible worlds.

Every iteration makes a fresh guess of what is hidden and to come, and walks down a tree of the seat's own decisions
in it. A node of the tree is a question as the seat meets it (which answers are legal), so that iterations that differ
only in what the seat cannot see share their experience. The other seats play by the game's `weights`. A new node is
valued answer by answer, as the greedy bot would; on the way back an answer is worth the mean over what chance brought
after it, and a question what its best answer is worth.
"""

import math
import time
from random import Random

from londinium.kernel.state import State
from londinium.players.greedy import Lookahead, candidates

DEFAULT_MS = 100
EXPLORE = 1.5  # how far apart values are felt to be: times their spread at the root
MOST_OTHERS = 500  # decisions of other seats played through before a position is valued as it stands

Seen = tuple[int, ...]


class Question:
    """A question that the seat met: for each answer how often it was tried, its worth, and what followed."""

    __slots__ = ("first", "follow", "legal", "tried", "worth")

    def __init__(self, legal: list[int], worth: list[float]) -> None:
        self.legal = legal
        self.worth = worth
        self.first = worth.copy()  # counts as one try: a single lucky card does not decide
        self.tried = [1] * len(legal)
        self.follow: list[dict[Seen, Met]] = [{} for _ in legal]

    def best(self) -> float:
        return max(self.worth)

    def choose(self, explore: float) -> int:
        """The answer to try next: a good one, or one that was tried too seldom to know."""
        bonus = explore * math.sqrt(math.log(sum(self.tried)))
        best, chosen = -math.inf, 0
        for i, worth in enumerate(self.worth):
            hope = worth + bonus / math.sqrt(self.tried[i])
            if hope > best:
                best, chosen = hope, i
        return chosen

    def learn(self, i: int) -> None:
        """An answer is worth the mean over what followed it."""
        self.tried[i] += 1
        total, times = self.first[i], 1.0
        for met in self.follow[i].values():
            total += met.times * met.value()
            times += met.times
        self.worth[i] = total / times


class Met:
    """What followed an answer: another question, or a value where the game or the look ahead ended."""

    __slots__ = ("question", "times", "total")

    def __init__(self, question: Question | None) -> None:
        self.question = question
        self.times = 0
        self.total = 0.0

    def value(self) -> float:
        return self.question.best() if self.question else self.total / self.times


class SearchBot:
    """Search with a budget in milliseconds, or in iterations: then it is the same on every machine."""

    def __init__(self, ms: int | None = None, iterations: int | None = None) -> None:
        self.ms = DEFAULT_MS if ms is None and iterations is None else ms
        self.iterations = iterations

    def choose(self, guess: State, seat: int, rng: Random) -> int:
        end = time.perf_counter() + self.ms / 1000 if self.ms is not None else math.inf
        left = self.iterations if self.iterations is not None else math.inf
        root = self._ask(guess, seat)
        wide: float = getattr(guess.game.insight, "EXPLORE", EXPLORE)
        explore = wide * (root.best() - min(root.worth))
        while left > 0 and time.perf_counter() < end:
            left -= 1
            self._iterate(root, guess.guess(seat, rng), seat, explore, rng)
        known = [(worth, i) for i, worth in enumerate(root.worth) if root.tried[i] > 1]
        return root.legal[max(known)[1]] if known else root.legal[root.worth.index(root.best())]

    def _ask(self, state: State, seat: int) -> Question:
        answers = candidates(state, seat)
        return Question(answers, Lookahead(seat).values(state, answers))

    def _iterate(self, root: Question, state: State, seat: int, explore: float, rng: Random) -> None:
        path: list[tuple[Question, int]] = []
        question = root
        while True:
            i = question.choose(explore)
            path.append((question, i))
            state.play(seat, question.legal[i])
            self._play_others(state, seat, rng)
            if seat not in state.to_act:
                met = question.follow[i].setdefault((), Met(None))
                met.total += state.game.insight.value(state, seat)
                met.times += 1
                break
            seen = tuple(state.legal(seat))
            known = question.follow[i].get(seen)
            if known is None:
                known = question.follow[i][seen] = Met(self._ask(state, seat))
                known.times += 1
                break
            known.times += 1
            assert known.question is not None
            question = known.question
        for question, i in reversed(path):
            question.learn(i)

    def _play_others(self, state: State, seat: int, rng: Random) -> None:
        """The other seats answer as the game's insight says sensible players would, until this one is asked."""
        for _ in range(MOST_OTHERS):
            if seat in state.to_act or not state.to_act:
                return
            other = state.to_act[0]
            legal = state.legal(other)
            state.play(other, rng.choices(legal, state.game.insight.weights(state, other))[0])
