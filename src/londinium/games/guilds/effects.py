"""The catalogue of effects and how they are carried out (GOL-OP, GOL-EFFECT-7, GOL-REWARD-15).

A program runs operation by operation until one has something to ask; the rest of it waits on the stack, below the
question. The mode says whose effect it is: what a card does is carried out as far as possible, of a reward every part
may be declined, and the reward of the Plantation may not.
"""

from typing import TYPE_CHECKING

from londinium.games.guilds import turn
from londinium.games.guilds.box import (
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
    Operation,
)
from londinium.games.guilds.moves import (
    AMOUNT,
    EITHER,
    EVICT,
    EVICTION,
    FROM,
    KEEP,
    OPTION,
    ORDER,
    OWNERS,
    PART,
    PAWN_FROM,
    PAWN_TO,
    PLACE,
    RECOVERY,
    REWARD,
    RUN,
    SEND,
    SHED,
    STOP,
    TAKE,
    TO,
)
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
    remove_pawn,
    take_from,
    to_guildhall,
    to_plantation,
)
from londinium.kernel.events import Log, did, gain, put
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState

# Whose effect it is: a card's, one that a hire or a move set off, a reward taken whole or in part, the Plantation's
CARD, TRIGGERED, WHOLE, IN_PART, COMPULSORY = range(5)

COUNTED = frozenset({OP_HIRE, OP_SETTLE, OP_NEUTRAL})  # of these a smaller number may be taken


def advance(s: "GuildsState", stack: list[Frame], log: Log) -> None:
    """Carry out what waits on the stack until something has to be asked."""
    while stack and stack[-1][0] == RUN:
        _, seat, program, at, mode, tile = stack.pop()
        operations = s.box.programs[program]
        height = len(stack)
        while at < len(operations):
            operate(s, stack, seat, operations[at], mode, tile, log)
            at += 1
            if len(stack) > height:
                if at < len(operations):
                    stack.insert(height, (RUN, seat, program, at, mode, tile))
                break


def operate(
    s: "GuildsState", stack: list[Frame], seat: int, operation: Operation, mode: int, tile: int, log: Log
) -> None:
    """One operation: carried out, or put as a question; skipped where it is impossible (GOL-EFFECT-7)."""
    op, n = operation[0], operation[1]
    if op <= OP_MAYORAL:
        n = possible(s, seat, op, n)
        if not n:
            return
        asked = mode == IN_PART if op not in COUNTED else mode in (CARD, TRIGGERED, IN_PART)
        if asked:
            stack.append((AMOUNT, seat, op, n, mode))
        else:
            perform(s, stack, seat, op, n, log)
    elif op == OP_MOVE:
        ask_for_pawn(s, stack, (PAWN_FROM, seat, n, operation[2], mode, tile))
    elif op == OP_SEND:
        ask_for_pawn(s, stack, (SEND, seat, n, operation[2], mode))
    elif op == OP_PLACE:
        if s.reserve[seat] and s.open:
            stack.append((PLACE, seat, min(n, s.reserve[seat])))
    elif op == OP_EVICT:
        if len(ask_eviction(s, (EVICTION, seat, n))) > 1:
            stack.append((EVICTION, seat, n))
    elif op == OP_RECOVER:
        if s.discard:
            stack.append((RECOVERY, seat, min(n, len(s.discard))))
    elif op == OP_DISCARD:
        shed(s, stack, seat, n, log)
    elif op == OP_CHOICE:
        stack.append((EITHER, seat, operation[2], n, mode, tile))
    elif op == OP_PER:
        repeat(s, stack, seat, operation, mode, tile, log)
    elif op == OP_IF:
        if metric(s, seat, operation[2], operation[3]) >= n:  # GOL-OP-13
            stack.append((RUN, seat, operation[4], 0, mode, tile))
    elif op == OP_ON:
        if n == ON_HIRE:
            s.on_hire += (operation[2],)
        else:
            s.on_move += (operation[2],)


def repeat(
    s: "GuildsState", stack: list[Frame], seat: int, operation: Operation, mode: int, tile: int, log: Log
) -> None:
    """`per`: the metric is read once, before the first application (GOL-OP-12)."""
    _, most, what, livery, program = operation
    times = min(most, metric(s, seat, what, livery))
    if not times:
        return
    inner = s.box.programs[program][0]
    if inner[0] in MULTIPLE:
        operate(s, stack, seat, (inner[0], times * inner[1], *inner[2:]), mode, tile, log)
    else:
        stack += [(RUN, seat, program, 0, mode, tile)] * times


def metric(s: "GuildsState", seat: int, what: int, livery: int) -> int:
    """What has been done in this turn, or is the case now (GOL-OP-17, GOL-OP-18), by the order of TURN_METRICS."""
    if what == 4:
        return (masters(s, seat) & s.box.showing[livery]).bit_count()
    return (s.hired, s.moved, s.sent, s.plantation[seat])[what]


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


def perform(s: "GuildsState", stack: list[Frame], seat: int, op: int, n: int, log: Log) -> None:
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
        stack.append((KEEP, seat))


def ask_amount(s: "GuildsState", frame: Frame) -> list[int]:
    """All of it, one, or no more (GOL-EFFECT-7, GOL-REWARD-15)."""
    del s
    _, _, op, left, _ = frame
    return [STOP, TAKE, PART] if left > 1 and op in COUNTED else [STOP, TAKE]


def answer_amount(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, op, left, mode = stack.pop()
    if action == TAKE:
        perform(s, stack, seat, op, left, log)
    elif action == PART:
        perform(s, stack, seat, op, 1, log)
        stack.append((AMOUNT, seat, op, left - 1, mode))
    advance(s, stack, log)


# Pawns that move (GOL-OP-3 to GOL-OP-5)


def ask_for_pawn(s: "GuildsState", stack: list[Frame], frame: Frame) -> None:
    """Ask which pawn moves, if any can."""
    if len(ask_pawn_from(s, frame) if frame[0] == PAWN_FROM else ask_send(s, frame)) > (frame[4] != COMPULSORY):
        stack.append(frame)


def ask_pawn_from(s: "GuildsState", frame: Frame) -> list[int]:
    """Which pawn to move to an open tile, or stop (GOL-OP-4)."""
    _, seat, _, places, mode, tile = frame
    there = s.open
    if tile >= 0:
        there &= ~(1 << tile)  # GOL-REWARD-8
    found = turn.pawn_places(s, seat, places) if there else []
    if there and not there & (there - 1):
        found = [action for action in found if action != FROM - 1 + there.bit_length()]
    return found if mode == COMPULSORY and found else [STOP, *found]


def answer_pawn_from(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    frame = stack.pop()
    if action == STOP:
        advance(s, stack, log)
    else:
        stack.append((PAWN_TO, *frame[1:], action - FROM))


def ask_pawn_to(s: "GuildsState", frame: Frame) -> list[int]:
    """Any other open tile, whatever its livery (GOL-OP-4, GOL-OP-25)."""
    _, _, _, _, _, tile, source = frame
    there = s.open
    if tile >= 0:
        there &= ~(1 << tile)
    if source >= 0:
        there &= ~(1 << source)
    return [TO + one for one in bits(there)]


def answer_pawn_to(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, left, places, mode, tile, source = stack.pop()
    height = len(stack)
    turn.move_pawn(s, stack, seat, source, action - TO, mode != TRIGGERED, log)
    if left > 1:
        again = (PAWN_FROM, seat, left - 1, places, mode, tile)
        if len(stack) > height:
            stack.insert(height, again)  # what the move set off comes first
        else:
            ask_for_pawn(s, stack, again)
    advance(s, stack, log)


def ask_send(s: "GuildsState", frame: Frame) -> list[int]:
    """Which pawn to send to the Plantation, or stop (GOL-OP-5)."""
    _, seat, _, places, mode = frame
    found = turn.pawn_places(s, seat, places)
    return found if mode == COMPULSORY and found else [STOP, *found]


def answer_send(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, left, places, mode = stack.pop()
    if action != STOP:
        take_from(s, seat, action - FROM, log)
        to_plantation(s, seat, 1, log)
        if left > 1:
            ask_for_pawn(s, stack, (SEND, seat, left - 1, places, mode))
    advance(s, stack, log)


def ask_place(s: "GuildsState", frame: Frame) -> list[int]:
    """Which open tile a pawn from the reserve goes to, or stop (GOL-OP-3)."""
    del frame
    return [STOP, *(TO + tile for tile in bits(s.open))]


def answer_place(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, left = stack.pop()
    if action != STOP:
        from_reserve(s, seat, 1, log)
        add_pawn(s, seat, action - TO, log)
        if left > 1:
            stack.append((PLACE, seat, left - 1))
    advance(s, stack, log)


def ask_eviction(s: "GuildsState", frame: Frame) -> list[int]:
    """Which opponent's liveryman to send to the Guildhall, or stop (GOL-OP-8)."""
    seat = frame[1]
    answers = [STOP]
    for tile in bits(s.open):
        at = OWNERS * tile
        answers += [EVICT + at + owner for owner in range(len(s.reserve)) if owner != seat and s.pawns[at + owner]]
    return answers


def answer_eviction(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, left = stack.pop()
    if action != STOP:
        tile, owner = divmod(action - EVICT, OWNERS)
        remove_pawn(s, owner, tile, log)
        to_guildhall(s, owner, 1, log)
        again = (EVICTION, seat, left - 1)
        if left > 1 and len(ask_eviction(s, again)) > 1:
            stack.append(again)
    advance(s, stack, log)


# Cards (GOL-OP-9, GOL-OP-10)


def ask_recovery(s: "GuildsState", frame: Frame) -> list[int]:
    """Which card to take back from the discard pile, or stop (GOL-OP-9)."""
    del frame
    recover = s.box.recover
    return [STOP, *(recover + card for card in sorted(set(s.discard)))]


def answer_recovery(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, left = stack.pop()
    if action != STOP:
        card = action - s.box.recover
        s.discard.remove(card)
        s.hands[seat].append(card)
        s.known[seat] = tuple(sorted((*s.known[seat], card)))  # everybody has seen it go there
        if log is not None:
            log.append(put(in_hand(s, seat, card), "discard", f"hand-{seat}"))
            log.append(gain(seat, "cards", 1))
        if left > 1:
            stack.append((RECOVERY, seat, left - 1))
    advance(s, stack, log)


def shed(s: "GuildsState", stack: list[Frame], seat: int, n: int, log: Log) -> None:
    """Discard n cards, chosen one by one; all, without asking, if there are no more (GOL-OP-10)."""
    hand = s.hands[seat]
    if len(hand) > n:
        stack.append((SHED, seat, n))
        return
    for card in hand.copy():
        if log is not None:
            log.append(did(seat, s.game.move(s.box.discard + card), True))
        turn.pay(s, seat, card, log)


# Choices (GOL-OP-11), rewards (GOL-REWARD-2) and goals (GOL-OP-6)


def ask_either(s: "GuildsState", frame: Frame) -> list[int]:
    """Which of the effects that a card offers (GOL-OP-11)."""
    del s
    return list(range(OPTION, OPTION + frame[3]))


def answer_either(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, first, _, mode, tile = stack.pop()
    stack.append((RUN, seat, first + action - OPTION, 0, mode, tile))
    advance(s, stack, log)


def reward(s: "GuildsState", seat: int, program: int, extra: int, tile: int, log: Log) -> None:
    """Offer a reward: whole or in part, where that is not the same (GOL-REWARD-2, GOL-REWARD-4)."""
    stack = s.pending[0]
    operations = s.box.programs[program] + s.box.programs[extra]
    declinable = [one for one in operations if one[0] <= OP_MAYORAL and possible(s, seat, one[0], one[1])]
    if declinable and len(operations) > 1:
        stack.append((REWARD, seat, program, extra, tile))
    else:
        give(s, stack, seat, program, extra, tile, IN_PART, log)


def ask_reward(s: "GuildsState", frame: Frame) -> list[int]:
    """Take it whole, or effect by effect: points can be unwelcome, they change the order (GOL-REWARD-2)."""
    del s, frame
    return [TAKE, PART]


def answer_reward(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, program, extra, tile = stack.pop()
    give(s, stack, seat, program, extra, tile, WHOLE if action == TAKE else IN_PART, log)


def give(
    s: "GuildsState", stack: list[Frame], seat: int, program: int, extra: int, tile: int, mode: int, log: Log
) -> None:
    """Effects from left to right; of a second place, the token's before the tile's (GOL-REWARD-1, GOL-REWARD-4)."""
    if extra:
        stack.append((RUN, seat, extra, 0, mode, tile))
    stack.append((RUN, seat, program, 0, mode, tile))
    advance(s, stack, log)


def ask_keep(s: "GuildsState", frame: Frame) -> list[int]:
    """Which of the mayoral cards drawn to keep (GOL-REWARD-10)."""
    keep = s.box.keep
    return [keep + goal for goal in sorted({code // SEATS for code in s.offers[frame[1]]})]


def answer_keep(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    keep_goal(s, seat, action - s.box.keep, log)
    if s.offers[seat]:
        stack.append((ORDER, seat))
    advance(s, stack, log)


def keep_goal(s: "GuildsState", seat: int, goal: int, log: Log) -> None:
    """Of several, nobody else can tell which was kept and which went back (GOL-INFO-5)."""
    offer = s.offers[seat]
    if len(offer) > 1:
        offer = tuple([code // SEATS * SEATS | 1 << seat for code in offer])
    at = next(i for i, code in enumerate(offer) if code // SEATS == goal)
    s.offers[seat] = offer[:at] + offer[at + 1 :]
    s.goals[seat] += (offer[at],)
    if log is not None:
        log.append(put(goal_name(s, seat, goal, 0), f"offer-{seat}", f"goals-{seat}"))
        log.append(gain(seat, "goals", 1))


def ask_order(s: "GuildsState", frame: Frame) -> list[int]:
    """Which card goes under the deck next, below those that went before (GOL-REWARD-10, GOL-CHOICE-6)."""
    under = s.box.under
    return [under + goal for goal in sorted({code // SEATS for code in s.offers[frame[1]]})]


def answer_order(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    goal = action - s.box.under
    offer = s.offers[seat]
    at = next(i for i, code in enumerate(offer) if code // SEATS == goal)
    if log is not None:
        log.append(put(goal_name(s, seat, goal, len(offer)), f"offer-{seat}", "mayoral"))
    s.offers[seat] = offer[:at] + offer[at + 1 :]
    s.under += (offer[at],)
    if s.offers[seat]:
        stack.append((ORDER, seat))
    advance(s, stack, log)
