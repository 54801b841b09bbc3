"""What a seat sees, as the numbers of the laboratory (`games/next_station/encoding.py`), by NumPy or by JAX.

The numbers and their order are the engine's: a test compares the two, and docs/observations.md says what each means.
"""

from typing import Any, NamedTuple

import numpy as np

from londinium.twin.tables import DEALT, PENCILS, SYMBOLS, Setup, Tables

QUESTIONS = 3  # section, second, mark: their numbers here are one higher, for NOTHING is 0
MOST_COUNTED, MOST_VISITS, MOST_POINTS = 20, 11, 150  # amounts are told as a share of these


class Seen(NamedTuple):
    """What lies on many tables. Sets are booleans along a last axis; the rest are whole numbers."""

    round: Any  # games
    turn: Any
    undergrounds: Any
    card: Any  # the symbol
    free: Any
    over: Any
    deck: Any  # games × cards
    order: Any  # games: the pencils in the four places, two bits each
    powers: Any  # games: see DEALT
    objectives: Any  # games: those in play, a bit each
    asked: Any  # games × seats
    spent: Any
    visits: Any
    points: Any  # written down; at the end the score
    thames: Any  # sections that cross it, on all lines
    blocked: Any  # games × seats × edges
    ends: Any  # games × seats × stations
    line: Any
    one: Any  # in at least one finished line
    two: Any
    marks: Any
    finished: Any  # games × seats × pencils × stations


class Observer:
    """The numbers for one pack and set-up."""

    def __init__(self, t: Tables, setup: Setup) -> None:
        self.t, self.setup = t, setup
        self.in_district = np.eye(t.districts, dtype=np.int32)[t.district]  # stations × districts
        self.sheet = PENCILS + 1 + t.edges + (2 + PENCILS) * t.stations + 2 + 2 * len(t.metric)
        table = t.rounds + t.cards + 1 + t.undergrounds + 1 + t.cards + SYMBOLS + 1 + PENCILS**2
        table += PENCILS * len(t.effect) + len(t.metric) + 1
        self.size = setup.players * (QUESTIONS + PENCILS + self.sheet) + table
        seats = np.arange(setup.players)
        self.order = (seats[:, None] + seats) % setup.players  # by viewer: the seats from its own on
        # Divided once, so that every library finds the same last digit
        self.counted = _shares(0, MOST_COUNTED)
        self.visited = _shares(0, MOST_VISITS)
        self.scored = _shares(-MOST_POINTS, MOST_POINTS)

    def encode(self, xp: Any, s: Seen) -> Any:
        """Games × seats × numbers."""
        t, players = self.t, self.setup.players

        def among(number: Any, n: int) -> Any:
            return xp.asarray(number)[..., None] == np.arange(n)

        def flat(values: Any) -> Any:
            return values.reshape(values.shape[0], -1)

        def from_each_seat(values: Any) -> Any:
            """Games × seats × …, as every seat counts them: its own first."""
            return xp.take(values, self.order, axis=1).reshape(values.shape[0], players, -1)

        moved = (s.round - 1)[:, None] * (1 if players == 1 else -1)
        pencils = s.order[:, None] >> 2 * (np.arange(PENCILS) + moved & 3) & 3  # in the four places, now
        places = np.array(self.setup.places(), np.int32)
        held = pencils[:, places]
        cards = s.powers[:, None] >> DEALT + 2 * np.arange(PENCILS) & 3
        dealt = among(cards, len(t.effect)) & self.setup.powers
        in_play = (s.objectives[:, None] >> np.arange(len(t.metric)) & 1) == 1
        first = [
            *(among(s.round - 1, t.rounds), among(s.turn - 1, t.cards)),
            *((s.undergrounds >= t.undergrounds)[:, None], among(s.undergrounds, t.undergrounds + 1)),
            *(s.deck, among(s.card, SYMBOLS), (s.free != 0)[:, None]),
            flat(among(pencils, PENCILS)),
        ]
        then = [flat(dealt), in_play, (s.over != 0)[:, None]]
        lines = s.finished | (among(held, PENCILS)[..., None] & s.line[:, :, None])
        sheet = [
            *(among(held, PENCILS), (s.spent != 0)[..., None], s.blocked, s.ends),
            lines.reshape(*lines.shape[:2], PENCILS * t.stations),
            s.marks,
            xp.asarray(self.visited)[xp.minimum(s.visits, MOST_VISITS)][..., None],
            xp.asarray(self.scored)[xp.clip(s.points, -MOST_POINTS, MOST_POINTS) + MOST_POINTS][..., None],
            self._objectives(xp, s, in_play),
        ]
        sheets = xp.concatenate(sheet, axis=-1, dtype=np.float32)
        seats = np.broadcast_to(np.eye(PENCILS, dtype=np.bool_)[places], (s.asked.shape[0], players, PENCILS))
        parts = [
            from_each_seat(among(s.asked - 1, QUESTIONS)),
            *(xp.repeat(part[:, None], players, axis=1) for part in first),
            from_each_seat(xp.asarray(seats)),
            *(xp.repeat(part[:, None], players, axis=1) for part in then),
            from_each_seat(sheets),
        ]
        return xp.concatenate(parts, axis=-1, dtype=np.float32)

    def _objectives(self, xp: Any, s: Seen, in_play: Any) -> Any:
        """Games × seats × what each objective in play counts, and whether it is met (NSL-OBJ-2)."""
        t = self.t
        network = s.one | s.line
        interchanges = (s.two | (s.one & s.line)).sum(axis=-1)
        districts = ((network.astype(np.int32) @ self.in_district) > 0).sum(axis=-1)
        counts = (
            *(interchanges, districts),
            *((network & t.tourist).sum(axis=-1), (network & t.central).sum(axis=-1), s.thames),
        )
        found = []
        for number, (metric, at_least) in enumerate(zip(t.metric, t.at_least, strict=True)):
            count, there = counts[metric], in_play[:, None, number]
            found.append(xp.asarray(self.counted)[xp.minimum(count, MOST_COUNTED)] * there)
            found.append((there & (count >= at_least)).astype(np.float32))
        return xp.stack(found, axis=-1) if found else xp.zeros((*s.asked.shape, 0), np.float32)


def _shares(least: int, most: int) -> Any:
    return (np.arange(least, most + 1) / most).astype(np.float32)
