"""What the champion's training plays is what the bot plays. That it learns: python -m tests.training (`make long`)."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

from londinium import twin
from londinium.arena.match import play_game
from londinium.games.next_station.champion import Champion
from londinium.games.next_station.game import NextStation
from londinium.players import make
from londinium.twin import tables
from londinium.twin.features import Encoder, Sight
from londinium.twin.tables import Setup
from training.next_station import evaluate
from training.next_station.__main__ import TABLES
from training.next_station.play import Player

ROOT = Path(__file__).parents[2]
MODULES = {"objectives": True, "powers": True}


def test_the_exported_tables_are_those_of_the_engine() -> None:
    ours: list[Any] = list(twin.exported()[0])
    kept: list[Any] = list(tables.load(TABLES))
    assert all(np.array_equal(a, b) for a, b in zip(ours, kept, strict=True)), "export them again"


def test_it_needs_no_engine() -> None:
    """Where msgspec is missing, the package is opened bare."""
    code = (
        "import importlib.util as u, sys\n"
        "found = u.find_spec\n"
        "u.find_spec = lambda name, *more: None if name == 'msgspec' else found(name, *more)\n"
        "import training.next_station.play, londinium\n"
        "assert not hasattr(londinium, 'game') and 'londinium.kernel' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, env={"JAX_PLATFORMS": "cpu"})


def test_bot_and_training_play_the_same_games() -> None:
    """The same weights and seeds: the bot on the engine scores what the critic scores on the twin."""
    game = NextStation()
    champion = game.champion()
    assert isinstance(champion, Champion)
    player = Player(tables.load(TABLES), Setup(1, objectives=True, powers=True))
    state: Any = game.new(1, 0, MODULES)
    layers = champion.network(state).layers
    params = [(jnp.asarray(weights), jnp.asarray(biases)) for weights, biases in layers]
    on_twin = evaluate.scores(player, params, 0, 4, deep=False, at_once=4).tolist()
    bot = make("champion:steps=1")
    on_engine = [play_game(game, [bot], seed, MODULES).outcome()["scores"][0] for seed in range(4)]
    assert sum(a == b for a, b in zip(on_twin, on_engine, strict=True)) >= 3  # one may differ by a rounded digit


def test_an_empty_sheet_is_encoded() -> None:
    encoder = Encoder(tables.load(TABLES))
    nothing = encoder.nothing()
    assert isinstance(nothing, Sight)
    assert encoder.encode(np, nothing).shape == (encoder.size,)
    assert encoder.chances(np, nothing.deck).sum() == pytest.approx(1)
