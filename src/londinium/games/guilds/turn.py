"""A player's turn: hire, move, use effects and pay for them, draw, and the hand limit (GOL-TURN to GOL-HAND)."""

from typing import TYPE_CHECKING

from londinium.games.guilds import effects
from londinium.games.guilds.box import GUILDHALL, OPEN, PLANTATION, RESOLVED
from londinium.games.guilds.moves import (
    FROM,
    FROM_GUILDHALL,
    FROM_PLANTATION,
    LIMIT,
    MOVE_FROM,
    MOVE_TO,
    OWNERS,
    PAY,
    PAY_PAWN,
    RUN,
    STOP,
    TO,
    TURN,
)
from londinium.games.guilds.pieces import (
    TURNS,
    add_pawn,
    bits,
    draw_cards,
    from_reserve,
    leave_hand,
    take_from,
    to_guildhall,
    to_reserve,
)
from londinium.kernel.events import Log, did, rule, stage
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState


def begin_turn(s: "GuildsState", seat: int, log: Log) -> None:
    """The next player in track order (GOL-ORDER-4)."""
    if s.hands[seat] and not s.reserve[seat]:
        s.reveal()  # whether there is anything to play depends on the hand, and that is hidden
    s.phase = TURNS
    s.turn = seat
    s.acted |= 1 << seat
    s.pending[0].append((TURN, seat))
    if log is not None:
        log.append(stage("turn", s.acted.bit_count()))


def ask_turn(s: "GuildsState", frame: Frame) -> list[int]:
    """Which card to play, and how; or end the turn (GOL-TURN-1, GOL-TURN-2)."""
    seat = frame[1]
    hand = s.hands[seat]
    answers = [STOP]
    if not hand:
        return answers
    box = s.box
    cards = sorted(set(hand))
    if s.reserve[seat]:  # GOL-HIRE-2
        hire = box.hire
        answers += [hire + card for card in cards]
    here = s.where[seat]
    if s.guildhall[seat] or here:
        move, fits, open_ = box.move, box.fits, s.open
        if s.guildhall[seat]:
            answers += [move + card for card in cards if fits[card] & open_]  # GOL-MOVE-1
        else:
            for card in cards:
                there = fits[card] & open_
                if there and not (there == here and not there & (there - 1)):  # GOL-MOVE-4
                    answers.append(move + card)
    use, cost, pawn_cost = box.use, box.cost, box.pawn_cost
    others = len(hand) - 1
    for card in cards:
        if cost[card] <= others and (
            not pawn_cost[card] or pawns_within(s, seat, box.pawns_from[card], pawn_cost[card])
        ):
            answers.append(use + card)  # GOL-EFFECT-2, GOL-COST-5
    return answers


def answer_turn(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack[-1][1]
    if action == STOP:
        stack.pop()
        end_turn(s, seat, log)
        return
    box = s.box
    if action < box.move:
        play(s, seat, action - box.hire, log)
        from_reserve(s, seat, 1, log)  # GOL-HIRE-1
        to_guildhall(s, seat, 1, log)
        if s.on_hire:
            trigger(stack, seat, s.on_hire)
            effects.advance(s, stack, log)
    elif action < box.use:
        card = action - box.move
        play(s, seat, card, log)
        stack.append((MOVE_FROM, seat, card))
    else:
        card = action - box.use
        play(s, seat, card, log)
        stack.append((RUN, seat, box.effects[card], 0, effects.CARD, -1))
        if box.pawn_cost[card]:
            stack.append((PAY_PAWN, seat, box.pawn_cost[card], box.pawns_from[card]))
        if box.cost[card]:
            pay_cards(s, stack, seat, box.cost[card], log)
        effects.advance(s, stack, log)


def play(s: "GuildsState", seat: int, card: int, log: Log) -> None:
    """The card lies before its player until the turn ends (GOL-TURN-4)."""
    leave_hand(s, seat, card, log)
    s.played.append(card)


def trigger(stack: list[Frame], seat: int, programs: tuple[int, ...]) -> None:
    """What happens whenever this happens; it sets nothing else off (GOL-OP-14, GOL-OP-15)."""
    for program in reversed(programs):
        stack.append((RUN, seat, program, 0, effects.TRIGGERED, -1))


# Move (GOL-MOVE)


def ask_move_from(s: "GuildsState", frame: Frame) -> list[int]:
    """Which pawn to move: from the Guildhall or a tile, where another tile fits the card (GOL-MOVE-5)."""
    _, seat, card = frame
    there = s.box.fits[card] & s.open
    answers = [FROM_GUILDHALL] if s.guildhall[seat] else []
    answers += [FROM + tile for tile in bits(s.where[seat]) if there & ~(1 << tile)]
    return answers


def answer_move_from(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    del s, log
    _, seat, card = stack.pop()
    stack.append((MOVE_TO, seat, card, action - FROM))


def ask_move_to(s: "GuildsState", frame: Frame) -> list[int]:
    """Which open tile with a livery of the card to move to (GOL-MOVE-1 to GOL-MOVE-4)."""
    _, _, card, source = frame
    there = s.box.fits[card] & s.open
    if source >= 0:
        there &= ~(1 << source)
    return [TO + tile for tile in bits(there)]


def answer_move_to(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, _, source = stack.pop()
    move_pawn(s, stack, seat, source, action - TO, True, log)
    effects.advance(s, stack, log)


def move_pawn(
    s: "GuildsState", stack: list[Frame], seat: int, source: int, tile: int, triggers: bool, log: Log
) -> None:
    """Move a pawn onto an open tile; what depends on moves follows (GOL-OP-15, GOL-OP-17)."""
    take_from(s, seat, source, log)
    add_pawn(s, seat, tile, log)
    if s.phase == TURNS:
        s.moved += 1
    if triggers and s.on_move:
        trigger(stack, seat, s.on_move)


# Costs (GOL-COST)


def pawns_within(s: "GuildsState", seat: int, places: int, enough: int) -> bool:
    """Whether a seat has as many pawns in these places (GOL-COST-4)."""
    n = 0
    if places & GUILDHALL:
        n = s.guildhall[seat]
    if places & PLANTATION:
        n += s.plantation[seat]
    if n >= enough:
        return True
    here = s.where[seat]
    if places & RESOLVED:
        n += (here & ~s.open).bit_count()
    if places & OPEN and n < enough:
        pawns = s.pawns
        for tile in bits(here & s.open):
            n += pawns[OWNERS * tile + seat]
    return n >= enough


def pay_cards(s: "GuildsState", stack: list[Frame], seat: int, n: int, log: Log) -> None:
    """Pay with other cards, chosen one by one; without asking where all that are left must go (GOL-COST-1)."""
    hand = s.hands[seat]
    if len(hand) > n:
        stack.append((PAY, seat, n))
        return
    for card in hand.copy():
        if log is not None:
            log.append(did(seat, s.game.move(s.box.pay + card), True))
        pay(s, seat, card, log)


def ask_pay(s: "GuildsState", frame: Frame) -> list[int]:
    """Which card to pay with (GOL-COST-1)."""
    pay = s.box.pay
    return [pay + card for card in sorted(set(s.hands[frame[1]]))]


def answer_pay(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, left = stack.pop()
    pay(s, seat, action - s.box.pay, log)
    if left > 1:
        pay_cards(s, stack, seat, left - 1, log)
    effects.advance(s, stack, log)


def pay(s: "GuildsState", seat: int, card: int, log: Log) -> None:
    leave_hand(s, seat, card, log)
    s.discard.append(card)  # GOL-COST-2


def ask_pay_pawn(s: "GuildsState", frame: Frame) -> list[int]:
    """Which pawn to pay with (GOL-COST-3, GOL-COST-4)."""
    _, seat, _, places = frame
    return pawn_places(s, seat, places)


def pawn_places(s: "GuildsState", seat: int, places: int) -> list[int]:
    """Where a seat has a pawn, among these places: the numbers of the moves that take one from there."""
    answers = [FROM_GUILDHALL] if places & GUILDHALL and s.guildhall[seat] else []
    if places & PLANTATION and s.plantation[seat]:
        answers.append(FROM_PLANTATION)
    here = s.where[seat]
    if not places & OPEN:
        here &= ~s.open
    if not places & RESOLVED:
        here &= s.open
    if here:
        answers += [FROM + tile for tile in bits(here)]
    return answers


def answer_pay_pawn(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, left, places = stack.pop()
    take_from(s, seat, action - FROM, log)
    to_reserve(s, seat, 1, log)  # GOL-COST-3, GOL-COST-6
    if left > 1:
        stack.append((PAY_PAWN, seat, left - 1, places))
    effects.advance(s, stack, log)


# The end of the turn (GOL-DRAW, GOL-HAND)


def end_turn(s: "GuildsState", seat: int, log: Log) -> None:
    """Played cards to the discard pile, then the draw, then the limit (GOL-DRAW-1)."""
    box = s.box
    basic = box.draw_after_play if s.played else box.draw_without_play  # GOL-DRAW-2, GOL-DRAW-3
    if s.round == box.rounds[s.players]:
        basic = 0  # GOL-DRAW-4
        if log is not None:
            log.append(rule("GOL-DRAW-4"))
    s.discard += s.played
    s.played = []
    s.on_hire = s.on_move = ()  # GOL-EFFECT-5
    draw_cards(s, seat, basic + s.later, log)
    s.hired = s.moved = s.sent = s.later = 0
    over = len(s.hands[seat]) - hand_limit(s, seat)
    if over > 0:
        s.pending[0].append((LIMIT, seat, over))  # GOL-HAND-1


def hand_limit(s: "GuildsState", seat: int) -> int:
    """How many cards a seat may keep; a Master may raise it (GOL-HAND-2, GOL-OP-16)."""
    limit = s.box.hand_limit
    for tile, value in s.box.limits:
        if s.where[seat] & tile & ~s.open:
            limit = value
    return limit


def ask_discard(s: "GuildsState", frame: Frame) -> list[int]:
    """Which card to discard, because of the hand limit or of an effect (GOL-HAND-1, GOL-OP-10)."""
    discard = s.box.discard
    return [discard + card for card in sorted(set(s.hands[frame[1]]))]


def answer_discard(s: "GuildsState", stack: list[Frame], action: int, log: Log) -> None:
    kind, seat, left = stack.pop()
    pay(s, seat, action - s.box.discard, log)
    if left > 1:
        stack.append((kind, seat, left - 1))
    effects.advance(s, stack, log)
