"""What the Purebred do in the set-up: they pick a Drone, put Barracks where Drones start, and may turn tiles."""

from typing import TYPE_CHECKING, Any

from londinium.games.dei.box import REFUGE
from londinium.games.dei.build import place
from londinium.games.dei.city import turn_tile
from londinium.games.dei.old_london.moves import QUESTIONS
from londinium.games.dei.old_london.purebred.explain import drone_nobody_brings, river_stays_whole, tile_asked
from londinium.games.dei.old_london.purebred.kit import kit, own
from londinium.games.dei.old_london.thames.river import unbroken
from londinium.kernel.events import Log, rule
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def without_drone(s: "DeiState") -> list[int]:
    """The seats whose Faction brings no Drone."""
    return [seat for seat, faction in enumerate(s.factions) if s.box.faction_drone[faction] < 0]


def before_drones(s: "DeiState", _log: Log) -> None:
    for seat in without_drone(s):
        question = OwnDrone(seat)
        if question.answers(s):  # DOL-PB-4
            s.pending[0].append(question)


@QUESTIONS.question(18, "own_drone", moves=("drone",), rules={"drone": (("DOL-PB-3", drone_nobody_brings),)})
class OwnDrone(Question, frozen=True):
    """A Drone that nobody brings (DOL-PB-3)."""

    def answers(self, s: "DeiState") -> list[int]:
        brought = {s.box.faction_drone[faction] for faction in s.factions}
        return [action for drone, action in enumerate(s.box.drone) if drone not in brought]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        own(s).picked = s.box.thing[action]
        if log is not None:
            log.append(rule("DOL-PB-3", seat=self.seat, drone=s.box.drone_ids[own(s).picked]))


def place_barracks(s: "DeiState", log: Log) -> None:
    """One Barracks token in every Region with a Drone, as far as they go (DOL-PB-5, DOL-PB-6); they stay (DOL-PB-7)."""
    for seat in without_drone(s):
        for r in sorted({r for r in s.drones if r >= 0})[: kit(s.box).barracks]:
            place(s, REFUGE, r, seat, log)


def turn_tiles(s: "DeiState", _log: Log) -> None:
    """Each tile with a Barracks token may be turned (DOL-PB-30)."""
    for seat in range(s.players):
        if s.traits[seat].turns_tiles:
            tiles = {s.box.regions[r].tile for r in s.city.regions if s.refuges[r] == seat}
            s.pending[0].extend(Turn(seat, tile) for tile in sorted(tiles, reverse=True))


@QUESTIONS.question(
    20, "turn", moves=("turn",), rules={"turn": (("DOL-PB-30", tile_asked), ("DOL-PB-33", river_stays_whole))}
)
class Turn(Question, frozen=True):
    """By how many quarters a tile is turned: any that leave the river unbroken (DOL-PB-33)."""

    tile: int

    def answers(self, s: "DeiState") -> list[int]:
        return [
            s.box.turn[4 * self.tile + quarters]
            for quarters in range(4)
            if unbroken(s.box, s.city.turned_laid(self.tile, quarters), s.city.width)
        ]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """What lies in its Regions turns with the tile, and links are found again (DOL-PB-32)."""
        stack.pop()
        quarters = s.box.thing[action] % 4
        if quarters:
            turn_tile(s, self.tile, quarters, log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"tile": s.box.tile_ids[self.tile]}
