"""The data files: what a tile, a building, a token, a card says (GOL-COMP, GOL-DATA, GOL-OP).

Every field has its bounds here, so that a pack can change what the components say but cannot make a game endless or
huge; what fields alone cannot say is checked in `check`.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, field

from londinium.kernel.packs import DataFile, Provenance
from londinium.kernel.refusal import BadPack

Livery = Literal["red", "blue", "green", "yellow", "purple"]
LIVERIES: tuple[Livery, ...] = get_args(Livery)

Place = Literal["guildhall", "open_tile", "resolved_tile", "plantation"]
PLACES: tuple[Place, ...] = get_args(Place)

TurnMetric = Literal[
    "hired_this_turn",
    "moved_this_turn",
    "sent_to_plantation_this_turn",
    "own_on_plantation",
    "masters_with_livery",
]
TURN_METRICS: tuple[TurnMetric, ...] = get_args(TurnMetric)

GoalMetric = Literal[
    "masters_with_livery",
    "masters_great_twelve",
    "masters_on_special",
    "livery_sets",
    "masters_adjacent_guildhall",
    "largest_master_group",
    "second_place_tokens",
    "own_on_plantation",
    "own_in_guildhall",
    "neutrals_held",
    "hand_cards",
]
GOAL_METRICS: tuple[GoalMetric, ...] = get_args(GoalMetric)

Trigger = Literal["hire_card", "move"]

DEEPEST = 3  # effects inside effects
MOST_STEPS = 40  # what one card or reward can have carried out, at the very most
MOST_TRIGGERED = 6  # the same for what happens at every hire or move

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Title = Annotated[str, Meta(min_length=1, max_length=80)]
Number = Annotated[int, Meta(ge=1, le=9)]
Points = Annotated[int, Meta(ge=1, le=30)]
Copies = Annotated[int, Meta(ge=1, le=105)]
Required = Annotated[int, Meta(ge=1, le=12)]
From = Annotated[tuple[Place, ...], Meta(min_length=1, max_length=4)]
Liveries = Annotated[tuple[Livery, ...], Meta(min_length=1, max_length=5)]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of a data file, with where it comes from."""

    provenance: Provenance


# Effects (GOL-OP)


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One primitive of the catalogue."""


class Vp(Effect, frozen=True, tag="vp"):
    n: Points


class Draw(Effect, frozen=True, tag="draw"):
    n: Number
    when: Literal["now", "end_of_turn"]


class Hire(Effect, frozen=True, tag="hire"):
    n: Number
    to: Literal["guildhall", "open_tile", "plantation"]


class Move(Effect, frozen=True, tag="move"):
    n: Number
    source: From = field(name="from")
    to: Literal["open_tile"]


class ToPlantation(Effect, frozen=True, tag="to_plantation"):
    n: Number
    source: Annotated[
        tuple[Literal["guildhall", "open_tile", "resolved_tile"], ...], Meta(min_length=1, max_length=3)
    ] = field(name="from")


class Mayoral(Effect, frozen=True, tag="mayoral"):
    draw: Annotated[int, Meta(ge=1, le=5)]
    keep: Literal[1]


class Neutral(Effect, frozen=True, tag="neutral"):
    n: Number


class Evict(Effect, frozen=True, tag="evict"):
    n: Number


class Recover(Effect, frozen=True, tag="recover"):
    n: Number


class Discard(Effect, frozen=True, tag="discard"):
    n: Number


class Choice(Effect, frozen=True, tag="choice"):
    options: Annotated[
        tuple[Annotated[tuple["CardEffect", ...], Meta(min_length=1, max_length=6)], ...],
        Meta(min_length=2, max_length=6),
    ]


class Per(Effect, frozen=True, tag="per", omit_defaults=True):
    metric: TurnMetric
    max: Number
    effect: "CardEffect"
    livery: Livery | None = None


class If(Effect, frozen=True, tag="if", omit_defaults=True):
    metric: TurnMetric
    min: Number
    then: Annotated[tuple["CardEffect", ...], Meta(min_length=1, max_length=6)]
    livery: Livery | None = None


class On(Effect, frozen=True, tag="on"):
    trigger: Trigger
    effects: Annotated[tuple["CardEffect", ...], Meta(min_length=1, max_length=6)]


class DrawNow(Effect, frozen=True, tag="draw"):
    n: Number
    when: Literal["now"]


class HireOnly(Effect, frozen=True, tag="hire"):
    n: Number
    to: Literal["guildhall"]


CardEffect = (
    Vp | Draw | Hire | Move | ToPlantation | Mayoral | Neutral | Evict | Recover | Discard | Choice | Per | If | On
)
RewardEffect = Vp | DrawNow | HireOnly | Move | ToPlantation | Mayoral | Neutral  # GOL-OP-19
Effects = Annotated[tuple[CardEffect, ...], Meta(min_length=1, max_length=6)]
Reward = Annotated[tuple[RewardEffect, ...], Meta(min_length=1, max_length=6)]
ExtraReward = Annotated[tuple[RewardEffect, ...], Meta(max_length=6)]


# Entries


class Guild(Entry, frozen=True):
    id: Name
    rank: Annotated[int, Meta(ge=1, le=99)]
    name: Title
    liveries: Liveries
    required: Required
    first: Reward
    second_extra: ExtraReward
    great_twelve: bool


class HandLimit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="hand_limit"):
    value: Annotated[int, Meta(ge=1, le=20)]


class WinTies(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="win_remaining_ties"):
    pass


class Building(Entry, frozen=True):
    id: Name
    rank: None
    name: Title
    liveries: Annotated[tuple[Livery, ...], Meta(min_length=4, max_length=5)]  # GOL-COMP-9
    required: Required
    first: Reward
    second_extra: ExtraReward
    persistent: HandLimit | WinTies | None
    used_two_player: bool
    fixed_start_3_4: Literal["east_of_guildhall"] | None


class Side(Entry, frozen=True):
    id: Literal["plantation_ulster", "plantation_virginia"]
    name: Title
    first: Reward
    second: Reward
    pawns_returned: Annotated[int, Meta(ge=0, le=16)]


class Token(Entry, frozen=True):
    id: Name
    copies: Annotated[int, Meta(ge=1, le=30)]
    effects: Reward


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    cards: Annotated[int, Meta(ge=0, le=7)]
    pawns: Annotated[int, Meta(ge=0, le=7)]
    pawns_from: Annotated[tuple[Place, ...], Meta(max_length=4)] = ()


class ActionCard(Entry, frozen=True):
    id: Name
    label: Title
    frame: Livery
    family: Literal["hire", "plantation", "movement", "cards", "flexible"]  # for display only
    liveries: Liveries
    cost: Cost
    effects: Effects
    copies: Copies


class PerScore(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag="per"
):
    metric: GoalMetric
    vp: Points
    livery: Livery | None = None
    max: Annotated[int, Meta(ge=1, le=99)] | None = None


class ThresholdScore(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind", tag="threshold"
):
    metric: GoalMetric
    min: Annotated[int, Meta(ge=1, le=30)]
    vp: Points
    livery: Livery | None = None


class MayoralCard(Entry, frozen=True):
    id: Name
    label: Title
    copies: Annotated[int, Meta(ge=1, le=21)]
    score: PerScore | ThresholdScore


# Files; the counts are the rulebook's (GOL-COMP-1 to GOL-COMP-3, GOL-DATA-9)


class GuildTilesFile(DataFile, frozen=True):
    count: Literal[40]
    entries: Annotated[tuple[Guild, ...], Meta(min_length=40, max_length=40)]


class SpecialBuildingsFile(DataFile, frozen=True):
    count: Literal[5]
    entries: Annotated[tuple[Building, ...], Meta(min_length=5, max_length=5)]


class PlantationFile(DataFile, frozen=True):
    count: Literal[1]  # a tile with two sides
    entries: Annotated[tuple[Side, ...], Meta(min_length=2, max_length=2)]


class TokensFile(DataFile, frozen=True):
    count: Literal[30]
    entries: Annotated[tuple[Token, ...], Meta(min_length=1, max_length=30)]


class ActionCardsFile(DataFile, frozen=True):
    count: Literal[105]
    entries: Annotated[tuple[ActionCard, ...], Meta(min_length=1, max_length=105)]


class MayoralCardsFile(DataFile, frozen=True):
    count: Literal[21]
    entries: Annotated[tuple[MayoralCard, ...], Meta(min_length=1, max_length=21)]


Players = Literal["2", "3", "4"]


class ConstantsFile(DataFile, frozen=True):
    """The numbers of the rulebook; those keyed by players have one for each player count (GOL-DATA-8)."""

    rounds: dict[Players, Annotated[int, Meta(ge=1, le=20)]]
    resolve_every: dict[Players, Annotated[int, Meta(ge=1, le=20)]]
    develop_every: dict[Players, Annotated[int, Meta(ge=1, le=20)]]
    added_tiles: dict[Players, Annotated[int, Meta(ge=0, le=12)]]  # no more than fit round the smallest city
    directions: Annotated[tuple[Literal["N", "E", "S", "W"], ...], Meta(min_length=1, max_length=20)]
    hand_start: Annotated[int, Meta(ge=0, le=10)]
    hand_limit: Annotated[int, Meta(ge=1, le=20)]
    draw_without_play: Annotated[int, Meta(ge=0, le=10)]
    draw_after_play: Annotated[int, Meta(ge=0, le=10)]
    mayoral_dealt: Annotated[int, Meta(ge=1, le=5)]
    pawns: Annotated[int, Meta(ge=1, le=16)]
    pawns_at_start: Annotated[int, Meta(ge=0, le=16)]
    neutrals_per_player: Annotated[int, Meta(ge=0, le=2)]
    great_twelve: Annotated[int, Meta(ge=0, le=99)]
    pair_points: Annotated[int, Meta(ge=0, le=10)]
    solo_rounds: Annotated[int, Meta(ge=1, le=20)]
    solo_resolve_every: Annotated[int, Meta(ge=1, le=20)]
    solo_plantation: Annotated[tuple[Annotated[int, Meta(ge=1, le=20)], ...], Meta(max_length=20)]
    solo_reveals: Annotated[int, Meta(ge=0, le=5)]


FILES: Mapping[str, type[DataFile]] = {
    "guild_tiles": GuildTilesFile,
    "special_buildings": SpecialBuildingsFile,
    "plantation": PlantationFile,
    "second_place_tokens": TokensFile,
    "action_cards": ActionCardsFile,
    "mayoral_cards": MayoralCardsFile,
    "constants": ConstantsFile,
}
PLACE_NAMES = ("guildhall", "plantation")  # what a tile cannot be called, because a pawn can come from there


# What the fields alone cannot say


def check(files: Mapping[str, Any]) -> None:
    """Entries fit each other and add up, and nothing goes deeper or further than a game needs."""
    guilds: GuildTilesFile = files["guild_tiles"]
    buildings: SpecialBuildingsFile = files["special_buildings"]
    _check_ids(files)
    for name in ("second_place_tokens", "action_cards", "mayoral_cards"):
        total = sum(entry.copies for entry in files[name].entries)
        if total != files[name].count:
            raise BadPack(f"{name}: entries, field copies: they add up to {total}, not to {files[name].count}")
    ranks = [guild.rank for guild in guilds.entries]
    for number, guild in enumerate(guilds.entries):
        where = f"guild_tiles: entries, entry {number + 1}"
        if ranks.count(guild.rank) > 1:
            raise BadPack(f"{where}, field rank: another guild has the rank {guild.rank}")
        if guild.great_twelve != (guild.rank <= files["constants"].great_twelve):
            raise BadPack(f"{where}, field great_twelve: should say whether the rank is one of the highest")
    if sum(building.used_two_player for building in buildings.entries) != 4:
        raise BadPack("special_buildings: entries, field used_two_player: should be true for four buildings")
    if sum(building.fixed_start_3_4 is not None for building in buildings.entries) != 1:
        raise BadPack("special_buildings: entries, field fixed_start_3_4: should be given for one building")
    for name in ("guild_tiles", "special_buildings", "action_cards"):
        for number, entry in enumerate(files[name].entries):
            if len(set(entry.liveries)) < len(entry.liveries):
                raise BadPack(f"{name}: entries, entry {number + 1}, field liveries: a livery stands there twice")
    for number, card in enumerate(files["action_cards"].entries):
        _check_card(card, f"action_cards: entries, entry {number + 1}")
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
        raise BadPack(f"{where}: effects stand more than {DEEPEST} deep inside each other")
    if steps(effects) > MOST_STEPS:
        raise BadPack(f"{where}: could bring {steps(effects)} things at once; {MOST_STEPS} are the most")
    for number, effect in enumerate(effects):
        here = f"{where}, entry {number + 1}"
        if isinstance(effect, Per | If):
            _check_livery(effect, f"{here}, field livery")
        if isinstance(effect, Move | ToPlantation) and len(set(effect.source)) < len(effect.source):
            raise BadPack(f"{here}, field from: a place stands there twice")
        if isinstance(effect, On):
            if steps(effect.effects) > MOST_TRIGGERED:
                raise BadPack(f"{here}, field effects: more than {MOST_TRIGGERED} things for every {effect.trigger}")
            if depth > 1:
                raise BadPack(f"{here}, field op: 'on' stands inside no other effect")
        for field_, inner in _inside(effect):
            _check_effects(inner, f"{here}, {field_}", depth + 1)


def _check_card(card: ActionCard, where: str) -> None:
    if card.frame not in card.liveries:  # GOL-COMP-10
        raise BadPack(f"{where}, field frame: should be one of its liveries")
    if bool(card.cost.pawns_from) != bool(card.cost.pawns):
        raise BadPack(f"{where}, field cost, field pawns_from: goes with a cost in pawns, and only with it")
    if len(set(card.cost.pawns_from)) < len(card.cost.pawns_from):
        raise BadPack(f"{where}, field cost, field pawns_from: a place stands there twice")
    _check_effects(card.effects, f"{where}, field effects")


def _check_livery(counted: Any, where: str) -> None:
    if (counted.livery is not None) != (counted.metric == "masters_with_livery"):
        raise BadPack(f"{where}: goes with the metric masters_with_livery, and only with it")


def _check_ids(files: Mapping[str, Any]) -> None:
    for names in (
        ("guild_tiles", "special_buildings"),
        ("plantation",),
        ("second_place_tokens",),
        ("action_cards",),
        ("mayoral_cards",),
    ):
        seen: set[str] = set(PLACE_NAMES)
        for name in names:
            for number, entry in enumerate(files[name].entries):
                where = f"{name}: entries, entry {number + 1}, field id"
                if entry.id in PLACE_NAMES:
                    raise BadPack(f"{where}: {entry.id!r} is the name of a place")
                if entry.id in seen:
                    raise BadPack(f"{where}: {entry.id!r} stands there twice")
                seen.add(entry.id)


def _check_constants(constants: ConstantsFile) -> None:
    for group in ("rounds", "resolve_every", "develop_every", "added_tiles"):
        if set(getattr(constants, group)) != set(get_args(Players)):
            raise BadPack(f"constants: {group}: should have a number for each of {', '.join(get_args(Players))}")
    if constants.pawns_at_start > constants.pawns:
        raise BadPack("constants: pawns_at_start: there are not as many pawns")
    for players in ("3", "4"):
        phases = (constants.rounds[players] - 1) // constants.develop_every[players]
        if phases > len(constants.directions):
            raise BadPack(f"constants: directions: with {players} players tiles are added {phases} times")
        laid = 10 + phases * constants.added_tiles[players]
        if laid > 30:  # GOL-INV-6
            raise BadPack(f"constants: added_tiles: with {players} players {laid} tiles would be laid, 30 have tokens")
    for players in get_args(Players):
        if constants.rounds[players] % constants.develop_every[players]:  # GOL-END-1
            raise BadPack(f"constants: develop_every: with {players} players the last round should develop")
        if constants.develop_every[players] % constants.resolve_every[players]:
            raise BadPack(f"constants: resolve_every: with {players} players a development round should resolve tiles")
