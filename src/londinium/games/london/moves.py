"""The verbs of London, their objects and their numbers, and the questions that they answer.

Cards are named by what they show: copies that are alike are one answer. Spaces of the development board are `top-1`
to `top-5` and `bottom-1` to `bottom-5`; stacks are counted from 1 in the order in which they were begun.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypedDict

from londinium.kernel.game import Asked
from londinium.kernel.moves import Verb

if TYPE_CHECKING:
    from londinium.games.london.box import Box

COLUMNS = 5  # of the development board, with most players
MOST_LOOKED_AT = 5  # cards of the deck, through an effect
MOST_EFFECTS = 8  # of one card
SPACES = tuple(f"{row}-{column}" for row in ("top", "bottom") for column in range(1, COLUMNS + 1))

Draw = TypedDict("Draw", {"kind": Literal["draw"], "from": str})
"""Draw a city card: from the `deck`, or from a space of the board."""


class Keep(TypedDict):
    """Draw one of the cards looked at: the first, the second, … Only the player knows which."""

    kind: Literal["keep"]
    position: int


class Look(TypedDict):
    """Look at the top cards of the city deck before drawing."""

    kind: Literal["look"]


class Develop(TypedDict):
    """The action Develop."""

    kind: Literal["develop"]


class BuyLand(TypedDict):
    """The action Buy land."""

    kind: Literal["buy-land"]


class Run(TypedDict):
    """The action Run."""

    kind: Literal["run"]


class DrawThree(TypedDict):
    """The action Draw three."""

    kind: Literal["draw-three"]


class Land(TypedDict):
    """Buy this borough."""

    kind: Literal["land"]
    borough: str


class Play(TypedDict):
    """Build this card, or play this action card."""

    kind: Literal["play"]
    card: str


class Discard(TypedDict):
    """Discard a hand card: as payment, through an effect, or to the hand limit."""

    kind: Literal["discard"]
    card: str


class Free(TypedDict):
    """Build without a matching discard, by an effect that allows it."""

    kind: Literal["free"]


class New(TypedDict):
    """Lay the card as a new stack."""

    kind: Literal["new"]


class Onto(TypedDict):
    """Lay the card on a stack."""

    kind: Literal["onto"]
    stack: int


class Activate(TypedDict):
    """Activate the top card of a stack."""

    kind: Literal["activate"]
    stack: int


class Flip(TypedDict):
    """Turn the top card of a stack face-down: the activated one, or one that is turned in its place."""

    kind: Literal["flip"]
    stack: int


class Borough(TypedDict):
    """Carry out the run effect of the top borough."""

    kind: Literal["borough"]


class Ability(TypedDict):
    """Use the ability of the top borough."""

    kind: Literal["ability"]


Take = TypedDict("Take", {"kind": Literal["take"], "from": str})
"""Take a card from a space of the board: for a Coffee House, or in a swap."""


class Effect(TypedDict):
    """Carry out this effect of the card next."""

    kind: Literal["effect"]
    effect: int


class Seat(TypedDict):
    """Choose an opponent."""

    kind: Literal["seat"]
    seat: int


class Repay(TypedDict):
    """Repay one loan."""

    kind: Literal["repay"]


class Stop(TypedDict):
    """No more of what is asked."""

    kind: Literal["stop"]


class Swap(TypedDict):
    """Swap this hand card with a card on the board."""

    kind: Literal["swap"]
    card: str


class Loan(TypedDict):
    """Take a loan."""

    kind: Literal["loan"]


Move = (
    Draw | Keep | Look | Develop | BuyLand | Run | DrawThree | Land | Play | Discard | Free | New | Onto | Activate
    | Flip | Borough | Ability | Take | Effect | Seat | Repay | Stop | Swap | Loan
)  # fmt: skip

# The questions, by the number that their frames begin with. After kind and seat a frame has:
REPAY = 0
DRAW = 1  # cards that must be drawn, that may be, for what (START …), how many were
PEEK = 2  # as above, and the number of cards looked at
ACTION = 3
DEVELOP = 4  # cards played so far
PLACE = 5  # face
PAY = 6  # face, stack (-1: new)
LAND = 7
RUN = 8
COST = 9  # stack
FLIP = 10  # stack
COFFEE = 11  # stack; whether the build cost is paid
DISCARDS = 12  # source, effect, how many still (-1: any number), how many at least
TARGET = 13  # source, effect
AGAIN = 14  # stack, whether the discard is waived
ORDER = 15  # source, effects left as bits, stack
SWAP = 16  # face
SPARE = 17
LIMIT = 18
QUESTIONS = (
    Asked("repay", ("repay", "stop")),
    Asked("draw", ("draw", "look", "stop")),
    Asked("peek", ("draw", "keep")),
    Asked("action", ("develop", "buy-land", "run", "draw-three")),
    Asked("develop", ("play", "stop")),
    Asked("place", ("new", "onto")),
    Asked("pay", ("discard", "free")),
    Asked("land", ("land",)),
    Asked("run", ("activate", "borough", "ability", "stop")),
    Asked("cost", ("discard",)),
    Asked("flip", ("flip",)),
    Asked("coffee", ("take", "stop")),
    Asked("discards", ("discard", "stop")),
    Asked("target", ("seat",)),
    Asked("again", ("activate",)),
    Asked("order", ("effect",)),
    Asked("swap", ("take",)),
    Asked("spare", ("stop",)),
    Asked("limit", ("discard",)),
)
BESIDE = frozenset({"loan", "swap", "repay"})
PRIVATE = frozenset({"keep"})

# What is carried out when the questions above it are answered: never asked
EFFECTS = 32  # source, effects left as bits, stack
FLIPS = 33  # stack, its size when the card was activated
RUN_END = 34
BENEFITS = 35  # borough

# What cards are drawn for
START, THREE, BOUGHT, EFFECT = range(4)


class Numbers:
    """The first number of every verb."""

    __slots__ = (
        "ability",
        "activate",
        "borough",
        "buy_land",
        "develop",
        "discard",
        "draw",
        "draw_three",
        "effect",
        "flip",
        "free",
        "keep",
        "land",
        "loan",
        "look",
        "new",
        "onto",
        "play",
        "repay",
        "run",
        "seat",
        "space",
        "stop",
        "swap",
        "take",
    )

    def __init__(self, verbs: Sequence[Verb]) -> None:
        first = {}
        number = 0
        for verb in verbs:
            first[verb.kind] = number
            number += len(verb.objects)
        self.draw = first["draw"]
        self.space = first["draw"] + 1  # drawing from the first space of the board
        self.keep = first["keep"]
        self.look = first["look"]
        self.develop = first["develop"]
        self.buy_land = first["buy-land"]
        self.run = first["run"]
        self.draw_three = first["draw-three"]
        self.land = first["land"]
        self.play = first["play"]
        self.discard = first["discard"]
        self.free = first["free"]
        self.new = first["new"]
        self.onto = first["onto"]
        self.activate = first["activate"]
        self.flip = first["flip"]
        self.borough = first["borough"]
        self.ability = first["ability"]
        self.take = first["take"]
        self.effect = first["effect"]
        self.seat = first["seat"]
        self.repay = first["repay"]
        self.stop = first["stop"]
        self.swap = first["swap"]
        self.loan = first["loan"]


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
