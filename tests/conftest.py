"""What all tests share."""

import os
from collections.abc import Iterator

import pytest

from londinium.kernel import engine
from londinium.terminal.words import TERMINAL

pytest_plugins = ["tests.mutants"]

os.environ["LONDINIUM_LANG"] = "en"  # whatever the system of those who run the tests speaks
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # tests share the cores


def pytest_configure() -> None:
    """A compiled engine left beside the sources would be tested instead of them."""
    wanted = os.environ.get("LONDINIUM_ENGINE", "pure Python")
    if engine.kind() != wanted:
        hint = "“make pure” removes the compiled one, “make test-compiled” tests it"
        pytest.exit(f"This run is for the engine that is {wanted}, and here it is {engine.kind()}: {hint}.", 4)
    if wrong := engine.outdated():
        pytest.exit(str(wrong), 4)


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    """A command that spoke another language leaves the terminal as it was."""
    yield
    TERMINAL.language = "en"
