"""D.E.I. in the terminal: the city, Markets, Missions, the Retaliation board, and Pads.

What colours tell, a sign tells too.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from londinium.games.dei.components import MarketCard
from londinium.games.dei.game import Dei
from londinium.games.dei.state import DeiState
from londinium.games.dei.traits import UNLIMITED
from londinium.games.dei.view import FeatView, MarketView, PadView, RetaliationView, View
from londinium.kernel.game import Game
from londinium.kernel.state import State
from londinium.kernel.words import name, say
from londinium.terminal.dei_campaign import held_parts, scenario_rows, sheet_rows
from londinium.terminal.dei_city import city_rows
from londinium.terminal.dei_moves import details, read
from londinium.terminal.dei_rows import (
    BRIDGE,
    DARK,
    ELEVATOR,
    INDENT,
    INK,
    QUIET,
    REFUGE,
    SEATS,
    flowed,
    heading,
    lined,
    outpost,
)
from londinium.terminal.dei_words import (
    GAME,
    WORTH,
    accusation_words,
    listed,
    mission_words,
    order_sign,
    price,
    resources,
    skill_words,
)
from londinium.terminal.drawing import Piece, Place

__all__ = ["cited", "closing", "details", "picture", "piece", "place", "read"]

WIDEST = 120
DONE, NO_END = "✓", "∞"
UNBROKEN = "\N{NO-BREAK SPACE}"


def picture(state: State, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> RenderableType:
    """The table as a seat sees it: the city, the Markets, the Missions, a Pad in full, the others in short."""
    return Picture(cast(DeiState, state), seat, names, seat if whose is None else whose)


class Picture:
    """The city as a grid of tiles, and lines under headings, as wide as there is room for."""

    def __init__(self, state: DeiState, seat: int, names: Sequence[str], whose: int) -> None:
        self.box = state.box
        self.seat = seat
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
        campaign = self.view["campaign"]
        yield from head_rows(self)
        if campaign is not None:
            yield from scenario_rows(self, campaign)
        yield from city_rows(self)
        yield from market_rows(self)
        yield from mission_rows(self)
        if self.view["retaliation"] is not None:
            yield from retaliation_rows(self, self.view["retaliation"])
        if self.view["draft"]:
            yield heading(say(GAME, "question-draft"))
            for feat in self.view["draft"]:
                yield from feat_rows(self, feat)
        front = self.view["pads"][self.whose]
        yield from pad_rows(self, front)
        for other in self.view["pads"]:
            if other is not front:
                yield from short_rows(self, other)
        if campaign is not None:
            yield from sheet_rows(self, campaign)


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


# Markets and Missions


def market_rows(table: Picture) -> Iterator[Text]:
    for market in table.view["markets"]:
        yield market_head(market)
        for id in market["cards"]:
            if id is not None:
                yield from card_rows(table, id, resources(0, 1) if id in market["cells"] else "")


def market_head(market: MarketView) -> Text:
    head = heading(name(GAME, "market", market["id"]))
    if market["colour"] is not None:
        head.append("  ")
        head.append_text(outpost(market["colour"]))
    head.append(f"  (+{market['deck']})", style=QUIET)
    return head


def card_rows(table: Picture, id: str, on_it: str = "") -> Iterator[Text]:
    """A card, with what lies on it, and what it costs and is worth in the end if it is from a Market."""
    card = table.box.cards[table.box.card_ids.index(id)]
    figures = f"{price(card)} {WORTH}{card.supplies}" if isinstance(card, MarketCard) else ""
    yield from lined(table.width, Text(on_it), name(GAME, "card", id), figures, listed(card.effect))


def mission_rows(table: Picture) -> Iterator[Text]:
    """Column by column: what it counts and pays, who has resolved it, what it would pay each seat now."""
    yield heading(say(GAME, "category-missions"))
    missions = {mission.id: mission for mission in table.box.missions}
    for one in table.view["missions"]:
        when = say(GAME, "mission-on-time" if one["on_time"] else "mission-late")
        now = [f"{seat}:{n}" for seat, n in enumerate(one["pays"])] + [f"{DONE}{seat}" for seat in one["marked"]]
        text = f"{mission_words(missions[one['id']], one)} ({when}) · {UNBROKEN.join(now)}"
        called = f"{order_sign(one)} {name(GAME, 'mission', one['id'])}".strip()
        yield from lined(table.width, Text(f"{one['column']:>2}"), called, "", text)


def retaliation_rows(table: Picture, board: RetaliationView) -> Iterator[Text]:
    """The cards by rank, those drawn for an exchange, and the track with the bonuses still on it."""
    head = heading(say(GAME, "category-retaliation"))
    head.append(f"  (+{board['deck']})", style=QUIET)
    yield head
    ranked = [(f"{rank:>2}", card) for rank, card in enumerate(board["cards"], 1) if card is not None]
    for label, card in [*ranked, *((" ?", card) for card in board["drawn"])]:
        yield from lined(table.width, Text(label), name(GAME, "retaliation", card), "", accusation_words(card))
    places = [Text(f"{seat}:{at}", style=SEATS[seat]) for seat, at in enumerate(board["track"])]
    left = [
        Text(f"{space.space}: {listed([space.bonus])}", style=QUIET)
        for space in table.box.track
        if space.bonus is not None and space.space not in board["bonuses"]
    ]
    first = Text.assemble(" " * INDENT, (f"{say(GAME, 'table-track')}: ", QUIET))
    yield from flowed([*places, *left], table.width, INDENT, first)


def feat_rows(table: Picture, id: str, note: str = "") -> Iterator[Text]:
    feat = next(feat for feat in table.box.feats if feat.id == id)
    text = " ".join(filter(None, (note, skill_words(feat.ability))))
    yield from lined(table.width, outpost(feat.colour), name(GAME, "feat", id), "", text)


# The Pads


def plate(table: Picture, pad: PadView) -> Text:
    """A bar with a seat's number, name and Faction, and all that is counted."""
    faction = name(GAME, "faction", pad["faction"]) if pad["faction"] else "?"
    storage = pad["storage"] if pad["storage"] < UNLIMITED else NO_END
    stored = {"stored": pad["technology"] + pad["energy_cell"], "storage": storage}
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
    """Outposts by colour, the Reserve, a Challenge not played yet, and what a scenario puts by the Pad."""
    parts = [Text.assemble(outpost(colour), str(n)) for colour, n in pad["outposts"].items()]
    tokens = f"{REFUGE}{pad['refuges']} {ELEVATOR}{pad['elevators']} {BRIDGE}{pad['bridges']}"
    parts.append(Text(f"{say(GAME, 'pad-reserve')}: {pad['reserve']} {tokens}"))
    if pad["seat"] in table.view["challenges"]:
        parts.append(Text(say(GAME, "pad-challenge"), style=QUIET))
    if table.view["campaign"] is not None:
        parts += held_parts(table, pad, table.view["campaign"])
    yield from flowed(parts, table.width, INDENT)


def pad_rows(table: Picture, pad: PadView) -> Iterator[Text]:
    """A Pad in full: Leader and Faction, Feats, Candy Boosts that the eyes may see, hand and played cards."""
    yield plate(table, pad)
    if pad["faction"] is None:
        return
    yield from counted_rows(table, pad)
    faction = next(faction for faction in table.box.factions if faction.id == pad["faction"])
    sign = Text("L", style=SEATS[pad["seat"]])
    yield from lined(table.width, sign, name(GAME, "leader", faction.id), "", skill_words(faction.leader.skill))
    for at, skill in enumerate(faction.skills):
        yield from lined(table.width, Text(), "" if at else name(GAME, "faction", faction.id), "", skill_words(skill))
    for feat in pad["feats"]:
        state = say(GAME, "feat-unlocked" if feat["unlocked"] else "feat-locked")
        if feat["feat"] is None:
            yield Text.assemble(outpost(feat["colour"]), "  ", (state, QUIET))
        else:
            yield from feat_rows(table, feat["feat"], f"({state})")
    boosts = {boost.id: boost for boost in table.box.boosts}
    for id in dict.fromkeys(pad["own_boosts"]):
        n = pad["own_boosts"].count(id)
        yield from lined(table.width, Text(f"{n}×"), name(GAME, "boost", id), "", listed(boosts[id].effect))
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
    yield from zone_rows(table, say(GAME, "pad-lost"), pad["lost"])


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
    """A card, a Feat, a Mission, a card of the Retaliation board, or a token called by its kind: `outpost-2.4:A`.

    What is not for these eyes has no name.
    """
    box = cast(Dei, game).box
    if id in box.card_ids:
        return Piece("card", id)
    if any(feat.id == id for feat in box.feats):
        return Piece("feat", id)
    if any(mission.id == id for mission in box.missions):
        return Piece("mission", id)
    if any(card.id == id for card in box.retaliation):
        return Piece("accusation", id)
    kind, _, rest = id.partition("-")
    if kind in ("retaliation", "feast"):
        return Piece(kind, rest, int(rest.partition("-")[0]))
    return Piece(kind or "hidden", rest)


def place(where: str) -> Place:
    """`hand-1` and `seat-1` belong to a seat; `market-tactical` is a Market; a Region is called by its own name.

    A space of the Retaliation track is called by its number.
    """
    ground, _, number = where.rpartition("-")
    if ground == "space":
        return Place(number)
    if ground in ("hand", "face-up", "face-down", "bin", "lost", "seat", "reserve", "boosts", "pad"):
        return Place(ground, int(number))
    return Place(where)


def cited(id: str, args: Mapping[str, Any], names: Sequence[str]) -> tuple[str, dict[str, Any]] | None:
    """Which Drone the Purebred take, and who leaves; other rules say it themselves."""
    key = {"DOL-PB-3": "told-own-drone", "DOL-S4-10": "told-leaves"}.get(id)
    return (key, {**args, "who": names[args["seat"]]}) if key else None


def closing(state: State) -> list[tuple[str, dict[str, Any]]]:
    """The end of a campaign is told; of a game the result says everything (DOL-CAMP-44)."""
    s = cast(DeiState, state)
    if not s.campaign.scenario:
        return []
    won = [s.box.factions[s.factions[seat]].id for seat, place in enumerate(s.outcome()["ranking"]) if place == 1]
    purebred = s.box.factions[s.box.base_factions].id
    return [("epilogue-purebred" if purebred in won else "epilogue-others", {})]
