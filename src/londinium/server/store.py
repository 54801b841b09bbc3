"""The store: SQLite in a file, or PostgreSQL by its URL.

It keeps what was done. Every call runs in a thread, so the event loop never waits for the disk; moves that arrive
while a commit is under way are committed together in the next one. A commit that was acknowledged survives a kill.
"""

import asyncio
import json
import logging
import time
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from contextvars import Context
from typing import Any, NamedTuple, cast

import msgspec
import sqlalchemy as sa
from msgspec import UNSET

from londinium.server import metrics, schema
from londinium.server.due_store import DueStore
from londinium.server.ladder.settling import put_rated
from londinium.server.quick import QuickInsert
from londinium.server.reminders import queue
from londinium.server.results_store import put_results
from londinium.server.rows import EntryRow, Over, Snapshot, TableChange
from londinium.server.tables_store import seat_another

NO_CHANGE = TableChange()
TOGETHER = 0.25  # seconds for which snapshots wait for others: each by itself would be one more wait for the disk
GATHER = 0.005  # seconds from one commit to the next: one of four moves costs little more than one of a single move


_log = logging.getLogger(__name__)


class Conflict(Exception):
    """Somebody else was first: the number is taken, or the question is answered."""


class Waiting(NamedTuple):
    """Entries to be written together, or not at all, and who waits for it."""

    entries: Sequence[EntryRow]
    change: TableChange
    done: "asyncio.Future[bool | None]"


class Store(DueStore):
    """One database, as one worker uses it. Open it with `Store.open`, and `close` it."""

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(engine)
        self._quick = QuickInsert(engine)
        self._waiting: list[Waiting] = []
        self._writing = False
        self._next = 0.0  # when the next commit may begin
        self._snapshots: dict[str, Snapshot] = {}  # that wait to be kept
        self._keeping: asyncio.TimerHandle | None = None
        self._kept: asyncio.Future[None] | None = None

    async def close(self) -> None:
        await self.keep_snapshots()
        if self._kept:
            await self._kept
        while self._writing:
            await asyncio.sleep(0.005)
        self._quick.close()
        self.dispose()

    async def take_results_back(self, id: str) -> None:
        """A game that was over is not any more: its rules were corrected, and it goes on from where it parts."""
        undone = Over(at=0.0, actions=0)
        await self._write(lambda connection: put_results(connection, id, undone))

    # The log

    async def append(self, *entries: EntryRow, change: TableChange = NO_CHANGE) -> bool | None:
        """Write entries of one table for good; Conflict if a number or a question is taken.

        Returns whether this worker has the lease on what is due now; None if that has not changed.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool | None] = loop.create_future()
        self._waiting.append(Waiting(entries, change, done))
        if not self._writing:
            self._writing = True
            loop.call_at(self._next, self._write_waiting)  # with those that come in the same moment
        return await done

    def _write_waiting(self) -> None:
        """Hand all that waits over to the thread."""
        batch, self._waiting = self._waiting, []
        loop = asyncio.get_running_loop()
        self._next = loop.time() + GATHER
        metrics.batches.observe(len(batch))
        work = self._threads.submit(self._insert, batch)
        work.add_done_callback(lambda done: loop.call_soon_threadsafe(self._written, batch, done))

    def _written(self, batch: Sequence[Waiting], work: Future[list[bool | Conflict | None]]) -> None:
        error = work.exception()
        results = work.result() if error is None else [self._told(cast("Exception", error))] * len(batch)
        for one, result in zip(batch, results, strict=True):
            if one.done.done():
                continue
            if isinstance(result, Exception):
                one.done.set_exception(result)
            else:
                one.done.set_result(result)
        self._writing = bool(self._waiting)
        if self._writing:
            asyncio.get_running_loop().call_at(self._next, self._write_waiting)

    def _insert(self, batch: Sequence[Waiting]) -> list[bool | Conflict | None]:
        """Write a batch: in one statement if it is nothing but entries, as most are, else in one transaction.

        If somebody else was first, one by one. Tables are gone through in one order by every process, so that no two
        wait for each other.
        """
        order = sorted(range(len(batch)), key=lambda at: (batch[at].entries[0].table, batch[at].entries[0].seq))
        results: list[bool | Conflict | None] = [None] * len(batch)
        entries = [entry for at in order for entry in batch[at].entries]
        try:
            if all(one.change == NO_CHANGE and one.entries[0].kind != "started" for one in batch):
                last = [batch[at].entries[-1] for at in order]
                notices = [self._notice(entry.table, entry.seq) for entry in last] if self.channel else []
                if self._quick.insert(entries, self.channel, notices):
                    return results
            else:
                with self.engine.begin() as connection:
                    connection.execute(sa.insert(schema.entries), [_values(entry) for entry in entries])
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
        id, change, held = one.entries[0].table, one.change, None
        columns = schema.tables.c
        values: dict[str, Any] = {}
        if change.status or one.entries[0].kind == "started":
            values["status"] = change.status or "playing"
        if change.seats:
            values["revision"] = columns.revision + 1
            seat = schema.seats.c
            for number, bot in change.seats.items():
                put = sa.update(schema.seats).where(seat.table == id, seat.seat == number)
                connection.execute(put.values(kind="bot" if bot else "person", bot=bot))
        for number, (name, holder) in change.people.items():
            seat_another(connection, id, number, name, holder)
        for number, at in change.turns.items():
            queue.put(connection, id, number, one.entries[-1].seq, at)
        if change.over:
            values |= {"over_at": change.over.at, "actions": change.over.actions}
            put_results(connection, id, change.over)
            put_rated(connection, id, change.over)
        if change.due is None:
            values |= {"due": None, "worker": None, "lease": None}
            held = False
        elif change.due is not UNSET:
            now = time.time()
            free = sa.or_(columns.worker.is_(None), columns.worker == self.worker, self.ended(now))
            now_due = change.due <= now
            values["due"] = change.due
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
        if id in self._snapshots:
            return self._snapshots[id]
        columns = schema.snapshots.c
        query = sa.select(columns.seq, columns.state, columns.more).where(columns.table == id)

        def read(connection: sa.Connection) -> Snapshot | None:
            row = connection.execute(query).first()
            try:
                return Snapshot(seq=row.seq, state=row.state, more=json.loads(row.more)) if row else None
            except ValueError:  # it is a cache, and broken
                connection.execute(sa.delete(schema.snapshots).where(columns.table == id))
                return None

        return await self._read(read)

    async def drop_snapshot(self, id: str) -> None:
        self._snapshots.pop(id, None)
        gone = sa.delete(schema.snapshots).where(schema.snapshots.c.table == id)
        await self._write(lambda connection: connection.execute(gone) and None)

    def put_snapshot(self, id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot soon, together with others. Nobody waits for it: without it more of the log is read."""
        if self._keeping is None:  # not charged to anybody: it is for all
            loop = asyncio.get_running_loop()
            self._keeping = loop.call_later(TOGETHER, self._keep_waiting, context=Context())
        self._snapshots[id] = snapshot

    def _keep_waiting(self) -> None:
        self._kept = asyncio.ensure_future(self.keep_snapshots())

    async def keep_snapshots(self) -> None:
        """Write those that wait, in one transaction."""
        snapshots, self._snapshots = self._snapshots, {}
        if self._keeping:
            self._keeping.cancel()
            self._keeping = None
        if not snapshots:
            return

        def put(connection: sa.Connection) -> None:
            for id, snapshot in sorted(snapshots.items()):  # in one order, so that no two wait for each other
                connection.execute(sa.delete(schema.snapshots).where(schema.snapshots.c.table == id))
                values = {"seq": snapshot.seq, "state": snapshot.state, "more": json.dumps(snapshot.more)}
                with suppress(sa.exc.IntegrityError), connection.begin_nested():  # another process makes one just now
                    connection.execute(sa.insert(schema.snapshots).values(table=id, **values))

        try:
            await self._write(put)
        except Exception as error:
            _log.warning("snapshots could not be kept: %s", error)


def _values(entry: EntryRow) -> dict[str, Any]:
    return msgspec.structs.asdict(entry) | {"more": json.dumps(entry.more)}
