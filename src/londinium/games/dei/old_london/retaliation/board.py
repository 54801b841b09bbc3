"""The Retaliation board (DOL-RET-4 to DOL-RET-6, DOL-RET-51 to DOL-RET-55): its ranked cells, deck and discards."""

from typing import TYPE_CHECKING, Final

from londinium.games.dei.old_london.retaliation.kit import kit, own
from londinium.kernel.events import Log, put

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

EMPTY: Final = -1


def set_out(s: "DeiState", log: Log) -> None:
    """The board with a card in each ranked cell, and a token of each player on the start space (DOL-RET-4, 5)."""
    part, pieces = own(s), kit(s.box)
    part.deck = tuple(range(len(pieces.cards)))
    part.board = (EMPTY,) * pieces.ranks
    if log is not None:
        log.extend(put(f"retaliation-{seat}", f"seat-{seat}", "space-0") for seat in range(s.players))
    refresh(s, log)


def refresh(s: "DeiState", log: Log) -> None:
    """Cards slide right, and new ones fill the empty cells, the rightmost first (DOL-RET-51, DOL-RET-52)."""
    slide(s, log)
    for rank, card in enumerate(own(s).board, 1):
        if card == EMPTY:
            fresh = draw(s, log)
            if fresh != EMPTY:
                lay(s, rank, fresh, log)


def slide(s: "DeiState", log: Log) -> None:
    part, pieces = own(s), kit(s.box)
    kept = [(rank, card) for rank, card in enumerate(part.board, 1) if card != EMPTY]
    part.board = tuple(card for _, card in kept) + (EMPTY,) * (pieces.ranks - len(kept))
    if log is not None:
        for rank, (before, card) in enumerate(kept, 1):
            if before != rank:
                log.append(put(pieces.card_ids[card], f"rank-{before}", f"rank-{rank}"))


def lay(s: "DeiState", rank: int, card: int, log: Log) -> None:
    part = own(s)
    part.board = (*part.board[: rank - 1], card, *part.board[rank:])
    if log is not None and card != EMPTY:
        log.append(put(kit(s.box).card_ids[card], None, f"rank-{rank}"))


def draw(s: "DeiState", log: Log) -> int:
    """A random card of the deck; when it is empty, the discards become the new deck (DOL-RET-54)."""
    part = own(s)
    if not part.deck:
        part.deck, part.discards = tuple(sorted(part.discards)), ()
        if log is not None:
            log.extend(put(kit(s.box).card_ids[card], "discards", None) for card in part.deck)
    if not part.deck:
        return EMPTY
    card = part.deck[s.chance(len(part.deck))]
    part.deck = tuple(one for one in part.deck if one != card)
    return card


def discard(s: "DeiState", rank: int, log: Log) -> None:
    """The card of a cell is discarded, and the cell stays empty (DOL-RET-24)."""
    part = own(s)
    card = part.board[rank - 1]
    part.board = (*part.board[: rank - 1], EMPTY, *part.board[rank:])
    part.discards += (card,)
    if log is not None:
        log.append(put(kit(s.box).card_ids[card], f"rank-{rank}", "discards"))


def new_turn(s: "DeiState", log: Log) -> None:
    """Before each new Turn the rank 1 card is discarded (DOL-RET-53); the phase finds nothing to fill (DOL-RET-55)."""
    if own(s).board[0] != EMPTY:
        discard(s, 1, log)
    refresh(s, log)
