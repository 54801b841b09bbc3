"""A sheet as a map.

Between two points of the lattice lie 6 columns and 3 rows of characters, which is 12 × 12 dots: sections run straight
and diagonally as on the printed sheet.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from typing import cast

from rich.text import Text

from londinium.games.next_station.components import MapFile, Station
from londinium.games.next_station.game import NextStation
from londinium.games.next_station.view import SheetView
from londinium.terminal.canvas import Canvas, Dot
from londinium.terminal.next_station.look import SHOWN, SITES, STROKES, Stroke
from londinium.terminal.next_station.table import Table
from londinium.terminal.rows import DARK, GOLD, INK, QUIET

STEP_X, STEP_Y = 6, 3  # characters between two points of the lattice …
STEP = 12  # … and dots, in both directions
MARGIN = 1
WIDTH = MARGIN + 9 * STEP_X + 1 + MARGIN
HEIGHT = 9 * STEP_Y + 1
LABEL = 2  # characters for the number of a row, on both sides
CHART = LABEL + WIDTH + LABEL
COLUMNS = "ABCDEFGHIJ"

TINTS = ("#1a1c20", "#22252a", "#2a2d33")  # greys in a terminal of 256 colours
RIVER, WAVE = "#1b3f73", "#4f86b8"
BORDER = "#4a4f5c"
LATTICE = "#565c6b"

LATTICE_LAYER, LINE_LAYER = 0, 1


def chart_rows(table: Table) -> Iterator[Text]:
    """The map of the seat's sheet with the letters and numbers of its grid."""
    canvas = empty_map(table.game).copy()
    sheet = table.view["sheets"][table.whose]
    for line, stroke in zip(sheet["lines"], STROKES, strict=True):
        for u, v in line["sections"]:
            canvas.dots(section(table.box.stations[u], table.box.stations[v], stroke), stroke.colour, LINE_LAYER)
    for station in table.box.stations:
        put_station(canvas, table, sheet, station)
    letters = " " * (LABEL + MARGIN) + (" " * (STEP_X - 1)).join(COLUMNS)
    yield Text(f"{letters:<{CHART}}", style=QUIET)
    for number, row in enumerate(canvas.rows()):
        label = "" if number % STEP_Y else str(number // STEP_Y + 1)
        yield Text.assemble((f"{label:>{LABEL}}", QUIET), row, (f"{label:<{LABEL}}", QUIET))


@lru_cache(maxsize=4)
def empty_map(game: NextStation) -> Canvas:
    """What is printed on every sheet, but for the stations."""
    canvas = Canvas(WIDTH, HEIGHT)
    lay_ground(canvas, cast(MapFile, game.components["map"]))
    for u, v in game.box.edges:
        canvas.dots(lattice(game.box.stations[u], game.box.stations[v]), LATTICE, LATTICE_LAYER)
    return canvas


def lay_ground(canvas: Canvas, chart: MapFile) -> None:
    """Districts in shades that differ between neighbours, with faint borders; the Thames as a band across them."""
    district = [[_district(chart, x, y) for x in range(10)] for y in range(10)]
    shade = _shades(district)

    def at(column: int, row: int) -> str:
        x, y = (column - MARGIN) / STEP_X, row / STEP_Y
        return district[min(9, max(0, int(y + 0.5)))][min(9, max(0, int(x + 0.5)))]

    for row in range(canvas.height):
        for column in range(canvas.width):
            here = at(column, row)
            canvas.ground((column, row), TINTS[shade[here]])
            if at(column, row + 1) != here:
                canvas.under((column, row), "▁", BORDER)
            elif at(column - 1, row) != here and column:
                canvas.under((column, row), "│", BORDER)
            if _in_river(chart.river, (column - MARGIN) / STEP_X, row / STEP_Y):
                canvas.ground((column, row), RIVER)
                canvas.under((column, row), "~" if (column + 2 * row) % 4 == 0 else " ", WAVE)


def _district(chart: MapFile, x: int, y: int) -> str:
    """The district of a point: a corner is cut out of the larger one around it."""
    here = [d for d in chart.districts if d.columns[0] <= x <= d.columns[1] and d.rows[0] <= y <= d.rows[1]]
    smallest = min(here, key=lambda d: (d.columns[1] - d.columns[0] + 1) * (d.rows[1] - d.rows[0] + 1), default=None)
    return smallest.id if smallest else ""


def _shades(district: Sequence[Sequence[str]]) -> dict[str, int]:
    """A shade for every district that none of its neighbours has, as far as the shades go."""
    beside: dict[str, set[str]] = {}
    for y in range(10):
        for x in range(10):
            for a, b in ((x, min(y + 1, 9)), (min(x + 1, 9), y)):
                beside.setdefault(district[y][x], set()).add(district[b][a])
                beside.setdefault(district[b][a], set()).add(district[y][x])
    shade: dict[str, int] = {}
    for one, others in beside.items():
        taken = {shade[other] for other in others if other in shade and other != one}
        shade[one] = next((n for n in range(len(TINTS)) if n not in taken), 0)
    return shade


def _in_river(river: Sequence[tuple[float, float]], x: float, y: float) -> bool:
    return any(_distance(x, y, *a, *b) < 0.3 for a, b in pairwise(river))


def _distance(x: float, y: float, ax: float, ay: float, bx: float, by: float) -> float:
    """From a point to a stretch of the river."""
    length = (bx - ax) ** 2 + (by - ay) ** 2
    along = min(1.0, max(0.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) if length else 0.0
    return hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))


def _dots_between(start: Station, to: Station) -> Iterator[tuple[int, Dot, Dot]]:
    """Along an edge: how far, the dot there, and the direction across."""
    dx, dy = (to.x > start.x) - (to.x < start.x), (to.y > start.y) - (to.y < start.y)
    x, y = 2 * MARGIN + STEP * start.x, STEP * start.y + 1
    across = (0, 1) if dy == 0 else (1, 0)
    for far in range(STEP * max(abs(to.x - start.x), abs(to.y - start.y)) + 1):
        yield far, (x + dx * far, y + dy * far), across


def lattice(start: Station, to: Station) -> Iterator[Dot]:
    """The dotted line where a section may run."""
    return (dot for far, dot, _ in _dots_between(start, to) if far % 3 == 0)


def section(start: Station, to: Station, stroke: Stroke) -> Iterator[Dot]:
    """The dots of a drawn section."""
    for far, (x, y), (across_x, across_y) in _dots_between(start, to):
        for off in stroke.along[far % len(stroke.along)]:
            yield x + off * across_x, y + off * across_y


def put_station(canvas: Canvas, table: Table, sheet: SheetView, station: Station) -> None:
    """A station: its symbol; [ ] where an answer leads, ( ) at the ends of the line, ² where it counts twice."""
    box = table.box
    symbol = (SITES if station.tourist else SHOWN)[box.symbols[station.id]]
    lines = [number for number, line in enumerate(sheet["lines"]) if station.id in line["stations"]]
    ends = [n for n, line in enumerate(sheet["lines"]) if station.id in line["ends"]]
    left = right = " "
    style = f"bold {GOLD}" if station.tourist else INK
    wide = True
    if station.id in table.targets:
        left, right, style = "[", "]", f"bold {DARK} on {GOLD}"
    elif station.departure is not None:
        style = f"bold {DARK} on {STROKES[box.pencils.index(station.departure)].colour}"
    elif len(lines) > 1:
        style = f"bold {DARK} on {INK}"
    elif lines:
        style = f"bold {GOLD if station.tourist else STROKES[lines[0]].colour}"
        wide = False
    else:
        wide = False
    if ends and station.id not in table.targets:
        left, right, wide = "(", ")", True
    if any(line["mark"] == station.id for line in sheet["lines"]):
        right, wide = "²", True
    column, row = MARGIN + STEP_X * station.x, STEP_Y * station.y
    canvas.over((column, row), symbol, style)
    if wide:
        canvas.over((column - 1, row), left, style)
        canvas.over((column + 1, row), right, style)
