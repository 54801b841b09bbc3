"""A position as a person at the table sees it, and what the lists of rules are made of.

Everything is read off the pieces as they lie and off the data files: none of the values, links and tables that
`answers` uses.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from londinium.games.dei.box import ANY_STRUCTURE, CLIMBING, NEUTRAL, Operation
from londinium.games.dei.components import Market, Op
from londinium.games.dei.moves import Move
from londinium.kernel.questions import Args, Question, Rule

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

Asked = TypeVar("Asked", bound=Question | None)


class SightOf(Generic[Asked]):
    """A position as a person at the table sees it, who is asked a question or none."""

    def __init__(self, s: "DeiState", seat: int, question: Asked) -> None:
        self.s = s
        self.box = s.box
        self.seat = seat
        self.question = question
        self.asked = None if question is None else s.game.questions[question].kind
        self._skills: dict[int, list[Op]] = {}

    # Icons

    def icon(self: "SightOf[Any]", *names: str) -> Operation | None:
        """The icon of one of these names that is still left, if the question is about an effect."""
        if self.asked == "effect":
            ops: tuple[Operation, ...] = self.box.effects[self.question.effect].ops
            for op, left in zip(ops, self.question.left, strict=True):
                if op.name in names and left:
                    return op
        return None

    @property
    def drone_op(self: "SightOf[Any]") -> Operation:
        op: Operation = self.box.drone_effects[self.question.drone].ops[self.question.operation]
        return op

    def skills(self, seat: int) -> list[Op]:
        """Every operation of the seat's Faction, Leader and unlocked Feats that works all the time."""
        if seat not in self._skills:
            faction = self.box.factions[self.s.factions[seat]]
            feats = [feat.ability for at, feat in enumerate(self.box.feats) if self.s.unlocked[seat] >> at & 1]
            skills = (faction.leader.skill, *faction.skills, *feats)
            self._skills[seat] = [op for skill in skills for op in _working(skill)]
        return self._skills[seat]

    def has(self, name: str) -> bool:
        return any(op.op == name for op in self.skills(self.seat))

    def point(self: "SightOf[Any]") -> tuple[int, int]:
        """The flags of the next movement point, and how many the effect has left after it."""
        for op, left in zip(self.box.effects[self.question.effect].ops, self.question.left, strict=True):
            if op.name == "MOVE" and left:
                return op.flags, left - 1
        return 0, 0

    @property
    def boosts_left(self) -> int:
        """The Candy Boosts in the supply."""
        return sum(self.s.boosts[self.s.players * len(self.box.boosts) :])

    @property
    def picked(self) -> int:
        """The Drone that a Faction without one has picked, or -1."""
        return max([drone(self.s) for drone in self.s.seams.drone], default=-1)

    def market(self, card: str) -> Market:
        """The Market that a card is of."""
        return next(one for one in self.box.markets if one.id == self.box.market_cards[card].market)

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
        outpost = self.s.control[r] == seat and r not in self.s.terms.closed
        here = {"controlled_outpost_region": outpost, "own_refuge_region": self.s.refuges[r] == seat}
        for op in self.skills(seat):
            if here.get(op.scope or ""):
                value += op.n or 0
            if op.scope == "drone_region":
                value += (op.n or 0) * sum(there == r for there in self.s.drones)
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
        """Whether the Majority Rule lets so many Units into a Region; one Region of some scenarios is open to all."""
        if self.s.terms.open_centre and r == self.s.terms.centre:
            return True
        own, others = self.value(self.seat, r, more, leader), self.rivals(r)
        return own >= others if self.has("TIE_ENTERS") else own > others

    def joints(self, a: int, b: int) -> list[int] | None:
        """The owners of the Constructions that join two adjacent Regions, or None on the ground."""
        kinds = [self.box.regions[r].kind for r in (a, b)]
        if "river" in kinds:
            return []
        ground = [kind == "ground" for kind in kinds]
        if all(ground):
            return None
        if any(ground):
            pair = (a, b) if ground[0] else (b, a)
            found = [self.s.elevators[site] for site, own in enumerate(self.box.elevators) if own == pair]
        elif self.is_segment(a, b):
            found = [owner for owners in self.s.seams.spans for owner in owners(self.s)]
        else:
            found = [self.s.bridges[site] for site, (c, d, _) in enumerate(self.s.city.sites) if {c, d} == {a, b}]
        return [owner for owner in found if owner >= 0]

    def is_segment(self, a: int, b: int) -> bool:
        """Whether Bridges between two Roofs are segments, of which any number may lie side by side."""
        return {a, b} == set(self.s.terms.segments)

    def adjacent(self, a: int, b: int) -> bool:
        return b in self.s.city.adjacent[a]

    def is_home(self, r: int) -> bool:
        """Whether a Neutral Refuge or an own one is there."""
        return self.box.regions[r].neutral_refuge or self.s.refuges[r] == self.seat

    def sewers(self, r: int) -> list[int]:
        """The Regions that are linked with one wherever they lie, because both are home."""
        if not self.has("LINK_ALL") or not self.is_home(r):
            return []
        return [to for to in self.s.city.regions if to != r and self.is_home(to)]

    def over_ruins(self, a: int, b: int, spare: int) -> bool:
        """Whether the points of an effect are enough for the ruins between two banks."""
        free = self.owns("explores")
        return any(to == b and (free or cost <= spare + 1) for to, cost in self.s.city.dear[a])

    def owns(self, trait: str) -> bool:
        """Whether a module gives the seat a trait."""
        return any(trait in traits(self.s, self.seat) for traits in self.s.seams.traits)

    def slips(self, a: int, b: int, units: int) -> bool:
        """Whether a single Unit may go there by a trait that a module gives, whoever is there."""
        if units != 1:
            return False
        kinds = self.box.regions[a].kind, self.box.regions[b].kind
        if kinds == ("roof", "ground"):
            return self.adjacent(a, b) and self.owns("steps_down")
        if kinds != ("ground", "roof") or not self.owns("steps_up"):
            return False
        for site, (c, d, over) in enumerate(self.s.city.sites):
            dry = all(self.box.regions[r].kind == "ground" for r in over)
            if b in (c, d) and a in over and dry and self.s.bridges[site] in (self.seat, NEUTRAL):
                return True
        return False

    def linked(self, a: int, b: int, flags: int = 0) -> bool:
        if b in self.sewers(a):
            return True
        if not self.adjacent(a, b):
            return False
        owners = self.joints(a, b)
        if owners is None or self.seat in owners or NEUTRAL in owners:
            return True
        return bool(owners) and bool(flags & ANY_STRUCTURE or self.has("USE_ANY_STRUCTURE"))

    def step(self, a: int, b: int, flags: int) -> int | None:
        """0: a step over a link, 1: one that is climbed, by the card's leave or by a few, None: no step."""
        if self.linked(a, b, flags):
            return 0
        up_or_down = {self.box.regions[a].kind, self.box.regions[b].kind} == {"ground", "roof"}
        if not up_or_down or not self.adjacent(a, b):
            return None
        return 1 if flags & CLIMBING or self.has("CLIMB") else None

    def goes(self, a: int, b: int, flags: int, spare: int, units: int, leader: bool) -> bool:
        """Whether a group can come from one Region to another with one movement point."""
        steps = 1
        skill = self.box.factions[self.s.factions[self.seat]].leader.skill
        for op in self.skills(self.seat):
            if op.op == "MOVE_EXTEND":
                condition = skill.condition if op in skill.ops else None
                if leader or condition is None or not condition.leader_in_group:
                    steps += op.n or 0
        few = max((op.units or 0 for op in self.skills(self.seat) if op.op == "CLIMB"), default=0)
        most = units if flags & CLIMBING else few
        if self.over_ruins(a, b, spare) or self.slips(a, b, units):
            return True
        reached = {(a, 0)}
        for _ in range(steps):
            onward = set()
            for here, climbed in reached:
                for there in (*self.s.city.adjacent[here], *self.sewers(here)):
                    climbs = self.step(here, there, flags)
                    if climbs is not None and climbed + climbs <= 1:
                        onward.add((there, climbed + climbs))
            if any(there == b and (not climbed or units <= most) for there, climbed in onward):
                return a != b
            reached = onward
        return False

    def region(self, move: Any, field: str = "region") -> int:
        return self.box.region[move[field]]


Sight = SightOf[Any]  # whatever is asked: a rule knows the questions in whose lists it stands


def _working(skill: Any) -> tuple[Op, ...]:
    return skill.ops if skill.trigger in ("continuous", "on_move") else ()


Test = Callable[[Sight, Any], Args | None]


def icon_left(*names: str) -> Test:
    """There is such an icon left on the card, boost or ability in use."""

    def test(sight: Sight, move: Move) -> Args | None:
        return None if sight.icon(*names) else {"move": move["kind"]}

    return test


def allowed(sight: Sight, rules: Sequence[Rule], move: Any) -> bool:
    """Whether a move breaks none of these rules."""
    return all(test(sight, move) is None for _, test in rules)
