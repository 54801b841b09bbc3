"""A game of another package: found, listed, played, checked; and one that is broken is named, and the others work."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import londinium
from tests.plugins import beside, install_toy, lay_broken

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_toy(tmp_path_factory.mktemp("toy"))


@pytest.fixture(scope="module")
def run(installed: Path) -> Run:
    """The command line with the toy game installed."""

    def run(*argv: str, typed: str = "", broken: Path | None = None) -> subprocess.CompletedProcess[str]:
        env = beside(installed, *([broken] if broken else []))
        command = [sys.executable, "-m", "londinium", *argv]
        return subprocess.run(command, env=env, input=typed, capture_output=True, text=True, timeout=60, check=False)

    return run


def test_it_is_listed_after_the_four(run: Run) -> None:
    done = run("games", "--json")
    listed = json.loads(done.stdout)
    assert [one["id"] for one in listed] == [*londinium.games(), "toy", "toy-drawn"]
    assert (listed[4]["title"], listed[4]["players"]) == ("The toy market", {"min": 2, "max": 4})
    assert done.stderr == ""


def test_bots_play_it_and_the_laws_hold(run: Run) -> None:
    report = json.loads(run("simulate", "toy", "--games", "3", "--players", "3", "--bots", "greedy", "--json").stdout)
    assert (report["game"], report["games"]) == ("toy", 3)
    done = run("fuzz", "toy", "--games", "3")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("3 games, ")
    assert "every law holds" in done.stdout


def test_its_rules_are_read_in_its_words(run: Run) -> None:
    assert "A card from the row costs a coin." in run("rules", "toy", "TOY-TAKE-2").stdout


PLAIN = r" +You +random *\n.*\nCoins +0 +0 *\n(.*\n)*Hand +\w+ \(\w+, \d\), .* –, – *\n(.*\n)*Deck +9 *\n"


@pytest.mark.parametrize(
    ("game", "table"), [("toy", PLAIN), ("toy-drawn", r"row: \w+ \w+; coins: 0 0")], ids=["plain", "drawn"]
)
def test_it_is_played_in_the_terminal_to_its_end(run: Run, game: str, table: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    done = run("play", game, "--seed", "3", "--bots", "random", typed=f"1\nrecord {file}\nwhy take eel\n" + "2\n" * 99)
    assert done.stderr == ""
    assert re.search(table, done.stdout)
    assert "Which goods do you wish for?" in done.stdout
    assert "wish for fish" in done.stdout
    assert "beg random for a card" in done.stdout  # a seat is called by its name …
    assert "random begs for a card. Which one do you give?" in done.stdout  # … where it asks, too
    assert re.search(r"Total +│ +-?\d+ +│ +-?\d+", done.stdout)
    resumed = run("play", game, "--resume", str(file), "--bots", "random", typed="quit\n")
    assert "What do you do in turn 1?" in resumed.stdout


def test_what_is_broken_is_named_and_the_others_work(run: Run, tmp_path: Path) -> None:
    broken = lay_broken(tmp_path)
    done = run("games", "--json", broken=tmp_path)
    assert [one["id"] for one in json.loads(done.stdout)] == [*londinium.games(), "toy", "toy-drawn"]
    lines = done.stderr.splitlines()
    assert len(lines) == len(broken)
    assert [package for package, said in broken.items() if not any(said in line for line in lines)] == []
    refused = run("simulate", "faulty", broken=tmp_path)
    assert refused.returncode == 2
    assert refused.stderr == "The game 'faulty' of the package spoilt is left out; “londinium games” says why.\n"
    assert run("simulate", "toy", "--games", "1", "--bots", "random", broken=tmp_path).returncode == 0


def test_games_are_listed_and_help_is_given_without_opening_a_box() -> None:
    script = (
        "from londinium.cli import main; from londinium.kernel.game import Game\n"
        "def opened(self, pack=None): raise SystemExit(f'{self.id} was opened')\n"
        "Game.__init__ = opened\n"
        "main(['games', '--json'])\n"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    helped = "import sys; from londinium.cli import main; main([]); print([m for m in sys.modules if 'games.' in m])"
    done = subprocess.run([sys.executable, "-c", helped], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.endswith("[]\n")
