"""Find the weights of `next_station/insight.py`: play with the greedy bot, fit what was still gained.

    .venv/bin/pip install -e '.[bench]'
    .venv/bin/python bench/fit_next_station.py --games 3000 --passes 3

Each pass plays two-player base games with the weights so far (a few decisions are random, so that bad positions are
seen too) and solves least squares for every round. It prints the table that stands in insight.py, and the mean score
of the greedy bot in solo games with it.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from random import Random

import numpy as np

import londinium
from londinium.games.next_station import insight
from londinium.games.next_station.state import NextStationState
from londinium.players.greedy import GreedyBot

Weights = tuple[tuple[float, ...], ...]
Sample = tuple[int, float, list[float]]  # round, what was still gained, features


def samples(seeds: range, weights: Weights, random_share: float, players: int) -> tuple[list[Sample], list[int]]:
    """Positions of whole games, right after a seat's own decision and when it is asked, with what came later."""
    insight.WEIGHTS = weights
    game, bot = londinium.game("next-station"), GreedyBot()
    found: list[Sample] = []
    scores: list[int] = []
    for seed in seeds:
        rng = Random(seed)
        state = game.new(players, seed)
        assert isinstance(state, NextStationState)
        seen: list[tuple[int, int, float, list[float]]] = []
        while state.to_act:
            seat = state.to_act[0]
            if rng.random() < random_share:
                action = rng.choice(state.legal(seat))
            else:
                action = bot.choose(state.guess(seat, rng), seat, rng)
            state.play(seat, action)
            for each in range(players):
                if not state.over:
                    seen.append((each, state.round, insight.standing(state, each), insight.features(state, each)))
        final = state.outcome()["scores"]
        scores += final
        found += [(number, final[seat] - sure, features) for seat, number, sure, features in seen]
    return found, scores


def fit(found: list[Sample]) -> Weights:
    """Least squares for every round, with a little ridge."""
    weights = []
    for number in range(1, 5):
        x = np.array([features for r, _, features in found if r == number])
        y = np.array([gained for r, gained, _ in found if r == number])
        solved = np.linalg.solve(x.T @ x + 5 * np.eye(x.shape[1]), x.T @ y)
        weights.append(tuple(round(float(w), 3) for w in solved))
        print(f"round {number}: {len(y)} positions, unexplained spread {np.std(y - x @ solved):.1f} of {np.std(y):.1f}")
    return tuple(weights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--check", type=int, default=1000, help="solo games to judge the result by")
    args = parser.parse_args()
    weights: Weights = insight.WEIGHTS
    with ProcessPoolExecutor() as pool:
        for number in range(args.passes):
            first = 1_000_000 * (number + 1)
            parts = [range(first + i, first + min(i + 50, args.games)) for i in range(0, args.games, 50)]
            done = [pool.submit(samples, part, weights, 0.05, 2) for part in parts]
            weights = fit([sample for part in done for sample in part.result()[0]])
            judged = [pool.submit(samples, range(i, i + 50), weights, 0.0, 1) for i in range(0, args.check, 50)]
            scores = [score for part in judged for score in part.result()[1]]
            print(f"pass {number + 1}: greedy, {len(scores)} solo games: {np.mean(scores):.1f}")
    print("WEIGHTS = (")
    for row in weights:
        half = len(row) // 2
        first, second = (", ".join(map(str, part)) for part in (row[:half], row[half:]))
        print(f"    ({first},\n     {second}),")
    print(")")


if __name__ == "__main__":
    main()
