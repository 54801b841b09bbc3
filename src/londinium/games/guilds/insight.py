"""What a position is worth: points that stand, and what pawns, cards and goals may still bring.

An open tile is worth its reward to the player with most pawns there, the more surely the fewer are missing; a hand, the
Guildhall and neutral pawns are worth what they can be turned into while rounds are left. What is promised by an effect
that is being carried out counts as if it were done, so that a position can be valued at any question (`settled`).
"""

from typing import TYPE_CHECKING

from londinium.games.guilds import scoring
from londinium.games.guilds.box import (
    OP_CHOICE,
    OP_DISCARD,
    OP_DRAW,
    OP_EVICT,
    OP_HIRE,
    OP_IF,
    OP_LATER,
    OP_MAYORAL,
    OP_MOVE,
    OP_NEUTRAL,
    OP_ON,
    OP_PER,
    OP_PLACE,
    OP_RECOVER,
    OP_SEND,
    OP_SETTLE,
    OP_VP,
    Box,
)
from londinium.games.guilds.effects import (
    Amount,
    Either,
    Eviction,
    PawnFrom,
    PawnTo,
    Place,
    Recovery,
    Reward,
    Run,
    Send,
)
from londinium.games.guilds.moves import OWNERS
from londinium.games.guilds.pieces import SEATS, TURNS, bits
from londinium.games.guilds.resolve import Negotiate
from londinium.games.guilds.turn import Discarding, MoveFrom, MoveTo, PayCard, PayPawn, Turn
from londinium.kernel.game import Insight
from londinium.kernel.questions import Question

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState

# What one of each is worth in points, early in the game
WORTH: dict[int, float] = {
    OP_VP: 1.0,
    OP_DRAW: 0.7,
    OP_LATER: 0.7,
    OP_HIRE: 0.6,
    OP_SETTLE: 1.2,
    OP_NEUTRAL: 0.9,
    OP_PLACE: 1.7,
    OP_MOVE: 1.1,
    OP_SEND: 0.7,
    OP_EVICT: 0.8,
    OP_RECOVER: 0.7,
    OP_DISCARD: -0.5,
}
GOAL = 4.5  # a mayoral card, and a little for each more to choose from
MORE_GOALS = 0.3
HAND = (0.0, 0.9, 1.8, 2.65, 3.45, 4.2, 4.85, 5.4)  # as many cards as the limit allows, the last ones worth least
BEYOND = 0.05  # a card above the limit
CARD = 0.7  # one of them, as a price
CARD_EFFECT = 0.12  # of what its effect is worth beyond that
WAITING = (0.0, 0.55, 1.1, 1.6, 2.0, 2.3, 2.5, 2.6)  # pawns on the Guildhall
NEUTRAL = 0.8
MASTER = 0.8  # for what later cards count
ALONE, AHEAD, FAR_AHEAD, LEVEL, BEHIND = 0.85, 0.66, 0.82, 0.4, 0.12  # how likely pawns are to win a tile
SECOND = 0.6  # of what a second place brings
SETTLER = 0.25  # a pawn on the Plantation, besides its rewards
PLANTATION = 0.7  # of the reward, to those who would get it now
OTHERS = 0.5  # of what the others have, against one's own
TURN_WORTH = 0.6  # a turn to come, beyond its cards: so that positions of different rounds can be compared
UNPROMISING = (Turn, MoveFrom, MoveTo)  # the questions that bring nothing by themselves and are asked most
CHOICES = 3  # cards to part with, or pawns to move, that are looked at
PASSING = ("own_on_plantation", "own_in_guildhall", "neutrals_held", "hand_cards")  # what a goal counts may be gone


class Prices:
    """What programs of a box are worth, found once."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.programs = [self.program(number) for number in range(len(box.programs))]
        self.first = [self.programs[program] for program in box.first]
        self.extra = [self.programs[program] for program in box.second_extra]
        self.tokens = [self.programs[program] for program in box.token_rewards]
        self.sides = [(self.programs[left], self.programs[right]) for left, right in box.side_rewards]
        self.uses = [
            self.programs[program] - CARD * box.cost[card] - WAITING[1] * box.pawn_cost[card]
            for card, program in enumerate(box.effects)
        ]
        self.hires = [box.programs[program][0][0] == OP_HIRE for program in box.effects]
        self.cards = [CARD_EFFECT * max(0.0, use - CARD) for use in self.uses]

    def program(self, number: int) -> float:
        return sum(self.operation(operation) for operation in self.box.programs[number])

    def operation(self, operation: tuple[int, ...]) -> float:
        op, n = operation[0], operation[1]
        if op == OP_MAYORAL:
            return GOAL + MORE_GOALS * (n - 1)
        if op == OP_CHOICE:
            return max(self.program(operation[2] + option) for option in range(n))
        if op == OP_PER:
            return 0.45 * n * self.program(operation[4])
        if op == OP_IF:
            return 0.5 * self.program(operation[4])
        if op == OP_ON:
            return 1.2 * self.program(operation[2])
        return WORTH[op] * n


_PRICES: dict[int, Prices] = {}


def prices(box: Box) -> Prices:
    """The prices of a box; boxes live as long as their games."""
    found = _PRICES.get(id(box))
    if found is None or found.box is not box:
        found = _PRICES[id(box)] = Prices(box)
    return found


def settled(s: "GuildsState", seat: int) -> bool:
    """Whether a position can be valued as it stands: not between taking up a pawn and putting it down."""
    del seat
    return not isinstance(s.pending[0][-1], (MoveFrom, MoveTo, PawnTo))


def value(s: "GuildsState", seat: int) -> float:
    """What a seat may expect, less a part of what the others may."""
    if s.over:
        return _final(s, seat)
    price = prices(s.box)
    left = s.box.rounds[s.players] - s.round  # rounds after this one
    time = min(1.0, left / 3)
    worth = [float(points) for points in s.vp]
    _tiles(s, seat, price, left, worth)
    _plantation(s, price, worth)
    owners = s.players
    for owner in range(owners):
        worth[owner] += time * (WAITING[min(s.guildhall[owner], 7)] + NEUTRAL * s.neutrals[owner])
        worth[owner] += _hand(s, owner, price, time) + TURN_WORTH * (left + 1 - (s.acted >> owner & 1))
    worth[seat] += _goals(s, seat, time) + _promised(s, seat, price, time)
    if owners == 1:
        return worth[0]
    return worth[seat] - OTHERS * (sum(worth[:owners]) - worth[seat]) / (owners - 1)


def _final(s: "GuildsState", seat: int) -> float:
    others = [points for other, points in enumerate(s.vp[: s.players]) if other != seat]
    return s.vp[seat] - (OTHERS * sum(others) / len(others) if others else 0)


def _tiles(s: "GuildsState", seat: int, price: Prices, left: int, worth: list[float]) -> None:
    """What the pawns on open tiles may win: the reward by who leads, as far as the tile is filled."""
    box, pawns, near = s.box, s.pawns, s.plan.near
    own_masters = s.where[seat] & ~s.open
    used = 0
    for where in s.where:
        used |= where
    used &= s.open
    owners = len(s.reserve)
    while used:
        low = used & -used
        used ^= low
        tile = low.bit_length() - 1
        first = OWNERS * tile
        votes = pawns[first : first + owners]
        required = box.required[tile]
        missing = required - sum(votes) - s.black[tile] - (s.beadle == tile)
        if missing > 0:
            if not left:
                continue
            filled = (1 - missing / required) * (0.95 if left > 1 else 0.6)
        else:
            filled = 1.0
        ranked = sorted(votes, reverse=True)
        most, next_ = ranked[0], ranked[1]
        gain = (price.first[tile] + MASTER) * filled
        second = (price.tokens[s.token[tile]] + price.extra[tile]) * filled * SECOND
        for owner in range(owners):
            own = votes[owner]
            if not own:
                continue
            prize = gain
            if owner == seat:
                prize += ((near[tile] & own_masters).bit_count() + _wanted(s, seat, tile)) * filled
            if own < most:
                worth[owner] += BEHIND * own / most * prize
                if own == next_ and votes.count(own) == 1:
                    worth[owner] += second
            elif next_ == most:
                adjacent = (near[tile] & s.where[owner] & ~s.open).bit_count()
                worth[owner] += (LEVEL + 0.2 * (adjacent > 0)) * prize
            elif not next_:
                worth[owner] += (ALONE + 0.02 * own) * prize
            else:
                worth[owner] += (AHEAD if own == next_ + 1 else FAR_AHEAD) * prize


def _wanted(s: "GuildsState", seat: int, tile: int) -> float:
    """What a Master on this tile would add to the goals of a seat."""
    box = s.box
    total = 0.0
    for code in s.goals[seat]:
        vp, metric, livery, least, _ = box.scores[code // SEATS]
        bit = 1 << tile
        if metric == "masters_with_livery":
            counts = box.showing[livery] & bit
        elif metric == "masters_great_twelve":
            counts = box.great_twelve & bit
        elif metric == "masters_on_special":
            counts = box.special & bit
        elif metric == "masters_adjacent_guildhall":
            counts = s.plan.hall & bit
        elif metric in ("livery_sets", "largest_master_group"):
            total += 0.4 * vp
            continue
        else:
            continue
        if counts:
            if least:
                n = scoring.COUNTS[metric](s, seat, livery)
                total += vp / least if n < least else 0.0
            else:
                total += vp
    return total


def _plantation(s: "GuildsState", price: Prices, worth: list[float]) -> None:
    """What the pawns on the Plantation may win, as they stand."""
    settlers = s.plantation
    most = max(settlers)
    if not most:
        return
    left, right = price.sides[s.side]
    leaders = settlers.count(most)
    rest = [n for n in settlers if n < most]
    second = max(rest) if rest else 0
    for owner in range(s.players):
        n = settlers[owner]
        if not n:
            continue
        worth[owner] += SETTLER * min(n, 5)
        if n == most:
            worth[owner] += PLANTATION * (left if leaders == 1 else right)
            if leaders == 1 and n - second > 1:
                worth[owner] += 0.15 * left
        elif leaders == 1 and n == second and rest.count(second) == 1:
            worth[owner] += PLANTATION * right


def _hand(s: "GuildsState", owner: int, price: Prices, time: float) -> float:
    """A hand as it will be after the draw; in the last round only what it can still do."""
    hand = s.hands[owner]
    n = len(hand)
    if owner == s.turn and s.phase == TURNS:
        n += s.later
        stack = s.pending[0]
        if time and stack and isinstance(stack[0], Turn):
            n += s.box.draw_after_play if s.played else s.box.draw_without_play
    total = HAND[n] if n < len(HAND) else HAND[-1] + BEYOND * (n - len(HAND) + 1)
    cards = price.cards
    for card in hand:
        total += cards[card]
    return total * time + 0.02 * n


def _goals(s: "GuildsState", seat: int, time: float) -> float:
    """Goals as they stand, and a share of what may come."""
    total = float(scoring.adjacent_pairs(s, seat) * s.box.pair_points)
    for code in s.goals[seat]:
        goal = code // SEATS
        vp, metric, livery, least, most = s.box.scores[goal]
        n = scoring.COUNTS[metric](s, seat, livery)
        if least:
            total += vp if n >= least else vp * (n / least) ** 2 * (0.3 + 0.6 * time)
            total += 0.25 * vp * time if n < least else 0.0
        else:
            points = min(vp * n, most) if most else vp * n
            total += points * (1 - 0.6 * time) if metric in PASSING else points
            total += 1.5 * time
    return total


def _promised(s: "GuildsState", seat: int, price: Prices, time: float) -> float:
    """What is still to be paid and to be gained by what is being carried out for a seat."""
    if len(s.pending) > 1:
        return 0.0
    total = 0.0
    for question in s.pending[0]:
        if question.seat != seat or type(question) in UNPROMISING:
            continue
        match question:
            case Run():
                operations = s.box.programs[question.program]
                total += sum([price.operation(operation) for operation in operations[question.at :]])
            case Amount(op=op, left=left):
                total += price.operation((op, left)) if op in (OP_MAYORAL, OP_VP) else time * WORTH[op] * left
            case PawnFrom():
                total += WORTH[OP_MOVE] * question.left * 0.9
            case Send():
                total += WORTH[OP_SEND] * question.left * 0.9
            case Place():
                total += WORTH[OP_PLACE] * question.left * 0.9
            case Eviction():
                total += WORTH[OP_EVICT] * question.left * 0.9
            case Recovery():
                total += time * WORTH[OP_RECOVER] * question.left
            case PayCard() | Discarding():
                total -= time * 0.9 * CARD * question.left
            case PayPawn():
                total -= WAITING[1] * question.left
            case Either(first=first):
                total += max(price.programs[first : first + question.options])
            case Reward():
                total += price.programs[question.program] + price.programs[question.extra]
    return total


def _asked(s: "GuildsState", seat: int) -> Question:
    """What a seat is asked."""
    return s.pending[seat if len(s.pending) > 1 else 0][-1]


def candidates(s: "GuildsState", seat: int) -> list[int]:
    """The answers worth a thought: of cards that would do the same, the one that is missed least; few pawns to move."""
    legal = s.legal(seat)
    if len(legal) < 3:
        return legal
    question, box = _asked(s, seat), s.box
    if isinstance(question, Turn):
        return _plays(s, legal)
    if isinstance(question, (PayCard, Discarding)):
        first = box.pay if isinstance(question, PayCard) else box.discard
        worth = prices(box).cards
        return sorted(legal, key=lambda action: worth[action - first])[:CHOICES]
    if isinstance(question, (MoveFrom, PawnFrom)):
        stop, first = box.stop, box.from_tile
        return sorted(legal, key=lambda action: -_leave(s, seat, action - first) if action != stop else -9.0)[:CHOICES]
    return legal


def _plays(s: "GuildsState", legal: list[int]) -> list[int]:
    """To hire, the card that is missed least; of those that can be moved to the same tiles, the same."""
    box = s.box
    hire, move, use, open_ = box.hire, box.move, box.use, s.open
    worth = prices(box).cards
    found = []
    cheapest: dict[int, tuple[float, int]] = {}
    for action in legal:
        if hire <= action < move:
            tiles, card = 0, action - hire
        elif move <= action < use:
            card = action - move
            tiles = box.fits[card] & open_
        else:
            found.append(action)
            continue
        if tiles not in cheapest or worth[card] < cheapest[tiles][0]:
            cheapest[tiles] = worth[card], action
    return found + [action for _, action in cheapest.values()]


def weights(s: "GuildsState", seat: int) -> list[float]:
    """A sensible player moves pawns to where they may win, plays on while the hand is full, and takes what is given."""
    legal = s.legal(seat)
    question, box = _asked(s, seat), s.box
    stop = box.stop
    match question:
        case Turn():
            return _turn_weights(s, seat, legal)
        case MoveTo() | PawnTo() | Place():
            return [_pull(s, seat, action - box.to_tile) ** 3.0 + 0.001 if action != stop else 0.02 for action in legal]
        case MoveFrom() | PawnFrom() | Send() | PayPawn():
            return [_leave(s, seat, action - box.from_tile) if action != stop else 0.05 for action in legal]
        case Negotiate():
            return _negotiation_weights(s, seat, question.tile, legal)
        case Amount() | Reward():
            return [9.0 if action == box.take else 0.2 for action in legal]
        case Eviction():
            own, evict = s.where[seat], box.evict
            return [0.3 if action == stop else 1.0 + 3.0 * (own >> (action - evict) // OWNERS & 1) for action in legal]
        case PayCard() | Discarding():
            uses = prices(box).uses
            first = box.pay if isinstance(question, PayCard) else box.discard
            return [max(0.1, 2.5 - uses[action - first]) * 2.0 for action in legal]
    return [0.1 if action == stop else 1.0 for action in legal]


def _turn_weights(s: "GuildsState", seat: int, legal: list[int]) -> list[float]:
    """Stop when few cards are left, unless it is the last round; move while pawns wait, hire when none do."""
    box = s.box
    price = prices(box)
    hand, waiting = len(s.hands[seat]), s.guildhall[seat]
    last = s.round == box.rounds[s.players]
    tired = 0.02 if last else 0.1 if hand > 4 else 0.5 if hand > 2 else 2.0
    if not s.played and hand < 5 and not last:
        tired = 8.0
    hire = 0.02 if last else 2.0 if waiting < 2 else 0.7 if waiting < 4 else 0.1
    found = []
    for action in legal:
        if action == box.stop:
            found.append(tired)
        elif action < box.move:
            found.append(hire)
        elif action < box.use:
            best = 0.0
            if waiting:
                for tile in bits(box.fits[action - box.move] & s.open):
                    best = max(best, _pull(s, seat, tile))
            found.append(0.8 * best * best)
        else:
            card = action - box.use
            keen = 0.1 if price.hires[card] and waiting > 3 else 1.0
            found.append(keen * max(0.02, price.uses[card]) ** 2)
    return found


def _negotiation_weights(s: "GuildsState", seat: int, tile: int, legal: list[int]) -> list[float]:
    """Replace the leader's pawns where that wins; otherwise keep the neutral pawns."""
    votes = s.plantation if tile < 0 else s.pawns[OWNERS * tile : OWNERS * tile + len(s.reserve)]
    own = votes[seat]
    rival = max([n for other, n in enumerate(votes) if other != seat], default=0)
    useful = own and own <= rival < own + s.neutrals[seat]
    stop, replace = s.box.stop, s.box.replace
    return [
        (0.3 if useful else 6.0) if action == stop else 3.0 if votes[action - replace] == rival != own else 0.02
        for action in legal
    ]


def _pull(s: "GuildsState", seat: int, tile: int) -> float:
    """How much a tile invites one more pawn: what it gives, if that pawn leads there and brings its vote nearer."""
    first = OWNERS * tile
    votes = s.pawns[first : first + len(s.reserve)]
    own = votes[seat] + 1
    rival = max([n for other, n in enumerate(votes) if other != seat], default=0)
    required = s.box.required[tile]
    missing = required - sum(votes) - s.black[tile] - (s.beadle == tile) - 1
    lead = 1.0 if own > rival else 0.45 if own == rival else 0.1
    prize = lead * (prices(s.box).first[tile] + MASTER)
    if missing > 0:
        if s.round == s.box.rounds[s.players]:
            return 0.01
        return prize * (own / required) * (1 - missing / required)
    if missing < 0 and own - 1 > rival:
        return 0.1  # it is won as it stands
    return prize


def _leave(s: "GuildsState", seat: int, source: int) -> float:
    """How readily a pawn leaves a place: the Guildhall first, then tiles that are lost or won well enough."""
    if source < 0:
        return 6.0
    if not s.open >> source & 1:
        return 0.05
    first = OWNERS * source
    votes = s.pawns[first : first + len(s.reserve)]
    rival = max([n for other, n in enumerate(votes) if other != seat], default=0)
    return 0.6 if votes[seat] < rival or votes[seat] > rival + 2 else 0.1


# The search compares its lines where the seat's turn ends. Chance is strong and time short: it looks closer at what
# already seems good
INSIGHT = Insight(value, weights, candidates, settled, explore=0.12, horizon=1)
