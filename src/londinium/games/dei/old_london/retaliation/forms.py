"""The data of Retaliation: Big Ben's tile, the cards, the track."""

from typing import Annotated, Literal

from msgspec import Meta

from londinium.games.dei.components import Count, Entry, Few, Label, Name, Op, Resource, Sourced, Tile
from londinium.games.dei.moves import MOST_SCRAPPERS
from londinium.kernel.packs import DataFile


class Threshold(Entry, frozen=True):
    """What a Faction must reach for a Retaliation card to hit it."""

    what: Literal[
        "own_scrappers_in_one_region",
        "controlled_outpost_colours",
        "majority_regions",
        "own_scrappers_on_board",
        "more_than_denouncer",
        "leader_alone",
        "controlled_outposts",
        "own_units_with_own_refuge",
        "own_unit_with_own_bridge_or_elevator",
        "superiority_regions",
        "drone_cards_played_this_turn",
    ]
    min: Annotated[int, Meta(ge=1, le=MOST_SCRAPPERS)] = 1
    kind: Literal["roof", "ground", "technology", "energy_cell"] | None = None


class Punishment(Entry, frozen=True):
    op: Literal[
        "REMOVE_UNIT",
        "DISCARD_ACTION_CARD",
        "DISCARD_RESOURCE",
        "PLACE_LEADER",
        "FLIP_FEAT_DOWN",
        "REMOVE_OWN_CONSTRUCTION",
        "GIVE_RESOURCE",
        "GIVE_SUPPLY",
        "LOSE_SUPPLY",
    ]
    n: Few = 1
    all: bool = False
    where: Literal["crowded_region", "majority_roof", "any_region", "superiority_regions"] | None = None
    kind: Resource | None = None
    construction: Literal["refuge", "bridge_or_elevator"] | None = None


class RetaliationCard(Sourced, frozen=True):
    id: Name
    label: Label
    threshold: Threshold
    punishments: tuple[Punishment, Punishment]


class Space(Sourced, frozen=True):
    """A space of the Retaliation track; the start is space 0."""

    space: Annotated[int, Meta(ge=1, le=30)]
    red: bool = False
    bonus: Op | None = None


class RetaliationFile(DataFile, frozen=True):
    tiles: Annotated[tuple[Tile, ...], Meta(min_length=1, max_length=1)]
    big_ben: Annotated[str, Meta(max_length=40)]
    ranks: Few
    drawn: Few
    places: Annotated[tuple[Count, ...], Meta(max_length=4)]
    cards: Annotated[tuple[RetaliationCard, ...], Meta(min_length=4, max_length=40)]
    track: Annotated[tuple[Space, ...], Meta(min_length=1, max_length=30)]
