"""Collect (DEI-COLLECT), and Resources between the board, the Pads and the common supply (DEI-COMP-11)."""

from typing import TYPE_CHECKING, Any

from londinium.games.dei import effects, explain
from londinium.games.dei.box import (
    COLLECT,
    COLLECT_SAME_REGION,
    DRONE_COLLECT,
    EXCHANGE,
    GAIN_RESOURCE,
    STEAL_RESOURCE,
    TECHNOLOGY,
    Operation,
)
from londinium.games.dei.majority import superior, superior_anywhere
from londinium.games.dei.moves import QUESTIONS, RESOURCES
from londinium.games.dei.seams import each
from londinium.games.dei.traits import ON_COLLECT
from londinium.kernel.events import Log, gain
from londinium.kernel.questions import Question, Stack
from londinium.kernel.tuples import changed

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def may_collect(s: "DeiState", seat: int, r: int) -> bool:
    """Whether a seat may collect in a Region: it has Majority there (DEI-COLLECT-1), or for some Superiority."""
    if s.traits[seat].subjugates:
        here = s.present[seat] >> r & 1
        return bool(here) and any(superior(s, seat, other, r) for other in range(s.players))
    return s.majority[r] == seat


@effects.asks(COLLECT)
def ask_collect(s: "DeiState", seat: int, _op: Operation, _region: int, _left: int, out: list[int]) -> None:
    technology, energy, majority, collect = s.technology, s.energy, s.majority, s.box.collect
    subjugates = s.traits[seat].subjugates
    for r in s.city.regions:
        if may_collect(s, seat, r) if subjugates else majority[r] == seat:
            if technology[r]:
                out.append(collect[2 * r])
            if energy[r]:
                out.append(collect[2 * r + 1])
    for more in s.seams.collects:
        out += more(s, seat, s.city.regions)
    if s.traits[seat].motivates:
        out += [s.box.motivate[r] for r in s.city.regions if not (technology[r] or energy[r]) and payers(s, seat, r)]


@effects.asks(COLLECT_SAME_REGION)
def ask_collect_same(s: "DeiState", seat: int, _op: Operation, region: int, _left: int, out: list[int]) -> None:
    if may_collect(s, seat, region):
        out += lying(s, region)
    for more in s.seams.collects:
        out += more(s, seat, (region,))


def lying(s: "DeiState", r: int) -> list[int]:
    """The Resources that lie in a Region, as what one would do to collect one."""
    return [s.box.collect[2 * r + kind] for kind, there in enumerate((s.technology[r], s.energy[r])) if there]


@effects.does("collect")
def do_collect(s: "DeiState", using: effects.Effect, op: Operation, thing: int, log: Log) -> None:
    r, kind = divmod(thing, 2)
    take(s, using.seat, r, kind, log)
    if op.code != DRONE_COLLECT:
        take_more(s, using.seat, kind, log)
        each(s.seams.collected, s, using.seat, r, log)
    if op.code == COLLECT:  # a follow-up does not call for another (DEI-PRIM-3)
        effects.trigger(s, using.seat, ON_COLLECT, r, log)
    check_storage(s, using.seat)


def take_more(s: "DeiState", seat: int, kind: int, log: Log) -> None:
    """Who collects by Superiority takes more of the same kind from the common supply (DOL-PB-51)."""
    more = min(s.traits[seat].subjugates, s.common[kind])
    if more:
        s.common[kind] -= more
        store(s, seat, kind, more, log)


@effects.asks(DRONE_COLLECT)
def ask_drone_collect(s: "DeiState", _seat: int, _op: Operation, region: int, _left: int, out: list[int]) -> None:
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


@effects.does("motivate")
def do_motivate(s: "DeiState", using: effects.Effect, _op: Operation, region: int, _log: Log) -> None:
    s.pending[0].append(Motivate(using.seat, region))


@QUESTIONS.question(21, "motivate", moves=("steal",), rules=explain.MOTIVATE)
class Motivate(Question, frozen=True):
    """Whose and which Resource is taken."""

    region: int

    def answers(self, s: "DeiState") -> list[int]:
        return payers(s, self.seat, self.region)

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """The extra one is of the same kind (DOL-PB-64)."""
        stack.pop()
        other, kind = divmod(s.box.thing[action], 2)
        hand_over(s, other, self.seat, kind, 1, log)
        take_more(s, self.seat, kind, log)
        check_storage(s, self.seat)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"region": s.box.region_ids[self.region]}


def take(s: "DeiState", seat: int, r: int, kind: int, log: Log) -> None:
    """One Resource from a Region to a Pad; the board is not replenished (DEI-COLLECT-3)."""
    if kind == TECHNOLOGY:
        s.technology = changed(s.technology, r, s.technology[r] - 1)
    else:
        s.energy = changed(s.energy, r, s.energy[r] - 1)
    store(s, seat, kind, 1, log)


def store(s: "DeiState", seat: int, kind: int, n: int, log: Log) -> None:
    """Resources come to a Pad, or leave it (n below 0)."""
    s.stored[2 * seat + kind] += n
    if log is not None:
        log.append(gain(seat, RESOURCES[kind], n))


def give_back(s: "DeiState", seat: int, kind: int, n: int, log: Log) -> None:
    """Resources of a Pad go to the common supply."""
    store(s, seat, kind, -n, log)
    s.common[kind] += n


def hand_over(s: "DeiState", giver: int, taker: int, kind: int, n: int, log: Log) -> None:
    """Resources of a Pad go to another."""
    store(s, giver, kind, -n, log)
    store(s, taker, kind, n, log)


def check_storage(s: "DeiState", seat: int) -> None:
    """What the Pad cannot store goes back, of the player's choice (DEI-COLLECT-4, DEI-COLLECT-5)."""
    if s.stored[2 * seat] + s.stored[2 * seat + 1] > s.traits[seat].storage:
        stack, question = s.pending[0], Return(seat)
        if stack[-1:] != [question]:
            stack.append(question)


@QUESTIONS.question(9, "return", moves=("return",), rules=explain.RETURN)
class Return(Question, frozen=True):
    """Which Resource goes back to the common supply."""

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.give_back[kind] for kind in (0, 1) if s.stored[2 * self.seat + kind]]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        give_back(s, self.seat, s.box.thing[action], 1, log)
        check_storage(s, self.seat)

    def about(self, s: "DeiState") -> dict[str, Any]:
        stored = s.stored[2 * self.seat] + s.stored[2 * self.seat + 1]
        return {"stored": stored, "storage": s.traits[self.seat].storage}


@effects.asks(GAIN_RESOURCE)
def ask_resource(s: "DeiState", _seat: int, op: Operation, _region: int, _left: int, out: list[int]) -> None:
    if s.common[op.kind]:
        out.append(s.box.icon[1])


@effects.gains(GAIN_RESOURCE)
def gain_resources(s: "DeiState", seat: int, op: Operation, log: Log) -> None:
    gain_resource(s, seat, op.kind, op.n, log)


def gain_resource(s: "DeiState", seat: int, kind: int, n: int, log: Log) -> None:
    """Take from the common supply what there is of it (DEI-COMP-11)."""
    n = min(n, s.common[kind])
    if n:
        s.common[kind] -= n
        store(s, seat, kind, n, log)
        check_storage(s, seat)


@effects.asks(EXCHANGE)
def ask_exchange(s: "DeiState", seat: int, op: Operation, _region: int, _left: int, out: list[int]) -> None:
    if s.stored[2 * seat + op.give] and s.common[op.take]:
        out.append(s.box.icon[3])


@effects.gains(EXCHANGE)
def exchange(s: "DeiState", seat: int, op: Operation, log: Log) -> None:
    """One for one with the common supply."""
    give_back(s, seat, op.give, 1, log)
    s.common[op.take] -= 1
    store(s, seat, op.take, 1, log)


@effects.asks(STEAL_RESOURCE)
def ask_steal(s: "DeiState", seat: int, _op: Operation, _region: int, _left: int, out: list[int]) -> None:
    for other in s.order:
        if other != seat and superior_anywhere(s, seat, other):
            out += [s.box.steal[2 * other + kind] for kind in (0, 1) if s.stored[2 * other + kind]]


@effects.does("steal")
def do_steal(s: "DeiState", using: effects.Effect, _op: Operation, thing: int, log: Log) -> None:
    other, kind = divmod(thing, 2)
    hand_over(s, other, using.seat, kind, 1, log)
    check_storage(s, using.seat)
