"""What the river and its ruins may refuse: Units that move, and Scrappers that are evacuated."""

from typing import TYPE_CHECKING

from londinium.games.dei.explain.movement import reached
from londinium.games.dei.explain.primitives import way_out
from londinium.games.dei.explain.sight import Sight, SightOf
from londinium.games.dei.old_london.moves import Move
from londinium.kernel.questions import Args

if TYPE_CHECKING:
    from londinium.games.dei import move as moving


def not_in_the_river(sight: Sight, move: Move) -> Args | None:
    return {"to": move["region"]} if sight.box.regions[sight.region(move)].kind == "river" else None


def points_for_ruins(sight: Sight, move: Move) -> Args | None:
    source, to = sight.question.source, sight.region(move)
    ruins = dict(sight.s.city.dear[source])
    if to in reached(sight) or to not in ruins:
        return None
    return {"from": sight.box.region_ids[source], "to": move["region"], "points": ruins[to]}


def points_to_evacuate(sight: "SightOf[moving.Evacuate]", move: Move) -> Args | None:
    r, to = sight.question.region, sight.region(move)
    ruins = dict(sight.s.city.dear[r])
    if to not in ruins or way_out(sight, r, to, sight.question.spare):
        return None
    return {"from": sight.box.region_ids[r], "to": move["region"], "points": ruins[to]}
