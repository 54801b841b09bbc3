"""The data of the Purebred: a Faction, its cards and Feats, Orders and Barracks."""

from typing import Annotated, Literal

from msgspec import Meta

from londinium.games.dei.components import Faction, FactionCard, Feat, Few, Name, Sourced
from londinium.kernel.packs import DataFile


class OrderToken(Sourced, frozen=True):
    id: Name
    face: Literal["plus", "minus"]


class PurebredFile(DataFile, frozen=True):
    factions: Annotated[tuple[Faction, ...], Meta(min_length=1, max_length=1)]
    faction_cards: Annotated[tuple[FactionCard, ...], Meta(min_length=1, max_length=20)]
    feats: Annotated[tuple[Feat, ...], Meta(min_length=1, max_length=20)]
    orders: Annotated[tuple[OrderToken, ...], Meta(min_length=4, max_length=4)]
    barracks: Few
