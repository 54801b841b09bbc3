"""Finding a game: people who want the same are seated together, near in rating at first, and then less so.

Who wants something stands in the store, so it does not matter which worker they ask. People are seated in one
transaction, which locks those it looks at: two workers that find the same people at once seat them once.

Those who say from which hour they will be here begin to look at that hour, and are seated only if they have come.
"""

import secrets
from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from londinium.kernel.game import Game
from londinium.kernel.registry import game as find_game
from londinium.server import gather, names, schema
from londinium.server.bots import levels
from londinium.server.database import keep_pack
from londinium.server.ladder import ladders, scale
from londinium.server.ladder.settling import rating_of
from londinium.server.ladder.shapes import Pace, Plan, Seeking, WantedGame
from londinium.server.people import profiles
from londinium.server.protocol import DAY, Clock
from londinium.server.refusals import Denied
from londinium.server.rows import SeatRow, TableRow
from londinium.server.tables import Tables
from londinium.server.tables_store import put_table

CLOCKS: dict[Pace, Clock] = {
    "live": Clock(time=15 * 60, increment=15),
    "days": Clock(time=3 * DAY, increment=2 * DAY),
}
STAYS: dict[Pace, float] = {"live": 15.0, "days": 3.0 * DAY}  # seconds that one is waited for without a sign of life
NEAR, WIDER = 6.0, 0.1  # steps of mu within which people are seated at first, and more of it for each second
OFFER = 30.0  # seconds after which a bot is offered
AHEAD = 2.0 * DAY  # up to which a game can be planned
LATE = 3600.0  # seconds after its hour for which a plan is kept though its owner has not come
AWAY = 600.0  # seconds without a sign of life after which someone who comes back no longer looks
PLANS = 12  # that are told at once

SEEKER = schema.seekers.c


class Seeker(NamedTuple):
    """Somebody who waits."""

    holder: str
    name: str
    mu: float
    since: float


def reach(waited: float) -> float:
    """How far apart in mu two may be, for one who has waited this many seconds."""
    return NEAR + WIDER * max(0.0, waited)


def together(waiting: Sequence[Seeker], players: int, now: float) -> list[Seeker] | None:
    """Those who are seated together: the first who waits and has enough others near, with the nearest of them.

    Any two are within the reach of both.
    """
    for first in sorted(waiting, key=lambda one: (one.since, one.holder)):
        near = sorted((one for one in waiting if one is not first), key=lambda one: (abs(one.mu - first.mu), one.since))
        group = [first]
        for other in near:
            if all(_near(other, one, now) for one in group):
                group.append(other)
            if len(group) == players:
                return group
    return None


def _near(one: Seeker, other: Seeker, now: float) -> bool:
    return abs(one.mu - other.mu) <= min(reach(now - one.since), reach(now - other.since))


async def seek(tables: Tables, holder: str, wanted: WantedGame, maker: str) -> Seeking:
    """Want a game from now on; whatever this browser wanted before, it no longer does."""
    game, now = find_game(wanted.game), tables.clock()
    game.new(wanted.players, 0)  # refused where the game is for fewer
    if wanted.players < 2:
        raise Denied("not-yours", "A game is found for two players or more.", "web-refused-find-alone")
    since = max(now, wanted.at or now) if wanted.pace == "live" else now
    if not since <= now + AHEAD:
        raise Denied("not-yours", "A game can be planned up to two days ahead.", "web-refused-find-late")
    name = wanted.name.strip() or await profiles.name_of(tables.store, holder)
    rating = await rating_of(tables.store, game.id, holder)
    values = {"holder": holder, "name": name, "game": game.id, "players": wanted.players, "pace": wanted.pace}
    values |= {"rated": wanted.rated, "mu": rating.mu, "since": since, "seen": now, "maker": maker}

    def put(connection: sa.Connection) -> None:
        away = sa.or_(*(sa.and_(SEEKER.pace == pace, SEEKER.seen < now - stay) for pace, stay in STAYS.items()))
        came_or_late = sa.or_(SEEKER.seen >= SEEKER.since, SEEKER.since < now - LATE)
        old = sa.or_(SEEKER.holder == holder, sa.and_(away, came_or_late))
        connection.execute(sa.delete(schema.seekers).where(old))
        connection.execute(sa.insert(schema.seekers).values(**values))

    await tables.store.transact(put)
    return await look(tables, holder)


async def look(tables: Tables, holder: str, there: bool = True) -> Seeking:
    """A sign of life of one who waits, and how it stands; those who can be seated now are.

    Who is not `there`, but reads another page, does not start the game that was found.
    """
    now = tables.clock()
    seen = sa.update(schema.seekers).where(SEEKER.holder == holder).values(seen=now)
    own = sa.select(schema.seekers).where(SEEKER.holder == holder)

    def read(connection: sa.Connection) -> sa.RowMapping | None:
        found = connection.execute(own).mappings().first()
        if found is not None and _forgotten(found, now):
            connection.execute(sa.delete(schema.seekers).where(SEEKER.holder == holder, SEEKER.table.is_(None)))
            return None
        connection.execute(seen)
        return found

    found = await tables.store.transact(read)
    if found is None:
        return Seeking(status="idle")
    if found["table"] is None and found["since"] <= now:
        await _seat(tables, found)
        found = await tables.store.transact(lambda connection: connection.execute(own).mappings().first())
        if found is None:
            return Seeking(status="idle")
    if found["table"] is not None:
        return await _seated(tables, holder, found["table"], there)
    planned, waited = found["since"] > now, max(0.0, now - found["since"])
    there_then = sa.and_(SEEKER.since > now, SEEKER.since <= found["since"])
    others = sa.select(sa.func.count()).where(
        _alike(found), SEEKER.holder != holder, there_then if planned else _here(found, now)
    )
    count = await tables.store.transact(lambda connection: connection.execute(others).scalar())
    return Seeking(
        status="waiting",
        game=found["game"],
        players=found["players"],
        pace=found["pace"],
        rated=found["rated"],
        at=found["since"] if planned else None,
        waited=int(waited),
        within=round(reach(waited) * scale.POINTS),
        others=count or 0,
        bot=await _bot_for(tables, found["game"], found["mu"]) if waited >= OFFER else None,
    )


async def plans(tables: Tables, holder: str | None) -> list[Plan]:
    """What others will be here for, the soonest first."""
    now = tables.clock()
    what = (SEEKER.game, SEEKER.players, SEEKER.rated, SEEKER.since)
    query = sa.select(*what, sa.func.count().label("others")).where(SEEKER.table.is_(None), SEEKER.since > now)
    query = query.where(SEEKER.holder != (holder or "")).group_by(*what).order_by(SEEKER.since, SEEKER.game)
    rows = await tables.store.transact(lambda connection: connection.execute(query.limit(PLANS)).all())
    return [Plan(game=game, players=n, rated=rated, at=at, others=others) for game, n, rated, at, others in rows]


async def _seated(tables: Tables, holder: str, id: str, there: bool) -> Seeking:
    """The game that was found; the first to come starts it."""
    live = await tables.fresh(id)
    if there:
        await gather.start(tables, live)
    if live.position.over:
        await stop(tables, holder)
        return Seeking(status="idle")
    return Seeking(status="seated", game=live.row.game, players=live.row.players, table=id)


async def stop(tables: Tables, holder: str) -> None:
    """Want nothing any more; a game that was found stays."""
    gone = sa.delete(schema.seekers).where(SEEKER.holder == holder)
    await tables.store.transact(lambda connection: connection.execute(gone) and None)


async def with_bots(tables: Tables, holder: str) -> Seeking:
    """Play the game that one waits for against bots of one's own strength, unless people were found meanwhile."""
    own = sa.select(schema.seekers).where(SEEKER.holder == holder, SEEKER.table.is_(None))
    found = await tables.store.transact(lambda connection: connection.execute(own).mappings().first())
    if found is None:
        return await look(tables, holder)
    bot, game = await _bot_for(tables, found["game"], found["mu"]), find_game(found["game"])
    me = Seeker(holder, found["name"], found["mu"], found["since"])
    row, seats = _lay(tables, game, found, [me], bot)

    def put(connection: sa.Connection) -> None:
        if connection.execute(own.with_for_update()).first() is not None:
            put_table(connection, row, seats)
            keep_pack(connection, row.game, row.data, game.export())
            seated = sa.update(schema.seekers).where(SEEKER.holder == holder)
            connection.execute(seated.values(table=row.id))

    await tables.store.transact(put)
    return await look(tables, holder)


def _alike(wanted: sa.RowMapping) -> sa.ColumnElement[bool]:
    """Those who wait for the same."""
    same = [SEEKER[name] == wanted[name] for name in ("game", "players", "pace", "rated")]
    return sa.and_(SEEKER.table.is_(None), *same)


def _here(wanted: sa.RowMapping, now: float) -> sa.ColumnElement[bool]:
    """Those who look by now and have given a sign of life."""
    pace: Pace = wanted["pace"]
    return sa.and_(SEEKER.since <= now, SEEKER.seen >= now - STAYS[pace])


def _forgotten(found: sa.RowMapping, now: float) -> bool:
    """Whether somebody who wanted a game has been away for so long that they no longer do."""
    pace: Pace = found["pace"]
    if found["table"] is not None:
        return False
    if found["seen"] < found["since"]:  # they have not come
        return bool(found["since"] < now - LATE)
    return bool(found["seen"] < now - max(STAYS[pace], AWAY))


async def _seat(tables: Tables, wanted: sa.RowMapping) -> None:
    """Seat people who want this, if there are enough."""
    now, game = tables.clock(), find_game(wanted["game"])

    def work(connection: sa.Connection) -> None:
        waiting = sa.select(schema.seekers).where(_alike(wanted), _here(wanted, now))
        rows = connection.execute(waiting.order_by(SEEKER.holder).with_for_update())
        seekers = [Seeker(row.holder, row.name, row.mu, row.since) for row in rows]
        group = together(seekers, wanted["players"], now)
        if group is None:
            return
        row, seats = _lay(tables, game, wanted, group, None)
        put_table(connection, row, seats)
        keep_pack(connection, row.game, row.data, game.export())
        seated = sa.update(schema.seekers).where(SEEKER.holder.in_([one.holder for one in group]))
        connection.execute(seated.values(table=row.id))

    await tables.store.transact(work)


def _lay(
    tables: Tables, game: Game, wanted: sa.RowMapping, group: Sequence[Seeker], bot: str | None
) -> tuple[TableRow, list[SeatRow]]:
    """A table for those who were found, in any order, with bots at the other seats."""
    order = tables.chance.sample(list(group), len(group))
    pace: Pace = wanted["pace"]
    row = TableRow(
        id=secrets.token_hex(6),
        game=game.id,
        version=game.version,
        data=game.data,
        options=msgspec.to_builtins(game.new(wanted["players"], 0).options),
        players=wanted["players"],
        public=False,
        status="gathering",
        host=order[0].holder,
        created=tables.clock(),
        clock=CLOCKS[pace],
        gone="end" if wanted["players"] == 2 else "bot",
        rated=wanted["rated"],
        maker=wanted["maker"],
    )
    called = [one.name for one in order]
    for one, other in combinations(range(len(order)), 2):
        if names.taken(called[other], [called[one]]):
            called[other] = f"{called[other][:36]} ({other + 1})"
    people = [
        SeatRow(seat=seat, kind="person", name=called[seat], holders=frozenset({one.holder}))
        for seat, one in enumerate(order)
    ]
    bots = [SeatRow(seat=seat, kind="bot", name="", bot=bot) for seat in range(len(people), row.players)]
    return row, [*people, *bots]


async def _bot_for(tables: Tables, game: str, mu: float) -> str:
    """The level of bots that is nearest to somebody's strength."""
    offered = levels(find_game(game))

    def read(connection: sa.Connection) -> str:
        known = ladders.ratings(connection, game, [scale.bot(level) for level in offered])
        strength = {level: known.get(scale.bot(level)) or scale.first(game, scale.bot(level)) for level in offered}
        return min(offered, key=lambda level: abs(strength[level].mu - mu))

    return await tables.store.transact(read)
