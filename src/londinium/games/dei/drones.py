"""Drones (DEI-DRONE): move one, then use its effect where it stands."""

from typing import TYPE_CHECKING, Any

import msgspec

from londinium.games.dei import boosts, effects, explain
from londinium.games.dei.box import (
    ANY,
    DRONE_ACTIVATE,
    DRONE_COLLECT,
    DRONE_ENLIST,
    DRONE_STRIKE_ALL,
    DRONE_TELEPORT,
    GAIN_SUPPLY,
    NOWHERE,
    OWN,
    Operation,
)
from londinium.games.dei.collect import check_storage, lying, take
from londinium.games.dei.majority import reckon
from londinium.games.dei.moves import QUESTIONS
from londinium.games.dei.scoring import gain_supplies
from londinium.games.dei.traits import ON_DRONE
from londinium.games.dei.units import RESERVE, shift
from londinium.kernel.events import Log, put
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


@effects.asks(DRONE_ACTIVATE)
def ask_drone(s: "DeiState", _seat: int, op: Operation, _region: int, _left: int, out: list[int]) -> None:
    """A Drone that is not in play cannot be activated (DEI-DRONE-11)."""
    drones = range(len(s.drones)) if op.drone == ANY else (picked(s) if op.drone == OWN else op.drone,)
    out += [s.box.drone[drone] for drone in drones if drone >= 0 and s.drones[drone] >= 0]


def picked(s: "DeiState") -> int:
    """The Drone that a Faction without one has picked, or -1."""
    return next((drone(s) for drone in s.seams.drone), -1)


@effects.does("drone")
def do_drone(s: "DeiState", using: effects.Effect, op: Operation, drone: int, _log: Log) -> None:
    """Activate it: the move first (DEI-DRONE-2)."""
    steps = s.box.drone_effects[drone].ops[0].n + op.extra + s.traits[using.seat].drone_steps
    s.pending[0].append(Drone(using.seat, drone, steps))


@QUESTIONS.question(14, "drone", moves=("to",), rules=explain.DRONE)
class Drone(Question, frozen=True):
    """Where a Drone goes."""

    drone: int
    steps: int

    def answers(self, s: "DeiState") -> list[int]:
        """So many steps over adjacent Regions, or none (DEI-DRONE-3, DEI-DRONE-10)."""
        adjacent = s.city.flights
        reached = edge = {s.drones[self.drone]}
        for _ in range(self.steps):
            edge = {near for r in edge for near in adjacent[r]} - reached
            reached = reached | edge
        return [s.box.to[r] for r in reached]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        drone = self.drone
        before, s.drones[drone] = s.drones[drone], s.box.thing[action]
        if log is not None and before != s.drones[drone]:
            places = [s.box.region_ids[r] for r in (before, s.drones[drone])]
            log.append(put(f"drone-{s.box.drone_ids[drone]}", *places))
        for r in {before, s.drones[drone]}:
            if any(traits.drones_count for traits in s.traits):
                reckon(s, r, log)
        go_on(s, stack, self.seat, drone, 1, log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        here = s.box.region_ids[s.drones[self.drone]]
        return {"drone": s.box.drone_ids[self.drone], "steps": self.steps, "region": here}


def go_on(s: "DeiState", stack: Stack, seat: int, drone: int, at: int, log: Log) -> None:
    """The next operation of its effect, until one asks something; then what answers an activation."""
    ops = s.box.drone_effects[drone].ops
    while at < len(ops):
        op = ops[at]
        if op.code == GAIN_SUPPLY:
            gain_supplies(s, seat, "effects", op.n, log)
        elif op.code in (DRONE_COLLECT, DRONE_ENLIST, DRONE_TELEPORT, DRONE_STRIKE_ALL):
            if op.code == DRONE_ENLIST:
                for instead in s.seams.placing:
                    questions = instead(s, seat, s.drones[drone], op.n)
                    if questions is not None:
                        go_on(s, stack, seat, drone, at + 1, log)
                        stack.extend(questions)
                        return
            stack.append(DroneEffect(seat, drone, at, op.n, NOWHERE, 0, (0,) * s.players))
            return
        else:
            boosts.draw(s, seat, op.n, log)
        at += 1
    effects.trigger(s, seat, ON_DRONE, s.drones[drone], log)


@QUESTIONS.question(
    15, "drone_effect", moves=("collect", "enlist", "fly", "strike", "stop"), rules=explain.DRONE_EFFECT
)
class DroneEffect(Question, frozen=True):
    """What a Drone does next where it stands, or stop (DEI-DRONE-10)."""

    drone: int
    operation: int
    left: int  # how often it can still be used; a strike: on each Faction
    first: int  # the Region that a Scrapper was teleported to, or NOWHERE
    vetoed: int  # the seats on whose Units it is left out, as bits
    struck: tuple[int, ...]  # how often, by seat

    def answers(self, s: "DeiState") -> list[int]:
        box, seat, r = s.box, self.seat, s.drones[self.drone]
        code = box.drone_effects[self.drone].ops[self.operation].code
        found: list[int] = []
        if not self.left:
            pass
        elif code == DRONE_COLLECT:
            found = lying(s, r)  # DEI-DRONE-4
        elif code == DRONE_ENLIST:
            if s.reserve[seat] and not box.is_river[r]:
                found = [box.enlist[r]]  # DEI-DRONE-5
        elif code == DRONE_TELEPORT:
            return flights(s, seat, r, self.left, self.first)
        else:
            for other in range(s.players):  # DEI-DRONE-8
                open_to = other != seat and self.struck[other] < self.left and not self.vetoed >> other & 1
                if open_to and s.scrappers[other * box.size + r]:
                    found.append(box.strike[4 * r + other])
        found.append(box.stop)
        return found

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        seat, drone, at = self.seat, self.drone, self.operation
        op = s.box.drone_effects[drone].ops[at]
        thing = s.box.thing[action]
        if action == s.box.stop:
            go_on(s, stack, seat, drone, at + 1, log)
            return
        if op.code == DRONE_STRIKE_ALL:
            victim = thing % 4
            if s.traits[victim].drone_veto:
                stack.append(Veto(victim, self))
            else:
                self.strike(s, stack, victim, log)
            return
        left, first = self.left - 1, self.first
        if op.code == DRONE_COLLECT:
            take(s, seat, *divmod(thing, 2), log)
        elif op.code == DRONE_ENLIST:
            shift(s, seat, RESERVE, thing, 1, False, log)
        else:
            shift(s, seat, s.drones[drone], thing, 1, False, log)
            first = thing
            if s.box.is_roof[thing]:
                left = 0  # exactly one to a Roof
        if left:
            stack.append(DroneEffect(seat, drone, at, left, first, self.vetoed, self.struck))
        else:
            go_on(s, stack, seat, drone, at + 1, log)
        if op.code == DRONE_COLLECT:
            check_storage(s, seat)

    def strike(self, s: "DeiState", stack: Stack, victim: int, log: Log) -> None:
        """Strike a Scrapper, and ask again."""
        shift(s, victim, s.drones[self.drone], RESERVE, 1, False, log)
        struck = (*self.struck[:victim], self.struck[victim] + 1, *self.struck[victim + 1 :])
        stack.append(msgspec.structs.replace(self, struck=struck))

    def about(self, s: "DeiState") -> dict[str, Any]:
        op = s.box.drone_effects[self.drone].ops[self.operation]
        here = s.box.region_ids[s.drones[self.drone]]
        return {"drone": s.box.drone_ids[self.drone], "region": here, "icon": op.name, "n": self.left}


def flights(s: "DeiState", seat: int, r: int, left: int, first: int) -> list[int]:
    """Where the next Scrapper may be sent (DEI-DRONE-6, DEI-DRONE-7).

    The Majority Rule is tested after the whole teleport: the first may go where it takes both, and then both do.
    """
    box, at = s.box, seat * s.box.size
    here, tie = s.scrappers[at + r], s.traits[seat].tie_enters
    open_to_all = s.terms.open_to_all
    if first >= 0 and first != open_to_all and s.strength[at + first] + tie <= s.rival[at + first]:
        return [box.fly[first]]
    found = []
    if here:
        for to in s.city.regions:
            # Scrappers that are needed to enter
            short = 0 if to == open_to_all else s.rival[at + to] - s.strength[at + to] - tie + 1
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


@QUESTIONS.question(23, "veto", moves=("accept", "refuse"))
class Veto(Question, frozen=True):
    """Whether the Drone's effect is left out on the own Units (DOL-PB-41)."""

    waiting: DroneEffect  # of the one who strikes

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.accept, s.box.refuse]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action == s.box.accept:
            self.waiting.strike(s, stack, self.seat, log)
        else:
            vetoed = self.waiting.vetoed | 1 << self.seat
            stack.append(msgspec.structs.replace(self.waiting, vetoed=vetoed))

    def about(self, s: "DeiState") -> dict[str, Any]:
        drone = self.waiting.drone
        here = s.box.region_ids[s.drones[drone]]
        return {"seat": self.waiting.seat, "drone": s.box.drone_ids[drone], "region": here}
