"""One twin on JAX for all tests that want one: compiling it is what costs."""

import pytest

from londinium import twin
from tests.twin.compare import MODULES

GAMES, PLAYERS = 6, 2


@pytest.fixture(scope="session")
def on_jax() -> twin.Twin:
    return twin.make("jax", GAMES, PLAYERS, MODULES[3])
