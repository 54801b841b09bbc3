"""What pages ask about tournaments, by REST."""

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody

from londinium.kernel.words import LANGUAGES
from londinium.server import rates
from londinium.server.callers import client_of, holder_of
from londinium.server.rates import charged
from londinium.server.rest import known
from londinium.server.tournament import holding, seen
from londinium.server.tournament.shapes import Enter, NewTournament, OfTable, TournamentInfo, TournamentLine
from londinium.server.worker import Caller, worker

NO_STORE = {"Cache-Control": "no-store"}


async def _told(
    request: Caller, id: str, holder: str | None, cookies: list[Cookie] | None = None, status: int = 200
) -> Response[TournamentInfo]:
    tables = worker(request).tables
    found = await seen.find(tables, id)
    with charged():
        told = seen.info(found, holder, tables.clock())
    return Response(told, headers=NO_STORE, cookies=cookies or [], status_code=status)


@get("/api/tournaments")
async def read_own(request: Caller) -> list[TournamentLine]:
    """The tournaments that this browser holds or plays in."""
    holder = holder_of(request)
    return await seen.own(worker(request).tables, holder) if holder else []


@post("/api/tournaments", status_code=201)
async def make(request: Caller, data: JSONBody[NewTournament]) -> Response[TournamentInfo]:
    here = worker(request)
    here.rates.take("tables", rates.TABLES, client_of(request))
    holder, cookies = known(request)
    id = await holding.create(here.tables, data, holder, here.keys.client(client_of(request)))
    return await _told(request, id, holder, cookies, 201)


@get("/api/tournaments/{id:str}")
async def read(request: Caller, id: FromPath[str]) -> Response[TournamentInfo]:
    """A tournament: who plays, how it stands, and where this browser has to be. It has its cookie before it enters."""
    holder, cookies = known(request)
    return await _told(request, id, holder, cookies)


@get("/api/tournaments/{id:str}/results.csv", media_type="text/csv")
async def read_results(request: Caller, id: FromPath[str], language: FromQuery[str] = "en") -> Response[str]:
    """The standing as a file for spreadsheets."""
    found = await seen.find(worker(request).tables, id)
    with charged():
        text = seen.as_csv(found, language if language in LANGUAGES else "en")
    headers = {**NO_STORE, "Content-Disposition": f'attachment; filename="tournament-{id}.csv"'}
    return Response("\ufeff" + text, media_type="text/csv; charset=utf-8", headers=headers)


@post("/api/tournaments/{id:str}/enter", status_code=200)
async def enter(request: Caller, id: FromPath[str], data: JSONBody[Enter]) -> Response[TournamentInfo]:
    here = worker(request)
    holder, cookies = known(request)
    await holding.enter(here.tables, id, holder, data.name)
    return await _told(request, id, holder, cookies)


@post("/api/tournaments/{id:str}/start", status_code=200)
async def start(request: Caller, id: FromPath[str]) -> Response[TournamentInfo]:
    """Begin the first round; only the host may."""
    holder = holder_of(request)
    await holding.start(worker(request).tables, id, holder)
    return await _told(request, id, holder)


@post("/api/tournaments/{id:str}/sit", status_code=200)
async def sit(request: Caller, id: FromPath[str]) -> Response[TournamentInfo]:
    """Be at one's board; when all are, the game begins."""
    holder = holder_of(request)
    await holding.sit(worker(request).tables, id, holder)
    return await _told(request, id, holder)


@post("/api/tournaments/{id:str}/players/{number:int}/out", status_code=200)
async def take_out(request: Caller, id: FromPath[str], number: FromPath[int]) -> Response[TournamentInfo]:
    """Leave it; the host takes others out."""
    holder = holder_of(request)
    await holding.take_out(worker(request).tables, id, holder, number)
    return await _told(request, id, holder)


@get("/api/tables/{id:str}/tournament")
async def read_of_table(request: Caller, id: FromPath[str]) -> OfTable:
    """The tournament that a table is part of, for those who play in it."""
    return OfTable(tournament=await seen.of_table(worker(request).tables, id, holder_of(request)))


HANDLERS = (read_own, make, read, read_of_table, read_results, enter, start, sit, take_out)
