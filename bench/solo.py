"""How bots do alone at Next Station, with the share of the best grade: python -m bench.solo --bots greedy,champion.

Game i has the seed S + i. The grade is that of the solo table (NSL-SOLO-6), which counts the points that modules cost.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import fmean, stdev

from londinium.arena.match import play_game
from londinium.games.next_station.game import NextStation
from londinium.games.next_station.scoring import grade
from londinium.players import make

MODULES = {"objectives": True, "powers": True}


def score(bot: str, modules: bool, seed: int) -> int:
    """The score of one game."""
    return play_game(NextStation(), [make(bot)], seed, MODULES if modules else {}).outcome()["scores"][0]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.solo", description=__doc__)
    parser.add_argument("--bots", default="random,greedy,champion:steps=1,champion")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--modules", action="store_true", help="both of them")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    box = NextStation().box
    best = 1 + len(box.scoring.solo_grades)
    print(f"| bot | games | mean ± 95 % | spread | lowest | highest | grade {best} |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    seeds = range(given.seed, given.seed + given.games)
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        for bot in given.bots.split(","):
            found = list(pool.map(partial(score, bot, given.modules), seeds, chunksize=4))
            spread = stdev(found)
            error = 1.96 * spread / len(found) ** 0.5
            share = fmean(grade(box, one) == best for one in found)
            print(
                f"| `{bot}` | {len(found)} | {fmean(found):.1f} ± {error:.1f} | {spread:.1f} | {min(found)} | "
                f"{max(found)} | {share:.1%} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
