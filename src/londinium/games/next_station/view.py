"""What each seat sees: everything but the order of the deck (NSL-INFO-1), so all seats and spectators see the same.

A guess leaves nothing out: the cards still in the deck are known, and each of them is equally likely to come next.
"""

from collections.abc import Callable, Mapping
from operator import attrgetter
from random import Random
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar

from londinium.games.next_station import scoring
from londinium.games.next_station._fields import Sheet
from londinium.games.next_station.box import SWITCH, SYMBOLS, Box

if TYPE_CHECKING:
    from londinium.games.next_station.state import NextStationState

_whole = attrgetter(*Sheet().dump())

T = TypeVar("T")

MEETING = 2  # lines make a station an interchange (NSL-STN-3)


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
    points: int  # for it, as it stands


class SheetView(TypedDict):
    seat: int
    pencil: str
    power: str | None
    power_used: bool
    lines: list[LineView]
    closed: list[int]  # edges that no section can run along any more: drawn, or crossed by a drawn one
    visits: int
    coming: int  # visits that the line of this round adds when it is scored
    interchanges: dict[str, int]  # by how many lines meet there, the stations in exactly so many
    objectives: list[ObjectiveView]
    points: dict[str, int]  # by category, as written down; the end scoring only when the game is over


class TurnView(TypedDict):
    card: str
    switch: str | None  # that came with it (NSL-CARD-5)
    counts: bool  # whether such a switch was in effect, and not too early (NSL-CARD-7)


class View(TypedDict):
    round: int
    rounds: int
    turn: int
    last_turn: bool
    controller: int
    slots: list[str]  # the pencils in the four places round the table
    seats_at: list[int]  # the place of each seat
    revealed: list[str]
    turns: list[TurnView]  # the same cards, turn by turn
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
        "turns": _turns(s),
        "deck": [box.cards[card] for card in s.deck],
        "undergrounds": s.undergrounds,
        "undergrounds_to_end": box.scoring.undergrounds,
        "symbol": SYMBOLS[s.symbol],
        "switch": s.free,
        "powers": {box.pencils[pencil]: box.powers[power] for pencil, power in enumerate(s.powers)},
        "objectives": [box.objectives[o].id for o in s.objectives],
        "sheets": [once(_sheet, s, seat) for seat in range(s.players)],
        "over": s.over,
    }


def _turns(s: "NextStationState") -> list[TurnView]:
    """A switch lies with the card that followed it."""
    found: list[TurnView] = []
    switch: str | None = None
    for card in s.revealed:
        if s.box.shows[card] == SWITCH:
            switch = s.box.cards[card]
            continue
        counts = switch is not None and len(found) + 1 >= s.box.scoring.switch_from_turn
        found.append({"card": s.box.cards[card], "switch": switch, "counts": counts})
        switch = None
    return found


def once(what: Callable[["NextStationState", int], T], s: "NextStationState", seat: int) -> T:
    """What depends on one sheet and on the options is worked out once: a move changes one of them. It is read only."""
    key = what, seat, s.players, s.options, s.powers, s.objectives, s.over, _whole(s.sheets[seat])
    found: T | None = s.box.memory.get(key)
    return s.box.memory.keep(key, what(s, seat)) if found is None else found


def coming(s: "NextStationState", seat: int) -> int:
    """Visits that the line of this round adds when it is scored."""
    return scoring.coming(s.box, s.sheets[seat])[1]


def _sheet(s: "NextStationState", seat: int) -> SheetView:
    box, sheet = s.box, s.sheets[seat]
    points = scoring.breakdown(s, seat) if s.over else {"lines": sum(sheet.points)}
    return {
        "seat": seat,
        "pencil": box.pencils[sheet.pencil],
        "power": box.powers[s.powers[sheet.pencil]] if s.powers else None,
        "power_used": sheet.spent,
        "lines": [_line(s, sheet, pencil) for pencil in range(len(box.pencils))],
        "closed": [edge for edge, bit in enumerate(f"{sheet.blocked:b}"[::-1]) if bit == "1"],
        "visits": sheet.visits,
        "coming": once(coming, s, seat),
        "interchanges": {str(lines): n for lines, n in enumerate(scoring.interchanges(sheet)) if lines >= MEETING},
        "objectives": [_objective(s, sheet, objective) for objective in s.objectives],
        "points": points,
    }


def _line(s: "NextStationState", sheet: Sheet, pencil: int) -> LineView:
    """The line that is drawn in this round, or one that stays as it is, which is worked out once."""
    box, mark = s.box, sheet.marks[pencil]
    if pencil == sheet.pencil:
        return _drawn(box, pencil, sheet.line, sheet.drawn, mark, [] if s.over else list(sheet.ends))
    key = _drawn, pencil, sheet.lines[pencil], sheet.sections[pencil], mark
    found: LineView | None = box.memory.get(key)
    return box.memory.keep(key, _drawn(box, *key[1:], [])) if found is None else found


def _drawn(box: Box, pencil: int, mask: int, drawn: tuple[int, ...], mark: int, ends: list[int]) -> LineView:
    score = scoring.line_score(box, mask, drawn, mark) if mask else None
    ways = [box.ways[action] for action in drawn]
    departure = box.departures[pencil]
    return {
        "pencil": box.pencils[pencil],
        "begun": score is not None,
        "departure": departure,
        "sections": [[way.start, way.to] for way in ways],
        "stations": [departure, *(way.to for way in ways)] if score else [],
        "ends": ends,
        "mark": mark if mark >= 0 else None,
        "districts": score.districts if score else 0,
        "most": score.most if score else 0,
        "thames": score.thames if score else 0,
        "tourist": score.tourist if score else 0,
        "points": score.points if score else 0,
    }


def _objective(s: "NextStationState", sheet: Sheet, objective: int) -> ObjectiveView:
    met = scoring.met(s.box, sheet, objective)
    return {
        "id": s.box.objectives[objective].id,
        "count": scoring.objective_count(s.box, sheet, objective),
        "at_least": s.box.objectives[objective].at_least,
        "met": met,
        "points": s.box.scoring.objective_points * met,
    }


def deal(s: "NextStationState", seat: int | None, rng: Random) -> None:
    """Only the order of the deck is hidden (NSL-INFO-1), and that is chance to come: there is nothing to deal."""
    del s, seat, rng


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
