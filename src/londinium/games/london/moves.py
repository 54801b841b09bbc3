"""The verbs of London, their objects and their numbers, and what all its questions have in common.

Cards are named by what they show: copies that are alike are one answer. Spaces of the development board are `top-1`
to `top-5` and `bottom-1` to `bottom-5`; stacks are counted from 1 in the order in which they were begun.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final, TypedDict

from londinium.kernel.moves import Verb
from londinium.kernel.questions import Question, Questions

if TYPE_CHECKING:
    from londinium.games.london.box import Box
    from londinium.games.london.state import LondonState

COLUMNS: Final = 5  # of the development board, with most players
MOST_LOOKED_AT: Final = 5  # cards of the deck, through an effect
MOST_EFFECTS: Final = 8  # of one card
SPACES = tuple(f"{row}-{column}" for row in ("top", "bottom") for column in range(1, COLUMNS + 1))

Move = TypedDict(
    "Move",
    {
        "kind": str,
        "from": str,  # the deck, or a space of the board
        "position": int,  # of the cards looked at, from 1
        "borough": str,
        "card": str,
        "stack": int,
        "effect": int,
        "seat": int,
    },
    total=False,
)
"""What a move can name; which of it a kind of move does stands below, with its verb."""

QUESTIONS = Questions()  # each is declared in its chapter

# What cards are drawn for
START: Final = 0
THREE: Final = 1
BOUGHT: Final = 2
EFFECT: Final = 3


class LondonQuestion(Question, frozen=True):
    """A question to the seat whose turn it is. Beside it a loan may be taken, and a swap made if it is time."""

    allows_loans: ClassVar[bool] = True  # (LON-TURN-6)

    def allows_swaps(self, answers: int) -> bool:
        """Whether a swap may be made beside it, which has this many answers (LON-CARD-16)."""
        del answers
        return False

    def about(self, s: "LondonState") -> dict[str, Any]:
        return {"money": s.money[self.seat]}


class ActivationQuestion(LondonQuestion, frozen=True):
    """A question about a card that was activated."""

    place: int  # its stack

    def about(self, s: "LondonState") -> dict[str, Any]:
        card = s.box.ids[s.box.face_of[s.tops[self.seat][self.place]]]
        return {"card": card, "stack": self.place + 1, **super().about(s)}


def verbs(box: "Box") -> list[Verb]:
    """Every verb; the order keeps most lists of answers sorted as they are found."""
    cards = [(card,) for card in box.ids]
    stacks = [(stack,) for stack in range(1, box.most_stacks + 1)]
    return [
        Verb("draw", ("from",), [(place,) for place in ("deck", *SPACES)]),
        Verb("keep", ("position",), [(position,) for position in range(1, MOST_LOOKED_AT + 1)]),
        Verb("look"),
        Verb("develop"),
        Verb("buy-land"),
        Verb("run"),
        Verb("draw-three"),
        Verb("land", ("borough",), [(borough,) for borough in box.borough_ids]),
        Verb("play", ("card",), cards),
        Verb("discard", ("card",), cards),
        Verb("free"),
        Verb("new"),
        Verb("onto", ("stack",), stacks),
        Verb("activate", ("stack",), stacks),
        Verb("flip", ("stack",), stacks),
        Verb("borough"),
        Verb("ability"),
        Verb("take", ("from",), [(space,) for space in SPACES]),
        Verb("effect", ("effect",), [(effect,) for effect in range(1, MOST_EFFECTS + 1)]),
        Verb("seat", ("seat",), [(seat,) for seat in range(4)]),
        Verb("repay"),
        Verb("stop"),
        Verb("swap", ("card",), cards),
        Verb("loan"),
    ]
