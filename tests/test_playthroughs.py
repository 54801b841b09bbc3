"""Each game has a golden playthrough, and plays it to the letter."""

import pytest

from londinium.kernel.registry import games
from tests.playthroughs import FOLDER, tell


@pytest.mark.parametrize("name", games())
def test_the_playthrough_is_the_same_to_the_letter(name: str) -> None:
    assert tell(name) == (FOLDER / f"{name}.txt").read_text("utf-8")
