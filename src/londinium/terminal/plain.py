"""A game that has no drawing: its view as two tables, what each seat has and what lies there for all.

What a row is called and holds is said by the game's messages, as on the plain board of the browser:
`view-hands = Hand`, with `.of = card` where its values are components of that kind, and `.by = seat` where it is a list
with one entry for each seat.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from londinium.kernel.game import Game
from londinium.terminal.rows import QUIET
from londinium.terminal.words import has, name, say


def picture(state: Any, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> RenderableType:
    """The view of a seat, the place of a seat in front underlined."""
    called = names or [name(state.game, "seat", other) for other in range(state.players)]
    front = seat if whose is None else whose
    words, view = Rows(state.game, called), state.view(seat)
    own = [key for key, value in view.items() if isinstance(value, list) and has(state.game, f"view-{key}.by")]
    seats = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    seats.add_column()
    for other, who in enumerate(called):
        seats.add_column(Text(who, style="bold underline" if other == front else ""))
    for key in own:
        seats.add_row(words.title(key), *(words.cell(value, words.of(key)) for value in view[key]))
    shared = words.table({key: value for key, value in view.items() if key not in own}, "")
    return Group(seats, Text(), shared) if own else shared


def read(state: Any, seat: int, text: str) -> dict[str, Any] | None:
    """There is no short form: answers are typed by their numbers."""
    del state, seat, text
    return None


class Rows(NamedTuple):
    """A view in words."""

    game: Game
    names: Sequence[str]

    def title(self, key: str) -> Text:
        message, plain = f"view-{key}", key.replace("_", " ")
        return Text(say(self.game, message) if has(self.game, message) else plain[:1].upper() + plain[1:], style=QUIET)

    def of(self, key: str, otherwise: str = "") -> str:
        """The kind of component that the values of a row name; "" = they are said as they are."""
        message = f"view-{key}.of"
        return say(self.game, message) if has(self.game, message) else otherwise

    def table(self, value: Mapping[str, Any], of: str) -> Table:
        """The fields of an object."""
        rows = Table.grid(padding=(0, 2))
        for key, one in value.items():
            rows.add_row(self.title(key), self.cell(one, self.of(key, of)))
        return rows

    def cell(self, value: Any, of: str) -> RenderableType:
        """What stands in a cell: a value, a list, a table."""
        if value and isinstance(value, dict):
            return self.table(value, of)
        if value and isinstance(value, list):
            if all(isinstance(one, dict) for one in value):
                return self.columns(value, of)
            between = " · " if any(isinstance(one, list) for one in value) else ", "
            return Text(between.join(str(self.cell(one, of)) for one in value))
        return Text(self.said(value, of))

    def columns(self, value: Sequence[Mapping[str, Any]], of: str) -> Table:
        """A list of objects, with a column for every field that one of them has."""
        keys = dict.fromkeys(key for one in value for key in one)
        made = Table(box=None, pad_edge=False)
        for key in keys:
            made.add_column(self.title(key))
        for one in value:
            made.add_row(*(self.cell(one.get(key), self.of(key, of)) for key in keys))
        return made

    def said(self, value: Any, of: str) -> str:
        """A single value."""
        if isinstance(value, bool):
            return say(self.game, "plain-yes" if value else "plain-no")
        if value is None or value in ("", [], {}):
            return say(self.game, "plain-nothing")
        if of == "seat" and value in range(len(self.names)):
            return self.names[int(value)]
        return name(self.game, of, value) if of else str(value)
