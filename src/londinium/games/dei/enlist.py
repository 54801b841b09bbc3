"""Enlist (DEI-ENLIST), and the starting Units (DEI-TURN-7 to DEI-TURN-9)."""

from typing import TYPE_CHECKING

from londinium.games.dei import effects
from londinium.games.dei.box import ENLIST, Operation
from londinium.games.dei.campaign.sheets import companions
from londinium.games.dei.questions import Q_DEPLOY, Q_STEP
from londinium.games.dei.traits import ON_ENLIST
from londinium.games.dei.units import RESERVE, shift
from londinium.kernel.events import Log
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def sites(s: "DeiState", seat: int, any_site: bool) -> list[int]:
    """Where a seat may enlist: at Neutral Refuges and own Refuges, and where effects say so (DEI-ENLIST-1)."""
    found = list(s.city.neutral_refuges)
    if s.tokens[seat * 3] < s.box.constructions[0]:
        found += [r for r in s.city.regions if s.refuges[r] == seat]
    if s.traits[seat].enlists_at_leader:
        found.append(s.leaders[seat])  # DEI-LEADER-3
    if any_site:
        present, ground = s.present[seat], s.box.is_ground
        found += [r for r in s.city.regions if present >> r & 1 and ground[r]]
    return found


def ask_enlist(s: "DeiState", seat: int, op: Operation, _region: int, out: list[int]) -> None:
    if s.reserve[seat]:  # DEI-ENLIST-3
        enlist = s.box.enlist
        out += {enlist[r] for r in sites(s, seat, op.any_site) if r >= 0}


def ask_enlist_same(s: "DeiState", seat: int, _op: Operation, region: int, out: list[int]) -> None:
    if s.reserve[seat] and region in sites(s, seat, False):
        out.append(s.box.enlist[region])


def do_enlist(s: "DeiState", seat: int, op: Operation, region: int, effect: int, log: Log) -> None:
    shift(s, seat, RESERVE, region, 1, False, log)
    if op.code == ENLIST:  # a follow-up does not call for another (DEI-PRIM-3)
        effects.trigger(s, seat, ON_ENLIST, region, log, effect)


def step_instead(s: "DeiState", seat: int, n: int) -> None:
    """Who may not place Scrappers moves some on the board: a step for each that could be placed (DOL-S2-10)."""
    n = min(n, s.reserve[seat])
    if n:
        s.pending[0].append((Q_STEP, seat, n))


def ask_next(s: "DeiState", seat: int, leader: int, scrappers: int) -> None:
    """Ask where the next starting Unit goes. Those for whom there is no room stay beside the board (DOL-PB-14)."""
    scrappers = min(scrappers, s.reserve[seat])
    for frame in ((Q_DEPLOY, seat, leader, scrappers), (Q_DEPLOY, seat, 0, min(scrappers, companions(s, seat)))):
        if any(frame[2:]) and ask_deploy(s, frame):
            s.pending[0].append(frame)
            return


def ask_deploy(s: "DeiState", frame: Frame) -> list[int]:
    """Where the next starting Unit goes: any Neutral Refuge (DEI-TURN-9), or where the Faction starts.

    The last Scrappers are those of a Privilege: no number of Units in a Region binds them (DOL-PRIV-10).
    """
    seat = frame[1]
    starts = s.box.factions[s.factions[seat]].starts
    if starts is None:
        return [s.box.deploy[r] for r in s.city.neutral_refuges]
    most = s.box.scrappers[s.factions[seat]] if not frame[2] and frame[3] <= companions(s, seat) else starts.most
    there = [s.scrappers[seat * s.box.size + r] + (s.leaders[seat] == r) for r in range(s.box.size)]
    return sorted(s.box.deploy[r] for r in s.city.regions if s.refuges[r] == seat and there[r] < most)


def answer_deploy(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """The Leader first, then the Scrappers one by one."""
    _, seat, leader, scrappers = stack.pop()
    shift(s, seat, RESERVE, s.box.thing[action], 0 if leader else 1, bool(leader), log)
    ask_next(s, seat, 0, scrappers if leader else scrappers - 1)
