"""The action Develop: building, action cards, Paupers (LON-DEV, LON-ACT, LON-PAUP)."""

from typing import TYPE_CHECKING

from londinium.games.london import effects, loans
from londinium.games.london.board import discard, open_piece, remove_from_hand, show
from londinium.games.london.components import (
    ACTION,
    BUILDING,
    GREY,
)
from londinium.games.london.moves import DEVELOP, PAY, PLACE
from londinium.kernel.events import Log, gain, put, turn
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState

NO_WAY = 1 << 20  # in place of a price


def begin_develop(s: "LondonState", stack: list[Frame], seat: int) -> None:
    s.free = free_builds(s, seat)
    stack.append((DEVELOP, seat, 0))


def free_builds(s: "LondonState", seat: int) -> int:
    """Builds without a discard that the top borough allows in a Develop action (LON-BOR-4)."""
    lands = s.lands[seat]
    return s.box.ability[lands[-1]].free if lands else 0


# What can be played


def playable(s: "LondonState", seat: int, free: int) -> list[int]:
    """The faces of the hand that can legally be played, with so many free builds (LON-DEV-2, LON-DEV-21)."""
    box, hand, works = s.box, s.hands[seat], s.works[seat]
    colour = box.colour
    counts = [0, 0, 0, 0]
    for face in hand:
        counts[colour[face]] += 1
    greys, others = counts[GREY], len(hand) - counts[GREY]
    for_greys = NO_WAY  # the price of a Paupers card as the matching discard
    if greys:
        if paupers_match(s, seat):
            for_greys = 0
        elif works.grey_price >= 0:
            for_greys = works.grey_price
    reach = loans.reach(s, seat)
    found = []
    last = -1
    for face in hand:
        if face == last:
            continue
        last = face
        if box.kind[face] == BUILDING:
            own = counts[colour[face]]
            if own > 1 or free or not box.needs_discard[face]:
                price = 0
            else:
                price = for_greys
                if 0 <= works.price < price and others > own:
                    price = works.price
            if price < NO_WAY and box.build_cost[face] + price <= reach:
                found.append(face)
        elif box.kind[face] == ACTION:
            found.append(face)  # LON-ACT-2
    return found


def paupers_match(s: "LondonState", seat: int) -> bool:
    """Whether Paupers are matching discards for any colour (LON-PAUP-2, LON-BOR-3)."""
    lands = s.lands[seat]
    return bool(lands) and s.box.ability[lands[-1]].paupers


def discard_price(s: "LondonState", seat: int, face: int, other: int) -> int:
    """What it costs to take one hand card as the matching discard for another (LON-DEV-3, LON-CARD-8)."""
    colour = s.box.colour[other]
    if colour == GREY:
        if paupers_match(s, seat):
            return 0
        price = s.works[seat].grey_price
    elif colour == s.box.colour[face]:
        return 0
    else:
        price = s.works[seat].price
    return NO_WAY if price < 0 else price


# Card, place, payment (LON-DEV-17)


def ask_develop(s: "LondonState", frame: Frame) -> list[int]:
    """Which card to play; after the first, or stop (LON-DEV-1)."""
    first = s.box.n.play
    found = [first + face for face in playable(s, frame[1], s.free)]
    if frame[2]:
        found.append(s.box.n.stop)
    return found


def answer_develop(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    box = s.box
    _, seat, played = stack[-1]
    if action == box.n.stop:
        stack.pop()
        s.free = 0  # LON-CARD-13
        return
    face = action - box.n.play
    stack[-1] = (DEVELOP, seat, played + 1)
    if box.kind[face] == ACTION:
        play_action_card(s, stack, seat, face, log)
        return
    show(s, seat, face)
    stack.append((PLACE, seat, face))


def play_action_card(s: "LondonState", stack: list[Frame], seat: int, face: int, log: Log) -> None:
    """It leaves the game, and its effects are carried out at once (LON-ACT-3, LON-ACT-5)."""
    remove_from_hand(s, seat, face)
    piece = open_piece(s, face)
    s.out.append(piece)
    if log is not None:
        log.append(put(s.box.piece_names[piece], f"hand-{seat}", "out"))
    effects.begin_effects(s, stack, seat, face, -1)


def ask_place(s: "LondonState", frame: Frame) -> list[int]:
    """A new stack, or a stack whose top card was not laid in this turn (LON-DEV-8 to LON-DEV-11)."""
    n = s.box.n
    laid, first = s.laid, n.onto
    return [n.new, *[first + stack for stack in range(len(s.tops[frame[1]])) if not laid >> stack & 1]]


def answer_place(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, face = stack.pop()
    place = -1 if action == s.box.n.new else action - s.box.n.onto
    if s.box.needs_discard[face]:
        stack.append((PAY, seat, face, place))
    else:
        build(s, seat, face, place, 0, log)  # LON-DEV-5


def ask_pay(s: "LondonState", frame: Frame) -> list[int]:
    """Which other hand card is the matching discard, or none where an effect allows it (LON-DEV-3, LON-DEV-4)."""
    _, seat, face, _ = frame
    box, hand = s.box, s.hands[seat]
    first, cost, reach = box.n.discard, box.build_cost[face], loans.reach(s, seat)
    found = []
    last, own = -1, hand.count(face)
    for other in hand:
        if other == last or (other == face and own < 2):
            continue
        last = other
        price = discard_price(s, seat, face, other)
        if price < NO_WAY and cost + price <= reach:
            found.append(first + other)
    if s.free:
        found.append(box.n.free)  # LON-CARD-34
    return found


def answer_pay(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, face, place = stack.pop()
    box = s.box
    price = 0
    if action == box.n.free:
        s.free -= 1
    else:
        other = action - box.n.discard
        price = discard_price(s, seat, face, other)
        if box.colour[other] != box.colour[face] and not (box.colour[other] == GREY and paupers_match(s, seat)):
            use_recolouring(s, seat, box.colour[other] == GREY, price)
        discard(s, seat, other, log)  # on the board before anything else (LON-BOARD-8)
    build(s, seat, face, place, price, log)


def use_recolouring(s: "LondonState", seat: int, grey: bool, price: int) -> None:
    """Count the use of the card that recoloured a discard: one that has the price and is not used up."""
    box = s.box
    for stack, piece in enumerate(s.tops[seat]):
        recolour = box.recolours[box.face_of[piece]]
        if recolour is None or s.down[seat] >> stack & 1 or recolour[0] != price or (grey and not recolour[1]):
            continue
        if s.uses[stack] < recolour[2]:
            s.uses[stack] += 1
            s.refresh(seat)
            return


def build(s: "LondonState", seat: int, face: int, place: int, price: int, log: Log) -> None:
    """Pay, then lay the card (LON-DEV-6, LON-DEV-8)."""
    loans.pay(s, seat, s.box.build_cost[face] + price, log)
    remove_from_hand(s, seat, face)
    lay(s, seat, open_piece(s, face), place, f"hand-{seat}", log)


def lay(s: "LondonState", seat: int, piece: int, place: int, source: str, log: Log) -> None:
    """A card comes to lie face-up, as a new stack (-1) or on one; then what reacts to it (LON-DEV-17)."""
    box, tops, stored = s.box, s.tops[seat], s.stored[seat]
    changed = box.ongoing[box.face_of[piece]]
    if place < 0:
        place = len(tops)
        tops.append(piece)
        s.under[seat].append(())
        stored.append(0)
        s.uses.append(0)
    else:
        covered = tops[place]
        changed = changed or box.ongoing[box.face_of[covered]]
        if log is not None:
            log.append(turn(box.piece_names[covered], "covered"))
            if stored[place]:
                log.append(gain(seat, "stored", -stored[place]))
        stored[place] = 0  # back to the bank (LON-CARD-15)
        s.under[seat][place] += (covered,)
        tops[place] = piece
        s.uses[place] = 0
        s.down[seat] &= ~(1 << place)
        s.activated &= ~(1 << place)
    s.laid |= 1 << place
    if log is not None:
        log.append(put(box.piece_names[piece], source, f"stack-{seat}-{place + 1}"))
    if changed:
        s.refresh(seat)
    shops = s.works[seat].shops & ~(1 << place)
    if shops:
        store(s, seat, shops, log)


def store(s: "LondonState", seat: int, shops: int, log: Log) -> None:
    """Money from the bank goes onto the face-up cards that store it (LON-CARD-14)."""
    box = s.box
    for stack, piece in enumerate(s.tops[seat]):
        if shops >> stack & 1:
            amount = box.stores[box.face_of[piece]]
            s.stored[seat][stack] += amount
            if log is not None:
                log.append(gain(seat, "stored", amount))
