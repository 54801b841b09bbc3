"""Ongoing effects: what the face-up cards of a building area do all the time (LON-DEV-14, LON-DEV-15)."""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState


class OngoingEffects(NamedTuple):
    """What the ongoing effects of a seat come to, found when its face-up cards change."""

    loan: int  # money for a loan (LON-CARD-20)
    recolour: int  # price of a discard of another colour, -1 where it cannot be done (LON-CARD-8)
    recolour_paupers: int  # the same for Paupers (LON-CARD-9)
    flip_instead: int  # stacks that can be flipped in another's place, as bits (LON-CARD-1)
    store: int  # stacks that store money, as bits (LON-CARD-14)
    swap: int  # stacks that allow a swap, as bits (LON-CARD-16)
    least: int  # cards in the draw step (LON-CARD-18)
    most: int
    look: int  # cards of the deck looked at in the draw step (LON-CARD-17)


def ongoing_effects(s: "LondonState", seat: int) -> OngoingEffects:
    box, down = s.box, s.down[seat]
    loan, recolour, recolour_paupers = box.rules.loan_money, -1, -1
    flip_instead = store = swap = look = 0
    least = most = box.rules.start_draw
    for stack, piece in enumerate(s.tops[seat]):
        face = box.face_of[piece]
        if down >> stack & 1 or not box.ongoing[face]:
            continue
        loan += box.loan_bonus[face]
        look = max(look, box.looks[face])
        flip_instead |= box.flips_instead[face] << stack
        store |= (box.stores[face] > 0) << stack
        swap |= (box.swaps[face] > 0) << stack
        choice = box.draw_choice[face]
        if choice is not None:
            least, most = min(least, choice[0]), max(most, choice[1])
        way = box.recolouring[face]
        if way is not None and (seat != s.active or s.uses[stack] < way.per_turn):
            if recolour < 0 or way.price < recolour:
                recolour = way.price
            if way.paupers and s.options.school_affects_paupers and not 0 <= recolour_paupers <= way.price:
                recolour_paupers = way.price
    return OngoingEffects(loan, recolour, recolour_paupers, flip_instead, store, swap, least, most, look)
