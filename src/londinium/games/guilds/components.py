"""The data files: what a tile, a building, a token, a card says (GOL-COMP, GOL-DATA, GOL-OP).

Every field has its bounds here, so that a pack can change what the components say but cannot make a game endless or
huge; what fields alone cannot say is in `checks.py`.
"""

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, field

from londinium.kernel.forms import SET
from londinium.kernel.packs import DataFile, Provenance

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

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Title = Annotated[str, Meta(min_length=1, max_length=80)]
Number = Annotated[int, Meta(ge=1, le=9)]
Points = Annotated[int, Meta(ge=1, le=30)]
Copies = Annotated[int, Meta(ge=1, le=105)]
Required = Annotated[int, Meta(ge=1, le=12)]
From = Annotated[tuple[Place, ...], Meta(min_length=1, max_length=4), SET]
Liveries = Annotated[tuple[Livery, ...], Meta(min_length=1, max_length=5), SET]


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
        tuple[Literal["guildhall", "open_tile", "resolved_tile"], ...], Meta(min_length=1, max_length=3), SET
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
    liveries: Annotated[tuple[Livery, ...], Meta(min_length=4, max_length=5), SET]  # GOL-COMP-9
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
    pawns_from: Annotated[tuple[Place, ...], Meta(max_length=4), SET] = ()


class ActionCard(Entry, frozen=True):
    id: Name
    label: Title
    frame: Livery
    family: Literal["hire", "plantation", "movement", "cards", "flexible"]  # for display only
    liveries: Annotated[tuple[Livery, ...], Meta(min_length=1, max_length=2), SET]  # GOL-COMP-10
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
