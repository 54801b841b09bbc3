"""Which engine runs, and that a compiled one does not outlive its sources."""

import gc
import json
import os
import re
import runpy
import subprocess
import sys
import weakref
from pathlib import Path

import pytest

import londinium
from londinium.kernel import engine


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of two modules, both noted as compiled."""
    for name in ("state.py", "rng.py"):
        (tmp_path / name).write_text(f"# {name}\n", "utf-8")
    note = {name: engine.digest(tmp_path / name) for name in ("state.py", "rng.py")}
    (tmp_path / engine.NOTE).write_text(json.dumps(note), "utf-8")
    return tmp_path


def test_a_compiled_engine_is_as_good_as_its_sources(package: Path) -> None:
    assert engine.outdated(package) is None


def test_without_a_compiled_engine_nothing_is_outdated(tmp_path: Path) -> None:
    assert engine.outdated(tmp_path) is None


def test_a_source_that_has_changed_since_is_named_with_what_to_do(package: Path) -> None:
    (package / "rng.py").write_text("# another\n", "utf-8")
    said = str(engine.outdated(package))
    assert "before rng.py changed" in said
    assert "make fast" in said


def test_sources_that_are_gone_count_as_changed(package: Path) -> None:
    for name in ("state.py", "rng.py"):
        (package / name).unlink()
    assert "before state.py and 1 more changed" in str(engine.outdated(package))


def test_what_runs_here_is_what_one_reads_here() -> None:
    assert engine.outdated() is None


def test_no_module_that_is_compiled_asks_where_it_is() -> None:
    """Compiled together, a module is told a path that is not there: only how it ends is right, and `engine.PACKAGE`."""
    root = Path(__file__).parents[2]
    sources = runpy.run_path(str(root / "build_engine.py"))["modules"](root)
    assert Path("src/londinium/players/temper.py") in sources
    asks = re.compile(r"__file__(?!\.endswith\()")
    assert [path for path in sources if asks.search((root / path).read_text("utf-8"))] == []


def test_without_a_compiler_one_sentence_says_what_to_install() -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "build_engine.py"],
        cwd=root,
        env={**os.environ, "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    said = "The compiled engine needs a C compiler and Python's headers (Debian: apt install gcc python3-dev).\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", said)


@pytest.mark.parametrize("game", londinium.games())
def test_a_state_has_nothing_but_its_fields_compiled_or_not(game: str) -> None:
    """No dict, and no weak references: mypyc frees those of a compiled class twice."""
    state = londinium.game(game).new(2, seed=1)
    assert not hasattr(state, "__dict__")
    with pytest.raises(TypeError, match="weak reference"):
        weakref.ref(state)
    assert not gc.is_tracked(state.options)  # compiled, a state would show them twice to the garbage collector
