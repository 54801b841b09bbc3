"""Games and positions to look at, and budgets that cost little."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import londinium
from londinium.analysis import Budget
from londinium.kernel.state import State

RECORDS = Path(__file__).parents[1] / "records"
ALL = sorted(str(path.relative_to(RECORDS).with_suffix("")) for path in RECORDS.glob("*/*.json"))
QUICK = Budget(iterations=2, searches=1, guesses=1, futures=1)
CLOSER = Budget(iterations=6, searches=2, guesses=2, futures=2)


def kept(name: str) -> dict[str, Any]:
    """A record of tests/records."""
    found: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    return found


def positions(game: str, players: int, every: int, most: int, seed: int = 3) -> Iterator[tuple[State, int]]:
    """Positions of a game in which sensible answers are given, and a seat that is asked there."""
    state, rng = londinium.game(game).new(players, seed), Random(seed)
    for number in range(every * most):
        if not state.to_act:
            return
        seat = rng.choice(state.to_act)
        if number % every == every - 1:
            yield state, seat
        weights = state.game.insight.weights(state, seat)
        state.play(seat, rng.choices(state.legal(seat), weights)[0])
