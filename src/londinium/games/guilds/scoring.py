"""The end of the game: goals, adjacent Masters, the winner (GOL-END, GOL-SCORE, GOL-OP-21 to GOL-OP-24)."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from londinium.games.guilds.components import GoalMetric
from londinium.games.guilds.moves import OWNERS
from londinium.games.guilds.pieces import SEATS, bits, gain_points, masters, remove_pawn, to_reserve
from londinium.kernel.events import Log, end, put, rule, stage
from londinium.kernel.outcome import Outcome, standings
from londinium.kernel.tuples import changed

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState


def end_game(s: "GuildsState", log: Log) -> None:
    """Open tiles are cleared, then goals and then pairs are scored (GOL-SCORE-1 to GOL-SCORE-3, GOL-SCORE-11)."""
    s.reveal()  # the goals of all (GOL-INFO-6)
    if log is not None:
        log.append(stage("scoring", 1))
    clear_open_tiles(s, log)
    seats = s.track
    goals, pairs = [0] * len(s.vp), [0] * len(s.vp)
    for seat in seats:
        for code in s.goals[seat]:
            points = goal_points(s, seat, code // SEATS)
            goals[seat] += points
            if log is not None:
                log.append(rule("GOL-SCORE-3", seat=seat, goal=s.box.goals[code // SEATS], n=points))
        gain_points(s, seat, goals[seat], log)
    for seat in seats:
        pairs[seat] = s.box.pair_points * adjacent_pairs(s, seat)  # GOL-SCORE-6
        if log is not None:
            log.append(rule("GOL-SCORE-6", seat=seat, n=pairs[seat]))
        gain_points(s, seat, pairs[seat], log)
    s.goal_points, s.pair_points = tuple(goals), tuple(pairs)
    s.over = True
    if log is not None:
        decided_by = s.outcome()["decided_by"]
        if decided_by:
            log.append(rule(decided_by))
        log.append(end())


def clear_open_tiles(s: "GuildsState", log: Log) -> None:
    """Pawns to the reserve, neutral pawns to the supply, the Beadle off the board (GOL-SCORE-1, GOL-SCORE-2)."""
    for tile in bits(s.open):
        for owner in range(len(s.reserve)):
            n = s.pawns[OWNERS * tile + owner]
            for _ in range(n):
                remove_pawn(s, owner, tile, log)
            if n:
                to_reserve(s, owner, n, log)
        if s.black[tile]:
            s.supply += s.black[tile]
            s.black = changed(s.black, tile, 0)
    if s.beadle >= 0 and log is not None:
        log.append(put("beadle", s.box.tiles[s.beadle], None))
    s.beadle = -1


def goal_points(s: "GuildsState", seat: int, goal: int) -> int:
    """The points of one goal as things stand (GOL-OP-21, GOL-OP-22)."""
    vp, metric, livery, least, most = s.box.scores[goal]
    n = COUNTS[metric](s, seat, livery)
    if least:
        return vp if n >= least else 0
    return min(vp * n, most) if most else vp * n


COUNTS: dict[GoalMetric, Callable[["GuildsState", int, int], int]] = {  # state, seat, livery; GOL-OP-23, GOL-OP-24
    "masters_with_livery": lambda s, seat, livery: (masters(s, seat) & s.box.showing[livery]).bit_count(),
    "masters_great_twelve": lambda s, seat, _: (masters(s, seat) & s.box.great_twelve).bit_count(),
    "masters_on_special": lambda s, seat, _: (masters(s, seat) & s.box.special).bit_count(),
    "livery_sets": lambda s, seat, _: min([(masters(s, seat) & showing).bit_count() for showing in s.box.showing]),
    "masters_adjacent_guildhall": lambda s, seat, _: (masters(s, seat) & s.plan.hall).bit_count(),
    "largest_master_group": lambda s, seat, _: largest_group(s, masters(s, seat)),
    "second_place_tokens": lambda s, seat, _: len(s.tokens[seat]),
    "own_on_plantation": lambda s, seat, _: s.plantation[seat],
    "own_in_guildhall": lambda s, seat, _: s.guildhall[seat],
    "neutrals_held": lambda s, seat, _: s.neutrals[seat],
    "hand_cards": lambda s, seat, _: len(s.hands[seat]),
}


def largest_group(s: "GuildsState", tiles: int) -> int:
    """The size of the largest group of these tiles that hang together by their sides."""
    near = s.plan.near
    best = 0
    while tiles:
        group = edge = tiles & -tiles
        while edge:
            reached = 0
            for tile in bits(edge):
                reached |= near[tile]
            edge = reached & tiles & ~group
            group |= edge
        tiles &= ~group
        best = max(best, group.bit_count())
    return best


def adjacent_pairs(s: "GuildsState", seat: int) -> int:
    """Pairs of tiles that share a side and both have a Master of this seat (GOL-SCORE-6, GOL-SCORE-7)."""
    own = masters(s, seat)
    near = s.plan.near
    return sum([(near[tile] & own).bit_count() for tile in bits(own)]) // 2


def breakdown(s: "GuildsState", seat: int) -> dict[str, int]:
    """A seat's points by category; they add up to its score."""
    goals, pairs = s.goal_points[seat], s.pair_points[seat]
    return {"track": s.vp[seat] - goals - pairs, "goals": goals, "pairs": pairs}


def as_it_stands(s: "GuildsState", seat: int, goals: bool) -> dict[str, int]:
    """A seat's points by category if the game ended now; without those of its goals where they are hidden."""
    if s.over:
        return breakdown(s, seat)
    counted = [goal_points(s, seat, code // SEATS) for code in s.goals[seat]] if goals else []
    return {"track": s.vp[seat], "goals": sum(counted), "pairs": s.box.pair_points * adjacent_pairs(s, seat)}


def result(s: "GuildsState") -> Outcome:
    """Most points, then most mayoral cards, then a shared victory (GOL-SCORE-8 to GOL-SCORE-10)."""
    scores = list(s.vp[: s.players])
    ranking, decided_by = standings(scores, [("GOL-SCORE-9", [len(goals) for goals in s.goals])])
    points = [breakdown(s, seat) for seat in range(s.players)]
    return {"scores": scores, "ranking": ranking, "decided_by": decided_by, "breakdown": points}
