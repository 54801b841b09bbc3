"""The Purebred: what their data makes different, and their set-up."""

from typing import Any

from londinium.games.dei import questions as q
from londinium.games.dei.box import SPARE
from londinium.games.dei.explain.sight import Args, Sight, when
from londinium.games.dei.moves import FACES
from londinium.games.dei.old_london.thames import unbroken


def companions(sight: Sight) -> int:
    """Starting Scrappers more by a Privilege; where those who start so step instead of placing Units, none."""
    sheets = sight.s.campaign.sheets
    if not sheets or sight.s.terms.enlist_moves:
        return 0
    effects = [sight.box.privileges[which].effect for which, _ in sheets[sight.seat].privileges]
    return sum(effect.n for effect in effects if effect.op == "DEPLOY_MORE" and effect.where == "start")


def home_to_deploy(sight: Sight, move: Any) -> Args | None:
    """A Faction that starts at its own Refuges, with so many Units at most in each."""
    r = sight.region(move)
    starts = sight.box.factions[sight.s.factions[sight.seat]].starts
    companion = sight.asked == q.Q_DEPLOY and not sight.frame[2] and sight.frame[3] <= companions(sight)
    at_home = sight.s.refuges[r] == sight.seat and (
        companion or sight.units(sight.seat, r) < (starts.most if starts else 0)
    )
    if starts is None or at_home:
        return None
    return {"region": move["region"], "most": starts.most}


def market_is_open(sight: Sight, move: Any) -> Args | None:
    market = sight.box.market_cards[move["card"]].market
    closed = [name for op in sight.skills(sight.seat) for name in op.markets or ()]
    return {"card": move["card"], "market": market} if market in closed else None


def builds_anything(sight: Sight, _: Any) -> Args | None:
    return {} if sight.has("BUILD_NOTHING") else None


@when(q.Q_EFFECT)
def superiority_to_collect(sight: Sight, move: Any) -> Args | None:
    if not sight.has("SUBJUGATE") or sight.icon("DRONE_COLLECT"):
        return None
    r = sight.region(move)
    return None if any(sight.superior(other, r) for other in range(sight.s.players)) else {"region": move["region"]}


def can_motivate(sight: Sight, move: Any) -> Args | None:
    """With the Feat, in a Region without Resources, from a Faction below that has some."""
    r, s = sight.region(move), sight.s
    bare = r in s.city.regions and not s.technology[r] and not s.energy[r]
    if sight.has("MOTIVATE") and bare:
        for other in range(s.players):
            if other in s.order and sight.superior(other, r) and any(s.stored[2 * other : 2 * other + 2]):
                return None
    return {"region": move["region"]}


@when(q.Q_MOTIVATE)
def motivated(sight: Sight, move: Any) -> Args | None:
    r = sight.frame[2]
    return None if sight.superior(move["seat"], r) else {"region": sight.box.region_ids[r]}


def can_evacuate(sight: Sight, move: Any) -> Args | None:
    """An opposing Scrapper beside an own Unit."""
    r, seat = sight.region(move), move["seat"]
    there = seat < sight.s.players and seat != sight.seat and sight.scrappers(seat, r)
    if sight.has("EVACUATE") and there and sight.units(sight.seat, r):
        return None
    return {"region": move["region"]}


def way_out(sight: Sight, r: int, to: int, spare: int) -> bool:
    """A link, or ruins at their full price: a Scrapper of another is no Unit of an Explorer (DOL-PRIV-14)."""
    over_ruins = any(far == to and cost <= spare + 1 for far, cost in sight.s.city.dear[r])
    return over_ruins or sight.linked(r, to)


def somewhere_to_evacuate(sight: Sight, move: Any) -> Args | None:
    r, spare = sight.region(move), sight.points() // SPARE
    return None if any(way_out(sight, r, to, spare) for to in sight.s.city.regions) else {"region": move["region"]}


@when(q.Q_EVACUATE)
def points_to_evacuate(sight: Sight, move: Any) -> Args | None:
    _, _, r, _, spare = sight.frame
    to, ruins = sight.region(move), dict(sight.s.city.dear[r])
    if to not in ruins or way_out(sight, r, to, spare):
        return None
    return {"from": sight.box.region_ids[r], "to": move["region"], "points": ruins[to]}


@when(q.Q_EVACUATE)
def evacuated_there(sight: Sight, move: Any) -> Args | None:
    _, _, r, _, spare = sight.frame
    return None if way_out(sight, r, sight.region(move), spare) else {"region": sight.box.region_ids[r]}


def patron_pays(sight: Sight, _: Any) -> Args | None:
    return None if sight.s.stored[2 * sight.seat + 1] else {}


def patron_colour(sight: Sight, move: Any) -> Args | None:
    market = next(m for m in sight.box.markets if m.id == sight.box.market_cards[move["card"]].market)
    colour = sight.box.colours[sight.box.regions[sight.frame[3]].outpost]
    return None if market.colour == colour else {"card": move["card"], "colour": colour}


def no_cell_yet(sight: Sight, move: Any) -> Args | None:
    celled = [sight.box.card_ids[card] for card in sight.s.celled]
    return {"card": move["card"]} if move["card"] in celled else None


def bribe_pays(sight: Sight, _: Any) -> Args | None:
    return None if sight.s.stored[2 * sight.seat] else {}


def sweets_left(sight: Sight, _: Any) -> Args | None:
    return None if sight.boosts_left else {}


def in_the_supply(sight: Sight, move: Any) -> Args | None:
    names = [boost.id for boost in sight.box.boosts]
    there = sight.s.boosts[sight.s.players * len(names) + names.index(move["boost"])]
    return None if there else {"boost": move["boost"]}


@when(q.Q_DRAFT)
def own_feat(sight: Sight, move: Any) -> Args | None:
    """A Faction with Feats of its own chooses among those of the colour."""
    if sight.s.factions[sight.seat] < sight.box.base_factions:
        return None
    drawn = sight.s.campaign.spare
    mine = [feat.id for at, feat in enumerate(sight.box.feats) if at >= sight.box.base_feats and at not in drawn]
    colour = next(feat.colour for feat in sight.box.feats if feat.id == move["feat"])
    if move["feat"] in mine and colour == sight.box.colours[sight.frame[2]]:
        return None
    return {"feat": move["feat"]}


@when(q.Q_OWN_DRONE)
def drone_nobody_brings(sight: Sight, move: Any) -> Args | None:
    brought = [sight.box.factions[faction].drone for faction in sight.s.factions]
    return {"drone": move["drone"]} if move["drone"] in brought else None


def mission_of_the_column(sight: Sight, move: Any) -> Args | None:
    column = sight.frame[2]
    there = [sight.box.missions[mission].id for mission in sight.s.missions[column]]
    return None if move["mission"] in there else {"column": column + 1}


def token_left(sight: Sight, move: Any) -> Args | None:
    tokens = sum(token.face == move["face"] for token in sight.box.orders)
    placed = sum(FACES[face] == move["face"] for _, face in sight.s.orders)
    return None if placed < tokens else {"face": move["face"]}


def tile_asked(sight: Sight, move: Any) -> Args | None:
    tile = sight.box.tile_ids[sight.frame[2]]
    return None if move["tile"] == tile else {"tile": tile}


def river_stays_whole(sight: Sight, move: Any) -> Args | None:
    tile = sight.box.tile_ids.index(move["tile"])
    laid = sight.s.city.turned_laid(tile, move["quarters"])
    return None if unbroken(sight.box, laid, sight.s.city.width) else {"tile": move["tile"]}


@when(q.Q_INSPECT)
def agent_to_inspect(sight: Sight, move: Any) -> Args | None:
    _, seat, a, b = sight.frame
    r = sight.region(move)
    if sight.scrappers(seat, r) and (r != a or b >= 0):
        return None
    return {"region": move["region"]}


@when(q.Q_INSPECT_TO)
def end_to_inspect(sight: Sight, move: Any) -> Args | None:
    _, _, source, *ends = sight.frame
    r = sight.region(move)
    return None if r in ends and r != source else {"region": move["region"]}
