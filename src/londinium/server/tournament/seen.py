"""A tournament as people see it: on its page, in a list of their own, and as a file."""

import csv
import io

import sqlalchemy as sa

from londinium.kernel.words import Words
from londinium.server.refusals import Failed
from londinium.server.tables import Tables
from londinium.server.tournament import store
from londinium.server.tournament.holding import LEAST, MOST
from londinium.server.tournament.shapes import (
    BoardSeat,
    OwnBoard,
    TournamentBoard,
    TournamentInfo,
    TournamentLine,
    TournamentPlayer,
    TournamentRound,
)
from londinium.server.tournament.standing import standing
from londinium.server.tournament.store import BOARD, PLAYER, SEAT, TOURNAMENT, BoardRow, Tournament

LISTED = 20  # of one's own
FORMULA = ("=", "+", "-", "@", "\t")  # what a spreadsheet would carry out
WORDS = Words("tournament.ftl")


async def find(tables: Tables, id: str) -> Tournament:
    valid = id.isascii() and id.isalnum()
    found = await tables.store.transact(lambda connection: store.find(connection, id)) if valid else None
    if found is None:
        raise Failed(404, "There is no such tournament.", "web-refused-no-tournament")
    return found


def info(tournament: Tournament, holder: str | None, now: float) -> TournamentInfo:
    me = tournament.number_of(holder) if holder else None
    return TournamentInfo(
        id=tournament.id,
        title=tournament.title,
        game=tournament.game,
        options=tournament.options,
        seats=tournament.seats,
        system=tournament.system,
        rounds=tournament.rounds,
        round=tournament.round,
        clock=tournament.clock,
        wait=round(tournament.wait / 60),
        status=tournament.status,
        host=holder == tournament.host,
        me=me,
        players=_players(tournament, me),
        played=_rounds(tournament),
        own=_own(tournament, me, now),
        least=LEAST,
        most=MOST,
    )


def _players(tournament: Tournament, me: int | None) -> list[TournamentPlayer]:
    lines = standing(tournament.players, tournament.results, tournament.system)
    return [
        TournamentPlayer(
            number=line.player,
            name=tournament.players[line.player].name,
            me=line.player == me,
            out=tournament.players[line.player].out is not None,
            place=line.place if tournament.round else None,
            points=line.points / 2,
            buchholz=line.buchholz / 2,
            berger=line.berger / 4,
            wins=line.wins,
        )
        for line in lines
    ]


def _rounds(tournament: Tournament) -> list[TournamentRound]:
    made = []
    for number in range(tournament.round, 0, -1):
        boards = [_board(board) for board in tournament.boards if board.round == number]
        made.append(TournamentRound(round=number, boards=boards))
    return made


def _board(board: BoardRow) -> TournamentBoard:
    seats = [
        BoardSeat(player=one.player, came=one.came, points=None if one.points is None else one.points / 2)
        for one in board.seats
    ]
    return TournamentBoard(board=board.board, seats=seats, table=board.table, over=board.over)


def _own(tournament: Tournament, me: int | None, now: float) -> OwnBoard | None:
    """Where somebody has to be now."""
    board = next((one for one in tournament.now if me in one.players and not one.over), None)
    if me is None or board is None or tournament.players[me].out is not None:
        return None
    return OwnBoard(
        board=board.board,
        others=[tournament.players[number].name for number in board.players if number != me],
        came=next(one.came for one in board.seats if one.player == me),
        table=board.table,
        seconds=max(0, round(board.until - now)),
    )


async def own(tables: Tables, holder: str) -> list[TournamentLine]:
    """The tournaments that somebody holds or plays in, the newest first."""
    entered = sa.select(PLAYER.tournament).where(PLAYER.browser == holder)
    # Counted line by line: a tournament of 64 read whole, twenty times over, takes longer than the page may
    people = sa.select(sa.func.count()).where(PLAYER.tournament == TOURNAMENT.id)
    mine = sa.and_(PLAYER.tournament == TOURNAMENT.id, PLAYER.browser == holder, PLAYER.out.is_(None))
    sits = sa.and_(SEAT.tournament == TOURNAMENT.id, SEAT.round == TOURNAMENT.round, SEAT.player == PLAYER.number)
    there = sa.and_(BOARD.tournament == TOURNAMENT.id, BOARD.round == TOURNAMENT.round, BOARD.board == SEAT.board)
    ready = sa.exists().where(mine, sits, there, ~BOARD.over)
    columns = [TOURNAMENT[name] for name in ("id", "title", "game", "status", "round", "rounds")]
    query = sa.select(*columns, people.scalar_subquery().label("players"), ready.label("ready"))
    query = query.where(sa.or_(TOURNAMENT.host == holder, TOURNAMENT.id.in_(entered)))
    newest = query.order_by(TOURNAMENT.created.desc(), TOURNAMENT.id).limit(LISTED)
    rows = await tables.store.transact(lambda connection: connection.execute(newest).mappings().all())
    return [TournamentLine(**{**row, "ready": bool(row["ready"])}) for row in rows]


async def of_table(tables: Tables, table: str, holder: str | None) -> str | None:
    """The id of the tournament that a table is part of, if somebody plays in it."""
    if holder is None or not (table.isascii() and table.isalnum()):
        return None
    plays = sa.exists().where(PLAYER.tournament == BOARD.tournament, PLAYER.browser == holder)
    query = sa.select(BOARD.tournament).where(BOARD.table == table, plays)
    return await tables.store.transact(lambda connection: connection.execute(query).scalar())


# As a file


def as_csv(tournament: Tournament, language: str) -> str:
    """The standing, and by round whom each player met and what it brought."""

    def word(key: str, **args: int) -> str:
        return WORDS.say("kernel", f"web-tournament-column-{key}", args, language)

    heads = [word(one) for one in ("place", "name", "points", "buchholz", "berger", "wins")]
    heads += [word("round", n=n) for n in range(1, tournament.round + 1)]
    names = {number: plain(one.name) for number, one in tournament.players.items()}
    text = io.StringIO()
    out = csv.writer(text)
    out.writerow(heads)
    for line in _players(tournament, None):
        values = (line.points, line.buchholz, line.berger, line.wins)
        met = [_met(tournament, line.number, number, names) for number in range(1, tournament.round + 1)]
        out.writerow([line.place, names[line.number], *(f"{value:g}" for value in values), *met])
    return text.getvalue()


def _met(tournament: Tournament, player: int, round: int, names: dict[int, str]) -> str:
    board = next((one for one in tournament.boards if one.round == round and player in one.players), None)
    if board is None:
        return ""
    points = next(one.points for one in board.seats if one.player == player)
    others = ", ".join(names[other] for other in board.players if other != player)
    said = "" if points is None else f"{points / 2:g}"
    return f"{said} ({others})" if others else said


def plain(name: str) -> str:
    """A name that a spreadsheet takes for a name."""
    return f"'{name}" if name.startswith(FORMULA) else name
