"""Money and loans (LON-LOAN)."""

from typing import TYPE_CHECKING

from londinium.kernel.events import Log, gain, rule
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState

WITHOUT_LIMIT = 1 << 30


def loans_left(s: "LondonState") -> int:
    """How many loans can still be taken by all together (LON-COMP-8, LON-COMP-10)."""
    cap = s.options.loan_cap
    return WITHOUT_LIMIT if cap is None else cap - sum(s.loans)


def reach(s: "LondonState", seat: int) -> int:
    """The most that a seat can pay, with all the loans it could take."""
    cap = s.options.loan_cap
    if cap is None:
        return WITHOUT_LIMIT
    return s.money[seat] + max(0, cap - sum(s.loans)) * s.works[seat].loan


def take_loans(s: "LondonState", seat: int, n: int, log: Log) -> None:
    """Money from the bank, and a token for each loan (LON-LOAN-1, LON-LOAN-2, LON-CARD-20)."""
    money = n * s.works[seat].loan
    s.loans[seat] += n
    s.money[seat] += money
    if log is not None:
        log.append(gain(seat, "loans", n))
        log.append(gain(seat, "money", money))


def pay(s: "LondonState", seat: int, amount: int, log: Log) -> None:
    """A payment of one's own choice, with the smallest number of loans that covers it (LON-LOAN-11)."""
    if not amount:
        return
    short = amount - s.money[seat]
    if short > 0:
        loan = s.works[seat].loan
        if log is not None:
            log.append(rule("LON-LOAN-11"))
        take_loans(s, seat, (short + loan - 1) // loan, log)
    s.money[seat] -= amount
    if log is not None:
        log.append(gain(seat, "money", -amount))


def force(s: "LondonState", seat: int, amount: int, log: Log) -> int:
    """A payment forced by another player (LON-LOAN-4); returns what was paid.

    Where the loans left cannot cover it none is taken, and the money held is all that is paid (LON-COMP-10).
    """
    short = amount - s.money[seat]
    if short > 0:
        loan = s.works[seat].loan
        n = (short + loan - 1) // loan
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


def ask_repay(s: "LondonState", frame: Frame) -> list[int]:
    """At the start of the turn: repay a loan, or go on (LON-LOAN-6, LON-TURN-5)."""
    n = s.box.n
    return [n.repay, n.stop] if can_repay(s, frame[1]) else [n.stop]


def answer_repay(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack[-1][1]
    if action == s.box.n.repay:
        repay(s, seat, 1, log)
        if can_repay(s, seat):
            return
    stack.pop()
