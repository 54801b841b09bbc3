"""What others are not told yet: the middle of something that a seat does with what only it can see.

Whether a seat has a choice there tells something about its hand, or its Orders. An answer that is forced is carried out
with the one before it and told with it; so that others cannot tell it from one that was chosen, they are told of a
chosen one together with the one before it too: when the seat is asked something open again, or is done.
"""

from typing import NamedTuple

from londinium.server.fold import Happened, Position
from londinium.server.telling import Telling


class Cover(NamedTuple):
    """Others see the table as it was before a seat began."""

    seat: int
    telling: Telling  # the position that they were told last
    happened: list[Happened]  # since then


def covered(cover: Cover | None, before: Telling, after: Position, happened: list[Happened]) -> Cover | None:
    """What others are not told of a position, if anything; `before` is the one that it follows."""
    seat = after.covert
    if seat is None or any(one.entry.kind in ("played", "undone") and one.entry.seat != seat for one in happened):
        return None
    if cover and cover.seat != seat:
        return None  # taken back past a bot that was in the middle of something: all of it is told, and void
    cover = cover or Cover(seat, before, [])
    if cover.telling.position.state is None:
        return None  # the game has just begun
    return cover._replace(happened=[*cover.happened, *happened])
