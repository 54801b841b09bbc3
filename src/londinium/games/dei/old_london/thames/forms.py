"""The data of the Thames: the tiles with a river, and how they lie in a first game."""

from typing import Annotated

from msgspec import Meta

from londinium.games.dei.components import Layout, Tile
from londinium.kernel.packs import DataFile


class ThamesFile(DataFile, frozen=True):
    tiles: Annotated[tuple[Tile, ...], Meta(min_length=1, max_length=16)]
    layouts: Annotated[tuple[Layout, ...], Meta(min_length=3, max_length=3)]
