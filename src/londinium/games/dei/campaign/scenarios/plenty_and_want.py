"""Scenario 4, Plenty and Want (DOL-S4): Missions in every phase, and away with the fourth."""

from typing import TYPE_CHECKING

from londinium.games.dei import boosts, collect, effects, missions, scoring, set_up, turn
from londinium.games.dei.campaign import objectives
from londinium.games.dei.campaign.explain import scenarios as refusals
from londinium.games.dei.campaign.moves import QUESTIONS
from londinium.games.dei.campaign.sheets import campaign_of, purebred, put_at, scenario_of
from londinium.games.dei.explain import tokens
from londinium.games.dei.seams import AddedRule, Module, Seams, each
from londinium.kernel.events import Log, rule
from londinium.kernel.questions import Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def plenty(s: "DeiState", log: Log) -> None:
    """All but the Purebred start with Supplies (DOL-S4-3)."""
    for seat in s.order:
        if seat != purebred(s):
            scoring.gain_supplies(s, seat, "objectives", scenario_of(s).terms.supplies, log)


def want(s: "DeiState", log: Log) -> None:
    """They lose some when a phase begins, once for all who are in play (DOL-S4-15)."""
    for seat in s.order:
        objectives.happened(s, seat, "phase_begins", log)


# Missions (DOL-S4-5 to DOL-S4-9b)


def offer(s: "DeiState", _log: Log) -> None:
    """At the end of every own phase, where one pays enough."""
    question = OpenMission(s.order[s.at])
    if len(question.answers(s)) > 1:
        s.pending[0].append(question)


@QUESTIONS.question(
    72,
    "open_mission",
    moves=("mission", "stop"),
    rules={
        "mission": [
            ("DEI-MISSION-1", tokens.mission_in_play),
            ("DEI-MISSION-3", tokens.column_is_free),
            ("DOL-S4-6", refusals.pays_enough),
        ]
    },
)
class OpenMission(missions.Mission, frozen=True):
    """A Mission that pays enough (DOL-S4-6), or none (DOL-S4-8)."""

    def answers(self, s: "DeiState") -> list[int]:
        paid = [
            action
            for action in super().answers(s)
            if missions.payment(s, self.seat, s.box.thing[action]) >= s.terms.least_payment
        ]
        return [*paid, s.box.stop]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        if action == s.box.stop:
            stack.pop()
            return
        super().answer(s, stack, action, log)
        done = sum(mission >= 0 for mission in s.marks[self.seat])
        if self.seat != purebred(s) and done >= scenario_of(s).terms.missions_to_leave:
            leave(s, self.seat, log)


# Leaving (DOL-S4-10 to DOL-S4-14)


def leave(s: "DeiState", seat: int, log: Log) -> None:
    """It scores all but its Market cards and is off the Priority track; with the last one the scenario ends."""
    note_left(s, seat)
    if log is not None:
        log.append(rule("DOL-S4-10", seat=seat))
    objectives.lower(s, seat, log)
    each(s.seams.leaves, s, seat, log)
    scoring.score_pad(s, seat, log)
    strike_off(s, seat, log)
    boosts.release(s, log)  # its phase is over, for the scoring of the Purebred too
    if s.order == (purebred(s),):
        note_left(s, purebred(s))  # DOL-S4-17
        scoring.score_game(s, log)
    else:
        turn.pass_on(s, log)  # the next one is in its place


def note_left(s: "DeiState", seat: int) -> None:
    campaign = campaign_of(s)
    campaign.left = put_at(campaign.left, seat, s.turn)


def strike_off(s: "DeiState", seat: int, log: Log) -> None:
    """Off the Priority track; those behind close up."""
    before, s.order = s.order, tuple(other for other in s.order if other != seat)
    set_up.tell_order(before, before, s.order, log)


MODULE = Module(
    "S4",
    Seams(
        pads=(plenty,),
        phase=(want,),
        mission=(offer,),
        rules=tuple(
            AddedRule(question, "steal", ("DOL-S4-13", refusals.victim_in_play), before="DEI-PRIM-1")
            for question in (effects.Effect, collect.Motivate)
        ),
    ),
)
