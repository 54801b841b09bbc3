"""What is due in the store, who is at it, and who is there: what the workers of one store know of each other."""

from collections.abc import Collection

import sqlalchemy as sa

from londinium.server import schema
from londinium.server.rows import Seen
from londinium.server.tables_store import TablesStore

LEASE_SECONDS = 8.0  # after a worker's death another takes up what was its to do
PRESENT_SECONDS = 60.0  # longer than a worker's sign of life lasts: one further ahead is of another clock


class DueStore(TablesStore):
    """Leases on what is due, and the signs of life of pages and workers."""

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(engine)
        self.lease_seconds = LEASE_SECONDS

    async def take_due(self, now: float, most: int = 50) -> list[str]:
        """Take the lease on tables whose time has come, and renew it on those that are ours already."""
        columns = schema.tables.c
        come = columns.due <= now
        free = sa.or_(columns.lease.is_(None), self.ended(now))
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
        free = sa.or_(columns.lease.is_(None), self.ended(now), columns.worker == self.worker)
        put = (
            sa.update(schema.tables)
            .where(columns.id == id, columns.due <= now, free)
            .values(worker=self.worker, lease=now + self.lease_seconds)
        )
        return await self._write(lambda connection: connection.execute(put).rowcount == 1)

    def ended(self, now: float) -> sa.ColumnElement[bool]:
        """A lease that is over, or further ahead than any is given: the clock has been set back."""
        lease = schema.tables.c.lease
        return sa.or_(lease < now, lease > now + 2 * self.lease_seconds)

    async def set_due(self, id: str, seq: int, due: float | None) -> None:
        """Correct what is due at a table, unless it has gone on since."""
        columns, entry = schema.tables.c, schema.entries.c
        later = sa.exists().where(entry.table == id, entry.seq > seq)
        put = sa.update(schema.tables).where(columns.id == id, ~later).values(due=due, worker=None, lease=None)
        await self._write(lambda connection: connection.execute(put) and None)

    async def take_over(self) -> None:
        """The worker that had leases here is dead: there is one worker, and it has just been started."""
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
            old = sa.or_(columns.until < now - PRESENT_SECONDS, columns.until > now + PRESENT_SECONDS)
            connection.execute(sa.delete(schema.presences).where(old))
            return kept

        return await self._write(keep)

    async def look(self, ids: Collection[str], now: float) -> dict[str, Seen]:
        """How far tables have come, and which of their seats have a page at another worker: one look for all."""
        if not ids:
            return {}
        table, entry, presence = schema.tables.c, schema.entries.c, schema.presences.c

        def read(connection: sa.Connection) -> dict[str, Seen]:
            # For each table by itself, where the index knows its last entry: grouped, every entry would be read
            last = sa.select(sa.func.max(entry.seq)).where(entry.table == table.id).scalar_subquery()
            tables = sa.select(table.id, table.revision, sa.func.coalesce(last, 0)).where(table.id.in_(ids))
            others = presence.worker != self.worker
            there = sa.select(presence.table, presence.seat).where(
                presence.table.in_(ids), others, presence.until.between(now, now + PRESENT_SECONDS)
            )
            present: dict[str, set[int]] = {}
            for id, seat in connection.execute(there):
                present.setdefault(id, set()).add(seat)
            return {
                id: Seen(seq=seq, revision=revision, present=frozenset(present.get(id, ())))
                for id, revision, seq in connection.execute(tables)
            }

        return await self._read(read)
