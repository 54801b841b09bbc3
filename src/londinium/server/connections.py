"""Connections, below what Litestar knows of them.

One whose request has not come whole yet holds a descriptor, and a process has only so many. Those that wait longest are
cut off first.

WebSockets carry many small messages. Those are not packed, which costs more than it saves, and they are written at
once: past ASGI, which would wake a task for each. Messages that are no text are no errors of ours. Of several workers,
one has all WebSockets of a table.
"""

import asyncio
import logging
import socket
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, cast

import uvicorn
from uvicorn._types import ASGISendEvent, WebSocketReceiveEvent
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.typing import ExtensionName, ExtensionParameter
from websockets.utils import apply_mask

from londinium.server.handover import Handover

HEADER_SECONDS = 10.0  # in which the headers of a request must have come
BODY_SECONDS = 60.0  # in which the rest of it must have come: a record of 1 MB over a slow line
UNFINISHED = 200  # connections with a request that has not come whole, at once
SAY_EVERY = 10.0  # seconds between two lines in the log
PACKED_FROM = 4_000  # bytes of a message
TEXT, PACKED_TEXT = 0x81, 0xC1  # how a message begins that is whole
MASKED = 6  # bytes before what a page says in a short message: two, and the mask
DIRECT = "londinium.direct"  # the extension of ASGI by which a message is written at once, and read by the shortest way

Write = Callable[[bytes], bool]
Read = Callable[[], Awaitable[Any]]

_log = logging.getLogger(__name__)
_unfinished: OrderedDict["TimelyProtocol", asyncio.TimerHandle] = OrderedDict()


class Complaints:
    """One line in the log for many that are cut off."""

    def __init__(self) -> None:
        self._count, self._said = 0, -SAY_EVERY

    def add(self, client: str) -> None:
        self._count += 1
        if time.monotonic() - self._said >= SAY_EVERY:
            _log.warning("requests did not end and are cut off: %s", self._count, extra={"client": client})
            self._count, self._said = 0, time.monotonic()


_complaints = Complaints()


class TimelyProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """Uvicorn's own protocol, which waits for ever."""

    _reading = False  # the headers are there, and the rest is waited for

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect(HEADER_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        asked = self.cycle is not None and not self.cycle.response_complete
        here = self.transport.get_protocol() is self and not self.transport.is_closing()
        if not here or (asked and not self.cycle.more_body):
            self._forget()
        elif asked and not self._reading:
            self._forget()
            self._expect(BODY_SECONDS)
            self._reading = True
        elif not asked and self not in _unfinished:
            self._expect(HEADER_SECONDS)  # the next request on the same connection

    def _expect(self, seconds: float) -> None:
        _unfinished[self] = asyncio.get_running_loop().call_later(seconds, self._cut_off)
        if len(_unfinished) > UNFINISHED:
            next(iter(_unfinished))._cut_off()

    def _forget(self) -> None:
        self._reading = False
        if timer := _unfinished.pop(self, None):
            timer.cancel()

    def _cut_off(self) -> None:
        self._forget()
        if self.cycle is None or self.cycle.response_complete or self.cycle.more_body:
            _complaints.add(self.client[0] if self.client else "")
            self.transport.abort()


class Sparing(Extension):
    """Packs what is worth it, in the way that was agreed on; a message that is not packed says so itself."""

    name = ExtensionName("permessage-deflate")

    def __init__(self, deflate: Extension) -> None:
        self._deflate = deflate

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        return self._deflate.decode(frame, max_size=max_size)

    def encode(self, frame: Frame) -> Frame:
        return self._deflate.encode(frame) if len(frame.data) >= PACKED_FROM else frame


class SparingFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Any]:
        answered, deflate = super().process_request_params(params, accepted_extensions)
        return answered, Sparing(deflate)


class SocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's own protocol, with a way past ASGI for what is sent, and one to the other workers.

    That one logs a traceback for each message that is not UTF-8, and fails where two come at once. A page that it has
    closed by itself, one that gives no sign of life say, it calls a mistake of the application to send something to.
    """

    handover: Handover | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        settings = {"memLevel": 5}
        factory = SparingFactory(server_max_window_bits=12, client_max_window_bits=12, compress_settings=settings)
        self.conn.available_extensions = [factory]
        self.stays = False
        self._request = b""
        self._missing: int | None = None  # bytes of a frame that has begun to come, if it is known where frames end

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._request += data
            self._missing = 0 if data.endswith(b"\r\n\r\n") else None
        elif self._missing == 0 and self._is_short(data):
            self._read_short(data)
            return
        elif self._missing is not None:
            self._missing = missing_after(data, self._missing)
        super().data_received(data)

    def _is_short(self, data: bytes) -> bool:
        """Whether this is one whole text message of less than 126 bytes, as nearly all are: no parser is needed."""
        conn = self.conn
        return (
            len(data) > MASKED
            and (data[0] == TEXT or (data[0] == PACKED_TEXT and bool(conn.extensions)))
            and data[1] - 0x80 == len(data) - MASKED < 126
            and conn.state is State.OPEN
            and conn.current_size is None  # no message in several frames is under way
        )

    def _read_short(self, data: bytes) -> None:
        frame = Frame(Opcode.TEXT, apply_mask(data[MASKED:], data[2:MASKED]), rsv1=data[0] == PACKED_TEXT)
        try:
            for extension in reversed(self.conn.extensions):
                frame = extension.decode(frame, max_size=self.conn.max_message_size)
        except (ProtocolError, PayloadTooBig) as error:
            large = isinstance(error, PayloadTooBig)
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG if large else CloseCode.PROTOCOL_ERROR, str(error))
            self.conn.parser_exc = error
            self.handle_parser_exception()
        else:
            self.handle_text(frame)

    def handle_connect(self, event: Request) -> None:
        if self.handover and not self.stays:
            descriptor = self.transport.get_extra_info("socket").fileno()
            if self.handover.pass_on(event.path, self._request, descriptor):
                self.handshake_initiated = self.close_sent = True
                self.transport.abort()  # the connection lives on: another process has it too
                return
        self._request = b""
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[DIRECT] = {"write": self.write, "read": self.receive}

    def write(self, message: bytes) -> bool:
        """Write a text message now; False if there is no room for it, or the connection is none (any more)."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        size = len(message)
        if size >= PACKED_FROM:
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        elif size < 126:
            self.transport.write(b"\x81%c%b" % (size, message))
        else:
            self.transport.write(b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        try:
            await super().send(message)
        except RuntimeError:
            if self.close_sent or self.transport.is_closing():
                raise ClientDisconnected from None
            raise

    def send_receive_event_to_app(self) -> None:
        """A message has come whole. Reading pauses when another waits already; after each it would cost more."""
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        message: WebSocketReceiveEvent = {"type": "websocket.receive", "bytes": data}
        if self.curr_msg_data_type == "text":
            try:
                message = {"type": "websocket.receive", "text": data.decode()}
            except UnicodeDecodeError:
                if self.conn.state is State.OPEN:
                    self.conn.send_close(1007)
                    self.handle_parser_exception()
                return
        enough = not self.queue.empty()
        self.queue.put_nowait(message)
        if enough and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def missing_after(data: bytes, missing: int) -> int | None:
    """How many bytes the last frame lacks after these; None if a frame's head is torn, or it is very long."""
    at = missing
    while at < len(data):
        head = data[at : at + 4]
        if len(head) < 4 or head[1] < 0x80 or head[1] == 0xFF:
            return None
        at += MASKED + (head[1] - 0x80 if head[1] < 0xFE else 2 + int.from_bytes(head[2:], "big"))
    return at - len(data)


class ServerConfig(uvicorn.Config):
    """The configuration of a process; one of several workers takes connections by it that others pass on."""

    loaded_here: ClassVar["ServerConfig | None"] = None

    def load(self) -> None:
        super().load()
        ServerConfig.loaded_here = self


class PassedOn:
    """The connections of this worker that came to others."""

    def __init__(self, folder: Path, worker: str) -> None:
        self._state = ServerState()
        self._handover = Handover(folder, worker, self._take)
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self._handover.open()
        SocketProtocol.handover = self._handover

    def close(self) -> None:
        SocketProtocol.handover = None
        self._handover.close()
        for connection in list(self._state.connections):
            connection.shutdown()

    def _take(self, connection: socket.socket, request: bytes) -> None:
        task = asyncio.create_task(self._serve(connection, request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, connection: socket.socket, request: bytes) -> None:
        config = ServerConfig.loaded_here
        assert config is not None
        protocol = SocketProtocol(config=config, server_state=self._state, app_state={})
        protocol.stays = True
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        except OSError:
            connection.close()  # it is gone already
        else:
            protocol.data_received(request)
