"""What sensible players do, for look-aheads: the answers worth a thought, and how often each would be given."""

from typing import TYPE_CHECKING

from londinium.games.guilds.box import Box
from londinium.games.guilds.effects import Amount, Eviction, PawnFrom, PawnTo, Place, Reward, Send
from londinium.games.guilds.moves import OWNERS
from londinium.games.guilds.pieces import bits
from londinium.games.guilds.prices import Prices
from londinium.games.guilds.resolve import Negotiate
from londinium.games.guilds.turn import Discarding, MoveFrom, MoveTo, PayCard, PayPawn, Turn
from londinium.games.guilds.worths import BY_HAND
from londinium.kernel.questions import Question

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState

CHOICES = 3  # cards to part with, or pawns to move, that are looked at

_PRICES: dict[int, Prices] = {}


def prices(box: Box) -> Prices:
    """The prices of a box, by hand; boxes live as long as their games."""
    found = _PRICES.get(id(box))
    if found is None or found.box is not box:
        found = _PRICES[id(box)] = Prices(box, BY_HAND)
    return found


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
    prize = lead * (prices(s.box).programs[s.box.first[tile]] + BY_HAND.master)
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
