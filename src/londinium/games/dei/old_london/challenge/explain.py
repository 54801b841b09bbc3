"""What a Challenge may be refused for."""

from typing import TYPE_CHECKING

from londinium.games.dei.explain.sight import Sight, SightOf
from londinium.games.dei.old_london.moves import Move
from londinium.kernel.questions import Args

if TYPE_CHECKING:
    from londinium.games.dei.old_london.challenge import challenge


def respondent(sight: Sight) -> Sight:
    return Sight(sight.s, (sight.seat or sight.s.players) - 1, None)


def ways_from(sight: Sight, r: int) -> list[int]:
    """Regions linked for the seat of this sight, the far bank of ruins too."""
    far = dict(sight.s.city.dear[r])
    return [to for to in sight.s.city.regions if sight.linked(r, to) or to in far]


def challenge_region(sight: Sight, move: Move) -> Args | None:
    r, other = sight.region(move), respondent(sight)
    if sight.units(sight.seat, r) and any(other.superior(seat, r) for seat in range(sight.s.players)):
        return None
    return {"region": move["region"], "seat": other.seat}


def respondent_can_leave(sight: Sight, move: Move) -> Args | None:
    return None if ways_from(respondent(sight), sight.region(move)) else {"region": move["region"]}


def spread_evenly(sight: "SightOf[challenge.Spread]", move: Move) -> Args | None:
    asked, to = sight.question, sight.region(move)
    if to in ways_from(sight, asked.region) and (asked.leader_waits or to not in asked.fuller):
        return None
    return {"region": sight.box.region_ids[sight.question.region]}
