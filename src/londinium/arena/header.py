"""What a tournament or a dataset is of: what must be the same to go on with its files."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from londinium.kernel.game import Game
from londinium.kernel.rng import SEEDS
from londinium.players import make


class Header(msgspec.Struct, frozen=True, kw_only=True):
    format: str
    game: str
    version: int
    data: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int


def begin(
    format: str,
    game: Game,
    players: int,
    bots: Sequence[str],
    seed: int,
    seeds: int,
    options: Mapping[str, Any] | None,
) -> Header:
    """The header of games with `seeds` seeds in a row; what no game can begin with is refused here, once."""
    for bot in bots:
        make(bot)
    first = game.new(players, seed, options)
    if seed + seeds > SEEDS:
        game.new(players, seed + seeds, options)  # refuses a seed that is too large
    return Header(
        format=format,
        game=game.id,
        version=game.version,
        data=game.data,
        players=players,
        options=msgspec.to_builtins(first.options),
        bots=list(bots),
        seed=seed,
    )
