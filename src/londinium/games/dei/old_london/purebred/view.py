"""What is seen of the Purebred: the Drone that they have picked, and their Orders."""

from typing import TYPE_CHECKING, TypedDict

from londinium.games.dei.moves import FACES
from londinium.games.dei.old_london.purebred.kit import own
from londinium.games.dei.old_london.purebred.orders import gives_orders

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


class OrderView(TypedDict):
    """An Order token on a Mission."""

    face: str | None  # plus, minus; null where it is not for these eyes
    shown: bool


class MissionView(TypedDict):
    order: OrderView | None


class View(TypedDict):
    picked: str | None  # the Drone of a Faction that brings none


def view(s: "DeiState", _viewer: int | None) -> View:
    picked = own(s).picked
    return {"picked": s.box.drone_ids[picked] if picked >= 0 else None}


def of_mission(s: "DeiState", mission: int, viewer: int | None) -> MissionView:
    """Who gives Orders knows them (DOL-PB-9a)."""
    part = own(s)
    for column, (ordered, face) in enumerate(part.orders):
        if ordered == mission:
            shown = bool(part.shown >> column & 1)
            known = shown or (viewer is not None and gives_orders(s, viewer))
            return {"order": {"face": FACES[face] if known else None, "shown": shown}}
    return {"order": None}
