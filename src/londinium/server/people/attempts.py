"""Attempts at the daily game, in the store: one for each browser and day, whichever worker is asked."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import sqlalchemy as sa

from londinium.server import schema
from londinium.server.database import Database, keep_pack
from londinium.server.people.shapes import Sign
from londinium.server.rows import SeatRow, TableRow
from londinium.server.store import put_table

MOST = 100  # lines of a table
KEPT = 50  # tables of all time, by the days that are left out of them
EVER = "0001-01-01"

ATTEMPT, TABLE, PROFILE = schema.attempts.c, schema.tables.c, schema.profiles.c


class Attempt(NamedTuple):
    """Somebody's attempt at a day's game: whether it is over, and with which score, if it came to its end."""

    table: str
    over: bool
    score: int | None


class Ranked(NamedTuple):
    """What somebody reached in some games."""

    holder: str
    name: str
    sign: Sign
    score: int
    games: int
    best: int
    table: str


_ever: "WeakKeyDictionary[Database, dict[tuple[str, frozenset[str]], tuple[tuple[Any, ...], list[Ranked]]]]" = (
    WeakKeyDictionary()
)


class Day(NamedTuple):
    """A day that somebody has played: what it is played with, and what the bots reached, when they are done."""

    game: str
    data: str
    par: dict[str, int] | None


async def day(store: Database, name: str) -> Day | None:
    columns = schema.days.c
    query = sa.select(columns.game, columns.data, columns.par).where(columns.day == name)
    row = await store.transact(lambda connection: connection.execute(query).first())
    return Day(row.game, row.data, json.loads(row.par) if row.par else None) if row else None


async def open_day(store: Database, name: str, game: str, data: str) -> Day:
    """The day as its first player found it: components that change later on that day do not change its game."""
    put = sa.insert(schema.days).values(day=name, game=game, data=data)
    with suppress(sa.exc.IntegrityError):
        await store.transact(lambda connection: connection.execute(put) and None)
    found = await day(store, name)
    assert found is not None
    return found


async def put_par(store: Database, name: str, par: Mapping[str, int]) -> None:
    """What the bots reached; the first to find out is believed."""
    columns = schema.days.c
    put = sa.update(schema.days).where(columns.day == name, columns.par.is_(None)).values(par=json.dumps(par))
    await store.transact(lambda connection: connection.execute(put) and None)


async def attempt(store: Database, day: str, holder: str | None) -> Attempt | None:
    query = (
        sa.select(ATTEMPT.table, TABLE.status, ATTEMPT.score)
        .join(schema.tables, TABLE.id == ATTEMPT.table)
        .where(ATTEMPT.day == day, ATTEMPT.holder == holder)
    )
    row = await store.transact(lambda connection: connection.execute(query).first())
    return Attempt(row.table, row.status == "over", row.score) if row else None


async def begin(
    store: Database, row: TableRow, seats: Sequence[SeatRow], pack: Mapping[str, Any], until: float
) -> bool:
    """Lay the table of an attempt, unless this browser has had one: then False, and nothing is written."""
    values = {"day": row.daily, "holder": row.host, "table": row.id, "own": True, "until": until}

    def put(connection: sa.Connection) -> None:
        put_table(connection, row, seats)
        keep_pack(connection, row.game, row.data, pack)
        connection.execute(sa.insert(schema.attempts).values(**values))

    try:
        await store.transact(put)
    except sa.exc.IntegrityError:
        return False
    return True


async def share(store: Database, day: str, holder: str, table: str, until: float) -> None:
    """Another device of somebody has their attempt too, unless it has had one already."""
    values = {"day": day, "holder": holder, "table": table, "own": False, "until": until}
    put = sa.insert(schema.attempts).values(**values)
    with suppress(sa.exc.IntegrityError):
        await store.transact(lambda connection: connection.execute(put) and None)


async def played(store: Database, day: str) -> int:
    """How many people have finished a day's game."""
    finished = sa.and_(ATTEMPT.day == day, ATTEMPT.own, ATTEMPT.score.is_not(None))
    query = sa.select(sa.func.count()).select_from(schema.attempts).where(finished)
    return await store.transact(lambda connection: connection.execute(query).scalar()) or 0


async def first_day(store: Database) -> str | None:
    query = sa.select(sa.func.min(schema.days.c.day))
    return await store.transact(lambda connection: connection.execute(query).scalar())


async def unfinished(store: Database, holder: str | None, since: str) -> set[str]:
    """The days from some day on whose game this browser has begun and not ended."""
    query = (
        sa.select(ATTEMPT.day)
        .join(schema.tables, TABLE.id == ATTEMPT.table)
        .where(ATTEMPT.holder == holder, ATTEMPT.day >= since, TABLE.status != "over")
    )
    return set(await store.transact(lambda connection: connection.execute(query).scalars().all()))


async def ranked(store: Database, first: str, last: str, without: set[str], most: int = MOST) -> list[Ranked]:
    """Those with a name who finished games of some days in time, the best first: by points, then by who was earlier.

    Over several days, points are added up.
    """
    score = sa.func.sum(ATTEMPT.score).label("score")
    in_time = sa.and_(ATTEMPT.own, ATTEMPT.score.is_not(None), ATTEMPT.over_at < ATTEMPT.until)
    found = (
        sa.select(
            ATTEMPT.holder,
            score,
            sa.func.count().label("games"),
            sa.func.max(ATTEMPT.score).label("best"),
            sa.func.min(ATTEMPT.table).label("table"),
            sa.func.max(ATTEMPT.over_at).label("last"),
        )
        .where(ATTEMPT.day.between(first, last), ATTEMPT.day.not_in(sorted(without)), in_time)
        .group_by(ATTEMPT.holder)
        .subquery()
    )
    query = (
        sa.select(found, PROFILE.name, PROFILE.sign)
        .join(schema.profiles, PROFILE.holder == found.c.holder)
        .order_by(found.c.score.desc(), found.c.last)
        .limit(most)
    )
    rows = await store.transact(lambda connection: connection.execute(query).all())
    return [Ranked(row.holder, row.name, row.sign, row.score, row.games, row.best, row.table) for row in rows]


async def ranked_ever(store: Database, last: str, without: set[str]) -> list[Ranked]:
    """The same over all days, which are many: added up again when another game has ended or a name has changed."""
    versions = sa.select(
        sa.select(sa.func.max(ATTEMPT.over_at)).scalar_subquery(),
        sa.select(sa.func.count()).select_from(schema.profiles).scalar_subquery(),
        sa.select(sa.func.max(PROFILE.at)).scalar_subquery(),
    )
    version = tuple(await store.transact(lambda connection: connection.execute(versions).one()))
    kept = _ever.setdefault(store, {})
    key = last, frozenset(without)
    if key not in kept or kept[key][0] != version:
        found = await ranked(store, EVER, last, without)
        if len(kept) >= KEPT:
            kept.clear()
        kept[key] = version, found
    return kept[key][1]
