"""Train the expert of a game by self-play: python -m training.expert london --games 2400 --out DIR."""

import argparse
import csv
import json
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

import londinium
from londinium.kernel.learnt import Weights, write
from training.expert import duel
from training.expert.learn import fit, fresh, judged, weights_of
from training.expert.play import Samples, play

PART = 8  # games that a process plays at once
APART = 10_000_000  # seeds of training games begin here, pass by pass; arenas never come so far


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m training.expert", description=__doc__)
    parser.add_argument("game", choices=[id for id in londinium.games() if londinium.game(id).learning])
    parser.add_argument("--games", type=int, default=2400, help="in each pass; the first is played by greedy")
    parser.add_argument("--passes", type=int, default=1)
    parser.add_argument("--later", type=int, help="games in the passes after the first, played by what has learnt")
    parser.add_argument("--keep", type=float, default=0.4, help="share of the positions that are learnt from")
    parser.add_argument("--hidden", type=int, default=16, help="numbers in the hidden layer")
    parser.add_argument("--epochs", type=float, default=3.0)
    parser.add_argument("--rate", type=float, default=0.0005)
    parser.add_argument("--decay", type=float, default=0.5, help="of the weights, times the rate")
    parser.add_argument("--check", type=int, default=100, help="games against greedy after each pass")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the games")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("trained"), help="for weights, curve and report")
    args = parser.parse_args(given)
    train(args)


def train(args: Any) -> list[dict[str, float]]:
    """Play and learn, pass after pass; weights, curve and report are written to the folder."""
    began = time.perf_counter()
    game = londinium.game(args.game)
    assert game.learning is not None
    kinds = game.learning.kinds(game)
    rng = np.random.default_rng(args.seed)
    options = {name: json.loads(value) for name, _, value in (one.partition("=") for one in args.option)}
    weights: Weights | None = None
    curve: list[dict[str, float]] = []
    learnt_from: list[Samples] = []
    args.out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(args.processes) as pool:
        for number in range(args.passes):
            games = args.games if not number or args.later is None else args.later
            first = APART * (args.seed + 1) + number * args.games
            parts = list(cut(range(first, first + games)))
            played = [pool.submit(play, args.game, part, options, weights, args.keep) for part in parts]
            told = [one.result() for one in played]
            samples = joined([one for one, _ in told])
            test, rest = split(samples)
            learnt_from.append(rest)
            learning = joined(learnt_from)
            w = fresh(learning, kinds, args.hidden, rng)
            row: dict[str, float] = {"pass": number + 1, "positions": float(len(samples.worth))}
            row["spread"] = float(samples.worth.std())
            row["unexplained"] = fit(learning, w, args.epochs, args.rate, args.decay, rng)
            row["on others"] = judged(test, w)
            weights = weights_of(w)
            for name in (args.game, f"{args.game}-{number + 1}"):
                write(args.out / f"{name}.npz", weights, game=args.game, data=game.data, seed=args.seed)
            won = [
                pool.submit(duel.duel, args.game, part, options, weights)
                for part in cut(range(5000, 5000 + args.check))
            ]
            scores = [one for part in won for one in part.result()]
            row["won against greedy"] = duel.share(scores)
            row["minutes"] = (time.perf_counter() - began) / 60
            curve.append(row)
            print(", ".join(f"{name} {value:.4g}" for name, value in row.items()), flush=True)
            with (args.out / f"{args.game}-curve.csv").open("w", newline="") as file:
                writer = csv.DictWriter(file, curve[0])
                writer.writeheader()
                writer.writerows(curve)
    return curve


def cut(seeds: range) -> Iterator[range]:
    for i in range(0, len(seeds), PART):
        yield seeds[i : i + PART]


def split(samples: Samples) -> tuple[Samples, Samples]:
    """A twentieth to judge by, from games of their own, and the rest to learn from."""
    at = len(samples.worth) // 20
    return Samples(*(array[:at] for array in samples)), Samples(*(array[at:] for array in samples))


def joined(parts: list[Samples]) -> Samples:
    return Samples(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


if __name__ == "__main__":
    main()
