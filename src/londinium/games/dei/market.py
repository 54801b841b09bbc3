"""Markets and Purchases (DEI-MARKET)."""

from bisect import insort
from typing import TYPE_CHECKING, Any

from londinium.games.dei import effects, explain
from londinium.games.dei.box import BUY, ENERGY, NOWHERE, PATRON, Operation
from londinium.games.dei.collect import check_storage, give_back, store
from londinium.games.dei.moves import QUESTIONS
from londinium.games.dei.seams import each
from londinium.games.dei.traits import ON_BUY, WITH_BUY
from londinium.kernel.events import Log, put
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def may_buy(s: "DeiState", seat: int, market: int) -> bool:
    """Whether a seat meets the requirement of a Market: enough Outposts of its colour (DEI-MARKET-4, DEI-MARKET-5)."""
    requires = s.box.market_requires[market]
    return not requires or s.cubes[seat * len(s.box.colours) + s.box.market_colour[market]] >= requires


def is_closed(s: "DeiState", seat: int, market: int) -> bool:
    """Whether a seat may buy nothing there at all (DOL-PB-49)."""
    return s.box.markets[market].id in s.traits[seat].closed_markets


def payments(s: "DeiState", seat: int, card: int, discount: int) -> list[tuple[int, int]]:
    """The ways to pay for a card, Technology and Energy Cells; none that costs more than another (DEI-MARKET-7)."""
    traits = s.traits[seat]
    technology, energy = s.stored[2 * seat], s.stored[2 * seat + 1]
    t = max(0, s.box.cost_technology[card] - traits.discount[0])
    e = max(0, s.box.cost_energy[card] - traits.discount[1])
    if not discount and not traits.substitute:
        return [(t, e)] if t <= technology and e <= energy else []
    found = set()
    for off in range(discount + 1):  # DEI-MARKET-10
        less_t, less_e = max(0, t - off), max(0, e - (discount - off))
        for swapped in range(less_e + 1 if traits.substitute else 1):
            pay = less_t + swapped * traits.substitute, less_e - swapped
            if pay[0] <= technology and pay[1] <= energy:
                found.add(pay)
    return sorted(p for p in found if not any(q != p and q[0] <= p[0] and q[1] <= p[1] for q in found))


def on_sale(s: "DeiState", seat: int, discount: int, free: bool) -> list[int]:
    """The revealed cards that a seat can buy now (DEI-MARKET-3)."""
    box, traits = s.box, s.traits[seat]
    technology, energy = s.stored[2 * seat], s.stored[2 * seat + 1]
    if not technology + energy + discount + traits.discount[0] + traits.discount[1]:
        return []
    plain = not discount and not traits.substitute
    t_off, e_off = traits.discount
    open_to = [free or may_buy(s, seat, market) for market in range(len(box.markets))]
    if traits.closed_markets:
        open_to = [open_ and not is_closed(s, seat, market) for market, open_ in enumerate(open_to)]
    found = []
    for market, card in zip(box.slots, s.slots, strict=True):
        if card < 0 or not open_to[market]:
            continue
        if plain:
            if box.cost_technology[card] - t_off <= technology and box.cost_energy[card] - e_off <= energy:
                found.append(card)
        elif payments(s, seat, card, discount):
            found.append(card)
    return found


@effects.asks(BUY)
def ask_buy(s: "DeiState", seat: int, op: Operation, _region: int, _left: int, out: list[int]) -> None:
    buy = s.box.buy
    out += [buy[card] for card in on_sale(s, seat, op.discount, op.free)]


@effects.does("buy")
def do_buy(s: "DeiState", using: effects.Effect, op: Operation, card: int, _log: Log) -> None:
    s.pending[0].append(Pay(using.seat, card, op.discount, using.follow_up))


@QUESTIONS.question(4, "purchase", moves=("buy",), rules=explain.PURCHASE)
class Purchase(Question, frozen=True):
    """What to buy for the card played face down: it was played because something can be bought (DEI-CARD-5)."""

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.buy[card] for card in on_sale(s, self.seat, 0, False)]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        del log
        stack[-1] = Pay(self.seat, s.box.thing[action], 0, False)


@QUESTIONS.question(5, "pay", moves=("pay",), rules=explain.PAY)
class Pay(Question, frozen=True):
    """How to pay for a card."""

    card: int
    discount: int
    follow_up: bool  # of another Buy

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.payments[payment] for payment in payments(s, self.seat, self.card, self.discount)]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """To the common supply; the card goes to the hand, its slot is refilled (DEI-CARD-6, DEI-MARKET-7, 8)."""
        stack.pop()
        seat, card = self.seat, self.card
        for kind, n in enumerate(s.box.payment[s.box.thing[action]]):
            if n:
                give_back(s, seat, kind, n, log)
        take_card(s, seat, card, log)
        each(s.seams.bought, s, seat, card, log)
        brings_cell = card in s.celled
        if brings_cell:
            take_cell(s, seat, card, log)
        if not self.follow_up:  # what follows a Buy does not follow its own Buys (DEI-PRIM-3)
            effects.trigger(s, seat, ON_BUY, -1, log)
            if s.traits[seat].resolves_drones and s.box.is_drone_card[card]:
                effects.begin(s, seat, card, NOWHERE, log, follow_up=True)  # DOL-PB-62
            effects.trigger(s, seat, WITH_BUY, -1, log)  # asked first
        if brings_cell:
            check_storage(s, seat)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"card": s.box.card_ids[self.card], "discount": self.discount}


def take_card(s: "DeiState", seat: int, card: int, log: Log) -> None:
    """A revealed card goes to a hand, and its slot is refilled."""
    at = s.slots.index(card)
    s.slots[at] = -1
    to_hand(s, seat, card)
    if log is not None:
        log.append(put(s.box.card_ids[card], f"market-{s.box.markets[s.box.slots[at]].id}", f"hand-{seat}"))
    refill(s, at, log)


# Tokens on Market cards (DEI-OL-8)


def take_cell(s: "DeiState", seat: int, card: int, log: Log) -> None:
    """The buyer takes the Energy Cell that lies on a card (DOL-PB-24)."""
    s.celled = tuple(one for one in s.celled if one != card)
    if log is not None:
        log.append(put(f"cell-{s.box.card_ids[card]}", s.box.card_ids[card], f"seat-{seat}"))
    store(s, seat, ENERGY, 1, log)


@effects.asks(PATRON)
def ask_patron(s: "DeiState", seat: int, _op: Operation, region: int, _left: int, out: list[int]) -> None:
    """Revealed cards of the Outpost's colour without an Energy Cell, for one of the own (DOL-PB-21, DOL-PB-23)."""
    if not s.stored[2 * seat + ENERGY]:
        return
    colour = s.box.outposts[region]
    out += [
        s.box.patron[card]
        for market, card in zip(s.box.slots, s.slots, strict=True)
        if card >= 0 and s.box.market_colour[market] == colour and card not in s.celled
    ]


@effects.does("patron")
def do_patron(s: "DeiState", using: effects.Effect, _op: Operation, card: int, log: Log) -> None:
    """Put the Energy Cell on the card and apply its effects without buying it (DOL-PB-22)."""
    store(s, using.seat, ENERGY, -1, log)
    s.celled += (card,)
    if log is not None:
        log.append(put(f"cell-{s.box.card_ids[card]}", f"seat-{using.seat}", s.box.card_ids[card]))
    effects.begin(s, using.seat, card, NOWHERE, log, follow_up=True)


def to_hand(s: "DeiState", seat: int, card: int) -> None:
    hand = list(s.hands[seat])
    insort(hand, card)
    s.hands[seat] = tuple(hand)


def refill(s: "DeiState", at: int, log: Log) -> None:
    """Reveal a card of the slot's Market, any of those in its deck at random; an empty deck leaves it empty."""
    market = s.box.slots[at]
    deck = s.decks[market]
    if not deck:
        return
    drawn = s.chance(len(deck))
    s.slots[at] = deck[drawn]
    s.decks[market] = deck[:drawn] + deck[drawn + 1 :]
    if log is not None:
        log.append(put(s.box.card_ids[s.slots[at]], None, f"market-{s.box.markets[market].id}"))
