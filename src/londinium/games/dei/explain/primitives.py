"""What the data of a Faction, a Leader, a card or a Feat can make different."""

from typing import TYPE_CHECKING

from londinium.games.dei.explain.sight import Sight, SightOf
from londinium.games.dei.moves import Move
from londinium.kernel.questions import Args

if TYPE_CHECKING:
    from londinium.games.dei import build, collect, effects, feats
    from londinium.games.dei import move as moving


def home_to_deploy(sight: Sight, move: Move) -> Args | None:
    """A Faction that starts at its own Refuges, with a limit on the Units in each."""
    r = sight.region(move)
    starts = sight.box.factions[sight.s.factions[sight.seat]].starts
    if starts is None or (sight.s.refuges[r] == sight.seat and sight.units(sight.seat, r) < starts.most):
        return None
    return {"region": move["region"], "most": starts.most}


def market_is_open(sight: Sight, move: Move) -> Args | None:
    market = sight.box.market_cards[move["card"]].market
    closed = [name for op in sight.skills(sight.seat) for name in op.markets or ()]
    return {"card": move["card"], "market": market} if market in closed else None


def builds_anything(sight: Sight, _: Move) -> Args | None:
    return {} if sight.has("BUILD_NOTHING") else None


def no_building_here(sight: Sight, move: Move) -> Args | None:
    r = sight.region(move)
    return {"region": move["region"]} if sight.box.regions[r].no_building and r != sight.s.terms.centre else None


def superiority_to_collect(sight: Sight, move: Move) -> Args | None:
    if not sight.has("SUBJUGATE") or sight.icon("DRONE_COLLECT"):
        return None
    r = sight.region(move)
    return None if any(sight.superior(other, r) for other in range(sight.s.players)) else {"region": move["region"]}


def can_motivate(sight: Sight, move: Move) -> Args | None:
    """With the Feat, in a Region without Resources, from a Faction below that has some."""
    r, s = sight.region(move), sight.s
    bare = r in s.city.regions and not s.technology[r] and not s.energy[r]
    if sight.has("MOTIVATE") and bare:
        for other in range(s.players):
            if other in s.order and sight.superior(other, r) and any(s.stored[2 * other : 2 * other + 2]):
                return None
    return {"region": move["region"]}


def motivated(sight: "SightOf[collect.Motivate]", move: Move) -> Args | None:
    r = sight.question.region
    return None if sight.superior(move["seat"], r) else {"region": sight.box.region_ids[r]}


def can_evacuate(sight: Sight, move: Move) -> Args | None:
    """An opposing Scrapper beside a Unit of the seat."""
    r, seat = sight.region(move), move["seat"]
    there = seat < sight.s.players and seat != sight.seat and sight.scrappers(seat, r)
    if sight.has("EVACUATE") and there and sight.units(sight.seat, r):
        return None
    return {"region": move["region"]}


def way_out(sight: Sight, r: int, to: int, spare: int) -> bool:
    """A link, or ruins at their full price: a Scrapper of another is no Unit of an Explorer (DOL-PRIV-14)."""
    over_ruins = any(far == to and cost <= spare + 1 for far, cost in sight.s.city.dear[r])
    return over_ruins or sight.linked(r, to)


def somewhere_to_evacuate(sight: Sight, move: Move) -> Args | None:
    r, (_, spare) = sight.region(move), sight.point()
    return None if any(way_out(sight, r, to, spare) for to in sight.s.city.regions) else {"region": move["region"]}


def evacuated_there(sight: "SightOf[moving.Evacuate]", move: Move) -> Args | None:
    r = sight.question.region
    return None if way_out(sight, r, sight.region(move), sight.question.spare) else {"region": sight.box.region_ids[r]}


def patron_pays(sight: Sight, _: Move) -> Args | None:
    return None if sight.s.stored[2 * sight.seat + 1] else {}


def patron_colour(sight: "SightOf[effects.Effect]", move: Move) -> Args | None:
    colour = sight.box.colours[sight.box.regions[sight.question.region].outpost]
    return None if sight.market(move["card"]).colour == colour else {"card": move["card"], "colour": colour}


def no_cell_yet(sight: Sight, move: Move) -> Args | None:
    celled = [sight.box.card_ids[card] for card in sight.s.celled]
    return {"card": move["card"]} if move["card"] in celled else None


def bribe_pays(sight: Sight, _: Move) -> Args | None:
    return None if sight.s.stored[2 * sight.seat] else {}


def sweets_left(sight: Sight, _: Move) -> Args | None:
    return None if sight.boosts_left else {}


def in_the_supply(sight: Sight, move: Move) -> Args | None:
    names = [boost.id for boost in sight.box.boosts]
    there = sight.s.boosts[sight.s.players * len(names) + names.index(move["boost"])]
    return None if there else {"boost": move["boost"]}


def own_feat(sight: "SightOf[feats.Draft]", move: Move) -> Args | None:
    """A Faction with Feats of its own chooses among those of the colour."""
    if sight.s.factions[sight.seat] < sight.box.base_factions:
        return None
    drawn = [feat for set_aside in sight.s.seams.set_aside for feat in set_aside(sight.s)]
    mine = [feat.id for at, feat in enumerate(sight.box.feats) if at >= sight.box.base_feats and at not in drawn]
    colour = next(feat.colour for feat in sight.box.feats if feat.id == move["feat"])
    if move["feat"] in mine and colour == sight.box.colours[sight.question.colour]:
        return None
    return {"feat": move["feat"]}


def agent_to_inspect(sight: "SightOf[build.Inspect]", move: Move) -> Args | None:
    r = sight.region(move)
    if sight.scrappers(sight.seat, r) and (r != sight.question.region or sight.question.other >= 0):
        return None
    return {"region": move["region"]}


def end_to_inspect(sight: "SightOf[build.InspectTo]", move: Move) -> Args | None:
    r, ends = sight.region(move), (sight.question.region, sight.question.other)
    return None if r in ends and r != sight.question.source else {"region": move["region"]}
