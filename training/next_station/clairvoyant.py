"""What a player who knows the cards to come could reach: python -m training.next_station.clairvoyant --decks 50.

A beam of positions goes through each deck, kept by what stands on the sheet and what the champion's critic expects of
the card that really follows. The best score that is found can be reached, so it is a lower bound of what knowing the
cards is worth. No honest player reaches it: what is left to the champion lies below.
"""

import argparse
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from londinium.twin import tables
from londinium.twin.jax_rules import Array
from training.next_station import evaluate
from training.next_station.__main__ import TABLES, VARIANTS
from training.next_station.network import Params, read
from training.next_station.pack import WEIGHTS
from training.next_station.play import Player, State, seeds, take

ANSWERS = 6  # that a position of the beam has room for, on average; the best positions come first


def best(player: Player, params: Params, number: Array, width: int) -> Array:
    """The best score found for one deck."""

    def begun() -> State:
        state, _ = player.reveal(player.new(*seeds(0, number[None])))
        g, s = take(state, jnp.zeros(width, jnp.int32))
        rest = (jnp.arange(width) > 0)[:, None]
        return g._replace(over=g.over | rest), s  # one position, and room for others

    def step(carry: tuple[State, Array]) -> tuple[State, Array]:
        state, found = carry
        game, action, there = player.answers(state, ANSWERS * width)
        weighed = player.weigh(params, player.after(take(state, game), action[:, None]), 0.0)
        after, shown = player.reveal(weighed.state)
        over = after[0].over[:, 0]
        found = jnp.maximum(found, jnp.where(there & over, weighed.score, 0).max())
        hope = jnp.take_along_axis(weighed.values, shown[:, None], axis=-1)[:, 0]
        worth = jnp.where(there & ~over, weighed.score + hope, -jnp.inf)
        order = jnp.argsort(-worth)
        ranked, sheets = worth[order], take(after, order)
        twice = (ranked == jnp.roll(ranked, 1)) & _same(sheets, jnp.roll(jnp.arange(len(order)), 1))
        keep = jnp.argsort(jnp.where(twice, jnp.inf, -ranked))[:width]
        g, s = take(sheets, keep)
        gone = ~jnp.isfinite(jnp.where(twice, -jnp.inf, ranked)[keep])[:, None]
        return (g._replace(over=g.over | gone), s), found

    _, found = jax.lax.while_loop(lambda carry: jnp.any(~carry[0][0].over), step, (begun(), jnp.float32(0)))
    return found


def _same(state: State, other: Array) -> Array:
    """Whether the same line was drawn as in another position: what was reached in another order is looked at once."""
    _, s = state
    found: Array = s.asked[:, 0] == s.asked[other, 0]
    for sets in (s.line, s.ends, s.blocked, s.one, s.two):
        for word in sets:
            found &= word[:, 0] == word[other, 0]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.next_station.clairvoyant", description=__doc__)
    parser.add_argument("--variant", choices=VARIANTS, default="solo")
    parser.add_argument("--decks", type=int, default=50, help="from seed 0")
    parser.add_argument("--width", type=int, default=256, help="positions that are kept")
    given = parser.parse_args()
    player = Player(tables.load(TABLES), VARIANTS[given.variant])
    params = read(WEIGHTS / f"{given.variant}.npz")
    honest = evaluate.scores(player, params, 0, given.decks, deep=False, at_once=min(given.decks, 64))
    print(f"{given.variant}, the champion, one step: {evaluate.told(honest)}", flush=True)
    search: Any = jax.jit(lambda weights, number: best(player, weights, number, given.width))
    found = np.zeros(given.decks)
    for deck in range(given.decks):
        found[deck] = float(search(params, jnp.uint32(deck)))
        if deck % 10 == 9 or deck == given.decks - 1:
            so_far = found[: deck + 1]
            print(f"{deck + 1} decks, knowing the cards, width {given.width}: {evaluate.told(so_far)}", flush=True)
    print(f"More than the champion: {evaluate.told(found - honest)}")


if __name__ == "__main__":
    main()
