"""The verbs of Guilds of London (GOL-CHOICE), and what its questions have in common."""

from typing import TYPE_CHECKING, Any, Final, Required, TypedDict

from londinium.kernel.moves import Verb
from londinium.kernel.questions import Question, Questions

if TYPE_CHECKING:
    from londinium.games.guilds.box import Box
    from londinium.games.guilds.state import GuildsState


class Move(TypedDict, total=False):
    """What a move can name; which of it a kind of move does stands below, with its verb."""

    kind: Required[str]
    seat: int  # whose pawn it is
    place: str  # the Guildhall, the Plantation or a tile
    tile: str
    n: int  # of the effects that a card offers, from 0
    card: str
    goal: str  # a mayoral card


OWNERS: Final = 4  # seats at most; in the solo game seat 1 is the rival
OPTIONS: Final = 6  # of a choice, at most

QUESTIONS = Questions()  # each is declared in its chapter


class Several(Question, frozen=True):
    """A question that is put several times: which card, which pawn, and the next one."""

    left: int  # times, with this one

    def about(self, s: "GuildsState") -> dict[str, Any]:
        return s.moment(left=self.left)


PRIVATE = frozenset({"keep", "under"})  # GOL-SETUP-18, GOL-INFO-5


def verbs(box: "Box") -> list[Verb]:
    """Every kind of move in the order of its numbers; cards come last: a pack may have more or fewer kinds of them."""
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
