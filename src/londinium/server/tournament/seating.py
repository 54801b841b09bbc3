"""Three or four at a table, so that nobody meets again: found wherever there is such a seating, by going through all.

People are bits of a mask. The one with the fewest companions left is seated first, each table is filled before the
next, and a set of people that could not be seated is not tried twice: so both answers, a seating or that there is
none, come soon, also for 64 people after many rounds.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from londinium.server.tournament.matching import May

STEPS = 60_000  # of one search; what is beyond that is told as not found


class Small(NamedTuple):
    """Who sits at the tables with one seat less, which go round: some have to, and some may not."""

    must: int
    may: int


class Outcome(NamedTuple):
    boards: list[list[int]] | None
    sure: bool  # everything was tried: where there are no boards, there can be none


def turns(people: Sequence[int], short: Mapping[int, int], places: int) -> Small:
    """The fair way: those who had the fewest small tables so far are next."""
    if not places:
        return Small(0, 0)
    often = sorted(short.get(one, 0) for one in people)[places - 1]
    must = sum(1 << i for i, one in enumerate(people) if short.get(one, 0) < often)
    return Small(must, sum(1 << i for i, one in enumerate(people) if short.get(one, 0) <= often))


def anybody(people: Sequence[int]) -> Small:
    return Small(0, (1 << len(people)) - 1)


def seat(people: Sequence[int], full: int, small: int, size: int, may: May, turn: Small) -> Outcome:
    """Tables of `size`, then `small` ones with one seat less, where any two may meet; neighbours where it can be."""
    search = Search(people, size, may, turn)
    found = search.fill((1 << len(people)) - 1, full, small)
    boards = sorted(search.boards, key=lambda board: (-len(board), board[0]))
    return Outcome([[people[i] for i in board] for board in boards] if found else None, found or search.steps > 0)


class Search:
    def __init__(self, people: Sequence[int], size: int, may: May, turn: Small) -> None:
        self.size, self.turn, self.steps = size, turn, STEPS
        self.boards: list[list[int]] = []
        self._free = [
            sum(1 << j for j, other in enumerate(people) if i != j and may(one, other)) for i, one in enumerate(people)
        ]
        self._failed: set[tuple[int, int]] = set()

    def fill(self, left: int, full: int, small: int) -> bool:
        """Seat those who are left at so many tables; False if that cannot be done."""
        if not left:
            return True
        if (left, small) in self._failed or self.steps <= 0:
            return False
        one = min(_bits(left), key=lambda i: (self._free[i] & left).bit_count())
        if full and not self.turn.must >> one & 1 and self._table(1 << one, left, one, self.size, full - 1, small):
            return True
        less = self.turn.may >> one & 1
        if small and less and self._table(1 << one, left, one, self.size - 1, full, small - 1):
            return True
        if self.steps > 0:
            self._failed.add((left, small))
        return False

    def _table(self, board: int, left: int, one: int, size: int, full: int, small: int) -> bool:
        """Fill the table at which somebody sits, then the others."""
        allowed = self.turn.may if size < self.size else ~self.turn.must
        return self._more(board, self._free[one] & left & allowed, left, one, size, full, small)

    def _more(self, board: int, free: int, left: int, one: int, size: int, full: int, small: int) -> bool:
        self.steps -= 1
        missing = size - board.bit_count()
        if not missing:
            self.boards.append(sorted(_bits(board)))
            if self.fill(left & ~board, full, small):
                return True
            self.boards.pop()
            return False
        if free.bit_count() < missing or self.steps <= 0:
            return False
        for other in sorted(_bits(free), key=lambda other: abs(other - one)):
            free &= ~(1 << other)  # tables with it are tried now, and not again in another order
            if self._more(board | 1 << other, free & self._free[other], left, one, size, full, small):
                return True
            if free.bit_count() < missing:
                return False
        return False


def _bits(mask: int) -> list[int]:
    """The places of the ones, in order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
