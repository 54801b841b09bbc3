"""The champion's training runs to its end on a processor, in a small form, and learns: python -m tests.training.

Compiling and learning take a minute or more of a core, so this is a part of `make long`.
"""

import json
import tempfile
from pathlib import Path

import numpy as np

from londinium.games.next_station.champion import Network
from londinium.twin import tables
from londinium.twin.features import Encoder
from training.next_station.__main__ import TABLES, main
from training.next_station.pack import packed

SMALL = {"games": 128, "steps": 32, "width": 32, "layers": 2, "batch": 256, "rate": 0.003}


def learns(folder: Path) -> None:
    """It gains at least 12 points, and the bot reads what it wrote."""
    short = {"rounds": 50, "minutes": 30, "evaluate": 0, "out": folder}
    main([f"--{name}={value}" for name, value in (SMALL | short).items()])
    report = json.loads((folder / "solo.json").read_text())
    assert report["games"] > 1000, report
    assert report["ended with"] > report["began with"] + 12, report
    with np.load(folder / "solo.npz") as file:
        np.savez(folder / "packed.npz", **packed(dict(file)))
    encoder = Encoder(tables.load(TABLES))
    x = np.random.default_rng(1).random((5, encoder.size), np.float32)
    assert Network(folder / "packed.npz", encoder.size).values(x).shape == (5, 21)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        learns(Path(name))
    print("It learns.")
