"""Hands, discards and the development board (LON-BOARD), and the swap with it (LON-CARD-16).

Who knows a hand card is kept for each copy. Copies of one face are kept so that each is known to all who know the
next: nobody can tell them apart, so all that counts is how many a seat knows of; and when one leaves the hand, it may
for all a seat knows have been one that it knew of.
"""

from bisect import bisect_left
from typing import TYPE_CHECKING, Any, Final

from londinium.games.london import explain
from londinium.games.london.moves import COLUMNS, QUESTIONS, SPACES, LondonQuestion
from londinium.kernel.events import Event, Log, Secret, put, rule
from londinium.kernel.questions import Stack
from londinium.kernel.tuples import changed

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState

SPECTATORS: Final = 1 << 4  # as a bit: what those without a seat know, everybody knows
EVERYBODY: Final = (1 << 5) - 1


# Cards to and from a hand


def add_to_hand(s: "LondonState", seat: int, face: int, known: int) -> None:
    """A card comes to a hand; `known`: by whom, as bits."""
    hand, seen = s.hands[seat], s.seen[seat]
    at = bisect_left(hand, face)
    while at < len(hand) and hand[at] == face:
        seen, known = changed(seen, at, seen[at] | known), seen[at] & known
        at += 1
    s.hands[seat] = hand[:at] + (face,) + hand[at:]
    s.seen[seat] = seen[:at] + (known,) + seen[at:]


def remove_from_hand(s: "LondonState", seat: int, face: int) -> None:
    """A card leaves a hand before everybody's eyes."""
    hand, seen = s.hands[seat], s.seen[seat]
    at = bisect_left(hand, face)
    s.hands[seat] = hand[:at] + hand[at + 1 :]
    s.seen[seat] = seen[:at] + seen[at + 1 :]


def show(s: "LondonState", seat: int, face: int) -> None:
    """Everybody learns that this card is in the hand."""
    s.seen[seat] = changed(s.seen[seat], bisect_left(s.hands[seat], face), EVERYBODY)


def open_piece(s: "LondonState", face: int) -> int:
    """A card that comes to lie open: the first copy of its face that does not."""
    piece = s.box.first_piece[face]
    while s.visible >> piece & 1:
        piece += 1
    s.visible |= 1 << piece
    return piece


def tell_drawn(s: "LondonState", seat: int, face: int, log: list[Event]) -> None:
    """A card of the deck has come to a hand; only its drawer is told which (LON-INFO-12).

    It is called by the first of its copies that is neither open nor in the hand already.
    """
    box = s.box
    piece, before = box.first_piece[face], s.hands[seat].count(face) - 1
    while s.visible >> piece & 1 or before:
        before -= not s.visible >> piece & 1
        piece += 1
    log.append(put(Secret(box.piece_names[piece], [seat]), "deck", f"hand-{seat}"))


def distinct(hand: tuple[int, ...]) -> list[int]:
    """The faces of a hand, each once."""
    found = []
    last = -1
    for face in hand:
        if face != last:
            found.append(face)
            last = face
    return found


# Discards


def discards(s: "LondonState", seat: int) -> list[int]:
    """Any hand card can be discarded."""
    first = s.box.n.discard
    return [first + face for face in distinct(s.hands[seat])]


def discard(s: "LondonState", seat: int, face: int, log: Log) -> None:
    """A hand card goes to the board: to the top row, then to the bottom row, leftmost first (LON-BOARD-1 to 5)."""
    board, columns = s.board, len(s.box.spaces[s.players]) // 2
    remove_from_hand(s, seat, face)
    space = empty_space(board, columns)
    if space < 0:
        shift(s, columns, log)
        space = 0
    piece = board[space] = open_piece(s, face)
    if log is not None:
        log.append(put(s.box.piece_names[piece], f"hand-{seat}", SPACES[space]))
    if s.options.board_shift == "when_full" and empty_space(board, columns) < 0:
        shift(s, columns, log)  # LON-BOARD-7


def empty_space(board: list[int], columns: int) -> int:
    """Where the next discard goes; -1 if both rows are full (LON-BOARD-2 to LON-BOARD-4)."""
    for space in range(columns):
        if board[space] < 0:
            return space
    for space in range(COLUMNS, COLUMNS + columns):
        if board[space] < 0:
            return space
    return -1


def shift(s: "LondonState", columns: int, log: Log) -> None:
    """The bottom row leaves the game, the top row moves down (LON-BOARD-5)."""
    board = s.board
    bottom, top = board[COLUMNS : COLUMNS + columns], board[:columns]
    if log is not None:
        names = s.box.piece_names
        log.append(rule("LON-BOARD-7" if s.options.board_shift == "when_full" else "LON-BOARD-5"))
        log.extend(put(names[piece], SPACES[COLUMNS + i], "out") for i, piece in enumerate(bottom))
        log.extend(put(names[piece], SPACES[i], SPACES[COLUMNS + i]) for i, piece in enumerate(top))
    s.out += tuple(bottom)
    board[COLUMNS : COLUMNS + columns] = top
    board[:columns] = [-1] * columns


def take_from_board(s: "LondonState", seat: int, space: int, log: Log) -> None:
    """A card of the board goes to a hand; its space stays empty (LON-DRAW-5)."""
    piece = s.board[space]
    s.board[space] = -1
    s.visible &= ~(1 << piece)
    add_to_hand(s, seat, s.box.face_of[piece], EVERYBODY)
    if log is not None:
        log.append(put(s.box.piece_names[piece], SPACES[space], f"hand-{seat}"))


# The swap (LON-CARD-16, LON-BOR-8, LON-BOARD-10)


def swaps(s: "LondonState", seat: int) -> list[int]:
    """Which hand cards can be swapped, if it is time to."""
    if swaps_left(s, seat) < 1 or max(s.board) < 0:
        return []
    first = s.box.n.swap
    return [first + face for face in distinct(s.hands[seat])]


def swaps_left(s: "LondonState", seat: int) -> int:
    """How many swaps the seat's cards and its top borough still allow in this turn."""
    box, left = s.box, 0
    mask, stack = s.ongoing[seat].swap, 0
    while mask:
        if mask & 1:
            left += box.swaps[box.face_of[s.tops[seat][stack]]] - s.uses[stack]
        mask >>= 1
        stack += 1
    borough = s.borough(seat)
    return left if borough < 0 else left + max(0, box.ability[borough].swaps - s.land_swaps)


def leave_swaps_to_cards(s: "LondonState", seat: int) -> None:
    """Before the top borough is covered: what it could have swapped was swapped by it, not by cards (LON-BOR-8)."""
    borough = s.borough(seat)
    if borough < 0:
        return
    spare = s.box.ability[borough].swaps - s.land_swaps
    for stack in range(len(s.tops[seat])):
        if s.ongoing[seat].swap >> stack & 1:
            taken = min(spare, s.uses[stack])
            s.uses = changed(s.uses, stack, s.uses[stack] - taken)
            spare -= taken


def begin_swap(s: "LondonState", stack: Stack, face: int) -> None:
    seat = stack[-1].seat
    show(s, seat, face)
    stack.append(Swap(seat, face))


@QUESTIONS.question(
    16,
    "swap",
    moves=("take",),
    rules={"take": (("LON-SETUP-2", explain.space_is_in_play), ("LON-CARD-16", explain.swap_finds_a_card))},
)
class Swap(LondonQuestion, frozen=True):
    """Which card of the board the hand card is swapped with."""

    face: int  # of the hand card

    def answers(self, s: "LondonState") -> list[int]:
        first = s.box.n.take
        return [first + space for space in s.box.spaces[s.players] if s.board[space] >= 0]

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        """The hand card takes the space of the other; this is no discard (LON-BOARD-10)."""
        stack.pop()
        box, seat, space = s.box, self.seat, action - s.box.n.take
        for number, piece in enumerate(s.tops[seat]):
            if s.ongoing[seat].swap >> number & 1 and s.uses[number] < box.swaps[box.face_of[piece]]:
                s.uses = changed(s.uses, number, s.uses[number] + 1)
                break
        else:
            s.land_swaps += 1
        remove_from_hand(s, seat, self.face)
        laid = open_piece(s, self.face)
        take_from_board(s, seat, space, log)
        s.board[space] = laid
        if log is not None:
            log.append(put(box.piece_names[laid], f"hand-{seat}", SPACES[space]))

    def about(self, s: "LondonState") -> dict[str, Any]:
        return {"card": s.box.ids[self.face], **super().about(s)}
