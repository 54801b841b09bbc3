"""Open pages that cost next to nothing: sockets that note when a whole message has come, and do not unpack it."""

import asyncio
import base64
import os
import time
from collections.abc import Callable
from typing import cast

PING, CLOSE, PONG = 0x9, 0x8, 0xA


class LightPage(asyncio.Protocol):
    """A WebSocket as a browser opens one, packed messages included. Calls back at each message with the time."""

    def __init__(self, path: str, headers: dict[str, str], told: Callable[[float], None]) -> None:
        self._path, self._headers, self._told = path, headers, told
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bytes = 0  # as they came over the wire
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        asked = {
            "Host": "127.0.0.1",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": key,
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits",
            **self._headers,
        }
        lines = [f"GET {self._path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
        self._transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        self.bytes += len(data)
        if not self._open:
            head, there, rest = self._buffer.partition(b"\r\n\r\n")
            if not there:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._fail(head.decode("latin-1").splitlines()[0])
                return
            self._open, self._buffer = True, rest
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame off the buffer, if there is a whole one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        last, kind, size, start = buffer[0] >> 7, buffer[0] & 0xF, buffer[1] & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        if kind == PING and self._transport:
            body = bytes(buffer[start : start + size])
            self._transport.write(bytes([0x80 | PONG, 0x80 | len(body), 0, 0, 0, 0]) + body)
        del buffer[: start + size]
        if kind == CLOSE:
            self.closed = True
        elif last and kind not in (PING, PONG):
            self._told(time.perf_counter())
        return True

    def _fail(self, why: str) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(why))

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        self._fail(str(error or "closed"))

    def close(self) -> None:
        if self._transport:
            self._transport.close()


async def open_light(port: int, path: str, headers: dict[str, str], told: Callable[[float], None]) -> LightPage:
    loop = asyncio.get_running_loop()
    _, page = await loop.create_connection(lambda: LightPage(path, headers, told), "127.0.0.1", port)
    async with asyncio.timeout(30):
        await page.opened
    return page
