"""The data files of D.E.I. as Structs (DEI-COMP, DEI-PRIM).

Cards, Feats, Leader skills, Drones and Candy Boosts are data: a trigger and a list of operations from a closed list.
Regions are named by their tile and letter, `2.4:R`.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal, get_args

import msgspec
from msgspec import Meta

from londinium.games.dei.moves import MOST_ENERGY, MOST_SCRAPPERS, MOST_TECHNOLOGY
from londinium.kernel.forms import SET, SPOT, Verbs, names, only
from londinium.kernel.packs import DataFile, Provenance

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
Label = Annotated[str, Meta(min_length=1, max_length=60)]
Count = Annotated[int, Meta(ge=0, le=100)]
Few = Annotated[int, Meta(ge=1, le=9)]
Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
Resource = Literal["technology", "energy_cell"]

# What names refer to
Colour = Annotated[Name, names("rules.colours")]
DroneName = Annotated[Name, names("factions.drones")]
MarketName = Annotated[Name, names("markets.markets")]
FactionName = Annotated[Name, names("factions.factions", "purebred.factions")]
FactionCardName = Annotated[Name, names("factions.faction_cards", "purebred.faction_cards")]
TileName = Annotated[Name, names("districts.tiles", "thames.tiles", "retaliation.tiles")]
Letter = Annotated[str, SPOT]

Icon = Literal[
    "ENLIST",
    "MOVE",
    "COLLECT",
    "BUY",
    "BUILD",
    "EVICT",
    "STRIKE",
    "DRONE_ACTIVATE",
    "DRONE_MOVE",
    "DRONE_COLLECT",
    "DRONE_ENLIST",
    "DRONE_TELEPORT",
    "DRONE_STRIKE_ALL",
    "GAIN_SUPPLY",
    "LOSE_SUPPLY",
    "GAIN_RESOURCE",
    "GAIN_BOOST",
    "EXCHANGE",
    "STEAL_RESOURCE",
    "REMOVE_CONSTRUCTION",
    "COLLECT_SAME_REGION",
    "ENLIST_SAME_REGION",
    "MAJORITY_BONUS_TEMP",
    "PATRON",
    "BRIBE",
]
"""What an effect is made of."""
Modifier = Literal[
    "MOVE_EXTEND",
    "ENLIST_SITE",
    "MAJORITY_BONUS",
    "TIE_ENTERS",
    "USE_ANY_STRUCTURE",
    "STORAGE_BONUS",
    "DISCOUNT",
    "PAY_SUBSTITUTE",
    "DRONE_MOVE_BONUS",
    "BUILD_WITHOUT_MAJORITY",
    "CLIMB",
    "BUILD_NOTHING",
    "CLOSED_MARKETS",
    "SCORE_ONLY",
    "SUBJUGATE",
    "EVACUATE",
    "DRONE_VETO",
    "TURN_TILES",
    "PLACE_ORDERS",
    "EXCHANGE_CARDS",
    "IGNORE_PUNISHMENTS",
    "STORAGE_UNLIMITED",
    "RESOLVE_BOUGHT",
    "MOTIVATE",
    "LINK_ALL",
    "INSPECT",
]
"""What a `continuous` ability is made of; only `MOVE_EXTEND` goes with `on_move`."""
ICONS: tuple[Icon, ...] = get_args(Icon)
MODIFIERS: tuple[Modifier, ...] = get_args(Modifier)
OPERATIONS = (*ICONS, *MODIFIERS)
Trigger = Literal[
    "continuous", "on_collect", "on_enlist", "on_move", "on_build", "on_buy", "on_drone_activate", "end_phase"
]

# Which fields an operation takes: those it must have, and those it may have. Most icons have a number
FIELDS: Mapping[str, tuple[frozenset[str], frozenset[str]]] = {
    name: (frozenset(must.split()), frozenset(may.split()))
    for name, must, may in (
        *((icon, "n", "") for icon in ICONS),
        *((modifier, "", "") for modifier in MODIFIERS),
        ("ENLIST", "n", "site"),
        ("MOVE", "n", "ignore_majority climb use_any_structure"),
        ("BUY", "n", "discount ignore_requirement"),
        ("DRONE_ACTIVATE", "drone", "extra_move"),
        ("DRONE_TELEPORT", "ground roof", ""),
        ("GAIN_RESOURCE", "n kind", ""),
        ("EXCHANGE", "n give take", ""),
        ("MOVE_EXTEND", "n", ""),
        ("ENLIST_SITE", "site", ""),
        ("MAJORITY_BONUS", "n scope", ""),
        ("MAJORITY_BONUS_TEMP", "n scope until", ""),
        ("USE_ANY_STRUCTURE", "", "toll"),
        ("STORAGE_BONUS", "n", ""),
        ("DISCOUNT", "n kind", ""),
        ("PAY_SUBSTITUTE", "give give_n as as_n", ""),
        ("DRONE_MOVE_BONUS", "n", ""),
        ("CLIMB", "units", ""),
        ("CLOSED_MARKETS", "markets", ""),
        ("SCORE_ONLY", "type", ""),
        ("SUBJUGATE", "n", ""),
        ("RESOLVE_BOUGHT", "type", ""),
    )
}
DRONE_ONLY = frozenset({"DRONE_MOVE", "DRONE_COLLECT", "DRONE_ENLIST", "DRONE_TELEPORT", "DRONE_STRIKE_ALL"})
SAME_REGION = {
    "COLLECT_SAME_REGION": "on_collect",
    "ENLIST_SAME_REGION": "on_enlist",
    "DRONE_COLLECT": "on_drone_activate",
}
"""What follows in the Region where something was done, and the trigger that it needs."""
AFTER_BUY = frozenset({"PATRON", "BRIBE"})
ON_CARDS = tuple(icon for icon in ICONS if icon not in {*DRONE_ONLY, *SAME_REGION, *AFTER_BUY})
ON_DRONES = (*(icon for icon in ICONS if icon in DRONE_ONLY), "GAIN_SUPPLY", "GAIN_BOOST")

# Operations of one effect that the same kind of move would answer: an effect has one of each group at most
ANSWERED_ALIKE = (
    ("ENLIST", "ENLIST_SAME_REGION"),
    ("COLLECT", "COLLECT_SAME_REGION"),
)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry of a data file."""


class Sourced(Entry, frozen=True, kw_only=True):
    """An entry that may say where it comes from."""

    provenance: Provenance | None = None


class Op(Entry, frozen=True, rename={"as_": "as"}):
    """An operation with the fields that it takes (FIELDS)."""

    verbs: ClassVar = Verbs("op", FIELDS)

    op: Icon | Modifier
    n: Few | None = None
    kind: Resource | None = None
    give: Resource | None = None
    give_n: Few | None = None
    take: Resource | None = None
    as_: Resource | None = None
    as_n: Few | None = None
    site: Literal["own_unit_region", "leader_region"] | None = None
    scope: (
        Literal["leader_region", "controlled_outpost_region", "own_refuge_region", "drone_region", "chosen_region"]
        | None
    ) = None
    until: Literal["end_of_phase"] | None = None
    drone: Annotated[Name, names("factions.drones", also=("any", "own"))] | None = None
    extra_move: Few | None = None
    discount: Few | None = None
    ground: Few | None = None
    roof: Few | None = None
    units: Few | None = None
    ignore_majority: bool | None = None
    ignore_requirement: bool | None = None
    climb: bool | None = None
    use_any_structure: bool | None = None
    toll: Few | None = None
    type: Literal["drone"] | None = None
    markets: tuple[MarketName, ...] | None = None


Effect = Annotated[tuple[Op, ...], Meta(min_length=1, max_length=6)]
CardEffect = Annotated[Effect, only(ON_CARDS)]
DroneEffect = Annotated[Effect, only(ON_DRONES)]


class Condition(Entry, frozen=True):
    leader_in_region: bool = False
    leader_in_group: bool = False
    leader_at_outpost: bool = False  # of its own Faction
    richest: bool = False  # in Resources, of all players


class Skill(Entry, frozen=True):
    """A trigger and what it brings: of a Leader or a Feat."""

    trigger: Trigger
    ops: Effect
    limit: Literal["once_per_phase", "once_per_effect"] | None = None
    phase: Few | None = None
    condition: Condition | None = None
    id: Name | None = None


class Region(Entry, frozen=True):
    id: Annotated[str, Meta(pattern=r"^[A-Z][0-9]?$")]
    kind: Literal["ground", "roof", "river"]  # on a River, which expansions bring, are only Drones (DEI-OL-3)
    sides: Annotated[tuple[Side, ...], SET]  # of a River: where it runs off the tile
    bank_sides: tuple[tuple[Side, Side], ...] = ()  # a side that a River runs off, and the half of it
    no_building: bool = False
    technology: Count = 0
    energy_cell: Count = 0
    outpost: Colour | None = None
    neutral_refuge: bool = False
    drone_start: bool = False


class InnerSite(Entry, frozen=True):
    between: tuple[Letter, Letter]
    over: tuple[Letter, ...]


class Ruins(Entry, frozen=True):
    """They divide a River and join its banks, for more than one movement point."""

    between: tuple[Letter, Letter]
    links: tuple[Letter, Letter]
    cost: Annotated[int, Meta(ge=2, le=9)]


class Tile(Sourced, frozen=True):
    id: Name
    players: Annotated[int, Meta(ge=2, le=4)]
    regions: Annotated[tuple[Region, ...], Meta(min_length=1, max_length=9)]
    adjacent: tuple[tuple[Letter, Letter], ...]
    bridge_sites: tuple[InnerSite, ...] = ()
    replaces: TileName | None = None
    banks: tuple[tuple[Letter, ...], ...] = ()
    ruins: tuple[Ruins, ...] = ()
    neutral_bridge: tuple[Letter, Letter] | None = None
    apart: bool = False  # no tile with a Neutral Refuge may touch it


class Layout(Sourced, frozen=True):
    players: Annotated[int, Meta(ge=2, le=4)]
    rows: tuple[tuple[str, ...], ...]
    turned: dict[str, Annotated[int, Meta(ge=0, le=3)]] = {}  # quarter turns, clockwise


class DistrictsFile(DataFile, frozen=True):
    tiles: Annotated[tuple[Tile, ...], Meta(min_length=4, max_length=40)]
    layouts: Annotated[tuple[Layout, ...], Meta(min_length=3, max_length=3)]


class Leader(Entry, frozen=True):
    name: Label
    skill: Skill
    units: Few = 1


class Start(Entry, frozen=True):
    """Starting Units of a Faction that does not deploy like the others."""

    scrappers: Few
    site: Literal["own_refuge"]
    most: Few  # Units in one Region


class Faction(Sourced, frozen=True):
    id: Name
    leader: Leader
    cards: tuple[FactionCardName, ...]
    scrappers: Annotated[int, Meta(ge=4, le=MOST_SCRAPPERS)]
    drone: DroneName | None = None  # without one it picks one that nobody brings
    skills: tuple[Skill, ...] = ()
    starts: Start | None = None


class FactionCard(Sourced, frozen=True):
    id: Name
    faction: FactionName
    label: Label
    type: Literal["action", "drone"]
    effect: CardEffect


class Drone(Sourced, frozen=True):
    id: Name
    name: Label
    effect: DroneEffect


class FactionsFile(DataFile, frozen=True):
    factions: Annotated[tuple[Faction, ...], Meta(min_length=4, max_length=4)]
    faction_cards: Annotated[tuple[FactionCard, ...], Meta(min_length=4, max_length=99)]
    drones: Annotated[tuple[Drone, ...], Meta(min_length=4, max_length=4)]


class Cost(Entry, frozen=True):
    technology: Annotated[int, Meta(ge=0, le=MOST_TECHNOLOGY)]
    energy_cell: Annotated[int, Meta(ge=0, le=MOST_ENERGY)]


class Market(Sourced, frozen=True):
    id: Name
    colour: Colour | None
    requires: Count  # Outposts of its colour that a buyer must control
    slots: Few
    cards: Count


class MarketCard(Sourced, frozen=True):
    id: Name
    number: Annotated[int, Meta(ge=1, le=999)]
    market: MarketName
    label: Label
    type: Literal["action", "drone"]
    cost: Cost
    supplies: Count
    effect: CardEffect


class MarketsFile(DataFile, frozen=True):
    markets: Annotated[tuple[Market, ...], Meta(min_length=1, max_length=9)]
    market_cards: Annotated[tuple[MarketCard, ...], Meta(min_length=1, max_length=200)]


# What goes with the things that a Mission counts
COUNTED: Mapping[str, tuple[frozenset[str], frozenset[str]]] = {
    what: (frozenset(must.split()), frozenset())
    for what, must in (
        ("controlled_outposts", "colour"),
        ("majority_regions", "kind"),
        ("own_constructions_on_board", ""),
        ("stored", "kind"),
        ("unlocked_feats", ""),
        ("owned_market_cards", ""),
        ("scrappers_on_board", ""),
        ("distinct_outpost_colours", ""),
    )
}


class Counted(Entry, frozen=True):
    verbs: ClassVar = Verbs("what", COUNTED)

    what: Literal[
        "controlled_outposts",
        "majority_regions",
        "own_constructions_on_board",
        "stored",
        "unlocked_feats",
        "owned_market_cards",
        "scrappers_on_board",
        "distinct_outpost_colours",
    ]
    colour: Colour | None = None
    kind: Literal["ground", "roof", "technology", "energy_cell"] | None = None


class Payment(Entry, frozen=True):
    supplies: Count
    per: Few
    flat: Count


class Mission(Sourced, frozen=True):
    id: Name
    label: Label
    counts: Counted
    on_time: Payment
    late: Payment


class Feat(Sourced, frozen=True):
    id: Name
    colour: Colour
    label: Label
    ability: Skill


class CandyBoost(Sourced, frozen=True):
    id: Name
    label: Label
    copies: Few
    effect: CardEffect


class TokensFile(DataFile, frozen=True):
    missions: Annotated[tuple[Mission, ...], Meta(min_length=1, max_length=40)]
    feats: Annotated[tuple[Feat, ...], Meta(min_length=1, max_length=60)]
    boosts: Annotated[tuple[CandyBoost, ...], Meta(min_length=1, max_length=20)]


class Constructions(Entry, frozen=True):
    refuge: Few
    elevator: Few
    bridge: Few


class RulesFile(DataFile, frozen=True):
    turns: Annotated[int, Meta(ge=1, le=4)]
    phases: Annotated[int, Meta(ge=1, le=3)]
    cards_per_phase: Few
    face_down_per_phase: Count
    colours: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=4)]
    outposts_per_colour: Count
    storage_limit: Count
    technology: Count
    energy_cell: Count
    boosts: Count
    constructions: Constructions
    faction_tokens: Count
    faction_cards: Few
    missions_per_column: Few
    neutral_bridges: Count
    neutral_refuges: Few
    start_scrappers: tuple[Count, Count, Count, Count]
    feat_outposts: Few
    feats_per_colour: Few
    supplies_per_outpost: Count
    supplies_per_feat: Count
    technology_per_supply: Few
    supplies_per_energy_cell: Count
    mission_storage: Count


FILES: Mapping[str, type[DataFile]] = {
    "districts": DistrictsFile,
    "factions": FactionsFile,
    "markets": MarketsFile,
    "tokens": TokensFile,
    "rules": RulesFile,
}
