"""Scenario 7, The Laboratory (DOL-S7): Units that retreat from it make a Buy."""

from typing import TYPE_CHECKING, Any

from londinium.games.dei import market
from londinium.games.dei.campaign import objectives
from londinium.games.dei.campaign.explain import scenarios as refusals
from londinium.games.dei.campaign.moves import MOST_UNITS, QUESTIONS
from londinium.games.dei.campaign.sheets import campaign_of, kit_of
from londinium.games.dei.old_london.retaliation import denunciation
from londinium.games.dei.seams import Module, Seams
from londinium.games.dei.units import in_region
from londinium.kernel.events import Log
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def offer(s: "DeiState", _log: Log) -> None:
    """After an Action card, with Majority in the laboratory, once in an own phase (DOL-S7-3, DOL-S7-6)."""
    seat = s.order[s.at]
    if not campaign_of(s).done and s.majority[s.terms.centre] == seat:
        question = Experiment(seat)
        if len(question.answers(s)) > 1:
            s.pending[0].append(question)


def for_sale(s: "DeiState", seat: int, discount: int) -> list[int]:
    """What can be paid for in the Outpost Markets, whatever they require (DOL-S7-3)."""
    cards = market.on_sale(s, seat, discount, True)
    return [card for card in cards if s.box.market_colour[s.box.market_of[card]] >= 0]


@QUESTIONS.question(
    73,
    "experiment",
    moves=("experiment", "stop"),
    rules={"experiment": [("DOL-S7-4", refusals.units_to_experiment), ("DOL-S7-7", refusals.something_to_buy)]},
)
class Experiment(Question, frozen=True):
    """How many Units retreat, one more for a discount (DOL-S7-4), where a Buy is possible (DOL-S7-7); or none."""

    def answers(self, s: "DeiState") -> list[int]:
        here = in_region(s, self.seat, s.terms.centre)
        ways = [n for n in range(1, MOST_UNITS + 1) if n <= here and for_sale(s, self.seat, n - 1)]
        return [*(kit_of(s).experiment[n - 1] for n in ways), s.box.stop]

    def answer(self, s: "DeiState", stack: Stack, action: int, _log: Log) -> None:
        """The Units go to one Neutral Refuge Region (DOL-S7-5); the Buy comes after them."""
        stack.pop()
        if action == s.box.stop:
            return
        campaign_of(s).done = s.played
        units = s.box.thing[action] + 1
        stack.append(ExperimentBuy(self.seat, units - 1))
        stack.append(denunciation.Retreat(self.seat, units, True))


@QUESTIONS.question(74, "experiment_buy", moves=("buy",), rules={"buy": refusals.BUY})
class ExperimentBuy(Question, frozen=True):
    """A Buy like others: what answers a Buy may follow (DOL-S7-7a)."""

    discount: int

    def answers(self, s: "DeiState") -> list[int]:
        return sorted(s.box.buy[card] for card in for_sale(s, self.seat, self.discount))

    def answer(self, s: "DeiState", stack: Stack, action: int, _log: Log) -> None:
        stack.pop()
        stack.append(market.Pay(self.seat, s.box.thing[action], self.discount, False))

    def about(self, _s: "DeiState") -> dict[str, Any]:
        return {"discount": self.discount}


def own_end(s: "DeiState", log: Log) -> None:
    objectives.happened(s, s.order[s.at], "phase_ends", log)  # DOL-S7-8


MODULE = Module(
    "S7",
    Seams(
        after_card=(offer,),
        own_end=(own_end,),
        unfinished={ExperimentBuy: 2.0, denunciation.Retreat: 1.5, denunciation.RetreatUnits: 1.5},
        weights={"experiment": 2.0},
    ),
)
