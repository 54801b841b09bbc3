"""What a position is worth: the Supplies that a seat has, and those it may expect from what it holds.

Missions, Outposts, Market cards and Resources are counted as the final scoring would, those of Missions to come with
some doubt; Units, links and Candy Boosts for what they will bring. Icons that are still to be used count a little, so
that a position in the middle of a card is not taken for its end. A campaign adds its sheets and objectives.
"""

from typing import TYPE_CHECKING

from londinium.games.dei import box as b
from londinium.games.dei import missions, moves, questions
from londinium.games.dei.build import standing
from londinium.games.dei.campaign import worth as campaign
from londinium.games.dei.scoring import market_points
from londinium.games.dei.turns import INTERLUDE

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState
    from londinium.kernel.state import Frame

POSITIONS = 150
"""How many positions a bot need look at for one decision: chains are long here, and most of their ends are alike."""

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
UNFINISHED = {  # an icon has been begun, and what it will bring is not seen yet
    questions.Q_PURCHASE: 2.0,
    questions.Q_PAY: 2.0,
    questions.Q_TO: 0.7,
    questions.Q_UNITS: 0.7,
    questions.Q_SPAN: 1.0,
    questions.Q_LIFT: 0.5,
    questions.Q_LIFT_SPAN: 0.5,
    questions.Q_EVICT: 0.4,
    questions.Q_DRONE: 1.2,
    questions.Q_DRONE_EFFECT: 0.8,
    questions.Q_MOTIVATE: 1.5,
    questions.Q_EVACUATE: 0.4,
    questions.Q_BRIBE: 1.2,
    questions.Q_EXCHANGE: 2.0,
    questions.Q_REPLACE: 2.0,
    questions.Q_RETREAT: 1.5,
    questions.Q_RETREAT_UNITS: 1.5,
    questions.Q_ALLIANCE: 3.0,
    questions.Q_SABOTAGE_SPAN: 0.5,
    questions.Q_SABOTAGE_FATE: 0.5,
    questions.Q_OCCUPATION_CARD: 2.0,
    questions.Q_EXPERIMENT_BUY: 2.0,
}


def value(s: "DeiState", seat: int) -> float:
    """The lead in Supplies that a seat may expect, roughly."""
    in_campaign = s.campaign.scenario > 0
    if in_campaign and (s.over or not s.turn or s.step == INTERLUDE):
        return campaign.between(s, seat)
    if not s.turn:
        return 0.0
    if s.over:
        return campaign.lead(s.supplies, seat)
    others = max(prospects(s, other, False) for other in range(s.players) if other != seat)
    own = prospects(s, seat, True) - 0.4 * others
    if in_campaign:
        own += campaign.sheets(s, seat)
    return own + hope(s, seat) if seat in s.order else own


def prospects(s: "DeiState", seat: int, closely: bool) -> float:
    """What final scoring and Missions would give now; of those who have left, Market cards alone."""
    if seat not in s.order:
        return float(s.supplies[seat] + market_points(s, seat))
    box, n = s.box, len(s.box.colours)
    left = 1 - ((s.turn - 1) * 3 + s.phase - 1) / (box.rules.turns * 3)  # of the game, as a share
    cubes = s.cubes[seat * n : seat * n + n]
    technology, energy = s.stored[2 * seat], s.stored[2 * seat + 1]
    worth = float(s.supplies[seat])
    worth += (2 + 1.2 * left) * sum(cubes)
    worth += (0.5 + 0.5 * left) * technology + (1 + 0.6 * left) * energy
    worth += (2 + 6 * left) * s.unlocked[seat].bit_count()
    zones = s.hands[seat] + s.face_up[seat] + s.face_down[seat] + s.bins[seat]
    supplies = box.card_supplies
    if s.traits[seat].scores_drones_only:
        zones = tuple(card for card in zones if box.is_drone_card[card])
    for card in zones:
        worth += supplies[card]
    worth += 1.4 * s.track[seat]
    if s.campaign.scenario:
        worth += campaign.scenario(s, seat, left)
    if not closely:
        return worth
    for colour in range(n):
        feat = s.feats[seat * n + colour]
        if not s.unlocked[seat] >> feat & 1:
            worth += (0.4 + 2.5 * left) * min(cubes[colour], 2)
        if cubes[colour]:
            worth += 1.5 * left  # a Market is open
    return worth + expected_missions(s, seat)


def expected_missions(s: "DeiState", seat: int) -> float:
    """For each column still open what its best Mission would pay now; later ones are less sure, and can grow."""
    worth = 0.0
    for column, two in enumerate(s.missions):
        if s.marks[seat][column] >= 0:
            continue
        best = 0
        for mission in two:
            pays = campaign.pays(s, seat, mission)
            if pays > best:
                best = pays
        worth += best
    return worth


def hope(s: "DeiState", seat: int) -> float:
    """What stands on the board and in the hand will bring something yet."""
    box = s.box
    left = 1 - ((s.turn - 1) * 3 + s.phase - 1) / (box.rules.turns * 3)
    worth = 0.0
    near = regions = 0
    majority, technology, energy = s.majority, s.technology, s.energy
    for r in s.city.regions:
        if majority[r] == seat:
            regions += 1
            near += technology[r] + 2 * energy[r]
    worth += (0.5 * regions + 0.35 * near + 0.35 * (box.scrappers[s.factions[seat]] - s.reserve[seat])) * left
    built = standing(s, seat)
    kinds = len(box.boosts)
    worth += (0.7 * built + 1.2 * sum(s.boosts[seat * kinds : seat * kinds + kinds])) * left
    for frame in s.pending[0]:
        if frame[1] == seat:
            worth += to_come(s, frame)
    return worth


def to_come(s: "DeiState", frame: "Frame") -> float:
    """What the icons of a question that is still open may bring."""
    if frame[0] != questions.Q_EFFECT:
        return UNFINISHED.get(frame[0], 0.0)
    worth = 0.0
    for op, n in zip(s.box.effects[frame[2]].ops, frame[4:], strict=True):
        if n:
            worth += 0.5 * n * ICON_WORTH.get(op.code, 0.0)
    return worth


def weights(s: "DeiState", seat: int) -> list[float]:
    """A sensible player uses what there is, goes where Outposts and Resources are, and takes the best Mission."""
    box = s.box
    verb, thing = box.verb, box.thing
    found = []
    for action in s.legal(seat):
        kind, what = verb[action], thing[action]
        weight = 1.0
        if kind == moves.TO:
            weight = attraction(s, seat, what)
        elif kind == moves.COLLECT:
            weight = 6.0 if what % 2 else 3.0
        elif kind == moves.MISSION:
            weight = 0.01 + missions.payment(s, seat, what) ** 3
        elif kind == moves.BUY:
            weight = float(box.card_supplies[what] ** 2)
        elif kind == moves.RECYCLE:
            weight = 0.8
        elif kind == moves.STOP:
            weight = 0.05
        elif kind == moves.UNITS:
            n, leader = box.groups[what]
            weight = 2.0 if n + leader > 1 else 1.0
        elif kind == moves.FLY:
            weight = 2 * attraction(s, seat, what)
        elif kind in (moves.REFUGE, moves.ELEVATOR, moves.BRIDGE, moves.DRONE, moves.ICON, moves.EXPERIMENT):
            weight = 2.0
        elif kind == moves.INSPIRE:
            weight = 0.2
        found.append(weight)
    return found


def attraction(s: "DeiState", seat: int, r: int) -> float:
    """How much a Region draws Units."""
    if s.majority[r] == seat:
        return 0.2
    weight = 0.5 + s.technology[r] + 2 * s.energy[r]
    if s.box.outposts[r] >= 0 and s.control[r] != seat:
        weight += 5
    return weight
