"""What pages ask about people's games, by REST."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import QueryParameter

from londinium.server import protocol, rates
from londinium.server.callers import client_of, holder_of
from londinium.server.people import daily, games, profile_routes
from londinium.server.people.calendar import is_day
from londinium.server.people.shapes import DailyInfo, DailyTable, HeadToHead, OwnFigures, OwnGames, Span
from londinium.server.refusals import Failed
from londinium.server.rest import known
from londinium.server.worker import Caller, worker

NO_STORE = {"Cache-Control": "no-store"}


# The daily game


@get("/api/daily")
async def read_daily(request: Caller) -> Response[DailyInfo]:
    """Today's game, and how far this browser has come with it."""
    return Response(await daily.info(worker(request).tables, holder_of(request)), headers=NO_STORE)


@post("/api/daily", status_code=200)
async def begin_daily(request: Caller) -> Response[protocol.TableInfo]:
    """Begin today's game, or go on with it: there is one attempt that counts."""
    here = worker(request)
    here.rates.take("tables", rates.TABLES, client_of(request))
    holder, cookies = known(request)
    live = await daily.begin(here.tables, holder, here.keys.client(client_of(request)))
    return Response(live.info(holder), cookies=cookies)


@post("/api/daily/again", status_code=201)
async def play_daily_again(request: Caller) -> protocol.TableInfo:
    """Today's game once more, which does not count."""
    here = worker(request)
    here.rates.take("tables", rates.TABLES, client_of(request))
    holder, _ = known(request)
    return (await daily.again(here.tables, holder, here.keys.client(client_of(request)))).info(holder)


@get("/api/daily/results")
async def read_daily_results(
    request: Caller,
    span: Annotated[Span, QueryParameter()] = "day",
    day: Annotated[str | None, QueryParameter(max_length=10)] = None,
) -> Response[DailyTable]:
    """How people did on a day (today), in its week, or ever; what would help this browser is left out."""
    tables = worker(request).tables
    today = tables.calendar.day(tables.clock())
    if day is not None and (not is_day(day) or day > today):
        raise Failed(404, "There is no such day yet; a day is written like 2026-11-16.", "web-refused-no-day")
    return Response(await daily.table(tables, holder_of(request), span, day or today), headers=NO_STORE)


# One's own games


@get("/api/games/mine")
async def read_own_games(
    request: Caller,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    search: Annotated[str, QueryParameter(max_length=40)] = "",
    page: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
) -> Response[OwnGames]:
    """The games of this browser, 50 on a page, the newest first: of one game, or with somebody of some name."""
    holder = holder_of(request)
    if holder is None:
        return Response(OwnGames(games=[], page=0, pages=0, found=0), headers=NO_STORE)
    return Response(await games.read(worker(request).store, holder, game, search, page), headers=NO_STORE)


@get("/api/figures")
async def read_own_figures(request: Caller) -> Response[list[OwnFigures]]:
    """What the games of this browser add up to, by game and number of players."""
    holder = holder_of(request)
    found = await games.figures(worker(request).store, holder) if holder else []
    return Response(found, headers=NO_STORE)


@get("/api/figures/friends")
async def read_friends(request: Caller) -> Response[list[HeadToHead]]:
    """How the games of this browser went against each person."""
    holder = holder_of(request)
    found = await games.friends(worker(request).store, holder) if holder else []
    return Response(found, headers=NO_STORE)


HANDLERS = (
    *profile_routes.HANDLERS,
    read_daily,
    begin_daily,
    play_daily_again,
    read_daily_results,
    read_own_games,
    read_own_figures,
    read_friends,
)
