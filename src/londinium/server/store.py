"""The store: SQLite in a file, or PostgreSQL by its URL.

It keeps what was done. Every call runs in a thread, so the event loop never waits for the disk; moves that arrive
while a commit is under way are committed together in the next one. A commit that was acknowledged survives a kill.
"""

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from londinium.server import schema

T = TypeVar("T")

LOCK_SECONDS = 10  # to wait for another process that writes to the same file, or for a PostgreSQL that does not answer
RECORDS = 5_000  # from elsewhere
MIGRATION = 0x6C6F6E64  # the number of the lock that a process holds while it brings PostgreSQL up to date


class BadStore(ValueError):
    """A store that cannot be used: one sentence says why."""


class TableRow(msgspec.Struct, kw_only=True):
    id: str
    game: str
    version: int
    data: str
    options: dict[str, Any]
    players: int
    public: bool
    status: str
    host: str
    created: float
    next: str | None = None
    practice: bool = False


class SeatRow(msgspec.Struct, kw_only=True):
    seat: int
    kind: str
    name: str
    bot: str | None = None
    holders: frozenset[str] = frozenset()


class EntryRow(msgspec.Struct, kw_only=True):
    """An entry of a table's log."""

    table: str
    seq: int
    kind: str  # started, played, undone, taken
    seat: int | None = None
    ask: int | None = None
    action: int | None = None
    seed: int | None = None
    more: dict[str, Any] = {}
    at: float = 0.0


class Snapshot(msgspec.Struct, kw_only=True):
    seq: int
    state: bytes
    more: dict[str, Any]


class Conflict(Exception):
    """Somebody else was first: the number is taken, or the question is answered."""


class Store:
    """One database. Open it with `Store.open`, and `close` it."""

    def __init__(self, engine: sa.Engine, threads: int) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(threads, "store")
        self._waiting: list[tuple[EntryRow, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    def open(cls, url: str) -> "Store":
        """A store at a URL (`sqlite:///file`, `postgresql://…`), brought up to date."""
        try:
            parsed = sa.make_url(url)
        except (sa.exc.ArgumentError, ValueError):
            raise BadStore(
                f"The store {url!r} is no URL such as sqlite:///tables.db or postgresql://host/name."
            ) from None
        lite = parsed.get_backend_name() == "sqlite"
        if lite:
            if parsed.database:
                file = Path(parsed.database).expanduser()
                parsed = parsed.set(database=str(file))
                try:
                    file.parent.mkdir(parents=True, exist_ok=True)
                except OSError as error:
                    raise BadStore(f"The store {url!r} cannot be made: {error.strerror}.") from None
            engine = sa.create_engine(parsed, connect_args={"timeout": LOCK_SECONDS}, poolclass=sa.pool.QueuePool)
            sa.event.listen(engine, "connect", _lite_connect)
            sa.event.listen(engine, "begin", _lite_begin)
        elif parsed.get_backend_name() == "postgresql":
            parsed = parsed.set(drivername="postgresql+psycopg")
            engine = sa.create_engine(parsed, connect_args={"connect_timeout": LOCK_SECONDS}, pool_pre_ping=True)
        else:
            raise BadStore(f"The store {url!r} should be sqlite:///… or postgresql://….")
        try:
            with engine.begin() as connection:
                _migrate(connection)
        except sa.exc.DBAPIError as error:
            engine.dispose()
            reason = str(error.orig).strip().splitlines()[0]
            raise BadStore(f"The store {parsed.render_as_string()} cannot be opened: {reason.rstrip('.')}.") from None
        return cls(engine, 1 if lite else 4)

    async def close(self) -> None:
        if self._writer:
            await self._writer
        self.dispose()

    def dispose(self) -> None:
        self._threads.shutdown()
        self._engine.dispose()

    # Settings

    async def setting(self, name: str, make: Callable[[], str]) -> str:
        """A setting, made on first use; if two processes make it at once, both get the first."""

        def read_or_make(connection: sa.Connection) -> str:
            query = sa.select(schema.settings.c.value).where(schema.settings.c.name == name)
            found = connection.execute(query).scalar()
            if found is None:
                with suppress(sa.exc.IntegrityError), connection.begin_nested():
                    connection.execute(sa.insert(schema.settings).values(name=name, value=make()))
                found = connection.execute(query).scalar()
            return str(found)

        return await self._write(read_or_make)

    # Tables and seats

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        await self._write(lambda connection: _add_table(connection, row, seats))

    async def add_rematch(self, id: str, row: TableRow, seats: Sequence[SeatRow]) -> str:
        """The table that follows another: this one, or the one that somebody else was first with."""

        def add(connection: sa.Connection) -> str:
            old = schema.tables.c
            put = sa.update(schema.tables).where(old.id == id, old.next.is_(None)).values(next=row.id)
            if connection.execute(put).rowcount == 1:
                _add_table(connection, row, seats)
            return str(connection.execute(sa.select(old.next).where(old.id == id)).scalar())

        return await self._write(add)

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        def read(connection: sa.Connection) -> tuple[TableRow, list[SeatRow]] | None:
            found = _tables(connection, schema.tables.c.id == id)
            return found[0] if found else None

        return await self._read(read)

    async def public_tables(self, most: int = 50) -> list[tuple[TableRow, list[SeatRow]]]:
        """The newest tables that everybody may see and that are not over."""
        wanted = sa.and_(schema.tables.c.public, schema.tables.c.status != "over")
        return await self._read(lambda connection: _tables(connection, wanted, most))

    async def tables_of(self, holder: str, most: int = 50) -> list[tuple[TableRow, list[SeatRow]]]:
        """The newest tables where somebody holds a seat."""
        held = sa.select(schema.holders.c.table).where(schema.holders.c.holder == holder)
        return await self._read(lambda connection: _tables(connection, schema.tables.c.id.in_(held), most))

    async def playing_with_bots(self) -> list[str]:
        """The running tables at which a bot may owe a decision."""
        query = (
            sa.select(schema.tables.c.id)
            .join(schema.seats, schema.seats.c.table == schema.tables.c.id)
            .where(schema.tables.c.status == "playing", schema.seats.c.kind == "bot")
            .distinct()
        )
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def change_table(self, id: str, **values: Any) -> None:
        query = sa.update(schema.tables).where(schema.tables.c.id == id).values(**values)
        await self._write(lambda connection: connection.execute(query) and None)

    async def put_seat(self, id: str, seat: SeatRow) -> None:
        await self._write(lambda connection: _put_seat(connection, id, seat))

    async def take_seat(self, id: str, seat: int, name: str, holder: str) -> bool:
        """Take an open seat; False if somebody else was first."""

        def take(connection: sa.Connection) -> bool:
            columns = schema.seats.c
            taken = connection.execute(
                sa.update(schema.seats)
                .where(columns.table == id, columns.seat == seat, columns.kind == "open")
                .values(kind="person", name=name)
            )
            if taken.rowcount != 1:
                return False
            connection.execute(sa.insert(schema.holders).values(table=id, seat=seat, holder=holder))
            return True

        return await self._write(take)

    async def add_holder(self, id: str, seat: int, holder: str) -> None:
        def add(connection: sa.Connection) -> None:
            columns = schema.holders.c
            known = sa.select(columns.holder).where(columns.table == id, columns.seat == seat, columns.holder == holder)
            if connection.execute(known).scalar() is None:
                with suppress(sa.exc.IntegrityError), connection.begin_nested():  # opened twice at once
                    connection.execute(sa.insert(schema.holders).values(table=id, seat=seat, holder=holder))

        await self._write(add)

    # The log

    async def append(self, entry: EntryRow) -> None:
        """Write an entry for good; Conflict if its number or its question is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_waiting())
        await done

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                taken = await self._write(partial(_insert, batch=[entry for entry, _ in batch]))
            except Exception as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                continue
            for (_, done), first in zip(batch, taken, strict=True):
                if not done.done():
                    if first:
                        done.set_result(None)
                    else:
                        done.set_exception(Conflict())

    async def entries(self, id: str, after: int = 0) -> list[EntryRow]:
        columns = schema.entries.c
        query = sa.select(schema.entries).where(columns.table == id, columns.seq > after).order_by(columns.seq)

        def read(connection: sa.Connection) -> list[EntryRow]:
            rows = connection.execute(query).mappings()
            return [EntryRow(**{**row, "more": json.loads(row["more"])}) for row in rows]

        return await self._read(read)

    async def snapshot(self, id: str) -> Snapshot | None:
        columns = schema.snapshots.c
        query = sa.select(columns.seq, columns.state, columns.more).where(columns.table == id)

        def read(connection: sa.Connection) -> Snapshot | None:
            row = connection.execute(query).first()
            return Snapshot(seq=row.seq, state=row.state, more=json.loads(row.more)) if row else None

        return await self._read(read)

    async def put_snapshot(self, id: str, snapshot: Snapshot) -> None:
        def put(connection: sa.Connection) -> None:
            connection.execute(sa.delete(schema.snapshots).where(schema.snapshots.c.table == id))
            values = {"seq": snapshot.seq, "state": snapshot.state, "more": json.dumps(snapshot.more)}
            with suppress(sa.exc.IntegrityError), connection.begin_nested():  # another process makes one just now
                connection.execute(sa.insert(schema.snapshots).values(table=id, **values))

        await self._write(put)

    # Records from elsewhere

    async def keep_record(self, id: str, game: str, data: str, foreign: bool, text: str) -> None:
        """Keep a record, or keep it longer if it is here already; the oldest go when there are too many."""

        def keep(connection: sa.Connection) -> None:
            columns, at = schema.records.c, time.time()
            again = sa.update(schema.records).where(columns.id == id).values(at=at)
            if connection.execute(again).rowcount:
                return
            values = {"id": id, "game": game, "data": data, "foreign": foreign, "text": text, "at": at}
            with suppress(sa.exc.IntegrityError), connection.begin_nested():  # another process keeps it just now
                connection.execute(sa.insert(schema.records).values(**values))
            old = sa.select(columns.id).order_by(columns.at.desc()).offset(RECORDS)
            connection.execute(sa.delete(schema.records).where(columns.id.in_(old)))

        await self._write(keep)

    async def record(self, id: str) -> str | None:
        query = sa.select(schema.records.c.text).where(schema.records.c.id == id)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def record_with(self, game: str, data: str) -> str | None:
        """A record that carries these components."""
        columns = schema.records.c
        wanted = sa.and_(columns.game == game, columns.data == data, columns.foreign)
        query = sa.select(columns.text).where(wanted).limit(1)
        return await self._read(lambda connection: connection.execute(query).scalar())

    # Threads

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, run)

    _read = _write  # a reading transaction is short, and SQLite has one thread for all


def _insert(connection: sa.Connection, batch: Sequence[EntryRow]) -> list[bool]:
    """Write entries in one transaction; for each, whether it was the first with its keys.

    Tables are gone through in one order by every process, so that no two wait for each other. A table is started in
    the transaction of its first entry.
    """
    first = [False] * len(batch)
    for at, entry in sorted(enumerate(batch), key=lambda one: (one[1].table, one[1].seq)):
        values = msgspec.structs.asdict(entry) | {"more": json.dumps(entry.more), "at": time.time()}
        with suppress(sa.exc.IntegrityError), connection.begin_nested():
            connection.execute(sa.insert(schema.entries).values(**values))
            if entry.kind == "started":
                begun = sa.update(schema.tables).where(schema.tables.c.id == entry.table).values(status="playing")
                connection.execute(begun)
            first[at] = True
    return first


def _add_table(connection: sa.Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    values = msgspec.structs.asdict(row) | {"options": json.dumps(row.options)}
    connection.execute(sa.insert(schema.tables).values(**values))
    for seat in seats:
        _put_seat(connection, row.id, seat)


def _put_seat(connection: sa.Connection, id: str, seat: SeatRow) -> None:
    """Write a seat as it is now, with its holders."""
    for table in (schema.holders, schema.seats):
        connection.execute(sa.delete(table).where(table.c.table == id, table.c.seat == seat.seat))
    values = {"kind": seat.kind, "name": seat.name, "bot": seat.bot}
    connection.execute(sa.insert(schema.seats).values(table=id, seat=seat.seat, **values))
    for holder in seat.holders:
        connection.execute(sa.insert(schema.holders).values(table=id, seat=seat.seat, holder=holder))


def _tables(
    connection: sa.Connection, wanted: sa.ColumnElement[bool], most: int = 1
) -> list[tuple[TableRow, list[SeatRow]]]:
    query = sa.select(schema.tables).where(wanted).order_by(schema.tables.c.created.desc()).limit(most)
    rows = [TableRow(**{**row, "options": json.loads(row["options"])}) for row in connection.execute(query).mappings()]
    ids = [row.id for row in rows]
    holders: dict[tuple[str, int], set[str]] = {}
    for held in connection.execute(sa.select(schema.holders).where(schema.holders.c.table.in_(ids))):
        holders.setdefault((held.table, held.seat), set()).add(held.holder)
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    query = sa.select(schema.seats).where(schema.seats.c.table.in_(ids)).order_by(schema.seats.c.seat)
    for row in connection.execute(query):
        held_by = frozenset(holders.get((row.table, row.seat), ()))
        seats[row.table].append(SeatRow(seat=row.seat, kind=row.kind, name=row.name, bot=row.bot, holders=held_by))
    return [(row, seats[row.id]) for row in rows]


def _migrate(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION)))  # one process at a time
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _lite_connect(connection: Any, _: Any) -> None:
    """Readers beside a writer, every commit on the disk, transactions begun by us."""
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


def _lite_begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")  # the lock is taken at once, so no transaction fails half-way
