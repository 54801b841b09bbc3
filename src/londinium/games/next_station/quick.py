"""The numbers of a position (`encoding.py`) read off the state.

A game is so quick that its view costs several times as much as playing it. Nearly every number is a yes or no, and on a
sheet these are bits of masks already; so all numbers are put together as the bits of one long mask, which is spread at
once, and the few amounts are written between them. What stays for a round is put together once.
"""

from array import array
from collections.abc import Hashable, Iterable, Mapping, Sequence
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
        self.held = [1 << self.sheet["pencil"].at + pencil for pencil in range(len(box.pencils))]
        self.station = [1 << self.sheet["ends"].at + station for station in range(len(box.stations))]  # as an end
        self.visits, self.points = self.sheet["visits"].at, self.sheet["points"].at
        self.most_visits, self.most_points = most(sheet["visits"]), most(sheet["points"])
        self.round = self._each("round", range(box.scoring.rounds + 1))
        self.turn = self._each("turn", range(len(box.cards) + 1))
        last, switch = self.table["last_turn"].bits(True), self.table["switch"].bits(True)
        self.undergrounds = [
            bits | last * (number >= box.scoring.undergrounds)
            for number, bits in enumerate(self._each("undergrounds", range(len(box.cards) + 1)))
        ]
        symbols = self._each("symbol", SYMBOLS)
        self.symbol = symbols, [switch | bits for bits in symbols]  # without a switch, and with one
        self.card = self._each("deck", [[card] for card in box.cards]).__getitem__
        self.asked: dict[Hashable, int] = {}
        self.deals: dict[Hashable, int] = {}
        self.rounds = [Round((), 0, ())] * players  # by viewer: the one that was last seen

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

    def _each(self, name: str, values: Iterable[Any]) -> list[int]:
        """The bits of a part for each of its values."""
        return [self.table[name].bits(value) for value in values]

    def _marks(self, sheet: "Sheet") -> int:
        return sum([1 << self.marks + mark for mark in {*sheet.marks} if mark >= 0])

    def _asked(self, s: "NextStationState", seat: int) -> int:
        kinds = [self.kinds[type(s.pending[other][-1])] if other in s.to_act else None for other in range(s.players)]
        return self.table["asked"].bits(kinds, seat)

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


def most(part: Part) -> int:
    assert isinstance(part, Amount)
    return part.most
