"""Move (DEI-MOVE): from a Region to a linked one, as many Units as wanted; further with the Pathfinder, by climbing.

A destination is offered when some group may enter it; the largest group adds most, so it is the one to try.
"""

from typing import TYPE_CHECKING, Any, Final

from londinium.games.dei import effects, explain
from londinium.games.dei.box import ANY_STRUCTURE, CLIMBING, IGNORE_MAJORITY, MOVE, NEUTRAL, Operation
from londinium.games.dei.city import dear_links, is_home, spanned_by
from londinium.games.dei.moves import QUESTIONS
from londinium.games.dei.scoring import gain_supplies
from londinium.games.dei.seams import each
from londinium.games.dei.units import shift
from londinium.kernel.events import Log
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

ALL: Final = 99  # Units: no limit

Way = tuple[int, int, bool, bool]
"""A Region that can be reached with one movement point, the most Units that may go this way, whether the Leader must be
among them, and whether they may ignore the Majority Rule."""


def ways(s: "DeiState", seat: int, source: int, flags: int, spare: int, led: bool = False) -> list[Way]:
    """All ways out of a Region with one movement point, or some more that are left (DEI-MOVE-1, 5, DEI-LEADER-5).

    `led`: the Leader would be there.
    """
    traits = s.traits[seat]
    links = s.links[s.players if flags & ANY_STRUCTURE else seat]
    climbers = ALL if flags & CLIMBING else traits.climb
    found: list[Way] = [(to, ALL, False, False) for to in links[source]]
    if climbers:
        found += [(to, climbers, False, False) for to in s.city.climbs[source]]
    if traits.extend and (not traits.extend_needs_leader or led or s.leaders[seat] == source):
        needs_leader = traits.extend_needs_leader
        reached = {(to, False) for to in links[source]}
        if climbers:
            reached |= {(to, True) for to in s.city.climbs[source]}
        edge = reached
        for _ in range(traits.extend):
            onward = set()
            for here, climbed in edge:
                onward |= {(to, climbed) for to in links[here]}
                if climbers and not climbed:  # one step of a movement point at most
                    onward |= {(to, True) for to in s.city.climbs[here]}
            edge = onward - reached
            reached |= edge
            found += [(to, climbers if climbed else ALL, needs_leader, False) for to, climbed in edge if to != source]
    if spare or traits.explores:  # DEI-MOVE-4; no such step is made longer (DOL-TH-16b)
        enough = ALL if traits.explores else spare + 1
        found += [(to, ALL, False, False) for to, cost in s.city.dear[source] if cost <= enough]
    found += [(to, 1, False, True) for to in leaps(s, seat, source)]
    return found


def leaps(s: "DeiState", seat: int, source: int) -> list[int]:
    """Where some may send one Unit, whoever is there: down from a Roof, or up to a Bridge above."""
    traits, box = s.traits[seat], s.box
    if traits.steps_down and box.is_roof[source]:
        return list(s.city.climbs[source])
    if not traits.steps_up or not box.is_ground[source]:
        return []
    return sorted(
        {
            end
            for (a, b, over), owner in zip(s.city.sites, s.bridges, strict=True)
            if owner in (seat, NEUTRAL) and source in over and not any(box.is_river[r] for r in over)
            for end in (a, b)
        }
    )


@effects.asks(MOVE)
def ask_move(s: "DeiState", seat: int, op: Operation, _region: int, left: int, out: list[int]) -> None:
    """Which Regions some Units may leave."""
    size, leave, flags = s.box.size, s.box.leave, op.flags
    at, traits, leader = seat * size, s.traits[seat], s.leaders[seat]
    strength, rival, scrappers = s.strength, s.rival, s.scrappers
    links = s.links[s.players if flags & ANY_STRUCTURE else seat]
    special = flags & CLIMBING or traits.other_ways
    ignore, tie, open_to_all = flags & IGNORE_MAJORITY, traits.tie_enters, s.terms.open_to_all
    present = s.present[seat]
    while present:
        low = present & -present
        present ^= low
        source = low.bit_length() - 1
        adds = scrappers[at + source] + tie
        if source == leader:
            adds += traits.leader
        for to in links[source]:
            if strength[at + to] + adds > rival[at + to] or ignore or to == open_to_all:
                out.append(leave[source])
                break
        else:
            if special and destinations(s, seat, source, flags, 0):
                out.append(leave[source])
    if s.city.river or traits.evacuates:
        ask_more(s, seat, op, left - 1, out)


def destinations(s: "DeiState", seat: int, source: int, flags: int, spare: int) -> set[int]:
    """Where some group from a Region may go."""
    at, traits = seat * s.box.size, s.traits[seat]
    scrappers = s.scrappers[at + source]
    leads = s.leaders[seat] == source
    found = set()
    for to, most, needs_leader, ignores in ways(s, seat, source, flags, spare):
        if needs_leader and not leads:
            continue
        adds = traits.leader + min(scrappers, most - 1) if leads else min(scrappers, most)
        free = ignores or free_to_enter(s, to, flags)
        if free or s.strength[at + to] + adds + traits.tie_enters > s.rival[at + to]:
            found.add(to)
    return found


def free_to_enter(s: "DeiState", to: int, flags: int) -> bool:
    """Whether the Majority Rule does not bind those who move there: by the effect, or by the Region."""
    return bool(flags & IGNORE_MAJORITY) or to == s.terms.open_to_all


def ask_more(s: "DeiState", seat: int, op: Operation, spare: int, out: list[int]) -> None:
    """What else a movement point can do: with more of the effect a dear link, for some an Evacuation (DOL-PB-55)."""
    present, evacuates = s.present[seat], s.traits[seat].evacuates
    for r in s.city.regions:
        if not present >> r & 1:
            continue
        leave = s.box.leave[r]
        if spare and s.city.dear[r] and leave not in out and destinations(s, seat, r, op.flags, spare):
            out.append(leave)
        if evacuates and ways_away(s, seat, r, spare):
            out += [
                s.box.evacuate[4 * r + other]
                for other in range(s.players)
                if other != seat and s.scrappers[other * s.box.size + r]
            ]


@effects.does("from")
def do_move(s: "DeiState", using: effects.Effect, op: Operation, source: int, _log: Log) -> None:
    spare = points_left(s, using) if s.city.dear[source] else 0
    s.pending[0].append(To(using.seat, source, op.flags, spare))


def points_left(s: "DeiState", using: effects.Effect) -> int:
    """The movement points that an effect has left."""
    return using.left[s.box.effects[using.effect].slots["from"]]


@QUESTIONS.question(7, "to", moves=("to",), rules=explain.TO)
class To(Question, frozen=True):
    """Where a Move leads."""

    source: int
    flags: int  # of the movement point
    spare: int  # movement points left after it that can be spent with it

    def answers(self, s: "DeiState") -> list[int]:
        to, seat, source = s.box.to, self.seat, self.source
        traits = s.traits[seat]
        if self.flags or self.spare or traits.other_ways:
            return [to[r] for r in destinations(s, seat, source, self.flags, self.spare)]
        at = seat * s.box.size
        adds = s.scrappers[at + source] + traits.tie_enters
        if s.leaders[seat] == source:
            adds += traits.leader
        strength, rival, open_to_all = s.strength, s.rival, s.terms.open_to_all
        return [to[r] for r in s.links[seat][source] if strength[at + r] + adds > rival[at + r] or r == open_to_all]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        del log
        stack[-1] = Units(self.seat, self.source, s.box.thing[action], self.flags, self.spare)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"from": s.box.region_ids[self.source]}


def price(s: "DeiState", asked: To, to: int) -> int:
    """The movement points that it takes (DEI-MOVE-4)."""
    cheap = any(way[0] == to for way in ways(s, asked.seat, asked.source, asked.flags, 0))
    return 1 if cheap else dict(s.city.dear[asked.source]).get(to, 1)


def fewest(s: "DeiState", asked: To, to: int) -> int:
    """How many Units must go there at least (DEI-MAJ-4)."""
    groups = Units(asked.seat, asked.source, to, asked.flags, asked.spare).answers(s)
    return min((sum(s.box.groups[s.box.thing[group]]) for group in groups), default=0)


@QUESTIONS.question(8, "units", moves=("units",), rules=explain.UNITS)
class Units(Question, frozen=True):
    """Which group moves: as many Scrappers as wanted, with the Leader or without (DEI-MOVE-1, DEI-MOVE-3)."""

    source: int
    to: int
    flags: int
    spare: int

    def answers(self, s: "DeiState") -> list[int]:
        seat, source, to, flags, spare = self.seat, self.source, self.to, self.flags, self.spare
        at, traits = seat * s.box.size, s.traits[seat]
        scrappers, leads = s.scrappers[at + source], s.leaders[seat] == source
        needed = 0 if free_to_enter(s, to, flags) else s.rival[at + to] - s.strength[at + to] - traits.tie_enters + 1
        units = s.box.units
        if not flags and not spare and not traits.other_ways:
            alone = [units[n, 0] for n in range(max(1, needed), scrappers + 1)]
            if leads:
                alone += [units[n, 1] for n in range(max(0, needed - traits.leader), scrappers + 1)]
            return alone
        here = [way[1:] for way in ways(s, seat, source, flags, spare) if way[0] == to]
        return [
            units[n, leader]
            for n in range(scrappers + 1)
            for leader in (0, 1)
            if n + leader
            and (leads or not leader)
            and any(
                n + leader <= most
                and (leader or not needs_leader)
                and (ignores or n + leader * traits.leader >= needed)
                for most, needs_leader, ignores in here
            )
        ]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        seat, source, to, flags = self.seat, self.source, self.to, self.flags
        n, leader = s.box.groups[s.box.thing[action]]
        traits = s.traits[seat]
        if self.spare and not any(
            there == to and n + leader <= most and (leader or not needs_leader)
            for there, most, needs_leader, _ in ways(s, seat, source, flags, 0)
        ):
            spend(s, stack, source, to)
        elif traits.toll:
            climbs = to in s.city.climbs[source] and (flags & CLIMBING or n + leader <= traits.climb)
            leaps_there = n + leader == 1 and to in leaps(s, seat, source)
            if not climbs and not leaps_there and to not in dear_links(s, source):
                pay_toll(s, seat, source, to, log)
        shift(s, seat, source, to, n, bool(leader), log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"from": s.box.region_ids[self.source], "to": s.box.region_ids[self.to]}


def spend(s: "DeiState", stack: Stack, source: int, to: int) -> None:
    """A dear link takes more points of the effect in use, whose question is on top (DEI-MOVE-4)."""
    using = stack.pop()
    assert isinstance(using, effects.Effect)
    at = s.box.effects[using.effect].slots["from"]
    using = using.with_left(at, using.left[at] - dict(s.city.dear[source])[to] + 1)
    if any(using.left):
        stack.append(using)


def pay_toll(s: "DeiState", seat: int, a: int, b: int, log: Log) -> None:
    """The owner of an opposing Construction gains for a step over it, if nothing else links the two (DOL-PB-45)."""
    if b in s.city.ground[a] or (s.traits[seat].links_all and is_home(s, seat, a) and is_home(s, seat, b)):
        return
    owners = sorted(set(joints(s, a, b)))
    if seat in owners or NEUTRAL in owners:
        return
    if len(owners) > 1:
        each(s.seams.tolls, s, seat, tuple(owners))
    else:
        gain_toll(s, seat, owners[0], log)


def gain_toll(s: "DeiState", seat: int, owner: int, log: Log) -> None:
    if owner in s.order:  # who has left gains nothing more
        gain_supplies(s, owner, "effects", s.traits[seat].toll, log)


def joints(s: "DeiState", a: int, b: int) -> tuple[int, ...]:
    """The owners of the Constructions between two Regions."""
    for site in s.box.elevators_at[a]:
        if b in s.box.elevators[site]:
            return (s.elevators[site],)
    return spanned_by(s, s.city.site[min(a, b), max(a, b)])


# How far Units get, for the view


def reaches(s: "DeiState", seat: int | None) -> dict[int, dict[int, int]]:
    """From where a seat may move now, and where all its Units there could get to with the effect in use."""
    if seat is None or seat not in s.to_act:
        return {}
    *below, asked = s.pending[0]
    if isinstance(asked, To):
        rest = movement_left(s, below[-1])[0] if below and isinstance(below[-1], effects.Effect) else 0
        return {asked.source: reach(s, seat, asked.source, asked.flags, rest + 1)}
    points, flags = movement_left(s, asked) if isinstance(asked, effects.Effect) else (0, 0)
    if not points:
        return {}
    sources = [s.box.thing[action] for action in s.legal(seat) if s.box.moves.kinds[action] == "from"]
    return {source: reach(s, seat, source, flags, points) for source in sources}


def movement_left(s: "DeiState", using: effects.Effect) -> tuple[int, int]:
    """The movement points that an effect has left, and their flags."""
    effect = s.box.effects[using.effect]
    at = effect.slots.get("from")
    return (using.left[at], effect.ops[at].flags) if at is not None else (0, 0)


def reach(s: "DeiState", seat: int, source: int, flags: int, points: int) -> dict[int, int]:
    """The Regions that all Units of one could get to together, each with the fewest movement points."""
    at, traits = seat * s.box.size, s.traits[seat]
    scrappers, led = s.scrappers[at + source], s.leaders[seat] == source
    units, adds = scrappers + led, scrappers + led * traits.leader + traits.tie_enters
    found = {source: 0}
    for spent in range(1, points + 1):
        for here, before in list(found.items()):
            steps = [
                (to, 1, free)
                for to, most, needs_leader, free in ways(s, seat, here, flags, 0, led)
                if units <= most and (led or not needs_leader)
            ]
            steps += [(to, cost, False) for to, cost in s.city.dear[here]]
            for to, cost, free in steps:
                enters = free or free_to_enter(s, to, flags) or s.strength[at + to] + adds > s.rival[at + to]
                if before + cost == spent and enters:
                    found.setdefault(to, spent)
    del found[source]
    return found


# Evacuation (DOL-PB-55 to DOL-PB-56a)


def ways_away(s: "DeiState", seat: int, r: int, spare: int) -> list[int]:
    """Where an evacuated Scrapper can go: to Regions linked for the one who evacuates it."""
    return [*s.links[seat][r], *(to for to, cost in s.city.dear[r] if cost <= spare + 1 and to not in s.links[seat][r])]


@effects.does("evacuate")
def do_evacuate(s: "DeiState", using: effects.Effect, _op: Operation, thing: int, _log: Log) -> None:
    region, victim = divmod(thing, 4)
    s.pending[0].append(Evacuate(using.seat, region, victim, points_left(s, using)))


@QUESTIONS.question(22, "evacuate", moves=("to",), rules=explain.EVACUATE)
class Evacuate(Question, frozen=True):
    """Where an evacuated Scrapper goes."""

    region: int
    victim: int
    spare: int  # movement points

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.to[to] for to in ways_away(s, self.seat, self.region, self.spare)]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        to = s.box.thing[action]
        if to not in s.links[self.seat][self.region]:
            spend(s, stack, self.region, to)
        elif s.traits[self.seat].toll:
            pay_toll(s, self.seat, self.region, to, log)
        shift(s, self.victim, self.region, to, 1, False, log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"region": s.box.region_ids[self.region], "seat": self.victim}
