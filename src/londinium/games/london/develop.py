"""The action Develop: building, action cards, Paupers (LON-DEV, LON-ACT, LON-PAUP)."""

from typing import TYPE_CHECKING, Any, Final

from londinium.games.london import effects, explain, loans
from londinium.games.london.board import discard, open_piece, remove_from_hand, show
from londinium.games.london.components import ACTION, BUILDING, GREY
from londinium.games.london.moves import QUESTIONS, LondonQuestion
from londinium.kernel.events import Log, gain, put, turn
from londinium.kernel.questions import Stack
from londinium.kernel.tuples import changed

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState

NO_WAY: Final = 1 << 20  # in place of a price


def begin_develop(s: "LondonState", stack: Stack, seat: int) -> None:
    s.free = free_builds(s, seat)
    stack.append(Develop(seat, 0))


def free_builds(s: "LondonState", seat: int) -> int:
    """Builds without a discard that the top borough allows in a Develop action (LON-BOR-4)."""
    lands = s.lands[seat]
    return s.box.ability[lands[-1]].free if lands else 0


# What can be played


def playable(s: "LondonState", seat: int, free: int) -> list[int]:
    """The faces of the hand that can legally be played, with this many free builds (LON-DEV-2, LON-DEV-21)."""
    box, hand, ongoing = s.box, s.hands[seat], s.ongoing[seat]
    colour = box.colour
    counts = [0, 0, 0, 0]
    for face in hand:
        counts[colour[face]] += 1
    greys, others = counts[GREY], len(hand) - counts[GREY]
    for_greys = NO_WAY  # the price of a Paupers card as the matching discard
    if greys:
        if paupers_match(s, seat):
            for_greys = 0
        elif ongoing.recolour_paupers >= 0:
            for_greys = ongoing.recolour_paupers
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
                if 0 <= ongoing.recolour < price and others > own:
                    price = ongoing.recolour
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
        price = s.ongoing[seat].recolour_paupers
    elif colour == s.box.colour[face]:
        return 0
    else:
        price = s.ongoing[seat].recolour
    return NO_WAY if price < 0 else price


# Card, place, payment (LON-DEV-17)


@QUESTIONS.question(
    4,
    "develop",
    moves=("play", "stop"),
    rules={
        "play": (
            ("LON-DEV-20", explain.card_is_in_hand),
            ("LON-PAUP-1", explain.card_is_no_pauper),
            ("LON-DEV-3", explain.card_has_a_match),
            ("LON-COMP-10", explain.card_is_affordable),
        ),
        "stop": (("LON-TURN-8", explain.a_card_is_played),),
    },
)
class Develop(LondonQuestion, frozen=True):
    """Which card to play; after the first, or stop (LON-DEV-1)."""

    played: int  # cards so far

    def allows_swaps(self, answers: int) -> bool:
        """Not before the first card, where it could leave nothing to play: it could be made before the action."""
        del answers
        return self.played > 0

    def answers(self, s: "LondonState") -> list[int]:
        first = s.box.n.play
        found = [first + face for face in playable(s, self.seat, s.free)]
        if self.played:
            found.append(s.box.n.stop)
        return found

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        box, seat = s.box, self.seat
        if action == box.n.stop:
            stack.pop()
            s.free = 0  # LON-CARD-13
            return
        face = action - box.n.play
        stack[-1] = Develop(seat, self.played + 1)
        if box.kind[face] == ACTION:
            play_action_card(s, stack, seat, face, log)
        else:
            show(s, seat, face)
            stack.append(Place(seat, face))

    def about(self, s: "LondonState") -> dict[str, Any]:
        return {"played": self.played, "free": s.free, **super().about(s)}


def play_action_card(s: "LondonState", stack: Stack, seat: int, face: int, log: Log) -> None:
    """It leaves the game, and its effects are carried out at once (LON-ACT-3, LON-ACT-5)."""
    remove_from_hand(s, seat, face)
    piece = open_piece(s, face)
    s.out += (piece,)
    if log is not None:
        log.append(put(s.box.piece_names[piece], f"hand-{seat}", "out"))
    effects.begin_effects(s, stack, seat, face, -1)


@QUESTIONS.question(
    5,
    "place",
    moves=("new", "onto"),
    rules={"onto": (("LON-DEV-8", explain.stack_exists), ("LON-DEV-10", explain.stack_was_not_laid_now))},
)
class Place(LondonQuestion, frozen=True):
    """A new stack, or a stack whose top card was not laid in this turn (LON-DEV-8 to LON-DEV-11)."""

    face: int  # of the card that is built

    def answers(self, s: "LondonState") -> list[int]:
        n = s.box.n
        laid, first = s.laid, n.onto
        return [n.new, *[first + stack for stack in range(len(s.tops[self.seat])) if not laid >> stack & 1]]

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        place = -1 if action == s.box.n.new else action - s.box.n.onto
        if s.box.needs_discard[self.face]:
            stack.append(Pay(self.seat, self.face, place))
        else:
            build(s, self.seat, self.face, place, 0, log)  # LON-DEV-5

    def about(self, s: "LondonState") -> dict[str, Any]:
        return {"card": s.box.ids[self.face], **super().about(s)}


@QUESTIONS.question(
    6,
    "pay",
    moves=("discard", "free"),
    rules={
        "discard": (
            ("LON-DEV-4", explain.match_is_another_card),
            ("LON-DEV-3", explain.match_is_in_hand),
            ("LON-PAUP-2", explain.match_is_no_pauper),
            ("LON-DEV-3", explain.match_has_the_colour),
            ("LON-COMP-10", explain.match_is_affordable),
        ),
        "free": (("LON-CARD-13", explain.a_free_build_is_open),),
    },
)
class Pay(LondonQuestion, frozen=True):
    """Which other hand card is the matching discard, or none where an effect allows it (LON-DEV-3, LON-DEV-4)."""

    face: int  # of the card that is built
    place: int  # the stack that it is laid on, -1: a new one

    def answers(self, s: "LondonState") -> list[int]:
        box, seat, face = s.box, self.seat, self.face
        first, cost, reach = box.n.discard, box.build_cost[face], loans.reach(s, seat)
        hand = s.hands[seat]
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

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        box, seat, face = s.box, self.seat, self.face
        price = 0
        if action == box.n.free:
            s.free -= 1
        else:
            other = action - box.n.discard
            price = discard_price(s, seat, face, other)
            if box.colour[other] != box.colour[face] and not (box.colour[other] == GREY and paupers_match(s, seat)):
                use_recolouring(s, seat, box.colour[other] == GREY, price)
            discard(s, seat, other, log)  # on the board before anything else (LON-BOARD-8)
        build(s, seat, face, self.place, price, log)

    def about(self, s: "LondonState") -> dict[str, Any]:
        about = {"card": s.box.ids[self.face], "cost": s.box.build_cost[self.face], "free": s.free}
        return about | super().about(s)


def use_recolouring(s: "LondonState", seat: int, grey: bool, price: int) -> None:
    """Count the use of the card that recoloured a discard: one that has the price and is not used up."""
    box = s.box
    for stack, piece in enumerate(s.tops[seat]):
        way = box.recolouring[box.face_of[piece]]
        if way is None or s.down[seat] >> stack & 1 or way.price != price or (grey and not way.paupers):
            continue
        if s.uses[stack] < way.per_turn:
            s.uses = changed(s.uses, stack, s.uses[stack] + 1)
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
    refresh = box.ongoing[box.face_of[piece]]
    if place < 0:
        place = len(tops)
        s.tops[seat] += (piece,)
        s.under[seat] += ((),)
        s.stored[seat] += (0,)
        s.uses += (0,)
    else:
        covered = tops[place]
        refresh = refresh or box.ongoing[box.face_of[covered]]
        if log is not None:
            log.append(turn(box.piece_names[covered], "covered"))
            if stored[place]:
                log.append(gain(seat, "stored", -stored[place]))
        s.stored[seat] = changed(stored, place, 0)  # back to the bank (LON-CARD-15)
        s.under[seat] = changed(s.under[seat], place, (*s.under[seat][place], covered))
        s.tops[seat] = changed(tops, place, piece)
        s.uses = changed(s.uses, place, 0)
        s.down = changed(s.down, seat, s.down[seat] & ~(1 << place))
        s.activated &= ~(1 << place)
    s.laid |= 1 << place
    if log is not None:
        log.append(put(box.piece_names[piece], source, f"stack-{seat}-{place + 1}"))
    if refresh:
        s.refresh(seat)
    storing = s.ongoing[seat].store & ~(1 << place)
    if storing:
        store(s, seat, storing, log)


def store(s: "LondonState", seat: int, storing: int, log: Log) -> None:
    """Money from the bank goes onto the face-up cards that store it (LON-CARD-14)."""
    box, stored = s.box, s.stored[seat]
    for stack, piece in enumerate(s.tops[seat]):
        if storing >> stack & 1:
            amount = box.stores[box.face_of[piece]]
            stored = changed(stored, stack, stored[stack] + amount)
            if log is not None:
                log.append(gain(seat, "stored", amount))
    s.stored[seat] = stored
