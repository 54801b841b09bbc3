"""How fast the engine is, beside its peers, in one run and on one core.

    make bench

Random games through the public interface of each: catanatron (Settlers of Catan, pure Python, four players) and
OpenSpiel (backgammon, a C++ engine driven from Python). A decision is an answer of a player; ours leave out the
answers without a choice, which the engine gives by itself. Rounds of all contestants alternate, so that a busy moment
of the machine hits them alike; processor time is counted, and the median round.
"""

import argparse
import json
import random
import time
from collections.abc import Callable
from statistics import median

import pyspiel
from catanatron import Color, Game, RandomPlayer
from rich.console import Console
from rich.table import Table

import londinium

Play = Callable[[int], int]  # a seed; returns the number of decisions of one whole random game

# With four players against catanatron's random four-player games, and a copy in microseconds
WANTED = {"next-station": (6.0, 10.0), "london": (2.0, 40.0), "guilds": (2.0, 40.0), "dei": (2.0, 60.0)}
OLD_LONDON = "dei, 4 players, Old London"  # with all its modules
MODULES = ("purebred", "retaliation", "thames", "challenge", "alliances")
WANTED_OLD_LONDON = 1.5
MIDDLE = {"london": 500, "guilds": 140, "dei": 200}  # decisions


def ours(id: str, players: int, options: dict[str, bool] | None = None) -> Play:
    game = londinium.game(id)

    def play(seed: int) -> int:
        choice = random.Random(seed).random
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


def middle_of_next_station() -> londinium.State:
    """Four players in the third round, both modules: the largest state there is, with its history."""
    rng = random.Random(0)
    state = londinium.game("next-station").new(4, 0, {"powers": True, "objectives": True})
    while state.view(None)["round"] < 3:
        seat = state.to_act[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def middle_of(id: str, decisions: int) -> londinium.State:
    """Four players after this many decisions by chance: about the middle of a game, with its history."""
    rng = random.Random(0)
    state = londinium.game(id).new(4, 0)
    for _ in range(decisions):
        seat = state.to_act[0]
        state.play(seat, rng.choice(state.legal(seat)))
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7, help="rounds of all contestants")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contestant in each round")
    parser.add_argument("--only", default="", help="contestants with this in their name, beside catanatron")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()

    both = {"powers": True, "objectives": True}
    contestants: dict[str, Play] = {
        "catanatron, 4 players": catan,
        "OpenSpiel backgammon (C++)": backgammon,
        **{f"next-station, {n} player{'s' * (n > 1)}": ours("next-station", n) for n in (1, 2, 3, 4)},
        "next-station, 4 players, both modules": ours("next-station", 4, both),
        **{f"{id}, {n} players": ours(id, n) for id in WANTED if id != "next-station" for n in (2, 3, 4)},
        OLD_LONDON: ours("dei", 4, dict.fromkeys(MODULES, True)),
    }
    contestants = {name: play for name, play in contestants.items() if args.only in name or play is catan}
    measured: dict[str, list[tuple[float, float]]] = {name: [] for name in contestants}
    for number in range(args.rounds):
        for name, play in contestants.items():
            measured[name].append(speed(play, args.seconds, number * 1_000_000))
    peer = median(decisions for decisions, _ in measured["catanatron, 4 players"])
    rows = [
        {
            "engine": name,
            "decisions_per_second": median(decisions for decisions, _ in rounds),
            "games_per_second": median(games for _, games in rounds),
            "ratio": median(decisions for decisions, _ in rounds) / peer,
        }
        for name, rounds in measured.items()
    ]
    catan_game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=0)
    copies = {
        "next-station, 4 players, both modules": copy_time(middle_of_next_station().copy),
        **{f"{id}, 4 players": copy_time(middle_of(id, decisions).copy) for id, decisions in MIDDLE.items()},
        "catanatron, 4 players": copy_time(catan_game.copy, 500),
    }
    if args.json:
        print(json.dumps({"random_games": rows, "copy_us": copies}, indent=1))
        return
    console = Console()
    table = Table("random games", "decisions/s", "games/s", "× catanatron")
    for row in rows:
        numbers = (f"{row['decisions_per_second']:,.0f}", f"{row['games_per_second']:,.1f}", f"{row['ratio']:.2f}")
        table.add_row(str(row["engine"]), *numbers)
    console.print(table)
    table = Table("copy of a state", "µs")
    for name, micros in copies.items():
        table.add_row(name, f"{micros:.1f}")
    console.print(table)
    ratios = {row["engine"]: row["ratio"] for row in rows}
    if OLD_LONDON in ratios:
        console.print(f"wanted: {OLD_LONDON} ≥ {WANTED_OLD_LONDON:g} × catanatron: {ratios[OLD_LONDON]:.1f}")
    for game, (times, micros) in WANTED.items():
        ratio = ratios.get(f"{game}, 4 players")
        if ratio is None:
            continue
        copied = next(copied for name, copied in copies.items() if name.startswith(game))
        console.print(f"wanted: {game}, 4 players ≥ {times:g} × catanatron: {ratio:.1f}")
        console.print(f"wanted: {game}, a copy in at most {micros:g} µs: {copied:.1f}")


if __name__ == "__main__":
    main()
