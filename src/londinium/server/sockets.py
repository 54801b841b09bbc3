"""One WebSocket per table and page: what the browser says, and what it is told."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Annotated, Any, assert_never

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, QueryParameter
from litestar.types.asgi_types import WebSocketResponseStartEvent

from londinium.server import metrics, play, protocol, rates, talk
from londinium.server.callers import client_of, from_own_page, holder_of
from londinium.server.connections import DIRECT, Read, Write
from londinium.server.database import StoreError
from londinium.server.live import Listener, LiveTable
from londinium.server.people import contests
from londinium.server.people.waiting import came
from londinium.server.rates import Allowance, TooMany
from londinium.server.refusals import NOT_KEPT, Denied, mistake
from londinium.server.tables import Tables
from londinium.server.worker import Socket, worker

MAX_MESSAGE = 16_000
UNREAD = 1_000_000  # bytes for a page that does not read them, before it is let go
ENOUGH = 64_000  # bytes for it that wait; until they are fewer, what it says is left waiting too
PATIENCE = 30.0  # seconds in which a page must begin to read what it is sent
GOODBYE = 1.0  # seconds to tell it why it is let go
SLOW = 3.0  # seconds for a move, after which its page is told that the store keeps it waiting; pages give up after six
LONGEST = 2.0  # seconds that a page whose client has spent too much is made to wait between two messages

# Refused to those who owe; reading is too.
COSTLY = protocol.Undo | protocol.Redo | protocol.Why | protocol.WhatIf | protocol.Hint

Sent = Callable[[], None]

_log = logging.getLogger(__name__)
_read = msgspec.json.Decoder(protocol.FromBrowser)
_json = msgspec.json.Encoder()
_waits = _json.encode(protocol.Mistake(error=NOT_KEPT, code="store"))


@websocket("/api/tables/{id:str}/socket")
async def play_socket(socket: Socket, id: FromPath[str], since: Annotated[int, QueryParameter(ge=0)] = 0) -> None:
    here, client = worker(socket), client_of(socket)
    if not from_own_page(socket.headers):
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
    body = _json.encode(protocol.Problem(error=str(many), key="web-error-too-many"))
    start: WebSocketResponseStartEvent = {
        "type": "websocket.http.response.start",
        "status": 429,
        "headers": headers,
    }
    await socket.send(start)
    await socket.send({"type": "websocket.http.response.body", "body": body, "more_body": False})


async def serve_page(socket: Socket, id: str, since: int, client: str) -> None:
    here = worker(socket)
    holder = holder_of(socket)
    try:
        live = await here.tables.fresh(id)
        await contests.check_open(here.tables, live, holder)
        await came(here.tables, holder, live)
    except KeyError:
        await socket.close(4404, "no such table")
        return
    except Exception as error:  # told like any other failure: a page is not told why a connection was refused
        await socket.accept()
        await fail(socket, id, error)
        return
    await socket.accept()
    page = Outbox(socket, here.rates, client)
    listener = Listener(live.held_by(holder), page.send, holder, client)
    account = rates.Account(
        here.rates, client, None if listener.seats else id
    )  # spectators share what a table may cost
    account.use()
    allowance = Allowance(rates.MESSAGES, here.rates.times)
    browser = holder or f"{client} {id} {id_of(listener)}"

    def may_say() -> None:
        here.rates.take("messages of talk", rates.SAYS, browser)
        here.rates.take("messages of talk from one place", rates.ALL_SAYS, client)

    async def hear() -> None:
        nonlocal live
        live = await here.tables.listen(live, listener, since)
        account.charge(size=page.told)
        while True:
            text = await page.heard()
            if page.waiting > ENOUGH:
                await page.room()
            try:
                if not allowance.take():
                    raise TooMany("messages", allowance.wait())
                here.rates.take("messages from one place", rates.ALL_MESSAGES, client)
            except TooMany as many:
                page.send(_json.encode(protocol.Mistake(error=str(many), code="too-many")))
                await asyncio.sleep(0.25)
                continue
            watch = metrics.Watch()
            reply = await answer(here.tables, live, listener, text, may_say)
            watch.done()
            if reply is not None:
                told = _json.encode(reply)
                account.charge(size=len(told))
                page.send(told)
            if owed := account.owed():
                await asyncio.sleep(min(owed, LONGEST))  # a move is never refused for its cost, but it may wait

    hearing = asyncio.create_task(hear())
    try:
        await asyncio.wait({hearing, page.sender}, return_when=asyncio.FIRST_COMPLETED)
        if not hearing.done():
            await let_go(socket, 1013, "too far behind")
        else:
            hearing.result()
    except WebSocketDisconnect:
        pass
    except TooMany as many:
        await let_go(socket, 1013, "too much at once", protocol.Mistake(error=str(many), code="too-many"))
    except Exception as error:
        await fail(socket, id, error)
    finally:
        hearing.cancel()
        page.close()
        here.tables.leave(live, listener)


async def fail(socket: Socket, id: str, error: Exception) -> None:
    """A page cannot be served now: it is told why, and comes back. An error of the store is one line in the log."""
    if isinstance(error, Denied):
        await let_go(socket, 4409, "this table cannot be shown", mistake(error))
    elif isinstance(error, StoreError):
        _log.error("a page is let go, the store failed: %s", error, extra={"table": id})
        await let_go(socket, 1011, "the store failed", protocol.Mistake(error=NOT_KEPT, code="store"))
    else:
        _log.error("a page is let go: %s", type(error).__name__, exc_info=error, extra={"table": id})
        await let_go(socket, 1011, "something went wrong here; nothing was lost")


async def let_go(socket: Socket, code: int, reason: str, told: protocol.Mistake | None = None) -> None:
    """Close a connection, saying why; one that does not read is not waited for."""
    with suppress(OSError, WebSocketException):  # gone already, or too slow
        async with asyncio.timeout(GOODBYE):
            if told:
                await socket.send_data(_json.encode(told), mode="text")
            await socket.close(code, reason)


class Outbox:
    """What waits to be sent to a page. One that does not read is let go: it is told the present when it comes back."""

    def __init__(self, socket: Socket, counted: rates.Rates, client: str) -> None:
        self._socket, self._rates, self._client = socket, counted, client
        extensions: Mapping[str, Any] = socket.scope.get("extensions") or {}
        past: Mapping[str, Any] = extensions.get(DIRECT, {})  # only where the web server has it
        self._write: Write | None = past.get("write")
        self._read: Read | None = past.get("read")
        self._messages: deque[tuple[bytes, Sent | None]] = deque()
        self._news, self._room = asyncio.Event(), asyncio.Event()
        self._room.set()
        self.waiting = 0  # bytes
        self.told = 0  # bytes, so far
        self._closed = self._sending = False
        self.sender = asyncio.create_task(self._pass_on())
        self.sender.add_done_callback(lambda task: task.cancelled() or task.exception())  # gone: noticed by the reader

    def send(self, message: bytes, watch: metrics.Watch | None = None) -> None:
        size = len(message)
        unread = self._rates.unread
        if (self.waiting > UNREAD or (unread and self._too_much(size))) and not self._closed:
            self._fall_behind()
        if self._closed:
            return
        self.told += size
        if not self._messages and not self._sending and self._write and self._write(message):
            return
        self._messages.append((message, watch.expect() if watch else None))
        self._count(size)
        self._news.set()

    def _too_much(self, size: int) -> bool:
        """Whether all that waits for this client is more than anybody may leave unread."""
        return self._rates.unread.get(self._client, 0) + size > rates.UNREAD * self._rates.times

    def _count(self, size: int) -> None:
        self.waiting += size
        self._rates.unread[self._client] += size
        if self.waiting > ENOUGH:
            self._room.clear()
        else:
            self._room.set()

    def _fall_behind(self) -> None:
        metrics.refused.labels("unread bytes").inc()
        _log.warning("a page that does not read is let go", extra={"client": self._client})
        self.close()

    def close(self) -> None:
        """Nothing more is sent, and nothing is kept to be."""
        self._closed = True
        self.sender.cancel()
        for _, sent in self._messages:
            if sent:
                sent()
        self._messages.clear()
        self._count(-self.waiting)
        if self._rates.unread[self._client] <= 0:
            del self._rates.unread[self._client]

    async def heard(self) -> str:
        """The next message of the page."""
        if self._read is None:
            return await self._socket.receive_data(mode="text")
        message = await self._read()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnect event", code=message["code"])
        return message.get("text") or ""

    async def room(self) -> None:
        """Wait until the page has read most of what it asked for."""
        await self._room.wait()

    async def _pass_on(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._messages:
                message, sent = self._messages.popleft()
                self._sending = True
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self._socket.send_data(message, mode="text")
                except TimeoutError:
                    self._fall_behind()
                else:
                    self._count(-len(message))
                self._sending = False
                if sent:
                    sent()


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
        if isinstance(said, protocol.ReadLog | protocol.Whole):
            if said.seat not in listener.viewers:
                raise Denied("not-yours", "That seat is not yours.", "web-refused-seat")
            if isinstance(said, protocol.Whole):
                await tables.show_whole(live, listener, said.seat, said.since)
                return None
            part = await tables.histories.read(live, said.seat, said)
            return protocol.History(seat=said.seat, entries=part.entries, earlier=part.earlier)
        if isinstance(said, protocol.Say) and said.seat is None:
            if listener.seats:
                raise Denied("not-yours", "Those who sit at the table speak from a seat.", "web-refused-speak")
        elif said.seat not in listener.seats:
            raise Denied("not-yours", "That seat is not yours.", "web-refused-seat")
        if isinstance(said, COSTLY) and (account := rates.Account.current()):
            account.check()
        seq = live.seq
        slow = asyncio.get_running_loop().call_later(SLOW, listener.send, _waits)
        try:
            match said:
                case protocol.Play():
                    reply = await play.play(tables, live, said)
                case protocol.Undo():
                    reply = await play.undo(tables, live, said)
                case protocol.Redo():
                    reply = await play.redo(tables, live, said)
                case protocol.Why():
                    with rates.charged():
                        return play.why(live, said)
                case protocol.WhatIf():
                    with rates.charged():
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
        finally:
            slow.cancel()
        if reply is None and live.seq == seq and live.state is not None:
            # a page that answered late, or twice, is told the present
            with rates.charged():
                live.show(listener, said.seat, tables.clock())
        return reply
    except RecursionError:
        return protocol.Mistake(error="The message is nested too deeply.", code="unreadable")
    except msgspec.DecodeError as error:
        return protocol.Mistake(error=f"The message cannot be read: {error}", code="unreadable")
    except TooMany as many:
        return protocol.Mistake(error=str(many), code="too-many")
    except Denied as denied:
        return mistake(denied)
