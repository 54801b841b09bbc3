"""How a game is drawn and typed in the terminal: what a game's own module gives; `plain.py` stands in for one."""

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from rich.console import RenderableType

from londinium.kernel.registry import games, info


class Unreadable(ValueError):
    """What was typed is no move: the key and the arguments of the sentence that says why."""

    def __init__(self, key: str, args: Mapping[str, Any]) -> None:
        super().__init__(key)
        self.key = key
        self.facts = dict(args)


class Drawing(Protocol):
    """What the module that a game's GameInfo names gives for it."""

    def picture(self, state: Any, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> RenderableType:
        """The table as a seat sees it, with the seats' names; in front, its own place or that of another seat."""

    def read(self, state: Any, seat: int, text: str) -> dict[str, Any] | None:
        """The move that was typed in the game's short form; None if it is not one, Unreadable if it nearly is."""


@runtime_checkable
class Short(Protocol):
    """What a drawing may give besides, where answers can read the same."""

    def short(self, move: Mapping[str, Any]) -> str:
        """What to type for an answer that reads like another."""


def drawing(game: str) -> Drawing:
    """The drawing of a game, or the plain one."""
    own = info(game).drawing if game in games() else None
    found: Drawing = importlib.import_module(own or "londinium.terminal.plain")
    return found
