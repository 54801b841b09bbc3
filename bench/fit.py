"""Find the weights of a game's insight: play with the greedy bot, fit what was still gained.

    .venv/bin/pip install -e '.[bench]'
    .venv/bin/python bench/fit.py next-station --games 3000 --passes 3
    .venv/bin/python bench/fit.py london --games 400 --passes 4

Each pass plays two-player games with the weights so far (a few decisions are random, so that bad positions are seen
too) and solves least squares for every row of them: `insight.standing` is what a seat has, `insight.features` what it
may hope for, `insight.phases` how much each row counts in a position. It prints the rows that stand in insight.py, and
how the greedy bot fares with them against the bot of the pass before.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from random import Random
from statistics import mean
from typing import Any

import numpy as np

import londinium
from londinium.players.greedy import GreedyBot

PART = 10  # games that a process plays at once

Weights = tuple[tuple[float, ...], ...]
Sample = tuple[list[float], float]  # features times phases, and what was still gained


def insight_of(id: str) -> Any:
    """The module with a game's weights and features."""
    return import_module(type(londinium.game(id)).__module__.removesuffix("game") + "insight")


def samples(id: str, seeds: range, weights: Weights, random_share: float) -> list[Sample]:
    """Positions of whole games, right after a seat's own decision, with what came later."""
    game, bot = londinium.game(id), GreedyBot()
    insight = insight_of(id)
    insight.WEIGHTS = weights
    found: list[Sample] = []
    for seed in seeds:
        rng, state = Random(seed), game.new(2, seed)
        seen: list[tuple[int, float, list[float]]] = []
        while state.to_act:
            seat = state.to_act[0]
            if rng.random() < random_share:
                action = rng.choice(insight.INSIGHT.candidates(state, seat))
            else:
                action = bot.choose(state.guess(seat, rng), seat, rng)
            state.play(seat, action)
            for each in range(2):
                if not state.over:
                    features = insight.features(state, each)
                    row = [phase * feature for phase in insight.phases(state, each) for feature in features]
                    seen.append((each, insight.standing(state, each), row))
        final = state.outcome()["scores"]
        found += [(row, final[seat] - sure) for seat, sure, row in rng.sample(seen, len(seen) // 4)]
    return found


def fit(found: list[Sample], rows: int) -> Weights:
    """Least squares, with a little ridge."""
    x = np.array([row for row, _ in found])
    y = np.array([gained for _, gained in found])
    spread = np.sqrt((x * x).mean(axis=0)) + 1e-9  # the ridge is fair to large and small features
    scaled = x / spread
    solved = np.linalg.solve(scaled.T @ scaled + 1e-4 * len(y) * np.eye(x.shape[1]), scaled.T @ y) / spread
    print(f"{len(y)} positions, unexplained spread {np.std(y - x @ solved):.1f} of {np.std(y):.1f}")
    width = x.shape[1] // rows
    return tuple(tuple(round(float(w), 3) for w in solved[i * width : (i + 1) * width]) for i in range(rows))


def duel(id: str, seeds: range, new: Weights, old: Weights) -> list[tuple[int, int]]:
    """Scores of the new weights and of the old, each pair of seats both ways round."""
    game, bot = londinium.game(id), GreedyBot()
    insight = insight_of(id)
    found = []
    for seed in seeds:
        rng, state = Random(seed), game.new(2, seed // 2)
        while state.to_act:
            seat = state.to_act[0]
            insight.WEIGHTS = new if seat == seed % 2 else old
            state.play(seat, bot.choose(state.guess(seat, rng), seat, rng))
        scores = state.outcome()["scores"]
        found.append((scores[seed % 2], scores[1 - seed % 2]))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--check", type=int, default=100, help="games to judge each pass by")
    parser.add_argument("--random", type=float, default=0.05, help="share of decisions made at random")
    args = parser.parse_args()
    weights: Weights = insight_of(args.game).WEIGHTS
    with ProcessPoolExecutor() as pool:
        for number in range(args.passes):
            first = 1_000_000 * (number + 1)
            parts = [range(first + i, first + min(i + PART, args.games)) for i in range(0, args.games, PART)]
            played = [pool.submit(samples, args.game, part, weights, args.random) for part in parts]
            old, weights = weights, fit([one for part in played for one in part.result()], len(weights))
            parts = [range(i, min(i + PART, args.check)) for i in range(0, args.check, PART)]
            judged = [pool.submit(duel, args.game, part, weights, old) for part in parts]
            scores = [pair for part in judged for pair in part.result()]
            won = mean((a > b) + (a == b) / 2 for a, b in scores)
            new, before = (mean(pair[which] for pair in scores) for which in (0, 1))
            print(f"pass {number + 1}: {new:.1f} to {before:.1f}, won {won:.0%}")
            print(*weights, sep="\n", flush=True)


if __name__ == "__main__":
    main()
