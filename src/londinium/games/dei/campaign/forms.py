"""The data files of the campaign as Structs: scenarios, objectives, events, Privileges, Inspiration bonuses."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, get_args

from msgspec import Meta, field

from londinium.games.dei.components import ON_CARDS, Count, Entry, Few, Label, Name, Op, Resource, Sourced, TileName
from londinium.games.dei.moves import MOST_SCRAPPERS
from londinium.kernel.forms import REGION, Verbs, names, only
from londinium.kernel.packs import DataFile

RegionName = Annotated[str, Meta(min_length=3, max_length=40), REGION]
Regions = Annotated[tuple[RegionName, ...], Meta(min_length=1, max_length=9)]
Who = Literal["all", "purebred", "others"]
Scrappers = Annotated[int, Meta(ge=0, le=MOST_SCRAPPERS)]
MODULES = ("retaliation", "thames", "challenge", "alliances")

# What goes with each thing that the lower part of an objective looks at, and with each operation of a Privilege
LOWER_FIELDS: Mapping[str, set[str]] = {
    "majority_regions": {"regions", "power_points", "most"},
    "turn_left": {"by_turn"},
    "red_spaces": {"power_points", "most"},
    "market_cards": {"regions", "supplies"},
}
COUNTED = {  # the operations whose n says how many
    "DEPLOY_MORE",
    "GAIN_RESOURCE",
    "KEEP_BOOSTS",
    "POWER_FOR_OUTPOSTS",
    "SUPPLY_FOR_PEACE",
    "SUPPLY_FOR_ALLIANCE",
    "SUPPLY_FOR_LAST",
}
EFFECT_FIELDS = {  # what they need and may have beside it
    "DEPLOY_MORE": ({"where"}, set[str]()),
    "GAIN_RESOURCE": ({"kind"}, set[str]()),
    "OWN_CARD": (set[str](), {"markets", "type"}),
}


class Landing(Entry, frozen=True):
    """Units that the Purebred deploy at the start of a Turn."""

    scrappers: Scrappers
    leader: bool = False


class TermsEntry(Entry, frozen=True):
    """What a scenario changes in the rules; what is left out stays as it is."""

    neutral_bridges: Literal["none", "tiles"] | None = None  # none at all, or only those that tiles bring
    rebuilds: bool = True
    without_leader: bool = False  # the Purebred start so
    start: RegionName | None = None  # where they start, instead of their Barracks
    landings: Annotated[tuple[Landing, ...], Meta(max_length=4)] = ()  # Turn by Turn
    landing: Annotated[tuple[RegionName, ...], Meta(max_length=9)] = ()
    enlist_moves: bool = False  # the Purebred move instead of enlisting
    garrison: Scrappers = 0  # so many Agents may be given up with a Barracks token
    debris: Annotated[dict[RegionName, Few], Meta(max_length=40)] = field(default_factory=dict)
    debris_cost: Count = 0  # of a bridge segment
    segments: tuple[RegionName, RegionName] | None = None
    neutral_segments: Count = 0  # that the Purebred may lay
    centre: RegionName | None = None  # the camp or the laboratory
    open_centre: bool = False  # Units that enter it may ignore the Majority Rule
    feasts: bool = False  # Refuges there are feasts
    supplies: Count = 0  # that all but the Purebred start with
    missions_each_phase: bool = False
    least_payment: Count = 0  # of a Mission
    missions_to_leave: Count = 0
    all_punished: bool = False  # the Purebred too
    own_card_hits: bool = False  # a denouncing player
    may_discard: bool = False  # a Retaliation card instead of playing it
    experiments: bool = False  # Purchases in the centre


class Scenario(Sourced, frozen=True):
    id: Name
    label: Label
    objectives: Annotated[tuple[Annotated[Name, names("campaign.objectives")], ...], Meta(min_length=1, max_length=3)]
    rows: Annotated[tuple[tuple[TileName, ...], ...], Meta(min_length=4, max_length=4)]
    points: tuple[Count, Count, Count, Count]  # campaign points by place
    consolation: Count  # power points for the last places
    terms: TermsEntry
    turned: dict[Name, Annotated[int, Meta(ge=0, le=3)]] = field(default_factory=dict)
    modules: Annotated[tuple[Annotated[Name, names(also=MODULES)], ...], Meta(max_length=4)] = ()
    events: Annotated[
        tuple[Annotated[Name, names("campaign.events")], ...], Meta(max_length=9)
    ] = ()  # by token, or none


class Upper(Entry, frozen=True):
    """What brings Supplies in a scenario, or costs them."""

    when: Literal[
        "segment_built",
        "way_built",
        "garrison_given_up",
        "feast_held",
        "phase_begins",
        "purebred_hit",
        "card_could_hit",
        "phase_ends",
    ]
    supplies: Annotated[int, Meta(ge=-9, le=9)]
    with_two_players: Count | None = None
    phases: Annotated[tuple[Few, ...], Meta(max_length=3)] = ()
    region: RegionName | None = None  # needs Majority there


class Lower(Entry, frozen=True):
    """What is checked before the final scoring."""

    verbs: ClassVar = Verbs("what", {what: (frozenset(needs), frozenset()) for what, needs in LOWER_FIELDS.items()})

    what: Literal["majority_regions", "turn_left", "red_spaces", "market_cards"]
    regions: Annotated[tuple[RegionName, ...], Meta(max_length=9)] = ()
    power_points: Count = 0
    most: Count = 0
    supplies: Count = 0
    by_turn: Annotated[tuple[Count, ...], Meta(max_length=4)] = ()  # power points by the Turn of leaving


class Objective(Sourced, frozen=True):
    id: Name
    upper: Upper
    lower: Lower
    upper_for: Who = "all"
    lower_for: Who = "all"


class EventEntry(Sourced, frozen=True):
    id: Name
    label: Label
    what: Literal[
        "gains",
        "go_betweens",
        "intervention",
        "sabotage",
        "collapse",
        "hierarchy",
        "salary",
        "mutiny",
        "vendetta",
        "raid",
        "occupation",
    ]
    purebred: Annotated[tuple[Op, ...], Meta(max_length=6), only(ON_CARDS)] = ()
    others: Annotated[tuple[Op, ...], Meta(max_length=6), only(ON_CARDS)] = ()
    scrappers: Scrappers = 0
    supplies: Count = 0
    outposts: Count = 0
    tile: TileName | None = None
    not_on: TileName | None = None


class CampaignFile(DataFile, frozen=True):
    scenarios: Annotated[tuple[Scenario, ...], Meta(min_length=1, max_length=7)]
    objectives: Annotated[tuple[Objective, ...], Meta(min_length=1, max_length=20)]
    events: Annotated[tuple[EventEntry, ...], Meta(min_length=1, max_length=40)]
    event_tokens: Few
    events_drawn: Few


PrivilegeOp = Literal[
    "DEPLOY_MORE",
    "GAIN_RESOURCE",
    "EXTRA_FEAT",
    "RUINS_COST",
    "SWAP_DRONES",
    "FIRST_PLAYER",
    "KEEP_BOOSTS",
    "PLACE_WAY",
    "STEP_DOWN",
    "PRIVATE_MISSION",
    "STEP_UP_BRIDGE",
    "POWER_FOR_OUTPOSTS",
    "SUPPLY_FOR_PEACE",
    "SUPPLY_FOR_ALLIANCE",
    "FIXED_FEAT",
    "SUPPLY_FOR_LAST",
    "OWN_CARD",
    "PLACE_REFUGE",
]


def _takes(op: str) -> tuple[frozenset[str], frozenset[str]]:
    """The fields that an operation of a Privilege needs, and those that it may have."""
    needs, may = EFFECT_FIELDS.get(op, (set[str](), set[str]()))
    return frozenset(needs), frozenset(may | ({"n"} if op in COUNTED else set()))


class PrivilegeEffect(Entry, frozen=True):
    verbs: ClassVar = Verbs("op", {op: _takes(op) for op in get_args(PrivilegeOp)})

    op: PrivilegeOp
    n: Few = 1
    kind: Resource | None = None
    where: Literal["start", "no_outpost"] | None = None
    markets: Literal["outposts", "black"] | None = None
    type: Literal["drone"] | None = None


class Privilege(Sourced, frozen=True):
    id: Name
    label: Label
    cost: Few
    effect: PrivilegeEffect
    who: Who = "all"
    writes: Literal["colour", "feat", "card"] | None = None  # what is written down when it is bought


class PrivilegesFile(DataFile, frozen=True):
    privileges: Annotated[tuple[Privilege, ...], Meta(min_length=1, max_length=40)]


class Bonus(Sourced, frozen=True):
    """An Inspiration bonus."""

    id: Name
    label: Label
    what: Literal[
        "supplies",
        "stored_resources",
        "scrappers_on_board",
        "outpost_cubes",
        "market_cards_bought",
        "own_constructions_on_board",
    ]
    min: Annotated[int, Meta(ge=1, le=200)]
    who: Who = "all"


class InspirationFile(DataFile, frozen=True):
    bonuses: Annotated[tuple[Bonus, ...], Meta(min_length=1, max_length=20)]
    boosts: Few  # Candy Boosts for a bonus that is crossed out


FILES: dict[str, type[DataFile]] = {
    "campaign": CampaignFile,
    "privileges": PrivilegesFile,
    "inspiration": InspirationFile,
}
