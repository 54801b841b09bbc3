"""The effects of cards and boroughs, one by one (LON-EFF): what the data names is carried out here and nowhere else."""

from typing import TYPE_CHECKING

from londinium.games.london import box as ops
from londinium.games.london import develop, land, loans, run
from londinium.games.london.board import discard, distinct
from londinium.games.london.components import BUILDING, PAUPER
from londinium.games.london.draw import begin_draw
from londinium.games.london.moves import (
    AGAIN,
    BENEFITS,
    COFFEE,
    DISCARDS,
    EFFECT,
    EFFECTS,
    FLIPS,
    ORDER,
    SPACES,
    TARGET,
)
from londinium.kernel.events import Log, gain, rule
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState


def begin_effects(s: "LondonState", stack: list[Frame], seat: int, source: int, place: int) -> None:
    """All effects of a card or a borough; `place`: the stack of the card, -1 for none."""
    stack.append((EFFECTS, seat, source, (1 << len(s.box.programs[source])) - 1, place))


def carry_on(s: "LondonState", stack: list[Frame], log: Log) -> None:
    """What comes when the questions above a frame are answered."""
    frame = stack[-1]
    kind, seat = frame[0], frame[1]
    if kind == EFFECTS:
        next_effect(s, stack, log)
        return
    stack.pop()
    if kind == FLIPS:
        run.flip_activated(s, stack, seat, frame[2], frame[3], log)
    elif kind == BENEFITS:
        land.take_benefits(s, seat, frame[2], log)
    else:
        run.end_run(s, seat, log)


def next_effect(s: "LondonState", stack: list[Frame], log: Log) -> None:
    """The next effect as printed, or a question where two orders can differ (LON-RUN-7)."""
    _, seat, source, left, place = stack[-1]
    box = s.box
    if box.ordered[source] and left & (left - 1):
        stack[-1] = (ORDER, seat, source, left, place)
        return
    lowest = left & -left
    left ^= lowest
    if left:
        stack[-1] = (EFFECTS, seat, source, left, place)
    else:
        stack.pop()
    carry_out(s, stack, seat, source, lowest.bit_length() - 1, place, log)


def ask_order(s: "LondonState", frame: Frame) -> list[int]:
    """Which effect of the card comes next."""
    first, left = s.box.n.effect, frame[3]
    return [first + effect for effect in range(left.bit_length()) if left >> effect & 1]


def answer_order(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, source, left, place = stack[-1]
    effect = action - s.box.n.effect
    stack[-1] = (EFFECTS, seat, source, left & ~(1 << effect), place)
    carry_out(s, stack, seat, source, effect, place, log)


def carry_out(s: "LondonState", stack: list[Frame], seat: int, source: int, index: int, place: int, log: Log) -> None:
    """One effect: at once, or with the question that it asks."""
    effect = s.box.programs[source][index]
    op, amount, one, two, _ = effect
    if op == ops.GAIN_MONEY:
        gain_money(s, seat, amount, log)
    elif op == ops.GAIN_PRESTIGE:
        gain_prestige(s, seat, amount, log)
    elif op == ops.REMOVE_POVERTY:
        remove_poverty(s, seat, amount, log)
    elif op == ops.GAIN_POVERTY:
        gain_poverty(s, seat, amount, log)
    elif op == ops.GAIN_MONEY_PER:
        gain_money(s, seat, amount * count(s, seat, one, two), log)
    elif op == ops.GAIN_PRESTIGE_PER:
        gain_prestige(s, seat, amount * count(s, seat, one, two), log)
    elif op == ops.DRAW_CARDS:
        begin_draw(s, stack, seat, amount, 0, EFFECT, log)
    elif op == ops.DISCARD_FOR:
        least = 1 if source >= s.box.ability_source else 0  # whoever uses a borough's ability means to discard
        if discardable(s, seat, effect):
            stack.append((DISCARDS, seat, source, index, amount, least))
    elif op == ops.GIVE_POVERTY:
        if s.poverty[seat]:  # LON-CARD-24
            stack.append((TARGET, seat, source, index))
    elif op == ops.TARGET_GAINS_POVERTY:
        stack.append((TARGET, seat, source, index))
    elif op == ops.TAKE_MONEY_FROM_EACH:
        for other in opponents(s, seat):
            gain_money(s, seat, loans.force(s, other, amount, log), log)  # LON-CARD-26
    elif op == ops.EACH_PAYS_PER:
        for other in opponents(s, seat):
            loans.force(s, other, amount * count(s, other, one, two), log)  # LON-CARD-27
    elif op == ops.PLACE_FROM_BOARD:
        if placeable(s, seat, one):
            stack.append((COFFEE, seat, place, one))
    elif op == ops.REACTIVATE:
        if run.again(s, seat, place, one):
            stack.append((AGAIN, seat, place, one))
        elif log is not None:
            log.append(rule("LON-CARD-32"))
    elif op == ops.IGNORE_HAND_POVERTY:
        s.ignored += amount
    elif op == ops.TAKE_STORED_MONEY:
        take_stored_money(s, seat, place, log)
    else:
        s.free += amount  # FREE_BUILDS


def opponents(s: "LondonState", seat: int) -> list[int]:
    """In turn order, from the left of the seat (LON-CARD-31)."""
    return [(seat + i) % s.players for i in range(1, s.players)]


def count(s: "LondonState", seat: int, colour: int, boroughs: int) -> int:
    """The seat's face-up cards of a colour, or its boroughs among these, as they are now (LON-RUN-14, LON-LAND-13)."""
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
    s.stored[seat][place] = 0
    if log is not None and money:
        log.append(gain(seat, "stored", -money))
    gain_money(s, seat, money, log)


# Discards through an effect (LON-CARD-21, LON-CARD-22)


def discardable(s: "LondonState", seat: int, effect: ops.Done) -> list[int]:
    """The faces of the hand that an effect lets its owner discard."""
    if not effect[2]:
        return distinct(s.hands[seat])
    kind = s.box.kind
    return [face for face in distinct(s.hands[seat]) if kind[face] == PAUPER]


def ask_discards(s: "LondonState", frame: Frame) -> list[int]:
    """Which card to discard, or no more."""
    _, seat, source, index, _, least = frame
    n = s.box.n
    first = n.discard
    found = [first + face for face in discardable(s, seat, s.box.programs[source][index])]
    if not least:
        found.append(n.stop)
    return found


def answer_discards(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, source, index, left, _ = stack.pop()
    n = s.box.n
    if action == n.stop:
        return
    effect = s.box.programs[source][index]
    discard(s, seat, action - n.discard, log)
    for op, amount in effect[4]:
        if op == ops.GAIN_MONEY:
            gain_money(s, seat, amount, log)
        elif op == ops.GAIN_PRESTIGE:
            gain_prestige(s, seat, amount, log)
        elif op == ops.REMOVE_POVERTY:
            remove_poverty(s, seat, amount, log)
        else:
            gain_poverty(s, seat, amount, log)
    if left != 1 and discardable(s, seat, effect):
        stack.append((DISCARDS, seat, source, index, left - 1 if left > 0 else left, 0))


# An opponent of one's choice (LON-CARD-24, LON-CARD-25)


def ask_target(s: "LondonState", frame: Frame) -> list[int]:
    """Any opponent (LON-EFF-3)."""
    first = s.box.n.seat
    return [first + other for other in range(s.players) if other != frame[1]]


def answer_target(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, source, index = stack.pop()
    op, amount, *_ = s.box.programs[source][index]
    if op == ops.GIVE_POVERTY:
        amount = min(amount, s.poverty[seat])
        remove_poverty(s, seat, amount, log)
    gain_poverty(s, action - s.box.n.seat, amount, log)


# A card of the board on one's own (LON-CARD-10, LON-CARD-11)


def placeable(s: "LondonState", seat: int, paid: int) -> list[int]:
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


def ask_coffee(s: "LondonState", frame: Frame) -> list[int]:
    n = s.box.n
    return [*[n.take + space for space in placeable(s, frame[1], frame[3])], n.stop]


def answer_coffee(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    """It is laid on the card that was activated, and may be activated in turn (LON-CARD-12, LON-CARD-36)."""
    _, seat, place, paid = stack.pop()
    n = s.box.n
    if action == n.stop:
        return
    space = action - n.take
    piece = s.board[space]
    if paid:
        loans.pay(s, seat, s.box.build_cost[s.box.face_of[piece]], log)
    s.board[space] = -1
    develop.lay(s, seat, piece, place, SPACES[space], log)
    if not s.options.coffee_house_same_run:
        s.barred |= 1 << place
