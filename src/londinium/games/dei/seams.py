"""Where a module of an expansion may step into the game (DEI-OL): every such place, in this one file.

A module is what is played with or without (an option, or a scenario of a campaign). It gives functions for the places
where it has something to do; the base game calls those of the modules in play and knows none of them by name. What a
module keeps of a position is its slot in `DeiState.parts`, which is there only when it is in play. What a Faction or a
Feat of an expansion can do stands in its data, like everybody's.
"""

from collections import ChainMap, Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, ParamSpec, Protocol, Self

from londinium.kernel.events import Log
from londinium.kernel.moves import Verb
from londinium.kernel.options import Offer
from londinium.kernel.packs import DataFile
from londinium.kernel.questions import Question, Questions, Rule, Rules
from londinium.kernel.speech import Components, Figure, Line

if TYPE_CHECKING:
    from londinium.games.dei.box import Box
    from londinium.games.dei.city import Laid
    from londinium.games.dei.components import Faction, FactionCard, Feat, Tile
    from londinium.games.dei.options import DeiOptions
    from londinium.games.dei.state import DeiState
    from londinium.kernel.outcome import Outcome
    from londinium.kernel.refusal import Refusal

NOWHERE: Final = -1
NOTHING: Mapping[Any, Any] = {}

Step = Callable[["DeiState", Log], None]


class Slot(Protocol):
    """What a module keeps of a position: it is copied and saved with it."""

    def copy(self) -> Self: ...

    def dump(self) -> Any: ...


class Terms(NamedTuple):
    """The terms of play: what a scenario changes in the rules. The chapters read them; the default changes nothing."""

    rebuilds: bool = True  # a token may be taken from the board to build it again (DEI-BUILD-5)
    centre: int = NOWHERE  # a Region that is open to building though its tile says otherwise
    open_centre: bool = False  # Units that move there may ignore the Majority Rule
    feasts: bool = False  # Refuges there are feasts
    without_leader: bool = False  # a Faction that starts at its own Refuges deploys no Leader
    start: int = NOWHERE  # … and stands here from the set-up on
    enlist_moves: bool = False  # … and moves instead of enlisting
    segments: tuple[int, int] = (NOWHERE, NOWHERE)  # two Roofs that any number of Bridges may join
    missions_each_phase: bool = False
    least_payment: int = 0  # of a Mission
    all_punished: bool = False  # by Retaliation cards, whoever could ignore them
    own_card_hits: bool = False  # who denounces can be hit too
    may_discard: bool = False  # a Retaliation card instead of playing it
    withheld: frozenset[int] = frozenset()  # Market cards that are Faction cards now
    closed: frozenset[int] = frozenset()  # Regions whose Outposts are off the board for good

    @property
    def open_to_all(self) -> int:
        """The Region that Units may enter against the Majority Rule, or none."""
        return self.centre if self.open_centre else NOWHERE


BASE_TERMS = Terms()


class Signs(NamedTuple):
    """Amounts that a module gives a seat, for the expert to look at; zeros where it is not in play."""

    name: str  # of the module
    width: int
    seen: "Callable[[DeiState, int], list[float]]"


class AddedRule(NamedTuple):
    """A rule that may refuse an answer to a question of the base game.

    If the kind of move is none that answers it there, it is one while the module is in play.
    """

    question: type[Question]
    kind: str
    rule: Rule
    before: str = ""  # the id of the rule that it stands before; else it comes last


class Seams(NamedTuple):
    """The places, each with what steps in there: for one module, or `joined` for those in play."""

    # Steps of the set-up
    instead: Mapping[Step, Step] = NOTHING  # of a step of `set_up.STEPS`, another (DEI-OL-1)
    swaps: "tuple[Callable[[Box], Mapping[str, str]], ...]" = ()  # tiles of the base game, and those in their place
    lay: "tuple[Callable[[DeiState, list[int], int], Laid], ...]" = ()  # another way to lay tiles at random
    fixed: "tuple[Callable[[DeiState], Laid], ...]" = ()  # … and as recommended
    factions: tuple[bool, ...] = ()  # whether the Factions of expansions can be played, one of them at every table
    before_drones: tuple[Step, ...] = ()
    after_drones: tuple[Step, ...] = ()
    after_missions: tuple[Step, ...] = ()
    pads: tuple[Step, ...] = ()
    before_feats: tuple[Step, ...] = ()
    end_of_set_up: tuple[Step, ...] = ()

    # Steps of a Turn
    phase: tuple[Step, ...] = ()  # before an Action Phase, for all
    deployment: tuple[Step, ...] = ()  # before the starting Units of a player: what is asked here is asked after them
    opening: tuple[Step, ...] = ()  # of a player's phase, before the first card
    after_card: tuple[Step, ...] = ()
    conclude: tuple[Step, ...] = ()  # what was begun after a card
    unlocked: tuple[Step, ...] = ()  # at the end of the Second Action Phase
    before_mission: tuple[Step, ...] = ()
    mission: tuple[Step, ...] = ()  # a player's Mission step, in every phase
    own_end: tuple[Step, ...] = ()  # of a player's phase
    new_turn: tuple[Step, ...] = ()  # after the Turn marker has moved
    new_order: tuple[Step, ...] = ()  # after Priority Order was set
    event: tuple[Step, ...] = ()  # what the new Turn brings, until every seat has answered
    after_event: tuple[Step, ...] = ()  # before the first Action Phase of a new Turn

    # The end of the game
    before_scoring: tuple[Step, ...] = ()
    scoring: tuple[Step, ...] = ()  # before Market cards
    after_scoring: tuple[Step, ...] = ()  # instead of the end of the game
    interlude: tuple[Step, ...] = ()  # between two scenarios
    categories: tuple[str, ...] = ()  # of Supplies
    result: "tuple[Callable[[DeiState], Outcome], ...]" = ()  # instead of the base game's

    # What a seat has done
    bought: "tuple[Callable[[DeiState, int, int, Log], None], ...]" = ()  # a Market card
    built: "tuple[Callable[[DeiState, int, int, int, Log], None], ...]" = ()  # a kind of Construction, on a site
    feasted: "tuple[Callable[[DeiState, int, int, Log], None], ...]" = ()  # by a Build in the centre, a Region
    collected: "tuple[Callable[[DeiState, int, int, Log], None], ...]" = ()  # with a Collect, in a Region
    completed: "tuple[Callable[[DeiState, int, int, Log], None], ...]" = ()  # a Mission that is not on the board
    allied: "tuple[Callable[[DeiState, int, int, Log], None], ...]" = ()  # a Mission, resolved together
    punished: "tuple[Callable[[DeiState, int, int, int, Log], None], ...]" = ()  # by a card, that a seat played
    exchanged: "tuple[Callable[[DeiState, int, int, Log], None], ...]" = ()  # a Retaliation card, put on the board
    leaves: "tuple[Callable[[DeiState, int, Log], None], ...]" = ()  # before the end: its final scoring comes now

    # What the rules of the base game ask for
    terms: "tuple[Callable[[DeiState], Terms], ...]" = ()
    traits: "tuple[Callable[[DeiState, int], tuple[str, ...]], ...]" = ()  # of a seat, by the names in `Traits`
    drone: "tuple[Callable[[DeiState], int], ...]" = ()  # the one that a Faction without a Drone has picked, or -1
    collects: "tuple[Callable[[DeiState, int, Sequence[int]], list[int]], ...]" = ()  # answers to a Collect in Regions
    spans: "tuple[Callable[[DeiState], tuple[int, ...]], ...]" = ()  # the owners of Bridges where any number may lie
    bridged: "tuple[Callable[[DeiState, int, Log], None], ...]" = ()  # a seat's Bridge comes to lie there
    lifts: "tuple[Callable[[DeiState, set[int], list[int]], list[int]], ...]" = ()  # of owners, in Regions, by moves
    constructions: "tuple[Callable[[DeiState, int], int], ...]" = ()  # more of a seat's on the board
    set_aside: "tuple[Callable[[DeiState], tuple[int, ...]], ...]" = ()  # Feats that are not to be dealt
    missions: "tuple[Callable[[DeiState, int], list[int]], ...]" = ()  # more of them open to a seat
    paying: "tuple[Callable[[DeiState, int, Log], None], ...]" = ()  # a Mission is about to pay
    payment: "tuple[Callable[[DeiState, int, int, int], int | None], ...]" = ()  # of a Mission, by its two parts
    effects: "tuple[Callable[[DeiState, int, int], int], ...]" = ()  # what a seat begins instead of an effect
    placing: "tuple[Callable[[DeiState, int, int, int], list[Question] | None], ...]" = ()
    """What a seat is asked instead of placing so many Scrappers in the Region of a Drone, or None."""
    tolls: "tuple[Callable[[DeiState, int, tuple[int, ...]], None], ...]" = ()  # to one of several owners of Bridges

    # Questions
    rules: tuple[AddedRule, ...] = ()
    beside: "tuple[Callable[[DeiState, Question], list[int]], ...]" = ()  # answers beside any question
    aside: "Mapping[str, Callable[[DeiState, int, int, Log], None]]" = NOTHING  # by kind of move: for a seat, a thing
    noted: "tuple[Callable[[DeiState], None], ...]" = ()  # after every answer and step

    # Sight
    view: "tuple[Callable[[DeiState, int | None], Mapping[str, object]], ...]" = ()  # parts of the view, by name
    mission_view: "tuple[Callable[[DeiState, int, int | None], Mapping[str, object]], ...]" = ()  # … of a Mission
    deal: "tuple[Callable[[DeiState, int | None, Random], None], ...]" = ()
    secret_feats: "tuple[Callable[[DeiState], dict[int, int]], ...]" = ()  # by seat: beside the Pad, known to it alone
    deal_feat: "tuple[Callable[[DeiState, int, int], None], ...]" = ()  # another of these to a seat
    pieces: "tuple[Callable[[DeiState, Counter[str]], None], ...]" = ()  # counts more, or less

    # Speech
    details: "tuple[Callable[[DeiState, int, Mapping[str, Any]], Mapping[str, Any]], ...]" = ()  # as `Speech.details`
    figures: "tuple[Callable[[DeiState, int], list[Figure]], ...]" = ()  # of a seat, instead of the base game's
    closing: "tuple[Callable[[DeiState], list[Line]], ...]" = ()  # under the result
    progress: "tuple[Callable[[DeiState], list[Line]], ...]" = ()  # before the Turn and its phase

    # What a position is worth
    worth: "tuple[Callable[[DeiState, int, float], float], ...]" = ()  # to a seat, such a share of the game being left
    outlook: "tuple[Callable[[DeiState, int], float], ...]" = ()  # beyond this game
    value: "tuple[Callable[[DeiState, int], float | None], ...]" = ()  # instead of all else, or None
    unfinished: Mapping[type[Question], float] = NOTHING  # what a question may bring that is still open
    weights: Mapping[str, float] = NOTHING  # of kinds of move, where all of them weigh the same
    signs: "tuple[Signs, ...]" = ()  # what the expert looks at


P = ParamSpec("P")


def each(steps: Iterable[Callable[P, None]], *args: P.args, **kwargs: P.kwargs) -> None:
    """What the modules in play do at a place, one after the other."""
    for step in steps:
        step(*args, **kwargs)


def joined(parts: "Sequence[Seams]") -> Seams:
    """What several modules have at each place, in their order."""
    found: dict[str, Any] = {}
    for name, nothing in Seams._field_defaults.items():
        values = [getattr(part, name) for part in parts]
        if isinstance(nothing, tuple):
            found[name] = tuple(one for value in values for one in value)
        else:
            found[name] = dict(ChainMap(*values))
    return Seams(**found)


class Module(NamedTuple):
    option: str  # its name: of its option, and of its slot
    seams: Seams = Seams()
    slot: "Callable[[DeiState], Slot] | None" = None  # made when it comes into play
    load: Callable[[Any], Slot] | None = None  # … and from what it has dumped


class Added(NamedTuple):
    """What an expansion puts beside the pieces of the base game, each behind those there are."""

    tiles: "tuple[Tile, ...]" = ()
    factions: "tuple[Faction, ...]" = ()
    cards: "tuple[FactionCard, ...]" = ()
    feats: "tuple[Feat, ...]" = ()


Table = Callable[[str, Iterable[Any]], tuple[int, ...]]
"""Gives the action of a kind for each thing of a list, -1 where there is none."""


class Kit:
    """The tables of a module, made from its data files: a part of the Box."""

    def verbs(self) -> list[Verb]:
        """Its own kinds of move, in the order of their numbers."""
        return []

    def number(self, table: Table) -> None:
        """Make its tables from things to actions."""


class Expansion(NamedTuple):
    """What a folder brings: modules, and what they need whether or not they are in play."""

    modules: tuple[Module, ...]  # all that it has
    in_play: "Callable[[Box, DeiOptions, Mapping[str, Slot], tuple[Module, ...]], tuple[Module, ...]]"
    """The modules in play by the options and by what a campaign keeps; given those of the expansions before it."""
    questions: Questions
    options: tuple[tuple[str, Any, Any], ...] = ()  # name, type, default
    offers: tuple[Offer, ...] = ()  # as `Game.offers`
    folder: Path | None = None  # of its data files
    files: Mapping[str, type[DataFile]] = NOTHING
    check: Callable[[Mapping[str, Any]], None] | None = None  # that the entries of a pack's files fit
    added: Callable[[Mapping[str, Any]], Added] | None = None  # from the files
    kits: "Mapping[str, Callable[[Box, Mapping[str, Any]], Kit]]" = NOTHING  # `Box.kits`, by name, from the files
    icons: Mapping[int, tuple[str, ...]] = NOTHING  # by operation, its kinds of move that answer it
    aside: Rules = NOTHING  # as `Game.aside`
    untimely: Rules = NOTHING  # as `Game.untimely`
    forbidden: "Callable[[Box, int, DeiOptions], Refusal | None] | None" = None
    """The rule that forbids the options for so many players."""
    blank: Mapping[str, Any] = NOTHING  # the parts of the view of modules that are not in play
    mission_blank: Mapping[str, Any] = NOTHING  # … of a Mission's
    counters: Callable[[Mapping[str, Any]], Mapping[tuple[int, str], int]] | None = None  # as `Chapters.counters`
    places: Callable[[Mapping[str, Any]], Mapping[str, str | None]] | None = None  # as `Chapters.places`
    encoding: str | None = None  # the module that describes its parts of the view as numbers
    event: Callable[[Any], Line | None] | None = None  # as `Speech.event`
    name: Callable[[Mapping[str, Any], str, Any], Line | None] | None = None  # as `Speech.name`
    said: Callable[[Mapping[str, Any]], Components] | None = None  # as `Speech.components`
