"""Rows of the picture of D.E.I.: its colours and signs, headings, parts that flow, a card or a token in columns."""

from collections.abc import Iterable, Iterator
from textwrap import wrap

from rich.cells import cell_len
from rich.text import Text

from londinium.kernel.words import name
from londinium.terminal.dei_words import GAME

NAME = 20
INDENT = 4

INK = "#e9e6dc"
DARK = "#15171c"
QUIET = "#8b909c"
GOLD = "#ffd166"
SEATS = ("#ffb454", "#6fb1ff", "#ff8fc0", "#8ede8a")
COLOURS = {"red": "#ff7b72", "green": "#6fdc8c", "blue": "#79b8ff"}

OUTPOST, REFUGE, ELEVATOR, BRIDGE = "◆", "⌂", "↕", "═"


def heading(text: str) -> Text:
    return Text(text, style=f"bold {GOLD}")


def flowed(parts: Iterable[Text], width: int, indent: int, first: Text | None = None) -> Iterator[Text]:
    """Parts in rows, none of them broken, each row indented; `first` stands before the first row."""
    row = first or Text(" " * indent)
    bare = True
    for part in parts:
        if not bare and cell_len(row.plain) + 2 + cell_len(part.plain) > width:
            yield row
            row, bare = Text(" " * indent), True
        row = Text.assemble(row, "" if bare else "  ", part)
        bare = False
    if not bare or first is not None:
        yield row


def lined(width: int, label: Text, called: str, figures: str, text: str) -> Iterator[Text]:
    """A card or a token: label, name, figures, and what it does; the text goes on below itself."""
    mark = label.copy()
    mark.truncate(INDENT, pad=True)
    what = Text(called)
    what.truncate(NAME, overflow="ellipsis", pad=True)
    before = Text.assemble(mark, what, f" {figures:<9}" if figures else " ")
    indent = cell_len(before.plain)
    parts = wrap(text, max(width - indent, 16)) or [""]
    yield Text.assemble(before, (parts[0], QUIET))
    for part in parts[1:]:
        yield Text(" " * indent + part, style=QUIET)


def outpost(colour: str) -> Text:
    """An Outpost of a colour: its sign and the colour's first letter."""
    return Text(f"{OUTPOST}{name(GAME, 'colour', colour)[0]}", style=COLOURS.get(colour, INK))
