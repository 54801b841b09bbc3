"""Learning: games are played with the critic, and the critic learns from how they went on.

What a position after a decision brought, once its next card was known, is what the next decision is worth, and of what
came after that only what the critic did not expect of the card: so the luck of the cards is taken out of the lesson.
Where a decision was an experiment, the lesson is the best one instead.
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from londinium.twin.jax_rules import Array
from londinium.twin.tables import NO_POWER, PENCILS, Setup, Tables
from training.next_station.network import POINTS, Params, adam, at_rest, begin, forward
from training.next_station.play import Player, State, seeds, take

TRAINED = 0x80000000  # the upper half of all seeds that are trained on: no game of the engine has one like it


class Plan(NamedTuple):
    """How large everything is."""

    games: int = 16384  # played at once
    steps: int = 40  # decisions of each between two lessons
    width: int = 640
    layers: int = 4
    batch: int = 16384
    room: int = 7  # decisions that are weighed for each game at a step, on average
    trace: float = 0.9  # how much counts of what came after the next decision
    rate: float = 6e-4
    heat: float = 2.0  # points of noise at the start; it cools down to a tenth
    close: float = 0.5  # points: a decision that is worth as much as the best but for this is no experiment


class Learner:
    """Everything that training keeps, and one round of it as one compiled function."""

    def __init__(self, tables: Tables, setup: Setup, plan: Plan, seed: int, start: Params | None = None) -> None:
        """`start`: weights to go on from."""
        self.plan, self.setup = plan, setup
        kind = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32
        self.player = Player(tables, setup, kind)
        key, own = jax.random.split(jax.random.key(seed))
        self.params: Params = start or begin(own, self.player.encoder.size, plan.width, plan.layers)
        self.moments = at_rest(self.params)
        self.mean: Params = self.params  # of the weights lately: steadier than the last
        self.key = key
        numbers = jnp.arange(plan.games, dtype=jnp.uint32) + np.uint32(seed * 7919)
        state = jax.jit(self.player.new)(*seeds(TRAINED, numbers))
        self.state: State = jax.jit(lambda one: self.player.reveal(one)[0])(state)
        self.count = jnp.uint32(plan.games)
        self._round = jax.jit(self._one_round)

    def round(self, rate: float, heat: float, rounding: float) -> dict[str, float]:
        """Play, then learn; how the games went."""
        self.key, own = jax.random.split(self.key)
        self.params, self.moments, self.mean, self.state, self.count, told = self._round(
            self.params, self.moments, self.mean, self.state, self.count, own, rate, heat, rounding
        )
        return {name: float(value) for name, value in told.items()}

    def _one_round(
        self,
        params: Params,
        moments: Any,
        mean: Params,
        state: State,
        count: Array,
        key: Any,
        rate: Array,
        heat: Array,
        rounding: Array,
    ) -> Any:
        plan = self.plan
        key, shuffling = jax.random.split(key)
        (state, count), (after, seen) = jax.lax.scan(
            lambda carry, own: self._step(params, carry, own, heat, rounding),
            (state, count),
            jax.random.split(key, plan.steps),
        )
        targets, usable = self._targets(seen)

        # The lessons in an order of chance, batch by batch
        many = plan.steps * plan.games
        batches = many // plan.batch
        order = jax.random.permutation(shuffling, many)[: batches * plan.batch].reshape(batches, plan.batch)
        flat = jax.tree.map(lambda leaf: leaf.reshape(many, *leaf.shape[2:]), after)
        shown, wanted, counts = (one.reshape(many) for one in (seen["shown"], targets, usable))

        def lesson(carry: Any, at: Array) -> tuple[Any, Array]:
            params, moments, mean = carry
            error, gradients = jax.value_and_grad(self._error)(
                params, take(flat, at), shown[at], wanted[at], counts[at], rounding
            )
            params, moments = adam(params, gradients, moments, rate)
            mean = jax.tree.map(lambda a, b: a + 0.002 * (b - a), mean, params)
            return (params, moments, mean), error

        (params, moments, mean), errors = jax.lax.scan(lesson, (params, moments, mean), order)
        ended = seen["over"].sum()
        told = {
            "score": jnp.where(seen["over"], seen["score"], 0).sum() / jnp.maximum(ended, 1),
            "games": ended,
            "error": errors.mean(),
            "answers": seen["answers"].mean(),
            "left out": seen["left out"].mean(),
        }
        return params, moments, mean, state, count, told

    def _step(self, params: Params, carry: Any, key: Any, heat: Array, rounding: Array) -> Any:
        """One decision in every game, and what was revealed after it."""
        plan, player = self.plan, self.player
        state, count = carry
        room = plan.room * plan.games
        noise = heat * jax.random.gumbel(key, (room,))
        chosen, best, weighed, weighed_for = player.choose(params, state, room, rounding, noise)
        at = jnp.maximum(chosen, 0)
        after = take(weighed.state, at)
        score, worth, values = weighed.score[at], weighed.worth[at], weighed.values[at]
        # A game whose decisions found no room waits
        waits = chosen < 0
        after = jax.tree.map(lambda old, new: jnp.where(waits[:, None], old, new), state, after)
        over = after[0].over[:, 0] & ~waits
        revealed, shown = player.reveal(after)
        fresh = self._fresh(count, key)
        fresh, _ = player.reveal(fresh)
        state = jax.tree.map(lambda new, old: jnp.where(over[:, None], new, old), fresh, revealed)
        count = count + np.uint32(plan.games)
        expected = jnp.take_along_axis(values, shown[:, None], axis=-1)[:, 0]
        seen = {
            "score": score,
            "worth": worth,
            "best": best,
            "expected": score + expected,
            "shown": shown,
            "over": over,
            "waits": waits,
            "answers": weighed_for / plan.games,
            "left out": waits.astype(jnp.float32),
        }
        return (state, count), (after, seen)

    def _fresh(self, count: Array, key: Any) -> State:
        """New games. With modules, some go without the one or the other, so that these are learnt too."""
        games = self.plan.games
        g, s = self.player.new(*seeds(TRAINED, count + jnp.arange(games, dtype=jnp.uint32)))
        if self.setup.powers and self.setup.objectives:
            chance = jax.random.uniform(jax.random.fold_in(key, 1), (games, 1))
            none = sum(NO_POWER << 3 * i for i in range(PENCILS))
            g = g._replace(
                powers=jnp.where(chance < 0.1, none, g.powers), objectives=jnp.where(chance > 0.9, 0, g.objectives)
            )
        return g, s

    def _targets(self, seen: Any) -> tuple[Array, Array]:
        """What each position brought beyond what stood on its sheet, and which of them say so."""
        plan = self.plan
        close = seen["worth"] > seen["best"] - plan.close
        base = jnp.where(close, seen["worth"], seen["best"])
        nothing = jnp.zeros(plan.games)

        def back(carry: Any, one: Any) -> Any:
            """`surprise`: what came after the next decision beyond what the critic expected of the card shown there."""
            base_after, surprise = carry
            target = base_after + plan.trace * surprise
            goes_on = one["close"] & ~one["over"]
            onward = one["base"], jnp.where(goes_on, target - one["expected"], 0)
            return jax.tree.map(lambda waits, goes: jnp.where(one["waits"], waits, goes), carry, onward), target

        steps = {name: seen[name] for name in ("expected", "over", "waits")} | {"base": base, "close": close}
        last = {name: value[-1] for name, value in steps.items()}
        earlier = {name: value[:-1] for name, value in steps.items()}
        _, targets = jax.lax.scan(back, (last["base"], nothing), earlier, reverse=True)
        usable = ~seen["over"][:-1] & ~seen["waits"][:-1] & ~seen["waits"][-1]
        pad = jnp.zeros((1, plan.games))
        targets = jnp.concatenate([targets - seen["score"][:-1], pad])
        return targets, jnp.concatenate([usable, pad != 0])

    def _error(
        self, params: Params, state: State, shown: Array, wanted: Array, counts: Array, rounding: Array
    ) -> Array:
        sight = self.player.sight(*state)
        values = forward(params, self.player.encoder.encode(jnp, sight), rounding, self.player.kind)
        found = jnp.take_along_axis(values, shown[:, None], axis=-1)[:, 0]
        off = (found - wanted) / POINTS
        return jnp.where(counts, off * off, 0).sum() / jnp.maximum(counts.sum(), 1)
