"""The command: `python -m tests.laws --decisions 10000000 --seed 1`, or `--report` for what is done so far."""

import argparse
import math
import os
import signal
import subprocess
import sys
from pathlib import Path

import londinium
from tests.laws.report import table
from tests.laws.run import Chunk, Died, OtherPlan, Plan, read, run

PLAN = Plan()
ROOT = Path(__file__).resolve().parents[2]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.laws", description="Random decisions, all laws, all games.")
    parser.add_argument("--decisions", type=int, default=10_000_000, metavar="N", help="of all games together")
    parser.add_argument("--game", action="append", metavar="ID", help="only this one; may be repeated")
    parser.add_argument("--seed", type=int, default=PLAN.seed, metavar="S")
    parser.add_argument("--ordinary", type=float, default=PLAN.ordinary, metavar="P", help="share of positions")
    parser.add_argument("--costly", type=float, default=PLAN.costly, metavar="P", help="share of positions")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--file", type=Path, default=Path("laws.jsonl"), help="what is done; it goes on from there")
    parser.add_argument("--seconds", type=float, default=math.inf, metavar="N", help="after that nothing is begun")
    parser.add_argument("--commit", default=None, help="what the sources are, where git does not know")
    parser.add_argument("--report", action="store_true", help="only print what is done")
    return parser.parse_args()


def commit() -> str:
    """The sources that play, as far as git knows."""
    try:
        told = subprocess.run(
            ["git", "describe", "--always", "--dirty=+"], cwd=ROOT, capture_output=True, text=True, check=False
        )
    except OSError:  # there is no git
        return "unknown"
    return told.stdout.strip() or "unknown"


def stop(*_: object) -> None:
    raise KeyboardInterrupt


def tell(chunk: Chunk) -> None:
    rate = chunk.decisions / max(chunk.seconds, 0.01)
    print(f"{chunk.game} {chunk.number}: {chunk.games} games, {chunk.decisions:,} decisions, {rate:,.0f}/s", flush=True)
    for failure in chunk.failures:
        print(f"Broken: {failure.law}: {failure.detail}\n  again: {failure.command}", flush=True)


def main() -> int:
    given = arguments()
    signal.signal(signal.SIGTERM, stop)
    if not given.report:
        plan = Plan(given.seed, given.ordinary, given.costly)
        games = given.game or list(londinium.games())
        try:
            sources = given.commit or commit()
            run(plan, games, given.decisions, given.file, sources, given.processes, tell, given.seconds)
        except OtherPlan as other:
            print(other, file=sys.stderr)
            return 2
        except Died as died:
            print(f"{died} The same command goes on from here.", file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            print("Stopped; the same command goes on from here.", file=sys.stderr)
    chunks = read(given.file).values()
    print(table(chunks))
    print(f"{sum(chunk.decisions for chunk in chunks):,} decisions; {', '.join(sorted({c.commit for c in chunks}))}")
    return 1 if any(chunk.failures for chunk in chunks) else 0


if __name__ == "__main__":
    sys.exit(main())
