"""The moves of D.E.I. as they are typed in the terminal, and as they stand in the list of answers."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from londinium.games.dei.state import DeiState
from londinium.kernel.state import State
from londinium.kernel.words import name, say
from londinium.terminal.dei_words import GAME, WORTH, accusation_words, listed, price, skill_words, units
from londinium.terminal.spoken import find, plain

SPOKEN = {  # besides the verb's own name
    "recycle": ("face down",),
    "from": ("move",),
    "fly": ("teleport",),
    "refuge": ("build refuge",),
    "elevator": ("build elevator",),
    "bridge": ("build bridge",),
    "lift_refuge": ("take refuge",),
    "lift_elevator": ("take elevator",),
    "lift_bridge": ("take bridge",),
    "drone": ("activate",),
    "hold": ("majority",),
    "ability": ("use",),
    "mission": ("resolve",),
    "feat": ("choose",),
    "faction": ("choose",),
    "sweet": ("take",),
    "accept": ("yes",),
    "refuse": ("no",),
    "privilege": ("buy",),
    "write": ("write down", "name"),
    "inspire": ("cross out",),
    "debris": ("take debris",),
    "segment": ("lay",),
    "sponsor": ("help",),
    "experiment": ("retreat",),
    "abandon": ("give up",),
}
TURNS = ("", "right", "about", "left")


def read(state: State, seat: int, text: str) -> dict[str, Any] | None:
    """A verb and its object: `play muster`, `from 2.4a`, `units leader 2`, `stop`; a name alone where it is clear."""
    return find(state, seat, text, verbs, objects, spelt)


def verbs(move: Mapping[str, Any]) -> Sequence[str]:
    return move["kind"].replace("_", " "), *SPOKEN.get(move["kind"], ())


def objects(move: Mapping[str, Any]) -> list[str]:
    """What the object of a move can be called: by its name, or by its id."""
    kind = move["kind"]
    match kind:
        case "play" | "recycle" | "buy":
            return called("card", move["card"])
        case "pay":
            return [f"{move['technology']} {move['energy_cell']}"]
        case "icon":
            return called("icon", move["icon"])
        case "units":
            n = str(move["scrappers"]) if move["scrappers"] else ""
            return [f"leader {n}".strip(), f"l{n}"] if move["leader"] else [n]
        case "collect":
            return [f"{at} {way}" for at in places(move["region"]) for way in resource_names(move["resource"])]
        case "return":
            return resource_names(move["resource"])
        case "steal":
            return [f"{move['seat']} {way}" for way in resource_names(move["resource"])]
        case "elevator" | "lift_elevator":
            return [f"{ground} {roof}" for ground in places(move["ground"]) for roof in places(move["roof"])]
        case "bridge" | "lift_bridge":
            return places(move["roof"])
        case "strike" | "evict" | "evacuate":
            return [f"{at} {move['seat']}" for at in places(move["region"])]
        case "drone" | "mission" | "boost" | "ability" | "feat" | "faction":
            return called(kind, move[kind])
        case "stop" | "bribe" | "draw" | "accept" | "refuse" | "take" | "remove":
            return [""]
        case (
            "privilege" | "write" | "inspire" | "segment" | "lift_segment" | "sponsor" | "give" | "swap" | "experiment"
        ):
            return campaign_objects(move)
        case "turn" | "order" | "patron" | "sweet" | "denounce" | "replace" | "discard" | "punishment" | "propose":
            return old_london_objects(move)
        case _:
            return places(move["region"])


def old_london_objects(move: Mapping[str, Any]) -> list[str]:
    """The same for moves of Old London that are not about a Region alone."""
    match move["kind"]:
        case "turn":
            tile, quarters = plain(move["tile"]), move["quarters"]
            return [f"{tile} {quarters}", f"{tile} {TURNS[quarters]}".strip()]
        case "order":
            return [
                f"{way} {face}" for way in called("mission", move["mission"]) for face in called("face", move["face"])
            ]
        case "patron":
            return called("card", move["card"])
        case "sweet":
            return called("boost", move["boost"])
        case "denounce" | "replace" | "discard":
            return called("retaliation", move["card"])
        case "propose":
            return [f"{move['seat']} {way}" for way in called("mission", move["mission"])]
        case _:
            return [move["which"]]


def campaign_objects(move: Mapping[str, Any]) -> list[str]:
    """The same for moves of a campaign that are not about a Region alone."""
    match move["kind"]:
        case "privilege":
            return called("privilege", move["privilege"])
        case "write":
            return called("written", move["value"])
        case "inspire":
            return called("inspiration", move["bonus"])
        case "segment":
            return [move["token"]]
        case "give":
            return [f"{move['seat']} {way}" for way in resource_names(move["resource"])]
        case "swap":
            one, other = called("drone", move["drone"])[0], called("drone", move["other"])[0]
            return [f"{one} {other}", f"{other} {one}"]
        case "experiment":
            return [str(move["units"])]
        case _:
            return [str(move["seat"])]


def called(kind: str, id: str) -> list[str]:
    return [plain(name(GAME, kind, id)), plain(id)]


def places(region: str) -> list[str]:
    """A Region is typed as it is written, `2.4:A`, or without the colon."""
    return [plain(region), plain(region.replace(":", ""))]


def resource_names(id: str) -> list[str]:
    return [plain(name(GAME, "resource", id)), plain(say(GAME, f"resource-{id}.short"))]


def spelt(move: Mapping[str, Any], way: str) -> str:
    """How to type a move so that no other is meant: the verb, and its objects by their ids."""
    del way
    verb = SPOKEN.get(move["kind"], verbs(move))[0]
    return " ".join([verb, *(str(thing).casefold() for field, thing in move.items() if field != "kind")])


def details(state: State, seat: int, move: Mapping[str, Any]) -> dict[str, Any]:
    """What a card does or costs, who is in a Region, what a Mission pays, whom a seat number means."""
    s = cast(DeiState, state)
    box, view = s.box, s.view(seat)
    match move["kind"]:
        case "play":
            effect = box.cards[box.card_ids.index(move["card"])].effect
            return {"card": f"{name(GAME, 'card', move['card'])}: {listed(effect)}"}
        case "buy":
            card = box.market_cards[move["card"]]
            return {"card": f"{name(GAME, 'card', move['card'])}, {price(card)} {WORTH}{card.supplies}"}
        case "boost" | "sweet":
            effect = next(boost.effect for boost in box.boosts if boost.id == move["boost"])
            return {"boost": f"{name(GAME, 'boost', move['boost'])} ({listed(effect)})"}
        case "ability" | "feat" | "faction" as kind:
            skills = {feat.id: feat.ability for feat in box.feats}
            skills |= {faction.id: faction.leader.skill for faction in box.factions}
            return {kind: f"{name(GAME, kind, move[kind])} ({skill_words(skills[move[kind]])})"}
        case "mission":
            pays = next((one["pays"][seat] for one in view["missions"] if one["id"] == move["mission"]), None)
            own = say(GAME, "campaign-private") if pays is None else f"{WORTH}{pays}"  # it lies by the Pad
            return {"mission": f"{name(GAME, 'mission', move['mission'])}, {own}"}
        case "from" | "to" | "deploy" | "hold" | "challenge" | "raid" | "occupy" | "abandon":
            there = next((region for region in view["regions"] if region["id"] == move["region"]), None)
            groups = [units(there, own) for own in range(s.players)] if there else []
            return {"region": f"{move['region']} ({' '.join(filter(None, groups))})"} if any(groups) else {}
        case "strike" | "evict" | "steal" | "evacuate" | "propose" | "lift_segment" | "sponsor" | "give":
            faction = view["pads"][move["seat"]]["faction"]
            return {"seat": f"{move['seat']} ({name(GAME, 'faction', faction)})"} if faction else {}
        case "patron":
            effect = box.cards[box.card_ids.index(move["card"])].effect
            return {"card": f"{name(GAME, 'card', move['card'])} ({listed(effect)})"}
        case "denounce" | "replace" | "discard":
            return {"card": f"{name(GAME, 'retaliation', move['card'])} ({accusation_words(move['card'])})"}
        case "punishment":
            return punished(s, seat, move["which"])
        case "privilege":
            cost = next(one.cost for one in box.privileges if one.id == move["privilege"])
            price_ = say(GAME, "campaign-cost", {"n": cost})
            about = say(GAME, f"privilege-{move['privilege']}.about")
            return {"privilege": f"{name(GAME, 'privilege', move['privilege'])}, {price_} ({about})"}
        case _:
            return {}


def punished(s: DeiState, seat: int, which: str) -> dict[str, Any]:
    """What a punishment of the card in question is; to ignore it says enough."""
    asked = s.ask(seat)
    if which == "ignore" or asked is None or asked["kind"] != "punishment":
        return {}
    return {"which": say(GAME, f"retaliation-{asked['context']['card']}.{which}")}
