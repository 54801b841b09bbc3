"""Thousands of games on engine and twin: python -m tests.twin --games 1000 [--back jax]."""

import argparse
import time

from londinium import twin
from londinium.players import make
from tests.twin.compare import compare, variants


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.twin", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of every option and number of players")
    parser.add_argument("--back", choices=twin.BACKS, default="numba")
    parser.add_argument("--bots", help="who plays: greedy, search:iterations=20, …; random answers without it")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began, games, answers = time.perf_counter(), 0, 0
    for players, options in variants():
        bots = [make(given.bots) for _ in range(players)] if given.bots else None
        answers += compare(given.back, given.games, players, options, given.seed, bots)
        games += given.games
        print(f"{players} players, {options or 'base game'}: {given.games} games agree", flush=True)
    print(f"{games} games, {answers} answers, {time.perf_counter() - began:.0f} s: the twin is the engine's game")


main()
