"""The action Buy land (LON-LAND)."""

from typing import TYPE_CHECKING

from londinium.games.london import effects, loans
from londinium.games.london.board import leave_swaps_to_cards
from londinium.games.london.draw import begin_draw
from londinium.games.london.moves import BENEFITS, BOUGHT
from londinium.kernel.events import Log, put
from londinium.kernel.state import Frame

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


def ask_land(s: "LondonState", frame: Frame) -> list[int]:
    """Which borough to buy (LON-LAND-1)."""
    first = s.box.n.land
    return [first + borough for borough in for_sale(s, frame[1])]


def answer_land(s: "LondonState", stack: list[Frame], action: int, log: Log) -> None:
    """Pay, put it on top, refill the gap, draw, then prestige and poverty (LON-LAND-1, LON-LAND-4, LON-LAND-10)."""
    box = s.box
    seat = stack.pop()[1]
    borough = action - box.n.land
    place = s.offer.index(borough)
    loans.pay(s, seat, price(s, seat, borough), log)
    leave_swaps_to_cards(s, seat)
    s.lands[seat] += (borough,)
    s.land_swaps = 0  # of the new top borough (LON-LAND-17)
    s.offer[place] = -1
    if log is not None:
        log.append(put(box.borough_ids[borough], f"offer-{place + 1}", f"lands-{seat}"))
    if s.land_deck:
        refill = s.land_deck.pop(s.chance(len(s.land_deck)))
        s.offer[place] = refill
        if log is not None:
            log.append(put(box.borough_ids[refill], "borough-deck", f"offer-{place + 1}"))
    stack.append((BENEFITS, seat, borough))
    cards = box.boroughs[borough].draw
    if cards:
        begin_draw(s, stack, seat, cards, 0, BOUGHT, log)


def take_benefits(s: "LondonState", seat: int, borough: int, log: Log) -> None:
    """The prestige and the relief shown on a borough, once its cards are drawn (LON-LAND-8, LON-LAND-9)."""
    bought = s.box.boroughs[borough]
    effects.gain_prestige(s, seat, bought.prestige, log)
    effects.remove_poverty(s, seat, bought.remove_poverty, log)
