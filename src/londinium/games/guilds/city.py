"""Where tiles lie: the city at the start and how it grows (GOL-TERM-8, GOL-TERM-9, GOL-SETUP, GOL-TWO, GOL-DEV).

Cells are pairs (x, y), x to the east and y to the south; (0, 0) is the Guildhall tile with the compass. Development
phases come in a fixed order, so the cells of a whole game can be listed beforehand, in the order they are filled.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
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
    *((x, y) for y in range(-2, 3) for x in range(-2, 3) if (x, y) != (0, 0) and (x, y) not in SIDES),
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


def guildhall(players: int) -> tuple[Cell, ...]:
    return GUILDHALL_SMALL if players <= 2 else GUILDHALL_LARGE


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


class Shape(NamedTuple):
    """How some cells lie to each other, each by its number among them."""

    order: tuple[int, ...]  # row by row from north to south, each row from west to east
    sides: tuple[tuple[int, int], ...]  # those that share one
    hall: tuple[int, ...]  # those that share one with the Guildhall


@lru_cache(maxsize=256)  # there are few: a city grows in a fixed order
def shape(players: int, cells: tuple[Cell, ...]) -> Shape:
    at = {cell: number for number, cell in enumerate(cells)}
    order = [number for _, _, number in sorted([(y, x, number) for (x, y), number in at.items()])]
    sides = [(at[x, y], at[beside]) for x, y in cells for beside in ((x + 1, y), (x, y + 1)) if beside in at]
    around = [(x + dx, y + dy) for x, y in guildhall(players) for dx, dy in SIDES]
    return Shape(tuple(order), tuple(sides), tuple([at[cell] for cell in around if cell in at]))


def plan(players: int, cells: tuple[Cell, ...], city: tuple[int, ...], tiles: int) -> Plan:
    """What follows from these tiles lying on the first of these cells."""
    lies = shape(players, cells[: len(city)])
    near, hall = [0] * tiles, 0
    for a, b in lies.sides:
        near[city[a]] |= 1 << city[b]
        near[city[b]] |= 1 << city[a]
    for number in lies.hall:
        hall |= 1 << city[number]
    return Plan(tuple([city[number] for number in lies.order]), tuple(near), hall)
