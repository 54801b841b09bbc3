"""Taking back: the record without one action, as long as nobody has learnt or answered anything through it."""

from collections.abc import Collection
from typing import Any

from londinium.kernel.refusal import Refusal
from londinium.kernel.state import State


def undo(state: State, seat: int, bots: Collection[int] = ()) -> State | Refusal:
    """The state without the seat's last action since something hidden last became known.

    The others' later actions are played again. If one of them no longer meets the same question, the undo is refused;
    a bot's is dropped instead, and the bot is asked anew.
    """
    if state.past is None or state.seed is None:
        return Refusal("KER-UNDO-3")
    again = state.game.new(state.players, state.seed, state.options)
    asked: list[Any] = []
    last = None
    for number, (who, action) in enumerate(state.past):
        asked.append(_question(again, who))
        barrier = again.barrier
        again.play(who, action)
        if again.barrier > barrier:
            last = None
        elif who == seat:
            last = number
    if last is None:
        return Refusal("KER-UNDO-1")
    again = state.game.new(state.players, state.seed, state.options)
    for number, (who, action) in enumerate(state.past):
        if number == last:
            continue
        if number > last and _question(again, who) != asked[number]:
            if who in bots:
                continue
            return Refusal("KER-UNDO-2", {"seat": who})
        again.play(who, action)
    if again.barrier > state.barrier:  # without the action, the others' would have shown something
        return Refusal("KER-UNDO-1")
    return again


def _question(state: State, seat: int) -> Any:
    return state.ask(seat), state.legal(seat)
