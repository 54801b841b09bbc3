"""The tokens of the Purebred, and what is kept of them in a position."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from londinium.games.dei.old_london.purebred._fields import Purebred
from londinium.games.dei.old_london.purebred.forms import PurebredFile
from londinium.games.dei.seams import Kit

if TYPE_CHECKING:
    from londinium.games.dei.box import Box
    from londinium.games.dei.state import DeiState


class PurebredKit(Kit):
    def __init__(self, _box: "Box", files: Mapping[str, Any]) -> None:
        file: PurebredFile = files["purebred"]
        self.orders, self.barracks = file.orders, file.barracks


def kit(box: "Box") -> PurebredKit:
    return cast(PurebredKit, box.kits["purebred"])


def own(s: "DeiState") -> Purebred:
    return cast(Purebred, s.parts["purebred"])
