"""What pages ask about ladders, by REST."""

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody

from londinium.kernel.registry import game as find_game
from londinium.kernel.registry import games
from londinium.server import rates
from londinium.server.bots import levels
from londinium.server.callers import client_of, holder_of
from londinium.server.ladder import ladders, seeking
from londinium.server.ladder.shapes import Ladder, Plan, RatedGame, Seeking, WantedGame
from londinium.server.refusals import Failed
from londinium.server.rest import known
from londinium.server.worker import Caller, worker

NO_STORE = {"Cache-Control": "no-store"}


@get("/api/ladders/{game:str}")
async def read_ladder(request: Caller, game: FromPath[str]) -> Response[Ladder]:
    """Who is how strong in a game."""
    if game not in games():
        raise Failed(404, "There is no such game.", "web-refused-no-game")
    found = await ladders.ladder(worker(request).store, game, levels(find_game(game)), holder_of(request))
    return Response(found, headers=NO_STORE)


@get("/api/tables/{id:str}/rated")
async def read_rated_game(request: Caller, id: FromPath[str]) -> Response[RatedGame]:
    """What a rated game did to the ratings of those who played it."""
    valid = id.isascii() and id.isalnum()
    found = await ladders.rated_game(worker(request).store, id, holder_of(request)) if valid else None
    if found is None:
        raise Failed(404, "There is no rated game of that name that is over.", "web-refused-no-table")
    return Response(found, headers=NO_STORE)


# Finding a game


@post("/api/find", status_code=200)
async def seek(request: Caller, data: JSONBody[WantedGame]) -> Response[Seeking]:
    """Look for people who want to play the same."""
    here = worker(request)
    here.rates.take("tables", rates.TABLES, client_of(request))
    holder, cookies = known(request)
    found = await seeking.seek(here.tables, holder, data, here.keys.client(client_of(request)))
    return Response(found, cookies=cookies)


@get("/api/find/plans")
async def plans(request: Caller) -> Response[list[Plan]]:
    """What others will be here for."""
    found = await seeking.plans(worker(request).tables, holder_of(request))
    return Response(found, headers=NO_STORE)


@post("/api/find/look", status_code=200)
async def look(request: Caller) -> Seeking:
    """Whether somebody was found; who looks live says so every few seconds."""
    holder = holder_of(request)
    return await seeking.look(worker(request).tables, holder) if holder else Seeking(status="idle")


@post("/api/find/bot", status_code=200)
async def play_bots(request: Caller) -> Seeking:
    """Wait no longer, and play against bots."""
    here, holder = worker(request), holder_of(request)
    here.rates.take("tables", rates.TABLES, client_of(request))
    return await seeking.with_bots(here.tables, holder) if holder else Seeking(status="idle")


@delete("/api/find", status_code=200)
async def stop(request: Caller) -> Seeking:
    """Look no longer."""
    if holder := holder_of(request):
        await seeking.stop(worker(request).tables, holder)
    return Seeking(status="idle")


HANDLERS = (read_ladder, read_rated_game, seek, plans, look, play_bots, stop)
