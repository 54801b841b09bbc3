"""Events (DOL-EV), and the Grant that one of them shares with a Privilege (DOL-PRIV-20)."""

from typing import Any

from londinium.games.dei import questions as q
from londinium.games.dei.box import NEUTRAL
from londinium.games.dei.components import Market
from londinium.games.dei.explain.building import constructions
from londinium.games.dei.explain.old_london import (
    bears,
    card_on_the_board,
    reaches,
    retaliation_card,
)
from londinium.games.dei.explain.sight import Args, Rule, Sight
from londinium.games.dei.moves import RESOURCES


def on_the_table(sight: Sight) -> Any:
    """The event that the last token turned over brings."""
    campaign = sight.s.campaign
    id = sight.box.scenarios[campaign.scenario - 1].events[campaign.tokens[campaign.turned - 1]]
    return next(event for event in sight.box.events if event.id == id)


def stored(sight: Sight, resource: str) -> int:
    return sight.s.stored[2 * sight.seat + RESOURCES.index(resource)]


# Network of Go-Betweens


def refuge_for_two(sight: Sight, move: Any) -> Args | None:
    r = sight.region(move)
    return None if r in sight.s.city.regions and sight.is_home(r) else {"region": move["region"]}


# Government Intervention, Grant


def granted(sight: Sight) -> bool:
    """Whether the own Faction places an own token: a Privilege, not the event."""
    return sight.frame[2] == sight.seat


def in_barred_district(sight: Sight, *regions: int) -> bool:
    tiles = [sight.box.tile_ids[sight.box.regions[r].tile] for r in regions]
    return on_the_table(sight).not_on in tiles


def open_sites(sight: Sight, owner: int, event: bool) -> list[tuple[int, int]]:
    """Free sites of Elevators and Bridges that the owner has a token for, as pairs of Regions."""
    s, found = sight.s, []
    if s.tokens[owner * 3 + 1]:
        found += [ends for at, ends in enumerate(sight.box.elevators) if s.elevators[at] < 0 and in_play(sight, *ends)]
    if s.tokens[owner * 3 + 2]:
        found += [(a, b) for at, (a, b, _) in enumerate(s.city.sites) if s.bridges[at] < 0 and not piers(sight, a, b)]
    return [ends for ends in found if not (event and in_barred_district(sight, *ends))]


def in_play(sight: Sight, *regions: int) -> bool:
    return all(r in sight.s.city.regions for r in regions)


def piers(sight: Sight, a: int, b: int) -> bool:
    """Whether two Roofs are joined by bridge segments."""
    return {a, b} == set(sight.s.terms.segments)


def another_faction(sight: Sight, move: Any) -> Args | None:
    return None if move["seat"] < sight.s.players and move["seat"] != sight.seat else {"why": "faction"}


def has_something_to_place(sight: Sight, move: Any) -> Args | None:
    return None if open_sites(sight, move["seat"], True) else {"seat": move["seat"]}


def named_sites(sight: Sight, move: Any) -> list[tuple[int, int]]:
    """The pairs of Regions that a move can mean, free or not."""
    if move["kind"] == "elevator":
        return [(sight.region(move, "ground"), sight.region(move, "roof"))]
    if move["kind"] == "bridge":
        roof = sight.region(move, "roof")
        return [(a, b) for a, b, _ in sight.s.city.sites if roof in (a, b)]
    ends = {sight.frame[3], sight.region(move)}
    return [(a, b) for a, b, _ in sight.s.city.sites if {a, b} == ends]


def token_left(sight: Sight, move: Any) -> Args | None:
    """In the Reserve of whoever it is placed for."""
    what = 1 if move["kind"] == "elevator" else 2
    return None if sight.s.tokens[sight.frame[2] * 3 + what] else {"seat": sight.frame[2]}


def site_is_open(sight: Sight, move: Any) -> Args | None:
    """A site that is legal in shape, and free."""
    sites = open_sites(sight, sight.frame[2], False)
    if any(ends in sites for ends in named_sites(sight, move)):
        return None
    return {"kind": "elevator" if move["kind"] == "elevator" else "bridge"}


def may_be_granted(sight: Sight, move: Any) -> Args | None:
    return site_is_open(sight, move) if granted(sight) else None


def not_at_london_bridge(sight: Sight, move: Any) -> Args | None:
    if granted(sight):
        return None
    sites = open_sites(sight, sight.frame[2], True)
    return None if any(ends in sites for ends in named_sites(sight, move)) else {"why": "district"}


def may_leave_it(sight: Sight, _: Any) -> Args | None:
    return None if granted(sight) else {"why": "begun"}


# Sabotage


def opposing_bridges(sight: Sight, move: Any) -> list[tuple[int, ...]]:
    """The Bridges of others that a move can mean, as pairs of Regions."""
    found = [ends for ends, owner in constructions(sight, "lift_bridge") if owner not in (sight.seat, NEUTRAL)]
    if "roof" in move:
        return [ends for ends in found if sight.region(move, "roof") in ends]
    return [ends for ends in found if set(ends) == {sight.frame[2], sight.region(move)}]


def bridge_of_another(sight: Sight, move: Any) -> Args | None:
    return None if opposing_bridges(sight, move) else {}


def majority_at_the_bridge(sight: Sight, move: Any) -> Args | None:
    if any(sight.has_majority(r) for ends in opposing_bridges(sight, move) for r in ends):
        return None
    return {"region": move.get("roof") or move["region"]}


def segment_of_another(sight: Sight, move: Any) -> Args | None:
    lies = move["seat"] in sight.s.campaign.segments and move["seat"] not in (sight.seat, NEUTRAL)
    return None if lies else {}


def majority_at_the_segments(sight: Sight, _: Any) -> Args | None:
    ends = sight.s.terms.segments
    return None if any(sight.has_majority(r) for r in ends) else {"region": sight.box.region_ids[ends[0]]}


# Salary


def has_the_resource(sight: Sight, move: Any) -> Args | None:
    return None if stored(sight, move["resource"]) else {"resource": move["resource"]}


def nobody_feasts(sight: Sight, _: Any) -> Args | None:
    return {} if sum(sight.s.campaign.feasts) else None


def below_the_limit(sight: Sight, move: Any) -> Args | None:
    feasts = [*sight.s.campaign.feasts, 0, 0, 0][move["seat"]]
    given = [*sight.frame[2:], 0, 0, 0][move["seat"]]
    return None if given < feasts else {"seat": move["seat"], "n": feasts}


def given_evenly(sight: Sight, move: Any) -> Args | None:
    """Nobody who could still receive something has received less."""
    given = sight.frame[2:]
    for got, feasts in zip(given, sight.s.campaign.feasts, strict=True):
        if got < feasts and got < given[move["seat"]]:
            return {"seat": move["seat"]}
    return None


# Mutiny and Vendetta


def hits_another(sight: Sight, move: Any) -> Args | None:
    card = retaliation_card(sight, move["card"])
    for other in range(sight.s.players):
        accused = Sight(sight.s, other, sight.frame)
        bearable = [punishment for punishment in card.punishments if bears(accused, card.threshold.min, punishment)]
        if other != sight.seat and bearable and reaches(accused, card.threshold, sight.seat):
            return None
    return {"card": move["card"]}


# Raid


def majority_to_raid(sight: Sight, move: Any) -> Args | None:
    return None if sight.has_majority(sight.region(move)) else {"why": "majority"}


def scrapper_to_remove(sight: Sight, _: Any) -> Args | None:
    return None if sight.scrappers(sight.seat, sight.frame[2]) else {"why": "scrapper"}


def to_the_raider(sight: Sight, move: Any) -> Args | None:
    return None if move["seat"] == sight.frame[3] else {"why": "raider"}


def resource_to_give(sight: Sight, move: Any) -> Args | None:
    return None if stored(sight, move["resource"]) else {"why": "resource"}


# Occupation


def own_outpost_on_the_board(sight: Sight, move: Any) -> Args | None:
    r = sight.region(move)
    gone = r not in sight.s.city.regions or r in sight.s.campaign.closed
    return {"region": move["region"]} if gone or sight.s.control[r] != sight.seat else None


def enough_of_the_colour(sight: Sight, move: Any) -> Args | None:
    """Cubes that were kept count too (DOL-EV-36c)."""
    s, colour = sight.s, sight.box.regions[sight.region(move)].outpost
    same = [r for r, place in enumerate(sight.box.regions) if place.outpost == colour and s.control[r] == sight.seat]
    if len(same) >= on_the_table(sight).outposts:
        return None
    return {"region": move["region"], "colour": sight.box.colours[colour], "n": len(same)}


def market_of(sight: Sight, colour: int) -> Market:
    return next(market for market in sight.box.markets if market.colour == sight.box.colours[colour])


def revealed(sight: Sight, colour: int) -> list[str]:
    """The cards that a Market shows."""
    shown = [sight.box.card_ids[card] for card in sight.s.slots if card >= 0]
    return [id for id in shown if sight.box.market_cards[id].market == market_of(sight, colour).id]


def market_shows_a_card(sight: Sight, move: Any) -> Args | None:
    colour = sight.box.regions[sight.region(move)].outpost
    return None if revealed(sight, colour) else {"colour": sight.box.colours[colour]}


def card_of_the_colour(sight: Sight, move: Any) -> Args | None:
    colour = sight.frame[2]
    if move["card"] in revealed(sight, colour):
        return None
    return {"card": move["card"], "colour": sight.box.colours[colour]}


PLACED: list[Rule] = [
    ("DOL-PRIV-20", may_be_granted),
    ("DOL-EV-14c", token_left),
    ("DOL-EV-14", site_is_open),
    ("DOL-EV-13", not_at_london_bridge),
]
RULES: dict[int, dict[str, list[Rule]]] = {
    q.Q_GO_BETWEEN: {"enlist": [("DOL-EV-11", refuge_for_two)], "stop": []},
    q.Q_SPONSOR: {
        "sponsor": [("DOL-EV-13", another_faction), ("DOL-EV-14c", has_something_to_place)],
        "stop": [],
    },
    q.Q_GRANT: {"elevator": PLACED, "bridge": PLACED, "stop": [("DOL-EV-13", may_leave_it)]},
    q.Q_GRANT_SPAN: {"to": PLACED},
    q.Q_SABOTAGE: {
        "lift_bridge": [("DOL-EV-17a", bridge_of_another), ("DOL-EV-15", majority_at_the_bridge)],
        "lift_segment": [("DOL-EV-17a", segment_of_another), ("DOL-EV-15", majority_at_the_segments)],
        "stop": [],
    },
    q.Q_SABOTAGE_SPAN: {"to": [("DOL-EV-17a", bridge_of_another), ("DOL-EV-15", majority_at_the_bridge)]},
    q.Q_SABOTAGE_FATE: {"take": [], "remove": []},
    q.Q_HIERARCHY: {"accept": [], "refuse": []},
    q.Q_SALARY: {
        "give": [
            ("DOL-EV-24", below_the_limit),
            ("DOL-EV-25", given_evenly),
            ("DOL-EV-23", has_the_resource),
        ],
        "return": [("DOL-EV-26", nobody_feasts), ("DOL-EV-23", has_the_resource)],
        "stop": [],
    },
    q.Q_MUTINY: {"denounce": [("DOL-EV-28", card_on_the_board), ("DOL-EV-30a", hits_another)], "stop": []},
    q.Q_VENDETTA: {"denounce": [("DOL-EV-31", card_on_the_board), ("DOL-EV-32", hits_another)]},
    q.Q_RAID: {"raid": [("DOL-EV-33", majority_to_raid)]},
    q.Q_TRIBUTE: {
        "remove": [("DOL-EV-34", scrapper_to_remove)],
        "give": [("DOL-EV-33", to_the_raider), ("DOL-EV-34", resource_to_give)],
    },
    q.Q_OCCUPATION: {
        "occupy": [
            ("DOL-EV-36c", own_outpost_on_the_board),
            ("DOL-EV-35", enough_of_the_colour),
            ("DOL-EV-36a", market_shows_a_card),
        ],
        "stop": [],
    },
    q.Q_OCCUPATION_CARD: {"buy": [("DOL-EV-36", card_of_the_colour)]},
}
