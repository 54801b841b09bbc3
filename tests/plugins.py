"""Packages installed beside Londinium for a test: real ones by pip, and broken ones as they would lie on the disk."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent


def install_toy(folder: Path) -> Path:
    """Build the toy game as a package and install it; the folder that it is in then."""
    source, target = folder / "source", folder / "installed"
    shutil.copytree(TESTS / "toy_package", source, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(TESTS / "toy.py", source / "londinium_toy")
    shutil.copytree(TESTS / "toy_data", source / "londinium_toy" / "toy_data")
    words = source / "londinium_toy" / "locale" / "en" / "games"
    shutil.copy(words / "toy.ftl", words / "toy-drawn.ftl")
    install(source, target)
    return target


def install(source: Path, target: Path) -> None:
    """What `pip install` does, from nothing but what is here."""
    alone = ("--no-deps", "--no-index", "--no-build-isolation", "--quiet", "--disable-pip-version-check")
    command = [sys.executable, "-m", "pip", "install", *alone, "--target", str(target), str(source)]
    subprocess.run(command, check=True, capture_output=True, text=True, timeout=120)


def lay_package(target: Path, name: str, game: str, module: str) -> None:
    """An installed package of one module `<name>` that announces a game."""
    about = target / f"{name}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[londinium.games]\n{game} = {name}:INFO\n")
    (target / f"{name}.py").write_text(module)


def beside(*installed: Path) -> dict[str, str]:
    """The environment of a process in which these packages are installed."""
    path = [*map(str, installed), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


MADE = "from pathlib import Path\nfrom londinium.kernel.registry import GameInfo\n"


def lay_broken(target: Path) -> dict[str, str]:
    """Six packages that are broken, each in its own way; by package, what is said of it."""
    toy = 'words=Path("."), module="londinium_toy.toy", kind="Toy"'
    faulty = (
        "from londinium_toy.toy import Toy\nclass Faulty(Toy):\n    id = 'faulty'\n    folder = Path(__file__).parent\n"
    )
    lay_package(target, "gone", "gone", "import no_such_module\n")
    lay_package(target, "tomorrow", "tomorrow", f'{MADE}INFO = GameInfo(id="tomorrow", kernel=99, {toy})\n')
    lay_package(
        target,
        "spoilt",
        "faulty",
        f'{MADE}{faulty}INFO = GameInfo(id="faulty", kernel=1, module="spoilt", kind="Faulty", words=Path("."))\n',
    )
    (target / "goods.json").write_text('{"provenance": {}, "cards": [], "rounds": 3}')
    lay_package(target, "thief", "london", f'{MADE}INFO = GameInfo(id="london", kernel=1, {toy})\n')
    lay_package(target, "loud", "LOUD", f'{MADE}INFO = GameInfo(id="LOUD", kernel=1, {toy})\n')
    lay_package(
        target,
        "crooked",
        "crooked",
        f'{MADE}INFO = GameInfo(id="crooked", kernel=1, {toy}, drawing="crooked_drawing")\n',
    )
    (target / "crooked_drawing.py").write_text("raise RuntimeError('no pencil to draw with')\n")
    return {
        "crooked": "“crooked” of the package crooked is left out: it cannot be loaded (RuntimeError: no pencil to draw",
        "gone": "“gone” of the package gone is left out: it cannot be loaded (ModuleNotFoundError",
        "tomorrow": "was made for version 99 of the kernel, and this is version 1",
        "spoilt": "“faulty” of the package spoilt is left out: its components are faulty (goods.json",
        "thief": "“london” of the package thief is left out: another game has that name",
        "loud": "“LOUD” of the package loud is left out: a game has one id everywhere",
    }
