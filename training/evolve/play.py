"""How well somebody with these numbers plays: one look ahead, or planning turns where the game's expert does."""

from collections.abc import Mapping, Sequence
from random import Random

import londinium
from londinium.kernel.game import Game
from londinium.kernel.learnt import lead
from londinium.players.greedy import GreedyBot
from londinium.players.plan import PlanBot

FAR = 30.0  # points; a win by more proves no more
NARROW = 4  # positions kept at a step of a plan: games have to be quick


def leads(
    id: str,
    seeds: Sequence[int],
    numbers: Mapping[str, float],
    others: Mapping[str, float] | None,
    narrow: int = NARROW,
) -> list[float]:
    """By how much they were ahead in these games, among two, three and four; the others play by other numbers, or by
    hand. Each seed is played once in the first seat and once in the last."""
    game = londinium.game(id)
    bot = player(game, numbers, narrow)
    rival = GreedyBot() if others is None else player(game, others, narrow)
    found = []
    for seed in seeds:
        players = (2, 2, 3, 2, 4)[seed % 5]
        for place in (0, players - 1):
            rng, state = Random(f"evolve/{seed}"), game.new(players, seed)
            while state.to_act:
                seat = state.to_act[0]
                one = bot if seat == place else rival
                state.play(seat, one.choose(state.guess(seat, rng), seat, rng))
            found.append(lead(state.outcome()["scores"], place))
    return found


def player(game: Game, numbers: Mapping[str, float], narrow: int) -> GreedyBot | PlanBot:
    """Somebody who plays by these numbers."""
    evolving = game.evolving
    assert evolving is not None
    insight = evolving.insight(numbers)
    return GreedyBot(insight) if evolving.turn_of is None else PlanBot(insight, evolving.turn_of, None, 1, narrow)


def worth(leads: Sequence[float]) -> float:
    """What such games say of a player, from -1 to 1."""
    return sum(max(-1.0, min(1.0, one / FAR)) for one in leads) / max(1, len(leads))


def won(leads: Sequence[float]) -> float:
    """The share of games won; a shared win is shared."""
    return sum((one > 0) + (one == 0) / 2 for one in leads) / max(1, len(leads))
