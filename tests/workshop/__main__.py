"""`python -m tests.workshop --edits 2000`: random edits of all games, until as many have been accepted and played."""

import argparse
from random import Random

import londinium
from tests.workshop.edits import tried


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--edits", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    chance, played, refused = Random(args.seed), 0, 0
    while played < args.edits:
        for game in londinium.games():
            wrong, edit, field = tried(game, chance)
            if not wrong:
                played += 1
                continue
            refused += 1
            assert wrong[0]["file"] is not None, (edit, field, wrong)
    print(f"{played} edits were accepted and played to the end, {refused} were refused at their place.")


if __name__ == "__main__":
    main()
