"""Build (DEI-BUILD): Refuges, Elevators and Bridges, and taking them off the board again."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from londinium.games.dei import effects, explain
from londinium.games.dei.box import BRIDGE, BUILD, ELEVATOR, REFUGE, REMOVE_CONSTRUCTION, Operation
from londinium.games.dei.city import holds_many, link_all, owner_name, relink
from londinium.games.dei.majority import reckon
from londinium.games.dei.moves import QUESTIONS
from londinium.games.dei.seams import each
from londinium.games.dei.traits import ON_BUILD
from londinium.games.dei.units import shift
from londinium.kernel.events import Log, put
from londinium.kernel.questions import Question, Stack
from londinium.kernel.tuples import changed

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def strong(s: "DeiState", seat: int, r: int) -> bool:
    """Whether a seat is strong enough to build in a Region: Majority, or for some a Unit (DEI-BUILD-2)."""
    return s.majority[r] == seat or (s.traits[seat].presence_builds and bool(s.present[seat] >> r & 1))


def takes_refuge(s: "DeiState", seat: int, r: int) -> bool:
    """Whether a Region where a seat is strong enough has room for its Refuge (DEI-BUILD-2).

    The centre of a scenario is open to building though its tile is not; a feast there needs Majority, whatever effects
    say, and no room. So is a Region whose Outpost is off the board.
    """
    if r == s.terms.centre and s.terms.feasts:
        return s.majority[r] == seat
    if r in s.terms.closed:
        return s.refuges[r] < 0 and s.box.is_ground[r]
    return s.refuges[r] < 0 and (s.box.may_hold_refuge[r] or r == s.terms.centre)


def may_span(s: "DeiState", seat: int, site: int) -> bool:
    """Whether a seat may build a Bridge on a site: Majority in one of its two Roofs is enough (DEI-BUILD-4).

    Where any number may lie, no effect stands in for that.
    """
    a, b, _ = s.city.sites[site]
    if holds_many(s, site):
        return seat in (s.majority[a], s.majority[b])
    return s.bridges[site] < 0 and (strong(s, seat, a) or strong(s, seat, b))


@effects.asks(BUILD)
def ask_build(s: "DeiState", seat: int, _op: Operation, _region: int, _left: int, out: list[int]) -> None:
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


@effects.does("refuge")
def do_refuge(s: "DeiState", using: effects.Effect, _op: Operation, region: int, log: Log) -> None:
    build(s, using.seat, REFUGE, region, log)


@effects.does("elevator")
def do_elevator(s: "DeiState", using: effects.Effect, _op: Operation, site: int, log: Log) -> None:
    build(s, using.seat, ELEVATOR, site, log)


@effects.does("bridge")
def do_bridge(s: "DeiState", using: effects.Effect, _op: Operation, roof: int, _log: Log) -> None:
    s.pending[0].append(Span(using.seat, roof))


@QUESTIONS.question(10, "span", moves=("to",), rules=explain.SPAN)
class Span(Question, frozen=True):
    """To which Roof the Bridge leads."""

    roof: int

    def answers(self, s: "DeiState") -> list[int]:
        sites = s.city.sites_at[self.roof]
        return other_ends(s, self.roof, (site for site in sites if may_span(s, self.seat, site)))

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        build(s, self.seat, BRIDGE, site_to(s, self.roof, action), log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"roof": s.box.region_ids[self.roof]}


def other_ends(s: "DeiState", roof: int, sites: Iterable[int]) -> list[int]:
    """The moves that name the other ends of Bridge Sites at a Roof."""
    return [s.box.to[sum(s.city.sites[site][:2]) - roof] for site in sites]


def site_to(s: "DeiState", roof: int, action: int) -> int:
    """The Bridge Site at a Roof whose other end a move names."""
    to = s.box.thing[action]
    return s.city.site[min(roof, to), max(roof, to)]


def build(s: "DeiState", seat: int, what: int, site: int, log: Log) -> None:
    """Put a token on its site, or ask first which one to take from the board for it (DEI-BUILD-1, DEI-BUILD-5)."""
    if not s.tokens[seat * 3 + what]:
        s.pending[0].append(Lift(seat, what, site))
        return
    s.tokens[seat * 3 + what] -= 1
    if what == REFUGE and site == s.terms.centre and s.terms.feasts:
        each(s.seams.feasted, s, seat, site, log)  # it is no Construction
        return
    if what == BRIDGE and holds_many(s, site):
        each(s.seams.bridged, s, seat, log)
    else:
        place(s, what, site, seat, log)
    each(s.seams.built, s, seat, what, site, log)
    effects.trigger(s, seat, ON_BUILD, -1, log)
    call_inspectors(s, seat, regions_of(s, what, site))


def regions_of(s: "DeiState", what: int, site: int) -> tuple[int, int]:
    """The Regions that a Construction is in (DEI-LINK-6): one and none, or two."""
    if what == REFUGE:
        return site, -1
    return s.box.elevators[site] if what == ELEVATOR else s.city.sites[site][:2]


def standing(s: "DeiState", seat: int) -> int:
    """A seat's Constructions on the board."""
    n = s.refuges.count(seat) + s.elevators.count(seat) + s.bridges.count(seat)
    for more in s.seams.constructions:
        n += more(s, seat)
    return n


# Inspection (DOL-PB-66, DOL-PB-67): another seat answers a Build


def call_inspectors(s: "DeiState", builder: int, regions: tuple[int, int]) -> None:
    for seat in range(s.players):
        if seat != builder and s.traits[seat].inspects:
            inspect(s, seat, regions)


def inspect(s: "DeiState", seat: int, regions: tuple[int, int]) -> None:
    """A seat may put one of its Scrappers on the board where another has built."""
    question = Inspect(seat, *regions)
    if len(question.answers(s)) > 1:
        s.pending[0].append(question)


@QUESTIONS.question(24, "inspect", moves=("from", "stop"), told=True, rules=explain.INSPECT)
class Inspect(Question, frozen=True):
    """Which Scrapper on the board to put where another has built, or none."""

    region: int  # of the new Construction …
    other: int  # … and its second one, or -1

    def answers(self, s: "DeiState") -> list[int]:
        at, only = self.seat * s.box.size, self.region if self.other < 0 else -1
        found = [s.box.leave[r] for r in s.city.regions if s.scrappers[at + r] and r != only]
        found.append(s.box.stop)
        return found

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action == s.box.stop:
            return
        source = s.box.thing[action]
        if self.other < 0:
            shift(s, self.seat, source, self.region, 1, False, log)
        else:
            stack.append(InspectTo(self.seat, source, self.region, self.other))

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"regions": [s.box.region_ids[r] for r in (self.region, self.other) if r >= 0]}


@QUESTIONS.question(25, "inspect_to", moves=("to",), rules=explain.INSPECT_TO)
class InspectTo(Question, frozen=True):
    """At which end of the Construction."""

    source: int
    region: int
    other: int

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.to[r] for r in (self.region, self.other) if r != self.source]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        shift(s, self.seat, self.source, s.box.thing[action], 1, False, log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"from": s.box.region_ids[self.source]}


def place(s: "DeiState", what: int, site: int, owner: int, log: Log) -> None:
    """A Construction of this owner stands on a site from now on, or none (-1)."""
    if what == REFUGE:
        before, s.refuges = s.refuges[site], changed(s.refuges, site, owner)
        name = f"refuge-{s.box.region_ids[site]}"
    else:
        if what == ELEVATOR:
            before, s.elevators = s.elevators[site], changed(s.elevators, site, owner)
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


CONSTRUCTIONS = ("refuge", "elevator", "bridge")


@QUESTIONS.question(11, "lift", moves=("lift_refuge", "lift_elevator", "lift_bridge"), rules=explain.LIFT)
class Lift(Question, frozen=True):
    """Which own token of the kind to take from the board (DEI-BUILD-5)."""

    construction: int  # its kind
    site: int  # to build on

    def answers(self, s: "DeiState") -> list[int]:
        return lifts(s, self.construction, {self.seat}, None)

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if self.construction == BRIDGE:
            stack.append(LiftSpan(self.seat, s.box.thing[action], self.site))
            return
        lift(s, self.construction, s.box.thing[action], log)
        build(s, self.seat, self.construction, self.site, log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        del s
        return {"construction": CONSTRUCTIONS[self.construction]}


def held(s: "DeiState", seat: int) -> list[int]:
    """The Regions where a seat has Majority."""
    return [r for r in s.city.regions if s.majority[r] == seat]


@effects.asks(REMOVE_CONSTRUCTION)
def ask_remove(s: "DeiState", seat: int, _op: Operation, _region: int, _left: int, out: list[int]) -> None:
    """Opposing Constructions in Regions with own Majority; those that join two Regions are in both (DEI-LINK-6)."""
    others = {other for other in range(s.players) if other != seat}
    wanted = held(s, seat)
    for what in (REFUGE, ELEVATOR, BRIDGE):
        out += lifts(s, what, others, wanted)
    for more in s.seams.lifts:
        out += more(s, others, wanted)


@effects.does("lift_refuge")
def do_remove_refuge(s: "DeiState", _using: effects.Effect, _op: Operation, region: int, log: Log) -> None:
    lift(s, REFUGE, region, log)


@effects.does("lift_elevator")
def do_remove_elevator(s: "DeiState", _using: effects.Effect, _op: Operation, site: int, log: Log) -> None:
    lift(s, ELEVATOR, site, log)


@effects.does("lift_bridge")
def do_remove_bridge(s: "DeiState", using: effects.Effect, _op: Operation, roof: int, _log: Log) -> None:
    s.pending[0].append(LiftSpan(using.seat, roof, -1))


def removable(s: "DeiState", seat: int, site: int) -> bool:
    """Whether an opposing Bridge lies on a site, with Majority of the seat at one of its ends."""
    a, b, _ = s.city.sites[site]
    return s.bridges[site] in range(s.players) and s.bridges[site] != seat and seat in (s.majority[a], s.majority[b])


@QUESTIONS.question(12, "lift_span", moves=("to",), rules=explain.LIFT_SPAN)
class LiftSpan(Question, frozen=True):
    """Which Bridge at a Roof is meant: where its other end is."""

    roof: int
    site: int  # to build on, or -1: an opposing Bridge is removed

    def answers(self, s: "DeiState") -> list[int]:
        at_roof = s.city.sites_at[self.roof]
        if self.site >= 0:
            return other_ends(s, self.roof, (site for site in at_roof if s.bridges[site] == self.seat))
        return other_ends(s, self.roof, (site for site in at_roof if removable(s, self.seat, site)))

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        lift(s, BRIDGE, site_to(s, self.roof, action), log)
        if self.site >= 0:
            build(s, self.seat, BRIDGE, self.site, log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"roof": s.box.region_ids[self.roof]}
