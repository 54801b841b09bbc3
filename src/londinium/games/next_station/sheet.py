"""A player's sheet: the lines drawn so far and the score area (NSL-COMP-6)."""

from typing import Any, TypeVar

T = TypeVar("T")

FIELDS = (
    "pencil",
    "line",
    "stations",
    "ends",
    "drawn",
    "blocked",
    "spent",
    "lines",
    "sections",
    "marks",
    "points",
    "visits",
)


class Sheet:
    """One sheet. Its fields are numbers and tuples, so that a copy shares them all."""

    __slots__ = FIELDS

    def __init__(
        self,
        pencil: int,
        line: int,
        stations: tuple[int, ...],
        ends: tuple[int, ...],
        drawn: tuple[int, ...],
        blocked: int,
        spent: bool,
        lines: tuple[int, ...],
        sections: tuple[tuple[int, ...], ...],
        marks: tuple[int, ...],
        points: tuple[int, ...],
        visits: int,
    ) -> None:
        self.pencil = pencil  # held in this round
        self.line = line  # the stations of its line, as a mask …
        self.stations = stations  # … and in the order they were reached
        self.ends = ends  # the stations of degree 0 or 1 in it
        self.drawn = drawn  # its sections, as action numbers in the order they were drawn
        self.blocked = blocked  # edges that cannot be drawn any more: drawn, or crossed by a drawn one
        self.spent = spent  # the power of the round is used
        self.lines = lines  # by pencil: the stations of its finished line, 0 while it is not finished
        self.sections = sections  # by pencil: the sections of its finished line
        self.marks = marks  # by pencil: the circled station, or -1
        self.points = points  # by pencil: the points of its finished line, 0 before
        self.visits = visits  # to tourist sites, counted ones

    def copy(self) -> "Sheet":
        return Sheet(
            self.pencil,
            self.line,
            self.stations,
            self.ends,
            self.drawn,
            self.blocked,
            self.spent,
            self.lines,
            self.sections,
            self.marks,
            self.points,
            self.visits,
        )

    def start(self, pencil: int, departure: int) -> None:
        """Begin the line of a pencil at its departure station (NSL-ROUND-4, NSL-STN-7)."""
        self.pencil = pencil
        self.line = 1 << departure
        self.stations = self.ends = (departure,)
        self.drawn = ()
        self.spent = False

    def finish(self, points: int, visits: int) -> None:
        """Write the points of the line down: they are fixed from now on (NSL-SCORE-9)."""
        self.lines = changed(self.lines, self.pencil, self.line)
        self.sections = changed(self.sections, self.pencil, self.drawn)
        self.points = changed(self.points, self.pencil, points)
        self.visits = visits

    def network(self) -> list[tuple[int, int, tuple[int, ...]]]:
        """Every line begun, the present one too (NSL-STN-7): its pencil, its stations, its sections."""
        begun = [(p, line, self.sections[p]) for p, line in enumerate(self.lines) if line]
        if self.line and not self.lines[self.pencil]:
            begun.append((self.pencil, self.line, self.drawn))
        return begun

    def dump(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in FIELDS}


def empty() -> Sheet:
    """A sheet as it is torn off the pad (NSL-SETUP-2)."""
    return Sheet(0, 0, (), (), (), 0, False, (0,) * 4, ((),) * 4, (-1,) * 4, (0,) * 4, 0)


def load(saved: dict[str, Any]) -> Sheet:
    """A sheet from its dump."""
    plain: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in saved.items()}
    plain["sections"] = tuple(tuple(drawn) for drawn in plain["sections"])
    return Sheet(**plain)


def changed(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The tuple with one entry changed."""
    return values[:at] + (value,) + values[at + 1 :]
