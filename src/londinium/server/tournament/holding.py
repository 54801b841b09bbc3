"""What people do with a tournament: hold it, enter and leave it, start it, and sit down at their board."""

import secrets
from collections.abc import Callable
from typing import TypeVar

import msgspec
import sqlalchemy as sa

from londinium.kernel.registry import game as find_game
from londinium.server import names
from londinium.server.refusals import Denied, Failed
from londinium.server.tables import Tables
from londinium.server.tournament import rounds, store
from londinium.server.tournament.shapes import NewTournament
from londinium.server.tournament.store import Entrant, Tournament

LEAST, MOST = 4, 64  # players

T = TypeVar("T")


async def create(tables: Tables, wanted: NewTournament, holder: str, maker: str) -> str:
    """A new tournament, checked by the game for every number that may sit at a table; its id."""
    game = find_game(wanted.game)
    if wanted.system == "robin" and wanted.seats != 2:
        sentence = "In a round robin two sit at a table. For three or four, choose the Swiss system."
        raise Denied("not-yours", sentence, "web-refused-tournament-robin")
    for players in range(2, wanted.seats + 1):
        game.new(players, 0, wanted.options)  # refused where the game is not for as many
    tournament = Tournament(
        id=secrets.token_hex(6),
        title=" ".join(wanted.title.split()),
        game=game.id,
        options=msgspec.to_builtins(game.new(wanted.seats, 0, wanted.options).options),
        seats=wanted.seats,
        system=wanted.system,
        rounds=wanted.rounds,
        clock=wanted.clock,
        wait=wanted.wait * 60.0,
        status="gathering",
        round=0,
        host=holder,
        maker=maker,
        players={},
        boards=[],
    )
    await tables.store.transact(lambda connection: store.add(connection, tournament, tables.clock()))
    return tournament.id


async def enter(tables: Tables, id: str, holder: str, name: str) -> None:
    """Play in it, under a name that nobody else there has. Asked twice, one is in once."""
    name = " ".join(name.split())
    if not names.skeleton(name):
        raise Denied("not-yours", "A name needs a letter or a digit.", "web-refused-name-empty")
    if names.mixed(name):
        raise Denied("not-yours", "A name keeps to one alphabet.", "web-refused-name-mixed")

    def work(connection: sa.Connection, tournament: Tournament) -> None:
        if tournament.number_of(holder) is not None:
            return
        _check_gathering(tournament)
        if len(tournament.players) >= MOST:
            raise Denied(
                "not-yours", f"A tournament has {MOST} players at most.", "web-refused-tournament-full", n=MOST
            )
        if names.taken(name, (one.name for one in tournament.players.values())):
            sentence = "Somebody here has that name, or one that looks like it."
            raise Denied("not-yours", sentence, "web-refused-name")
        store.add_player(connection, id, Entrant(max(tournament.players, default=0) + 1, holder, name, None))

    await _change(tables, id, work)


async def take_out(tables: Tables, id: str, holder: str | None, number: int) -> None:
    """Somebody goes, or the host sends them away: before the start without a trace, then from this round on."""

    def work(connection: sa.Connection, tournament: Tournament) -> None:
        if number not in tournament.players:
            raise Failed(404, "There is no such player here.", "web-refused-tournament-player")
        if holder not in (tournament.host, tournament.players[number].browser):
            _refuse_host()
        if tournament.status == "gathering":
            store.remove_player(connection, id, number)
        elif tournament.status == "playing":
            store.put_out(connection, id, number, tournament.round)

    await _change(tables, id, work)
    await rounds.advance(tables, id)


async def start(tables: Tables, id: str, holder: str | None) -> None:
    """Draw the numbers and begin the first round."""

    def work(connection: sa.Connection, tournament: Tournament) -> None:
        if holder != tournament.host:
            _refuse_host()
        if tournament.status != "gathering":
            return  # asked twice
        if len(tournament.players) < LEAST:
            sentence = f"A tournament begins with {LEAST} players or more."
            raise Denied("not-yours", sentence, "web-refused-tournament-few", n=LEAST)
        drawn = tables.chance.sample(sorted(tournament.players), len(tournament.players))
        for number in drawn:
            store.remove_player(connection, id, number)
        for n, number in enumerate(drawn, 1):
            store.add_player(connection, id, tournament.players[number]._replace(number=n))
        store.put(connection, id, status="playing", rounds=rounds.rounds_for(tournament))

    await _change(tables, id, work)
    await rounds.advance(tables, id)


async def sit(tables: Tables, id: str, holder: str | None) -> None:
    """Somebody is at their board; when all are, the game begins."""

    def work(connection: sa.Connection, tournament: Tournament) -> None:
        number = tournament.number_of(holder)
        board = next((one for one in tournament.now if number in one.players), None)
        if number is None or board is None or tournament.players[number].out is not None:
            sentence = "You have no board in this round."
            raise Denied("not-yours", sentence, "web-refused-tournament-board")
        if not board.over and tables.clock() < board.until:
            store.put_seat(connection, id, board.round, number, came=True)

    await _change(tables, id, work)
    await rounds.advance(tables, id)


async def _change(tables: Tables, id: str, work: Callable[[sa.Connection, Tournament], T]) -> T:
    """Some work on a tournament that nobody else changes meanwhile."""

    def held(connection: sa.Connection) -> T:
        tournament = store.hold(connection, id)
        if tournament is None:
            raise Failed(404, "There is no such tournament.", "web-refused-no-tournament")
        return work(connection, tournament)

    return await tables.store.transact(held)


def _check_gathering(tournament: Tournament) -> None:
    if tournament.status != "gathering":
        raise Denied("not-yours", "This tournament has begun without you.", "web-refused-tournament-begun")


def _refuse_host() -> None:
    raise Failed(403, "Only the one who holds the tournament may do this.", "web-refused-tournament-host")
