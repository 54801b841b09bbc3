"""Build (DEI-BUILD): Refuges, Elevators and Bridges, and taking them off the board again."""

from typing import TYPE_CHECKING

from londinium.games.dei import effects, modules
from londinium.games.dei.box import BRIDGE, ELEVATOR, REFUGE, Operation
from londinium.games.dei.city import (
    holds_many,
    lay_segment,
    lift_segment,
    link_all,
    owner_name,
    relink,
)
from londinium.games.dei.majority import reckon
from londinium.games.dei.moves import LIFT_ELEVATOR, LIFT_REFUGE, LIFT_SEGMENT
from londinium.games.dei.questions import Q_INSPECT, Q_INSPECT_TO, Q_LIFT, Q_LIFT_SPAN, Q_SPAN
from londinium.games.dei.traits import ON_BUILD
from londinium.games.dei.units import shift
from londinium.kernel.events import Log, put
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def strong(s: "DeiState", seat: int, r: int) -> bool:
    """Whether a seat is strong enough to build in a Region: Majority, or for some a Unit (DEI-BUILD-2)."""
    return s.majority[r] == seat or (s.traits[seat].presence_builds and bool(s.present[seat] >> r & 1))


def takes_refuge(s: "DeiState", seat: int, r: int) -> bool:
    """Whether a Region where a seat is strong enough has room for its Refuge (DEI-BUILD-2).

    The centre of a scenario is open to building though its tile is not; a feast there needs Majority, whatever effects
    say, and no room (DOL-S3-8, DOL-S3-9a).
    """
    if r == s.terms.centre and s.terms.feasts:
        return s.majority[r] == seat
    if r in s.campaign.closed:  # its Outpost was taken off the board (DOL-EV-35)
        return s.refuges[r] < 0 and s.box.is_ground[r]
    return s.refuges[r] < 0 and (s.box.may_hold_refuge[r] or r == s.terms.centre)


def may_span(s: "DeiState", seat: int, site: int) -> bool:
    """Whether a seat may build a Bridge on a site: Majority in one of its two Roofs is enough (DEI-BUILD-4).

    Where any number may lie, no effect stands in for that (DOL-S1-8, DOL-S1-8a).
    """
    a, b, _ = s.city.sites[site]
    if holds_many(s, site):
        return seat in (s.majority[a], s.majority[b])
    return s.bridges[site] < 0 and (strong(s, seat, a) or strong(s, seat, b))


def ask_build(s: "DeiState", seat: int, _op: Operation, _region: int, out: list[int]) -> None:
    box = s.box
    if not s.traits[seat].builds:
        return
    rebuilds = s.terms.rebuilds  # DEI-BUILD-5
    presence = s.traits[seat].presence_builds
    refuges = rebuilds or s.tokens[seat * 3 + REFUGE]
    elevators = rebuilds or s.tokens[seat * 3 + ELEVATOR]
    bridges = rebuilds or s.tokens[seat * 3 + BRIDGE]
    found = set()
    majority, present = s.majority, s.present[seat]
    while present:
        low = present & -present
        present ^= low
        r = low.bit_length() - 1
        if majority[r] != seat and not presence:
            continue
        if refuges and takes_refuge(s, seat, r):
            out.append(box.refuge[r])
        if elevators:
            found |= {box.elevator[site] for site in box.elevators_at[r] if s.elevators[site] < 0}
        if bridges and box.is_roof[r]:
            for site in s.city.sites_at[r]:
                if s.bridges[site] < 0 and (majority[r] == seat or not holds_many(s, site)):
                    a, b, _ = s.city.sites[site]
                    found |= {box.bridge[a], box.bridge[b]}
    out += found


def do_refuge(s: "DeiState", seat: int, _op: Operation, region: int, log: Log) -> None:
    build(s, seat, REFUGE, region, log)


def do_elevator(s: "DeiState", seat: int, _op: Operation, site: int, log: Log) -> None:
    build(s, seat, ELEVATOR, site, log)


def do_bridge(s: "DeiState", seat: int, _op: Operation, roof: int, _log: Log) -> None:
    s.pending[0].append((Q_SPAN, seat, roof))


def ask_span(s: "DeiState", frame: Frame) -> list[int]:
    """To which Roof the Bridge leads."""
    _, seat, roof = frame
    found = []
    for site in s.city.sites_at[roof]:
        a, b, _ = s.city.sites[site]
        if may_span(s, seat, site):
            found.append(s.box.to[b if a == roof else a])
    return sorted(found)


def answer_span(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, roof = stack.pop()
    to = s.box.thing[action]
    build(s, seat, BRIDGE, s.city.site[min(roof, to), max(roof, to)], log)


def build(s: "DeiState", seat: int, what: int, site: int, log: Log) -> None:
    """Put a token on its site, or ask first which one to take from the board for it (DEI-BUILD-1, DEI-BUILD-5)."""
    if not s.tokens[seat * 3 + what]:
        s.pending[0].append((Q_LIFT, seat, what, site))
        return
    s.tokens[seat * 3 + what] -= 1
    if what == REFUGE and site == s.terms.centre and s.terms.feasts:
        modules.happened(s, "feasted", seat, (site,), log)  # it is no Construction (DOL-S3-7, DOL-S3-13)
        return
    if what == BRIDGE and holds_many(s, site):
        lay_segment(s, seat, log)
    else:
        place(s, what, site, seat, log)
    modules.happened(s, "built", seat, (what, site), log)
    effects.trigger(s, seat, ON_BUILD, -1, log)
    call_inspectors(s, seat, regions_of(s, what, site))


def regions_of(s: "DeiState", what: int, site: int) -> tuple[int, int]:
    """The Regions that a Construction is in (DEI-LINK-6): one and none, or two."""
    if what == REFUGE:
        return site, -1
    return s.box.elevators[site] if what == ELEVATOR else s.city.sites[site][:2]


def standing(s: "DeiState", seat: int) -> int:
    """A seat's Constructions on the board."""
    return s.refuges.count(seat) + s.elevators.count(seat) + s.bridges.count(seat) + s.campaign.segments.count(seat)


# Inspection (DOL-PB-66, DOL-PB-67): another seat answers a Build


def call_inspectors(s: "DeiState", builder: int, regions: tuple[int, int]) -> None:
    for seat in range(s.players):
        if seat != builder and s.traits[seat].inspects:
            inspect(s, seat, regions)


def inspect(s: "DeiState", seat: int, regions: tuple[int, int]) -> None:
    """A seat may put one of its Scrappers on the board where another has built."""
    frame = (Q_INSPECT, seat, *regions)
    if len(ask_inspect(s, frame)) > 1:
        s.pending[0].append(frame)


def ask_inspect(s: "DeiState", frame: Frame) -> list[int]:
    _, seat, a, b = frame
    at = seat * s.box.size
    found = [s.box.leave[r] for r in s.city.regions if s.scrappers[at + r] and not (r == a and b < 0)]
    return sorted([*found, s.box.stop])


def answer_inspect(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, a, b = stack.pop()
    if action == s.box.stop:
        return
    source = s.box.thing[action]
    if b < 0:
        shift(s, seat, source, a, 1, False, log)
    else:
        stack.append((Q_INSPECT_TO, seat, source, a, b))


def ask_inspect_to(s: "DeiState", frame: Frame) -> list[int]:
    _, _, source, a, b = frame
    return sorted(s.box.to[r] for r in (a, b) if r != source)


def answer_inspect_to(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, source, _, _ = stack.pop()
    shift(s, seat, source, s.box.thing[action], 1, False, log)


def place(s: "DeiState", what: int, site: int, owner: int, log: Log) -> None:
    """A Construction of this owner stands on a site from now on, or none (-1)."""
    if what == REFUGE:
        before, s.refuges[site] = s.refuges[site], owner
        name = f"refuge-{s.box.region_ids[site]}"
    else:
        if what == ELEVATOR:
            before, s.elevators[site] = s.elevators[site], owner
            a, b = s.box.elevators[site]
        else:
            before, s.bridges[site] = s.bridges[site], owner
            a, b, _ = s.city.sites[site]
        name = f"{'elevator' if what == ELEVATOR else 'bridge'}-{s.box.region_ids[a]}-{s.box.region_ids[b]}"
        relink(s, a, b)
    if log is not None:
        log.append(put(name, owner_name(before) if before >= 0 else None, owner_name(owner) if owner >= 0 else None))
    if what == REFUGE:
        for seat in range(s.players):
            if s.traits[seat].links_all and seat in (before, owner):
                link_all(s, seat)
        reckon(s, site, log)  # a Refuge can count for Majority


def lift(s: "DeiState", what: int, site: int, log: Log) -> None:
    """A Construction returns to its owner's Reserve (DEI-BUILD-6), or to the box if its owner builds none."""
    owner = (s.refuges, s.elevators, s.bridges)[what][site]
    if s.traits[owner].builds:
        s.tokens[owner * 3 + what] += 1
    place(s, what, site, -1, log)


def lifts(s: "DeiState", what: int, owners: set[int], wanted: "list[int] | None") -> list[int]:
    """The moves that name a Construction of these owners, in these Regions (None: anywhere)."""
    box = s.box
    if what == REFUGE:
        return [
            box.lift_refuge[r] for r in s.city.regions if s.refuges[r] in owners and (wanted is None or r in wanted)
        ]
    if what == ELEVATOR:
        return [
            box.lift_elevator[site]
            for site, owner in enumerate(s.elevators)
            if owner in owners and (wanted is None or any(end in wanted for end in box.elevators[site]))
        ]
    found = set()
    for site, owner in enumerate(s.bridges):
        a, b, _ = s.city.sites[site]
        if owner in owners and (wanted is None or a in wanted or b in wanted):
            found |= {box.lift_bridge[a], box.lift_bridge[b]}
    return sorted(found)


def segment_lifts(s: "DeiState", owners: set[int], wanted: list[int]) -> list[int]:
    """The same for bridge segments, which lie side by side: one of each owner (DOL-S1-7a)."""
    if not any(end in wanted for end in s.terms.segments):
        return []
    return sorted({s.box.lift_segment[owner] for owner in s.campaign.segments if owner in owners})


def ask_lift(s: "DeiState", frame: Frame) -> list[int]:
    """Which own token of the kind to take from the board (DEI-BUILD-5)."""
    return lifts(s, frame[2], {frame[1]}, None)


def answer_lift(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, what, site = stack.pop()
    if what == BRIDGE:
        stack.append((Q_LIFT_SPAN, seat, s.box.thing[action], site))
        return
    lift(s, what, s.box.thing[action], log)
    build(s, seat, what, site, log)


def held(s: "DeiState", seat: int) -> list[int]:
    """The Regions where a seat has Majority."""
    return [r for r in s.city.regions if s.majority[r] == seat]


def ask_remove(s: "DeiState", seat: int, _op: Operation, _region: int, out: list[int]) -> None:
    """Opposing Constructions in Regions with own Majority; those that join two Regions are in both (DEI-LINK-6)."""
    others = {other for other in range(s.players) if other != seat}
    wanted = held(s, seat)
    for what in (REFUGE, ELEVATOR, BRIDGE):
        out += lifts(s, what, others, wanted)
    out += segment_lifts(s, others, wanted)


def do_remove(s: "DeiState", seat: int, verb: int, thing: int, log: Log) -> None:
    if verb == LIFT_REFUGE:
        lift(s, REFUGE, thing, log)
    elif verb == LIFT_ELEVATOR:
        lift(s, ELEVATOR, thing, log)
    elif verb == LIFT_SEGMENT:
        lift_segment(s, thing, log)
        s.tokens[thing * 3 + BRIDGE] += 1  # DEI-BUILD-6
    else:
        s.pending[0].append((Q_LIFT_SPAN, seat, thing, -1))


def ask_lift_span(s: "DeiState", frame: Frame) -> list[int]:
    """Which Bridge at a Roof is meant: where its other end is."""
    _, seat, roof, build_on = frame
    wanted = held(s, seat) if build_on < 0 else []
    found = []
    for site in s.city.sites_at[roof]:
        owner = s.bridges[site]
        a, b, _ = s.city.sites[site]
        if (
            owner == seat
            if build_on >= 0
            else 0 <= owner < s.players and owner != seat and (a in wanted or b in wanted)
        ):
            found.append(s.box.to[b if a == roof else a])
    return sorted(found)


def answer_lift_span(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, roof, build_on = stack.pop()
    to = s.box.thing[action]
    lift(s, BRIDGE, s.city.site[min(roof, to), max(roof, to)], log)
    if build_on >= 0:
        build(s, seat, BRIDGE, build_on, log)
