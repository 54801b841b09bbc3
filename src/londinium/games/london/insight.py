"""What a position is worth, which answers deserve a thought, and what sensible players do.

The worth is the score to be expected: what the final scoring would give now, and a hope for the turns that are left,
a sum of the things a player looks at. `bench/fit.py` finds their weights: it plays games with the greedy bot and fits
what was still gained after each position.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from londinium.games.london import components, effects, land, ops
from londinium.games.london.box import Box
from londinium.games.london.develop import Develop, Pay, Place, discard_price, free_builds, paupers_match, playable
from londinium.games.london.draw import Draw
from londinium.games.london.effects import Discards, PlaceFromBoard, Target
from londinium.games.london.land import Land
from londinium.games.london.loans import Repay
from londinium.games.london.run import Cost, Flip, Run
from londinium.games.london.turn import Action, Limit, Spare
from londinium.kernel.game import Insight
from londinium.kernel.questions import Question

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState

MONEY = 0.36  # points for a pound while there is time to build
RELIEF = 1.2  # for one poverty less
CARDS_A_TURN = 1.6  # that leave the deck in a turn, about
MOST_LOANS = 2  # that a bot takes of its own choice
TIME_TO_REPAY = 8.0  # turns
CHOICES = 3  # cards that are looked at where one is chosen
FULL_HAND = 6  # cards
LONG = 16.0  # turns to come: from here on it is early

FEATURES = (
    "one",
    "the action of the turn is still to come",
    "money, up to what a big turn takes",
    "more money",
    "loans",
    "what the poverty would cost",
    "poverty, whatever the others have",
    "stacks",
    "hand",
    "cards in hand beyond five",
    "Paupers in hand",
    "what cards in hand are worth that have a partner of their colour",
    "and those that have none",
    "what the face-up cards can bring: money",
    "prestige",
    "relief of poverty",
    "what cards that do not flip bring, in points",
    "cards that work all the time",
    "what a run would bring now, in points",
    "lands",
    "what the top borough brings on a run",
)
# fmt: off
WEIGHTS: tuple[tuple[float, ...], ...] = (  # in the order of FEATURES: for the whole game, and what is added early
    (-14.922, 0.215, 0.332, -0.041, -1.363, 0.272, -0.014, 0.554, -1.723, -0.055, 2.207,
     0.724, 0.637, 0.194, 0.356, 0.119, 0.184, 0.129, 0.363, 0.497, 1.517),
    (49.902, -0.024, -0.056, 0.459, -0.429, 0.676, -1.392, -1.941, 3.106, -0.787, -3.284,
     -0.769, -0.656, 0.182, -0.31, -0.032, -0.167, 0.346, 0.258, 0.587, -0.802),
)
# fmt: on


# Cards, on their own


class Yield(NamedTuple):
    """What activating a card once brings, with a city of middling size."""

    money: float
    prestige: float
    relief: float  # of poverty, the others' burden too

    @property
    def points(self) -> float:
        return MONEY * self.money + self.prestige + RELIEF * self.relief


NOTHING = Yield(0.0, 0.0, 0.0)


@lru_cache(maxsize=8)
def yields(box: Box) -> tuple[Yield, ...]:
    """What activating each face brings."""
    return tuple(_yield(box, face) if box.activates[face] else NOTHING for face in range(len(box.ids)))


def _yield(box: Box, face: int) -> Yield:
    money = -float(box.cost_money[face])
    prestige = 0.0
    relief = float(box.cost_card[face])  # a card less in hand
    for effect in box.programs[face]:
        op, amount = effect.op, effect.amount
        if op == ops.GAIN_MONEY:
            money += amount
        elif op == ops.GAIN_PRESTIGE:
            prestige += amount
        elif op == ops.REMOVE_POVERTY:
            relief += amount
        elif op == ops.GAIN_POVERTY:
            relief -= amount
        elif op == ops.GAIN_MONEY_PER:
            money += amount * 2.5
        elif op == ops.GAIN_PRESTIGE_PER:
            prestige += amount * 2.5
        elif op == ops.DISCARD_FOR:
            relief += 1.5 if effect.paupers else 2.5
        elif op in (ops.GIVE_POVERTY, ops.TARGET_GAINS_POVERTY):
            relief += amount
        elif op in (ops.TAKE_MONEY_FROM_EACH, ops.EACH_PAYS_PER, ops.TAKE_STORED_MONEY):
            money += 3
        elif op == ops.REACTIVATE:
            prestige += 2.5
        elif op == ops.IGNORE_HAND_POVERTY:
            relief += 3.0
        else:
            prestige += 1.0
    return Yield(money, prestige, relief)


@lru_cache(maxsize=8)
def worths(box: Box) -> tuple[float, ...]:
    """What each face is worth in hand, in points, with half of the game to come."""
    found = []
    for face, kind in enumerate(box.kind):
        if kind == components.PAUPER:
            found.append(-1.0)
        elif kind == components.ACTION:
            found.append(1.5)
        else:
            again = 1.0 if box.flips[face] else 1.8
            points = yields(box)[face].points * again + box.end_prestige[face] - MONEY * box.build_cost[face]
            found.append(points + 1.2 * box.ongoing[face])
    return tuple(found)


# Positions


def turns_left(s: "LondonState", seat: int) -> float:
    """How many turns the seat still has, about, this one not counted."""
    if s.last < 0:
        return 1.0 + s.deck_size() / (CARDS_A_TURN * s.players)
    after = (seat - s.active) % s.players
    return 1.0 if 0 < after < s.last or (after == 0 and s.last > s.players) else 0.0


def value(s: "LondonState", seat: int) -> float:
    """The score that a seat may expect, beyond that of its best opponent."""
    best = max([expected(s, who) for who in range(s.players) if who != seat])
    return expected(s, seat) - best


def expected(s: "LondonState", seat: int) -> float:
    """The score that a seat may expect: what is sure, and what can be hoped for."""
    points = standing(s, seat)
    left = 0.0 if s.over else turns_left(s, seat)
    if not left and not _acts(s, seat):
        return points
    _, early = phases(s, seat)
    for late, more, feature in zip(*WEIGHTS, features(s, seat), strict=True):
        points += (late + more * early) * feature
    return points


def phases(s: "LondonState", seat: int) -> tuple[float, float]:
    """How much each row of WEIGHTS counts: the first always, the second by how many turns are to come."""
    return 1.0, min(1.0, turns_left(s, seat) / LONG)


def standing(s: "LondonState", seat: int) -> float:
    """The score if the game ended now (LON-SCORE-2 to LON-SCORE-8)."""
    points = float(s.prestige[seat])
    if s.over:
        return points
    box, rules = s.box, s.box.rules
    prestige, face_of = box.end_prestige, box.face_of
    for piece in s.tops[seat]:
        points += prestige[face_of[piece]]
    for under in s.under[seat]:
        for piece in under:
            points += prestige[face_of[piece]]
    money, owed = s.money[seat], s.loans[seat]
    repaid = min(owed, money // rules.loan_repayment)
    points += (money - repaid * rules.loan_repayment) // rules.money_per_prestige
    points -= rules.loan_penalty * (owed - repaid)
    return points - box.penalty(excess(s, seat))


def excess(s: "LondonState", seat: int) -> int:
    """Poverty beyond that of the player who has least, hand cards counted."""
    burdens = [s.poverty[who] + len(s.hands[who]) for who in range(s.players)]
    return burdens[seat] - min(burdens)


def _acts(s: "LondonState", seat: int) -> bool:
    """Whether the action of the seat's turn is still to come."""
    return seat == s.active and s.step <= 3 and bool(s.pending[0])


def features(s: "LondonState", seat: int) -> list[float]:
    """The numbers that WEIGHTS names."""
    box, down, hand = s.box, s.down[seat], s.hands[seat]
    money, loans = s.money[seat], s.loans[seat]
    brings, face_of, flips = yields(box), box.face_of, box.flips
    up_money = up_prestige = up_relief = again = 0.0
    ongoing = 0
    for stack, piece in enumerate(s.tops[seat]):
        if down >> stack & 1:
            continue
        face = face_of[piece]
        one = brings[face]
        up_money += one.money
        up_prestige += one.prestige
        up_relief += one.relief
        if not flips[face]:
            again += MONEY * one.money + one.prestige + RELIEF * one.relief
        if box.ongoing[face]:
            ongoing += 1
    stacks = len(s.tops[seat])
    run = MONEY * up_money + up_prestige + RELIEF * (up_relief - stacks - loans - len(hand))

    values, colour = worths(box), box.colour
    by_colour = [0] * len(components.COLOURS)
    paupers = 0
    for face in hand:
        by_colour[colour[face]] += 1
        if box.kind[face] == components.PAUPER:
            paupers += 1
    pairs = hopes = 0.0
    for face in hand:
        worth = values[face]
        if worth > 0:
            if by_colour[colour[face]] > 1 or not box.needs_discard[face]:
                pairs += worth
            else:
                hopes += worth

    lands = s.lands[seat]
    land_run = 0.0
    if lands:
        for effect in box.programs[box.run_source + lands[-1]]:
            land_run += (-RELIEF if effect.op == ops.GAIN_POVERTY else 0.4) * effect.amount
    return [
        1.0,
        1.0 if _acts(s, seat) else 0.0,
        min(money, 12),
        max(0, money - 12),
        loans,
        box.penalty(excess(s, seat)),
        s.poverty[seat],
        stacks,
        len(hand),
        max(0, len(hand) - 5),
        paupers,
        pairs,
        hopes,
        up_money,
        up_prestige,
        up_relief,
        again,
        ongoing,
        max(0.0, run),
        len(lands),
        land_run,
    ]


# Answers worth a thought


def candidates(s: "LondonState", seat: int) -> list[int]:
    """The answers that a thoughtful player looks at: no loans for nothing, the obvious payment, the best cards."""
    asked = s.pending[0][-1]
    first = s.box.n.swap
    proper = [action for action in s.legal(seat) if action < first]
    if isinstance(asked, Action | Develop | Land):
        proper = _affordable(s, asked, proper) or proper
    choose = CHOOSE.get(type(asked))
    return choose(s, asked, proper) or proper if choose else proper


def _affordable(s: "LondonState", asked: Action | Develop | Land, proper: list[int]) -> list[int]:
    """What can be had without more debt than there is time to pay back."""
    n, seat = s.box.n, asked.seat
    money = s.money[seat]
    if s.loans[seat] < MOST_LOANS and turns_left(s, seat) > TIME_TO_REPAY:
        money += s.ongoing[seat].loan * (MOST_LOANS - s.loans[seat])
    if isinstance(asked, Develop):
        return [action for action in proper if action == n.stop or build_price(s, seat, action - n.play) <= money]
    if isinstance(asked, Land):
        return [action for action in proper if land.price(s, seat, action - n.land) <= money]
    found = [n.run, n.draw_three]
    if n.buy_land in proper and min([land.price(s, seat, b) for b in s.offer if b >= 0]) <= money:
        found.insert(0, n.buy_land)
    if n.develop in proper:
        cards = playable(s, seat, free_builds(s, seat))
        if min([build_price(s, seat, face) for face in cards]) <= money:
            found.insert(0, n.develop)
    return found


def build_price(s: "LondonState", seat: int, face: int) -> int:
    """What a card costs in money, with the price of a discard of another colour where it needs one."""
    box, cost = s.box, s.box.build_cost[face]
    if not box.needs_discard[face] or s.free or box.kind[face] != components.BUILDING:
        return cost
    colour = box.colour
    if sum([colour[other] == colour[face] for other in s.hands[seat]]) > 1 or paupers_match(s, seat):
        return cost
    return cost + max(0, s.ongoing[seat].recolour)


def _draw(s: "LondonState", asked: Draw, proper: list[int]) -> list[int]:
    """The deck, and the best cards of the board; with a full hand the deck alone, so that the game goes on."""
    n, box = s.box.n, s.box
    if n.look in proper:
        return [n.look]
    values = worths(box)
    kept: list[int] = []
    spaces: list[tuple[float, int]] = []
    for action in proper:
        if not n.space <= action < n.keep:
            kept.append(action)
        elif (worth := values[box.face_of[s.board[action - n.space]]]) > 0:
            spaces.append((worth, action))
    if len(s.hands[asked.seat]) > FULL_HAND and n.draw in kept:
        return kept
    return sorted(kept + [action for _, action in sorted(spaces, reverse=True)[:2]])


def _action(s: "LondonState", asked: Action, proper: list[int]) -> list[int]:
    """Run only with something to activate."""
    run = s.box.n.run
    return proper if _ready(s, asked.seat) else [action for action in proper if action != run]


def _ready(s: "LondonState", seat: int) -> bool:
    box, down = s.box, s.down[seat]
    return any(box.activates[box.face_of[piece]] and not down >> stack & 1 for stack, piece in enumerate(s.tops[seat]))


def _develop(s: "LondonState", asked: Develop, proper: list[int]) -> list[int]:
    """The best cards; after the first one, the best two, or stop."""
    n = s.box.n
    values = worths(s.box)
    plays = sorted([a for a in proper if a != n.stop], key=lambda action: values[action - n.play], reverse=True)
    return sorted(plays[: 2 if asked.played else CHOICES] + [a for a in proper if a == n.stop])


def _place(s: "LondonState", asked: Place, proper: list[int]) -> list[int]:
    """Onto the stack that loses least; a new one if every stack has something to lose."""
    n, box, seat = s.box.n, s.box, asked.seat
    down, tops, values = s.down[seat], s.tops[seat], yields(box)
    loss = {n.new: 0.9 * min(4.0, turns_left(s, seat) / 3)}
    for action in proper:
        if action != n.new:
            face = box.face_of[tops[action - n.onto]]
            lost = values[face].points * (1.0 if box.flips[face] else 1.8) + 1.2 * box.ongoing[face]
            loss[action] = 0.0 if down >> action - n.onto & 1 else max(0.05, lost)
    return [min(proper, key=lambda action: loss[action])]


def _cheapest(s: "LondonState", asked: Cost | Limit | Pay, proper: list[int]) -> list[int]:
    """The discard that is missed least, and needs no loan; no discard where none is needed."""
    n, box = s.box.n, s.box
    if proper[-1] == n.free:
        return [n.free]
    values = worths(box)
    discards = proper
    if isinstance(asked, Pay):
        left = s.money[asked.seat] - box.build_cost[asked.face]
        prices = {a: discard_price(s, asked.seat, asked.face, a - n.discard) for a in proper}
        discards = [action for action in proper if prices[action] <= left] or proper
    return [min(discards, key=lambda action: values[action - n.discard])]


def _run(s: "LondonState", asked: Run, proper: list[int]) -> list[int]:
    """A burden before what relieves it; money before what costs it; what pays nothing not at all."""
    n, box, seat = s.box.n, s.box, asked.seat
    if n.borough in proper and box.programs[box.run_source + s.lands[seat][-1]][0].op != ops.REMOVE_POVERTY:
        return [n.borough]
    best, chosen = -1e9, n.stop
    for action in proper:
        if not n.activate <= action < n.flip:
            continue
        face = box.face_of[s.tops[seat][action - n.activate]]
        order, worth = _activation(s, seat, face)
        if worth > 0 and order > best:
            best, chosen = order, action
    return [chosen]


def _activation(s: "LondonState", seat: int, face: int) -> tuple[float, float]:
    """When a card is activated (more is earlier), and what it brings now."""
    box = s.box
    order = 5.0
    worth = 0.0
    need = s.poverty[seat] + 3
    if box.cost_money[face]:
        order = 2.0
        worth -= 0.34 * box.cost_money[face] + (3.0 if box.cost_money[face] > s.money[seat] else 0.0)
    if box.cost_card[face]:
        order = 4.0
        worth -= 0.2
    for effect in box.programs[face]:
        op, amount = effect.op, effect.amount
        if op == ops.GAIN_MONEY:
            worth += 0.34 * amount
        elif op == ops.GAIN_PRESTIGE:
            worth += amount
        elif op in (ops.GAIN_MONEY_PER, ops.GAIN_PRESTIGE_PER):
            worth += (0.34 if op == ops.GAIN_MONEY_PER else 1.0) * amount * effects.count(s, seat, effect)
            order = 9.0  # before what it counts is flipped
        elif op == ops.REMOVE_POVERTY:
            worth += RELIEF * min(amount, s.poverty[seat])
            order = min(order, 3.0)
        elif op == ops.GAIN_POVERTY:
            worth -= RELIEF * amount
            order = 7.0
        elif op == ops.DISCARD_FOR:
            worth += 1.0 if need and s.hands[seat] else 0.0
            order = 3.5
        elif op == ops.PLACE_FROM_BOARD:
            worth += 0.5
            order = 8.0
        elif op == ops.REACTIVATE:
            worth += 2.0
            order = 1.0
        else:
            worth += 1.0
    return order, worth


def _place_from_board(s: "LondonState", asked: PlaceFromBoard, proper: list[int]) -> list[int]:
    """The best card of the board, or none."""
    n, box = s.box.n, s.box
    values = worths(box)
    spaces = [action for action in proper if action != n.stop]
    best = sorted(spaces, key=lambda action: values[box.face_of[s.board[action - n.take]]], reverse=True)
    affordable = [a for a in best if box.build_cost[box.face_of[s.board[a - n.take]]] <= s.money[asked.seat]]
    return [*sorted(affordable[:2]), n.stop]


def _discards(s: "LondonState", asked: Discards, proper: list[int]) -> list[int]:
    """Cards that nobody will miss; others only for poverty that is there."""
    n = s.box.n
    values = worths(s.box)
    cards = [action for action in proper if action != n.stop]
    least = min(cards, key=lambda action: values[action - n.discard])
    if n.stop in proper and not s.poverty[asked.seat] and values[least - n.discard] > 0.5:
        return [n.stop]
    return [least]


def _target(s: "LondonState", asked: Target, proper: list[int]) -> list[int]:
    """The strongest opponent."""
    del asked
    first = s.box.n.seat
    return [max(proper, key=lambda action: s.prestige[action - first] - s.poverty[action - first])]


def _spare(s: "LondonState", asked: Spare, proper: list[int]) -> list[int]:
    del asked, proper
    return [s.box.n.stop]


CHOOSE: dict[type[Question], Callable[["LondonState", Any, list[int]], list[int]]] = {
    Action: _action,
    Cost: _cheapest,
    Develop: _develop,
    Discards: _discards,
    Draw: _draw,
    Limit: _cheapest,
    Pay: _cheapest,
    Place: _place,
    PlaceFromBoard: _place_from_board,
    Run: _run,
    Spare: _spare,
    Target: _target,
}


# Sensible play, for rollouts


def weights(s: "LondonState", seat: int) -> list[float]:
    """What a sensible player does: mostly one of the candidates, by their worth on their own."""
    asked = s.pending[0][-1]
    kept = candidates(s, seat)
    n, box = s.box.n, s.box
    likes: dict[int, float] = dict.fromkeys(kept, 1.0)
    if isinstance(asked, Action):
        likes = {action: like for action, like in _inclination(s, seat).items() if action in likes}
    elif isinstance(asked, Develop):
        values = worths(box)
        likes = {a: 0.4 if a == n.stop else max(0.1, 1 + values[a - n.play]) for a in kept}
    elif isinstance(asked, Draw):
        values = worths(box)
        for action in kept:
            if n.space <= action < n.keep:
                likes[action] = max(0.05, values[box.face_of[s.board[action - n.space]]] - 1.5)
    elif isinstance(asked, Land):
        for action in kept:
            borough = box.boroughs[action - n.land]
            short = max(0, borough.cost - s.money[seat])
            likes[action] = max(0.02, borough.prestige + borough.remove_poverty - 0.3 * borough.cost - short)
    elif isinstance(asked, Flip):
        place = n.flip + asked.place
        again = yields(box)[box.face_of[s.tops[seat][asked.place]]].points
        likes = {action: 0.3 if action == place else max(0.05, again / 2) for action in kept}
    elif isinstance(asked, Repay):
        likes = {n.repay: 1.0, n.stop: 0.3}
    return [likes.get(action, 0.0) for action in s.legal(seat)]


def _inclination(s: "LondonState", seat: int) -> dict[int, float]:
    """How much a sensible player is drawn to each action."""
    n, box = s.box.n, s.box
    ready = sum(
        yields(box)[box.face_of[piece]].points
        for stack, piece in enumerate(s.tops[seat])
        if not s.down[seat] >> stack & 1 and box.activates[box.face_of[piece]]
    )
    burden = len(s.tops[seat]) + s.loans[seat] + len(s.hands[seat])
    cheapest = min([box.price[borough] for borough in s.offer if borough >= 0], default=99)
    hand = len(s.hands[seat])
    return {
        n.develop: 1.0 + 0.5 * max(0, hand - 4),
        n.buy_land: 1.5 if cheapest <= s.money[seat] else 0.05,
        n.run: max(0.02, ready - 0.8 * burden),
        n.draw_three: max(0.05, 1.5 - 0.3 * hand),
    }


INSIGHT = Insight(
    value,
    weights,
    candidates,
    horizon=1,  # beyond its own turn the others' play is too uncertain
    overlooked=24,
    closer=5,
)
