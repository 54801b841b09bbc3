"""Move."""

from londinium.games.dei.box import IGNORE_MAJORITY
from londinium.games.dei.explain.sight import Sight
from londinium.games.dei.moves import Move
from londinium.kernel.questions import Args


def units_here(sight: Sight, move: Move) -> Args | None:
    return None if sight.units(sight.seat, sight.region(move)) else {"region": move["region"]}


def groups(sight: Sight, r: int) -> list[tuple[int, bool]]:
    leads = sight.s.leaders[sight.seat] == r
    most = sight.scrappers(sight.seat, r)
    return [
        (n, leader) for n in range(most, -1, -1) for leader in (True, False) if n + leader and (leads or not leader)
    ]


def ways_on(sight: Sight, r: int, flags: int, spare: int) -> list[int]:
    """The Regions that some group can come to from here, whoever is there."""
    return [
        to
        for to in sight.s.city.regions
        if any(
            sight.goes(r, to, flags, spare, n + leader, leader)
            for n, leader in ((0, True), (1, False))
            if _has(sight, r, leader)
        )
    ]


def _has(sight: Sight, r: int, leader: bool) -> bool:
    return sight.s.leaders[sight.seat] == r if leader else sight.scrappers(sight.seat, r) > 0


def somewhere_to_go(sight: Sight, move: Move) -> Args | None:
    return None if ways_on(sight, sight.region(move), *sight.point()) else {"from": move["region"]}


def somewhere_to_enter(sight: Sight, move: Move) -> Args | None:
    r, point = sight.region(move), sight.point()
    if any(_some_enter(sight, r, to, *point) for to in ways_on(sight, r, *point)):
        return None
    return {"from": move["region"]}


def _some_enter(sight: Sight, r: int, to: int, flags: int, spare: int) -> bool:
    return any(
        (flags & IGNORE_MAJORITY or sight.slips(r, to, n + leader) or sight.enters(to, n, leader))
        and sight.goes(r, to, flags, spare, n + leader, leader)
        for n, leader in groups(sight, r)
    )


def reached(sight: Sight) -> list[int]:
    """The Regions that some group can come to from the one that Units leave."""
    return ways_on(sight, sight.question.source, sight.question.flags, sight.question.spare)


def someone_may_use_it(sight: Sight, move: Move) -> Args | None:
    source, to = sight.question.source, sight.region(move)
    if to in reached(sight) or to == source or not sight.adjacent(source, to):
        return None
    owners = sight.joints(source, to)
    if not owners:
        return None
    return {"from": sight.box.region_ids[source], "to": move["region"], "owner": owners[0]}


def something_joins_them(sight: Sight, move: Move) -> Args | None:
    return linked_with_it(sight, move) if sight.adjacent(sight.question.source, sight.region(move)) else None


def linked_with_it(sight: Sight, move: Move) -> Args | None:
    if sight.region(move) in reached(sight):
        return None
    source = sight.box.region_ids[sight.question.source]
    return {"from": source, "to": move["region"], "same": move["region"] == source}


def majority_there(sight: Sight, move: Move) -> Args | None:
    source, to = sight.question.source, sight.region(move)
    point = sight.question.flags, sight.question.spare
    if _some_enter(sight, source, to, *point):
        return None
    going = [(n, leader) for n, leader in groups(sight, source) if sight.goes(source, to, *point, n + leader, leader)]
    own = max(sight.value(sight.seat, to, n, leader) for n, leader in going)
    return {"to": move["region"], "own": own, "other": sight.rivals(to)}


def group_is_here(sight: Sight, move: Move) -> Args | None:
    source = sight.question.source
    leads, scrappers = sight.s.leaders[sight.seat] == source, sight.scrappers(sight.seat, source)
    if move["scrappers"] <= scrappers and (leads or not move["leader"]):
        return None
    return {"from": sight.box.region_ids[source], "scrappers": scrappers, "leader": int(leads)}


def gets_there(sight: Sight, n: int, leader: bool) -> bool:
    """Whether so many Scrappers, with the Leader or without, can go where the Move leads."""
    asked = sight.question
    return sight.goes(asked.source, asked.to, asked.flags, asked.spare, n + leader, leader)


def group_gets_there(sight: Sight, move: Move) -> Args | None:
    if gets_there(sight, move["scrappers"], bool(move["leader"])):
        return None
    return {"from": sight.box.region_ids[sight.question.source], "to": sight.box.region_ids[sight.question.to]}


def leader_shows_the_way(sight: Sight, move: Move) -> Args | None:
    """A group that would get there if the Leader were in it."""
    led = gets_there(sight, move["scrappers"], True)
    return group_gets_there(sight, move) if led and not move["leader"] else None


def group_enters(sight: Sight, move: Move) -> Args | None:
    source, to = sight.question.source, sight.question.to
    n, leader = move["scrappers"], bool(move["leader"])
    ignored = sight.question.flags & IGNORE_MAJORITY or sight.slips(source, to, n + leader)
    if ignored or sight.enters(to, n, leader):
        return None
    own = sight.value(sight.seat, to, n, leader)
    return {"to": sight.box.region_ids[to], "own": own, "other": sight.rivals(to)}
