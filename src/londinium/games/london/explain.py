"""The same legality once more, as named rules for people: a question names those that may refuse its answers.

Everything is read off what lies on the table and in the player's hand, card by card: none of the tables and summaries
that `answers` uses.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from londinium.games.london.components import (
    BoroughCard,
    BoroughDiscount,
    CityCard,
    DiscardFor,
    FlipSelfInstead,
    FreeBuilds,
    LoanBonus,
    Op,
    PaupersAnyColour,
    Reactivate,
    RecolourDiscard,
    StartDrawPeek,
    SwapHandWithBoard,
    of_kind,
)
from londinium.games.london.moves import BOUGHT, COLUMNS, EFFECT, SPACES, START, THREE, Move
from londinium.kernel.questions import Args, Question, Rules

if TYPE_CHECKING:
    from londinium.games.london import develop, draw, effects, run
    from londinium.games.london.state import LondonState

Asked = TypeVar("Asked", bound=Question | None)
E = TypeVar("E", bound=Op)

PAYING = {"gain_money", "gain_money_per", "take_money_from_each_opponent", "discard_for"}  # effects of a borough


class Sight(Generic[Asked]):
    """The table as a player sees it who is asked a question, or none."""

    def __init__(self, s: "LondonState", seat: int, question: Asked) -> None:
        box = s.box
        self.s = s
        self.box = box
        self.seat = seat
        self.question = question
        self.asked = None if question is None else s.game.questions[question].kind
        self.hand: list[CityCard] = [box.faces[face] for face in s.hands[seat]]
        self.tops: list[CityCard] = [box.faces[box.face_of[piece]] for piece in s.tops[seat]]
        self.face_up = [not s.down[seat] & 1 << stack for stack in range(len(self.tops))]
        self.borough = box.boroughs[s.lands[seat][-1]] if s.lands[seat] else None
        columns = box.rules.columns[s.players - 2]
        self.spaces = [*SPACES[:columns], *SPACES[COLUMNS : COLUMNS + columns]]
        self.board = {SPACES[i]: box.faces[box.face_of[piece]] for i, piece in enumerate(s.board) if piece >= 0}
        self.deck = len(s.deck) + len(s.top)

    def ongoing(self, kind: type[E]) -> list[tuple[int, E]]:
        """The ongoing effects of a kind on face-up cards, with their stacks."""
        up = [(stack, card) for stack, card in enumerate(self.tops) if self.face_up[stack]]
        return [(stack, effect) for stack, card in up for effect in of_kind(card.ongoing, kind)]

    def ability(self, kind: type[E]) -> E | None:
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
        most = self.s.money[self.seat] + each * max(0, cap - sum(self.s.loans))
        return most >= amount

    def recolourings(self, grey: bool) -> list[int]:
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
            return [0] if self.ability(PaupersAnyColour) else self.recolourings(grey=True)
        return [0] if other.colour == card.colour else self.recolourings(grey=False)

    def others(self, card: CityCard) -> list[CityCard]:
        """The hand without one copy of a card."""
        rest = list(self.hand)
        rest.remove(card)
        return rest

    def free_builds(self) -> int:
        """Builds without a discard that are open, or would be if Develop were chosen now (LON-CARD-13, LON-BOR-4)."""
        if self.asked == "action":
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

    def price(self, borough: BoroughCard) -> int:
        discount = self.ability(BoroughDiscount)
        return max(0, borough.cost - (discount.amount if discount else 0))

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


Table = Sight[Any]  # whatever is asked


# Drawing


def deck_holds_cards(sight: Table, move: Move) -> Args | None:
    return {} if move["from"] == "deck" and not sight.deck else None


def deck_is_not_looked_at(_: Table, move: Move) -> Args | None:
    return {"why": "looked"} if move["from"] == "deck" else None


def position_was_looked_at(sight: "Sight[draw.Peek]", move: Move) -> Args | None:
    return {"why": "position"} if move["position"] > sight.question.looked else None


def space_is_in_play(sight: Table, move: Move) -> Args | None:
    if move["from"] == "deck" or move["from"] in sight.spaces:
        return None
    return {"space": move["from"], "columns": len(sight.spaces) // 2, "players": sight.s.players}


def space_holds_a_card(sight: Table, move: Move) -> Args | None:
    if move["from"] == "deck" or move["from"] in sight.board:
        return None
    return {"space": move["from"]}


def look_is_allowed(sight: "Sight[draw.Draw]", _: Move) -> Args | None:
    if sight.question.why != START:
        return {"why": "step"}
    if not sight.ongoing(StartDrawPeek):
        return {"why": "card"}
    return {"why": "choice"} if not sight.deck or sight.deck + len(sight.board) < 2 else None


def look_is_the_first(sight: Table, _: Move) -> Args | None:
    return {} if sight.s.looked else None


def draw_is_not_owed(why: int) -> "Callable[[Sight[draw.Draw], Move], Args | None]":
    def owed(sight: "Sight[draw.Draw]", _: Move) -> Args | None:
        asked = sight.question
        return {"left": asked.must} if asked.why == why and asked.must else None

    return owed


no_start_draw_is_owed = draw_is_not_owed(START)
no_action_draw_is_owed = draw_is_not_owed(THREE)
no_land_draw_is_owed = draw_is_not_owed(BOUGHT)
no_effect_draw_is_owed = draw_is_not_owed(EFFECT)


# The four actions


def something_is_playable(sight: Table, _: Move) -> Args | None:
    return None if any(sight.can_play(card) for card in sight.hand) else {}


def land_is_for_sale(sight: Table, _: Move) -> Args | None:
    return None if any(borough >= 0 for borough in sight.s.offer) else {}


def some_land_is_affordable(sight: Table, _: Move) -> Args | None:
    offered = [sight.box.boroughs[borough] for borough in sight.s.offer if borough >= 0]
    return None if any(sight.can_raise(sight.price(borough)) for borough in offered) else _cap(sight)


def borough_is_for_sale(sight: Table, move: Move) -> Args | None:
    offered = [sight.box.boroughs[borough].id for borough in sight.s.offer if borough >= 0]
    return None if move["borough"] in offered else {"borough": move["borough"]}


def borough_is_affordable(sight: Table, move: Move) -> Args | None:
    borough = next(one for one in sight.box.boroughs if one.id == move["borough"])
    return None if sight.can_raise(sight.price(borough)) else _cap(sight)


# Develop


def a_card_is_played(sight: "Sight[develop.Develop]", _: Move) -> Args | None:
    return None if sight.question.played else {}


def card_is_in_hand(sight: Table, move: Move) -> Args | None:
    return None if sight.holds(move["card"]) else {"card": move["card"]}


def card_is_no_pauper(sight: Table, move: Move) -> Args | None:
    return {"card": move["card"]} if _face(sight, move).kind == "pauper" else None


def card_has_a_match(sight: Table, move: Move) -> Args | None:
    card = _face(sight, move)
    if card.kind == "action" or sight.payments(card):
        return None
    return {"why": "none", "card": card.id, "colour": card.colour}


def card_is_affordable(sight: Table, move: Move) -> Args | None:
    return None if sight.can_play(_face(sight, move)) else _cap(sight)


def stack_exists(sight: Table, move: Move) -> Args | None:
    return None if move["stack"] <= len(sight.tops) else {"stack": move["stack"], "stacks": len(sight.tops)}


def stack_was_not_laid_now(sight: Table, move: Move) -> Args | None:
    return {"stack": move["stack"]} if sight.s.laid & 1 << move["stack"] - 1 else None


def a_free_build_is_open(sight: Table, _: Move) -> Args | None:
    return None if sight.s.free else {}


# Discards


def match_is_another_card(sight: "Sight[develop.Pay]", move: Move) -> Args | None:
    card = _built(sight)
    alone = sum(held.id == card.id for held in sight.hand) < 2
    return {"card": card.id} if move["card"] == card.id and alone else None


def match_is_in_hand(sight: "Sight[develop.Pay]", move: Move) -> Args | None:
    if sight.holds(move["card"]):
        return None
    return {"why": "hand", "card": move["card"], "colour": _built(sight).colour}


def match_is_no_pauper(sight: "Sight[develop.Pay]", move: Move) -> Args | None:
    other = _face(sight, move)
    return {} if other.kind == "pauper" and not sight.ways_to_match(_built(sight), other) else None


def match_has_the_colour(sight: "Sight[develop.Pay]", move: Move) -> Args | None:
    card = _built(sight)
    if sight.ways_to_match(card, _face(sight, move)):
        return None
    return {"why": "colour", "card": move["card"], "colour": card.colour}


def match_is_affordable(sight: "Sight[develop.Pay]", move: Move) -> Args | None:
    card = _built(sight)
    price = min(sight.ways_to_match(card, _face(sight, move)))
    return None if sight.can_raise((card.build_cost or 0) + price) else _cap(sight)


def discard_passes_the_filter(sight: "Sight[effects.Discards]", move: Move) -> Args | None:
    only_paupers = _discard_for(sight).filter == "pauper"
    return {"card": move["card"]} if only_paupers and _face(sight, move).kind != "pauper" else None


def a_card_is_discarded(sight: "Sight[effects.Discards]", _: Move) -> Args | None:
    return {"why": "one"} if sight.question.owed else None


# Run


def card_is_face_up(sight: Table, move: Move) -> Args | None:
    return None if sight.face_up[move["stack"] - 1] else {"stack": move["stack"]}


def card_has_an_activation(sight: Table, move: Move) -> Args | None:
    card = _top(sight, move)
    return {"card": card.id} if card.activation is None else None


def card_is_not_activated_yet(sight: Table, move: Move) -> Args | None:
    return {"card": _top(sight, move).id} if sight.s.activated & 1 << move["stack"] - 1 else None


def card_is_not_barred(sight: Table, move: Move) -> Args | None:
    return {"card": _top(sight, move).id} if sight.s.barred & 1 << move["stack"] - 1 else None


def card_was_activated(sight: "Sight[run.Again]", move: Move) -> Args | None:
    stack = move["stack"] - 1
    other = stack != sight.question.place and sight.s.activated & 1 << stack
    return None if other else {"stack": move["stack"]}


def card_does_not_reactivate(sight: Table, move: Move) -> Args | None:
    card = _top(sight, move)
    effects = card.activation.effects if card.activation else ()
    return {"card": card.id} if of_kind(effects, Reactivate) else None


def activation_has_its_card(sight: Table, move: Move) -> Args | None:
    card = _top(sight, move)
    owed = card.activation is not None and card.activation.cost.discard
    return {"card": card.id} if owed and not sight.hand else None


def activation_again_has_its_card(sight: "Sight[run.Again]", move: Move) -> Args | None:
    return None if sight.question.waived else activation_has_its_card(sight, move)


def activation_is_affordable(sight: Table, move: Move) -> Args | None:
    activation = _top(sight, move).activation
    return None if activation is None or sight.can_raise(activation.cost.money) else _cap(sight)


def flip_is_of_it_or_instead_of_it(sight: "Sight[run.Flip]", move: Move) -> Args | None:
    instead = [stack for stack, _ in sight.ongoing(FlipSelfInstead)]
    return None if move["stack"] - 1 in {sight.question.place, *instead} else {"stack": move["stack"]}


def run_effect_is_due(sight: Table, _: Move) -> Args | None:
    if sight.borough is None or not sight.borough.run_effect:
        return {"why": "none"}
    return {"why": "done"} if sight.s.run_done else None


def run_effect_can_wait_no_longer(sight: Table, _: Move) -> Args | None:
    """Where its moment makes no difference it comes by itself, when the Run ends."""
    assert sight.borough is not None
    brought = [effect.__struct_config__.tag for effect in sight.borough.run_effect]
    timed = any(tag != "gain_prestige" for tag in brought)
    more = any(sight.can_activate(stack) for stack in range(len(sight.tops))) or _ability_is_left(sight) is None
    lacking = {sight.lacks(stack) for stack in range(len(sight.tops))}
    helped = ("card" in lacking and "draw_cards" in brought) or ("money" in lacking and not PAYING.isdisjoint(brought))
    return None if timed and (more or helped) else {}


def ability_exists(sight: Table, _: Move) -> Args | None:
    return None if sight.ability(DiscardFor) else {}


def ability_left(sight: Table, _: Move) -> Args | None:
    return _ability_is_left(sight)


def take_is_a_building(sight: Table, move: Move) -> Args | None:
    card = sight.board.get(move["from"])
    return {"space": move["from"]} if card is None or card.kind != "building" else None


def take_is_affordable(sight: "Sight[effects.PlaceFromBoard]", move: Move) -> Args | None:
    if not sight.question.paid or sight.can_raise(sight.board[move["from"]].build_cost or 0):
        return None
    return _cap(sight)


def swap_finds_a_card(sight: Table, move: Move) -> Args | None:
    return None if move["from"] in sight.board else {"why": "space"}


def effect_is_left(sight: "Sight[effects.Order]", move: Move) -> Args | None:
    return None if sight.question.left & 1 << move["effect"] - 1 else {"effect": move["effect"]}


def seat_is_an_opponent(sight: Table, move: Move) -> Args | None:
    return None if move["seat"] != sight.seat and move["seat"] < sight.s.players else {"seat": move["seat"]}


# Beside the questions


def it_is_the_repay_step(sight: Table, _: Move) -> Args | None:
    return None if sight.asked is None else {}


def repay_step_is_over(sight: Table, _: Move) -> Args | None:
    return {} if sight.asked == "repay" else None


def a_loan_is_left(sight: Table, _: Move) -> Args | None:
    cap = sight.s.options.loan_cap
    return {"why": "loan", "cap": cap} if cap is not None and sum(sight.s.loans) >= cap else None


def swap_is_timely(sight: Table, _: Move) -> Args | None:
    if sight.asked == "draw" and sight.question.why == START and not sight.question.drawn:
        return None
    if sight.asked == "develop" and not sight.question.played:
        return {"why": "first"}
    if sight.asked in ("repay", "limit"):
        return {"why": "step"}
    return None if sight.asked in ("action", "develop", "run", "spare") else {"why": "moment"}


def a_swap_is_left(sight: Table, _: Move) -> Args | None:
    by_cards = [(effect.per_turn, sight.s.uses[stack]) for stack, effect in sight.ongoing(SwapHandWithBoard)]
    by_borough = sight.ability(SwapHandWithBoard)
    if not by_cards and not by_borough:
        return {"why": "card"}
    left = sum(most - used for most, used in by_cards)
    left += max(0, by_borough.per_turn - sight.s.land_swaps) if by_borough else 0
    return None if left > 0 else {"why": "used"}


def swap_has_both_cards(sight: Table, move: Move) -> Args | None:
    if not sight.holds(move["card"]):
        return {"why": "hand"}
    return None if sight.board else {"why": "board"}


def _cap(sight: Table) -> Args:
    return {"why": "pay", "cap": sight.s.options.loan_cap}


def _face(sight: Table, move: Move) -> CityCard:
    return next(card for card in sight.box.faces if card.id == move["card"])


def _built(sight: "Sight[develop.Pay]") -> CityCard:
    return sight.box.faces[sight.question.face]


def _top(sight: Table, move: Move) -> CityCard:
    return sight.tops[move["stack"] - 1]


def _ability_is_left(sight: Table) -> Args | None:
    effect = sight.ability(DiscardFor)
    if effect is None or sight.s.ability_used:
        return {"why": "used"}
    fitting = [card for card in sight.hand if effect.filter == "any" or card.kind == "pauper"]
    return None if fitting else {"why": "hand"}


def _discard_for(sight: "Sight[effects.Discards]") -> DiscardFor:
    """The effect of a card or borough that lets cards be discarded."""
    source, box = sight.question.source, sight.box
    found: Sequence[Op]
    if source < len(box.faces):
        card = box.faces[source]
        found = card.activation.effects if card.activation else card.action
    else:
        borough = box.boroughs[(source - len(box.faces)) % len(box.boroughs)]
        by_ability = source >= len(box.faces) + len(box.boroughs) and borough.ability
        found = by_ability.effects if by_ability else borough.run_effect
    effect = found[sight.question.index]
    assert isinstance(effect, DiscardFor)
    return effect


ASIDE: Rules = {
    "swap": (
        ("LON-CARD-16", swap_is_timely),
        ("LON-CARD-16", a_swap_is_left),
        ("LON-CARD-16", swap_has_both_cards),
    ),
    "loan": (("LON-LOAN-7", repay_step_is_over), ("LON-COMP-10", a_loan_is_left)),
}
UNTIMELY: Rules = {"repay": (("LON-TURN-5", it_is_the_repay_step),)}
