"""What Next Station says: names and texts of its components, moves and events, what a sheet is worth, the solo grade.

Nothing but the order of the deck is hidden (NSL-INFO-1), so every viewer is told the same.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from londinium.games.next_station import scoring
from londinium.games.next_station.components import CardsFile, MapFile, grid
from londinium.games.next_station.draw import Second, needs_power
from londinium.games.next_station.sheet import lines_begun
from londinium.games.next_station.view import coming, once
from londinium.kernel.events import EventView
from londinium.kernel.speech import (
    SILENT,
    Component,
    Components,
    Figure,
    Item,
    Line,
    Speech,
    Standing,
    line,
    ruled,
    seat_name,
)

if TYPE_CHECKING:
    from londinium.games.next_station.state import NextStationState


def details(s: "NextStationState", seat: int, move: Mapping[str, Any]) -> dict[str, Any]:
    """What a section brings: its station's symbol, a new district, an interchange; whether it uses up the power."""
    if move["kind"] != "draw":
        return {}
    box, sheet = s.box, s.sheets[seat]
    action = box.moves.number("draw", move["from"], move["to"])
    to, way = box.stations[move["to"]], box.ways[action]
    there = sheet.line & box.district_masks[box.district_of[to.id]]
    others = sum(line & way.to_bit != 0 for line in sheet.lines)
    return {
        "symbol": to.symbol,
        "thames": way.thames,
        "district": "none" if there else to.district,
        "meets": others + 1 if others else 0,
        "site": to.tourist,
        "power": isinstance(s.pending[seat][-1], Second) or needs_power(s, seat, action),
    }


def event(seen: EventView) -> Line | None:
    """A card revealed, a power used up. Sections and marks are told by what was done, pencils by the round."""
    if seen["kind"] == "put":
        return line("put-card") if seen["to"] == "revealed" else SILENT
    if seen["kind"] == "turn":
        whose, _, power = (seen["piece"] or "").partition("/")
        if seen["side"] == "up":
            return SILENT
        return line("turn-power", piece=power, who=seat_name(int(whose.removeprefix("seat-"))))
    return None


def name(files: Mapping[str, Any], kind: str, thing: Any) -> str | Line | None:
    """A station is called by the grid, a section by its ends, a station card by what it shows and where it runs."""
    chart: MapFile = files["map"]
    if kind == "station":
        return chart.stations[int(thing)].label
    if kind == "section":
        return " – ".join(chart.stations[end].label for end in chart.edges[int(thing)].between)
    if kind == "card":
        cards: CardsFile = files["cards"]
        for card in cards.station_cards:
            if card.id == thing:
                return line("card", shows=card.shows, level=card.level)
    if kind == "pile":
        return line(PILES[thing][0])
    return None


RULES = {
    "station": ("NSL-DRAW-8",),
    "district": ("NSL-MAP-2",),
    "section": ("NSL-DRAW-6",),
    "pencil": ("NSL-ROUND-2", "NSL-ROUND-4"),
    "objective": ("NSL-OBJ-3",),
    "power": ("NSL-POWER-2",),
}
"""By kind: where most is to be read."""

SHOWS = {"joker": ("NSL-CARD-4",), "switch": ("NSL-CARD-5", "NSL-CARD-6")}
"""The rules of a station card by what it shows, if that is no plain symbol (NSL-CARD-3)."""

PILES = {
    "deck": ("table-deck", ("NSL-ROUND-5", "NSL-ROUND-11")),
    "undergrounds": ("board-group-undergrounds", ("NSL-ROUND-9", "NSL-ROUND-10")),
}
"""What is to come and what has come of the cards: its name, and the rules that say what it means."""


def components(files: Mapping[str, Any]) -> Components:
    chart: MapFile = files["map"]
    cards: CardsFile = files["cards"]

    def said(kind: str, thing: int | str, *about: Line, means: Sequence[str] = ()) -> Component:
        lines = {"about": list(about), "means": [line(rule) for rule in means]}
        return {"name": name(files, kind, thing), "lines": {heading: all for heading, all in lines.items() if all}}

    stations = {
        str(one.id): said(
            "station",
            one.id,
            line(
                "piece-station",
                symbol=one.symbol,
                district=one.district,
                tourist=one.tourist,
                departure=one.departure or "none",
            ),
        )
        for one in chart.stations
    }
    districts = {}
    for one in chart.districts:
        (left, right), (top, bottom) = one.columns, one.rows
        inside = sum(station.district == one.id for station in chart.stations)
        about = line("piece-district", **{"from": grid(left, top), "to": grid(right, bottom)}, stations=inside)
        districts[one.id] = said("district", one.id, about)
    crossing = line("piece-thames")
    found: Components = {
        "station": stations,
        "district": districts,
        "section": {str(one.id): said("section", one.id, *[crossing] * one.thames) for one in chart.edges},
        "card": {},
        "pencil": {one.id: said("pencil", one.id, means=RULES["pencil"]) for one in cards.pencils},
        "objective": {
            one.id: said("objective", one.id, line(f"objective-{one.id}.about"), means=RULES["objective"])
            for one in cards.objectives
        },
        "power": {one.id: said("power", one.id, line(f"power-{one.id}.about")) for one in cards.powers},
        "pile": {},
    }
    for card in cards.station_cards:
        rules = SHOWS.get(card.shows, ("NSL-CARD-3",))
        does = said("card", card.id, line(f"piece-{card.level}"), means=rules)
        found["card"][card.id] = {**does, "rules": [*rules, *["NSL-ROUND-9"] * (card.level == "underground")]}
    for pile, (_, rules) in PILES.items():
        found["pile"][pile] = {**said("pile", pile, means=rules), "rules": list(rules)}
    return ruled(found, RULES)


def standing(s: "NextStationState", viewer: int | None) -> list[Standing]:
    """Every sheet's points if the game ended now; its plate shows them, the line of the round, and the visits."""
    del viewer
    return [once(_worth, s, seat) for seat in range(s.players)]


def _worth(s: "NextStationState", seat: int) -> Standing:
    sheet, points = s.sheets[seat], scoring.breakdown(s, seat)
    total, visits = sum(points.values()), once(coming, s, seat)
    figures = [figure("plate-points", total), figure("plate-visits", sheet.visits + visits)]
    if not s.over:
        present = points["lines"] - sum(sheet.points)
        figures.insert(1, figure(f"pencil-{s.box.pencils[sheet.pencil]}", present))
    return {"seat": seat, "points": points, "total": total, "more": [], "figures": figures}


def figure(key: str, n: int) -> Figure:
    return {"key": key, "n": n}


def closing(s: "NextStationState", viewer: int | None) -> list[Line]:
    """The grade of a solo game, and what the next one needs (NSL-SOLO-6)."""
    del viewer
    if s.players > 1:
        return []
    score = s.outcome()["scores"][0]
    grade = scoring.grade(s.box, score)
    above = s.box.scoring.solo_grades[grade - 1 : grade]
    more = [line("grade-next", next=grade + 1, needs=highest + 1) for highest in above]
    return [line(f"grade.of-{grade}", score=score, grade=grade), *more]


def items(s: "NextStationState", told: Sequence[EventView]) -> list[list[Item]]:
    """Line by line, interchange by interchange, objective by objective."""
    del told
    return [_items(s, seat) for seat in range(s.players)]


def _items(s: "NextStationState", seat: int) -> list[Item]:
    box, sheet = s.box, s.sheets[seat]
    found: list[Item] = []
    for pencil, stations, sections in lines_begun(sheet):
        score = scoring.line_score(box, stations, sections, sheet.marks[pencil])
        what = line("item-line", pencil=box.pencils[pencil], districts=score.districts, most=score.most)
        what["args"]["thames"] = box.scoring.thames_points * score.thames
        found.append({"what": "lines", "line": what, "n": score.points})
    if tourist := box.scoring.tourist_track[sheet.visits]:
        found.append({"what": "tourist", "line": line("item-visits", n=sheet.visits), "n": tourist})
    for lines, (n, points) in enumerate(zip(scoring.interchanges(sheet), box.scoring.interchange_points, strict=True)):
        if n and points:
            what = line("item-interchanges", lines=lines, n=n)
            found.append({"what": "interchanges", "line": what, "n": n * points})
    for objective in s.objectives:
        if scoring.met(box, sheet, objective):
            what = line(f"objective-{box.objectives[objective].id}")
            found.append({"what": "objectives", "line": what, "n": box.scoring.objective_points})
    return found


def progress(s: "NextStationState") -> list[Line]:
    return [line("progress", round=s.round, rounds=s.box.scoring.rounds)]


SPEECH = Speech(details, event, name, components, standing, closing, progress, items)
