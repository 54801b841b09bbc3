"""What each seat sees: all but the order of the decks, others' locked Feats and others' Candy Boosts (DEI-CARD-9).

A guess deals the Feats and Candy Boosts that a seat cannot see anew, each deal equally likely. It leaves out
that a Candy Boost which was used and shuffled back is in the supply until somebody draws, and what a look through the
supply told about those that others hold (DEI-BOOST-4), once the look is over.
"""

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, TypedDict, cast

from londinium.games.dei import boosts, missions
from londinium.games.dei.city import owner_name
from londinium.games.dei.components import SIDES
from londinium.games.dei.market import is_closed, may_buy
from londinium.games.dei.move import reaches
from londinium.games.dei.moves import RESOURCES
from londinium.games.dei.scoring import breakdown
from londinium.games.dei.seams import each
from londinium.games.dei.traits import UNLIMITED

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


class TileView(TypedDict):
    id: str
    row: int
    column: int
    turned: int  # quarter turns, clockwise


class RegionView(TypedDict):
    id: str
    tile: str
    kind: str  # ground, roof, river
    sides: list[str]  # the sides of the board that it faces, as the tile lies
    technology: int
    energy_cell: int
    outpost: str | None  # its colour
    control: int | None  # the seat that has the Outpost's cube
    neutral_refuge: bool
    refuge: int | None  # the seat whose Refuge stands here
    scrappers: list[int]  # by seat
    leaders: list[int]  # the seats whose Leaders stand here
    drones: list[str]
    pieces: list[str]  # of a River Region: what it is made of
    values: list[int]  # Majority values by seat
    majority: int | None


class ElevatorView(TypedDict):
    ground: str
    roof: str
    owner: str  # seat-0 …


class BridgeView(TypedDict):
    """A Bridge Site, built on or free."""

    between: list[str]
    over: list[str]
    owner: str | None  # seat-0 …, neutral, or nobody


class RuinsView(TypedDict):
    """A link for more than one movement point."""

    between: list[str]
    cost: int


class HoldView(TypedDict):
    """A Majority value that lasts until the end of the phase."""

    seat: int
    region: str
    n: int


class MarketView(TypedDict):
    id: str
    colour: str | None
    requires: int
    cards: list[str | None]
    cells: list[str]  # cards with an Energy Cell
    deck: int
    shut: list[int]  # the seats that may not buy there


class MissionView(TypedDict):
    id: str
    column: int  # 1 to 4
    on_time: bool
    marked: list[int]  # the seats that have resolved it
    counts: list[int]  # by seat, what it counts now
    pays: list[int]  # by seat, what it would pay now, by what all can see


class FeatView(TypedDict):
    colour: str
    feat: str | None  # null where it is not for these eyes
    unlocked: bool


class PadView(TypedDict):
    seat: int
    faction: str | None  # null before it is chosen
    leader: str | None  # its Region
    hand: list[str]
    face_up: list[str]
    face_down: list[str]
    bin: list[str]
    lost: list[str]
    reserve: int  # Scrappers
    scrappers: int  # on the board
    refuges: int  # tokens in Reserve
    elevators: int
    bridges: int
    technology: int
    energy_cell: int
    storage: int | None  # null without an end
    boosts: int
    own_boosts: list[str]  # for the seat itself
    feats: list[FeatView]
    outposts: dict[str, int]  # by colour
    marks: list[str | None]  # the Mission resolved in each column
    supplies: int
    points: dict[str, int]  # the same by category


class View(TypedDict):
    """The table; beside it the parts of expansions, each declared with its module."""

    turn: int
    turns: int
    phase: int
    order: list[int]
    active: int | None  # whose phase it is
    played: int  # cards in this own phase
    recycled: int  # … of which so many face down
    used: list[str]  # abilities used in this own phase
    boosts_used: list[str]  # Candy Boosts used in this own phase
    width: int
    tiles: list[TileView]
    regions: list[RegionView]
    elevators: list[ElevatorView]
    bridges: list[BridgeView]
    holds: list[HoldView]
    common: dict[str, int]
    boosts: int  # in the supply
    markets: list[MarketView]
    missions: list[MissionView]
    draft: list[str]
    ruins: list[RuinsView]
    ways: dict[str, dict[str, int]]  # for a seat in a Move: from where to where, for so many movement points
    pads: list[PadView]
    over: bool


def view(s: "DeiState", seat: int | None) -> Mapping[str, Any]:
    """The table as a seat sees it (None: a spectator), and what the modules in play show."""
    found: dict[str, Any] = {**table(s, seat)}
    for expansion in s.box.expansions:
        found |= expansion.blank
    for part in s.seams.view:
        found |= part(s, seat)
    return found


def table(s: "DeiState", seat: int | None) -> View:
    box, city, ids = s.box, s.city, s.box.region_ids
    set_up = bool(city.regions)
    return {
        "turn": s.turn,
        "turns": box.rules.turns,
        "phase": s.phase,
        "order": list(s.order),
        "active": s.order[s.at] if s.turn and not s.over and s.at < len(s.order) else None,
        "played": s.played,
        "recycled": s.recycled,
        "used": [ability.id for at, ability in enumerate(box.abilities) if s.used >> at & 1],
        "boosts_used": [box.boosts[kind].id for kind in s.spent],
        "width": city.width if set_up else 0,
        "tiles": [
            {"id": box.tile_ids[tile], "row": at // city.width, "column": at % city.width, "turned": turned}
            for at, (tile, turned) in enumerate(city.laid)
        ],
        "regions": _regions(s),
        "elevators": [
            {"ground": box.region_ids[g], "roof": box.region_ids[r], "owner": owner_name(s.elevators[site])}
            for site, (g, r) in enumerate(box.elevators)
            if s.elevators[site] >= 0
        ],
        "bridges": [
            {
                "between": [box.region_ids[a], box.region_ids[b]],
                "over": [box.region_ids[r] for r in over],
                "owner": owner_name(s.bridges[site]) if s.bridges[site] >= 0 else None,
            }
            for site, (a, b, over) in enumerate(city.sites)
        ],
        "holds": [{"seat": holder, "region": box.region_ids[r], "n": n} for holder, r, n in s.holds],
        "common": dict(zip(RESOURCES, s.common, strict=True)),
        "boosts": sum(s.boosts[s.players * len(box.boosts) :]),
        "markets": [_market(s, market) for market in range(len(box.markets))],
        "missions": [_mission(s, column, m, seat) for column, two in enumerate(s.missions) for m in two],
        "draft": [box.feats[feat].id for feat in s.draft],
        "ruins": [
            {"between": [box.region_ids[r], box.region_ids[to]], "cost": cost}
            for r in city.regions
            for to, cost in city.dear[r]
            if r < to
        ],
        "ways": {ids[r]: {ids[to]: n for to, n in ways.items()} for r, ways in reaches(s, seat).items()},
        "pads": [_pad(s, own, seat) for own in range(s.players)],
        "over": s.over,
    }


def _regions(s: "DeiState") -> list[RegionView]:
    box, size, seats = s.box, s.box.size, range(s.players)
    leaders: dict[int, list[int]] = {}
    for seat, r in enumerate(s.leaders):
        leaders.setdefault(r, []).append(seat)
    drones: dict[int, list[str]] = {}
    for id, r in zip(box.drone_ids, s.drones, strict=True):
        drones.setdefault(r, []).append(id)
    turned = dict(s.city.laid)
    found: list[RegionView] = []
    for r in s.city.regions:
        place = box.regions[r]
        found.append(
            {
                "id": place.id,
                "tile": box.tile_ids[place.tile],
                "kind": place.kind,
                "sides": [SIDES[at] for at in place.turned[turned[place.tile]]],
                "technology": s.technology[r],
                "energy_cell": s.energy[r],
                "outpost": box.colours[place.outpost] if place.outpost >= 0 else None,
                "control": s.control[r] if s.control[r] >= 0 else None,
                "neutral_refuge": place.neutral_refuge,
                "refuge": s.refuges[r] if s.refuges[r] >= 0 else None,
                "scrappers": list(s.scrappers[r::size]),
                "leaders": leaders.get(r, []),
                "drones": drones.get(r, []),
                "pieces": [box.region_ids[piece] for piece, own in s.city.river.items() if own == r],
                "values": [s.strength[seat * size + r] if s.present[seat] >> r & 1 else 0 for seat in seats],
                "majority": s.majority[r] if s.majority[r] >= 0 else None,
            }
        )
    return found


def _market(s: "DeiState", market: int) -> MarketView:
    box, seats = s.box, range(s.players)
    shown = [card for at, card in enumerate(s.slots) if box.slots[at] == market]
    return {
        "id": box.markets[market].id,
        "colour": box.markets[market].colour,
        "requires": box.markets[market].requires,
        "cards": [box.card_ids[card] if card >= 0 else None for card in shown],
        "cells": [box.card_ids[card] for card in s.celled if box.market_of[card] == market],
        "deck": len(s.decks[market]),
        "shut": [seat for seat in seats if not may_buy(s, seat, market) or is_closed(s, seat, market)],
    }


def _mission(s: "DeiState", column: int, mission: int, viewer: int | None) -> MissionView:
    seats = range(s.players)
    seen: MissionView = {
        "id": s.box.missions[mission].id,
        "column": column + 1,
        "on_time": missions.on_time(s, mission),
        "marked": [seat for seat in seats if mission in s.marks[seat]],
        "counts": [missions.count(s, seat, mission) if s.turn else 0 for seat in seats],
        "pays": [missions.payment(s, seat, mission) if s.turn else 0 for seat in seats],
    }
    found: dict[str, Any] = {**seen}
    for expansion in s.box.expansions:
        found |= expansion.mission_blank
    for part in s.seams.mission_view:
        found |= part(s, mission, viewer)
    return cast(MissionView, found)


def _pad(s: "DeiState", seat: int, viewer: int | None) -> PadView:
    box, n, kinds = s.box, len(s.box.colours), len(s.box.boosts)
    faction = s.factions[seat] if seat < len(s.factions) else -1
    held = s.boosts[seat * kinds : seat * kinds + kinds]
    return {
        "seat": seat,
        "faction": box.factions[faction].id if faction >= 0 else None,
        "leader": box.region_ids[s.leaders[seat]] if s.leaders[seat] >= 0 else None,
        "hand": [box.card_ids[card] for card in s.hands[seat]],
        "face_up": [box.card_ids[card] for card in s.face_up[seat]],
        "face_down": [box.card_ids[card] for card in s.face_down[seat]],
        "bin": [box.card_ids[card] for card in s.bins[seat]],
        "lost": [box.card_ids[card] for card in s.lost[seat]],
        "reserve": s.reserve[seat],
        "scrappers": sum(s.scrappers[seat * box.size : (seat + 1) * box.size]),
        "refuges": s.tokens[seat * 3],
        "elevators": s.tokens[seat * 3 + 1],
        "bridges": s.tokens[seat * 3 + 2],
        "technology": s.stored[2 * seat],
        "energy_cell": s.stored[2 * seat + 1],
        "storage": s.traits[seat].storage if s.traits[seat].storage < UNLIMITED else None,
        "boosts": sum(held),
        "own_boosts": [box.boosts[k].id for k in range(kinds) for _ in range(held[k])] if seat == viewer else [],
        "feats": [_feat(s, seat, colour, viewer) for colour in range(n) if s.feats[seat * n + colour] >= 0],
        "outposts": dict(zip(box.colours, s.cubes[seat * n : seat * n + n], strict=True)),
        "marks": [box.missions[mission].id if mission >= 0 else None for mission in s.marks[seat]],
        "supplies": s.supplies[seat],
        "points": breakdown(s, seat),
    }


def _feat(s: "DeiState", seat: int, colour: int, viewer: int | None) -> FeatView:
    feat = s.feats[seat * len(s.box.colours) + colour]
    known = seat == viewer or s.shown >> feat & 1  # DEI-SETUP-22a
    return {
        "colour": s.box.colours[colour],
        "feat": s.box.feats[feat].id if known else None,
        "unlocked": bool(s.unlocked[seat] >> feat & 1),
    }


def deal(s: "DeiState", seat: int | None, rng: Random) -> None:
    """Deal the Candy Boosts and Feats that a seat does not know anew, and what modules hide."""
    others = [other for other in range(s.players) if other != seat]
    _deal_boosts(s, seat, others, rng)
    _deal_feats(s, seat, others, rng)
    each(s.seams.deal, s, seat, rng)


def _deal_boosts(s: "DeiState", seat: int | None, others: list[int], rng: Random) -> None:
    """Others' Candy Boosts and those in the supply, unless the seat is looking through it."""
    kinds = len(s.box.boosts)
    held = [sum(s.boosts[other * kinds : (other + 1) * kinds]) for other in others]
    if not any(held):
        return
    looks = s.pending[0][-1:] == [boosts.Bribe(seat)] if seat is not None else False
    places = others if looks else [*others, s.players]
    hidden = [at for place in places for at in range(place * kinds, (place + 1) * kinds)]
    pool = sorted(at % kinds for at in hidden for _ in range(s.boosts[at]))
    rng.shuffle(pool)
    for at in hidden:
        s.boosts[at] = 0
    for other, many in zip(others, held, strict=True):
        for _ in range(many):
            s.boosts[other * kinds + pool.pop()] += 1
    for kind in pool:
        s.boosts[s.players * kinds + kind] += 1


def _deal_feats(s: "DeiState", seat: int | None, others: list[int], rng: Random) -> None:
    """Others' Feats that nobody has seen, and those that they alone know beside them, colour by colour."""
    n = len(s.box.colours)
    beside = {owner: feat for secret in s.seams.secret_feats for owner, feat in secret(s).items()}
    for colour in range(n):
        unknown = [o for o in others if s.feats[o * n + colour] >= 0 and not s.shown >> s.feats[o * n + colour] & 1]
        spares = [
            other
            for other in others
            if other in beside and s.box.feat_colour[beside[other]] == colour and not s.shown >> beside[other] & 1
        ]
        if not unknown and not spares:
            continue
        own = (s.feats[seat * n + colour], beside.get(seat)) if seat is not None else ()
        for feats in dict.fromkeys(s.box.feats_for):
            theirs = [other for other in unknown if s.box.feats_for[s.factions[other]] == feats]
            drawn = [other for other in spares if s.box.feats_for[s.factions[other]] == feats]
            unseen = [feat for feat in feats[colour] if feat not in own and not s.shown >> feat & 1]
            pool = rng.sample(unseen, len(theirs) + len(drawn))
            for other in theirs:
                s.feats[other * n + colour] = pool.pop()
            for other in drawn:
                feat = pool.pop()
                each(s.seams.deal_feat, s, other, feat)


def counters(view: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """What `gain` events add up to: Supplies by category, Resources, Candy Boosts, Scrappers on the board."""
    found = {}
    for pad in view["pads"]:
        for what in ("technology", "energy_cell", "boosts", "scrappers"):
            found[pad["seat"], what] = pad[what]
        for what, n in pad["points"].items():
            found[pad["seat"], what] = n
    return found


def places(view: Mapping[str, Any]) -> dict[str, str | None]:
    """The pieces that `put` events move: cards, Leaders, Drones, cubes, Constructions, Feats and tokens.

    Scrappers and Candy Boosts are all alike and are counted instead.
    """
    found: dict[str, str | None] = {f"priority-{seat}": f"priority-place-{at}" for at, seat in enumerate(view["order"])}
    for pad in view["pads"]:
        seat = pad["seat"]
        for zone in ("hand", "face_up", "face_down", "bin", "lost"):
            found.update(dict.fromkeys(pad[zone], f"{zone.replace('_', '-')}-{seat}"))
        if pad["leader"] is not None:
            found[f"leader-{seat}"] = pad["leader"]
        if pad["faction"] is not None:
            found[pad["faction"]] = f"seat-{seat}"
        found.update({feat["feat"]: f"seat-{seat}" for feat in pad["feats"] if feat["feat"] is not None})
        for column, mission in enumerate(pad["marks"]):
            if mission is not None:
                found[f"token-{seat}-{column}"] = mission
    found.update(dict.fromkeys(view["draft"], "draft"))
    for market in view["markets"]:
        found.update({card: f"market-{market['id']}" for card in market["cards"] if card is not None})
    found.update({mission["id"]: f"column-{mission['column'] - 1}" for mission in view["missions"]})
    for region in view["regions"]:
        found.update({f"drone-{drone}": region["id"] for drone in region["drones"]})
        if region["outpost"] is not None:
            control = region["control"]
            found[f"outpost-{region['id']}"] = region["id"] if control is None else f"seat-{control}"
        if region["refuge"] is not None:
            found[f"refuge-{region['id']}"] = f"seat-{region['refuge']}"
    for elevator in view["elevators"]:
        found[f"elevator-{elevator['ground']}-{elevator['roof']}"] = elevator["owner"]
    for bridge in view["bridges"]:
        if bridge["owner"] is not None:
            found["bridge-" + "-".join(bridge["between"])] = bridge["owner"]
    for market in view["markets"]:
        found.update({f"cell-{card}": card for card in market["cells"]})
    for number, hold in enumerate(view["holds"]):
        found[f"hold-{hold['seat']}-{number + 1}"] = hold["region"]
    return found
