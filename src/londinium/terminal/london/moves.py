"""Moves as they are typed: a verb and its object."""

from collections.abc import Mapping
from typing import Any, cast

from londinium.games.london.view import View
from londinium.kernel.game import Game
from londinium.kernel.state import State
from londinium.terminal.london.cards import short_space
from londinium.terminal.spoken import called, find, plain

SPOKEN = {  # besides the verb's own name
    "buy-land": ("buy land",),
    "draw-three": ("draw three", "three"),
    "land": ("buy",),
    "new": ("new stack",),
    "onto": ("cover",),
}


def read(state: State, seat: int, text: str) -> dict[str, Any] | None:
    """A verb and its object: `draw t1`, `play mercers`, `onto 2`, `buy city`, `stop`; a name alone if it is clear."""
    view = cast(View, state.view(seat))
    return find(state, seat, text, SPOKEN, lambda move: objects(state.game, view, seat, move), spelt)


def objects(game: Game, view: View, seat: int, move: Mapping[str, Any]) -> list[str]:
    """What the object of a move can be called: by its name, by what lies there, by its number."""
    match move["kind"]:
        case "draw" | "take":
            if move["from"] == "deck":
                return ["deck"]
            lies = [
                space["holds"]["card"] for space in view["board"] if space["space"] == move["from"] and space["holds"]
            ]
            return [
                plain(move["from"]),
                short_space(move["from"]),
                *(way for card in lies for way in called(game, "card", card)),
            ]
        case "keep":
            looked = (view["looked"] or [])[move["position"] - 1 : move["position"]]
            return [str(move["position"]), *(way for card in looked for way in called(game, "card", card))]
        case "land":
            return called(game, "borough", move["borough"])
        case "play" | "discard" | "swap":
            return called(game, "card", move["card"])
        case "onto" | "activate" | "flip":
            tops = [stack["top"] for stack in view["seats"][seat]["stacks"] if stack["stack"] == move["stack"]]
            return [str(move["stack"]), *(way for top in tops if top for way in called(game, "card", top["card"]))]
        case "seat":
            return [str(move["seat"])]
        case "effect":
            return [str(move["effect"])]
        case _:
            return [""]


def spelt(move: Mapping[str, Any], way: str) -> str:
    """How to type a move so that no other is meant."""
    if move["kind"] in ("draw", "take"):
        return f"{move['kind']} {short_space(move['from'])}"
    for field in ("card", "borough", "stack", "position"):
        if field in move:
            verb = SPOKEN.get(move["kind"], (move["kind"],))[0]
            return f"{verb} {plain(str(move[field]))}"
    return way


def short(move: Mapping[str, Any]) -> str:
    """What to type for an answer that reads like another: two Schools on the board are `t1` and `b2`."""
    return short_space(move["from"]) if "from" in move else spelt(move, move["kind"])
