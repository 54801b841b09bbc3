"""The same legality once more, as named rules in the rulebook's order, for people.

Each kind of move has a list of rules; the first that is broken is the answer. Everything is read off what lies on the
table and in the player's hand, card by card: none of the tables and summaries that `answers` uses.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from londinium.games.london.components import (
    BoroughDiscount,
    CityCard,
    DiscardFor,
    FlipSelfInstead,
    FreeBuilds,
    LoanBonus,
    PaupersAnyColour,
    Reactivate,
    RecolourDiscard,
    StartDrawPeek,
    SwapHandWithBoard,
)
from londinium.games.london.moves import ACTION as CHOICE
from londinium.games.london.moves import (
    AGAIN,
    BOUGHT,
    COFFEE,
    COST,
    DEVELOP,
    DISCARDS,
    DRAW,
    EFFECT,
    LIMIT,
    PAY,
    PEEK,
    REPAY,
    RUN,
    SPACES,
    SPARE,
    START,
    SWAP,
    THREE,
)
from londinium.kernel.refusal import Refusal

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState

Args = dict[str, Any]

PAYING = {"gain_money", "gain_money_per", "take_money_from_each_opponent", "discard_for"}  # effects of a borough


class Sight:
    """The table as the player whose turn it is sees it."""

    def __init__(self, s: "LondonState", seat: int) -> None:
        box = s.box
        self.s = s
        self.box = box
        self.seat = seat
        self.frame = s.pending[0][-1]
        self.asked = self.frame[0]
        self.hand: list[CityCard] = [box.faces[face] for face in s.hands[seat]]
        self.tops: list[CityCard] = [box.faces[box.face_of[piece]] for piece in s.tops[seat]]
        self.face_up = [not s.down[seat] & 1 << stack for stack in range(len(self.tops))]
        self.borough = box.boroughs[s.lands[seat][-1]] if s.lands[seat] else None
        columns = box.rules.columns[s.players - 2]
        self.spaces = [*SPACES[:columns], *SPACES[5 : 5 + columns]]
        self.board = {SPACES[i]: box.faces[box.face_of[piece]] for i, piece in enumerate(s.board) if piece >= 0}
        self.deck = len(s.deck) + len(s.top)

    def ongoing(self, kind: type[Any]) -> list[tuple[int, Any]]:
        """The ongoing effects of a kind on face-up cards, with their stacks."""
        return [
            (stack, effect)
            for stack, card in enumerate(self.tops)
            if self.face_up[stack]
            for effect in card.ongoing
            if isinstance(effect, kind)
        ]

    def ability(self, kind: type[Any]) -> Any:
        """The ability of the top borough, if it is of this kind."""
        if self.borough is None or self.borough.ability is None:
            return None
        effect = self.borough.ability.effects[0]
        return effect if isinstance(effect, kind) else None

    def holds(self, id: str) -> bool:
        return any(card.id == id for card in self.hand)

    def can_raise(self, amount: int) -> bool:
        """Whether money and loans suffice (LON-COMP-10)."""
        cap = self.s.options.loan_cap
        if cap is None:
            return True
        each = self.box.rules.loan_money + sum(effect.amount for _, effect in self.ongoing(LoanBonus))
        most: int = self.s.money[self.seat] + each * max(0, cap - sum(self.s.loans))
        return most >= amount

    def schools(self, grey: bool) -> list[int]:
        """The prices at which a card, or a Paupers card, can be recoloured now (LON-CARD-8, LON-CARD-9)."""
        if grey and not self.s.options.school_affects_paupers:
            return []
        return [
            effect.price
            for stack, effect in self.ongoing(RecolourDiscard)
            if (effect.includes_grey or not grey) and (effect.per_turn is None or self.s.uses[stack] < effect.per_turn)
        ]

    def ways_to_match(self, card: CityCard, other: CityCard) -> list[int]:
        """The prices at which another hand card is the matching discard for a card; none if it cannot be."""
        if other.kind == "pauper":
            return [0] if self.ability(PaupersAnyColour) else self.schools(grey=True)
        return [0] if other.colour == card.colour else self.schools(grey=False)

    def others(self, card: CityCard) -> list[CityCard]:
        """The hand without one copy of a card."""
        rest = list(self.hand)
        rest.remove(card)
        return rest

    def free_builds(self) -> int:
        """Builds without a discard that are open, or would be if Develop were chosen now (LON-CARD-13, LON-BOR-4)."""
        if self.asked == CHOICE:
            ability = self.ability(FreeBuilds)
            return ability.count if ability else 0
        return self.s.free

    def payments(self, card: CityCard) -> list[int]:
        """What each way of building a card would cost."""
        assert card.build_cost is not None
        if card.build_discard == "none" or self.free_builds():
            return [card.build_cost]
        return [card.build_cost + price for other in self.others(card) for price in self.ways_to_match(card, other)]

    def can_play(self, card: CityCard) -> bool:
        if card.kind == "building":
            return any(self.can_raise(payment) for payment in self.payments(card))
        return card.kind == "action"

    def price(self, borough: Any) -> int:
        discount = self.ability(BoroughDiscount)
        price: int = borough.cost - (discount.amount if discount else 0)
        return max(0, price)

    def lacks(self, stack: int) -> str | None:
        """What a card lacks to be activated: money or a card for its cost, or else a new Run; None: nothing."""
        activation = self.tops[stack].activation
        done = (self.s.activated | self.s.barred) & 1 << stack
        if activation is None or done or not self.face_up[stack]:
            return "run"
        if not self.can_raise(activation.cost.money):
            return "money"
        return "card" if activation.cost.discard and not self.hand else None

    def can_activate(self, stack: int) -> bool:
        return self.lacks(stack) is None


Rule = tuple[str, Callable[[Sight, Any], Args | None]]


# Drawing


def deck_holds_cards(sight: Sight, move: Any) -> Args | None:
    return {} if move["from"] == "deck" and not sight.deck else None


def position_was_looked_at(sight: Sight, move: Any) -> Args | None:
    return {"why": "position"} if move["position"] > sight.frame[6] else None


def deck_is_looked_at(sight: Sight, move: Any) -> Args | None:
    return {"why": "looked"} if sight.asked == PEEK and move["from"] == "deck" else None


def space_is_in_play(sight: Sight, move: Any) -> Args | None:
    if move["from"] == "deck" or move["from"] in sight.spaces:
        return None
    return {"space": move["from"], "columns": len(sight.spaces) // 2, "players": sight.s.players}


def space_holds_a_card(sight: Sight, move: Any) -> Args | None:
    if move["from"] == "deck" or move["from"] in sight.board:
        return None
    return {"space": move["from"]}


def look_is_allowed(sight: Sight, _: Any) -> Args | None:
    if sight.frame[4] != START:
        return {"why": "step"}
    if not sight.ongoing(StartDrawPeek):
        return {"why": "card"}
    return {"why": "choice"} if not sight.deck or sight.deck + len(sight.board) < 2 else None


def look_is_the_first(sight: Sight, _: Any) -> Args | None:
    return {} if sight.s.looked else None


def draw_is_not_owed(why: tuple[int, ...]) -> Callable[[Sight, Any], Args | None]:
    def owed(sight: Sight, _: Any) -> Args | None:
        if sight.asked == DRAW and sight.frame[4] in why and sight.frame[2]:
            return {"left": sight.frame[2]}
        return None

    return owed


# The four actions


def something_is_playable(sight: Sight, _: Any) -> Args | None:
    return None if any(sight.can_play(card) for card in sight.hand) else {}


def land_is_for_sale(sight: Sight, _: Any) -> Args | None:
    return None if any(borough >= 0 for borough in sight.s.offer) else {}


def some_land_is_affordable(sight: Sight, _: Any) -> Args | None:
    offered = [sight.box.boroughs[borough] for borough in sight.s.offer if borough >= 0]
    return None if any(sight.can_raise(sight.price(borough)) for borough in offered) else _cap(sight)


def borough_is_for_sale(sight: Sight, move: Any) -> Args | None:
    offered = [sight.box.boroughs[borough].id for borough in sight.s.offer if borough >= 0]
    return None if move["borough"] in offered else {"borough": move["borough"]}


def borough_is_affordable(sight: Sight, move: Any) -> Args | None:
    borough = next(one for one in sight.box.boroughs if one.id == move["borough"])
    return None if sight.can_raise(sight.price(borough)) else _cap(sight)


# Develop


def a_card_is_played(sight: Sight, _: Any) -> Args | None:
    return {} if sight.asked == DEVELOP and not sight.frame[2] else None


def card_is_in_hand(sight: Sight, move: Any) -> Args | None:
    return None if sight.holds(move["card"]) else {"card": move["card"]}


def card_is_no_pauper(sight: Sight, move: Any) -> Args | None:
    return {"card": move["card"]} if _face(sight, move).kind == "pauper" else None


def card_has_a_match(sight: Sight, move: Any) -> Args | None:
    card = _face(sight, move)
    if card.kind == "action" or sight.payments(card):
        return None
    return {"why": "none", "card": card.id, "colour": card.colour}


def card_is_affordable(sight: Sight, move: Any) -> Args | None:
    card = _face(sight, move)
    return None if sight.can_play(card) else _cap(sight)


def stack_exists(sight: Sight, move: Any) -> Args | None:
    return None if move["stack"] <= len(sight.tops) else {"stack": move["stack"], "stacks": len(sight.tops)}


def stack_was_not_laid_now(sight: Sight, move: Any) -> Args | None:
    return {"stack": move["stack"]} if sight.s.laid & 1 << move["stack"] - 1 else None


def a_free_build_is_open(sight: Sight, _: Any) -> Args | None:
    return None if sight.s.free else {}


# Discards


def match_is_another_card(sight: Sight, move: Any) -> Args | None:
    if sight.asked != PAY:
        return None
    card = sight.box.faces[sight.frame[2]]
    alone = sum(held.id == card.id for held in sight.hand) < 2
    return {"card": card.id} if move["card"] == card.id and alone else None


def match_is_in_hand(sight: Sight, move: Any) -> Args | None:
    if sight.asked != PAY or sight.holds(move["card"]):
        return None
    return {"why": "hand", "card": move["card"], "colour": sight.box.faces[sight.frame[2]].colour}


def match_is_no_pauper(sight: Sight, move: Any) -> Args | None:
    if sight.asked != PAY or _face(sight, move).kind != "pauper":
        return None
    return None if sight.ways_to_match(sight.box.faces[sight.frame[2]], _face(sight, move)) else {}


def match_has_the_colour(sight: Sight, move: Any) -> Args | None:
    if sight.asked != PAY:
        return None
    card = sight.box.faces[sight.frame[2]]
    if sight.ways_to_match(card, _face(sight, move)):
        return None
    return {"why": "colour", "card": move["card"], "colour": card.colour}


def match_is_affordable(sight: Sight, move: Any) -> Args | None:
    if sight.asked != PAY:
        return None
    card = sight.box.faces[sight.frame[2]]
    price = min(sight.ways_to_match(card, _face(sight, move)))
    return None if sight.can_raise((card.build_cost or 0) + price) else _cap(sight)


def held_when_asked(*kinds: int) -> Callable[[Sight, Any], Args | None]:
    def missing(sight: Sight, move: Any) -> Args | None:
        return {"card": move["card"]} if sight.asked in kinds and not sight.holds(move["card"]) else None

    return missing


def discard_passes_the_filter(sight: Sight, move: Any) -> Args | None:
    if sight.asked != DISCARDS:
        return None
    effect = _effect(sight)
    return {"card": move["card"]} if effect.filter == "pauper" and _face(sight, move).kind != "pauper" else None


def a_card_is_discarded(sight: Sight, _: Any) -> Args | None:
    return {"why": "one"} if sight.asked == DISCARDS and sight.frame[5] else None


# Run


def card_is_face_up(sight: Sight, move: Any) -> Args | None:
    hidden = sight.asked == RUN and not sight.face_up[move["stack"] - 1]
    return {"stack": move["stack"]} if hidden else None


def card_has_an_activation(sight: Sight, move: Any) -> Args | None:
    card = sight.tops[move["stack"] - 1]
    return {"card": card.id} if sight.asked == RUN and card.activation is None else None


def card_is_not_activated_yet(sight: Sight, move: Any) -> Args | None:
    done = sight.asked == RUN and sight.s.activated & 1 << move["stack"] - 1
    return {"card": sight.tops[move["stack"] - 1].id} if done else None


def card_is_not_barred(sight: Sight, move: Any) -> Args | None:
    barred = sight.asked == RUN and sight.s.barred & 1 << move["stack"] - 1
    return {"card": sight.tops[move["stack"] - 1].id} if barred else None


def card_was_activated(sight: Sight, move: Any) -> Args | None:
    if sight.asked != AGAIN:
        return None
    stack = move["stack"] - 1
    other = stack != sight.frame[2] and sight.s.activated & 1 << stack
    return None if other else {"stack": move["stack"]}


def card_does_not_reactivate(sight: Sight, move: Any) -> Args | None:
    if sight.asked != AGAIN:
        return None
    card = sight.tops[move["stack"] - 1]
    effects = card.activation.effects if card.activation else ()
    return {"card": card.id} if any(isinstance(effect, Reactivate) for effect in effects) else None


def activation_has_its_card(sight: Sight, move: Any) -> Args | None:
    activation = sight.tops[move["stack"] - 1].activation
    waived = sight.asked == AGAIN and sight.frame[3]
    owed = activation is not None and activation.cost.discard and not waived
    return {"card": sight.tops[move["stack"] - 1].id} if owed and not sight.hand else None


def activation_is_affordable(sight: Sight, move: Any) -> Args | None:
    activation = sight.tops[move["stack"] - 1].activation
    return None if activation is None or sight.can_raise(activation.cost.money) else _cap(sight)


def flip_is_of_it_or_a_hospital(sight: Sight, move: Any) -> Args | None:
    stack = move["stack"] - 1
    hospitals = [other for other, _ in sight.ongoing(FlipSelfInstead)]
    return None if stack == sight.frame[2] or stack in hospitals else {"stack": move["stack"]}


def run_effect_is_due(sight: Sight, _: Any) -> Args | None:
    if sight.borough is None or not sight.borough.run_effect:
        return {"why": "none"}
    return {"why": "done"} if sight.s.run_done else None


def run_effect_can_wait_no_longer(sight: Sight, _: Any) -> Args | None:
    """Where its moment makes no difference it comes by itself, when the Run ends."""
    assert sight.borough is not None
    brought = [effect.__struct_config__.tag for effect in sight.borough.run_effect]
    timed = any(tag != "gain_prestige" for tag in brought)
    more = any(sight.can_activate(stack) for stack in range(len(sight.tops))) or ability_left(sight, {}) is None
    lacking = {sight.lacks(stack) for stack in range(len(sight.tops))}
    helped = ("card" in lacking and "draw_cards" in brought) or ("money" in lacking and not PAYING.isdisjoint(brought))
    return None if timed and (more or helped) else {}


def ability_exists(sight: Sight, _: Any) -> Args | None:
    return None if sight.ability(DiscardFor) else {}


def ability_left(sight: Sight, _: Any) -> Args | None:
    effect = sight.ability(DiscardFor)
    if effect is None or sight.s.ability_used:
        return {"why": "used"}
    fitting = [card for card in sight.hand if effect.filter == "any" or card.kind == "pauper"]
    return None if fitting else {"why": "hand"}


def take_is_a_building(sight: Sight, move: Any) -> Args | None:
    if sight.asked != COFFEE:
        return None
    card = sight.board.get(move["from"])
    return {"space": move["from"]} if card is None or card.kind != "building" else None


def take_is_affordable(sight: Sight, move: Any) -> Args | None:
    if sight.asked != COFFEE or not sight.frame[3]:
        return None
    return None if sight.can_raise(sight.board[move["from"]].build_cost or 0) else _cap(sight)


def swap_finds_a_card(sight: Sight, move: Any) -> Args | None:
    return {"why": "space"} if sight.asked == SWAP and move["from"] not in sight.board else None


def effect_is_left(sight: Sight, move: Any) -> Args | None:
    return None if sight.frame[3] & 1 << move["effect"] - 1 else {"effect": move["effect"]}


def seat_is_an_opponent(sight: Sight, move: Any) -> Args | None:
    return None if move["seat"] != sight.seat and move["seat"] < sight.s.players else {"seat": move["seat"]}


# Beside the questions


def it_is_the_repay_step(sight: Sight, _: Any) -> Args | None:
    return None if sight.asked == REPAY else {}


def repay_step_is_over(sight: Sight, _: Any) -> Args | None:
    return {} if sight.asked == REPAY else None


def a_loan_is_left(sight: Sight, _: Any) -> Args | None:
    cap = sight.s.options.loan_cap
    return {"why": "loan", "cap": cap} if cap is not None and sum(sight.s.loans) >= cap else None


def swap_is_timely(sight: Sight, _: Any) -> Args | None:
    if sight.asked == DRAW and sight.frame[4:] == (START, 0):
        return None
    if sight.asked == DEVELOP and not sight.frame[2]:
        return {"why": "first"}
    if sight.asked in (REPAY, LIMIT):
        return {"why": "step"}
    return None if sight.asked in (CHOICE, DEVELOP, RUN, SPARE) else {"why": "moment"}


def a_swap_is_left(sight: Sight, _: Any) -> Args | None:
    by_cards = [(effect.per_turn, sight.s.uses[stack]) for stack, effect in sight.ongoing(SwapHandWithBoard)]
    by_borough = sight.ability(SwapHandWithBoard)
    if not by_cards and not by_borough:
        return {"why": "card"}
    left = sum(most - used for most, used in by_cards)
    left += max(0, by_borough.per_turn - sight.s.land_swaps) if by_borough else 0
    return None if left > 0 else {"why": "used"}


def swap_has_both_cards(sight: Sight, move: Any) -> Args | None:
    if not sight.holds(move["card"]):
        return {"why": "hand"}
    return None if sight.board else {"why": "board"}


def _cap(sight: Sight) -> Args:
    return {"why": "pay", "cap": sight.s.options.loan_cap}


def _face(sight: Sight, move: Any) -> CityCard:
    return next(card for card in sight.box.faces if card.id == move["card"])


def _effect(sight: Sight) -> Any:
    """The effect of a card or borough that lets cards be discarded."""
    source, index = sight.frame[2], sight.frame[3]
    box = sight.box
    if source < len(box.faces):
        card = box.faces[source]
        return (card.activation.effects if card.activation else card.action)[index]
    borough = box.boroughs[(source - len(box.faces)) % len(box.boroughs)]
    if source >= len(box.faces) + len(box.boroughs) and borough.ability:
        return borough.ability.effects[index]
    return borough.run_effect[index]


RULES: dict[str, list[Rule]] = {
    "draw": [
        ("LON-CARD-17", deck_is_looked_at),
        ("LON-DRAW-6", deck_holds_cards),
        ("LON-SETUP-2", space_is_in_play),
        ("LON-DRAW-1", space_holds_a_card),
    ],
    "keep": [("LON-CARD-17", position_was_looked_at)],
    "look": [
        ("LON-CARD-17", look_is_allowed),
        ("LON-CARD-19", look_is_the_first),
    ],
    "develop": [("LON-DEV-2", something_is_playable)],
    "buy-land": [("LON-LAND-6", land_is_for_sale), ("LON-COMP-10", some_land_is_affordable)],
    "run": [],
    "draw-three": [],
    "land": [("LON-LAND-1", borough_is_for_sale), ("LON-COMP-10", borough_is_affordable)],
    "play": [
        ("LON-DEV-20", card_is_in_hand),
        ("LON-PAUP-1", card_is_no_pauper),
        ("LON-DEV-3", card_has_a_match),
        ("LON-COMP-10", card_is_affordable),
    ],
    "discard": [
        ("LON-DEV-4", match_is_another_card),
        ("LON-DEV-3", match_is_in_hand),
        ("LON-PAUP-2", match_is_no_pauper),
        ("LON-DEV-3", match_has_the_colour),
        ("LON-COMP-10", match_is_affordable),
        ("LON-RUN-4", held_when_asked(COST)),
        ("LON-RUN-8", held_when_asked(DISCARDS)),
        ("LON-CARD-22", discard_passes_the_filter),
        ("LON-HAND-1", held_when_asked(LIMIT)),
    ],
    "free": [("LON-CARD-13", a_free_build_is_open)],
    "new": [],
    "onto": [("LON-DEV-8", stack_exists), ("LON-DEV-10", stack_was_not_laid_now)],
    "activate": [
        ("LON-RUN-2", stack_exists),
        ("LON-RUN-11", card_is_face_up),
        ("LON-EFF-2", card_has_an_activation),
        ("LON-RUN-3", card_is_not_activated_yet),
        ("LON-CARD-12", card_is_not_barred),
        ("LON-CARD-28", card_was_activated),
        ("LON-CARD-29", card_does_not_reactivate),
        ("LON-RUN-6", activation_has_its_card),
        ("LON-COMP-10", activation_is_affordable),
    ],
    "flip": [("LON-RUN-10", stack_exists), ("LON-CARD-1", flip_is_of_it_or_a_hospital)],
    "borough": [("LON-RUN-12", run_effect_is_due), ("LON-RUN-13", run_effect_can_wait_no_longer)],
    "ability": [("LON-LAND-16", ability_exists), ("LON-BOR-7", ability_left)],
    "take": [
        ("LON-SETUP-2", space_is_in_play),
        ("LON-CARD-10", take_is_a_building),
        ("LON-COMP-10", take_is_affordable),
        ("LON-CARD-16", swap_finds_a_card),
    ],
    "effect": [("LON-RUN-7", effect_is_left)],
    "seat": [("LON-EFF-3", seat_is_an_opponent)],
    "repay": [("LON-TURN-5", it_is_the_repay_step)],
    "stop": [
        ("LON-DRAW-3", draw_is_not_owed((START,))),
        ("LON-D3-1", draw_is_not_owed((THREE,))),
        ("LON-LAND-7", draw_is_not_owed((BOUGHT,))),
        ("LON-ACT-3", draw_is_not_owed((EFFECT,))),
        ("LON-TURN-8", a_card_is_played),
        ("LON-BOR-7", a_card_is_discarded),
    ],
    "swap": [
        ("LON-CARD-16", swap_is_timely),
        ("LON-CARD-16", a_swap_is_left),
        ("LON-CARD-16", swap_has_both_cards),
    ],
    "loan": [("LON-LOAN-7", repay_step_is_over), ("LON-COMP-10", a_loan_is_left)],
}


def refusal(s: "LondonState", seat: int, move: Mapping[str, Any]) -> Refusal | None:
    """The first rule that this move breaks."""
    sight = Sight(s, seat)
    for rule, broken in RULES[move["kind"]]:
        args = broken(sight, move)
        if args is not None:
            return Refusal(rule, args)
    return None
