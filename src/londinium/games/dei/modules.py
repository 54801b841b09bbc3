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
    from londinium.kernel.outcome import Outcome

Step = Callable[["DeiState", Log], None]
Hook = Callable[["DeiState", int, tuple[int, ...], Log], None]
"""What a module does when a seat has done something with some things."""
PLACES = (
    "before_drones",
    "after_drones",
    "after_missions",
    "pads",
    "before_feats",
    "end_of_set_up",
    "phase",  # before an Action Phase, for all
    "deployment",  # before the starting Units of a player: what is asked here is asked after them
    "opening",  # of an own phase, before the first card
    "after_card",
    "conclude",  # what was begun after a card
    "unlocked",  # at the end of the Second Action Phase
    "before_mission",
    "mission",  # the own Mission step, in every phase
    "own_end",  # of an own phase
    "new_turn",  # after the Turn marker has moved
    "new_order",  # after Priority Order was set anew
    "event",  # what the new Turn brings, until every seat has answered
    "after_event",  # before the first Action Phase of a new Turn
    "before_scoring",
    "scoring",  # before Market cards
    "interlude",  # between two scenarios
)

HAPPENINGS = (
    "bought",  # a Market card: card
    "built",  # by a Build: kind of Construction, site
    "feasted",  # by a Build in the centre: Region
    "collected",  # with a Collect: Region
    "allied",  # a Mission resolved together: Mission
    "punished",  # a Retaliation card was applied to the seat: card, who played it
    "exchanged",  # a Retaliation card was put on the board by a Denunciation: card
    "leaves",  # the seat leaves before the end, and its final scoring comes now
)


class Module(NamedTuple):
    option: str
    steps: Mapping[str, Step] = {}
    instead: Mapping[str, Step] = {}  # of single steps of the set-up, by their names (DEI-OL-1)
    when: Mapping[str, Hook] = {}  # what is done: HAPPENINGS
    factions: bool = False  # whether it brings Factions
    categories: tuple[str, ...] = ()  # of Supplies
    after_scoring: Step | None = None  # instead of the end of the game
    result: "Callable[[DeiState], Outcome] | None" = None
    swaps: "Callable[[Box], Mapping[str, str]] | None" = None  # tiles of the base game and those in their place
    lay: "Callable[[DeiState, list[int], int], Laid] | None" = None  # another way to lay tiles by chance
    fixed: "Callable[[DeiState], Laid] | None" = None  # … and as recommended


def bring_factions(modules: tuple[Module, ...]) -> bool:
    """Whether the Factions of expansions can be played, one of them at every table."""
    return any(module.factions for module in modules)


def run(s: "DeiState", place: str, log: Log) -> None:
    """The steps of the modules in play at one place."""
    for module in s.modules:
        step = module.steps.get(place)
        if step is not None:
            step(s, log)


def happened(s: "DeiState", what: str, seat: int, things: tuple[int, ...], log: Log) -> None:
    """A seat has done something: the modules in play answer."""
    for module in s.modules:
        hook = module.when.get(what)
        if hook is not None:
            hook(s, seat, things, log)


def at(place: str) -> Step:
    """The modules' steps at one place, as a step of the set-up."""

    def step(s: "DeiState", log: Log) -> None:
        run(s, place, log)

    return step
