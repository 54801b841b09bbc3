"""What all see of Challenges."""

from typing import TYPE_CHECKING, TypedDict

from londinium.games.dei.old_london.challenge.challenge import to_the_right
from londinium.games.dei.old_london.challenge.kit import own

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


class View(TypedDict):
    respondents: list[int | None]  # by seat whom its Challenge, not played yet, is against


def view(s: "DeiState", _viewer: int | None) -> View:
    seats, unplayed = range(s.players), own(s).unplayed
    return {"respondents": [to_the_right(s, seat) if unplayed >> seat & 1 else None for seat in seats]}
