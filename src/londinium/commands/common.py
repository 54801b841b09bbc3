"""What several commands need: files that are read with care, options, what is printed."""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from londinium import BadRecord, State, replay
from londinium.kernel.told import Told

if TYPE_CHECKING:
    from rich.console import Console

    from londinium.arena.simulate import Failure

STANDARD_OUTPUT = Path("-")
MAX_BYTES = 64_000_000  # of a record; the longest game has a thousandth of it


class Wrong(Exception):
    """Something on the command line, or a file it names, is wrong; the sentence says what would be right."""


def said(key: str, **args: Any) -> str:
    """What a command says, in the language that was asked for."""
    from londinium.terminal.words import say

    return say("", key, args)


def wrong(key: str, **args: Any) -> Wrong:
    """What is wrong, in the language that was asked for."""
    return Wrong(said(key, **args))


def wrong_in(place: str, error: Told) -> Wrong:
    """What the library says of a file or an argument, with its name before it."""
    from londinium.terminal.words import TERMINAL

    return wrong("told-at", place=place, what=error.said(TERMINAL))


def speak(args: argparse.Namespace) -> None:
    """Let the terminal speak the language that was asked for."""
    from londinium.terminal.words import TERMINAL

    TERMINAL.language = args.lang


def options(args: argparse.Namespace) -> dict[str, Any]:
    chosen = dict(args.option)
    if len(chosen) < len(args.option):
        names = [name for name, _ in args.option]
        raise wrong("cmd-option-twice", option=next(n for n in names if names.count(n) > 1))
    return chosen


def read_record(path: str) -> Mapping[str, Any]:
    """A record from a file; what is no JSON is told with its place."""
    with open(path, "rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise wrong("cmd-file-large", file=path, bytes=MAX_BYTES)
    try:
        read = json.loads(data.decode())
    except UnicodeDecodeError as error:
        raise wrong("cmd-file-encoding", file=path, at=error.start, byte=f"{data[error.start]:#04x}") from None
    except json.JSONDecodeError as error:
        raise wrong("cmd-file-json", file=path, line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):
        raise wrong("cmd-file-nested", file=path) from None
    if not isinstance(read, dict):
        raise wrong("cmd-file-object", file=path)
    return read


def replayed(path: str) -> State:
    """The state that a record in a file leads to."""
    try:
        return replay(read_record(path))
    except BadRecord as error:
        raise wrong_in(path, error) from None


def refuse_to_overwrite(path: Path, force: bool) -> None:
    if path.exists() and not force:
        raise wrong("cmd-file-there", file=str(path))


def print_json(document: Any) -> None:
    print(json.dumps(document))


def console() -> "Console":
    from rich.console import Console

    return Console(markup=False, highlight=False, emoji=False)


@contextmanager
def engine_at_hand(engine: str) -> Iterator[None]:
    """What keeps an engine from playing the games is told in one sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        if engine != "ray" or error.name != "ray":
            raise
        raise wrong("cmd-not-installed", what="--engine ray", package="Ray", extra="ray") from None


def tell_failures(failures: Iterable["Failure"]) -> None:
    """Say which bots were replaced in the middle of a game, and in how many."""
    from londinium.terminal.words import TERMINAL

    for one in failures:
        print(said("cmd-replaced", what=Told.of(one["line"]).said(TERMINAL), games=one["games"]), file=sys.stderr)


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
