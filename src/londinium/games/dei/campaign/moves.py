"""What the moves that a campaign adds can name."""

from londinium.games.dei.old_london import moves
from londinium.kernel.questions import Questions

QUESTIONS = Questions()  # each is declared in its chapter

SEGMENTS = ("own", "neutral")
MOST_UNITS = 2  # that retreat from the laboratory


class Move(moves.Move, total=False):
    privilege: str
    value: str  # written down: a colour, a Feat or a Market card
    bonus: str  # of Inspiration
    token: str  # of SEGMENTS
    other: str  # the second Drone of two that swap
    units: int
