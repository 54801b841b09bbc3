"""How what was learnt plays, one look ahead, against the greedy bot."""

from random import Random
from typing import Any

import londinium
from londinium.kernel.learnt import Network, Weights
from londinium.players.greedy import GreedyBot
from training.expert.play import player


def duel(id: str, seeds: range, options: Any, weights: Weights) -> list[tuple[int, int]]:
    """Scores of the learnt player and of greedy in games for two, seats changed from game to game."""
    game = londinium.game(id)
    bots = player(game, Network(weights)), GreedyBot()
    found = []
    for seed in seeds:
        rng, state = Random(f"duel/{seed}"), game.new(2, seed, options)
        while state.to_act:
            seat = state.to_act[0]
            state.play(seat, bots[(seat + seed) % 2].choose(state.guess(seat, rng), seat, rng))
        scores = state.outcome()["scores"]
        found.append((scores[seed % 2], scores[1 - seed % 2]))
    return found


def share(scores: list[tuple[int, int]]) -> float:
    """Of games won; a shared win is shared."""
    return sum((own > other) + (own == other) / 2 for own, other in scores) / max(1, len(scores))
