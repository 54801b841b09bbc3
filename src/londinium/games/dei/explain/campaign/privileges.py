"""Privileges in a scenario (DOL-PRIV)."""

from typing import Any

from londinium.games.dei import questions as q
from londinium.games.dei.explain.campaign.course import bought, is_purebred, privilege_of
from londinium.games.dei.explain.sight import Args, Rule, Sight


def written_feat(sight: Sight, move: Any) -> Args | None:
    """The Feat that is written on the own sheet."""
    ids = [feat.id for feat in sight.box.feats]
    own = bought(sight, sight.seat)
    mine = [ids[own[id]] for id in own if privilege_of(sight, id).writes == "feat"]
    return None if move["feat"] in mine else {"value": move["feat"], "reason": "unwritten"}


def colour_to_draw(sight: Sight, move: Any) -> Args | None:
    """A colour of which the player has no Feat yet, with more Feats left than players will get."""
    s, box = sight.s, sight.box
    if move["value"] not in box.colours:
        return {"value": move["value"]}
    held = {feat for feat in (*s.feats, *s.campaign.spare) if feat >= 0}
    colour = box.colours.index(move["value"])
    with_one = {seat for seat in range(s.players) if s.feats[seat * len(box.colours) + colour] >= 0}
    alike = {seat for seat in range(s.players) if (s.factions[seat] >= box.base_factions) == is_purebred(sight)}
    left = [
        at
        for at, feat in enumerate(box.feats)
        if feat.colour == move["value"] and at not in held and (at >= box.base_feats) == is_purebred(sight)
    ]
    if sight.seat in with_one or len(left) <= len(alike - with_one):
        return {"value": move["value"]}
    return None


def drones_in_play(sight: Sight, move: Any) -> Args | None:
    for name in (move["drone"], move["other"]):
        if sight.s.drones[sight.box.drone_ids.index(name)] < 0:
            return {"drone": name}
    return None


def secret_place(sight: Sight, move: Any) -> Args | None:
    r, s = sight.region(move), sight.s
    place = sight.box.regions[r]
    closed = place.no_building and (s.terms.centre != r or s.terms.feasts)
    fits = r in s.city.regions and place.kind == "ground" and place.outpost < 0 and not closed
    return None if fits else {"region": move["region"]}


def no_refuge_there(sight: Sight, move: Any) -> Args | None:
    r = sight.region(move)
    taken = sight.box.regions[r].neutral_refuge or sight.s.refuges[r] >= 0
    return {"region": move["region"]} if taken or not sight.s.tokens[sight.seat * 3] else None


def pioneer_place(sight: Sight, move: Any) -> Args | None:
    r = sight.region(move)
    place = sight.box.regions[r]
    fits = r in sight.s.city.regions and place.kind != "river" and place.outpost < 0
    return None if fits and sight.s.reserve[sight.seat] else {"region": move["region"]}


RULES: dict[int, dict[str, list[Rule]]] = {
    q.Q_STRATEGY: {"feat": [("DOL-PRIV-28", written_feat)], "stop": []},
    q.Q_TACTICS: {"write": [("DOL-PRIV-13", colour_to_draw)], "stop": []},
    q.Q_KEEP_FEAT: {"accept": [], "refuse": []},
    q.Q_RADIO: {"swap": [("DOL-PRIV-15", drones_in_play)], "stop": []},
    q.Q_SECRET: {"refuge": [("DOL-PRIV-41", secret_place), ("DEI-BUILD-2", no_refuge_there)], "stop": []},
    q.Q_PIONEER: {"deploy": [("DOL-PRIV-45", pioneer_place)], "stop": []},
}
