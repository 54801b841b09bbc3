"""Trained weights as the package keeps them: python -m training.next_station.pack trained/solo.npz."""

import argparse
from pathlib import Path
from typing import Any

import numpy as np

FORMAT = 1
WEIGHTS = Path(__file__).parents[2] / "src" / "londinium" / "games" / "next_station" / "weights"


def packed(weights: Any) -> dict[str, Any]:
    """Weights of 16 bits in 8, with a scale for each column."""
    found: dict[str, Any] = {"format": FORMAT, "data": weights["data"], "variant": weights["variant"]}
    for number in range(sum(name.startswith("w") for name in weights)):
        full = weights[f"w{number}"].astype(np.float32)
        scale = np.maximum(np.abs(full).max(axis=0, keepdims=True), 1e-8) / 127
        found[f"w{number}"] = np.round(full / scale).astype(np.int8)
        found[f"s{number}"] = scale.astype(np.float32)
        found[f"b{number}"] = weights[f"b{number}"].astype(np.float32)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.next_station.pack", description=__doc__)
    parser.add_argument("weights", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, default=WEIGHTS)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    for path in given.weights:
        with np.load(path) as file:
            found = packed(dict(file))
        target = given.out / f"{found['variant']}.npz"
        np.savez_compressed(target, **found)
        print(f"{target}: {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
