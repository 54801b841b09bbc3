"""The view of D.E.I. as numbers (`kernel/encoding.py`); expansions describe their own parts of it."""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from londinium.games.dei.moves import RESOURCES
from londinium.kernel.encoding import (
    Amount,
    AnyOf,
    ById,
    BySeat,
    Description,
    Flag,
    Group,
    Listed,
    OneOf,
    Part,
    Read,
    Seat,
)

if TYPE_CHECKING:
    from londinium.games.dei.box import Box
    from londinium.games.dei.game import Dei


class Beside(NamedTuple):
    """What an expansion describes, by the names that it adds: to the view, and to each Mission in it."""

    view: Mapping[str, Part]
    mission: Mapping[str, Part] = {}


def describe(game: "Dei", players: int) -> Description:
    box = game.box
    more: list[Beside] = [
        import_module(expansion.encoding).describe(box, players)
        for expansion in game.expansions
        if expansion.encoding is not None
    ]
    mission = Group(
        column=OneOf(range(1, box.rules.turns + 1), "its column"),
        on_time=Flag("it is on time"),
        marked=Seat(players, "who has resolved it"),
        counts=BySeat(players, Amount(10, "what it counts now, by seat")),
        pays=BySeat(players, Amount(20, "what it would pay now, by seat")),
        **{name: part for one in more for name, part in one.mission.items()},
    )
    tile = Group(
        row=Amount(4, "its row in the city"),
        column=Amount(4, "its column in the city"),
        turned=OneOf(range(4), "its quarter turns, clockwise"),
    )
    market = Group(
        cards=Listed(max(map(box.slots.count, box.slots)), OneOf(list(box.market_cards), "cards for sale")),
        cells=AnyOf(list(box.market_cards), "cards with an Energy Cell"),
        deck=Amount(12, "cards in its deck"),
        shut=Seat(players, "who may not buy there"),
    )
    view = Group(
        turn=OneOf(range(1, box.rules.turns + 1), "the Turn"),
        phase=OneOf((1, 2, 3), "the phase of the Turn"),
        order=Listed(players, Seat(players, "Priority Order")),
        active=Seat(players, "whose phase it is"),
        played=Amount(4, "cards played in this phase"),
        recycled=Amount(4, "… of which face down"),
        used=AnyOf([ability.id for ability in box.abilities], "abilities used in this phase"),
        boosts_used=AnyOf([boost.id for boost in box.boosts], "Candy Boosts used in this phase"),
        common=ById(RESOURCES, Amount(20, "resources in the common supply")),
        boosts=Amount(16, "Candy Boosts in the supply"),
        draft=AnyOf([feat.id for feat in box.feats], "Feats in the display"),
        over=Flag("the game is over"),
        tiles=ById(box.tile_ids, tile),
        regions=ById(box.region_ids, region(box, players)),
        elevators=ById(box.elevators, Seat(players, "who owns the Elevator"), "site"),
        markets=ById([one.id for one in box.markets], market),
        missions=ById([one.id for one in box.missions], mission),
        pads=BySeat(players, pad(box)),
        **{name: part for one in more for name, part in one.view.items()},
    )
    return Description(Read(lambda seen: read_table(seen, box), view))


def region(box: "Box", players: int) -> Group:
    return Group(
        there=Flag("it is in the city"),
        technology=Amount(4, "Technology on it"),
        energy_cell=Amount(4, "Energy Cells on it"),
        control=Seat(players, "whose cube is on its Outpost"),
        refuge=Seat(players, "whose Refuge stands there"),
        scrappers=BySeat(players, Amount(8, "Scrappers by seat")),
        leaders=Seat(players, "whose Leaders stand there"),
        drones=AnyOf(box.drone_ids, "Drones there"),
        values=BySeat(players, Amount(12, "Majority values by seat")),
        majority=Seat(players, "who has the Majority"),
        bridges=Seat(players, "whose Bridges begin there"),
        neutral_bridges=Flag("a neutral Bridge begins there"),
        sites=Amount(4, "free Bridge Sites there"),
    )


def pad(box: "Box") -> Group:
    cards, feats = box.card_ids, [feat.id for feat in box.feats]
    feat = Group(
        feat=OneOf(feats, "the Feat of a colour, where the viewer may see it"), unlocked=Flag("it is unlocked")
    )
    return Group(
        faction=OneOf([faction.id for faction in box.factions], "the Faction"),
        leader=OneOf(box.region_ids, "where the Leader stands"),
        hand=AnyOf(cards, "cards in the hand"),
        face_up=AnyOf(cards, "cards face up"),
        face_down=AnyOf(cards, "cards face down"),
        bin=AnyOf(cards, "cards in the bin"),
        lost=AnyOf(cards, "cards lost"),
        reserve=Amount(15, "Scrappers in Reserve"),
        scrappers=Amount(15, "Scrappers on the board"),
        refuges=Amount(3, "Refuges in Reserve"),
        elevators=Amount(3, "Elevators in Reserve"),
        bridges=Amount(3, "Bridges in Reserve"),
        technology=Amount(10, "Technology stored"),
        energy_cell=Amount(10, "Energy Cells stored"),
        storage=Amount(10, "room for resources; 0 without an end"),
        boosts=Amount(6, "Candy Boosts"),
        own_boosts=AnyOf([boost.id for boost in box.boosts], "the viewer’s own Candy Boosts", most=4),
        feats=ById(box.colours, feat, "colour"),
        outposts=ById(box.colours, Amount(6, "Outposts by colour")),
        marks=Listed(box.rules.turns, OneOf([one.id for one in box.missions], "the Mission resolved in each column")),
        supplies=Amount(100, "Supplies"),
        points=ById(box.categories, Amount(50, "Supplies by category")),
    )


def read_table(view: Mapping[str, Any], box: "Box") -> dict[str, Any]:
    """The table, with Bridges told at the Regions that they join, and Elevators by their sites."""
    ends: dict[str, list[str | None]] = {}
    for bridge in view["bridges"]:
        for end in bridge["between"]:
            ends.setdefault(end, []).append(bridge["owner"])
    regions = []
    for one in view["regions"]:
        owners = ends.get(one["id"], [])
        regions.append(
            {
                **one,
                "there": True,
                "bridges": [seat_of(owner) for owner in owners if owner],
                "neutral_bridges": "neutral" in owners,
                "sites": owners.count(None),
            }
        )
    elevators = {
        (box.region[one["ground"]], box.region[one["roof"]]): seat_of(one["owner"]) for one in view["elevators"]
    }
    return {**view, "regions": regions, "elevators": elevators}


def seat_of(owner: str) -> int:
    """The seat in an owner's name, -1 for a neutral one."""
    return int(owner.removeprefix("seat-")) if owner.startswith("seat-") else -1
