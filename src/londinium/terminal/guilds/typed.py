"""Moves as they are typed."""

from collections.abc import Mapping
from typing import Any

from londinium.kernel.game import Game
from londinium.kernel.state import State
from londinium.terminal.spoken import called, find

SPOKEN = {"stop": ("end", "end turn", "pass"), "take": ("take all", "all"), "evict": ("send",)}


def read(state: State, seat: int, text: str) -> dict[str, Any] | None:
    """A verb and its object: `hire alms`, `move alms`, `from guildhall`, `to dyers`, `replace 1`, `stop`.

    A name alone will do where it is clear.
    """

    def spelt(move: Mapping[str, Any], way: str) -> str:
        """How to type a move so that no other is meant."""
        thing = objects(state.game, move)[0]
        return f"{move['kind']} {thing}" if thing else way

    return find(state, seat, text, SPOKEN, lambda move: objects(state.game, move), spelt)


def objects(game: Game, move: Mapping[str, Any]) -> list[str]:
    """What the object of a move can be called: by its name, by its id, by its number."""
    match move["kind"]:
        case "evict":
            return [f"{way} {move['seat']}" for way in called(game, "tile", move["tile"])]
        case "replace":
            return [str(move["seat"])]
        case "option":
            return [str(move["n"] + 1)]
    for field in ("place", "tile", "card", "goal"):
        if field in move:
            return called(game, field, move[field])
    return [""]
