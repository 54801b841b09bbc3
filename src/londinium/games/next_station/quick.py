"""The numbers of a position (`encoding.py`) read off the state.

A game is so quick that its view costs several times as much as playing it. Nearly every number is a yes or no, and on a
sheet these are bits of masks already; so all numbers are put together as the bits of one long mask, which is spread at
once, and the few amounts are written between them. What changes once in a turn or a game is taken from the description
and remembered.
"""

from array import array
from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy import frombuffer, unpackbits
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
REMEMBERED = 4_000  # masks of each kind


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
        self.bytes = (self.size + 7) // 8
        self.lines = [self.sheet["lines"].at + pencil * len(box.stations) for pencil in range(len(box.pencils))]
        self.closed, self.used, self.marks = (self.sheet[name].at for name in ("closed", "power_used", "marks"))
        self.held = [1 << self.sheet["pencil"].at + pencil for pencil in range(len(box.pencils))]
        self.station = [1 << self.sheet["ends"].at + station for station in range(len(box.stations))]  # as an end
        self.visits, self.points = self.sheet["visits"].at, self.sheet["points"].at
        self.shares = [visits / most(sheet["visits"]) for visits in range(most(sheet["visits"]) + 1)]
        self.most_points = most(sheet["points"])

        self.moments: dict[Hashable, int] = {}
        self.decks: dict[Hashable, int] = {}
        self.deals: dict[Hashable, int] = {}
        self.finished: dict[Hashable, int] = {}

    def __call__(self, s: "NextStationState", seat: int) -> Numbers:
        over, powers = s.over, s.powers
        asked = [type(s.pending[other][-1]) for other in s.to_act] if powers else ()  # else it is always a section
        moment = seat, s.round, s.turn, s.undergrounds, s.symbol, s.free, s.to_act, *asked
        mask = self.moments.get(moment)
        if mask is None:
            mask = remember(self.moments, moment, self._moment(s, seat))
        deck = self.decks.get(s.deck)
        if deck is None:
            deck = remember(self.decks, s.deck, self.table["deck"].bits([self.cards[card] for card in s.deck]))
        deal = seat, s.slots, powers, s.objectives, s.options.spare, over
        dealt = self.deals.get(deal)
        if dealt is None:
            dealt = remember(self.deals, deal, self._deal(s, seat))
        mask |= deck | dealt
        sheets = s.sheets[seat:] + s.sheets[:seat] if seat else s.sheets
        step, stations = self.step, self.station
        at = self.first
        for sheet in sheets:
            pencil, ends = sheet.pencil, sheet.ends
            own = self.held[pencil] | sheet.blocked << self.closed | sheet.line << self.lines[pencil]
            if s.round > 1:
                finished = self.finished.get(sheet.lines)
                own |= remember(self.finished, sheet.lines, self._finished(sheet)) if finished is None else finished
            if not over:
                for end in ends:
                    own |= stations[end]
            if powers:
                own |= sheet.spent << self.used | self._marks(sheet)
            mask |= own << at
            at += step
        out = unpackbits(frombuffer(mask.to_bytes(self.bytes, "little"), BYTE), None, self.size, "little").astype(
            SINGLE
        )
        at = self.first
        for sheet in sheets:
            if sheet.visits:
                out[at + self.visits] = self.shares[min(sheet.visits, len(self.shares) - 1)]
            if s.round > 1:
                points = sum(scoring.breakdown(s, s.sheets.index(sheet)).values()) if over else sum(sheet.points)
                out[at + self.points] = min(1.0, points / self.most_points)
            if s.objectives:
                place = self.sheet["objectives"]
                out[at + place.at : at + place.at + place.part.size] = self._objectives(s, sheet)
            at += step
        return out

    def _finished(self, sheet: "Sheet") -> int:
        return sum([line << shift for line, shift in zip(sheet.lines, self.lines, strict=True)])

    def _marks(self, sheet: "Sheet") -> int:
        return sum([1 << self.marks + mark for mark in {*sheet.marks} if mark >= 0])

    def _moment(self, s: "NextStationState", seat: int) -> int:
        """What is asked, the round, and the card."""
        kinds = [self.kinds[type(s.pending[other][-1])] if other in s.to_act else None for other in range(s.players)]
        told = {
            "asked": kinds,
            "round": s.round,
            "turn": s.turn,
            "last_turn": s.last_turn,
            "undergrounds": s.undergrounds,
            "symbol": SYMBOLS[s.symbol],
            "switch": s.free,
        }
        return sum(self.table[name].bits(value, seat) for name, value in told.items())

    def _deal(self, s: "NextStationState", seat: int) -> int:
        """What was dealt at the set-up."""
        told = {
            "slots": [self.pencils[pencil] for pencil in s.slots],
            "seats_at": [scoring.slot_of(s.players, s.options.spare, other) for other in range(s.players)],
            "powers": {self.pencils[pencil]: self.powers[power] for pencil, power in enumerate(s.powers)},
            "objectives": [self.names[one] for one in s.objectives],
            "over": s.over,
        }
        return sum(self.table[name].bits(value, seat) for name, value in told.items())

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


def remember(memory: dict[Hashable, int], key: Hashable, mask: int) -> int:
    if len(memory) >= REMEMBERED:
        memory.clear()
    memory[key] = mask
    return mask
