"""Rated games and what they do to the ladder.

A result is written in the transaction of the entry that ends its game. It is taken into the ladder afterwards, by any
worker, in a transaction that gives it its number: a worker that is killed in between leaves it to the next, and none
takes it in twice. The ladder is a cache of its games. Where a result is void, since a rule was corrected under the
game, the games that are left are counted again, as if it had never been.
"""

from collections.abc import Iterable
from contextlib import suppress

import sqlalchemy as sa

from londinium.server import schema
from londinium.server.database import Database
from londinium.server.ladder import scale
from londinium.server.ladder.scale import Rating
from londinium.server.rows import Over

GAME, SEAT, RATING, LADDER = schema.rated_games.c, schema.rated_seats.c, schema.ratings.c, schema.ladders.c


def put_rated(connection: sa.Connection, id: str, over: Over) -> None:
    """Write how a rated game ended; one that ends once more, after its rules were corrected, has another result."""
    if over.rated is None:
        return
    for table in (schema.rated_seats, schema.rated_games):
        connection.execute(sa.delete(table).where(table.c.table == id))
    played = sa.select(schema.tables.c.game).where(schema.tables.c.id == id)
    game = connection.execute(played).scalar()
    values = {"table": id, "game": game, "version": over.version, "over_at": over.at}
    connection.execute(sa.insert(schema.rated_games).values(**values))
    players = _now([one.player for one in over.rated], connection)
    rows = [
        {"table": id, "seat": seat, "player": players[seat], "place": one.place, "forfeit": one.forfeit}
        for seat, one in enumerate(over.rated)
    ]
    connection.execute(sa.insert(schema.rated_seats), rows)


def _now(players: list[str], connection: sa.Connection) -> list[str]:
    """Who they are at the end of a game: a device may have become another person's since its beginning."""
    joined = schema.joined.c
    query = sa.select(joined.device, joined.holder).where(joined.device.in_(players))
    people = {row.device: row.holder for row in connection.execute(query)}
    return [people.get(player, player) for player in players]


async def settle(store: Database, game: str) -> int:
    """Take the games that are over into the ladder, each once, in the order in which they ended; how many."""

    def work(connection: sa.Connection) -> int:
        known = _lock(connection, game)
        counted = sa.select(sa.func.count()).where(GAME.game == game, GAME.n.is_not(None), ~GAME.void)
        if connection.execute(counted).scalar() != known:
            known = _count_again(connection, game)
        waiting = sa.select(GAME.table, GAME.over_at).where(GAME.game == game, GAME.n.is_(None), ~GAME.void)
        new = connection.execute(waiting.order_by(GAME.over_at, GAME.table)).all()
        if new:
            last = connection.execute(sa.select(sa.func.max(GAME.n)).where(GAME.game == game)).scalar() or 0
            _take_in(connection, game, [(row.table, row.over_at, last + n) for n, row in enumerate(new, 1)])
            connection.execute(sa.update(schema.ladders).where(LADDER.game == game).values(games=known + len(new)))
        return len(new)

    return await store.transact(work)


def _lock(connection: sa.Connection, game: str) -> int:
    """How many games stand in a ladder; until the end of the transaction nobody else changes it."""
    with suppress(sa.exc.IntegrityError), connection.begin_nested():  # another worker makes the row just now
        if connection.execute(sa.select(LADDER.game).where(LADDER.game == game)).scalar() is None:
            connection.execute(sa.insert(schema.ladders).values(game=game, games=0))
    hold = sa.update(schema.ladders).where(LADDER.game == game).values(games=LADDER.games)
    return connection.execute(hold.returning(LADDER.games)).scalar() or 0


def _count_again(connection: sa.Connection, game: str) -> int:
    """The ladder from its first game on, without those that are void."""
    connection.execute(sa.delete(schema.ratings).where(RATING.game == game))
    order = sa.select(GAME.table, GAME.over_at, GAME.n).where(GAME.game == game, GAME.n.is_not(None), ~GAME.void)
    games = [(row.table, row.over_at, row.n) for row in connection.execute(order.order_by(GAME.n))]
    _take_in(connection, game, games)
    connection.execute(sa.update(schema.ladders).where(LADDER.game == game).values(games=len(games)))
    return len(games)


def _take_in(connection: sa.Connection, game: str, games: Iterable[tuple[str, float, int]]) -> None:
    """Rate games one after the other; each gets its number."""
    known: dict[str, Rating] = {}
    touched: dict[str, float] = {}
    for id, at, n in games:
        seats = connection.execute(sa.select(schema.rated_seats).where(SEAT.table == id).order_by(SEAT.seat)).all()
        players = [seat.player for seat in seats]
        for player in set(players) - known.keys():
            known[player] = _rating(connection, game, player)
        before = [known[player] for player in players]
        rated = scale.after(players, before, [seat.place for seat in seats])
        for seat, was, now in zip(seats, before, rated, strict=True):
            put = sa.update(schema.rated_seats).where(SEAT.table == id, SEAT.seat == seat.seat)
            connection.execute(put.values(was=was.mu, now=now.mu))
            known[seat.player], touched[seat.player] = now, at
        connection.execute(sa.update(schema.rated_games).where(GAME.table == id).values(n=n))
    for player in sorted(touched):
        connection.execute(sa.delete(schema.ratings).where(RATING.game == game, RATING.player == player))
        values = {"game": game, "player": player, "at": touched[player], **known[player]._asdict()}
        connection.execute(sa.insert(schema.ratings).values(**values))


def _rating(connection: sa.Connection, game: str, player: str) -> Rating:
    columns = (RATING.mu, RATING.sigma, RATING.games, RATING.wins)
    row = connection.execute(sa.select(*columns).where(RATING.game == game, RATING.player == player)).first()
    return Rating(*row) if row else scale.first(game, player)


async def rating_of(store: Database, game: str, player: str) -> Rating:
    """How strong somebody is, or where they begin."""
    return await store.transact(lambda connection: _rating(connection, game, player))


# Results that no longer hold


async def take_back(store: Database, id: str, game: str) -> None:
    """The result of a table is void; its points go back where they came from."""
    put = sa.update(schema.rated_games).where(GAME.table == id).values(void=True)
    await store.transact(lambda connection: connection.execute(put) and None)
    await settle(store, game)


async def settle_all(store: Database) -> None:
    """Whatever was left behind by a worker that died."""
    left = sa.select(GAME.game).where(GAME.n.is_(None), ~GAME.void).distinct()
    for game in await store.transact(lambda connection: list(connection.execute(left).scalars())):
        await settle(store, game)


# Somebody who has another name now


def become(connection: sa.Connection, player: str, other: str) -> None:
    """Rated games of a player are another's from the first on: of somebody with two devices, or of nobody."""
    played = sa.select(GAME.game).join(schema.rated_seats, SEAT.table == GAME.table).where(SEAT.player == player)
    games = sorted(connection.execute(played.distinct()).scalars())
    for game in games:
        _lock(connection, game)
    connection.execute(sa.update(schema.rated_seats).where(SEAT.player == player).values(player=other))
    for game in games:
        _count_again(connection, game)
