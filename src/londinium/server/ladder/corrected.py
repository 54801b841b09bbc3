"""Rules that were corrected under games that are over: a result that no longer holds is taken back."""

import asyncio
import logging

import sqlalchemy as sa

from londinium.kernel.registry import UnknownGame
from londinium.kernel.registry import game as find_game
from londinium.server import schema
from londinium.server.changes import ending
from londinium.server.database import StoreError
from londinium.server.ladder.settling import take_back
from londinium.server.tables import Tables

BREATH = 0.02  # seconds after each game, for the moves

GAME, SEAT = schema.rated_games.c, schema.rated_seats.c

_log = logging.getLogger(__name__)


async def look_again(tables: Tables) -> int:
    """Take back the results that the present rules do not lead to; how many there were."""
    count = 0
    query = sa.select(GAME.table, GAME.game, GAME.version).where(~GAME.void).order_by(GAME.game, GAME.table)
    try:
        for row in await tables.store.transact(lambda connection: connection.execute(query).all()):
            if row.version != _version(row.game):
                count += not await _holds(tables, row.table, row.game)
                await asyncio.sleep(BREATH)
    except StoreError as error:  # the next start goes on
        _log.warning("results of rated games wait for the store: %s", error)
    return count


def _version(game: str) -> int | None:
    """The version of a game's rules; where its package is gone, its results stand as they are."""
    try:
        return find_game(game).version
    except UnknownGame:
        return None


async def _holds(tables: Tables, id: str, game: str) -> bool:
    """Whether the present rules lead to the result that was counted."""
    live = await tables.get(id)  # a game that is not over any more is taken back as it is loaded
    if not live.position.over:
        return False
    now = ending(live.position).rated
    seats = sa.select(SEAT.place).where(SEAT.table == id).order_by(SEAT.seat)
    places = await tables.store.transact(lambda connection: list(connection.execute(seats).scalars()))
    if now is None or [one.place for one in now] != places:
        await take_back(tables.store, id, game)
        return False
    put = sa.update(schema.rated_games).where(GAME.table == id).values(version=live.game.version)
    await tables.store.transact(lambda connection: connection.execute(put) and None)
    return True
