"""Delete me: games stay, with somebody in the seat; no name, no passkey, nothing that was said stays in the store."""

import json
from contextlib import suppress

import sqlalchemy as sa

from londinium.server import gather, schema
from londinium.server.ladder.settling import become
from londinium.server.names import skeleton
from londinium.server.people import profiles
from londinium.server.people.devices import held_tables, look_again, touched
from londinium.server.people.played import recount
from londinium.server.refusals import Denied
from londinium.server.seats import nobody
from londinium.server.tables import Tables
from londinium.server.tournament import store as tournaments

ATTEMPT, ENTRY, HELD, SEAT = schema.attempts.c, schema.entries.c, schema.holders.c, schema.seats.c
TABLE, TALK = schema.tables.c, schema.talk.c


async def forget(tables: Tables, holder: str) -> None:
    """Take somebody out of the store; what they play still is left first, as a table says for those who leave."""
    for id in await _running(tables, holder):
        with suppress(Denied, KeyError):  # one that can no longer be played is left as it is
            live = await tables.fresh(id)
            for seat in live.held_by(holder):
                if live.seats[seat].holders == {holder}:
                    await gather.leave(tables, live, seat)
    name = await profiles.name_of(tables.store, holder)

    def put(connection: sa.Connection) -> list[str]:
        ids = touched(connection, holder)
        _blank(connection, holder, name)
        connection.execute(sa.update(schema.tables).where(TABLE.host == holder).values(host=nobody()))
        become(connection, holder, nobody())  # those they met keep their points
        tournaments.forget(connection, holder)
        # How many have played a contest stays true
        for game, day in connection.execute(sa.select(ATTEMPT.game, ATTEMPT.day).where(ATTEMPT.holder == holder)).all():
            mine = sa.and_(ATTEMPT.game == game, ATTEMPT.day == day, ATTEMPT.holder == holder)
            connection.execute(sa.update(schema.attempts).where(mine).values(holder=nobody()))
        for table in held_tables():
            connection.execute(sa.delete(table).where(table.c.holder == holder))
        recount(connection, ids)
        tables.store.revise(connection, ids)
        return ids

    look_again(tables, await tables.store.transact(put))
    await tables.store.wipe()


async def _running(tables: Tables, holder: str) -> list[str]:
    held = sa.select(HELD.table).where(HELD.holder == holder, HELD.former.is_(None))
    query = sa.select(TABLE.id).where(TABLE.id.in_(held), TABLE.status != "over").order_by(TABLE.id)
    return await tables.store.transact(lambda connection: list(connection.execute(query).scalars()))


def _blank(connection: sa.Connection, holder: str, name: str) -> None:
    """Names at tables: of the seats that nobody else holds, and wherever it is the profile's own."""
    bare = skeleton(name)
    query = sa.select(HELD.table, HELD.seat, HELD.former, SEAT.name)
    query = query.join(schema.seats, sa.and_(SEAT.table == HELD.table, SEAT.seat == HELD.seat))
    for row in connection.execute(query.where(HELD.holder == holder)).all():
        here = sa.and_(SEAT.table == row.table, SEAT.seat == row.seat)
        known_as = row.name if row.former is None else row.former
        others = (HELD.table == row.table, HELD.seat == row.seat, HELD.holder != holder, HELD.former.is_(None))
        shared = row.former is None and connection.execute(sa.select(HELD.seat).where(*others)).first() is not None
        if shared and skeleton(known_as) != bare:
            continue  # the name of those who play on
        if row.former is None:
            connection.execute(sa.update(schema.seats).where(here).values(name=""))
        said = sa.and_(TALK.table == row.table, TALK.seat == row.seat, TALK.name == known_as)
        connection.execute(sa.delete(schema.talk).where(said))
        _blank_log(connection, row.table, row.seat, known_as)
    if name:
        connection.execute(sa.delete(schema.talk).where(TALK.seat.is_(None), TALK.name == name))


def _blank_log(connection: sa.Connection, table: str, seat: int, name: str) -> None:
    """Entries that say who took a seat over: that somebody did is all that the game needs to know."""
    here = sa.and_(ENTRY.table == table, ENTRY.seat == seat, ENTRY.kind == "taken")
    for seq, more in connection.execute(sa.select(ENTRY.seq, ENTRY.more).where(here)).all():
        said = json.loads(more)
        if said.get("name") == name:
            blank = json.dumps({**said, "name": "", "holder": ""})
            entry = sa.and_(ENTRY.table == table, ENTRY.seq == seq)
            connection.execute(sa.update(schema.entries).where(entry).values(more=blank))
