"""Alliances (DOL-AL): before resolving a Mission a player may propose to another to resolve one together."""

from typing import TYPE_CHECKING

from londinium.games.dei import modules
from londinium.games.dei.missions import mark, open_to, payment, resolved, show_order
from londinium.games.dei.modules import Module
from londinium.games.dei.questions import Q_ALLIANCE, Q_PROPOSE
from londinium.games.dei.scoring import gain_supplies
from londinium.kernel.events import Log
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

MORE = 3  # Supplies for the one who would have gained more alone (DOL-AL-7)


def offer(s: "DeiState", _log: Log) -> None:
    """Once a Turn, at the own Mission step (DOL-AL-1)."""
    seat = s.order[s.at]
    if not resolved(s, seat) and proposals(s, seat):
        s.pending[0].append((Q_PROPOSE, seat))


def proposals(s: "DeiState", seat: int) -> list[int]:
    """Seats without a Mission this Turn, and the board's Missions that are open to both (DOL-AL-10 to DOL-AL-13)."""
    own = open_to(s, seat)
    return [
        s.box.propose[other * len(s.box.missions) + mission]
        for other in range(s.players)
        if other != seat and not resolved(s, other)
        for mission in open_to(s, other)
        if mission in own
    ]


def ask_propose(s: "DeiState", frame: Frame) -> list[int]:
    return sorted([s.box.stop, *proposals(s, frame[1])])


def answer_propose(s: "DeiState", stack: list[Frame], action: int, _log: Log) -> None:
    """To whom, and which Mission (DOL-AL-2)."""
    seat = stack.pop()[1]
    if action != s.box.stop:
        other, mission = divmod(s.box.thing[action], len(s.box.missions))
        stack.append((Q_ALLIANCE, other, seat, mission))


def ask_alliance(s: "DeiState", _frame: Frame) -> list[int]:
    return [s.box.accept, s.box.refuse]


def answer_alliance(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """Both gain the larger amount, and the one whose it is gains more (DOL-AL-5 to DOL-AL-9).

    After a refusal the proposer resolves any Mission, and proposes to nobody else (DOL-AL-3, DOL-AL-4).
    """
    _, other, seat, mission = stack.pop()
    if action == s.box.refuse:
        s.reveal()  # what the other thinks of it: nobody proposes anew by taking back
        return
    for own in (seat, other):
        mark(s, own, mission, log)
    show_order(s, mission, log)
    # Order tokens have changed both amounts (DOL-AL-11a)
    alone = {own: payment(s, own, mission) for own in (seat, other)}
    for own in (seat, other):
        more = MORE if alone[own] > min(alone.values()) else 0
        gain_supplies(s, own, "missions", max(alone.values()) + more, log)
        modules.happened(s, "allied", own, (mission,), log)


MODULE = Module("alliances", {"before_mission": offer})
