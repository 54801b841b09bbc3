"""The plan of the city, and the Plantation under it."""

from collections.abc import Iterator
from itertools import zip_longest

from rich.text import Text

from londinium.games.guilds.view import TileView
from londinium.terminal.guilds.signs import (
    ANSWER,
    BEADLE,
    HALL,
    MASTER,
    OPEN,
    RESOLVED,
    RESOLVING,
    SEATS,
    liveries,
    pawns,
    reward,
)
from londinium.terminal.guilds.table import LABEL, Table
from londinium.terminal.rows import DARK, GOLD, QUIET, heading

WIDEST_CELL = 18


def city_rows(table: Table) -> Iterator[Text]:
    """The tiles where they lie, north above; a row of resolved tiles is lower than one with open tiles."""
    tiles = {(tile["x"], tile["y"]): tile for tile in table.view["tiles"]}
    halls = [(cell["x"], cell["y"]) for cell in table.view["hall"]]
    xs, ys = zip(*(*tiles, *halls), strict=True)
    columns = range(min(xs), max(xs) + 1)
    width = min(WIDEST_CELL, (table.width - len(columns) + 1) // len(columns))
    for y in range(min(ys), max(ys) + 1):
        cells = []
        for x in columns:
            if (x, y) in tiles:
                cells.append([*tile_lines(table, tiles[x, y], width)])
            elif (x, y) in halls:
                cells.append([*hall_lines(table, (x, y) == halls[-1])])
            else:
                cells.append([])
        for lines in zip_longest(*cells):
            grounds = [ground(tiles.get((x, y)), (x, y) in halls) for x in columns]
            yield Text(" ").join(
                fitted(line or Text(), width, style) for line, style in zip(lines, grounds, strict=True)
            )


def ground(tile: TileView | None, hall: bool) -> str:
    return (RESOLVED if tile["resolved"] else OPEN) if tile else HALL if hall else DARK


def fitted(line: Text, width: int, style: str) -> Text:
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return Text.assemble(line, style=f"on {style}")


def tile_lines(table: Table, tile: TileView, width: int) -> Iterator[Text]:
    entry = table.entry("tile", tile["id"])
    mark = ANSWER if tile["id"] in table.answers else RESOLVING if tile["id"] == table.view["tile"] else " "
    title = Text(f"{mark}{table.name('tile', tile['id'])}", style=QUIET if tile["resolved"] else "bold")
    if mark != " ":
        title.stylize(f"bold {GOLD}")
    yield title
    signs = liveries(entry.liveries)
    rank = f"{entry.rank:>3} " if entry.rank else " "
    if tile["resolved"]:
        master = Text("" if tile["master"] is None else f" {MASTER}{tile['master']}")
        if tile["master"] is not None:
            master.stylize(f"bold {SEATS[tile['master']]}")
        yield Text.assemble(rank, signs, master)
        return
    beadle = BEADLE if tile["id"] == table.view["beadle"] else ""
    stands = f"{tile['gathered']}/{entry.required}"
    spaced = Text.assemble(rank, signs, f" {stands}")
    yield spaced if len(spaced) <= width else Text.assemble(stands, signs)
    yield Text.assemble(" ", pawns(tile["pawns"], tile["neutrals"], beadle, width - 1))
    yield Text(f" {reward(entry.first, width - 1)}")
    token = table.entry("token", tile["token"]).effects if tile["token"] else ()
    yield Text(f" 2 {reward((*token, *entry.second_extra), width - 3)}", style=QUIET)


def hall_lines(table: Table, compass: bool) -> Iterator[Text]:
    """The Guildhall: one place, whether it is one tile or two; the pawns stand on the one with the compass."""
    mark = ANSWER if "guildhall" in table.answers else " "
    yield Text(f"{mark}{table.name('place', 'guildhall')}", style=f"bold {GOLD}" if mark == ANSWER else "bold")
    for seat in table.view["seats"] if compass else ():
        if seat["guildhall"]:
            yield Text(f" {seat['seat']}×{seat['guildhall']}", style=f"bold {SEATS[seat['seat']]}")


def plantation_rows(table: Table) -> Iterator[Text]:
    view = table.view
    mark = f"{ANSWER} " if "plantation" in table.answers else ""
    title = heading(f"{mark}{table.name('place', 'plantation')}", table.name("side", view["side"]))
    settlers = pawns([seat["plantation"] for seat in view["seats"]], view["planted"], "", table.width)
    yield Text.assemble(title, "  ", settlers)
    about = [table.about("side", view["side"], part) for part in ("first", "second", "returned")]
    yield from table.wrapped(". ".join(part[:1].upper() + part[1:] for part in about) + ".", LABEL + 1)
