"""Tournaments in a line: entered, started, and played by leaving."""

from collections.abc import Iterable
from typing import Any

from londinium.server import gather
from londinium.server.protocol import Clock
from londinium.server.tables import Tables
from londinium.server.tournament import holding, rounds, seen
from londinium.server.tournament.shapes import NewTournament, TournamentInfo
from londinium.server.tournament.store import BoardRow, Tournament

PEOPLE = ("ann", "ben", "cat", "dan", "eve", "fay", "gus", "hal")
HOST = "host"


async def held(tables: Tables, players: int, **more: Any) -> str:
    """A tournament of this many players that has begun; its id."""
    id = await gathering(tables, PEOPLE[:players], **more)
    await holding.start(tables, id, HOST)
    return id


async def gathering(tables: Tables, people: Iterable[str], **more: Any) -> str:
    wanted = NewTournament(game="next-station", clock=Clock(time=600, increment=5), **more)
    id = await holding.create(tables, wanted, HOST, "")
    for one in people:
        await holding.enter(tables, id, one, one.title())
    return id


async def now(tables: Tables, id: str) -> Tournament:
    return await seen.find(tables, id)


async def told(tables: Tables, id: str, holder: str | None = None) -> TournamentInfo:
    return seen.info(await now(tables, id), holder, tables.clock())


async def sit(tables: Tables, id: str, board: BoardRow, *absent: int) -> str:
    """Those who meet at a board sit down, but for some; its table, or ""."""
    people = (await now(tables, id)).players
    for player in board.players:
        if player not in absent:
            await holding.sit(tables, id, people[player].browser)
    return next((one.table or "" for one in (await now(tables, id)).now if one.board == board.board), "")


async def decide(tables: Tables, table: str, loser: str) -> None:
    """A game of two ends, since somebody leaves it."""
    live = await tables.fresh(table)
    await gather.leave(tables, live, live.held_by(loser)[0])


async def play_round(tables: Tables, id: str) -> int:
    """Every board of the round is played: the lower number wins. Which round is next."""
    tournament = await now(tables, id)
    for board in tournament.now:
        if not board.over:
            table = await sit(tables, id, board)
            await decide(tables, table, tournament.players[max(board.players)].browser)
    await rounds.advance(tables, id)
    return (await now(tables, id)).round
