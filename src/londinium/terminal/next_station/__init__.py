"""Next Station in the terminal: a map, the cards on the table, the score pads, and moves as they are typed.

What colours tell, a second mark tells too.
"""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from londinium.kernel.state import State
from londinium.terminal.next_station.cards import header
from londinium.terminal.next_station.chart import CHART, chart_rows
from londinium.terminal.next_station.pads import PADS, pad_rows
from londinium.terminal.next_station.table import Table, table
from londinium.terminal.next_station.typed import read
from londinium.terminal.rows import DARK, INK

__all__ = ["picture", "read"]

FULL = CHART + PADS.start  # 80


def picture(state: State, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> RenderableType:
    """The table as a seat sees it: cards, a sheet as a map, everybody's pad. 80 × 31 characters, or narrow and long."""
    return Picture(table(state, seat, names, seat if whose is None else whose))


class Picture:
    """Map and pads side by side, or one above the other where there is no room."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        head, chart = header(self.table), list(chart_rows(self.table))
        if options.max_width < FULL:
            whole = options.max_width
            rows = [*head, *chart, *pad_rows(self.table, min(whole, PADS.stop))]
        else:
            width = min(options.max_width - CHART, PADS.stop)
            whole = CHART + width
            pads = [*pad_rows(self.table, width)]
            pads += [Text()] * (len(chart) - len(pads))
            chart += [Text(" " * CHART)] * (len(pads) - len(chart))
            rows = [*head, *(Text.assemble(left, right) for left, right in zip(chart, pads, strict=True))]
        for row in rows:
            row.truncate(whole, pad=True)
            yield Text.assemble(row, style=f"{INK} on {DARK}", no_wrap=True, overflow="crop")
