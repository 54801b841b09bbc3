"""What the picture of a table is made of."""

from collections.abc import Sequence
from typing import NamedTuple, cast

from londinium.games.next_station.box import Box
from londinium.games.next_station.game import NextStation
from londinium.games.next_station.view import View
from londinium.kernel.speech import Standing
from londinium.kernel.state import State
from londinium.terminal.words import say

GAME = "next-station"


class Table(NamedTuple):
    game: NextStation
    view: View
    standing: list[Standing]
    names: Sequence[str]
    whose: int  # the sheet that is shown as a map
    targets: set[int]  # the stations that answers lead to

    @property
    def box(self) -> Box:
        return self.game.box


def table(state: State, seat: int, names: Sequence[str], whose: int) -> Table:
    """The table as a seat sees it."""
    return Table(
        cast(NextStation, state.game),
        cast(View, state.view(seat)),
        state.standing(seat),
        names or [say(GAME, "seat-name", {"seat": n}) for n in range(state.players)],
        whose,
        targets(state, seat) if whose == seat else set(),
    )


def targets(state: State, seat: int) -> set[int]:
    """The stations that the answers to the present question lead to."""
    asked = state.ask(seat)
    if asked is None:
        return set()
    moves = [state.game.move(action) for action in state.legal(seat)]
    field = {"draw": "to", "circle": "station"}
    return {move[field[move["kind"]]] for move in moves if move["kind"] in field and move["kind"] in asked["moves"]}
