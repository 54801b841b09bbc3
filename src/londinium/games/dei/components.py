"""The data files of D.E.I. as Structs, and the checks that fields alone cannot make (DEI-COMP, DEI-PRIM).

Cards, Feats, Leader skills, Drones and Candy Boosts are data: a trigger and a list of operations from a closed list.
Regions are named by their tile and letter, `2.4:R`.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from londinium.games.dei.moves import MOST_ENERGY, MOST_SCRAPPERS, MOST_TECHNOLOGY
from londinium.kernel.packs import DataFile, Provenance
from londinium.kernel.refusal import BadPack

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
Label = Annotated[str, Meta(min_length=1, max_length=60)]
Count = Annotated[int, Meta(ge=0, le=100)]
Few = Annotated[int, Meta(ge=1, le=9)]
Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
Resource = Literal["technology", "energy_cell"]

Operation = Literal[
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
    "MOVE_EXTEND",
    "ENLIST_SITE",
    "MAJORITY_BONUS",
    "MAJORITY_BONUS_TEMP",
    "TIE_ENTERS",
    "USE_ANY_STRUCTURE",
    "STORAGE_BONUS",
    "DISCOUNT",
    "PAY_SUBSTITUTE",
    "DRONE_MOVE_BONUS",
    "BUILD_WITHOUT_MAJORITY",
    "CLIMB",
]
OPERATIONS: tuple[Operation, ...] = get_args(Operation)
Trigger = Literal[
    "continuous", "on_collect", "on_enlist", "on_move", "on_build", "on_buy", "on_drone_activate", "end_phase"
]

# Which fields an operation takes: those it must have, and those it may have
FIELDS: Mapping[str, tuple[frozenset[str], frozenset[str]]] = {
    name: (frozenset(must.split()), frozenset(may.split()))
    for name, must, may in (
        ("ENLIST", "n", "site"),
        ("MOVE", "n", "ignore_majority climb use_any_structure"),
        ("COLLECT", "n", ""),
        ("BUY", "n", "discount ignore_requirement"),
        ("BUILD", "n", ""),
        ("EVICT", "n", ""),
        ("STRIKE", "n", ""),
        ("DRONE_ACTIVATE", "drone", "extra_move"),
        ("DRONE_MOVE", "n", ""),
        ("DRONE_COLLECT", "n", ""),
        ("DRONE_ENLIST", "n", ""),
        ("DRONE_TELEPORT", "ground roof", ""),
        ("DRONE_STRIKE_ALL", "n", ""),
        ("GAIN_SUPPLY", "n", ""),
        ("LOSE_SUPPLY", "n", ""),
        ("GAIN_RESOURCE", "n kind", ""),
        ("GAIN_BOOST", "n", ""),
        ("EXCHANGE", "n give take", ""),
        ("STEAL_RESOURCE", "n", ""),
        ("REMOVE_CONSTRUCTION", "n", ""),
        ("COLLECT_SAME_REGION", "n", ""),
        ("ENLIST_SAME_REGION", "n", ""),
        ("MOVE_EXTEND", "n", ""),
        ("ENLIST_SITE", "site", ""),
        ("MAJORITY_BONUS", "n scope", ""),
        ("MAJORITY_BONUS_TEMP", "n scope until", ""),
        ("TIE_ENTERS", "", ""),
        ("USE_ANY_STRUCTURE", "", ""),
        ("STORAGE_BONUS", "n", ""),
        ("DISCOUNT", "n kind", ""),
        ("PAY_SUBSTITUTE", "give give_n as as_n", ""),
        ("DRONE_MOVE_BONUS", "n", ""),
        ("BUILD_WITHOUT_MAJORITY", "", ""),
        ("CLIMB", "units", ""),
    )
}

MODIFIERS = frozenset(
    {
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
    }
)
"""What a `continuous` ability is made of."""
DRONE_ONLY = frozenset({"DRONE_MOVE", "DRONE_COLLECT", "DRONE_ENLIST", "DRONE_TELEPORT", "DRONE_STRIKE_ALL"})
SAME_REGION = {"COLLECT_SAME_REGION": "on_collect", "ENLIST_SAME_REGION": "on_enlist"}

# Operations of one effect that the same kind of move would answer: an effect has one of each group at most
ANSWERED_ALIKE = (
    ("ENLIST", "ENLIST_SAME_REGION"),
    ("COLLECT", "COLLECT_SAME_REGION"),
)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An entry of a data file."""


class Op(Entry, frozen=True, rename={"as_": "as"}):
    """An operation with the fields that it takes (FIELDS)."""

    op: Operation
    n: Few | None = None
    kind: Resource | None = None
    give: Resource | None = None
    give_n: Few | None = None
    take: Resource | None = None
    as_: Resource | None = None
    as_n: Few | None = None
    site: Literal["own_unit_region", "leader_region"] | None = None
    scope: Literal["leader_region", "controlled_outpost_region", "own_refuge_region", "chosen_region"] | None = None
    until: Literal["end_of_phase"] | None = None
    drone: Name | None = None
    extra_move: Few | None = None
    discount: Few | None = None
    ground: Few | None = None
    roof: Few | None = None
    units: Few | None = None
    ignore_majority: bool | None = None
    ignore_requirement: bool | None = None
    climb: bool | None = None
    use_any_structure: bool | None = None


Effect = Annotated[tuple[Op, ...], Meta(min_length=1, max_length=6)]


class Condition(Entry, frozen=True):
    leader_in_region: bool = False
    leader_in_group: bool = False


class Skill(Entry, frozen=True):
    """A trigger and what it brings: of a Leader or a Feat."""

    trigger: Trigger
    ops: Effect
    limit: Literal["once_per_phase"] | None = None
    phase: Few | None = None
    condition: Condition | None = None


class Region(Entry, frozen=True):
    id: Annotated[str, Meta(pattern=r"^[A-Z]$")]
    kind: Literal["ground", "roof", "river"]  # on a River, which expansions bring, are only Drones (DEI-OL-3)
    sides: tuple[Side, ...]
    technology: Count = 0
    energy_cell: Count = 0
    outpost: Name | None = None
    neutral_refuge: bool = False
    drone_start: bool = False


class InnerSite(Entry, frozen=True):
    between: tuple[str, str]
    over: tuple[str, ...]


class Tile(Entry, frozen=True):
    id: Name
    players: Annotated[int, Meta(ge=2, le=4)]
    regions: Annotated[tuple[Region, ...], Meta(min_length=1, max_length=9)]
    adjacent: tuple[tuple[str, str], ...]
    bridge_sites: tuple[InnerSite, ...] = ()
    provenance: Provenance | None = None


class Layout(Entry, frozen=True):
    players: Annotated[int, Meta(ge=2, le=4)]
    rows: tuple[tuple[str, ...], ...]


class DistrictsFile(DataFile, frozen=True):
    tiles: Annotated[tuple[Tile, ...], Meta(min_length=4, max_length=40)]
    layouts: Annotated[tuple[Layout, ...], Meta(min_length=3, max_length=3)]


class Leader(Entry, frozen=True):
    name: Label
    skill: Skill
    units: Few = 1


class Faction(Entry, frozen=True):
    id: Name
    leader: Leader
    drone: Name
    cards: tuple[Name, ...]
    scrappers: Annotated[int, Meta(ge=4, le=MOST_SCRAPPERS)]
    provenance: Provenance | None = None


class FactionCard(Entry, frozen=True):
    id: Name
    faction: Name
    label: Label
    type: Literal["action", "drone"]
    effect: Effect
    provenance: Provenance | None = None


class Drone(Entry, frozen=True):
    id: Name
    name: Label
    effect: Effect
    provenance: Provenance | None = None


class FactionsFile(DataFile, frozen=True):
    factions: Annotated[tuple[Faction, ...], Meta(min_length=4, max_length=4)]
    faction_cards: Annotated[tuple[FactionCard, ...], Meta(min_length=4, max_length=99)]
    drones: Annotated[tuple[Drone, ...], Meta(min_length=4, max_length=4)]


class Cost(Entry, frozen=True):
    technology: Annotated[int, Meta(ge=0, le=MOST_TECHNOLOGY)]
    energy_cell: Annotated[int, Meta(ge=0, le=MOST_ENERGY)]


class Market(Entry, frozen=True):
    id: Name
    colour: Name | None
    requires: Count  # Outposts of its colour that a buyer must control
    slots: Few
    cards: Count
    provenance: Provenance | None = None


class MarketCard(Entry, frozen=True):
    id: Name
    number: Annotated[int, Meta(ge=1, le=999)]
    market: Name
    label: Label
    type: Literal["action", "drone"]
    cost: Cost
    supplies: Count
    effect: Effect
    provenance: Provenance | None = None


class MarketsFile(DataFile, frozen=True):
    markets: Annotated[tuple[Market, ...], Meta(min_length=1, max_length=9)]
    market_cards: Annotated[tuple[MarketCard, ...], Meta(min_length=1, max_length=200)]


class Counted(Entry, frozen=True):
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
    colour: Name | None = None
    kind: Literal["ground", "roof", "technology", "energy_cell"] | None = None


class Payment(Entry, frozen=True):
    supplies: Count
    per: Few
    flat: Count


class Mission(Entry, frozen=True):
    id: Name
    label: Label
    counts: Counted
    on_time: Payment
    late: Payment
    provenance: Provenance | None = None


class Feat(Entry, frozen=True):
    id: Name
    colour: Name
    label: Label
    ability: Skill
    provenance: Provenance | None = None


class CandyBoost(Entry, frozen=True):
    id: Name
    label: Label
    copies: Few
    effect: Effect
    provenance: Provenance | None = None


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


def check(files: Mapping[str, Any]) -> None:
    """What the fields alone cannot say: that entries fit each other, and that the totals are those of the game."""
    districts: DistrictsFile = files["districts"]
    factions: FactionsFile = files["factions"]
    markets: MarketsFile = files["markets"]
    tokens: TokensFile = files["tokens"]
    rules: RulesFile = files["rules"]
    for file, group, entries in (
        ("districts", "tiles", districts.tiles),
        ("factions", "factions", factions.factions),
        ("factions", "faction_cards", factions.faction_cards),
        ("factions", "drones", factions.drones),
        ("markets", "markets", markets.markets),
        ("markets", "market_cards", markets.market_cards),
        ("tokens", "missions", tokens.missions),
        ("tokens", "feats", tokens.feats),
        ("tokens", "boosts", tokens.boosts),
    ):
        twice = [id for id, n in Counter(entry.id for entry in entries).items() if n > 1]
        if twice:
            raise BadPack(f"{file}: {group}, field id: there are two entries {twice[0]!r}")
    _check_effects(factions, markets, tokens)
    _check_tiles(districts, rules)
    _check_layouts(districts, rules)
    _check_factions(factions, rules)
    _check_markets(factions, markets, rules)
    _check_tokens(tokens, rules)


def _effects(
    factions: FactionsFile, markets: MarketsFile, tokens: TokensFile
) -> Iterator[tuple[str, str, tuple[Op, ...]]]:
    """Every effect: where it stands, what it is of, its operations."""
    for card in factions.faction_cards:
        yield f"factions: faction_cards, entry {card.id}", "card", card.effect
    for drone in factions.drones:
        yield f"factions: drones, entry {drone.id}", "drone", drone.effect
    for bought in markets.market_cards:
        yield f"markets: market_cards, entry {bought.id}", "card", bought.effect
    for boost in tokens.boosts:
        yield f"tokens: boosts, entry {boost.id}", "card", boost.effect
    for faction in factions.factions:
        skill = faction.leader.skill
        yield f"factions: factions, entry {faction.id}, field leader", skill.trigger, skill.ops
    for feat in tokens.feats:
        yield f"tokens: feats, entry {feat.id}", feat.ability.trigger, feat.ability.ops


def _check_effects(factions: FactionsFile, markets: MarketsFile, tokens: TokensFile) -> None:
    drones = {drone.id for drone in factions.drones}
    for where, of, ops in _effects(factions, markets, tokens):
        for number, op in enumerate(ops):
            place = f"{where}, operation {number + 1}"
            must, may = FIELDS[op.op]
            given = {name.rstrip("_") for name in op.__struct_fields__ if getattr(op, name) is not None} - {"op"}
            if must - given:
                raise BadPack(f"{place}: {op.op} needs the field {min(must - given)}")
            if given - must - may:
                raise BadPack(f"{place}, field {min(given - must - may)}: {op.op} does not take it")
            if op.drone is not None and op.drone not in drones and op.drone != "any":
                raise BadPack(f"{place}, field drone: there is no Drone {op.drone!r}")
            fits = {
                "card": op.op not in MODIFIERS | DRONE_ONLY | set(SAME_REGION) | {"MOVE_EXTEND"},
                "drone": op.op in DRONE_ONLY | {"GAIN_SUPPLY", "GAIN_BOOST"},
                "continuous": op.op in MODIFIERS,
                "on_move": op.op == "MOVE_EXTEND",
            }.get(of, op.op not in MODIFIERS | DRONE_ONLY | {"MOVE_EXTEND"} and SAME_REGION.get(op.op, of) == of)
            if not fits:
                raise BadPack(f"{place}, field op: {op.op} cannot stand here")
            if (op.op == "ENLIST_SITE" and op.site != "leader_region") or (
                op.op == "ENLIST" and op.site == "leader_region"
            ):
                raise BadPack(f"{place}, field site: {op.op} does not know {op.site!r}")
            if (op.scope == "chosen_region") != (op.op == "MAJORITY_BONUS_TEMP") and op.scope is not None:
                raise BadPack(f"{place}, field scope: {op.op} does not know {op.scope!r}")
            if op.op == "PAY_SUBSTITUTE" and (op.give, op.as_, op.as_n) != ("technology", "energy_cell", 1):
                raise BadPack(f"{place}: only Technology can stand for 1 Energy Cell")
            if op.op == "DRONE_TELEPORT" and op.roof != 1:
                raise BadPack(f"{place}, field roof: exactly 1 Scrapper can be sent to a Roof")
        names: list[str] = [op.op for op in ops]
        groups: list[tuple[str, ...]] = [*ANSWERED_ALIKE, *((name,) for name in OPERATIONS)]
        for alike in groups:
            if sum(names.count(name) for name in alike) > 1:
                raise BadPack(f"{where}: {alike[0]} stands in the effect twice; one operation with a larger n will do")
        if of == "drone" and names[0] != "DRONE_MOVE":
            raise BadPack(f"{where}, field effect: a Drone first moves, so DRONE_MOVE should come first")


def _check_tiles(districts: DistrictsFile, rules: RulesFile) -> None:
    for tile in districts.tiles:
        where = f"districts: tiles, entry {tile.id}"
        names = [region.id for region in tile.regions]
        kinds = {region.id: region.kind for region in tile.regions}
        if len(kinds) < len(names):
            raise BadPack(f"{where}, field regions: two Regions have the same letter")
        for kind, most in (("ground", "exactly one Ground"), ("roof", "at most one Roof")):
            sides = Counter(side for region in tile.regions if region.kind == kind for side in region.sides)
            if any(n > 1 for n in sides.values()) or (kind == "ground" and len(sides) < len(SIDES)):
                raise BadPack(f"{where}, field sides: every side should belong to {most} Region")
        if "roof" not in kinds.values():
            raise BadPack(f"{where}, field regions: a tile has at least one Roof")
        for region in tile.regions:
            spot = f"{where}, Region {region.id}"
            if region.outpost is not None and region.outpost not in rules.colours:
                raise BadPack(f"{spot}, field outpost: there is no colour {region.outpost!r}")
            if region.kind == "roof" and (region.outpost or region.neutral_refuge):
                raise BadPack(f"{spot}: Outposts and Neutral Refuges lie on the Ground")
            if region.kind == "ground" and region.drone_start:
                raise BadPack(f"{spot}, field drone_start: Drones start on Roofs")
            if region.outpost and region.neutral_refuge:
                raise BadPack(f"{spot}: an Outpost and a Neutral Refuge do not share a Region")
        for a, b in tile.adjacent:
            if a == b or a not in kinds or b not in kinds or kinds[a] == kinds[b] == "roof":
                raise BadPack(f"{where}, field adjacent: {a!r} and {b!r} should be two Regions, not both Roofs")
        for site in tile.bridge_sites:
            if site.between[0] == site.between[1] or any(kinds.get(end) != "roof" for end in site.between):
                raise BadPack(f"{where}, field bridge_sites: a Bridge joins two different Roofs of the tile")
            if any(kinds.get(under) != "ground" for under in site.over):
                raise BadPack(f"{where}, field bridge_sites: a Bridge passes over Ground Regions of the tile")


def _check_layouts(districts: DistrictsFile, rules: RulesFile) -> None:
    if sorted(layout.players for layout in districts.layouts) != [2, 3, 4]:
        raise BadPack("districts: layouts, field players: there should be one for 2, one for 3 and one for 4 players")
    for layout in districts.layouts:
        where = f"districts: layouts, {layout.players} players"
        used = [tile for tile in districts.tiles if tile.players <= layout.players]
        laid = [tile for row in layout.rows for tile in row]
        if sorted(laid) != sorted(tile.id for tile in used) or len({len(row) for row in layout.rows}) != 1:
            raise BadPack(f"{where}, field rows: should be a rectangle of the tiles for that many players, each once")
        regions = [region for tile in used for region in tile.regions]
        outposts = Counter(region.outpost for region in regions if region.outpost)
        if len({outposts[colour] for colour in rules.colours}) > 1:
            raise BadPack(f"{where}: as many Outposts of each colour should be in play, not {dict(outposts)}")
        if max(outposts.values(), default=0) > rules.outposts_per_colour:
            raise BadPack(f"{where}: there are only {rules.outposts_per_colour} Outpost tokens of a colour")
        refuges = sum(region.neutral_refuge for region in regions)
        if refuges != rules.neutral_refuges:
            raise BadPack(f"{where}: {rules.neutral_refuges} Neutral Refuges should be in play, not {refuges}")
        starts = sum(region.drone_start for region in regions)
        if starts != layout.players:
            raise BadPack(f"{where}: {layout.players} Drone symbols should be in play, not {starts}")
        for kind in ("technology", "energy_cell"):
            shown = sum(getattr(region, kind) for region in regions)
            if shown > getattr(rules, kind):
                raise BadPack(f"{where}: the tiles show {shown} {kind}, but there are {getattr(rules, kind)} tokens")


def _check_factions(factions: FactionsFile, rules: RulesFile) -> None:
    cards = {card.id: card for card in factions.faction_cards}
    drones = {drone.id for drone in factions.drones}
    for faction in factions.factions:
        where = f"factions: factions, entry {faction.id}"
        if len(set(faction.cards)) != rules.faction_cards:
            raise BadPack(f"{where}, field cards: a Faction has {rules.faction_cards} different cards")
        for card in faction.cards:
            if card not in cards or cards[card].faction != faction.id:
                raise BadPack(f"{where}, field cards: {card!r} is no card of this Faction")
        if faction.drone not in drones:
            raise BadPack(f"{where}, field drone: there is no Drone {faction.drone!r}")
    if len(cards) != rules.faction_cards * len(factions.factions):
        raise BadPack(f"factions: faction_cards: every Faction has {rules.faction_cards}, so some have no owner")
    if len({faction.drone for faction in factions.factions}) < len(factions.factions):
        raise BadPack("factions: factions, field drone: every Faction brings a Drone of its own")
    for card_ in factions.faction_cards:
        _check_type(f"factions: faction_cards, entry {card_.id}", card_.type, card_.effect)


def _check_markets(factions: FactionsFile, markets: MarketsFile, rules: RulesFile) -> None:
    boards = {market.id for market in markets.markets}
    for card in markets.market_cards:
        if card.market not in boards:
            raise BadPack(f"markets: market_cards, entry {card.id}, field market: there is no Market {card.market!r}")
    for market in markets.markets:
        where = f"markets: markets, entry {market.id}"
        if market.colour is not None and market.colour not in rules.colours:
            raise BadPack(f"{where}, field colour: there is no colour {market.colour!r}")
        if market.colour is None and market.requires:
            raise BadPack(f"{where}, field requires: a Market without a colour requires no Outposts")
        own = sum(card.market == market.id for card in markets.market_cards)
        if own != market.cards:
            raise BadPack(f"{where}, field cards: it says {market.cards}, but there are {own}")
    if [card.number for card in markets.market_cards] != list(range(1, len(markets.market_cards) + 1)):
        raise BadPack("markets: market_cards, field number: should count 1, 2, 3, … in the order of the file")
    faction_cards = {card.id for card in factions.faction_cards}
    for card in markets.market_cards:
        where = f"markets: market_cards, entry {card.id}"
        if card.id in faction_cards:
            raise BadPack(f"{where}, field id: a Faction card has it too")
        if not 1 <= card.cost.technology + card.cost.energy_cell <= rules.storage_limit:
            raise BadPack(f"{where}, field cost: should be 1 to {rules.storage_limit} Resources, what a Pad can store")
        if card.cost.technology + 2 * card.cost.energy_cell > MOST_TECHNOLOGY:
            raise BadPack(f"{where}, field cost: is more than {MOST_TECHNOLOGY}, an Energy Cell counting twice")
        _check_type(where, card.type, card.effect)


def _check_type(where: str, type: str, effect: tuple[Op, ...]) -> None:
    if (type == "drone") != any(op.op == "DRONE_ACTIVATE" for op in effect):
        raise BadPack(f"{where}, field type: a card is a Drone card if it activates a Drone, and only then")


def _check_tokens(tokens: TokensFile, rules: RulesFile) -> None:
    copies = sum(boost.copies for boost in tokens.boosts)
    if copies != rules.boosts:
        raise BadPack(f"tokens: boosts, field copies: there should be {rules.boosts} Candy Boosts, not {copies}")
    colours = Counter(feat.colour for feat in tokens.feats)
    for feat in tokens.feats:
        if feat.colour not in rules.colours:
            raise BadPack(f"tokens: feats, entry {feat.id}, field colour: there is no colour {feat.colour!r}")
    for colour in rules.colours:
        if colours[colour] != rules.feats_per_colour or rules.feats_per_colour <= 4:
            raise BadPack(
                f"tokens: feats, field colour: there should be {rules.feats_per_colour} {colour} ones and more than 4, "
                f"not {colours[colour]}"
            )
    if len(tokens.missions) < rules.turns * rules.missions_per_column:
        raise BadPack("tokens: missions: there are not enough for every column of the Mission board")
    for mission in tokens.missions:
        where = f"tokens: missions, entry {mission.id}, field counts"
        what, kind = mission.counts.what, mission.counts.kind
        shown = mission.counts.colour
        if (shown is not None) != (what == "controlled_outposts"):
            raise BadPack(f"{where}: {what} {'needs a' if shown is None else 'takes no'} colour")
        if shown is not None and shown not in rules.colours:
            raise BadPack(f"{where}: there is no colour {shown!r}")
        kinds = {"majority_regions": ("ground", "roof"), "stored": ("technology", "energy_cell")}.get(what, (None,))
        if kind not in kinds:
            raise BadPack(f"{where}: {what} cannot count {kind!r}")
