"""What a seat sees, as programs that learn read it: numbers, named arrays, or English text.

The numbers are those that each game describes (`kernel/encoding.py`); docs/observations.md lists them. All of it is
made from what the seat may know: its view, what is asked of whom, its legal answers.
"""

import io
from collections.abc import Callable, Mapping
from typing import Any

from londinium.envs.extra import lab
from londinium.kernel.encoding import Row, encoding
from londinium.kernel.game import Game
from londinium.kernel.options import read_options
from londinium.kernel.state import State

with lab():
    import numpy as np
    from gymnasium import spaces
    from numpy import ndarray
    from numpy.typing import NDArray

MARK = np.dtype(np.int8)  # as Gymnasium's spaces want masks
Observation = Any  # an array, a dict of arrays, or a string
KINDS = ("numbers", "dict", "text")
WIDTH = 120  # of a text, in columns
LONGEST = 100_000  # of a text, in characters
CHARACTERS = frozenset(["\n", *map(chr, range(0x20, 0x3000))])  # letters, signs and the dots that lines are drawn with


class UnknownObservation(ValueError):
    """There is no observation of this kind."""


def encode(state: State, seat: int) -> NDArray[np.float32]:
    """What a seat sees, as an array of its own."""
    return np.frombuffer(encoding(state.game, state.players).numbers(state, seat), np.float32)


def mask(state: State, seat: int) -> NDArray[np.int8]:
    """1 for every legal answer of a seat, 0 for every other action."""
    marks = bytearray(state.game.n_actions)
    for action in state.legal(seat):
        marks[action] = 1
    return ndarray(len(marks), MARK, marks)


def space(game: Game, players: int, options: Any = None) -> spaces.Box:
    """Where `encode` lies; the same whatever the options, which are checked."""
    read_options(game.options, options, game.id)
    return spaces.Box(-1.0, 1.0, (encoding(game, players).size,), np.float32)


def names(game: Game, players: int) -> list[str]:
    """A name for every number of `encode`, in their order."""
    return encoding(game, players).names()


def meanings(game: Game, players: int) -> list[Row]:
    """What the numbers of `encode` mean, in their order: where they come from, how many there are, what they say."""
    return encoding(game, players).rows()


def named(game: Game, players: int) -> dict[str, slice]:
    """Where the numbers of each name at the top of the view lie in `encode`."""
    found: dict[str, slice] = {}
    for at, name in enumerate(names(game, players)):
        top = "/".join(name.split("/")[: 1 if name.startswith("asked/") else 2])
        found[top] = slice(found[top].start if top in found else at, at + 1)
    return {top.removeprefix("view/"): place for top, place in found.items()}


def text(state: State, seat: int) -> str:
    """What a seat sees and is asked, in English, with its answers by their numbers: for a language model."""
    from rich.console import Console

    from londinium.terminal.drawing import drawing
    from londinium.terminal.telling import answers, question

    drawn = drawing(state.game.id)
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None, legacy_windows=False)
    console.print(drawn.picture(state, seat))
    assert isinstance(console.file, io.StringIO)
    lines = [line.rstrip() for line in console.file.getvalue().splitlines()]
    asked = state.ask(seat)
    if asked is not None:
        lines += ["", question(state.game.id, asked)]
        said = answers(state, seat, drawn)
        lines += [f"{action}: {words}" for action, words in zip(state.legal(seat), said, strict=True)]
    return "\n".join(lines)


class Observer:
    """Observations of one kind for the seats of one table."""

    def __init__(self, kind: str, game: Game, players: int) -> None:
        makers: Mapping[str, tuple[Callable[[], spaces.Space[Any]], Callable[[State, int], Observation]]] = {
            "numbers": (lambda: space(game, players), encoding(game, players).quick or encode),
            "dict": (self._parts, self._by_name),
            "text": (lambda: spaces.Text(LONGEST, min_length=0, charset=CHARACTERS), text),
        }
        if kind not in makers:
            raise UnknownObservation(f"There is no observation {kind!r}; there are {', '.join(KINDS)}.")
        self.places = named(game, players)
        make, self.observe = makers[kind]
        self.space = make()

    def _parts(self) -> spaces.Dict:
        return spaces.Dict(
            [(name, spaces.Box(-1.0, 1.0, (at.stop - at.start,), np.float32)) for name, at in self.places.items()]
        )

    def _by_name(self, state: State, seat: int) -> dict[str, NDArray[np.float32]]:
        numbers = encode(state, seat)
        return {name: numbers[at] for name, at in self.places.items()}
