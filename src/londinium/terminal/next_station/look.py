"""How Next Station looks in the terminal: symbols, colours, and the strokes of the pencils."""

from typing import NamedTuple

SHOWN = "○⬠□△★⇄"  # by what a card shows: circle, pentagon, square, triangle, joker, switch
SITES = "●⬟■▲★"  # tourist sites are filled

RED = "#ff6b5e"


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
