"""Collect and Build."""

from londinium.games.dei.box import NEUTRAL
from londinium.games.dei.explain.sight import Sight
from londinium.games.dei.moves import RESOURCES, Move
from londinium.kernel.questions import Args

# Collect


def resource_lies_here(sight: Sight, move: Move) -> Args | None:
    there = sight.s.technology if move["resource"] == "technology" else sight.s.energy
    return None if there[sight.region(move)] else {"region": move["region"], "resource": move["resource"]}


def majority_to_collect(sight: Sight, move: Move) -> Args | None:
    if sight.has("SUBJUGATE") or sight.icon("DRONE_COLLECT"):
        return None
    return None if sight.has_majority(sight.region(move)) else {"region": move["region"]}


def resource_to_return(sight: Sight, move: Move) -> Args | None:
    kind = RESOURCES.index(move["resource"])
    return None if sight.s.stored[2 * sight.seat + kind] else {"resource": move["resource"]}


def victim_below(sight: Sight, move: Move) -> Args | None:
    over = any(sight.superior(move["seat"], r) for r in sight.s.city.regions)
    return None if over else {"seat": move["seat"]}


def victim_has_it(sight: Sight, move: Move) -> Args | None:
    kind = RESOURCES.index(move["resource"])
    return None if sight.s.stored[2 * move["seat"] + kind] else {}


# Build


def may_build_here(sight: Sight, *regions: int) -> bool:
    """Majority in one of the Regions, or a Unit where presence is enough."""
    enough = sight.has("BUILD_WITHOUT_MAJORITY")
    return any(sight.has_majority(r) or (enough and sight.units(sight.seat, r) > 0) for r in regions)


def is_feast(sight: Sight, move: Move) -> bool:
    """Whether a Refuge there is a feast, or would be."""
    return sight.s.terms.feasts and sight.region(move) == sight.s.terms.centre


def refuge_site(sight: Sight, move: Move) -> Args | None:
    if is_feast(sight, move):
        return None
    r = sight.region(move)
    place = sight.box.regions[r]
    outpost = place.outpost >= 0 and r not in sight.s.terms.closed
    if outpost or place.neutral_refuge or sight.s.refuges[r] >= 0:
        return {"region": move["region"], "why": "taken"}
    return None if may_build_here(sight, r) else {"region": move["region"], "why": "majority"}


def elevator_site(sight: Sight, move: Move) -> Args | None:
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


def bridge_site(sight: Sight, move: Move) -> Args | None:
    roof = sight.region(move, "roof")
    free = free_sites(sight, roof)
    if not free:
        return {"roof": move["roof"], "why": "taken"}
    return None if any(may_bridge(sight, roof, to) for to in free) else {"roof": move["roof"], "why": "majority"}


def is_bridge_site(sight: Sight, move: Move) -> Args | None:
    roof = sight.question.roof
    if any({a, b} == {roof, sight.region(move)} for a, b, _ in sight.s.city.sites):
        return None
    return {"roof": sight.box.region_ids[roof], "to": move["region"]}


def span_is_free(sight: Sight, move: Move) -> Args | None:
    roof, to = sight.question.roof, sight.region(move)
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


def _named(sight: Sight, move: Move, regions: tuple[int, ...]) -> bool:
    if move["kind"] == "lift_refuge":
        return regions == (sight.region(move),)
    if move["kind"] == "lift_elevator":
        return regions == (sight.region(move, "ground"), sight.region(move, "roof"))
    return sight.region(move, "roof") in regions


def own_to_lift(sight: Sight, move: Move) -> Args | None:
    """When building: an own token of the kind that is built."""
    kind = ("lift_refuge", "lift_elevator", "lift_bridge")[sight.question.construction]
    for regions, owner in constructions(sight, move["kind"]):
        if move["kind"] == kind and owner == sight.seat and _named(sight, move, regions):
            return None
    return {}


def opposing_to_remove(sight: Sight, move: Move) -> Args | None:
    for regions, owner in constructions(sight, move["kind"]):
        if owner not in (sight.seat, NEUTRAL) and _named(sight, move, regions):
            return None
    return {}


def majority_to_remove(sight: Sight, move: Move) -> Args | None:
    for regions, owner in constructions(sight, move["kind"]):
        opposing = owner not in (sight.seat, NEUTRAL) and _named(sight, move, regions)
        if opposing and any(sight.has_majority(r) for r in regions):
            return None
    return {}


def bridge_meant(sight: Sight, move: Move) -> Args | None:
    roof, rebuilt = sight.question.roof, sight.question.site >= 0
    for regions, owner in constructions(sight, "lift_bridge"):
        removable = owner not in (sight.seat, NEUTRAL) and any(map(sight.has_majority, regions))
        if set(regions) == {roof, sight.region(move)} and (owner == sight.seat if rebuilt else removable):
            return None
    return {"roof": sight.box.region_ids[roof], "to": move["region"]}
