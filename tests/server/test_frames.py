"""Messages come as they were said, wherever the network cuts them; a short one that comes whole needs no parser."""

import asyncio
import zlib
from typing import Any
from unittest.mock import patch

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from londinium.server.connections import SocketProtocol

REQUEST = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
)


class Wire(asyncio.Transport):
    """A connection to nobody."""

    def __init__(self) -> None:
        super().__init__()
        self.closing, self.written = False, b""

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def application(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def opened() -> tuple[SocketProtocol, Wire]:
    config = uvicorn.Config(application, ws=SocketProtocol, ws_max_size=80_000, lifespan="off", log_config=None)
    config.load()
    protocol, wire = SocketProtocol(config, ServerState(), {}), Wire()
    protocol.connection_made(wire)
    protocol.data_received(REQUEST)
    while not protocol.handshake_complete:
        await asyncio.sleep(0)
    return protocol, wire


def heard(protocol: SocketProtocol) -> list[Any]:
    found = []
    while not protocol.queue.empty():
        found.append(protocol.queue.get_nowait())
    return [message.get("text", message["type"]) for message in found]


def frame(first: int, payload: bytes) -> bytes:
    """A frame with this first byte."""
    plain = Frame(Opcode.BINARY, payload).serialize(mask=True)
    return bytes([first]) + plain[1:]


def text(said: str, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    return frame(fin << 7 | opcode, said.encode())


class Packing:
    """What a browser sends, packed with what was said before in mind."""

    def __init__(self) -> None:
        self._zip = zlib.compressobj(wbits=-12)

    def text(self, said: str) -> bytes:
        packed = self._zip.compress(said.encode()) + self._zip.flush(zlib.Z_SYNC_FLUSH)
        return frame(0xC1, packed[:-4])


def stream() -> tuple[list[bytes], list[str]]:
    """Frames of every kind, and what they say."""
    packing, long, longer = Packing(), "x" * 300, "y" * 70_000
    ping = frame(0x89, b"?")
    frames = [text("one"), packing.text("two, two"), text("é"), text(""), ping, text(long), packing.text("two, two")]
    frames += [text("fo", fin=False), ping, text("ur", opcode=Opcode.CONT), text("five"), packing.text("six")]
    frames += [text(longer), text("seven"), packing.text("six")]
    said = ["one", "two, two", "é", "", long, "two, two", "four", "five", "six", longer, "seven", "six"]
    return frames, said


async def test_messages_are_the_same_wherever_they_are_cut() -> None:
    frames, said = stream()
    whole = b"".join(frames)
    for cut in [*range(1, 500), len(whole) - 70_000, len(whole) - 20, len(whole) - 5]:
        protocol, _ = await opened()
        protocol.data_received(whole[:cut])
        protocol.data_received(whole[cut:])
        assert heard(protocol) == said
    for size in (1, 2, 7, 100_000):
        protocol, _ = await opened()
        for at in range(0, len(whole), size):
            protocol.data_received(whole[at : at + size])
        assert heard(protocol) == said
    protocol, _ = await opened()
    for one in frames:
        protocol.data_received(one)
    assert heard(protocol) == said


async def test_a_short_message_needs_no_parser_though_others_came_in_pieces_before() -> None:
    protocol, _ = await opened()
    packing, before, torn = Packing(), text("z" * 200), text("a")
    for data in (before[:50], before[50:] + text("whole"), torn[:5], torn[5:]):
        protocol.data_received(data)
    with patch.object(ServerProtocol, "receive_data", side_effect=AssertionError):
        protocol.data_received(text("short"))
        protocol.data_received(packing.text("packed"))
    assert heard(protocol)[2:] == ["a", "short", "packed"]


async def test_what_looks_like_a_message_within_a_longer_one_is_none() -> None:
    protocol, _ = await opened()
    inner = text("inner")
    outer = b"\x81\xfe" + (400 + len(inner)).to_bytes(2, "big") + bytes(4) + b"a" * 200
    with patch.object(SocketProtocol, "_read_short", side_effect=AssertionError):
        for data in (outer, inner, b"b" * 199):
            protocol.data_received(data)
    assert heard(protocol) == []


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param(frame(0xC1, b"\xff" * 20), 1002, id="packed by nobody"),
        pytest.param(Packing().text("x" * 90_000), 1009, id="more than the server takes"),
        pytest.param(frame(0x81, b"\xc5x"), 1007, id="no text"),
        pytest.param(b"\x81\x04bare", 1002, id="without a mask"),
        pytest.param(frame(0xA1, b"bits"), 1002, id="bits that mean nothing"),
        pytest.param(text("ends nothing", opcode=Opcode.CONT), 1002, id="the end of nothing"),
    ],
)
async def test_a_frame_that_is_none_closes_the_connection_and_says_why(sent: bytes, code: int) -> None:
    protocol, wire = await opened()
    protocol.data_received(text("before"))
    protocol.data_received(sent)
    assert heard(protocol) == ["before", "websocket.disconnect"]
    assert wire.closing
    assert code.to_bytes(2, "big") in wire.written[-120:]


async def test_a_message_within_another_one_closes_the_connection() -> None:
    protocol, wire = await opened()
    protocol.data_received(text("begins", fin=False))
    protocol.data_received(text("another"))
    assert heard(protocol) == ["websocket.disconnect"]
    assert wire.closing
