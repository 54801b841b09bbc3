"""What London says, for every shell: answers, events, cards and boroughs in words, and how everybody stands."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from re import sub
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import asdict

from londinium.games.london import land, run, scoring
from londinium.games.london.components import BoroughCard, CityCard, DrawCards, Entry, GainPrestige, Op, RemovePoverty
from londinium.games.london.effects import Order
from londinium.games.london.moves import SPACES
from londinium.games.london.view import sees_inside
from londinium.kernel.events import EventView
from londinium.kernel.speech import (
    SILENT,
    Component,
    Components,
    Figure,
    Item,
    Line,
    Speech,
    Standing,
    gained,
    line,
    seat_name,
)

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState


# Answers


def details(s: "LondonState", seat: int, move: Mapping[str, Any]) -> Mapping[str, Any]:
    """What lies where a move points, what it costs, what it brings."""
    box = s.box
    match move["kind"]:
        case "draw" | "take" if move["from"] != "deck":
            return {"card": box.ids[box.face_of[s.board[SPACES.index(move["from"])]]]}
        case "keep":
            return {"card": box.ids[s.top[move["position"] - 1]]}
        case "land":
            return {"price": land.price(s, seat, box.borough_ids.index(move["borough"]))}
        case "buy-land":
            return {"price": min(land.price(s, seat, borough) for borough in s.offer if borough >= 0)}
        case "run":
            return {"cards": len(run.ready(s, seat)), "n": sum(run.poverty_of_run(s, seat))}
        case "repay":
            return {"price": box.rules.loan_repayment}
        case "play":
            return {"cost": box.build_cost[box.ids.index(move["card"])]}
        case "free":
            return {"n": s.free}
        case "onto" | "activate" | "flip":
            stack = move["stack"] - 1
            seen = sees_inside(s, seat, seat) or not s.down[seat] >> stack & 1
            return {"card": box.ids[box.face_of[s.tops[seat][stack]]] if seen else "down"}
        case "borough" | "ability":
            return {"borough": box.borough_ids[s.borough(seat)]}
        case "effect":
            asked = cast(Order, s.pending[0][-1])
            return {"does": effect_line(box.effects[asked.source][move["effect"] - 1])}
        case "seat":
            return {"seat": seat_name(move["seat"])}
        case "stop":
            return {"n": sum(run.poverty_of_run(s, seat))}
        case "loan":
            return {"n": s.ongoing[seat].loan}
    return {}


# Events

UNTOLD = frozenset(
    {"land", "discard", "new", "onto", "activate", "flip", "take", "effect", "seat", "stop", "loan", "repay"}
)
"""Answers that are told by what comes of them."""


def event(seen: EventView) -> Line | None:
    """Cards are told where they lie open, by where they went."""
    match seen:
        case {"kind": "did", "move": {"kind": kind, **more}}:
            return SILENT if kind in UNTOLD or (kind == "draw" and more["from"] != "deck") else None
        case {"kind": "put", "piece": str(piece), "from": str(source), "to": str(target)}:
            return _put(piece, source, target)
        case {"kind": "turn", "piece": str(piece), "side": "down"}:
            return line("turn-card", piece=_face(piece))
        case {"kind": "put" | "turn"}:
            return SILENT
        case {"kind": "gain", "what": str(what), "n": int(n)}:
            return gained(what, n)
    return None


def _put(piece: str, source: str, target: str) -> Line:
    before, after = _ground(source), _ground(target)
    owner = target if after in ("hand", "stack", "lands") else source
    args: dict[str, Any] = {"to": after}
    if _ground(owner) in ("hand", "stack", "lands"):
        args["who"] = seat_name(int(owner.split("-")[1]))
    if after in ("lands", "offer"):
        return line("put-borough", piece=piece, **args)
    return SILENT if before == after == "board" else line("put-card", piece=_face(piece), **args)


def _ground(place: str) -> str:
    """`stack-0-2` is a stack, `top-3` a space of the board."""
    return "board" if place in SPACES else place.partition("-")[0]


def _face(piece: str) -> str:
    """What a copy shows: `coffee_house-2` is a `coffee_house`."""
    return piece.partition("-")[0]


# Cards and boroughs


def name(files: Mapping[str, Any], kind: str, thing: Any) -> str | None:
    """Cards and boroughs keep their published names."""
    group = {"card": "cards", "borough": "boroughs"}.get(kind)
    entries: Iterable[CityCard | BoroughCard] = getattr(files[group], group) if group else ()
    return next((entry.name for entry in entries if entry.id == thing), None)


RULES = {
    "building": "LON-DEV-8",
    "action": "LON-ACT-1",
    "pauper": "LON-PAUP-1",
    "borough": "LON-LAND-1",
    "gain_money_per": "LON-RUN-14",
    "gain_prestige_per": "LON-RUN-14",
    "discard_for": "LON-CARD-21",
    "give_poverty": "LON-CARD-24",
    "target_gains_poverty": "LON-CARD-25",
    "take_money_from_each_opponent": "LON-CARD-26",
    "each_opponent_pays_per": "LON-CARD-27",
    "place_from_board_on_self": "LON-CARD-10",
    "reactivate": "LON-CARD-28",
    "ignore_hand_poverty": "LON-CARD-23",
    "take_stored_money": "LON-CARD-15",
    "free_builds": "LON-CARD-13",
    "flip_self_instead": "LON-CARD-1",
    "recolour_discard": "LON-CARD-8",
    "store_money_on_place": "LON-CARD-14",
    "loan_bonus": "LON-CARD-20",
    "start_draw_peek": "LON-CARD-17",
    "start_draw_choice": "LON-CARD-18",
    "swap_hand_with_board": "LON-CARD-16",
    "paupers_any_colour": "LON-BOR-3",
    "borough_discount": "LON-BOR-9",
    "extra_start_draw": "LON-BOR-5",
}
"""The rule that most is to be read in: of a kind of card, and of an effect that has one of its own."""


ON_DECK = ["LON-DRAW-1", "LON-END-1"]


def components(files: Mapping[str, Any]) -> Components:
    return {
        "card": {card.id: _card(card) for card in files["cards"].cards},
        "borough": {borough.id: _borough(borough) for borough in files["boroughs"].boroughs},
        "pile": {"deck": {"name": line("space-deck"), "lines": {"means": [*map(line, ON_DECK)]}, "rules": ON_DECK}},
    }


def _card(card: CityCard) -> Component:
    effects = (*card.action, *card.ongoing, *(card.activation.effects if card.activation else ()))
    return _component(card, card.kind, _card_lines(card), effects)


def _borough(borough: BoroughCard) -> Component:
    effects = (*(borough.ability.effects if borough.ability else ()), *borough.run_effect)
    return _component(borough, "borough", _borough_lines(borough), effects)


def _component(
    entry: CityCard | BoroughCard, kind: str, lines: dict[str, list[Line]], effects: Iterable[Op]
) -> Component:
    family = sub(r"_[abc](_(brown|blue|pink|grey))?$", "", entry.id)  # all Schools have one translation
    lines["translation"] = [line("translation", id=family)]
    cited = [RULES[kind], *(RULES[tag] for effect in effects if (tag := _tag(effect)) in RULES)]
    said = {heading: found for heading, found in lines.items() if found}
    return {"name": entry.name, "lines": said, "rules": list(dict.fromkeys(cited))}


def _card_lines(card: CityCard) -> dict[str, list[Line]]:
    facts = line(
        "facts-card",
        colour=card.colour,
        deck=card.deck,
        kind=card.kind,
        cost=card.build_cost or 0,
        discard=card.build_discard,
        worth=card.end_prestige or 0,
    )
    lines = {"facts": [facts], "action": effect_lines(card.action), "ongoing": effect_lines(card.ongoing)}
    if card.activation:
        cost = card.activation.cost
        lines["cost"] = [line("cost-money", n=cost.money)] if cost.money else [line("cost-card")] * cost.discard
        lines["activate"] = effect_lines(card.activation.effects)
        lines["flips"] = [line("flips" if card.activation.flips else "stays")]
    return lines


def _borough_lines(borough: BoroughCard) -> dict[str, list[Line]]:
    cost, draw, prestige, relief = borough.cost, borough.draw, borough.prestige, borough.remove_poverty
    side, river = borough.side, borough.river
    bought = [kind(n) for kind, n in ((DrawCards, draw), (GainPrestige, prestige), (RemovePoverty, relief)) if n]
    return {
        "facts": [
            line("facts-borough", side=side, river=river, cost=cost, draw=draw, prestige=prestige, relief=relief)
        ],
        "bought": effect_lines(bought),
        "top": effect_lines(borough.ability.effects if borough.ability else ()),
        "run": effect_lines(borough.run_effect),
    }


def effect_lines(effects: Iterable[Op]) -> list[Line]:
    return [effect_line(effect) for effect in effects]


def effect_line(effect: Op) -> Line:
    """An effect with what the data says of it, without a full stop: “gain £2 per borough at the river”."""
    return _entry_line("effect", effect)


def _entry_line(kind: str, entry: Entry) -> Line:
    called = _tag(entry).replace("_", "-")
    return line(f"{kind}-{called}", **{field: _argument(value) for field, value in asdict(entry).items()})


def _tag(entry: Entry) -> str:
    """What the data calls an effect, or something that is counted."""
    return str(entry.__struct_config__.tag)


def _argument(value: Any) -> Any:
    """A value of the data: what is counted is a line of its own, 0 stands for no limit."""
    if isinstance(value, tuple):
        return effect_lines(value)
    if isinstance(value, Entry):
        return _entry_line("per", value)
    return 0 if value is None else value


# How everybody stands


def standing(s: "LondonState", viewer: int | None) -> list[Standing]:
    """The final scoring if the game ended now, with the city cards that the viewer sees."""
    end = scoring.ended(s)
    return [_standing(s, end, seat, viewer) for seat in range(s.players)]


def _standing(s: "LondonState", end: "LondonState", seat: int, viewer: int | None) -> Standing:
    points = scoring.breakdown(end, seat)
    hidden = not sees_inside(s, seat, viewer) and (s.down[seat] or any(s.under[seat]))
    if hidden:
        tops = [piece for stack, piece in enumerate(s.tops[seat]) if not s.down[seat] >> stack & 1]
        points["cards"] = sum(s.box.end_prestige[s.box.face_of[piece]] for piece in tops)
    total = sum(points.values())
    figures: list[Figure] = [
        {"key": "plate-prestige", "n": s.prestige[seat]},
        {"key": "plate-money", "n": s.money[seat]},
        {"key": "plate-loans", "n": s.loans[seat], "burden": True},
        {"key": "plate-poverty", "n": s.poverty[seat], "burden": True},
    ]
    return {
        "seat": seat,
        "points": points,
        "total": total,
        "more": ["cards"] if hidden else [],
        "figures": [{"key": "plate-score", "n": total}] if s.over else figures,
    }


# What the points are for


def items(s: "LondonState", told: Sequence[EventView]) -> list[list[Item]]:
    """Borough by borough and card by card; what money, loans and poverty came to."""
    del told
    return [_items(s, seat) for seat in range(s.players)]


def _items(s: "LondonState", seat: int) -> list[Item]:
    box, points = s.box, scoring.breakdown(s, seat)
    found: list[Item] = [
        {"what": "track", "line": line("item-borough", borough=box.borough_ids[borough]), "n": prestige}
        for borough in s.lands[seat]
        if (prestige := box.boroughs[borough].prestige)
    ]
    other = points["track"] - sum(item["n"] for item in found)
    if other:
        found.append({"what": "track", "line": line("item-other"), "n": other})
    faces = Counter(scoring.city(s, seat))
    for face, copies in sorted(faces.items(), key=lambda one: -box.end_prestige[one[0]] * one[1]):
        if box.end_prestige[face]:
            what = line("item-card", card=box.ids[face], copies=copies)
            found.append({"what": "cards", "line": what, "n": copies * box.end_prestige[face]})
    for category, said in (
        ("loans", line("item-loans", n=s.loans[seat])),
        ("money", line("item-money", n=s.money[seat])),
        ("poverty", line("item-poverty", n=s.poverty[seat])),
    ):
        if points[category]:
            found.append({"what": category, "line": said, "n": points[category]})
    return found


def progress(s: "LondonState") -> list[Line]:
    if s.last >= 0:
        return [line("progress-last", turn=s.turn)]
    return [line("progress", turn=s.turn, deck=len(s.deck) + len(s.top))]


SPEECH = Speech(
    details=details,
    event=event,
    name=name,
    components=components,
    standing=standing,
    progress=progress,
    items=items,
)
