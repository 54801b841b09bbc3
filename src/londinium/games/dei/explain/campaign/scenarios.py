"""Scenarios 4 to 7 (DOL-S4 to DOL-S7)."""

from typing import Any

from londinium.games.dei import questions as q
from londinium.games.dei.explain import cards, old_london, purebred, tokens
from londinium.games.dei.explain.building import constructions
from londinium.games.dei.explain.sight import Args, Rule, Sight, when
from londinium.games.dei.moves import RESOURCES

# Plenty and Want


def pays_enough(sight: Sight, move: Any) -> Args | None:
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


def counted(sight: Sight, counts: Any) -> int:
    """How many of what a Mission counts lie before the seat."""
    s, box, seat = sight.s, sight.box, sight.seat
    cubes = [box.colours[box.regions[r].outpost] for r, own in enumerate(s.control) if own == seat]
    owned = (*s.hands[seat], *s.face_up[seat], *s.face_down[seat], *s.bins[seat], *s.lost[seat])
    stored = dict(zip(RESOURCES, s.stored[2 * seat : 2 * seat + 2], strict=True))
    regions = [r for r in s.city.regions if box.regions[r].kind == counts.kind]
    found = {
        "controlled_outposts": lambda: cubes.count(counts.colour),
        "distinct_outpost_colours": lambda: len(set(cubes)),
        "majority_regions": lambda: sum(sight.has_majority(r) for r in regions),
        "own_constructions_on_board": lambda: sum(
            own == seat for kind in KINDS for _, own in constructions(sight, kind)
        ),
        "stored": lambda: min(stored[counts.kind], box.rules.mission_storage),
        "unlocked_feats": lambda: sum(s.unlocked[seat] >> at & 1 for at in range(len(box.feats))),
        "owned_market_cards": lambda: len(
            [card for card in owned if box.card_ids[card] in box.market_cards and card not in s.terms.withheld]
        ),
        "scrappers_on_board": lambda: sum(sight.scrappers(seat, r) for r in s.city.regions),
    }
    return found[counts.what]()


KINDS = ("lift_refuge", "lift_elevator", "lift_bridge")


# Uprising, Revenge of the Purebred


def nobody_ignores(sight: Sight, move: Any) -> Args | None:
    return {} if move["which"] == "ignore" and sight.s.terms.all_punished else None


@when(q.Q_DENOUNCE)
def may_discard(sight: Sight, move: Any) -> Args | None:
    return None if sight.s.terms.may_discard else {"card": move["card"]}


# The Laboratory


def units_to_experiment(sight: Sight, move: Any) -> Args | None:
    here = sight.units(sight.seat, sight.s.terms.centre)
    return None if move["units"] <= here else {"n": here, "why": "here"}


def something_to_buy(sight: Sight, move: Any) -> Args | None:
    buying = Sight(sight.s, sight.seat, (q.Q_EXPERIMENT_BUY, sight.seat, move["units"] - 1))
    for card in sight.s.slots:
        named = {"card": sight.box.card_ids[card]}
        if card >= 0 and not any(test(buying, named) is not None for _, test in BUY):
            return None
    return {"units": move["units"]}


def of_an_outpost_market(sight: Sight, move: Any) -> Args | None:
    card = sight.box.market_cards[move["card"]]
    market = next(market for market in sight.box.markets if market.id == card.market)
    return None if market.colour is not None else {"card": move["card"], "market": market.id}


def affordable(sight: Sight, move: Any) -> Args | None:
    technology, energy = sight.s.stored[2 * sight.seat], sight.s.stored[2 * sight.seat + 1]
    if cards.costs_within(sight, move["card"], sight.frame[2], technology, energy):
        return None
    cost = sight.box.market_cards[move["card"]].cost
    return {"card": move["card"], "technology": cost.technology, "energy": cost.energy_cell}


@when(q.Q_RETREAT_UNITS)
def as_many_as_named(sight: Sight, move: Any) -> Args | None:
    if sight.s.accused:
        return None  # they retreat after a Denunciation
    seat, units = sight.frame[1:3]
    fits = old_london.group_retreats(sight, seat, sight.s.terms.centre, units, move)
    return None if fits else {"n": units, "why": "group"}


BUY: list[Rule] = [
    ("DEI-MARKET-3", cards.card_revealed),
    ("DOL-S7-3", of_an_outpost_market),
    ("DOL-PB-49", purebred.market_is_open),
    ("DEI-MARKET-7", affordable),
]
RULES: dict[int, dict[str, list[Rule]]] = {
    q.Q_OPEN_MISSION: {
        "mission": [
            ("DEI-MISSION-1", tokens.mission_in_play),
            ("DEI-MISSION-3", tokens.column_is_free),
            ("DOL-S4-6", pays_enough),
        ],
        "stop": [],
    },
    q.Q_EXPERIMENT: {
        "experiment": [("DOL-S7-4", units_to_experiment), ("DOL-S7-7", something_to_buy)],
        "stop": [],
    },
    q.Q_EXPERIMENT_BUY: {"buy": BUY},
}
