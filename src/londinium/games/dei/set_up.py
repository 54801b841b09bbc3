"""Setting up (DEI-SETUP): one function for each step of the rulebook, in the order in which they are done.

Chance decides in the order of the steps (DEI-SETUP-22b), except that Priority Order comes first, and the Factions
next: which Drones and Market cards are in play depends on them. An expansion replaces or adds single steps (DEI-OL-1).
"""

from typing import TYPE_CHECKING

from londinium.games.dei import explain
from londinium.games.dei.box import BRIDGE, NEUTRAL
from londinium.games.dei.build import place
from londinium.games.dei.city import City, Laid, lay_neutral_bridge, link_all
from londinium.games.dei.drones import picked
from londinium.games.dei.feats import left_in, reveal_draft
from londinium.games.dei.majority import reckon_all
from londinium.games.dei.market import refill
from londinium.games.dei.moves import QUESTIONS
from londinium.games.dei.seams import Step, each
from londinium.kernel.events import Log, Secret, put
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def priority(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-19."""
    s.order = tuple(s.shuffle(s.players))
    tell_order(s.order, (), s.order, log)


def tell_order(seats: tuple[int, ...], before: tuple[int, ...], after: tuple[int, ...], log: Log) -> None:
    """Where the tokens of seats go on the Priority track."""
    if log is not None:
        for seat in seats:
            places = [f"priority-place-{order.index(seat)}" if seat in order else None for order in (before, after)]
            if places[0] != places[1]:
                log.append(put(f"priority-{seat}", *places))


def factions(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-14: as agreed before the game, by choice in seating order, or at random."""
    ids = [faction.id for faction in s.box.factions]
    if s.options.factions is not None:
        s.factions = tuple(ids.index(faction) for faction in s.options.factions)
    elif s.options.choose_factions:
        s.pending[0].extend(Faction(seat) for seat in reversed(range(s.players)))
    else:
        base = s.shuffle(s.box.base_factions)[: s.players]
        if any(s.seams.factions):
            base[s.chance(s.players)] = s.box.base_factions
        s.factions = tuple(base)
    if log is not None:
        log.extend(put(ids[faction], None, f"seat-{seat}") for seat, faction in enumerate(s.factions))


@QUESTIONS.question(0, "faction", moves=("faction",), rules=explain.FACTION)
class Faction(Question, frozen=True):
    """Which Faction to play."""

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.faction[faction] for faction in open_factions(s)]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        s.factions += (s.box.thing[action],)
        if log is not None:
            log.append(put(s.box.factions[s.factions[-1]].id, None, f"seat-{self.seat}"))


def open_factions(s: "DeiState") -> list[int]:
    """Those that nobody has chosen; the last to choose takes the one of an expansion, if it is left."""
    base, n = s.box.base_factions, len(s.box.factions) if any(s.seams.factions) else s.box.base_factions
    left = [faction for faction in range(n) if faction not in s.factions]
    added = [faction for faction in left if faction >= base]
    return added if added and len(s.factions) == s.players - 1 else left


def districts(s: "DeiState", _log: Log) -> None:
    """DEI-SETUP-1: tiles at random, or the layout of the first game; Neutral Refuge tiles do not touch."""
    box = s.box
    rows = box.layouts[s.players]
    width = len(rows[0])
    swaps: dict[str, str] = {}
    for swap in s.seams.swaps:
        swaps |= swap(box)
    tiles = [box.tile_ids.index(swaps.get(tile, tile)) for row in rows for tile in row]
    if s.options.layout == "random":
        laid = next(iter(s.seams.lay), lay_by_chance)(s, tiles, width)
    else:
        laid = s.seams.fixed[0](s) if s.seams.fixed else tuple((tile, 0) for tile in tiles)
        laid = tuple(
            (box.tile_ids.index(swaps.get(box.tile_ids[tile], box.tile_ids[tile])), turn) for tile, turn in laid
        )
    s.city = City(box, laid, width)
    s.bridges = [-1] * len(s.city.sites)
    for seat in range(s.players):
        s.find_traits(seat)  # some are asked before they have their pads


def lay_by_chance(s: "DeiState", tiles: list[int], width: int) -> Laid:
    while True:
        order = s.shuffle(len(tiles))
        if well_apart(s, [tiles[at] for at in order], width):
            return tuple((tiles[at], s.chance(4)) for at in order)


def well_apart(s: "DeiState", tiles: list[int], width: int) -> bool:
    """Whether no two tiles with a Neutral Refuge touch, nor one of them a tile that keeps away from them."""
    box = s.box
    refuges = [at for at, tile in enumerate(tiles) if any(box.neutral_refuge[r] for r in box.of_tile[tile])]
    shy = [at for at, tile in enumerate(tiles) if box.tiles[tile].apart]
    return not any(touch(p, q, width) for p in refuges for q in (*refuges, *shy) if p != q)


def touch(p: int, q: int, width: int) -> bool:
    """Whether two places of the grid touch, by a side or a corner."""
    return abs(p // width - q // width) <= 1 and abs(p % width - q % width) <= 1


def neutral_bridges(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-2; some tiles bring one of their own."""
    bridges_of_tiles(s, log)
    laid: Log = None if log is None else []
    for _ in range(s.box.rules.neutral_bridges):
        lay_neutral_bridge(s, laid)
    if log is not None and laid is not None:
        log.extend(sorted(laid, key=lambda event: str(event.view(None))))  # which came first is not to be seen later


def bridges_of_tiles(s: "DeiState", log: Log) -> None:
    for tile, _ in s.city.laid:
        ends = s.box.tiles[tile].neutral_bridge
        if ends is not None:
            a, b = sorted(s.box.region[f"{s.box.tile_ids[tile]}:{end}"] for end in ends)
            place(s, BRIDGE, s.city.site[a, b], NEUTRAL, log)


def drones(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-3: the starting Drones of the Factions, at random on the Roofs with a Drone symbol."""
    brought = sorted(s.box.faction_drone[faction] for faction in s.factions if s.box.faction_drone[faction] >= 0)
    if picked(s) >= 0:
        brought = sorted([*brought, picked(s)])
    for drone, at in zip(brought, s.shuffle(len(brought)), strict=True):
        s.drones[drone] = s.city.drone_starts[at]
        if log is not None:
            log.append(put(f"drone-{s.box.drone_ids[drone]}", None, s.box.region_ids[s.drones[drone]]))


def resources(s: "DeiState", _log: Log) -> None:
    """DEI-SETUP-4 and DEI-SETUP-5: what the tiles show; the rest is the common supply."""
    s.common = [s.box.rules.technology, s.box.rules.energy_cell]
    laid = [region if r in s.city.regions else None for r, region in enumerate(s.box.regions)]
    s.technology = tuple([region.technology if region else 0 for region in laid])
    s.energy = tuple([region.energy_cell if region else 0 for region in laid])
    s.common[0] -= sum(s.technology)
    s.common[1] -= sum(s.energy)


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
            card
            for card, own in enumerate(box.market_of)
            if own == market and not absent & set(box.names_drone[card]) and card not in s.terms.withheld
        )
    for at in range(len(box.slots)):
        refill(s, at, log)


def missions(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-10 to DEI-SETUP-12: two face up in every column, or one (DEI-VAR-1)."""
    rules = s.box.rules
    each = 1 if s.options.tighter_missions else rules.missions_per_column
    order = s.shuffle(len(s.box.missions))
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
        s.find_traits(seat)
        s.tokens[seat * 3 : seat * 3 + 3] = box.constructions if s.traits[seat].builds else (0, 0, 0)
        s.reserve[seat] = box.scrappers[faction]
        if log is not None:
            log.extend(put(box.card_ids[card], None, f"hand-{seat}") for card in s.hands[seat])
    link_all(s, s.players)
    s.links = [s.links[s.players]] * (s.players + 1)  # nobody has built anything yet: all is neutral
    reckon_all(s, log)  # Drones stand there already, and count for some
    each(s.seams.pads, s, log)


def feats(s: "DeiState", log: Log) -> None:
    """DEI-SETUP-22: one of each colour, face down; with a draft they are chosen colour by colour."""
    n = len(s.box.colours)
    if s.options.feat_draft:
        return
    for colour in range(n):
        pools = {pool: left_in(s, pool[colour]) for pool in s.box.feats_for}
        for seat in s.order:
            if s.feats[seat * n + colour] >= 0:
                continue  # some have it already
            left = pools[s.box.feats_for[s.factions[seat]]]
            feat = left.pop(s.chance(len(left)))
            s.feats[seat * n + colour] = feat
            if log is not None:
                log.append(put(Secret(s.box.feats[feat].id, (seat,)), None, f"seat-{seat}"))


def draft(s: "DeiState", log: Log) -> None:
    """The next colour of the draft (DEI-VAR-2)."""
    n = len(s.box.colours)
    for colour in range(n):
        if s.options.feat_draft and any(s.feats[seat * n + colour] < 0 for seat in range(s.players)):
            reveal_draft(s, colour, log)
            s.set_up -= colour < n - 1  # this step comes again for the next colour
            return


def of_modules(place: str) -> Step:
    """What modules do at a place of `Seams`, as a step."""

    def step(s: "DeiState", log: Log) -> None:
        each(getattr(s.seams, place), s, log)

    return step


STEPS: tuple[Step, ...] = (
    priority,
    factions,
    districts,
    outposts,  # their tokens are to be seen as soon as the tiles lie
    neutral_bridges,
    of_modules("before_drones"),
    drones,
    of_modules("after_drones"),
    resources,
    candy_boosts,
    markets,
    missions,
    of_modules("after_missions"),
    pads,
    of_modules("before_feats"),
    feats,
    draft,
    of_modules("end_of_set_up"),
)
