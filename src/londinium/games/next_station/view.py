"""What each seat sees: everything but the order of the deck (NSL-INFO-1), so all seats and spectators see the same.

A guess leaves nothing out: the cards still in the deck are known, and each of them is equally likely to come next.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypedDict

from londinium.games.next_station import scoring
from londinium.games.next_station.box import SYMBOLS

if TYPE_CHECKING:
    from londinium.games.next_station.sheet import Sheet
    from londinium.games.next_station.state import NextStationState


class LineView(TypedDict):
    pencil: str
    begun: bool
    departure: int
    sections: list[list[int]]  # [from, to], in the order they were drawn
    stations: list[int]
    ends: list[int]  # where it can be continued in this round
    mark: int | None
    districts: int
    most: int
    thames: int
    tourist: int
    points: int  # what it is worth as it stands; written down at the end of its round


class ObjectiveView(TypedDict):
    id: str
    count: int
    at_least: int
    met: bool


class SheetView(TypedDict):
    seat: int
    pencil: str
    power: str | None
    power_used: bool
    lines: list[LineView]
    visits: int
    interchanges: list[int]  # the stations in exactly 2, 3 and 4 lines
    objectives: list[ObjectiveView]
    points: dict[str, int]  # by category, of what is scored; the end scoring only when the game is over
    score: int
    grade: int | None  # of a solo game that is over


class View(TypedDict):
    round: int
    rounds: int
    turn: int
    last_turn: bool
    controller: int
    slots: list[str]  # the pencils in the four places round the table
    seats_at: list[int]  # the place of each seat
    revealed: list[str]
    deck: list[str]  # the cards still face down, in no order
    undergrounds: int
    undergrounds_to_end: int
    symbol: str
    switch: bool
    powers: dict[str, str]  # pencil: power
    objectives: list[str]
    sheets: list[SheetView]
    over: bool


def view(s: "NextStationState", seat: int | None) -> View:
    """The whole table: nothing on it is hidden from anyone."""
    del seat
    box = s.box
    return {
        "round": s.round,
        "rounds": box.scoring.rounds,
        "turn": s.turn,
        "last_turn": s.last_turn,
        "controller": s.controller,
        "slots": [box.pencils[pencil] for pencil in s.slots],
        "seats_at": [scoring.slot_of(s.players, s.options.spare, seat) for seat in range(s.players)],
        "revealed": [box.cards[card] for card in s.revealed],
        "deck": [box.cards[card] for card in s.deck],
        "undergrounds": s.undergrounds,
        "undergrounds_to_end": box.scoring.undergrounds,
        "symbol": SYMBOLS[s.symbol],
        "switch": s.free,
        "powers": {box.pencils[pencil]: box.powers[power] for pencil, power in enumerate(s.powers)},
        "objectives": [box.objectives[o].id for o in s.objectives],
        "sheets": [_sheet(s, seat, sheet) for seat, sheet in enumerate(s.sheets)],
        "over": s.over,
    }


def _sheet(s: "NextStationState", seat: int, sheet: "Sheet") -> SheetView:
    box = s.box
    points = scoring.breakdown(s, seat) if s.over else {"lines": sum(sheet.points)}
    score = sum(points.values())
    return {
        "seat": seat,
        "pencil": box.pencils[sheet.pencil],
        "power": box.powers[s.powers[sheet.pencil]] if s.powers else None,
        "power_used": sheet.spent,
        "lines": [_line(s, sheet, pencil) for pencil in range(len(box.pencils))],
        "visits": sheet.visits,
        "interchanges": scoring.interchanges(sheet)[2:],
        "objectives": [_objective(s, sheet, objective) for objective in s.objectives],
        "points": points,
        "score": score,
        "grade": scoring.grade(box, score) if s.over and s.players == 1 else None,
    }


def _line(s: "NextStationState", sheet: "Sheet", pencil: int) -> LineView:
    box = s.box
    current = pencil == sheet.pencil
    mask, drawn = (sheet.line, sheet.drawn) if current else (sheet.lines[pencil], sheet.sections[pencil])
    score = scoring.line_score(box, mask, drawn, sheet.marks[pencil]) if mask else None
    ways = [box.ways[action] for action in drawn]
    departure = box.departures[pencil]
    return {
        "pencil": box.pencils[pencil],
        "begun": score is not None,
        "departure": departure,
        "sections": [[way.start, way.to] for way in ways],
        "stations": [departure, *(way.to for way in ways)] if score else [],
        "ends": list(sheet.ends) if current and not s.over else [],
        "mark": sheet.marks[pencil] if sheet.marks[pencil] >= 0 else None,
        "districts": score.districts if score else 0,
        "most": score.most if score else 0,
        "thames": score.thames if score else 0,
        "tourist": score.tourist if score else 0,
        "points": score.points if score else 0,
    }


def _objective(s: "NextStationState", sheet: "Sheet", objective: int) -> ObjectiveView:
    return {
        "id": s.box.objectives[objective].id,
        "count": scoring.objective_count(s.box, sheet, objective),
        "at_least": s.box.objectives[objective].at_least,
        "met": scoring.met(s.box, sheet, objective),
    }


def counters(view: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """The numbers that `gain` events add up to: visits, and the points of every category."""
    found = {(sheet["seat"], "visits"): sheet["visits"] for sheet in view["sheets"]}
    for sheet in view["sheets"]:
        for what, n in sheet["points"].items():
            found[sheet["seat"], what] = n
    return found


def places(view: Mapping[str, Any]) -> dict[str, str | None]:
    """The pieces that `put` events move: cards, pencils, drawn sections and marks."""
    found: dict[str, str | None] = dict.fromkeys(view["revealed"], "revealed")
    found.update(dict.fromkeys(view["deck"], "deck"))
    found.update({pencil: f"slot-{slot}" for slot, pencil in enumerate(view["slots"])})
    for sheet in view["sheets"]:
        for line in sheet["lines"]:
            if line["mark"] is not None:
                found[f"sheet-{sheet['seat']}/mark-{line['pencil']}"] = f"station-{line['mark']}"
            for section in line["sections"]:
                found[f"sheet-{sheet['seat']}/section-{min(section)}-{max(section)}"] = line["pencil"]
    return found
