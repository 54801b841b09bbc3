"""What every part of the store is built on, and what it keeps beside tables: settings, components, records."""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Self, TypeVar

import sqlalchemy as sa

from londinium.server import schema
from londinium.server.rates import Account
from londinium.server.reading import timed
from londinium.server.store_opening import open_engine, reason_of

T = TypeVar("T")
Pack = dict[str, Any]  # components as a file has them

PLAIN = (  # what SQLite says of itself and not of anybody's data
    "database is locked",
    "database or disk is full",
    "disk I/O error",
    "attempt to write a readonly database",
    "database disk image is malformed",
    "unable to open database file",
)
HEALTH = "health"  # the setting that is written to see whether anything can be
LATELY = 30.0  # seconds for which the last error is told
RECORDS = 5_000  # from elsewhere
PACKS = 200  # that people brought and no table is played with


class StoreError(Exception):
    """The store does not do what it should; what it says itself, in one line."""

    def __init__(self, error: Exception) -> None:
        reason = reason_of(error)
        super().__init__(f"{type(error).__name__}: {reason}")
        self.told = reason if reason in PLAIN else type(error).__name__  # to anybody


class Database:
    """The connection of one worker. Every call runs in a thread."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.worker = secrets.token_hex(8)  # the name under which it takes leases
        self._problem = (-LATELY, "")  # the last one, and when it was
        self.channel: str | None = None  # of PostgreSQL, where changes are notified in their own transaction
        driver: Any = engine.dialect.loaded_dbapi
        self._errors: tuple[type[Exception], ...] = (sa.exc.SQLAlchemyError, driver.Error, OSError)
        self._threads = ThreadPoolExecutor(1 if engine.dialect.name == "sqlite" else 4, "store")

    @classmethod
    def open(cls, url: str) -> Self:
        """A store at a URL (`sqlite:///file`, `postgresql://…`), brought up to date."""
        return cls(open_engine(url))

    def dispose(self) -> None:
        self._threads.shutdown()
        self.engine.dispose()

    async def check(self) -> None:
        """Whether something can be written and read again; StoreError if not."""
        columns = schema.settings.c
        mark = secrets.token_hex(8)

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.delete(schema.settings).where(columns.name == HEALTH))
            connection.execute(sa.insert(schema.settings).values(name=HEALTH, value=mark))

        await self._write(write)

    @property
    def problem(self) -> str | None:
        """What went wrong here lately."""
        return self._problem[1] if time.monotonic() - self._problem[0] < LATELY else None

    # Settings and components

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

    async def keep_pack(self, game: str, hash: str, pack: Mapping[str, Any]) -> None:
        """Keep the components that tables are played with, once."""
        await self._write(lambda connection: keep_pack(connection, game, hash, pack))

    async def bring_pack(
        self, game: str, hash: str, pack: Pack, agree: Callable[[Pack, Pack], Pack] = lambda kept, _: kept
    ) -> None:
        """Keep components that somebody brought, once, or longer if they are here already.

        `agree` makes one of two packs that have the same values and do not say the same of them.
        Of those that no table is played with, the oldest go when there are too many.
        """
        columns, table = schema.packs.c, schema.tables.c

        def bring(connection: sa.Connection) -> None:
            at = time.time()
            here = sa.and_(columns.hash == hash, columns.game == game, columns.brought.is_not(None))
            kept = connection.execute(sa.select(columns.json).where(here).with_for_update()).scalar()
            if kept is not None:
                text = json.dumps(agree(json.loads(kept), pack))
                connection.execute(sa.update(schema.packs).where(here).values(brought=at, json=text))
                return
            keep_pack(connection, game, hash, pack, at)
            played = sa.exists().where(table.data == columns.hash, table.game == columns.game)
            unused = sa.and_(columns.brought.is_not(None), ~played)
            since = sa.select(columns.brought).where(unused).order_by(columns.brought.desc()).offset(PACKS - 1).limit(1)
            connection.execute(sa.delete(schema.packs).where(unused, columns.brought < since.scalar_subquery()))

        await self._write(bring)

    async def pack(self, game: str, hash: str) -> dict[str, Any] | None:
        columns = schema.packs.c
        query = sa.select(columns.json).where(columns.game == game, columns.hash == hash)
        found = await self._read(lambda connection: connection.execute(query).scalar())
        return None if found is None else dict(json.loads(found))

    async def without_pack(self) -> list[tuple[str, str]]:
        """The game and hash of components that some table is played with and that are not kept yet."""
        table, pack = schema.tables.c, schema.packs.c
        kept = sa.exists().where(pack.hash == table.data, pack.game == table.game)
        query = sa.select(table.game, table.data).where(~kept).distinct()
        return await self._read(lambda connection: [(game, data) for game, data in connection.execute(query)])

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

    # Changes, told and counted

    def revise(self, connection: sa.Connection, ids: Iterable[str]) -> None:
        """Who sits at these tables has changed: workers look at them again."""
        for id in sorted(ids):  # in one order, so that no two wait for each other
            self._revise(connection, id)

    def _revise(self, connection: sa.Connection, id: str) -> None:
        columns = schema.tables.c
        connection.execute(sa.update(schema.tables).where(columns.id == id).values(revision=columns.revision + 1))
        self._notify(connection, id, 0)

    def _notify(self, connection: sa.Connection, id: str, seq: int) -> None:
        if self.channel:
            connection.execute(sa.select(sa.func.pg_notify(self.channel, self._notice(id, seq))))

    def _notice(self, id: str, seq: int) -> str:
        return f"{self.worker} {id} {seq}"

    # Threads

    async def _run(self, work: Callable[[], T]) -> T:
        """What some work gives; an error of the database becomes a StoreError, which is one sentence.

        Whoever asked for it is charged: SQLite has one thread for all.
        """
        account, spent = Account.current(), list[float]()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, timed, spent, work)
        except Exception as error:
            told = self._told(error)
            if told is error:
                raise
            raise told from error
        finally:
            if account:
                account.charge(sum(spent))

    def _told(self, error: Exception) -> Exception:
        """An error as others are told it; one of the database is noted."""
        if isinstance(error, sa.exc.IntegrityError) or not isinstance(error, self._errors):
            return error
        failed = StoreError(error)
        self._problem = time.monotonic(), failed.told
        return failed

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await self._run(run)

    async def transact(self, work: Callable[[sa.Connection], T]) -> T:
        """Some work in one transaction, for rooms that keep tables of their own; IntegrityError comes as it is."""
        return await self._write(work)

    async def wipe(self) -> None:
        """What was deleted is gone from the file too: pages are overwritten, and the log beside them emptied."""
        if self.engine.dialect.name != "sqlite":
            return  # PostgreSQL sees to it when it cleans up

        def run() -> None:
            connection = self.engine.raw_connection()  # outside any transaction
            try:
                connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
            finally:
                connection.close()

        with suppress(StoreError):  # somebody reads just now: the file is in order a little later
            await self._run(run)

    _read = _write  # a reading transaction is short, and SQLite has one thread for all


def keep_pack(
    connection: sa.Connection, game: str, hash: str, pack: Mapping[str, Any], brought: float | None = None
) -> None:
    columns = schema.packs.c
    kept = sa.select(columns.hash).where(columns.hash == hash, columns.game == game)
    if connection.execute(kept).scalar() is None:
        with suppress(sa.exc.IntegrityError), connection.begin_nested():
            values = {"hash": hash, "game": game, "json": json.dumps(pack), "brought": brought}
            connection.execute(sa.insert(schema.packs).values(**values))
