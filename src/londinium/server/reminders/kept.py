"""Who wants to be told of their turn, and how: one browser at its push service, one mailbox for each browser."""

import json
import secrets
import time
from typing import Any

import msgspec
import sqlalchemy as sa

from londinium.server import schema
from londinium.server.database import Database
from londinium.server.reminders.shapes import Kind, Quiet, When

COLUMNS, HELD, TABLE = schema.reminders.c, schema.holders.c, schema.tables.c


class Reminder(msgspec.Struct, kw_only=True):
    """How somebody wants to be told."""

    holder: str
    kind: Kind
    address: str
    language: str
    zone: str
    quiet: Quiet | None = None
    keys: dict[str, str] | None = None
    confirmed: bool = True
    id: str = msgspec.field(default_factory=lambda: secrets.token_hex(16))
    at: float = msgspec.field(default_factory=time.time)


def put(connection: sa.Connection, wanted: Reminder) -> Reminder:
    """Keep it in the place of what was there. A mailbox that is confirmed stays so, and links to it hold."""
    before = find(connection, wanted.holder, wanted.kind)
    if before and before.address == wanted.address:
        wanted.id, wanted.confirmed = before.id, before.confirmed
    connection.execute(sa.delete(schema.reminders).where(_is(wanted.holder, wanted.kind)))
    quiet = wanted.quiet
    values: dict[str, Any] = {
        name: getattr(wanted, name)
        for name in ("holder", "kind", "id", "address", "language", "zone", "confirmed", "at")
    }
    values |= {"quiet_from": quiet.start, "quiet_to": quiet.end} if quiet else {}
    values["keys"] = json.dumps(wanted.keys) if wanted.keys else None
    connection.execute(sa.insert(schema.reminders).values(**values))
    return wanted


def set_when(connection: sa.Connection, holder: str, when: When) -> None:
    """Other hours, or another language, for all that a browser has asked for."""
    hours = (when.quiet.start, when.quiet.end) if when.quiet else (None, None)
    values = {"language": when.language, "zone": when.zone, "quiet_from": hours[0], "quiet_to": hours[1]}
    connection.execute(sa.update(schema.reminders).where(COLUMNS.holder == holder).values(**values))


def find(connection: sa.Connection, holder: str | None, kind: Kind) -> Reminder | None:
    return _read(connection, _is(holder or "", kind))


def by_id(connection: sa.Connection, id: str) -> Reminder | None:
    return _read(connection, COLUMNS.id == id)


def confirm(connection: sa.Connection, id: str) -> bool:
    """A mailbox is the person's own; False if it is no longer wanted."""
    put = sa.update(schema.reminders).where(COLUMNS.id == id).values(confirmed=True)
    return connection.execute(put).rowcount == 1


def drop(connection: sa.Connection, holder: str, kind: Kind | None = None) -> None:
    """Nothing more is sent there, what waits included; without a kind, in no way at all."""
    reminders, nudges = COLUMNS.holder == holder, schema.nudges.c.holder == holder
    if kind is not None:
        reminders, nudges = _is(holder, kind), sa.and_(nudges, schema.nudges.c.kind == kind)
    connection.execute(sa.delete(schema.nudges).where(nudges))
    connection.execute(sa.delete(schema.reminders).where(reminders))


def revised(store: Database, connection: sa.Connection, holder: str) -> list[str]:
    """The tables where somebody plays whose reminders have changed: workers that hold them look again."""
    held = sa.select(HELD.table).where(HELD.holder == holder, HELD.former.is_(None))
    running = sa.and_(TABLE.id.in_(held), TABLE.status != "over")
    ids = list(connection.execute(sa.select(TABLE.id).where(running)).scalars())
    store.revise(connection, ids)
    return ids


def _is(holder: str, kind: Kind) -> sa.ColumnElement[bool]:
    return sa.and_(COLUMNS.holder == holder, COLUMNS.kind == kind)


def _read(connection: sa.Connection, wanted: sa.ColumnElement[bool]) -> Reminder | None:
    row = connection.execute(sa.select(schema.reminders).where(wanted)).mappings().first()
    if row is None:
        return None
    values = {name: row[name] for name in row if name not in ("keys", "quiet_from", "quiet_to")}
    quiet = None if row["quiet_from"] is None else Quiet(start=row["quiet_from"], end=row["quiet_to"])
    return Reminder(**values, quiet=quiet, keys=json.loads(row["keys"]) if row["keys"] else None)
