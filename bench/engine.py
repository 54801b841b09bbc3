"""How fast the engine is, in pure Python and compiled, beside its peers, in one run and on one core.

    make bench
    git worktree add ../before HEAD~1 && python bench/engine.py --before ../before/src

Random games through the public interface of each: catanatron (Settlers of Catan, pure Python, four players) and
OpenSpiel (backgammon, a C++ engine driven from Python). A decision is an answer of a player; ours leave out the
answers without a choice, which the engine gives by itself. Rounds of all contestants alternate, so that a busy moment
of the machine hits them alike; processor time is counted, and the median round. The compiled engine is built in a copy
of the tree (`build/compiled`) and answers from a process of its own. With `--before`, the same games are played by
another source tree instead, by turns with this one.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from array import array
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from statistics import median
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer
from rich.console import Console
from rich.table import Table

import londinium
from londinium.players.search import SearchBot

Play = Callable[[int], int]  # a seed; returns the number of decisions of one whole random game

# With four players against catanatron's random four-player games, and a copy in microseconds
WANTED = {"next-station": (6.0, 10.0), "london": (2.0, 40.0), "guilds": (2.0, 40.0), "dei": (2.0, 60.0)}
WANTED_COMPILED = {"next-station": 15.0, "london": 10.0, "guilds": 8.0, "dei": 5.0}  # × catanatron
FASTER, COPIES_FASTER = 1.8, 3.0  # compiled, × pure Python
CATAN = "catanatron, 4 players"
OLD_LONDON = "dei, 4 players, Old London"  # with all its modules
MODULES = ("purebred", "retaliation", "thames", "challenge", "alliances")
WANTED_OLD_LONDON = 1.5
MIDDLE = {"london": 500, "guilds": 140, "dei": 200}  # decisions
ITERATIONS = {"next-station": 100, "london": 200, "guilds": 40, "dei": 20}  # of a search that is timed
CHOICES = 4  # that a bot thinks about, at the decision where a search is timed
ROOT = Path(__file__).resolve().parents[1]


def ours(id: str, players: int, options: dict[str, bool] | None = None) -> Play:
    game = londinium.game(id)
    choice = random.Random(0).random  # for all games: to seed one for each would be a twentieth of a short game

    def play(seed: int) -> int:
        state = game.new(players, seed, options)
        decisions = 0
        while state.to_act:
            seat = state.to_act[0]
            legal = state.legal(seat)
            state.play(seat, legal[int(choice() * len(legal))])
            decisions += 1
        return decisions

    return play


def catan(seed: int) -> int:
    random.seed(seed)
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
    game.play()
    return len(game.state.actions)


def backgammon(seed: int) -> int:
    choice = random.Random(seed).random
    state = pyspiel.load_game("backgammon").new_initial_state()
    decisions = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        decisions += not state.is_chance_node()
        state.apply_action(legal[int(choice() * len(legal))])
    return decisions


def speed(play: Play, seconds: float, first: int) -> tuple[float, float]:
    """Decisions and games per second over about this time."""
    began = time.process_time()
    decisions = games = 0
    while (taken := time.process_time() - began) < seconds:
        decisions += play(first + games)
        games += 1
    return decisions / taken, games / taken


def copy_time(copy: Callable[[], object], times: int = 5000) -> float:
    """Microseconds for one copy."""
    began = time.process_time()
    for _ in range(times):
        copy()
    return (time.process_time() - began) / times * 1e6


def containers(state: londinium.State) -> Callable[[], object]:
    """What no copy can do without: the lists and rows in which it differs from the state, copied by a loop in C."""
    twin = state.copy()
    names = {name for kind in type(state).__mro__ for name in vars(kind) if not name.startswith("__")} - {"past"}
    found: list[Any] = []
    for mine, other in [(getattr(state, name), getattr(twin, name)) for name in sorted(names) if hasattr(state, name)]:
        if mine is not other and isinstance(mine, list | array | dict):
            found.append(mine)
            inside = zip(mine, other, strict=True) if isinstance(mine, list) else ()
            found += [one for one, copied in inside if one is not copied and isinstance(one, list | array)]
    lists = [one for one in found if isinstance(one, list)]
    dicts = [one for one in found if isinstance(one, dict)]
    rows = [one for one in found if isinstance(one, array)]
    whole = [slice(None)] * len(rows)

    def copy() -> object:
        return [*map(list.copy, lists)], [*map(dict.copy, dicts)], [*map(array.__getitem__, rows, whole)]

    return copy


def middle_of_next_station() -> londinium.State:
    """Four players in the third round, both modules: the largest state there is, with its history."""
    rng = random.Random(0)
    state = londinium.game("next-station").new(4, 0, {"powers": True, "objectives": True})
    while state.view(None)["round"] < 3:
        seat = state.to_act[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def middle_of(id: str, decisions: int) -> londinium.State:
    """Four players after this many decisions at random: about the middle of a game, with its history."""
    rng = random.Random(0)
    state = londinium.game(id).new(4, 0)
    for _ in range(decisions):
        seat = state.to_act[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def search_time(state: londinium.State, iterations: int) -> float:
    """Iterations that `search` does in 100 milliseconds at a decision."""
    began = time.process_time()
    SearchBot(iterations=iterations).choose(state, state.to_act[0], random.Random(0))
    return iterations / (time.process_time() - began) / 10


BOTH = {"powers": True, "objectives": True}


def our_games() -> dict[str, Play]:
    return {
        **{f"next-station, {n} player{'s' * (n > 1)}": ours("next-station", n) for n in (1, 2, 3, 4)},
        "next-station, 4 players, both modules": ours("next-station", 4, BOTH),
        **{f"{id}, {n} players": ours(id, n) for id in WANTED if id != "next-station" for n in (2, 3, 4)},
        OLD_LONDON: ours("dei", 4, dict.fromkeys(MODULES, True)),
    }


def our_middles() -> dict[str, londinium.State]:
    return {
        "next-station, 4 players, both modules": middle_of_next_station(),
        **{f"{id}, 4 players": middle_of(id, decisions) for id, decisions in MIDDLE.items()},
    }


def our_copies() -> dict[str, Callable[[], object]]:
    return {name: state.copy for name, state in our_middles().items()}


def our_searches() -> dict[str, Callable[[], float]]:
    positions = {"next-station": middle_of_next_station()} | {id: middle_of(id, n) for id, n in MIDDLE.items()}
    for state in positions.values():
        to_a_choice(state)
    return {f"{id}, 4 players": partial(search_time, positions[id], n) for id, n in ITERATIONS.items()}


def to_a_choice(state: londinium.State) -> None:
    """Go on at random to a decision at which a bot has several answers to think about: with one it does not."""
    rng = random.Random(1)
    while len(state.game.insight.candidates(state, state.to_act[0])) < CHOICES:
        seat = state.to_act[0]
        state.play(seat, rng.choice(state.legal(seat)))


class Elsewhere:
    """The same measurements by another source tree, in a process that answers one line with one."""

    def __init__(self, source: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--answer"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source)},
        )

    def ask(self, *question: object) -> float:
        assert self.process.stdin
        assert self.process.stdout
        print(json.dumps(question), file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def answer() -> None:
    """What `Elsewhere` asks: decisions per second of a game, microseconds for a copy, or iterations of a search."""
    games, copies, searches = our_games(), our_copies(), cache(our_searches)
    for line in sys.stdin:
        what, name, *how = json.loads(line)
        if what == "speed":
            print(speed(games[name], *how)[0], flush=True)
        else:
            print(copy_time(copies[name]) if what == "copy" else searches()[name](), flush=True)


def compare(source: Path, rounds: int, seconds: float, only: str) -> None:
    """This source tree beside another: decisions and copies, in one run, each in a process of its own, by turns."""
    trees = [Elsewhere(ROOT / "src"), Elsewhere(source)]
    table = Table("this tree beside another", "decisions/s", "there", "×", "copy, µs", "there", "×")

    def both(*question: Any) -> list[float]:
        """The median of each tree; who was first is second the next time."""
        told: list[list[float]] = [[], []]
        for number in range(rounds):
            for at in (0, 1) if number % 2 else (1, 0):
                told[at].append(trees[at].ask(*question, *([number * 1_000_000] if question[0] == "speed" else [])))
        return [median(one) for one in told]

    for name in our_games():
        if only not in name:
            continue
        here, there = both("speed", name, seconds)
        row = [f"{here:,.0f}", f"{there:,.0f}", f"{here / there:.3f}"]
        if name in our_copies():
            here, there = both("copy", name)
            row += [f"{here:.2f}", f"{there:.2f}", f"{there / here:.2f}"]
        table.add_row(name, *row)
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="rounds of all contestants")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contestant in each round")
    parser.add_argument("--only", default="", help="contestants with this in their name, beside catanatron")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--before", type=Path, help="another source tree (its src/) to measure beside this one")
    parser.add_argument("--compiled", type=Path, help="a copy of this tree (its src/) that is compiled already")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.answer:
        answer()
        return
    if args.before:
        compare(args.before, args.rounds, args.seconds, args.only)
        return

    from londinium.kernel import engine  # not in every tree that answers

    if engine.kind() != "pure Python":
        sys.exit("The engine here is compiled; “make pure” removes that, and this run compiles a copy of its own.")
    if args.compiled is None:
        subprocess.run([sys.executable, ROOT / "build_engine.py", ROOT / "build" / "compiled"], check=True)
    compiled = Elsewhere(args.compiled or ROOT / "build" / "compiled" / "src")
    peers: dict[str, Play] = {CATAN: catan, "OpenSpiel backgammon (C++)": backgammon}
    games = our_games()
    contestants = {name: play for name, play in (peers | games).items() if args.only in name or play is catan}
    measured: dict[str, list[tuple[float, float]]] = {name: [] for name in contestants}
    for number in range(args.rounds):
        for name, play in contestants.items():
            first = number * 1_000_000
            there = compiled.ask("speed", name, args.seconds, first) if name in games else 0.0
            measured[name].append((speed(play, args.seconds, first)[0], there))
    peer = median(here for here, _ in measured[CATAN])
    rows = [
        {
            "engine": name,
            "decisions_per_second": median(here for here, _ in rounds),
            "ratio": median(here for here, _ in rounds) / peer,
            "compiled": median(there for _, there in rounds),
            "compiled_ratio": median(there for _, there in rounds) / peer,
            "faster": median(there for _, there in rounds) / median(here for here, _ in rounds),
        }
        for name, rounds in measured.items()
    ]
    times = range(args.rounds)
    copies = {
        name: [
            median(copy_time(state.copy) for _ in times),
            median(compiled.ask("copy", name) for _ in times),
            median(copy_time(containers(state)) for _ in times),
        ]
        for name, state in our_middles().items()
        if args.only in name
    }
    searches = {
        name: [median(search() for _ in times), median(compiled.ask("search", name) for _ in times)]
        for name, search in our_searches().items()
        if args.only in name
    }
    if args.json:
        print(json.dumps({"random_games": rows, "copy_us": copies, "search_100_ms": searches}, indent=1))
        return
    report(rows, copies, searches)


def report(rows: list[dict[str, Any]], copies: dict[str, list[float]], searches: dict[str, list[float]]) -> None:
    console = Console()
    table = Table("random games", "decisions/s", "× catanatron", "compiled", "× catanatron", "× pure")
    for row in rows:
        numbers = [f"{row['decisions_per_second']:,.0f}", f"{row['ratio']:.2f}"]
        if row["compiled"]:
            numbers += [f"{row['compiled']:,.0f}", f"{row['compiled_ratio']:.2f}", f"{row['faster']:.2f}"]
        table.add_row(row["engine"], *numbers)
    console.print(table)
    table = Table("copy of a state", "µs", "compiled", "× faster", "its lists and rows alone, in C")
    for name, (here, there, least) in copies.items():
        table.add_row(name, f"{here:.2f}", f"{there:.2f}", f"{here / there:.2f}", f"{least:.2f}")
    console.print(table)
    table = Table("search: iterations in 100 ms", "pure", "compiled", "× more")
    for name, (here, there) in searches.items():
        table.add_row(name, f"{here:.0f}", f"{there:.0f}", f"{there / here:.2f}")
    console.print(table)
    found = {row["engine"]: row for row in rows}
    if OLD_LONDON in found:
        ratio = found[OLD_LONDON]["ratio"]
        console.print(f"wanted: {OLD_LONDON} ≥ {WANTED_OLD_LONDON:g} × catanatron: {ratio:.1f}")
    for game, (times, micros) in WANTED.items():
        row = found.get(f"{game}, 4 players")
        if row is None:
            continue
        here, there, _ = next(copied for name, copied in copies.items() if name.startswith(game))
        for what, wanted, is_so in (
            ("× catanatron", times, row["ratio"]),
            ("× catanatron, compiled", WANTED_COMPILED[game], row["compiled_ratio"]),
            ("× the decisions of pure Python, compiled", FASTER, row["faster"]),
            ("× the copies of pure Python, compiled", COPIES_FASTER, here / there),
        ):
            console.print(f"wanted: {game}, 4 players ≥ {wanted:g} {what}: {is_so:.1f}")
        console.print(f"wanted: {game}, a copy in at most {micros:g} µs: {here:.1f}")


if __name__ == "__main__":
    main()
