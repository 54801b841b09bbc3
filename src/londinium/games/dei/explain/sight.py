"""A position as a person at the table sees it, and what the lists of rules are made of.

Everything is read off the pieces as they lie and off the data files: none of the values, links and tables that
`answers` uses.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from londinium.games.dei import questions as q
from londinium.games.dei.box import ANY_STRUCTURE, CLIMBING, NEUTRAL, SPARE, Operation
from londinium.games.dei.components import Op
from londinium.games.dei.moves import BESIDE
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
        self._skills: dict[int, list[Op]] = {}

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

    def points(self) -> int:
        """The flags of the next movement point, with those that the effect has left after it."""
        for op, left in zip(self.box.effects[self.frame[2]].ops, self.frame[4:], strict=True):
            if op.name == "MOVE" and left:
                return op.flags + SPARE * (left - 1)
        return 0

    @property
    def boosts_left(self) -> int:
        """The Candy Boosts in the supply."""
        return sum(self.s.boosts[self.s.players * len(self.box.boosts) :])

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
            found = list(self.s.campaign.segments)
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

    def over_ruins(self, a: int, b: int, flags: int) -> bool:
        """Whether the points of an effect are enough for the ruins between two banks."""
        free = self.owns("RUINS_COST")
        return any(to == b and (free or cost <= flags // SPARE + 1) for to, cost in self.s.city.dear[a])

    def owns(self, effect: str) -> bool:
        """Whether a Privilege with this effect is on the seat's sheet."""
        sheets = self.s.campaign.sheets
        bought = sheets[self.seat].privileges if sheets else ()
        return any(self.box.privileges[which].effect.op == effect for which, _ in bought)

    def slips(self, a: int, b: int, units: int) -> bool:
        """Whether a single Unit may go there by a Privilege, whoever is there (DOL-PRIV-21, DOL-PRIV-24)."""
        if units != 1:
            return False
        kinds = self.box.regions[a].kind, self.box.regions[b].kind
        if kinds == ("roof", "ground"):
            return self.adjacent(a, b) and self.owns("STEP_DOWN")
        if kinds != ("ground", "roof") or not self.owns("STEP_UP_BRIDGE"):
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
        if self.over_ruins(a, b, flags) or self.slips(a, b, units):
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


RULES: dict[str, list[Rule]] = {}
"""For each kind of move its rules, in the rulebook's order; the chapters beside this one fill it."""
OF_QUESTION: dict[int, dict[str, list[Rule]]] = {}
"""Questions whose moves have rules of their own, and no others."""


def broken(sight: Sight, move: Mapping[str, Any]) -> Refusal | None:
    """The first rule of a move's list that it breaks."""
    kind = move["kind"]
    rules = RULES[kind] if kind in BESIDE else OF_QUESTION.get(sight.asked, RULES)[kind]
    for rule, test in rules:
        args = test(sight, move)
        if args is not None:
            return Refusal(rule, args)
    return None
