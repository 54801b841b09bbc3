"""Attempts at the daily and weekly games, in the store: one for each browser and contest, whichever worker is asked."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import sqlalchemy as sa

from londinium.server import schema
from londinium.server.database import Database, keep_pack
from londinium.server.people.calendar import DAILY, Contest
from londinium.server.people.shapes import Sign
from londinium.server.rows import SeatRow, TableRow
from londinium.server.tables_store import put_table

MOST = 100  # lines of a table
KEPT = 50  # tables of all time, by the days that are left out of them
EVER = "0001-01-01"

ATTEMPT, CONTEST, TABLE, PROFILE = schema.attempts.c, schema.contests.c, schema.tables.c, schema.profiles.c


class Attempt(NamedTuple):
    """Somebody's attempt at a contest: whether it is over, and with which score, if it came to its end."""

    table: str
    over: bool
    score: int | None


class Ranked(NamedTuple):
    """What somebody reached in some games: points, and the score they make, which a weekly game counts from its par."""

    holder: str
    name: str
    sign: Sign
    points: int
    score: int
    games: int
    best: int
    table: str


_ever: "WeakKeyDictionary[Database, dict[tuple[Contest, frozenset[str]], tuple[tuple[Any, ...], list[Ranked]]]]" = (
    WeakKeyDictionary()
)


class Opened(NamedTuple):
    """A contest that somebody has played: its components, and what the bots reached, when they are done."""

    data: str
    par: dict[str, int] | None
    target: int | None  # what scores are counted from, in a weekly game


def _is(columns: Any, contest: Contest) -> sa.ColumnElement[bool]:
    return sa.and_(columns.game == contest.game, columns.day == contest.day)


async def opened(store: Database, contest: Contest) -> Opened | None:
    query = sa.select(CONTEST.data, CONTEST.par, CONTEST.target).where(_is(CONTEST, contest))
    row = await store.transact(lambda connection: connection.execute(query).first())
    return Opened(row.data, json.loads(row.par) if row.par else None, row.target) if row else None


async def open_contest(store: Database, contest: Contest, data: str) -> Opened:
    """A contest as its first player found it: components that change meanwhile do not change its game."""
    put = sa.insert(schema.contests).values(game=contest.game, day=contest.day, data=data)
    with suppress(sa.exc.IntegrityError):
        await store.transact(lambda connection: connection.execute(put) and None)
    found = await opened(store, contest)
    assert found is not None
    return found


async def put_par(store: Database, contest: Contest, par: Mapping[str, int], target: int | None) -> None:
    """What the bots reached; the first to find out is believed."""
    put = sa.update(schema.contests).where(_is(CONTEST, contest), CONTEST.par.is_(None))
    put = put.values(par=json.dumps(par), target=target)
    await store.transact(lambda connection: connection.execute(put) and None)


async def attempt(store: Database, contest: Contest, holder: str | None) -> Attempt | None:
    query = (
        sa.select(ATTEMPT.table, TABLE.status, ATTEMPT.score)
        .join(schema.tables, TABLE.id == ATTEMPT.table)
        .where(_is(ATTEMPT, contest), ATTEMPT.holder == holder)
    )
    row = await store.transact(lambda connection: connection.execute(query).first())
    return Attempt(row.table, row.status == "over", row.score) if row else None


async def begin(
    store: Database, row: TableRow, seats: Sequence[SeatRow], pack: Mapping[str, Any], until: float
) -> bool:
    """Lay the table of an attempt, unless this browser has had one: then False, and nothing is written."""
    values = {"game": row.game, "day": row.daily, "holder": row.host, "table": row.id, "own": True, "until": until}

    def put(connection: sa.Connection) -> None:
        put_table(connection, row, seats)
        keep_pack(connection, row.game, row.data, pack)
        connection.execute(sa.insert(schema.attempts).values(**values))

    try:
        await store.transact(put)
    except sa.exc.IntegrityError:
        return False
    return True


async def share(store: Database, contest: Contest, holder: str, table: str, until: float) -> None:
    """Another device of somebody has their attempt too, unless it has had one already."""
    values = {**contest._asdict(), "holder": holder, "table": table, "own": False, "until": until}
    put = sa.insert(schema.attempts).values(**values)
    with suppress(sa.exc.IntegrityError):
        await store.transact(lambda connection: connection.execute(put) and None)


async def played(store: Database, contest: Contest) -> int:
    """How many people have finished a contest."""
    finished = sa.and_(_is(ATTEMPT, contest), ATTEMPT.own, ATTEMPT.score.is_not(None))
    query = sa.select(sa.func.count()).select_from(schema.attempts).where(finished)
    return await store.transact(lambda connection: connection.execute(query).scalar()) or 0


async def first_day(store: Database, game: str) -> str | None:
    query = sa.select(sa.func.min(CONTEST.day)).where(CONTEST.game == game)
    return await store.transact(lambda connection: connection.execute(query).scalar())


async def unfinished(store: Database, game: str, holder: str | None) -> set[str]:
    """The days whose contest in a game this browser has begun and not ended."""
    query = (
        sa.select(ATTEMPT.day)
        .join(schema.tables, TABLE.id == ATTEMPT.table)
        .where(ATTEMPT.holder == holder, ATTEMPT.game == game, TABLE.status != "over")
    )
    return set(await store.transact(lambda connection: connection.execute(query).scalars().all()))


async def ranked(
    store: Database, game: str, first: str, last: str, without: set[str], most: int = MOST
) -> list[Ranked]:
    """Those with a name who finished a game's contests in time, the best first: by score, then by who was earlier.

    Over several days, scores are added up. Of weekly games, those count whose par is known.
    """
    from_par = game != DAILY
    gained = ATTEMPT.score - CONTEST.target if from_par else ATTEMPT.score
    in_time = sa.and_(ATTEMPT.own, ATTEMPT.score.is_not(None), ATTEMPT.over_at < ATTEMPT.until)
    found = (
        sa.select(
            ATTEMPT.holder,
            sa.func.sum(ATTEMPT.score).label("points"),
            sa.func.sum(gained).label("score"),
            sa.func.count().label("games"),
            sa.func.max(gained).label("best"),
            sa.func.min(ATTEMPT.table).label("table"),
            sa.func.max(ATTEMPT.over_at).label("last"),
        )
        .where(ATTEMPT.game == game, ATTEMPT.day.between(first, last), ATTEMPT.day.not_in(sorted(without)), in_time)
        .group_by(ATTEMPT.holder)
    )
    if from_par:
        same = sa.and_(CONTEST.game == ATTEMPT.game, CONTEST.day == ATTEMPT.day)
        found = found.join(schema.contests, same).where(CONTEST.target.is_not(None))
    sums = found.subquery()
    query = (
        sa.select(sums, PROFILE.name, PROFILE.sign)
        .join(schema.profiles, PROFILE.holder == sums.c.holder)
        .order_by(sums.c.score.desc(), sums.c.last)
        .limit(most)
    )
    rows = await store.transact(lambda connection: connection.execute(query).all())
    return [
        Ranked(row.holder, row.name, row.sign, row.points, row.score, row.games, row.best, row.table) for row in rows
    ]


async def ranked_ever(store: Database, last: Contest, without: set[str]) -> list[Ranked]:
    """The same over all days, which are many: added up again when another game has ended or a name has changed."""
    versions = sa.select(
        sa.select(sa.func.max(ATTEMPT.over_at)).scalar_subquery(),
        sa.select(sa.func.count()).where(CONTEST.game == last.game, CONTEST.target.is_not(None)).scalar_subquery(),
        sa.select(sa.func.count()).select_from(schema.profiles).scalar_subquery(),
        sa.select(sa.func.max(PROFILE.at)).scalar_subquery(),
    )
    version = tuple(await store.transact(lambda connection: connection.execute(versions).one()))
    kept = _ever.setdefault(store, {})
    key = last, frozenset(without)
    if key not in kept or kept[key][0] != version:
        found = await ranked(store, last.game, EVER, last.day, without)
        if len(kept) >= KEPT:
            kept.clear()
        kept[key] = version, found
    return kept[key][1]
