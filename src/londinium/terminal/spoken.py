"""Moves typed in words: a verb and its object, the object's name cut short where that is clear, or a name alone."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from londinium.kernel.game import Game
from londinium.kernel.state import State
from londinium.terminal.drawing import Unreadable
from londinium.terminal.words import name

Move = Mapping[str, Any]


def plain(text: str) -> str:
    """Lower case, without punctuation."""
    return " ".join(re.sub(r"[^\w\s]|_", " ", re.sub("['’.]", "", text.casefold())).split())


def called(game: Game | str, kind: str, id: str) -> list[str]:
    """What a component can be called: by its name, or by its id."""
    return [plain(name(game, kind, id)), plain(id)]


def find(
    state: State,
    seat: int,
    text: str,
    also: Mapping[str, Sequence[str]],
    objects: Callable[[Move], Sequence[str]],
    spelt: Callable[[Move, str], str],
) -> dict[str, Any] | None:
    """The move that was typed: of moves with the same name those that are answers are meant.

    A move is called by its kind or by what is `also` said for it, and by any name of its object (no object: an empty
    name); `spelt` says how to type one of several moves, found by the same words, so that no other is meant.
    """
    typed = plain(text)
    if not typed:
        return None
    legal = set(state.legal(seat))
    exact: dict[int, str] = {}
    begun: dict[int, str] = {}
    for action in range(state.game.n_actions):
        move = state.game.move(action)
        spoken = (re.sub("[-_]", " ", move["kind"]), *also.get(move["kind"], ()))
        for thing in objects(move):
            ways = [f"{verb} {thing}".strip() for verb in spoken]
            if action in legal and thing and not thing.isdigit():
                ways.append(thing)
            for verb, way in zip((*spoken, ""), ways, strict=False):
                if way == typed:
                    exact[action] = way
                elif thing and not thing.isdigit() and way.startswith(typed) and len(typed) > len(verb) + 2:
                    begun.setdefault(action, way)
    for found in (exact, begun):
        answers = {action: way for action, way in found.items() if action in legal}
        if len(answers) > 1:
            ways = [spelt(state.game.move(action), way) for action, way in answers.items()]
            raise Unreadable("read-several", {"ways": ", ".join(ways)})
        for action in (*answers, *found):
            return state.game.move(action)
    return None
