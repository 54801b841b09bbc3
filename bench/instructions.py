"""How many instructions a random game costs in this tree, beside another: valgrind counts, so no other load shows.

    git worktree add ../before HEAD~1 && python bench/instructions.py ../before/src

Games are played from the same seeds in both; what a start costs is taken off. It takes about ten minutes.
"""

import argparse
import os
import random
import re
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).resolve()
GAMES = 8  # beside the first, which warms up
MODULES = ("purebred", "retaliation", "thames", "challenge", "alliances")
CONTESTANTS = {
    **{("next-station", players): () for players in (1, 2, 3, 4)},
    **{(game, players): () for game in ("london", "guilds", "dei") for players in (2, 3, 4)},
} | {("dei", 4, "Old London"): MODULES, ("next-station", 4, "both modules"): ("powers", "objectives")}


def play(game: str, players: int, games: int, options: tuple[str, ...]) -> None:
    import londinium

    rules = londinium.game(game)
    for seed in range(games):
        choice = random.Random(seed).random
        state = rules.new(players, seed, dict.fromkeys(options, True))
        while state.to_act:
            legal = state.legal(state.to_act[0])
            state.play(state.to_act[0], legal[int(choice() * len(legal))])


def count(source: Path, game: str, players: int, games: int, options: tuple[str, ...]) -> int:
    own = [sys.executable, str(HERE), "--play", game, str(players), str(games), *options]
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *own]
    env = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    told = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stderr
    found = re.search(r"Collected : (\d+)", told)
    assert found, told
    return int(found[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="another source tree (its src/)")
    before = parser.parse_args().before
    table = Table("instructions of a random game, millions", "this tree", "another", "another / this")
    for (game, players, *more), options in CONTESTANTS.items():
        here, there = (
            count(tree, game, players, 1 + GAMES, options) - count(tree, game, players, 1, options)
            for tree in (HERE.parents[1] / "src", before)
        )
        name = ", ".join([game, f"{players} players", *more])
        table.add_row(name, f"{here / GAMES / 1e6:.2f}", f"{there / GAMES / 1e6:.2f}", f"{there / here:.3f}")
    Console().print(table)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        play(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), tuple(sys.argv[5:]))
    else:
        main()
