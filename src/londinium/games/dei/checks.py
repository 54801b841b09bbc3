"""What the fields of the data files alone cannot say: that entries fit each other, and that the totals are right."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from londinium.games.dei.components import (
    AFTER_BUY,
    ANSWERED_ALIKE,
    DRONE_ONLY,
    FIELDS,
    MODIFIERS,
    OPERATIONS,
    SAME_REGION,
    SIDES,
    DistrictsFile,
    FactionsFile,
    MarketsFile,
    Op,
    Region,
    RulesFile,
    Skill,
    Tile,
    TokensFile,
)
from londinium.games.dei.moves import MOST_TECHNOLOGY
from londinium.kernel.refusal import BadPack

NOT_TRIGGERED = {*MODIFIERS, *DRONE_ONLY} - {"DRONE_COLLECT"}


def check(files: Mapping[str, Any]) -> None:
    """What the fields alone cannot say: that entries fit each other, and that the totals are those of the game."""
    districts: DistrictsFile = files["districts"]
    factions: FactionsFile = files["factions"]
    markets: MarketsFile = files["markets"]
    tokens: TokensFile = files["tokens"]
    rules: RulesFile = files["rules"]
    for name, file in files.items():
        for group in file.__struct_fields__:
            entries = getattr(file, group)
            if isinstance(entries, tuple) and all(hasattr(entry, "id") for entry in entries):
                check_ids(name, group, entries)
    for colour, n in Counter(rules.colours).items():
        if n > 1:
            raise BadPack(f"rules: colours: {colour!r} stands there twice; every colour of Outposts is named once")
    check_effects(_effects(factions, markets, tokens), {drone.id for drone in factions.drones})
    check_skills(*skills(tokens, factions))
    for boost in tokens.boosts:
        if any(op.op == "GAIN_BOOST" for op in boost.effect):
            raise BadPack(f"tokens: boosts, entry {boost.id}, field effect: a Candy Boost brings no Candy Boost")
    check_tiles("districts", districts.tiles, rules)
    _check_layouts(districts, rules)
    _check_factions(factions, rules)
    _check_markets(factions, markets, rules)
    _check_tokens(tokens, rules)


class Named(Protocol):
    @property
    def id(self) -> str: ...


def check_ids(file: str, group: str, entries: Sequence[Named]) -> None:
    """That no two entries are called the same."""
    twice = [id for id, n in Counter(entry.id for entry in entries).items() if n > 1]
    if twice:
        raise BadPack(f"{file}: {group}, field id: there are two entries {twice[0]!r}")


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


FOLLOWS = {  # what sets off a triggered ability
    "on_collect": "COLLECT",
    "on_enlist": "ENLIST",
    "on_build": "BUILD",
    "on_buy": "BUY",
    "on_drone_activate": "DRONE_ACTIVATE",
}
ENDLESS = {"BUILD", "DRONE_ACTIVATE", "GAIN_BOOST"}  # what can be done again and again
ALONE = ("MOVE_EXTEND", "PAY_SUBSTITUTE")  # two of a kind have no sum


Skills = list[tuple[str, Skill]]  # each with where it stands


def skills(tokens: TokensFile, factions: FactionsFile) -> tuple[Skills, Skills]:
    """Every Feat, and every skill of a Leader."""
    feats = [(f"tokens: feats, entry {feat.id}", feat.ability) for feat in tokens.feats]
    return feats, [(f"factions: factions, entry {one.id}, field leader", one.leader.skill) for one in factions.factions]


def check_skills(feats: Skills, own: Skills) -> None:
    """Abilities that come to an end, and conditions that are kept (DEI-PRIM-2, DEI-PRIM-3)."""
    for where, skill in (*feats, *own):
        _check_limit(where, skill)
        _check_condition(where, skill)
    for op in ALONE:
        having = [where for where, skill in feats if any(one.op == op for one in skill.ops)]
        having += [where for where, skill in own if any(one.op == op for one in skill.ops)][:1]
        if len(having) > 1:
            raise BadPack(f"{having[-1]}: {op} is there already ({having[0]}), and nobody can have it twice")


def _check_limit(where: str, skill: Skill) -> None:
    if skill.limit == "once_per_effect":
        if skill.trigger != "on_enlist" or any(op.op in SAME_REGION for op in skill.ops):
            raise BadPack(f"{where}, field limit: once_per_effect goes with on_enlist, and with no operation there")
    elif skill.limit is None and skill.trigger in FOLLOWS:
        for op in skill.ops:
            if op.op in ENDLESS or op.op == FOLLOWS[skill.trigger]:
                raise BadPack(
                    f"{where}, field limit: {op.op} {skill.trigger} should be once_per_phase, or it has no end"
                )


def _check_condition(where: str, skill: Skill) -> None:
    """A condition that its trigger does not ask about would be lost."""
    given = skill.condition
    if given is None:
        return
    kept = {"on_move": {"leader_in_group"}, "continuous": set(), "end_phase": set()}
    may = kept.get(skill.trigger, {"leader_in_region", "leader_at_outpost", "richest"})
    if skill.trigger == "on_build":
        may = may - {"leader_in_region"}
    for name in given.__struct_fields__:
        if getattr(given, name) and name not in may:
            raise BadPack(f"{where}, field condition: {name} is not asked about {skill.trigger}")


def check_effects(effects: Iterator[tuple[str, str, tuple[Op, ...]]], drones: set[str]) -> None:
    for where, of, ops in effects:
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
                "card": op.op not in {*MODIFIERS, *DRONE_ONLY, *SAME_REGION, *AFTER_BUY},
                "drone": op.op in DRONE_ONLY | {"GAIN_SUPPLY", "GAIN_BOOST"},
                "continuous": op.op in MODIFIERS and op.op != "MOVE_EXTEND",
                "on_move": op.op == "MOVE_EXTEND",
            }.get(of, op.op not in NOT_TRIGGERED and SAME_REGION.get(op.op, of) == of)
            if op.op in AFTER_BUY and of != "on_buy":
                fits = False
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


def check_tiles(file: str, tiles: tuple[Tile, ...], rules: RulesFile) -> None:
    for tile in tiles:
        where = f"{file}: tiles, entry {tile.id}"
        kinds: dict[str, str] = {region.id: region.kind for region in tile.regions}
        if len(kinds) < len(tile.regions):
            raise BadPack(f"{where}, field regions: two Regions have the same letter")
        if "roof" not in kinds.values():
            raise BadPack(f"{where}, field regions: a tile has at least one Roof")
        _check_sides(where, tile)
        for region in tile.regions:
            _check_region(f"{where}, Region {region.id}", region, rules)
        _check_adjacent(where, tile, kinds)
        _check_bridge_sites(where, tile, kinds)
        _check_river(where, tile, kinds)


def _check_sides(where: str, tile: Tile) -> None:
    """DEI-BOARD-2, DEI-BOARD-3."""
    ground = Counter(side for region in tile.regions if region.kind != "roof" for side in region.sides)
    if set(ground) != set(SIDES) or max(ground.values()) > 1:
        raise BadPack(f"{where}, field sides: every side should belong to exactly one Ground Region")
    roofs = Counter(side for region in tile.regions if region.kind == "roof" for side in region.sides)
    if max(roofs.values(), default=0) > 1:
        raise BadPack(f"{where}, field sides: every side should belong to at most one Roof Region")


def _check_region(where: str, region: Region, rules: RulesFile) -> None:
    if region.outpost is not None and region.outpost not in rules.colours:
        raise BadPack(f"{where}, field outpost: there is no colour {region.outpost!r}")
    if region.kind == "roof" and (region.outpost or region.neutral_refuge):
        raise BadPack(f"{where}: Outposts and Neutral Refuges lie on the Ground")
    if region.kind == "ground" and region.drone_start:
        raise BadPack(f"{where}, field drone_start: Drones start on Roofs")
    if region.outpost and region.neutral_refuge:
        raise BadPack(f"{where}: an Outpost and a Neutral Refuge do not share a Region")


def _check_adjacent(where: str, tile: Tile, kinds: Mapping[str, str]) -> None:
    for a, b in tile.adjacent:
        if a == b or a not in kinds or b not in kinds or kinds[a] == kinds[b] == "roof":
            raise BadPack(f"{where}, field adjacent: {a!r} and {b!r} should be two Regions, not both Roofs")


def _check_bridge_sites(where: str, tile: Tile, kinds: Mapping[str, str]) -> None:
    for site in tile.bridge_sites:
        if site.between[0] == site.between[1] or any(kinds.get(end) != "roof" for end in site.between):
            raise BadPack(f"{where}, field bridge_sites: a Bridge joins two different Roofs of the tile")
        if any(kinds.get(under) not in ("ground", "river") for under in site.over):
            raise BadPack(f"{where}, field bridge_sites: a Bridge passes over Ground Regions of the tile")
    bridge = tile.neutral_bridge
    if bridge and set(bridge) not in [set(site.between) for site in tile.bridge_sites]:
        raise BadPack(f"{where}, field neutral_bridge: a Bridge Site of the tile should be between its ends")


def _check_river(where: str, tile: Tile, kinds: Mapping[str, str]) -> None:
    for ruins in tile.ruins:
        ends = [kinds.get(end) for end in (*ruins.between, *ruins.links)]
        if ends != ["river", "river", "ground", "ground"]:
            raise BadPack(f"{where}, field ruins: they divide two river pieces and join two Grounds")
    shores = [letter for bank in tile.banks for letter in bank]
    if len(tile.banks) > 2 or len({*shores}) < len(shores) or any(kinds.get(end) != "ground" for end in shores):
        raise BadPack(f"{where}, field banks: there should be at most two, of Grounds of the tile, each once")


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
        if faction.drone not in drones:  # only expansions have Factions without one
            raise BadPack(f"{where}, field drone: there is no Drone {faction.drone!r}")
    if len(cards) != rules.faction_cards * len(factions.factions):
        raise BadPack(f"factions: faction_cards: every Faction has {rules.faction_cards}, so some have no owner")
    if len({faction.drone for faction in factions.factions}) < len(factions.factions):
        raise BadPack("factions: factions, field drone: every Faction brings a Drone of its own")
    for card_ in factions.faction_cards:
        check_type(f"factions: faction_cards, entry {card_.id}", card_.type, card_.effect)


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
        check_type(where, card.type, card.effect)


def check_type(where: str, type: str, effect: tuple[Op, ...]) -> None:
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
