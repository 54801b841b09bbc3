"""What the fields of the campaign's data files alone cannot say: that their entries fit each other and the game."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from londinium.games.dei.campaign.forms import (
    COUNTED,
    EFFECT_FIELDS,
    LOWER_FIELDS,
    MODULES,
    CampaignFile,
    EventEntry,
    InspirationFile,
    Objective,
    PrivilegesFile,
    Scenario,
)
from londinium.games.dei.checks import check_effects
from londinium.games.dei.components import DistrictsFile, MarketsFile, Op, RulesFile, Tile, TokensFile
from londinium.games.dei.moves import MOST_SCRAPPERS
from londinium.games.dei.old_london.purebred.forms import PurebredFile
from londinium.kernel.refusal import BadPack

WRITES = {"POWER_FOR_OUTPOSTS": "colour", "FIXED_FEAT": "feat", "OWN_CARD": "card"}  # by operation
EVENT_FIELDS = {  # what an event needs; it takes nothing else but effects
    "go_betweens": {"scrappers"},
    "intervention": {"supplies", "not_on"},
    "collapse": {"tile"},
    "hierarchy": {"supplies"},
    "salary": {"supplies"},
    "occupation": {"outposts"},
}


def check(files: Mapping[str, Any]) -> None:
    """That the entries of the three files fit each other and those of the game."""
    campaign: CampaignFile = files["campaign"]
    privileges: PrivilegesFile = files["privileges"]
    inspiration: InspirationFile = files["inspiration"]
    tiles = {tile.id: tile for tile in (*files["districts"].tiles, *files["thames"].tiles, *files["retaliation"].tiles)}
    rules: RulesFile = files["rules"]
    if campaign.events_drawn < rules.turns - 1:
        raise BadPack("campaign: events_drawn", "box-events-drawn", n=rules.turns - 1)
    if campaign.event_tokens < campaign.events_drawn:
        raise BadPack("campaign: event_tokens", "box-event-tokens")
    for scenario in campaign.scenarios:
        _check_board(scenario, tiles, files)
        _check_scenario(scenario, campaign)
        _check_terms(scenario, tiles)
    for objective in campaign.objectives:
        _check_objective(objective, tiles, rules)
    for event in campaign.events:
        _check_event(event, tiles)
    _check_privileges(privileges, rules)
    _check_written(files["markets"], files["tokens"], files["purebred"], rules)
    _check_inspiration(inspiration, rules)
    check_effects(effects(files), {drone.id for drone in files["factions"].drones})


def effects(files: Mapping[str, Any]) -> Iterator[tuple[str, str, tuple[Op, ...]]]:
    """The operations of events, one by one: where each stands, what it is of, the operation."""
    campaign: CampaignFile = files["campaign"]
    for event in campaign.events:
        for field, ops in (("purebred", event.purebred), ("others", event.others)):
            for op in ops:
                yield f"campaign: events, entry {event.id}, field {field}", "card", (op,)


def _check_board(scenario: Scenario, tiles: Mapping[str, Tile], files: Mapping[str, Any]) -> None:
    """For every number of players the marked part has the tiles of the base layout, or those that replace them."""
    districts: DistrictsFile = files["districts"]
    where = f"campaign: scenarios, entry {scenario.id}"
    for row in scenario.rows:
        for id in row:
            if id not in tiles:
                raise BadPack(f"{where}, field rows", "box-no-tile", tile=id)
    for layout in districts.layouts:
        width = len(layout.rows[0])
        if any(len(row) < width for row in scenario.rows[: len(layout.rows)]):
            raise BadPack(f"{where}, field rows", "box-row-short", players=layout.players)
        laid = [id for row in scenario.rows[: len(layout.rows)] for id in row[:width]]
        wanted = sorted(id for row in layout.rows for id in row)
        if sorted(tiles[id].replaces or id for id in laid) != wanted:
            raise BadPack(f"{where}, field rows", "box-part", players=layout.players)
    on_board = {id for row in scenario.rows for id in row}
    for id in scenario.turned:
        if id not in on_board:
            raise BadPack(f"{where}, field turned", "box-tile-off", id=id)
    for module, own in (("thames", files["thames"].tiles), ("retaliation", files["retaliation"].tiles)):
        missing = [tile.id for tile in own if tile.id not in on_board]
        if module in scenario.modules and missing:
            raise BadPack(f"{where}, field rows", "box-module-tile", module=module, tile=missing[0])


def _check_scenario(scenario: Scenario, campaign: CampaignFile) -> None:
    where = f"campaign: scenarios, entry {scenario.id}"
    for field, names, known in (
        ("modules", scenario.modules, set(MODULES)),
        ("objectives", scenario.objectives, {objective.id for objective in campaign.objectives}),
        ("events", scenario.events, {event.id for event in campaign.events}),
    ):
        for name in names:
            if name not in known:
                raise BadPack(f"{where}, field {field}", "box-none", name=name)
        if field != "events" and len(set(names)) < len(names):
            raise BadPack(f"{where}, field {field}", "box-once")
    if scenario.events and len(scenario.events) != campaign.event_tokens:
        raise BadPack(f"{where}, field events", "box-events")
    if list(scenario.points) != sorted(scenario.points, reverse=True):
        raise BadPack(f"{where}, field points", "box-points")


def _kind(tiles: Mapping[str, Tile], name: str) -> str | None:
    """What kind of Region has this name, or None."""
    tile, _, letter = name.partition(":")
    regions = tiles[tile].regions if tile in tiles else ()
    return next((region.kind for region in regions if region.id == letter), None)


def _check_terms(scenario: Scenario, tiles: Mapping[str, Tile]) -> None:
    """Regions that the terms name exist, are of the right kind, and lie on the board whoever plays."""
    terms, where = scenario.terms, f"campaign: scenarios, entry {scenario.id}, field terms"
    always = {id for row in scenario.rows[:3] for id in row[:3]}
    at_times = {id for row in scenario.rows for id in row}
    for field, kind, names, board in (
        ("start", "ground", (terms.start,) if terms.start else (), always),
        ("centre", "ground", (terms.centre,) if terms.centre else (), always),
        ("landing", "ground", terms.landing, always),
        ("segments", "roof", terms.segments or (), always),
        ("debris", "ground", tuple(terms.debris), at_times),
    ):
        for name in names:
            if _kind(tiles, name) != kind:
                raise BadPack(f"{where}, {field}", "box-no-region-kind", kind=kind, name=name)
            if name.partition(":")[0] not in board:
                raise BadPack(f"{where}, {field}", "box-off-board", name=name)
    if terms.segments:
        tile, other = (name.partition(":")[0] for name in terms.segments)
        ends = {name.partition(":")[2] for name in terms.segments}
        if tile != other or not any(set(site.between) == ends for site in tiles[tile].bridge_sites):
            raise BadPack(f"{where}, segments", "box-segments")
    if (terms.open_centre or terms.feasts or terms.experiments) and not terms.centre:
        raise BadPack(f"{where}, centre", "box-centre")
    if bool(terms.landings) != bool(terms.landing):
        raise BadPack(f"{where}, landing", "box-landing")
    if bool(terms.debris) != bool(terms.debris_cost) or (terms.debris and not terms.segments):
        raise BadPack(f"{where}, debris", "box-debris")


def _check_objective(objective: Objective, tiles: Mapping[str, Tile], rules: RulesFile) -> None:
    where = f"campaign: objectives, entry {objective.id}"
    upper, lower = objective.upper, objective.lower
    for field, names in (("upper", (upper.region,) if upper.region else ()), ("lower", lower.regions)):
        for name in names:
            if _kind(tiles, name) in (None, "river"):
                raise BadPack(f"{where}, field {field}", "box-no-unit-region", name=name)
    if any(phase > rules.phases for phase in upper.phases):
        raise BadPack(f"{where}, field upper", "box-phases", n=rules.phases)
    _check_fields(f"{where}, field lower", lower.what, lower, LOWER_FIELDS)
    if lower.by_turn and len(lower.by_turn) < rules.turns:
        raise BadPack(f"{where}, field lower", "box-by-turn", n=rules.turns)


def _check_event(event: EventEntry, tiles: Mapping[str, Tile]) -> None:
    where = f"campaign: events, entry {event.id}"
    _check_fields(where, event.what, event, EVENT_FIELDS)
    for field in ("tile", "not_on"):
        named = getattr(event, field)
        if named is not None and named not in tiles:
            raise BadPack(f"{where}, field {field}", "box-no-tile", tile=named)
    if event.what == "gains" and not (event.purebred or event.others):
        raise BadPack(f"{where}, field others", "box-gains")


def _check_fields(where: str, what: str, entry: Any, fields: Mapping[str, set[str]]) -> None:
    """That an entry has the fields that its kind needs, and none of those that other kinds do."""
    needs = fields.get(what, set())
    given = {field for others in fields.values() for field in others if getattr(entry, field)}
    if needs - given:
        raise BadPack(where, "box-needs", what=what, field=min(needs - given))
    if given - needs:
        raise BadPack(f"{where}, field {min(given - needs)}", "box-not-taken", what=what)


def _check_privileges(file: PrivilegesFile, rules: RulesFile) -> None:
    for privilege in file.privileges:
        where, effect = f"privileges: privileges, entry {privilege.id}", privilege.effect
        needs, may = EFFECT_FIELDS.get(effect.op, (set[str](), set[str]()))
        given = {field for field in ("kind", "where", "markets", "type") if getattr(effect, field) is not None}
        if needs - given:
            raise BadPack(f"{where}, field effect", "box-needs", what=effect.op, field=min(needs - given))
        if given - needs - may:
            raise BadPack(f"{where}, field effect", "box-op-not-taken", op=effect.op, field=min(given - needs - may))
        if effect.n != 1 and effect.op not in COUNTED:
            raise BadPack(f"{where}, field effect", "box-no-n", op=effect.op)
        if effect.op == "POWER_FOR_OUTPOSTS" and effect.n > rules.outposts_per_colour:
            raise BadPack(f"{where}, field effect", "box-outposts-only", n=rules.outposts_per_colour)
        wanted = WRITES.get(effect.op)
        if privilege.writes != wanted:
            raise BadPack(f"{where}, field writes", "box-writes", op=effect.op, wanted=wanted or "none")


def _check_written(markets: MarketsFile, tokens: TokensFile, purebred: PurebredFile, rules: RulesFile) -> None:
    """What can be written down has different names: colours, Feats and Market cards."""
    feats = [feat.id for feat in (*tokens.feats, *purebred.feats)]
    names = [*rules.colours, *feats, *(card.id for card in markets.market_cards)]
    twice = [name for name, n in Counter(names).items() if n > 1]
    if twice:
        raise BadPack("privileges: field writes", "box-written-twice", name=twice[0])


def _check_inspiration(file: InspirationFile, rules: RulesFile) -> None:
    built = rules.constructions
    most = {
        "stored_resources": rules.technology + rules.energy_cell,
        "scrappers_on_board": MOST_SCRAPPERS,
        "outpost_cubes": rules.outposts_per_colour * len(rules.colours),
        "own_constructions_on_board": built.refuge + built.elevator + built.bridge,
    }
    counted = Counter(bonus.what for bonus in file.bonuses)
    for bonus in file.bonuses:
        where = f"inspiration: bonuses, entry {bonus.id}"
        if counted[bonus.what] > 1:
            raise BadPack(f"{where}, field what", "box-bonus-twice", what=bonus.what)
        if bonus.min > most.get(bonus.what, bonus.min):
            raise BadPack(f"{where}, field min", "box-bonus-most", n=most[bonus.what])
    if file.boosts > rules.boosts:
        raise BadPack("inspiration: boosts", "box-boosts-only", n=rules.boosts)
