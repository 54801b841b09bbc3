"""Writes docs/ladder.md: `londinium arena` for all games and bots, as it prints it.

python bench/ladder.py [--games N] [--resume DIR]
"""

import argparse
import os
import platform
import subprocess
import sys
from pathlib import Path

from londinium import games
from londinium.kernel import engine

PAGE = Path(__file__).parents[1] / "docs" / "ladder.md"
SEARCH = {"next-station": (20, 100), "london": (20, 100), "guilds": (5, 15), "dei": (5, 18)}  # iterations, by game
# The best player of each. One iteration of those that plan is a whole turn, and takes as long as the longer search.
EXPERT = {"next-station": "champion", "guilds": "expert:iterations=1", "dei": "expert:iterations=1"}
LONGER = {"next-station": 2}  # times as many games, where they are short
HEAD = """# The ladder of the bots

Who beats whom, by `londinium arena`: every two bots meet from both seats on the same cards, so luck with the cards
cancels out. The rating is OpenSkill's with its uncertainty (sigma); everybody starts at 25.0 ± 8.3. A cell of the
crosstable has the share of the points that the bot of its row made against the bot of its column, and the difference in
Elo with its 95 % interval, reckoned by deals. The order is sure when each clearly beats the next (three standard
errors). Bots that count iterations play the same on every machine.

`python bench/ladder.py --games {count}` wrote this page on {machine}.
The intervals say what a run of this length can tell; `--games 200` narrows them, and `--resume` keeps what was played.
[strength.md](strength.md) has longer matches. One iteration of an expert that plans is a whole turn; it takes about as
long as the longer of the two searches beside it.
"""


def main() -> None:
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument("--games", type=int, default=6, help="of each meeting")
    args.add_argument("--resume", type=Path, help="a folder that keeps the games, to go on after a stop")
    chosen = args.parse_args()
    system = f"{os.cpu_count()} cores of a shared virtual machine ({platform.system()}, {platform.machine()})"
    machine = f"{system}, Python {platform.python_version()}, {engine.kind()}"
    parts = [HEAD.format(count=chosen.games, machine=machine)]
    for game in games():
        searches = [f"search:iterations={n}" for n in SEARCH.get(game, (20, 100))]
        bots = ",".join(["random", "greedy", *searches, EXPERT.get(game, "expert:iterations=20")])
        command = ["arena", game, "--bots", bots, "--games", str(chosen.games * LONGER.get(game, 1))]
        more = ["--resume", str(chosen.resume / f"{game}.jsonl")] if chosen.resume else []
        printed = subprocess.run(
            [sys.executable, "-m", "londinium", *command, *more],
            env={**os.environ, "COLUMNS": "110"},
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        ).stdout
        text = "\n".join(line.rstrip() for line in printed.strip("\n").splitlines())
        parts.append(f"## {game}\n\n    londinium {' '.join(command)}\n\n```text\n{text}\n```\n")
    PAGE.write_text("\n".join(parts), "utf-8")


if __name__ == "__main__":
    main()
