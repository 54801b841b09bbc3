"""Is a wheel whole? `python -m tests.wheels dist/*.whl` installs each by itself and plays a game of each with it."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

CHECK = """
import londinium
from importlib.resources import files
from londinium.kernel import engine, words
here = files("londinium")
assert (here / "server/static/index.html").is_file(), "the client is missing"
assert words.locale_folder() == here / "locale", "the words are missing"
assert len(londinium.games()) == 4
print(engine.kind())
"""


def check(wheel: Path) -> None:
    """Install it where nothing else is, far from the sources; play, and look for what is no Python."""
    wanted = "pure Python" if wheel.name.endswith("-none-any.whl") else "compiled"
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / ("Scripts" if os.name == "nt" else "bin") / "python"

        def run(*args: str) -> str:
            return subprocess.run([python, *args], cwd=folder, check=True, text=True, stdout=subprocess.PIPE).stdout

        run("-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(wheel.resolve()))
        assert run("-c", CHECK).strip() == wanted
        for game in ("next-station", "london", "guilds", "dei"):
            played = run("-m", "londinium", "simulate", game, "--games", "1", "--bots", "greedy,random", "--json")
            assert json.loads(played)["bots"][0]["wins"] == 1
    print(f"{wheel.name}: {wanted}, complete, and it plays.")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        check(Path(name))
