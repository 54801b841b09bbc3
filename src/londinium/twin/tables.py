"""The engine's Box as arrays: what both backs of the twin look into, so that the rules' tables stand once.

Everything here needs numpy alone: tables are written to a file (`save`) and read where no engine is installed (`load`).
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from londinium.games.next_station.box import Box

Ints = NDArray[np.int32]
Bools = NDArray[np.bool_]

SYMBOLS = 5  # the last is the joker; on a card the next number is the switch
JOKER = 4
SWITCH = 5
PENCILS = 4

# What an objective counts, and what a power does, in the order of their numbers here
METRICS = ("interchanges", "districts", "tourist_sites", "central_stations", "thames_sections")
EFFECTS = ("second_section", "joker", "switch", "double_station")
SECOND_SECTION, JOKER_POWER, SWITCH_POWER, DOUBLE_STATION, NO_POWER = range(5)

# What a seat is asked
NOTHING, SECTION, SECOND, MARK = range(4)

DEALT = 12  # in the numbers of the powers: above what each pencil's does, which card it is, two bits each

# Points by category, in the order of the engine's breakdown
CATEGORIES = ("lines", "tourist", "interchanges", "objectives", "modules")


class Tables(NamedTuple):
    """One pack. Stations, edges, districts, pencils, cards, objectives and powers are numbers, as in the Box."""

    data: str  # the hash of the components
    edge_from: Ints  # by edge: the stations that it joins
    edge_to: Ints
    thames: Bools  # by edge
    closes: Bools  # by edge: the edges that cannot be drawn once it is
    symbol: Ints  # by station
    district: Ints  # by station
    tourist: Bools  # by station
    central: Bools  # by station
    departure: Ints  # by pencil
    shows: Ints  # by card
    underground: Bools  # by card
    metric: Ints  # by objective: its number in METRICS
    at_least: Ints  # by objective
    effect: Ints  # by power: its number in EFFECTS
    track: Ints  # by visits
    interchange_points: Ints  # by lines at a station
    districts: int
    rounds: int
    undergrounds: int
    switch_from_turn: int
    thames_points: int
    objectives_in_play: int
    objective_points: int
    solo_module_points: int

    @property
    def stations(self) -> int:
        return len(self.symbol)

    @property
    def edges(self) -> int:
        return len(self.edge_from)

    @property
    def cards(self) -> int:
        return len(self.shows)

    @property
    def pass_action(self) -> int:
        return 2 * self.edges

    @property
    def circle_action(self) -> int:
        return 2 * self.edges + 1

    @property
    def actions(self) -> int:
        return 2 * self.edges + 1 + self.stations


class Setup(NamedTuple):
    """Players and options, as numbers."""

    players: int = 1
    objectives: bool = False
    powers: bool = False
    slots: tuple[int, ...] | None = None  # the pencils in the four places, if they are chosen
    spare: int | None = None

    def places(self) -> tuple[int, ...]:
        """Where each seat sits among the four places round the table (NSL-SETUP-4 to NSL-SETUP-7)."""
        if self.players == 3:
            spare = 2 if self.spare is None else self.spare
            return tuple(seat + (seat > spare) for seat in range(3))
        return {1: (0,), 2: (0, 2), 4: (0, 1, 2, 3)}[self.players]


def of(box: "Box", data: str = "") -> Tables:
    """The tables of a Box."""
    n = len(box.edges)
    closes = np.zeros((n, n), np.bool_)
    for edge, crossing in enumerate(box.crossed_by):
        closes[edge, [edge, *crossing]] = True
    scoring = box.scoring
    return Tables(
        data=data,
        edge_from=_ints(u for u, _ in box.edges),
        edge_to=_ints(v for _, v in box.edges),
        thames=np.array(box.thames, np.bool_),
        closes=closes,
        symbol=_ints(box.symbols),
        district=_ints(box.district_of),
        tourist=_bits(box.tourist, len(box.stations)),
        central=_bits(box.central, len(box.stations)),
        departure=_ints(box.departures),
        shows=_ints(box.shows),
        underground=np.array(box.underground, np.bool_),
        metric=_ints(METRICS.index(one.counts) for one in box.objectives),
        at_least=_ints(one.at_least for one in box.objectives),
        effect=_ints(EFFECTS.index(effect) for effect in box.effects),
        track=_ints(scoring.tourist_track),
        interchange_points=_ints(scoring.interchange_points),
        districts=len(box.districts),
        rounds=scoring.rounds,
        undergrounds=scoring.undergrounds,
        switch_from_turn=scoring.switch_from_turn,
        thames_points=scoring.thames_points,
        objectives_in_play=scoring.objectives_in_play,
        objective_points=scoring.objective_points,
        solo_module_points=scoring.solo_module_points,
    )


def save(tables: Tables, path: Path) -> None:
    np.savez_compressed(path, **tables._asdict())


def load(path: Path) -> Tables:
    with np.load(path) as file:
        if set(file.files) != set(Tables._fields):
            raise ValueError(f"{path} does not hold the tables of this version; export them again.")
        found: dict[str, Any] = {name: file[name] for name in file.files}
    for name, kind in Tables.__annotations__.items():
        if kind in (int, str, "int", "str"):
            found[name] = found[name].item()
    return Tables(**found)


def packed(bits: Bools, width: int) -> NDArray[Any]:
    """Bits of the last axis as words of `width` bits, the first bit lowest."""
    words = -(-bits.shape[-1] // width)
    padded = np.zeros((*bits.shape[:-1], words * width), np.bool_)
    padded[..., : bits.shape[-1]] = bits
    packed = np.packbits(padded, axis=-1, bitorder="little")
    return packed.view(np.uint32 if width == 32 else np.uint64)


def _ints(values: Any) -> Ints:
    return np.array(list(values), np.int32)


def _bits(mask: int, n: int) -> Bools:
    return np.array([mask >> i & 1 for i in range(n)], np.bool_)
