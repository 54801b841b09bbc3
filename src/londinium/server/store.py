"""The store: SQLite in a file, or PostgreSQL by its URL.

It keeps what was done. Every call runs in a thread, so the event loop never waits for the disk; moves that arrive
while a commit is under way are committed together in the next one. A commit that was acknowledged survives a kill.
"""

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import UNSET

from londinium.server import metrics, schema
from londinium.server.opening import open_engine
from londinium.server.protocol import Clock
from londinium.server.rows import Also, EntryRow, SaidRow, SeatRow, Seen, Snapshot, TableRow

T = TypeVar("T")
Found = tuple[TableRow, list[SeatRow]]

NOTHING_ELSE = Also()
RECORDS = 5_000  # from elsewhere
PACKS = 200  # that people brought and no table is played with
LEASE_SECONDS = 8.0  # after a worker's death another takes up what was its to do


class Conflict(Exception):
    """Somebody else was first: the number is taken, or the question is answered."""


class Full(Exception):
    """No more messages are kept for this table."""


class Waiting(NamedTuple):
    """Entries to be written together, or not at all, and who waits for it."""

    entries: Sequence[EntryRow]
    also: Also
    done: "asyncio.Future[bool | None]"


class Store:
    """One database, as one worker uses it. Open it with `Store.open`, and `close` it."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.worker = secrets.token_hex(8)  # the name under which it takes leases
        self.channel: str | None = None  # of PostgreSQL, where changes are notified in their own transaction
        self.lease_seconds = LEASE_SECONDS
        self._threads = ThreadPoolExecutor(1 if engine.dialect.name == "sqlite" else 4, "store")
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    def open(cls, url: str) -> "Store":
        """A store at a URL (`sqlite:///file`, `postgresql://…`), brought up to date."""
        return cls(open_engine(url))

    async def close(self) -> None:
        if self._writer:
            await self._writer
        self.dispose()

    def dispose(self) -> None:
        self._threads.shutdown()
        self.engine.dispose()

    async def ping(self) -> None:
        """Whether it answers."""
        await self._read(lambda connection: connection.execute(sa.select(1)).scalar())

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
        await self._write(lambda connection: _keep_pack(connection, game, hash, pack))

    async def bring_pack(self, game: str, hash: str, pack: Mapping[str, Any]) -> None:
        """Keep components that somebody brought, once, or longer if they are here already.

        Of those that no table is played with, the oldest go when there are too many.
        """
        columns, table = schema.packs.c, schema.tables.c

        def bring(connection: sa.Connection) -> None:
            at = time.time()
            again = sa.update(schema.packs).where(columns.hash == hash, columns.game == game)
            if connection.execute(again.where(columns.brought.is_not(None)).values(brought=at)).rowcount:
                return
            _keep_pack(connection, game, hash, pack, at)
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

    # Tables and seats

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow], pack: Mapping[str, Any] | None = None) -> None:
        def add(connection: sa.Connection) -> None:
            _add_table(connection, row, seats)
            if pack is not None:
                _keep_pack(connection, row.game, row.data, pack, row.created if row.corrected else None)

        await self._write(add)

    async def add_rematch(self, id: str, row: TableRow, seats: Sequence[SeatRow]) -> str:
        """The table that follows another: this one, or the one that somebody else was first with."""

        def add(connection: sa.Connection) -> str:
            old = schema.tables.c
            put = sa.update(schema.tables).where(old.id == id, old.next.is_(None)).values(next=row.id)
            if connection.execute(put).rowcount == 1:
                _add_table(connection, row, seats)
                self._revise(connection, id)
            return str(connection.execute(sa.select(old.next).where(old.id == id)).scalar())

        return await self._write(add)

    async def table(self, id: str) -> Found | None:
        def read(connection: sa.Connection) -> Found | None:
            found = _tables(connection, schema.tables.c.id == id)
            return found[0] if found else None

        return await self._read(read)

    async def public_tables(self, most: int = 50) -> list[Found]:
        """The newest tables that everybody may see and that are not over."""
        wanted = sa.and_(schema.tables.c.public, schema.tables.c.status != "over")
        return await self._read(lambda connection: _tables(connection, wanted, most))

    async def tables_of(self, holder: str, most: int = 50) -> list[Found]:
        """The newest tables where somebody holds a seat."""
        held = sa.select(schema.holders.c.table).where(schema.holders.c.holder == holder)
        return await self._read(lambda connection: _tables(connection, schema.tables.c.id.in_(held), most))

    async def look(self, ids: Collection[str], now: float) -> dict[str, Seen]:
        """How far tables have come, and which of their seats have a page at another worker: one look for all."""
        if not ids:
            return {}
        table, entry, presence = schema.tables.c, schema.entries.c, schema.presences.c

        def read(connection: sa.Connection) -> dict[str, Seen]:
            seqs = sa.select(entry.table, sa.func.max(entry.seq)).where(entry.table.in_(ids)).group_by(entry.table)
            last = {row[0]: row[1] for row in connection.execute(seqs)}
            revisions = sa.select(table.id, table.revision).where(table.id.in_(ids))
            others = presence.worker != self.worker
            there = sa.select(presence.table, presence.seat).where(
                presence.table.in_(ids), others, presence.until > now
            )
            present: dict[str, set[int]] = {}
            for id, seat in connection.execute(there):
                present.setdefault(id, set()).add(seat)
            return {
                id: Seen(seq=last.get(id, 0), revision=revision, present=frozenset(present.get(id, ())))
                for id, revision in connection.execute(revisions)
            }

        return await self._read(read)

    async def change_table(self, id: str, **values: Any) -> None:
        query = sa.update(schema.tables).where(schema.tables.c.id == id).values(**values)
        await self._write(lambda connection: connection.execute(query) and None)

    async def put_seat(self, id: str, seat: SeatRow) -> None:
        def put(connection: sa.Connection) -> None:
            _put_seat(connection, id, seat)
            self._revise(connection, id)

        await self._write(put)

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
            self._revise(connection, id)
            return True

        return await self._write(take)

    async def add_holder(self, id: str, seat: int, holder: str) -> None:
        def add(connection: sa.Connection) -> None:
            columns = schema.holders.c
            known = sa.select(columns.holder).where(columns.table == id, columns.seat == seat, columns.holder == holder)
            if connection.execute(known).scalar() is None:
                with suppress(sa.exc.IntegrityError), connection.begin_nested():  # opened twice at once
                    connection.execute(sa.insert(schema.holders).values(table=id, seat=seat, holder=holder))
                self._revise(connection, id)

        await self._write(add)

    # The log

    async def append(self, *entries: EntryRow, also: Also = NOTHING_ELSE) -> bool | None:
        """Write entries of one table for good; Conflict if a number or a question is taken.

        Returns whether this worker has the lease on what is due now; None if that has not changed.
        """
        done: asyncio.Future[bool | None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(entries, also, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_waiting())
        return await done

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            metrics.batches.observe(len(batch))
            try:
                results = await self._run(partial(self._insert, batch))
            except Exception as error:
                for one in batch:
                    if not one.done.done():
                        one.done.set_exception(error)
                continue
            for one, result in zip(batch, results, strict=True):
                if not one.done.done():
                    if isinstance(result, Conflict):
                        one.done.set_exception(result)
                    else:
                        one.done.set_result(result)

    def _insert(self, batch: Sequence[Waiting]) -> list[bool | Conflict | None]:
        """Write a batch in one transaction: all at once if nobody else was first, else one by one.

        Tables are gone through in one order by every process, so that no two wait for each other.
        """
        order = sorted(range(len(batch)), key=lambda at: (batch[at].entries[0].table, batch[at].entries[0].seq))
        results: list[bool | Conflict | None] = [None] * len(batch)
        try:
            with self.engine.begin() as connection:
                values = [_values(entry) for at in order for entry in batch[at].entries]
                connection.execute(sa.insert(schema.entries), values)
                for at in order:
                    results[at] = self._beside(connection, batch[at])
            return results
        except sa.exc.IntegrityError:
            if len(batch) == 1:
                return [Conflict()]
        with self.engine.begin() as connection:
            for at in order:
                try:
                    with connection.begin_nested():
                        connection.execute(sa.insert(schema.entries), [_values(entry) for entry in batch[at].entries])
                        results[at] = self._beside(connection, batch[at])
                except sa.exc.IntegrityError:
                    results[at] = Conflict()
        return results

    def _beside(self, connection: sa.Connection, one: Waiting) -> bool | None:
        """What changes with the entries: status, seats, what is due and who does it."""
        id, also, held = one.entries[0].table, one.also, None
        columns = schema.tables.c
        values: dict[str, Any] = {}
        if also.status or one.entries[0].kind == "started":
            values["status"] = also.status or "playing"
        if also.seats:
            values["revision"] = columns.revision + 1
            seat = schema.seats.c
            for number, bot in also.seats.items():
                put = sa.update(schema.seats).where(seat.table == id, seat.seat == number)
                connection.execute(put.values(kind="bot" if bot else "person", bot=bot))
        for number, (name, holder) in also.people.items():
            someone = SeatRow(seat=number, kind="person", name=name, holders=frozenset({holder}))
            _put_seat(connection, id, someone)
        if also.due is None:
            values |= {"due": None, "worker": None, "lease": None}
            held = False
        elif also.due is not UNSET:
            now = time.time()
            free = sa.or_(columns.worker.is_(None), columns.worker == self.worker, columns.lease < now)
            now_due = also.due <= now
            values["due"] = also.due
            values["worker"] = sa.case((free, self.worker if now_due else None), else_=columns.worker)
            values["lease"] = sa.case((free, now + self.lease_seconds if now_due else None), else_=columns.lease)
        if values:
            put = sa.update(schema.tables).where(columns.id == id).values(**values)
            if "worker" in values and held is None:
                held = connection.execute(put.returning(columns.worker)).scalar() == self.worker
            else:
                connection.execute(put)
        self._notify(connection, id, one.entries[-1].seq)
        return held

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

    # What is due

    async def take_due(self, now: float, most: int = 50) -> list[str]:
        """Take the lease on tables whose time has come, and renew it on those that are ours already."""
        columns = schema.tables.c
        come = columns.due <= now
        free = sa.or_(columns.lease.is_(None), columns.lease < now)
        wanted = sa.select(columns.id).where(come, free).order_by(columns.due, columns.id).limit(most)
        ours = sa.select(columns.id).where(come, columns.worker == self.worker).order_by(columns.id)
        until = now + self.lease_seconds

        def take(connection: sa.Connection) -> list[str]:
            ids = [*connection.execute(ours).scalars(), *connection.execute(wanted).scalars()]
            if not ids:
                return []
            lock = sa.select(columns.id).where(columns.id.in_(ids), come, sa.or_(free, columns.worker == self.worker))
            put = (
                sa.update(schema.tables)
                .where(columns.id.in_(lock.with_for_update(skip_locked=True)))
                .values(worker=self.worker, lease=until)
                .returning(columns.id)
            )
            return list(connection.execute(put).scalars())

        return await self._write(take)

    async def take_lease(self, id: str, now: float) -> bool:
        """The lease on one table, if something is due there and nobody else has it."""
        columns = schema.tables.c
        free = sa.or_(columns.lease.is_(None), columns.lease < now, columns.worker == self.worker)
        put = (
            sa.update(schema.tables)
            .where(columns.id == id, columns.due <= now, free)
            .values(worker=self.worker, lease=now + self.lease_seconds)
        )
        return await self._write(lambda connection: connection.execute(put).rowcount == 1)

    async def set_due(self, id: str, seq: int, due: float | None) -> None:
        """Correct what is due at a table, unless it has gone on since."""
        columns, entry = schema.tables.c, schema.entries.c
        later = sa.exists().where(entry.table == id, entry.seq > seq)
        put = sa.update(schema.tables).where(columns.id == id, ~later).values(due=due, worker=None, lease=None)
        await self._write(lambda connection: connection.execute(put) and None)

    async def take_over(self) -> None:
        """Whoever had leases here is dead: there is one worker, and it has just been started."""
        others = sa.and_(schema.tables.c.worker.is_not(None), schema.tables.c.worker != self.worker)
        put = sa.update(schema.tables).where(others).values(worker=None, lease=None)
        await self._write(lambda connection: connection.execute(put) and None)

    async def give_up(self) -> None:
        """A clean stop: another worker need not wait for our leases, nor think that anybody is here."""

        def give(connection: sa.Connection) -> None:
            mine = schema.tables.c.worker == self.worker
            connection.execute(sa.update(schema.tables).where(mine).values(worker=None, lease=None))
            connection.execute(sa.delete(schema.presences).where(schema.presences.c.worker == self.worker))

        await self._write(give)

    # Who is there

    async def put_presences(
        self, came: Collection[tuple[str, int]], went: Collection[tuple[str, int]], until: float
    ) -> None:
        """Note which seats have a page at this worker now."""
        columns = schema.presences.c

        def put(connection: sa.Connection) -> None:
            for id, seat in sorted({*came, *went}):
                mine = sa.and_(columns.table == id, columns.seat == seat, columns.worker == self.worker)
                connection.execute(sa.delete(schema.presences).where(mine))
            if came:
                rows = [{"table": id, "seat": seat, "worker": self.worker, "until": until} for id, seat in sorted(came)]
                connection.execute(sa.insert(schema.presences), rows)
            for id in sorted({id for id, _ in (*came, *went)}):
                self._notify(connection, id, 0)

        await self._write(put)

    async def keep_presences(self, now: float, until: float) -> int:
        """Say again that this worker lives, and forget workers that have not for long; how many seats it has."""
        columns = schema.presences.c

        def keep(connection: sa.Connection) -> int:
            mine = columns.worker == self.worker
            kept = connection.execute(sa.update(schema.presences).where(mine).values(until=until)).rowcount
            connection.execute(sa.delete(schema.presences).where(columns.until < now - 60))
            return kept

        return await self._write(keep)

    # Talk

    async def say(self, id: str, seat: int | None, name: str, text: str, at: float, most: int) -> None:
        """Keep a message; Full if there are as many already as are kept."""
        columns = schema.talk.c
        last = sa.select(sa.func.max(columns.n)).where(columns.table == id)

        def put(connection: sa.Connection) -> None:
            self._revise(connection, id)  # first: its row keeps two from taking the same number
            n = (connection.execute(last).scalar() or 0) + 1
            if n > most:
                raise Full
            connection.execute(sa.insert(schema.talk).values(table=id, n=n, seat=seat, name=name, text=text, at=at))

        await self._write(put)

    async def talk(self, id: str, after: int = 0, most: int = 100) -> list[SaidRow]:
        """The last messages after some number, oldest first."""
        columns = schema.talk.c
        query = sa.select(schema.talk).where(columns.table == id, columns.n > after)
        query = query.order_by(columns.n.desc()).limit(most)

        def read(connection: sa.Connection) -> list[SaidRow]:
            rows = connection.execute(query).all()
            return [SaidRow(n=row.n, seat=row.seat, name=row.name, text=row.text, at=row.at) for row in reversed(rows)]

        return await self._read(read)

    # Changes, told and counted

    def _revise(self, connection: sa.Connection, id: str) -> None:
        columns = schema.tables.c
        connection.execute(sa.update(schema.tables).where(columns.id == id).values(revision=columns.revision + 1))
        self._notify(connection, id, 0)

    def _notify(self, connection: sa.Connection, id: str, seq: int) -> None:
        if self.channel:
            connection.execute(sa.select(sa.func.pg_notify(self.channel, f"{self.worker} {id} {seq}")))

    # Threads

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _write(self, work: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        return await self._run(run)

    _read = _write  # a reading transaction is short, and SQLite has one thread for all


def _values(entry: EntryRow) -> dict[str, Any]:
    return msgspec.structs.asdict(entry) | {"more": json.dumps(entry.more)}


def _keep_pack(
    connection: sa.Connection, game: str, hash: str, pack: Mapping[str, Any], brought: float | None = None
) -> None:
    columns = schema.packs.c
    kept = sa.select(columns.hash).where(columns.hash == hash, columns.game == game)
    if connection.execute(kept).scalar() is None:
        with suppress(sa.exc.IntegrityError), connection.begin_nested():
            values = {"hash": hash, "game": game, "json": json.dumps(pack), "brought": brought}
            connection.execute(sa.insert(schema.packs).values(**values))


def _add_table(connection: sa.Connection, row: TableRow, seats: Iterable[SeatRow]) -> None:
    clock = msgspec.json.encode(row.clock).decode() if row.clock else None
    values = msgspec.structs.asdict(row) | {"options": json.dumps(row.options), "clock": clock}
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


COLUMNS = [schema.tables.c[name] for name in TableRow.__struct_fields__]


def _tables(connection: sa.Connection, wanted: sa.ColumnElement[bool], most: int = 1) -> list[Found]:
    query = sa.select(*COLUMNS).where(wanted).order_by(schema.tables.c.created.desc()).limit(most)
    rows = []
    for row in connection.execute(query).mappings():
        clock = msgspec.json.decode(row["clock"], type=Clock) if row["clock"] else None
        rows.append(TableRow(**{**row, "options": json.loads(row["options"]), "clock": clock}))
    ids = [row.id for row in rows]
    holders: dict[tuple[str, int], set[str]] = {}
    for held in connection.execute(sa.select(schema.holders).where(schema.holders.c.table.in_(ids))):
        holders.setdefault((held.table, held.seat), set()).add(held.holder)
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    found = sa.select(schema.seats).where(schema.seats.c.table.in_(ids)).order_by(schema.seats.c.seat)
    for seat in connection.execute(found):
        held_by = frozenset(holders.get((seat.table, seat.seat), ()))
        made = SeatRow(seat=seat.seat, kind=seat.kind, name=seat.name, bot=seat.bot, holders=held_by)
        seats[seat.table].append(made)
    return [(row, seats[row.id]) for row in rows]
