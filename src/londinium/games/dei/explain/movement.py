"""Move."""

from typing import Any

from londinium.games.dei import questions as q
from londinium.games.dei.box import IGNORE_MAJORITY
from londinium.games.dei.explain.sight import Args, Sight, when


@when(q.Q_EFFECT)
def units_here(sight: Sight, move: Any) -> Args | None:
    return None if sight.units(sight.seat, sight.region(move)) else {"region": move["region"]}


def groups(sight: Sight, r: int) -> list[tuple[int, bool]]:
    leads = sight.s.leaders[sight.seat] == r
    most = sight.scrappers(sight.seat, r)
    return [
        (n, leader) for n in range(most, -1, -1) for leader in (True, False) if n + leader and (leads or not leader)
    ]


def ways_on(sight: Sight, r: int, flags: int) -> list[int]:
    """The Regions that some group can come to from here, whoever is there."""
    return [
        to
        for to in sight.s.city.regions
        if any(
            sight.goes(r, to, flags, n + leader, leader)
            for n, leader in ((0, True), (1, False))
            if _has(sight, r, leader)
        )
    ]


def _has(sight: Sight, r: int, leader: bool) -> bool:
    return sight.s.leaders[sight.seat] == r if leader else sight.scrappers(sight.seat, r) > 0


def somewhere_to_go(sight: Sight, move: Any) -> Args | None:
    op, r = sight.icon("MOVE"), sight.region(move)
    if op is None or ways_on(sight, r, sight.points()):
        return None
    return {"from": move["region"]}


def somewhere_to_enter(sight: Sight, move: Any) -> Args | None:
    op, r = sight.icon("MOVE"), sight.region(move)
    if op is None:
        return None
    flags = sight.points()
    for to in ways_on(sight, r, flags):
        if _some_enter(sight, r, to, flags):
            return None
    return {"from": move["region"]}


def _some_enter(sight: Sight, r: int, to: int, flags: int) -> bool:
    return any(
        (flags & IGNORE_MAJORITY or sight.slips(r, to, n + leader) or sight.enters(to, n, leader))
        and sight.goes(r, to, flags, n + leader, leader)
        for n, leader in groups(sight, r)
    )


@when(q.Q_TO)
def not_in_the_river(sight: Sight, move: Any) -> Args | None:
    return {"to": move["region"]} if sight.box.regions[sight.region(move)].kind == "river" else None


@when(q.Q_TO)
def points_for_ruins(sight: Sight, move: Any) -> Args | None:
    _, _, source, flags = sight.frame
    to = sight.region(move)
    if to in ways_on(sight, source, flags) or to not in dict(sight.s.city.dear[source]):
        return None
    return {"from": sight.box.region_ids[source], "to": move["region"], "points": dict(sight.s.city.dear[source])[to]}


@when(q.Q_TO)
def someone_may_use_it(sight: Sight, move: Any) -> Args | None:
    _, _, source, flags = sight.frame
    to = sight.region(move)
    if to in ways_on(sight, source, flags) or to == source or not sight.adjacent(source, to):
        return None
    owners = sight.joints(source, to)
    if not owners:
        return None
    return {"from": sight.box.region_ids[source], "to": move["region"], "owner": owners[0]}


@when(q.Q_TO)
def something_joins_them(sight: Sight, move: Any) -> Args | None:
    _, _, source, flags = sight.frame
    to = sight.region(move)
    if to in ways_on(sight, source, flags) or not sight.adjacent(source, to):
        return None
    return {"from": sight.box.region_ids[source], "to": move["region"]}


@when(q.Q_TO)
def linked_with_it(sight: Sight, move: Any) -> Args | None:
    _, _, source, flags = sight.frame
    if sight.region(move) in ways_on(sight, source, flags):
        return None
    return {"from": sight.box.region_ids[source], "to": move["region"]}


@when(q.Q_TO)
def majority_there(sight: Sight, move: Any) -> Args | None:
    _, _, source, flags = sight.frame
    to = sight.region(move)
    if _some_enter(sight, source, to, flags):
        return None
    going = [(n, leader) for n, leader in groups(sight, source) if sight.goes(source, to, flags, n + leader, leader)]
    own = max(sight.value(sight.seat, to, n, leader) for n, leader in going)
    return {"to": move["region"], "own": own, "other": sight.rivals(to)}


@when(q.Q_UNITS)
def group_is_here(sight: Sight, move: Any) -> Args | None:
    _, seat, source, _, _ = sight.frame
    leads = sight.s.leaders[seat] == source
    if move["scrappers"] <= sight.scrappers(seat, source) and (leads or not move["leader"]):
        return None
    return {"from": sight.box.region_ids[source], "scrappers": sight.scrappers(seat, source), "leader": int(leads)}


@when(q.Q_UNITS)
def group_gets_there(sight: Sight, move: Any) -> Args | None:
    _, _, source, to, flags = sight.frame
    n, leader = move["scrappers"], bool(move["leader"])
    if sight.goes(source, to, flags, n + leader, leader):
        return None
    return {"from": sight.box.region_ids[source], "to": sight.box.region_ids[to]}


@when(q.Q_UNITS)
def leader_shows_the_way(sight: Sight, move: Any) -> Args | None:
    """A group that would get there if the Leader were in it."""
    _, _, source, to, flags = sight.frame
    led = sight.goes(source, to, flags, move["scrappers"] + 1, True)
    return group_gets_there(sight, move) if led and not move["leader"] else None


@when(q.Q_UNITS)
def group_enters(sight: Sight, move: Any) -> Args | None:
    _, seat, source, to, flags = sight.frame
    n, leader = move["scrappers"], bool(move["leader"])
    if flags & IGNORE_MAJORITY or sight.slips(source, to, n + leader) or sight.enters(to, n, leader):
        return None
    own = sight.value(seat, to, n, leader)
    return {"to": sight.box.region_ids[to], "own": own, "other": sight.rivals(to)}
