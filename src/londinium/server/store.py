"""The store: SQLite in a file, or PostgreSQL by its URL.

It keeps what was done. Every call runs in a thread, so the event loop never waits for the disk; moves that arrive
while a commit is under way are committed together in the next one. A commit that was acknowledged survives a kill.
"""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar, cast

import msgspec
import sqlalchemy as sa
from msgspec import UNSET

from londinium.server import metrics, schema
from londinium.server.analyses_store import AnalysesStore
from londinium.server.database import keep_pack
from londinium.server.ladder.settling import put_rated
from londinium.server.people.played import recount
from londinium.server.protocol import Clock
from londinium.server.quick import QuickInsert
from londinium.server.reminders import queue
from londinium.server.rows import EntryRow, Over, SaidRow, SeatRow, Seen, Snapshot, TableChange, TableRow

T = TypeVar("T")
Found = tuple[TableRow, list[SeatRow]]

NO_CHANGE = TableChange()
PROGRAM = "program"  # a bot that the host offers beside the levels
STRENGTH = ("easy", "medium", "hard", "expert", PROGRAM)  # of bots, the weakest first
LISTED = 6  # public tables of one client in the lobby
PRESENT_SECONDS = 60.0  # longer than a worker's sign of life lasts: one further ahead is of another clock
GATHER = 0.005  # seconds from one commit to the next: one of four moves costs little more than one of a single move
LEASE_SECONDS = 8.0  # after a worker's death another takes up what was its to do


class Conflict(Exception):
    """Somebody else was first: the number is taken, or the question is answered."""


class Waiting(NamedTuple):
    """Entries to be written together, or not at all, and who waits for it."""

    entries: Sequence[EntryRow]
    change: TableChange
    done: "asyncio.Future[bool | None]"


class Store(AnalysesStore):
    """One database, as one worker uses it. Open it with `Store.open`, and `close` it."""

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(engine)
        self.lease_seconds = LEASE_SECONDS
        self._quick = QuickInsert(engine)
        self._waiting: list[Waiting] = []
        self._writing = False
        self._next = 0.0  # when the next commit may begin

    async def close(self) -> None:
        while self._writing:
            await asyncio.sleep(0.005)
        self._quick.close()
        self.dispose()

    # Tables and seats

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow], pack: Mapping[str, Any] | None = None) -> None:
        def add(connection: sa.Connection) -> None:
            put_table(connection, row, seats)
            if pack is not None:
                keep_pack(connection, row.game, row.data, pack, row.created if row.corrected else None)

        await self._write(add)

    async def add_rematch(self, id: str, row: TableRow, seats: Sequence[SeatRow]) -> str:
        """The table that follows another: this one, or the one that somebody else was first with."""

        def add(connection: sa.Connection) -> str:
            old = schema.tables.c
            put = sa.update(schema.tables).where(old.id == id, old.next.is_(None)).values(next=row.id)
            if connection.execute(put).rowcount == 1:
                put_table(connection, row, seats)
                self._revise(connection, id)
            return str(connection.execute(sa.select(old.next).where(old.id == id)).scalar())

        return await self._write(add)

    async def table(self, id: str) -> Found | None:
        def read(connection: sa.Connection) -> Found | None:
            found = _tables(connection, schema.tables.c.id == id)
            return found[0] if found else None

        return await self._read(read)

    async def public_tables(self, most: int = 50) -> list[Found]:
        """The newest tables that everybody may see and that are not over; a few of each client that made them."""
        return await self._read(lambda connection: _tables(connection, _id_in(_listed(connection, most)), most))

    async def tables_of(self, holder: str, most: int = 50) -> list[Found]:
        """The newest tables where somebody holds a seat."""
        held = sa.select(schema.holders.c.table).where(
            schema.holders.c.holder == holder, schema.holders.c.former.is_(None)
        )
        return await self._read(lambda connection: _tables(connection, _id_in(held), most))

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
                presence.table.in_(ids), others, presence.until.between(now, now + PRESENT_SECONDS)
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
            _hold(connection, id, seat, holder)
            self._revise(connection, id)
            return True

        return await self._write(take)

    async def add_holder(self, id: str, seat: int, holder: str, links: int) -> bool:
        """Another browser holds a seat too; False if the link that it came by has been revoked."""
        columns, seats = schema.holders.c, schema.seats.c

        def add(connection: sa.Connection) -> bool:
            self._revise(connection, id)  # first: its row keeps a link from being revoked meanwhile
            valid = sa.select(seats.seat).where(seats.table == id, seats.seat == seat, seats.links == links)
            if connection.execute(valid).scalar() is None:
                return False
            mine = sa.and_(columns.table == id, columns.seat == seat, columns.holder == holder)
            connection.execute(sa.delete(schema.holders).where(mine))
            _hold(connection, id, seat, holder)
            recount(connection, [id])
            return True

        return await self._write(add)

    async def revoke_links(self, id: str, seat: int, holder: str) -> None:
        """The personal links of a seat that were made so far are void, and only this browser holds it."""
        columns, held = schema.seats.c, schema.holders.c

        def revoke(connection: sa.Connection) -> None:
            self._revise(connection, id)
            put = sa.update(schema.seats).where(columns.table == id, columns.seat == seat)
            connection.execute(put.values(links=columns.links + 1))
            others = sa.and_(held.table == id, held.seat == seat, held.holder != holder, held.former.is_(None))
            connection.execute(sa.delete(schema.holders).where(others))
            recount(connection, [id])

        await self._write(revoke)

    async def take_results_back(self, id: str) -> None:
        """A game that was over is not any more: its rules were corrected, and it goes on from where it parts."""
        undone = Over(at=0.0, actions=0)
        await self._write(lambda connection: put_results(connection, id, undone))

    async def invite(self, id: str, seat: int, key: str) -> str:
        """The key of the open invitation to a seat: this one, if there is none yet."""

        def put(connection: sa.Connection) -> str:
            self._revise(connection, id)  # first: its row keeps two from making one at once
            found = connection.execute(sa.select(schema.invitations.c.key).where(*_invited(id, seat))).scalar()
            if found is None:
                connection.execute(sa.insert(schema.invitations).values(table=id, seat=seat, key=key))
            return found or key

        return await self._write(put)

    async def spend_invitation(self, id: str, seat: int, key: str | None = None) -> bool:
        """An invitation is accepted by its key, or called back; False if there is none."""
        gone = sa.delete(schema.invitations).where(*_invited(id, seat))
        if key is not None:
            gone = gone.where(schema.invitations.c.key == key)
        return await self._write(lambda connection: connection.execute(gone).rowcount == 1)

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
            _seat_another(connection, id, number, name, holder)
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
            free = sa.or_(columns.worker.is_(None), columns.worker == self.worker, self._ended(now))
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
        gone = sa.delete(schema.snapshots).where(schema.snapshots.c.table == id)
        await self._write(lambda connection: connection.execute(gone) and None)

    async def put_snapshot(self, id: str, snapshot: Snapshot) -> None:
        def put(connection: sa.Connection) -> None:
            connection.execute(sa.delete(schema.snapshots).where(schema.snapshots.c.table == id))
            values = {"seq": snapshot.seq, "state": snapshot.state, "more": json.dumps(snapshot.more)}
            with suppress(sa.exc.IntegrityError), connection.begin_nested():  # another process makes one just now
                connection.execute(sa.insert(schema.snapshots).values(table=id, **values))

        await self._write(put)

    # What is due

    async def take_due(self, now: float, most: int = 50) -> list[str]:
        """Take the lease on tables whose time has come, and renew it on those that are ours already."""
        columns = schema.tables.c
        come = columns.due <= now
        free = sa.or_(columns.lease.is_(None), self._ended(now))
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
        free = sa.or_(columns.lease.is_(None), self._ended(now), columns.worker == self.worker)
        put = (
            sa.update(schema.tables)
            .where(columns.id == id, columns.due <= now, free)
            .values(worker=self.worker, lease=now + self.lease_seconds)
        )
        return await self._write(lambda connection: connection.execute(put).rowcount == 1)

    def _ended(self, now: float) -> sa.ColumnElement[bool]:
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

    # Talk

    async def say(self, id: str, seat: int | None, name: str, text: str, at: float, most: int) -> None:
        """Keep a message. Those who play and those who watch have so many each, and the oldest of them make room."""
        columns = schema.talk.c
        last = sa.select(sa.func.max(columns.n)).where(columns.table == id)
        alike = sa.and_(columns.table == id, columns.seat.is_(None) if seat is None else columns.seat.is_not(None))
        first = sa.select(columns.n).where(alike).order_by(columns.n.desc()).offset(most).limit(1)

        def put(connection: sa.Connection) -> None:
            self._revise(connection, id)  # first: its row keeps two from taking the same number
            n = (connection.execute(last).scalar() or 0) + 1
            connection.execute(sa.insert(schema.talk).values(table=id, n=n, seat=seat, name=name, text=text, at=at))
            if old := connection.execute(first).scalar():
                connection.execute(sa.delete(schema.talk).where(alike, columns.n <= old))

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


def _values(entry: EntryRow) -> dict[str, Any]:
    return msgspec.structs.asdict(entry) | {"more": json.dumps(entry.more)}


def put_table(connection: sa.Connection, row: TableRow, seats: Iterable[SeatRow]) -> None:
    clock = msgspec.json.encode(row.clock).decode() if row.clock else None
    values = msgspec.structs.asdict(row) | {"options": json.dumps(row.options), "clock": clock}
    connection.execute(sa.insert(schema.tables).values(**values))
    for seat in seats:
        _put_seat(connection, row.id, seat)


def _put_seat(connection: sa.Connection, id: str, seat: SeatRow) -> None:
    """Write a seat as it is now, with its holders."""
    for table in (schema.holders, schema.invitations, schema.seats):
        connection.execute(sa.delete(table).where(table.c.table == id, table.c.seat == seat.seat))
    values = {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "links": seat.links}
    connection.execute(sa.insert(schema.seats).values(table=id, seat=seat.seat, **values))
    for holder, former in {**seat.former, **dict.fromkeys(seat.holders)}.items():
        _hold(connection, id, seat.seat, holder, former)


def _hold(connection: sa.Connection, id: str, seat: int, holder: str, former: str | None = None) -> None:
    """Somebody holds a seat; what a list of their games is sorted by stands beside it."""
    table = schema.tables.c
    row = sa.select(*map(sa.literal, (id, seat, holder)), sa.literal(former, sa.String), table.game, table.created)
    columns = ["table", "seat", "holder", "former", "game", "created"]
    connection.execute(sa.insert(schema.holders).from_select(columns, row.where(table.id == id)))


def put_results(connection: sa.Connection, id: str, over: Over) -> None:
    """Write how the seats of a table came out; once more is the same."""
    connection.execute(sa.delete(schema.results).where(schema.results.c.table == id))
    if over.scores is not None and over.ranking is not None:
        seats = schema.seats.c
        bots = connection.execute(sa.select(seats.bot).where(seats.table == id, seats.kind == "bot")).scalars()
        known = (level if level in STRENGTH else PROGRAM for level in bots if level)
        rival = max(known, key=STRENGTH.index, default=None)
        same = {"table": id, "players": len(over.scores), "rival": rival, "over_at": over.at}
        rows = enumerate(zip(over.scores, over.ranking, strict=True))
        values = [{**same, "seat": seat, "score": score, "place": place} for seat, (score, place) in rows]
        connection.execute(sa.insert(schema.results), values)
        attempt = sa.update(schema.attempts).where(schema.attempts.c.table == id)
        connection.execute(attempt.values(score=over.scores[0], over_at=over.at))  # the first seat is the person's
    recount(connection, [id])


def _invited(id: str, seat: int) -> tuple[sa.ColumnElement[bool], ...]:
    return schema.invitations.c.table == id, schema.invitations.c.seat == seat


def _seat_another(connection: sa.Connection, id: str, seat: int, name: str, holder: str) -> None:
    """Somebody new has a seat, or one who had it before: those who have it now had it before, and may come back."""
    held, seats = schema.holders.c, schema.seats.c
    here = sa.and_(held.table == id, held.seat == seat)
    known_as = sa.select(seats.name).where(seats.table == id, seats.seat == seat).scalar_subquery()
    connection.execute(sa.update(schema.holders).where(here, held.former.is_(None)).values(former=known_as))
    connection.execute(sa.delete(schema.holders).where(here, held.holder == holder))
    _hold(connection, id, seat, holder)
    put = sa.update(schema.seats).where(seats.table == id, seats.seat == seat)
    connection.execute(put.values(kind="person", name=name, bot=None))


def _id_in(ids: Sequence[str] | sa.Select[tuple[str]]) -> sa.ColumnElement[bool]:
    return schema.tables.c.id.in_(ids)


def _listed(connection: sa.Connection, most: int) -> list[str]:
    """The tables of the lobby, from the newest on; those of clients that have their share there are passed over.

    The index goes through them in this order, so that it costs the same among a hundred tables and a million.
    """
    columns, order = schema.tables.c, sa.tuple_(schema.tables.c.created, schema.tables.c.id)
    newest = sa.select(columns.created, columns.id, columns.maker).where(schema.LISTED)
    newest = newest.order_by(columns.created.desc(), columns.id.desc()).limit(2 * most)
    found: list[str] = []
    share: Counter[str] = Counter()
    query = newest
    while len(found) < most and (rows := connection.execute(query).all()):
        for row in rows:
            share[row.maker] += 1
            if not row.maker or share[row.maker] <= LISTED:  # some have no maker: they are older than that
                found.append(row.id)
        enough = [maker for maker, n in share.items() if maker and n >= LISTED]
        last = rows[-1]
        query = newest.where(order < (last.created, last.id), columns.maker.not_in(enough))
    return found[:most]


COLUMNS = [schema.tables.c[name] for name in TableRow.__struct_fields__]


def _tables(connection: sa.Connection, wanted: sa.ColumnElement[bool], most: int = 1) -> list[Found]:
    query = sa.select(*COLUMNS).where(wanted).order_by(schema.tables.c.created.desc()).limit(most)
    rows = []
    for row in connection.execute(query).mappings():
        clock = msgspec.json.decode(row["clock"], type=Clock) if row["clock"] else None
        rows.append(TableRow(**{**row, "options": json.loads(row["options"]), "clock": clock}))
    ids = [row.id for row in rows]
    holders: dict[tuple[str, int], dict[str, str | None]] = {}
    for held in connection.execute(sa.select(schema.holders).where(schema.holders.c.table.in_(ids))):
        holders.setdefault((held.table, held.seat), {})[held.holder] = held.former
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    found = sa.select(schema.seats).where(schema.seats.c.table.in_(ids)).order_by(schema.seats.c.seat)
    for seat in connection.execute(found):
        known = holders.get((seat.table, seat.seat), {})
        made = SeatRow(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            holders=frozenset(holder for holder, former in known.items() if former is None),
            former={holder: former for holder, former in known.items() if former is not None},
            links=seat.links,
        )
        seats[seat.table].append(made)
    return [(row, seats[row.id]) for row in rows]
