"""Drones (DEI-DRONE): move one, then use its effect where it stands."""

from typing import TYPE_CHECKING

from londinium.games.dei import boosts, effects
from londinium.games.dei.box import (
    ANY,
    DRONE_COLLECT,
    DRONE_ENLIST,
    DRONE_STRIKE_ALL,
    DRONE_TELEPORT,
    GAIN_SUPPLY,
    OWN,
    Operation,
)
from londinium.games.dei.collect import check_storage, lying, take
from londinium.games.dei.enlist import step_instead
from londinium.games.dei.majority import reckon
from londinium.games.dei.questions import Q_DRONE, Q_DRONE_EFFECT, Q_VETO
from londinium.games.dei.scoring import gain_supplies
from londinium.games.dei.traits import ON_DRONE
from londinium.games.dei.units import RESERVE, shift
from londinium.kernel.events import Log, put
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


VETOED = 15  # as often as nobody can be struck


def ask_drone(s: "DeiState", _seat: int, op: Operation, _region: int, out: list[int]) -> None:
    """A Drone that is not in play cannot be activated (DEI-DRONE-11)."""
    drones = range(len(s.drones)) if op.drone == ANY else (s.picked if op.drone == OWN else op.drone,)
    out += [s.box.drone[drone] for drone in drones if drone >= 0 and s.drones[drone] >= 0]


def do_drone(s: "DeiState", seat: int, op: Operation, drone: int, _log: Log) -> None:
    """Activate it: the move first (DEI-DRONE-2)."""
    steps = s.box.drone_effects[drone].ops[0].n + op.extra + s.traits[seat].drone_steps
    s.pending[0].append((Q_DRONE, seat, drone, steps))


def ask_drone_to(s: "DeiState", frame: Frame) -> list[int]:
    """Where it may go: so many steps over adjacent Regions, or none (DEI-DRONE-3, DEI-DRONE-10)."""
    _, _, drone, steps = frame
    adjacent = s.city.flights
    reached = edge = {s.drones[drone]}
    for _ in range(steps):
        edge = {near for r in edge for near in adjacent[r]} - reached
        reached = reached | edge
    return sorted([s.box.to[r] for r in reached])


def answer_drone_to(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, drone, _ = stack.pop()
    before, s.drones[drone] = s.drones[drone], s.box.thing[action]
    if log is not None and before != s.drones[drone]:
        places = [s.box.region_ids[r] for r in (before, s.drones[drone])]
        log.append(put(f"drone-{s.box.drone_ids[drone]}", *places))
    for r in {before, s.drones[drone]}:
        if any(traits.drones_count for traits in s.traits):
            reckon(s, r, log)
    go_on(s, stack, seat, drone, 1, log)


def go_on(s: "DeiState", stack: list[Frame], seat: int, drone: int, at: int, log: Log) -> None:
    """The next operation of its effect, until one asks something; then what answers an activation."""
    ops = s.box.drone_effects[drone].ops
    while at < len(ops):
        op = ops[at]
        if op.code == GAIN_SUPPLY:
            gain_supplies(s, seat, "effects", op.n, log)
        elif op.code in (DRONE_COLLECT, DRONE_ENLIST, DRONE_TELEPORT, DRONE_STRIKE_ALL):
            if op.code == DRONE_ENLIST and effects.marches(s, seat):  # steps instead (DOL-S2-9)
                go_on(s, stack, seat, drone, at + 1, log)
                if not s.box.is_river[s.drones[drone]]:
                    step_instead(s, seat, op.n)
                return
            stack.append((Q_DRONE_EFFECT, seat, drone, at, op.n, -1 if op.code == DRONE_TELEPORT else 0))
            return
        else:
            boosts.draw(s, seat, op.n, log)
        at += 1
    effects.trigger(s, seat, ON_DRONE, s.drones[drone], log)


def ask_drone_effect(s: "DeiState", frame: Frame) -> list[int]:
    """What it can still do here, or stop (DEI-DRONE-10)."""
    _, seat, drone, at, left, done = frame
    r, box = s.drones[drone], s.box
    code = box.drone_effects[drone].ops[at].code
    found: list[int] = []
    if not left:
        pass
    elif code == DRONE_COLLECT:
        found = lying(s, r)  # DEI-DRONE-4
    elif code == DRONE_ENLIST:
        if s.reserve[seat] and not box.is_river[r]:
            found = [box.enlist[r]]  # DEI-DRONE-5
    elif code == DRONE_TELEPORT:
        return flights(s, seat, r, left, done)
    else:
        for other in range(s.players):  # DEI-DRONE-8
            struck = done >> 4 * other & 15
            if other != seat and struck < left and s.scrappers[other * box.size + r]:
                found.append(box.strike[4 * r + other])
    found.append(box.stop)
    return found


def flights(s: "DeiState", seat: int, r: int, left: int, first: int) -> list[int]:
    """Where the next Scrapper may be sent (DEI-DRONE-6, DEI-DRONE-7).

    The Majority Rule is tested after the whole teleport: the first may go where it takes both, and then both do.
    """
    box, at = s.box, seat * s.box.size
    here, tie = s.scrappers[at + r], s.traits[seat].tie_enters
    open_to_all = s.terms.open_to_all  # DOL-S3-5
    if first >= 0 and first != open_to_all and s.would[at + first] + tie <= s.rival[at + first]:
        return [box.fly[first]]
    found = []
    if here:
        for to in s.city.regions:
            # Scrappers that are needed to enter
            short = 0 if to == open_to_all else s.rival[at + to] - s.would[at + to] - tie + 1
            if (
                to == r
                or box.is_river[to]
                or (box.is_roof[to] and (first >= 0 or short > 1))
                or short > min(here, left)
            ):
                continue
            found.append(box.fly[to])
    found.append(box.stop)
    return found


def answer_drone_effect(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, drone, at, left, done = stack.pop()
    op = s.box.drone_effects[drone].ops[at]
    thing = s.box.thing[action]
    if action == s.box.stop:
        go_on(s, stack, seat, drone, at + 1, log)
        return
    if op.code == DRONE_STRIKE_ALL:
        r, victim = divmod(thing, 4)
        if s.traits[victim].drone_veto:
            stack.append((Q_VETO, victim, seat, drone, at, left, done))
            return
        shift(s, victim, r, RESERVE, 1, False, log)
        done += 1 << 4 * victim
    else:
        left -= 1
        if op.code == DRONE_COLLECT:
            take(s, seat, *divmod(thing, 2), log)
        elif op.code == DRONE_ENLIST:
            shift(s, seat, RESERVE, thing, 1, False, log)
        else:
            shift(s, seat, s.drones[drone], thing, 1, False, log)
            done = thing
            if s.box.is_roof[thing]:
                left = 0  # exactly one to a Roof
    if left:
        stack.append((Q_DRONE_EFFECT, seat, drone, at, left, done))
    else:
        go_on(s, stack, seat, drone, at + 1, log)
    if op.code == DRONE_COLLECT:
        check_storage(s, seat)


def ask_veto(s: "DeiState", _frame: Frame) -> list[int]:
    """Whether the Drone's effect is left out on the own Units (DOL-PB-41)."""
    return [s.box.accept, s.box.refuse]


def answer_veto(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, victim, seat, drone, at, left, done = stack.pop()
    if action == s.box.accept:
        shift(s, victim, s.drones[drone], RESERVE, 1, False, log)
        done += 1 << 4 * victim
    else:
        done |= VETOED << 4 * victim
    stack.append((Q_DRONE_EFFECT, seat, drone, at, left, done))
