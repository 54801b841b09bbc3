"""The coach is one engine for all games: it names none, and says nothing that was typed for one."""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import londinium
from londinium import analysis
from londinium.kernel.words import LANGUAGES

ROOT = Path(__file__).parents[2]
CHAPTERS = sorted(Path(analysis.__file__).parent.glob("*.py"))
BELOW = ("londinium.analysis", "londinium.kernel", "londinium.players")


@pytest.mark.parametrize("file", CHAPTERS, ids=lambda file: file.stem)
def test_a_chapter_of_the_coach_knows_players_and_kernel_and_names_no_game(file: Path) -> None:
    text = file.read_text("utf-8")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("londinium"):
            assert (node.module or "").startswith(BELOW), node.module
    for game in londinium.games():
        assert not re.search(rf"\b{game.replace('-', '[-_ ]')}\b", text, re.IGNORECASE), game


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_coach_says_is_said_of_all_games_alike(language: str) -> None:
    """Its sentences stand in the kernel's file; those of a game name categories, figures and moves, and no reasons."""
    said = (ROOT / "locale" / language / "kernel.ftl").read_text("utf-8")
    reasons = set(re.findall(r'"(coach-[a-z-]+[a-z])"', (CHAPTERS[0].parent / "reasons.py").read_text("utf-8")))
    assert len(reasons) > 8
    assert all(re.search(rf"^{key} = ", said, re.MULTILINE) for key in reasons)
    for file in (ROOT / "locale" / language / "games").glob("*.ftl"):
        assert not re.search(r"^coach-", file.read_text("utf-8"), re.MULTILINE), file.name


SOME = {"next-station/4-players-powers-objectives": 31, "london/3-players-twelve-loans": 44, "guilds/1-player": 9}
SOME |= {"dei/2-players-draft": 20, "dei/old-london-2-players": 33, "dei/campaign-2-players": 40}
LOOK = """
import json
from londinium.analysis import Analysis
from tests.analysis.positions import QUICK, kept
from tests.analysis.test_no_game import SOME
print(json.dumps([Analysis(kept(name), QUICK).look(at) for name, at in SOME.items()], sort_keys=True))
"""


def test_another_process_finds_the_same_to_the_last_digit_in_every_game() -> None:
    """Where Python orders its sets otherwise."""
    found = []
    for order in ("1", "2"):
        settings = {**os.environ, "PYTHONHASHSEED": order}
        made = subprocess.run(
            [sys.executable, "-c", LOOK], env=settings, cwd=ROOT, capture_output=True, text=True, check=True
        )
        found.append(made.stdout)
    assert found[0] == found[1]
    assert len(found[0]) > 1000
