"""Chunks of random games, played by several processes, and the file in which they are written down."""

import json
import math
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from pathlib import Path

import msgspec

import londinium
from londinium.arena.engines import end_with_parent
from londinium.kernel import engine
from londinium.kernel.fuzz import Failure, Shares, random_games
from londinium.kernel.laws import Cost


class Plan(msgspec.Struct, frozen=True):
    """What the games follow from. Chunks of different plans are not counted together."""

    seed: int = 1
    ordinary: float = 0.25  # of the positions, with all laws but the costly
    costly: float = 0.005  # … with all laws
    chunk: int = 10_000  # decisions, then to the end of the game: what an interruption can cost each process


class Chunk(msgspec.Struct, frozen=True):
    """Some random games of one game: a line of the file."""

    plan: Plan
    game: str
    number: int
    commit: str
    engine: str  # pure Python, or compiled
    seconds: float
    games: int
    decisions: int
    tried: dict[str, int]  # positions, by the dearest laws tried there
    played: dict[str, int]  # games, by number of players and value of each option
    failures: list[Failure]


class OtherPlan(Exception):
    """The file has chunks of another plan."""


class Died(Exception):
    """A process was killed, or Python itself broke in it."""


def play(plan: Plan, game: str, number: int, commit: str, folder: Path) -> Chunk:
    """One chunk; the same plan, game and number play the same games."""
    began = time.process_time()
    games = decisions = 0
    tried: Counter[Cost] = Counter()
    played: Counter[str] = Counter()
    failures = []
    shares = Shares(plan.ordinary, plan.costly)
    for one in random_games(londinium.game(game), f"{plan.seed}/{game}/{number}", folder=folder, shares=shares):
        games += 1
        decisions += one.decisions
        tried += one.tried
        played[f"players={one.record['players']}"] += 1
        played.update(f"{name}={json.dumps(value)}" for name, value in one.record["options"].items())
        if one.failure is not None:
            failures.append(one.failure)
        if decisions >= plan.chunk:
            break
    return Chunk(
        plan=plan,
        game=game,
        number=number,
        commit=commit,
        engine=engine.kind(),
        seconds=round(time.process_time() - began, 2),
        games=games,
        decisions=decisions,
        tried={cost.name.lower(): tried[cost] for cost in Cost},
        played=dict(sorted(played.items())),
        failures=failures,
    )


def read(file: Path, plan: Plan | None = None) -> dict[tuple[str, int], Chunk]:
    """The chunks of a file by game and number, the latest of each. A line that was cut off does not count."""
    found = {}
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            chunk = msgspec.json.decode(line, type=Chunk)
        except msgspec.DecodeError:
            continue
        if plan is not None and chunk.plan != plan:
            raise OtherPlan(f"{file} has chunks of {chunk.plan}, not of {plan}: name another file.")
        found[chunk.game, chunk.number] = chunk
    return found


def left(plan: Plan, games: list[str], decisions: int, done: dict[tuple[str, int], Chunk]) -> Iterator[tuple[str, int]]:
    """The chunks to play, game after game in turn, until each has its part; those that broke are played again."""
    share = decisions / len(games)
    played: Counter[str] = Counter()
    for chunk in done.values():
        played[chunk.game] += 0 if chunk.failures else chunk.decisions
    for number in count():
        if all(played[game] >= share for game in games):
            return
        for game in games:
            before = done.get((game, number))
            if played[game] < share and (before is None or before.failures):
                played[game] += plan.chunk
                yield game, number


def run(
    plan: Plan,
    games: list[str],
    decisions: int,
    file: Path,
    commit: str,
    processes: int,
    tell: Callable[[Chunk], None],
    seconds: float = math.inf,
) -> None:
    """Play what is left of so many decisions, and write down each chunk as soon as it is done.

    After so many seconds no chunk is begun. Whoever is stopped before has lost what was not written down.
    """
    end = time.monotonic() + seconds
    todo = left(plan, games, decisions, read(file, plan))
    file.parent.mkdir(parents=True, exist_ok=True)
    folder = file.with_suffix("")  # for the records of what breaks
    spawn = multiprocessing.get_context("spawn")
    with file.open("ab") as lines, ProcessPoolExecutor(processes, spawn, end_with_parent) as pool:
        if lines.tell():
            lines.write(b"\n")  # after a line that may have been cut off
        running: dict[Future[Chunk], str] = {}
        try:
            while True:
                while len(running) < processes and time.monotonic() < end and (one := next(todo, None)):
                    running[pool.submit(play, plan, *one, commit, folder)] = f"{one[0]} {one[1]}"
                if not running:
                    return
                at_work = list(running.values())
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    del running[future]
                    chunk = future.result()
                    lines.write(msgspec.json.encode(chunk) + b"\n")
                    lines.flush()
                    os.fsync(lines.fileno())
                    tell(chunk)
        except KeyboardInterrupt:
            for process in list((pool._processes or {}).values()):
                process.kill()  # each may be in the middle of a minute's work
            raise
        except BrokenProcessPool:
            raise Died(f"A process ended in the middle of its chunk, {' or '.join(at_work)}.") from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
