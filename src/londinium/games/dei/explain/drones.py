"""Strike, Evict and Drones."""

from typing import Any

from londinium.games.dei import questions as q
from londinium.games.dei.box import ANY, NEUTRAL, OWN
from londinium.games.dei.drones import VETOED
from londinium.games.dei.explain.sight import Args, Sight, when

# Strike and Evict


@when(q.Q_EFFECT)
def scrapper_here(sight: Sight, move: Any) -> Args | None:
    r, seat = sight.region(move), move["seat"]
    return None if seat < sight.s.players and sight.scrappers(seat, r) else {"region": move["region"]}


@when(q.Q_EFFECT)
def superiority_here(sight: Sight, move: Any) -> Args | None:
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


def way_out(sight: Sight, move: Any) -> Args | None:
    r = sight.region(move)
    if any(pushed(sight, r, to, move["seat"]) for to in sight.s.city.regions):
        return None
    return {"region": move["region"]}


@when(q.Q_EVICT)
def evicted_there(sight: Sight, move: Any) -> Args | None:
    _, _, r, victim = sight.frame
    if pushed(sight, r, sight.region(move), victim):
        return None
    return {"region": sight.box.region_ids[r]}


# Drones


def drone_named(sight: Sight, move: Any) -> Args | None:
    op = sight.icon("DRONE_ACTIVATE")
    if op is None or op.drone == ANY:
        return None
    meant = sight.s.picked if op.drone == OWN else op.drone
    if sight.box.drone_ids.index(move["drone"]) == meant:
        return None
    return {"drone": move["drone"]}


@when(q.Q_EFFECT)
def drone_in_play(sight: Sight, move: Any) -> Args | None:
    at = sight.s.drones[sight.box.drone_ids.index(move["drone"])]
    return None if at >= 0 else {"drone": move["drone"]}


@when(q.Q_DRONE)
def drone_gets_there(sight: Sight, move: Any) -> Args | None:
    _, _, drone, steps = sight.frame
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


@when(q.Q_DRONE_EFFECT)
def drone_does_it(sight: Sight, move: Any) -> Args | None:
    if sight.drone_op.name == DRONE_DOES[move["kind"]]:
        return None
    return {"drone": sight.box.drone_ids[sight.frame[2]]}


def drone_region(sight: Sight, move: Any) -> Args | None:
    """Collecting, enlisting and striking are done where the Drone stands."""
    if sight.asked != q.Q_DRONE_EFFECT:
        return None
    here = sight.s.drones[sight.frame[2]]
    afloat = move["kind"] == "enlist" and sight.box.regions[here].kind == "river"
    return None if sight.region(move) == here and not afloat else {"region": sight.box.region_ids[here]}


def struck(sight: Sight, victim: int) -> int:
    """How often a Faction has been struck by the Drone, or VETOED."""
    return sight.frame[5] >> 4 * victim & 15


@when(q.Q_DRONE_EFFECT)
def effect_not_left_out(sight: Sight, move: Any) -> Args | None:
    if struck(sight, move["seat"]) != VETOED:
        return None
    return {"drone": sight.box.drone_ids[sight.frame[2]]}


@when(q.Q_DRONE_EFFECT)
def drone_strikes(sight: Sight, move: Any) -> Args | None:
    here = sight.s.drones[sight.frame[2]]
    victim, times = move["seat"], sight.drone_op.n
    other = victim < sight.s.players and victim != sight.seat
    if other and sight.region(move) == here and struck(sight, victim) < times and sight.scrappers(victim, here):
        return None
    return {"region": sight.box.region_ids[here]}


def in_flight(sight: Sight) -> int | None:
    """The Region that a Scrapper was sent to without Majority: the next one must follow it."""
    first = sight.frame[5]
    return None if first < 0 or sight.enters(first, 0) else first


def flight(sight: Sight, move: Any) -> Args | None:
    to, here = sight.region(move), sight.s.drones[sight.frame[2]]
    roof_later = sight.box.regions[to].kind == "roof" and sight.frame[5] >= 0
    ashore = to in sight.s.city.regions and sight.box.regions[to].kind != "river"
    if ashore and to != here and not roof_later and sight.scrappers(sight.seat, here):
        return None
    return {"region": move["region"]}


def flight_follows(sight: Sight, move: Any) -> Args | None:
    first = in_flight(sight)
    if first is None or (move["kind"] == "fly" and sight.region(move) == first):
        return None
    return {"region": sight.box.region_ids[first]}


def flight_enters(sight: Sight, move: Any) -> Args | None:
    to, here = sight.region(move), sight.s.drones[sight.frame[2]]
    if in_flight(sight) == to:
        return None
    most = min(sight.scrappers(sight.seat, here), sight.frame[4])
    if sight.box.regions[to].kind == "roof":
        most = 1
    if sight.enters(to, most):
        return None
    return {"to": move["region"], "own": sight.value(sight.seat, to, most), "other": sight.rivals(to)}


def may_stop(sight: Sight, move: Any) -> Args | None:
    if sight.asked != q.Q_DRONE_EFFECT or sight.drone_op.name != "DRONE_TELEPORT":
        return None
    return flight_follows(sight, move)
