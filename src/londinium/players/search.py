"""The bot that looks ahead, in many possible worlds.

Every iteration makes a fresh guess of what is hidden and to come, and walks down a tree of the seat's own decisions
in it. A node of the tree is a question as the seat meets it (which answers are worth a thought), so that iterations
that differ only in what the seat cannot see share their experience. The other seats play by the game's `weights`. A
new node is valued answer by answer, as the greedy bot would; on the way back an answer is worth the mean over what
chance brought after it, and a question what its best answer is worth.

An iteration ends at the first question that is new. Where a game's insight says how many turns to look ahead
(`horizon`), it goes on to the end of the last of these, so that all lines are compared at the same moment: in games of
long turns, one that ends its turn sooner would be compared by what comes later.
"""

import math
import time
from collections.abc import Sequence
from random import Random

from londinium.kernel.game import Insight
from londinium.kernel.state import State
from londinium.players.greedy import Lookahead

DEFAULT_MS = 100
MOST_BETWEEN = 500  # decisions played through between two of the tree before a position is valued as it stands

Seen = tuple[int, ...]


class Node:
    """A question that the seat met: for each answer how often it was tried, its worth, and what followed."""

    __slots__ = ("first", "follow", "legal", "tried", "worth")

    def __init__(self, legal: Sequence[int], worth: list[float]) -> None:
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

    def __init__(self, question: Node | None) -> None:
        self.question = question
        self.times = 0
        self.total = 0.0

    def value(self) -> float:
        return self.question.best() if self.question else self.total / self.times


class SearchBot:
    """Search with a budget in milliseconds, or in iterations: then it is the same on every machine.

    It values positions by the game's insight, or by another that it is made with.
    """

    def __init__(self, ms: int | None = None, iterations: int | None = None, insight: Insight | None = None) -> None:
        self.ms = DEFAULT_MS if ms is None and iterations is None else ms
        self.iterations = iterations
        self.insight = insight

    def knows(self, state: State) -> Insight:
        """What it plays by."""
        return self.insight or state.game.insight

    def choose(self, guess: State, seat: int, rng: Random) -> int:
        answers = self.knows(guess).candidates(guess, seat)
        if len(answers) == 1:
            return answers[0]
        root = self.look(guess, seat, answers, rng)
        known = [(worth, i) for i, worth in enumerate(root.worth) if root.tried[i] > 1]
        return root.legal[max(known)[1]] if known else root.legal[root.worth.index(root.best())]

    def look(self, guess: State, seat: int, answers: Sequence[int], rng: Random) -> Node:
        """What the seat is asked, with the worth of these answers and how often each was tried."""
        end = time.perf_counter() + self.ms / 1000 if self.ms is not None else math.inf
        left = self.iterations if self.iterations is not None else math.inf
        root = self._ask(guess, seat, answers)
        explore = self.knows(guess).explore * (root.best() - min(root.worth))
        while left > 0 and time.perf_counter() < end:
            left -= 1
            self._iterate(root, guess.guess(seat, rng), seat, explore, rng)
        return root

    def look_at(self, root: Node, guess: State, seat: int, answer: int, rng: Random) -> None:
        """One iteration more, in which the seat gives this answer: to know it as well as another."""
        explore = self.knows(guess).explore * (root.best() - min(root.worth))
        self._iterate(root, guess.guess(seat, rng), seat, explore, rng, root.legal.index(answer))

    def _ask(self, state: State, seat: int, answers: Sequence[int]) -> Node:
        return Node(answers, Lookahead(seat, self.knows(state)).values(state, answers))

    def _iterate(self, root: Node, state: State, seat: int, explore: float, rng: Random, first: int = -1) -> None:
        insight = self.knows(state)
        turns = insight.horizon
        whole = turns < math.inf
        path: list[tuple[Node, int]] = []
        question = root
        while True:
            i = first if first >= 0 and question is root else question.choose(explore)
            path.append((question, i))
            state.play(seat, question.legal[i])
            answers, turns = self._go_on(state, seat, turns, rng)
            seen = tuple(answers)
            known = question.follow[i].get(seen)
            met = known or Met(self._ask(state, seat, answers) if answers else None)
            met.times += 1
            question.follow[i][seen] = met
            if met.question is None:
                met.total += insight.value(state, seat)
                break
            if known is None and not whole:
                break
            question = met.question
        for question, i in reversed(path):
            question.learn(i)

    def _go_on(self, state: State, seat: int, turns: float, rng: Random) -> tuple[Sequence[int], float]:
        """To the seat's next question with more than one answer worth a thought: these, and the turns that are left.

        No answers where the look ahead ends. The other seats answer as the game's insight says sensible players would.
        """
        insight = self.knows(state)
        own = True  # it is the seat that has answered
        for _ in range(MOST_BETWEEN):
            if seat in state.to_act:
                answers = insight.candidates(state, seat)
                if len(answers) > 1:
                    return answers, turns
                state.play(seat, answers[0])
                own = True
                continue
            if own:
                turns -= 1
                own = False
            if not state.to_act or not turns:
                break
            other = state.to_act[0]
            legal = state.legal(other)
            state.play(other, rng.choices(legal, insight.weights(state, other))[0])
        return [], turns
