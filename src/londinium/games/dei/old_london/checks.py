"""What the fields of Old London's data files alone cannot say: that their entries fit each other and the game."""

from collections.abc import Iterator, Mapping
from typing import Any

from londinium.games.dei.checks import check_effects, check_ids, check_skills, check_tiles, check_type, skills
from londinium.games.dei.components import DistrictsFile, FactionsFile, Op, RulesFile, TokensFile
from londinium.games.dei.old_london.purebred.forms import PurebredFile
from londinium.games.dei.old_london.retaliation.forms import RetaliationFile
from londinium.games.dei.old_london.thames.forms import ThamesFile
from londinium.kernel.refusal import BadPack


def check(files: Mapping[str, Any]) -> None:
    """That what is added fits the base game, whose files have been checked."""
    districts: DistrictsFile = files["districts"]
    factions: FactionsFile = files["factions"]
    tokens: TokensFile = files["tokens"]
    rules: RulesFile = files["rules"]
    thames: ThamesFile = files["thames"]
    retaliation: RetaliationFile = files["retaliation"]
    purebred: PurebredFile = files["purebred"]
    check_ids("districts", "tiles", (*districts.tiles, *thames.tiles, *retaliation.tiles))
    check_ids("factions", "factions", (*factions.factions, *purebred.factions))
    check_ids("factions", "faction_cards", (*factions.faction_cards, *purebred.faction_cards))
    check_ids("tokens", "feats", (*tokens.feats, *purebred.feats))
    check_effects(_effects(purebred), {*(drone.id for drone in factions.drones), "own"})
    feats, own = skills(tokens, factions)
    feats += [(f"purebred: feats, entry {feat.id}", feat.ability) for feat in purebred.feats]
    own += [(f"purebred: factions, entry {one.id}, field leader", one.leader.skill) for one in purebred.factions]
    own += [
        (f"purebred: factions, entry {one.id}, field skills", skill)
        for one in purebred.factions
        for skill in one.skills
    ]
    check_skills(feats, own)
    check_tiles("thames", thames.tiles, rules)
    check_tiles("retaliation", retaliation.tiles, rules)
    _check_tiles(districts, thames, retaliation)
    _check_purebred(purebred, rules)


def _effects(purebred: PurebredFile) -> Iterator[tuple[str, str, tuple[Op, ...]]]:
    for card in purebred.faction_cards:
        yield f"purebred: faction_cards, entry {card.id}", "card", card.effect
    for faction in purebred.factions:
        for skill in (faction.leader.skill, *faction.skills):
            yield f"purebred: factions, entry {faction.id}", skill.trigger, skill.ops
    for feat in purebred.feats:
        yield f"purebred: feats, entry {feat.id}", feat.ability.trigger, feat.ability.ops


def _check_tiles(districts: DistrictsFile, thames: ThamesFile, retaliation: RetaliationFile) -> None:
    """A tile takes the place of one of the base game, with the same Outposts and Drone symbols."""
    base = {tile.id: tile for tile in districts.tiles}
    for file, tiles in (("thames", thames.tiles), ("retaliation", retaliation.tiles)):
        for tile in tiles:
            where = f"{file}: tiles, entry {tile.id}"
            if tile.replaces not in base:
                raise BadPack(f"{where}, field replaces", "box-no-tile", tile=tile.replaces)
            for what in ("outpost", "neutral_refuge", "drone_start"):
                shown = [
                    sorted(str(getattr(region, what)) for region in one.regions if getattr(region, what))
                    for one in (tile, base[tile.replaces])
                ]
                if shown[0] != shown[1]:
                    raise BadPack(where, "box-same-shown", field=what)
    for layout in thames.layouts:
        swapped = {tile.replaces: tile.id for tile in thames.tiles}
        rows = next(one.rows for one in districts.layouts if one.players == layout.players)
        wanted = sorted(swapped.get(tile, tile) for row in rows for tile in row)
        if sorted(tile for row in layout.rows for tile in row) != wanted or len(layout.rows) != len(rows):
            raise BadPack(f"thames: layouts, {layout.players} players", "box-swapped")
    centre = [f"{tile.id}:{region.id}" for tile in retaliation.tiles for region in tile.regions if region.no_building]
    if centre != [retaliation.big_ben]:
        raise BadPack("retaliation: big_ben", "box-big-ben")
    if [space.space for space in retaliation.track] != list(range(1, len(retaliation.track) + 1)):
        raise BadPack("retaliation: track, field space", "box-space")


def _check_purebred(purebred: PurebredFile, rules: RulesFile) -> None:
    cards = {card.id for card in purebred.faction_cards}
    for faction in purebred.factions:
        if set(faction.cards) != cards or len(cards) != rules.faction_cards:
            raise BadPack(
                f"purebred: factions, entry {faction.id}, field cards", "box-purebred-cards", n=rules.faction_cards
            )
        if any(skill.trigger != "continuous" for skill in faction.skills):
            raise BadPack(f"purebred: factions, entry {faction.id}, field skills", "box-continuous")
    for colour in rules.colours:
        if not any(feat.colour == colour for feat in purebred.feats):
            raise BadPack("purebred: feats, field colour", "box-feat-colour", colour=colour)
    for feat in purebred.feats:
        if feat.colour not in rules.colours:
            raise BadPack(f"purebred: feats, entry {feat.id}, field colour", "box-no-colour", colour=feat.colour)
    for card in purebred.faction_cards:
        check_type(f"purebred: faction_cards, entry {card.id}", card.type, card.effect)
