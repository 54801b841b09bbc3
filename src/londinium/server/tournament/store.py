"""Tournaments in the store: read whole, since none is large. Whatever changes one holds its row."""

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from londinium.server import schema
from londinium.server.protocol import Clock
from londinium.server.seats import nobody
from londinium.server.tournament.shapes import TournamentStatus
from londinium.server.tournament.standing import Board, Seat, System

TOURNAMENT, PLAYER = schema.tournaments.c, schema.tournament_players.c
BOARD, SEAT = schema.tournament_boards.c, schema.tournament_seats.c


class Entrant(NamedTuple):
    number: int
    browser: str
    name: str
    out: int | None


class Sits(NamedTuple):
    player: int
    came: bool
    seat: int | None
    points: int | None


class BoardRow(NamedTuple):
    """A board of a round, with those who meet there."""

    round: int
    board: int
    until: float
    table: str | None
    over: bool
    seats: list[Sits]

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(one.player for one in self.seats)


class Tournament(msgspec.Struct, kw_only=True):
    """All that is known of one."""

    id: str
    title: str
    game: str
    options: dict[str, Any]
    seats: int
    system: System
    rounds: int
    clock: Clock
    wait: float
    status: TournamentStatus
    round: int
    host: str
    maker: str
    players: dict[int, Entrant]
    boards: list[BoardRow]

    @property
    def playing(self) -> list[int]:
        """The numbers of those who are still in it."""
        return [number for number, one in self.players.items() if one.out is None]

    @property
    def now(self) -> list[BoardRow]:
        """The boards of the present round."""
        return [board for board in self.boards if board.round == self.round]

    @property
    def results(self) -> list[Board]:
        """The boards that are over."""
        return [[Seat(one.player, one.points or 0) for one in board.seats] for board in self.boards if board.over]

    def number_of(self, browser: str | None) -> int | None:
        return next((number for number, one in self.players.items() if one.browser == browser), None)


def find(connection: sa.Connection, id: str) -> Tournament | None:
    row = connection.execute(sa.select(schema.tournaments).where(TOURNAMENT.id == id)).mappings().first()
    return None if row is None else _read(connection, row)


def hold(connection: sa.Connection, id: str) -> Tournament | None:
    """A tournament, which nobody else changes until the end of the transaction."""
    lock = sa.update(schema.tournaments).where(TOURNAMENT.id == id).values(round=TOURNAMENT.round)
    row = connection.execute(lock.returning(schema.tournaments)).mappings().first()
    return None if row is None else _read(connection, row)


def _read(connection: sa.Connection, row: sa.RowMapping) -> Tournament:
    id = row["id"]
    columns = (PLAYER.number, PLAYER.browser, PLAYER.name, PLAYER.out)
    people = connection.execute(sa.select(*columns).where(PLAYER.tournament == id).order_by(PLAYER.number))
    seats: dict[tuple[int, int], list[Sits]] = {}
    order = (SEAT.round, SEAT.board, SEAT.seat, SEAT.player)
    for seat in connection.execute(sa.select(schema.tournament_seats).where(SEAT.tournament == id).order_by(*order)):
        sits = Sits(seat.player, seat.came, seat.seat, seat.points)
        seats.setdefault((seat.round, seat.board), []).append(sits)
    boards = sa.select(schema.tournament_boards).where(BOARD.tournament == id).order_by(BOARD.round, BOARD.board)
    known = {name: row[name] for name in Tournament.__struct_fields__ if name in row}
    return Tournament(
        **known
        | {"options": msgspec.json.decode(row["options"]), "clock": msgspec.json.decode(row["clock"], type=Clock)},
        players={one.number: Entrant(*one) for one in people},
        boards=[
            BoardRow(one.round, one.board, one.until, one.table, one.over, seats.get((one.round, one.board), []))
            for one in connection.execute(boards)
        ],
    )


def add(connection: sa.Connection, tournament: Tournament, at: float) -> None:
    made = msgspec.structs.asdict(tournament)
    del made["players"], made["boards"]
    made |= {"options": msgspec.json.encode(tournament.options).decode()}
    made |= {"clock": msgspec.json.encode(tournament.clock).decode(), "created": at}
    connection.execute(sa.insert(schema.tournaments).values(**made))


def put(connection: sa.Connection, id: str, **values: Any) -> None:
    connection.execute(sa.update(schema.tournaments).where(TOURNAMENT.id == id).values(**values))


def add_player(connection: sa.Connection, id: str, entrant: Entrant) -> None:
    connection.execute(sa.insert(schema.tournament_players).values(tournament=id, **entrant._asdict()))


def remove_player(connection: sa.Connection, id: str, number: int) -> None:
    connection.execute(sa.delete(schema.tournament_players).where(PLAYER.tournament == id, PLAYER.number == number))


def put_out(connection: sa.Connection, id: str, number: int, round: int) -> None:
    """Somebody plays no more, from this round on."""
    here = sa.and_(PLAYER.tournament == id, PLAYER.number == number, PLAYER.out.is_(None))
    connection.execute(sa.update(schema.tournament_players).where(here).values(out=round))


def add_board(connection: sa.Connection, id: str, board: BoardRow) -> None:
    """A board of a round; the keys keep it from being made twice."""
    values = {"tournament": id, "round": board.round, "board": board.board}
    row = {**values, "until": board.until, "over": board.over}
    connection.execute(sa.insert(schema.tournament_boards).values(**row))
    connection.execute(sa.insert(schema.tournament_seats), [{**values, **one._asdict()} for one in board.seats])


def put_board(connection: sa.Connection, id: str, board: BoardRow, **values: Any) -> None:
    here = sa.and_(BOARD.tournament == id, BOARD.round == board.round, BOARD.board == board.board)
    connection.execute(sa.update(schema.tournament_boards).where(here).values(**values))


def put_seat(connection: sa.Connection, id: str, round: int, player: int, **values: Any) -> None:
    here = sa.and_(SEAT.tournament == id, SEAT.round == round, SEAT.player == player)
    connection.execute(sa.update(schema.tournament_seats).where(here).values(**values))


# Somebody who has another name now, or none


def become(connection: sa.Connection, device: str, holder: str) -> None:
    """Another device of somebody: what it entered is theirs. Where they play already, the second of them is out."""
    connection.execute(sa.update(schema.tournaments).where(TOURNAMENT.host == device).values(host=holder))
    twice = sa.select(PLAYER.tournament).where(PLAYER.browser == holder)
    entered = sa.select(PLAYER.tournament, PLAYER.number).where(PLAYER.browser == device, PLAYER.tournament.in_(twice))
    for row in connection.execute(entered).all():
        _let_go(connection, row.tournament, row.number)
    theirs = sa.update(schema.tournament_players).where(PLAYER.browser == device)
    connection.execute(theirs.values(browser=holder))


def forget(connection: sa.Connection, holder: str) -> None:
    """Tournaments keep their results, and no name."""
    hosted = sa.update(schema.tournaments).where(TOURNAMENT.host == holder)
    connection.execute(hosted.values(host=nobody(), title=""))
    entered = sa.select(PLAYER.tournament, PLAYER.number).where(PLAYER.browser == holder)
    for row in connection.execute(entered).all():
        _let_go(connection, row.tournament, row.number)


def _let_go(connection: sa.Connection, id: str, number: int) -> None:
    tournament = hold(connection, id)
    if tournament is not None and tournament.status == "gathering":
        remove_player(connection, id, number)
        return
    here = sa.and_(PLAYER.tournament == id, PLAYER.number == number)
    connection.execute(sa.update(schema.tournament_players).where(here).values(browser=nobody(), name=""))
    if tournament is not None and tournament.status == "playing":
        put_out(connection, id, number, tournament.round)
