"""Another device of somebody: what it did so far is theirs too, and nothing of it is lost.

Whatever belongs to a browser stands in the store under `holder`, whichever room keeps it; so do who made a
table, and who played a rated game.
"""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa

from londinium.server import schema
from londinium.server.ladder.settling import become
from londinium.server.people.calendar import Contest
from londinium.server.people.played import recount
from londinium.server.tables import Tables
from londinium.server.tournament import store as tournaments

ATTEMPT, HELD, TABLE = schema.attempts.c, schema.holders.c, schema.tables.c
ONCE = {"profiles", "challenges"}  # of these one has one, or none: another device's goes


def held_tables() -> Iterator[sa.Table]:
    """The tables of the store whose rows belong to somebody."""
    return (table for table in schema.metadata.sorted_tables if "holder" in table.c)


async def join(tables: Tables, device: str | None, holder: str) -> None:
    """A browser becomes another device of somebody."""
    if device is None or device == holder:
        return
    store = tables.store

    def put(connection: sa.Connection) -> list[str]:
        ids = touched(connection, device)
        _join(connection, device, holder)
        recount(connection, ids)
        store.revise(connection, ids)
        return ids

    ids = await store.transact(put)
    look_again(tables, ids)


def look_again(tables: Tables, ids: list[str]) -> None:
    """Who holds what has changed at these tables: every worker that has them in memory looks again."""
    for id in ids:
        tables.bus.publish(id, 0)
        tables.hear(id, 0)


def _join(connection: sa.Connection, device: str, holder: str) -> None:
    _join_seats(connection, device, holder)
    _join_attempts(connection, device, holder)
    become(connection, device, holder)
    tournaments.become(connection, device, holder)
    connection.execute(sa.update(schema.tables).where(TABLE.host == device).values(host=holder))
    for table in held_tables():
        if table.name not in ONCE:
            _hand_over(connection, table, device, holder)
        connection.execute(sa.delete(table).where(table.c.holder == device))
    connection.execute(sa.delete(schema.joined).where(schema.joined.c.device == device))
    connection.execute(sa.insert(schema.joined).values(device=device, holder=holder))


def touched(connection: sa.Connection, holder: str) -> list[str]:
    """The tables that somebody sits at, sat at or made."""
    sat = sa.select(HELD.table).where(HELD.holder == holder)
    made = sa.select(TABLE.id).where(TABLE.host == holder)
    return sorted(connection.execute(sa.union(sat, made)).scalars())


def _hand_over(connection: sa.Connection, table: sa.Table, device: str, holder: str) -> None:
    """Rows of a device become somebody's, except where they have the like already."""
    other = table.alias()
    put = sa.update(table).where(table.c.holder == device)
    for unique in table.constraints:
        columns = unique.columns if isinstance(unique, sa.PrimaryKeyConstraint | sa.UniqueConstraint) else ()
        if "holder" in columns:
            same = (other.c[column.name] == column for column in columns if column.name != "holder")
            put = put.where(~sa.exists().where(other.c.holder == holder, *same))
    connection.execute(put.values(holder=holder))


def _join_seats(connection: sa.Connection, device: str, holder: str) -> None:
    """Where the device has a seat now that somebody had before, they hold it now."""
    other = schema.holders.alias()
    now = (other.c.holder == device, other.c.former.is_(None))
    there = sa.exists().where(other.c.table == HELD.table, other.c.seat == HELD.seat, *now)
    connection.execute(sa.delete(schema.holders).where(HELD.holder == holder, HELD.former.is_not(None), there))


def _join_attempts(connection: sa.Connection, device: str, holder: str) -> None:
    """Of two attempts at a contest one counts: one's own before a linked one, a finished one, the earlier."""
    query = sa.select(schema.attempts, TABLE.created).join(schema.tables, TABLE.id == ATTEMPT.table)
    contests: dict[Contest, list[sa.Row[Any]]] = {}
    for row in connection.execute(query.where(ATTEMPT.holder.in_((device, holder)))):
        contests.setdefault(Contest(row.game, row.day), []).append(row)
    for rows in contests.values():
        if len(rows) < 2:
            continue
        kept, dropped = sorted(rows, key=lambda row: (not row.own, row.score is None, row.created))
        gone = (ATTEMPT.game == dropped.game, ATTEMPT.day == dropped.day, ATTEMPT.holder == dropped.holder)
        connection.execute(sa.delete(schema.attempts).where(*gone))
        if kept.table != dropped.table:  # it is still a game of theirs
            connection.execute(sa.update(schema.tables).where(TABLE.id == dropped.table).values(counts=False))
