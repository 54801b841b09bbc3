"""The box: city cards, boroughs and the numbers of the rules, read from data files into tuples (LON-COMP, LON-EFF).

A *face* is what a city card shows; faces are numbers here, deck A before B before C, so that a sorted list of faces is
sorted by deck. A *piece* is one copy of a face: cards that lie open are pieces, cards in hands and decks only faces,
since nobody can tell two alike apart. Effects are tuples of numbers: the operation and its parameters.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from londinium.games.london import moves
from londinium.games.london.components import (
    COLOURS,
    DECKS,
    KINDS,
    Activation,
    BoroughCard,
    BoroughDiscount,
    BoroughsFile,
    CardsFile,
    CityCard,
    DiscardFor,
    DrawCards,
    EachOpponentPaysPer,
    ExtraStartDraw,
    FaceUpCards,
    FlipSelfInstead,
    FreeBuilds,
    GainMoney,
    GainMoneyPer,
    GainPoverty,
    GainPrestige,
    GainPrestigePer,
    GivePoverty,
    IgnoreHandPoverty,
    LoanBonus,
    Op,
    OwnBoroughs,
    PaupersAnyColour,
    PlaceFromBoardOnSelf,
    Reactivate,
    RecolourDiscard,
    RemovePoverty,
    RulesFile,
    StartDrawChoice,
    StartDrawPeek,
    StoreMoneyOnPlace,
    SwapHandWithBoard,
    TakeMoneyFromEachOpponent,
    TakeStoredMoney,
    TargetGainsPoverty,
    TheirBoroughs,
    Timing,
)
from londinium.kernel.refusal import BadPack

# The operations as numbers
(
    GAIN_MONEY,
    GAIN_PRESTIGE,
    REMOVE_POVERTY,
    GAIN_POVERTY,
    DRAW_CARDS,
    GAIN_MONEY_PER,
    GAIN_PRESTIGE_PER,
    DISCARD_FOR,
    GIVE_POVERTY,
    TARGET_GAINS_POVERTY,
    TAKE_MONEY_FROM_EACH,
    EACH_PAYS_PER,
    PLACE_FROM_BOARD,
    REACTIVATE,
    IGNORE_HAND_POVERTY,
    TAKE_STORED_MONEY,
    FREE_BUILDS,
) = range(17)
OPS: dict[type[Op], int] = {
    GainMoney: GAIN_MONEY,
    GainPrestige: GAIN_PRESTIGE,
    RemovePoverty: REMOVE_POVERTY,
    GainPoverty: GAIN_POVERTY,
    DrawCards: DRAW_CARDS,
    GainMoneyPer: GAIN_MONEY_PER,
    GainPrestigePer: GAIN_PRESTIGE_PER,
    DiscardFor: DISCARD_FOR,
    GivePoverty: GIVE_POVERTY,
    TargetGainsPoverty: TARGET_GAINS_POVERTY,
    TakeMoneyFromEachOpponent: TAKE_MONEY_FROM_EACH,
    EachOpponentPaysPer: EACH_PAYS_PER,
    PlaceFromBoardOnSelf: PLACE_FROM_BOARD,
    Reactivate: REACTIVATE,
    IgnoreHandPoverty: IGNORE_HAND_POVERTY,
    TakeStoredMoney: TAKE_STORED_MONEY,
    FreeBuilds: FREE_BUILDS,
}

COUNTS_BOROUGHS = -1  # in place of a colour
ANY_NUMBER = -1  # of discards
ALL_CARDS = 1 << 20  # more than anybody holds
BRINGS_MONEY = frozenset({GAIN_MONEY, GAIN_MONEY_PER, TAKE_MONEY_FROM_EACH, DISCARD_FOR})  # or may bring it

Done = tuple[int, int, int, int, tuple[tuple[int, int], ...]]
"""An effect: operation, amount, two parameters (colour or COUNTS_BOROUGHS and bits of boroughs; filter), per card."""

# What an effect changes and looks at, for the question whether two orders can differ: amounts that only add up stand
# under a name of their own
TOUCHES: dict[int, tuple[frozenset[str], frozenset[str]]] = {
    GAIN_MONEY: (frozenset({"+money"}), frozenset()),
    GAIN_PRESTIGE: (frozenset({"+prestige"}), frozenset()),
    REMOVE_POVERTY: (frozenset({"-poverty"}), frozenset()),
    GAIN_POVERTY: (frozenset({"+poverty"}), frozenset()),
    DRAW_CARDS: (frozenset({"hand", "board"}), frozenset({"hand", "board"})),
    GAIN_MONEY_PER: (frozenset({"+money"}), frozenset({"city"})),
    GAIN_PRESTIGE_PER: (frozenset({"+prestige"}), frozenset({"city"})),
    DISCARD_FOR: (frozenset({"hand", "board"}), frozenset({"hand", "board"})),
    GIVE_POVERTY: (frozenset({"poverty", "theirs"}), frozenset({"poverty", "+poverty", "-poverty"})),
    TARGET_GAINS_POVERTY: (frozenset({"theirs"}), frozenset()),
    TAKE_MONEY_FROM_EACH: (frozenset({"+money", "purses"}), frozenset({"purses"})),
    EACH_PAYS_PER: (frozenset({"purses"}), frozenset({"purses"})),
    PLACE_FROM_BOARD: (frozenset({"board", "city", "money", "purses"}), frozenset({"board", "+money", "purses"})),
    REACTIVATE: (frozenset(), frozenset()),  # anything: see `differs`
    IGNORE_HAND_POVERTY: (frozenset({"+ignored"}), frozenset()),
    TAKE_STORED_MONEY: (frozenset({"+money", "stored"}), frozenset({"city", "stored"})),
    FREE_BUILDS: (frozenset({"+free"}), frozenset()),
}


class Ability(NamedTuple):
    """What a borough allows while it is on top."""

    paupers: bool = False  # LON-BOR-3
    free: int = 0  # builds without a matching discard, in each Develop (LON-BOR-4)
    must: int = 0  # cards more in the draw step
    may: int = 0  # (LON-BOR-5)
    ignored: int = 0  # hand cards that add no poverty (LON-BOR-6)
    once: bool = False  # in each Run, a program (LON-BOR-7)
    swaps: int = 0  # in each turn (LON-BOR-8)
    discount: int = 0  # on the next borough (LON-BOR-9)


# The timings at which an effect of a borough can do anything, and whether it is the owner's choice
ABILITIES: dict[type[Op], tuple[Timing, tuple[bool, ...]]] = {
    PaupersAnyColour: ("develop", (True,)),
    FreeBuilds: ("develop_once", (True,)),
    IgnoreHandPoverty: ("run", (False,)),
    DiscardFor: ("run_once", (True,)),
    SwapHandWithBoard: ("own_turn_once", (True,)),
    ExtraStartDraw: ("start_draw", (True, False)),
    BoroughDiscount: ("buy_land", (False,)),
}


class Box:
    """The tables of one pack. Made once, shared by every state, never changed."""

    def __init__(self, files: Mapping[str, Any]) -> None:
        cards: CardsFile = files["cards"]
        lands: BoroughsFile = files["boroughs"]
        self.rules: RulesFile = files["rules"]
        _check_cards(cards, self.rules)
        _check_boroughs(lands, self.rules)

        # Faces
        faces = sorted(cards.cards, key=lambda card: card.deck)
        self.faces = tuple(faces)
        self.ids = tuple(card.id for card in faces)
        self.deck_of = tuple(DECKS.index(card.deck) for card in faces)
        self.deck_end = tuple(sum(deck <= letter for deck in self.deck_of) for letter in range(len(DECKS)))
        self.colour = tuple(COLOURS.index(card.colour) for card in faces)
        self.kind = tuple(KINDS.index(card.kind) for card in faces)
        self.build_cost = tuple(card.build_cost or 0 for card in faces)
        self.needs_discard = tuple(card.build_discard == "same_colour" for card in faces)
        self.end_prestige = tuple(card.end_prestige or 0 for card in faces)

        # Pieces
        extra = self.rules.extra_pauper
        self.copies = tuple(card.copies for card in faces)
        self.adds, self.instead_of = self.ids.index(extra.adds), self.ids.index(extra.instead_of)
        most = [n + (face == self.adds) for face, n in enumerate(self.copies)]
        self.face_of = tuple(face for face, n in enumerate(most) for _ in range(n))
        self.first_piece = tuple(self.face_of.index(face) for face in range(len(faces)))
        self.piece_names = tuple(
            self.ids[face] if most[face] == 1 else f"{self.ids[face]}-{piece - self.first_piece[face] + 1}"
            for piece, face in enumerate(self.face_of)
        )
        self.most_stacks = sum(card.copies for card in faces if card.kind == "building")

        # Boroughs
        self.boroughs = lands.boroughs
        self.borough_ids = tuple(borough.id for borough in lands.boroughs)
        self.starters = tuple(number for number, b in enumerate(lands.boroughs) if b.starter)
        self.price = tuple(b.cost for b in lands.boroughs)
        self.ability = tuple(_ability(b) for b in lands.boroughs)

        # Effects: the programs of faces, then the run effects of boroughs, then their abilities
        empty: tuple[Done, ...] = ()
        programs = [self._program(c.activation.effects if c.activation else c.action) for c in faces]
        programs += [self._program(b.run_effect) for b in lands.boroughs]
        programs += [self._program(b.ability.effects) if self.ability[i].once and b.ability else empty
                     for i, b in enumerate(lands.boroughs)]  # fmt: skip
        self.programs = tuple(programs)
        self.ordered = tuple(any(differs(a, b) for a, b in combinations(program, 2)) for program in programs)
        self.run_source = len(faces)  # of the first borough
        self.ability_source = len(faces) + len(self.boroughs)
        self.run_timed = tuple(  # whether it can matter when the run effect is carried out
            any(effect[0] != GAIN_PRESTIGE for effect in programs[self.run_source + i])
            for i in range(len(self.boroughs))
        )
        runs = programs[self.run_source : self.ability_source]  # those that may pay for an activation
        self.run_money = tuple(any(effect[0] in BRINGS_MONEY for effect in program) for program in runs)
        self.run_cards = tuple(any(effect[0] == DRAW_CARDS for effect in program) for program in runs)

        # Activations and ongoing effects
        self.activates = tuple(card.activation is not None for card in faces)
        self.cost_money = tuple(card.activation.cost.money if card.activation else 0 for card in faces)
        self.cost_card = tuple(bool(card.activation and card.activation.cost.discard) for card in faces)
        self.flips = tuple(bool(card.activation and card.activation.flips) for card in faces)
        self.reactivates = tuple(any(effect[0] == REACTIVATE for effect in program) for program in programs)
        self.ongoing = tuple(bool(card.ongoing) for card in faces)
        self.hospital = tuple(bool(_find(card.ongoing, FlipSelfInstead)) for card in faces)
        self.stores = tuple(sum(e.amount for e in _find(card.ongoing, StoreMoneyOnPlace)) for card in faces)
        self.loan_bonus = tuple(sum(e.amount for e in _find(card.ongoing, LoanBonus)) for card in faces)
        self.looks = tuple(max((e.look for e in _find(card.ongoing, StartDrawPeek)), default=0) for card in faces)
        self.draw_choice = tuple(_draw_choice(card) for card in faces)
        self.swaps = tuple(sum(e.per_turn for e in _find(card.ongoing, SwapHandWithBoard)) for card in faces)
        self.recolours = tuple(_recolour(card) for card in faces)

        self.spaces = tuple(  # of the board, by the number of players
            (*range(columns), *range(moves.COLUMNS, moves.COLUMNS + columns)) for columns in (0, 0, *self.rules.columns)
        )
        self.n = moves.Numbers(moves.verbs(self))

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

    def _program(self, effects: Sequence[Op]) -> tuple[Done, ...]:
        return tuple(self._compiled(effect) for effect in effects)

    def _compiled(self, effect: Any) -> Done:
        op = OPS[type(effect)]
        amount, one, two = getattr(effect, "amount", 0), 0, 0
        per_card: tuple[tuple[int, int], ...] = ()
        match effect:
            case GainMoneyPer() | GainPrestigePer() | EachOpponentPaysPer():
                if isinstance(effect.count, FaceUpCards):
                    one = COLOURS.index(effect.count.colour)
                else:
                    one, two = COUNTS_BOROUGHS, self._bits(effect.count)
            case DiscardFor():
                amount = ANY_NUMBER if effect.max is None else effect.max
                one = effect.filter == "pauper"
                per_card = tuple((OPS[type(each)], each.amount) for each in effect.per_card)
            case PlaceFromBoardOnSelf():
                one = effect.pay_build_cost
            case Reactivate():
                one = effect.waive_discard
            case IgnoreHandPoverty():
                amount = ALL_CARDS if effect.max is None else effect.max
            case FreeBuilds():
                amount = effect.count
        return op, amount, int(one), two, per_card

    def _bits(self, count: OwnBoroughs | TheirBoroughs) -> int:
        """The boroughs that are counted, as bits."""
        side, river = (None, None) if isinstance(count, TheirBoroughs) else (count.side, count.river)
        return sum(1 << i for i, b in enumerate(self.boroughs) if side in (None, b.side) and river in (None, b.river))


def differs(one: Done, other: Done) -> bool:
    """Whether the order of two effects can make a difference (LON-RUN-7)."""
    if REACTIVATE in (one[0], other[0]):
        return True
    (changes, reads), (changed, read) = _touches(one), _touches(other)
    if changes & read or changed & reads:
        return True
    if changes & changed & {"hand", "board", "city", "money", "poverty", "purses", "stored"}:
        return True
    poverty = {"+poverty", "-poverty"}
    return len((changes | changed) & poverty) == 2  # what is removed never goes below 0 (LON-RUN-9)


def _touches(effect: Done) -> tuple[frozenset[str], frozenset[str]]:
    changes, reads = TOUCHES[effect[0]]
    for op, _ in effect[4]:
        changes |= TOUCHES[op][0]
    return changes, reads


def _find(effects: Sequence[Any], kind: type[Any]) -> list[Any]:
    return [effect for effect in effects if isinstance(effect, kind)]


def _draw_choice(card: CityCard) -> tuple[int, int] | None:
    found = _find(card.ongoing, StartDrawChoice)
    return (found[0].min, found[0].max) if found else None


def _recolour(card: CityCard) -> tuple[int, bool, int] | None:
    """Price, whether grey cards can be recoloured, how often in a turn."""
    found = _find(card.ongoing, RecolourDiscard)
    if not found:
        return None
    return found[0].price, found[0].includes_grey, ALL_CARDS if found[0].per_turn is None else found[0].per_turn


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
            return Ability(ignored=ALL_CARDS if most is None else most)
        case SwapHandWithBoard(per_turn=times):
            return Ability(swaps=times)
        case BoroughDiscount(amount=amount):
            return Ability(discount=amount)
        case _:
            return Ability(once=True)


def _check_cards(file: CardsFile, rules: RulesFile) -> None:
    """What the fields alone cannot say: that a card is whole, and that the totals are right."""
    ids = [card.id for card in file.cards]
    for number, card in enumerate(file.cards, 1):
        where = f"cards: cards, entry {number} ({card.id})"
        if ids.count(card.id) > 1:
            raise BadPack(f"{where}, field id: stands there twice")
        if (card.colour == "grey") != (card.kind == "pauper"):
            raise BadPack(f"{where}, field colour: grey cards are exactly the Paupers (LON-COMP-3)")
        building = card.kind == "building"
        for field, given in (("build_cost", card.build_cost), ("end_prestige", card.end_prestige)):
            if (given is not None) != building:
                raise BadPack(f"{where}, field {field}: buildings have one, and no other card")
        if not building and (card.activation or card.ongoing or card.build_discard != "same_colour"):
            raise BadPack(f"{where}, field kind: only a building is activated, built or has an ongoing effect")
        if bool(card.action) != (card.kind == "action"):
            raise BadPack(f"{where}, field action: action cards have effects there, and no other card")
        if card.activation:
            _check_activation(where, card.activation)
        for choice in _find(card.ongoing, StartDrawChoice):
            if choice.min > choice.max:
                raise BadPack(f"{where}, field ongoing: min is {choice.min}, more than max, {choice.max}")
        kinds = Counter(type(effect) for effect in card.ongoing)
        if any(n > 1 for n in kinds.values()):
            raise BadPack(f"{where}, field ongoing: an effect stands there twice")
    for field, wanted, found in (
        ("city_cards", rules.city_cards, sum(card.copies for card in file.cards)),
        ("paupers", rules.paupers, sum(card.copies for card in file.cards if card.kind == "pauper")),
        ("action_cards", rules.action_cards, sum(card.copies for card in file.cards if card.kind == "action")),
    ):
        if wanted != found:
            raise BadPack(f"cards: cards, field copies: they add up to {found}; rules, {field} says {wanted}")
    for field, id, kind in (
        ("adds", rules.extra_pauper.adds, "pauper"),
        ("instead_of", rules.extra_pauper.instead_of, "building"),
    ):
        if not any(card.id == id and card.kind == kind for card in file.cards):
            raise BadPack(f"rules: extra_pauper, field {field}: there is no {kind} card {id!r}")
    if rules.starting_hand * 4 >= rules.city_cards:
        raise BadPack("rules: starting_hand: the city deck is too small for four such hands")


def _check_activation(where: str, activation: Activation) -> None:
    if activation.cost.money and activation.cost.discard:
        raise BadPack(f"{where}, field activation, field cost: it is money or a card, not both (LON-RUN-4)")
    for effect in _find(activation.effects, IgnoreHandPoverty):
        if effect.duration != "this_run":
            raise BadPack(f"{where}, field activation, field duration: should be 'this_run' on a city card")


def _check_boroughs(file: BoroughsFile, rules: RulesFile) -> None:
    ids = [borough.id for borough in file.boroughs]
    if len(ids) != rules.borough_cards:
        raise BadPack(f"boroughs: boroughs: there are {len(ids)}; rules, borough_cards says {rules.borough_cards}")
    if not any(borough.starter for borough in file.boroughs):
        raise BadPack("boroughs: boroughs, field starter: at least one borough should be for sale at the start")
    for number, borough in enumerate(file.boroughs, 1):
        where = f"boroughs: boroughs, entry {number} ({borough.id})"
        if ids.count(borough.id) > 1:
            raise BadPack(f"{where}, field id: stands there twice")
        if borough.ability is None:
            continue
        effect = borough.ability.effects[0]
        timing, optional = ABILITIES[type(effect)]
        if borough.ability.timing != timing:
            raise BadPack(
                f"{where}, field ability, field timing: {borough.ability.timing!r} does not fit its effect; "
                f"{timing!r} does"
            )
        if borough.ability.optional not in optional:
            said = "true" if optional[0] else "false"
            raise BadPack(f"{where}, field ability, field optional: should be {said} for its effect")
        if isinstance(effect, IgnoreHandPoverty) and effect.duration != "while_top":
            raise BadPack(f"{where}, field ability, field duration: should be 'while_top' on a borough")
