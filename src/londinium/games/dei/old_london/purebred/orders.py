"""Orders (DOL-PB-8 to DOL-PB-9b, DOL-PB-80 to DOL-PB-83): tokens on Missions that change what these pay."""

from random import Random
from typing import TYPE_CHECKING, Any

from londinium.games.dei.missions import on_time
from londinium.games.dei.moves import FACES
from londinium.games.dei.old_london.moves import QUESTIONS
from londinium.games.dei.old_london.purebred.explain import mission_of_the_column, token_left
from londinium.games.dei.old_london.purebred.kit import kit, own
from londinium.kernel.events import Log, put, turn
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

MINUS = FACES.index("minus")


def give_orders(s: "DeiState", _log: Log) -> None:
    """On one Mission of each column, or the only one, an Order token, face down (DOL-PB-8, DOL-PB-9b)."""
    for seat, faction in enumerate(s.factions):
        if s.box.traits(faction, 0).places_orders:
            s.pending[0].extend(Order(seat, column) for column in reversed(range(len(s.missions))))


def faces_left(s: "DeiState") -> list[int]:
    """The faces of the tokens that are not placed yet."""
    left = [FACES.index(token.face) for token in kit(s.box).orders]
    for _, face in own(s).orders:
        left.remove(face)
    return left


@QUESTIONS.question(
    19,
    "order",
    moves=("order",),
    rules={"order": (("DOL-PB-8", mission_of_the_column), ("DOL-PB-9", token_left))},
)
class Order(Question, frozen=True):
    """Which Mission of a column gets an Order token, and with which face."""

    column: int

    def answers(self, s: "DeiState") -> list[int]:
        faces = set(faces_left(s))
        return sorted(s.box.order[mission * len(FACES) + face] for mission in s.missions[self.column] for face in faces)

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        mission, face = divmod(s.box.thing[action], len(FACES))
        own(s).orders += ((mission, face),)
        if log is not None:
            log.append(put(f"order-{self.column}", f"seat-{self.seat}", s.box.missions[mission].id))

    def about(self, _s: "DeiState") -> dict[str, Any]:
        return {"column": self.column + 1}


def show(s: "DeiState", mission: int, log: Log) -> None:
    """The Order token on a Mission is turned face up before it pays for the first time (DOL-PB-80, DOL-PB-81)."""
    part = own(s)
    for column, (ordered, face) in enumerate(part.orders):
        if ordered == mission and not part.shown >> column & 1:
            s.reveal()
            part.shown |= 1 << column
            if log is not None:
                log.append(turn(f"order-{column}", FACES[face]))


def payment(s: "DeiState", mission: int, upper: int, lower: int) -> int | None:
    """What a Mission with an Order pays: always its lower part; or its upper part, on time both (DOL-PB-82, 83)."""
    part = own(s)
    for column, (ordered, face) in enumerate(part.orders):
        if ordered == mission and part.shown >> column & 1:
            if face == MINUS:
                return lower
            return upper + lower if on_time(s, mission) else upper
    return None


def gives_orders(s: "DeiState", seat: int) -> bool:
    return s.box.traits(s.factions[seat], 0).places_orders


def deal(s: "DeiState", seat: int | None, rng: Random) -> None:
    """The faces of the Order tokens that a seat sees face down; whoever is asked for an Order has a choice."""
    part = own(s)
    if not part.orders or (seat is not None and gives_orders(s, seat)):
        return
    asked = s.pending[0][-1] if s.pending[0] else None
    covered = [column for column in range(len(part.orders)) if not part.shown >> column & 1]
    faces = sorted([part.orders[column][1] for column in covered] + faces_left(s))
    while True:
        rng.shuffle(faces)
        dealt = dict(zip(covered, faces, strict=False))  # in the set-up some are still to be placed
        part.orders = tuple((mission, dealt.get(column, face)) for column, (mission, face) in enumerate(part.orders))
        if not isinstance(asked, Order) or len(asked.answers(s)) > 1:
            return
