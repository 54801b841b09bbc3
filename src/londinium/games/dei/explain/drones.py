"""Strike, Evict and Drones."""

from londinium.games.dei.box import ANY, NEUTRAL, OWN
from londinium.games.dei.explain.sight import Sight
from londinium.games.dei.moves import Move
from londinium.kernel.questions import Args

# Strike and Evict


def scrapper_here(sight: Sight, move: Move) -> Args | None:
    r, seat = sight.region(move), move["seat"]
    return None if seat < sight.s.players and sight.scrappers(seat, r) else {"region": move["region"]}


def superiority_here(sight: Sight, move: Move) -> Args | None:
    other = move["seat"]
    if other != sight.seat and sight.superior(other, sight.region(move)):
        return None
    return {"region": move["region"]}


def pushed(sight: Sight, r: int, to: int, victim: int) -> bool:
    """Whether a Scrapper can be evicted this way: on the ground, or over what is neutral or belongs to either."""
    if to in dict(sight.s.city.dear[r]):
        return True
    if not sight.adjacent(r, to):
        return False
    owners = sight.joints(r, to)
    return owners is None or any(owner in (sight.seat, victim, NEUTRAL) for owner in owners)


def way_out(sight: Sight, move: Move) -> Args | None:
    r = sight.region(move)
    if any(pushed(sight, r, to, move["seat"]) for to in sight.s.city.regions):
        return None
    return {"region": move["region"]}


def evicted_there(sight: Sight, move: Move) -> Args | None:
    r = sight.question.region
    if pushed(sight, r, sight.region(move), sight.question.victim):
        return None
    return {"region": sight.box.region_ids[r]}


# Drones


def drone_named(sight: Sight, move: Move) -> Args | None:
    op = sight.icon("DRONE_ACTIVATE")
    if op is None or op.drone == ANY:
        return None
    meant = sight.picked if op.drone == OWN else op.drone
    if sight.box.drone_ids.index(move["drone"]) == meant:
        return None
    return {"drone": move["drone"]}


def drone_in_play(sight: Sight, move: Move) -> Args | None:
    at = sight.s.drones[sight.box.drone_ids.index(move["drone"])]
    return None if at >= 0 else {"drone": move["drone"]}


def drone_gets_there(sight: Sight, move: Move) -> Args | None:
    drone, steps = sight.question.drone, sight.question.steps
    near = {sight.s.drones[drone]}
    for _ in range(steps):
        near |= {to for r in near for to in sight.s.city.flights[r]}
    if sight.region(move) in near:
        return None
    return {"drone": sight.box.drone_ids[drone], "to": move["region"], "steps": steps}


DRONE_DOES = {
    "collect": "DRONE_COLLECT",
    "enlist": "DRONE_ENLIST",
    "fly": "DRONE_TELEPORT",
    "strike": "DRONE_STRIKE_ALL",
}


def drone_does_it(sight: Sight, move: Move) -> Args | None:
    if sight.drone_op.name == DRONE_DOES[move["kind"]]:
        return None
    return {"drone": sight.box.drone_ids[sight.question.drone]}


def drone_region(sight: Sight, move: Move) -> Args | None:
    """Collecting and enlisting are done where the Drone stands."""
    here = sight.s.drones[sight.question.drone]
    afloat = move["kind"] == "enlist" and sight.box.regions[here].kind == "river"
    return None if sight.region(move) == here and not afloat else {"region": sight.box.region_ids[here]}


def effect_not_left_out(sight: Sight, move: Move) -> Args | None:
    if not sight.question.vetoed >> move["seat"] & 1:
        return None
    return {"drone": sight.box.drone_ids[sight.question.drone]}


def drone_strikes(sight: Sight, move: Move) -> Args | None:
    here = sight.s.drones[sight.question.drone]
    victim = move["seat"]
    other = victim < sight.s.players and victim != sight.seat and sight.question.struck[victim] < sight.drone_op.n
    if other and sight.region(move) == here and sight.scrappers(victim, here):
        return None
    return {"region": sight.box.region_ids[here]}


def in_flight(sight: Sight) -> int | None:
    """The Region that a Scrapper was sent to without Majority: the next one must follow it."""
    first = sight.question.first
    return None if first < 0 or sight.enters(first, 0) else first


def flight(sight: Sight, move: Move) -> Args | None:
    to, here = sight.region(move), sight.s.drones[sight.question.drone]
    roof_later = sight.box.regions[to].kind == "roof" and sight.question.first >= 0
    ashore = to in sight.s.city.regions and sight.box.regions[to].kind != "river"
    if ashore and to != here and not roof_later and sight.scrappers(sight.seat, here):
        return None
    return {"region": move["region"]}


def flight_follows(sight: Sight, move: Move) -> Args | None:
    first = in_flight(sight)
    if first is None or (move["kind"] == "fly" and sight.region(move) == first):
        return None
    return {"region": sight.box.region_ids[first]}


def flight_enters(sight: Sight, move: Move) -> Args | None:
    to, here = sight.region(move), sight.s.drones[sight.question.drone]
    if in_flight(sight) == to:
        return None
    most = min(sight.scrappers(sight.seat, here), sight.question.left)
    if sight.box.regions[to].kind == "roof":
        most = 1
    if sight.enters(to, most):
        return None
    return {"to": move["region"], "own": sight.value(sight.seat, to, most), "other": sight.rivals(to)}


def may_stop(sight: Sight, move: Move) -> Args | None:
    return flight_follows(sight, move) if sight.drone_op.name == "DRONE_TELEPORT" else None
