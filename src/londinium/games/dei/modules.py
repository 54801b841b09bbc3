"""What an expansion adds to a game: steps at the places that the rules name (DEI-OL), tiles, ways to lay them.

A module is switched on by the option of its name. The base game runs the steps of those that are on and knows none of
them by name; what a Faction or a Feat of theirs can do stands in its traits, like everybody's.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from londinium.kernel.events import Log

if TYPE_CHECKING:
    from londinium.games.dei.box import Box
    from londinium.games.dei.city import Laid
    from londinium.games.dei.state import DeiState

Step = Callable[["DeiState", Log], None]
PLACES = (
    "before_drones",
    "after_drones",
    "after_missions",
    "pads",
    "end_of_set_up",
    "phase",  # before an Action Phase, for all
    "opening",  # of an own phase, before the first card
    "after_card",
    "conclude",  # what was begun after a card
    "before_mission",
    "new_turn",  # after the Turn marker has moved
    "scoring",  # before Market cards
)


class Module(NamedTuple):
    option: str
    steps: Mapping[str, Step] = {}
    swaps: "Callable[[Box], Mapping[str, str]] | None" = None  # tiles of the base game and those in their place
    lay: "Callable[[DeiState, list[int], int], Laid] | None" = None  # another way to lay tiles by chance
    fixed: "Callable[[DeiState], Laid] | None" = None  # … and as recommended


def run(s: "DeiState", place: str, log: Log) -> None:
    """The steps of the modules in play at one place."""
    for module in s.modules:
        step = module.steps.get(place)
        if step is not None:
            step(s, log)


def at(place: str) -> Step:
    """The modules' steps at one place, as a step of the set-up."""

    def step(s: "DeiState", log: Log) -> None:
        run(s, place, log)

    return step
