"""What the fields of the data files alone cannot say: entries fit each other and add up, and no pack makes a game huge.

An effect is bounded by how deep it goes and by the steps it can bring, the cards together by what one turn can bring.
"""

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from londinium.games.guilds.components import (
    ActionCard,
    Choice,
    ConstantsFile,
    Effect,
    GuildTilesFile,
    If,
    Mayoral,
    Move,
    On,
    Per,
    Players,
    SpecialBuildingsFile,
    ToPlantation,
    Trigger,
    Vp,
)
from londinium.kernel.refusal import BadPack

DEEPEST = 3  # effects inside effects
MOST_STEPS = 40  # what one card or reward can have carried out, at the very most
MOST_TRIGGERED = 6  # the same for what happens at every hire or move
MOST_IN_A_TURN = 2_000  # things, if all cards there are were played in it; those of the box bring some 700

# What no tile can be called: what happens on a tile is told by its id, and these are told of too
TAKEN = frozenset({"beadle", "cards", "goals", "guildhall", "neutrals", "plantation", "points", "reserve", "tokens"})


def check(files: Mapping[str, Any]) -> None:
    """Entries fit each other and add up, and nothing goes deeper or further than a game needs."""
    guilds: GuildTilesFile = files["guild_tiles"]
    buildings: SpecialBuildingsFile = files["special_buildings"]
    _check_ids(files)
    for name in ("second_place_tokens", "action_cards", "mayoral_cards"):
        total = sum(entry.copies for entry in files[name].entries)
        if total != files[name].count:
            raise BadPack(f"{name}: entries, field copies", "box-total", total=total, wanted=files[name].count)
    ranks = [guild.rank for guild in guilds.entries]
    for number, guild in enumerate(guilds.entries):
        where = f"guild_tiles: entries, entry {number + 1}"
        if ranks.count(guild.rank) > 1:
            raise BadPack(f"{where}, field rank", "box-rank", rank=guild.rank)
        if guild.great_twelve != (guild.rank <= files["constants"].great_twelve):
            raise BadPack(f"{where}, field great_twelve", "box-great-twelve")
    if sum(building.used_two_player for building in buildings.entries) != 4:
        raise BadPack("special_buildings: entries, field used_two_player", "box-two-player")
    if sum(building.fixed_start_3_4 is not None for building in buildings.entries) != 1:
        raise BadPack("special_buildings: entries, field fixed_start_3_4", "box-fixed-start")
    for name in ("guild_tiles", "special_buildings", "action_cards"):
        for number, entry in enumerate(files[name].entries):
            if len(set(entry.liveries)) < len(entry.liveries):
                raise BadPack(f"{name}: entries, entry {number + 1}, field liveries", "box-livery-twice")
    for number, card in enumerate(files["action_cards"].entries):
        _check_card(card, f"action_cards: entries, entry {number + 1}")
    in_a_turn = most_in_a_turn(files["action_cards"].entries)
    if in_a_turn > MOST_IN_A_TURN:
        raise BadPack("action_cards: entries, field effects", "box-turn", n=in_a_turn, most=MOST_IN_A_TURN)
    for number, goal in enumerate(files["mayoral_cards"].entries):
        where = f"mayoral_cards: entries, entry {number + 1}, field score, field livery"
        _check_livery(goal.score, where)
    for name, fields in (
        ("guild_tiles", ("first", "second_extra")),
        ("special_buildings", ("first", "second_extra")),
        ("plantation", ("first", "second")),
        ("second_place_tokens", ("effects",)),
    ):
        for number, entry in enumerate(files[name].entries):
            for group in fields:
                _check_effects(getattr(entry, group), f"{name}: entries, entry {number + 1}, field {group}")
    _check_constants(files["constants"])


def steps(effects: Sequence[Effect]) -> int:
    """The most that a list of effects can have carried out, piece by piece."""
    total = 0
    for effect in effects:
        match effect:
            case Choice():
                total += 1 + max(steps(option) for option in effect.options)
            case Per():
                total += effect.max * steps([effect.effect])
            case If():
                total += steps(effect.then)
            case On():
                total += steps(effect.effects)
            case Vp():
                total += 1
            case Mayoral():
                total += effect.draw
            case _:
                total += getattr(effect, "n", 1)
    return total


def most_in_a_turn(cards: Sequence[ActionCard]) -> int:
    """The most that a turn can have carried out: every card is played once, and all that sets something off does so."""
    total = sum(card.copies * steps(card.effects) for card in cards)
    events: dict[Trigger, int] = {
        "hire_card": sum(card.copies for card in cards),
        "move": sum(card.copies * max(1, moves(card.effects)) for card in cards),
    }
    for card in cards:
        for effect in card.effects:
            if isinstance(effect, On):
                total += card.copies * events[effect.trigger] * steps(effect.effects)
    return total


def moves(effects: Sequence[Effect]) -> int:
    """The most pawns that a list of effects can move to open tiles."""
    total = 0
    for effect in effects:
        match effect:
            case Move():
                total += effect.n
            case Choice():
                total += max(moves(option) for option in effect.options)
            case Per():
                total += effect.max * moves([effect.effect])
            case If():
                total += moves(effect.then)
    return total


def _inside(effect: Effect) -> list[tuple[str, Sequence[Effect]]]:
    """The lists of effects that stand inside one, with the fields they stand in."""
    match effect:
        case Choice():
            return [(f"field options, entry {i + 1}", option) for i, option in enumerate(effect.options)]
        case Per():
            return [("field effect", [effect.effect])]
        case If():
            return [("field then", effect.then)]
        case On():
            return [("field effects", effect.effects)]
    return []


def _check_effects(effects: Sequence[Effect], where: str, depth: int = 1) -> None:
    if depth > DEEPEST:
        raise BadPack(where, "box-deep", most=DEEPEST)
    if steps(effects) > MOST_STEPS:
        raise BadPack(where, "box-steps", n=steps(effects), most=MOST_STEPS)
    for number, effect in enumerate(effects):
        here = f"{where}, entry {number + 1}"
        if isinstance(effect, Per | If):
            _check_livery(effect, f"{here}, field livery")
        if isinstance(effect, Move | ToPlantation) and len(set(effect.source)) < len(effect.source):
            raise BadPack(f"{here}, field from", "box-place-twice")
        if isinstance(effect, On):
            if steps(effect.effects) > MOST_TRIGGERED:
                raise BadPack(f"{here}, field effects", "box-triggered", most=MOST_TRIGGERED, trigger=effect.trigger)
            if depth > 1:
                raise BadPack(f"{here}, field op", "box-on-inside", op="on")
        for field_, inner in _inside(effect):
            _check_effects(inner, f"{here}, {field_}", depth + 1)


def _check_card(card: ActionCard, where: str) -> None:
    if card.frame not in card.liveries:  # GOL-COMP-10
        raise BadPack(f"{where}, field frame", "box-frame")
    if bool(card.cost.pawns_from) != bool(card.cost.pawns):
        raise BadPack(f"{where}, field cost, field pawns_from", "box-pawns-from")
    if len(set(card.cost.pawns_from)) < len(card.cost.pawns_from):
        raise BadPack(f"{where}, field cost, field pawns_from", "box-place-twice")
    _check_effects(card.effects, f"{where}, field effects")


def _check_livery(counted: Any, where: str) -> None:
    if (counted.livery is not None) != (counted.metric == "masters_with_livery"):
        raise BadPack(where, "box-livery", metric="masters_with_livery")


def _check_ids(files: Mapping[str, Any]) -> None:
    """What is called by one kind of name has names of its own: tiles, sides, tokens, and all cards together."""
    for names, taken in (
        (("guild_tiles", "special_buildings"), TAKEN),
        (("plantation",), ()),
        (("second_place_tokens",), ()),
        (("action_cards", "mayoral_cards"), ()),
    ):
        seen: set[str] = set()
        for name in names:
            for number, entry in enumerate(files[name].entries):
                where = f"{name}: entries, entry {number + 1}, field id"
                if entry.id in taken:
                    raise BadPack(where, "box-id-taken", id=entry.id)
                if entry.id in seen:
                    raise BadPack(where, "box-id-twice", id=entry.id)
                seen.add(entry.id)


def _check_constants(constants: ConstantsFile) -> None:
    for group in ("rounds", "resolve_every", "develop_every", "added_tiles"):
        if set(getattr(constants, group)) != set(get_args(Players)):
            raise BadPack(f"constants: {group}", "box-each-players", players=", ".join(get_args(Players)))
    if constants.pawns_at_start > constants.pawns:
        raise BadPack("constants: pawns_at_start", "box-pawns-few")
    for players in ("3", "4"):
        phases = (constants.rounds[players] - 1) // constants.develop_every[players]
        if phases > len(constants.directions):
            raise BadPack("constants: directions", "box-directions", players=players, phases=phases)
        laid = 10 + phases * constants.added_tiles[players]
        if laid > 30:  # GOL-INV-6
            raise BadPack("constants: added_tiles", "box-laid", players=players, laid=laid)
    for players in get_args(Players):
        if constants.rounds[players] % constants.develop_every[players]:  # GOL-END-1
            raise BadPack("constants: develop_every", "box-last-round", players=players)
        if constants.develop_every[players] % constants.resolve_every[players]:
            raise BadPack("constants: resolve_every", "box-develop-resolves", players=players)
