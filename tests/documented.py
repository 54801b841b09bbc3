"""The game that `docs/add-a-game.md` builds: its files as they stand there, and its commands with what they print."""

import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.plugins import beside, install

PAGE = Path(__file__).parents[1] / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Command(NamedTuple):
    line: str
    prints: list[str]  # lines that its output has, among others


def commands(text: str) -> list[Command]:
    """What is typed in a console, and what it answers."""
    found: list[Command] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append(Command(line[2:], []))
        else:
            found[-1].prints.append(line)
    return found


def build(project: Path, target: Path) -> list[tuple[Command, str]]:
    """Write the files and run the commands, in the order of the page; every command with its output."""
    done = []
    for kind, path, text in BLOCK.findall(PAGE.read_text("utf-8")):
        if path:
            (project / path).parent.mkdir(parents=True, exist_ok=True)
            (project / path).write_text(text, "utf-8")
        elif kind == "console":
            done += [(command, run(command.line, project, target)) for command in commands(text)]
    return done


def run(line: str, project: Path, target: Path) -> str:
    if line == "pip install .":
        install(project, target)
        return ""
    program, *argv = line.split()
    command = [sys.executable, *(["-m", "londinium"] if program == "londinium" else []), *argv]
    env = beside(target if target.is_dir() else project)
    return subprocess.run(
        command,
        cwd=project.parent if program == "londinium" else project,
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    ).stdout
