"""The score pads."""

from collections.abc import Iterator

from rich.cells import cell_len
from rich.text import Text

from londinium.games.next_station.view import SheetView
from londinium.terminal.next_station.look import STROKES
from londinium.terminal.next_station.table import GAME, Table
from londinium.terminal.rows import DARK, GOLD, INK, QUIET, fitted
from londinium.terminal.words import has, name, say

PADS = range(19, 32)  # how wide they may be


def pad_rows(table: Table, width: int) -> Iterator[Text]:
    """The seat's own pad in full, the others' in short."""
    for sheet in sorted(table.view["sheets"], key=lambda sheet: sheet["seat"] != table.whose):
        total = table.standing[sheet["seat"]]["total"]
        yield spread(f" {table.names[sheet['seat']]}", f" {total} ", width, f"bold {DARK} on {INK}")
        yield from own_pad(table, sheet, width) if sheet["seat"] == table.whose else short_pad(sheet, width)
        yield Text()


def own_pad(table: Table, sheet: SheetView, width: int) -> Iterator[Text]:
    """Every line, then what is scored at the end as it stands now, then objectives and power."""
    points = table.standing[sheet["seat"]]["points"]
    for line, stroke in zip(sheet["lines"], STROKES, strict=True):
        left = f"{stroke.sample} {name(GAME, 'pencil', line['pencil'])}"
        if not line["begun"]:
            yield spread(left, " ·", width, QUIET)
            continue
        thames = f"+{line['thames']}×{table.box.scoring.thames_points}" if line["thames"] else ""
        growing = line["pencil"] == sheet["pencil"] and not table.view["over"]
        style = f"bold {stroke.colour}" if growing else stroke.colour
        yield spread(left, f" {line['districts']}×{line['most']}{thames} {line['points']:>2}", width, style)
    yield labelled("★", "pad-visits", f" {sheet['visits'] + sheet['coming']} {points['tourist']:>2}", width)
    meeting = "·".join(map(str, sheet["interchanges"].values()))
    yield labelled("◎", "pad-interchanges", f" {meeting} {points['interchanges']:>2}", width)
    for goal in sheet["objectives"]:
        done = f" {goal['count']}/{goal['at_least']}"
        mark, style = ("✓", f"bold {GOLD}") if goal["met"] else ("·", "")
        yield labelled(mark, f"objective-{goal['id']}", done, width, style)
    if "modules" in points:
        yield labelled("−", "category-modules", f" {-points['modules']:>2}", width)
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
    rest = f"★ {sheet['visits'] + sheet['coming']}  ◎ {'·'.join(map(str, sheet['interchanges'].values()))}"
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
    return Text.assemble(fitted(left, width - cell_len(right)), right, style=style)
