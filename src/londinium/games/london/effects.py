"""The effects of cards and boroughs, one by one (LON-EFF): what the data names is carried out here and nowhere else."""

from typing import TYPE_CHECKING, Any

from londinium.games.london import develop, explain, loans, ops, run
from londinium.games.london.board import discard, distinct
from londinium.games.london.components import BUILDING, PAUPER
from londinium.games.london.draw import begin_draw
from londinium.games.london.moves import EFFECT, QUESTIONS, SPACES, ActivationQuestion, LondonQuestion
from londinium.kernel.events import Log, gain, rule
from londinium.kernel.questions import Stack, Step
from londinium.kernel.tuples import changed

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState


def begin_effects(s: "LondonState", stack: Stack, seat: int, source: int, place: int) -> None:
    """All effects of a card or a borough; `place`: the stack of the card, -1 for none."""
    stack.append(Effects(seat, source, (1 << len(s.box.programs[source])) - 1, place))


@QUESTIONS.step(32)
class Effects(Step, frozen=True):
    """The next effect as printed, or a question where two orders can differ (LON-RUN-7)."""

    source: int
    left: int  # effects still to come, as bits
    place: int  # the stack of the card, -1 for none

    def carry_on(self, s: "LondonState", stack: Stack, log: Log) -> None:
        left = self.left
        if s.box.ordered[self.source] and left & (left - 1):
            stack[-1] = Order(self.seat, self.source, left, self.place)
        else:
            carry_out(s, stack, self, (left & -left).bit_length() - 1, log)


@QUESTIONS.question(15, "order", moves=("effect",), rules={"effect": (("LON-RUN-7", explain.effect_is_left),)})
class Order(LondonQuestion, frozen=True):
    """Which effect of the card comes next."""

    source: int
    left: int  # effects still to come, as bits
    place: int  # the stack of the card, -1 for none

    def answers(self, s: "LondonState") -> list[int]:
        first, left = s.box.n.effect, self.left
        return [first + effect for effect in range(left.bit_length()) if left >> effect & 1]

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        carry_out(s, stack, self, action - s.box.n.effect, log)

    def about(self, s: "LondonState") -> dict[str, Any]:
        return {**source_of(s, self.source), **super().about(s)}


def carry_out(s: "LondonState", stack: Stack, program: Effects | Order, index: int, log: Log) -> None:
    """One effect of those on top of the stack: at once, or with the question that it asks."""
    seat, source, place = program.seat, program.source, program.place
    left = program.left & ~(1 << index)
    if left:
        stack[-1] = Effects(seat, source, left, place)
    else:
        stack.pop()
    effect = s.box.programs[source][index]
    op, amount = effect.op, effect.amount
    if op == ops.GAIN_MONEY:
        gain_money(s, seat, amount, log)
    elif op == ops.GAIN_PRESTIGE:
        gain_prestige(s, seat, amount, log)
    elif op == ops.REMOVE_POVERTY:
        remove_poverty(s, seat, amount, log)
    elif op == ops.GAIN_POVERTY:
        gain_poverty(s, seat, amount, log)
    elif op == ops.GAIN_MONEY_PER:
        gain_money(s, seat, amount * count(s, seat, effect), log)
    elif op == ops.GAIN_PRESTIGE_PER:
        gain_prestige(s, seat, amount * count(s, seat, effect), log)
    elif op == ops.DRAW_CARDS:
        begin_draw(s, stack, seat, amount, 0, EFFECT, log)
    elif op == ops.DISCARD_FOR:
        if discardable(s, seat, effect):
            owed = source >= s.box.ability_source  # using a borough's ability means to discard
            stack.append(Discards(seat, source, index, amount, owed))
    elif op == ops.GIVE_POVERTY:
        if s.poverty[seat]:  # LON-CARD-24
            stack.append(Target(seat, source, index))
    elif op == ops.TARGET_GAINS_POVERTY:
        stack.append(Target(seat, source, index))
    elif op == ops.TAKE_MONEY_FROM_EACH:
        for other in opponents(s, seat):
            gain_money(s, seat, loans.force(s, other, amount, log), log)  # LON-CARD-26
    elif op == ops.EACH_PAYS_PER:
        for other in opponents(s, seat):
            loans.force(s, other, amount * count(s, other, effect), log)  # LON-CARD-27
    elif op == ops.PLACE_FROM_BOARD:
        if placeable(s, seat, effect.pays):
            stack.append(PlaceFromBoard(seat, place, effect.pays))
    elif op == ops.REACTIVATE:
        if run.again(s, seat, place, effect.waives):
            stack.append(run.Again(seat, place, effect.waives))
        elif log is not None:
            log.append(rule("LON-CARD-32"))
    elif op == ops.IGNORE_HAND_POVERTY:
        s.ignored += amount
    elif op == ops.TAKE_STORED_MONEY:
        take_stored_money(s, seat, place, log)
    else:
        s.free += amount  # FREE_BUILDS


def source_of(s: "LondonState", source: int) -> dict[str, Any]:
    """The card or borough whose effect is carried out."""
    box = s.box
    if source < box.run_source:
        return {"source": "card", "card": box.ids[source]}
    return {"source": "borough", "borough": box.borough_ids[(source - box.run_source) % len(box.boroughs)]}


def opponents(s: "LondonState", seat: int) -> list[int]:
    """In turn order, from the left of the seat (LON-CARD-31)."""
    return [(seat + i) % s.players for i in range(1, s.players)]


def count(s: "LondonState", seat: int, effect: ops.Effect) -> int:
    """The seat's face-up cards of a colour, or some of its boroughs, as they are now (LON-RUN-14, LON-LAND-13)."""
    colour, boroughs = effect.colour, effect.boroughs
    if colour == ops.COUNTS_BOROUGHS:
        return sum([boroughs >> borough & 1 for borough in s.lands[seat]])
    box, down = s.box, s.down[seat]
    found = 0
    for stack, piece in enumerate(s.tops[seat]):
        if box.colour[box.face_of[piece]] == colour and not down >> stack & 1:
            found += 1
    return found


# What a seat has more or less of


def gain_money(s: "LondonState", seat: int, n: int, log: Log) -> None:
    s.money[seat] += n
    if log is not None and n:
        log.append(gain(seat, "money", n))


def gain_prestige(s: "LondonState", seat: int, n: int, log: Log) -> None:
    s.prestige[seat] += n
    if log is not None and n:
        log.append(gain(seat, "prestige", n))


def gain_poverty(s: "LondonState", seat: int, n: int, log: Log) -> None:
    s.poverty[seat] += n
    if log is not None and n:
        log.append(gain(seat, "poverty", n))


def remove_poverty(s: "LondonState", seat: int, n: int, log: Log) -> None:
    """Never below 0; the excess is lost (LON-RUN-9, LON-LAND-9)."""
    removed = min(n, s.poverty[seat])
    s.poverty[seat] -= removed
    if log is not None and removed:
        log.append(gain(seat, "poverty", -removed))


def take_stored_money(s: "LondonState", seat: int, place: int, log: Log) -> None:
    """LON-CARD-15."""
    money = s.stored[seat][place]
    s.stored[seat] = changed(s.stored[seat], place, 0)
    if log is not None and money:
        log.append(gain(seat, "stored", -money))
    gain_money(s, seat, money, log)


# Discards through an effect (LON-CARD-21, LON-CARD-22)


def discardable(s: "LondonState", seat: int, effect: ops.Effect) -> list[int]:
    """The faces of the hand that an effect lets its owner discard."""
    if not effect.paupers:
        return distinct(s.hands[seat])
    kind = s.box.kind
    return [face for face in distinct(s.hands[seat]) if kind[face] == PAUPER]


@QUESTIONS.question(
    12,
    "discards",
    moves=("discard", "stop"),
    rules={
        "discard": (("LON-RUN-8", explain.card_is_in_hand), ("LON-CARD-22", explain.discard_passes_the_filter)),
        "stop": (("LON-BOR-7", explain.a_card_is_discarded),),
    },
)
class Discards(LondonQuestion, frozen=True):
    """Which card to discard, or no more."""

    source: int
    index: int  # of the effect
    left: int  # how many still; ANY_NUMBER
    owed: bool  # one at least

    def answers(self, s: "LondonState") -> list[int]:
        n = s.box.n
        first = n.discard
        found = [first + face for face in discardable(s, self.seat, s.box.programs[self.source][self.index])]
        if not self.owed:
            found.append(n.stop)
        return found

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        n, seat, left = s.box.n, self.seat, self.left
        if action == n.stop:
            return
        effect = s.box.programs[self.source][self.index]
        discard(s, seat, action - n.discard, log)
        for op, amount in effect.per_card:
            if op == ops.GAIN_MONEY:
                gain_money(s, seat, amount, log)
            elif op == ops.GAIN_PRESTIGE:
                gain_prestige(s, seat, amount, log)
            elif op == ops.REMOVE_POVERTY:
                remove_poverty(s, seat, amount, log)
            else:
                gain_poverty(s, seat, amount, log)
        if left != 1 and discardable(s, seat, effect):
            stack.append(Discards(seat, self.source, self.index, left - 1 if left > 0 else left, False))

    def about(self, s: "LondonState") -> dict[str, Any]:
        paupers = s.box.programs[self.source][self.index].paupers
        return {**source_of(s, self.source), "left": max(0, self.left), "paupers": paupers, **super().about(s)}


# An opponent of one's choice (LON-CARD-24, LON-CARD-25)


@QUESTIONS.question(13, "target", moves=("seat",), rules={"seat": (("LON-EFF-3", explain.seat_is_an_opponent),)})
class Target(LondonQuestion, frozen=True):
    """Any opponent (LON-EFF-3)."""

    source: int
    index: int  # of the effect

    def answers(self, s: "LondonState") -> list[int]:
        first = s.box.n.seat
        return [first + other for other in range(s.players) if other != self.seat]

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        effect = s.box.programs[self.source][self.index]
        amount = effect.amount
        if effect.op == ops.GIVE_POVERTY:
            amount = min(amount, s.poverty[self.seat])
            remove_poverty(s, self.seat, amount, log)
        gain_poverty(s, action - s.box.n.seat, amount, log)

    def about(self, s: "LondonState") -> dict[str, Any]:
        n = s.box.programs[self.source][self.index].amount
        return {**source_of(s, self.source), "n": n, **super().about(s)}


# A card of the board on one's own (LON-CARD-10, LON-CARD-11)


def placeable(s: "LondonState", seat: int, paid: bool) -> list[int]:
    """The spaces of the board with a building card that the seat can pay for."""
    box, reach = s.box, loans.reach(s, seat)
    found = []
    for space in box.spaces[s.players]:
        piece = s.board[space]
        if piece < 0 or box.kind[box.face_of[piece]] != BUILDING:
            continue
        if not paid or box.build_cost[box.face_of[piece]] <= reach:
            found.append(space)
    return found


@QUESTIONS.question(
    11,
    "coffee",
    moves=("take", "stop"),
    rules={
        "take": (
            ("LON-SETUP-2", explain.space_is_in_play),
            ("LON-CARD-10", explain.take_is_a_building),
            ("LON-COMP-10", explain.take_is_affordable),
        )
    },
)
class PlaceFromBoard(ActivationQuestion, frozen=True):
    """Which card of the board is laid on the card that was activated, or none."""

    paid: bool  # its build cost

    def answers(self, s: "LondonState") -> list[int]:
        n = s.box.n
        return [*[n.take + space for space in placeable(s, self.seat, self.paid)], n.stop]

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        """It may be activated in turn (LON-CARD-12, LON-CARD-36)."""
        stack.pop()
        n, seat = s.box.n, self.seat
        if action == n.stop:
            return
        space = action - n.take
        piece = s.board[space]
        if self.paid:
            loans.pay(s, seat, s.box.build_cost[s.box.face_of[piece]], log)
        s.board[space] = -1
        develop.lay(s, seat, piece, self.place, SPACES[space], log)
        if not s.options.coffee_house_same_run:
            s.barred |= 1 << self.place
