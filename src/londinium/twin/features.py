"""A position after a decision, as the champion's network sees it: one row of numbers, by NumPy or by JAX.

The position is one sheet and what is known of the cards to come. Where the last turn of a round is over, the next
round has begun and waits for its first card, so that the same position always looks the same.
"""

from typing import Any, NamedTuple

import numpy as np

from londinium.twin.tables import JOKER, NO_POWER, PENCILS, SWITCH, SYMBOLS, Tables

OUTCOMES = 20  # what can be revealed next: symbol × level × with a switch before it
PENDING = OUTCOMES  # nothing is revealed: the second section of this turn is asked for
OUTPUTS = OUTCOMES + 1


class Sight(NamedTuple):
    """What is encoded. Sets are 0 and 1 along a last axis; the rest are whole numbers."""

    line: Any  # … × stations
    ends: Any
    one: Any  # stations in at least one, two, three finished lines
    two: Any
    three: Any
    blocked: Any  # … × edges
    deck: Any  # … × cards
    round: Any  # from 1
    turn: Any  # the last one; 0 before the first card of a round
    undergrounds: Any
    visits: Any
    thames: Any
    thames_before: Any
    pencils: Any  # … × rounds: the pencil that the seat holds in each
    effects: Any  # … × pencils: what its power does, NO_POWER without
    spent: Any
    objectives: Any  # … × objectives: 1 for those in play
    pending: Any  # whether the second section is asked for
    fits: Any  # the symbol that it must fit
    free: Any  # whether a switch is in effect for it


class Encoder:
    """The encoding for one pack."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        eye = np.eye(t.stations, dtype=np.float32)
        self.to_first, self.to_second = eye[t.edge_from], eye[t.edge_to]  # edges × stations
        self.in_district = np.eye(t.districts, dtype=np.float32)[t.district]
        self.of_symbol = np.eye(SYMBOLS, dtype=np.float32)[t.symbol]
        self.tourist = t.tourist.astype(np.float32)
        self.central = t.central.astype(np.float32)
        self.at_departure = (self.to_first + self.to_second)[:, t.departure]  # edges × pencils
        symbol = np.where(t.shows == SWITCH, 0, t.shows)
        kind = symbol * 4 + t.underground * 2
        drawn = (t.shows != SWITCH)[:, None]
        self.alone = np.eye(OUTCOMES, dtype=np.float32)[kind] * drawn  # cards × outcomes
        self.after_switch = np.eye(OUTCOMES, dtype=np.float32)[kind + 1] * drawn
        self.switch = (t.shows == SWITCH).astype(np.float32)
        self.size = self.encode(np, self.nothing()).shape[-1]

    def nothing(self) -> Sight:
        """An empty sheet in round 1."""
        t = self.t
        stations, zero = np.zeros(t.stations, np.float32), np.int32(0)
        pencils = np.arange(t.rounds) % PENCILS
        none = np.full(PENCILS, NO_POWER)
        return Sight(
            *(stations,) * 5,
            np.zeros(t.edges, np.float32),
            np.ones(t.cards, np.float32),
            np.int32(1),
            *(zero,) * 5,
            pencils,
            none,
            zero,
            np.zeros(len(t.metric), np.float32),
            *(zero,) * 3,
        )

    def encode(self, xp: Any, s: Sight) -> Any:
        """… × features."""
        t = self.t
        line, ends, blocked = s.line, s.ends, s.blocked

        def among(number: Any, n: int) -> Any:
            return (xp.asarray(number)[..., None] == np.arange(n)).astype(np.float32)

        def numbers(*values: Any) -> Any:
            return xp.stack([xp.asarray(value).astype(np.float32) for value in values], axis=-1)

        def reach(starts: Any) -> Any:
            """Where a section from these stations can lead."""
            out = starts[..., t.edge_from] * (1 - line[..., t.edge_to]) * (1 - blocked)
            back = starts[..., t.edge_to] * (1 - line[..., t.edge_from]) * (1 - blocked)
            return xp.minimum(out @ self.to_second + back @ self.to_first, 1)

        from_ends, from_line = reach(ends), reach(line)
        in_districts = line @ self.in_district
        districts, most = (in_districts > 0).sum(axis=-1), in_districts.max(axis=-1)
        fitting = from_ends @ self.of_symbol
        branching = from_line @ self.of_symbol

        # The pencils of this round and the next ones, what their powers do, and how their departure stations stand
        one = xp.maximum(s.one, line)
        two = xp.maximum(s.two, s.one * line)
        met_one, met_two = one[..., t.departure], two[..., t.departure]
        open_edges = (1 - blocked) @ self.at_departure / 6
        of_effect = among(s.effects, NO_POWER)
        rounds = []
        for later in range(t.rounds):
            at = xp.minimum(s.round - 1 + later, t.rounds - 1)
            to_come = (s.round - 1 + later < t.rounds).astype(np.float32)[..., None]
            held = among(xp.take_along_axis(s.pencils, xp.asarray(at)[..., None], axis=-1)[..., 0], PENCILS) * to_come
            power = (held[..., None] * of_effect).sum(axis=-2)
            if later == 0:
                power = power * (1 - xp.asarray(s.spent).astype(np.float32))[..., None]
            stands = numbers(*((held * what).sum(axis=-1) for what in (met_one, met_two, open_edges)))
            rounds += [held, power, stands]

        tourist = (one @ self.tourist, one @ self.central)
        thames = s.thames_before + s.thames
        counts = (two.sum(axis=-1), ((one @ self.in_district) > 0).sum(axis=-1), *tourist, thames)
        share = (
            numbers(*(xp.minimum(counts[m] / n, 1) for m, n in zip(t.metric, t.at_least, strict=True)))
            if len(t.metric)
            else s.objectives
        )
        coming = line @ self.tourist
        total = len(t.track)
        pending = xp.asarray(s.pending).astype(np.float32)[..., None]
        return xp.concatenate(
            [
                *(line, ends, s.one, s.two, s.three, from_ends, from_line, blocked),
                in_districts / 4,
                numbers(districts / 8, most / 5, districts * most / 30),
                *(fitting / 4, xp.minimum(fitting, 1), branching / 8, xp.minimum(branching, 1)),
                s.deck,
                among(s.undergrounds, t.undergrounds),
                among(xp.minimum(s.turn, t.switch_from_turn), t.switch_from_turn + 1),
                numbers(s.turn / 10),
                among(s.round - 1, t.rounds),
                *rounds,
                among(xp.minimum(s.visits + coming, total - 1), total),
                numbers(s.visits / 10, coming / 5, s.thames / 5, thames / 6, *(one.sum(axis=-1) / 40,)),
                *(s.objectives, s.objectives * share, s.objectives * (share >= 1)),
                *(pending, pending * among(s.fits, SYMBOLS), pending * numbers(s.free)),
            ],
            axis=-1,
        )

    def chances(self, xp: Any, deck: Any) -> Any:
        """… × OUTCOMES: how likely each is, with these cards in the deck. A switch comes with the card after it."""
        n = deck.sum(axis=-1, keepdims=True)
        first = 1 / xp.maximum(n, 1)
        switch = (deck @ self.switch)[..., None]
        return deck @ self.alone * first + deck @ self.after_switch * first * switch / xp.maximum(n - 1, 1)


def outcome(symbol: Any, underground: Any, switch: Any) -> Any:
    """The number of what was revealed."""
    return symbol * 4 + underground * 2 + switch


assert JOKER * 4 + 3 == OUTCOMES - 1
