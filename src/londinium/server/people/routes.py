"""What pages ask about people's games, by REST."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter

from londinium.server import protocol, rates
from londinium.server.callers import client_of, holder_of
from londinium.server.people import contests, games, profile_routes, waiting
from londinium.server.people.calendar import is_day
from londinium.server.people.shapes import (
    ContestInfo,
    ContestTable,
    HeadToHead,
    OwnFigures,
    OwnGames,
    Span,
    Stage,
    Waiting,
)
from londinium.server.refusals import Failed
from londinium.server.rest import known
from londinium.server.worker import Caller, worker

NO_STORE = {"Cache-Control": "no-store"}


# Games that everybody plays alike: one every day, and of each other game one every week


def checked(game: str) -> str:
    """A game that has a contest."""
    if game not in contests.held():
        raise Failed(404, "There is no such game.", "web-refused-no-game")
    return game


@get("/api/contests")
async def read_contests(request: Caller) -> Response[list[ContestInfo]]:
    """The daily game and the weekly ones, and how far this browser has come with each."""
    return Response(await contests.now(worker(request).tables, holder_of(request)), headers=NO_STORE)


@get("/api/contests/{game:str}")
async def read_contest(request: Caller, game: FromPath[str]) -> Response[ContestInfo]:
    """Today's game or this week's, and how far this browser has come with it."""
    found = await contests.info(worker(request).tables, checked(game), holder_of(request))
    return Response(found, headers=NO_STORE)


@post("/api/contests/{game:str}", status_code=200)
async def begin_contest(request: Caller, game: FromPath[str]) -> Response[protocol.TableInfo]:
    """Begin it, or go on with it: there is one attempt that counts."""
    here = worker(request)
    here.rates.take("tables", rates.TABLES, client_of(request))
    holder, cookies = known(request)
    live = await contests.begin(here.tables, checked(game), holder, here.keys.client(client_of(request)))
    return Response(live.info(holder), cookies=cookies)


@post("/api/contests/{game:str}/again", status_code=201)
async def play_contest_again(request: Caller, game: FromPath[str]) -> protocol.TableInfo:
    """The same once more, which does not count."""
    here = worker(request)
    here.rates.take("tables", rates.TABLES, client_of(request))
    holder, _ = known(request)
    return (await contests.again(here.tables, checked(game), holder, here.keys.client(client_of(request)))).info(holder)


@get("/api/contests/{game:str}/results")
async def read_contest_results(
    request: Caller,
    game: FromPath[str],
    span: Annotated[Span, QueryParameter()] = "day",
    day: Annotated[str | None, QueryParameter(max_length=10)] = None,
) -> Response[ContestTable]:
    """How people did on a day (today), in its week, or ever; what would help this browser is left out."""
    tables = worker(request).tables
    today = tables.calendar.day(tables.clock())
    if day is not None and (not is_day(day) or day > today):
        raise Failed(404, "There is no such day yet; a day is written like 2026-11-16.", "web-refused-no-day")
    found = await contests.table(tables, checked(game), holder_of(request), span, day or today)
    return Response(found, headers=NO_STORE)


# What waits


@get("/api/waiting")
async def read_waiting(request: Caller) -> Response[list[Waiting]]:
    """The tables that wait for this browser; one that looks for a game still does, whatever page it reads."""
    holder = holder_of(request)
    return Response(await waiting.waiting(worker(request).tables, holder) if holder else [], headers=NO_STORE)


# One's own games


@get("/api/games/mine")
async def read_own_games(
    request: Caller,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    search: Annotated[str, QueryParameter(max_length=40)] = "",
    page: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
    stage: Annotated[Stage | None, QueryParameter()] = None,
) -> Response[OwnGames]:
    """The games of this browser, 50 on a page, the newest first: of a game or stage, or with somebody of some name."""
    holder = holder_of(request)
    if holder is None:
        return Response(OwnGames(games=[], page=0, pages=0, found=0), headers=NO_STORE)
    return Response(await games.read(worker(request).store, holder, game, search, page, stage), headers=NO_STORE)


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
    read_contests,
    read_contest,
    begin_contest,
    play_contest_again,
    read_contest_results,
    read_waiting,
    read_own_games,
    read_own_figures,
    read_friends,
)
