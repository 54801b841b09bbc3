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
from londinium.kernel import told
from londinium.kernel.refusal import BadPack
from londinium.kernel.speech import Line

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
            raise BadPack("rules: colours", "box-colour-twice", colour=colour)
    check_effects(_effects(factions, markets, tokens), {drone.id for drone in factions.drones})
    check_skills(*skills(tokens, factions))
    for boost in tokens.boosts:
        if any(op.op == "GAIN_BOOST" for op in boost.effect):
            raise BadPack(f"tokens: boosts, entry {boost.id}, field effect", "box-boost-boost")
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
        raise BadPack(f"{file}: {group}, field id", "box-two-entries", id=twice[0])


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
            raise BadPack(having[-1], "box-alone", op=op, first=told.place(having[0]))


def _check_limit(where: str, skill: Skill) -> None:
    if skill.limit == "once_per_effect":
        if skill.trigger != "on_enlist" or any(op.op in SAME_REGION for op in skill.ops):
            raise BadPack(f"{where}, field limit", "box-once-per-effect", limit=skill.limit, trigger="on_enlist")
    elif skill.limit is None and skill.trigger in FOLLOWS:
        for op in skill.ops:
            if op.op in ENDLESS or op.op == FOLLOWS[skill.trigger]:
                raise BadPack(
                    f"{where}, field limit", "box-endless", op=op.op, trigger=skill.trigger, limit="once_per_phase"
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
            raise BadPack(f"{where}, field condition", "box-condition", field=name, trigger=skill.trigger)


def check_effects(effects: Iterator[tuple[str, str, tuple[Op, ...]]], drones: set[str]) -> None:
    for where, of, ops in effects:
        for number, op in enumerate(ops):
            place = f"{where}, operation {number + 1}"
            must, may = FIELDS[op.op]
            given = {name.rstrip("_") for name in op.__struct_fields__ if getattr(op, name) is not None} - {"op"}
            if must - given:
                raise BadPack(place, "box-needs", what=op.op, field=min(must - given))
            if given - must - may:
                raise BadPack(f"{place}, field {min(given - must - may)}", "box-not-taken", what=op.op)
            if op.drone is not None and op.drone not in drones and op.drone != "any":
                raise BadPack(f"{place}, field drone", "box-no-drone", drone=op.drone)
            fits = {
                "card": op.op not in {*MODIFIERS, *DRONE_ONLY, *SAME_REGION, *AFTER_BUY},
                "drone": op.op in DRONE_ONLY | {"GAIN_SUPPLY", "GAIN_BOOST"},
                "continuous": op.op in MODIFIERS and op.op != "MOVE_EXTEND",
                "on_move": op.op == "MOVE_EXTEND",
            }.get(of, op.op not in NOT_TRIGGERED and SAME_REGION.get(op.op, of) == of)
            if op.op in AFTER_BUY and of != "on_buy":
                fits = False
            if not fits:
                raise BadPack(f"{place}, field op", "box-cannot-stand", op=op.op)
            if (op.op == "ENLIST_SITE" and op.site != "leader_region") or (
                op.op == "ENLIST" and op.site == "leader_region"
            ):
                raise BadPack(f"{place}, field site", "box-unknown", op=op.op, value=op.site)
            if (op.scope == "chosen_region") != (op.op == "MAJORITY_BONUS_TEMP") and op.scope is not None:
                raise BadPack(f"{place}, field scope", "box-unknown", op=op.op, value=op.scope)
            if op.op == "PAY_SUBSTITUTE" and (op.give, op.as_, op.as_n) != ("technology", "energy_cell", 1):
                raise BadPack(place, "box-substitute")
            if op.op == "DRONE_TELEPORT" and op.roof != 1:
                raise BadPack(f"{place}, field roof", "box-teleport")
        names: list[str] = [op.op for op in ops]
        groups: list[tuple[str, ...]] = [*ANSWERED_ALIKE, *((name,) for name in OPERATIONS)]
        for alike in groups:
            like = [number for number, name in enumerate(names, 1) if name in alike]
            if len(like) > 1:
                raise BadPack(f"{where}, operation {like[1]}", "box-op-twice", op=alike[0])
        if of == "drone" and names[0] != "DRONE_MOVE":
            raise BadPack(f"{where}, field effect", "box-drone-moves", op="DRONE_MOVE")


def check_tiles(file: str, tiles: tuple[Tile, ...], rules: RulesFile) -> None:
    for tile in tiles:
        where = f"{file}: tiles, entry {tile.id}"
        kinds: dict[str, str] = {region.id: region.kind for region in tile.regions}
        if len(kinds) < len(tile.regions):
            raise BadPack(f"{where}, field regions", "box-letters")
        if "roof" not in kinds.values():
            raise BadPack(f"{where}, field regions", "box-roofless")
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
        raise BadPack(f"{where}, field sides", "box-sides-ground")
    roofs = Counter(side for region in tile.regions if region.kind == "roof" for side in region.sides)
    if max(roofs.values(), default=0) > 1:
        raise BadPack(f"{where}, field sides", "box-sides-roof")


def _check_region(where: str, region: Region, rules: RulesFile) -> None:
    if region.outpost is not None and region.outpost not in rules.colours:
        raise BadPack(f"{where}, field outpost", "box-no-colour", colour=region.outpost)
    if region.kind == "roof" and (region.outpost or region.neutral_refuge):
        raise BadPack(where, "box-on-ground")
    if region.kind == "ground" and region.drone_start:
        raise BadPack(f"{where}, field drone_start", "box-drone-start")
    if region.outpost and region.neutral_refuge:
        raise BadPack(where, "box-shared-region")


def _check_adjacent(where: str, tile: Tile, kinds: Mapping[str, str]) -> None:
    for a, b in tile.adjacent:
        if a == b or a not in kinds or b not in kinds or kinds[a] == kinds[b] == "roof":
            raise BadPack(f"{where}, field adjacent", "box-adjacent", a=a, b=b)


def _check_bridge_sites(where: str, tile: Tile, kinds: Mapping[str, str]) -> None:
    for site in tile.bridge_sites:
        if site.between[0] == site.between[1] or any(kinds.get(end) != "roof" for end in site.between):
            raise BadPack(f"{where}, field bridge_sites", "box-bridge-roofs")
        if any(kinds.get(under) not in ("ground", "river") for under in site.over):
            raise BadPack(f"{where}, field bridge_sites", "box-bridge-over")
    bridge = tile.neutral_bridge
    if bridge and set(bridge) not in [set(site.between) for site in tile.bridge_sites]:
        raise BadPack(f"{where}, field neutral_bridge", "box-bridge-ends")


def _check_river(where: str, tile: Tile, kinds: Mapping[str, str]) -> None:
    for ruins in tile.ruins:
        ends = [kinds.get(end) for end in (*ruins.between, *ruins.links)]
        if ends != ["river", "river", "ground", "ground"]:
            raise BadPack(f"{where}, field ruins", "box-ruins")
    shores = [letter for bank in tile.banks for letter in bank]
    if len(tile.banks) > 2 or len({*shores}) < len(shores) or any(kinds.get(end) != "ground" for end in shores):
        raise BadPack(f"{where}, field banks", "box-banks")


def _check_layouts(districts: DistrictsFile, rules: RulesFile) -> None:
    if sorted(layout.players for layout in districts.layouts) != [2, 3, 4]:
        raise BadPack("districts: layouts, field players", "box-layouts")
    for layout in districts.layouts:
        where = f"districts: layouts, {layout.players} players"
        used = [tile for tile in districts.tiles if tile.players <= layout.players]
        laid = [tile for row in layout.rows for tile in row]
        if sorted(laid) != sorted(tile.id for tile in used) or len({len(row) for row in layout.rows}) != 1:
            raise BadPack(f"{where}, field rows", "box-rectangle")
        regions = [region for tile in used for region in tile.regions]
        outposts = Counter(region.outpost for region in regions if region.outpost)
        if len({outposts[colour] for colour in rules.colours}) > 1:
            shown = [Line(key="box-outposts-of", args={"colour": c, "n": n}) for c, n in sorted(outposts.items())]
            raise BadPack(where, "box-outposts-even", counts=shown)
        if max(outposts.values(), default=0) > rules.outposts_per_colour:
            raise BadPack(where, "box-outpost-tokens", n=rules.outposts_per_colour)
        refuges = sum(region.neutral_refuge for region in regions)
        if refuges != rules.neutral_refuges:
            raise BadPack(where, "box-refuges", wanted=rules.neutral_refuges, n=refuges)
        starts = sum(region.drone_start for region in regions)
        if starts != layout.players:
            raise BadPack(where, "box-drone-symbols", wanted=layout.players, n=starts)
        for kind in ("technology", "energy_cell"):
            on_tiles = sum(getattr(region, kind) for region in regions)
            if on_tiles > getattr(rules, kind):
                raise BadPack(where, "box-tokens-few", shown=on_tiles, what=kind, n=getattr(rules, kind))


def _check_factions(factions: FactionsFile, rules: RulesFile) -> None:
    cards = {card.id: card for card in factions.faction_cards}
    drones = {drone.id for drone in factions.drones}
    for faction in factions.factions:
        where = f"factions: factions, entry {faction.id}"
        if len(set(faction.cards)) != rules.faction_cards:
            raise BadPack(f"{where}, field cards", "box-faction-cards", n=rules.faction_cards)
        for card in faction.cards:
            if card not in cards or cards[card].faction != faction.id:
                raise BadPack(f"{where}, field cards", "box-not-faction", card=card)
        if faction.drone not in drones:  # only expansions have Factions without one
            raise BadPack(f"{where}, field drone", "box-no-drone", drone=faction.drone)
    if len(cards) != rules.faction_cards * len(factions.factions):
        raise BadPack("factions: faction_cards", "box-ownerless", n=rules.faction_cards)
    if len({faction.drone for faction in factions.factions}) < len(factions.factions):
        raise BadPack("factions: factions, field drone", "box-own-drone")
    for card_ in factions.faction_cards:
        check_type(f"factions: faction_cards, entry {card_.id}", card_.type, card_.effect)


def _check_markets(factions: FactionsFile, markets: MarketsFile, rules: RulesFile) -> None:
    boards = {market.id for market in markets.markets}
    for card in markets.market_cards:
        if card.market not in boards:
            raise BadPack(f"markets: market_cards, entry {card.id}, field market", "box-no-market", market=card.market)
    for market in markets.markets:
        where = f"markets: markets, entry {market.id}"
        if market.colour is not None and market.colour not in rules.colours:
            raise BadPack(f"{where}, field colour", "box-no-colour", colour=market.colour)
        if market.colour is None and market.requires:
            raise BadPack(f"{where}, field requires", "box-colourless")
        own = sum(card.market == market.id for card in markets.market_cards)
        if own != market.cards:
            raise BadPack(f"{where}, field cards", "box-market-count", said=market.cards, n=own)
    if [card.number for card in markets.market_cards] != list(range(1, len(markets.market_cards) + 1)):
        raise BadPack("markets: market_cards, field number", "box-counts")
    faction_cards = {card.id for card in factions.faction_cards}
    for card in markets.market_cards:
        where = f"markets: market_cards, entry {card.id}"
        if card.id in faction_cards:
            raise BadPack(f"{where}, field id", "box-faction-has")
        if not 1 <= card.cost.technology + card.cost.energy_cell <= rules.storage_limit:
            raise BadPack(f"{where}, field cost", "box-cost", most=rules.storage_limit)
        if card.cost.technology + 2 * card.cost.energy_cell > MOST_TECHNOLOGY:
            raise BadPack(f"{where}, field cost", "box-cost-most", most=MOST_TECHNOLOGY)
        check_type(where, card.type, card.effect)


def check_type(where: str, type: str, effect: tuple[Op, ...]) -> None:
    if (type == "drone") != any(op.op == "DRONE_ACTIVATE" for op in effect):
        raise BadPack(f"{where}, field type", "box-type")


def _check_tokens(tokens: TokensFile, rules: RulesFile) -> None:
    copies = sum(boost.copies for boost in tokens.boosts)
    if copies != rules.boosts:
        raise BadPack("tokens: boosts, field copies", "box-boosts", wanted=rules.boosts, n=copies)
    colours = Counter(feat.colour for feat in tokens.feats)
    for feat in tokens.feats:
        if feat.colour not in rules.colours:
            raise BadPack(f"tokens: feats, entry {feat.id}, field colour", "box-no-colour", colour=feat.colour)
    for colour in rules.colours:
        if colours[colour] != rules.feats_per_colour or rules.feats_per_colour <= 4:
            raise BadPack(
                "tokens: feats, field colour",
                "box-feats",
                wanted=rules.feats_per_colour,
                colour=colour,
                n=colours[colour],
            )
    if len(tokens.missions) < rules.turns * rules.missions_per_column:
        raise BadPack("tokens: missions", "box-missions-few")
    for mission in tokens.missions:
        where = f"tokens: missions, entry {mission.id}, field counts"
        what, kind = mission.counts.what, mission.counts.kind
        shown = mission.counts.colour
        if (shown is not None) != (what == "controlled_outposts"):
            raise BadPack(where, "box-colour-taken", what=what, needed="yes" if shown is None else "no")
        if shown is not None and shown not in rules.colours:
            raise BadPack(where, "box-no-colour", colour=shown)
        kinds = {"majority_regions": ("ground", "roof"), "stored": ("technology", "energy_cell")}.get(what, (None,))
        if kind not in kinds and kind is None:
            raise BadPack(where, "box-needs", what=what, field="kind")
        if kind not in kinds:
            raise BadPack(where, "box-uncounted", what=what, value=kind)
