"""Why an answer: what it changes, now and later, beside another. Keys with arguments; shells translate.

Now: an answer is followed to the end of the seat's own chain of decisions, as the greedy bot would go on, and no
further than what is hidden. Later: both answers are played on in the same guesses for some decisions of the seat; what
they bring by then is told only where every guess agrees.
"""

from random import Random
from statistics import fmean
from typing import NamedTuple

from londinium.analysis.values import Candidate
from londinium.kernel.speech import Line, Standing, changes, line, seat_name
from londinium.kernel.state import State
from londinium.players.greedy import LONGEST_CHAIN, GreedyBot

MOST = 3  # changes that are named,
MOST_LATER = 2  # and what comes later
GUESSES = 4  # in which answers are played on,
AHEAD = 8  # for so many of the seat's decisions that have a choice,
LONGEST = 200  # and at most so many of everybody


class Brought(NamedTuple):
    """What an answer surely changes, largest first; the seat's points and figures of it; whether more may come."""

    lines: list[Line]
    points: dict[str, int]
    figures: dict[str, int]
    open: bool


class Reasons:
    """What speaks for the answers to a question: each is followed once, by what the seat knows."""

    def __init__(self, state: State, seat: int, seed: int) -> None:
        """`state` may be a guess of the seat's own."""
        self.seat, self.seed = seat, seed
        self.guess = state.guess(seat, Random(f"{seed}/reasons"))
        self._brought: dict[int, Brought] = {}
        self._played_on: dict[int, list[dict[str, int]]] = {}

    def of(self, one: Candidate, other: Candidate | None) -> list[Line]:
        """What speaks for an answer, alone and beside another."""
        own = self.brought(one.action)
        found = list(own.lines)
        if other is None:
            found = found or _apart(own.figures, {})
            return [*_open(found, own.open), line("coach-only")]
        theirs = self.brought(other.action)
        found = found or _apart(own.figures, theirs.figures)
        now = sum(own.points.values()) - sum(theirs.points.values())
        ahead = round(other.behind - one.behind)
        later = self._later(one.action, other.action, ahead - now) if ahead != now else []
        found += later
        if found or not own.open:
            found = _open(found, own.open and not later)
        elif not theirs.open:  # what both answers have to wait for is no reason for one
            found = _open(found, True)
        return [*found, _beside(now, ahead - now, self.guess.line(self.seat, other.action))]

    def brought(self, action: int) -> Brought:
        """What an answer surely changes, to the end of the seat's chain of decisions."""
        if action not in self._brought:
            self._brought[action] = _brought(self.guess, self.seat, action, Random(f"{self.seed}/now/{action}"))
        return self._brought[action]

    def _later(self, one: int, other: int, wanted: int) -> list[Line]:
        """By what an answer is better or worse later than another, as `wanted` says: where all guesses agree."""
        now, then = self.brought(one).points, self.brought(other).points
        both = list(zip(self._on(one), self._on(other), strict=True))
        found = []
        for what in dict.fromkeys(what for pair in both for points in pair for what in points):
            already = now.get(what, 0) - then.get(what, 0)
            more = [mine.get(what, 0) - theirs.get(what, 0) - already for mine, theirs in both]
            n = round(fmean(more))
            if n and all(each * wanted > 0 for each in more):
                found.append((-abs(n), line("coach-later", what=line(f"category-{what}"), n=n)))
        return [said for _, said in sorted(found, key=lambda part: part[0])[:MOST_LATER]]

    def _on(self, action: int) -> list[dict[str, int]]:
        """The seat's points some decisions later, in several guesses: the same ones for every answer."""
        if action not in self._played_on:
            self._played_on[action] = [
                _played_on(self.guess, self.seat, action, Random(f"{self.seed}/later/{number}"))
                for number in range(GUESSES)
            ]
        return self._played_on[action]


def _brought(guess: State, seat: int, action: int, rng: Random) -> Brought:
    before = guess.standing(seat)
    state, stopped = guess, False
    for _ in range(LONGEST_CHAIN):
        after, stopped = state.attempt(seat, action, rng)
        after.barrier = guess.barrier  # an attempt has none
        state = after
        if stopped or seat not in state.to_act:
            break
        action = GreedyBot().choose(state, seat, rng)
    stands = state.standing(seat)
    found: list[tuple[int, Line]] = []
    points: dict[str, int] = {}
    for change in changes(before, stands):
        what, n = line(f"category-{change['what']}"), change["n"]
        if change["seat"] == seat:
            points[change["what"]] = n
            found.append((-3 * abs(n), line("coach-now", what=what, n=n)))
        else:
            found.append((-2 * abs(n), line("coach-theirs", who=seat_name(change["seat"]), what=what, n=n)))
    found.sort(key=lambda one: one[0])
    figures = _figures(before[seat], stands[seat]) if before and stands else {}
    return Brought([said for _, said in found[:MOST]], points, figures, stopped)


def _open(found: list[Line], open: bool) -> list[Line]:
    """What is said, and that more may come; where nothing is, that all of it is still to come."""
    if open:
        return [*found, line("coach-open" if found else "coach-hidden")]
    return found or [line("coach-no-points")]


def _figures(before: Standing, after: Standing) -> dict[str, int]:
    """The numbers on a seat's plate that change."""
    was = {one["key"]: one["n"] for one in before["figures"]}
    return {one["key"]: one["n"] - was[one["key"]] for one in after["figures"] if one["key"] in was}


def _apart(own: dict[str, int], theirs: dict[str, int]) -> list[Line]:
    """Figures that an answer changes otherwise than another, told where no points do: what both cost is no reason."""
    found = [(key, n) for key, n in own.items() if n and n != theirs.get(key, 0)]
    return [line("coach-figure", what=line(key), n=n) for key, n in sorted(found, key=lambda one: -abs(one[1]))[:MOST]]


def _played_on(guess: State, seat: int, action: int, rng: Random) -> dict[str, int]:
    """The seat goes on as the greedy bot would, the others as sensible players do."""
    state, bot, left = guess.guess(seat, rng), GreedyBot(), AHEAD
    weights = state.game.insight.weights
    state.play(seat, action)
    for _ in range(LONGEST):
        if not state.to_act:
            break
        if seat not in state.to_act:
            other = state.to_act[0]
            state.play(other, rng.choices(state.legal(other), weights(state, other))[0])
            continue
        if len(state.legal(seat)) > 1:
            left -= 1
            if left < 0:
                break
        state.play(seat, bot.choose(state.guess(seat, rng), seat, rng))
    return state.standing(seat)[seat]["points"]


def _beside(now: int, later: int, move: Line) -> Line:
    """What an answer brings more than another."""
    if now and later and now + later == 0:
        return line("coach-beside-balance", now=now, later=later, move=move)
    if now and later:
        return line("coach-beside-both", now=now, later=later, move=move)
    if now or later:
        return line(f"coach-beside-{'now' if now else 'later'}", n=now or later, move=move)
    return line("coach-beside-even", move=move)
