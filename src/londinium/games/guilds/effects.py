"""The catalogue of effects and how they are carried out (GOL-OP, GOL-EFFECT-7, GOL-REWARD-15).

A program runs operation by operation until one has something to ask; the rest of it waits on the stack, below the
question. The mode says whose effect it is: what a card does is carried out as far as possible, of a reward every part
may be declined, and the reward of the Plantation may not.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from londinium.games.guilds import explain, turn
from londinium.games.guilds.box import (
    CARD,
    COMPULSORY,
    IN_PART,
    MULTIPLE,
    ON_HIRE,
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
    TRIGGERED,
    WHOLE,
    Operation,
)
from londinium.games.guilds.components import TURN_METRICS, TurnMetric
from londinium.games.guilds.moves import OWNERS, QUESTIONS, Several
from londinium.games.guilds.pieces import (
    SEATS,
    add_pawn,
    bits,
    draw_cards,
    draw_goals,
    from_reserve,
    gain_neutrals,
    gain_points,
    goal_name,
    in_hand,
    masters,
    place_name,
    remove_pawn,
    take_from,
    to_guildhall,
    to_plantation,
)
from londinium.kernel.events import Log, did, gain, put
from londinium.kernel.questions import Question, Stack, Step
from londinium.kernel.tuples import changed, without

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState

COUNTED = frozenset({OP_HIRE, OP_SETTLE, OP_NEUTRAL})  # of these a smaller number may be taken


@QUESTIONS.step(20)
class Run(Step, frozen=True):
    """The rest of a program, carried out when what stands above it is done."""

    program: int
    at: int  # the operation that is next
    mode: int
    tile: int  # being resolved, or -1

    def carry_on(self, s: "GuildsState", stack: Stack, log: Log) -> None:
        stack.pop()
        operations = s.box.programs[self.program]
        height = len(stack)
        at = self.at
        while at < len(operations):
            operate(s, stack, self, operations[at], log)
            at += 1
            if len(stack) > height:
                if at < len(operations):
                    stack.insert(height, Run(self.seat, self.program, at, self.mode, self.tile))
                return


def operate(s: "GuildsState", stack: Stack, run: Run, operation: Operation, log: Log) -> None:
    """One operation: carried out, or put as a question; skipped where it is impossible (GOL-EFFECT-7)."""
    op, n = operation[0], operation[1]
    seat, mode = run.seat, run.mode
    if op <= OP_MAYORAL:
        n = possible(s, seat, op, n)
        if not n:
            return
        asked = mode == IN_PART if op not in COUNTED else mode in (CARD, TRIGGERED, IN_PART)
        if asked:
            stack.append(Amount(seat, op, n, mode))
        else:
            perform(s, stack, seat, op, n, log)
    elif op == OP_MOVE:
        ask_for_pawn(s, stack, PawnFrom(seat, n, operation[2], mode, run.tile))
    elif op == OP_SEND:
        ask_for_pawn(s, stack, Send(seat, n, operation[2], mode))
    elif op == OP_PLACE:
        if s.reserve[seat] and s.open:
            stack.append(Place(seat, min(n, s.reserve[seat])))
    elif op == OP_EVICT:
        if evictions(s, seat):
            stack.append(Eviction(seat, n))
    elif op == OP_RECOVER:
        if s.discard:
            stack.append(Recovery(seat, min(n, len(s.discard))))
    elif op == OP_DISCARD:
        shed(s, stack, seat, n, log)
    elif op == OP_CHOICE:
        stack.append(Either(seat, operation[2], n, mode, run.tile))
    elif op == OP_PER:
        repeat(s, stack, run, operation, log)
    elif op == OP_IF:
        if metric(s, seat, operation[2], operation[3]) >= n:  # GOL-OP-13
            stack.append(Run(seat, operation[4], 0, mode, run.tile))
    elif op == OP_ON:
        if n == ON_HIRE:
            s.on_hire += (operation[2],)
        else:
            s.on_move += (operation[2],)


def repeat(s: "GuildsState", stack: Stack, run: Run, operation: Operation, log: Log) -> None:
    """`per`: the metric is read once, before the first application (GOL-OP-12)."""
    _, most, what, livery, program = operation
    times = min(most, metric(s, run.seat, what, livery))
    if not times:
        return
    inner = s.box.programs[program][0]
    if inner[0] in MULTIPLE:
        operate(s, stack, run, (inner[0], times * inner[1], *inner[2:]), log)
    else:
        stack += [Run(run.seat, program, 0, run.mode, run.tile)] * times


METRICS: dict[TurnMetric, Callable[["GuildsState", int, int], int]] = {  # state, seat, livery; GOL-OP-17, GOL-OP-18
    "hired_this_turn": lambda s, _, __: s.hired,
    "moved_this_turn": lambda s, _, __: s.moved,
    "sent_to_plantation_this_turn": lambda s, _, __: s.sent,
    "own_on_plantation": lambda s, seat, _: s.plantation[seat],
    "masters_with_livery": lambda s, seat, livery: (masters(s, seat) & s.box.showing[livery]).bit_count(),
}


def metric(s: "GuildsState", seat: int, what: int, livery: int) -> int:
    """What has been done in this turn, or is the case now."""
    return METRICS[TURN_METRICS[what]](s, seat, livery)


# Points, cards, pawns of the reserve and neutral pawns


def possible(s: "GuildsState", seat: int, op: int, n: int) -> int:
    """How much of this there is to be had."""
    if op in (OP_HIRE, OP_SETTLE):
        return min(n, s.reserve[seat])  # GOL-HIRE-3
    if op == OP_NEUTRAL:
        return min(n, s.supply)  # GOL-REWARD-12
    if op == OP_DRAW:
        return n if s.deck or s.discard else 0
    if op == OP_MAYORAL:
        return n if s.bag or s.under else 0
    return n


def perform(s: "GuildsState", stack: Stack, seat: int, op: int, n: int, log: Log) -> None:
    """GOL-OP-1 to GOL-OP-3, GOL-OP-6, GOL-OP-7."""
    if op == OP_VP:
        gain_points(s, seat, n, log)
    elif op == OP_DRAW:
        draw_cards(s, seat, n, log)
    elif op == OP_LATER:
        s.later += n  # GOL-EFFECT-4
    elif op == OP_HIRE:
        from_reserve(s, seat, n, log)
        to_guildhall(s, seat, n, log)
    elif op == OP_SETTLE:
        from_reserve(s, seat, n, log)
        to_plantation(s, seat, n, log)
    elif op == OP_NEUTRAL:
        gain_neutrals(s, seat, n, log)
    elif draw_goals(s, seat, n, log):
        stack.append(KeepGoal(seat))


AMOUNTS = {  # what an amount is of, in the words of the catalogue
    OP_VP: "vp",
    OP_DRAW: "draw",
    OP_LATER: "draw",
    OP_HIRE: "hire",
    OP_SETTLE: "settle",
    OP_NEUTRAL: "neutral",
    OP_MAYORAL: "mayoral",
}


@QUESTIONS.question(
    6,
    "amount",
    moves=("take", "part", "stop"),
    rules={"part": (("GOL-EFFECT-7", explain.effect_divides), ("GOL-REWARD-15", explain.reward_divides))},
)
class Amount(Question, frozen=True):
    """All of it, one, or no more (GOL-EFFECT-7, GOL-REWARD-15)."""

    op: int
    left: int
    mode: int

    def answers(self, s: "GuildsState") -> list[int]:
        box = s.box
        divides = self.left > 1 and self.op in COUNTED
        return [box.stop, box.take, box.part] if divides else [box.stop, box.take]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action == s.box.take:
            perform(s, stack, self.seat, self.op, self.left, log)
        elif action == s.box.part:
            perform(s, stack, self.seat, self.op, 1, log)
            stack.append(Amount(self.seat, self.op, self.left - 1, self.mode))

    def about(self, s: "GuildsState") -> dict[str, Any]:
        return {**s.moment(), "left": self.left, "what": AMOUNTS[self.op]}


# Pawns that move (GOL-OP-3 to GOL-OP-5)


def ask_for_pawn(s: "GuildsState", stack: Stack, question: "PawnFrom | Send") -> None:
    """Ask which pawn moves, if any can; that of the Plantation is told even if none can."""
    if question.mode == COMPULSORY or question.pawns(s):
        stack.append(question)


@QUESTIONS.question(
    8,
    "pawn-from",
    moves=("from", "stop"),
    rules={
        "from": (
            ("GOL-TERM-4", explain.pawn_is_there),
            ("GOL-OP-20", explain.effect_takes_from_there),
            ("GOL-REWARD-8", explain.only_the_tile_being_resolved_is_left),
            ("GOL-OP-4", explain.effect_leads_elsewhere),
        ),
        "stop": (("GOL-PLANT-16", explain.plantation_moves_a_pawn),),
    },
)
class PawnFrom(Several, frozen=True):
    """Which pawn to move to an open tile, or stop (GOL-OP-4)."""

    places: int
    mode: int
    tile: int  # being resolved, or -1

    def pawns(self, s: "GuildsState") -> list[int]:
        """The pawns that can move."""
        there = s.open
        if self.tile >= 0:
            there &= ~(1 << self.tile)  # GOL-REWARD-8
        if not there:
            return []
        found = turn.pawn_places(s, self.seat, self.places)
        if not there & (there - 1):
            only = s.box.from_tile - 1 + there.bit_length()
            found = [action for action in found if action != only]
        return found

    def answers(self, s: "GuildsState") -> list[int]:
        found = self.pawns(s)
        return found if self.mode == COMPULSORY and found else [s.box.stop, *found]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        del log
        stack.pop()
        if action != s.box.stop:
            stack.append(self.then(action - s.box.from_tile))

    def then(self, source: int) -> "PawnTo":
        return PawnTo(self.seat, self.left, self.places, self.mode, self.tile, source)


@QUESTIONS.question(
    9,
    "pawn-to",
    moves=("to",),
    rules={
        "to": (
            ("GOL-MOVE-3", explain.tile_is_open),
            ("GOL-MOVE-4", explain.tile_is_another),
            ("GOL-REWARD-8", explain.tile_is_not_being_resolved),
        ),
    },
)
class PawnTo(Several, frozen=True):
    """Any other open tile, whatever its livery (GOL-OP-4, GOL-OP-25)."""

    places: int
    mode: int
    tile: int  # being resolved, or -1
    source: int

    def answers(self, s: "GuildsState") -> list[int]:
        there = s.open
        if self.tile >= 0:
            there &= ~(1 << self.tile)
        if self.source >= 0:
            there &= ~(1 << self.source)
        to_tile = s.box.to_tile
        return [to_tile + one for one in bits(there)]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        height = len(stack)
        turn.move_pawn(s, stack, self.seat, self.source, action - s.box.to_tile, self.mode != TRIGGERED, log)
        if self.left > 1:
            again = PawnFrom(self.seat, self.left - 1, self.places, self.mode, self.tile)
            if len(stack) > height:
                stack.insert(height, again)  # what the move set off comes first
            else:
                ask_for_pawn(s, stack, again)

    def about(self, s: "GuildsState") -> dict[str, Any]:
        return {**super().about(s), "source": place_name(s, self.source)}


@QUESTIONS.question(
    10,
    "send",
    moves=("from", "stop"),
    rules={
        "from": (("GOL-TERM-4", explain.pawn_is_there), ("GOL-OP-20", explain.effect_takes_from_there)),
        "stop": (("GOL-PLANT-16", explain.plantation_sends_a_pawn),),
    },
)
class Send(Several, frozen=True):
    """Which pawn to send to the Plantation, or stop (GOL-OP-5)."""

    places: int
    mode: int

    def pawns(self, s: "GuildsState") -> list[int]:
        """The pawns that can be sent."""
        return turn.pawn_places(s, self.seat, self.places)

    def answers(self, s: "GuildsState") -> list[int]:
        found = self.pawns(s)
        return found if self.mode == COMPULSORY and found else [s.box.stop, *found]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action != s.box.stop:
            take_from(s, self.seat, action - s.box.from_tile, log)
            to_plantation(s, self.seat, 1, log)
            if self.left > 1:
                ask_for_pawn(s, stack, Send(self.seat, self.left - 1, self.places, self.mode))


@QUESTIONS.question(7, "place", moves=("to", "stop"), rules={"to": (("GOL-MOVE-3", explain.tile_is_open),)})
class Place(Several, frozen=True):
    """Which open tile a pawn from the reserve goes to, or stop (GOL-OP-3)."""

    def answers(self, s: "GuildsState") -> list[int]:
        to_tile = s.box.to_tile
        return [s.box.stop, *(to_tile + tile for tile in bits(s.open))]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action != s.box.stop:
            from_reserve(s, self.seat, 1, log)
            add_pawn(s, self.seat, action - s.box.to_tile, log)
            if self.left > 1:
                stack.append(Place(self.seat, self.left - 1))


def evictions(s: "GuildsState", seat: int) -> list[int]:
    """The opponents' liverymen that can be sent to the Guildhall."""
    found = []
    evict, pawns = s.box.evict, s.pawns
    for tile in bits(s.open):
        at = OWNERS * tile
        found += [evict + at + owner for owner in range(len(s.reserve)) if owner != seat and pawns[at + owner]]
    return found


@QUESTIONS.question(
    11, "evict", moves=("evict", "stop"), rules={"evict": (("GOL-OP-8", explain.liveryman_is_an_opponents),)}
)
class Eviction(Several, frozen=True):
    """Which opponent's liveryman to send to the Guildhall, or stop (GOL-OP-8)."""

    def answers(self, s: "GuildsState") -> list[int]:
        return [s.box.stop, *evictions(s, self.seat)]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action != s.box.stop:
            tile, owner = divmod(action - s.box.evict, OWNERS)
            remove_pawn(s, owner, tile, log)
            to_guildhall(s, owner, 1, log)
            if self.left > 1 and evictions(s, self.seat):
                stack.append(Eviction(self.seat, self.left - 1))


# Cards (GOL-OP-9, GOL-OP-10)


@QUESTIONS.question(
    12, "recover", moves=("recover", "stop"), rules={"recover": (("GOL-OP-9", explain.card_is_in_the_pile),)}
)
class Recovery(Several, frozen=True):
    """Which card to take back from the discard pile, or stop (GOL-OP-9)."""

    def answers(self, s: "GuildsState") -> list[int]:
        recover = s.box.recover
        return [s.box.stop, *(recover + card for card in sorted(set(s.discard)))]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if action == s.box.stop:
            return
        seat, card = self.seat, action - s.box.recover
        s.discard.remove(card)
        s.hands[seat].append(card)
        s.known = changed(s.known, seat, tuple(sorted((*s.known[seat], card))))  # everybody has seen it go there
        if log is not None:
            log.append(put(in_hand(s, seat, card), "discard", f"hand-{seat}"))
            log.append(gain(seat, "cards", 1))
        if self.left > 1:
            stack.append(Recovery(seat, self.left - 1))


def shed(s: "GuildsState", stack: Stack, seat: int, n: int, log: Log) -> None:
    """Discard n cards, chosen one by one; all, without asking, if there are no more (GOL-OP-10)."""
    hand = s.hands[seat]
    if len(hand) > n:
        stack.append(turn.Shed(seat, n))
        return
    for card in hand.copy():
        if log is not None:
            log.append(did(seat, s.game.move(s.box.discard + card), True))
        turn.pay(s, seat, card, log)


# Choices (GOL-OP-11), rewards (GOL-REWARD-2) and goals (GOL-OP-6)


@QUESTIONS.question(15, "either", moves=("option",), rules={"option": (("GOL-OP-11", explain.option_is_offered),)})
class Either(Question, frozen=True):
    """Which of the effects that a card offers (GOL-OP-11)."""

    first: int  # the program of the first option; the others follow it
    options: int
    mode: int
    tile: int  # being resolved, or -1

    def answers(self, s: "GuildsState") -> list[int]:
        return list(range(s.box.option, s.box.option + self.options))

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        del log
        stack[-1] = Run(self.seat, self.first + action - s.box.option, 0, self.mode, self.tile)

    def about(self, s: "GuildsState") -> dict[str, Any]:
        return {**s.moment(), "card": s.box.choice_cards[self.first]}  # not the card played last, if that set it off


def reward(s: "GuildsState", seat: int, program: int, extra: int, tile: int) -> None:
    """Offer a reward: whole or in part, where that is not the same (GOL-REWARD-2, GOL-REWARD-4)."""
    operations = s.box.programs[program] + s.box.programs[extra]
    declinable = [one for one in operations if one[0] <= OP_MAYORAL and possible(s, seat, one[0], one[1])]
    if declinable and len(operations) > 1:
        s.pending[0].append(Reward(seat, program, extra, tile))
    else:
        give(s.pending[0], seat, program, extra, tile, IN_PART)


@QUESTIONS.question(19, "reward", moves=("take", "part"))
class Reward(Question, frozen=True):
    """Take it whole, or effect by effect: points can be unwelcome, they change the order (GOL-REWARD-2)."""

    program: int
    extra: int  # a second program, for a second place
    tile: int

    def answers(self, s: "GuildsState") -> list[int]:
        return [s.box.take, s.box.part]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        del log
        stack.pop()
        give(stack, self.seat, self.program, self.extra, self.tile, WHOLE if action == s.box.take else IN_PART)

    def about(self, s: "GuildsState") -> dict[str, Any]:
        if self.seat == s.winner:
            return {**s.moment(), "second": False}
        return {**s.moment(), "second": True, "token": s.box.tokens[s.token[s.tile]]}


def give(stack: Stack, seat: int, program: int, extra: int, tile: int, mode: int) -> None:
    """Effects from left to right; of a second place, the token's before the tile's (GOL-REWARD-1, GOL-REWARD-4)."""
    if extra:
        stack.append(Run(seat, extra, 0, mode, tile))
    stack.append(Run(seat, program, 0, mode, tile))


def offered(s: "GuildsState", seat: int) -> list[int]:
    """The mayoral cards that a seat chooses from, sorted, each kind once."""
    return sorted({code // SEATS for code in s.offers[seat]})


@QUESTIONS.question(16, "keep", moves=("keep",), rules={"keep": (("GOL-REWARD-10", explain.goal_is_offered),)})
class KeepGoal(Question, frozen=True):
    """Which of the mayoral cards drawn to keep (GOL-REWARD-10)."""

    def answers(self, s: "GuildsState") -> list[int]:
        keep = s.box.keep
        return [keep + goal for goal in offered(s, self.seat)]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        keep_goal(s, self.seat, action - s.box.keep, log)
        if s.offers[self.seat]:
            stack.append(OrderGoals(self.seat))

    def about(self, s: "GuildsState") -> dict[str, Any]:
        return {**s.moment(), "left": len(s.offers[self.seat])}


def keep_goal(s: "GuildsState", seat: int, goal: int, log: Log) -> None:
    """Of several, nobody else can tell which was kept and which went back (GOL-INFO-5)."""
    offer = s.offers[seat]
    if len(offer) > 1:
        offer = tuple([code // SEATS * SEATS | 1 << seat for code in offer])
    at = next(i for i, code in enumerate(offer) if code // SEATS == goal)
    s.offers = changed(s.offers, seat, without(offer, at))
    s.goals = changed(s.goals, seat, (*s.goals[seat], offer[at]))
    if log is not None:
        log.append(put(goal_name(s, seat, goal, 0), f"offer-{seat}", f"goals-{seat}"))
        log.append(gain(seat, "goals", 1))


@QUESTIONS.question(17, "order", moves=("under",), rules={"under": (("GOL-CHOICE-6", explain.goal_is_offered),)})
class OrderGoals(Question, frozen=True):
    """Which card goes under the deck next, below those that went before (GOL-REWARD-10, GOL-CHOICE-6)."""

    def answers(self, s: "GuildsState") -> list[int]:
        under = s.box.under
        return [under + goal for goal in offered(s, self.seat)]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        seat = self.seat
        goal = action - s.box.under
        offer = s.offers[seat]
        at = next(i for i, code in enumerate(offer) if code // SEATS == goal)
        if log is not None:
            log.append(put(goal_name(s, seat, goal, len(offer)), f"offer-{seat}", "mayoral"))
        s.offers = changed(s.offers, seat, without(offer, at))
        s.under += (offer[at],)
        if not s.offers[seat]:
            stack.pop()  # until then, the next one is asked for

    def about(self, s: "GuildsState") -> dict[str, Any]:
        return s.moment()
