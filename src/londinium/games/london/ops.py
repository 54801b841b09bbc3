"""Effects as numbers: an operation and what it needs (LON-EFF); and whether the order of two can matter (LON-RUN-7)."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from londinium.games.london.components import (
    COLOURS,
    BoroughCard,
    DiscardFor,
    DrawCards,
    EachOpponentPaysPer,
    FaceUpCards,
    FreeBuilds,
    GainMoney,
    GainMoneyPer,
    GainPoverty,
    GainPrestige,
    GainPrestigePer,
    GivePoverty,
    IgnoreHandPoverty,
    Op,
    OwnBoroughs,
    PlaceFromBoardOnSelf,
    Reactivate,
    RemovePoverty,
    TakeMoneyFromEachOpponent,
    TakeStoredMoney,
    TargetGainsPoverty,
    TheirBoroughs,
)

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

COUNTS_BOROUGHS: Final = -1  # in place of a colour
ANY_NUMBER: Final = -1  # of discards
ALL_CARDS: Final = 1 << 20  # more than anybody holds
BRINGS_MONEY = frozenset({GAIN_MONEY, GAIN_MONEY_PER, TAKE_MONEY_FROM_EACH, DISCARD_FOR})  # or may bring it

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
    REACTIVATE: (frozenset(), frozenset()),  # anything: see `order_matters`
    IGNORE_HAND_POVERTY: (frozenset({"+ignored"}), frozenset()),
    TAKE_STORED_MONEY: (frozenset({"+money", "stored"}), frozenset({"city", "stored"})),
    FREE_BUILDS: (frozenset({"+free"}), frozenset()),
}


class Effect(NamedTuple):
    """An effect, carried out in effects.py."""

    op: int
    amount: int = 0
    colour: int = COUNTS_BOROUGHS  # of the face-up cards that are counted
    boroughs: int = 0  # that are counted, as bits
    paupers: bool = False  # only they can be discarded
    pays: bool = False  # the build cost of the card that is placed
    waives: bool = False  # the card that the activation costs
    per_card: tuple[tuple[int, int], ...] = ()  # for each card discarded: operation and amount


def compiled(effect: Any, boroughs: Sequence[BoroughCard]) -> Effect:
    """An effect as the data files have it, as numbers."""
    one = Effect(OPS[type(effect)], getattr(effect, "amount", 0))
    match effect:
        case GainMoneyPer(count=count) | GainPrestigePer(count=count) | EachOpponentPaysPer(count=count):
            if isinstance(count, FaceUpCards):
                return one._replace(colour=COLOURS.index(count.colour))
            return one._replace(boroughs=_counted(count, boroughs))
        case DiscardFor():
            per_card = tuple((OPS[type(each)], each.amount) for each in effect.per_card)
            most = ANY_NUMBER if effect.max is None else effect.max
            return one._replace(amount=most, paupers=effect.filter == "pauper", per_card=per_card)
        case PlaceFromBoardOnSelf():
            return one._replace(pays=effect.pay_build_cost)
        case Reactivate():
            return one._replace(waives=effect.waive_discard)
        case IgnoreHandPoverty():
            return one._replace(amount=ALL_CARDS if effect.max is None else effect.max)
        case FreeBuilds():
            return one._replace(amount=effect.count)
    return one


def _counted(count: OwnBoroughs | TheirBoroughs, boroughs: Sequence[BoroughCard]) -> int:
    """The boroughs that are counted, as bits."""
    side, river = (None, None) if isinstance(count, TheirBoroughs) else (count.side, count.river)
    return sum(1 << i for i, b in enumerate(boroughs) if side in (None, b.side) and river in (None, b.river))


def order_matters(one: Effect, other: Effect) -> bool:
    """Whether the order of two effects can make a difference (LON-RUN-7)."""
    if REACTIVATE in (one.op, other.op):
        return True
    (changes, reads), (changed, read) = _touches(one), _touches(other)
    if changes & read or changed & reads:
        return True
    if changes & changed & {"hand", "board", "city", "money", "poverty", "purses", "stored"}:
        return True
    poverty = {"+poverty", "-poverty"}
    return len((changes | changed) & poverty) == 2  # what is removed never goes below 0 (LON-RUN-9)


def _touches(effect: Effect) -> tuple[frozenset[str], frozenset[str]]:
    changes, reads = TOUCHES[effect.op]
    for op, _ in effect.per_card:
        changes |= TOUCHES[op][0]
    return changes, reads
