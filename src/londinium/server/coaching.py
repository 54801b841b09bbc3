"""The coach by REST: analyses of finished games, a decision to be found again, and a table to play on at."""

from typing import Annotated

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from londinium.server import protocol, rates
from londinium.server.analyses import Analyses
from londinium.server.callers import client_of, holder_of
from londinium.server.library import Source, library
from londinium.server.people import contests
from londinium.server.playing_on import play_on
from londinium.server.refusals import Failed
from londinium.server.rest import known
from londinium.server.worker import Caller, worker

NO_STORE = {"Cache-Control": "no-store"}


def analyses(request: Request) -> Analyses:  # type: ignore[type-arg]
    found: Analyses = request.app.state.analyses
    return found


async def finished(request: Caller, id: str) -> Source:
    """A replay of a game that is over; of a running one nobody is told what would have been better."""
    source = await library(request).source(id, None, holder_of(request))
    if source.live is not None and source.live.row.status != "over":
        raise Failed(409, "The coach looks at a game when it is over.", "web-refused-analysis-runs")
    return source


@get("/api/replays/{id:str}/analysis")
async def read_analysis(
    request: Caller, id: FromPath[str], known: Annotated[int, QueryParameter(ge=-1)] = -1
) -> Response[protocol.AnalysisInfo]:
    """How far the analysis of a game is, and what it has found out; `known`: as many decisions are known already."""
    found = await analyses(request).read(await finished(request, id), known)
    return Response(found, headers=NO_STORE)


@post("/api/replays/{id:str}/analysis", status_code=202)
async def start_analysis(request: Caller, id: FromPath[str]) -> protocol.AnalysisInfo:
    """Have a game analysed. It goes on when the page is closed, and is there for the next who asks."""
    source = await finished(request, id)
    await analyses(request).start(source, worker(request).keys.client(client_of(request)))
    return await analyses(request).read(source, -1)


@get("/api/replays/{id:str}/asked")
async def read_asked(
    request: Caller,
    id: FromPath[str],
    at: Annotated[int, QueryParameter(ge=0)],
    seat: Annotated[int, QueryParameter(ge=0, le=9)],
) -> Response[protocol.AskedThen]:
    """What a seat was asked at a step, and what it could have answered."""
    source = await finished(request, id)
    found = await library(request).asked(source, at, seat)
    if found is None:
        raise Failed(404, "That seat was asked nothing at this step.", "web-refused-asked")
    return Response(found, headers=NO_STORE)


@post("/api/replays/{id:str}/play-on", status_code=201)
async def play_on_from(
    request: Caller, id: FromPath[str], data: JSONBody[protocol.PlayOn]
) -> Response[protocol.TableInfo]:
    """A new table against bots that begins where a replay stands."""
    here = worker(request)
    here.rates.take("tables", rates.TABLES, client_of(request))
    source = await finished(request, id)
    if source.live is not None:
        contests.check_over(here.tables, source.live)
    holder, cookies = known(request)
    played = await library(request).played(source)
    live = await play_on(here.tables, played, data, holder, here.keys.client(client_of(request)))
    here.tables.due.wake(live)
    return Response(live.info(holder), cookies=cookies, status_code=201)


HANDLERS = (read_analysis, start_analysis, read_asked, play_on_from)
