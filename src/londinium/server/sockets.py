"""One WebSocket per table and page: what the browser says, and what it is told."""

import asyncio
import logging
from collections.abc import Callable
from typing import Annotated, assert_never

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter
from litestar.types.asgi_types import WebSocketResponseStartEvent

from londinium.server import metrics, play, protocol, rates, talk
from londinium.server.live import Denied, Listener, LiveTable
from londinium.server.rates import Allowance, TooMany
from londinium.server.shared import Socket, client_of, holder_of, server
from londinium.server.tables import Tables

MAX_MESSAGE = 16_000
WAITING = 200  # messages for a page that does not read them, before it is let go

Sent = Callable[[], None]

_log = logging.getLogger(__name__)
_read = msgspec.json.Decoder(protocol.FromBrowser)
_json = msgspec.json.Encoder()


@websocket("/api/tables/{id:str}/socket")
async def play_socket(socket: Socket, id: FromPath[str], since: Annotated[int, QueryParameter(ge=0)] = 0) -> None:
    here, client = server(socket), client_of(socket)
    origin = socket.headers.get("origin")
    if origin and origin.partition("://")[2] != socket.headers.get("host"):
        await socket.close(4403, "another site's page")
        return
    try:
        here.rates.open_socket(client)
    except TooMany as many:
        await turn_away(socket, many)
        return
    try:
        await serve_page(socket, id, since, client)
    finally:
        here.rates.close_socket(client)


async def turn_away(socket: Socket, many: TooMany) -> None:
    """Refuse a connection before it is one, where the web server can."""
    if "websocket.http.response" not in (socket.scope.get("extensions") or {}):
        await socket.close(4429, str(many))
        return
    headers = [(b"retry-after", str(many.wait).encode()), (b"content-type", b"application/json")]
    body = _json.encode(protocol.Problem(error=str(many)))
    start: WebSocketResponseStartEvent = {
        "type": "websocket.http.response.start",
        "status": 429,
        "headers": headers,
    }
    await socket.send(start)
    await socket.send({"type": "websocket.http.response.body", "body": body, "more_body": False})


async def serve_page(socket: Socket, id: str, since: int, client: str) -> None:
    here = server(socket)
    try:
        live = await here.tables.fresh(id)
    except KeyError:
        await socket.close(4404, "no such table")
        return
    await socket.accept()
    holder = holder_of(socket)
    waiting: asyncio.Queue[tuple[bytes, Sent | None]] = asyncio.Queue()
    behind = asyncio.Event()  # it does not read: what it missed it is told when it comes back

    def send(message: bytes, sent: Sent | None = None) -> None:
        if waiting.qsize() >= WAITING:
            behind.set()
        if not behind.is_set():
            waiting.put_nowait((message, sent))
        elif sent:
            sent()

    async def pass_on() -> None:
        while not behind.is_set():
            message, sent = await waiting.get()
            await socket.send_data(message, mode="text")
            if sent:
                sent()
        await socket.close(1013, "too far behind")

    listener = Listener(live.held_by(holder), send, holder)
    sender = asyncio.create_task(pass_on())
    sender.add_done_callback(lambda task: task.cancelled() or task.exception())  # the page is gone: it is noticed below
    allowance = Allowance(rates.MESSAGES, here.rates.times)
    browser = holder or f"{client} {id} {id_of(listener)}"

    def may_say() -> None:
        here.rates.take("messages of talk", rates.SAYS, browser)
        here.rates.take("messages of talk from one place", rates.ALL_SAYS, client)

    try:
        live = await here.tables.listen(live, listener, since)
        while True:
            text = await socket.receive_data(mode="text")
            try:
                if not allowance.take():
                    raise TooMany("messages", allowance.wait())
                here.rates.take("messages from one place", rates.ALL_MESSAGES, client)
            except TooMany as many:
                send(_json.encode(protocol.Mistake(error=str(many), code="too-many")))
                await asyncio.sleep(0.25)
                continue
            watch = metrics.Watch()
            reply = await answer(here.tables, live, listener, text, may_say)
            watch.done()
            if reply is not None:
                send(_json.encode(reply))
    except WebSocketDisconnect:
        pass
    except Denied as denied:
        await socket.send_data(_json.encode(mistake(denied)), mode="text")
        await socket.close(4409, "this table cannot be shown")
    except Exception as error:  # the store does not answer, say: the page comes back and sends it again
        _log.error("a page is let go: %s", type(error).__name__, exc_info=error, extra={"table": id})
        await socket.close(1011, "something went wrong here; nothing was lost")
    finally:
        sender.cancel()
        here.tables.leave(live, listener)


def id_of(listener: Listener) -> str:
    return hex(id(listener))


async def answer(
    tables: Tables,
    live: LiveTable,
    listener: Listener,
    text: str | bytes,
    may_say: Callable[[], None] | None = None,
) -> protocol.ToBrowser | None:
    """What to say to a message; whatever is wrong with it changes nothing."""
    try:
        if len(text) > MAX_MESSAGE:
            return protocol.Mistake(error="The message is too long.", code="unreadable")
        said = _read.decode(text)
        if isinstance(said, protocol.Told):
            if said.seat not in listener.viewers:
                raise Denied("not-yours", "That seat is not yours.")
            entries, earlier = await tables.history(live, said.seat, said)
            return protocol.History(seat=said.seat, entries=entries, earlier=earlier)
        if isinstance(said, protocol.Say) and said.seat is None:
            if listener.seats:
                raise Denied("not-yours", "Whoever sits at the table speaks from a seat.")
        elif said.seat not in listener.seats:
            raise Denied("not-yours", "That seat is not yours.")
        seq = live.seq
        match said:
            case protocol.Play():
                reply = await play.play(tables, live, said)
            case protocol.Undo():
                reply = await play.undo(tables, live, said)
            case protocol.Why():
                return play.why(live, said)
            case protocol.WhatIf():
                return play.what_if(tables, live, said)
            case protocol.Hint():
                play.hint(tables, live, said, listener)
                return None
            case protocol.Say():
                if may_say:
                    may_say()
                await talk.say(tables, live, said)
                return None
            case _:
                assert_never(said)
        if reply is None and live.seq == seq and live.state is not None:
            listener.send(live.now(said.seat, []))  # whoever answered late, or twice, is told the present
        return reply
    except RecursionError:
        return protocol.Mistake(error="The message is nested too deeply.", code="unreadable")
    except msgspec.DecodeError as error:
        return protocol.Mistake(error=f"The message cannot be read: {error}", code="unreadable")
    except TooMany as many:
        return protocol.Mistake(error=str(many), code="too-many")
    except Denied as denied:
        return mistake(denied)


def mistake(denied: Denied) -> protocol.Mistake:
    return protocol.Mistake(error=str(denied), code=denied.code)  # type: ignore[arg-type]
