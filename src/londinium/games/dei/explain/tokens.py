"""Missions, Candy Boosts, abilities and the set-up."""

from typing import Any

from londinium.games.dei import questions as q
from londinium.games.dei.explain.sight import Args, Sight, broken, when
from londinium.games.dei.modules import bring_factions
from londinium.games.dei.turns import EVENT


def mission_in_play(sight: Sight, move: Any) -> Args | None:
    shown = [sight.box.missions[mission].id for two in (*sight.s.missions, by_the_pad(sight)) for mission in two]
    return None if move["mission"] in shown else {"mission": move["mission"]}


def by_the_pad(sight: Sight) -> tuple[int, ...]:
    """The Mission that lies by the own Pad, if there is one that is not completed (DOL-PRIV-22)."""
    return tuple(own for own in sight.s.campaign.private[sight.seat : sight.seat + 1] if own >= 0)


def column_is_free(sight: Sight, move: Any) -> Args | None:
    if any(sight.box.missions[own].id == move["mission"] for own in by_the_pad(sight)):
        return None
    names = [[sight.box.missions[mission].id for mission in two] for two in sight.s.missions]
    column = next(at for at, two in enumerate(names) if move["mission"] in two)
    if sight.s.marks[sight.seat][column] < 0:
        return None
    return {"mission": move["mission"], "column": column + 1}


def moment_for_a_boost(sight: Sight, _: Any) -> Args | None:
    own_phase = sight.s.step != EVENT
    return None if own_phase and sight.asked in (q.Q_CARD, q.Q_EFFECT, q.Q_ENDING) else {}


def has_the_boost(sight: Sight, move: Any) -> Args | None:
    names = [boost.id for boost in sight.box.boosts]
    kind = names.index(move["boost"])
    return None if sight.s.boosts[sight.seat * len(names) + kind] else {}


def ability_is_yours(sight: Sight, move: Any) -> Args | None:
    """An End Phase Ability of the own Leader or of an unlocked Feat, in its phase."""
    s, id = sight.s, move["ability"]
    faction = sight.box.factions[s.factions[sight.seat]]
    skills = {faction.id: faction.leader.skill}
    skills |= {feat.id: feat.ability for at, feat in enumerate(sight.box.feats) if s.unlocked[sight.seat] >> at & 1}
    skill = skills.get(id)
    if skill is not None and skill.trigger == "end_phase" and skill.phase in (None, s.phase):
        return None
    return {"ability": id}


def ability_is_unused(sight: Sight, move: Any) -> Args | None:
    at = [ability.id for ability in sight.box.abilities].index(move["ability"])
    return {"ability": move["ability"]} if sight.s.used >> at & 1 else None


def ability_does_something(sight: Sight, move: Any) -> Args | None:
    """Whether any move would answer it."""
    at = [ability.id for ability in sight.box.abilities].index(move["ability"])
    effect = sight.box.abilities[at].effect
    counts = sight.box.effects[effect].counts
    using = Sight(sight.s, sight.seat, (q.Q_EFFECT, sight.seat, effect, -1, *counts))
    for verb in sight.box.verbs:
        if verb.kind in q.ICONS:
            for objects in verb.objects:
                if not broken(using, {"kind": verb.kind, **dict(zip(verb.fields, objects, strict=True))}):
                    return None
    return {"ability": move["ability"]}


@when(q.Q_DRAFT)
def on_display(sight: Sight, move: Any) -> Args | None:
    if sight.s.factions[sight.seat] >= sight.box.base_factions:
        return None
    shown = [sight.box.feats[feat].id for feat in sight.s.draft]
    return None if move["feat"] in shown else {"feat": move["feat"]}


def faction_is_free(sight: Sight, move: Any) -> Args | None:
    taken = [sight.box.factions[faction].id for faction in sight.s.factions]
    known = [faction.id for faction in sight.box.factions]
    added = known[sight.box.base_factions :] if bring_factions(sight.s.modules) else []
    free = [id for id in (*known[: sight.box.base_factions], *added) if id not in taken]
    if len(taken) == sight.s.players - 1 and set(added) & set(free):
        free = added
    return None if move["faction"] in free else {"factions": ", ".join(free)}


def region_in_play(sight: Sight, move: Any) -> Args | None:
    return None if sight.region(move) in sight.s.city.regions else {"region": move["region"]}
