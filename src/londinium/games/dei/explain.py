"""The same legality once more, written as named rules, for people.

Each kind of move has a list of rules; the first that is broken is the answer. Everything is read off the pieces as
they lie and off the data files: none of the values, links and tables that `answers` uses.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from londinium.games.dei import moves as q
from londinium.games.dei.box import ANY_STRUCTURE, CLIMBING, IGNORE_MAJORITY, NEUTRAL, Operation
from londinium.games.dei.components import Op
from londinium.kernel.refusal import Refusal

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState
    from londinium.kernel.state import Frame


class Sight:
    """A position as a person at the table sees it, who is asked something."""

    def __init__(self, s: "DeiState", seat: int, frame: "Frame") -> None:
        self.s = s
        self.box = s.box
        self.seat = seat
        self.frame = frame
        self.asked = frame[0]

    # Icons

    def icon(self, *names: str) -> Operation | None:
        """The icon of one of these names that is still left, if the question is about an effect."""
        if self.asked == q.Q_EFFECT:
            for op, left in zip(self.box.effects[self.frame[2]].ops, self.frame[4:], strict=True):
                if op.name in names and left:
                    return op
        return None

    @property
    def drone_op(self) -> Operation:
        return self.box.drone_effects[self.frame[2]].ops[self.frame[3]]

    def skills(self, seat: int) -> Iterator[Op]:
        """Every operation of the seat's Leader and unlocked Feats that works all the time."""
        yield from _working(self.box.factions[self.s.factions[seat]].leader.skill)
        for at, feat in enumerate(self.box.feats):
            if self.s.unlocked[seat] >> at & 1:
                yield from _working(feat.ability)

    def has(self, name: str) -> bool:
        return any(op.op == name for op in self.skills(self.seat))

    # Regions

    def scrappers(self, seat: int, r: int) -> int:
        return self.s.scrappers[seat * self.box.size + r]

    def units(self, seat: int, r: int) -> int:
        return self.scrappers(seat, r) + (self.s.leaders[seat] == r)

    def leader_value(self, seat: int) -> int:
        unit = self.box.factions[self.s.factions[seat]].leader.units
        return unit + sum(op.n or 0 for op in self.skills(seat) if op.scope == "leader_region" and op.n)

    def value(self, seat: int, r: int, more: int = 0, leader: bool = False) -> int:
        """The Majority value of a seat in a Region, as it would be with so many Scrappers more and the Leader."""
        if self.units(seat, r) + more + leader == 0:
            return 0
        value = self.scrappers(seat, r) + more
        if leader or self.s.leaders[seat] == r:
            value += self.leader_value(seat)
        for op in self.skills(seat):
            here = {"controlled_outpost_region": self.s.control, "own_refuge_region": self.s.refuges}.get(
                op.scope or ""
            )
            if here is not None and here[r] == seat:
                value += op.n or 0
        return value + sum(n for holder, region, n in self.s.holds if (holder, region) == (seat, r))

    def rivals(self, r: int) -> int:
        return max(self.value(other, r) for other in range(self.s.players) if other != self.seat)

    def has_majority(self, r: int, seat: int | None = None) -> bool:
        seat = self.seat if seat is None else seat
        own = self.value(seat, r)
        return own > 0 and all(own > self.value(other, r) for other in range(self.s.players) if other != seat)

    def superior(self, other: int, r: int) -> bool:
        if other == self.seat or other >= self.s.players or not self.units(self.seat, r) or not self.units(other, r):
            return False
        return self.value(self.seat, r) > self.value(other, r)

    def enters(self, r: int, more: int, leader: bool = False) -> bool:
        """Whether the Majority Rule lets so many Units into a Region."""
        own, others = self.value(self.seat, r, more, leader), self.rivals(r)
        return own >= others if self.has("TIE_ENTERS") else own > others

    def joint(self, a: int, b: int) -> int | None:
        """The owner of the Construction that joins two adjacent Regions; -1 if there is none, None on the ground."""
        kinds = [self.box.regions[r].kind for r in (a, b)]
        if "river" in kinds:
            return -1
        ground = [kind == "ground" for kind in kinds]
        if all(ground):
            return None
        if any(ground):
            pair = (a, b) if ground[0] else (b, a)
            return next(self.s.elevators[site] for site, own in enumerate(self.box.elevators) if own == pair)
        ends = {a, b}
        return next(self.s.bridges[site] for site, (c, d, _) in enumerate(self.s.city.sites) if {c, d} == ends)

    def adjacent(self, a: int, b: int) -> bool:
        return b in self.s.city.adjacent[a]

    def linked(self, a: int, b: int, flags: int = 0) -> bool:
        if not self.adjacent(a, b):
            return False
        owner = self.joint(a, b)
        if owner is None or owner in (self.seat, NEUTRAL):
            return True
        return owner >= 0 and bool(flags & ANY_STRUCTURE or self.has("USE_ANY_STRUCTURE"))

    def step(self, a: int, b: int, flags: int) -> int | None:
        """0: a step over a link (or climbed by the card's leave), 1: one that a few may climb, None: no step."""
        if self.linked(a, b, flags):
            return 0
        up_or_down = {self.box.regions[a].kind, self.box.regions[b].kind} == {"ground", "roof"}
        if not up_or_down or not self.adjacent(a, b):
            return None
        if flags & CLIMBING:
            return 0
        return 1 if self.has("CLIMB") else None

    def goes(self, a: int, b: int, flags: int, units: int, leader: bool) -> bool:
        """Whether a group can come from one Region to another with one movement point."""
        steps = 1
        skill = self.box.factions[self.s.factions[self.seat]].leader.skill
        for op in self.skills(self.seat):
            if op.op == "MOVE_EXTEND":
                condition = skill.condition if op in skill.ops else None
                if leader or condition is None or not condition.leader_in_group:
                    steps += op.n or 0
        most = max((op.units or 0 for op in self.skills(self.seat) if op.op == "CLIMB"), default=0)
        reached = {(a, 0)}
        for _ in range(steps):
            onward = set()
            for here, climbed in reached:
                for there in self.s.city.adjacent[here]:
                    climbs = self.step(here, there, flags)
                    if climbs is not None and climbed + climbs <= 1:
                        onward.add((there, climbed + climbs))
            if any(there == b and (not climbed or units <= most) for there, climbed in onward):
                return a != b
            reached = onward
        return False

    def region(self, move: Any, field: str = "region") -> int:
        return self.box.region[move[field]]


def _working(skill: Any) -> tuple[Op, ...]:
    return skill.ops if skill.trigger in ("continuous", "on_move") else ()


Args = dict[str, Any]
Test = Callable[[Sight, Any], Args | None]
Rule = tuple[str, Test]


def when(*questions: int) -> Callable[[Test], Test]:
    """The rule holds in these questions only."""

    def only(test: Test) -> Test:
        return lambda sight, move: test(sight, move) if sight.asked in questions else None

    return only


def icon_left(*names: str) -> Test:
    """There is such an icon left on the card, boost or ability in use."""

    def test(sight: Sight, move: Any) -> Args | None:
        if sight.asked != q.Q_EFFECT or sight.icon(*names):
            return None
        return {"move": move["kind"]}

    return test


# Cards


def card_in_hand(sight: Sight, move: Any) -> Args | None:
    mine = [sight.box.card_ids[card] for card in sight.s.hands[sight.seat]]
    return None if move["card"] in mine else {"card": move["card"]}


def card_not_played(sight: Sight, move: Any) -> Args | None:
    played = sight.s.face_up[sight.seat] + sight.s.face_down[sight.seat]
    return {"card": move["card"]} if move["card"] in [sight.box.card_ids[card] for card in played] else None


def card_not_recycled(sight: Sight, move: Any) -> Args | None:
    gone = [sight.box.card_ids[card] for card in sight.s.bins[sight.seat]]
    return {"card": move["card"]} if move["card"] in gone else None


def one_face_down(sight: Sight, _: Any) -> Args | None:
    return {} if sight.s.recycled >= sight.box.rules.face_down_per_phase else None


def something_to_buy(sight: Sight, _: Any) -> Args | None:
    buying = Sight(sight.s, sight.seat, (q.Q_PURCHASE, sight.seat))
    for card in sight.s.slots:
        if card >= 0 and not broken(buying, {"kind": "buy", "card": sight.box.card_ids[card]}):
            return None
    return {}


# Markets


def card_revealed(sight: Sight, move: Any) -> Args | None:
    shown = [sight.box.card_ids[card] for card in sight.s.slots if card >= 0]
    return None if move["card"] in shown else {"card": move["card"]}


def requirement_met(sight: Sight, move: Any) -> Args | None:
    op = sight.icon("BUY")
    if op is not None and op.free:
        return None
    card = sight.box.market_cards[move["card"]]
    market = next(market for market in sight.box.markets if market.id == card.market)
    if market.colour is None or not market.requires:
        return None
    own = [r for r, seat in enumerate(sight.s.control) if seat == sight.seat]
    of_colour = sum(sight.box.colours[sight.box.regions[r].outpost] == market.colour for r in own)
    if of_colour >= market.requires:
        return None
    return {"card": move["card"], "market": market.id, "colour": market.colour, "n": market.requires}


def _covers(t: int, e: int, technology: int, energy: int, swaps: list[int]) -> bool:
    """Whether this much pays that much, with Technology standing for missing Energy Cells where it may."""
    missing = max(0, energy - e)
    if missing and not swaps:
        return False
    return t >= max(0, technology) + missing * (swaps[0] if swaps else 0)


def affordable(sight: Sight, move: Any) -> Args | None:
    op = sight.icon("BUY")
    technology, energy = sight.s.stored[2 * sight.seat], sight.s.stored[2 * sight.seat + 1]
    discount = op.discount if op is not None else 0
    for t, e in costs_within(sight, move["card"], discount, technology, energy):
        if t <= technology and e <= energy:
            return None
    cost = sight.box.market_cards[move["card"]].cost
    return {"card": move["card"], "technology": cost.technology, "energy": cost.energy_cell}


def costs_within(sight: Sight, card: str, discount: int, technology: int, energy: int) -> list[tuple[int, int]]:
    """The payments that a purse of this size allows and that no other of them undercuts."""
    cost = sight.box.market_cards[card].cost
    ops = list(sight.skills(sight.seat))
    off = {kind: sum(op.n or 0 for op in ops if op.op == "DISCOUNT" and op.kind == kind) for kind in q.RESOURCES}
    swaps = [op.give_n or 0 for op in ops if op.op == "PAY_SUBSTITUTE"]
    wanted_t, wanted_e = max(0, cost.technology - off["technology"]), max(0, cost.energy_cell - off["energy_cell"])
    enough = [
        (t, e)
        for t in range(min(technology, q.MOST_TECHNOLOGY) + 1)
        for e in range(min(energy, q.MOST_ENERGY) + 1)
        if any(_covers(t, e, wanted_t - a, wanted_e - (discount - a), swaps) for a in range(discount + 1))
    ]
    return [p for p in enough if not any(o != p and o[0] <= p[0] and o[1] <= p[1] for o in enough)]


def payment_fits(sight: Sight, move: Any) -> Args | None:
    _, seat, card, discount = sight.frame
    technology, energy = sight.s.stored[2 * seat], sight.s.stored[2 * seat + 1]
    paid = move["technology"], move["energy_cell"]
    if paid in costs_within(sight, sight.box.card_ids[card], discount, technology, energy):
        return None
    return {"card": sight.box.card_ids[card], "technology": paid[0], "energy": paid[1]}


# Gains


def icon_named(sight: Sight, move: Any) -> Args | None:
    return None if sight.icon(move["icon"]) else {"move": "icon"}


def supply_has_it(sight: Sight, move: Any) -> Args | None:
    op = sight.icon(move["icon"])
    if op is None or move["icon"] not in ("GAIN_RESOURCE", "EXCHANGE"):
        return None
    kind = op.kind if move["icon"] == "GAIN_RESOURCE" else op.take
    return None if sight.s.common[kind] else {"resource": q.RESOURCES[kind]}


def something_to_give(sight: Sight, move: Any) -> Args | None:
    op = sight.icon("EXCHANGE")
    if op is None or move["icon"] != "EXCHANGE" or sight.s.stored[2 * sight.seat + op.give]:
        return None
    return {}


def boosts_left(sight: Sight, move: Any) -> Args | None:
    kinds = len(sight.box.boosts)
    if move["icon"] != "GAIN_BOOST" or sum(sight.s.boosts[sight.s.players * kinds :]):
        return None
    return {}


# Enlist and deploy


def neutral_refuge_here(sight: Sight, move: Any) -> Args | None:
    r = sight.region(move)
    if r in sight.s.city.regions and sight.box.regions[r].neutral_refuge:
        return None
    return {"region": move["region"]}


@when(q.Q_EFFECT, q.Q_DRONE_EFFECT)
def reserve_has_scrappers(sight: Sight, _: Any) -> Args | None:
    if sight.asked == q.Q_DRONE_EFFECT and sight.drone_op.name != "DRONE_ENLIST":
        return None
    return None if sight.s.reserve[sight.seat] else {}


@when(q.Q_EFFECT)
def enlist_site(sight: Sight, move: Any) -> Args | None:
    r, s = sight.region(move), sight.s
    op = sight.icon("ENLIST", "ENLIST_SAME_REGION")
    if r in s.city.regions:
        own = s.refuges[r] == sight.seat or sight.box.regions[r].neutral_refuge
        led = sight.has("ENLIST_SITE") and s.leaders[sight.seat] == r
        joined = op is not None and op.any_site and sight.units(sight.seat, r) > 0
        if own or led or (joined and sight.box.regions[r].kind == "ground"):
            return None
    return {"region": move["region"]}


@when(q.Q_EFFECT)
def same_region(sight: Sight, move: Any) -> Args | None:
    op = sight.icon("ENLIST_SAME_REGION", "COLLECT_SAME_REGION")
    wanted = "ENLIST_SAME_REGION" if move["kind"] == "enlist" else "COLLECT_SAME_REGION"
    if op is None or op.name != wanted or sight.region(move) == sight.frame[3]:
        return None
    return {"region": sight.box.region_ids[sight.frame[3]]}


# Move


def units_here(sight: Sight, move: Any) -> Args | None:
    return None if sight.units(sight.seat, sight.region(move)) else {"region": move["region"]}


def groups(sight: Sight, r: int) -> list[tuple[int, bool]]:
    leads = sight.s.leaders[sight.seat] == r
    most = sight.scrappers(sight.seat, r)
    return [
        (n, leader) for n in range(most, -1, -1) for leader in (True, False) if n + leader and (leads or not leader)
    ]


def ways_on(sight: Sight, r: int, flags: int) -> list[int]:
    """The Regions that some group can come to from here, whoever is there."""
    return [
        to
        for to in sight.s.city.regions
        if any(
            sight.goes(r, to, flags, n + leader, leader)
            for n, leader in ((0, True), (1, False))
            if _has(sight, r, leader)
        )
    ]


def _has(sight: Sight, r: int, leader: bool) -> bool:
    return sight.s.leaders[sight.seat] == r if leader else sight.scrappers(sight.seat, r) > 0


def somewhere_to_go(sight: Sight, move: Any) -> Args | None:
    op, r = sight.icon("MOVE"), sight.region(move)
    if op is None or ways_on(sight, r, op.flags):
        return None
    return {"from": move["region"]}


def somewhere_to_enter(sight: Sight, move: Any) -> Args | None:
    op, r = sight.icon("MOVE"), sight.region(move)
    if op is None:
        return None
    for to in ways_on(sight, r, op.flags):
        if _some_enter(sight, r, to, op.flags):
            return None
    return {"from": move["region"]}


def _some_enter(sight: Sight, r: int, to: int, flags: int) -> bool:
    return any(
        (flags & IGNORE_MAJORITY or sight.enters(to, n, leader)) and sight.goes(r, to, flags, n + leader, leader)
        for n, leader in groups(sight, r)
    )


@when(q.Q_TO)
def someone_may_use_it(sight: Sight, move: Any) -> Args | None:
    _, _, source, flags = sight.frame
    to = sight.region(move)
    if to in ways_on(sight, source, flags) or to == source or not sight.adjacent(source, to):
        return None
    owner = sight.joint(source, to)
    if owner is None or owner < 0:
        return None
    return {"from": sight.box.region_ids[source], "to": move["region"], "owner": owner}


@when(q.Q_TO)
def something_joins_them(sight: Sight, move: Any) -> Args | None:
    _, _, source, flags = sight.frame
    to = sight.region(move)
    if to in ways_on(sight, source, flags) or not sight.adjacent(source, to):
        return None
    return {"from": sight.box.region_ids[source], "to": move["region"]}


@when(q.Q_TO)
def linked_with_it(sight: Sight, move: Any) -> Args | None:
    _, _, source, flags = sight.frame
    if sight.region(move) in ways_on(sight, source, flags):
        return None
    return {"from": sight.box.region_ids[source], "to": move["region"]}


@when(q.Q_TO)
def majority_there(sight: Sight, move: Any) -> Args | None:
    _, _, source, flags = sight.frame
    to = sight.region(move)
    if _some_enter(sight, source, to, flags):
        return None
    leads = sight.s.leaders[sight.seat] == source
    own = sight.value(sight.seat, to, sight.scrappers(sight.seat, source), leads)
    return {"to": move["region"], "own": own, "other": sight.rivals(to)}


def group_is_here(sight: Sight, move: Any) -> Args | None:
    _, seat, source, _, _ = sight.frame
    leads = sight.s.leaders[seat] == source
    if move["scrappers"] <= sight.scrappers(seat, source) and (leads or not move["leader"]):
        return None
    return {"from": sight.box.region_ids[source], "scrappers": sight.scrappers(seat, source), "leader": int(leads)}


def group_gets_there(sight: Sight, move: Any) -> Args | None:
    _, _, source, to, flags = sight.frame
    n, leader = move["scrappers"], bool(move["leader"])
    if sight.goes(source, to, flags, n + leader, leader):
        return None
    return {"from": sight.box.region_ids[source], "to": sight.box.region_ids[to]}


def leader_shows_the_way(sight: Sight, move: Any) -> Args | None:
    """A group that would get there if the Leader were in it."""
    _, _, source, to, flags = sight.frame
    led = sight.goes(source, to, flags, move["scrappers"] + 1, True)
    return group_gets_there(sight, move) if led and not move["leader"] else None


def group_enters(sight: Sight, move: Any) -> Args | None:
    _, seat, _, to, flags = sight.frame
    n, leader = move["scrappers"], bool(move["leader"])
    if flags & IGNORE_MAJORITY or sight.enters(to, n, leader):
        return None
    own = sight.value(seat, to, n, leader)
    return {"to": sight.box.region_ids[to], "own": own, "other": sight.rivals(to)}


# Collect


def resource_lies_here(sight: Sight, move: Any) -> Args | None:
    if sight.asked == q.Q_DRONE_EFFECT and sight.drone_op.name != "DRONE_COLLECT":
        return None
    there = sight.s.technology if move["resource"] == "technology" else sight.s.energy
    return None if there[sight.region(move)] else {"region": move["region"], "resource": move["resource"]}


@when(q.Q_EFFECT)
def majority_to_collect(sight: Sight, move: Any) -> Args | None:
    return None if sight.has_majority(sight.region(move)) else {"region": move["region"]}


def resource_to_return(sight: Sight, move: Any) -> Args | None:
    kind = q.RESOURCES.index(move["resource"])
    return None if sight.s.stored[2 * sight.seat + kind] else {"resource": move["resource"]}


def victim_below(sight: Sight, move: Any) -> Args | None:
    over = any(sight.superior(move["seat"], r) for r in sight.s.city.regions)
    return None if over else {"seat": move["seat"]}


def victim_has_it(sight: Sight, move: Any) -> Args | None:
    kind = q.RESOURCES.index(move["resource"])
    return None if sight.s.stored[2 * move["seat"] + kind] else {}


# Build


def may_build_here(sight: Sight, *regions: int) -> bool:
    """Majority in one of the Regions, or a Unit where presence is enough."""
    enough = sight.has("BUILD_WITHOUT_MAJORITY")
    return any(sight.has_majority(r) or (enough and sight.units(sight.seat, r) > 0) for r in regions)


def refuge_site(sight: Sight, move: Any) -> Args | None:
    r = sight.region(move)
    place = sight.box.regions[r]
    if place.outpost >= 0 or place.neutral_refuge or sight.s.refuges[r] >= 0:
        return {"region": move["region"], "why": "taken"}
    return None if may_build_here(sight, r) else {"region": move["region"], "why": "majority"}


def elevator_site(sight: Sight, move: Any) -> Args | None:
    ground, roof = sight.region(move, "ground"), sight.region(move, "roof")
    if sight.s.elevators[sight.box.elevators.index((ground, roof))] >= 0:
        return {"ground": move["ground"], "roof": move["roof"], "why": "taken"}
    if may_build_here(sight, ground, roof):
        return None
    return {"ground": move["ground"], "roof": move["roof"], "why": "majority"}


def free_sites(sight: Sight, roof: int) -> list[int]:
    """The Roofs to which a Bridge from this one could be built, by whomever."""
    found = []
    for site, (a, b, _) in enumerate(sight.s.city.sites):
        if roof in (a, b) and sight.s.bridges[site] < 0:
            found.append(a if roof == b else b)
    return found


def bridge_site(sight: Sight, move: Any) -> Args | None:
    roof = sight.region(move, "roof")
    free = free_sites(sight, roof)
    if not free:
        return {"roof": move["roof"], "why": "taken"}
    return None if any(may_build_here(sight, roof, to) for to in free) else {"roof": move["roof"], "why": "majority"}


@when(q.Q_SPAN)
def is_bridge_site(sight: Sight, move: Any) -> Args | None:
    ends = {sight.frame[2], sight.region(move)}
    if any({a, b} == ends for a, b, _ in sight.s.city.sites):
        return None
    return {"roof": sight.box.region_ids[sight.frame[2]], "to": move["region"]}


@when(q.Q_SPAN)
def span_is_free(sight: Sight, move: Any) -> Args | None:
    roof, to = sight.frame[2], sight.region(move)
    if to not in free_sites(sight, roof):
        return {"roof": move["region"], "why": "taken"}
    return None if may_build_here(sight, roof, to) else {"roof": move["region"], "why": "majority"}


def constructions(sight: Sight, kind: str) -> list[tuple[tuple[int, ...], int]]:
    """Every Refuge, Elevator or Bridge on the board: its Regions and its owner."""
    s = sight.s
    if kind == "lift_refuge":
        return [((r,), owner) for r, owner in enumerate(s.refuges) if owner >= 0]
    if kind == "lift_elevator":
        return [(sight.box.elevators[site], owner) for site, owner in enumerate(s.elevators) if owner >= 0]
    return [((a, b), s.bridges[site]) for site, (a, b, _) in enumerate(s.city.sites) if s.bridges[site] >= 0]


def _named(sight: Sight, move: Any, regions: tuple[int, ...]) -> bool:
    if move["kind"] == "lift_refuge":
        return regions == (sight.region(move),)
    if move["kind"] == "lift_elevator":
        return regions == (sight.region(move, "ground"), sight.region(move, "roof"))
    return sight.region(move, "roof") in regions


def own_to_lift(sight: Sight, move: Any) -> Args | None:
    """When building: an own token of the kind that is built."""
    if sight.asked != q.Q_LIFT:
        return None
    kind = ("lift_refuge", "lift_elevator", "lift_bridge")[sight.frame[2]]
    for regions, owner in constructions(sight, move["kind"]):
        if move["kind"] == kind and owner == sight.seat and _named(sight, move, regions):
            return None
    return {}


@when(q.Q_EFFECT)
def opposing_to_remove(sight: Sight, move: Any) -> Args | None:
    for regions, owner in constructions(sight, move["kind"]):
        if owner not in (sight.seat, NEUTRAL) and _named(sight, move, regions):
            return None
    return {}


@when(q.Q_EFFECT)
def majority_to_remove(sight: Sight, move: Any) -> Args | None:
    for regions, owner in constructions(sight, move["kind"]):
        opposing = owner not in (sight.seat, NEUTRAL) and _named(sight, move, regions)
        if opposing and any(sight.has_majority(r) for r in regions):
            return None
    return {}


@when(q.Q_LIFT_SPAN)
def bridge_meant(sight: Sight, move: Any) -> Args | None:
    _, seat, roof, build_on = sight.frame
    for regions, owner in constructions(sight, "lift_bridge"):
        removable = owner not in (seat, NEUTRAL) and any(map(sight.has_majority, regions))
        if set(regions) == {roof, sight.region(move)} and (owner == seat if build_on >= 0 else removable):
            return None
    return {"roof": sight.box.region_ids[roof], "to": move["region"]}


# Strike and Evict


@when(q.Q_EFFECT)
def scrapper_here(sight: Sight, move: Any) -> Args | None:
    r, seat = sight.region(move), move["seat"]
    if seat < sight.s.players and seat != sight.seat and sight.scrappers(seat, r):
        return None
    return {"region": move["region"]}


@when(q.Q_EFFECT)
def superiority_here(sight: Sight, move: Any) -> Args | None:
    return None if sight.superior(move["seat"], sight.region(move)) else {"region": move["region"]}


def pushed(sight: Sight, r: int, to: int, victim: int) -> bool:
    """Whether a Scrapper can be evicted this way: on the ground, or over what is neutral or belongs to either."""
    if not sight.adjacent(r, to):
        return False
    owner = sight.joint(r, to)
    return owner is None or owner in (sight.seat, victim, NEUTRAL)


def way_out(sight: Sight, move: Any) -> Args | None:
    r = sight.region(move)
    if any(pushed(sight, r, to, move["seat"]) for to in sight.s.city.regions):
        return None
    return {"region": move["region"]}


@when(q.Q_EVICT)
def evicted_there(sight: Sight, move: Any) -> Args | None:
    _, _, r, victim = sight.frame
    if pushed(sight, r, sight.region(move), victim):
        return None
    return {"region": sight.box.region_ids[r]}


# Drones


def drone_named(sight: Sight, move: Any) -> Args | None:
    op = sight.icon("DRONE_ACTIVATE")
    if op is None or op.drone < 0 or sight.box.drone_ids[op.drone] == move["drone"]:
        return None
    return {"drone": move["drone"]}


def drone_in_play(sight: Sight, move: Any) -> Args | None:
    at = sight.s.drones[sight.box.drone_ids.index(move["drone"])]
    return None if at >= 0 else {"drone": move["drone"]}


@when(q.Q_DRONE)
def drone_gets_there(sight: Sight, move: Any) -> Args | None:
    _, _, drone, steps = sight.frame
    near = {sight.s.drones[drone]}
    for _ in range(steps):
        near |= {to for r in near for to in sight.s.city.adjacent[r]}
    if sight.region(move) in near:
        return None
    return {"drone": sight.box.drone_ids[drone], "to": move["region"], "steps": steps}


DRONE_DOES = {
    "collect": "DRONE_COLLECT",
    "enlist": "DRONE_ENLIST",
    "fly": "DRONE_TELEPORT",
    "strike": "DRONE_STRIKE_ALL",
}


@when(q.Q_DRONE_EFFECT)
def drone_does_it(sight: Sight, move: Any) -> Args | None:
    if sight.drone_op.name == DRONE_DOES[move["kind"]]:
        return None
    return {"drone": sight.box.drone_ids[sight.frame[2]]}


def drone_region(sight: Sight, move: Any) -> Args | None:
    """Collecting, enlisting and striking are done where the Drone stands."""
    if sight.asked != q.Q_DRONE_EFFECT:
        return None
    here = sight.s.drones[sight.frame[2]]
    afloat = move["kind"] == "enlist" and sight.box.regions[here].kind == "river"
    return None if sight.region(move) == here and not afloat else {"region": sight.box.region_ids[here]}


@when(q.Q_DRONE_EFFECT)
def drone_strikes(sight: Sight, move: Any) -> Args | None:
    here = sight.s.drones[sight.frame[2]]
    victim, times = move["seat"], sight.drone_op.n
    struck = sight.frame[5] // 16**victim % 16
    other = victim < sight.s.players and victim != sight.seat
    if other and sight.region(move) == here and struck < times and sight.scrappers(victim, here):
        return None
    return {"region": sight.box.region_ids[here]}


def in_flight(sight: Sight) -> int | None:
    """The Region that a Scrapper was sent to without Majority: the next one must follow it."""
    first = sight.frame[5]
    return None if first < 0 or sight.enters(first, 0) else first


def flight(sight: Sight, move: Any) -> Args | None:
    to, here = sight.region(move), sight.s.drones[sight.frame[2]]
    roof_later = sight.box.regions[to].kind == "roof" and sight.frame[5] >= 0
    ashore = to in sight.s.city.regions and sight.box.regions[to].kind != "river"
    if ashore and to != here and not roof_later and sight.scrappers(sight.seat, here):
        return None
    return {"region": move["region"]}


def flight_follows(sight: Sight, move: Any) -> Args | None:
    first = in_flight(sight)
    if first is None or (move["kind"] == "fly" and sight.region(move) == first):
        return None
    return {"region": sight.box.region_ids[first]}


def flight_enters(sight: Sight, move: Any) -> Args | None:
    to, here = sight.region(move), sight.s.drones[sight.frame[2]]
    if in_flight(sight) == to:
        return None
    most = min(sight.scrappers(sight.seat, here), sight.frame[4])
    if sight.box.regions[to].kind == "roof":
        most = 1
    if sight.enters(to, most):
        return None
    return {"to": move["region"], "own": sight.value(sight.seat, to, most), "other": sight.rivals(to)}


def may_stop(sight: Sight, move: Any) -> Args | None:
    if sight.asked != q.Q_DRONE_EFFECT or sight.drone_op.name != "DRONE_TELEPORT":
        return None
    return flight_follows(sight, move)


# Missions, Candy Boosts, abilities, the set-up


def mission_in_play(sight: Sight, move: Any) -> Args | None:
    shown = [sight.box.missions[mission].id for two in sight.s.missions for mission in two]
    return None if move["mission"] in shown else {"mission": move["mission"]}


def column_is_free(sight: Sight, move: Any) -> Args | None:
    names = [[sight.box.missions[mission].id for mission in two] for two in sight.s.missions]
    column = next(at for at, two in enumerate(names) if move["mission"] in two)
    if sight.s.marks[sight.seat][column] < 0:
        return None
    return {"mission": move["mission"], "column": column + 1}


def moment_for_a_boost(sight: Sight, _: Any) -> Args | None:
    return None if sight.asked in (q.Q_CARD, q.Q_EFFECT, q.Q_ENDING) else {}


def has_the_boost(sight: Sight, move: Any) -> Args | None:
    names = [boost.id for boost in sight.box.boosts]
    kind = names.index(move["boost"])
    return None if sight.s.boosts[sight.seat * len(names) + kind] else {}


def ability_is_yours(sight: Sight, move: Any) -> Args | None:
    """An End Phase Ability of the own Leader or of an unlocked Feat, in its phase."""
    s, id = sight.s, move["ability"]
    faction = sight.box.factions[s.factions[sight.seat]]
    skills = {faction.id: faction.leader.skill}
    skills |= {feat.id: feat.ability for at, feat in enumerate(sight.box.feats) if s.unlocked[sight.seat] >> at & 1}
    skill = skills.get(id)
    if skill is not None and skill.trigger == "end_phase" and skill.phase in (None, s.phase):
        return None
    return {"ability": id}


def ability_is_unused(sight: Sight, move: Any) -> Args | None:
    at = [ability.id for ability in sight.box.abilities].index(move["ability"])
    return {"ability": move["ability"]} if sight.s.used >> at & 1 else None


def ability_does_something(sight: Sight, move: Any) -> Args | None:
    """Whether any move would answer it."""
    at = [ability.id for ability in sight.box.abilities].index(move["ability"])
    effect = sight.box.abilities[at].effect
    counts = sight.box.effects[effect].counts
    using = Sight(sight.s, sight.seat, (q.Q_EFFECT, sight.seat, effect, -1, *counts))
    for verb in sight.box.verbs:
        if verb.kind in q.ICONS:
            for objects in verb.objects:
                if not broken(using, {"kind": verb.kind, **dict(zip(verb.fields, objects, strict=True))}):
                    return None
    return {"ability": move["ability"]}


def on_display(sight: Sight, move: Any) -> Args | None:
    shown = [sight.box.feats[feat].id for feat in sight.s.draft]
    return None if move["feat"] in shown else {"feat": move["feat"]}


def faction_is_free(sight: Sight, move: Any) -> Args | None:
    taken = [sight.box.factions[faction].id for faction in sight.s.factions]
    free = [faction.id for faction in sight.box.factions if faction.id not in taken]
    return None if move["faction"] in free else {"factions": ", ".join(free)}


def region_in_play(sight: Sight, move: Any) -> Args | None:
    return None if sight.region(move) in sight.s.city.regions else {"region": move["region"]}


# DEI-BUILD-3 stands in moves.py too: a Ground and a Roof that are not adjacent have no number.
RULES: dict[str, list[Rule]] = {
    "faction": [("DEI-SETUP-14", faction_is_free)],
    "feat": [("DEI-VAR-2", on_display)],
    "deploy": [("DEI-TURN-7", neutral_refuge_here)],
    "play": [
        ("DEI-CARD-7", card_not_played),
        ("DEI-CLEAN-7", card_not_recycled),
        ("DEI-CARD-1", card_in_hand),
    ],
    "recycle": [
        ("DEI-CARD-7", card_not_played),
        ("DEI-CLEAN-7", card_not_recycled),
        ("DEI-CARD-1", card_in_hand),
        ("DEI-CARD-4", one_face_down),
        ("DEI-CARD-5", something_to_buy),
    ],
    "buy": [
        ("DEI-CARD-2", icon_left("BUY")),
        ("DEI-MARKET-3", card_revealed),
        ("DEI-MARKET-4", requirement_met),
        ("DEI-MARKET-7", affordable),
    ],
    "pay": [("DEI-MARKET-10", payment_fits)],
    "icon": [
        ("DEI-CARD-2", icon_named),
        ("DEI-COMP-11", supply_has_it),
        ("DEI-PRIM-1", something_to_give),
        ("DEI-BOOST-5", boosts_left),
    ],
    "enlist": [
        ("DEI-CARD-2", icon_left("ENLIST", "ENLIST_SAME_REGION")),
        ("DEI-DRONE-2", drone_does_it),
        ("DEI-PRIM-2", same_region),
        ("DEI-ENLIST-3", reserve_has_scrappers),
        ("DEI-ENLIST-1", enlist_site),
        ("DEI-DRONE-5", drone_region),
    ],
    "from": [
        ("DEI-CARD-2", icon_left("MOVE")),
        ("DEI-MOVE-6", units_here),
        ("DEI-MOVE-1", somewhere_to_go),
        ("DEI-MOVE-3", somewhere_to_enter),
    ],
    "to": [
        ("DEI-LINK-4", someone_may_use_it),
        ("DEI-MOVE-5", something_joins_them),
        ("DEI-BOARD-7", linked_with_it),
        ("DEI-MAJ-4", majority_there),
        ("DEI-BOARD-9", is_bridge_site),
        ("DEI-BUILD-4", span_is_free),
        ("DEI-LINK-3", bridge_meant),
        ("DEI-ADV-2", evicted_there),
        ("DEI-DRONE-3", drone_gets_there),
    ],
    "units": [
        ("DEI-MOVE-2", group_is_here),
        ("DEI-LEADER-5", leader_shows_the_way),
        ("DEI-MOVE-5", group_gets_there),
        ("DEI-MAJ-4", group_enters),
    ],
    "collect": [
        ("DEI-CARD-2", icon_left("COLLECT", "COLLECT_SAME_REGION")),
        ("DEI-DRONE-2", drone_does_it),
        ("DEI-PRIM-2", same_region),
        ("DEI-DRONE-4", drone_region),
        ("DEI-COLLECT-3", resource_lies_here),
        ("DEI-COLLECT-1", majority_to_collect),
    ],
    "return": [("DEI-COLLECT-5", resource_to_return)],
    "refuge": [("DEI-CARD-2", icon_left("BUILD")), ("DEI-BUILD-2", refuge_site)],
    "elevator": [("DEI-CARD-2", icon_left("BUILD")), ("DEI-BUILD-3", elevator_site)],
    "bridge": [("DEI-CARD-2", icon_left("BUILD")), ("DEI-BUILD-4", bridge_site)],
    "lift_refuge": [
        ("DEI-BUILD-5", own_to_lift),
        ("DEI-CARD-2", icon_left("REMOVE_CONSTRUCTION")),
        ("DEI-BUILD-6", opposing_to_remove),
        ("DEI-MAJ-3", majority_to_remove),
    ],
    "strike": [
        ("DEI-CARD-2", icon_left("STRIKE")),
        ("DEI-ADV-3", scrapper_here),
        ("DEI-ADV-1", superiority_here),
        ("DEI-DRONE-2", drone_does_it),
        ("DEI-DRONE-8", drone_strikes),
    ],
    "evict": [
        ("DEI-CARD-2", icon_left("EVICT")),
        ("DEI-ADV-3", scrapper_here),
        ("DEI-SUP-2", superiority_here),
        ("DEI-ADV-2", way_out),
    ],
    "drone": [
        ("DEI-CARD-2", icon_left("DRONE_ACTIVATE")),
        ("DEI-DRONE-1", drone_named),
        ("DEI-DRONE-11", drone_in_play),
    ],
    "fly": [
        ("DEI-DRONE-2", drone_does_it),
        ("DEI-DRONE-7", flight_follows),
        ("DEI-DRONE-6", flight),
        ("DEI-MAJ-4", flight_enters),
    ],
    "steal": [
        ("DEI-CARD-2", icon_left("STEAL_RESOURCE")),
        ("DEI-SUP-1", victim_below),
        ("DEI-PRIM-1", victim_has_it),
    ],
    "hold": [("DEI-CARD-2", icon_left("MAJORITY_BONUS_TEMP")), ("DEI-SETUP-1", region_in_play)],
    "mission": [("DEI-MISSION-1", mission_in_play), ("DEI-MISSION-3", column_is_free)],
    "boost": [("DEI-BOOST-2", moment_for_a_boost), ("DEI-BOOST-1", has_the_boost)],
    "ability": [
        ("DEI-TURN-4", ability_is_yours),
        ("DEI-FEAT-5", ability_is_unused),
        ("DEI-TURN-10", ability_does_something),
    ],
    "stop": [("DEI-DRONE-7", may_stop)],
}
RULES["lift_elevator"] = RULES["lift_bridge"] = RULES["lift_refuge"]


def broken(sight: Sight, move: Mapping[str, Any]) -> Refusal | None:
    """The first rule of a move's list that it breaks."""
    for rule, test in RULES[move["kind"]]:
        args = test(sight, move)
        if args is not None:
            return Refusal(rule, args)
    return None


def refusal(s: "DeiState", seat: int, move: Mapping[str, Any]) -> Refusal | None:
    """The first rule that this move breaks."""
    return broken(Sight(s, seat, s.pending[0][-1]), move)
