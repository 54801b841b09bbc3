"""Where tiles lie: the city at the start and how it grows (GOL-TERM-8, GOL-TERM-9, GOL-SETUP, GOL-TWO, GOL-DEV).

Cells are pairs (x, y), x to the east and y to the south; (0, 0) is the Guildhall tile with the compass. Development
phases come in a fixed order, so the cells of a whole game can be listed beforehand, in the order they are filled.
"""

from collections.abc import Collection, Sequence
from typing import NamedTuple

Cell = tuple[int, int]

GUILDHALL_LARGE: tuple[Cell, ...] = ((-1, 0), (0, 0))  # GOL-SETUP-1
GUILDHALL_SMALL: tuple[Cell, ...] = ((0, 0),)  # GOL-TWO-1

# Three or four players: the fixed building, then the random tiles in the order they are drawn (GOL-SETUP-2 to 5)
EAST: Cell = (1, 0)
WEST: Cell = (-2, 0)
START_LARGE: tuple[Cell, ...] = (EAST, WEST, *((x, -1) for x in range(-2, 2)), *((x, 1) for x in range(-2, 2)))

# Two players: the buildings on the four sides, then the guilds in reading order (GOL-TWO-4, GOL-TWO-6, GOL-TWO-13)
SIDES: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
START_SMALL: tuple[Cell, ...] = (
    *SIDES,
    *((x, y) for y in range(-2, 3) for x in range(-2, 3) if (x, y) not in (*SIDES, (0, 0))),
)

STEPS: dict[str, tuple[Cell, Cell]] = {  # away from the Guildhall, and then round the city (GOL-DEV-5 to GOL-DEV-8)
    "N": ((0, -1), (1, 0)),
    "E": ((1, 0), (0, 1)),
    "S": ((0, 1), (-1, 0)),
    "W": ((-1, 0), (0, -1)),
}


class Plan(NamedTuple):
    """What follows from where tiles lie: sets of tiles are bit masks."""

    order: tuple[int, ...]  # the tiles row by row from north to south, each row from west to east (GOL-RESOLVE-1)
    near: tuple[int, ...]  # for every tile of the box, those that share a side with it
    hall: int  # those that share a side with the Guildhall


def growth(city: Collection[Cell], direction: str, count: int) -> list[Cell]:
    """The new cells of a development phase (GOL-DEV-9, GOL-DEV-14): a walk that keeps the city on the right hand."""
    (dx, dy), heading = STEPS[direction]
    far = max(far for far in range(len(city)) if (dx * far, dy * far) in city)
    cell = (dx * (far + 1), dy * (far + 1))
    cells = [cell]
    while len(cells) < count:
        hx, hy = heading
        for turn in ((-hy, hx), (hx, hy), (hy, -hx), (-hx, -hy)):  # right, straight on, left, back
            ahead = (cell[0] + turn[0], cell[1] + turn[1])
            if ahead not in city:
                break
        heading, cell = turn, ahead
        if cell not in cells:
            cells.append(cell)
    return cells


def layout(players: int, directions: Sequence[str], added: int, phases: int) -> tuple[Cell, ...]:
    """Every cell of a game in the order they are filled."""
    if players <= 2:
        return START_SMALL  # GOL-TWO-10
    cells = list(START_LARGE)
    for direction in directions[:phases]:
        cells += growth({*cells, *GUILDHALL_LARGE}, direction, added) if added else []
    return tuple(cells)


def plan(players: int, cells: Sequence[Cell], city: Sequence[int], tiles: int) -> Plan:
    """What follows from these tiles lying on the first of these cells."""
    at = dict(zip(cells, city, strict=False))
    order = tuple(at[cell] for cell in sorted(at, key=lambda cell: (cell[1], cell[0])))
    near = [0] * tiles
    for (x, y), tile in at.items():
        for beside in ((x + 1, y), (x, y + 1)):
            if beside in at:
                near[tile] |= 1 << at[beside]
                near[at[beside]] |= 1 << tile
    hall = 0
    for x, y in GUILDHALL_SMALL if players <= 2 else GUILDHALL_LARGE:
        for beside in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if beside in at:
                hall |= 1 << at[beside]
    return Plan(order, tuple(near), hall)
