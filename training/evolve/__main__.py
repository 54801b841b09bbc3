"""Find the numbers of a game's expert by games: python -m training.evolve guilds --minutes 9 --processes 15."""

import argparse
import csv
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

import londinium
from londinium.kernel import evolved
from training.evolve.play import NARROW, leads, won, worth
from training.evolve.strategy import Strategy

APART = 20_000_000  # seeds of the games that numbers are found by begin here; arenas never come so far
CHECK = 19_000_000  # … of those that they are judged by


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m training.evolve", description=__doc__)
    parser.add_argument("game", choices=[id for id in londinium.games() if londinium.game(id).evolving])
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--generations", type=int, default=1000, help="at most")
    parser.add_argument("--tried", type=int, default=24, help="numbers tried in a generation")
    parser.add_argument("--seeds", type=int, default=40, help="of games that each plays, twice each")
    parser.add_argument("--narrow", type=int, default=NARROW, help="positions kept at a step, where turns are planned")
    parser.add_argument("--spread", type=float, default=0.25, help="how widely they are tried at first")
    parser.add_argument("--start", type=Path, help="numbers to go on from, in place of the game's own")
    parser.add_argument("--check", type=int, default=60, help="seeds against the insight made by hand, in the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained"), help="for numbers and curve")
    evolve(parser.parse_args(given))


def evolve(args: Any) -> dict[str, float]:
    """Try, compare and vary, generation after generation; numbers and curve are written to the folder."""
    began = time.perf_counter()
    game = londinium.game(args.game)
    assert game.evolving is not None
    start = game.evolving.start if args.start is None else evolved.read(args.start)
    strategy = Strategy(start, args.tried, args.spread, np.random.default_rng(args.seed))
    args.out.mkdir(parents=True, exist_ok=True)
    curve: list[dict[str, float]] = []
    with ProcessPoolExecutor(args.processes) as pool:
        while strategy.generation < args.generations and time.perf_counter() - began < 60 * args.minutes:
            first = APART + (1000 * args.seed + strategy.generation) * args.seeds
            seeds, now = range(first, first + args.seeds), strategy.now()
            half = args.seeds // 2
            told = [
                (
                    pool.submit(leads, args.game, seeds[:half], one, None, args.narrow),
                    pool.submit(leads, args.game, seeds[half:], one, now, args.narrow),
                )
                for one in strategy.ask()
            ]
            found = [(by_hand.result(), by_now.result()) for by_hand, by_now in told]
            strategy.tell([worth(by_hand) + worth(by_now) for by_hand, by_now in found])
            row = {
                "generation": float(strategy.generation),
                "spread": strategy.spread,
                "won against the insight by hand": float(np.mean([won(by_hand) for by_hand, _ in found])),
                "minutes": (time.perf_counter() - began) / 60,
            }
            curve.append(row)
            print(", ".join(f"{name} {value:.3g}" for name, value in row.items()), flush=True)
            keep(args, strategy, curve)
        parts = [range(CHECK + i, min(CHECK + i + 4, CHECK + args.check)) for i in range(0, args.check, 4)]
        checks = [pool.submit(leads, args.game, part, strategy.now(), None, args.narrow) for part in parts]
        share = won([one for check in checks for one in check.result()])
    print(f"{2 * args.check} other games against the insight by hand: {share:.1%} won", flush=True)
    return strategy.now()


def keep(args: Any, strategy: Strategy, curve: list[dict[str, float]]) -> None:
    minutes = round(curve[-1]["minutes"], 1)
    how = {"seed": args.seed, "tried": args.tried, "seeds": args.seeds, "generations": strategy.generation}
    evolved.write(args.out / f"{args.game}.json", args.game, strategy.now(), **how, minutes=minutes)
    with (args.out / f"{args.game}-curve.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, curve[0])
        writer.writeheader()
        writer.writerows(curve)


if __name__ == "__main__":
    main()
