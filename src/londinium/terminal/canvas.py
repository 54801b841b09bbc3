"""A canvas of characters: fine lines in Braille dots, and above them single characters.

A character holds 2 × 4 dots, so where a character is twice as high as wide the dots lie on a square grid, and a
diagonal of dots is a true diagonal.
"""

from collections.abc import Iterable
from functools import cache
from itertools import groupby

from rich.style import Style
from rich.text import Text

Cell = tuple[int, int]  # column, row
Dot = tuple[int, int]

_BLANK = 0x2800
_BITS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))  # by column and row of the dot


class Canvas:
    """Characters with a ground colour each; the dots of several strokes may share a character."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.grounds: dict[Cell, str] = {}
        self._under: dict[Cell, tuple[str, str]] = {}
        self._over: dict[Cell, tuple[str, str]] = {}
        self._dots: dict[int, dict[Cell, dict[str, int]]] = {}

    def copy(self) -> "Canvas":
        """A canvas to draw on further; this one stays as it is."""
        twin = Canvas(self.width, self.height)
        twin.grounds = dict(self.grounds)
        twin._under = dict(self._under)
        twin._over = dict(self._over)
        for layer, cells in self._dots.items():
            twin._dots[layer] = {cell: dict(colours) for cell, colours in cells.items()}
        return twin

    def ground(self, cell: Cell, colour: str) -> None:
        self.grounds[cell] = colour

    def under(self, cell: Cell, char: str, style: str) -> None:
        """A character that is seen where nothing else is drawn."""
        self._under[cell] = char, style

    def over(self, cell: Cell, char: str, style: str) -> None:
        """A character that hides what is below it."""
        self._over[cell] = char, style

    def dots(self, dots: Iterable[Dot], colour: str, layer: int) -> None:
        """Dots of one colour; those of a higher layer hide the lower ones in their characters."""
        cells = self._dots.setdefault(layer, {})
        for x, y in dots:
            cell = x // 2, y // 4
            if 0 <= cell[0] < self.width and 0 <= cell[1] < self.height:
                colours = cells.setdefault(cell, {})
                colours[colour] = colours.get(colour, 0) | _BITS[x % 2][y % 4]

    def rows(self) -> list[Text]:
        return [self._row(row) for row in range(self.height)]

    def _row(self, row: int) -> Text:
        text = Text(no_wrap=True, end="")
        cells = [(*self._character((column, row)), self.grounds.get((column, row))) for column in range(self.width)]
        for (style, ground), same in groupby(cells, key=lambda cell: cell[1:]):
            text.append("".join(char for char, *_ in same), _style(style, ground))
        return text

    def _character(self, cell: Cell) -> tuple[str, str]:
        if cell in self._over:
            return self._over[cell]
        for layer in sorted(self._dots, reverse=True):
            colours = self._dots[layer].get(cell)
            if colours:
                bits = 0
                for more in colours.values():
                    bits |= more
                # a character has one colour: that of most of its dots
                colour = max(colours, key=lambda name: colours[name].bit_count())
                return chr(_BLANK + bits), colour
        return self._under.get(cell, (" ", ""))


@cache
def _style(style: str, ground: str | None) -> Style:
    made = Style.parse(style)
    return Style(bgcolor=ground) + made if ground else made
