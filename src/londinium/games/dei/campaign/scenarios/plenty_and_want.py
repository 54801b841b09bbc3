"""Scenario 4, Plenty and Want (DOL-S4): Missions in every phase, and away with the fourth."""

from typing import TYPE_CHECKING

from londinium.games.dei import boosts, missions, modules, scoring, turns
from londinium.games.dei.campaign import objectives
from londinium.games.dei.campaign.sheets import purebred, put_at, scenario_of
from londinium.games.dei.modules import Module
from londinium.games.dei.moves import STOP
from londinium.games.dei.questions import Q_OPEN_MISSION
from londinium.kernel.events import Log, put, rule
from londinium.kernel.state import Frame

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
    frame = (Q_OPEN_MISSION, s.order[s.at])
    if len(ask_mission(s, frame)) > 1:
        s.pending[0].append(frame)


def ask_mission(s: "DeiState", frame: Frame) -> list[int]:
    """A Mission that pays enough (DOL-S4-6), or none (DOL-S4-8)."""
    paid = [
        action
        for action in missions.ask_mission(s, frame)
        if missions.payment(s, frame[1], s.box.thing[action]) >= s.terms.least_payment
    ]
    return [*paid, s.box.stop]


def answer_mission(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack[-1][1]
    if s.box.verb[action] == STOP:
        stack.pop()
        return
    missions.answer_mission(s, stack, action, log)
    if seat != purebred(s) and sum(mission >= 0 for mission in s.marks[seat]) >= scenario_of(s).terms.missions_to_leave:
        leave(s, seat, log)


# Leaving (DOL-S4-10 to DOL-S4-14)


def leave(s: "DeiState", seat: int, log: Log) -> None:
    """It scores all but its Market cards and is off the Priority track; with the last one the scenario ends."""
    note_left(s, seat)
    if log is not None:
        log.append(rule("DOL-S4-10", seat=seat))
    objectives.lower(s, seat, log)
    modules.happened(s, "leaves", seat, (), log)
    scoring.score_pad(s, seat, log)
    strike_off(s, seat, log)
    boosts.release(s, log)  # its phase is over, for the scoring of the Purebred too
    if s.order == (purebred(s),):
        note_left(s, purebred(s))  # DOL-S4-17
        scoring.score_game(s, log)
    else:
        turns.pass_on(s, log)  # the next one is in its place


def note_left(s: "DeiState", seat: int) -> None:
    left = s.campaign.left
    s.campaign = s.campaign._replace(left=put_at(left, seat, s.turn))


def strike_off(s: "DeiState", seat: int, log: Log) -> None:
    """Off the Priority track; those behind close up."""
    at = s.order.index(seat)
    behind = s.order[at + 1 :]
    s.order = s.order[:at] + behind
    if log is not None:
        log.append(put(f"priority-{seat}", f"priority-place-{at}", None))
        for place, other in enumerate(behind, at):
            log.append(put(f"priority-{other}", f"priority-place-{place + 1}", f"priority-place-{place}"))


MODULE = Module("S4", {"pads": plenty, "phase": want, "mission": offer})
