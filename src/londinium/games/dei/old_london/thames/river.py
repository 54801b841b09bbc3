"""Rivers on tiles (DOL-TH-3 to DOL-TH-4a): an unbroken one from edge to edge of the board."""

from functools import cache
from typing import TYPE_CHECKING

from londinium.games.dei.city import Laid
from londinium.games.dei.old_london.thames.kit import kit
from londinium.games.dei.set_up import well_apart

if TYPE_CHECKING:
    from londinium.games.dei.box import Box
    from londinium.games.dei.state import DeiState

Course = tuple[tuple[int, tuple[int, int]], ...]
"""The places of the grid that a river runs through, and the two sides where it crosses the edge of each."""

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # north, east, south, west


@cache
def courses(height: int, width: int, length: int, bends: int) -> tuple[Course, ...]:
    """Every way for a river of this length and number of bends from edge to edge (DOL-TH-3 to DOL-TH-4a)."""
    found = {}

    def flow(row: int, column: int, came: int, so_far: Course) -> None:
        for side, (down, right) in enumerate(STEPS):
            if side == came:
                continue
            path = (*so_far, (row * width + column, (min(came, side), max(came, side))))
            inside = 0 <= row + down < height and 0 <= column + right < width
            if not inside and len(path) == length and sum((b - a) % 2 for _, (a, b) in path) == bends:
                found[tuple(sorted(path))] = path
            elif inside and len(path) < length:
                after = (row + down) * width + column + right
                if all(place != after for place, _ in path):
                    flow(row + down, column + right, (side + 2) % 4, path)

    for row in range(height):
        for column in range(width):
            for side, (down, right) in enumerate(STEPS):
                if not (0 <= row + down < height and 0 <= column + right < width):
                    flow(row, column, side, ())
    return tuple(found[cells] for cells in sorted(found))


def river_sides(box: "Box", tile: int, quarters: int = 0) -> tuple[int, ...]:
    """The sides that the river runs off, as the tile lies."""
    return tuple(sorted(side for r in box.of_tile[tile] if box.is_river[r] for side in box.regions[r].turned[quarters]))


def lay(s: "DeiState", tiles: list[int], width: int) -> Laid:
    """A random one of the positions and rotations with an unbroken river and the Neutral Refuges well apart."""
    box = s.box
    rivers = [tile for tile in tiles if river_sides(box, tile)]
    bends = [tile for tile in rivers if (river_sides(box, tile)[1] - river_sides(box, tile)[0]) % 2]
    straights = [tile for tile in rivers if tile not in bends]
    dry = [tile for tile in tiles if tile not in rivers]
    ways = courses(len(tiles) // width, width, len(rivers), len(bends))
    while True:
        course = ways[s.chance(len(ways))]
        left = {kind: [of[at] for at in s.shuffle(len(of))] for kind, of in ((0, straights), (1, bends), (2, dry))}
        wet = {place: left[(b - a) % 2].pop() for place, (a, b) in course}
        order = [wet[place] if place in wet else left[2].pop() for place in range(len(tiles))]
        if well_apart(s, order, width):
            break
    sides = dict(course)
    laid = []
    for place, tile in enumerate(order):
        turns = [turn for turn in range(4) if place not in wet or river_sides(box, tile, turn) == sides[place]]
        laid.append((tile, turns[s.chance(len(turns))]))
    return tuple(laid)


def fixed(s: "DeiState") -> Laid:
    layout = kit(s.box).layouts[s.players]
    return tuple((s.box.tile_ids.index(tile), layout.turned.get(tile, 0)) for row in layout.rows for tile in row)


def unbroken(box: "Box", laid: Laid, width: int) -> bool:
    """Whether every side that a river runs off meets another or the edge of the board (DOL-TH-4)."""
    sides = [river_sides(box, tile, turned) for tile, turned in laid]
    for here, own in enumerate(sides):
        for side in own:
            row, column = here // width + STEPS[side][0], here % width + STEPS[side][1]
            if (
                0 <= row < len(laid) // width
                and 0 <= column < width
                and (side + 2) % 4 not in sides[row * width + column]
            ):
                return False
    return True
