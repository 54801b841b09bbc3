"""Finished games as their players count them, written down beside the results: who played each, and who met whom.

Rows follow from one table alone, so that no two games wait for each other, and pages read them in one piece. Whatever
changes a finished table (its end, a result taken back, a browser that joins or leaves a seat) counts it again here, in
its own transaction.
"""

from collections.abc import Sequence

import sqlalchemy as sa

from londinium.server import schema

AT_ONCE = 500  # tables

HELD, RESULT, SEAT, FINISHED = schema.holders.c, schema.results.c, schema.seats.c, schema.finished.c


def recount(connection: sa.Connection, ids: Sequence[str]) -> None:
    """Write down again who played these tables, and who met whom there."""
    for start in range(0, len(ids), AT_ONCE):
        some = ids[start : start + AT_ONCE]
        for table in (schema.finished, schema.meetings):
            connection.execute(sa.delete(table).where(table.c.table.in_(some)))
        _copy(connection, schema.finished, _finished(some))
        _copy(connection, schema.meetings, _meetings(some))


def _copy(connection: sa.Connection, table: sa.Table, rows: sa.Select[tuple[object, ...]]) -> None:
    connection.execute(sa.insert(table).from_select([column.name for column in rows.selected_columns], rows))


def _finished(ids: Sequence[str]) -> sa.Select[tuple[object, ...]]:
    """Who held one seat to the end: of several, nobody can tell which was theirs."""
    more = schema.holders.alias()
    another = sa.exists().where(
        more.c.table == HELD.table, more.c.holder == HELD.holder, more.c.former.is_(None), more.c.seat != HELD.seat
    )
    of_result = (RESULT.players, RESULT.table, RESULT.score, RESULT.place, RESULT.rival)
    of_coach = (RESULT.accuracy, RESULT.luck)
    return (
        sa.select(HELD.holder.label("player"), HELD.game, RESULT.over_at.label("at"), *of_result, *of_coach)
        .join(schema.results, sa.and_(RESULT.table == HELD.table, RESULT.seat == HELD.seat))
        .where(HELD.table.in_(ids), HELD.former.is_(None), ~another)
    )


def _meetings(ids: Sequence[str]) -> sa.Select[tuple[object, ...]]:
    """Each of them with every other person of the table: of one with several devices, the first by its number."""
    theirs, devices = schema.results.alias(), schema.holders.alias()
    own = sa.exists().where(
        HELD.table == SEAT.table, HELD.seat == SEAT.seat, HELD.holder == FINISHED.player, HELD.former.is_(None)
    )
    there = sa.and_(devices.c.table == SEAT.table, devices.c.seat == SEAT.seat, devices.c.former.is_(None))
    other = sa.select(sa.func.min(devices.c.holder)).where(there).scalar_subquery()
    return (
        sa.select(FINISHED.player, other.label("other"), SEAT.name, FINISHED.at, FINISHED.table, SEAT.seat)
        .add_columns(FINISHED.place.label("own"), theirs.c.place.label("their"))
        .join(schema.seats, sa.and_(SEAT.table == FINISHED.table, SEAT.kind == "person", SEAT.name != ""))
        .join(theirs, sa.and_(theirs.c.table == SEAT.table, theirs.c.seat == SEAT.seat))
        .where(FINISHED.table.in_(ids), ~own, sa.exists().where(there))
    )
