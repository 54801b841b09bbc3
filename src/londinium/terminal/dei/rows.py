"""Rows of the picture of D.E.I.: its colours and signs, a card or a token in columns."""

from collections.abc import Iterator

from rich.text import Text

from londinium.terminal.dei.words import GAME
from londinium.terminal.rows import INK, fitted, hung
from londinium.terminal.words import name

NAME = 20
INDENT = 4

SEATS = ("#ffb454", "#6fb1ff", "#ff8fc0", "#8ede8a")
COLOURS = {"red": "#ff7b72", "green": "#6fdc8c", "blue": "#79b8ff"}

OUTPOST, REFUGE, ELEVATOR, BRIDGE = "◆", "⌂", "↕", "═"


def lined(width: int, label: Text, called: str, figures: str, text: str) -> Iterator[Text]:
    """A card or a token: label, name, figures, and what it does; the text goes on below itself."""
    mark = label.copy()
    mark.truncate(INDENT, pad=True)
    yield from hung(Text.assemble(mark, fitted(called, NAME), f" {figures:<9}" if figures else " "), text, width)


def outpost(colour: str) -> Text:
    """An Outpost of a colour: its sign and the colour's first letter."""
    return Text(f"{OUTPOST}{name(GAME, 'colour', colour)[0]}", style=COLOURS.get(colour, INK))
