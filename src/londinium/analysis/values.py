"""What a position promises a seat, and what its answers are worth: by what the seat knows, and nothing else.

Both start from guesses. A guess depends on what the seat knows and on the random numbers, not on what is really
hidden; `tests/analysis` replaces everything hidden and finds the same values.
"""

import math
from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from londinium.analysis.budget import Budget
from londinium.analysis.curves import Curve, curve
from londinium.analysis.learnt import DIGITS, expert, worths
from londinium.kernel.game import Insight
from londinium.kernel.state import State
from londinium.players.search import SearchBot


class Candidate(NamedTuple):
    """An answer, and what the seat may expect when it gives it."""

    action: int
    value: float
    behind: float  # points that it lies behind the best, beyond the noise


class Judgement(NamedTuple):
    """What a seat may expect, and the answers that are worth a thought, best first."""

    value: float
    candidates: list[Candidate]


def result(state: State, seat: int) -> float:
    """What a game that is over brought: the share of the victory, or points where one plays alone."""
    outcome = state.outcome()
    if state.players == 1:
        return float(outcome["scores"][seat])
    places = outcome["ranking"]
    return (places[seat] == 1) / places.count(1)


def lead(state: State, seat: int, guesses: int, rng: Random) -> float:
    """By how much a seat is or will be ahead of its best opponent, in the mean over guesses; alone, its points."""
    learnt = expert(state)
    return by_hand(state, seat, guesses, rng) if learnt is None else by_expert(learnt, state, seat, guesses, rng)


def by_expert(learnt: Insight, state: State, seat: int, guesses: int, rng: Random) -> float:
    """The lead that the expert expects in the end, less the mean of all seats': an error for all alike is no lead."""
    found = []
    for _ in range(guesses):
        guess = state.guess(seat, rng)
        values = [learnt.value(guess, each) for each in range(state.players)]
        found.append(values[seat] - fmean(values))
    return round(fmean(found), DIGITS)


def by_hand(state: State, seat: int, guesses: int, rng: Random) -> float:
    """What the position is worth by the game's insight, less the same of the best opponent."""
    value, others = state.game.insight.value, [other for other in range(state.players) if other != seat]
    found = []
    for _ in range(guesses):
        guess = state.guess(seat, rng)
        best = max([value(guess, other) for other in others]) if others else 0.0
        found.append(value(guess, seat) - best)
    return fmean(found)


def expected(state: State, seat: int, guesses: int, rng: Random) -> float:
    """What a position promises a seat: its result when the game is over."""
    if state.over:
        return result(state, seat)
    if state.players == 1 and seat in state.to_act:
        learnt = worths(state, seat)
        if learnt is not None:
            return max(learnt.values())
    return worth(curve(state), lead(state, seat, guesses, rng), state)


def worth(by: Curve, ahead: float, state: State) -> float:
    return ahead if state.players == 1 else by.chance(ahead, by.share(state))


def judge(state: State, seat: int, budget: Budget, rng: Random, played: int | None = None) -> Judgement:
    """What a seat's answers are worth. What was played is among them, and looked at as closely as the best.

    Where the game has a champion, by that; else by searches, which compare positions by the expert's values where there
    is one. Every search has its own random numbers. An answer lies behind the best by the mean over them, less one
    standard error of it: what is within the noise is no loss.
    """
    learnt = worths(state, seat, () if played is None else (played,))
    if learnt is not None:
        return _learnt(state, seat, learnt, budget, rng)
    by, ahead = curve(state), lead(state, seat, budget.guesses, rng)
    answers = list(state.game.insight.candidates(state, seat))
    if played is not None and played not in answers:
        answers.append(played)
    here = worth(by, ahead, state)
    if len(answers) == 1:
        return Judgement(here, [Candidate(answers[0], here, 0.0)])
    behind = _search(state.guess(seat, rng), seat, answers, budget, rng, played)
    ranked = sorted(zip(answers, behind, strict=True), key=lambda one: (one[1][0], one[1][1]))
    found = []
    for action, (points, _) in ranked:
        value = worth(by, ahead - by.gain * points, state) if points else here
        found.append(Candidate(action, value, points))
    return Judgement(here, found)


def _learnt(state: State, seat: int, learnt: Mapping[int, float], budget: Budget, rng: Random) -> Judgement:
    """The champion's points as they are where one plays alone; in company, what they make of the lead."""
    ranked, most = sorted(learnt.items(), key=lambda one: -one[1]), max(learnt.values())
    ahead = most if state.players == 1 else lead(state, seat, budget.guesses, rng)
    by = curve(state)
    found = [Candidate(action, worth(by, ahead - (most - one), state), most - one) for action, one in ranked]
    return Judgement(found[0].value, found)


def _search(
    guess: State, seat: int, answers: Sequence[int], budget: Budget, rng: Random, played: int | None
) -> list[tuple[float, float]]:
    """For each answer, by how much it lies behind the best: beyond the noise, and in the mean."""
    iterations = budget.iterations * guess.game.insight.closer
    bot = SearchBot(iterations=max(1, iterations // budget.searches), insight=expert(guess))
    roots = []
    for _ in range(budget.searches):
        own = Random(rng.getrandbits(64))
        start = guess.guess(seat, own)
        root = bot.look(start, seat, answers, own)
        if max(root.first) == min(root.first):  # nothing told them apart, so the search kept to the first
            for answer in answers:
                for _ in range(max(root.tried) // len(answers) - root.tried[answers.index(answer)]):
                    bot.look_at(root, start, seat, answer, own)
        if played is not None:
            at = root.legal.index(played)
            for _ in range(max(root.tried) - root.tried[at]):
                bot.look_at(root, start, seat, played, own)
        roots.append(root)
    count = range(len(answers))
    mean = [fmean(root.worth[i] for root in roots) for i in count]
    tried = [i for i in count if any(root.tried[i] > 1 for root in roots)] or list(count)
    best = max(tried, key=lambda i: mean[i])
    found = []
    for i in count:
        gaps = [root.worth[best] - root.worth[i] for root in roots]
        noise = stdev(gaps) / math.sqrt(len(gaps)) if len(gaps) > 1 else 0.0
        gap = fmean(gaps)
        beyond = round(max(0.0, gap - noise), DIGITS)
        found.append((0.0 if i == best else beyond, -math.inf if i == best else gap))
    return found
