"""The numbers of a position (`encoding.py`) read off the state.

A game is so quick that its view costs several times as much as playing it. So what a seat saw last is kept as a row of
numbers, and only what can have changed since is written into it: cards, questions, the sections that were drawn, and
what a new round brings. Where a position does not go on from there, in another game or on a copy that has gone another
way, the row begins empty and all its lines are written.
"""

from array import array
from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from londinium.games.next_station import scoring
from londinium.games.next_station.box import SYMBOLS
from londinium.kernel.encoding import Amount, BySeat, OneOf, Part
from londinium.kernel.tuples import changed

if TYPE_CHECKING:
    from londinium.games.next_station._fields import Sheet
    from londinium.games.next_station.game import NextStation
    from londinium.games.next_station.state import NextStationState

Numbers = NDArray[np.float32]
SINGLE = np.dtype(np.float32)
REMEMBERED = 4_000  # deals


class Quick:
    """What a seat of a table sees, as numbers."""

    def __init__(self, game: "NextStation", players: int, table: Mapping[str, Part], sheet: Mapping[str, Part]) -> None:
        box = game.box
        self.players = players
        self.pencils, self.powers, self.departures = box.pencils, box.powers, box.departures
        self.names = [one.id for one in box.objectives]
        self.kinds = {kind: declared.kind for kind, declared in game.questions.declared.items()}
        asked = BySeat(players, OneOf([declared.kind for declared in game.questions], ""))
        self.table: dict[str, Place] = places({"asked": asked, **table})
        self.sheet: dict[str, Place] = places(sheet)
        self.first = self.table["sheets"].at
        self.step = sum(part.size for part in sheet.values())
        self.size = self.first + players * self.step
        self.lines = [self.sheet["lines"].at + pencil * len(box.stations) for pencil in range(len(box.pencils))]
        self.closed, self.used = (self.sheet[name].at for name in ("closed", "power_used"))
        self.ends, self.marks = (self.sheet[name].at for name in ("ends", "marks"))
        self.unmarked = self.sheet["marks"].numbers((), 0)
        self.draws = [(way.to, [self.closed + edge for edge in bits_of(way.closes)]) for way in box.ways]
        self.held = [self.sheet["pencil"].numbers(pencil, 0) for pencil in box.pencils]
        self.pencil = self.sheet["pencil"].at
        self.visits, self.points = self.sheet["visits"].at, self.sheet["points"].at
        self.most_visits, self.most_points = most(sheet["visits"]), most(sheet["points"])
        self.round = self._each("round", range(box.scoring.rounds + 1))
        lengths, cards = range(len(box.cards) + 1), box.scoring.undergrounds
        lasts = self._each("last_turn", [number >= cards for number in lengths])
        under = [last + number for last, number in zip(lasts, self._each("undergrounds", lengths), strict=True)]
        self.turn = [[turn + number for number in under] for turn in self._each("turn", lengths)]
        symbols, switches = self._each("symbol", SYMBOLS), self._each("switch", (False, True))
        self.symbol = [[symbol + switch for symbol in symbols] for switch in switches]
        self.at_asked, self.at_round, self.at_turn, self.at_deck, self.at_symbol, self.at_deal = (
            slice(self.table[first].at, self.table[last].slice.stop)
            for first, last in (
                ("asked", "asked"),
                ("round", "round"),
                ("turn", "undergrounds"),
                ("deck", "deck"),
                ("symbol", "switch"),
                ("slots", "over"),
            )
        )
        self.deck, self.whole = self.table["deck"].at, self.table["deck"].numbers(box.cards, 0)
        self.asked: dict[Hashable, array[float]] = {}
        self.deals: dict[Hashable, array[float]] = {}
        self.seen = [Seen(self.size, players)] * players  # by viewer

    def look(self, s: "NextStationState", seat: int) -> Numbers:
        """What a seat sees, in an array of its own."""
        seen, over, powers = self.seen[seat], s.over, s.powers
        sheets = s.sheets[seat:] + s.sheets[:seat] if seat else s.sheets
        if seen.slots is not s.slots or seen.over is not over:
            seen = self._turned(s, seat, sheets)
        row, drawn = seen.row, seen.drawn
        shown, revealed = seen.revealed, s.revealed
        if shown is not revealed:
            if shown != revealed[: len(shown)]:
                self.seen[seat] = Seen(self.size, s.players)
                return self.look(s, seat)
            seen.revealed = revealed
            for card in revealed[len(shown) :]:
                row[self.deck + card] = 0.0
        at = self.first
        for number, sheet in enumerate(sheets):
            before, now = drawn[number], sheet.drawn
            if before is not now:
                if before != now[: len(before)]:
                    self.seen[seat] = Seen(self.size, s.players)
                    return self.look(s, seat)
                drawn[number] = now
                ends, place, line = sheet.ends, at + self.ends, at + self.lines[sheet.pencil]
                for action in now[len(before) :]:
                    to, closed = self.draws[action]
                    row[line + to] = 1.0
                    row[place + to] = to in ends
                    for edge in closed:
                        row[at + edge] = 1.0
                for end in seen.ends[number]:
                    if end not in ends:
                        row[place + end] = 0.0
                seen.ends[number] = ends
            if powers:
                row[at + self.used] = sheet.spent
                marks = at + self.marks
                row[marks : marks + len(self.unmarked)] = self.unmarked
                for mark in sheet.marks:
                    if mark >= 0:
                        row[marks + mark] = 1.0
            at += self.step
        if powers or s.to_act != seen.asked:  # with powers, there are several questions
            self._ask(s, seat, seen)
        row[self.at_turn] = self.turn[s.turn][s.undergrounds]
        row[self.at_symbol] = self.symbol[s.free][s.symbol]
        if s.objectives:
            place = self.sheet["objectives"].at
            for sheet in sheets:
                told = self._objectives(s, sheet)
                row[self.first + place : self.first + place + len(told)] = told
                place += self.step
        return seen.numbers.copy()

    def _each(self, name: str, values: Iterable[Any]) -> "list[array[float]]":
        """The numbers of a part for each of its values."""
        return [self.table[name].numbers(value, 0) for value in values]

    def _ask(self, s: "NextStationState", seat: int, seen: "Seen") -> None:
        asked = (seat, s.to_act, *[type(s.pending[other][-1]) for other in s.to_act])
        told = self.asked.get(asked)
        if told is None:
            kinds = [
                self.kinds[type(s.pending[other][-1])] if other in s.to_act else None for other in range(s.players)
            ]
            told = self.asked[asked] = self.table["asked"].numbers(kinds, seat)
        seen.row[self.at_asked] = told
        seen.asked = s.to_act

    def _turned(self, s: "NextStationState", seat: int, sheets: Sequence["Sheet"]) -> "Seen":
        """What a seat sees when a round begins, or at the end; the sections of the round are written as they come."""
        seen, over, modules = self.seen[seat], s.over, (s.powers, s.objectives)
        went_on = seen.round + 1 == s.round + over and seen.modules == modules
        if not went_on or not all(map(goes_on, seen.begun, seen.drawn, sheets)):
            seen = self.seen[seat] = Seen(self.size, s.players)
        seen.slots, seen.over, seen.round, seen.modules = s.slots, over, s.round, modules
        row, at = seen.row, self.first
        row[self.at_round] = self.round[s.round]
        row[self.at_deck], seen.revealed = self.whole, ()
        row[self.at_deal] = self._deal(s, seat)
        for number, sheet in enumerate(sheets):
            row[at + self.pencil : at + self.pencil + len(self.pencils)] = self.held[sheet.pencil]
            begun, ends = seen.begun[number], at + self.ends
            for end in seen.ends[number]:
                row[ends + end] = 0.0
            if begun is None:
                for pencil, line in enumerate(sheet.lines):
                    if line:
                        row[at + self.lines[pencil] + self.departures[pencil]] = 1.0
                        self._draw(row, at, pencil, sheet.sections[pencil])
            else:
                self._draw(row, at, begun[0], sheet.sections[begun[0]][len(seen.drawn[number]) :])
            if over:
                seen.drawn[number], seen.ends[number] = sheet.drawn, ()
                points = sum(scoring.breakdown(s, (seat + number) % s.players).values())
            else:
                departure = self.departures[sheet.pencil]
                row[ends + departure] = row[at + self.lines[sheet.pencil] + departure] = 1.0
                seen.drawn[number], seen.ends[number] = (), (departure,)
                points = sum(sheet.points)
            row[at + self.visits] = min(1.0, sheet.visits / self.most_visits)
            row[at + self.points] = min(1.0, points / self.most_points)
            seen.begun[number] = (sheet.pencil, sheet.lines, sheet.sections)
            at += self.step
        return seen

    def _draw(self, row: "array[float]", at: int, pencil: int, sections: Iterable[int]) -> None:
        line = at + self.lines[pencil]
        for action in sections:
            to, closed = self.draws[action]
            row[line + to] = 1.0
            for edge in closed:
                row[at + edge] = 1.0

    def _deal(self, s: "NextStationState", seat: int) -> "array[float]":
        deal = seat, s.slots, s.powers, s.objectives, s.options.spare, s.over
        found = self.deals.get(deal)
        if found is not None:
            return found
        if len(self.deals) >= REMEMBERED:
            self.deals.clear()
        told = {
            "slots": [self.pencils[pencil] for pencil in s.slots],
            "seats_at": [scoring.slot_of(s.players, s.options.spare, other) for other in range(s.players)],
            "powers": {self.pencils[pencil]: self.powers[power] for pencil, power in enumerate(s.powers)},
            "objectives": [self.names[one] for one in s.objectives],
            "over": s.over,
        }
        found = self.deals[deal] = array("f")
        for name, value in told.items():
            found += self.table[name].numbers(value, seat)
        return found

    def _objectives(self, s: "NextStationState", sheet: "Sheet") -> "array[float]":
        told = [
            {
                "id": self.names[one],
                "count": scoring.objective_count(s.box, sheet, one),
                "met": scoring.met(s.box, sheet, one),
            }
            for one in s.objectives
        ]
        return self.sheet["objectives"].numbers(told, 0)


Begun = tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...]]
"""A sheet at the beginning of a round: its pencil, and the lines that are finished, as stations and as sections."""


class Seen:
    """What a seat has seen. Whenever pencils are passed (NSL-ROUND-12) they lie in a new tuple: where it is the very
    same one, it is the same round of the same game, or of copies of it."""

    __slots__ = "asked", "begun", "drawn", "ends", "modules", "numbers", "over", "revealed", "round", "row", "slots"

    def __init__(self, size: int, players: int) -> None:
        self.slots: tuple[int, ...] = ()
        self.over = False
        self.round = -1
        self.modules: Hashable = None  # powers and objectives
        self.row = array("f", bytes(4 * size))
        self.numbers = np.frombuffer(self.row, SINGLE)  # the same row, to be copied
        self.revealed: tuple[int, ...] = ()  # cards, as they are written in the row
        self.begun: list[Begun | None] = [None] * players
        self.drawn: list[tuple[int, ...]] = [()] * players  # in this round, as they are written in the row …
        self.ends: list[tuple[int, ...]] = [()] * players  # … and so are these
        self.asked: tuple[int, ...] | None = None  # and who owes a decision


def goes_on(begun: Begun | None, drawn: tuple[int, ...], sheet: "Sheet") -> bool:
    """Whether what is written of a sheet stands on this one, a round later: all lines, as far as they were drawn."""
    if begun is None:
        return False
    pencil, lines, sections = begun
    last = sheet.sections[pencil]
    return (
        last[: len(drawn)] == drawn
        and changed(sections, pencil, last) == sheet.sections
        and changed(lines, pencil, sheet.lines[pencil]) == sheet.lines
    )


class Place:
    """A part, and where its numbers begin."""

    def __init__(self, at: int, part: Part) -> None:
        self.at = at
        self.part = part
        self.slice = slice(at, at + part.size)

    def numbers(self, value: Any, seat: int) -> "array[float]":
        out = array("f", bytes(4 * self.part.size))
        self.part.write(value, out, 0, seat)
        return out


def places(parts: Mapping[str, Part]) -> dict[str, Place]:
    """Parts that stand one after the other."""
    found: dict[str, Place] = {}
    at = 0
    for name, part in parts.items():
        found[name] = Place(at, part)
        at += part.size
    return found


def bits_of(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def most(part: Part) -> int:
    assert isinstance(part, Amount)
    return part.most
