"""A player's turn: hire, move, use effects and pay for them, draw, and the hand limit (GOL-TURN to GOL-HAND)."""

from typing import TYPE_CHECKING, Any

from londinium.games.guilds import effects, explain
from londinium.games.guilds.box import CARD, GUILDHALL, OPEN, PLANTATION, RESOLVED, TRIGGERED
from londinium.games.guilds.moves import OWNERS, QUESTIONS, Several
from londinium.games.guilds.pieces import (
    TURNS,
    add_pawn,
    bits,
    draw_cards,
    from_reserve,
    leave_hand,
    place_name,
    take_from,
    to_guildhall,
    to_reserve,
)
from londinium.kernel.events import Log, did, rule, stage
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState


def begin_turn(s: "GuildsState", seat: int, log: Log) -> None:
    """The next player in track order (GOL-ORDER-4)."""
    if s.hands[seat] and not s.reserve[seat]:
        s.reveal()  # whether there is anything to play depends on the hand, and that is hidden
    s.phase = TURNS
    s.turn = seat
    s.acted |= 1 << seat
    s.pending[0].append(Turn(seat))
    if log is not None:
        log.append(stage("turn", s.acted.bit_count()))


@QUESTIONS.question(
    1,
    "turn",
    moves=("hire", "move", "use", "stop"),
    rules={
        "hire": (("GOL-TURN-1", explain.card_is_held), ("GOL-HIRE-2", explain.reserve_has_a_pawn)),
        "move": (
            ("GOL-TURN-1", explain.card_is_held),
            ("GOL-TERM-11", explain.pawn_can_move),
            ("GOL-MOVE-1", explain.some_tile_fits),
            ("GOL-MOVE-4", explain.some_other_tile_fits),
        ),
        "use": (
            ("GOL-TURN-1", explain.card_is_held),
            ("GOL-EFFECT-2", explain.cards_suffice),
            ("GOL-COST-3", explain.pawns_suffice),
        ),
    },
)
class Turn(Question, frozen=True):
    """Which card to play, and how; or end the turn (GOL-TURN-1, GOL-TURN-2)."""

    def answers(self, s: "GuildsState") -> list[int]:
        seat, box = self.seat, s.box
        hand = s.hands[seat]
        answers = [box.stop]
        if not hand:
            return answers
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

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        seat, box = self.seat, s.box
        if action == box.stop:
            stack.pop()
            end_turn(s, seat, log)
        elif action < box.move:
            play(s, seat, action - box.hire, log)
            from_reserve(s, seat, 1, log)  # GOL-HIRE-1
            to_guildhall(s, seat, 1, log)
            if s.on_hire:
                trigger(stack, seat, s.on_hire)
        elif action < box.use:
            card = action - box.move
            play(s, seat, card, log)
            stack.append(MoveFrom(seat, card))
        else:
            card = action - box.use
            play(s, seat, card, log)
            stack.append(effects.Run(seat, box.effects[card], 0, CARD, -1))
            if box.pawn_cost[card]:
                stack.append(PayPawn(seat, box.pawn_cost[card], box.pawns_from[card]))
            if box.cost[card]:
                pay_cards(s, stack, seat, box.cost[card], log)

    def about(self, s: "GuildsState") -> dict[str, Any]:
        return {"round": s.round, "later": s.later, "last": s.round == s.box.rounds[s.players]}


def play(s: "GuildsState", seat: int, card: int, log: Log) -> None:
    """The card lies before its player until the turn ends (GOL-TURN-4)."""
    leave_hand(s, seat, card, log)
    s.played += (card,)


def trigger(stack: Stack, seat: int, programs: tuple[int, ...]) -> None:
    """What happens whenever this happens; it sets nothing else off (GOL-OP-14, GOL-OP-15)."""
    for program in reversed(programs):
        stack.append(effects.Run(seat, program, 0, TRIGGERED, -1))


# Move (GOL-MOVE)


@QUESTIONS.question(
    2,
    "move-from",
    moves=("from",),
    rules={
        "from": (
            ("GOL-MOVE-5", explain.cards_do_not_move_settlers),
            ("GOL-TERM-4", explain.pawn_is_there),
            ("GOL-MOVE-4", explain.card_leads_elsewhere),
        ),
    },
)
class MoveFrom(Question, frozen=True):
    """Which pawn to move: from the Guildhall or a tile, where another tile fits the card (GOL-MOVE-5)."""

    card: int

    def answers(self, s: "GuildsState") -> list[int]:
        seat, box = self.seat, s.box
        answers = [box.from_guildhall] if s.guildhall[seat] else []
        there, here = box.fits[self.card] & s.open, s.where[seat]
        if not there & (there - 1):
            here &= ~there  # GOL-MOVE-4: the only tile that fits
        if here:
            from_tile = box.from_tile
            answers += [from_tile + tile for tile in bits(here)]
        return answers

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        del log
        stack[-1] = self.then(action - s.box.from_tile)

    def then(self, source: int) -> "MoveTo":
        return MoveTo(self.seat, self.card, source)

    def about(self, s: "GuildsState") -> dict[str, Any]:
        return s.moment()


@QUESTIONS.question(
    3,
    "move-to",
    moves=("to",),
    rules={
        "to": (
            ("GOL-MOVE-3", explain.tile_is_open),
            ("GOL-MOVE-4", explain.tile_is_another),
            ("GOL-MOVE-2", explain.tile_shows_a_livery),
        ),
    },
)
class MoveTo(Question, frozen=True):
    """Which open tile with a livery of the card to move to (GOL-MOVE-1 to GOL-MOVE-4)."""

    card: int
    source: int

    def answers(self, s: "GuildsState") -> list[int]:
        there = s.box.fits[self.card] & s.open
        if self.source >= 0:
            there &= ~(1 << self.source)
        to_tile = s.box.to_tile
        return [to_tile + tile for tile in bits(there)]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        move_pawn(s, stack, self.seat, self.source, action - s.box.to_tile, True, log)

    def about(self, s: "GuildsState") -> dict[str, Any]:
        return {**s.moment(), "source": place_name(s, self.source)}


def move_pawn(s: "GuildsState", stack: Stack, seat: int, source: int, tile: int, triggers: bool, log: Log) -> None:
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


def pay_cards(s: "GuildsState", stack: Stack, seat: int, n: int, log: Log) -> None:
    """Pay with other cards, chosen one by one; without asking where all that are left must go (GOL-COST-1)."""
    hand = s.hands[seat]
    if len(hand) > n:
        stack.append(PayCard(seat, n))
        return
    for card in hand.copy():
        if log is not None:
            log.append(did(seat, s.game.move(s.box.pay + card), True))
        pay(s, seat, card, log)


@QUESTIONS.question(4, "pay", moves=("pay",), rules={"pay": (("GOL-COST-1", explain.card_is_held),)})
class PayCard(Several, frozen=True):
    """Which card to pay with (GOL-COST-1)."""

    def answers(self, s: "GuildsState") -> list[int]:
        pay = s.box.pay
        return [pay + card for card in sorted(set(s.hands[self.seat]))]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        pay(s, self.seat, action - s.box.pay, log)
        if self.left > 1:
            pay_cards(s, stack, self.seat, self.left - 1, log)


def pay(s: "GuildsState", seat: int, card: int, log: Log) -> None:
    leave_hand(s, seat, card, log)
    s.discard.append(card)  # GOL-COST-2


@QUESTIONS.question(
    5,
    "pay-pawn",
    moves=("from",),
    rules={"from": (("GOL-TERM-4", explain.pawn_is_there), ("GOL-COST-4", explain.place_can_pay))},
)
class PayPawn(Several, frozen=True):
    """Which pawn to pay with (GOL-COST-3, GOL-COST-4)."""

    places: int

    def answers(self, s: "GuildsState") -> list[int]:
        return pawn_places(s, self.seat, self.places)

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        take_from(s, self.seat, action - s.box.from_tile, log)
        to_reserve(s, self.seat, 1, log)  # GOL-COST-3, GOL-COST-6
        if self.left > 1:
            stack.append(PayPawn(self.seat, self.left - 1, self.places))


def pawn_places(s: "GuildsState", seat: int, places: int) -> list[int]:
    """Where a seat has a pawn, among these places: the numbers of the moves that take one from there."""
    box = s.box
    answers = [box.from_guildhall] if places & GUILDHALL and s.guildhall[seat] else []
    if places & PLANTATION and s.plantation[seat]:
        answers.append(box.from_plantation)
    here = s.where[seat]
    if not places & OPEN:
        here &= ~s.open
    if not places & RESOLVED:
        here &= s.open
    if here:
        from_tile = box.from_tile
        answers += [from_tile + tile for tile in bits(here)]
    return answers


# The end of the turn (GOL-DRAW, GOL-HAND)


def basic_draw(s: "GuildsState") -> int:
    """How many cards the end of the turn brings besides those of effects; none in the final round (GOL-DRAW-4)."""
    box = s.box
    if s.round == box.rounds[s.players]:
        return 0
    return box.draw_after_play if s.played else box.draw_without_play  # GOL-DRAW-2, GOL-DRAW-3


def end_turn(s: "GuildsState", seat: int, log: Log) -> None:
    """Played cards to the discard pile, then the draw, then the limit (GOL-DRAW-1)."""
    basic = basic_draw(s)
    if s.round == s.box.rounds[s.players] and log is not None:
        log.append(rule("GOL-DRAW-4"))
    s.discard.extend(s.played)
    s.played = ()
    s.on_hire = s.on_move = ()  # GOL-EFFECT-5
    draw_cards(s, seat, basic + s.later, log)
    s.hired = s.moved = s.sent = s.later = 0
    over = len(s.hands[seat]) - hand_limit(s, seat)
    if over > 0:
        s.pending[0].append(Limit(seat, over))  # GOL-HAND-1


def hand_limit(s: "GuildsState", seat: int) -> int:
    """How many cards a seat may keep; a Master may raise it (GOL-HAND-2, GOL-OP-16)."""
    limit = s.box.hand_limit
    for tile, value in s.box.limits:
        if s.where[seat] & tile & ~s.open:
            limit = value
    return limit


class Discarding(Several, frozen=True):
    """Which card to discard."""

    def answers(self, s: "GuildsState") -> list[int]:
        discard = s.box.discard
        return [discard + card for card in sorted(set(s.hands[self.seat]))]

    def answer(self, s: "GuildsState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        pay(s, self.seat, action - s.box.discard, log)
        if self.left > 1:
            stack.append(type(self)(self.seat, self.left - 1))


@QUESTIONS.question(13, "shed", moves=("discard",), rules={"discard": (("GOL-OP-10", explain.card_is_held),)})
class Shed(Discarding, frozen=True):
    """Because of an effect (GOL-OP-10)."""


@QUESTIONS.question(14, "limit", moves=("discard",), rules={"discard": (("GOL-HAND-1", explain.card_is_held),)})
class Limit(Discarding, frozen=True):
    """Because of the hand limit (GOL-HAND-1)."""
