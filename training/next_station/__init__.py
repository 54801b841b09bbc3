"""The champion of Next Station, trained on the twin: `python -m training.next_station --help`.

It needs numpy and jax alone, so that it runs on a machine that lends its accelerator and has nothing else: where the
engine cannot be imported, its package is opened bare, for the twin's sake, and the tables come from a file.
"""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType


def _bare() -> None:
    """Open the package `londinium` without running its own opening, which imports the engine."""
    package = ModuleType("londinium")
    package.__path__ = [str(Path(__file__).parents[2] / "src" / "londinium")]
    sys.modules["londinium"] = package


if "londinium" not in sys.modules and importlib.util.find_spec("msgspec") is None:
    _bare()
