"""What a proposal may be refused for."""

from londinium.games.dei.explain.sight import Sight
from londinium.games.dei.old_london.moves import Move
from londinium.kernel.questions import Args


def another_player(sight: Sight, move: Move) -> Args | None:
    other = move["seat"]
    return None if other < sight.s.players and other != sight.seat else {"seat": other}


def ally_is_free(sight: Sight, move: Move) -> Args | None:
    other = move["seat"]
    done = [mission for mission in sight.s.marks[other] if mission >= 0]
    return None if len(done) < sight.s.turn else {"seat": other}


def open_to_both(sight: Sight, move: Move) -> Args | None:
    for column, two in enumerate(sight.s.missions):
        here = move["mission"] in [sight.box.missions[mission].id for mission in two]
        if here and all(sight.s.marks[seat][column] < 0 for seat in (sight.seat, move["seat"])):
            return None
    return {"mission": move["mission"], "seat": move["seat"]}
