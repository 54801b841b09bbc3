"""Move (DEI-MOVE): from a Region to a linked one, as many Units as wanted; further with the Pathfinder, by climbing.

A destination is offered when some group may enter it; the largest group adds most, so it is the one to try.
"""

from typing import TYPE_CHECKING

from londinium.games.dei.box import ANY_STRUCTURE, CLIMBING, IGNORE_MAJORITY, MOVE, NEUTRAL, SPARE, Operation
from londinium.games.dei.city import dear_links, is_home, spanned_by
from londinium.games.dei.questions import Q_EVACUATE, Q_TO, Q_TOLL, Q_UNITS
from londinium.games.dei.scoring import gain_supplies
from londinium.games.dei.units import shift
from londinium.kernel.events import Log
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

ALL = 99  # Units: no limit

Way = tuple[int, int, bool, bool]
"""A Region that can be reached with one movement point, the most Units that may go this way, whether the Leader must be
among them, and whether they may ignore the Majority Rule."""


def ways(s: "DeiState", seat: int, source: int, flags: int) -> list[Way]:
    """All ways out of a Region with one movement point (DEI-MOVE-1, DEI-MOVE-5, DEI-LEADER-5)."""
    traits = s.traits[seat]
    links = s.links[s.players if flags & ANY_STRUCTURE else seat]
    climbing = bool(flags & CLIMBING)
    found: list[Way] = [(to, ALL, False, False) for to in links[source]]
    if climbing:
        found += [(to, ALL, False, False) for to in s.city.climbs[source]]
    elif traits.climb:
        found += [(to, traits.climb, False, False) for to in s.city.climbs[source]]
    if traits.extend and (not traits.extend_needs_leader or s.leaders[seat] == source):
        needs_leader = traits.extend_needs_leader
        reached = {(to, most < ALL) for to, most, _, _ in found}
        edge = reached
        for _ in range(traits.extend):
            onward = set()
            for here, climbed in edge:
                onward |= {(to, climbed) for to in links[here]}
                if climbing:
                    onward |= {(to, climbed) for to in s.city.climbs[here]}
                elif traits.climb and not climbed:
                    onward |= {(to, True) for to in s.city.climbs[here]}
            edge = onward - reached
            reached |= edge
            most = traits.climb
            found += [(to, most if climbed else ALL, needs_leader, False) for to, climbed in edge if to != source]
    if flags >= SPARE or traits.explores:  # DEI-MOVE-4; no such step is made longer (DOL-TH-16b)
        enough = ALL if traits.explores else flags // SPARE + 1  # DOL-PRIV-14
        found += [(to, ALL, False, False) for to, cost in s.city.dear[source] if cost <= enough]
    found += [(to, 1, False, True) for to in leaps(s, seat, source)]
    return found


def leaps(s: "DeiState", seat: int, source: int) -> list[int]:
    """Where one Unit may go by a Privilege: down from a Roof (DOL-PRIV-21), or up to a Bridge above (DOL-PRIV-24)."""
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


def ask_move(s: "DeiState", seat: int, op: Operation, _region: int, out: list[int]) -> None:
    """Which Regions some Units may leave."""
    size, leave, flags = s.box.size, s.box.leave, op.flags
    at, traits, leader = seat * size, s.traits[seat], s.leaders[seat]
    would, rival, scrappers = s.would, s.rival, s.scrappers
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
            if would[at + to] + adds > rival[at + to] or ignore or to == open_to_all:
                out.append(leave[source])
                break
        else:
            if special and destinations(s, seat, source, flags):
                out.append(leave[source])


def destinations(s: "DeiState", seat: int, source: int, flags: int) -> set[int]:
    """Where some group from a Region may go."""
    at, traits = seat * s.box.size, s.traits[seat]
    scrappers = s.scrappers[at + source]
    leads = s.leaders[seat] == source
    found = set()
    for to, most, needs_leader, ignores in ways(s, seat, source, flags):
        if needs_leader and not leads:
            continue
        adds = traits.leader + min(scrappers, most - 1) if leads else min(scrappers, most)
        free = ignores or free_to_enter(s, to, flags)
        if free or s.would[at + to] + adds + traits.tie_enters > s.rival[at + to]:
            found.add(to)
    return found


def free_to_enter(s: "DeiState", to: int, flags: int) -> bool:
    """Whether the Majority Rule does not bind those who move there: by the effect, or by the Region (DOL-S3-5)."""
    return bool(flags & IGNORE_MAJORITY) or to == s.terms.open_to_all


def ask_more(s: "DeiState", seat: int, op: Operation, spare: int, out: list[int]) -> None:
    """What else a movement point can do: with more of the effect a dear link, for some an Evacuation (DOL-PB-55)."""
    present, evacuates = s.present[seat], s.traits[seat].evacuates
    for r in s.city.regions:
        if not present >> r & 1:
            continue
        if (
            spare
            and s.city.dear[r]
            and s.box.leave[r] not in out
            and destinations(s, seat, r, op.flags + SPARE * spare)
        ):
            out.append(s.box.leave[r])
        if evacuates and ways_away(s, seat, r, spare):
            out += [
                s.box.evacuate[4 * r + other]
                for other in range(s.players)
                if other != seat and s.scrappers[other * s.box.size + r]
            ]


def do_move(s: "DeiState", seat: int, op: Operation, source: int, spare: int) -> None:
    flags = op.flags + SPARE * spare if s.city.dear[source] else op.flags
    s.pending[0].append((Q_TO, seat, source, flags))


def ask_to(s: "DeiState", frame: Frame) -> list[int]:
    _, seat, source, flags = frame
    to = s.box.to
    traits = s.traits[seat]
    if flags or traits.other_ways:
        return sorted([to[r] for r in destinations(s, seat, source, flags)])
    at = seat * s.box.size
    adds = s.scrappers[at + source] + traits.tie_enters
    if s.leaders[seat] == source:
        adds += traits.leader
    would, rival, open_to_all = s.would, s.rival, s.terms.open_to_all
    return sorted([to[r] for r in s.links[seat][source] if would[at + r] + adds > rival[at + r] or r == open_to_all])


def answer_to(s: "DeiState", stack: list[Frame], action: int, _log: Log) -> None:
    _, seat, source, flags = stack.pop()
    stack.append((Q_UNITS, seat, source, s.box.thing[action], flags))


def ask_units(s: "DeiState", frame: Frame) -> list[int]:
    """Which groups may enter: as many Scrappers as wanted, with the Leader or without (DEI-MOVE-1, DEI-MOVE-3)."""
    _, seat, source, to, flags = frame
    at, traits = seat * s.box.size, s.traits[seat]
    scrappers, leads = s.scrappers[at + source], s.leaders[seat] == source
    needed = 0 if free_to_enter(s, to, flags) else s.rival[at + to] - s.would[at + to] - traits.tie_enters + 1
    units = s.box.units
    if not flags and not traits.other_ways:
        alone = [units[n, 0] for n in range(max(1, needed), scrappers + 1)]
        if leads:
            alone += [units[n, 1] for n in range(max(0, needed - traits.leader), scrappers + 1)]
            alone.sort()
        return alone
    here = [way[1:] for way in ways(s, seat, source, flags) if way[0] == to]
    return [
        units[n, leader]
        for n in range(scrappers + 1)
        for leader in (0, 1)
        if n + leader
        and (leads or not leader)
        and any(
            n + leader <= most and (leader or not needs_leader) and (ignores or n + leader * traits.leader >= needed)
            for most, needs_leader, ignores in here
        )
    ]


def answer_units(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, source, to, flags = stack.pop()
    n, leader = s.box.groups[s.box.thing[action]]
    traits = s.traits[seat]
    if flags >= SPARE and not any(
        there == to and n + leader <= most and (leader or not needs_leader)
        for there, most, needs_leader, _ in ways(s, seat, source, flags % SPARE)
    ):
        spend(s, stack, source, to)
    elif traits.toll:
        climbs = to in s.city.climbs[source] and (flags & CLIMBING or n + leader <= traits.climb)
        leaps_there = n + leader == 1 and to in leaps(s, seat, source)
        if not climbs and not leaps_there and to not in dear_links(s, source):
            pay_toll(s, seat, source, to, log)
    shift(s, seat, source, to, n, bool(leader), log)


def spend(s: "DeiState", stack: list[Frame], source: int, to: int) -> None:
    """A dear link takes more points of the effect in use, whose question is on top (DEI-MOVE-4)."""
    frame = list(stack.pop())
    at = 4 + next(at for at, op in enumerate(s.box.effects[frame[2]].ops) if op.code == MOVE)
    frame[at] -= dict(s.city.dear[source])[to] - 1
    if any(frame[4:]):
        stack.append(tuple(frame))


def pay_toll(s: "DeiState", seat: int, a: int, b: int, log: Log) -> None:
    """The owner of an opposing Construction gains for a step over it, if nothing else links the two (DOL-PB-45)."""
    if b in s.city.ground[a] or (s.traits[seat].links_all and is_home(s, seat, a) and is_home(s, seat, b)):
        return
    owners = sorted(set(joints(s, a, b)))
    if seat in owners or NEUTRAL in owners:
        return
    if len(owners) > 1:
        s.pending[0].append((Q_TOLL, seat, *owners))
    else:
        gain_toll(s, seat, owners[0], log)


def gain_toll(s: "DeiState", seat: int, owner: int, log: Log) -> None:
    if owner in s.order:  # who has left gains nothing more (DOL-S4-13)
        gain_supplies(s, owner, "effects", s.traits[seat].toll, log)


def ask_toll(s: "DeiState", frame: Frame) -> list[int]:
    """Over whose segment, where some lie side by side (DOL-S1-7a)."""
    return [s.box.lift_segment[owner] for owner in frame[2:]]


def answer_toll(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    gain_toll(s, seat, s.box.thing[action], log)


def joints(s: "DeiState", a: int, b: int) -> tuple[int, ...]:
    """The owners of the Constructions between two Regions."""
    for site in s.box.elevators_at[a]:
        if b in s.box.elevators[site]:
            return (s.elevators[site],)
    return spanned_by(s, s.city.site[min(a, b), max(a, b)])


# Evacuation (DOL-PB-55 to DOL-PB-56a)


def ways_away(s: "DeiState", seat: int, r: int, spare: int) -> list[int]:
    """Where an evacuated Scrapper can go: to Regions linked for the one who evacuates it."""
    return [*s.links[seat][r], *(to for to, cost in s.city.dear[r] if cost <= spare + 1 and to not in s.links[seat][r])]


def do_evacuate(s: "DeiState", seat: int, thing: int, spare: int) -> None:
    s.pending[0].append((Q_EVACUATE, seat, *divmod(thing, 4), spare))


def ask_evacuate_to(s: "DeiState", frame: Frame) -> list[int]:
    _, seat, r, _, spare = frame
    return sorted([s.box.to[to] for to in ways_away(s, seat, r, spare)])


def answer_evacuate_to(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, r, victim, _ = stack.pop()
    to = s.box.thing[action]
    if to not in s.links[seat][r]:
        spend(s, stack, r, to)
    elif s.traits[seat].toll:
        pay_toll(s, seat, r, to, log)
    shift(s, victim, r, to, 1, False, log)
