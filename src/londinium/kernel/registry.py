"""Which games there are, and where."""

import importlib
from functools import cache
from pathlib import Path

from londinium.kernel.game import Game
from londinium.kernel.packs import PackSource


class UnknownGame(ValueError):
    """There is no game of this name."""


GAMES = {
    "next-station": ("londinium.games.next_station.game", "NextStation"),
    "london": ("londinium.games.london.game", "London"),
    "guilds": ("londinium.games.guilds.game", "GuildsOfLondon"),
    "dei": ("londinium.games.dei.game", "Dei"),
}


def games() -> list[str]:
    """The ids of all games, in a fixed order."""
    return list(GAMES)


def game(id: str, pack: PackSource | None = None) -> Game:
    """A game by its id; with a pack, the same rules on other components."""
    return _built_in(id) if pack is None else _kind(id)(pack)


def released(id: str, data: str) -> Path | None:
    """The components of an earlier release, kept beside the present ones: `data/released/<hash>.json`."""
    path = _kind(id).folder / "released" / f"{data}.json"
    return path if data.isalnum() and path.is_file() else None


@cache
def _built_in(id: str) -> Game:
    return _kind(id)()


def _kind(id: str) -> type[Game]:
    try:
        module, name = GAMES[id]
    except (KeyError, TypeError):
        raise UnknownGame(f"There is no game {id!r}; the games are {', '.join(GAMES)}.") from None
    kind: type[Game] = getattr(importlib.import_module(module), name)
    return kind
