"""Collect (DEI-COLLECT), and Resources between the board, the Pads and the common supply (DEI-COMP-11)."""

from typing import TYPE_CHECKING

from londinium.games.dei import effects, modules
from londinium.games.dei.box import COLLECT, DRONE_COLLECT, TECHNOLOGY, Operation
from londinium.games.dei.campaign.sheets import put_at
from londinium.games.dei.majority import superior, superior_anywhere
from londinium.games.dei.moves import RESOURCES
from londinium.games.dei.questions import Q_MOTIVATE, Q_RETURN
from londinium.games.dei.traits import ON_COLLECT
from londinium.kernel.events import Log, gain
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def may_collect(s: "DeiState", seat: int, r: int) -> bool:
    """Whether a seat may collect in a Region: it has Majority there (DEI-COLLECT-1), or for some Superiority."""
    if s.traits[seat].subjugates:
        here = s.present[seat] >> r & 1
        return bool(here) and any(superior(s, seat, other, r) for other in range(s.players))
    return s.majority[r] == seat


def ask_collect(s: "DeiState", seat: int, _op: Operation, _region: int, out: list[int]) -> None:
    technology, energy, collect = s.technology, s.energy, s.box.collect
    for r in s.city.regions:
        if (technology[r] or energy[r]) and may_collect(s, seat, r):
            if technology[r]:
                out.append(collect[2 * r])
            if energy[r]:
                out.append(collect[2 * r + 1])
    if s.campaign.debris:
        out += [s.box.debris[r] for r in s.city.regions if s.campaign.debris[r] and may_collect(s, seat, r)]
    if s.traits[seat].motivates:
        out += [s.box.motivate[r] for r in s.city.regions if not (technology[r] or energy[r]) and payers(s, seat, r)]


def ask_collect_same(s: "DeiState", seat: int, _op: Operation, region: int, out: list[int]) -> None:
    if may_collect(s, seat, region):
        out += lying(s, region)
        if s.campaign.debris and s.campaign.debris[region]:
            out.append(s.box.debris[region])


def lying(s: "DeiState", r: int) -> list[int]:
    """The Resources that lie in a Region, as what one would do to collect one."""
    return [s.box.collect[2 * r + kind] for kind, there in enumerate((s.technology[r], s.energy[r])) if there]


def do_collect(s: "DeiState", seat: int, op: Operation, thing: int, log: Log) -> None:
    r, kind = divmod(thing, 2)
    take(s, seat, r, kind, log)
    if op.code != DRONE_COLLECT:
        take_more(s, seat, kind, log)
        modules.happened(s, "collected", seat, (r,), log)
    if op.code == COLLECT:  # a follow-up does not call for another (DEI-PRIM-3)
        effects.trigger(s, seat, ON_COLLECT, r, log)
    check_storage(s, seat)


def do_debris(s: "DeiState", seat: int, op: Operation, r: int, log: Log) -> None:
    """A Collect takes debris instead of a Resource; nothing limits it, nobody takes more of it (DOL-S1-9, 10)."""
    debris = s.campaign.debris
    s.campaign = s.campaign._replace(debris=put_at(debris, r, debris[r] - 1))
    hold_debris(s, seat, 1, log)
    if op.code == COLLECT:
        effects.trigger(s, seat, ON_COLLECT, r, log)


def hold_debris(s: "DeiState", seat: int, n: int, log: Log) -> None:
    """Debris comes to lie beside a Pad, or leaves it (n below 0)."""
    cleared = s.campaign.cleared
    s.campaign = s.campaign._replace(cleared=put_at(cleared, seat, cleared[seat] + n))
    if log is not None:
        log.append(gain(seat, "debris", n))


def take_more(s: "DeiState", seat: int, kind: int, log: Log) -> None:
    """Who collects by Superiority takes more of the same kind from the common supply (DOL-PB-51)."""
    more = min(s.traits[seat].subjugates, s.common[kind])
    if more:
        s.common[kind] -= more
        store(s, seat, kind, more, log)


def ask_drone_collect(s: "DeiState", _seat: int, _op: Operation, region: int, out: list[int]) -> None:
    """Collecting where a Drone stands, by whoever has activated it (DOL-PB-61)."""
    out += lying(s, region)


def payers(s: "DeiState", seat: int, r: int) -> list[int]:
    """The Resources of those below a seat in a Region, as what one would do to take one (DOL-PB-63)."""
    return [
        s.box.steal[2 * other + kind]
        for other in s.order  # who is off the Priority track loses nothing more
        if superior(s, seat, other, r)
        for kind in (0, 1)
        if s.stored[2 * other + kind]
    ]


def do_motivate(s: "DeiState", seat: int, _op: Operation, region: int, _log: Log) -> None:
    s.pending[0].append((Q_MOTIVATE, seat, region))


def ask_motivate(s: "DeiState", frame: Frame) -> list[int]:
    return payers(s, frame[1], frame[2])


def answer_motivate(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """Whose and which Resource is taken; the extra one is of the same kind (DOL-PB-64)."""
    seat = stack.pop()[1]
    other, kind = divmod(s.box.thing[action], 2)
    store(s, other, kind, -1, log)
    store(s, seat, kind, 1, log)
    take_more(s, seat, kind, log)
    check_storage(s, seat)


def take(s: "DeiState", seat: int, r: int, kind: int, log: Log) -> None:
    """One Resource from a Region to a Pad; the board is not replenished (DEI-COLLECT-3)."""
    there = s.technology if kind == TECHNOLOGY else s.energy
    there[r] -= 1
    store(s, seat, kind, 1, log)


def store(s: "DeiState", seat: int, kind: int, n: int, log: Log) -> None:
    """Resources come to a Pad, or leave it (n below 0)."""
    s.stored[2 * seat + kind] += n
    if log is not None:
        log.append(gain(seat, RESOURCES[kind], n))


def check_storage(s: "DeiState", seat: int) -> None:
    """What the Pad cannot store goes back, of the player's choice (DEI-COLLECT-4, DEI-COLLECT-5)."""
    stack, frame = s.pending[0], (Q_RETURN, seat)
    if s.stored[2 * seat] + s.stored[2 * seat + 1] > s.traits[seat].storage and stack[-1:] != [frame]:
        stack.append(frame)


def ask_return(s: "DeiState", frame: Frame) -> list[int]:
    seat = frame[1]
    return [s.box.give_back[kind] for kind in (0, 1) if s.stored[2 * seat + kind]]


def answer_return(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    kind = s.box.thing[action]
    store(s, seat, kind, -1, log)
    s.common[kind] += 1
    check_storage(s, seat)


def gain_resource(s: "DeiState", seat: int, kind: int, n: int, log: Log) -> None:
    """Take from the common supply what there is of it (DEI-COMP-11)."""
    n = min(n, s.common[kind])
    if n:
        s.common[kind] -= n
        store(s, seat, kind, n, log)
        check_storage(s, seat)


def ask_exchange(s: "DeiState", seat: int, op: Operation, _region: int, out: list[int]) -> None:
    if s.stored[2 * seat + op.give] and s.common[op.take]:
        out.append(s.box.icon[3])


def exchange(s: "DeiState", seat: int, op: Operation, log: Log) -> None:
    """One for one with the common supply."""
    store(s, seat, op.give, -1, log)
    s.common[op.give] += 1
    s.common[op.take] -= 1
    store(s, seat, op.take, 1, log)


def ask_steal(s: "DeiState", seat: int, _op: Operation, _region: int, out: list[int]) -> None:
    for other in s.order:
        if other != seat and superior_anywhere(s, seat, other):
            out += [s.box.steal[2 * other + kind] for kind in (0, 1) if s.stored[2 * other + kind]]


def do_steal(s: "DeiState", seat: int, _op: Operation, thing: int, log: Log) -> None:
    other, kind = divmod(thing, 2)
    store(s, other, kind, -1, log)
    store(s, seat, kind, 1, log)
    check_storage(s, seat)
