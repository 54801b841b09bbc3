"""Next Station in the terminal: a map, the cards on the table, the score pads, and moves as they are typed.

Between two points of the lattice lie 6 columns and 3 rows of characters, which is 12 × 12 dots: sections run straight
and diagonally as on the printed sheet. What colours tell, a second mark tells too.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot
from random import Random
from typing import Any, NamedTuple, cast

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from londinium.games.next_station.box import Box, MapFile, Station
from londinium.games.next_station.game import NextStation
from londinium.games.next_station.view import SheetView, View
from londinium.kernel.events import Event
from londinium.kernel.game import Game
from londinium.kernel.state import State
from londinium.kernel.words import has, name, say
from londinium.terminal.canvas import Canvas, Dot
from londinium.terminal.drawing import Piece, Place, Unreadable

GAME = "next-station"

STEP_X, STEP_Y = 6, 3  # characters between two points of the lattice …
STEP = 12  # … and dots, in both directions
MARGIN = 1
WIDTH = MARGIN + 9 * STEP_X + 1 + MARGIN
HEIGHT = 9 * STEP_Y + 1
LABEL = 2  # characters for the number of a row, on both sides
CHART = LABEL + WIDTH + LABEL
PADS = range(19, 32)  # how wide the score pads may be
FULL = CHART + PADS.start  # 80

COLUMNS = "ABCDEFGHIJ"
SHOWN = "○⬠□△★⇄"  # by what a card shows: circle, pentagon, square, triangle, joker, switch
SITES = "●⬟■▲★"  # tourist sites are filled

INK = "#e9e6dc"
DARK = "#15171c"
QUIET = "#8b909c"
TINTS = ("#1a1c20", "#22252a", "#2a2d33")  # greys in a terminal of 256 colours
RIVER, WAVE = "#1b3f73", "#4f86b8"
BORDER = "#4a4f5c"
LATTICE = "#565c6b"
GOLD = "#ffd166"
RED = "#ff6b5e"

LATTICE_LAYER, LINE_LAYER = 0, 1


class Stroke(NamedTuple):
    """How a pencil draws: its colour, a character that shows it in a list, and its dots."""

    colour: str
    sample: str
    along: tuple[tuple[int, ...], ...]  # repeated along the section: the dots across it, 0 and 1 being the middle


MIDDLE, BOTH_SIDES, TICK = (0, 1), (-1, 2), (-1, 0, 1, 2)
STROKES = (  # in the order of the pencils: solid, double, dashed, ticked
    Stroke("#5ccf74", "━", (MIDDLE,)),
    Stroke("#53aeff", "═", (BOTH_SIDES,)),
    Stroke("#ff7ab0", "┅", (MIDDLE, MIDDLE, MIDDLE, (), (), ())),
    Stroke("#b79bff", "┿", ((0,), (0,), TICK, (0,), (0,), (0,))),
)


def picture(state: State, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> RenderableType:
    """The table as a seat sees it: cards, a sheet as a map, everybody's pad. 80 × 31 characters, or narrow and long."""
    return Picture(state, seat, names, seat if whose is None else whose)


class Picture:
    """Map and pads side by side, or one above the other where there is no room."""

    def __init__(self, state: State, seat: int, names: Sequence[str], whose: int) -> None:
        self.view = cast(View, state.view(seat))
        self.game = cast(NextStation, state.game)
        self.box = self.game.box
        self.whose = whose
        self.names = names or [say(GAME, "seat-name", {"seat": n}) for n in range(state.players)]
        self.targets = targets(state, seat) if whose == seat else set()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        head, chart = header(self.view, self.box), list(chart_rows(self))
        if options.max_width < FULL:
            whole = options.max_width
            rows = [*head, *chart, *pad_rows(self, min(whole, PADS.stop))]
        else:
            width = min(options.max_width - CHART, PADS.stop)
            whole = CHART + width
            pads = [*pad_rows(self, width)]
            pads += [Text()] * (len(chart) - len(pads))
            chart += [Text(" " * CHART)] * (len(pads) - len(chart))
            rows = [*head, *(Text.assemble(left, right) for left, right in zip(chart, pads, strict=True))]
        for row in rows:
            row.truncate(whole, pad=True)
            yield Text.assemble(row, style=f"{INK} on {DARK}", no_wrap=True, overflow="crop")


def targets(state: State, seat: int) -> set[int]:
    """The stations that the answers to the present question lead to."""
    asked = state.ask(seat)
    if asked is None:
        return set()
    moves = [state.game.move(action) for action in state.legal(seat)]
    field = {"draw": "to", "circle": "station"}
    return {move[field[move["kind"]]] for move in moves if move["kind"] in field and move["kind"] in asked["moves"]}


# The cards


def header(view: View, box: Box) -> list[Text]:
    """Round and turn, the undergrounds that end the round, and the cards as they lie on the table."""
    left = view["undergrounds_to_end"] - view["undergrounds"]
    about = {"round": view["round"], "rounds": view["rounds"], "turn": view["turn"], "left": left}
    first = Text(say(GAME, "table-round", about), style="bold")
    first.append("   ")
    first.append("●" * view["undergrounds"] + "○" * left, style=f"bold {RED}")
    first.append(" " + say(GAME, "table-over" if view["over"] else "table-undergrounds", about), style="not bold")
    second = Text()
    last = len(view["revealed"]) - 1
    for number, card in enumerate(view["revealed"]):
        second.append("› " if number == last - view["switch"] else "", style="bold")
        second.append_text(chip(box, card, lit=True))
        second.append(" ")
    if view["deck"]:
        second.append(say(GAME, "table-deck"), style=QUIET)
        for card in view["deck"]:
            second.append(" ")
            second.append_text(chip(box, card, lit=False))
    return [first, second]


def chip(box: Box, card: str, lit: bool) -> Text:
    """A station card: a street card is light between brackets, an underground card red between solid edges."""
    number = box.cards.index(card)
    shown = SHOWN[box.shows[number]]
    if box.underground[number]:
        return (
            Text.assemble(("▐", RED), (shown, f"bold {INK} on {RED}"), ("▌", RED)) if lit else Text(f"▐{shown}▌", QUIET)
        )
    return Text(f"[{shown}]", style=f"bold {INK}" if lit else QUIET)


# The map


def chart_rows(table: Picture) -> Iterator[Text]:
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


def put_station(canvas: Canvas, table: Picture, sheet: SheetView, station: Station) -> None:
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


# The pads


def pad_rows(table: Picture, width: int) -> Iterator[Text]:
    """The seat's own pad in full, the others' in short."""
    for sheet in sorted(table.view["sheets"], key=lambda sheet: sheet["seat"] != table.whose):
        score = str(sheet["score"])
        yield spread(f" {table.names[sheet['seat']]}", f" {score} ", width, f"bold {DARK} on {INK}")
        yield from own_pad(table, sheet, width) if sheet["seat"] == table.whose else short_pad(sheet, width)
        yield Text()


def own_pad(table: Picture, sheet: SheetView, width: int) -> Iterator[Text]:
    """Every line, then what is scored at the end as it stands now, then objectives and power."""
    scoring = table.box.scoring
    for line, stroke in zip(sheet["lines"], STROKES, strict=True):
        left = f"{stroke.sample} {name(GAME, 'pencil', line['pencil'])}"
        if not line["begun"]:
            yield spread(left, " ·", width, QUIET)
            continue
        thames = scoring.thames_points * line["thames"]
        sum_ = f"{line['districts']}×{line['most']}" + (f"+{thames}" if thames else "")
        growing = line["pencil"] == sheet["pencil"] and not table.view["over"]
        style = f"bold {stroke.colour}" if growing else stroke.colour
        yield spread(left, f" {sum_} {line['points']:>2}", width, style)
    points = scoring.tourist_track[sheet["visits"]]
    yield labelled("★", "pad-visits", f" {sheet['visits']} {points:>2}", width)
    points = sum(n * p for n, p in zip(sheet["interchanges"], scoring.interchange_points[2:], strict=True))
    yield labelled("◎", "pad-interchanges", f" {'·'.join(map(str, sheet['interchanges']))} {points:>2}", width)
    for goal in sheet["objectives"]:
        done = f" {goal['count']}/{goal['at_least']}"
        mark, style = ("✓", f"bold {GOLD}") if goal["met"] else ("·", "")
        yield labelled(mark, f"objective-{goal['id']}", done, width, style)
    if sheet["power"]:
        how = " " + say(GAME, "power-used" if sheet["power_used"] else "power-ready")
        mark, style = ("◇", QUIET) if sheet["power_used"] else ("◆", f"bold {GOLD}")
        yield labelled(mark, f"power-{sheet['power']}", how, width, style)


def short_pad(sheet: SheetView, width: int) -> Iterator[Text]:
    """Points of the lines; visits, interchanges, objectives met, power ready or used."""
    lines = Text()
    for line, stroke in zip(sheet["lines"], STROKES, strict=True):
        points = str(line["points"]) if line["begun"] else "·"
        growing = line["pencil"] == sheet["pencil"]
        style = f"{'bold ' if growing else ''}{stroke.colour}" if line["begun"] else QUIET
        lines.append(f"{stroke.sample}{points:<3} ", style=style)
    lines.truncate(width)
    yield lines
    rest = f"★ {sheet['visits']}  ◎ {'·'.join(map(str, sheet['interchanges']))}"
    if sheet["objectives"]:
        rest += "  " + "".join("✓" if goal["met"] else "·" for goal in sheet["objectives"])
    if sheet["power"]:
        rest += " ◇" if sheet["power_used"] else " ◆"
    yield Text(rest)


def labelled(mark: str, key: str, right: str, width: int, style: str = "") -> Text:
    """A row of a pad: the whole name where there is room for it, else the short one."""
    what = say(GAME, key) if has(GAME, key) else key.partition("-")[2]  # a pack may have names of its own
    if cell_len(f"{mark} {what}{right}") > width and has(GAME, f"{key}.short"):
        what = say(GAME, f"{key}.short")
    return spread(f"{mark} {what}", right, width, style)


def spread(left: str, right: str, width: int, style: str) -> Text:
    """Text at both ends of a row."""
    row = Text(left)
    row.truncate(width - cell_len(right), overflow="ellipsis", pad=True)
    return Text.assemble(row, right, style=style)


# Moves as they are typed

PLACE = re.compile(r"([a-j])\s?(10|[1-9])(?!\d)")


def read(state: State, seat: int, text: str) -> dict[str, Any] | None:
    """`d3 f1`, `f1` where only one section leads there, `pass`, `circle d3`."""
    plain = re.sub(r"[→,;–-]|\bto\b", " ", text.casefold()).strip()
    if plain in ("pass", "p"):
        return {"kind": "pass"}
    word, _, rest = plain.partition(" ")
    circle = word in ("circle", "mark")
    places = rest if circle else plain
    if not PLACE.search(places) or PLACE.sub("", places).strip():
        return None
    found = [_station(state, *place) for place in PLACE.findall(places)]
    if circle:
        return {"kind": "circle", "station": found[0]} if len(found) == 1 else None
    if len(found) == 1:
        return {"kind": "draw", "from": _start(state, seat, found[0]), "to": found[0]}
    return {"kind": "draw", "from": found[0], "to": found[1]} if len(found) == 2 else None


def _station(state: State, letter: str, number: str) -> int:
    at = COLUMNS.index(letter.upper()), int(number) - 1
    for station in cast(NextStation, state.game).box.stations:
        if (station.x, station.y) == at:
            return station.id
    raise Unreadable("read-no-station", {"place": f"{letter.upper()}{number}"})


def _start(state: State, seat: int, to: int) -> int:
    """Where a section to this station starts, when only that was typed."""
    moves = [state.game.move(action) for action in state.legal(seat)]
    starts = [move["from"] for move in moves if move["kind"] == "draw" and move["to"] == to]
    if len(starts) > 1:
        box = cast(NextStation, state.game).box
        raise Unreadable("read-which", {"to": to, "starts": ", ".join(box.label(start) for start in starts)})
    sheet = cast(View, state.view(seat))["sheets"][seat]
    line = next(line for line in sheet["lines"] if line["pencil"] == sheet["pencil"])
    return starts[0] if starts else line["stations"][-1]


def details(state: State, seat: int, move: Mapping[str, Any]) -> dict[str, Any]:
    """For a section: what its target shows, whether it crosses the Thames, whether it uses up the power."""
    if move["kind"] != "draw":
        return {}
    game = cast(NextStation, state.game)
    action = game.action(move)
    to = game.box.stations[move["to"]]
    log: list[Event] = []
    state.guess(seat, Random(0)).play(seat, action, log)
    seen: list[Mapping[str, Any]] = [event.view(seat) for event in log if event.kind == "turn"]
    spent = any(piece(game, turned["piece"]).seat == seat for turned in seen)
    return {"symbol": to.symbol, "thames": game.box.ways[action].thames, "site": to.tourist, "power": spent}


def piece(game: Game, id: str) -> Piece:
    """`sheet-0/section-3-4` is a section, `sheet-0/mark-green` a mark, `seat-0/joker` a power, others stand alone."""
    whose, _, what = id.rpartition("/")
    owner, _, seat = whose.partition("-")
    if owner == "sheet":
        return Piece(what.split("-")[0], what, int(seat))
    if owner == "seat":
        return Piece("power", what, int(seat))
    return Piece("card" if id in cast(NextStation, game).box.cards else "pencil", id)


def place(where: str) -> Place:
    """Nothing is told of whose a place is."""
    return Place(where)


def cited(id: str, args: Mapping[str, Any], names: Sequence[str]) -> tuple[str, dict[str, Any]] | None:
    """The rule says it itself."""
    del id, args, names
    return None


def closing(state: State) -> list[tuple[str, dict[str, Any]]]:
    """The grade of a solo game (NSL-SOLO-6)."""
    view = cast(View, state.view(None))
    grade = view["sheets"][0]["grade"]
    if grade is None:
        return []
    key = f"grade-{grade}" if has(GAME, f"grade-{grade}") else "grade-other"
    return [(key, {"score": view["sheets"][0]["score"], "grade": grade})]
