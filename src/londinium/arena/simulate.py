"""Many games between bots, on all cores or on a Ray cluster, and what came of them.

Game number i has the seed S + i, and the seats rotate with i, so that every bot sits everywhere equally often.
"""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple, NotRequired, TypedDict

import msgspec

from londinium.arena import engines
from londinium.arena.match import play_game
from londinium.kernel.game import Game
from londinium.kernel.packs import PackSource
from londinium.kernel.records import record
from londinium.kernel.registry import game as find_game
from londinium.kernel.rng import SEEDS
from londinium.kernel.speech import Line
from londinium.kernel.told import Told
from londinium.players import failure, make


class Standing(TypedDict):
    """How some seats did in all their games."""

    games: int
    wins: float  # a shared win is shared
    win_rate: float
    mean: float
    stderr: float
    stdev: float
    ci95: list[float]
    min: int
    max: int


class BotReport(Standing):
    bot: str


class SideReport(Standing):
    side: str  # what a seat can play that no other has: a Faction


class Failure(TypedDict):
    """A bot that was replaced in the middle of games, and why."""

    said: str
    games: int
    line: Line  # the same for those who speak another language


class Report(TypedDict):
    game: str
    players: int
    games: int
    seed: int
    options: dict[str, Any]
    bots: list[BotReport]
    sides: NotRequired[list[SideReport]]  # where the seats of the game differ
    failures: NotRequired[list[Failure]]  # where a bot was replaced
    decisions_per_second: float
    games_per_second: float
    mean_decisions: float


class Job(NamedTuple):
    """What a worker needs to know to play some of the games."""

    game: str
    pack: PackSource | None
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Any
    records: Path | None
    numbers: range


class Played(NamedTuple):
    """One finished game: by seat the bot (its number in the list), what it played and the score; who is first."""

    bots: list[int]
    sides: list[str | None]
    scores: list[int]
    winners: list[int]
    decisions: int
    failures: list[Line]


def simulate(
    game_id: str,
    games: int,
    players: int,
    bots: Sequence[str],
    seed: int,
    options: dict[str, Any] | None = None,
    pack: PackSource | None = None,
    engine: str = "local",
    workers: int | None = None,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play games and report mean, spread and wins of every bot, and of every side where the seats of the game differ.

    `progress` is told how many games were finished.
    """
    game = find_game(game_id, pack)
    for bot in bots:
        make(bot)  # a bad name is told here, once
    first = game.new(players, seed, options)
    if seed + games > SEEDS:
        game.new(players, seed + games, options)  # refuses a seed that is too large
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    workers = workers or engines.cores()
    batch = max(1, min(50, games // (workers * 4)))
    jobs = [
        Job(game_id, pack, players, tuple(bots), seed, options, records, range(i, min(i + batch, games)))
        for i in range(0, games, batch)
    ]
    played: list[Played] = []
    began = time.perf_counter()
    for _, some in engines.run(engine, play_batch, jobs, workers):
        played.extend(some)
        if progress:
            progress(len(some))
    seconds = time.perf_counter() - began
    decisions = sum(p.decisions for p in played)
    by_bot: dict[int, list[tuple[int, float]]] = {number: [] for number in range(len(bots))}
    by_side: dict[str, list[tuple[int, float]]] = {}
    for p in played:
        for seat, (number, side, score) in enumerate(zip(p.bots, p.sides, p.scores, strict=True)):
            result = score, (seat in p.winners) / len(p.winners)
            by_bot[number].append(result)
            if side is not None:
                by_side.setdefault(side, []).append(result)
    report: Report = {
        "game": game_id,
        "players": players,
        "games": games,
        "seed": seed,
        "options": msgspec.to_builtins(first.options),
        "bots": [{"bot": name, **_standing(by_bot[number])} for number, name in enumerate(bots)],
        "decisions_per_second": decisions / seconds,
        "games_per_second": games / seconds,
        "mean_decisions": decisions / games,
    }
    if by_side:
        report["sides"] = [{"side": side, **_standing(results)} for side, results in sorted(by_side.items())]
    if failures := counted(line for p in played for line in p.failures):
        report["failures"] = failures
    return report


def counted(failures: Iterable[Line | str]) -> list[Failure]:
    """What went wrong in some games, each with their number; older files have a sentence where there is a line now."""
    lines: list[Line] = [{"key": one, "args": {}} if isinstance(one, str) else one for one in failures]
    times = Counter(str(Told.of(line)) for line in lines)
    by_said = {str(Told.of(line)): line for line in lines}
    return [{"said": said, "games": times[said], "line": by_said[said]} for said in sorted(times)]


def play_batch(job: Job) -> list[Played]:
    """Play the games of a job: what a worker process does."""
    game = find_game(job.game, job.pack)
    return [_play_one(game, job, number) for number in job.numbers]


def record_path(folder: Path, game: str, seed: int) -> Path:
    """Where the record of a simulated game is written."""
    return folder / f"{game}-{seed}.json"


def _play_one(game: Game, job: Job, number: int) -> Played:
    seats = [(seat + number) % job.players % len(job.bots) for seat in range(job.players)]
    seed = job.seed + number
    bots = [make(job.bots[bot]) for bot in seats]
    state = play_game(game, bots, seed, job.options)
    if job.records is not None:
        record_path(job.records, job.game, seed).write_bytes(msgspec.json.encode(record(state)))
    outcome = state.outcome()
    winners = [seat for seat, place in enumerate(outcome["ranking"]) if place == 1]
    sides = [game.side(state, seat) for seat in range(job.players)]
    failures = [failed.line for failed in map(failure, bots) if failed]
    return Played(seats, sides, outcome["scores"], winners, len(state.past or ()), failures)


def _standing(results: Sequence[tuple[int, float]]) -> Standing:
    """What came of some seats: of each its score, and its share of the victory."""
    scores = [score for score, _ in results]
    wins = sum(share for _, share in results)
    spread = stdev(scores) if len(scores) > 1 else 0.0
    error = spread / math.sqrt(len(scores))
    mean = fmean(scores)
    return {
        "games": len(scores),
        "wins": wins,
        "win_rate": wins / len(scores),
        "mean": mean,
        "stderr": error,
        "stdev": spread,
        "ci95": [mean - 1.96 * error, mean + 1.96 * error],
        "min": min(scores),
        "max": max(scores),
    }
