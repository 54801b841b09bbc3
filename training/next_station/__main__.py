"""Train the champion: python -m training.next_station --variant solo --minutes 8 --out DIR."""

import argparse
import csv
import json
import math
import sys
import time
from pathlib import Path
from typing import Any

import jax
import numpy as np

from londinium.twin import tables
from londinium.twin.tables import Setup, Tables
from training.next_station import evaluate
from training.next_station.learn import Learner, Plan
from training.next_station.network import read, rounded
from training.next_station.play import Player

VARIANTS = {"solo": Setup(), "modules": Setup(objectives=True, powers=True)}
TABLES = Path(__file__).parent / "tables.npz"


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m training.next_station", description=__doc__)
    parser.add_argument("--variant", choices=VARIANTS, default="solo", help="the base game, or both modules")
    parser.add_argument("--minutes", type=float, default=8, help="of learning, compiling included")
    parser.add_argument("--out", type=Path, default=Path("trained"), help="for weights, curve and report")
    parser.add_argument("--tables", type=Path, default=TABLES, help="as `export` wrote them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to go on from, in place of none")
    parser.add_argument("--evaluate", type=int, default=5120, help="games at the end, from seed 0")
    parser.add_argument("--rounds", type=int, default=10**9, help="at most")
    for name, value in Plan()._asdict().items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--export", action="store_true", help="write the tables of the engine here installed, and stop")
    args = parser.parse_args(given)
    if args.export:
        from londinium.twin import exported

        tables.save(exported()[0], args.tables)
        print(f"The tables are in {args.tables}.")
        return
    if not args.tables.exists():
        sys.exit(f"There are no tables at {args.tables}: run python -m training.next_station --export with the engine.")
    if args.start and not args.start.exists():
        sys.exit(f"There are no weights at {args.start} to go on from.")
    plan = Plan(**{name: getattr(args, name) for name in Plan._fields})
    train(tables.load(args.tables), args.variant, plan, args)


def train(pack: Tables, variant: str, plan: Plan, args: Any) -> dict[str, Any]:
    """Learn for some minutes; weights, curve and report are written to the folder."""
    began = time.perf_counter()
    out: Path = args.out
    out.mkdir(parents=True, exist_ok=True)
    learner = Learner(pack, VARIANTS[variant], plan, args.seed, read(args.start) if args.start else None)
    print(f"{jax.devices()[0]}: {variant}, {learner.player.encoder.size} features, {plan}", flush=True)
    told_at = saved_at = began
    games, curve, scores = 0.0, [], []
    number = 0
    for number in range(args.rounds):
        done = max((time.perf_counter() - began) / (60 * args.minutes), number / args.rounds)
        if done >= 1:
            break
        told = learner.round(
            rate=plan.rate * min(1, (number + 1) / min(50, args.rounds / 10)) * math.cos(math.pi / 2 * done),
            heat=plan.heat * (0.1 ** min(1, done * 1.25)),
            rounding=float(done > 0.8),
        )
        games += told["games"]
        if told["games"]:
            scores.append(told["score"])
        now = time.perf_counter()
        if now - told_at > 10 or number == 0:
            told_at = now
            row = {"minutes": (now - began) / 60, "round": number, "all games": games, **told}
            curve.append(row)
            bar = "#" * int(30 * done)
            numbers = ", ".join(f"{name} {value:.2f}" for name, value in row.items())
            print(f"[{bar:<30}] {numbers}", flush=True)
        if now - saved_at > 60:
            saved_at = now
            save(learner.mean, out / f"{variant}-checkpoint.npz", pack, variant)
    save(learner.mean, out / f"{variant}.npz", pack, variant)
    with (out / f"{variant}-curve.csv").open("w", newline="") as file:
        if curve:
            writer = csv.DictWriter(file, curve[0])
            writer.writeheader()
            writer.writerows(curve)
    report: dict[str, Any] = {"variant": variant, "plan": plan._asdict(), "rounds": number, "games": games}
    few = max(1, len(scores) // 10)
    if scores:
        report |= {"began with": float(np.mean(scores[:few])), "ended with": float(np.mean(scores[-few:]))}
    report["minutes"] = (time.perf_counter() - began) / 60
    player = Player(pack, VARIANTS[variant])
    small = [(rounded(weights), biases) for weights, biases in learner.mean]
    trials = (("one step", learner.mean, False, 1024), ("8 bits", small, False, 1024), ("two steps", small, True, 128))
    for name, params, deep, at_once in trials:
        if args.evaluate:
            at_once = min(at_once, args.evaluate)
            found = evaluate.scores(player, params, 0, args.evaluate, deep, at_once)
            report[name] = {"games": len(found), "mean": float(found.mean()), "told": evaluate.told(found)}
            print(f"{name}: {len(found)} games, mean {evaluate.told(found)}", flush=True)
        (out / f"{variant}.json").write_text(json.dumps(report, indent=1) + "\n")
    return report


def save(params: Any, path: Path, pack: Tables, variant: str) -> None:
    """Weights as they are, in 16 bits."""
    layers: dict[str, Any] = {"variant": variant, "data": pack.data}
    for number, (weights, biases) in enumerate(params):
        layers[f"w{number}"] = np.asarray(weights, np.float16)
        layers[f"b{number}"] = np.asarray(biases, np.float16)
    np.savez(path, **layers)


if __name__ == "__main__":
    main()
