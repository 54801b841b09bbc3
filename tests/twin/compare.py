"""Engine and twin side by side: the same seeds, the same answers, and everything compared at every step."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from londinium import twin
from londinium.envs.observation import encode
from londinium.games.next_station import scoring
from londinium.games.next_station.game import NextStation
from londinium.kernel.encoding import encoding
from londinium.kernel.game import Game
from londinium.players import Bot, decide

MODULES: tuple[dict[str, Any], ...] = ({}, {"objectives": True}, {"powers": True}, {"objectives": True, "powers": True})
CHOSEN = {"pencils": ("pink", "green", "purple", "blue"), "controller": 0}


def variants() -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players with every choice of modules; chosen pencils, and every place of the spare one."""
    for players in range(1, 5):
        for modules in MODULES:
            yield players, modules
        yield players, {**MODULES[3], **CHOSEN}
    for spare in range(3):
        yield 3, {"powers": True, "spare": spare}


class Differs(AssertionError):
    """Engine and twin do not say the same."""


def compare(
    back: str,
    games: int,
    players: int,
    options: dict[str, Any],
    seed: int,
    bots: list[Bot] | None = None,
    pack: Any = None,
    made: twin.Twin | None = None,
) -> int:
    """Play games on both; the number of answers given. Differs says where they part."""
    engine = NextStation(pack)
    many = made or twin.make(back, games, players, options, pack)
    rng = Random(f"twin/{seed}")
    seeds = [rng.getrandbits(63) for _ in range(games)]
    states = [engine.new(players, one, options) for one in seeds]
    many.reset(np.array(seeds, np.uint64))
    answers = 0
    while True:
        look(many, engine, states, seeds)
        actions = np.full((games, players), -1)
        for g, state in enumerate(states):
            for seat in state.to_act:
                if bots is None and rng.random() < 0.1 and len(state.to_act) > 1:
                    continue  # this seat takes its time
                if bots:
                    actions[g, seat] = decide(bots[seat], state, seat, rng)
                else:
                    actions[g, seat] = rng.choice(state.legal(seat))
        if (actions < 0).all():
            if not any(state.to_act for state in states):
                return answers
            continue
        many.step(actions)
        for g, state in enumerate(states):
            for seat in range(players):
                if actions[g, seat] >= 0:
                    state.play(seat, int(actions[g, seat]))
                    answers += 1


def look(many: twin.Twin, engine: Game, states: list[Any], seeds: list[int]) -> None:
    """Compare legal answers, points by category, scores, what every seat sees, and whether a game is over."""
    legal, points = np.asarray(many.legal()), np.asarray(many.breakdown())
    scores, over, seen = np.asarray(many.scores()), np.asarray(many.over()), np.asarray(many.observe())
    for g, state in enumerate(states):
        where = f"seed {seeds[g]}, round {state.round}, turn {state.turn}"
        if bool(over[g]) != state.over:
            raise Differs(f"{where}: over is {bool(over[g])} in the twin")
        for seat in range(state.players):
            told_of = seen[g, seat] != encode(state, seat)
            if told_of.any():
                names = [encoding(engine, state.players).names()[at] for at in np.flatnonzero(told_of)[:5]]
                raise Differs(f"{where}, seat {seat}: the twin sees otherwise: {names}")
            found = np.flatnonzero(legal[g, seat]).tolist()
            if found != state.legal(seat):
                raise Differs(f"{where}, seat {seat}: legal is {found} in the twin, {state.legal(seat)} in the engine")
            own = scoring.breakdown(state, seat)
            told = dict(zip(twin.CATEGORIES, points[g, seat].tolist(), strict=True))
            if told != {name: own.get(name, 0) for name in told}:
                raise Differs(f"{where}, seat {seat}: points are {told} in the twin, {own} in the engine")
            if int(scores[g, seat]) != sum(own.values()):
                raise Differs(f"{where}, seat {seat}: the score is {scores[g, seat]} in the twin")
        if state.over:
            best = [max(sheet.points) for sheet in state.sheets]
            if np.asarray(many.best_lines())[g].tolist() != best:
                raise Differs(f"{where}: the best lines are {best} in the engine")
