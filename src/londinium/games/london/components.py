"""What stands in the data files: city cards, boroughs, numbers of the rules, and every effect (LON-COMP, LON-EFF)."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from londinium.games.london import moves
from londinium.kernel.packs import DataFile, Provenance

Deck = Literal["A", "B", "C"]
Colour = Literal["brown", "blue", "pink", "grey"]
Kind = Literal["building", "action", "pauper"]
Timing = Literal["develop", "develop_once", "run", "run_once", "own_turn_once", "start_draw", "buy_land"]
DECKS: tuple[Deck, ...] = ("A", "B", "C")
COLOURS: tuple[Colour, ...] = ("brown", "blue", "pink", "grey")
KINDS: tuple[Kind, ...] = ("building", "action", "pauper")
GREY = COLOURS.index("grey")
BUILDING: Final = 0
ACTION: Final = 1
PAUPER: Final = 2

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9_]+$")]
Title = Annotated[str, Meta(min_length=1, max_length=60)]
Amount = Annotated[int, Meta(ge=1, le=20)]
Small = Annotated[int, Meta(ge=0, le=99)]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry of a data file."""


class Op(Entry, frozen=True, tag_field="op"):
    """An effect, named by its `op`."""


E = TypeVar("E", bound=Op)


def of_kind(effects: Sequence[Op], kind: type[E]) -> list[E]:
    """Those of some effects that are of a kind."""
    return [effect for effect in effects if isinstance(effect, kind)]


# What effects count


class FaceUpCards(Entry, frozen=True, tag_field="what", tag="own_face_up_cards"):
    colour: Colour


class OwnBoroughs(Entry, frozen=True, tag_field="what", tag="own_boroughs"):
    side: Literal["N", "S"] | None = None
    river: bool | None = None


class TheirBoroughs(Entry, frozen=True, tag_field="what", tag="their_boroughs"):
    pass


# Effects of activations, action cards, run effects


class GainMoney(Op, frozen=True, tag="gain_money"):
    amount: Amount


class GainPrestige(Op, frozen=True, tag="gain_prestige"):
    amount: Amount


class RemovePoverty(Op, frozen=True, tag="remove_poverty"):
    amount: Amount


class GainPoverty(Op, frozen=True, tag="gain_poverty"):
    amount: Amount


class DrawCards(Op, frozen=True, tag="draw_cards"):
    amount: Amount


class GainMoneyPer(Op, frozen=True, tag="gain_money_per"):
    amount: Amount
    count: FaceUpCards | OwnBoroughs


class GainPrestigePer(Op, frozen=True, tag="gain_prestige_per"):
    amount: Amount
    count: FaceUpCards | OwnBoroughs


PerCard = GainMoney | GainPrestige | RemovePoverty | GainPoverty


class DiscardFor(Op, frozen=True, tag="discard_for"):
    max: Amount | None
    filter: Literal["any", "pauper"]
    per_card: Annotated[tuple[PerCard, ...], Meta(min_length=1, max_length=4)]


class GivePoverty(Op, frozen=True, tag="give_poverty"):
    amount: Amount
    target: Literal["chosen_opponent"]


class TargetGainsPoverty(Op, frozen=True, tag="target_gains_poverty"):
    amount: Amount
    target: Literal["chosen_opponent"]


class TakeMoneyFromEachOpponent(Op, frozen=True, tag="take_money_from_each_opponent"):
    amount: Amount


class EachOpponentPaysPer(Op, frozen=True, tag="each_opponent_pays_per"):
    amount: Amount
    to: Literal["bank"]
    count: TheirBoroughs


class PlaceFromBoardOnSelf(Op, frozen=True, tag="place_from_board_on_self"):
    pay_build_cost: bool
    same_colour_discard: Literal[False]


class Reactivate(Op, frozen=True, tag="reactivate"):
    waive_discard: bool


class IgnoreHandPoverty(Op, frozen=True, tag="ignore_hand_poverty"):
    max: Amount | None
    duration: Literal["this_run", "while_top"]


class TakeStoredMoney(Op, frozen=True, tag="take_stored_money"):
    pass


class FreeBuilds(Op, frozen=True, tag="free_builds"):
    count: Amount


# Ongoing effects, while the card is face-up and uncovered


class FlipSelfInstead(Op, frozen=True, tag="flip_self_instead"):
    pass


class RecolourDiscard(Op, frozen=True, tag="recolour_discard"):
    price: Small
    includes_grey: bool
    per_turn: Amount | None


class StoreMoneyOnPlace(Op, frozen=True, tag="store_money_on_place"):
    amount: Amount


class LoanBonus(Op, frozen=True, tag="loan_bonus"):
    amount: Amount


class StartDrawPeek(Op, frozen=True, tag="start_draw_peek"):
    look: Annotated[int, Meta(ge=2, le=moves.MOST_LOOKED_AT)]


class StartDrawChoice(Op, frozen=True, tag="start_draw_choice"):
    min: Small
    max: Small


class SwapHandWithBoard(Op, frozen=True, tag="swap_hand_with_board"):
    per_turn: Amount


# Abilities of boroughs only


class PaupersAnyColour(Op, frozen=True, tag="paupers_any_colour"):
    pass


class BoroughDiscount(Op, frozen=True, tag="borough_discount"):
    amount: Amount


class ExtraStartDraw(Op, frozen=True, tag="extra_start_draw"):
    amount: Amount


AnyTime = (
    GainMoney | GainPrestige | RemovePoverty | GainPoverty | DrawCards | GainMoneyPer | GainPrestigePer | DiscardFor
    | GivePoverty | TargetGainsPoverty | TakeMoneyFromEachOpponent | EachOpponentPaysPer
)  # fmt: skip
OnActivation = AnyTime | PlaceFromBoardOnSelf | Reactivate | IgnoreHandPoverty | TakeStoredMoney
OnAction = AnyTime | FreeBuilds
Ongoing = (
    FlipSelfInstead | RecolourDiscard | StoreMoneyOnPlace | LoanBonus | StartDrawPeek | StartDrawChoice
    | SwapHandWithBoard
)  # fmt: skip
OfBorough = (
    DiscardFor | IgnoreHandPoverty | FreeBuilds | SwapHandWithBoard | PaupersAnyColour | BoroughDiscount
    | ExtraStartDraw
)  # fmt: skip


class Cost(Entry, frozen=True):
    """Of an activation: money, or one hand card of any colour (LON-RUN-4)."""

    money: Small = 0
    discard: Literal[0, 1] = 0


class Activation(Entry, frozen=True):
    effects: Annotated[tuple[OnActivation, ...], Meta(min_length=1, max_length=moves.MOST_EFFECTS)]
    flips: bool
    cost: Cost = Cost()


class CityCard(Entry, frozen=True):
    id: Name
    name: Title
    deck: Deck
    copies: Annotated[int, Meta(ge=1, le=20)]
    colour: Colour
    kind: Kind
    build_cost: Small | None = None
    build_discard: Literal["same_colour", "none"] = "same_colour"
    end_prestige: Small | None = None
    activation: Activation | None = None
    ongoing: Annotated[tuple[Ongoing, ...], Meta(max_length=4)] = ()
    action: Annotated[tuple[OnAction, ...], Meta(max_length=moves.MOST_EFFECTS)] = ()
    provenance: Provenance | None = None


class BoroughAbility(Entry, frozen=True):
    timing: Timing
    optional: bool
    effects: Annotated[tuple[OfBorough, ...], Meta(min_length=1, max_length=1)]


class BoroughCard(Entry, frozen=True):
    id: Name
    name: Title
    side: Literal["N", "S"]
    river: bool
    cost: Small
    draw: Annotated[int, Meta(ge=0, le=10)]
    prestige: Small
    remove_poverty: Small
    starter: bool = False
    ability: BoroughAbility | None = None
    run_effect: Annotated[tuple[AnyTime, ...], Meta(max_length=moves.MOST_EFFECTS)] = ()
    provenance: Provenance | None = None


class ExtraPauper(Entry, frozen=True):
    """What the twelfth Paupers card is, and what it takes the place of (LON-COMP-9)."""

    adds: Name
    instead_of: Name


class CardsFile(DataFile, frozen=True):
    cards: Annotated[tuple[CityCard, ...], Meta(min_length=4, max_length=300)]


class BoroughsFile(DataFile, frozen=True):
    boroughs: Annotated[tuple[BoroughCard, ...], Meta(min_length=1, max_length=60)]


class RulesFile(DataFile, frozen=True):
    city_cards: Annotated[int, Meta(ge=24, le=400)]
    borough_cards: Annotated[int, Meta(ge=1, le=60)]
    paupers: Small
    action_cards: Small
    extra_pauper: ExtraPauper
    starting_money: Small
    starting_hand: Annotated[int, Meta(ge=0, le=20)]
    columns: tuple[
        Annotated[int, Meta(ge=1, le=moves.COLUMNS)],
        Annotated[int, Meta(ge=1, le=moves.COLUMNS)],
        Annotated[int, Meta(ge=1, le=moves.COLUMNS)],
    ]
    start_draw: Annotated[int, Meta(ge=1, le=10)]
    draw_action: Annotated[int, Meta(ge=1, le=10)]
    hand_limit: Annotated[int, Meta(ge=1, le=99)]
    loan_money: Annotated[int, Meta(ge=1, le=99)]
    loan_repayment: Annotated[int, Meta(ge=1, le=99)]
    loan_penalty: Small
    run_poverty_per_stack: Small
    run_poverty_per_loan: Small
    run_poverty_per_card: Small
    end_poverty_per_card: Small
    money_per_prestige: Annotated[int, Meta(ge=1, le=99)]
    poverty_table: Annotated[tuple[Small, ...], Meta(min_length=1, max_length=100)]
    poverty_beyond: Small


FILES: Mapping[str, type[DataFile]] = {"cards": CardsFile, "boroughs": BoroughsFile, "rules": RulesFile}
