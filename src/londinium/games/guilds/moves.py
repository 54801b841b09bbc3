"""The verbs of Guilds of London, their numbers, and the questions they answer (GOL-CHOICE).

What no pack can change comes first, so that its numbers are constants; after it stand the moves with cards, of which
a pack may have more or fewer kinds.
"""

from typing import TYPE_CHECKING, Literal, TypedDict

from londinium.kernel.game import Asked
from londinium.kernel.moves import Verb

if TYPE_CHECKING:
    from londinium.games.guilds.box import Box


class Stop(TypedDict):
    """End the turn, or do no more of what may be done up to a number of times."""

    kind: Literal["stop"]


class Take(TypedDict):
    """Take a reward whole, or all that is left of one effect."""

    kind: Literal["take"]


class Part(TypedDict):
    """Take a reward effect by effect, or one pawn of several."""

    kind: Literal["part"]


class Replace(TypedDict):
    """Replace a pawn of this seat by a neutral one."""

    kind: Literal["replace"]
    seat: int


class From(TypedDict):
    """Take a pawn of one's own from here: the Guildhall, the Plantation or a tile."""

    kind: Literal["from"]
    place: str


class To(TypedDict):
    """Put it on this tile."""

    kind: Literal["to"]
    tile: str


class Evict(TypedDict):
    """Send a pawn of this seat from this tile to the Guildhall."""

    kind: Literal["evict"]
    tile: str
    seat: int


class Option(TypedDict):
    """Choose one of the effects that a card offers, counted from 0."""

    kind: Literal["option"]
    n: int


class Hire(TypedDict):
    """Play a card to hire."""

    kind: Literal["hire"]
    card: str


class MoveCard(TypedDict):
    """Play a card to move."""

    kind: Literal["move"]
    card: str


class Use(TypedDict):
    """Play a card for its effect."""

    kind: Literal["use"]
    card: str


class Pay(TypedDict):
    """Discard a card as payment."""

    kind: Literal["pay"]
    card: str


class Discard(TypedDict):
    """Discard a card because an effect or the hand limit says so."""

    kind: Literal["discard"]
    card: str


class Recover(TypedDict):
    """Take a card back from the discard pile."""

    kind: Literal["recover"]
    card: str


class Keep(TypedDict):
    """Keep this one of the mayoral cards drawn."""

    kind: Literal["keep"]
    goal: str


class Under(TypedDict):
    """Put this mayoral card under the deck next."""

    kind: Literal["under"]
    goal: str


Move = (
    Stop
    | Take
    | Part
    | Replace
    | From
    | To
    | Evict
    | Option
    | Hire
    | MoveCard
    | Use
    | Pay
    | Discard
    | Recover
    | Keep
    | Under
)

OWNERS = 4  # seats at most; in the solo game seat 1 is the rival
TILES = 45
OPTIONS = 6  # of a choice, at most

STOP = 0
TAKE = 1
PART = 2
REPLACE = 3  # + seat
FROM_GUILDHALL = REPLACE + OWNERS
FROM_PLANTATION = FROM_GUILDHALL + 1
FROM = FROM_PLANTATION + 1  # + tile
TO = FROM + TILES  # + tile
EVICT = TO + TILES  # + OWNERS × tile + seat
OPTION = EVICT + OWNERS * TILES  # + n
HIRE = OPTION + OPTIONS  # + card; the other verbs of cards follow, and their numbers are in the Box

# The questions, by the number that their frames begin with; (kind, seat, …) and what else they are about
(
    CHOOSE,  # —
    TURN,  # —
    MOVE_FROM,  # card
    MOVE_TO,  # card, source
    PAY,  # cards left
    PAY_PAWN,  # pawns left, places
    AMOUNT,  # operation, left, mode
    PLACE,  # left
    PAWN_FROM,  # left, places, mode, tile being resolved
    PAWN_TO,  # left, places, mode, tile being resolved, source
    SEND,  # left, places, mode
    EVICTION,  # left
    RECOVERY,  # left
    SHED,  # left
    LIMIT,  # left
    EITHER,  # program of the first option, options, mode, tile being resolved
    KEEP,  # —
    ORDER,  # —
    NEGOTIATE,  # tile, -1 for the Plantation
    REWARD,  # program, second program, tile
) = range(20)
QUESTIONS = (
    Asked("choose", ("keep",)),
    Asked("turn", ("hire", "move", "use", "stop")),
    Asked("move-from", ("from",)),
    Asked("move-to", ("to",)),
    Asked("pay", ("pay",)),
    Asked("pay-pawn", ("from",)),
    Asked("amount", ("take", "part", "stop")),
    Asked("place", ("to", "stop")),
    Asked("pawn-from", ("from", "stop")),
    Asked("pawn-to", ("to",)),
    Asked("send", ("from", "stop")),
    Asked("evict", ("evict", "stop")),
    Asked("recover", ("recover", "stop")),
    Asked("shed", ("discard",)),
    Asked("limit", ("discard",)),
    Asked("either", ("option",)),
    Asked("keep", ("keep",)),
    Asked("order", ("under",)),
    Asked("negotiate", ("replace", "stop")),
    Asked("reward", ("take", "part")),
)
RUN = len(QUESTIONS)  # no question: the rest of an effect, carried out when what stands above it is done

PRIVATE = frozenset({"keep", "under"})  # GOL-SETUP-18, GOL-INFO-5


def verbs(box: "Box") -> list[Verb]:
    """Every kind of move in the order of its numbers."""
    tiles = [(tile,) for tile in box.tiles]
    cards = [(card,) for card in box.cards]
    goals = [(goal,) for goal in box.goals]
    return [
        Verb("stop"),
        Verb("take"),
        Verb("part"),
        Verb("replace", ("seat",), [(seat,) for seat in range(OWNERS)]),
        Verb("from", ("place",), [("guildhall",), ("plantation",), *tiles]),
        Verb("to", ("tile",), tiles),
        Verb("evict", ("tile", "seat"), [(tile, seat) for (tile,) in tiles for seat in range(OWNERS)]),
        Verb("option", ("n",), [(n,) for n in range(OPTIONS)]),
        *(Verb(kind, ("card",), cards) for kind in ("hire", "move", "use", "pay", "discard", "recover")),
        *(Verb(kind, ("goal",), goals) for kind in ("keep", "under")),
    ]
