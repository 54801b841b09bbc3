"""Everything of somebody's as one file: their profile, their games with the records of finished ones, what they said.

It is written while it is read, game by game, so that many games take time and no memory.
"""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa

from londinium.server import gather, schema
from londinium.server.people import games, profiles
from londinium.server.people.shapes import PlayedGame
from londinium.server.refusals import Denied
from londinium.server.tables import Tables

FORMAT = "londinium-profile/1"
ATTEMPT, HELD, TALK = schema.attempts.c, schema.holders.c, schema.talk.c

_json = msgspec.json.Encoder()


async def written(tables: Tables, holder: str) -> AsyncIterator[bytes]:
    """The file, piece by piece: one JSON object."""
    profile = await profiles.own(tables.store, holder)
    begin = {
        "format": FORMAT,
        "profile": profile,
        "days": await _days(tables, holder),
        "said": await _said(tables, holder),
    }
    yield _json.encode(begin)[:-1] + b',"games":['
    page, first = 0, True
    while found := (await games.read(tables.store, holder, page=page)).games:
        for game in found:
            yield (b"" if first else b",") + _json.encode(await _game(tables, game))
            first = False
        page += 1
    yield b"]}"


async def _game(tables: Tables, game: PlayedGame) -> dict[str, Any]:
    """A game as it is listed, with its record when it is over: until then that would give hidden things away."""
    record = None
    if game.status == "over":
        with suppress(Denied, KeyError):  # it ended before it began, or its components are no longer here
            record = await gather.record(await tables.get(game.table))
    return {**msgspec.structs.asdict(game), "record": record}


async def _days(tables: Tables, holder: str) -> list[dict[str, Any]]:
    """The days and weeks whose game they have begun."""
    columns = (ATTEMPT.game, ATTEMPT.day, ATTEMPT.table, ATTEMPT.score)
    query = sa.select(*columns).where(ATTEMPT.holder == holder).order_by(ATTEMPT.day, ATTEMPT.game)
    rows = await tables.store.transact(lambda connection: connection.execute(query).all())
    return [row._asdict() for row in rows]


async def _said(tables: Tables, holder: str) -> list[dict[str, Any]]:
    """What they said at tables where they sit."""
    mine = sa.and_(HELD.table == TALK.table, HELD.seat == TALK.seat, HELD.holder == holder, HELD.former.is_(None))
    query = sa.select(TALK.table, TALK.at, TALK.text).join(schema.holders, mine).order_by(TALK.at)
    rows = await tables.store.transact(lambda connection: connection.execute(query).all())
    return [{"table": row.table, "at": row.at, "text": row.text} for row in rows]
