"""The action Buy land (LON-LAND)."""

from typing import TYPE_CHECKING

from londinium.games.london import effects, explain, loans
from londinium.games.london.board import leave_swaps_to_cards
from londinium.games.london.draw import begin_draw
from londinium.games.london.moves import BOUGHT, QUESTIONS, LondonQuestion
from londinium.kernel.events import Log, put
from londinium.kernel.questions import Stack, Step
from londinium.kernel.tuples import changed, without

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState


def price(s: "LondonState", seat: int, borough: int) -> int:
    """With the discount of the borough it will cover, never below 0 (LON-BOR-9)."""
    top = s.borough(seat)
    full = s.box.price[borough]
    return full if top < 0 else max(0, full - s.box.ability[top].discount)


def for_sale(s: "LondonState", seat: int) -> list[int]:
    """The face-up boroughs that the seat can pay for, with loans (LON-LAND-3, LON-LAND-6)."""
    reach = loans.reach(s, seat)
    return sorted([borough for borough in s.offer if borough >= 0 and price(s, seat, borough) <= reach])


@QUESTIONS.question(
    7,
    "land",
    moves=("land",),
    rules={"land": (("LON-LAND-1", explain.borough_is_for_sale), ("LON-COMP-10", explain.borough_is_affordable))},
)
class Land(LondonQuestion, frozen=True):
    """Which borough to buy (LON-LAND-1)."""

    def answers(self, s: "LondonState") -> list[int]:
        first = s.box.n.land
        return [first + borough for borough in for_sale(s, self.seat)]

    def answer(self, s: "LondonState", stack: Stack, action: int, log: Log) -> None:
        """Pay, put it on top, refill the gap, draw, then prestige and relief (LON-LAND-1, LON-LAND-4, LON-LAND-10)."""
        stack.pop()
        box, seat = s.box, self.seat
        borough = action - box.n.land
        place = s.offer.index(borough)
        loans.pay(s, seat, price(s, seat, borough), log)
        leave_swaps_to_cards(s, seat)
        s.lands = changed(s.lands, seat, (*s.lands[seat], borough))
        s.land_swaps = 0  # of the new top borough (LON-LAND-17)
        s.offer = changed(s.offer, place, -1)
        if log is not None:
            log.append(put(box.borough_ids[borough], f"offer-{place + 1}", f"lands-{seat}"))
        if s.land_deck:
            at = s.chance(len(s.land_deck))
            refill = s.land_deck[at]
            s.land_deck = without(s.land_deck, at)
            s.offer = changed(s.offer, place, refill)
            if log is not None:
                log.append(put(box.borough_ids[refill], "borough-deck", f"offer-{place + 1}"))
        stack.append(Benefits(seat, borough))
        cards = box.boroughs[borough].draw
        if cards:
            begin_draw(s, stack, seat, cards, 0, BOUGHT, log)


@QUESTIONS.step(35)
class Benefits(Step, frozen=True):
    """The prestige and the relief shown on a borough, once its cards are drawn (LON-LAND-8, LON-LAND-9)."""

    borough: int

    def carry_on(self, s: "LondonState", stack: Stack, log: Log) -> None:
        stack.pop()
        bought = s.box.boroughs[self.borough]
        effects.gain_prestige(s, self.seat, bought.prestige, log)
        effects.remove_poverty(s, self.seat, bought.remove_poverty, log)
