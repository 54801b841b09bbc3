"""A proxy on loopback that can cut, delay, hold up and refuse connections, and double or reorder what clients say."""

import asyncio
import struct
from contextlib import suppress
from typing import Literal

Frames = Literal["double", "reorder"]
TOGETHER = 0.15  # seconds that a message waits for another to change places with
PART = 1 << 16


class Proxy:
    """One port in front of another."""

    def __init__(self, port: int, sockets: bool = False) -> None:
        self.target, self.sockets = port, sockets  # whether WebSockets are told apart
        self.port = 0
        self.delay = 0.0  # seconds, each way
        self.refuses = False
        self.frames: Frames | None = None
        self._flows = asyncio.Event()
        self._flows.set()
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()
        self._serving: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Proxy":
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.calm()
        self.cut()
        await asyncio.gather(*self._serving, return_exceptions=True)

    def calm(self) -> None:
        self.delay, self.refuses, self.frames = 0.0, False, None
        self._flows.set()

    def hold_up(self) -> None:
        """Connections stay open, and nothing comes through: a network that has gone without a word."""
        self._flows.clear()

    def cut(self) -> None:
        """Break every connection off, without a farewell."""
        for writer in list(self._open):
            writer.transport.abort()

    def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if self.refuses:
                return
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            return
        else:
            pair = {writer, back}
            self._open |= pair
            ways = [asyncio.create_task(self._outward(reader, back)), asyncio.create_task(self._pass(there, writer))]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
                self._open -= pair
                back.transport.abort()
        finally:
            writer.transport.abort()

    async def _send(self, part: bytes, writer: asyncio.StreamWriter) -> None:
        if self.delay:
            await asyncio.sleep(self.delay)
        await self._flows.wait()
        writer.write(part)
        await writer.drain()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while part := await reader.read(PART):
                await self._send(part, writer)

    async def _outward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What clients say; messages of a WebSocket are seen one by one."""
        if self.sockets:
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                head = await reader.readuntil(b"\r\n\r\n")
                await self._send(head, writer)
                if b"upgrade: websocket" in head.lower():
                    await self._messages(reader, writer)
                    return
        await self._pass(reader, writer)

    async def _messages(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        coming: asyncio.Task[bytes] | None = None  # a message that was waited for in vain
        try:
            while True:
                frame = await (coming or read_frame(reader))
                coming = None
                if is_text(frame) and self.frames == "double":
                    await self._send(frame, writer)
                elif is_text(frame) and self.frames == "reorder":
                    coming = asyncio.create_task(read_frame(reader))
                    done, _ = await asyncio.wait([coming], timeout=TOGETHER)
                    if done:
                        await self._send(coming.result(), writer)
                        coming = None
                await self._send(frame, writer)
        finally:
            if coming:
                coming.cancel()


def is_text(frame: bytes) -> bool:
    return frame[0] & 0x0F == 1


async def read_frame(reader: asyncio.StreamReader) -> bytes:
    """A frame of RFC 6455 as it stands; one of a client carries its own mask, so it can be sent twice."""
    head = await reader.readexactly(2)
    size, more = head[1] & 0x7F, b""
    if size == 126:
        more = await reader.readexactly(2)
        (size,) = struct.unpack("!H", more)
    elif size == 127:
        more = await reader.readexactly(8)
        (size,) = struct.unpack("!Q", more)
    masked = 4 if head[1] & 0x80 else 0
    return head + more + await reader.readexactly(masked + size)
