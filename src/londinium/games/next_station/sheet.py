"""A player's sheet: the lines drawn so far and the score area (NSL-COMP-6)."""

from londinium.games.next_station._fields import Sheet
from londinium.kernel.tuples import changed


def start(sheet: Sheet, pencil: int, departure: int) -> None:
    """Begin the line of a pencil at its departure station (NSL-ROUND-4, NSL-STN-7)."""
    sheet.pencil = pencil
    sheet.line = 1 << departure
    sheet.stations = sheet.ends = (departure,)
    sheet.drawn = ()
    sheet.spent = False


def finish(sheet: Sheet, points: int, visits: int) -> None:
    """Write the points of the line down: they are fixed from now on (NSL-SCORE-9)."""
    sheet.lines = changed(sheet.lines, sheet.pencil, sheet.line)
    sheet.sections = changed(sheet.sections, sheet.pencil, sheet.drawn)
    sheet.points = changed(sheet.points, sheet.pencil, points)
    sheet.visits = visits


def masks(sheet: Sheet) -> tuple[int, ...]:
    """The stations of every line by pencil; last those of the present one while it is not among them (NSL-STN-7)."""
    return sheet.lines if sheet.lines[sheet.pencil] else (*sheet.lines, sheet.line)


def lines_begun(sheet: Sheet) -> list[tuple[int, int, tuple[int, ...]]]:
    """Every line begun, the present one too (NSL-STN-7): its pencil, its stations, its sections."""
    begun = [(p, line, sheet.sections[p]) for p, line in enumerate(sheet.lines) if line]
    if sheet.line and not sheet.lines[sheet.pencil]:
        begun.append((sheet.pencil, sheet.line, sheet.drawn))
    return begun
