"""The box: city cards, boroughs and the numbers of the rules, read from data files into tuples (LON-COMP, LON-EFF).

A *face* is what a city card shows; faces are numbers here, deck A before B before C, so that a sorted list of faces is
sorted by deck. A *piece* is one copy of a face: cards that lie open are pieces, cards in hands and decks only faces,
since nobody can tell two alike apart. A *program* is all effects of a card or a borough that come at one time.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from londinium.games.london import checks, ops
from londinium.games.london.components import (
    COLOURS,
    DECKS,
    KINDS,
    BoroughCard,
    BoroughDiscount,
    CityCard,
    ExtraStartDraw,
    FlipSelfInstead,
    FreeBuilds,
    IgnoreHandPoverty,
    LoanBonus,
    Op,
    PaupersAnyColour,
    RecolourDiscard,
    RulesFile,
    StartDrawChoice,
    StartDrawPeek,
    StoreMoneyOnPlace,
    SwapHandWithBoard,
    of_kind,
)
from londinium.games.london.moves import COLUMNS, verbs
from londinium.games.london.numbers import Numbers
from londinium.kernel.moves import Moves


class Ability(NamedTuple):
    """What the ability of a borough does."""

    paupers: bool = False  # match any colour (LON-BOR-3)
    free: int = 0  # builds without a matching discard, in each Develop (LON-BOR-4)
    must: int = 0  # cards more in the draw step
    may: int = 0  # (LON-BOR-5)
    ignored: int = 0  # hand cards that add no poverty (LON-BOR-6)
    once: bool = False  # in each Run, a program (LON-BOR-7)
    swaps: int = 0  # in each turn (LON-BOR-8)
    discount: int = 0  # on the next borough (LON-BOR-9)


class Recolouring(NamedTuple):
    """How a card makes discards match (LON-CARD-8, LON-CARD-9)."""

    price: int
    paupers: bool  # them too
    per_turn: int


class Box:
    """The tables of one pack. Made once, shared by every state, never changed."""

    def __init__(self, files: Mapping[str, Any]) -> None:
        self.rules: RulesFile = files["rules"]
        checks.check_cards(files["cards"], self.rules)
        checks.check_boroughs(files["boroughs"], self.rules)
        self.spaces = tuple(  # of the board, by the number of players
            (*range(columns), *range(COLUMNS, COLUMNS + columns)) for columns in (0, 0, *self.rules.columns)
        )
        self._make_faces(sorted(files["cards"].cards, key=lambda card: card.deck))
        self._make_pieces()
        self._make_boroughs(files["boroughs"].boroughs)
        self._make_programs()
        self._make_activations()
        self._make_ongoing_effects()
        self.moves = Moves(verbs(self))
        self.n = Numbers(self.moves)

    def _make_faces(self, faces: Sequence[CityCard]) -> None:
        self.faces = tuple(faces)
        self.ids = tuple(card.id for card in faces)
        self.copies = tuple(card.copies for card in faces)
        self.deck_of = tuple(DECKS.index(card.deck) for card in faces)
        self.deck_end = tuple(sum(deck <= letter for deck in self.deck_of) for letter in range(len(DECKS)))
        self.colour = tuple(COLOURS.index(card.colour) for card in faces)
        self.kind = tuple(KINDS.index(card.kind) for card in faces)
        self.build_cost = tuple(card.build_cost or 0 for card in faces)
        self.needs_discard = tuple(card.build_discard == "same_colour" for card in faces)
        self.end_prestige = tuple(card.end_prestige or 0 for card in faces)
        self.most_stacks = sum(card.copies for card in faces if card.kind == "building")

    def _make_pieces(self) -> None:
        extra = self.rules.extra_pauper
        self.adds, self.instead_of = self.ids.index(extra.adds), self.ids.index(extra.instead_of)
        most = [n + (face == self.adds) for face, n in enumerate(self.copies)]
        self.face_of = tuple(face for face, n in enumerate(most) for _ in range(n))
        self.first_piece = tuple(self.face_of.index(face) for face in range(len(most)))
        self.piece_names = tuple(
            self.ids[face] if most[face] == 1 else f"{self.ids[face]}-{piece - self.first_piece[face] + 1}"
            for piece, face in enumerate(self.face_of)
        )

    def _make_boroughs(self, boroughs: Sequence[BoroughCard]) -> None:
        self.boroughs = tuple(boroughs)
        self.borough_ids = tuple(borough.id for borough in boroughs)
        self.starters = tuple(number for number, borough in enumerate(boroughs) if borough.starter)
        self.price = tuple(borough.cost for borough in boroughs)
        self.ability = tuple(_ability(borough) for borough in boroughs)

    def _make_programs(self) -> None:
        """The programs of faces, then the run effects of boroughs, then their abilities; a *source* is one's number."""
        self.run_source = len(self.faces)  # of the first borough
        self.ability_source = len(self.faces) + len(self.boroughs)
        self.effects: list[Sequence[Op]] = [
            card.activation.effects if card.activation else card.action for card in self.faces
        ]
        self.effects += [borough.run_effect for borough in self.boroughs]
        self.effects += [
            b.ability.effects if b.ability and self.ability[i].once else () for i, b in enumerate(self.boroughs)
        ]
        self.programs = tuple(tuple(ops.compiled(effect, self.boroughs) for effect in one) for one in self.effects)
        self.ordered = tuple(any(ops.order_matters(a, b) for a, b in combinations(one, 2)) for one in self.programs)
        runs = self.programs[self.run_source : self.ability_source]
        self.run_timed = tuple(
            any(effect.op != ops.GAIN_PRESTIGE for effect in run) for run in runs
        )  # its moment counts
        self.run_money = tuple(
            any(effect.op in ops.BRINGS_MONEY for effect in run) for run in runs
        )  # for an activation
        self.run_cards = tuple(any(effect.op == ops.DRAW_CARDS for effect in run) for run in runs)

    def _make_activations(self) -> None:
        activations = [card.activation for card in self.faces]
        self.activates = tuple(one is not None for one in activations)
        self.cost_money = tuple(one.cost.money if one else 0 for one in activations)
        self.cost_card = tuple(bool(one and one.cost.discard) for one in activations)
        self.flips = tuple(bool(one and one.flips) for one in activations)
        self.reactivates = tuple(any(effect.op == ops.REACTIVATE for effect in one) for one in self.programs)

    def _make_ongoing_effects(self) -> None:
        ongoing = [card.ongoing for card in self.faces]
        self.ongoing = tuple(bool(effects) for effects in ongoing)
        self.flips_instead = tuple(bool(of_kind(effects, FlipSelfInstead)) for effects in ongoing)
        self.stores = tuple(sum(e.amount for e in of_kind(effects, StoreMoneyOnPlace)) for effects in ongoing)
        self.loan_bonus = tuple(sum(e.amount for e in of_kind(effects, LoanBonus)) for effects in ongoing)
        self.looks = tuple(max((e.look for e in of_kind(effects, StartDrawPeek)), default=0) for effects in ongoing)
        self.draw_choice = tuple(_draw_choice(effects) for effects in ongoing)
        self.swaps = tuple(sum(e.per_turn for e in of_kind(effects, SwapHandWithBoard)) for effects in ongoing)
        self.recolouring = tuple(_recolouring(effects) for effects in ongoing)

    def city_deck(self, paupers: int) -> list[int]:
        """The faces of all city cards, A before B before C, with this many Paupers (LON-COMP-4, LON-COMP-9)."""
        copies = list(self.copies)
        if paupers > self.rules.paupers:
            copies[self.adds] += 1
            copies[self.instead_of] -= 1
        return [face for face, n in enumerate(copies) for _ in range(n)]

    def penalty(self, poverty: int) -> int:
        """The prestige that this much poverty costs (LON-SCORE-8)."""
        table = self.rules.poverty_table
        beyond = poverty - len(table) + 1
        return table[poverty] if beyond <= 0 else table[-1] + self.rules.poverty_beyond * beyond


def _draw_choice(ongoing: Sequence[Op]) -> tuple[int, int] | None:
    found = of_kind(ongoing, StartDrawChoice)
    return (found[0].min, found[0].max) if found else None


def _recolouring(ongoing: Sequence[Op]) -> Recolouring | None:
    found = of_kind(ongoing, RecolourDiscard)
    if not found:
        return None
    price, per_turn = found[0].price, found[0].per_turn
    return Recolouring(price, found[0].includes_grey, ops.ALL_CARDS if per_turn is None else per_turn)


def _ability(borough: BoroughCard) -> Ability:
    if borough.ability is None:
        return Ability()
    match borough.ability.effects[0]:
        case PaupersAnyColour():
            return Ability(paupers=True)
        case FreeBuilds(count=count):
            return Ability(free=count)
        case ExtraStartDraw(amount=amount):
            return Ability(may=amount) if borough.ability.optional else Ability(must=amount)
        case IgnoreHandPoverty(max=most):
            return Ability(ignored=ops.ALL_CARDS if most is None else most)
        case SwapHandWithBoard(per_turn=times):
            return Ability(swaps=times)
        case BoroughDiscount(amount=amount):
            return Ability(discount=amount)
        case _:
            return Ability(once=True)
