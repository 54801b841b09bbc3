"""How a game is drawn and typed in the terminal: what a game's own module gives, and what stands in for it."""

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.pretty import Pretty

from londinium.kernel.game import Game


class Unreadable(ValueError):
    """What was typed is no move: the key and the arguments of the sentence that says why."""

    def __init__(self, key: str, args: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.key = key
        self.facts = dict(args)


class Piece(NamedTuple):
    """What an event moves or turns: its kind, its name, and the seat it belongs to, if it belongs to one."""

    kind: str
    name: str
    seat: int | None = None


class Place(NamedTuple):
    """Where an event moves a piece: the kind of place, and the seat it belongs to, if it belongs to one."""

    kind: str
    seat: int | None = None


class Drawing(Protocol):
    """What a module of this package gives for a game."""

    def picture(self, state: Any, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> RenderableType:
        """The table as a seat sees it, with the seats' names; in front, its own place or that of another seat."""

    def read(self, state: Any, seat: int, text: str) -> dict[str, Any] | None:
        """The move that was typed in the game's short form; None if it is not one, Unreadable if it nearly is."""

    def details(self, state: Any, seat: int, move: Mapping[str, Any]) -> dict[str, Any]:
        """What the words of a move can say beyond its own fields."""

    def piece(self, game: Game, id: str) -> Piece:
        """The piece that an event names."""

    def place(self, where: str) -> Place:
        """The place that an event names."""

    def cited(self, id: str, args: Mapping[str, Any], names: Sequence[str]) -> tuple[str, dict[str, Any]] | None:
        """What came of a rule that an event cites: key ("" for nothing) and arguments; None if the rule says it."""

    def closing(self, state: Any) -> list[tuple[str, dict[str, Any]]]:
        """What is said under the result: keys and arguments."""


class Plain:
    """For a game that has no drawing: what the seat sees, as it is."""

    def picture(self, state: Any, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> RenderableType:
        del names, whose
        return Pretty(state.view(seat), expand_all=False)

    def read(self, state: Any, seat: int, text: str) -> dict[str, Any] | None:
        del state, seat, text
        return None

    def details(self, state: Any, seat: int, move: Mapping[str, Any]) -> dict[str, Any]:
        del state, seat, move
        return {}

    def piece(self, game: Game, id: str) -> Piece:
        del game
        return Piece("piece", id)

    def place(self, where: str) -> Place:
        return Place(where)

    def cited(self, id: str, args: Mapping[str, Any], names: Sequence[str]) -> tuple[str, dict[str, Any]] | None:
        del id, args, names
        return None

    def closing(self, state: Any) -> list[tuple[str, dict[str, Any]]]:
        del state
        return []


DRAWINGS = {
    "next-station": "londinium.terminal.next_station",
    "london": "londinium.terminal.london",
    "guilds": "londinium.terminal.guilds",
    "dei": "londinium.terminal.dei",
}


def drawing(game: str) -> Drawing:
    """The drawing of a game, or the plain one."""
    if game not in DRAWINGS:
        return Plain()
    module: Drawing = importlib.import_module(DRAWINGS[game])
    return module
