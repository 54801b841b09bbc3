"""What every part of the picture is drawn from: the view, the data files, and their words."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

from rich.text import Text

from londinium.games.guilds.speech import entry
from londinium.games.guilds.view import View
from londinium.kernel.state import State
from londinium.terminal import rows
from londinium.terminal.words import name, say, speak

LABEL = 3  # characters before a card's liveries


class Table(rows.Picture):
    """A position as a seat sees it."""

    def __init__(self, state: State, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> None:
        super().__init__(state, seat, names, whose)
        self.view = cast(View, state.view(seat))
        self.names = [*self.names, *([self.say("rival")] if state.players == 1 else [])]
        moves = [state.game.move(action) for action in state.legal(seat)]
        self.answers = {move[field] for move in moves for field in ("place", "tile") if field in move}

    def say(self, key: str, **args: Any) -> str:
        return say(self.game, key, args)

    def name(self, kind: str, id: str) -> str:
        return name(self.game, kind, id)

    def about(self, kind: str, id: str, heading: str) -> str:
        """What stands on a component under a heading, if anything does."""
        return "; ".join(speak(self.game, line) for line in self.said[kind][id]["lines"].get(heading, ()))

    def entry(self, kind: str, id: str) -> Any:
        return entry(self.game.components, kind, id)

    def wrapped(self, text: str, indent: int) -> Iterator[Text]:
        return rows.indented(text, self.width, indent)
