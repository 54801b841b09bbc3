"""What waits for somebody wherever they are on the site: a tournament's table, and a game that was found.

Whoever looks for a game and reads another page meanwhile still looks: asking what waits is their sign of life.
"""

import sqlalchemy as sa

from londinium.server import gather, schema
from londinium.server.ladder import seeking
from londinium.server.live import LiveTable
from londinium.server.people.shapes import Waiting
from londinium.server.tables import Tables

MOST = 5  # tables of tournaments

SEEKER, TABLE = schema.seekers.c, schema.tables.c
TOURNAMENT, PLAYER = schema.tournaments.c, schema.tournament_players.c
BOARD, SEAT = schema.tournament_boards.c, schema.tournament_seats.c


async def waiting(tables: Tables, holder: str) -> list[Waiting]:
    def read(connection: sa.Connection) -> tuple[list[Waiting], bool]:
        looks = sa.select(SEEKER.holder).where(SEEKER.holder == holder)
        return _boards(connection, holder), connection.execute(looks).first() is not None

    found, looks = await tables.store.transact(read)
    if looks:
        game = await seeking.look(tables, holder, there=False)
        if game.table is not None:
            found.append(Waiting(kind="found", game=game.game, title="", link=f"/t/{game.table}"))
    return found


def _boards(connection: sa.Connection, holder: str) -> list[Waiting]:
    """Boards of the present round where somebody has not sat down yet, or whose table is laid."""
    mine = sa.and_(PLAYER.tournament == TOURNAMENT.id, PLAYER.browser == holder, PLAYER.out.is_(None))
    seat = sa.and_(SEAT.tournament == TOURNAMENT.id, SEAT.round == TOURNAMENT.round, SEAT.player == PLAYER.number)
    board = sa.and_(BOARD.tournament == TOURNAMENT.id, BOARD.round == TOURNAMENT.round, BOARD.board == SEAT.board)
    query = (
        sa.select(TOURNAMENT.id, TOURNAMENT.title, TOURNAMENT.game, BOARD.table)
        .join(schema.tournament_players, mine)
        .join(schema.tournament_seats, seat)
        .join(schema.tournament_boards, board)
        .join(schema.tables, TABLE.id == BOARD.table, isouter=True)
        .where(TOURNAMENT.status == "playing", ~BOARD.over, sa.or_(~SEAT.came, TABLE.status != "over"))
        .order_by(BOARD.until, TOURNAMENT.id)
        .limit(MOST)
    )
    return [
        Waiting(
            kind="tournament",
            game=row.game,
            title=row.title,
            link=f"/tournament/{row.id}" if row.table is None else f"/t/{row.table}",
        )
        for row in connection.execute(query)
    ]


async def came(tables: Tables, holder: str | None, live: LiveTable) -> None:
    """Somebody opens a table: where it was found for them, it waits no longer, and the first to come starts it."""
    here = sa.and_(SEEKER.holder == holder, SEEKER.table == live.row.id)

    def put(connection: sa.Connection) -> bool:
        found = connection.execute(sa.select(SEEKER.holder).where(here)).first() is not None
        if found:
            connection.execute(sa.delete(schema.seekers).where(here))
        return found

    if holder is not None and await tables.store.transact(put):
        await gather.start(tables, live)
