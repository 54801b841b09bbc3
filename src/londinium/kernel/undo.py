"""Taking back: the record without one action, as long as nobody has learnt or answered anything through it."""

from collections.abc import Collection
from typing import NamedTuple

from londinium.kernel.decisions import Decision
from londinium.kernel.refusal import Refusal
from londinium.kernel.state import State


class TakenBack(NamedTuple):
    """The state without an action, and which of the record's actions it lacks, counted from 0."""

    state: State
    dropped: list[int]


def undo(state: State, seat: int, bots: Collection[int] = ()) -> State | Refusal:
    """The state without the seat's last action since something hidden last became known.

    The others' later actions are played again. If one of them no longer meets the same question, the undo is refused;
    a bot's is dropped instead, and the bot is asked again.
    """
    if state.past is None:
        return Refusal("KER-UNDO-3")
    taken = take_back(state, seat, replay_to_barrier(state), bots)
    return taken if isinstance(taken, Refusal) else taken.state


def replay_to_barrier(state: State) -> State:
    """The game as it was when something hidden last became known, for those who have kept no copy of it."""
    assert state.past is not None
    assert state.seed is not None
    again = state.game.new(state.players, state.seed, state.options)
    for seat, action in state.past:
        if again.barrier == state.barrier:
            break
        again.play(seat, action)
    return again


def take_back(state: State, seat: int, at_barrier: State, bots: Collection[int]) -> TakenBack | Refusal:
    """The same from a copy kept when something hidden last became known: it costs no more than the actions since."""
    past, known = state.past, at_barrier.past
    assert past is not None
    assert known is not None
    back, first = at_barrier.copy(), len(known)
    last = next((n for n in range(len(past) - 1, first - 1, -1) if past[n][0] == seat), None)
    if last is None:
        return Refusal("KER-UNDO-1")
    for who, action in past[first:last]:
        back.play(who, action)
    as_it_was, dropped = back.copy(), [last]
    as_it_was.play(*past[last])
    for number, (who, action) in enumerate(past[last + 1 :], last + 1):
        if Decision.of(back, who) == Decision.of(as_it_was, who):
            back.play(who, action)
        elif who in bots:
            dropped.append(number)
        else:
            return Refusal("KER-UNDO-2", {"seat": who})
        as_it_was.play(who, action)
    if back.barrier > state.barrier:  # without the action, the others' would have shown something
        return Refusal("KER-UNDO-1")
    return TakenBack(back, dropped)
