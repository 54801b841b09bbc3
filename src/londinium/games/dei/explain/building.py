"""Collect and Build."""

from typing import Any

from londinium.games.dei import questions as q
from londinium.games.dei.box import NEUTRAL
from londinium.games.dei.explain.sight import Args, Sight, when
from londinium.games.dei.moves import RESOURCES

# Collect


def resource_lies_here(sight: Sight, move: Any) -> Args | None:
    if sight.asked == q.Q_DRONE_EFFECT and sight.drone_op.name != "DRONE_COLLECT":
        return None
    there = sight.s.technology if move["resource"] == "technology" else sight.s.energy
    return None if there[sight.region(move)] else {"region": move["region"], "resource": move["resource"]}


@when(q.Q_EFFECT)
def majority_to_collect(sight: Sight, move: Any) -> Args | None:
    if sight.has("SUBJUGATE") or sight.icon("DRONE_COLLECT"):
        return None
    return None if sight.has_majority(sight.region(move)) else {"region": move["region"]}


def resource_to_return(sight: Sight, move: Any) -> Args | None:
    kind = RESOURCES.index(move["resource"])
    return None if sight.s.stored[2 * sight.seat + kind] else {"resource": move["resource"]}


@when(q.Q_EFFECT)
def victim_below(sight: Sight, move: Any) -> Args | None:
    over = any(sight.superior(move["seat"], r) for r in sight.s.city.regions)
    return None if over else {"seat": move["seat"]}


def victim_in_play(sight: Sight, move: Any) -> Args | None:
    """Who has left loses nothing more."""
    gone = move["seat"] < sight.s.players and move["seat"] not in sight.s.order
    return {"seat": move["seat"]} if gone else None


def victim_has_it(sight: Sight, move: Any) -> Args | None:
    kind = RESOURCES.index(move["resource"])
    return None if sight.s.stored[2 * move["seat"] + kind] else {}


# Build


def may_build_here(sight: Sight, *regions: int) -> bool:
    """Majority in one of the Regions, or a Unit where presence is enough."""
    enough = sight.has("BUILD_WITHOUT_MAJORITY")
    return any(sight.has_majority(r) or (enough and sight.units(sight.seat, r) > 0) for r in regions)


def is_feast(sight: Sight, move: Any) -> bool:
    """Whether a Refuge built here would be a feast."""
    return sight.s.terms.feasts and sight.region(move) == sight.s.terms.centre


def majority_to_feast(sight: Sight, move: Any) -> Args | None:
    if is_feast(sight, move) and not sight.has_majority(sight.region(move)):
        return {"region": move["region"]}
    return None


def token_in_reserve(sight: Sight, move: Any) -> Args | None:
    """Where nothing may be taken off the board to build it anew."""
    kind = ("refuge", "elevator", "bridge").index(move["kind"])
    if sight.s.terms.rebuilds or sight.s.tokens[sight.seat * 3 + kind]:
        return None
    return {"construction": move["kind"]}


def refuge_site(sight: Sight, move: Any) -> Args | None:
    if is_feast(sight, move):
        return None
    r = sight.region(move)
    place = sight.box.regions[r]
    outpost = place.outpost >= 0 and r not in sight.s.campaign.closed  # some are taken off the board (DOL-EV-35)
    if outpost or place.neutral_refuge or sight.s.refuges[r] >= 0:
        return {"region": move["region"], "why": "taken"}
    return None if may_build_here(sight, r) else {"region": move["region"], "why": "majority"}


def elevator_site(sight: Sight, move: Any) -> Args | None:
    ground, roof = sight.region(move, "ground"), sight.region(move, "roof")
    if sight.s.elevators[sight.box.elevators.index((ground, roof))] >= 0:
        return {"ground": move["ground"], "roof": move["roof"], "why": "taken"}
    if may_build_here(sight, ground, roof):
        return None
    return {"ground": move["ground"], "roof": move["roof"], "why": "majority"}


def free_sites(sight: Sight, roof: int) -> list[int]:
    """The Roofs to which a Bridge from this one could be built, by whomever."""
    found = []
    for site, (a, b, _) in enumerate(sight.s.city.sites):
        if roof in (a, b) and (sight.s.bridges[site] < 0 or sight.is_segment(a, b)):
            found.append(a if roof == b else b)
    return found


def may_bridge(sight: Sight, roof: int, to: int) -> bool:
    """Majority in one of the two Roofs, or a Unit where presence is enough; that is never so for segments."""
    if sight.is_segment(roof, to):
        return sight.has_majority(roof) or sight.has_majority(to)
    return may_build_here(sight, roof, to)


def bridge_site(sight: Sight, move: Any) -> Args | None:
    roof = sight.region(move, "roof")
    free = free_sites(sight, roof)
    if not free:
        return {"roof": move["roof"], "why": "taken"}
    return None if any(may_bridge(sight, roof, to) for to in free) else {"roof": move["roof"], "why": "majority"}


@when(q.Q_SPAN)
def is_bridge_site(sight: Sight, move: Any) -> Args | None:
    ends = {sight.frame[2], sight.region(move)}
    if any({a, b} == ends for a, b, _ in sight.s.city.sites):
        return None
    return {"roof": sight.box.region_ids[sight.frame[2]], "to": move["region"]}


@when(q.Q_SPAN)
def span_is_free(sight: Sight, move: Any) -> Args | None:
    roof, to = sight.frame[2], sight.region(move)
    if to not in free_sites(sight, roof):
        return {"roof": move["region"], "why": "taken"}
    return None if may_bridge(sight, roof, to) else {"roof": move["region"], "why": "majority"}


def constructions(sight: Sight, kind: str) -> list[tuple[tuple[int, ...], int]]:
    """Every Refuge, Elevator or Bridge on the board: its Regions and its owner."""
    s = sight.s
    if kind == "lift_refuge":
        return [((r,), owner) for r, owner in enumerate(s.refuges) if owner >= 0]
    if kind == "lift_elevator":
        return [(sight.box.elevators[site], owner) for site, owner in enumerate(s.elevators) if owner >= 0]
    return [((a, b), s.bridges[site]) for site, (a, b, _) in enumerate(s.city.sites) if s.bridges[site] >= 0]


def _named(sight: Sight, move: Any, regions: tuple[int, ...]) -> bool:
    if move["kind"] == "lift_refuge":
        return regions == (sight.region(move),)
    if move["kind"] == "lift_elevator":
        return regions == (sight.region(move, "ground"), sight.region(move, "roof"))
    return sight.region(move, "roof") in regions


def own_to_lift(sight: Sight, move: Any) -> Args | None:
    """When building: an own token of the kind that is built."""
    if sight.asked != q.Q_LIFT:
        return None
    kind = ("lift_refuge", "lift_elevator", "lift_bridge")[sight.frame[2]]
    for regions, owner in constructions(sight, move["kind"]):
        if move["kind"] == kind and owner == sight.seat and _named(sight, move, regions):
            return None
    return {}


@when(q.Q_EFFECT)
def opposing_to_remove(sight: Sight, move: Any) -> Args | None:
    for regions, owner in constructions(sight, move["kind"]):
        if owner not in (sight.seat, NEUTRAL) and _named(sight, move, regions):
            return None
    return {}


@when(q.Q_EFFECT)
def majority_to_remove(sight: Sight, move: Any) -> Args | None:
    for regions, owner in constructions(sight, move["kind"]):
        opposing = owner not in (sight.seat, NEUTRAL) and _named(sight, move, regions)
        if opposing and any(sight.has_majority(r) for r in regions):
            return None
    return {}


@when(q.Q_LIFT_SPAN)
def bridge_meant(sight: Sight, move: Any) -> Args | None:
    _, seat, roof, build_on = sight.frame
    for regions, owner in constructions(sight, "lift_bridge"):
        removable = owner not in (seat, NEUTRAL) and any(map(sight.has_majority, regions))
        if set(regions) == {roof, sight.region(move)} and (owner == seat if build_on >= 0 else removable):
            return None
    return {"roof": sight.box.region_ids[roof], "to": move["region"]}
