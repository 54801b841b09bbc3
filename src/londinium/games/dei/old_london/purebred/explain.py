"""What the Purebred's set-up may be refused for."""

from typing import TYPE_CHECKING

from londinium.games.dei.city import borders
from londinium.games.dei.explain.sight import Sight, SightOf
from londinium.games.dei.moves import FACES
from londinium.games.dei.old_london.moves import Move
from londinium.games.dei.old_london.purebred.kit import kit, own
from londinium.kernel.questions import Args

if TYPE_CHECKING:
    from londinium.games.dei.old_london.purebred import orders, set_up


def drone_nobody_brings(sight: Sight, move: Move) -> Args | None:
    brought = [sight.box.factions[faction].drone for faction in sight.s.factions]
    return {"drone": move["drone"]} if move["drone"] in brought else None


def mission_of_the_column(sight: "SightOf[orders.Order]", move: Move) -> Args | None:
    there = [sight.box.missions[mission].id for mission in sight.s.missions[sight.question.column]]
    return None if move["mission"] in there else {"column": sight.question.column + 1}


def token_left(sight: Sight, move: Move) -> Args | None:
    tokens = sum(token.face == move["face"] for token in kit(sight.box).orders)
    placed = sum(FACES[face] == move["face"] for _, face in own(sight.s).orders)
    return None if placed < tokens else {"face": move["face"]}


def tile_asked(sight: "SightOf[set_up.Turn]", move: Move) -> Args | None:
    tile = sight.box.tile_ids[sight.question.tile]
    return None if move["tile"] == tile else {"tile": tile}


def river_stays_whole(sight: Sight, move: Move) -> Args | None:
    """Where two tiles touch, it runs off both or off neither."""
    box, city = sight.box, sight.s.city
    laid = city.turned_laid(box.tile_ids.index(move["tile"]), move["quarters"])
    rivers = [[piece for piece in box.of_tile[tile] if box.regions[piece].kind == "river"] for tile, _ in laid]
    runs_off = [
        {side for piece in pieces for side in box.regions[piece].turned[turned]}
        for pieces, (_, turned) in zip(rivers, laid, strict=True)
    ]
    for here, there, side in borders(laid, city.width):
        if (side in runs_off[here]) != ((side + 2) % 4 in runs_off[there]):
            return {"tile": move["tile"]}
    return None
