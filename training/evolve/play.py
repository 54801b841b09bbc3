"""How well somebody with these numbers plays, one look ahead, against others."""

from collections.abc import Mapping, Sequence
from random import Random

import londinium
from londinium.kernel.learnt import lead
from londinium.players.greedy import GreedyBot

FAR = 30.0  # points; a win by more proves no more


def leads(
    id: str, seeds: Sequence[int], numbers: Mapping[str, float], others: Mapping[str, float] | None
) -> list[float]:
    """By how much they were ahead in these games, among two, three and four; the others play by other numbers, or by
    hand. Each seed is played once in the first seat and once in the last."""
    game = londinium.game(id)
    assert game.evolving is not None
    bot = GreedyBot(game.evolving.insight(numbers))
    rival = GreedyBot(None if others is None else game.evolving.insight(others))
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


def worth(leads: Sequence[float]) -> float:
    """What such games say of a player, from -1 to 1."""
    return sum(max(-1.0, min(1.0, one / FAR)) for one in leads) / max(1, len(leads))


def won(leads: Sequence[float]) -> float:
    """The share of games won; a shared win is shared."""
    return sum((one > 0) + (one == 0) / 2 for one in leads) / max(1, len(leads))
