"""The icons of a card, a Candy Boost or an ability, used in any order and as far as wanted (DEI-CARD-2, DEI-PRIM-1).

An effect in use is one question: the first object of any icon that is left answers it, so that icons can be
interleaved (DEI-CARD-2), or stop. No card, Feat or skill has code of its own.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from londinium.games.dei import advanced, boosts, build, collect, drones, enlist, market, move, moves
from londinium.games.dei import box as b
from londinium.games.dei.scoring import gain_supplies
from londinium.kernel.events import Log
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

Ask = Callable[["DeiState", int, b.Operation, int, list[int]], None]
Do = Callable[["DeiState", int, b.Operation, int, Log], None]


def ask_gain(s: "DeiState", _seat: int, op: b.Operation, _region: int, out: list[int]) -> None:
    if op.code == b.GAIN_SUPPLY:
        out.append(s.box.icon[0])
    elif op.code == b.GAIN_RESOURCE:
        if s.common[op.kind]:
            out.append(s.box.icon[1])
    elif boosts.supply(s):
        out.append(s.box.icon[2])


def gains(s: "DeiState", seat: int, op: b.Operation, log: Log) -> None:
    """What needs nothing to be chosen."""
    if op.code == b.GAIN_SUPPLY:
        gain_supplies(s, seat, "effects", op.n, log)
    elif op.code == b.GAIN_RESOURCE:
        collect.gain_resource(s, seat, op.kind, op.n, log)
    elif op.code == b.GAIN_BOOST:
        boosts.draw(s, seat, op.n, log)
    elif op.code == b.LOSE_SUPPLY:
        gain_supplies(s, seat, "effects", -op.n, log)
    else:
        collect.exchange(s, seat, op, log)


ASK: dict[int, Ask] = {
    b.ENLIST: enlist.ask_enlist,
    b.ENLIST_SAME_REGION: enlist.ask_enlist_same,
    b.MOVE: move.ask_move,
    b.COLLECT: collect.ask_collect,
    b.COLLECT_SAME_REGION: collect.ask_collect_same,
    b.BUY: market.ask_buy,
    b.BUILD: build.ask_build,
    b.EVICT: advanced.ask_evict,
    b.STRIKE: advanced.ask_strike,
    b.DRONE_ACTIVATE: drones.ask_drone,
    b.STEAL_RESOURCE: collect.ask_steal,
    b.REMOVE_CONSTRUCTION: build.ask_remove,
    b.MAJORITY_BONUS_TEMP: boosts.ask_hold,
    b.GAIN_SUPPLY: ask_gain,
    b.GAIN_RESOURCE: ask_gain,
    b.GAIN_BOOST: ask_gain,
    b.EXCHANGE: collect.ask_exchange,
    b.DRONE_COLLECT: collect.ask_drone_collect,
    b.PATRON: market.ask_patron,
    b.BRIBE: boosts.ask_bribe,
}

DO: dict[int, Do] = {  # by verb
    moves.COLLECT: collect.do_collect,
    moves.DEBRIS: collect.do_debris,
    moves.REFUGE: build.do_refuge,
    moves.ELEVATOR: build.do_elevator,
    moves.BRIDGE: build.do_bridge,
    moves.EVICT: advanced.do_evict,
    moves.STRIKE: advanced.do_strike,
    moves.DRONE: drones.do_drone,
    moves.STEAL: collect.do_steal,
    moves.HOLD: boosts.do_hold,
    moves.MOTIVATE: collect.do_motivate,
    moves.PATRON: market.do_patron,
    moves.BRIBE: boosts.do_bribe,
}
LIFTS = (moves.LIFT_REFUGE, moves.LIFT_ELEVATOR, moves.LIFT_BRIDGE, moves.LIFT_SEGMENT)


def ask(s: "DeiState", seat: int, op: b.Operation, region: int, left: int, out: list[int]) -> None:
    """What answers an icon that is left so often."""
    ASK[op.code](s, seat, op, region, out)
    if op.code == b.MOVE and (s.city.river or s.traits[seat].evacuates):
        move.ask_more(s, seat, op, left - 1, out)


def ask_effect(s: "DeiState", frame: Frame) -> list[int]:
    """Any icon that is left, or stop; beside it Candy Boosts (DEI-CARD-2, DEI-TURN-10, DEI-BOOST-2)."""
    seat, region = frame[1], frame[3]
    out: list[int] = []
    at = 4
    for op in s.box.effects[frame[2]].ops:
        if frame[at]:
            ask(s, seat, op, region, frame[at], out)
        at += 1
    out += boosts.beside(s, seat)
    out.append(s.box.stop)
    out.sort()
    return out


def answer_effect(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    box = s.box
    frame = stack[-1]
    verb, thing, seat = box.verb[action], box.thing[action], frame[1]
    if verb == moves.BOOST:
        boosts.use(s, seat, thing, log)  # beside the question, which stays
        return
    stack.pop()
    if verb == moves.STOP:
        return
    effect = box.effects[frame[2]]
    at = effect.icons[thing] if verb == moves.ICON else effect.slots[verb]
    ability = box.ability_of_effect[frame[2]]
    if frame[3] <= b.ANSWERS:
        s.answered += (b.ANSWERS - frame[3],)
    elif ability >= 0:
        s.used |= 1 << ability
        if box.abilities[ability].limited:  # offered again by what was done beside it, and used once
            stack[:] = [other for other in stack if other[:3] != frame[:3]]
    left = list(frame)
    left[4 + at] -= 1
    if any(left[4:]):
        stack.append(tuple(left))
    op = effect.ops[at]
    if verb == moves.ICON:
        gains(s, seat, op, log)
    elif verb == moves.FROM:
        move.do_move(s, seat, op, thing, left[4 + at])
    elif verb == moves.EVACUATE:
        move.do_evacuate(s, seat, thing, left[4 + at])
    elif verb == moves.ENLIST:
        enlist.do_enlist(s, seat, op, thing, frame[2], log)
    elif verb == moves.BUY:
        market.do_buy(s, seat, op, thing, frame[3] == b.FOLLOW_UP)
    elif verb in LIFTS:
        build.do_remove(s, seat, verb, thing, log)
    else:
        DO[verb](s, seat, op, thing, log)
