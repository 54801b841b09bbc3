"""Which games there are: those that installed packages announce as entry points of the group `londinium.games`.

An entry point is called as the game's id and names a GameInfo, which says where the parts of the game are; the game
itself is imported when somebody wants it. What is announced but cannot be played is a Problem, and the others work.
"""

import importlib
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from londinium.kernel import packs
from londinium.kernel.refusal import BadPack
from londinium.kernel.told import Told

if TYPE_CHECKING:
    from londinium.kernel.game import Game

GROUP = "londinium.games"
KERNEL = 1  # raised when a game that was written before would no longer work
HOME = "londinium"  # the package whose games come first and are known to work: its tests play them
ID = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")  # it stands in addresses and in the names of files
TAKEN = ("kernel", "plain")  # the rules of the table itself, and the board of a game that has none


class GameInfo(NamedTuple):
    """A game, told without importing it."""

    id: str
    kernel: int  # the version of the kernel that it was made for
    module: str  # where its Game is, …
    kind: str  # … and what that class is called
    words: Path  # the folder of its Fluent files: <language>/games/<id>.ftl, …/rules/<id>.ftl, …/lessons/<lesson>.ftl
    drawing: str | None = None  # the module that draws it in the terminal
    board: Path | None = None  # the folder of its board for the browser, unless Londinium's client has one
    order: int = 1000  # in a list of games; those with the same number stand by name
    encoding: str | None = None  # the module that describes its view as numbers, for programs that learn
    vector: str | None = None  # its vector environment for Gymnasium, "module:class", if it has one of its own

    def load(self) -> "type[Game]":
        found: type[Game] = getattr(importlib.import_module(self.module), self.kind)
        return found


class Problem(NamedTuple):
    """Why a game that a package announces is left out; the sentence is the message `game-broken-<why>`."""

    game: str
    package: str
    why: Literal["load", "kernel", "data", "name", "taken"]
    reason: str = ""  # for everybody
    detail: str = ""  # for those who run it: it may name their files


class UnknownGame(Told):
    """There is no game of this name."""


def games() -> list[str]:
    """The ids of all games that can be played, in a fixed order."""
    return list(_found()[0])


def problems() -> list[Problem]:
    """What packages announce that cannot be played."""
    return _found()[1]


def info(id: str) -> GameInfo:
    """Where the parts of a game are."""
    found, problems = _found()
    try:
        return found[id]
    except (KeyError, TypeError):
        for one in problems:
            if one.game == id:
                raise UnknownGame("game-left-out", game=id, package=one.package) from None
        raise UnknownGame("game-unknown", game=str(id), known=", ".join(found)) from None


def kind(id: str) -> "type[Game]":
    """The class of a game: what can be told without its components."""
    return info(id).load()


def data(id: str) -> str:
    """The hash of a game's own components; its Box stays shut."""
    own = kind(id)
    return packs.data_hash(packs.read_folder(own.folder, own.files, own.elsewhere))


def sources(id: str) -> dict[str, int]:
    """How many of a game's own components come from where, by the kind of their provenance; its Box stays shut."""
    own = kind(id)
    files = packs.read_folder(own.folder, own.files, own.elsewhere)
    return dict(Counter(str(one["provenance"]["kind"]) for one in packs.components(files)))


def game(id: str, pack: packs.PackSource | None = None) -> "Game":
    """A game by its id; with a pack, the same rules on other components."""
    return _built_in(id) if pack is None else kind(id)(pack)


def released(id: str, data: str) -> Path | None:
    """The components of an earlier release, kept beside the present ones: `data/released/<hash>.json`."""
    path = kind(id).folder / "released" / f"{data}.json"
    return path if data.isalnum() and path.is_file() else None


@cache
def _built_in(id: str) -> "Game":
    return kind(id)()


@cache
def _found() -> tuple[dict[str, GameInfo], list[Problem]]:
    found: dict[str, GameInfo] = {}
    problems: list[Problem] = []
    for package, point in _announced():
        read = _read(package, point, found)
        if isinstance(read, Problem):
            problems.append(read)
        else:
            found[read.id] = read
    return {one.id: one for one in sorted(found.values(), key=lambda one: (one.order, one.id))}, problems


def _announced() -> Iterator[tuple[str, EntryPoint]]:
    """Every entry point with its package, Londinium's own first: nobody takes the name of one of its games."""
    points = [(point.dist.name if point.dist else "", point) for point in entry_points(group=GROUP)]
    yield from sorted(points, key=lambda one: (one[0] != HOME, one[0], one[1].name))


def _try_out(info: GameInfo) -> None:
    """Open a game, import its drawing and look for its board; what is missing or fails raises."""
    info.load()()
    if info.drawing is not None:
        drawing = importlib.import_module(info.drawing)
        for part in ("picture", "read"):
            getattr(drawing, part)
    if info.board is not None and not (info.board / "index.js").is_file():
        raise FileNotFoundError(f"no index.js in {info.board}")


def _read(package: str, point: EntryPoint, found: dict[str, GameInfo]) -> GameInfo | Problem:
    """What an entry point names; a game of another package is tried out, so that its faults show here."""
    id = point.name
    if not ID.fullmatch(id):
        return Problem(id, package, "name")
    if id in found or id in TAKEN:
        return Problem(id, package, "taken")
    try:
        told: GameInfo = point.load()
        if told.kernel != KERNEL:
            return Problem(id, package, "kernel", f"{told.kernel}")
        if package != HOME:
            _try_out(told)
            if (told.id, told.load().id) != (id, id):
                return Problem(id, package, "name")
    except BadPack as bad:
        bad.game = ""  # it is not among the games yet, so only the kernel's words are at hand
        return Problem(id, package, "data", str(bad))
    except Exception as error:
        return Problem(id, package, "load", type(error).__name__, " ".join(str(error).split()))
    return told
