# Written by `make fields` from fields.py: what is declared there is changed there.
# fmt: off
from typing import TYPE_CHECKING, Any, Self
from mypy_extensions import mypyc_attr
from londinium.games.next_station.box import Box
from londinium.games.next_station.options import NextStationOptions
from londinium.kernel.questions import Stack
from londinium.kernel.state import State
if TYPE_CHECKING:
    from londinium.kernel.game import Game


class Sheet:
    __slots__ = (
        "pencil", "line", "stations", "ends", "drawn", "blocked", "spent", "lines", "sections", "marks", "points",
        "visits",
    )
    pencil: int; line: int; stations: tuple[int, ...]; ends: tuple[int, ...]; drawn: tuple[int, ...]; blocked: int
    spent: bool; lines: tuple[int, ...]; sections: tuple[tuple[int, ...], ...]; marks: tuple[int, ...]
    points: tuple[int, ...]; visits: int

    def __init__(
        self, pencil: int = 0, line: int = 0, stations: tuple[int, ...] = (), ends: tuple[int, ...] = (),
        drawn: tuple[int, ...] = (), blocked: int = 0, spent: bool = False, lines: tuple[int, ...] = (0, 0, 0, 0),
        sections: tuple[tuple[int, ...], ...] = ((), (), (), ()), marks: tuple[int, ...] = (-1, -1, -1, -1),
        points: tuple[int, ...] = (0, 0, 0, 0), visits: int = 0,
    ) -> None:
        self.pencil = pencil; self.line = line; self.stations = stations; self.ends = ends; self.drawn = drawn
        self.blocked = blocked; self.spent = spent; self.lines = lines; self.sections = sections; self.marks = marks
        self.points = points; self.visits = visits

    def copy(self) -> "Sheet":
        return Sheet(
            self.pencil, self.line, self.stations, self.ends, self.drawn, self.blocked, self.spent, self.lines,
            self.sections, self.marks, self.points, self.visits,
        )

    def dump(self) -> dict[str, Any]:
        return {
            "pencil": self.pencil, "line": self.line, "stations": self.stations, "ends": self.ends, "drawn": self.drawn,
            "blocked": self.blocked, "spent": self.spent, "lines": self.lines, "sections": self.sections,
            "marks": self.marks, "points": self.points, "visits": self.visits,
        }

    @staticmethod
    def load(own: dict[str, Any]) -> "Sheet":
        return Sheet(
            pencil=own["pencil"], line=own["line"], stations=tuple(own["stations"]), ends=tuple(own["ends"]),
            drawn=tuple(own["drawn"]), blocked=own["blocked"], spent=own["spent"], lines=tuple(own["lines"]),
            sections=tuple([tuple(one) for one in own["sections"]]), marks=tuple(own["marks"]),
            points=tuple(own["points"]), visits=own["visits"],
        )


FIELDS = (
    "round", "turn", "controller", "slots", "powers", "objectives", "deck", "revealed", "undergrounds", "symbol",
    "free", "sheets", "box",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class NextStationFields(State):
    __slots__ = FIELDS
    options: NextStationOptions
    round: int; turn: int; controller: int; slots: tuple[int, ...]; powers: tuple[int, ...]
    objectives: tuple[int, ...]; deck: tuple[int, ...]; revealed: tuple[int, ...]; undergrounds: int; symbol: int
    free: bool; sheets: list[Sheet]; box: Box

    def __init__(
        self, game: "Game", players: int, options: NextStationOptions, seed: int | None,
        past: list[tuple[int, int]] | None, rng: int, barrier: int, pending: list[Stack], legal: list[list[int]],
        to_act: tuple[int, ...], over: bool, controller: int, sheets: list[Sheet], box: Box, round: int = 0,
        turn: int = 0, slots: tuple[int, ...] = (), powers: tuple[int, ...] = (), objectives: tuple[int, ...] = (),
        deck: tuple[int, ...] = (), revealed: tuple[int, ...] = (), undergrounds: int = 0, symbol: int = 0,
        free: bool = False,
    ) -> None:
        self.game = game; self.players = players; self.options = options; self.seed = seed; self.past = past
        self.rng = rng; self.barrier = barrier; self.pending = pending; self._legal = legal; self.to_act = to_act
        self.over = over; self.round = round; self.turn = turn; self.controller = controller; self.slots = slots
        self.powers = powers; self.objectives = objectives; self.deck = deck; self.revealed = revealed
        self.undergrounds = undergrounds; self.symbol = symbol; self.free = free; self.sheets = sheets; self.box = box

    def copy(self) -> Self:
        twin = self.__new__(type(self))
        twin.game = self.game; twin.players = self.players; twin.options = self.options; twin.seed = self.seed
        twin._past = self._past; twin._rng = self._rng; twin._script = self._script; twin.barrier = self.barrier
        twin.pending = [stack.copy() for stack in self.pending]; twin._legal = self._legal.copy()
        twin.to_act = self.to_act; twin.over = self.over; twin.round = self.round; twin.turn = self.turn
        twin.controller = self.controller; twin.slots = self.slots; twin.powers = self.powers
        twin.objectives = self.objectives; twin.deck = self.deck; twin.revealed = self.revealed
        twin.undergrounds = self.undergrounds; twin.symbol = self.symbol; twin.free = self.free
        twin.sheets = [one.copy() for one in self.sheets]; twin.box = self.box
        return twin

    def dump(self) -> dict[str, Any]:
        return {
            "round": self.round, "turn": self.turn, "controller": self.controller, "slots": self.slots,
            "powers": self.powers, "objectives": self.objectives, "deck": self.deck, "revealed": self.revealed,
            "undergrounds": self.undergrounds, "symbol": self.symbol, "free": self.free,
            "sheets": [one.dump() for one in self.sheets],
        }

    @staticmethod
    def loaded(own: dict[str, Any]) -> dict[str, Any]:
        return {
            "round": own["round"], "turn": own["turn"], "controller": own["controller"], "slots": tuple(own["slots"]),
            "powers": tuple(own["powers"]), "objectives": tuple(own["objectives"]), "deck": tuple(own["deck"]),
            "revealed": tuple(own["revealed"]), "undergrounds": own["undergrounds"], "symbol": own["symbol"],
            "free": own["free"], "sheets": [Sheet.load(one) for one in own["sheets"]],
        }
