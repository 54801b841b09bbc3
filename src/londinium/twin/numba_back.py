"""The twin on processor cores: NumPy arrays, stepped by Numba."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from londinium.twin import numba_rules as rules
from londinium.twin.observation import Observer, Seen
from londinium.twin.tables import PENCILS, Setup, Tables


class NumbaTwin:
    """Many games of Next Station at once, as arrays."""

    def __init__(self, tables: Tables, games: int, setup: Setup) -> None:
        self.tables, self.games, self.setup = tables, games, setup
        self._t = rules.rows(tables, setup)
        self._rows = np.zeros((games, int(self._t[rules.ROW])), np.int64)
        self._rows[:, rules.OVER] = 1  # until they are reset
        self._seeds = np.zeros(games, np.int64)
        self._observer = Observer(tables, setup)

    def reset(self, seeds: Any) -> None:
        """New games, one for each seed, up to their first question."""
        self._seeds[:] = _seeds(np.broadcast_to(np.asarray(seeds), (self.games,)))
        rules.reset_all(self._t, self._rows, self._seeds, np.ones(self.games, np.bool_))

    def renew(self, which: Any) -> None:
        """New games where `which` says so, each with the seed after the one that it had."""
        chosen = np.ascontiguousarray(which, np.bool_)
        self._seeds += chosen
        rules.reset_all(self._t, self._rows, self._seeds, chosen)

    def legal(self) -> NDArray[np.bool_]:
        """Games × seats × actions: what may be answered; nothing for a seat that owes no answer."""
        found = np.empty((self.games, self.setup.players, self.tables.actions), np.bool_)
        rules.legal_all(self._t, self._rows, found)
        return found

    def step(self, actions: Any, check: bool = True) -> None:
        """Answers, games × seats, -1 where none is given; then on to the next questions."""
        given = np.asarray(actions)
        if given.shape != (self.games, self.setup.players):
            raise ValueError(
                f"step takes an action for each of {self.games} games × {self.setup.players} seats, "
                f"not an array of shape {given.shape}."
            )
        numbers = np.ascontiguousarray(given, np.int64)
        if check:
            game, seat = rules.illegal(self._t, self._rows, numbers)
            if game >= 0:
                raise ValueError(
                    f"In game {game} seat {seat} may not answer {numbers[game, seat]}; nothing was played."
                )
        rules.step_all(self._t, self._rows, numbers)

    def breakdown(self) -> NDArray[np.int64]:
        """Games × seats × CATEGORIES: points as if the games ended now."""
        points = np.zeros((self.games, self.setup.players, 5), np.int64)
        rules.breakdown_all(self._t, self._rows, points)
        return points

    def scores(self) -> NDArray[np.int64]:
        """Games × seats: points as if the games ended now."""
        found: NDArray[np.int64] = self.breakdown().sum(axis=-1)
        return found

    def over(self) -> NDArray[np.bool_]:
        return np.asarray(self._rows[:, rules.OVER] != 0)

    def best_lines(self) -> NDArray[np.int64]:
        """Games × seats: the best finished line, which decides among equals (NSL-WIN-2)."""
        first = rules.TABLE + rules.BEST
        return self._rows[:, first :: int(self._t[rules.SEAT])][:, : self.setup.players].copy()

    def observe(self) -> NDArray[np.float32]:
        """Games × seats × numbers: what every seat sees, as in the laboratory."""
        t, rows, players = self.tables, self._rows, self.setup.players
        ws, seat = int(self._t[rules.WS]), int(self._t[rules.SEAT])
        sheets = rows[:, rules.TABLE :].reshape(self.games, players, seat)
        stations = _bits(sheets[..., rules.SHEET : rules.SHEET + rules.STATION_SETS * ws], ws, t.stations)
        first = rules.SHEET + rules.STATION_SETS * ws
        blocked = _bits(sheets[..., first : first + int(self._t[rules.WE])], int(self._t[rules.WE]), t.edges)
        over = rows[:, rules.OVER] != 0
        points = np.where(over[:, None], self.scores(), sheets[..., rules.POINTS])
        seen: list[Any] = [
            *(rows[:, at] for at in (rules.ROUND, rules.TURN, rules.UNDERGROUNDS, rules.CARD, rules.FREE)),
            over,
            _bits(rows[:, rules.DECK, None], 1, t.cards)[:, 0],
            *(rows[:, at] for at in (rules.ORDER, rules.POWERS, rules.OBJECTIVES)),
            *(sheets[..., at] for at in (rules.ASKED, rules.SPENT, rules.VISITS)),
            points,
            sheets[..., rules.THAMES] + sheets[..., rules.THAMES_BEFORE],
            blocked[:, :, 0],
            *(stations[:, :, which] for which in (rules.ENDS, rules.LINE, rules.ONE, rules.TWO, rules.MARKS)),
            stations[:, :, rules.FINISHED : rules.FINISHED + PENCILS],
        ]
        found: NDArray[np.float32] = self._observer.encode(np, Seen(*seen))
        return found

    def play_random(self, seeds: Any) -> tuple[NDArray[np.int64], int]:
        """Whole games of random answers: scores, games × seats, and how many answers were given."""
        given = _seeds(seeds)
        totals = np.zeros((len(given), self.setup.players), np.int64)
        return totals, int(rules.play_random(self._t, given, totals))


def _bits(words: NDArray[np.int64], each: int, n: int) -> NDArray[np.bool_]:
    """Sets of `each` words, one after the other along the last axis: … × sets × n booleans."""
    sets = np.ascontiguousarray(words).reshape(*words.shape[:-1], -1, each)
    return np.unpackbits(sets.view(np.uint8), axis=-1, count=n, bitorder="little").view(np.bool_)


def _seeds(seeds: Any) -> NDArray[np.int64]:
    return np.ascontiguousarray(seeds, np.uint64).view(np.int64)
