"""Ladders as people see them: of those with a name, and of bots."""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from londinium.server import schema
from londinium.server.bots import LEVELS
from londinium.server.database import Database
from londinium.server.ladder import scale
from londinium.server.ladder.scale import Rating
from londinium.server.ladder.shapes import Ladder, LadderRow, RatedGame, RatedSeat, Strength
from londinium.server.people import seen
from londinium.server.rows import SeatRow, TableRow

MOST = 100  # people in a ladder, and as many who have no place yet

RATING, PROFILE = schema.ratings.c, schema.profiles.c
COLUMNS = (RATING.mu, RATING.sigma, RATING.games, RATING.wins)


def strength(rating: Rating) -> Strength:
    return Strength(
        rating=rating.points,
        spread=rating.spread,
        games=rating.games,
        wins=rating.wins,
        provisional=rating.provisional,
    )


async def ladder(store: Database, game: str, levels: Iterable[str], holder: str | None) -> Ladder:
    """The ladder of a game; `levels` are those of its bots."""

    def read(connection: sa.Connection) -> Ladder:
        people = (
            sa.select(RATING.player, PROFILE.name, PROFILE.sign, *COLUMNS)
            .join(schema.profiles, PROFILE.holder == RATING.player)
            .where(RATING.game == game)
            .order_by(RATING.mu.desc(), RATING.player)
            .limit(MOST)
        )
        settled = connection.execute(people.where(RATING.games >= scale.PROVISIONAL)).all()
        new = connection.execute(people.where(RATING.games < scale.PROVISIONAL)).all()
        known = ratings(connection, game, [scale.bot(level) for level in LEVELS])
        shown = seen.allowed(connection, "rating", [row.player for row in (*settled, *new)], holder)
        own = ratings(connection, game, [holder]) if holder else {}
        named = holder and connection.execute(sa.select(PROFILE.name).where(PROFILE.holder == holder)).scalar()

        def told(place: int | None, row: Any) -> LadderRow:
            return LadderRow(
                place=place,
                who=seen.person(row.name, row.sign),
                bot=None,
                me=row.player == holder,
                strength=strength(Rating(row.mu, row.sigma, row.games, row.wins)),
            )

        # Those who do not show their rating are left out, and keep their places
        placed = [told(place, row) for place, row in enumerate(settled, 1) if row.player in shown]
        provisional = [told(None, row) for row in new if row.player in shown]
        bots = []
        for level in levels:
            player = scale.bot(level)
            found = strength(known.get(player) or scale.first(game, player))
            found.provisional = False  # where it stands was found out in the arena
            bots.append(LadderRow(place=None, who=None, bot=level, me=False, strength=found))
        return Ladder(
            game=game,
            rows=sorted([*placed, *bots], key=lambda row: -row.strength.rating),
            provisional=provisional,
            needed=scale.PROVISIONAL,
            mine=strength(own[holder]) if holder and holder in own else None,
            named=bool(named),
        )

    return await store.transact(read)


def ratings(connection: sa.Connection, game: str, players: Iterable[str]) -> dict[str, Rating]:
    """The ratings of those who have one."""
    query = sa.select(RATING.player, *COLUMNS).where(RATING.game == game, RATING.player.in_(list(players)))
    return {row.player: Rating(*row[1:]) for row in connection.execute(query)}


async def rated_game(store: Database, id: str, viewer: str | None) -> RatedGame | None:
    """What a rated game did to the ratings that somebody may see; None if it is none, or not over."""
    game, seat = schema.rated_games.c, schema.rated_seats.c

    def read(connection: sa.Connection) -> RatedGame | None:
        void = connection.execute(sa.select(game.void).where(game.table == id)).scalar()
        if void is None:
            return None
        rows = connection.execute(sa.select(schema.rated_seats).where(seat.table == id).order_by(seat.seat)).all()
        shown = seen.allowed(connection, "rating", [row.player for row in rows], viewer)
        seats = [
            RatedSeat(
                seat=row.seat,
                place=row.place,
                forfeit=row.forfeit,
                hidden=row.player not in shown,
                rating=None if row.now is None or row.player not in shown else scale.points(row.now),
                change=None if row.now is None or row.player not in shown else _change(row),
            )
            for row in rows
        ]
        return RatedGame(table=id, void=bool(void), seats=seats)

    return await store.transact(read)


def _change(row: sa.Row[Any]) -> int:
    return scale.points(row.now) - scale.points(row.was)


async def how_strong(
    store: Database, tables: Iterable[tuple[TableRow, list[SeatRow]]], viewer: str | None
) -> dict[tuple[str, int], int]:
    """By table and seat, the rating of those who sit there: of bots, and of people who show theirs to somebody."""
    sitting = [(row, seat) for row, seats in tables for seat in seats if seat.kind != "open"]
    players = {(row.id, seat.seat): _players(seat) for row, seat in sitting}

    def read(connection: sa.Connection) -> dict[tuple[str, int], int]:
        wanted = {player for found in players.values() for player in found}
        query = sa.select(RATING.game, RATING.player, RATING.mu).where(RATING.player.in_(sorted(wanted)))
        known = {(row.game, row.player): row.mu for row in connection.execute(query)} if wanted else {}
        shown = seen.allowed(connection, "rating", {player for _, player in known}, viewer)
        known = {key: mu for key, mu in known.items() if key[1] in shown}
        found = {}
        for row, seat in sitting:
            for player in players[row.id, seat.seat]:
                first = scale.first(row.game, player).mu if scale.level(player) in LEVELS else None
                mu = known.get((row.game, player), first)
                if mu is not None:
                    found[row.id, seat.seat] = scale.points(mu)
        return found

    return await store.transact(read)


def _players(seat: SeatRow) -> list[str]:
    return [scale.bot(seat.bot)] if seat.kind == "bot" and seat.bot else sorted(seat.holders)
