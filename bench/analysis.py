"""What the coach finds in games of bots: how accurate they are, whether chance is fair, and how long it takes.

    .venv/bin/python bench/analysis.py accuracy next-station --games 4
    .venv/bin/python bench/analysis.py chance next-station --games 200
    .venv/bin/python bench/analysis.py time next-station

`accuracy` analyses games of random, greedy and search with themselves, at the default budget; `chance` what chance
gave the first seat in games of the greedy bot, without looking at decisions; `time` some hints and one whole analysis
of a two-player game: on a machine that does nothing else, or, with `--decisions 24`, in processor time.
"""

import argparse
import math
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, stdev
from typing import Any

import londinium
from londinium.analysis import DEFAULT, HINT, Analysis, Budget, hint
from londinium.arena import play_game
from londinium.players import make

BOTS = {
    "next-station": "search:iterations=100",
    "london": "search:iterations=100",
    "guilds": "search:iterations=24",
    "dei": "search:iterations=20",
}


def record(id: str, bot: str, seed: int) -> dict[str, Any]:
    """A game of two of the same bot."""
    return londinium.record(play_game(londinium.game(id), [make(bot), make(bot)], seed))


def accuracies(id: str, bot: str, seed: int, decisions: int) -> list[float]:
    """The accuracy of both seats in a game, by this many of its actions, spread evenly."""
    found = Analysis(record(id, bot, seed), DEFAULT._replace(futures=1))  # luck is not asked for
    picked = range(0, found.total, max(1, found.total // decisions))
    found.moments = [found.look(seq) for seq in picked]
    return [one["accuracy"] for one in found.report()["seats"] if one["accuracy"] is not None]


def luck(id: str, seed: int) -> float:
    """What chance gave the first seat in a game of the greedy bot."""
    found = Analysis(record(id, "greedy", seed), Budget(iterations=1, searches=1, guesses=2, futures=2), seat=0)
    return sum(found.given(seq)[0] for seq in range(found.total))


def accuracy(id: str, games: int, decisions: int, workers: int) -> None:
    with ProcessPoolExecutor(workers) as pool:
        each = {
            bot: [pool.submit(accuracies, id, bot, seed, decisions) for seed in range(games)]
            for bot in (BOTS.get(id, "search"), "greedy", "random")  # what takes longest comes first
        }
        for bot, asked in each.items():
            found = [one for game in asked for one in game.result()]
            error = stdev(found) / math.sqrt(len(found))
            print(f"{id}, {bot}: accuracy {fmean(found):.2f} ± {error:.2f} ({len(found)} seats)", flush=True)


def chance(id: str, games: int, workers: int) -> None:
    with ProcessPoolExecutor(workers) as pool:
        found = list(pool.map(partial(luck, id), range(games)))
    error = stdev(found) / math.sqrt(games)
    print(f"{id}: chance gave {fmean(found):+.4f} ± {error:.4f} (standard error, {games} games)", flush=True)


def takes(id: str, decisions: int, workers: int) -> None:
    """A hint with its reasons, and a whole analysis: on the clock, and in seconds of one processor."""
    whole = Analysis(record(id, "greedy", 3), DEFAULT)
    waits, thought = [], []
    for seq in range(0, whole.total, max(1, whole.total // 12)):
        state, (seat, _) = whole.before(seq), whole.past[seq]
        wall, used = time.perf_counter(), time.process_time()
        found = hint(state, seat, HINT)
        for place in range(min(5, len(found.candidates))):  # as many as a server tells
            found.reasons(place)
        waits.append(time.perf_counter() - wall)
        thought.append(time.process_time() - used)
    print(f"{id}: a hint {max(waits):.2f} s at most, processor {fmean(thought):.2f} s, at most {max(thought):.2f} s")
    picked = range(0, whole.total, max(1, whole.total // decisions))
    if len(picked) < whole.total:  # too many for now: some, and what that makes of all
        used = time.process_time()
        for seq in picked:
            whole.look(seq)
        each = (time.process_time() - used) / len(picked)
        print(f"{id}: {whole.total} actions, processor {each * whole.total:.1f} s by {len(picked)} of them", flush=True)
        return
    wall = time.perf_counter()
    for _ in whole.steps(workers):
        pass
    took = time.perf_counter() - wall
    print(f"{id}: a whole analysis {took:.1f} s in {workers} processes, {whole.total} actions", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("accuracy", "chance", "time"))
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=10_000, help="actions of each game that are looked at (all)")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    if args.what == "accuracy":
        accuracy(args.game, args.games, args.decisions, args.workers)
    elif args.what == "chance":
        chance(args.game, args.games, args.workers)
    else:
        takes(args.game, args.decisions, args.workers)


if __name__ == "__main__":
    main()
