"""The tiles of the Thames."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from londinium.games.dei.old_london.thames.forms import ThamesFile
from londinium.games.dei.seams import Kit

if TYPE_CHECKING:
    from londinium.games.dei.box import Box


class ThamesKit(Kit):
    def __init__(self, _box: "Box", files: Mapping[str, Any]) -> None:
        file: ThamesFile = files["thames"]
        self.layouts = {layout.players: layout for layout in file.layouts}
        self.tiles = {tile.replaces or "": tile.id for tile in file.tiles}


def kit(box: "Box") -> ThamesKit:
    return cast(ThamesKit, box.kits["thames"])
