"""Privileges in a scenario (DOL-PRIV)."""

from londinium.games.dei.campaign.explain.course import bought, is_purebred, privilege_of
from londinium.games.dei.campaign.moves import Move
from londinium.games.dei.campaign.sheets import campaign_of
from londinium.games.dei.explain.sight import Sight
from londinium.kernel.questions import Args


def written_feat(sight: Sight, move: Move) -> Args | None:
    """The Feat that is written on the own sheet."""
    ids = [feat.id for feat in sight.box.feats]
    own = bought(sight, sight.seat)
    mine = [ids[own[id]] for id in own if privilege_of(sight, id).writes == "feat"]
    return None if move["feat"] in mine else {"value": move["feat"], "reason": "unwritten"}


def colour_to_draw(sight: Sight, move: Move) -> Args | None:
    """A colour of which the player has no Feat yet, with more Feats left than players will get."""
    s, box = sight.s, sight.box
    if move["value"] not in box.colours:
        return {"value": move["value"]}
    held = {feat for feat in (*s.feats, *campaign_of(s).spare) if feat >= 0}
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


def drones_in_play(sight: Sight, move: Move) -> Args | None:
    for name in (move["drone"], move["other"]):
        if sight.s.drones[sight.box.drone_ids.index(name)] < 0:
            return {"drone": name}
    return None


def secret_place(sight: Sight, move: Move) -> Args | None:
    r, s = sight.region(move), sight.s
    place = sight.box.regions[r]
    closed = place.no_building and (s.terms.centre != r or s.terms.feasts)
    fits = r in s.city.regions and place.kind == "ground" and place.outpost < 0 and not closed
    return None if fits else {"region": move["region"]}


def no_refuge_there(sight: Sight, move: Move) -> Args | None:
    r = sight.region(move)
    taken = sight.box.regions[r].neutral_refuge or sight.s.refuges[r] >= 0
    return {"region": move["region"]} if taken or not sight.s.tokens[sight.seat * 3] else None


def companion_place(sight: Sight, move: Move) -> Args | None:
    """Where starting Units go: to Neutral Refuges, those of the Purebred to Barracks or to the camp."""
    r, s = sight.region(move), sight.s
    if not is_purebred(sight):
        fits = r in s.city.regions and sight.box.regions[r].neutral_refuge
    else:
        fits = r == s.terms.start if s.terms.start >= 0 else s.refuges[r] == sight.seat
    return None if fits and s.reserve[sight.seat] else {"region": move["region"]}


def pioneer_place(sight: Sight, move: Move) -> Args | None:
    r = sight.region(move)
    place = sight.box.regions[r]
    fits = r in sight.s.city.regions and place.kind != "river" and place.outpost < 0
    return None if fits and sight.s.reserve[sight.seat] else {"region": move["region"]}
