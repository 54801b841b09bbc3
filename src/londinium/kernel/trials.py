"""How the laws are tried: what they compare of states, and how they play."""

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from random import Random
from typing import Any

from londinium.kernel.events import Event
from londinium.kernel.state import State

LONGEST = 20_000  # decisions; no game of ours has a tenth of it

Viewer = int | None  # a seat, or None: a spectator


class LawBroken(AssertionError):
    """A law does not hold: which one, and how."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(law, detail)
        self.law = law
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.law}: {self.detail}"


# What the laws compare


def looks_to(state: State, viewer: Viewer) -> dict[str, Any]:
    """All that a seat or a spectator sees of a state."""
    look = {
        "view": state.view(viewer),
        "standing": state.standing(viewer),
        "progress": state.progress(),
        "to_act": state.to_act,
        "asked": state.asked(viewer),
    }
    return look if viewer is None else {**look, **question_to(state, viewer)}


def question_to(state: State, seat: int) -> dict[str, Any]:
    legal = state.legal(seat)
    return {"ask": state.ask(seat), "legal": list(legal), "lines": [state.line(seat, action) for action in legal]}


def everything(state: State) -> dict[str, Any]:
    """All that the contract tells of a state."""
    viewers: list[Viewer] = [None, *range(state.players)]
    return {
        "fingerprint": state.fingerprint(),
        "barrier": state.barrier,
        "over": state.over,
        "seed": state.seed,
        "past": None if state.past is None else list(state.past),
        "looks": {called(viewer): looks_to(state, viewer) for viewer in viewers},
    }


def told_to(log: list[Event], viewer: Viewer) -> list[Any]:
    return [event.view(viewer) for event in log]


def difference(one: Any, other: Any) -> str:
    """Where two values part, in words; nothing if they are equal."""
    if one == other:
        return ""
    left, right = dict(leaves(one)), dict(leaves(other))
    for path in {**left, **right}:
        here, there = (repr(side[path]) if path in side else "missing" for side in (left, right))
        if here != there:
            return f"{'/'.join(map(str, path)) or 'it'} is {here}, then {there}"
    return "the same values in lists and dicts of other types"


def leaves(value: Any) -> list[tuple[tuple[Any, ...], Any]]:
    """The values inside plain data, each with the way to it; an empty list or dict is a value too."""
    found: list[tuple[tuple[Any, ...], Any]] = []
    ahead: list[tuple[tuple[Any, ...], Any]] = [((), value)]
    while ahead:
        path, one = ahead.pop()
        items = _items(one)
        if items:
            ahead += [((*path, key), item) for key, item in reversed(items)]
        else:
            found.append((path, one))
    return found


def leaf_at(value: Any, path: tuple[Any, ...]) -> Any:
    """The value at the end of a way, as `leaves` has it; None where it has none."""
    for step in path:
        value = dict(_items(value)).get(step)
    return None if _items(value) else value


def _items(value: Any) -> Sequence[tuple[Any, Any]]:
    if isinstance(value, dict | Mapping):  # most are dicts, which is seen sooner
        return list(value.items())
    if isinstance(value, list | tuple):
        return list(enumerate(value))
    return ()


def mistaken(one: Any, other: Any, path: tuple[Any, ...] = ()) -> str:
    """Where two lists have what Python takes for equal and JSON does not, as true and 1, in words."""
    pairs: Iterable[tuple[Any, Any, Any]]
    if isinstance(one, dict) and isinstance(other, dict):
        pairs = [(key, item, other[key]) for key, item in one.items() if key in other]
    elif isinstance(one, list | tuple) and isinstance(other, list | tuple):
        pairs = zip(count(), one, other, strict=False)
    elif one == other and type(one) is not type(other):
        return f"{'/'.join(map(str, path[1:]))} is {one!r}, then {other!r}"
    else:
        return ""
    found = (mistaken(here, there, (*path, key)) for key, here, there in pairs if here is not there)
    return next(filter(None, found), "")


def round_trip(law: str, what: str, value: Any) -> Any:
    try:
        back = json.loads(json.dumps(value))
    except (TypeError, ValueError) as error:
        raise LawBroken(law, f"{what} is not plain data: {error}") from None
    if back != value:
        raise LawBroken(law, f"{what} does not survive JSON: {difference(value, back)}")
    return back


# How the laws play


def any_viewer(state: State, rng: Random) -> Viewer:
    viewers: list[Viewer] = [None, *range(state.players)]
    return rng.choice(viewers)


def called(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def any_choice(state: State, rng: Random) -> tuple[int, int]:
    """A seat that is to act, and one of its answers."""
    seat = rng.choice(state.to_act)
    return seat, rng.choice(state.legal(seat))


def after_playing(state: State, seat: int, action: int) -> tuple[State, list[Event]]:
    """A copy in which the seat has acted, and what happened."""
    after = state.copy()
    log: list[Event] = []
    after.play(seat, action, log)
    return after, log


def play_out(state: State, rng: Random, law: str, name: str, most: int | None = None) -> None:
    """Play on at random to the end, or as many decisions as told."""
    for _ in range(most or LONGEST):
        if state.over:
            return
        if not state.to_act:
            raise LawBroken(law, f"{name} comes to a stop: nobody is to act, and it is not over")
        for seat in state.to_act:
            if len(state.legal(seat)) < 2:
                raise LawBroken(law, f"{name} asks seat {seat} a question with the answers {state.legal(seat)}")
        state.play(*any_choice(state, rng))
    if most is None and not state.over:
        raise LawBroken(law, f"{name} is not over after {LONGEST:,} decisions")
