"""The table of D.E.I. in the terminal: the city, Markets, Missions and Pads. What colours tell, a sign tells too."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from rich.text import Text

from londinium.games.dei.components import MarketCard
from londinium.games.dei.state import DeiState
from londinium.games.dei.view import FeatView, MarketView, PadView, View
from londinium.kernel.state import State
from londinium.terminal import rows
from londinium.terminal.dei import campaign as of_campaign
from londinium.terminal.dei import old_london
from londinium.terminal.dei.city import city_rows
from londinium.terminal.dei.rows import BRIDGE, ELEVATOR, INDENT, REFUGE, SEATS, lined, outpost
from londinium.terminal.dei.words import GAME, WORTH, lines, price, resources, text
from londinium.terminal.rows import DARK, INK, QUIET, fitted, flowed, heading
from londinium.terminal.words import name, say

DONE, NO_END = "✓", "∞"
UNBROKEN = "\N{NO-BREAK SPACE}"


class Picture(rows.Picture):
    """The city as a grid of tiles, the Markets, the Missions, a Pad in full, the others in short."""

    def __init__(self, state: State, seat: int = 0, names: Sequence[str] = (), whose: int | None = None) -> None:
        super().__init__(state, seat, names, whose)
        self.box = cast(DeiState, state).box
        self.parts: Mapping[str, Any] = state.view(seat)  # those of expansions among them, where there are any
        self.view = cast(View, self.parts)

    def rows(self) -> Iterator[Text]:
        campaign = self.parts.get("campaign")
        yield from head_rows(self)
        if campaign is not None:
            yield from of_campaign.scenario_rows(self, campaign)
        yield from city_rows(self)
        yield from market_rows(self)
        yield from mission_rows(self)
        if self.parts.get("retaliation") is not None:
            yield from old_london.retaliation_rows(self, self.parts["retaliation"])
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
            yield from of_campaign.sheet_rows(self, campaign)


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
    yield from lined(table.width, Text(on_it), name(GAME, "card", id), figures, text(table.said, "card", id, "effect"))


def mission_rows(table: Picture) -> Iterator[Text]:
    """Column by column: what it counts and pays, who has resolved it, what it would pay each seat now."""
    yield heading(say(GAME, "category-missions"))
    for one in table.view["missions"]:
        when = say(GAME, "mission-on-time" if one["on_time"] else "mission-late")
        now = [f"{seat}:{n}" for seat, n in enumerate(one["pays"])] + [f"{DONE}{seat}" for seat in one["marked"]]
        pays = f"{text(table.said, 'mission', one['id'])} ({when}) · {UNBROKEN.join(now)}"
        called = f"{old_london.order_sign(one)} {name(GAME, 'mission', one['id'])}".strip()
        yield from lined(table.width, Text(f"{one['column']:>2}"), called, "", pays)


def feat_rows(table: Picture, id: str, note: str = "") -> Iterator[Text]:
    feat = next(feat for feat in table.box.feats if feat.id == id)
    said = f"{note} {text(table.said, 'feat', id)}".strip()
    yield from lined(table.width, outpost(feat.colour), name(GAME, "feat", id), "", said)


# The Pads


def plate(table: Picture, pad: PadView) -> Text:
    """A bar with a seat's number, name and Faction, and all that is counted."""
    faction = name(GAME, "faction", pad["faction"]) if pad["faction"] else "?"
    storage = NO_END if pad["storage"] is None else pad["storage"]
    stored = {"stored": pad["technology"] + pad["energy_cell"], "storage": storage}
    figures = [
        f"{say(GAME, 'pad-supplies')} {pad['supplies']}",
        f"{resources(pad['technology'], pad['energy_cell'])} ({say(GAME, 'pad-storage', stored)})",
        say(GAME, "pad-boosts", {"n": pad["boosts"]}),
    ]
    text = f" {pad['seat']} {table.names[pad['seat']]} · {faction}   {' · '.join(figures)}"
    active = pad["seat"] == table.view["active"]
    return fitted(text, table.width, f"bold {DARK} on {SEATS[pad['seat']]}" if active else f"bold {INK} on #3a3f4b")


def counted_rows(table: Picture, pad: PadView) -> Iterator[Text]:
    """Outposts by colour, the Reserve, a Challenge not played yet, and what a scenario puts by the Pad."""
    parts = [Text.assemble(outpost(colour), str(n)) for colour, n in pad["outposts"].items()]
    tokens = f"{REFUGE}{pad['refuges']} {ELEVATOR}{pad['elevators']} {BRIDGE}{pad['bridges']}"
    parts.append(Text(f"{say(GAME, 'pad-reserve')}: {pad['reserve']} {tokens}"))
    parts += old_london.challenge_parts(table, pad)
    if table.parts.get("campaign") is not None:
        parts += of_campaign.held_parts(table, pad, table.parts["campaign"])
    yield from flowed(parts, table.width, INDENT)


def pad_rows(table: Picture, pad: PadView) -> Iterator[Text]:
    """A Pad in full: Leader and Faction, Feats, Candy Boosts that the eyes may see, hand and played cards."""
    yield plate(table, pad)
    if pad["faction"] is None:
        return
    yield from table.standing_rows(pad["seat"], INDENT)
    yield from counted_rows(table, pad)
    sign = Text("L", style=SEATS[pad["seat"]])
    for at, line in enumerate(lines(table.said, "faction", pad["faction"], "leader", "drone", "skills")):
        called = "" if at else name(GAME, "faction", pad["faction"])
        yield from lined(table.width, Text() if at else sign, called, "", line)
    for feat in pad["feats"]:
        state = say(GAME, "feat-unlocked" if feat["unlocked"] else "feat-locked")
        if feat["feat"] is None:
            yield Text.assemble(outpost(feat["colour"]), "  ", (state, QUIET))
        else:
            yield from feat_rows(table, feat["feat"], f"({state})")
    for id in dict.fromkeys(pad["own_boosts"]):
        n = pad["own_boosts"].count(id)
        yield from lined(table.width, Text(f"{n}×"), name(GAME, "boost", id), "", text(table.said, "boost", id))
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
    yield from table.standing_rows(pad["seat"], INDENT)
    yield from counted_rows(table, pad)
    yield from flowed([feat_part(feat) for feat in pad["feats"]], table.width, INDENT)
    yield from zone_rows(table, say(GAME, "pad-hand"), pad["hand"])
    yield from played_rows(table, pad)


def feat_part(feat: FeatView) -> Text:
    called = name(GAME, "feat", feat["feat"]) if feat["feat"] else "?"
    state = say(GAME, "feat-unlocked" if feat["unlocked"] else "feat-locked")
    return Text.assemble(outpost(feat["colour"]), f" {called} ({state})")
