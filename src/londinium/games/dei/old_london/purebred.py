"""The Purebred (DOL-PB): their set-up. What they can do in play stands in their data and in the chapters of the base.

They pick a Drone, put Barracks where Drones start, give Orders with the Missions and may turn tiles; Orders and turning
are no part of the Campaign (DOL-PB-31). Their pieces, cards and Feats are data (DOL-PB-1, DOL-PB-2, DOL-PB-12,
DOL-PB-16). Where the rest is done:

- DOL-PB-10, their own Feats: `setup.feats`; DOL-PB-70, unlocking them: `feats.unlock`;
- DOL-PB-13, DOL-PB-15, where they start: `enlist.ask_deploy`;
- DOL-PB-20, DOL-PB-28, DOL-PB-29, Boris: `market.answer_pay` asks, `market.do_patron` resolves as a follow-up; cards
  leave a Market by a purchase only, so DOL-PB-26 has no other case here;
- DOL-PB-34, DOL-PB-35, Drones in Majority values: `majority.modifiers`, for who has a Unit there;
- DOL-PB-40, what their Market cards score: `scoring.market_points`;
- DOL-PB-42, a Drone's effect without their Units: `drones.answer_veto`;
- DOL-PB-44, DOL-PB-46, Constructions of others: `city.may_use`, `move.pay_toll`;
- DOL-PB-47, DOL-PB-48, Barracks are Refuges: `enlist.sites`, `build.standing`;
- DOL-PB-52 to DOL-PB-54, Subjugation: `collect.may_collect`, `collect.take_more`; a Drone's collecting is none;
- DOL-PB-60, DOL-PB-71, DOL-PB-72, Storage: `traits.add`, `missions.count`, `feats.lock`;
- DOL-PB-65, Sewers: `city.linked`; DOL-PB-69, DOL-PB-74, Corruption: `effects.ready` after `enlist.do_enlist`;
- DOL-PB-82, DOL-PB-83, what a Mission with an Order pays: `missions.payment`.
"""

from typing import TYPE_CHECKING

from londinium.games.dei.box import REFUGE
from londinium.games.dei.build import place
from londinium.games.dei.city import turn_tile
from londinium.games.dei.modules import Module
from londinium.games.dei.moves import FACES
from londinium.games.dei.old_london.thames import unbroken
from londinium.games.dei.questions import Q_ORDER, Q_OWN_DRONE, Q_TURN
from londinium.kernel.events import Log, put, rule
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def without_drone(s: "DeiState") -> list[int]:
    """The seats whose Faction brings no Drone."""
    return [seat for seat, faction in enumerate(s.factions) if s.box.faction_drone[faction] < 0]


def before_drones(s: "DeiState", _log: Log) -> None:
    for seat in without_drone(s):
        if ask_drone(s, (Q_OWN_DRONE, seat)):  # DOL-PB-4
            s.pending[0].append((Q_OWN_DRONE, seat))


def ask_drone(s: "DeiState", _frame: Frame) -> list[int]:
    """A Drone that nobody brings (DOL-PB-3)."""
    brought = {s.box.faction_drone[faction] for faction in s.factions}
    return [action for drone, action in enumerate(s.box.drone) if drone not in brought]


def answer_drone(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    s.picked = s.box.thing[action]
    if log is not None:
        log.append(rule("DOL-PB-3", seat=seat, drone=s.box.drone_ids[s.picked]))


def place_barracks(s: "DeiState", log: Log) -> None:
    """One Barracks token in every Region with a Drone, as far as they go (DOL-PB-5, DOL-PB-6); they stay (DOL-PB-7)."""
    for seat in without_drone(s):
        for r in sorted({r for r in s.drones if r >= 0})[: s.box.barracks]:
            place(s, REFUGE, r, seat, log)


def give_orders(s: "DeiState", _log: Log) -> None:
    """On one Mission of each column, or the only one, an Order token, face down (DOL-PB-8, DOL-PB-9b)."""
    for seat, faction in enumerate(s.factions):
        if s.box.traits(faction, 0).places_orders:
            s.pending[0].extend((Q_ORDER, seat, column) for column in reversed(range(len(s.missions))))


def faces_left(s: "DeiState") -> list[int]:
    """The faces of the tokens that are not placed yet."""
    left = [FACES.index(token.face) for token in s.box.orders]
    for _, face in s.orders:
        left.remove(face)
    return left


def ask_order(s: "DeiState", frame: Frame) -> list[int]:
    faces = set(faces_left(s))
    return sorted(s.box.order[mission * len(FACES) + face] for mission in s.missions[frame[2]] for face in faces)


def answer_order(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, column = stack.pop()
    mission, face = divmod(s.box.thing[action], len(FACES))
    s.orders += ((mission, face),)
    if log is not None:
        log.append(put(f"order-{column}", f"seat-{seat}", s.box.missions[mission].id))


def turn_tiles(s: "DeiState", _log: Log) -> None:
    """Each tile with a Barracks token may be turned (DOL-PB-30)."""
    for seat in range(s.players):
        if s.traits[seat].turns_tiles:
            tiles = {s.box.regions[r].tile for r in s.city.regions if s.refuges[r] == seat}
            s.pending[0].extend((Q_TURN, seat, tile) for tile in sorted(tiles, reverse=True))


def ask_turn(s: "DeiState", frame: Frame) -> list[int]:
    """By any quarters that leave the river unbroken (DOL-PB-33)."""
    tile = frame[2]
    return [
        s.box.turn[4 * tile + quarters]
        for quarters in range(4)
        if unbroken(s.box, s.city.turned_laid(tile, quarters), s.city.width)
    ]


def answer_turn(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """What lies in its Regions turns with the tile, and links are found anew (DOL-PB-32)."""
    stack.pop()
    tile, quarters = divmod(s.box.thing[action], 4)
    if quarters:
        turn_tile(s, tile, quarters, log)


MODULE = Module(
    "purebred",
    {
        "before_drones": before_drones,
        "after_drones": place_barracks,
        "after_missions": give_orders,
        "end_of_set_up": turn_tiles,
    },
    factions=True,
)
IN_CAMPAIGN = MODULE._replace(  # no Orders are given (DOL-CAMP-4), and tiles lie as the scenario shows (DOL-CAMP-7)
    steps={"before_drones": before_drones, "after_drones": place_barracks}
)
