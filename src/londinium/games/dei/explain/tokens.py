"""Missions, Candy Boosts, abilities and the set-up."""

from londinium.games.dei.explain.sight import Sight
from londinium.games.dei.moves import Move
from londinium.kernel.questions import Args


def mission_in_play(sight: Sight, move: Move) -> Args | None:
    shown = [sight.box.missions[mission].id for two in (*sight.s.missions, by_the_pad(sight)) for mission in two]
    return None if move["mission"] in shown else {"mission": move["mission"]}


def by_the_pad(sight: Sight) -> list[int]:
    """The Missions beside the board that are open to the seat."""
    return [mission for more in sight.s.seams.missions for mission in more(sight.s, sight.seat)]


def column_is_free(sight: Sight, move: Move) -> Args | None:
    if any(sight.box.missions[own].id == move["mission"] for own in by_the_pad(sight)):
        return None
    names = [[sight.box.missions[mission].id for mission in two] for two in sight.s.missions]
    column = next(at for at, two in enumerate(names) if move["mission"] in two)
    if sight.s.marks[sight.seat][column] < 0:
        return None
    return {"mission": move["mission"], "column": column + 1}


def moment_for_a_boost(sight: Sight, _: Move) -> Args | None:
    own_phase = sight.s.at < len(sight.s.order)  # else it is between two Turns
    return None if own_phase and sight.asked in ("card", "effect", "ending") else {}


def has_the_boost(sight: Sight, move: Move) -> Args | None:
    names = [boost.id for boost in sight.box.boosts]
    kind = names.index(move["boost"])
    return None if sight.s.boosts[sight.seat * len(names) + kind] else {}


def ability_is_yours(sight: Sight, move: Move) -> Args | None:
    """An End Phase Ability of the own Leader or of an unlocked Feat, in its phase."""
    s, id = sight.s, move["ability"]
    faction = sight.box.factions[s.factions[sight.seat]]
    skills = {faction.id: faction.leader.skill}
    skills |= {feat.id: feat.ability for at, feat in enumerate(sight.box.feats) if s.unlocked[sight.seat] >> at & 1}
    skill = skills.get(id)
    if skill is not None and skill.trigger == "end_phase" and skill.phase in (None, s.phase):
        return None
    return {"ability": id}


def ability_is_unused(sight: Sight, move: Move) -> Args | None:
    at = [ability.id for ability in sight.box.abilities].index(move["ability"])
    return {"ability": move["ability"]} if sight.s.used >> at & 1 else None


def on_display(sight: Sight, move: Move) -> Args | None:
    if sight.s.factions[sight.seat] >= sight.box.base_factions:
        return None
    shown = [sight.box.feats[feat].id for feat in sight.s.draft]
    return None if move["feat"] in shown else {"feat": move["feat"]}


def faction_is_free(sight: Sight, move: Move) -> Args | None:
    taken = [sight.box.factions[faction].id for faction in sight.s.factions]
    known = [faction.id for faction in sight.box.factions]
    added = known[sight.box.base_factions :] if any(sight.s.seams.factions) else []
    free = [id for id in (*known[: sight.box.base_factions], *added) if id not in taken]
    if len(taken) == sight.s.players - 1 and set(added) & set(free):
        free = added
    return None if move["faction"] in free else {"factions": ", ".join(free)}


def region_in_play(sight: Sight, move: Move) -> Args | None:
    return None if sight.region(move) in sight.s.city.regions else {"region": move["region"]}
