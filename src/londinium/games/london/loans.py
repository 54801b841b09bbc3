"""Money and loans (LON-LOAN)."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from londinium.games.london.moves import QUESTIONS, LondonQuestion
from londinium.kernel.events import Log, gain, rule
from londinium.kernel.questions import Stack

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState

WITHOUT_LIMIT: Final = 1 << 30


def loans_left(s: "LondonState") -> int:
    """How many loans can still be taken by all together (LON-COMP-8, LON-COMP-10)."""
    cap = s.options.loan_cap
    return WITHOUT_LIMIT if cap is None else cap - sum(s.loans)


def reach(s: "LondonState", seat: int) -> int:
    """The most that a seat can pay, with all the loans it could take."""
    cap = s.options.loan_cap
    if cap is None:
        return WITHOUT_LIMIT
    return s.money[seat] + max(0, cap - sum(s.loans)) * s.ongoing[seat].loan


def needed(s: "LondonState", seat: int, amount: int) -> int:
    """How many loans a seat must take to pay an amount."""
    loan = s.ongoing[seat].loan
    return max(0, amount - s.money[seat] + loan - 1) // loan


def take_loans(s: "LondonState", seat: int, n: int, log: Log) -> None:
    """Money from the bank, and a token for each loan (LON-LOAN-1, LON-LOAN-2, LON-CARD-20)."""
    money = n * s.ongoing[seat].loan
    s.loans[seat] += n
    s.money[seat] += money
    if log is not None:
        log.append(gain(seat, "loans", n))
        log.append(gain(seat, "money", money))


def pay(s: "LondonState", seat: int, amount: int, log: Log) -> None:
    """A payment of one's own choice, with the smallest number of loans that covers it (LON-LOAN-11)."""
    if not amount:
        return
    if amount > s.money[seat]:
        if log is not None:
            log.append(rule("LON-LOAN-11"))
        take_loans(s, seat, needed(s, seat, amount), log)
    s.money[seat] -= amount
    if log is not None:
        log.append(gain(seat, "money", -amount))


def force(s: "LondonState", seat: int, amount: int, log: Log) -> int:
    """A payment forced by another player (LON-LOAN-4); returns what was paid.

    Where the loans left cannot cover it none is taken, and the money held is all that is paid (LON-COMP-10).
    """
    if amount > s.money[seat]:
        n = needed(s, seat, amount)
        if n <= loans_left(s):
            if log is not None:
                log.append(rule("LON-LOAN-4"))
            take_loans(s, seat, n, log)
        else:
            if log is not None:
                log.append(rule("LON-COMP-10"))
            amount = s.money[seat]
    s.money[seat] -= amount
    if log is not None and amount:
        log.append(gain(seat, "money", -amount))
    return amount


def repay(s: "LondonState", seat: int, n: int, log: Log) -> None:
    """Loans go back with their tokens (LON-LOAN-5)."""
    money = n * s.box.rules.loan_repayment
    s.loans[seat] -= n
    s.money[seat] -= money
    if log is not None and n:
        log.append(gain(seat, "money", -money))
        log.append(gain(seat, "loans", -n))


def can_repay(s: "LondonState", seat: int) -> bool:
    return s.loans[seat] > 0 and s.money[seat] >= s.box.rules.loan_repayment


@QUESTIONS.question(0, "repay", moves=("repay", "stop"))
class Repay(LondonQuestion, frozen=True):
    """At the start of the turn: repay a loan, or go on (LON-LOAN-6, LON-TURN-5)."""

    allows_loans: ClassVar[bool] = False  # LON-LOAN-7

    def answers(self, s: "LondonState") -> list[int]:
        n = s.box.n
        return [n.repay, n.stop] if can_repay(s, self.seat) else [n.stop]

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        if action == s.box.n.repay:
            repay(s, self.seat, 1, log)
            if can_repay(s, self.seat):
                return
        stack.pop()

    def about(self, s: "LondonState") -> dict[str, Any]:
        return {"loans": s.loans[self.seat], "money": s.money[self.seat], "cost": s.box.rules.loan_repayment}
