"""An insight whose numbers were found by games: those in the game's folder. `training/evolve` finds them."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import msgspec

from londinium.kernel.game import Insight, NoChampion

if TYPE_CHECKING:
    from londinium.kernel.game import Game

FORMAT = 1  # raised when numbers from before no longer fit


class Numbers(msgspec.Struct, forbid_unknown_fields=True):
    """A file of numbers, and how they were found."""

    format: int
    game: str
    numbers: dict[str, float]
    made: dict[str, str | int | float]


def numbers_file(game: "Game") -> Path:
    """Where a game keeps the numbers of its expert."""
    return game.folder.parent / "weights" / "expert.json"


def read(path: Path) -> Mapping[str, float]:
    """The numbers in a file; NoChampion says in one sentence why they do not serve."""
    if not path.exists():
        raise NoChampion("bot-no-weights", bot="expert", file=path.name, folder=str(path.parent))
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Numbers)
    except (OSError, msgspec.MsgspecError):
        raise NoChampion("bot-weights-broken", file=path.name) from None
    if found.format != FORMAT:
        raise NoChampion("bot-weights-old", bot="expert", file=path.name)
    return found.numbers


def write(path: Path, game: str, numbers: Mapping[str, float], **made: str | int | float) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    short = {name: float(f"{number:.4g}") for name, number in numbers.items()}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(Numbers(FORMAT, game, short, dict(made)))) + b"\n")


_EXPERTS: WeakKeyDictionary["Game", Insight] = WeakKeyDictionary()  # read when they are first asked


def expert(game: "Game") -> Insight:
    """What the expert of a game plays by."""
    found = _EXPERTS.get(game)
    if found is None:
        assert game.evolving is not None
        path = numbers_file(game)
        numbers = read(path)
        if numbers.keys() != game.evolving.start.keys():
            raise NoChampion("bot-weights-old", bot="expert", file=path.name)
        found = _EXPERTS[game] = game.evolving.insight(numbers)
    return found
