"""Events (DOL-EV), and the Grant that one of them shares with a Privilege (DOL-PRIV-20)."""

from typing import TYPE_CHECKING

from londinium.games.dei.box import NEUTRAL
from londinium.games.dei.campaign.moves import Move
from londinium.games.dei.campaign.sheets import campaign_of, event_of
from londinium.games.dei.explain.building import constructions, resource_to_return
from londinium.games.dei.explain.sight import Sight, SightOf
from londinium.kernel.questions import Args, Rule

if TYPE_CHECKING:
    from londinium.games.dei.campaign import events, privileges


# Network of Go-Betweens


def refuge_for_two(sight: Sight, move: Move) -> Args | None:
    r = sight.region(move)
    return None if r in sight.s.city.regions and sight.is_home(r) else {"region": move["region"]}


# Government Intervention, Grant


def owner(sight: "SightOf[privileges.Grant | privileges.GrantSpan]") -> int:
    """For whom something is placed."""
    return sight.question.owner


def granted(sight: Sight) -> bool:
    """Whether the own Faction places an own token: a Privilege, not the event."""
    return owner(sight) == sight.seat


def in_barred_district(sight: Sight, *regions: int) -> bool:
    tiles = [sight.box.tile_ids[sight.box.regions[r].tile] for r in regions]
    return event_of(sight.s).not_on in tiles


def open_sites(sight: Sight, owner: int, event: bool) -> list[tuple[int, int]]:
    """Free sites of Elevators and Bridges that the owner has a token for, as pairs of Regions."""
    s, found = sight.s, []
    if s.tokens[owner * 3 + 1]:
        found += [ends for at, ends in enumerate(sight.box.elevators) if s.elevators[at] < 0 and in_play(sight, *ends)]
    if s.tokens[owner * 3 + 2]:
        found += [
            (a, b) for at, (a, b, _) in enumerate(s.city.sites) if s.bridges[at] < 0 and not sight.is_segment(a, b)
        ]
    return [ends for ends in found if not (event and in_barred_district(sight, *ends))]


def in_play(sight: Sight, *regions: int) -> bool:
    return all(r in sight.s.city.regions for r in regions)


def another_faction(sight: Sight, move: Move) -> Args | None:
    return None if move["seat"] < sight.s.players and move["seat"] != sight.seat else {"why": "faction"}


def has_something_to_place(sight: Sight, move: Move) -> Args | None:
    return None if open_sites(sight, move["seat"], True) else {"seat": move["seat"]}


def named_sites(sight: Sight, move: Move) -> list[tuple[int, int]]:
    """The pairs of Regions that a move can mean, free or not."""
    if move["kind"] == "elevator":
        return [(sight.region(move, "ground"), sight.region(move, "roof"))]
    if move["kind"] == "bridge":
        roof = sight.region(move, "roof")
        return [(a, b) for a, b, _ in sight.s.city.sites if roof in (a, b)]
    ends = {sight.question.roof, sight.region(move)}
    return [(a, b) for a, b, _ in sight.s.city.sites if {a, b} == ends]


def token_left(sight: Sight, move: Move) -> Args | None:
    """In the Reserve of whoever it is placed for."""
    what = 1 if move["kind"] == "elevator" else 2
    return None if sight.s.tokens[owner(sight) * 3 + what] else {"seat": owner(sight)}


def site_is_open(sight: Sight, move: Move) -> Args | None:
    """A site that is legal in shape, and free."""
    sites = open_sites(sight, owner(sight), False)
    if any(ends in sites for ends in named_sites(sight, move)):
        return None
    return {"kind": "elevator" if move["kind"] == "elevator" else "bridge"}


def may_be_granted(sight: Sight, move: Move) -> Args | None:
    return site_is_open(sight, move) if granted(sight) else None


def not_at_london_bridge(sight: Sight, move: Move) -> Args | None:
    if granted(sight):
        return None
    sites = open_sites(sight, owner(sight), True)
    return None if any(ends in sites for ends in named_sites(sight, move)) else {"why": "district"}


def may_leave_it(sight: Sight, _: Move) -> Args | None:
    return None if granted(sight) else {"why": "begun"}


# Sabotage


def opposing_bridges(sight: Sight, move: Move) -> list[tuple[int, ...]]:
    """The Bridges of others that a move can mean, as pairs of Regions."""
    found = [ends for ends, owner in constructions(sight, "lift_bridge") if owner not in (sight.seat, NEUTRAL)]
    if move["kind"] == "lift_bridge":
        return [ends for ends in found if sight.region(move, "roof") in ends]
    return [ends for ends in found if set(ends) == {sight.question.roof, sight.region(move)}]


def bridge_of_another(sight: Sight, move: Move) -> Args | None:
    return None if opposing_bridges(sight, move) else {}


def majority_at_the_bridge(sight: Sight, move: Move) -> Args | None:
    if any(sight.has_majority(r) for ends in opposing_bridges(sight, move) for r in ends):
        return None
    return {"region": move["roof"] if move["kind"] == "lift_bridge" else move["region"]}


def segment_of_another(sight: Sight, move: Move) -> Args | None:
    lies = move["seat"] in campaign_of(sight.s).segments and move["seat"] not in (sight.seat, NEUTRAL)
    return None if lies else {}


def majority_at_the_segments(sight: Sight, _: Move) -> Args | None:
    ends = sight.s.terms.segments
    return None if any(sight.has_majority(r) for r in ends) else {"region": sight.box.region_ids[ends[0]]}


# Salary


def nobody_feasts(sight: Sight, _: Move) -> Args | None:
    return {} if sum(campaign_of(sight.s).feasts) else None


def below_the_limit(sight: "SightOf[events.Salary]", move: Move) -> Args | None:
    feasts = [*campaign_of(sight.s).feasts, 0, 0, 0][move["seat"]]
    return None if sight.question.given.count(move["seat"]) < feasts else {"seat": move["seat"], "n": feasts}


def given_evenly(sight: "SightOf[events.Salary]", move: Move) -> Args | None:
    """Nobody who could still receive something has received less."""
    given = sight.question.given
    for other, feasts in enumerate(campaign_of(sight.s).feasts):
        if given.count(other) < min(feasts, given.count(move["seat"])):
            return {"seat": move["seat"]}
    return None


# Raid


def majority_to_raid(sight: Sight, move: Move) -> Args | None:
    return None if sight.has_majority(sight.region(move)) else {"why": "majority"}


def scrapper_to_remove(sight: "SightOf[events.Tribute]", _: Move) -> Args | None:
    return None if sight.scrappers(sight.seat, sight.question.region) else {"why": "scrapper"}


def to_the_raider(sight: "SightOf[events.Tribute]", move: Move) -> Args | None:
    return None if move["seat"] == sight.question.raider else {"why": "raider"}


def resource_to_give(sight: Sight, move: Move) -> Args | None:
    return {"why": "resource"} if resource_to_return(sight, move) else None


# Occupation


def own_outpost_on_the_board(sight: Sight, move: Move) -> Args | None:
    r = sight.region(move)
    gone = r not in sight.s.city.regions or r in sight.s.terms.closed
    return {"region": move["region"]} if gone or sight.s.control[r] != sight.seat else None


def enough_of_the_colour(sight: Sight, move: Move) -> Args | None:
    """Cubes that were kept count too (DOL-EV-36c)."""
    s, colour = sight.s, sight.box.regions[sight.region(move)].outpost
    same = [r for r, place in enumerate(sight.box.regions) if place.outpost == colour and s.control[r] == sight.seat]
    if len(same) >= event_of(sight.s).outposts:
        return None
    return {"region": move["region"], "colour": sight.box.colours[colour], "n": len(same)}


def revealed(sight: Sight, colour: int) -> list[str]:
    """The cards that a Market shows."""
    shown = [sight.box.card_ids[card] for card in sight.s.slots if card >= 0]
    return [id for id in shown if sight.market(id).colour == sight.box.colours[colour]]


def market_shows_a_card(sight: Sight, move: Move) -> Args | None:
    colour = sight.box.regions[sight.region(move)].outpost
    return None if revealed(sight, colour) else {"colour": sight.box.colours[colour]}


def card_of_the_colour(sight: "SightOf[events.OccupationCard]", move: Move) -> Args | None:
    if move["card"] in revealed(sight, sight.question.colour):
        return None
    return {"card": move["card"], "colour": sight.box.colours[sight.question.colour]}


PLACED: tuple[Rule, ...] = (
    ("DOL-PRIV-20", may_be_granted),
    ("DOL-EV-14c", token_left),
    ("DOL-EV-14", site_is_open),
    ("DOL-EV-13", not_at_london_bridge),
)
OPPOSING_BRIDGE: tuple[Rule, ...] = (("DOL-EV-17a", bridge_of_another), ("DOL-EV-15", majority_at_the_bridge))
