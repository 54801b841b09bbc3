"""Playing on the twin with a critic: every decision of thousands of games in one pass of the network.

A decision is worth what stands on the sheet after it and what the critic still expects, over the next card: exactly,
because the critic gives a value for each. Marks are left out of the decisions: a station is circled when the round
ends, in the fullest district, which no earlier circle can better (NSL-POWER-27, NSL-POWER-31).
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from londinium.twin.features import OUTCOMES, PENDING, Encoder, Sight, outcome
from londinium.twin.jax_rules import Array, Rules, Sheets, Table, both, kth, size, unpacked
from londinium.twin.tables import MARK, NOTHING, PENCILS, SECOND, SECTION, SWITCH, Setup, Tables
from training.next_station.network import Params, forward

State = tuple[Table, Sheets]


class Weighed(NamedTuple):
    """Positions after a decision, and what they are worth."""

    state: State
    score: Array  # as it stands
    values: Array  # … × OUTPUTS: what is still expected, by the card that follows
    worth: Array  # in all


def take(state: Any, at: Array) -> Any:
    """These games of many."""
    return jax.tree.map(lambda leaf: leaf[at], state)


class Player:
    """The game alone, as the critic plays it. Several players are no other game: nobody touches another's sheet."""

    def __init__(self, tables: Tables, setup: Setup, kind: Any = jnp.float32) -> None:
        self.rules = Rules(tables, setup)
        self.encoder = Encoder(tables)
        self.t = tables
        self.kind = kind
        self.switch = [int(word) for word in self.rules._set(tables.shows == SWITCH)]

    def sight(self, g: Table, s: Sheets) -> Sight:
        """The sheets as the encoder wants them, games × …"""
        t = self.t
        stations, edges, cards = np.arange(t.stations), np.arange(t.edges), np.arange(t.cards)

        def bits(some: Any, numbers: Any) -> Array:
            return unpacked(some, numbers)[:, 0].astype(jnp.float32)

        def own(number: Array) -> Array:
            return number[:, 0]

        pencils = own(g.order)[:, None] >> 2 * (np.arange(t.rounds) & 3) & 3
        effects = own(g.powers)[:, None] >> 3 * np.arange(PENCILS) & 7
        objectives = (own(g.objectives)[:, None] >> np.arange(len(t.metric)) & 1).astype(jnp.float32)
        seen: list[Array] = [
            *(bits(some, stations) for some in (s.line, s.ends, s.one, s.two, s.three)),
            bits(s.blocked, edges),
            bits(g.deck, cards),
            *(own(one) for one in (g.round, g.turn, g.undergrounds, s.visits, s.thames, s.thames_before)),
            *(pencils, effects, own(s.spent), objectives, own(s.asked) == SECOND, own(s.fits), own(g.free)),
        ]
        return Sight(*seen)

    def after(self, state: State, action: Array) -> State:
        """The position after a decision: marked, and in the next round, where that is all that is left to do."""
        g, s = state
        s = self.rules.answer(g, s, action)
        s = self.rules.answer(g, s, jnp.where(s.asked == MARK, self.t.circle_action + self._fullest(s), -1))
        return self.rules.close_round(g, s, self.rules.idle(g, s))

    def _fullest(self, s: Sheets) -> Array:
        """A station of the line in its fullest district."""
        most = jnp.full_like(s.asked, -1)
        there = s.line
        for stations in self.rules.districts:
            here = both(s.line, stations)
            better = size(here) > most
            most = jnp.maximum(most, size(here))
            there = tuple(jnp.where(better, a, b) for a, b in zip(here, there, strict=True))
        return kth(there, jnp.zeros_like(most))

    def weigh(self, params: Params, state: State, rounding: Array) -> Weighed:
        """What positions after a decision are worth."""
        g, s = state
        sight = self.sight(g, s)
        values = forward(params, self.encoder.encode(jnp, sight), rounding, self.kind)
        expected = (values[:, :OUTCOMES] * self.encoder.chances(jnp, sight.deck)).sum(axis=-1)
        to_come = jnp.where(sight.pending, values[:, PENDING], expected)
        score = self.rules.score(g, s)[:, 0].astype(jnp.float32)
        return Weighed(state, score, values, score + jnp.where(g.over[:, 0], 0, to_come))

    def answers(self, state: State, room: int, wanted: Array | None = None) -> tuple[Array, Array, Array]:
        """The decisions of all games in one list: of each its game, the action, and whether there is one.

        Room for `room` of them; those of the last games are left out if there are more.
        """
        g, s = state
        out, back = self.rules.sections(g, s)
        asked = (s.asked[:, 0] == SECTION) | (s.asked[:, 0] == SECOND)
        n = jnp.where(asked & ~g.over[:, 0], 1 + size(out + back)[:, 0], 0)
        if wanted is not None:
            n = jnp.where(wanted, n, 0)
        ends = jnp.cumsum(n)
        number = jnp.arange(room)
        game = jnp.repeat(jnp.arange(len(n)), n, total_repeat_length=room)
        k = number - (ends[game] - n[game])
        at = kth(tuple(word[game, 0] for word in out + back), k - 1)
        words = 32 * self.rules.edge_words
        action = jnp.where(at >= words, 2 * (at - words) + 1, 2 * at)
        return game, jnp.where(k == 0, self.t.pass_action, action), number < ends[-1]

    def choose(self, params: Params, state: State, room: int, rounding: Array, noise: Array) -> Any:
        """In each game the number of the decision that is worth most with its noise, and the best worth without.

        With them everything that was weighed, and how much that was.
        """
        games = len(state[0].round)
        game, action, there = self.answers(state, room)
        weighed = self.weigh(params, self.after(take(state, game), action[:, None]), rounding)
        worth = jnp.where(there, weighed.worth, -jnp.inf)
        felt = jnp.where(there, worth + noise, -jnp.inf)
        most = jnp.full(games, -jnp.inf).at[game].max(felt)
        number = jnp.where(there & (felt == most[game]), jnp.arange(room), -1)
        chosen = jnp.full(games, -1).at[game].max(number)
        best = jnp.full(games, -jnp.inf).at[game].max(worth)
        return chosen, best, weighed, there.sum()

    def reveal(self, state: State) -> tuple[State, Array]:
        """The next card where one is due, and the number of what was revealed."""
        g, s = state
        due = self.rules.idle(g, s)
        before, had = g.undergrounds, self._has_switch(g)
        g, s = self.rules.turn_card(g, s, due)
        shown = outcome(g.card, g.undergrounds - before, (had & ~self._has_switch(g)).astype(jnp.int32))
        return (g, s), jnp.where(due, shown, PENDING)[:, 0]

    def _has_switch(self, g: Table) -> Array:
        return size(both(g.deck, self.switch)) > 0

    def new(self, high: Array, low: Array) -> State:
        """New games, in round 1 before its first card."""
        g, s = self.rules.reset(high, low)
        return self.rules.close_round(g, s, ~g.over)

    def shown(self, state: State, number: Array) -> State:
        """Positions as they would be if this were revealed next; PENDING leaves them as they are."""
        g, s = state
        t = self.t
        due = (number != PENDING) & (s.asked == NOTHING) & ~g.over
        symbol, underground, switch = number >> 2, number >> 1 & 1, number & 1 == 1
        fitting = (jnp.asarray(t.shows) == symbol) & (jnp.asarray(t.underground) == (underground == 1))
        left = unpacked(g.deck, np.arange(t.cards))[:, 0] & fitting
        card = jnp.argmax(left, axis=-1)[:, None]
        g = self.rules.take_card(g, card, due)
        deck = tuple(
            word & ~jnp.where(due & switch, np.uint32(one), 0) for word, one in zip(g.deck, self.switch, strict=True)
        )
        turn = g.turn + due
        g = g._replace(
            deck=deck,
            turn=turn,
            card=jnp.where(due, symbol, g.card),
            free=jnp.where(due, switch & (turn >= t.switch_from_turn), g.free),
        )
        return g, s._replace(asked=jnp.where(due, SECTION, s.asked))


def seeds(high: int, numbers: Array) -> tuple[Array, Array]:
    """Seeds with this upper half, games × 1. The engine's own are below 2^63, those of training above."""
    return jnp.full((len(numbers), 1), np.uint32(high)), numbers.astype(jnp.uint32)[:, None]
