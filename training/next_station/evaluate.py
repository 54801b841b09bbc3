"""How strong a critic is: games on seeds that were never trained on, with one or two steps of exact expectation."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from londinium.twin.features import OUTPUTS, PENDING
from londinium.twin.jax_rules import Array
from londinium.twin.tables import SECOND
from training.next_station.network import Params
from training.next_station.play import Player, State, seeds, take

CANDIDATES = 6  # that are looked at two steps deep


def scores(player: Player, params: Params, first: int, games: int, deep: bool, at_once: int) -> Any:
    """The scores of games from seed `first` on."""
    play = jax.jit(lambda weights, numbers: _played(player, weights, numbers, deep))
    found = []
    for start in range(first, first + games, at_once):
        numbers = jnp.arange(start, start + at_once, dtype=jnp.uint32)
        found.append(np.asarray(play(params, numbers)))
    return np.concatenate(found)[:games]


def told(found: Any) -> str:
    """Mean and 95 %."""
    return f"{found.mean():.2f} ± {1.96 * found.std(ddof=1) / np.sqrt(len(found)):.2f}"


def _played(player: Player, params: Params, numbers: Array, deep: bool) -> Array:
    state, _ = player.reveal(player.new(*seeds(0, numbers)))

    def on(state: State) -> Array:
        return jnp.any(~state[0].over)

    def step(state: State) -> State:
        room = 24 * len(numbers)
        chosen, _, weighed, _ = player.choose(params, state, room, 0.0, 0.0)
        if deep:
            chosen = _deeper(player, params, state, weighed, room)
        after = take(weighed.state, jnp.maximum(chosen, 0))
        over = state[0].over
        after = jax.tree.map(lambda old, new: jnp.where(over, old, new), state, after)
        return player.reveal(after)[0]

    g, s = jax.lax.while_loop(on, step, state)
    return player.rules.score(g, s)[:, 0]


def _deeper(player: Player, params: Params, state: State, weighed: Any, room: int) -> Array:
    """The best of the first candidates by what they lead to: every card, and the best decision after it."""
    games = len(state[0].round)
    game, _, there = player.answers(state, room)
    worth = jnp.where(there, weighed.worth, -jnp.inf)
    # The candidates of a game stand side by side: put them into rows
    start = jnp.full(games, room).at[game].min(jnp.where(there, jnp.arange(room), room))
    column = jnp.arange(room) - start[game]
    wide = 64
    rows = jnp.full((games, wide), -jnp.inf).at[game, jnp.clip(column, 0, wide - 1)].max(worth)
    top, which = jax.lax.top_k(rows, CANDIDATES)
    at = jnp.minimum(start[:, None] + which, room - 1)  # games × candidates, as numbers of `weighed`
    candidates = take(weighed.state, at.reshape(-1))
    g, s = candidates
    pending = (s.asked == SECOND)[:, 0]
    chances = player.encoder.chances(jnp, player.sight(g, s).deck)
    chances = jnp.concatenate([jnp.where(pending[:, None], 0, chances), pending[:, None]], axis=-1)
    real = (jnp.isfinite(top) & (top > top[:, :1] - 6)).reshape(-1) & ~g.over[:, 0]
    chances = jnp.where(real[:, None], chances, 0)

    number = jnp.tile(jnp.arange(OUTPUTS), len(pending))[:, None]
    world = jnp.repeat(jnp.arange(len(pending)), OUTPUTS)
    worlds = player.shown(take(candidates, world), number)
    possible = chances.reshape(-1) > 0
    more = 100 * games * CANDIDATES
    of, action, is_one = player.answers(worlds, more, possible)
    then = player.weigh(params, player.after(take(worlds, of), action[:, None]), 0.0).worth
    best = jnp.full(len(number), -1e9).at[of].max(jnp.where(is_one, then, -1e9))
    unseen = (possible & (best < -1e8)).reshape(chances.shape).any(axis=-1)  # there was no room for all
    best = jnp.where(possible, best, 0).reshape(chances.shape)
    deep = (best * chances).sum(axis=-1)
    deep = jnp.where(g.over[:, 0] | unseen, top.reshape(-1), deep)
    deep = jnp.where(real | g.over[:, 0], deep, -jnp.inf).reshape(top.shape)
    deep = jnp.where(jnp.isfinite(top), deep, -jnp.inf)
    return jnp.take_along_axis(at, jnp.argmax(deep, axis=-1)[:, None], axis=-1)[:, 0]


assert PENDING == OUTPUTS - 1
