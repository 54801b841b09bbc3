"""Tables that the tests of the laboratory play at: every game, with several options and numbers of players."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import londinium
from londinium import State


class Table(NamedTuple):
    game: str
    players: int
    options: dict[str, Any]

    @property
    def name(self) -> str:
        return "-".join([self.game, str(self.players), *self.options])


MODULES = ("purebred", "retaliation", "thames", "challenge", "alliances")
TABLES = (
    Table("next-station", 1, {}),
    Table("next-station", 3, {"powers": True, "objectives": True}),
    Table("london", 2, {"loan_cap": 12, "stall_guard": 20}),
    Table("london", 3, {"owner_may_inspect_own_covered": False}),
    Table("guilds", 1, {"solo": True}),
    Table("guilds", 4, {"left_tile_special": True}),
    Table("dei", 2, {"feat_draft": True}),
    Table("dei", 3, dict.fromkeys(MODULES, True)),
    Table("dei", 2, {"campaign": True}),
)


def random_game(table: Table, seed: int, most: int = 10_000) -> Iterator[State]:
    """Every position of a random game, the last one too; of a long one, the first few and the end of a shorter."""
    state = londinium.game(table.game).new(table.players, seed, table.options)
    rng = Random(seed)
    for _ in range(most):
        yield state
        if state.over:
            return
        seat = rng.choice(state.to_act)
        state.play(seat, rng.choice(state.legal(seat)))
