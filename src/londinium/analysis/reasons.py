"""Why an answer: what it changes, beside another, in the words of the game. Keys with arguments; shells translate.

An answer is followed to the end of the seat's own chain of decisions, as the greedy bot would go on, and no further
than what is hidden.
"""

from random import Random
from typing import NamedTuple

from londinium.analysis.values import Candidate
from londinium.kernel.speech import Line, Standing, changes, line, seat_name
from londinium.kernel.state import State
from londinium.players.greedy import LONGEST_CHAIN, GreedyBot

MOST = 3  # changes that are named


class Brought(NamedTuple):
    """What an answer surely changes, largest first; the points that it brings the seat; whether more may come."""

    lines: list[Line]
    points: int
    open: bool


def brought(guess: State, seat: int, action: int, rng: Random) -> Brought:
    """What an answer surely changes, to the end of the seat's chain of decisions."""
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
    points = 0
    for change in changes(before, stands):
        what = line(f"category-{change['what']}")
        if change["seat"] == seat:
            points += change["n"]
            found.append((-3 * abs(change["n"]), line("coach-now", what=what, n=change["n"])))
        else:
            said = line("coach-theirs", who=seat_name(change["seat"]), what=what, n=change["n"])
            found.append((-2 * abs(change["n"]), said))
    if before and stands and not found:
        found = [(-abs(n), line("coach-now", what=line(key), n=n)) for key, n in _figures(before[seat], stands[seat])]
    found.sort(key=lambda one: one[0])
    return Brought([said for _, said in found[:MOST]], points, stopped)


def _figures(before: Standing, after: Standing) -> list[tuple[str, int]]:
    """The numbers on a seat's plate that change: told where no points do."""
    was = {one["key"]: one["n"] for one in before["figures"]}
    now = [(one["key"], one["n"]) for one in after["figures"] if one["key"] in was]
    return [(key, n - was[key]) for key, n in now if n != was[key]]


def reasons(state: State, seat: int, one: Candidate, other: Candidate | None, seed: int) -> list[Line]:
    """What speaks for an answer, alone and beside another; `state` may be a guess of the seat's own."""
    rng = Random(f"{seed}/reasons")
    guess = state.guess(seat, rng)
    own = brought(guess, seat, one.action, rng)
    found = own.lines or [line("coach-no-points")]
    if own.open:
        found.append(line("coach-open"))
    if other is None:
        return found
    move = state.line(seat, other.action)
    now = own.points - brought(guess, seat, other.action, rng).points
    later = round(other.behind - one.behind) - now
    if now and later:
        found.append(line("coach-beside-both", now=now, later=later, move=move))
    elif now or later:
        found.append(line(f"coach-beside-{'now' if now else 'later'}", n=now or later, move=move))
    else:
        found.append(line("coach-beside-even", move=move))
    return found
