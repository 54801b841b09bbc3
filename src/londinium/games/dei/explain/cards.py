"""Cards, Markets, gains and Enlist."""

from londinium.games.dei.explain import primitives
from londinium.games.dei.explain.sight import Sight, allowed
from londinium.games.dei.moves import MOST_ENERGY, MOST_TECHNOLOGY, RESOURCES, Move
from londinium.kernel.questions import Args, Rule

# Cards


def card_in_hand(sight: Sight, move: Move) -> Args | None:
    mine = [sight.box.card_ids[card] for card in sight.s.hands[sight.seat]]
    return None if move["card"] in mine else {"card": move["card"]}


def card_not_played(sight: Sight, move: Move) -> Args | None:
    played = sight.s.face_up[sight.seat] + sight.s.face_down[sight.seat]
    return {"card": move["card"]} if move["card"] in [sight.box.card_ids[card] for card in played] else None


def card_not_recycled(sight: Sight, move: Move) -> Args | None:
    recycled = [sight.box.card_ids[card] for card in sight.s.bins[sight.seat]]
    return {"card": move["card"]} if move["card"] in recycled else None


def one_face_down(sight: Sight, _: Move) -> Args | None:
    return {} if sight.s.recycled >= sight.box.rules.face_down_per_phase else None


def something_to_buy(sight: Sight, _: Move) -> Args | None:
    revealed = [sight.box.card_ids[card] for card in sight.s.slots if card >= 0]
    return None if any(allowed(sight, BUY, {"kind": "buy", "card": card}) for card in revealed) else {}


# Markets


def card_revealed(sight: Sight, move: Move) -> Args | None:
    shown = [sight.box.card_ids[card] for card in sight.s.slots if card >= 0]
    return None if move["card"] in shown else {"card": move["card"]}


def requirement_met(sight: Sight, move: Move) -> Args | None:
    op = sight.icon("BUY")
    if op is not None and op.free:
        return None
    market = sight.market(move["card"])
    if market.colour is None or not market.requires:
        return None
    own = [r for r, seat in enumerate(sight.s.control) if seat == sight.seat]
    of_colour = sum(sight.box.colours[sight.box.regions[r].outpost] == market.colour for r in own)
    if of_colour >= market.requires:
        return None
    return {"card": move["card"], "market": market.id, "colour": market.colour, "n": market.requires}


def _covers(t: int, e: int, technology: int, energy: int, swaps: list[int]) -> bool:
    """Whether this much pays that much, with Technology standing for missing Energy Cells where it may."""
    missing = max(0, energy - e)
    if missing and not swaps:
        return False
    return t >= max(0, technology) + missing * (swaps[0] if swaps else 0)


def affordable(sight: Sight, move: Move) -> Args | None:
    op = sight.icon("BUY")
    return too_dear(sight, move, op.discount if op is not None else 0)


def too_dear(sight: Sight, move: Move, discount: int) -> Args | None:
    if costs(sight, move["card"], discount):
        return None
    cost = sight.box.market_cards[move["card"]].cost
    return {"card": move["card"], "technology": cost.technology, "energy": cost.energy_cell}


def costs(sight: Sight, card: str, discount: int) -> list[tuple[int, int]]:
    """The payments that the purse allows and that no other of them undercuts."""
    technology, energy = sight.s.stored[2 * sight.seat :][:2]
    cost = sight.box.market_cards[card].cost
    ops = list(sight.skills(sight.seat))
    off = {kind: sum(op.n or 0 for op in ops if op.op == "DISCOUNT" and op.kind == kind) for kind in RESOURCES}
    swaps = [op.give_n or 0 for op in ops if op.op == "PAY_SUBSTITUTE"]
    wanted_t, wanted_e = max(0, cost.technology - off["technology"]), max(0, cost.energy_cell - off["energy_cell"])
    enough = [
        (t, e)
        for t in range(min(technology, MOST_TECHNOLOGY) + 1)
        for e in range(min(energy, MOST_ENERGY) + 1)
        if any(_covers(t, e, wanted_t - a, wanted_e - (discount - a), swaps) for a in range(discount + 1))
    ]
    return [p for p in enough if not any(o != p and o[0] <= p[0] and o[1] <= p[1] for o in enough)]


def payment_fits(sight: Sight, move: Move) -> Args | None:
    card, paid = sight.box.card_ids[sight.question.card], (move["technology"], move["energy_cell"])
    if paid in costs(sight, card, sight.question.discount):
        return None
    return {"card": card, "technology": paid[0], "energy": paid[1]}


BUY: tuple[Rule, ...] = (
    ("DEI-MARKET-3", card_revealed),
    ("DOL-PB-49", primitives.market_is_open),
    ("DEI-MARKET-4", requirement_met),
    ("DEI-MARKET-7", affordable),
)


# Gains


def icon_named(sight: Sight, move: Move) -> Args | None:
    return None if sight.icon(move["icon"]) else {"move": "icon"}


def supply_has_it(sight: Sight, move: Move) -> Args | None:
    op = sight.icon(move["icon"])
    if op is None or move["icon"] not in ("GAIN_RESOURCE", "EXCHANGE"):
        return None
    kind = op.kind if move["icon"] == "GAIN_RESOURCE" else op.take
    return None if sight.s.common[kind] else {"resource": RESOURCES[kind]}


def something_to_give(sight: Sight, move: Move) -> Args | None:
    op = sight.icon("EXCHANGE")
    if op is None or move["icon"] != "EXCHANGE" or sight.s.stored[2 * sight.seat + op.give]:
        return None
    return {}


def boosts_left(sight: Sight, move: Move) -> Args | None:
    return {} if move["icon"] == "GAIN_BOOST" and not sight.boosts_left else None


# Enlist and deploy


def neutral_refuge_here(sight: Sight, move: Move) -> Args | None:
    r = sight.region(move)
    if sight.box.factions[sight.s.factions[sight.seat]].starts is not None:
        return None
    if r in sight.s.city.regions and sight.box.regions[r].neutral_refuge:
        return None
    return {"region": move["region"]}


def reserve_has_scrappers(sight: Sight, _: Move) -> Args | None:
    return None if sight.s.reserve[sight.seat] else {}


def enlist_site(sight: Sight, move: Move) -> Args | None:
    r, s = sight.region(move), sight.s
    op = sight.icon("ENLIST", "ENLIST_SAME_REGION")
    if r in s.city.regions:
        own = s.refuges[r] == sight.seat or sight.box.regions[r].neutral_refuge
        led = sight.has("ENLIST_SITE") and s.leaders[sight.seat] == r
        joined = op is not None and op.any_site and sight.units(sight.seat, r) > 0
        if own or led or (joined and sight.box.regions[r].kind == "ground"):
            return None
    return {"region": move["region"]}


def same_region(sight: Sight, move: Move) -> Args | None:
    op = sight.icon("ENLIST_SAME_REGION", "COLLECT_SAME_REGION", "DRONE_COLLECT")
    wanted = ("ENLIST_SAME_REGION",) if move["kind"] == "enlist" else ("COLLECT_SAME_REGION", "DRONE_COLLECT")
    if op is None or op.name not in wanted or sight.region(move) == sight.question.region:
        return None
    return {"region": sight.box.region_ids[sight.question.region]}
