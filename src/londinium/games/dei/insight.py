"""What a position is worth: the Supplies that a seat has, and those it may expect from what it holds.

Missions, Outposts, Market cards and Resources are counted as the final scoring would, those of Missions to come with
some doubt; Units, links and Candy Boosts for what they will bring. Icons that are still to be used count a little, so
that a position in the middle of a card is not taken for its end.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from londinium.games.dei import advanced, boosts, build, collect, drones, market, missions, move
from londinium.games.dei import box as b
from londinium.games.dei.build import standing
from londinium.games.dei.effects import Effect
from londinium.games.dei.scoring import market_points
from londinium.kernel.game import Insight
from londinium.kernel.questions import Question

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

ICON_WORTH = {
    b.ENLIST: 0.7,
    b.MOVE: 0.7,
    b.COLLECT: 1.0,
    b.BUY: 1.0,
    b.BUILD: 1.0,
    b.EVICT: 0.4,
    b.STRIKE: 0.5,
    b.DRONE_ACTIVATE: 1.2,
    b.GAIN_SUPPLY: 2.0,
    b.GAIN_RESOURCE: 0.8,
    b.GAIN_BOOST: 0.8,
    b.EXCHANGE: 0.3,
    b.STEAL_RESOURCE: 0.8,
    b.REMOVE_CONSTRUCTION: 0.3,
    b.MAJORITY_BONUS_TEMP: 0.3,
    b.COLLECT_SAME_REGION: 1.0,
    b.ENLIST_SAME_REGION: 0.7,
    b.DRONE_COLLECT: 1.0,
    b.PATRON: 1.5,
    b.BRIBE: 0.6,
}
UNFINISHED: dict[type[Question], float] = {  # an icon has been begun, and what it will bring is not seen yet
    market.Purchase: 2.0,
    market.Pay: 2.0,
    move.To: 0.7,
    move.Units: 0.7,
    build.Span: 1.0,
    build.Lift: 0.5,
    build.LiftSpan: 0.5,
    advanced.Evict: 0.4,
    drones.Drone: 1.2,
    drones.DroneEffect: 0.8,
    collect.Motivate: 1.5,
    move.Evacuate: 0.4,
    boosts.Bribe: 1.2,
}


def value(s: "DeiState", seat: int) -> float:
    """The lead in Supplies that a seat may expect, roughly."""
    for other in s.seams.value:
        instead = other(s, seat)
        if instead is not None:
            return instead
    if not s.turn:
        return 0.0
    if s.over:
        return lead(s.supplies, seat)
    others = max(prospects(s, other, False) for other in range(s.players) if other != seat)
    own = prospects(s, seat, True) - 0.4 * others
    for outlook in s.seams.outlook:
        own += outlook(s, seat)
    return own + hope(s, seat) if seat in s.order else own


def lead(numbers: Sequence[int], seat: int) -> float:
    """By how much a seat is ahead of the best other, who counts half."""
    return numbers[seat] - 0.5 * max(n for other, n in enumerate(numbers) if other != seat)


def prospects(s: "DeiState", seat: int, closely: bool) -> float:
    """What final scoring and Missions would give now; of those who have left, Market cards alone."""
    if seat not in s.order:
        return float(s.supplies[seat] + market_points(s, seat))
    n = len(s.box.colours)
    to_come = share_to_come(s)
    cubes = s.cubes[seat * n : seat * n + n]
    technology, energy = s.stored[2 * seat], s.stored[2 * seat + 1]
    worth = float(s.supplies[seat])
    worth += (2 + 1.2 * to_come) * sum(cubes)
    worth += (0.5 + 0.5 * to_come) * technology + (1 + 0.6 * to_come) * energy
    worth += (2 + 6 * to_come) * s.unlocked[seat].bit_count()
    worth += market_points(s, seat)
    for more in s.seams.worth:
        worth += more(s, seat, to_come)
    if not closely:
        return worth
    for colour in range(n):
        feat = s.feats[seat * n + colour]
        if not s.unlocked[seat] >> feat & 1:
            worth += (0.4 + 2.5 * to_come) * min(cubes[colour], 2)
        if cubes[colour]:
            worth += 1.5 * to_come  # a Market is open
    return worth + expected_missions(s, seat)


def share_to_come(s: "DeiState") -> float:
    """How much of the game is still to come."""
    rules = s.box.rules
    return 1 - ((s.turn - 1) * rules.phases + s.phase - 1) / (rules.turns * rules.phases)


def expected_missions(s: "DeiState", seat: int) -> float:
    """For each column still open what its best Mission would pay now; later ones are less sure, and can grow."""
    worth = 0.0
    for column, two in enumerate(s.missions):
        if s.marks[seat][column] >= 0:
            continue
        best = 0
        for mission in two:
            pays = missions.payment(s, seat, mission)
            if pays > best:
                best = pays
        if best >= s.terms.least_payment:
            worth += best
    return worth


def hope(s: "DeiState", seat: int) -> float:
    """What stands on the board and in the hand will bring something yet."""
    box = s.box
    to_come = share_to_come(s)
    worth = 0.0
    near = regions = 0
    majority, technology, energy = s.majority, s.technology, s.energy
    for r in s.city.regions:
        if majority[r] == seat:
            regions += 1
            near += technology[r] + 2 * energy[r]
    worth += (0.5 * regions + 0.35 * near + 0.35 * (box.scrappers[s.factions[seat]] - s.reserve[seat])) * to_come
    built = standing(s, seat)
    kinds = len(box.boosts)
    worth += (0.7 * built + 1.2 * sum(s.boosts[seat * kinds : seat * kinds + kinds])) * to_come
    for question in s.pending[0]:
        if question.seat == seat:
            worth += unfinished(s, question)
    return worth


def unfinished(s: "DeiState", question: Question) -> float:
    """What the icons of a question that is still open may bring."""
    if not isinstance(question, Effect):
        kind = type(question)
        return UNFINISHED.get(kind) or s.seams.unfinished.get(kind, 0.0)
    worth = 0.0
    for op, n in zip(s.box.effects[question.effect].ops, question.left, strict=True):
        if n:
            worth += 0.5 * n * ICON_WORTH.get(op.code, 0.0)
    return worth


def attraction(s: "DeiState", seat: int, r: int) -> float:
    """How much a Region draws Units."""
    if s.majority[r] == seat:
        return 0.2
    weight = 0.5 + s.technology[r] + 2 * s.energy[r]
    if s.box.outposts[r] >= 0 and s.control[r] != seat and r not in s.terms.closed:
        weight += 5
    return weight


WEIGHTS = {"recycle": 0.8, "stop": 0.05, **dict.fromkeys(("refuge", "elevator", "bridge", "drone", "icon"), 2.0)}
WEIGHED: dict[str, Callable[["DeiState", int, int], float]] = {  # where it depends on the thing
    "to": attraction,
    "fly": lambda s, seat, r: 2 * attraction(s, seat, r),
    "collect": lambda _s, _seat, what: 6.0 if what % 2 else 3.0,
    "mission": lambda s, seat, mission: 0.01 + missions.payment(s, seat, mission) ** 3,
    "buy": lambda s, _seat, card: float(s.box.card_supplies[card] ** 2),
    "units": lambda s, _seat, group: 2.0 if sum(s.box.groups[group]) > 1 else 1.0,
}


def weights(s: "DeiState", seat: int) -> list[float]:
    """A sensible player uses what there is, goes where Outposts and Resources are, and takes the best Mission."""
    kinds, thing, more = s.box.kind, s.box.thing, s.seams.weights
    found = []
    for action in s.legal(seat):
        kind = kinds[action]
        weigh = WEIGHED.get(kind)
        found.append(weigh(s, seat, thing[action]) if weigh else WEIGHTS.get(kind) or more.get(kind, 1.0))
    return found


def share(s: "DeiState") -> float:
    """How much of the game, or of a campaign's scenario, has been played: phase by phase."""
    rules = s.box.rules
    return max(0.0, (s.turn - 1 + (s.phase - 1 + s.at / s.players) / rules.phases) / rules.turns)


# Chains are long here, and most of their ends are alike
INSIGHT = Insight(value, weights, positions=150, share=share, overlooked=19)
