"""One's own games: all of them page by page, what they add up to, and against whom.

A game is somebody's if their browser holds a seat there. Where it held several, nobody can tell which of them was
theirs: such games are listed, and no figure counts them.
"""

import json
import math
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from statistics import fmean
from typing import Any, NamedTuple

import sqlalchemy as sa

from londinium.server import schema
from londinium.server.database import Database
from londinium.server.names import skeleton
from londinium.server.people.shapes import Figure, HeadToHead, OwnFigures, OwnGames, PlayedGame, PlayedSeat, Point
from londinium.server.store import STRENGTH

PAGE = 50  # games
LAST = 40  # games whose scores are drawn
FRIENDS = 100  # people whom one has met most often
PEOPLE = "people"

HELD, TABLE, SEAT, RESULT = schema.holders.c, schema.tables.c, schema.seats.c, schema.results.c


def _own(holder: str) -> sa.ColumnElement[bool]:
    return sa.and_(HELD.holder == holder, HELD.former.is_(None))


async def read(store: Database, holder: str, game: str | None = None, search: str = "", page: int = 0) -> OwnGames:
    """A page of somebody's games: of one game, if it is named, and with somebody whose name has some letters in it."""
    wanted = search.casefold().strip()

    def look(connection: sa.Connection) -> OwnGames:
        mine = sa.select(HELD.created, HELD.table).where(_own(holder)).distinct()
        if game is not None:
            mine = mine.where(HELD.game == game)
        if wanted:
            there = _with(connection, holder, wanted)
            newest = mine.order_by(HELD.created.desc(), HELD.table.desc())
            found = [row.table for row in connection.execute(newest) if row.table in there]
            count, here = len(found), found[page * PAGE : (page + 1) * PAGE]
        else:
            count = connection.execute(sa.select(sa.func.count()).select_from(mine.subquery())).scalar() or 0
            newest = mine.order_by(HELD.created.desc(), HELD.table.desc()).offset(page * PAGE).limit(PAGE)
            here = [row.table for row in connection.execute(newest)]
        return OwnGames(games=_told(connection, holder, here), page=page, pages=math.ceil(count / PAGE), found=count)

    return await store.transact(look)


def _with(connection: sa.Connection, holder: str, wanted: str) -> set[str]:
    """The tables where somebody's name has these letters; compared here, since SQLite knows only Latin ones."""
    query = sa.select(SEAT.table, SEAT.name).join(schema.holders, HELD.table == SEAT.table).where(_own(holder))
    return {id for id, name in connection.execute(query) if wanted in name.casefold()}


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

    @property
    def won(self) -> bool:
        return self.players > 1 and self.place == 1


async def figures(store: Database, holder: str, without: Collection[str] = ()) -> list[OwnFigures]:
    """What somebody's finished games add up to, by game and number of players; without those of some tables."""
    columns = (HELD.game, RESULT.players, RESULT.over_at, RESULT.score, RESULT.place, RESULT.rival)
    ours = sa.and_(RESULT.table == HELD.table, RESULT.seat == HELD.seat)
    query = sa.select(HELD.table, *columns).join(schema.results, ours).where(_own(holder))
    rows = await store.transact(lambda connection: connection.execute(query).all())
    seats = Counter(row.table for row in rows if row.table not in without)
    kinds: dict[tuple[str, int], list[Finished]] = defaultdict(list)
    for game in sorted((Finished(*row[1:]) for row in rows if seats[row.table] == 1), key=lambda game: game.at):
        kinds[game.game, game.players].append(game)
    return [_figures(found) for _, found in sorted(kinds.items())]


def _figures(games: Sequence[Finished]) -> OwnFigures:
    """The figures of one game and number of players; the games are in the order in which they ended."""
    against: dict[str, list[Finished]] = defaultdict(list)
    for game in games if games[0].players > 1 else ():
        against[game.rival or PEOPLE].append(game)
    streak, longest = streaks(game.won for game in games)
    return OwnFigures(
        game=games[0].game,
        players=games[0].players,
        all=_figure(games),
        against={level: _figure(against[level]) for level in (PEOPLE, *STRENGTH) if level in against},
        streak=streak,
        longest=longest,
        last=[Point(at=game.at, score=game.score, won=game.won) for game in games[-LAST:]],
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


class Meeting(NamedTuple):
    """A finished game with somebody: one's own place, and theirs."""

    name: str
    at: float
    own: int
    their: int


async def friends(store: Database, holder: str) -> list[HeadToHead]:
    """How one did against each person, the one most often met first.

    Somebody is told apart by their browser and the name that they sat under: that two names are one person's is
    nobody else's business.
    """
    theirs, ours = schema.results.alias(), schema.results
    other = schema.holders.alias()
    query = (
        sa.select(HELD.table, HELD.seat, theirs.c.seat.label("at_seat"), other.c.holder, SEAT.name)
        .add_columns(RESULT.place.label("own"), theirs.c.place.label("their"), RESULT.over_at)
        .join(ours, sa.and_(RESULT.table == HELD.table, RESULT.seat == HELD.seat))
        .join(theirs, sa.and_(theirs.c.table == HELD.table, theirs.c.seat != HELD.seat))
        .join(schema.seats, sa.and_(SEAT.table == theirs.c.table, SEAT.seat == theirs.c.seat, SEAT.kind == "person"))
        .join(other, sa.and_(other.c.table == theirs.c.table, other.c.seat == theirs.c.seat, other.c.former.is_(None)))
        .where(_own(holder))
    )
    rows = await store.transact(lambda connection: connection.execute(query).all())
    held: dict[str, set[int]] = defaultdict(set)
    for row in rows:
        held[row.table].add(row.seat)
    seats: dict[tuple[str, int], list[sa.Row[Any]]] = defaultdict(list)
    for row in rows:
        if len(held[row.table]) == 1 and row.name:
            seats[row.table, row.at_seat].append(row)
    met: dict[tuple[str, str], list[Meeting]] = defaultdict(list)
    for devices in seats.values():
        row = min(devices, key=lambda row: row.holder)
        if all(device.holder != holder for device in devices):
            met[row.holder, skeleton(row.name)].append(Meeting(row.name, row.over_at, row.own, row.their))
    found = [_head_to_head(meetings) for meetings in met.values()]
    return sorted(found, key=lambda one: (-one.games, -one.last))[:FRIENDS]


def _head_to_head(meetings: Sequence[Meeting]) -> HeadToHead:
    latest = max(meetings, key=lambda meeting: meeting.at)
    won = sum(meeting.own < meeting.their for meeting in meetings)
    lost = sum(meeting.own > meeting.their for meeting in meetings)
    level = len(meetings) - won - lost
    return HeadToHead(name=latest.name, games=len(meetings), won=won, lost=lost, level=level, last=latest.at)
