"""The moves of D.E.I. as they are typed in the terminal."""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from typing import Any

from londinium.kernel.state import State
from londinium.terminal.dei import campaign, old_london
from londinium.terminal.dei.words import called, places, resource_names
from londinium.terminal.spoken import find, plain

SPOKEN = {  # besides the verb's own name
    "recycle": ("face down",),
    "from": ("move",),
    "fly": ("teleport",),
    "refuge": ("build refuge",),
    "elevator": ("build elevator",),
    "bridge": ("build bridge",),
    "lift_refuge": ("take refuge",),
    "lift_elevator": ("take elevator",),
    "lift_bridge": ("take bridge",),
    "drone": ("activate",),
    "hold": ("majority",),
    "ability": ("use",),
    "mission": ("resolve",),
    "feat": ("choose",),
    "faction": ("choose",),
    **old_london.SPOKEN,
    **campaign.SPOKEN,
}


def read(state: State, seat: int, text: str) -> dict[str, Any] | None:
    """A verb and its object: `play muster`, `from 2.4a`, `units leader 2`, `stop`; a name alone where it is clear."""
    return find(state, seat, text, SPOKEN, objects, spelt)


def of(kind: str) -> Callable[[str], list[str]]:
    return partial(called, kind)


NAMES: Mapping[str, Callable[[Any], list[str]]] = {  # of what a move names, by its field; else as it is written
    "card": of("card"),
    "icon": of("icon"),
    "region": places,
    "ground": places,
    "roof": places,
    "resource": resource_names,
    **{kind: of(kind) for kind in ("drone", "mission", "boost", "ability", "feat", "faction", "face", "privilege")},
    "value": of("written"),
    "bonus": of("inspiration"),
    "tile": lambda tile: [plain(tile)],
    "quarters": lambda n: [str(n), ("", "right", "about", "left")[n]],
}


def objects(move: Mapping[str, Any]) -> list[str]:
    """What the objects of a move can be called, one after the other: by their names, or by their ids."""
    things = {field: thing for field, thing in move.items() if field != "kind"}
    match move["kind"]:
        case "units":
            n = str(move["scrappers"]) if move["scrappers"] else ""
            return [f"leader {n}".strip(), f"l{n}"] if move["leader"] else [n]
        case "denounce" | "replace" | "discard":
            return called("retaliation", move["card"])
        case "swap":
            one, other = (called("drone", drone)[0] for drone in things.values())
            return [f"{one} {other}", f"{other} {one}"]
    names = [NAMES[field](thing) if field in NAMES else [str(thing)] for field, thing in things.items()]
    return [" ".join(ways).strip() for ways in product(*names)]


def spelt(move: Mapping[str, Any], way: str) -> str:
    """How to type a move so that no other is meant: the verb, and its objects by their ids."""
    del way
    verb = SPOKEN.get(move["kind"], (move["kind"].replace("_", " "),))[0]
    return " ".join([verb, *(str(thing).casefold() for field, thing in move.items() if field != "kind")])
