"""What others see of somebody. Nothing else of a profile leaves the server.

A name and a sign are for all: they were taken to be seen. Rating, games and figures go to those whom their owner shows
them: everybody, the people they have finished a game with, or nobody. Of games, others learn no table and no name, and
nothing of a daily or weekly game that somebody may still play.
"""

import datetime
from collections.abc import Iterable
from typing import Literal

import sqlalchemy as sa

from londinium.kernel import registry
from londinium.server import schema
from londinium.server.ladder import scale
from londinium.server.ladder.scale import Rating
from londinium.server.names import skeleton
from londinium.server.people import games
from londinium.server.people.calendar import WEEK, monday
from londinium.server.people.shapes import Person, SeenGame, SeenProfile, SeenRating, Sign
from londinium.server.tables import Tables

What = Literal["rating", "games", "figures"]

MOST = 50  # games

HELD, PROFILE, RATING, RESULT, TABLE = (
    table.c for table in (schema.holders, schema.profiles, schema.ratings, schema.results, schema.tables)
)
SHOWS = {"rating": PROFILE.shows_rating, "games": PROFILE.shows_games, "figures": PROFILE.shows_figures}


def person(name: str, sign: Sign) -> Person:
    """Somebody in a list of people."""
    return Person(name=name, sign=sign)


def allowed(connection: sa.Connection, what: What, owners: Iterable[str], viewer: str | None) -> set[str]:
    """Those of some people who show this to somebody; people without a name show what belongs to their seat."""
    shows = SHOWS[what]
    asked = sa.select(PROFILE.holder, shows).where(PROFILE.holder.in_(sorted(set(owners))), shows != "all")
    kept = {row[0]: row[1] for row in connection.execute(asked)}
    kept.pop(viewer or "", None)
    friends = met(connection, viewer, [owner for owner, whom in kept.items() if whom == "met"]) if viewer else set()
    return set(owners) - (kept.keys() - friends)


def met(connection: sa.Connection, viewer: str, owners: list[str]) -> set[str]:
    """Those of some people with whom somebody has finished a game."""
    if not owners:
        return set()
    theirs = schema.holders.alias()
    together = sa.and_(theirs.c.table == HELD.table, theirs.c.seat != HELD.seat)
    finished = sa.and_(RESULT.table == HELD.table, RESULT.seat == HELD.seat)
    query = (
        sa.select(theirs.c.holder)
        .select_from(schema.holders)
        .join(theirs, together)
        .join(schema.results, finished)
        .where(HELD.holder == viewer, HELD.former.is_(None), theirs.c.former.is_(None), theirs.c.holder.in_(owners))
        .distinct()
    )
    return set(connection.execute(query).scalars())


async def profile(tables: Tables, name: str, viewer: str | None) -> SeenProfile | None:
    """All that somebody sees of a profile; None if nobody goes by that name."""
    store = tables.store

    def read(connection: sa.Connection) -> tuple[str, SeenProfile, bool, set[str]] | None:
        row = connection.execute(
            sa.select(PROFILE.holder, PROFILE.name, PROFILE.sign).where(PROFILE.skeleton == skeleton(name))
        ).first()
        if row is None or not skeleton(name):
            return None
        shown = {what for what in SHOWS if allowed(connection, what, [row.holder], viewer)}  # type: ignore[arg-type]
        sealed = _sealed(connection, tables, row.holder)
        told = SeenProfile(
            who=person(row.name, row.sign),
            me=row.holder == viewer,
            ratings=_ratings(connection, row.holder) if "rating" in shown else None,
            games=_games(connection, row.holder, sealed) if "games" in shown else None,
            figures=None,
        )
        return row.holder, told, "figures" in shown, sealed

    found = await store.transact(read)
    if found is None:
        return None
    holder, told, figures, sealed = found
    if figures:
        told.figures = await games.figures(store, holder, sealed)
    return told


def _sealed(connection: sa.Connection, tables: Tables, holder: str) -> set[str]:
    """Their tables with a daily or weekly game that somebody may still play: its scores would help."""
    week = datetime.date.fromisoformat(monday(tables.calendar.day(tables.clock()))) - WEEK
    since = week.isoformat()
    lately = sa.and_(HELD.holder == holder, HELD.former.is_(None), HELD.created >= tables.calendar.begins(since))
    # As a value of each line, or else PostgreSQL would read the tables of everybody
    daily = sa.select(TABLE.daily).where(TABLE.id == HELD.table).scalar_subquery()
    return set(connection.execute(sa.select(HELD.table).where(lately, daily >= since)).scalars())


def _ratings(connection: sa.Connection, holder: str) -> list[SeenRating]:
    columns = (RATING.mu, RATING.sigma, RATING.games, RATING.wins)
    theirs = sa.and_(RATING.game.in_(registry.games()), RATING.player == holder)  # the key begins with the game
    query = sa.select(RATING.game, *columns).where(theirs).order_by(RATING.game)
    found = {row.game: Rating(*row[1:]) for row in connection.execute(query)}
    return [
        SeenRating(game=game, rating=scale.points(one.mu), spread=one.spread, games=one.games, wins=one.wins)
        for game, one in found.items()
    ]


def _games(connection: sa.Connection, holder: str, sealed: set[str]) -> list[SeenGame]:
    """Their latest finished games: how each went for them, and no more."""
    ours = sa.and_(RESULT.table == HELD.table, RESULT.seat == HELD.seat)
    columns = (HELD.table, HELD.game, RESULT.players, RESULT.place, RESULT.score, RESULT.over_at)
    query = sa.select(*columns).join(schema.results, ours).where(HELD.holder == holder, HELD.former.is_(None))
    query = query.order_by(HELD.created.desc()).limit(MOST + len(sealed))
    rows = [row for row in connection.execute(query) if row.table not in sealed][:MOST]
    return [
        SeenGame(game=row.game, players=row.players, place=row.place, score=row.score, over_at=row.over_at)
        for row in rows
    ]
