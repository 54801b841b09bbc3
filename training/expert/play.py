"""Games of a player with itself, and what the positions of them turned out to be worth."""

from random import Random
from typing import Any, NamedTuple

import numpy as np

import londinium
from londinium.kernel.game import Game
from londinium.kernel.learnt import Network, Weights, insight, lead
from londinium.players.greedy import GreedyBot
from londinium.players.plan import PlanBot

MOST_THINGS = 64  # in a position that are told
EXPLORE = 0.06  # share of decisions that are made at random, so that other positions are seen too
FAR = 80.0  # points; who is further ahead or behind teaches nothing more
TRUST = 0.97  # from one position to the next: how far what came later is believed, and not the value that was known


class Samples(NamedTuple):
    """Positions, one a row, and by how much the seat was ahead in the end."""

    amounts: Any
    things: Any  # padded with -1
    worth: Any
    by_hand: Any  # what the game's insight said of each


class Seen(NamedTuple):
    amounts: list[float]
    things: list[int]
    by_hand: float


def play(id: str, seeds: range, options: Any, weights: Weights | None, keep: float) -> tuple[Samples, int]:
    """Samples of some games, a share of what was seen in them, and how many decisions they had.

    Without weights the greedy bot plays; two, three and four seats take turns.
    """
    game = londinium.game(id)
    network = None if weights is None else Network(weights)
    assert game.learning is not None
    signs, learnt_of, variants = game.learning.signs, game.learning.known, game.learning.variants
    plans = game.learning.turn_of is not None  # it meets positions in the middle of a turn, too
    bot = player(game, network)
    known = game.insight
    rows: list[tuple[Seen, float]] = []
    decisions = 0
    for seed in seeds:
        rng = Random(f"training/{seed}")
        state: Any = game.new(players_of(seed), seed, {**variants[seed // 4 % len(variants)], **options})
        paths: list[list[Seen]] = [[] for _ in range(state.players)]
        while state.to_act:
            seat, barrier = state.to_act[0], state.barrier
            guess = state.guess(seat, rng)
            if rng.random() < EXPLORE:
                action = rng.choice(known.candidates(guess, seat))
            else:
                action = bot.choose(guess, seat, rng)
            state.play(seat, action)
            decisions += 1
            if state.over or (learnt_of and not learnt_of(state)):
                continue
            turned = seat not in state.to_act
            if plans or turned or state.barrier != barrier or (known.settled and known.settled(state, seat)):
                for each in range(state.players) if turned else (seat,):
                    paths[each].append(Seen(*signs(state, each), known.value(state, each)))
        scores = state.outcome()["scores"]
        for seat, path in enumerate(paths):
            worth = returns(path, lead(scores, seat), network)
            rows += [one for one in zip(path, worth, strict=True) if rng.random() < keep]
    return gathered(rows), decisions


def player(game: Game, network: Network | None) -> GreedyBot | PlanBot:
    """Who plays the games: the greedy bot by what was learnt so far, or one that plans its turns."""
    if network is None:
        return GreedyBot()
    learnt, learning = insight(game, network), game.learning
    assert learning is not None
    return GreedyBot(learnt) if learning.turn_of is None else PlanBot(learnt, learning.turn_of, None, 1)


def players_of(seed: int) -> int:
    """Half of the games are for two."""
    return (2, 3, 2, 4)[seed % 4]


def returns(path: list[Seen], end: float, network: Network | None) -> list[float]:
    """What each position of a game was worth: what came of it, mixed with what was known of those that came next."""
    if network is None:
        return [end] * len(path)
    found, later = [], end
    for seen in reversed(path):
        found.append(later)
        later = TRUST * later + (1 - TRUST) * network.value((seen.amounts, seen.things))
    return found[::-1]


def gathered(rows: list[tuple[Seen, float]]) -> Samples:
    things = np.full((len(rows), MOST_THINGS), -1, np.int16)
    for row, (seen, _) in enumerate(rows):
        few = seen.things[:MOST_THINGS]
        things[row, : len(few)] = few
    amounts = np.array([seen.amounts for seen, _ in rows], np.float32)
    worth = np.array([worth for _, worth in rows], np.float32).clip(-FAR, FAR)
    return Samples(amounts, things, worth, np.array([seen.by_hand for seen, _ in rows], np.float32))
