"""The kernel stands below everything else: it imports nothing of it, lists no game, and loads no shell's words."""

import ast
import re
from pathlib import Path

import pytest

import londinium
from londinium import kernel

FILES = sorted(Path(kernel.__file__).parent.glob("*.py"))


def imported(tree: ast.AST) -> set[str]:
    found = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    return found | {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_of_the_kernel_needs_the_kernel_alone(file: Path) -> None:
    own = {name for name in imported(ast.parse(file.read_text("utf-8"))) if name.split(".")[0] == "londinium"}
    assert {name for name in own if not re.match(r"londinium\.kernel\b", name)} == set()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_of_the_kernel_names_no_game_and_no_file_of_a_shell(file: Path) -> None:
    texts = [
        node.value
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    games = {*londinium.games(), *(game.replace("-", "_") for game in londinium.games())}
    assert games & set(texts) == set()
    assert [text for text in texts if re.search(r"\b(interface|terminal|cli)\.ftl", text)] == []
