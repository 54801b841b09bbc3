"""One's own games: all of them page by page, what they add up to, and against whom.

A game is somebody's if their browser holds a seat there. Where it held several, nobody can tell which of them was
theirs: such games are listed, and no figure counts them.
"""

import json
import math
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from statistics import fmean
from typing import Any, NamedTuple

import sqlalchemy as sa

from londinium.server import schema
from londinium.server.database import Database
from londinium.server.names import skeleton
from londinium.server.people.shapes import (
    Assessed,
    Figure,
    HeadToHead,
    OwnFigures,
    OwnGames,
    PlayedGame,
    PlayedSeat,
    Point,
    Stage,
)
from londinium.server.results_store import STRENGTH

PAGE = 50  # games
LAST = 40  # games whose scores are drawn
FRIENDS = 100  # people whom one has met most often
PEOPLE = "people"

HELD, TABLE, SEAT, RESULT = schema.holders.c, schema.tables.c, schema.seats.c, schema.results.c
FINISHED, MET = schema.finished.c, schema.meetings.c


def _own(holder: str) -> sa.ColumnElement[bool]:
    return sa.and_(HELD.holder == holder, HELD.former.is_(None))


async def read(
    store: Database,
    holder: str,
    game: str | None = None,
    search: str = "",
    page: int = 0,
    stage: Stage | None = None,
) -> OwnGames:
    """A page of somebody's games: of one game, and of one stage, if it is named, and with somebody of such a name."""
    wanted = search.casefold().strip()

    def look(connection: sa.Connection) -> OwnGames:
        mine = sa.select(HELD.created, HELD.table).where(_own(holder)).distinct()
        if game is not None:
            mine = mine.where(HELD.game == game)
        if stage is not None:
            mine = mine.where((_status() == "over") == (stage == "over"))
        if wanted:
            newest = mine.add_columns(_names()).order_by(HELD.created.desc(), HELD.table.desc())
            found = [row.table for row in connection.execute(newest) if wanted in row.names.casefold()]
            count, here = len(found), found[page * PAGE : (page + 1) * PAGE]
        else:
            count = connection.execute(sa.select(sa.func.count()).select_from(mine.subquery())).scalar() or 0
            newest = mine.order_by(HELD.created.desc(), HELD.table.desc()).offset(page * PAGE).limit(PAGE)
            here = [row.table for row in connection.execute(newest)]
        return OwnGames(games=_told(connection, holder, here), page=page, pages=math.ceil(count / PAGE), found=count)

    return await store.transact(look)


def _names() -> sa.ColumnElement[str]:
    """The names at a table, one a line; compared by the caller, since SQLite knows only Latin letters.

    As a value of each line, or else PostgreSQL would read the seats of everybody.
    """
    names = sa.select(sa.func.aggregate_strings(SEAT.name, "\n")).where(SEAT.table == HELD.table)
    return names.scalar_subquery().label("names")


def _status() -> sa.ColumnElement[str]:
    """How a table stands; as a value of each line too."""
    return sa.select(TABLE.status).where(TABLE.id == HELD.table).scalar_subquery()


def _told(connection: sa.Connection, holder: str, ids: Sequence[str]) -> list[PlayedGame]:
    """Games by their ids, with their seats."""
    held = sa.exists().where(HELD.table == SEAT.table, HELD.seat == SEAT.seat, _own(holder))
    anybody = sa.exists().where(HELD.table == SEAT.table, HELD.seat == SEAT.seat, HELD.former.is_(None))
    gone = sa.and_(SEAT.kind == "person", ~anybody)
    columns = (SEAT.table, SEAT.name, SEAT.kind, SEAT.bot, held.label("mine"), gone.label("gone"))
    sat = (
        sa.select(*columns, RESULT.score, RESULT.place)
        .join(schema.results, sa.and_(RESULT.table == SEAT.table, RESULT.seat == SEAT.seat), isouter=True)
        .where(SEAT.table.in_(ids))
        .order_by(SEAT.seat)
    )
    seats: dict[str, list[PlayedSeat]] = defaultdict(list)
    for row in connection.execute(sat):
        told = {"name": row.name, "kind": row.kind, "bot": row.bot, "mine": bool(row.mine), "gone": bool(row.gone)}
        seats[row.table].append(PlayedSeat(**told, score=row.score, place=row.place))
    about = (TABLE.id, TABLE.game, TABLE.options, TABLE.status, TABLE.created, TABLE.over_at, TABLE.actions)
    query = sa.select(*about, TABLE.daily, TABLE.counts).where(TABLE.id.in_(ids))
    found = {row.id: row for row in connection.execute(query)}
    return [
        PlayedGame(
            table=id,
            game=found[id].game,
            options=json.loads(found[id].options),
            status=found[id].status,
            seats=seats[id],
            created=found[id].created,
            over_at=found[id].over_at,
            actions=found[id].actions,
            daily=found[id].daily,
            counts=found[id].counts,
        )
        for id in ids
    ]


# Figures


class Finished(NamedTuple):
    """A game that somebody played to its end at one seat."""

    game: str
    players: int
    at: float
    score: int
    place: int
    rival: str | None
    accuracy: float | None  # if it was analysed
    luck: float | None

    @property
    def won(self) -> bool:
        return self.players > 1 and self.place == 1


async def figures(store: Database, holder: str, without: Collection[str] = ()) -> list[OwnFigures]:
    """What somebody's finished games add up to, by game and number of players; without those of some tables."""
    columns = [FINISHED[name] for name in Finished._fields]
    query = sa.select(FINISHED.table, *columns).where(FINISHED.player == holder)
    query = query.order_by(FINISHED.game, FINISHED.players, FINISHED.at, FINISHED.table)
    # Read one by one: many are no burden for the collector of garbage, which would stop everybody else
    games = await store.transact(
        lambda connection: [Finished(*row[1:]) for row in connection.execute(query) if row[0] not in without]
    )
    found = [_figures(list(same)) for _, same in groupby(games, key=itemgetter(0, 1))]
    return sorted(found, key=lambda one: -one.all.games)  # what one plays most stands first


def _figures(games: Sequence[Finished]) -> OwnFigures:
    """The figures of one game and number of players; the games are in the order in which they ended."""
    against: dict[str, list[Finished]] = defaultdict(list)
    for game in games if games[0].players > 1 else ():
        against[game.rival or PEOPLE].append(game)
    streak, longest = streaks(game.won for game in games)
    analysed = [Assessed(at=game.at, accuracy=game.accuracy, luck=game.luck) for game in games if game.luck is not None]
    return OwnFigures(
        game=games[0].game,
        players=games[0].players,
        all=_figure(games),
        against={level: _figure(against[level]) for level in (PEOPLE, *STRENGTH) if level in against},
        streak=streak,
        longest=longest,
        last=[Point(at=game.at, score=game.score, won=game.won) for game in games[-LAST:]],
        analysed=analysed[-LAST:],
    )


def _figure(games: Sequence[Finished]) -> Figure:
    scores = [game.score for game in games]
    return Figure(games=len(games), wins=sum(game.won for game in games), best=max(scores), mean=fmean(scores))


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """How many games were won in a row: up to now, and at most."""
    now = longest = 0
    for one in won:
        now = now + 1 if one else 0
        longest = max(longest, now)
    return now, longest


# Friends


async def friends(store: Database, holder: str) -> list[HeadToHead]:
    """How one did against the people whom one has met most often.

    Somebody is told apart by their browser and the name that they sat under: that two names are one person's is
    nobody else's business.
    """
    count = sa.func.count
    won, lost = (count(sa.case((one, 1))) for one in (MET.own < MET.their, MET.own > MET.their))
    totals = (count().label("games"), won.label("won"), lost.label("lost"), sa.func.max(MET.at).label("last"))
    mine = MET.player == holder
    often = (count().desc(), sa.func.max(MET.at).desc(), MET.other)
    others = sa.select(MET.other).where(mine).group_by(MET.other).order_by(*often).limit(FRIENDS)
    query = sa.select(MET.other, MET.name, *totals).where(mine, MET.other.in_(others)).group_by(MET.other, MET.name)
    rows = await store.transact(lambda connection: connection.execute(query).all())
    names: dict[str, list[sa.Row[Any]]] = defaultdict(list)
    for row in rows:
        names[row.other].append(row)
    found = [told for same in names.values() for told in _heads_to_head(same)]
    return sorted(found, key=lambda one: (-one.games, -one.last))[:FRIENDS]


def _heads_to_head(rows: Sequence[sa.Row[Any]]) -> Iterator[HeadToHead]:
    """One browser's names; those that look alike are one, and the latest of them is told."""
    if len(rows) > 1:
        alike: dict[str, list[sa.Row[Any]]] = defaultdict(list)
        for row in rows:
            alike[skeleton(row.name)].append(row)
    else:
        alike = {"": list(rows)}
    for same in alike.values():
        latest = max(same, key=lambda row: row.last)
        games, won, lost = (sum(row[column] for row in same) for column in (2, 3, 4))
        level = games - won - lost
        yield HeadToHead(name=latest.name, games=games, won=won, lost=lost, level=level, last=latest.last)
