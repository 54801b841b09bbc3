"""The web application: pages, REST, and one WebSocket per table."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Any, assert_never

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Redirect
from litestar.static_files import create_static_files_router
from litestar.types import Message, Scope

from londinium import __version__
from londinium.kernel.refusal import Refused
from londinium.kernel.registry import UnknownGame
from londinium.server import protocol
from londinium.server.bots import Pool
from londinium.server.seats import COOKIE, COOKIE_SECONDS, Keys, new_secret
from londinium.server.store import Store
from londinium.server.tables import Denied, Listener, LiveTable, Tables, problem, table_info

STATIC = Path(__file__).parent / "static"
MAX_BODY = 64_000
MAX_MESSAGE = 16_000
MESSAGES_A_SECOND = 40  # a person cannot click so fast, hovering included
BURST = 120
WAITING = 200  # messages for a page that does not read them, before it is let go
TABLES_A_MINUTE = 30

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
_read = msgspec.json.Decoder(protocol.FromBrowser)
_json = msgspec.json.Encoder()


class Allowance:
    """So many things a second, with a little in reserve."""

    def __init__(self, rate: float, reserve: float) -> None:
        self._rate, self._reserve = rate, reserve
        self._left, self._at = reserve, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._reserve, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Server:
    """What the handlers share."""

    def __init__(self, store: Store, keys: Keys, tables: Tables) -> None:
        self.store = store
        self.keys = keys
        self.tables = tables
        self._makers: dict[str, Allowance] = {}

    def may_make(self, client: str) -> bool:
        """Whether a client may make another table yet."""
        if len(self._makers) > 10_000:
            self._makers.clear()
        return self._makers.setdefault(client, Allowance(TABLES_A_MINUTE / 60, TABLES_A_MINUTE)).take()


def server(state: State) -> Server:
    found: Server = state.server
    return found


Caller = Request[Any, Any, State]


def holder_of(request: Caller | WebSocket[Any, Any, State]) -> str | None:
    return server(request.app.state).keys.holder(request.cookies.get(COOKIE))


def known(request: Caller) -> tuple[str, list[Cookie]]:
    """Whom this browser stands for; one that has no cookie gets one."""
    holder = holder_of(request)
    if holder:
        return holder, []
    keys = server(request.app.state).keys
    cookie = keys.new_browser()
    made = Cookie(
        key=COOKIE,
        value=cookie,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path="/",
    )
    found = keys.holder(cookie)
    assert found
    return found, [made]


async def table_of(request: Caller, id: str) -> LiveTable:
    try:
        return await server(request.app.state).tables.get(id)
    except KeyError:
        raise HTTPException("There is no such table.", status_code=404) from None


def check_host(live: LiveTable, holder: str | None) -> None:
    if not holder or (holder != live.row.host and not live.held_by(holder)):
        raise HTTPException("Only those who sit at the table may do this.", status_code=403)


# Reading


@get("/api/tables")
async def read_tables(request: Caller) -> list[protocol.TableInfo]:
    """The public tables that are not over."""
    found = await server(request.app.state).store.public_tables()
    return [table_info(row, seats, holder_of(request)) for row, seats in found]


@get("/api/mine")
async def read_mine(request: Caller) -> list[protocol.TableInfo]:
    """The tables at which this browser holds a seat."""
    holder = holder_of(request)
    found = await server(request.app.state).store.tables_of(holder) if holder else []
    return [table_info(row, seats, holder) for row, seats in found]


@get("/api/tables/{id:str}")
async def read_table(request: Caller, id: FromPath[str]) -> protocol.TableInfo:
    return (await table_of(request, id)).info(holder_of(request))


@get("/api/tables/{id:str}/record")
async def read_record(request: Caller, id: FromPath[str]) -> Response[dict[str, Any]]:
    """The record of a finished game."""
    live = await table_of(request, id)
    record = await asyncio.to_thread(server(request.app.state).tables.record, live)
    return Response(record, headers={"Content-Disposition": f'attachment; filename="{live.row.game}-{id}.json"'})


# Gathering


@post("/api/tables", status_code=201)
async def make_table(request: Caller, data: JSONBody[protocol.NewTable]) -> Response[protocol.TableInfo]:
    here = server(request.app.state)
    if not here.may_make(request.client.host if request.client else ""):
        raise HTTPException("Too many tables in a short time; wait a minute.", status_code=429)
    holder, cookies = known(request)
    live = await here.tables.create(data, holder)
    return Response(live.info(holder), cookies=cookies, status_code=201)


@post("/api/tables/{id:str}/join", status_code=200)
async def join_table(request: Caller, id: FromPath[str], data: JSONBody[protocol.Join]) -> Response[protocol.TableInfo]:
    live = await table_of(request, id)
    holder, cookies = known(request)
    await server(request.app.state).tables.join(live, holder, data.name, data.seat)
    return Response(live.info(holder), cookies=cookies)


@post("/api/tables/{id:str}/seats/{seat:int}", status_code=200)
async def change_seat(
    request: Caller, id: FromPath[str], seat: FromPath[int], data: JSONBody[protocol.ChangeSeat]
) -> protocol.TableInfo:
    live, holder = await table_of(request, id), holder_of(request)
    check_host(live, holder)
    if 0 <= seat < live.row.players and holder != live.row.host and holder not in live.seats[seat].holders:
        raise HTTPException("Only the host may change the seats of others.", status_code=403)
    await server(request.app.state).tables.change_seat(live, seat, data, holder)
    return live.info(holder)


@post("/api/tables/{id:str}/seats/{seat:int}/link", status_code=200)
async def make_link(request: Caller, id: FromPath[str], seat: FromPath[int]) -> protocol.Link:
    """A personal link to one of one's own seats."""
    live, holder = await table_of(request, id), holder_of(request)
    if holder is None or seat not in live.held_by(holder):
        raise HTTPException("That seat is not yours.", status_code=403)
    return protocol.Link(path=f"/seat/{server(request.app.state).keys.link(id, seat, holder)}")


@post("/api/tables/{id:str}/start", status_code=200)
async def start_table(request: Caller, id: FromPath[str]) -> protocol.TableInfo:
    live, holder = await table_of(request, id), holder_of(request)
    check_host(live, holder)
    await server(request.app.state).tables.start(live)
    return live.info(holder)


@post("/api/tables/{id:str}/rematch", status_code=200)
async def rematch(request: Caller, id: FromPath[str]) -> protocol.TableInfo:
    live, holder = await table_of(request, id), holder_of(request)
    check_host(live, holder)
    if live.row.status != "over" or holder is None:
        raise HTTPException("A rematch comes after the end of the game.", status_code=409)
    return (await server(request.app.state).tables.rematch(live, holder)).info(holder)


@get("/seat/{token:str}")
async def open_link(request: Caller, token: FromPath[str]) -> Redirect:
    """A personal link: this browser holds the seat from now on."""
    here = server(request.app.state)
    linked = here.keys.linked(token)
    if linked is None:
        raise HTTPException("This link is not valid.", status_code=404)
    table, seat, maker = linked
    holder, cookies = known(request)
    try:
        await here.tables.hold(table, seat, maker, holder)
    except KeyError:
        raise HTTPException("There is no such table any more.", status_code=404) from None
    return Redirect(f"/t/{table}", cookies=cookies)


# Playing


@websocket("/api/tables/{id:str}/socket")
async def play_socket(
    socket: WebSocket[Any, Any, State], id: FromPath[str], since: Annotated[int, QueryParameter(ge=0)] = 0
) -> None:
    here = server(socket.app.state)
    origin = socket.headers.get("origin")
    if origin and origin.partition("://")[2] != socket.headers.get("host"):
        await socket.close(4403, "another site's page")
        return
    try:
        live = await here.tables.get(id)
    except KeyError:
        await socket.close(4404, "no such table")
        return
    await socket.accept()
    holder = holder_of(socket)
    waiting: asyncio.Queue[bytes] = asyncio.Queue()
    behind = asyncio.Event()  # it does not read: what it missed it is told when it comes back

    async def send(message: bytes) -> None:
        if waiting.qsize() >= WAITING:
            behind.set()
        if not behind.is_set():
            waiting.put_nowait(message)

    async def pass_on() -> None:
        while not behind.is_set():
            await socket.send_data(await waiting.get(), mode="text")
        await socket.close(1013, "too far behind")

    listener = Listener(live.held_by(holder), send, holder)
    sender = asyncio.create_task(pass_on())
    allowance = Allowance(MESSAGES_A_SECOND, BURST)
    try:
        await here.tables.listen(live, listener, since)
        while True:
            text = await socket.receive_data(mode="text")
            if not allowance.take():
                await send(_json.encode(protocol.Mistake(error="Too many messages; slow down.", code="too-many")))
                await asyncio.sleep(0.25)
                continue
            reply = await answer(here.tables, live, listener, text)
            if reply is not None:
                await send(_json.encode(reply))
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        await here.tables.leave(live, listener)


async def answer(tables: Tables, live: LiveTable, listener: Listener, text: str | bytes) -> protocol.ToBrowser | None:
    """What to say to a message; whatever is wrong with it changes nothing."""
    try:
        if len(text) > MAX_MESSAGE:
            return protocol.Mistake(error="The message is too long.", code="unreadable")
        said = _read.decode(text)
        if isinstance(said, protocol.Told):
            if said.seat not in listener.viewers:
                raise Denied("not-yours", "That seat is not yours.")
            return protocol.History(seat=said.seat, entries=await tables.history(live, said.seat, said.since))
        if said.seat not in listener.seats:
            raise Denied("not-yours", "That seat is not yours.")
        match said:
            case protocol.Play():
                reply = await tables.play(live, said)
                if reply is None:  # whoever answered late, or twice, is told the present
                    await listener.send(live.now(said.seat, []))
                return reply
            case protocol.Undo():
                return await tables.undo(live, said.seat)
            case protocol.Why():
                return tables.why(live, said)
            case protocol.WhatIf():
                return tables.what_if(live, said)
            case protocol.Hint():
                tables.hint(live, said, listener)
                return None
            case _:
                assert_never(said)
    except RecursionError:
        return protocol.Mistake(error="The message is nested too deeply.", code="unreadable")
    except msgspec.DecodeError as error:
        return protocol.Mistake(error=f"The message cannot be read: {error}", code="unreadable")
    except Denied as denied:
        return protocol.Mistake(error=str(denied), code=denied.code)  # type: ignore[arg-type]


# Pages


@get(
    [
        "/",
        "/new/{game:str}",
        "/t/{id:str}",
        "/replay",
        "/replay/{id:str}",
        "/learn/{game:str}",
        "/rules/{game:str}",
        "/components/{game:str}",
        "/components/{game:str}/{hash:str}",
        "/preferences",
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


# Putting it together


def tell_problem(request: Caller, error: Exception) -> Response[protocol.Problem] | Response[str]:
    """An error is one sentence for the person, and the rule where one refused; a lost person gets a page."""
    if isinstance(error, HTTPException):
        if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
            return client(404)
        extra = error.extra
        text = error.detail if not extra else f"{error.detail}: {extra}"
        return Response(protocol.Problem(error=text), status_code=error.status_code)
    if isinstance(error, Refused | UnknownGame | Denied):
        return Response(problem(error), status_code=409 if isinstance(error, Denied) else 400)
    if isinstance(error, RecursionError):
        return Response(protocol.Problem(error="The request is nested too deeply."), status_code=400)
    _log.exception("a request failed", exc_info=error)
    return Response(protocol.Problem(error="Something went wrong here; nothing was lost."), status_code=500)


async def add_headers(message: Message, _: Scope) -> None:
    """Every answer carries them: errors, files and what is not found as well."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


def make_app(store_url: str, bots: int = 2) -> Litestar:
    """The application on a store; `bots` is the number of processes that think."""
    from londinium.server import library  # its handlers use the helpers of this file

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store.open, store_url)
        keys = Keys(await store.setting("secret", new_secret))
        pool = Pool(bots)
        tables = Tables(store, pool)
        app.state.server = Server(store, keys, tables)
        app.state.library = library.Library(tables)
        await tables.resume()
        try:
            yield
        finally:
            await tables.close()
            pool.close()
            await store.close()

    static = [create_static_files_router(path="/assets", directories=[STATIC / "assets"])] if STATIC.is_dir() else []
    return Litestar(
        [
            *library.HANDLERS,
            read_tables,
            read_mine,
            read_table,
            read_record,
            make_table,
            join_table,
            change_seat,
            make_link,
            start_table,
            rematch,
            open_link,
            play_socket,
            page,
            *static,
        ],
        lifespan=[lifespan],
        exception_handlers={Exception: tell_problem},
        before_send=[add_headers],
        request_max_body_size=MAX_BODY,
        response_cache_config=ResponseCacheConfig(
            default_expiration=3600,
            key_builder=lambda request: request.url.path,  # made-up queries take no memory
        ),
        openapi_config=OpenAPIConfig(title="Londinium", version=__version__, path="/api/schema"),
        logging_config=None,
    )
