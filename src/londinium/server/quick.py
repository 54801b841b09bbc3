"""Entries of logs and nothing beside them, which is what most moves are: one statement, past SQLAlchemy.

A statement by itself is a transaction, so when it returns the entries are on the disk. It costs a fifth of the long
way, on which everything else goes.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from londinium.server.rows import EntryRow

COLUMNS = EntryRow.__struct_fields__
INSERT = 'INSERT INTO entries ("' + '", "'.join(COLUMNS) + '") VALUES '
NOTIFIED = "WITH written AS ({}) SELECT pg_notify(%s, notice) FROM unnest(%s::text[]) AS notice"

_json = msgspec.json.Encoder()


class QuickInsert:
    """A connection of its own, for the one thread that writes entries."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._lite = engine.dialect.name == "sqlite"
        self._driver: Any = engine.dialect.loaded_dbapi
        self._connection: Any = None
        row = f"({', '.join(['?' if self._lite else '%s'] * len(COLUMNS))})"
        self._rows: list[str] = [row]  # by how many entries, less one

    def insert(self, entries: Sequence[EntryRow], channel: str | None, notices: list[str]) -> bool:
        """Write entries, all or none, and notify a channel of PostgreSQL with them; whether they were written.

        They were not if a number or a question is taken. It is not known if the connection is lost: then the long way
        finds out, since nothing can be written twice.
        """
        while len(self._rows) < len(entries):
            self._rows.append(f"{self._rows[-1]}, {self._rows[0]}")
        statement = INSERT + self._rows[len(entries) - 1]
        values = [value for entry in entries for value in _values(entry)]
        if channel:
            statement, values = NOTIFIED.format(statement), [*values, channel, notices]
        connection = self._open()
        try:
            connection.execute(statement, values)
        except self._driver.IntegrityError:
            return False
        except self._driver.Error:
            if self._lite or not connection.closed:
                raise
            self._connection = None
            return False
        return True

    def _open(self) -> Any:
        if self._connection is None:
            pooled = self._engine.raw_connection()
            self._connection = pooled.driver_connection
            pooled.detach()  # it does not go back to those that others use
            if not self._lite:
                self._connection.autocommit = True
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _values(entry: EntryRow) -> tuple[Any, ...]:
    plain = msgspec.structs.astuple(entry)
    return tuple(_json.encode(value).decode() if isinstance(value, dict) else value for value in plain)
