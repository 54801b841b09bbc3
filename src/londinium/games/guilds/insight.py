"""What a position is worth: points that stand, and what pawns, cards and goals may still bring.

An open tile is worth its reward to the player with most pawns there, the more surely the fewer are missing and the
fewer turns rivals have before the vote; a hand, the Guildhall and neutral pawns are worth what they can be turned into
while rounds are left. What is promised by an effect that is being carried out counts as if it were done, so that a
position can be valued at any question (`settled`). The numbers are `worths.py`'s: by hand, or the expert's.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from londinium.games.guilds import scoring
from londinium.games.guilds.box import OP_MAYORAL, OP_VP, Box
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
from londinium.games.guilds.habits import candidates, weights
from londinium.games.guilds.moves import OWNERS
from londinium.games.guilds.pieces import SEATS, TURNS
from londinium.games.guilds.prices import Prices
from londinium.games.guilds.turn import Discarding, MoveFrom, MoveTo, PayCard, PayPawn, Turn
from londinium.games.guilds.worths import BY_HAND, Worths
from londinium.kernel.game import Insight
from londinium.kernel.questions import Question

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState

UNPROMISING = (Turn, MoveFrom, MoveTo)  # the questions that bring nothing by themselves and are asked most
PASSING = ("own_on_plantation", "own_in_guildhall", "neutrals_held", "hand_cards")  # what a goal counts may be gone


def settled(s: "GuildsState", seat: int) -> bool:
    """Whether a position can be valued as it stands: not between taking up a pawn and putting it down."""
    del seat
    return not isinstance(s.pending[0][-1], (MoveFrom, MoveTo, PawnTo))


class Judge:
    """Values positions by its worths."""

    def __init__(self, worths: Worths) -> None:
        self.worths = worths
        self.known: dict[int, Prices] = {}

    def prices(self, box: Box) -> Prices:
        """The prices of a box; boxes live as long as their games."""
        found = self.known.get(id(box))
        if found is None or found.box is not box:
            found = self.known[id(box)] = Prices(box, self.worths)
        return found

    def value(self, s: "GuildsState", seat: int) -> float:
        """What a seat may expect, less a part of what the others may."""
        w = self.worths
        if s.over:
            return self.final(s, seat)
        price = self.prices(s.box)
        left = s.box.rounds[s.players] - s.round  # rounds after this one
        time = min(1.0, left / w.rounds)
        worth = [float(points) for points in s.vp]
        self.tiles(s, seat, price, left, time, worth)
        self.plantation(s, price, time, worth)
        owners = s.players
        for owner in range(owners):
            waiting = price.waiting[min(s.guildhall[owner], 7)]
            worth[owner] += time * (waiting + w.neutral_held * s.neutrals[owner])
            worth[owner] += self.hand(s, owner, price, time) + w.next_turn * (left + 1 - (s.acted >> owner & 1))
        worth[seat] += self.goals(s, seat, time) + self.promised(s, seat, price, time)
        if owners == 1:
            return worth[0]
        return worth[seat] - w.others * (sum(worth[:owners]) - worth[seat]) / (owners - 1)

    def final(self, s: "GuildsState", seat: int) -> float:
        others = [points for other, points in enumerate(s.vp[: s.players]) if other != seat]
        return s.vp[seat] - (self.worths.others * sum(others) / len(others) if others else 0)

    def tiles(self, s: "GuildsState", seat: int, price: Prices, left: int, time: float, worth: list[float]) -> None:
        """What the pawns on open tiles may win: the reward by who leads, as far as the tile is filled."""
        w, box, pawns, near = self.worths, s.box, s.pawns, s.plan.near
        own_masters = s.where[seat] & ~s.open
        used = 0
        for where in s.where:
            used |= where
        used &= s.open
        owners = len(s.reserve)
        turns, programs = turns_before_vote(s), price.at(time)
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
                filled = (1 - missing / required) ** w.crowd * (w.filling if left > 1 else w.filling_late)
            else:
                filled = 1.0
            ranked = sorted(votes, reverse=True)
            most, next_ = ranked[0], ranked[1]
            gain = (programs[box.first[tile]] + w.master) * filled
            second = programs[box.token_rewards[s.token[tile]]] + programs[box.second_extra[tile]]
            for owner in range(owners):
                own = votes[owner]
                if not own:
                    continue
                prize = gain
                if owner == seat:
                    joined = w.joined * (near[tile] & own_masters).bit_count()
                    prize += (joined + w.wanted * self.adds(s, seat, tile)) * filled
                t = turns[owner]
                if own < most:
                    worth[owner] += price.behind[t] * own / most * prize
                    if own == next_ and votes.count(own) == 1:
                        worth[owner] += second * filled * w.second
                elif next_ == most:
                    adjacent = (near[tile] & s.where[owner] & ~s.open).bit_count()
                    worth[owner] += (price.level[t] + w.beside * (adjacent > 0)) * prize
                elif not next_:
                    worth[owner] += (price.alone[t] + w.more_alone * own) * prize
                else:
                    worth[owner] += (price.ahead[t] if own == next_ + 1 else price.far_ahead[t]) * prize

    def adds(self, s: "GuildsState", seat: int, tile: int) -> float:
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
                total += self.worths.sets * vp
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

    def plantation(self, s: "GuildsState", price: Prices, time: float, worth: list[float]) -> None:
        """What the pawns on the Plantation may win, as they stand."""
        settlers = s.plantation
        most = max(settlers)
        if not most:
            return
        w = self.worths
        sides, programs = s.box.side_rewards[s.side], price.at(time)
        left, right = programs[sides[0]], programs[sides[1]]
        leaders = settlers.count(most)
        rest = [n for n in settlers if n < most]
        second = max(rest) if rest else 0
        for owner in range(s.players):
            n = settlers[owner]
            if not n:
                continue
            worth[owner] += w.settler * min(n, 5)
            if n == most:
                worth[owner] += w.plantation * (left if leaders == 1 else right)
                if leaders == 1 and n - second > 1:
                    worth[owner] += w.settled * left
            elif leaders == 1 and n == second and rest.count(second) == 1:
                worth[owner] += w.plantation * right

    def hand(self, s: "GuildsState", owner: int, price: Prices, time: float) -> float:
        """A hand as it will be after the draw; in the last round only what it can still do."""
        hand, worth = s.hands[owner], price.hand
        n = len(hand)
        if owner == s.turn and s.phase == TURNS:
            n += s.later
            stack = s.pending[0]
            if time and stack and isinstance(stack[0], Turn):
                n += s.box.draw_after_play if s.played else s.box.draw_without_play
        total = worth[n] if n < len(worth) else worth[-1] + self.worths.beyond * (n - len(worth) + 1)
        cards = price.cards
        for card in hand:
            total += cards[card]
        return total * time + self.worths.held * n

    def goals(self, s: "GuildsState", seat: int, time: float) -> float:
        """Goals as they stand, and a share of what may come."""
        w = self.worths
        total = float(scoring.adjacent_pairs(s, seat) * s.box.pair_points)
        for code in s.goals[seat]:
            goal = code // SEATS
            vp, metric, livery, least, most = s.box.scores[goal]
            n = scoring.COUNTS[metric](s, seat, livery)
            if least:
                near = w.near_goal + w.near_goal_early * time
                total += vp if n >= least else vp * (n / least) ** 2 * near
                total += w.hope * vp * time if n < least else 0.0
            else:
                points = min(vp * n, most) if most else vp * n
                total += points * (1 - w.passing * time) if metric in PASSING else points
                total += w.growing * time
        return total

    def promised(self, s: "GuildsState", seat: int, price: Prices, time: float) -> float:
        """What is still to be paid and to be gained by what is being carried out for a seat."""
        if len(s.pending) > 1:
            return 0.0
        total = 0.0
        for question in s.pending[0]:
            if question.seat == seat and type(question) not in UNPROMISING:
                total += self.promise(s, question, price, time)
        return total

    def promise(self, s: "GuildsState", question: Question, price: Prices, time: float) -> float:
        w = self.worths
        match question:
            case Run():
                return sum([price.step(one, time) for one in s.box.programs[question.program][question.at :]])
            case Amount(op=op, left=left):
                return price.step((op, left), time) * (1.0 if op in (OP_MAYORAL, OP_VP) else time)
            case PawnFrom():
                return w.move * question.left * w.promised
            case Send():
                return w.send * question.left * w.promised
            case Place():
                return w.place * question.left * w.promised
            case Eviction():
                return w.evict * question.left * w.promised
            case Recovery():
                return time * w.recover * question.left
            case PayCard() | Discarding():
                return -time * w.promised * w.card * question.left
            case PayPawn():
                return -price.waiting[1] * question.left
            case Either(first=first):
                return max(price.at(time)[first : first + question.options])
            case Reward():
                return price.at(time)[question.program] + price.at(time)[question.extra]
        return 0.0


def turns_before_vote(s: "GuildsState") -> list[int]:
    """For each owner, how many turns a rival has before open tiles are voted on: none, one, or two for more."""
    owners = len(s.reserve)
    if s.phase != TURNS:
        return [0] * owners
    rounds = -s.round % s.box.resolve_every[s.players]
    to_come = [rounds + (1 - (s.acted >> owner & 1)) for owner in range(owners)]
    return [min(2, max([turns for other, turns in enumerate(to_come) if other != owner])) for owner in range(owners)]


def turn_of(s: "GuildsState") -> tuple[int, ...]:
    """The seat whose turn it is, and which of its turns; outside turns, nobody's."""
    return (s.turn if s.phase == TURNS else -1, s.round, s.phase)


def judged(given: Worths) -> Insight:
    """The insight of somebody who values positions by these worths.

    The search compares its lines where the seat's turn ends. Chance is strong and time short: it looks closer at what
    already seems good.
    """
    return Insight(Judge(given).value, weights, candidates, settled, explore=0.12, horizon=1, overlooked=12)


def evolved(given: Mapping[str, float]) -> Insight:
    """The insight of numbers that were found by games."""
    return judged(Worths(**given))


INSIGHT = judged(BY_HAND)
