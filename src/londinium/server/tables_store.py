"""Tables, their seats and their talk in the store: who may sit where, who was invited, what was said."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from londinium.server import schema
from londinium.server.analyses_store import AnalysesStore
from londinium.server.database import keep_pack
from londinium.server.people.played import recount
from londinium.server.protocol import Clock
from londinium.server.rows import SaidRow, SeatRow, TableRow

Found = tuple[TableRow, list[SeatRow]]

LISTED = 6  # public tables of one client in the lobby


class TablesStore(AnalysesStore):
    """Everything about a table but its log and what is due there."""

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


def _invited(id: str, seat: int) -> tuple[sa.ColumnElement[bool], ...]:
    return schema.invitations.c.table == id, schema.invitations.c.seat == seat


def seat_another(connection: sa.Connection, id: str, seat: int, name: str, holder: str) -> None:
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
