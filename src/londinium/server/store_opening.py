"""Opening the store: the engine for its URL, and the schema brought up to date after a copy was made."""

import sqlite3
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from londinium.server.settings import CannotServe

LOCK_SECONDS = 10  # to wait for another process that writes to the same file, or for a PostgreSQL that does not answer
UPGRADE_SECONDS = 600  # to wait for another process that brings the same file up to date
MIGRATION = 0x6C6F6E64  # the number of the lock that a process holds while it brings PostgreSQL up to date


def open_engine(url: str) -> sa.Engine:
    """An engine for `sqlite:///file` or `postgresql://…`, its schema the present one."""
    engine, shown = make_engine(url)
    try:
        bring_up_to_date(engine, shown)
    except sa.exc.DBAPIError as error:
        engine.dispose()
        raise CannotServe("serve-store-closed", store=shown, why=reason_of(error)) from None
    except CannotServe:
        engine.dispose()
        raise
    return engine


def make_engine(url: str) -> tuple[sa.Engine, str]:
    """The engine and how to name it to people, without its password. Parameters are secrets: no error shows them."""
    try:
        parsed = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        raise CannotServe("serve-store-url", url=url) from None
    if parsed.get_backend_name() == "sqlite":
        if parsed.database:
            file = Path(parsed.database).expanduser()
            parsed = parsed.set(database=str(file))
            try:
                file.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise CannotServe("serve-store-unmade", url=url, why=error.strerror) from None
        engine = sa.create_engine(
            parsed, connect_args={"timeout": LOCK_SECONDS}, poolclass=sa.pool.QueuePool, hide_parameters=True
        )
        sa.event.listen(engine, "connect", _lite_connect)
        sa.event.listen(engine, "begin", _lite_begin)
    elif parsed.get_backend_name() == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
        connect = {"connect_timeout": LOCK_SECONDS}
        engine = sa.create_engine(parsed, connect_args=connect, pool_pre_ping=True, hide_parameters=True)
    else:
        raise CannotServe("serve-store-kind", url=url)
    return engine, parsed.render_as_string()


def bring_up_to_date(engine: sa.Engine, shown: str) -> None:
    """One process migrates while the others wait; if it cannot, nothing has changed."""
    with engine.connect() as connection:
        lite = connection.dialect.name == "sqlite"
        if lite:
            _patience(connection, UPGRADE_SECONDS)
        try:
            _upgrade(engine, connection, shown)
        finally:
            if lite:
                _patience(connection, LOCK_SECONDS)  # the connection goes back to the pool, and serves the moves


def _upgrade(engine: sa.Engine, connection: sa.Connection, shown: str) -> None:
    copy: Path | None = None
    lite = connection.dialect.name == "sqlite"
    with connection.begin():
        if not lite:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION)))
        config = _alembic(connection)
        scripts = ScriptDirectory.from_config(config)
        head = scripts.get_current_head()
        found = MigrationContext.configure(connection).get_current_revision()
        if found == head:
            return  # the others come here when the first has done it
        if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
            raise CannotServe("serve-store-newer", store=shown, found=found, head=str(head))
        try:
            if found is not None:
                copy = copy_file(engine, f"before-{head}") if lite else None
                if not lite:
                    copy_schema(connection, f"before_{head}")
            command.upgrade(config, "head")
        except Exception as error:
            if copy:
                copy.unlink(missing_ok=True)
            raise CannotServe(
                "serve-store-old", store=shown, found=found or "0", head=str(head), why=reason_of(error)
            ) from error


def _patience(connection: sa.Connection, seconds: int) -> None:
    """How long SQLite waits for a lock; said beside SQLAlchemy, which would begin a transaction for it."""
    raw: Any = connection.connection.dbapi_connection
    raw.execute(f"PRAGMA busy_timeout = {seconds * 1000}")


def copy_file(engine: sa.Engine, name: str) -> Path | None:
    """A copy of the file beside it, by SQLite's own backup, while the lock on it is held."""
    if not engine.url.database:
        return None
    file = Path(engine.url.database)
    copy, number = file.with_name(f"{file.name}.{name}"), 1
    while copy.exists():  # an earlier copy is never overwritten
        number += 1
        copy = file.with_name(f"{file.name}.{name}-{number}")
    source, made = sqlite3.connect(f"file:{file}?mode=ro", uri=True), sqlite3.connect(copy)
    try:
        source.backup(made)
    except BaseException:
        made.close()
        copy.unlink(missing_ok=True)
        raise
    finally:
        source.close()
        made.close()
    return copy


def copy_schema(connection: sa.Connection, name: str) -> None:
    """The tables as they are, copied into a schema of their own."""
    own = connection.execute(sa.select(sa.func.current_schema())).scalar()
    wanted, number = name if own == "public" else f"{own}_{name}", 1
    known = sa.inspect(connection).get_schema_names()
    schema = wanted
    while schema in known:
        number += 1
        schema = f"{wanted}_{number}"
    quote = connection.dialect.identifier_preparer.quote
    connection.exec_driver_sql(f"CREATE SCHEMA {quote(schema)}")
    for table in sa.inspect(connection).get_table_names():
        connection.exec_driver_sql(f"CREATE TABLE {quote(schema)}.{quote(table)} AS TABLE {quote(table)}")


def _alembic(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def reason_of(error: Exception) -> str:
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return (lines[0] if lines else type(error).__name__).rstrip(".")


def _lite_connect(connection: Any, _: Any) -> None:
    """Readers beside a writer, every commit on the disk, transactions begun by us."""
    connection.isolation_level = None
    _write_ahead(connection)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA secure_delete=ON")  # as Debian builds it: who wants to be forgotten is


def _write_ahead(connection: Any) -> None:
    """A fresh file turns to WAL while nobody else reads it; SQLite does not wait for that as it does for a lock."""
    until = time.monotonic() + LOCK_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)


def _lite_begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")  # the lock is taken at once, so no transaction fails half-way
