"""What stands in the data files: the map, cards and pencils, and the tables of points (NSL-COMP, NSL-MAP)."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from londinium.kernel.forms import names
from londinium.kernel.packs import DataFile, Provenance

Symbol = Literal["circle", "pentagon", "square", "triangle", "joker"]
Effect = Literal["second_section", "joker", "switch", "double_station"]
Metric = Literal["interchanges", "districts", "tourist_sites", "central_stations", "thames_sections"]

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Cell = Annotated[int, Meta(ge=0, le=9)]
Along = Annotated[float, Meta(ge=-5, le=15)]  # between cells, or a little outside of them
Count = Annotated[int, Meta(ge=0, le=1000)]


StationNumber = Annotated[Count, names("map.stations")]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """An entry of a data file, which may say where it comes from."""

    provenance: Provenance | None = None


def grid(x: int, y: int) -> str:
    """A place on the sheet: column A to J, row 1 to 10."""
    return f"{'ABCDEFGHIJ'[x]}{y + 1}"


class Station(Entry, frozen=True):
    id: Count
    x: Cell
    y: Cell
    symbol: Symbol
    district: Annotated[Name, names("map.districts")]
    tourist: bool = False
    departure: Annotated[Name, names("cards.pencils")] | None = None

    @property
    def label(self) -> str:
        return grid(self.x, self.y)


class District(Entry, frozen=True):
    id: Name
    columns: tuple[Cell, Cell]
    rows: tuple[Cell, Cell]


class Edge(Entry, frozen=True):
    id: Count
    between: tuple[StationNumber, StationNumber]
    thames: bool = False


class Pencil(Entry, frozen=True):
    id: Name


class StationCard(Entry, frozen=True):
    id: Name
    level: Literal["street", "underground"]
    shows: Literal["circle", "pentagon", "square", "triangle", "joker", "switch"]


class Objective(Entry, frozen=True):
    id: Name
    counts: Metric
    at_least: Annotated[int, Meta(ge=1, le=100)]


class Power(Entry, frozen=True):
    id: Name
    effect: Effect


class MapFile(DataFile, frozen=True):
    stations: Annotated[tuple[Station, ...], Meta(min_length=4, max_length=100)]
    districts: Annotated[tuple[District, ...], Meta(min_length=1, max_length=30)]
    central_district: Annotated[Name, names("map.districts")]
    edges: Annotated[tuple[Edge, ...], Meta(min_length=1, max_length=400)]
    crossings: Annotated[tuple[tuple[Count, Count], ...], Meta(max_length=2000)]
    river: Annotated[tuple[tuple[Along, Along], ...], Meta(max_length=50)]


class CardsFile(DataFile, frozen=True):
    pencils: Annotated[tuple[Pencil, ...], Meta(min_length=4, max_length=4)]
    station_cards: Annotated[tuple[StationCard, ...], Meta(min_length=1, max_length=40)]
    objectives: Annotated[tuple[Objective, ...], Meta(max_length=20)]
    powers: Annotated[tuple[Power, ...], Meta(min_length=4, max_length=4)]


class ScoringFile(DataFile, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=4)]
    undergrounds: Annotated[int, Meta(ge=1, le=40)]
    switch_from_turn: Annotated[int, Meta(ge=1, le=40)]
    thames_points: Count
    tourist_track: Annotated[tuple[Count, ...], Meta(min_length=1, max_length=100)]
    interchange_points: Annotated[tuple[Count, ...], Meta(min_length=5, max_length=5)]
    objectives_in_play: Annotated[int, Meta(ge=0, le=20)]
    objective_points: Count
    solo_module_points: Annotated[int, Meta(ge=-1000, le=0)]
    solo_grades: Annotated[tuple[Count, ...], Meta(max_length=20)]


FILES: Mapping[str, type[DataFile]] = {"map": MapFile, "cards": CardsFile, "scoring": ScoringFile}
