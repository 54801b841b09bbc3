"""D.E.I. in the terminal: the city tile by tile, Markets, Missions and Pads.

A tile is a box with its Regions one below the other; the letters on its sides are the Regions that face them, the
Ground first. What colours tell, a sign tells too.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any, cast

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from londinium.games.dei.components import MarketCard
from londinium.games.dei.game import Dei
from londinium.games.dei.state import DeiState
from londinium.games.dei.view import FeatView, MarketView, PadView, RegionView, TileView, View
from londinium.kernel.game import Game
from londinium.kernel.state import State
from londinium.kernel.words import name, say
from londinium.terminal.dei_moves import details, read
from londinium.terminal.dei_words import (
    GAME,
    WORTH,
    listed,
    mission_words,
    price,
    resources,
    skill_words,
    units,
)
from londinium.terminal.drawing import Piece, Place

__all__ = ["cited", "closing", "details", "picture", "piece", "place", "read"]

WIDEST = 120
NAME = 20
INDENT = 4

INK = "#e9e6dc"
DARK = "#15171c"
QUIET = "#8b909c"
GOLD = "#ffd166"
SEATS = ("#ffb454", "#6fb1ff", "#ff8fc0", "#8ede8a")
COLOURS = {"red": "#ff7b72", "green": "#6fdc8c", "blue": "#79b8ff"}

OUTPOST, REFUGE, ELEVATOR, BRIDGE, NO_BRIDGE, DRONE, ROOF = "◆", "⌂", "↕", "═", "┄", "»", "▲"
HOLDS, DONE = "→", "✓"
UNBROKEN = "\N{NO-BREAK SPACE}"


def picture(state: State, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> RenderableType:
    """The table as a seat sees it: the city, the Markets, the Missions, a Pad in full, the others in short."""
    return Picture(cast(DeiState, state), seat, names, seat if whose is None else whose)


class Picture:
    """The city as a grid of tiles, and lines under headings, as wide as there is room for."""

    def __init__(self, state: DeiState, seat: int, names: Sequence[str], whose: int) -> None:
        self.box = state.box
        self.view: View = state.view(seat)
        self.whose = whose
        self.names = names or [say(GAME, "seat-name", {"seat": n}) for n in range(state.players)]
        self.width = WIDEST

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.width = min(options.max_width, WIDEST)
        for row in self.rows():
            row.truncate(self.width, pad=True)
            yield Text.assemble(row, style=f"{INK} on {DARK}", no_wrap=True, overflow="crop")

    def rows(self) -> Iterator[Text]:
        yield from head_rows(self)
        yield from city_rows(self)
        yield from market_rows(self)
        yield from mission_rows(self)
        if self.view["draft"]:
            yield heading(say(GAME, "question-draft"))
            for feat in self.view["draft"]:
                yield from feat_rows(self, feat)
        front = self.view["pads"][self.whose]
        yield from pad_rows(self, front)
        for other in self.view["pads"]:
            if other is not front:
                yield from short_rows(self, other)


def heading(text: str) -> Text:
    return Text(text, style=f"bold {GOLD}")


def head_rows(table: Picture) -> Iterator[Text]:
    """Where the game stands, whose phase it is, the Priority Order, and the common supply."""
    view = table.view
    if view["over"]:
        stand = say(GAME, "table-over")
    elif view["turn"]:
        stand = say(GAME, "table-turn", {key: view[key] for key in ("turn", "turns", "phase")})
    else:
        stand = say(GAME, "table-setup")
    head = Text(stand, style="bold")
    if view["active"] is not None:
        head.append(f" · {table.names[view['active']]}")
    order = " › ".join(str(seat) for seat in view["order"])
    common = resources(view["common"]["technology"], view["common"]["energy_cell"])
    boosts = say(GAME, "pad-boosts", {"n": view["boosts"]})
    said = (say(GAME, "table-order", {"order": order}), say(GAME, "table-common", {"supply": f"{common} · {boosts}"}))
    yield from flowed([head, *(Text(text, style=f"not bold {QUIET}") for text in said)], table.width, 0)


def flowed(parts: Iterable[Text], width: int, indent: int, first: Text | None = None) -> Iterator[Text]:
    """Parts in rows, none of them broken, each row indented; `first` stands before the first row."""
    row = first or Text(" " * indent)
    bare = True
    for part in parts:
        if not bare and cell_len(row.plain) + 2 + cell_len(part.plain) > width:
            yield row
            row, bare = Text(" " * indent), True
        row = Text.assemble(row, "" if bare else "  ", part)
        bare = False
    if not bare or first is not None:
        yield row


# The city


def city_rows(table: Picture) -> Iterator[Text]:
    """The tiles as they lie, then the Bridges: `═` neutral, `═0═` a seat's, `┄` a free Site."""
    view = table.view
    if not view["tiles"]:
        return
    width = min(table.width // view["width"], 40)
    for at in range(0, len(view["tiles"]), view["width"]):
        boxes = [tile_box(table, tile, width) for tile in view["tiles"][at : at + view["width"]]]
        height = max(len(lines) for lines, _ in boxes)
        yield from framed_rows(boxes, height, width)
    spans = []
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


def tile_box(table: Picture, tile: TileView, width: int) -> Tile:
    regions = [region for region in table.view["regions"] if region["tile"] == tile["id"]]
    lines = [line for region in regions for line in region_rows(table, region, width - 3)]
    faces = {side: "".join(letter(r) for r in regions if side in r["sides"]) for side in "NESW"}
    return [Text(tile["id"], style=f"bold {QUIET}"), *lines], faces


def letter(region: RegionView) -> str:
    return region["id"].partition(":")[2]


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


def region_rows(table: Picture, region: RegionView, width: int) -> Iterator[Text]:
    """A Region: what lies there, what is built there, who is there; `*` has Majority."""
    roof = ROOF if region["kind"] == "roof" else " "
    first = Text.assemble((letter(region), "bold"), (roof, QUIET), " ")
    yield from flowed(region_parts(table, region), width, 3, first)


def region_parts(table: Picture, region: RegionView) -> Iterator[Text]:
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
            roof = elevator["roof"].partition(":")[2]
            yield Text(f"{ELEVATOR}{roof}{owner}", style=SEATS[int(owner)] if owner else INK)
    for seat in range(len(table.names)):
        group = units(region, seat)
        if group:
            yield Text(group, style=f"bold {SEATS[seat]}")
    for drone in region["drones"]:
        yield Text(f"{DRONE}{name(GAME, 'drone', drone)}", style=GOLD)


def outpost(colour: str) -> Text:
    """An Outpost of a colour: its sign and the colour's first letter."""
    return Text(f"{OUTPOST}{name(GAME, 'colour', colour)[0]}", style=COLOURS.get(colour, INK))


# Markets and Missions


def lined(table: Picture, label: Text, called: str, figures: str, text: str) -> Iterator[Text]:
    """A card or a token: label, name, figures, and what it does; the text goes on below itself."""
    mark = label.copy()
    mark.truncate(INDENT, pad=True)
    what = Text(called)
    what.truncate(NAME, overflow="ellipsis", pad=True)
    before = Text.assemble(mark, what, f" {figures:<9}" if figures else " ")
    indent = cell_len(before.plain)
    parts = wrap(text, max(table.width - indent, 16)) or [""]
    yield Text.assemble(before, (parts[0], QUIET))
    for part in parts[1:]:
        yield Text(" " * indent + part, style=QUIET)


def market_rows(table: Picture) -> Iterator[Text]:
    for market in table.view["markets"]:
        yield market_head(market)
        for id in market["cards"]:
            if id is not None:
                yield from card_rows(table, id)


def market_head(market: MarketView) -> Text:
    head = heading(name(GAME, "market", market["id"]))
    if market["colour"] is not None:
        head.append("  ")
        head.append_text(outpost(market["colour"]))
    head.append(f"  (+{market['deck']})", style=QUIET)
    return head


def card_rows(table: Picture, id: str) -> Iterator[Text]:
    """A card, with what it costs and is worth in the end if it is from a Market."""
    card = table.box.cards[table.box.card_ids.index(id)]
    figures = f"{price(card)} {WORTH}{card.supplies}" if isinstance(card, MarketCard) else ""
    yield from lined(table, Text(), name(GAME, "card", id), figures, listed(card.effect))


def mission_rows(table: Picture) -> Iterator[Text]:
    """Column by column: what it counts and pays, who has resolved it, what it would pay each seat now."""
    yield heading(say(GAME, "category-missions"))
    missions = {mission.id: mission for mission in table.box.missions}
    for one in table.view["missions"]:
        when = say(GAME, "mission-on-time" if one["on_time"] else "mission-late")
        now = [f"{seat}:{n}" for seat, n in enumerate(one["pays"])] + [f"{DONE}{seat}" for seat in one["marked"]]
        text = f"{mission_words(missions[one['id']], one)} ({when}) · {UNBROKEN.join(now)}"
        yield from lined(table, Text(f"{one['column']:>2}"), name(GAME, "mission", one["id"]), "", text)


def feat_rows(table: Picture, id: str, note: str = "") -> Iterator[Text]:
    feat = next(feat for feat in table.box.feats if feat.id == id)
    text = " ".join(filter(None, (note, skill_words(feat.ability))))
    yield from lined(table, outpost(feat.colour), name(GAME, "feat", id), "", text)


# The Pads


def plate(table: Picture, pad: PadView) -> Text:
    """A bar with a seat's number, name and Faction, and all that is counted."""
    faction = name(GAME, "faction", pad["faction"]) if pad["faction"] else "?"
    stored = {"stored": pad["technology"] + pad["energy_cell"], "storage": pad["storage"]}
    figures = [
        f"{say(GAME, 'pad-supplies')} {pad['supplies']}",
        f"{resources(pad['technology'], pad['energy_cell'])} ({say(GAME, 'pad-storage', stored)})",
        say(GAME, "pad-boosts", {"n": pad["boosts"]}),
    ]
    bar = Text(f" {pad['seat']} {table.names[pad['seat']]} · {faction}   {' · '.join(figures)}")
    bar.truncate(table.width, overflow="ellipsis", pad=True)
    bar.stylize(
        f"bold {DARK} on {SEATS[pad['seat']]}" if pad["seat"] == table.view["active"] else f"bold {INK} on #3a3f4b"
    )
    return bar


def counted_rows(table: Picture, pad: PadView) -> Iterator[Text]:
    """Outposts by colour, Scrappers and Constructions in the Reserve."""
    parts = [Text.assemble(outpost(colour), str(n)) for colour, n in pad["outposts"].items()]
    tokens = f"{REFUGE}{pad['refuges']} {ELEVATOR}{pad['elevators']} {BRIDGE}{pad['bridges']}"
    parts.append(Text(f"{say(GAME, 'pad-reserve')}: {pad['reserve']} {tokens}"))
    yield from flowed(parts, table.width, INDENT)


def pad_rows(table: Picture, pad: PadView) -> Iterator[Text]:
    """A Pad in full: Leader, Feats, Candy Boosts that the eyes may see, hand and played cards."""
    yield plate(table, pad)
    if pad["faction"] is None:
        return
    yield from counted_rows(table, pad)
    leader = next(faction.leader for faction in table.box.factions if faction.id == pad["faction"])
    style = SEATS[pad["seat"]]
    yield from lined(table, Text("L", style=style), name(GAME, "leader", pad["faction"]), "", skill_words(leader.skill))
    for feat in pad["feats"]:
        state = say(GAME, "feat-unlocked" if feat["unlocked"] else "feat-locked")
        if feat["feat"] is None:
            yield Text.assemble(outpost(feat["colour"]), "  ", (state, QUIET))
        else:
            yield from feat_rows(table, feat["feat"], f"({state})")
    boosts = {boost.id: boost for boost in table.box.boosts}
    for id in dict.fromkeys(pad["own_boosts"]):
        n = pad["own_boosts"].count(id)
        yield from lined(table, Text(f"{n}×"), name(GAME, "boost", id), "", listed(boosts[id].effect))
    yield heading(f"{say(GAME, 'pad-hand')} ({len(pad['hand'])})")
    for card in pad["hand"]:
        yield from card_rows(table, card)
    yield from played_rows(table, pad)


def zone_rows(table: Picture, zone: str, cards: Sequence[str]) -> Iterator[Text]:
    """The cards of a place by name."""
    if cards:
        first = Text.assemble(" " * INDENT, (f"{zone}: ", QUIET))
        yield from flowed([Text(name(GAME, "card", card)) for card in cards], table.width, INDENT, first)


def played_rows(table: Picture, pad: PadView) -> Iterator[Text]:
    yield from zone_rows(table, say(GAME, "pad-face-up"), pad["face_up"])
    yield from zone_rows(table, say(GAME, "pad-face-down"), pad["face_down"])
    yield from zone_rows(table, say(GAME, "pad-bin"), pad["bin"])


def short_rows(table: Picture, pad: PadView) -> Iterator[Text]:
    """Another Pad: what is counted, Feats and cards by name. Hands lie open (DEI-CARD-9)."""
    yield plate(table, pad)
    if pad["faction"] is None:
        return
    yield from counted_rows(table, pad)
    yield from flowed([feat_part(feat) for feat in pad["feats"]], table.width, INDENT)
    yield from zone_rows(table, say(GAME, "pad-hand"), pad["hand"])
    yield from played_rows(table, pad)


def feat_part(feat: FeatView) -> Text:
    called = name(GAME, "feat", feat["feat"]) if feat["feat"] else "?"
    state = say(GAME, "feat-unlocked" if feat["unlocked"] else "feat-locked")
    return Text.assemble(outpost(feat["colour"]), f" {called} ({state})")


# What happened


def piece(game: Game, id: str) -> Piece:
    """A card, a Feat, or a token called by its kind: `outpost-2.4:A`; what is not for these eyes has no name."""
    box = cast(Dei, game).box
    if id in box.card_ids:
        return Piece("card", id)
    if any(feat.id == id for feat in box.feats):
        return Piece("feat", id)
    kind, _, rest = id.partition("-")
    return Piece(kind or "hidden", rest)


def place(where: str) -> Place:
    """`hand-1` and `seat-1` belong to a seat; `market-tactical` is a Market; a Region is called by its own name."""
    ground, _, number = where.rpartition("-")
    if ground in ("hand", "face-up", "face-down", "bin", "lost", "seat", "reserve", "boosts"):
        return Place(ground, int(number))
    return Place(where)


def cited(id: str, args: Mapping[str, Any], names: Sequence[str]) -> tuple[str, dict[str, Any]] | None:
    """The rule says it itself."""
    del id, args, names
    return None


def closing(state: State) -> list[tuple[str, dict[str, Any]]]:
    """The result says everything."""
    del state
    return []
