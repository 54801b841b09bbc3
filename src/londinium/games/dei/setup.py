"""Setting up (DEI-SETUP): one function for each step of the rulebook, in the order in which they are done.

Chance decides in the order of the steps (DEI-SETUP-22b), except that Priority Order comes first, and the Factions
next: which Drones and Market cards are in play depends on them. An expansion replaces or adds single steps (DEI-OL-1).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from londinium.games.dei.city import City, Laid, lay_neutral_bridge, link_all
from londinium.games.dei.feats import reveal_draft
from londinium.games.dei.market import refill
from londinium.games.dei.moves import Q_FACTION
from londinium.kernel.events import Log, Secret, put
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def drawn(s: "DeiState", n: int) -> list[int]:
    """The numbers below n in an order of chance."""
    left = list(range(n))
    return [left.pop(s.chance(len(left))) for _ in range(n)]


def priority(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-19."""
    s.order = tuple(drawn(s, s.players))
    if log is not None:
        log.extend(put(f"priority-{seat}", None, f"priority-place-{place}") for place, seat in enumerate(s.order))


def factions(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-14: as agreed before the game, by choice in seating order, or by chance."""
    ids = [faction.id for faction in s.box.factions]
    if s.options.factions is not None:
        s.factions = tuple(ids.index(faction) for faction in s.options.factions)
    elif s.options.choose_factions:
        s.pending[0].extend((Q_FACTION, seat) for seat in reversed(range(s.players)))
    else:
        s.factions = tuple(drawn(s, len(ids))[: s.players])
    if log is not None:
        log.extend(put(ids[faction], None, f"seat-{seat}") for seat, faction in enumerate(s.factions))


def ask_faction(s: "DeiState", _frame: Frame) -> list[int]:
    return [action for faction, action in enumerate(s.box.faction) if faction not in s.factions]


def answer_faction(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    s.factions += (s.box.thing[action],)
    if log is not None:
        log.append(put(s.box.factions[s.factions[-1]].id, None, f"seat-{seat}"))


def districts(s: "DeiState", _log: Log) -> None:
    """DEI-SETUP-1: tiles by chance, or the layout of the first game; Neutral Refuge tiles do not touch."""
    box = s.box
    rows = box.layouts[s.players]
    tiles = [box.tile_ids.index(tile) for row in rows for tile in row]
    width = len(rows[0])
    laid: Laid = tuple((tile, 0) for tile in tiles)
    if s.options.layout == "random":
        refuges = [at for at, tile in enumerate(tiles) if any(box.neutral_refuge[r] for r in box.of_tile[tile])]
        while True:
            order = drawn(s, len(tiles))
            places = [order.index(at) for at in refuges]
            if not any(touch(p, q, width) for p in places for q in places if p < q):
                break
        laid = tuple((tiles[at], s.chance(4)) for at in order)
    s.city = City(box, laid, width)
    s.bridges = [-1] * len(s.city.sites)


def touch(p: int, q: int, width: int) -> bool:
    """Whether two places of the grid touch, by a side or a corner."""
    return abs(p // width - q // width) <= 1 and abs(p % width - q % width) <= 1


def neutral_bridges(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-2."""
    for _ in range(s.box.rules.neutral_bridges):
        lay_neutral_bridge(s, log)


def drones(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-3: the starting Drones of the Factions, by chance on the Roofs with a Drone symbol."""
    brought = sorted(s.box.faction_drone[faction] for faction in s.factions)
    for drone, at in zip(brought, drawn(s, len(brought)), strict=True):
        s.drones[drone] = s.city.drone_starts[at]
        if log is not None:
            log.append(put(f"drone-{s.box.drone_ids[drone]}", None, s.box.region_ids[s.drones[drone]]))


def resources(s: "DeiState", _log: Log) -> None:
    """DEI-SETUP-4 and DEI-SETUP-5: what the tiles show; the rest is the common supply."""
    s.common = [s.box.rules.technology, s.box.rules.energy_cell]
    for r in s.city.regions:
        s.technology[r], s.energy[r] = s.box.regions[r].technology, s.box.regions[r].energy_cell
        s.common[0] -= s.technology[r]
        s.common[1] -= s.energy[r]


def candy_boosts(s: "DeiState", _log: Log) -> None:
    """DEI-SETUP-6: all in the supply, which is a bag; nobody has any (DEI-SETUP-21a)."""
    s.boosts = [0] * (s.players * len(s.box.boosts)) + list(s.box.boost_copies)


def outposts(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-7: the cubes lie on their tokens."""
    if log is not None:
        places = [s.box.region_ids[r] for r in s.city.outposts]
        log.extend(put(f"outpost-{place}", None, place) for place in places)


def markets(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-8 and DEI-SETUP-9: without the cards of Drones that are not in play (DEI-SETUP-9a)."""
    box = s.box
    absent = {drone for drone, r in enumerate(s.drones) if r < 0}
    for market in range(len(box.markets)):
        s.decks[market] = tuple(
            card for card, own in enumerate(box.market_of) if own == market and not absent & set(box.names_drone[card])
        )
    for at in range(len(box.slots)):
        refill(s, at, log)


def missions(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-10 to DEI-SETUP-12: two face up in every column, or one (DEI-VAR-1)."""
    rules = s.box.rules
    each = 1 if s.options.tighter_missions else rules.missions_per_column
    order = drawn(s, len(s.box.missions))
    s.missions = tuple(tuple(order[column * each : (column + 1) * each]) for column in range(rules.turns))
    if log is not None:
        log.extend(
            put(s.box.missions[mission].id, None, f"column-{column}")
            for column, two in enumerate(s.missions)
            for mission in two
        )


def pads(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-15 to DEI-SETUP-18, 20 and 21: hand, Reserve, Supplies; the Leader stands beside the board."""
    box = s.box
    for seat, faction in enumerate(s.factions):
        s.hands[seat] = box.faction_cards[faction]
        s.tokens[seat * 3 : seat * 3 + 3] = box.constructions
        s.reserve[seat] = box.scrappers[faction]
        if log is not None:
            log.extend(put(box.card_ids[card], None, f"hand-{seat}") for card in s.hands[seat])
        s.traits[seat] = box.traits(faction, 0)
        s.modified[seat] = bool(s.traits[seat].garrison or s.traits[seat].bulwark)
    link_all(s, s.players)
    s.links = [s.links[s.players]] * (s.players + 1)  # nobody has built anything yet: all is neutral


def feats(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-22: one of each colour, face down; with a draft they are chosen colour by colour."""
    n = len(s.box.colours)
    if s.options.feat_draft:
        return
    for colour in range(n):
        left = list(s.box.feats_of_colour[colour])
        for seat in s.order:
            feat = left.pop(s.chance(len(left)))
            s.feats[seat * n + colour] = feat
            if log is not None:
                log.append(put(Secret(s.box.feats[feat].id, (seat,)), None, f"seat-{seat}"))


def draft(s: "DeiState", log: Log) -> None:
    """The next colour of the draft (DEI-VAR-2)."""
    n = len(s.box.colours)
    for colour in range(n):
        if s.options.feat_draft and s.feats[colour] < 0:
            reveal_draft(s, colour, log)
            s.set_up -= colour < n - 1  # this step comes again for the next colour
            return


STEPS: tuple[Callable[["DeiState", Log], None], ...] = (
    priority,
    factions,
    districts,
    neutral_bridges,
    drones,
    resources,
    candy_boosts,
    outposts,
    markets,
    missions,
    pads,
    feats,
    draft,
)
