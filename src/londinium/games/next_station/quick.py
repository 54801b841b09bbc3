"""The numbers of a position (`encoding.py`) read off the state.

A game is so quick that its view costs several times as much as playing it. Nearly every number is a yes or no, and on a
sheet these are bits of masks already; so all numbers are put together as the bits of one long mask, which is spread at
once, and the few amounts are written between them. What stays for a round is put together once. Who follows a table
from decision to decision keeps its numbers, and writes what has changed.
"""

from array import array
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from operator import attrgetter, lshift
from typing import TYPE_CHECKING, Any, NamedTuple

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
NEAR = 16  # answers: two turns of a full table are fewer
WRITTEN = attrgetter("lines", "points", "visits")  # on a sheet, at the end of a round


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
        self.closed, self.used, self.marks = (self.sheet[name].at for name in ("closed", "power_used", "marks"))
        self.pencil, self.ends = self.sheet["pencil"].at, self.sheet["ends"].at
        self.held = [1 << self.pencil + pencil for pencil in range(len(box.pencils))]
        self.station = [1 << self.ends + station for station in range(len(box.stations))]  # as an end
        self.visits, self.points = self.sheet["visits"].at, self.sheet["points"].at
        self.most_visits, self.most_points = most(sheet["visits"]), most(sheet["points"])
        self.round = self._each("round", range(box.scoring.rounds + 1))
        self.turn = self._each("turn", range(len(box.cards) + 1))
        last, switch = self.table["last_turn"].bits(True), self.table["switch"].bits(True)
        self.undergrounds = [
            place | last * (number >= box.scoring.undergrounds)
            for number, place in enumerate(self._each("undergrounds", range(len(box.cards) + 1)))
        ]
        symbols = self._each("symbol", SYMBOLS)
        self.symbol = symbols, [switch | symbol for symbol in symbols]  # without a switch, and with one
        self.shown = [
            [[bits(number | symbol) for symbol in symbols] for symbols in self.symbol] for number in self.undergrounds
        ]
        self.card = self._each("deck", [[card] for card in box.cards]).__getitem__
        self.asked: dict[Hashable, int] = {}
        self.questions: dict[tuple[int, tuple[int, ...]], tuple[int, ...]] = {}
        self.deals: dict[Hashable, int] = {}
        self.rounds = [Round((), 0, ())] * players  # by viewer: the one that was last seen
        self.drawn: dict[tuple[int, int], list[Section]] = {}
        self.ways, self.departures = box.ways, box.departures

    def follow(self) -> Callable[["NextStationState", int], Numbers]:
        """The same for one table, while it is played."""
        return Following(self).read

    def __call__(self, s: "NextStationState", seat: int) -> Numbers:
        sheets = s.sheets[seat:] + s.sheets[:seat] if seat else s.sheets
        powers, over = s.powers, s.over
        key = s.round, s.slots, powers, s.objectives, s.options.spare, over, *map(WRITTEN, sheets)
        known = self.rounds[seat]
        if known.key != key:
            known = self.rounds[seat] = Round(key, self._round(s, seat, sheets), self._amounts(s, sheets))
        asked = (seat, s.to_act, *[type(s.pending[other][-1]) for other in s.to_act]) if powers else (seat, s.to_act)
        mask = self.asked.get(asked)
        if mask is None:
            mask = self.asked[asked] = self._asked(s, seat)
        mask |= known.mask | self.turn[s.turn] | self.undergrounds[s.undergrounds] | self.symbol[s.free][s.symbol]
        mask |= sum(map(self.card, s.deck))
        at = self.first
        closed, lines, station, step = self.closed, self.lines, self.station, self.step
        for sheet in sheets:
            own = sheet.blocked << closed | sheet.line << lines[sheet.pencil]
            if not over:
                for end in sheet.ends:
                    own |= station[end]
            if powers:
                own |= sheet.spent << self.used | self._marks(sheet)
            mask |= own << at
            at += step
        spread = SPREAD.take(frombuffer(mask.to_bytes(self.bytes, "little"), BYTE))
        out = ndarray(self.shape, SINGLE, spread)
        for at, amount in known.amounts:
            out[at] = amount
        if s.objectives:
            place = self.sheet["objectives"]
            for at, sheet in enumerate(sheets):
                begin = self.first + at * self.step + place.at
                out[begin : begin + place.part.size] = self._objectives(s, sheet)
        return out

    def sections(self, at: int, pencil: int) -> list["Section"]:
        """By action: what a section changes on a sheet whose numbers begin there."""
        found = self.drawn.get((at, pencil))
        if found is None:
            line, ends, closed = at + self.lines[pencil], at + self.ends, at + self.closed
            found = self.drawn[at, pencil] = [
                Section((line + way.to, ends + way.to, *bits(way.closes << closed)), way.start, ends + way.start)
                for way in self.ways
            ]
        return found

    def _each(self, name: str, values: Iterable[Any]) -> list[int]:
        """The bits of a part for each of its values."""
        return [self.table[name].bits(value) for value in values]

    def _marks(self, sheet: "Sheet") -> int:
        return sum([1 << self.marks + mark for mark in {*sheet.marks} if mark >= 0])

    def _asked(self, s: "NextStationState", seat: int) -> int:
        kinds = [self.kinds[type(s.pending[other][-1])] if other in s.to_act else None for other in range(s.players)]
        return self.table["asked"].bits(kinds, seat)

    def asked_at(self, s: "NextStationState", seat: int) -> tuple[int, ...]:
        """The same without powers, by its places."""
        found = self.questions.get((seat, s.to_act))
        if found is None:
            found = self.questions[seat, s.to_act] = bits(self._asked(s, seat))
        return found

    def _round(self, s: "NextStationState", seat: int, sheets: Sequence["Sheet"]) -> int:
        """What stays for a round: what was dealt, who holds which pencil, and finished lines."""
        deal = seat, s.slots, s.powers, s.objectives, s.options.spare, s.over
        mask = self.deals.get(deal)
        if mask is None:
            if len(self.deals) >= REMEMBERED:
                self.deals.clear()
            mask = self.deals[deal] = self._deal(s, seat)
        mask |= self.round[s.round]
        at = self.first
        for sheet in sheets:
            own = self.held[sheet.pencil]
            if s.round > 1:
                own |= sum(map(lshift, sheet.lines, self.lines))
            mask |= own << at
            at += self.step
        return mask

    def _deal(self, s: "NextStationState", seat: int) -> int:
        told = {
            "slots": [self.pencils[pencil] for pencil in s.slots],
            "seats_at": [scoring.slot_of(s.players, s.options.spare, other) for other in range(s.players)],
            "powers": {self.pencils[pencil]: self.powers[power] for pencil, power in enumerate(s.powers)},
            "objectives": [self.names[one] for one in s.objectives],
            "over": s.over,
        }
        return sum(self.table[name].bits(value, seat) for name, value in told.items())

    def _amounts(self, s: "NextStationState", sheets: Sequence["Sheet"]) -> list[tuple[int, float]]:
        """What stays for a round and is no yes or no: where it stands, and how much it is."""
        if s.round < 2:
            return []  # nothing is written down yet
        found = []
        at = self.first
        for sheet in sheets:
            points = sum(scoring.breakdown(s, s.sheets.index(sheet)).values()) if s.over else sum(sheet.points)
            found.append((at + self.visits, min(1.0, sheet.visits / self.most_visits)))
            found.append((at + self.points, min(1.0, points / self.most_points)))
            at += self.step
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


class Round(NamedTuple):
    """What a seat sees that stays for a round, and by what it is known again."""

    key: tuple[Any, ...]
    mask: int
    amounts: Sequence[tuple[int, float]]


class Section(NamedTuple):
    """What drawing a section changes on a sheet: what is a yes from then on, and where its start stands as an end."""

    places: tuple[int, ...]
    start: int
    end: int


class Following:
    """What the seats of one table see while it is played, kept from one decision to the next.

    A state that was seen before, or one that was played on from it, differs by few numbers, and these are written.
    Another table is read from the start, and so is one with powers or objectives.
    """

    def __init__(self, quick: Quick) -> None:
        self.quick = quick
        self.kept = [Kept(quick) for _ in range(quick.players)]  # by viewer
        self.round, self.turn = quick.table["round"].at - 1, quick.table["turn"].at - 1
        self.deck, self.slots, self.over = (quick.table[name].at for name in ("deck", "slots", "over"))
        self.full = array("f", [1.0] * quick.table["deck"].part.size)
        self.empty = array("f", bytes(4 * quick.table["slots"].part.size))
        self.no_ends = array("f", bytes(4 * quick.sheet["ends"].part.size))

    def read(self, s: "NextStationState", seat: int) -> Numbers:
        kept = self.kept[seat]
        if s is not kept.state and not kept.leads_to(s):
            return self._afresh(s, seat, kept)
        out = kept.numbers
        if s.round != kept.round:
            if s.round != kept.round + 1:
                return self._afresh(s, seat, kept)
            self._next_round(s, seat, kept)
            self._cards(s, kept)
        elif s.turn != kept.turn:
            self._cards(s, kept)
        if s.to_act != kept.to_act:
            for at in kept.asked:
                out[at] = 0.0
            kept.to_act, kept.asked = s.to_act, self.quick.asked_at(s, seat)
            for at in kept.asked:
                out[at] = 1.0
        for known, sheet in zip(kept.sheets, s.sheets, strict=True):
            drawn = sheet.drawn
            if len(drawn) != known.drawn:
                known.draw(out, drawn, sheet.ends)
        if s.over:
            return self._end(s, kept)
        kept.state, kept.past = s, s._past
        return kept.array.copy()

    def _cards(self, s: "NextStationState", kept: "Kept") -> None:
        """What lies open in another turn."""
        out = kept.numbers
        out[self.turn + kept.turn] = 0.0
        kept.turn = s.turn
        out[self.turn + kept.turn] = 1.0
        for at in kept.shown:
            out[at] = 0.0
        kept.shown = self.quick.shown[s.undergrounds][s.free][s.symbol]
        for at in kept.shown:
            out[at] = 1.0
        for card in s.revealed[kept.revealed :]:
            out[self.deck + card] = 0.0
        kept.revealed = len(s.revealed)

    def _next_round(self, s: "NextStationState", seat: int, kept: "Kept") -> None:
        """All cards are in the deck again, pencils have moved on, and every seat begins another line."""
        quick, out = self.quick, kept.numbers
        out[self.round + kept.round] = 0.0
        kept.round = s.round
        out[self.round + kept.round] = 1.0
        out[self.deck : self.deck + len(self.full)] = self.full
        kept.revealed = 0
        out[self.slots : self.slots + len(self.empty)] = self.empty
        for slot, pencil in enumerate(s.slots):
            out[self.slots + slot * len(s.slots) + pencil] = 1.0
        for other, sheet in enumerate(s.sheets):
            known = kept.sheets[other]
            known.draw(out, sheet.sections[known.pencil], ())
            self._write_down(out, known, sheet, sum(sheet.points))
            out[known.at + quick.pencil + known.pencil] = 0.0
            known = kept.sheets[other] = Known(quick, other - seat, sheet.pencil)
            out[known.at + quick.pencil + known.pencil] = 1.0
            start = quick.departures[known.pencil]
            out[known.at + quick.lines[known.pencil] + start] = out[known.at + quick.ends + start] = 1.0

    def _end(self, s: "NextStationState", kept: "Kept") -> Numbers:
        out = kept.numbers
        for other, known in enumerate(kept.sheets):
            self._write_down(out, known, s.sheets[other], sum(scoring.breakdown(s, other).values()))
        out[self.over] = 1.0
        kept.state = kept.past = None
        return kept.array.copy()

    def _write_down(self, out: "array[float]", known: "Known", sheet: "Sheet", points: int) -> None:
        """A line is finished: it has no ends, and is scored."""
        quick, at = self.quick, known.at
        out[at + quick.ends : at + quick.ends + len(self.no_ends)] = self.no_ends
        out[at + quick.visits] = min(1.0, sheet.visits / quick.most_visits)
        out[at + quick.points] = min(1.0, points / quick.most_points)

    def _afresh(self, s: "NextStationState", seat: int, kept: "Kept") -> Numbers:
        numbers = self.quick(s, seat)
        if s.over or s.powers or s.objectives:
            kept.state = kept.past = None
        else:
            kept.array[:] = numbers
            kept.keep(self.quick, s, seat)
        return numbers


class Known:
    """How much of a sheet has been read: so many sections of the line of this round."""

    __slots__ = ("at", "drawn", "pencil", "sections")

    def __init__(self, quick: Quick, after: int, pencil: int, drawn: int = 0) -> None:
        self.at = quick.first + after % quick.players * quick.step
        self.pencil, self.drawn = pencil, drawn
        self.sections = quick.sections(self.at, pencil)

    def draw(self, out: "array[float]", drawn: tuple[int, ...], ends: tuple[int, ...]) -> None:
        for action in drawn[self.drawn :]:
            places, start, end = self.sections[action]
            for at in places:
                out[at] = 1.0
            if start not in ends:
                out[end] = 0.0
        self.drawn = len(drawn)


class Kept:
    """The numbers that a seat was last told, and the state that they were read off, if any."""

    state: "NextStationState | None" = None
    past: Any = None
    round: int
    turn: int
    shown: tuple[int, ...]  # where the cards that lie open have their numbers …
    revealed: int  # … and how many they are
    to_act: tuple[int, ...]
    asked: tuple[int, ...]  # where the questions have theirs
    sheets: list[Known]  # by seat

    def __init__(self, quick: Quick) -> None:
        self.numbers = array("f", bytes(4 * quick.size))  # an item is written sooner here than in NumPy's
        self.array = frombuffer(self.numbers, SINGLE)

    def keep(self, quick: Quick, s: "NextStationState", seat: int) -> None:
        self.state, self.past = s, s._past
        self.round, self.turn, self.revealed = s.round, s.turn, len(s.revealed)
        self.shown = quick.shown[s.undergrounds][s.free][s.symbol]
        self.to_act, self.asked = s.to_act, quick.asked_at(s, seat)
        self.sheets = [
            Known(quick, other - seat, sheet.pencil, len(sheet.drawn)) for other, sheet in enumerate(s.sheets)
        ]

    def leads_to(self, s: "NextStationState") -> bool:
        """Whether a state was played on from the one that was read, or is a copy of it: they share their history."""
        past = s._past
        for _ in range(NEAR):
            if not past:
                return False
            if past is self.past:
                return True
            past = past[0]
        return False


class Place:
    """A part, and where its numbers begin."""

    def __init__(self, at: int, part: Part) -> None:
        self.at = at
        self.part = part

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


def bits(mask: int) -> tuple[int, ...]:
    """Where a mask has its bits."""
    return tuple([at for at in range(mask.bit_length()) if mask >> at & 1])


def most(part: Part) -> int:
    assert isinstance(part, Amount)
    return part.most
