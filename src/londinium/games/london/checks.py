"""What the fields of the data files alone cannot say: that cards and boroughs are whole, and that totals are right."""

from collections import Counter

from londinium.games.london.components import (
    Activation,
    BoroughDiscount,
    BoroughsFile,
    CardsFile,
    DiscardFor,
    ExtraStartDraw,
    FreeBuilds,
    IgnoreHandPoverty,
    Op,
    PaupersAnyColour,
    RulesFile,
    StartDrawChoice,
    SwapHandWithBoard,
    Timing,
    of_kind,
)
from londinium.kernel.refusal import BadPack

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


def check_cards(file: CardsFile, rules: RulesFile) -> None:
    ids = [card.id for card in file.cards]
    for number, card in enumerate(file.cards, 1):
        where = f"cards: cards, entry {number} ({card.id})"
        if ids.count(card.id) > 1:
            raise BadPack(f"{where}, field id", "box-twice")
        if (card.colour == "grey") != (card.kind == "pauper"):
            raise BadPack(f"{where}, field colour", "box-grey")
        building = card.kind == "building"
        for field, given in (("build_cost", card.build_cost), ("end_prestige", card.end_prestige)):
            if (given is not None) != building:
                raise BadPack(f"{where}, field {field}", "box-building-has")
        if not building and (card.activation or card.ongoing or card.build_discard != "same_colour"):
            raise BadPack(f"{where}, field kind", "box-only-building")
        if bool(card.action) != (card.kind == "action"):
            raise BadPack(f"{where}, field action", "box-action-effects")
        if card.activation:
            check_activation(where, card.activation)
        for choice in of_kind(card.ongoing, StartDrawChoice):
            if choice.min > choice.max:
                raise BadPack(f"{where}, field ongoing", "box-min-max", min=choice.min, max=choice.max)
        kinds = Counter(type(effect) for effect in card.ongoing)
        if any(n > 1 for n in kinds.values()):
            raise BadPack(f"{where}, field ongoing", "box-effect-twice")
    for kind_, wanted, found in (
        ("city_cards", rules.city_cards, sum(card.copies for card in file.cards)),
        ("paupers", rules.paupers, sum(card.copies for card in file.cards if card.kind == "pauper")),
        ("action_cards", rules.action_cards, sum(card.copies for card in file.cards if card.kind == "action")),
    ):
        if wanted != found:
            raise BadPack("cards: cards, field copies", "box-total", of=kind_, found=found, wanted=wanted)
    for field, id, kind in (
        ("adds", rules.extra_pauper.adds, "pauper"),
        ("instead_of", rules.extra_pauper.instead_of, "building"),
    ):
        if not any(card.id == id and card.kind == kind for card in file.cards):
            raise BadPack(f"rules: extra_pauper, field {field}", "box-no-card", kind=kind, id=id)
    if rules.starting_hand * 4 >= rules.city_cards:
        raise BadPack("rules: starting_hand", "box-hands")


def check_activation(where: str, activation: Activation) -> None:
    if activation.cost.money and activation.cost.discard:
        raise BadPack(f"{where}, field activation, field cost", "box-money-or-card")
    for effect in of_kind(activation.effects, IgnoreHandPoverty):
        if effect.duration != "this_run":
            raise BadPack(f"{where}, field activation, field duration", "box-this-run", duration="this_run")


def check_boroughs(file: BoroughsFile, rules: RulesFile) -> None:
    ids = [borough.id for borough in file.boroughs]
    if len(ids) != rules.borough_cards:
        raise BadPack("boroughs: boroughs", "box-borough-count", n=len(ids), wanted=rules.borough_cards)
    if not any(borough.starter for borough in file.boroughs):
        raise BadPack("boroughs: boroughs, field starter", "box-starter")
    for number, borough in enumerate(file.boroughs, 1):
        where = f"boroughs: boroughs, entry {number} ({borough.id})"
        if ids.count(borough.id) > 1:
            raise BadPack(f"{where}, field id", "box-twice")
        if borough.ability is None:
            continue
        effect = borough.ability.effects[0]
        timing, optional = ABILITIES[type(effect)]
        if borough.ability.timing != timing:
            raise BadPack(
                f"{where}, field ability, field timing", "box-timing", timing=borough.ability.timing, value=timing
            )
        if borough.ability.optional not in optional:
            said = "true" if optional[0] else "false"
            raise BadPack(f"{where}, field ability, field optional", "box-optional", value=said)
        if isinstance(effect, IgnoreHandPoverty) and effect.duration != "while_top":
            raise BadPack(f"{where}, field ability, field duration", "box-while-top", duration="while_top")
