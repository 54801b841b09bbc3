"""The state of a game of London."""

from typing import Any

from mypy_extensions import mypyc_attr

from londinium.games.london import board, loans
from londinium.games.london._fields import LondonFields
from londinium.games.london.ongoing import ongoing_effects
from londinium.kernel.events import Log
from londinium.kernel.questions import Stack


@mypyc_attr(allow_interpreted_subclasses=True)
class LondonState(LondonFields):
    """A position. There is one stack of questions, all of them to the seat whose turn it is."""

    __slots__ = ()

    def borough(self, seat: int) -> int:
        """The top borough of a seat, -1 if it has none."""
        lands = self.lands[seat]
        return lands[-1] if lands else -1

    def deck_size(self) -> int:
        return len(self.top) + len(self.deck)

    def refresh_all(self) -> None:
        self.ongoing = [ongoing_effects(self, seat) for seat in range(self.players)]

    def refresh(self, seat: int) -> None:
        """A seat's face-up cards have changed."""
        self.ongoing[seat] = ongoing_effects(self, seat)

    def answers(self, question: Any) -> list[int]:
        """The answers proper; beside them a swap where it can change anything, and a loan where there is a choice."""
        found: list[int] = question.answers(self)
        if not found:  # it is a step
            return found
        seat = question.seat
        if (self.lands[seat] or self.ongoing[seat].swap) and question.allows_swaps(len(found)):
            found += board.swaps(self, seat)
        if len(found) > 1 and question.allows_loans and (self.options.loan_cap is None or loans.loans_left(self) > 0):
            found.append(self.box.n.loan)
        return found

    def answer(self, stack: Stack, action: int, log: Log) -> None:
        n = self.box.n
        if action < n.swap:
            stack[-1].answer(self, stack, action, log)
        elif action == n.loan:
            loans.take_loans(self, stack[-1].seat, 1, log)  # beside the question, which stays
        else:
            board.begin_swap(self, stack, action - n.swap)
