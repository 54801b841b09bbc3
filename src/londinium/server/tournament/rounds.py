"""Rounds that are made by themselves: when the last game of one is over, the next begins.

Everything here is done in one transaction that holds the tournament, by whichever worker comes first, and finds nothing
left to do the second time. A worker that dies leaves it to the next: what is to be done is read off the store.
"""

import asyncio
import logging
import secrets
from collections import Counter
from contextlib import suppress
from math import ceil, log2

import msgspec
import sqlalchemy as sa

from londinium.kernel.game import Game
from londinium.kernel.registry import game as find_game
from londinium.server import gather, schema
from londinium.server.database import StoreError, keep_pack
from londinium.server.refusals import Denied
from londinium.server.rows import SeatRow, TableRow
from londinium.server.tables import Tables
from londinium.server.tables_store import put_table
from londinium.server.tournament import pairing, store
from londinium.server.tournament.standing import alone_points, place_points, totals
from londinium.server.tournament.store import BOARD, TOURNAMENT, BoardRow, Sits, Tournament

EVERY = 2.0  # seconds

TABLE, RATED = schema.tables.c, schema.rated_seats.c

_log = logging.getLogger(__name__)


async def go_round(tables: Tables) -> None:
    """Every few seconds, as long as this worker lives."""
    failing = False
    while True:
        try:
            for id in await waiting(tables):
                await advance(tables, id)
            failing = False
        except Exception as error:  # the store does not answer: it is tried again
            if not failing:
                _log.warning("tournaments wait: %s", error, exc_info=not isinstance(error, Denied | StoreError))
            failing = True
        await asyncio.sleep(EVERY)


async def waiting(tables: Tables) -> list[str]:
    """The tournaments in which something is to be done."""
    now, open_here = tables.clock(), sa.and_(BOARD.tournament == TOURNAMENT.id, ~BOARD.over)
    at_table = sa.exists().where(open_here, TABLE.id == BOARD.table, TABLE.status != "playing")
    waited = sa.exists().where(open_here, BOARD.table.is_(None), BOARD.until <= now)
    done = ~sa.exists().where(open_here)
    query = sa.select(TOURNAMENT.id).where(TOURNAMENT.status == "playing", sa.or_(at_table, waited, done))
    return await tables.store.transact(lambda connection: list(connection.execute(query).scalars()))


async def advance(tables: Tables, id: str) -> None:
    """Take in what is over, seat those who are there, and make the next round when nothing is left of this one."""
    query = sa.select(TOURNAMENT.game).where(TOURNAMENT.id == id)
    played = await tables.store.transact(lambda connection: connection.execute(query).scalar())
    if played is None:
        return
    game = find_game(played)
    for table in await tables.store.transact(lambda connection: _advance(tables, connection, id, game)):
        with suppress(KeyError):
            await gather.start(tables, await tables.fresh(table))


def _advance(tables: Tables, connection: sa.Connection, id: str, game: Game) -> list[str]:
    """The tables that have to be started."""
    tournament = store.hold(connection, id)
    while tournament is not None and tournament.status == "playing":
        for board in tournament.now:
            if not board.over:
                _see_to(tables, connection, tournament, board, game)
        tournament = store.find(connection, id)
        if tournament is None or not all(board.over for board in tournament.now):
            break
        _next_round(tables, connection, tournament)
        tournament = store.find(connection, id)
    laid = [board.table for board in tournament.now if board.table and not board.over] if tournament else []
    fresh = sa.select(TABLE.id).where(TABLE.id.in_(laid), TABLE.status == "gathering").order_by(TABLE.id)
    return list(connection.execute(fresh).scalars())


# A board


def _see_to(tables: Tables, connection: sa.Connection, tournament: Tournament, board: BoardRow, game: Game) -> None:
    if board.table is not None:
        _take_in(connection, tournament, board)
        return
    late = tables.clock() >= board.until
    for one in board.seats:
        if late and not one.came and tournament.players[one.player].out is None:
            store.put_out(connection, tournament.id, one.player, board.round)
            tournament.players[one.player] = tournament.players[one.player]._replace(out=board.round)
    left = [one for one in board.seats if tournament.players[one.player].out is None]
    if len(left) < 2:
        alone = place_points(tournament.seats, [1])[0]
        put_points(connection, tournament, board, {one.player: alone for one in left})
    elif all(one.came for one in left):
        _lay(tables, connection, tournament, board, [one.player for one in left], game)


def _take_in(connection: sa.Connection, tournament: Tournament, board: BoardRow) -> None:
    """The points of a game that is over: by places, nothing for those who left; all share one that was broken off."""
    if connection.execute(sa.select(TABLE.status).where(TABLE.id == board.table)).scalar() != "over":
        return
    rows = connection.execute(sa.select(RATED.seat, RATED.place, RATED.forfeit).where(RATED.table == board.table))
    rated = {row.seat: row for row in rows}
    sat = [one for one in board.seats if one.seat is not None]
    places = [rated[one.seat].place if rated else 1 for one in sat if one.seat is not None]
    points = dict(zip((one.player for one in sat), place_points(tournament.seats, places), strict=True))
    for one in sat:
        if rated and one.seat is not None and rated[one.seat].forfeit:
            points[one.player] = 0
    put_points(connection, tournament, board, points)


def put_points(connection: sa.Connection, tournament: Tournament, board: BoardRow, points: dict[int, int]) -> None:
    """A board is over; who has no points here gets none."""
    for one in board.seats:
        given = {"points": points.get(one.player, 0)}
        store.put_seat(connection, tournament.id, board.round, one.player, **given)
    store.put_board(connection, tournament.id, board, over=True)


def _lay(
    tables: Tables, connection: sa.Connection, tournament: Tournament, board: BoardRow, players: list[int], game: Game
) -> None:
    """A table for those who are there, in any order. Its games are rated: leaving is losing, nothing is taken back."""
    order = tables.chance.sample(players, len(players))
    entrants = [tournament.players[number] for number in order]
    row = TableRow(
        id=secrets.token_hex(6),
        game=game.id,
        version=game.version,
        data=game.data,
        options=msgspec.to_builtins(game.new(len(order), 0, tournament.options).options),
        players=len(order),
        public=False,
        status="gathering",
        host=entrants[0].browser,
        created=tables.clock(),
        clock=tournament.clock,
        gone="end" if len(order) == 2 else "bot",
        rated=True,
        maker=tournament.maker,
    )
    seats = [
        SeatRow(seat=seat, kind="person", name=one.name, holders=frozenset({one.browser}))
        for seat, one in enumerate(entrants)
    ]
    put_table(connection, row, seats)
    keep_pack(connection, row.game, row.data, game.export())
    store.put_board(connection, tournament.id, board, table=row.id)
    for seat, number in enumerate(order):
        store.put_seat(connection, tournament.id, board.round, number, seat=seat)


# A round


def rounds_for(tournament: Tournament) -> int:
    """How many rounds there are: all meet in a round robin; else enough that one stays unbeaten, and one more."""
    players = len(tournament.players)
    if tournament.system == "robin":
        return pairing.rounds_of_all(players)
    usual = ceil(log2(players)) + 1
    return min(tournament.rounds or usual, players - 1)


def _next_round(tables: Tables, connection: sa.Connection, tournament: Tournament) -> None:
    """The next round, or the end: after the last one, and when nobody is left to meet."""
    if tournament.round >= tournament.rounds or len(tournament.playing) < 2:
        store.put(connection, tournament.id, status="over")
        _log.info("a tournament is over", extra={"game": tournament.game})
        return
    number, until = tournament.round + 1, tables.clock() + tournament.wait
    for n, players in enumerate(_paired(tournament, number), 1):
        alone = alone_points(tournament.seats, tournament.system) if len(players) == 1 else None
        seats = [Sits(player, False, None, alone) for player in players]
        board = BoardRow(number, n, until, None, alone is not None, seats)
        store.add_board(connection, tournament.id, board)
    store.put(connection, tournament.id, round=number)


def _paired(tournament: Tournament, round: int) -> pairing.Boards:
    if tournament.system == "robin":
        return pairing.berger(len(tournament.players), round)
    met = pairing.count_meetings(board.players for board in tournament.boards)
    points = totals(tournament.players, tournament.results)
    present = {number: points[number] for number in tournament.playing}
    if tournament.seats == 2:
        byes = Counter(board.players[0] for board in tournament.boards if len(board.seats) == 1)
        return pairing.swiss(present, met, byes)
    small = [board for board in tournament.boards if len(board.seats) < _fullest(tournament, board.round)]
    return pairing.groups(present, met, tournament.seats, Counter(one for board in small for one in board.players))


def _fullest(tournament: Tournament, round: int) -> int:
    return max(len(board.seats) for board in tournament.boards if board.round == round)
