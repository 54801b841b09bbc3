"""Scenario 2, The Crossing (DOL-S2): the Purebred land on the east bank, march instead of enlisting, and leave."""

from typing import TYPE_CHECKING

from londinium.games.dei.box import BRIDGE, ELEVATOR, REFUGE
from londinium.games.dei.build import lift
from londinium.games.dei.campaign import objectives
from londinium.games.dei.campaign.sheets import purebred, scenario_of
from londinium.games.dei.modules import Module
from londinium.games.dei.questions import Q_ABANDON, Q_LANDING, Q_STEP, Q_STEP_TO
from londinium.games.dei.units import RESERVE, shift
from londinium.kernel.events import Log
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


# Landings (DOL-S2-5 to DOL-S2-7)


def after_deployment(s: "DeiState", log: Log) -> None:
    """In Turn 1 the Purebred land directly after their starting Units (DOL-S2-6a)."""
    if s.order[s.at] == purebred(s):
        land(s, log)


def land(s: "DeiState", _log: Log) -> None:
    """So many Agents, or as many as there are, and in one Turn Boris (DOL-S2-5, DOL-S2-6b)."""
    seat, landing = purebred(s), scenario_of(s).terms.landings[s.turn - 1]
    go_ashore(s, seat, int(landing.leader and s.leaders[seat] < 0), landing.scrappers)


def go_ashore(s: "DeiState", seat: int, leader: int, scrappers: int) -> None:
    scrappers = min(scrappers, s.reserve[seat])
    if leader or scrappers:
        s.pending[0].append((Q_LANDING, seat, leader, scrappers))


def ask_landing(s: "DeiState", _frame: Frame) -> list[int]:
    """Anywhere in the deployment area (DOL-S2-6)."""
    return sorted(s.box.deploy[s.box.region[id]] for id in scenario_of(s).terms.landing)


def answer_landing(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """The Leader first, then the Agents one by one."""
    _, seat, leader, scrappers = stack.pop()
    shift(s, seat, RESERVE, s.box.thing[action], 0 if leader else 1, bool(leader), log)
    go_ashore(s, seat, 0, scrappers if leader else scrappers - 1)


# Steps instead of placing (DOL-S2-9, DOL-S2-10)


def steps(s: "DeiState", seat: int, r: int) -> list[int]:
    """Where an Agent may go from a Region: to any that is adjacent, by the Majority Rule, but not into the river."""
    at, adds = seat * s.box.size, 1 + s.traits[seat].tie_enters
    return [to for to in s.city.adjacent[r] if not s.box.is_river[to] and s.would[at + to] + adds > s.rival[at + to]]


def ask_step(s: "DeiState", frame: Frame) -> list[int]:
    seat = frame[1]
    at = seat * s.box.size
    return sorted([*(s.box.leave[r] for r in s.city.regions if s.scrappers[at + r] and steps(s, seat, r)), s.box.stop])


def answer_step(s: "DeiState", stack: list[Frame], action: int, _log: Log) -> None:
    _, seat, n = stack.pop()
    if action != s.box.stop:
        stack.append((Q_STEP_TO, seat, s.box.thing[action], n))


def ask_step_to(s: "DeiState", frame: Frame) -> list[int]:
    _, seat, r, _ = frame
    return sorted(s.box.to[to] for to in steps(s, seat, r))


def answer_step_to(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, r, n = stack.pop()
    if n > 1:
        stack.append((Q_STEP, seat, n - 1))
    shift(s, seat, r, s.box.thing[action], 1, False, log)


# Objectives (DOL-S2-11 to DOL-S2-15)


def offer(s: "DeiState", _log: Log) -> None:
    """After an Action card the Purebred may give up a Barracks token, once in each of their phases (DOL-S2-13)."""
    seat = s.order[s.at]
    if seat == purebred(s) and not s.campaign.done and garrisons(s, seat):
        s.pending[0].append((Q_ABANDON, seat))


def garrisons(s: "DeiState", seat: int) -> list[int]:
    """Regions with a Barracks token and Agents enough; Boris is none."""
    at, least = seat * s.box.size, scenario_of(s).terms.garrison
    return [r for r in s.city.regions if s.refuges[r] == seat and s.scrappers[at + r] >= least]


def ask_abandon(s: "DeiState", frame: Frame) -> list[int]:
    return sorted([*(s.box.abandon[r] for r in garrisons(s, frame[1])), s.box.stop])


def answer_abandon(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """The Barracks go to the box, exactly so many Agents to the Reserve (DOL-S2-14, DOL-S2-14a)."""
    seat = stack.pop()[1]
    if action == s.box.stop:
        return
    r = s.box.thing[action]
    s.campaign = s.campaign._replace(done=1)
    lift(s, REFUGE, r, log)
    shift(s, seat, r, RESERVE, scenario_of(s).terms.garrison, False, log)
    objectives.happened(s, seat, "garrison_given_up", log)


def built(s: "DeiState", seat: int, things: tuple[int, ...], log: Log) -> None:
    if things[0] in (ELEVATOR, BRIDGE):
        objectives.happened(s, seat, "way_built", log)


MODULE = Module(
    "S2",
    {"deployment": after_deployment, "after_event": land, "after_card": offer},
    when={"built": built},
)
