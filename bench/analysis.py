"""What the coach finds in games of bots: how accurate they are, whether chance is fair, and how long it takes.

    .venv/bin/python bench/analysis.py accuracy --games 40 --decisions 60
    .venv/bin/python bench/analysis.py chance london dei --games 200
    .venv/bin/python bench/analysis.py chance next-station --players 1 --games 200
    .venv/bin/python bench/analysis.py start guilds --options '{"solo": true}' --games 200
    .venv/bin/python bench/analysis.py time
    .venv/bin/python bench/analysis.py accuracy --workers 16 --minutes 8 --out accuracy.json
    .venv/bin/python bench/analysis.py accuracy london --bots greedy search --budget iterations=240

`accuracy`: games of random, greedy and search with themselves, by some decisions of each; `chance`: what chance gave
each seat in games of the greedy bot (or of `--bots`) with itself, or with `--players 1` alone, in points; `start`: in
games alone, how many points more they brought than the coach thought before the first decision; `time`: some hints,
and a whole analysis of a game for two, at the default budget: on the clock of a machine that does nothing else, or,
with `--decisions 24`, in processor time. In the games that are named, or in all. When `--minutes` are over, what was
found until then is told; `--out` has each game's figures, too. numpy, msgspec and fluent.runtime are all that it needs.
"""

import argparse
import json
import math
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from many import in_order

import londinium
from londinium.analysis import COACH, DEFAULT, HINT, Analysis, Budget, hint
from londinium.arena import play_game
from londinium.players import make

SEARCH = {
    "next-station": "search:iterations=200",
    "london": "search:iterations=200",
    "guilds": "search:iterations=60",
    "dei": "search:iterations=60",
}
"""About what it does in a tenth of a second."""


class Job(NamedTuple):
    """A game to be played by a bot with itself, and how many of its actions are looked at."""

    game: str
    bot: str
    seed: int
    decisions: int
    budget: Budget
    players: int = 2
    options: dict[str, Any] | None = None


class Seats(NamedTuple):
    """What was found for each seat of a game; None where nothing can be said."""

    job: Job
    by_seat: list[float | None]
    lost: Sequence[tuple[int, str, float, float]] = ()  # seat, question, percent lost, what the best promised


def record(id: str, bot: str, seed: int, players: int = 2, options: dict[str, Any] | None = None) -> dict[str, Any]:
    """A game of as many of the same bot."""
    bots = [make(bot) for _ in range(players)]
    return londinium.record(play_game(londinium.game(id), bots, seed, options))


def spread(total: int, decisions: int) -> range:
    """About this many actions of a game, from its start to its end."""
    return range(0, total, max(1, total // decisions))


def accuracies(job: Job) -> Seats:
    """How accurate both seats were."""
    found = Analysis(record(job.game, job.bot, job.seed), job.budget._replace(futures=1))  # luck is not asked for
    found.moments = [found.look(seq) for seq in spread(found.total, job.decisions)]
    report = found.report()
    lost = [
        (one["seat"], one["question"], one["percent"], one["candidates"][0]["value"]) for one in report["decisions"]
    ]
    return Seats(job, [one["accuracy"] for one in report["seats"]], lost)


def luck(job: Job) -> Seats:
    """What chance gave every seat; alone it is all that did not come of the seat's own choices."""
    found = Analysis(record(job.game, job.bot, job.seed, job.players, job.options), job.budget)
    if job.players == 1:
        for _ in found.steps():
            pass
        return Seats(job, [one["chance"] for one in found.report()["seats"]])
    given = [found.given(seq) for seq in range(found.total)]
    return Seats(job, [sum(one[seat] for one in given) for seat in found.seats])


def beyond(job: Job) -> Seats:
    """Alone: the points of the result beyond what the start promised, which is what chance gave less what was lost."""
    played = record(job.game, job.bot, job.seed, 1, job.options)
    found = Analysis(played, job.budget)
    found.moments = [found.look(0)]
    return Seats(job, [played["result"]["scores"][0] - found.report()["seats"][0]["start"]])


def tell(what: str, found: Iterable[Seats], out: Path | None) -> None:
    """Mean and standard error: of accuracy over all seats, of chance seat by seat."""
    figures: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    games = []
    for one in found:
        games.append(one.job._asdict() | {"by_seat": one.by_seat, "lost": one.lost})
        for seat, value in enumerate(one.by_seat):
            if value is not None:
                figures[one.job.game, one.job.bot, f"seat {seat}" if what != "accuracy" else "all seats"].append(value)
        if out is not None:
            out.write_text(json.dumps({"what": what, "coach": COACH, "games": games}))
    for (game, bot, whose), values in sorted(figures.items()):
        error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan
        print(f"{game}, {bot}, {whose}: {what} {fmean(values):+.4f} ± {error:.4f} (of {len(values)})", flush=True)


def takes(id: str, decisions: int, workers: int) -> None:
    """A hint with its reasons, and a whole analysis: on the clock, and in seconds of one processor."""
    whole = Analysis(record(id, "greedy", 3), DEFAULT)
    waits, thought = [], []
    for seq in spread(whole.total, 12):
        state, (seat, _) = whole.before(seq), whole.past[seq]
        wall, used = time.perf_counter(), time.process_time()
        found = hint(state, seat, HINT)
        for place in range(min(5, len(found.candidates))):  # as many as a server tells
            found.reasons(place)
        waits.append(time.perf_counter() - wall)
        thought.append(time.process_time() - used)
    print(f"{id}: a hint {max(waits):.2f} s at most, processor {fmean(thought):.2f} s, at most {max(thought):.2f} s")
    picked = spread(whole.total, decisions)
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
    parser.add_argument("what", choices=("accuracy", "chance", "start", "time"))
    parser.add_argument("game", nargs="*", default=list(SEARCH))
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--players", type=int, default=2, help="for chance; 1: alone, in points")
    parser.add_argument("--options", type=json.loads, help="for chance, as JSON")
    parser.add_argument("--bots", nargs="*", help="of whom; for accuracy random, greedy and search, else greedy")
    parser.add_argument("--budget", type=Budget.parse, default=DEFAULT, help="of the coach, as for londinium analyse")
    parser.add_argument("--decisions", type=int, default=10_000, help="actions of each game that are looked at (all)")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which nothing more is looked at")
    parser.add_argument("--out", type=Path, help="a JSON file for what was found in each game")
    args = parser.parse_args()
    if args.what == "time":
        for game in args.game:
            takes(game, args.decisions, args.workers)
        return
    bots = args.bots or (["random", "greedy", "search"] if args.what == "accuracy" else ["greedy"])
    jobs = [
        Job(
            game,
            SEARCH.get(game, bot) if bot == "search" else bot,
            seed,
            args.decisions,
            args.budget,
            args.players,
            args.options,
        )
        for seed in range(args.first, args.first + args.games)
        for game in args.game
        for bot in bots
    ]
    look = {"accuracy": accuracies, "chance": luck, "start": beyond}[args.what]
    looked = in_order(look, jobs, args.workers, args.minutes)
    tell(args.what, looked, args.out)


if __name__ == "__main__":
    main()
