"""The numbers of a position (`encoding.py`) read off the state.

A game is so quick that its view costs several times as much as playing it. So what a seat saw last is kept, and only
what can have changed since is written: cards, questions, and the sections that were drawn. Where a seat looks at
another round, or at a copy that has gone another way, its numbers begin anew: nearly each of them is a yes or no, and
on a sheet these are bits of masks already; so they are put together as the bits of one long mask, which is spread at
once.
"""

from array import array
from collections.abc import Hashable, Iterable, Mapping, Sequence
from operator import lshift
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy import frombuffer, ndarray
from numpy.typing import NDArray

from londinium.games.next_station import scoring
from londinium.games.next_station.box import SYMBOLS
from londinium.kernel.encoding import Amount, BySeat, OneOf, Part

if TYPE_CHECKING:
    from londinium.games.next_station._fields import Sheet
    from londinium.games.next_station.game import NextStation
    from londinium.games.next_station.state import NextStationState

Numbers = NDArray[np.float32]
BYTE, SINGLE = np.dtype(np.uint8), np.dtype(np.float32)
SPREAD = np.unpackbits(np.arange(256, dtype=BYTE)[:, None], axis=1, bitorder="little").astype(SINGLE).view("V32")[:, 0]
"""For every byte, its eight bits as numbers."""
REMEMBERED = 4_000  # deals


class Quick:
    """What a seat of a table sees, as numbers."""

    def __init__(self, game: "NextStation", players: int, table: Mapping[str, Part], sheet: Mapping[str, Part]) -> None:
        box = game.box
        self.players = players
        self.pencils, self.cards, self.powers = box.pencils, box.cards, box.powers
        self.names = [one.id for one in box.objectives]
        self.kinds = {kind: declared.kind for kind, declared in game.questions.declared.items()}
        asked = BySeat(players, OneOf([declared.kind for declared in game.questions], ""))
        self.table: dict[str, Place] = places({"asked": asked, **table})
        self.sheet: dict[str, Place] = places(sheet)
        self.first = self.table["sheets"].at
        self.step = sum(part.size for part in sheet.values())
        self.size = self.first + players * self.step
        self.shape = (self.size,)
        self.bytes = (self.size + 7) // 8
        self.lines = [self.sheet["lines"].at + pencil * len(box.stations) for pencil in range(len(box.pencils))]
        self.closed, self.used = (self.sheet[name].at for name in ("closed", "power_used"))
        self.ends, self.marks = (self.sheet[name].at for name in ("ends", "marks"))
        self.unmarked = self.sheet["marks"].numbers((), 0)
        self.draws = [(way.to, [self.closed + edge for edge in bits_of(way.closes)]) for way in box.ways]
        self.held = [1 << self.sheet["pencil"].at + pencil for pencil in range(len(box.pencils))]
        self.visits, self.points = self.sheet["visits"].at, self.sheet["points"].at
        self.most_visits, self.most_points = most(sheet["visits"]), most(sheet["points"])
        self.round = [self.table["round"].bits(number) for number in range(box.scoring.rounds + 1)]
        lengths, cards = range(len(box.cards) + 1), box.scoring.undergrounds
        lasts = self._each("last_turn", [number >= cards for number in lengths])
        under = [last + number for last, number in zip(lasts, self._each("undergrounds", lengths), strict=True)]
        self.turn = [[turn + number for number in under] for turn in self._each("turn", lengths)]
        symbols, switches = self._each("symbol", SYMBOLS), self._each("switch", (False, True))
        self.symbol = [[symbol + switch for symbol in symbols] for switch in switches]
        self.at_asked, self.at_turn, self.at_deck, self.at_symbol = (
            slice(self.table[first].at, self.table[last].slice.stop)
            for first, last in (("asked", "asked"), ("turn", "undergrounds"), ("deck", "deck"), ("symbol", "switch"))
        )
        self.decks: dict[Hashable, array[float]] = {}  # of each set of cards: there are two thousand
        self.asked: dict[Hashable, array[float]] = {}
        self.deals: dict[Hashable, int] = {}
        self.seen = [Seen((), False, array("f"), ())] * players  # by viewer

    def look(self, s: "NextStationState", seat: int) -> Numbers:
        """What a seat sees, in an array of its own."""
        seen, over, powers = self.seen[seat], s.over, s.powers
        sheets = s.sheets[seat:] + s.sheets[:seat] if seat else s.sheets
        if seen.slots is not s.slots or seen.over is not over:
            seen = self.seen[seat] = self._anew(s, seat, sheets)
        row, drawn = seen.row, seen.drawn
        at = self.first
        for number, sheet in enumerate(sheets):
            before, now = drawn[number], sheet.drawn
            if before is not now:
                if before != now[: len(before)]:
                    self.seen[seat] = self._anew(s, seat, sheets)
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
        row[self.at_deck] = self.decks.get(s.deck) or self._deck(s.deck)
        row[self.at_symbol] = self.symbol[s.free][s.symbol]
        if s.objectives:
            place = self.sheet["objectives"].at
            for sheet in sheets:
                told = self._objectives(s, sheet)
                row[self.first + place : self.first + place + len(told)] = told
                place += self.step
        return ndarray(self.shape, SINGLE, row[:])

    def _each(self, name: str, values: Iterable[Any]) -> "list[array[float]]":
        """The numbers of a part for each of its values."""
        return [self.table[name].numbers(value, 0) for value in values]

    def _deck(self, deck: tuple[int, ...]) -> "array[float]":
        found = self.decks[deck] = self.table["deck"].numbers([self.cards[card] for card in deck], 0)
        return found

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

    def _anew(self, s: "NextStationState", seat: int, sheets: Sequence["Sheet"]) -> "Seen":
        """What a seat sees, but for what is written each time it looks."""
        deal = seat, s.slots, s.powers, s.objectives, s.options.spare, s.over
        mask = self.deals.get(deal)
        if mask is None:
            if len(self.deals) >= REMEMBERED:
                self.deals.clear()
            mask = self.deals[deal] = self._deal(s, seat)
        mask |= self.round[s.round]
        at = self.first
        for sheet in sheets:
            own = self.held[sheet.pencil] | sheet.blocked << self.closed | sheet.line << self.lines[sheet.pencil]
            own |= sum(map(lshift, sheet.lines, self.lines)) if s.round > 1 else 0
            if not s.over:
                for end in sheet.ends:
                    own |= 1 << self.ends + end
            mask |= own << at
            at += self.step
        row = array("f")
        row.frombytes(SPREAD.take(frombuffer(mask.to_bytes(self.bytes, "little"), BYTE)).tobytes())
        del row[self.size :]
        self._amounts(s, sheets, row)
        return Seen(s.slots, s.over, row, sheets)

    def _deal(self, s: "NextStationState", seat: int) -> int:
        told = {
            "slots": [self.pencils[pencil] for pencil in s.slots],
            "seats_at": [scoring.slot_of(s.players, s.options.spare, other) for other in range(s.players)],
            "powers": {self.pencils[pencil]: self.powers[power] for pencil, power in enumerate(s.powers)},
            "objectives": [self.names[one] for one in s.objectives],
            "over": s.over,
        }
        return sum(self.table[name].bits(value, seat) for name, value in told.items())

    def _amounts(self, s: "NextStationState", sheets: Sequence["Sheet"], row: "array[float]") -> None:
        """What stays for a round and is no yes or no."""
        at = self.first
        for sheet in sheets if s.round > 1 else ():  # before, nothing is written down
            points = sum(scoring.breakdown(s, s.sheets.index(sheet)).values()) if s.over else sum(sheet.points)
            row[at + self.visits] = min(1.0, sheet.visits / self.most_visits)
            row[at + self.points] = min(1.0, points / self.most_points)
            at += self.step

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


class Seen:
    """What a seat has seen. Whenever pencils are passed (NSL-ROUND-12) they lie in a new tuple: where it is the very
    same one, it is the same round of the same game, or of copies of it."""

    __slots__ = "asked", "drawn", "ends", "over", "row", "slots"

    def __init__(self, slots: tuple[int, ...], over: bool, row: "array[float]", sheets: Sequence["Sheet"]) -> None:
        self.slots = slots
        self.over = over
        self.row = row
        self.drawn = [sheet.drawn for sheet in sheets]  # in this round, as they are written in the row …
        self.ends = [sheet.ends for sheet in sheets]  # … and so are these
        self.asked: tuple[int, ...] | None = None  # and who owes a decision


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

    def bits(self, value: Any, seat: int = 0) -> int:
        """The numbers of a value, each of them 0 or 1, as bits in their places."""
        return sum(1 << self.at + bit for bit, number in enumerate(self.numbers(value, seat)) if number)


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
