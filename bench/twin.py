"""How fast the twin is, beside our own engine: python -m bench.twin [--seconds 5] [--games 131072,524288].

The engine and Numba play whole random games on one core, counting processor time. JAX plays random steps with legality,
points and new games on whatever device it finds. Where the engine is not installed (a machine that lends its
accelerator), the tables come from `training/next_station/tables.npz`, and JAX is measured alone.
"""

import argparse
import time
from pathlib import Path
from random import Random
from typing import Any

import training.next_station  # noqa: F401 - opens the package where the engine cannot be imported
from londinium.twin import tables
from londinium.twin.tables import Setup

TABLES = Path(__file__).parents[1] / "training" / "next_station" / "tables.npz"
VARIANTS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("base game", {}),
    ("both modules", {"objectives": True, "powers": True}),
)


def engine(seconds: float, players: int, options: dict[str, Any]) -> float:
    """Answers a second of the engine."""
    from londinium.games.next_station.game import NextStation

    game, rng, answers, seed = NextStation(), Random(1), 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.new(players, seed, options)
        seed += 1
        while state.to_act:
            seat = state.to_act[0]
            legal = state.legal(seat)
            state.play(seat, legal[int(rng.random() * len(legal))])
            answers += 1
    return answers / (time.process_time() - began)


def numba(seconds: float, players: int, options: dict[str, Any]) -> float:
    """Answers a second of whole games in Numba."""
    import numpy as np

    from londinium.twin import exported
    from londinium.twin.numba_back import NumbaTwin

    pack, setup = exported(players, options)
    twin = NumbaTwin(pack, 1, setup)
    twin.play_random(np.arange(10))
    answers, seed = 0, 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        answers += twin.play_random(np.arange(seed, seed + 2000))[1]
        seed += 2000
    return answers / (time.process_time() - began)


def accelerated(games: int, steps: int, options: dict[str, Any], pack: Any) -> tuple[float, float]:
    """Answers a second in JAX, and the mean score as a check."""
    from londinium.twin.jax_back import JaxTwin

    twin = JaxTwin(pack, games, Setup(1, **options))
    twin.play_random(steps, seed=1)
    began = time.perf_counter()
    answers, ended, points = twin.play_random(steps, seed=2)
    return answers / (time.perf_counter() - began), points / max(1, ended)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.twin", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--games", default="4096", help="in JAX at once; several numbers with commas")
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--only", choices=("engine", "jax"))
    given = parser.parse_args()
    if given.only != "jax":
        for players in (1, 2, 4):
            for name, options in VARIANTS:
                ours, theirs = engine(given.seconds, players, options), numba(given.seconds, players, options)
                print(f"{players} players, {name}: engine {ours:,.0f}/s, Numba {theirs:,.0f}/s, × {theirs / ours:.1f}")
    if given.only != "engine":
        import jax

        pack = tables.load(TABLES)
        for name, options in VARIANTS:
            for games in (int(one) for one in given.games.split(",")):
                rate, mean = accelerated(games, given.steps, options, pack)
                print(
                    f"JAX on {jax.devices()[0]}, {name}, {games:,} games: {rate / 1e6:,.1f} M/s (mean {mean:.1f})",
                    flush=True,
                )


if __name__ == "__main__":
    main()
