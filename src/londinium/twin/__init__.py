"""The twin: Next Station as arrays, thousands of games stepped at once, the same game as the engine's.

>>> from londinium import twin
>>> games = twin.make("numba", games=1000, players=2, options={"powers": True})
>>> games.reset(range(1000))
>>> legal = games.legal()                     # games × seats × actions
>>> games.step(legal.argmax(axis=-1))         # the first legal answer of everybody

For the same seed it draws the same cards as the engine, and its actions have the same numbers.
"""

from typing import Any, Protocol

from londinium.twin.tables import CATEGORIES, Setup, Tables

__all__ = ["BACKS", "CATEGORIES", "NoBack", "Setup", "Tables", "Twin", "exported", "make"]

BACKS = ("numba", "jax")


class NoBack(ImportError):
    """The library that a back is made of is not installed."""


class Twin(Protocol):
    """What both backs do. Arrays are NumPy's or JAX's."""

    games: int
    setup: Setup
    tables: Tables

    def reset(self, seeds: Any) -> None: ...
    def renew(self, which: Any) -> None: ...
    def observe(self) -> Any: ...
    def legal(self) -> Any: ...
    def step(self, actions: Any, check: bool = True) -> None: ...
    def breakdown(self) -> Any: ...
    def scores(self) -> Any: ...
    def over(self) -> Any: ...
    def best_lines(self) -> Any: ...


def make(back: str, games: int, players: int = 1, options: Any = None, pack: Any = None) -> Twin:
    """Games of Next Station on a back, with the engine's options and, if wanted, on a pack of components."""
    if back not in BACKS:
        raise ValueError(f"There is no back {back!r}; the backs are {', '.join(BACKS)}.")
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise ValueError(f"The number of games is a whole number above 0, not {games!r}.")
    tables, setup = exported(players, options, pack)
    try:
        if back == "numba":
            from londinium.twin.numba_back import NumbaTwin

            return NumbaTwin(tables, games, setup)
        from londinium.twin.jax_back import JaxTwin

        return JaxTwin(tables, games, setup)
    except ModuleNotFoundError as missing:
        if missing.name not in BACKS:
            raise
        raise NoBack(f"The back {back} needs {missing.name}: pip install 'londinium[lab]'.") from None
    except MemoryError:
        raise MemoryError(f"{games} games do not fit into the memory; make fewer at once.") from None


def exported(players: int = 1, options: Any = None, pack: Any = None) -> tuple[Tables, Setup]:
    """The engine's tables, and players and options as numbers; refused as the engine refuses them."""
    from londinium.games.next_station.game import NextStation
    from londinium.twin.tables import of

    game = NextStation(pack)
    chosen = game.new(players, 0, options).options
    slots = None if chosen.pencils is None else tuple(game.box.pencils.index(one) for one in chosen.pencils)
    setup = Setup(players, chosen.objectives, chosen.powers, slots, chosen.spare)
    return of(game.box, game.data), setup
