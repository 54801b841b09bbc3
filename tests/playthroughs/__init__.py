"""Golden playthroughs: one game of each kind, told in text that a person can read.

`python -m tests.playthroughs` writes them anew, after a change that is meant; the diff shows what it changed.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import londinium
from londinium.kernel.events import Log

FOLDER = Path(__file__).parent
GAMES: dict[str, dict[str, Any]] = {
    "next-station": {"players": 2, "seed": 2026, "options": {"powers": True, "objectives": True}},
    "london": {"players": 2, "seed": 1811, "options": {"loan_cap": 12, "stall_guard": 3}},
    "guilds": {"players": 3, "seed": 2026, "options": {"plantation": "ulster"}},
    "dei": {"players": 2, "seed": 2026, "options": {"choose_factions": True, "feat_draft": True}},
}


def tell(name: str) -> str:
    """The playthrough of a game: at each decision the question, the answers, the one taken, and what came of it."""
    game = londinium.game(name)
    rng = Random(name)
    log: Log = []
    state = game.new(**GAMES[name], log=log)
    lines = [f"{name}, rules version {game.version}, {game.n_actions} moves, {json.dumps(GAMES[name])}", ""]
    lines += ["before the first question", *(f"  {plain(event.view(None))}" for event in log or ()), ""]
    lines += ["at the start a spectator sees", plain(state.view(None)), ""]
    while state.to_act:
        seat = rng.choice(state.to_act)
        legal = state.legal(seat)
        action = rng.choice(legal)
        asked = state.ask(seat)
        assert asked is not None
        lines.append(f"to act: {', '.join(map(str, state.to_act))}; barrier {state.barrier}")
        lines.append(f"seat {seat} is asked {asked['kind']} {plain(asked['context'])}")
        lines.append(f"  may {'; '.join(short(game, one) for one in legal)}")
        lines.append(f"  does {short(game, action)}")
        log = []
        state.play(seat, action, log)
        lines += [f"  {plain(event.view(seat))}" for event in log or ()]
        lines.append("")
    lines += ["at the end a spectator sees", plain(state.view(None)), "", plain(state.outcome())]
    return "\n".join(lines) + "\n"


def short(game: londinium.Game, action: int) -> str:
    move = game.move(action)
    return " ".join([str(action), move.pop("kind"), *map(str, move.values())])


def plain(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
