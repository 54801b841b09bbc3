"""What the moves that Old London adds can name."""

from londinium.games.dei import moves
from londinium.kernel.questions import Questions

QUESTIONS = Questions()  # each is declared in the chapter of its module

PUNISHMENTS = ("a", "b", "ignore")


class Move(moves.Move, total=False):
    which: str  # of the punishments
