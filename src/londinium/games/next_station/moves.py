"""The verbs of Next Station: draw a section, pass, circle a station (NSL-INFO-4)."""

from typing import TYPE_CHECKING, TypedDict

from londinium.kernel.moves import Verb
from londinium.kernel.questions import Questions

if TYPE_CHECKING:
    from londinium.games.next_station.box import Box

Move = TypedDict("Move", {"kind": str, "from": int, "to": int, "station": int}, total=False)
"""What a move can name: `from` is the end of the line or, with a switch, the station that the section starts at."""

QUESTIONS = Questions()  # each is declared in its chapter


def verbs(box: "Box") -> list[Verb]:
    """Numbers: each edge forward and back, then pass, then one circle per station."""
    ways = [way for u, v in box.edges for way in ((u, v), (v, u))]
    return [
        Verb("draw", ("from", "to"), ways, unknown="NSL-DRAW-6"),
        Verb("pass"),
        Verb("circle", ("station",), [(station,) for station in range(len(box.stations))]),
    ]
