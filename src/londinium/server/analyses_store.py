"""Analyses in the store: who waits, who is at which, and what was found out so far."""

import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Literal, NamedTuple

import msgspec
import sqlalchemy as sa

from londinium.server import schema
from londinium.server.database import Database
from londinium.server.people.played import recount

KEPT = 2_000  # analyses; the oldest go
LEASE = 20.0  # seconds; after a worker's death another takes up what was its to do

COLUMNS = schema.analyses.c
Full = Literal["client", "everybody"]


class Said(NamedTuple):
    """What is kept of a seat's play for good: the report itself may go."""

    accuracy: float | None
    luck: float


NOTHING: Mapping[int, Said] = {}


class AnalysisRow(msgspec.Struct, kw_only=True):
    id: str
    source: str
    budget: str
    client: str
    status: str = "waiting"
    done: int = 0
    total: int = 0
    saved: str | None = None
    report: str | None = None
    problem: str | None = None
    at: float = msgspec.field(default_factory=time.time)
    worker: str | None = None


class AnalysesStore(Database):
    """What the store does with analyses."""

    async def add_analysis(self, row: AnalysisRow, most: int, all_most: int) -> Full | None:
        """Have a game analysed, unless it is or has been; who has too many waiting for that, if anybody.

        One that failed is tried again.
        """

        def add(connection: sa.Connection) -> Full | None:
            found = connection.execute(sa.select(COLUMNS.status).where(COLUMNS.id == row.id)).scalar()
            if found in ("waiting", "done"):
                return None
            waiting = sa.select(sa.func.count()).select_from(schema.analyses).where(schema.WAITING)
            if (connection.execute(waiting.where(COLUMNS.client == row.client)).scalar() or 0) >= most:
                return "client"
            if (connection.execute(waiting).scalar() or 0) >= all_most:
                return "everybody"
            connection.execute(sa.delete(schema.analyses).where(COLUMNS.id == row.id))
            with suppress(sa.exc.IntegrityError), connection.begin_nested():  # another process adds it just now
                connection.execute(sa.insert(schema.analyses).values(**msgspec.structs.asdict(row)))
            old = sa.select(COLUMNS.id).where(~schema.WAITING).order_by(COLUMNS.at.desc()).offset(KEPT)
            connection.execute(sa.delete(schema.analyses).where(COLUMNS.id.in_(old)))
            return None

        return await self._write(add)

    async def analysis(self, id: str) -> tuple[AnalysisRow, int] | None:
        """An analysis, and how many others come before it."""

        def read(connection: sa.Connection) -> tuple[AnalysisRow, int] | None:
            row = connection.execute(sa.select(*FIELDS).where(COLUMNS.id == id)).mappings().first()
            if row is None:
                return None
            found = AnalysisRow(**row)
            ahead = sa.select(sa.func.count()).select_from(schema.analyses).where(schema.WAITING, COLUMNS.at < found.at)
            return found, (connection.execute(ahead).scalar() or 0) if found.status == "waiting" else 0

        return await self._read(read)

    async def take_analysis(self, now: float) -> AnalysisRow | None:
        """The first that waits and that nobody is at: it is ours for a while."""
        free = sa.or_(COLUMNS.lease.is_(None), COLUMNS.lease < now, COLUMNS.lease > now + 2 * LEASE)
        first = sa.select(COLUMNS.id).where(schema.WAITING, free).order_by(COLUMNS.at).limit(1)

        def take(connection: sa.Connection) -> AnalysisRow | None:
            id = connection.execute(first.with_for_update(skip_locked=True)).scalar()
            if id is None:
                return None
            put = sa.update(schema.analyses).where(COLUMNS.id == id, free).values(worker=self.worker, lease=now + LEASE)
            if connection.execute(put).rowcount != 1:
                return None
            row = connection.execute(sa.select(*FIELDS).where(COLUMNS.id == id)).mappings().one()
            return AnalysisRow(**row)

        return await self._write(take)

    async def put_analysis(
        self, id: str, now: float, table: str = "", said: Mapping[int, Said] = NOTHING, **values: Any
    ) -> bool:
        """Keep how far it has come, and in the end what it says of a table's seats; False if it is no longer ours."""
        ours = sa.and_(COLUMNS.id == id, COLUMNS.worker == self.worker)
        put = sa.update(schema.analyses).where(ours).values(**values, lease=now + LEASE)
        result = schema.results.c

        def keep(connection: sa.Connection) -> bool:
            if connection.execute(put).rowcount != 1:
                return False
            for seat, one in said.items():
                change = sa.update(schema.results).where(result.table == table, result.seat == seat)
                connection.execute(change.values(**one._asdict()))
            if said:
                recount(connection, [table])
            return True

        return await self._write(keep)

    async def leave_analyses(self, others: bool = False) -> None:
        """Our leases end with a clean stop; those of `others` when there is one worker, which has just been started."""
        whose = COLUMNS.worker != self.worker if others else COLUMNS.worker == self.worker
        put = sa.update(schema.analyses).where(whose).values(worker=None, lease=None)
        await self._write(lambda connection: connection.execute(put) and None)


FIELDS = [COLUMNS[name] for name in AnalysisRow.__struct_fields__]
