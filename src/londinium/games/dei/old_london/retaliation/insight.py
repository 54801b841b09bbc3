"""What Retaliation is worth: the space on the track, and what a Denunciation that was begun will bring."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from londinium.games.dei.old_london.retaliation.denunciation import Exchange, Replace, Retreat, RetreatUnits
from londinium.games.dei.old_london.retaliation.kit import own
from londinium.kernel.questions import Question

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

UNFINISHED: Mapping[type[Question], float] = {Exchange: 2.0, Replace: 2.0, Retreat: 1.5, RetreatUnits: 1.5}


def worth(s: "DeiState", seat: int, _left: float) -> float:
    return 1.4 * own(s).track[seat]


def signs(s: "DeiState", seat: int) -> list[float]:
    """The space on the track, and whether that is ahead of all others."""
    track = own(s).track
    ahead = all(space < track[seat] for other, space in enumerate(track) if other != seat)
    return [float(track[seat]), float(ahead)]
