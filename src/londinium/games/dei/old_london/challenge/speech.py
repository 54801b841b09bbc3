"""What a Challenge says: who must leave the Region, and how many."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from londinium.games.dei.old_london.challenge.challenge import to_the_right
from londinium.games.dei.units import in_region
from londinium.kernel.speech import seat_name

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def details(s: "DeiState", seat: int, move: Mapping[str, Any]) -> dict[str, Any]:
    if move["kind"] != "challenge":
        return {}
    respondent = to_the_right(s, seat)
    return {"who": seat_name(respondent), "n": in_region(s, respondent, s.box.region[move["region"]])}
