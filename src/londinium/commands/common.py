"""What several commands need: files that are read with care, options, what is printed."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from londinium import BadRecord, State, replay

if TYPE_CHECKING:
    from rich.console import Console

MAX_BYTES = 64_000_000  # of a record; the longest game has a thousandth of it


class Wrong(Exception):
    """Something on the command line, or a file it names, is wrong; the sentence says what would be right."""


def speak(args: argparse.Namespace) -> None:
    """Let the terminal speak the language that was asked for."""
    from londinium.kernel.words import LANGUAGES
    from londinium.terminal.words import TERMINAL

    if args.lang not in LANGUAGES:
        raise Wrong(f"--lang {args.lang}: there is no such language here; there is {', '.join(LANGUAGES)}.")
    TERMINAL.language = args.lang


def options(args: argparse.Namespace) -> dict[str, Any]:
    chosen = dict(args.option)
    if len(chosen) < len(args.option):
        names = [name for name, _ in args.option]
        raise Wrong(f"--option {next(n for n in names if names.count(n) > 1)}: given twice; give each option once.")
    return chosen


def read_record(path: str) -> Mapping[str, Any]:
    """A record from a file; what is no JSON is told with its place."""
    with open(path, "rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise Wrong(f"{path}: larger than {MAX_BYTES:,} bytes, which no record needs.")
    try:
        read = json.loads(data.decode())
    except UnicodeDecodeError as error:
        raise Wrong(f"{path}: not a text file in UTF-8: byte {error.start} is {data[error.start]:#04x}.") from None
    except json.JSONDecodeError as error:
        what = error.msg.lower().removesuffix(" at")
        raise Wrong(f"{path}: cut off or not JSON: {what} at line {error.lineno}, column {error.colno}.") from None
    except (ValueError, RecursionError):
        raise Wrong(f"{path}: not a record: it is JSON nested too deep, or with too long a number.") from None
    if not isinstance(read, dict):
        raise Wrong(f"{path}: not a record: it should be a JSON object.")
    return read


def replayed(path: str) -> State:
    """The state that a record in a file leads to."""
    try:
        return replay(read_record(path))
    except BadRecord as error:
        raise Wrong(f"{path}: {error}") from None


def refuse_to_overwrite(path: Path, force: bool) -> None:
    if path.exists() and not force:
        raise Wrong(f"{path}: is there already; --force overwrites it.")


def print_json(document: Any) -> None:
    print(json.dumps(document))


def console() -> "Console":
    from rich.console import Console

    return Console(markup=False, highlight=False, emoji=False)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on standard error, where a person can see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda more: bar.advance(task, more)
