"""What the drawings of games share: colours, a picture made of rows, and rows of several kinds."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Any

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from londinium.terminal.words import category, say

INK, DARK, QUIET, GOLD = "#e9e6dc", "#15171c", "#8b909c", "#ffd166"
WIDEST = 120


class Picture(ABC):
    """The table as a seat sees it, in rows as wide as there is room for; in front, the place of a seat."""

    def __init__(self, state: Any, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> None:
        self.game = state.game
        self.said = state.game.speech.components(state.game.components)
        self.standing = {one["seat"]: one for one in state.standing(seat)}
        self.seat = seat
        self.whose = seat if whose is None else whose
        self.names = names or [say(self.game, "seat-name", {"seat": n}) for n in range(state.players)]
        self.width = WIDEST

    @abstractmethod
    def rows(self) -> Iterable[Text]: ...

    def standing_rows(self, seat: int, indent: int) -> Iterator[Text]:
        """`As it stands 7: during the game 3, mayoral cards 4`; where a seat hides something, that may add to it."""
        if stands := self.standing.get(seat):
            more = {what: "+?" if what in stands["more"] else "" for what in stands["points"]}
            points = [f"{category(self.game.id, what)} {n}{more[what]}" for what, n in stands["points"].items()]
            total = f"{say(self.game, 'board-standing')} {stands['total']}{max(more.values(), default='')}"
            text = f"{total}: {', '.join(points)}" if points else total
            yield from indented(text.replace(" -", " −"), self.width, indent)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.width = min(options.max_width, WIDEST)
        for row in self.rows():
            row.truncate(self.width, pad=True)
            yield Text.assemble(row, style=f"{INK} on {DARK}", no_wrap=True, overflow="crop")


def heading(text: str, right: str = "") -> Text:
    made = Text(text, style=f"bold {GOLD}")
    return made.append(f"  {right}", style=f"not bold {QUIET}") if right else made


def fitted(text: str, width: int, style: str = "") -> Text:
    """A text of just this width."""
    made = Text(text)
    made.truncate(width, overflow="ellipsis", pad=True)
    made.stylize(style)
    return made


def hung(before: Text, text: str, width: int) -> Iterator[Text]:
    """A text behind something else; it goes on below itself where it is long."""
    indent = cell_len(before.plain)
    first, *more = wrap(text, max(width - indent, 16)) or [""]
    yield Text.assemble(before, (first, QUIET))
    for part in more:
        yield Text(" " * indent + part, style=QUIET)


def indented(text: str, width: int, indent: int) -> Iterator[Text]:
    for part in wrap(text, width - indent):
        yield Text(" " * indent + part, style=QUIET)


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
