"""Turns of which somebody is to be told, in the store: each goes out once, whichever worker lives.

A row is written with the entry that begins a turn. The worker that turns it from waiting to sending sends it. If it
dies before, another finds the row waiting; if it dies while it sends, nobody sends it again: rather none than two.
"""

import secrets
from typing import NamedTuple

import sqlalchemy as sa

from londinium.server import schema
from londinium.server.reminders.shapes import Kind

DAY = 24 * 3600.0
MOST = {"push": 60, "mail": 20, "confirm": 3}  # to one address in a day
MAILS = 2_000  # in a day, to all addresses together

NUDGE, REMINDER, HELD, POSTED = schema.nudges.c, schema.reminders.c, schema.holders.c, schema.posted.c


class Nudge(NamedTuple):
    """A turn of which somebody is to be told in some way."""

    table: str
    seat: int
    since: int
    holder: str
    kind: Kind
    tries: int

    @property
    def waits(self) -> sa.ColumnElement[bool]:
        same = sa.and_(NUDGE.table == self.table, NUDGE.seat == self.seat, NUDGE.since == self.since)
        return sa.and_(same, NUDGE.holder == self.holder, NUDGE.kind == self.kind, NUDGE.status == "waiting")


def put(connection: sa.Connection, table: str, seat: int, since: int, due: float) -> None:
    """A turn begins: all who hold the seat and want to know are told from `due` on. Of earlier turns, nobody is."""
    earlier = sa.and_(NUDGE.table == table, NUDGE.seat == seat, NUDGE.status == "waiting")
    connection.execute(sa.delete(schema.nudges).where(earlier))
    wanted = sa.select(
        HELD.table,
        HELD.seat,
        sa.literal(since),
        HELD.holder,
        REMINDER.kind,
        sa.literal("waiting"),
        sa.literal(due, sa.Float),
    )
    wanted = wanted.join(schema.reminders, REMINDER.holder == HELD.holder)
    wanted = wanted.where(HELD.table == table, HELD.seat == seat, HELD.former.is_(None), REMINDER.confirmed)
    columns = ["table", "seat", "since", "holder", "kind", "status", "due"]
    connection.execute(sa.insert(schema.nudges).from_select(columns, wanted))


def reminded(connection: sa.Connection, table: str) -> frozenset[int]:
    """The seats of a table whose people want to be told."""
    query = sa.select(HELD.seat).join(schema.reminders, REMINDER.holder == HELD.holder)
    query = query.where(HELD.table == table, HELD.former.is_(None), REMINDER.confirmed)
    return frozenset(connection.execute(query).scalars())


def due(connection: sa.Connection, now: float, most: int = 50) -> list[Nudge]:
    """Those whose time has come, the oldest first."""
    columns = [NUDGE[name] for name in Nudge._fields]
    query = sa.select(*columns).where(schema.UNSENT, NUDGE.due <= now).order_by(NUDGE.due).limit(most)
    return [Nudge(*row) for row in connection.execute(query)]


def drop(connection: sa.Connection, nudge: Nudge) -> None:
    """It is no longer of any use."""
    connection.execute(sa.delete(schema.nudges).where(nudge.waits))


def put_off(connection: sa.Connection, nudge: Nudge, until: float) -> None:
    connection.execute(sa.update(schema.nudges).where(nudge.waits).values(due=until))


def claim(connection: sa.Connection, nudge: Nudge, to: str, now: float) -> bool:
    """Whether it is ours to send: nobody else has begun to, and its address has not had too much in a day."""
    taken = sa.update(schema.nudges).where(nudge.waits).values(status="sending", due=now)
    return connection.execute(taken).rowcount == 1 and post(connection, to, nudge.kind, now)


def settle(connection: sa.Connection, nudge: Nudge, again: float | None) -> None:
    """It was sent, or it failed and is tried again from `again` on."""
    ours = sa.and_(*(NUDGE[name] == getattr(nudge, name) for name in ("table", "seat", "since", "holder", "kind")))
    values = {"status": "sent"} if again is None else {"status": "waiting", "due": again, "tries": nudge.tries + 1}
    connection.execute(sa.update(schema.nudges).where(ours, NUDGE.status == "sending").values(**values))


def forget_old(connection: sa.Connection, now: float) -> None:
    """What was sent more than a day ago."""
    connection.execute(sa.delete(schema.nudges).where(NUDGE.status != "waiting", NUDGE.due < now - DAY))
    connection.execute(sa.delete(schema.posted).where(POSTED.at < now - DAY))


def post(connection: sa.Connection, to: str, what: str, now: float) -> bool:
    """Note that something is sent to an address, given as a keyed hash; False if it has had enough in a day."""
    count = sa.select(sa.func.count()).select_from(schema.posted).where(POSTED.at > now - DAY)
    own = connection.execute(count.where(POSTED.to == to, POSTED.what == what)).scalar() or 0
    if own >= MOST[what]:
        return False
    if what != "push" and (connection.execute(count.where(POSTED.what != "push")).scalar() or 0) >= MAILS:
        return False
    connection.execute(sa.insert(schema.posted).values(id=secrets.token_hex(16), to=to, what=what, at=now))
    return True
