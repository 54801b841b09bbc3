"""Scenarios 4 to 7 (DOL-S4 to DOL-S7)."""

from typing import TYPE_CHECKING

from londinium.games.dei.campaign.moves import Move
from londinium.games.dei.components import Counted
from londinium.games.dei.explain import cards, primitives, tokens
from londinium.games.dei.explain.building import constructions
from londinium.games.dei.explain.sight import Sight, SightOf, allowed
from londinium.games.dei.moves import RESOURCES
from londinium.kernel.questions import Args, Rule

if TYPE_CHECKING:
    from londinium.games.dei.campaign.scenarios import laboratory

# Plenty and Want


def victim_in_play(sight: Sight, move: Move) -> Args | None:
    """Who has left loses nothing more."""
    has_left = move["seat"] < sight.s.players and move["seat"] not in sight.s.order
    return {"seat": move["seat"]} if has_left else None


def pays_enough(sight: Sight, move: Move) -> Args | None:
    mission = next(one for one in sight.box.missions if one.id == move["mission"])
    part, n = mission.on_time if in_time(sight, move["mission"]) else mission.late, counted(sight, mission.counts)
    paid = n // part.per * part.supplies + part.flat if n else 0
    least = sight.s.terms.least_payment
    return None if paid >= least else {"mission": move["mission"], "n": paid, "least": least}


def in_time(sight: Sight, id: str) -> bool:
    """The columns of the current Turn and of later ones, and always the Mission by the Pad (DOL-PRIV-23a)."""
    if any(sight.box.missions[own].id == id for own in tokens.by_the_pad(sight)):
        return True
    columns = sight.s.missions[sight.s.turn - 1 :]
    return any(sight.box.missions[mission].id == id for column in columns for mission in column)


def counted(sight: Sight, counts: Counted) -> int:
    """How many of what a Mission counts lie before the seat."""
    s, box, seat = sight.s, sight.box, sight.seat
    cubes = [box.colours[box.regions[r].outpost] for r, own in enumerate(s.control) if own == seat]
    match counts.what:
        case "controlled_outposts":
            return cubes.count(counts.colour or "")
        case "distinct_outpost_colours":
            return len(set(cubes))
        case "majority_regions":
            return sum(sight.has_majority(r) for r in s.city.regions if box.regions[r].kind == counts.kind)
        case "own_constructions_on_board":
            kinds = ("lift_refuge", "lift_elevator", "lift_bridge")
            return sum(own == seat for kind in kinds for _, own in constructions(sight, kind))
        case "stored":
            return min(s.stored[2 * seat + RESOURCES.index(counts.kind or "")], box.rules.mission_storage)
        case "unlocked_feats":
            return sum(s.unlocked[seat] >> at & 1 for at in range(len(box.feats)))
        case "owned_market_cards":
            owned = (*s.hands[seat], *s.face_up[seat], *s.face_down[seat], *s.bins[seat], *s.lost[seat])
            return sum(box.card_ids[card] in box.market_cards and card not in s.terms.withheld for card in owned)
        case "scrappers_on_board":
            return sum(sight.scrappers(seat, r) for r in s.city.regions)


# The Laboratory


def units_to_experiment(sight: Sight, move: Move) -> Args | None:
    here = sight.units(sight.seat, sight.s.terms.centre)
    return None if move["units"] <= here else {"n": here, "why": "here"}


def something_to_buy(sight: Sight, move: Move) -> Args | None:
    for card in sight.s.slots:
        named: Move = {"kind": "buy", "card": sight.box.card_ids[card]}
        if card >= 0 and allowed(sight, ON_SALE, named) and not cards.too_dear(sight, named, move["units"] - 1):
            return None
    return {"units": move["units"]}


def of_an_outpost_market(sight: Sight, move: Move) -> Args | None:
    market = sight.market(move["card"])
    return None if market.colour is not None else {"card": move["card"], "market": market.id}


def affordable(sight: "SightOf[laboratory.ExperimentBuy]", move: Move) -> Args | None:
    return cards.too_dear(sight, move, sight.question.discount)


ON_SALE: tuple[Rule, ...] = (
    ("DEI-MARKET-3", cards.card_revealed),
    ("DOL-S7-3", of_an_outpost_market),
    ("DOL-PB-49", primitives.market_is_open),
)
BUY: tuple[Rule, ...] = (*ON_SALE, ("DEI-MARKET-7", affordable))
