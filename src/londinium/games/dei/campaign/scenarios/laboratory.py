"""Scenario 7, The Laboratory (DOL-S7): Units that retreat from it make a Buy."""

from typing import TYPE_CHECKING

from londinium.games.dei import market
from londinium.games.dei.campaign import objectives
from londinium.games.dei.modules import Module
from londinium.games.dei.moves import MOST_UNITS, STOP
from londinium.games.dei.old_london.retaliation import QUIET
from londinium.games.dei.questions import Q_EXPERIMENT, Q_EXPERIMENT_BUY, Q_PAY, Q_RETREAT
from londinium.kernel.events import Log
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def offer(s: "DeiState", _log: Log) -> None:
    """After an Action card, with Majority in the laboratory, once in an own phase (DOL-S7-3, DOL-S7-6)."""
    seat = s.order[s.at]
    if not s.campaign.done and s.majority[s.terms.centre] == seat:
        frame = (Q_EXPERIMENT, seat)
        if len(ask_experiment(s, frame)) > 1:
            s.pending[0].append(frame)


def for_sale(s: "DeiState", seat: int, discount: int) -> list[int]:
    """What can be paid for in the Outpost Markets, whatever they require (DOL-S7-3)."""
    cards = market.on_sale(s, seat, discount, True)
    return [card for card in cards if s.box.market_colour[s.box.market_of[card]] >= 0]


def ask_experiment(s: "DeiState", frame: Frame) -> list[int]:
    """How many Units retreat, one more for a discount (DOL-S7-4), where a Buy is possible (DOL-S7-7); or none."""
    seat, r = frame[1], s.terms.centre
    here = s.scrappers[seat * s.box.size + r] + (s.leaders[seat] == r)
    ways = [n for n in range(1, MOST_UNITS + 1) if n <= here and for_sale(s, seat, n - 1)]
    return [*(s.box.experiment[n - 1] for n in ways), s.box.stop]


def answer_experiment(s: "DeiState", stack: list[Frame], action: int, _log: Log) -> None:
    """The Units go to one Neutral Refuge Region (DOL-S7-5); the Buy comes after them."""
    seat = stack.pop()[1]
    if s.box.verb[action] == STOP:
        return
    s.campaign = s.campaign._replace(done=1)
    units = s.box.thing[action] + 1
    stack.append((Q_EXPERIMENT_BUY, seat, units - 1))
    stack.append((Q_RETREAT, seat, units, QUIET))


def ask_buy(s: "DeiState", frame: Frame) -> list[int]:
    _, seat, discount = frame
    return sorted(s.box.buy[card] for card in for_sale(s, seat, discount))


def answer_buy(s: "DeiState", stack: list[Frame], action: int, _log: Log) -> None:
    """A Buy like others: what answers a Buy may follow (DOL-S7-7a)."""
    _, seat, discount = stack.pop()
    stack.append((Q_PAY, seat, s.box.thing[action], discount, 0))


def own_end(s: "DeiState", log: Log) -> None:
    objectives.happened(s, s.order[s.at], "phase_ends", log)  # DOL-S7-8


MODULE = Module("S7", {"after_card": offer, "own_end": own_end})
