"""The twin on an accelerator, or on the processor where there is none: arrays of JAX that never leave the device."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from londinium.twin.jax_rules import Array, Rules, Sheets, Table, unpacked
from londinium.twin.observation import Observer, Seen
from londinium.twin.tables import NOTHING, Setup, Tables

State = tuple[Table, Sheets]


def halves(seeds: Any) -> tuple[Array, Array]:
    """Seeds of 64 bits as two words each, games × 1."""
    given = np.asarray(seeds, np.uint64)[:, None]
    return jnp.asarray((given >> np.uint64(32)).astype(np.uint32)), jnp.asarray(given.astype(np.uint32))


class JaxTwin:
    """Many games of Next Station at once, as arrays."""

    def __init__(self, tables: Tables, games: int, setup: Setup) -> None:
        self.tables, self.games, self.setup = tables, games, setup
        self.rules = Rules(tables, setup, seen=True)
        self._unseen = Rules(tables, setup)  # for random play, where nobody looks on
        self._observer = Observer(tables, setup)
        self._start = jax.jit(self._started)
        self._legal = jax.jit(self.rules.legal)
        self._breakdown = jax.jit(self.rules.breakdown)
        self._step = jax.jit(self._stepped)
        self._may = jax.jit(self._allowed)
        self._observe = jax.jit(self._observed)
        self._renew = jax.jit(self._renewed)
        self._play_random = jax.jit(self._random, static_argnames="steps")
        self._seeds = halves(np.zeros(games, np.uint64))
        self.state: State = jax.jit(self._before)(*self._seeds)

    def _before(self, high: Array, low: Array) -> State:
        """Games that are over until they are reset."""
        table, sheets = self.rules.reset(high, low)
        return table._replace(over=jnp.ones_like(table.over)), sheets

    def _started(self, high: Array, low: Array) -> State:
        return self.rules.settle(*self.rules.reset(high, low))

    def _stepped(self, state: State, actions: Array) -> State:
        table, sheets = state
        return self.rules.settle(table, self.rules.answer(table, sheets, jnp.where(table.over, -1, actions)))

    def _allowed(self, state: State, actions: Array) -> Array:
        legal = self.rules.legal(*state)
        inside = (actions >= -1) & (actions < self.tables.actions)
        at = jnp.clip(actions, 0, self.tables.actions - 1)[..., None]
        return (actions == -1) | (inside & jnp.take_along_axis(legal, at, axis=-1)[..., 0])

    def reset(self, seeds: Any) -> None:
        """New games, one for each seed, up to their first question."""
        self._seeds = halves(np.broadcast_to(np.asarray(seeds), (self.games,)))
        self.state = self._start(*self._seeds)

    def renew(self, which: Any) -> None:
        """New games where `which` says so, each with the seed after the one that it had."""
        self._seeds, self.state = self._renew(self._seeds, self.state, jnp.asarray(which, jnp.bool_)[:, None])

    def _renewed(self, seeds: tuple[Array, Array], state: State, which: Array) -> tuple[tuple[Array, Array], State]:
        low = seeds[1] + which
        high = seeds[0] + (which & (low == 0))
        fresh = self._started(high, low)
        return (high, low), jax.tree.map(lambda new, old: jnp.where(which, new, old), fresh, state)

    def legal(self) -> Array:
        """Games × seats × actions: what may be answered; nothing for a seat that owes no answer."""
        return self._legal(*self.state)

    def step(self, actions: Any, check: bool = True) -> None:
        """Answers, games × seats, -1 where none is given; then on to the next questions. Checks wait for the device."""
        given = jnp.asarray(actions, jnp.int32)
        if given.shape != (self.games, self.setup.players):
            raise ValueError(
                f"step takes an action for each of {self.games} games × {self.setup.players} seats, "
                f"not an array of shape {given.shape}."
            )
        if check:
            may = np.asarray(self._may(self.state, given))
            if not may.all():
                game, seat = (int(one) for one in np.argwhere(~may)[0])
                raise ValueError(f"In game {game} seat {seat} may not answer {given[game, seat]}; nothing was played.")
        self.state = self._step(self.state, given)

    def breakdown(self) -> Array:
        """Games × seats × CATEGORIES: points as if the games ended now."""
        return self._breakdown(*self.state)

    def scores(self) -> Array:
        """Games × seats: points as if the games ended now."""
        return self.breakdown().sum(axis=-1)

    def over(self) -> Array:
        return self.state[0].over[:, 0]

    def best_lines(self) -> Array:
        """Games × seats: the best finished line, which decides among equals (NSL-WIN-2)."""
        return self.state[1].best

    def observe(self) -> Array:
        """Games × seats × numbers: what every seat sees, as in the laboratory; on the device."""
        return self._observe(*self.state)

    def _observed(self, g: Table, s: Sheets) -> Array:
        t = self.tables
        edges, stations = np.arange(t.edges), np.arange(t.stations)
        over = g.over[:, 0]
        finished = [unpacked(line, stations) for line in s.finished]
        seen: list[Any] = [
            *(one[:, 0] for one in (g.round, g.turn, g.undergrounds, g.card, g.free)),
            over,
            unpacked(g.deck, np.arange(t.cards))[:, 0],
            *(one[:, 0] for one in (g.order, g.powers, g.objectives)),
            *(s.asked, s.spent, s.visits),
            jnp.where(g.over, self.rules.score(g, s), s.points),
            s.thames + s.thames_before,
            unpacked(s.blocked, edges),
            *(unpacked(some, stations) for some in (s.ends, s.line, s.one, s.two, s.marks)),
            jnp.stack(finished, axis=2),
        ]
        return self._observer.encode(jnp, Seen(*seen))

    def play_random(self, steps: int, seed: int = 0) -> tuple[int, int, int]:
        """Steps of random answers in all games, with new games for those that end: answers, games, and points in all.

        Where a seat could only pass its game spends the step and no answer is counted.
        """
        answers, games, points = (np.asarray(one, np.int64) for one in self._play_random(seed, steps=steps))
        return int(answers.sum()), int(games.sum()), int(points.sum())

    def _random(self, seed: Array, steps: int) -> tuple[Array, Array, Array]:
        rules = self._unseen
        n, players = self.games, self.setup.players
        number = jnp.arange(n, dtype=jnp.uint32)[:, None]
        low = number * np.uint32(2654435761) ^ jnp.asarray(seed, jnp.uint32)
        table, sheets = rules.go_on(*rules.reset(number, low))
        chance = (number + np.uint32(1)) * np.uint32(0x9E3779B9) ^ jnp.arange(players, dtype=jnp.uint32) << 7
        zero = jnp.zeros((n, 1), jnp.int32)

        def one(carry: Any, _: None) -> tuple[Any, None]:
            g, s, chance, answers, games, points = carry
            chance = chance ^ chance << 13  # xorshift: the players' luck has nothing to do with that of the cards
            chance = chance ^ chance >> 17
            chance = chance ^ chance << 5
            action, n_legal = rules.random_answer(g, s, chance * np.uint32(0x9E3779BB) >> 3)
            answers = answers + (n_legal > 1).sum(axis=-1, keepdims=True, dtype=jnp.int32)
            s = rules.answer(g, s, action)
            idle = rules.idle(g, s)
            g, s = rules.close_round(g, s, idle)
            over = g.over
            points = points + jnp.where(over, rules.score(g, s).sum(axis=-1, keepdims=True), 0)
            games = games + over
            fresh = rules.reset(g.rng_high ^ g.rng_low, g.rng_low)
            new = rules.close_round(*fresh, ~fresh[0].over)
            g, s = jax.tree.map(lambda a, b: jnp.where(over, a, b), new, (g, s))
            g, s = rules.turn_card(g, s, idle)
            return (g, s, chance, answers, games, points), None

        carry, _ = jax.lax.scan(one, (table, sheets, chance, zero, zero, zero), None, length=steps)
        return carry[3], carry[4], carry[5]


def owed(state: State) -> Array:
    """Games × seats: who owes an answer."""
    table, sheets = state
    return (sheets.asked != NOTHING) & ~table.over
