"""Everything of somebody's as one file: their profile, their games with the records of finished ones, what they said,
their ratings and tournaments, and where they are reminded.

It is written while it is read, game by game, so that many games take time and no memory.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import sqlalchemy as sa

from londinium.server import gather, schema
from londinium.server.ladder.scale import points
from londinium.server.people import games, profiles
from londinium.server.people.shapes import PlayedGame
from londinium.server.rates import TooMany
from londinium.server.refusals import Denied
from londinium.server.tables import Tables

FORMAT = "londinium-profile/1"
ATTEMPT, HELD, TALK, RATED = schema.attempts.c, schema.holders.c, schema.talk.c, schema.rated_seats.c
GAME, PLAYER, TOURNAMENT = schema.rated_games.c, schema.tournament_players.c, schema.tournaments.c
REMINDER, CHECKER, CHECK, ANSWER = (schema.reminders.c, schema.checkers.c, schema.checks.c, schema.check_answers.c)

_json = msgspec.json.Encoder()


async def written(tables: Tables, holder: str) -> AsyncIterator[bytes]:
    """The file, piece by piece: one JSON object."""
    profile = await profiles.own(tables.store, holder)
    begin = {
        "format": FORMAT,
        "profile": profile,
        "days": await _days(tables, holder),
        "said": await _said(tables, holder),
        "rated": await _rated(tables, holder),
        "tournaments": await _tournaments(tables, holder),
        "reminders": await _reminders(tables, holder),
        "checks": await _checks(tables, holder),
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
    while game.status == "over" and record is None:
        try:
            record = await gather.record(tables, await tables.get(game.table))
        except (Denied, KeyError):  # it ended before it began, or its components are no longer here
            break
        except TooMany as many:  # many games are written down slowly
            await asyncio.sleep(many.wait)
    return {**msgspec.structs.asdict(game), "record": record}


async def _days(tables: Tables, holder: str) -> list[dict[str, Any]]:
    """The days and weeks whose game they have begun."""
    columns = (ATTEMPT.game, ATTEMPT.day, ATTEMPT.table, ATTEMPT.score)
    return await _rows(tables, sa.select(*columns).where(ATTEMPT.holder == holder).order_by(ATTEMPT.day, ATTEMPT.game))


async def _said(tables: Tables, holder: str) -> list[dict[str, Any]]:
    """What they said at tables where they sit."""
    mine = sa.and_(HELD.table == TALK.table, HELD.seat == TALK.seat, HELD.holder == holder, HELD.former.is_(None))
    return await _rows(tables, sa.select(TALK.table, TALK.at, TALK.text).join(schema.holders, mine).order_by(TALK.at))


async def _rated(tables: Tables, holder: str) -> list[dict[str, Any]]:
    """Their rated games, and what each did to their rating, as people read it."""
    columns = (RATED.table, GAME.game, GAME.over_at, GAME.void, RATED.place, RATED.forfeit, RATED.was, RATED.now)
    query = sa.select(*columns).join(schema.rated_games, GAME.table == RATED.table).where(RATED.player == holder)
    rows = await _rows(tables, query.order_by(GAME.over_at, GAME.table))
    return [row | {key: row[key] and points(row[key]) for key in ("was", "now")} for row in rows]


async def _tournaments(tables: Tables, holder: str) -> list[dict[str, Any]]:
    """The tournaments that they hold or have entered, and under which name."""
    columns = (TOURNAMENT.id, TOURNAMENT.title, TOURNAMENT.game, TOURNAMENT.created, PLAYER.number, PLAYER.name)
    entered = sa.and_(PLAYER.tournament == TOURNAMENT.id, PLAYER.browser == holder)
    query = sa.select(*columns, (TOURNAMENT.host == holder).label("host"))
    query = query.join(schema.tournament_players, entered, isouter=True)
    mine = sa.or_(TOURNAMENT.host == holder, PLAYER.browser == holder)
    return await _rows(tables, query.where(mine).order_by(TOURNAMENT.created, TOURNAMENT.id))


async def _reminders(tables: Tables, holder: str) -> list[dict[str, Any]]:
    """How they are told of their turn; keys that pushes are encrypted with stay here."""
    wanted = ("kind", "address", "language", "zone", "quiet_from", "quiet_to", "confirmed", "at")
    query = sa.select(*(REMINDER[name] for name in wanted)).where(REMINDER.holder == holder)
    return await _rows(tables, query.order_by(REMINDER.kind))


async def _checks(tables: Tables, holder: str) -> list[dict[str, Any]]:
    """What they said of the components in their box, answer by answer."""
    columns = (CHECKER.game, CHECK.edition, CHECK.language, CHECK.year, ANSWER.place, ANSWER.answer, ANSWER.value)
    query = sa.select(*columns).join(schema.checks, CHECK.id == CHECKER.check)
    query = query.join(schema.check_answers, ANSWER.check == CHECKER.check).where(CHECKER.holder == holder)
    return await _rows(tables, query.order_by(CHECKER.game, ANSWER.place))


async def _rows(tables: Tables, query: sa.Select[Any]) -> list[dict[str, Any]]:
    rows = await tables.store.transact(lambda connection: connection.execute(query).all())
    return [row._asdict() for row in rows]
