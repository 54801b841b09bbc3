"""How fast the laboratory's doors are, beside the engine itself and beside games that others bring, in one run.

    make bench
    python bench/envs.py --train 20000 --curve curve.svg    # needs sb3-contrib, which brings torch

Random games, each through the door as a learner goes through it: observations and masks are made and thrown away. Our
Gymnasium door is timed twice: once a legal action is drawn from its list of them, once from its mask, as through all
others. PettingZoo's chess and OpenSpiel's own Python games go through theirs. Beside each stands how many times as fast
our Gymnasium door is (by its list), and what was wanted (beside others, with two players). A decision is an answer of
any player. Rounds of all contestants alternate, processor time is counted, and the median round. With `--train`,
MaskablePPO learns Next Station against a random opponent, and then plays it.
"""

import argparse
import json
import random
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from statistics import fmean, median
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python.games import block_dominoes, kuhn_poker, liars_poker, tic_tac_toe  # noqa: F401  (registers them)
from rich.console import Console
from rich.table import Table

import londinium
import londinium.envs
from londinium.envs import spiel, zoo  # noqa: F401  (registers ours)

Play = Callable[[int], int]  # a seed; returns the number of decisions of one whole random game

ENGINE, DOOR = "the engine, next-station for {}", "Gymnasium, next-station for {}"
MASKED = "Gymnasium by its mask, next-station for {}"
VECTOR = "Gymnasium’s vector, next-station for {}"
GAMES = 512  # at once in a vector
CHESS = "PettingZoo, its own chess"
PYTHON_GAMES = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
WANTED_SHARE, WANTED_TIMES = 0.5, 5.0  # of the engine, and of what others bring
PLAYERS = (1, 2, 4)
WIDTH = 110


def engine(players: int) -> Play:
    game = londinium.game("next-station")

    def play(seed: int) -> int:
        choice = random.Random(seed).random
        state = game.new(players, seed)
        decisions = 0
        while state.to_act:
            seat = state.to_act[0]
            legal = state.legal(seat)
            state.play(seat, legal[int(choice() * len(legal))])
            decisions += 1
        return decisions

    return play


def legal(mask: Any, chance: float) -> int:
    """One of the actions of a mask at random: the cheapest way that was found, so that the door is what is timed."""
    marks = mask.tobytes()
    action = -1
    for _ in range(int(chance * marks.count(1)) + 1):
        action = marks.find(1, action + 1)
    return action  # type: ignore[no-any-return]


def through_gymnasium(id: str, masked: bool = False, **settings: Any) -> Play:
    env = gymnasium.make(id, opponents="random", **settings)
    table: Any = env.unwrapped
    env.reset(seed=0)

    def decisions(steps: int) -> int:
        """Those of the others, too."""
        return steps if table.players == 1 else len(table._state.past)

    def play(seed: int) -> int:
        choice = random.Random(seed).random
        env.reset()
        steps, over = 0, False
        while not over:
            actions = table.legal_actions()
            _, _, over, _, _ = env.step(actions[int(choice() * len(actions))])
            steps += 1
        return decisions(steps)

    def by_mask(seed: int) -> int:
        choice = random.Random(seed).random
        _, info = env.reset()
        steps, over = 0, False
        while not over:
            _, _, over, _, info = env.step(legal(info["action_mask"], choice()))
            steps += 1
        return decisions(steps)

    return by_mask if masked else play


def through_vector(players: int) -> Play:
    """A step of many games at once, through the environment that Gymnasium's `make_vec` finds."""
    seats = GAMES * players
    mode = "vector_entry_point"
    envs = gymnasium.make_vec("londinium/NextStation-v1", seats, mode, players=players)
    _, info = envs.reset(seed=0)

    def play(seed: int) -> int:
        nonlocal info
        marks = info["action_mask"].view(np.bool_)
        answers = marks.sum(axis=1)
        nth = answers.cumsum() - answers + (np.random.default_rng(seed).random(seats) * answers).astype(np.intp)
        legal = np.flatnonzero(marks)
        actions = legal[np.minimum(nth, legal.size - 1)] % marks.shape[1] if legal.size else np.zeros(seats, np.intp)
        _, _, _, _, info = envs.step(actions)
        return int(np.count_nonzero(answers))

    play(0)  # compiles what it needs
    return play


def through_zoo(make: Callable[[], Any]) -> Play:
    env = make()

    def play(seed: int) -> int:
        choice = random.Random(seed).random
        env.reset(seed=seed)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(legal(seen["action_mask"], choice()))
            decisions += 1
        return decisions

    return play


def through_spiel(name: str) -> Play:
    """With the tensor of the seat that is asked, where the game has one: a learner needs it."""
    game = pyspiel.load_game(name)
    kind = game.get_type()

    def play(seed: int) -> int:
        choice = random.Random(seed).random
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(choice() * len(outcomes))][0])
                continue
            player = state.current_player()
            if kind.provides_observation_tensor:
                state.observation_tensor(player)
            elif kind.provides_information_state_tensor:
                state.information_state_tensor(player)
            legal = state.legal_actions()
            state.apply_action(legal[int(choice() * len(legal))])
            decisions += 1
        return decisions

    return play


def chess() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of the way to import it
        from pettingzoo.classic import chess_v6
    return chess_v6.env()


def contestants() -> dict[str, Play]:
    found: dict[str, Play] = {}
    for players in PLAYERS:
        found[ENGINE.format(players)] = engine(players)
        found[DOOR.format(players)] = through_gymnasium("londinium/NextStation-v1", players=players)
        found[MASKED.format(players)] = through_gymnasium("londinium/NextStation-v1", masked=True, players=players)
        found[VECTOR.format(players)] = through_vector(players)
    for name in ("London", "Guilds", "Dei", "OldLondon"):
        found[f"Gymnasium, {name}"] = through_gymnasium(f"londinium/{name}-v1")
    found["PettingZoo, next-station for 2"] = through_zoo(lambda: zoo.env("next-station", players=2))
    found["OpenSpiel, next-station for 2"] = through_spiel("londinium_next_station(players=2)")
    found[CHESS] = through_zoo(chess)
    for name in PYTHON_GAMES:
        found[f"OpenSpiel, its {name}"] = through_spiel(name)
    return found


def speed(play: Play, seconds: float, first: int) -> float:
    """Decisions per second over about this time."""
    began = time.process_time()
    decisions = games = 0
    while (taken := time.process_time() - began) < seconds:
        decisions += play(first + games)
        games += 1
    return decisions / taken


def train(steps: int, curve: Path | None) -> dict[str, float]:
    """MaskablePPO learns Next Station against a random opponent; then it and chance play 100 games each."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.monitor import Monitor

    env = Monitor(gymnasium.make("londinium/NextStation-v1", players=2, opponents="random", dense=True))
    began = time.perf_counter()
    model = MaskablePPO("MlpPolicy", env, gamma=1.0, n_steps=1024, batch_size=256, ent_coef=0.01, seed=1)
    model.learn(steps)
    seconds = time.perf_counter() - began
    points = env.get_episode_rewards()
    if curve is not None:
        curve.write_text(drawn(points), "utf-8")
    test = gymnasium.make("londinium/NextStation-v1", players=2, opponents="random")
    found = {"seconds": seconds, "games": len(points)}
    for name in ("trained", "random"):
        results = [game(test, seed, model if name == "trained" else None) for seed in range(100)]
        found |= {f"{name}_points": fmean(own for own, _ in results), f"{name}_wins": fmean(won for _, won in results)}
    return found


def game(env: Any, seed: int, model: Any) -> tuple[float, float]:
    """The points of one game, and whether it was won."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    over = False
    while not over:
        marks = info["action_mask"]
        if model is None:
            action = rng.choice(marks.nonzero()[0])
        else:
            action, _ = model.predict(seen, action_masks=marks.astype(bool), deterministic=True)
        seen, _, over, _, info = env.step(action)
    outcome = env.unwrapped._state.outcome()
    places = outcome["ranking"]
    return outcome["scores"][0], (places[0] == 1) / places.count(1)


def drawn(points: list[float], window: int = 50) -> str:
    """The points of games as a curve: the mean of this many."""
    means = [fmean(points[max(0, at - window) : at + 1]) for at in range(len(points))]
    low, high = min(means), max(means)
    line = " ".join(
        f"{40 + 550 * at / max(1, len(means) - 1):.1f},{280 - 250 * (n - low) / max(1e-9, high - low):.1f}"
        for at, n in enumerate(means)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 320" font-family="sans-serif" font-size="13">'
        '<rect width="620" height="320" fill="white"/>'
        f'<polyline points="{line}" fill="none" stroke="#0019a8" stroke-width="2"/>'
        f'<text x="4" y="284">{low:.0f}</text><text x="4" y="34">{high:.0f}</text>'
        f'<text x="40" y="306">points a game, mean of {window}; {len(points)} games</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="rounds of all contestants")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contestant in each round")
    parser.add_argument("--train", type=int, metavar="STEPS", help="train MaskablePPO instead")
    parser.add_argument("--curve", type=Path, help="where its learning curve is drawn, as SVG")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    console = Console(width=WIDTH)
    if args.train:
        found = train(args.train, args.curve)
        console.print(json.dumps(found, indent=1))
        return
    plays = contestants()
    measured: dict[str, list[float]] = {name: [] for name in plays}
    for number in range(args.rounds):
        for name, play in plays.items():
            measured[name].append(speed(play, args.seconds, number * 1_000_000))
    rates = {name: median(rounds) for name, rounds in measured.items()}
    if args.json:
        print(json.dumps(rates, indent=1))
        return
    console.print(table(rates))


def table(rates: dict[str, float]) -> Table:
    """Everybody's speed, how many times as fast one table and a vector are, and what was wanted of them."""
    found = Table("random games", "decisions/s", "one table, ×", "a vector, ×", "wanted", "met by")
    peers = (CHESS, *(f"OpenSpiel, its {name}" for name in PYTHON_GAMES))
    for name, rate in rates.items():
        players = next((n for n in PLAYERS if name.endswith(f"next-station for {n}")), 2)
        bar = WANTED_TIMES if name in peers else WANTED_SHARE if name == ENGINE.format(players) else None
        times = {
            "one table": rates[DOOR.format(players)] / rate,
            "a vector": rates[VECTOR.format(players)] / rate,
        }
        told = [f"{n:.2f}" if n < 10 else f"{n:.0f}" for n in times.values()]
        if bar is None:
            found.add_row(name, f"{rate:,.0f}", *told, "", "")
            continue
        met = " and ".join(way for way, n in times.items() if n >= bar) or "neither"
        found.add_row(name, f"{rate:,.0f}", *told, f"≥ {bar:g}", met)
    return found


if __name__ == "__main__":
    main()
