"""The verbs of Next Station: draw a section, pass, circle a station (NSL-INFO-4)."""

from typing import TYPE_CHECKING, Literal, TypedDict

from londinium.kernel.game import Asked
from londinium.kernel.moves import Verb

if TYPE_CHECKING:
    from londinium.games.next_station.box import Box

Draw = TypedDict("Draw", {"kind": Literal["draw"], "from": int, "to": int})
"""Draw a section; `from` is the end of the line or, with a switch, the station the section starts at."""


class Pass(TypedDict):
    """Draw nothing, or leave the power unused."""

    kind: Literal["pass"]


class Circle(TypedDict):
    """Mark a station of the line with the power `double_station`."""

    kind: Literal["circle"]
    station: int


Move = Draw | Pass | Circle

# The questions, by the number that their frames begin with
SECTION, SECOND, MARK = range(3)
QUESTIONS = (
    Asked("section", ("draw", "pass")),
    Asked("second", ("draw", "pass")),
    Asked("mark", ("circle", "pass")),
)
BESIDE = frozenset({"circle"})


def verbs(box: "Box") -> list[Verb]:
    """Numbers: each edge forward and back, then pass, then one circle per station."""
    ways = [way for u, v in box.edges for way in ((u, v), (v, u))]
    return [
        Verb("draw", ("from", "to"), ways, unknown="NSL-DRAW-6"),
        Verb("pass"),
        Verb("circle", ("station",), [(station,) for station in range(len(box.stations))]),
    ]
