"""The box: map, cards and tables of points, read from data files into tuples of small numbers (NSL-COMP, NSL-MAP).

Stations, edges, districts, pencils, cards, objectives and powers are numbers here, in the order of their files.
Sets of stations and of edges are bit masks.
"""

from collections.abc import Mapping
from typing import Any, Final

from londinium.games.next_station.components import CardsFile, MapFile, ScoringFile, Symbol
from londinium.games.next_station.memory import Memory
from londinium.games.next_station.moves import verbs
from londinium.kernel.moves import Moves
from londinium.kernel.refusal import BadPack
from londinium.kernel.rng import Wide

SYMBOLS: tuple[Symbol, ...] = ("circle", "pentagon", "square", "triangle", "joker")
JOKER: Final = SYMBOLS.index("joker")
SWITCH: Final = len(SYMBOLS)  # on a card only


class Way:
    """An edge in one direction, as a section would be drawn along it."""

    def __init__(self, edge: int, start: int, to: int, closes: Wide, thames: bool) -> None:
        self.edge = edge
        self.start = start
        self.to = to
        self.bit: Wide = 1 << edge
        self.to_bit = 1 << to
        self.closes = closes  # the edges that can no longer be drawn once this one is: itself and those that cross it
        self.thames = thames


Choice = tuple[int, Wide, int]
"""What `draw.py` looks at for each edge that leaves a station: action, bit of the edge, bit of the target."""


Reach = tuple[int, int, int, int, int, bool]
"""What `insight.py` looks at: bit of the edge, of the target; its district and symbol; Thames points; tourist site."""


class Box:
    """The tables of one pack. Made once, shared by every state, never changed but for what it remembers."""

    def __init__(self, files: Mapping[str, Any]) -> None:
        self.memory = Memory()  # what sheets look like and are worth, see `view.once`
        chart: MapFile = files["map"]
        cards: CardsFile = files["cards"]
        self.scoring: ScoringFile = files["scoring"]
        _check(chart, cards, self.scoring)

        self.stations = chart.stations
        self.symbols = tuple(SYMBOLS.index(s.symbol) for s in chart.stations)
        self.districts = tuple(d.id for d in chart.districts)
        self.district_of = tuple(self.districts.index(s.district) for s in chart.stations)
        self.district_masks = tuple(
            sum(1 << s.id for s in chart.stations if s.district == d.id) for d in chart.districts
        )
        self.central = self.district_masks[self.districts.index(chart.central_district)]
        self.tourist = sum(1 << s.id for s in chart.stations if s.tourist)

        self.edges = tuple(e.between for e in chart.edges)
        self.thames = tuple(e.thames for e in chart.edges)
        crossed_by: list[set[int]] = [set() for _ in chart.edges]
        for e, f in chart.crossings:
            crossed_by[e].add(f)
            crossed_by[f].add(e)
        self.crossed_by = tuple(frozenset(s) for s in crossed_by)
        self.ways = tuple(self._way(e, *way) for e, (u, v) in enumerate(self.edges) for way in ((u, v), (v, u)))
        self.moves = Moves(verbs(self))
        self.pass_action = self.moves.first("pass")
        self.circle_action = self.moves.first("circle")  # of station 0
        self.choices = tuple(self._choices(symbol) for symbol in range(len(SYMBOLS)))
        self.reach = tuple(tuple(self._reach(w) for w in self.ways if w.start == s.id) for s in self.stations)

        self.pencils = tuple(p.id for p in cards.pencils)
        departures = {s.departure: s.id for s in chart.stations if s.departure}
        self.departures = tuple(departures[p] for p in self.pencils)
        self.cards = tuple(c.id for c in cards.station_cards)
        self.shows = tuple(SWITCH if c.shows == "switch" else SYMBOLS.index(c.shows) for c in cards.station_cards)
        self.underground = tuple(c.level == "underground" for c in cards.station_cards)
        self.objectives = cards.objectives
        self.powers = tuple(p.id for p in cards.powers)
        self.effects = tuple(p.effect for p in cards.powers)

    def _way(self, edge: int, start: int, to: int) -> Way:
        closes = 1 << edge | sum(1 << other for other in self.crossed_by[edge])
        return Way(edge, start, to, closes, self.thames[edge])

    def _reach(self, way: Way) -> Reach:
        thames_points = self.scoring.thames_points if way.thames else 0
        tourist = bool(self.tourist & way.to_bit)
        return way.bit, way.to_bit, self.district_of[way.to], self.symbols[way.to], thames_points, tourist

    def _choices(self, symbol: int) -> tuple[tuple[Choice, ...], ...]:
        """For each station, the edges that lead to a station fitting this symbol (NSL-DRAW-8)."""
        fitting: list[list[Choice]] = [[] for _ in self.stations]
        for action, way in enumerate(self.ways):
            if symbol == JOKER or self.symbols[way.to] in (symbol, JOKER):
                fitting[way.start].append((action, way.bit, way.to_bit))
        return tuple(tuple(choices) for choices in fitting)


def _check(chart: MapFile, cards: CardsFile, scoring: ScoringFile) -> None:
    """What the fields alone cannot say: that entries fit each other, and that a game on them comes to an end."""
    for file, group, ids in (
        ("map", "stations", [s.id for s in chart.stations]),
        ("map", "edges", [e.id for e in chart.edges]),
    ):
        if ids != list(range(len(ids))):
            raise BadPack(f"{file}: {group}, field id", "box-counts")
    for file, group, names in (
        ("map", "districts", [d.id for d in chart.districts]),
        ("cards", "pencils", [p.id for p in cards.pencils]),
        ("cards", "station_cards", [c.id for c in cards.station_cards]),
        ("cards", "objectives", [o.id for o in cards.objectives]),
        ("cards", "powers", [p.id for p in cards.powers]),
    ):
        if len(set(names)) < len(names):
            raise BadPack(f"{file}: {group}, field id", "box-id-twice")
    districts = {d.id for d in chart.districts}
    for s in chart.stations:
        if s.district not in districts:
            raise BadPack(f"map: stations, entry {s.id + 1}, field district", "box-no-district", district=s.district)
    if chart.central_district not in {s.district for s in chart.stations}:
        raise BadPack("map: central_district", "box-no-central", district=chart.central_district)
    seen: set[frozenset[int]] = set()
    for e in chart.edges:
        pair = frozenset(e.between)
        if len(pair) < 2 or max(pair) >= len(chart.stations) or pair in seen:
            raise BadPack(f"map: edges, entry {e.id + 1}, field between", "box-edge")
        seen.add(pair)
    for number, (e1, e2) in enumerate(chart.crossings):
        if e1 == e2 or max(e1, e2) >= len(chart.edges):
            raise BadPack(f"map: crossings, entry {number + 1}", "box-crossing")
    departures = sorted(s.departure for s in chart.stations if s.departure)
    if departures != sorted(p.id for p in cards.pencils):
        raise BadPack("map: stations, field departure", "box-departures")
    if sum(c.level == "underground" for c in cards.station_cards) < scoring.undergrounds:
        raise BadPack("scoring: undergrounds", "box-undergrounds")
    for number, c in enumerate(cards.station_cards):
        if c.shows == "switch" and c.level == "underground":
            raise BadPack(f"cards: station_cards, entry {number + 1}, field level", "box-switch-street")
    if sum(c.shows == "switch" for c in cards.station_cards) > 1:
        raise BadPack("cards: station_cards, field shows", "box-switches")
    if len(cards.objectives) < scoring.objectives_in_play:
        raise BadPack("scoring: objectives_in_play", "box-objectives")
