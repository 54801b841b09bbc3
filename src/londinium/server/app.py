"""The web application: REST, sockets and pages put together."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread

from litestar import Litestar, MediaType, Response, get
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from londinium import __version__
from londinium.kernel.refusal import Refused
from londinium.kernel.registry import UnknownGame, games, info
from londinium.server import (
    checks,
    coaching,
    components,
    garbage,
    handover,
    library,
    lobby,
    logs,
    metrics,
    protocol,
    rates,
    rest,
    sockets,
    workshop,
)
from londinium.server.analyses import Analyses
from londinium.server.bots import Pool
from londinium.server.bus import make_bus
from londinium.server.callers import client_of, from_own_page
from londinium.server.connections import PassedOn
from londinium.server.database import StoreError
from londinium.server.due import PAUSE
from londinium.server.ladder import rounds
from londinium.server.ladder import routes as ladder
from londinium.server.people import earlier
from londinium.server.people import routes as people
from londinium.server.people.calendar import Calendar
from londinium.server.rates import Account, Rates, TooMany
from londinium.server.refusals import NOT_KEPT, Denied, Failed, problem
from londinium.server.reminders import routes as reminders
from londinium.server.reminders.push import new_key
from londinium.server.reminders.reminding import Reminding
from londinium.server.seats import Keys, new_secret
from londinium.server.settings import Settings
from londinium.server.store import Store
from londinium.server.tables import Tables
from londinium.server.tournament import rounds as tournament_rounds
from londinium.server.tournament import routes as tournament
from londinium.server.worker import Caller, Worker, worker

STATIC = Path(__file__).parent / "static"
MAX_BODY = 64_000

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}

_log = logging.getLogger(__name__)


# Pages


@get(
    [
        "/",
        "/new/{game:str}",
        "/t/{id:str}",
        "/seat/{token:str}",
        "/replay",
        "/replay/{id:str}",
        "/replay/{id:str}/analysis",
        "/replay/{id:str}/again",
        "/learn/{game:str}",
        "/rules/{game:str}",
        "/components/{game:str}",
        "/components/{game:str}/{hash:str}",
        "/workshop/{game:str}",
        "/preferences",
        "/reminders/off/{token:str}",
        "/reminders/confirm/{token:str}",
        "/daily",
        "/daily/{day:str}",
        "/weekly/{game:str}",
        "/weekly/{game:str}/{day:str}",
        "/games",
        "/profile",
        "/people",
        "/ladder/{game:str}",
        "/find",
        "/tournament",
        "/tournament/{id:str}",
    ],
    media_type=MediaType.HTML,
)
async def page() -> Response[str]:
    """Every page is the same file; the client shows what its address says."""
    return client(200)


def client(status: int) -> Response[str]:
    index = STATIC / "index.html"
    if not index.is_file():
        return Response("The client is not built: run “make setup”.", media_type=MediaType.TEXT, status_code=503)
    headers = {"Cache-Control": "no-cache"}
    return Response(index.read_text("utf-8"), media_type=MediaType.HTML, headers=headers, status_code=status)


@get("/sw.js", media_type="text/javascript")
async def service_worker() -> Response[str]:
    """What opens pages without a connection and shows reminders; it sees to what lies below its own address."""
    return root_file("sw.js", "text/javascript")


@get("/manifest.webmanifest", media_type="application/manifest+json")
async def manifest() -> Response[str]:
    """How a phone installs it."""
    return root_file("manifest.webmanifest", "application/manifest+json")


def root_file(name: str, kind: str) -> Response[str]:
    """A file of the client beside its page."""
    file = STATIC / name
    if not file.is_file():
        raise NotFoundException
    return Response(file.read_text("utf-8"), media_type=kind, headers={"Cache-Control": "no-cache"})


# Putting it together


def tell_problem(request: Caller, error: Exception) -> Response[protocol.Problem] | Response[str]:
    """An error is one sentence for the person, and the rule where one refused; a lost person gets a page."""
    if isinstance(error, HTTPException):
        if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
            return client(404)
        return Response(problem(error), status_code=error.status_code)
    if isinstance(error, TooMany):
        headers = {"Retry-After": str(error.wait)}
        return Response(protocol.Problem(error=str(error), key="web-error-too-many"), status_code=429, headers=headers)
    if isinstance(error, Refused | UnknownGame | Denied):
        return Response(problem(error), status_code=409 if isinstance(error, Denied) else 400)
    if isinstance(error, StoreError):
        _log.error("the store failed a request: %s", error)
        return Response(protocol.Problem(error=NOT_KEPT, key="web-error-store"), status_code=503)
    if isinstance(error, RecursionError):
        nested = protocol.Problem(error="The request is nested too deeply.", key="web-refused-request")
        return Response(nested, status_code=400)
    _log.exception("a request failed", exc_info=error)
    return Response(problem(error), status_code=500)


async def count_request(request: Caller) -> None:
    """Files and pages are cheap; what asks the store is counted."""
    if request.url.path.startswith("/api/") and request.url.path != "/api/health":
        reads = request.method in ("GET", "HEAD", "OPTIONS")
        what, rate = ("requests", rates.READS) if reads else ("changes", rates.WRITES)
        here, client = worker(request).rates, client_of(request)
        here.take(what, rate, client)
        account = Account(here, client)
        if reads:
            account.check()
        else:
            check_own_page(request)
        account.use()


def check_own_page(request: Caller) -> None:
    """A change is asked for by a page of ours: a cookie goes with what other sites send, from other ports too.

    Browsers say where a request comes from, and ask first before they send JSON elsewhere.
    """
    if not from_own_page(request.headers):
        raise Failed(403, "This comes from a page of another site.", "web-refused-site")
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        raise HTTPException("What is sent should be JSON (application/json).", status_code=415)


async def add_headers(message: Message, _: Scope) -> None:
    """Every answer carries them: errors, files and what is not found as well. What is sent is charged."""
    if message["type"] == "http.response.body" and (account := Account.current()):
        account.charge(size=len(message["body"]))
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


def take_short_turns() -> None:
    """A thread that reads or writes gives way to the moves soon: Python's own 5 ms are longer than a move takes."""
    sys.setswitchinterval(0.0005)


def make_app(settings: Settings) -> Litestar:
    """The application of one worker."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store.open, settings.store)
        keys = Keys(await store.setting("secret", new_secret))
        pool = Pool(settings.bots, settings.programs)
        pool.budget = settings.coach
        tables = Tables(store, pool, await make_bus(settings.bus, store))
        tables.calendar = Calendar(keys.secret_for("daily"), settings.day_begins)
        tables.due.pause = PAUSE if settings.pause else 0.0
        limits = Rates(settings.limits)
        app.state.worker = Worker(store, keys, tables, pool, limits)
        app.state.library = library.Library(tables)
        app.state.analyses = Analyses(app.state.library, limits, settings.coach)
        app.state.host = settings.host
        tables.remind_after = settings.remind_after
        app.state.reminding = Reminding(tables, keys, settings, await store.setting("vapid", new_key))
        await tables.open()
        app.state.reminding.open()
        app.state.analyses.open(alone=settings.workers == 1 and settings.bus == "memory")
        tables.later(earlier.write_results(tables))
        tables.later(rounds.go_round(tables))
        tables.later(tournament_rounds.go_round(tables))
        tables.later(garbage.collect_in_quiet())
        take_short_turns()
        meeting = os.environ.get(handover.FOLDER) if settings.workers > 1 else None
        passed_on = PassedOn(Path(meeting), store.worker) if meeting else None
        if passed_on:
            passed_on.open()
        try:
            with garbage.left_to_us():
                yield
        finally:
            if passed_on:
                passed_on.close()
            await tables.close()
            with suppress(StoreError):  # the lease ends by itself
                await store.leave_analyses()
            pool.close()
            await store.close()

    boards = {f"/boards/{id}": board for id in games() if (board := info(id).board) is not None}
    folders = {"/assets": STATIC / "assets", **boards} if STATIC.is_dir() else {}
    static = [create_static_files_router(path=path, directories=[folder]) for path, folder in folders.items()]
    parts = (library, coaching, components, workshop, checks, rest, lobby, people, ladder, tournament, reminders)
    handlers = [handler for part in parts for handler in part.HANDLERS]
    return Litestar(
        [*handlers, sockets.play_socket, page, service_worker, manifest, *static],
        lifespan=[lifespan],
        exception_handlers={Exception: tell_problem},
        before_request=count_request,
        before_send=[add_headers],
        request_max_body_size=MAX_BODY,
        response_cache_config=ResponseCacheConfig(
            default_expiration=3600,
            key_builder=lambda request: request.url.path,  # made-up queries take no memory
        ),
        openapi_config=OpenAPIConfig(title="Londinium", version=__version__, path="/api/schema"),
        logging_config=None,
    )


def worker_app() -> Litestar:
    """The application of one worker of several: it ends with the process that started it."""
    settings = Settings.handed_over()
    logs.set_up(settings.log, settings.language)
    metrics.forget_the_dead()
    parent = parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)

        Thread(target=follow, daemon=True).start()
    return make_app(settings)
