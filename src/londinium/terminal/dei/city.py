"""The city of D.E.I. in the terminal: a tile is a box with its Regions one below the other.

The letters on its sides are the Regions that face them, the Ground first; a River Region is told once in full, its
other pieces by its name.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from londinium.games.dei.components import SIDES
from londinium.games.dei.view import RegionView, TileView
from londinium.terminal.dei.campaign import region_marks
from londinium.terminal.dei.old_london import big_ben
from londinium.terminal.dei.rows import BRIDGE, ELEVATOR, INDENT, REFUGE, SEATS, outpost
from londinium.terminal.dei.words import GAME, units
from londinium.terminal.rows import GOLD, INK, QUIET, flowed
from londinium.terminal.words import name, say

if TYPE_CHECKING:
    from londinium.terminal.dei.picture import Picture

NO_BRIDGE, RUINS, DRONE, HOLDS = "┄", "░", "»", "→"
SIGNS = {"ground": " ", "roof": "▲", "river": "≈"}


def city_rows(table: "Picture") -> Iterator[Text]:
    """The tiles as they lie, then ruins with their cost and Bridges: `═` neutral, `═0═` a seat's, `┄` a free Site."""
    view = table.view
    if not view["tiles"]:
        return
    width = min(table.width // view["width"], 40)
    for at in range(0, len(view["tiles"]), view["width"]):
        boxes = [tile_box(table, tile, width) for tile in view["tiles"][at : at + view["width"]]]
        height = max(len(lines) for lines, _ in boxes)
        yield from framed_rows(boxes, height, width)
    spans = [
        Text(f"{ruins['between'][0]} {RUINS}{ruins['cost']}{RUINS} {ruins['between'][1]}", style=INK)
        for ruins in view["ruins"]
    ]
    for bridge in view["bridges"]:
        owner = bridge["owner"]
        sign = NO_BRIDGE if owner is None else BRIDGE
        seat = owner.partition("-")[2] if owner else ""
        joined = f"{sign}{seat}{sign}" if seat else sign
        style = QUIET if owner is None else SEATS[int(seat)] if seat else INK
        spans.append(Text(f"{bridge['between'][0]} {joined} {bridge['between'][1]}", style=style))
    spans.sort(key=lambda span: span.style == QUIET)
    yield from flowed(spans, table.width, INDENT)


Tile = tuple[list[Text], dict[str, str]]
"""The lines of a tile's box, and the letters that face each of its sides."""


def tile_box(table: "Picture", tile: TileView, width: int) -> Tile:
    regions = [region for region in table.view["regions"] if region["tile"] == tile["id"]]
    lines = [line for region in regions for line in region_rows(table, region, width - 3)]
    solid = [region for region in regions if not region["pieces"]]
    faces = {side: "".join(letter(r["id"]) for r in solid if side in r["sides"]) for side in "NESW"}
    for piece, region in river_pieces(table, tile):
        for at in table.box.regions[table.box.region[piece]].turned[tile["turned"]]:
            faces[SIDES[at]] += SIGNS["river"]
        if piece != region["id"]:
            lines.append(Text.assemble((letter(piece), "bold"), (f"{SIGNS['river']} = {region['id']}", QUIET)))
    return [Text(tile["id"], style=f"bold {QUIET}"), *lines], faces


def river_pieces(table: "Picture", tile: TileView) -> Iterator[tuple[str, RegionView]]:
    """The pieces of the river on a tile, each with the Region that it is part of."""
    for region in table.view["regions"]:
        for piece in region["pieces"]:
            if piece.partition(":")[0] == tile["id"]:
                yield piece, region


def letter(region: str) -> str:
    return region.partition(":")[2]


def framed_rows(boxes: Sequence[Tile], height: int, width: int) -> Iterator[Text]:
    """A row of tiles: the letters north and south in the frame's middle, west and east one below the other."""
    inner = width - 2
    yield Text("".join(f"┌{faces['N']:─^{inner}}┐" for _, faces in boxes), style=QUIET)
    for at in range(height):
        row = Text()
        for lines, faces in boxes:
            line = Text.assemble(" ", lines[at]) if at < len(lines) else Text()
            line.truncate(inner, pad=True)
            west, east = (faces[side][at - 1] if 0 < at <= len(faces[side]) else "│" for side in "WE")
            row = Text.assemble(row, (west, QUIET), line, (east, QUIET))
        yield row
    yield Text("".join(f"└{faces['S']:─^{inner}}┘" for _, faces in boxes), style=QUIET)


def region_rows(table: "Picture", region: RegionView, width: int) -> Iterator[Text]:
    """A Region: what lies there, what is built there, who is there; `*` has Majority."""
    first = Text.assemble((letter(region["id"]), "bold"), (SIGNS[region["kind"]], QUIET), " ")
    yield from flowed(region_parts(table, region), width, 3, first)


def region_parts(table: "Picture", region: RegionView) -> Iterator[Text]:
    campaign = table.parts.get("campaign")
    marks = [] if campaign is None else [*region_marks(table, region["id"], campaign)]
    if region["id"] == big_ben(table) and not marks:  # it may be a camp instead
        yield Text(say(GAME, "table-big-ben"), style=GOLD)
    yield from marks
    for count, kind in ((region["technology"], "technology"), (region["energy_cell"], "energy_cell")):
        if count:
            yield Text(f"{count}{say(GAME, f'resource-{kind}.short')}")
    if region["outpost"] is not None:
        held = "" if region["control"] is None else f"{HOLDS}{region['control']}"
        yield Text.assemble(outpost(region["outpost"]), held)
    if region["neutral_refuge"]:
        yield Text(REFUGE)
    if region["refuge"] is not None:
        yield Text(f"{REFUGE}{region['refuge']}", style=SEATS[region["refuge"]])
    for elevator in table.view["elevators"]:
        if elevator["ground"] == region["id"]:
            owner = elevator["owner"].partition("-")[2]
            yield Text(f"{ELEVATOR}{letter(elevator['roof'])}{owner}", style=SEATS[int(owner)] if owner else INK)
    for seat in range(len(table.names)):
        group = units(region, seat)
        if group:
            yield Text(group, style=f"bold {SEATS[seat]}")
    for drone in region["drones"]:
        yield Text(f"{DRONE}{name(GAME, 'drone', drone)}", style=GOLD)
