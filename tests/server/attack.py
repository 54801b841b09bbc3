"""One client that asks for as much as it can, in a process of its own: by reading, opening, coming and going."""

import asyncio
import http.client
import json
import multiprocessing
import socket
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import count, repeat
from threading import Thread
from typing import Any

from websockets.asyncio.client import connect as connect_async
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

ADDRESS = "127.200.0.9"  # where it calls from
MOMENT = 0.02  # seconds between two tries of what was refused

Attack = Callable[[int, str], Any]


def read_frames(port: int, table: str) -> None:
    """The last steps of a long game, over and over, from another one each time."""
    read(port, (f"/api/replays/{table}/frames?start={2400 + step % 200}&count=50" for step in count()))


def read_record(port: int, table: str) -> None:
    """The record of a long game, over and over: all of it has to be played again for that."""
    read(port, repeat(f"/api/tables/{table}/record"))


def read(port: int, paths: Iterable[str]) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port, source_address=(ADDRESS, 0))
    for path in paths:
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        if answer.status == 429:
            time.sleep(MOMENT)


def read_log(port: int, table: str) -> None:
    """A spectator who wants to read the whole log 36 times a second."""
    with opened(port, table) as page:
        Thread(target=lambda: [None for _ in page], daemon=True).start()
        while True:
            page.send(json.dumps({"type": "log", "seat": None}))
            time.sleep(1 / 36)


def open_since(port: int, table: str) -> None:
    """A page that comes back from long ago, twenty times a second."""
    while True:
        began = time.monotonic()
        with suppress(OSError, WebSocketException), opened(port, table, since=1) as page:
            while json.loads(page.recv())["type"] not in ("now", "error"):
                pass
        time.sleep(max(0.0, began + 1 / 20 - time.monotonic()))


def crowd(port: int, table: str) -> None:
    """Spectators: 280 who stay, and 17 a second who come and go."""

    async def stay(going: asyncio.Event) -> None:
        with suppress(OSError, WebSocketException):
            async with connect_async(_uri(port, table, 0), proxy=None, local_addr=(ADDRESS, 0)) as page:
                async for _ in page:
                    if going.is_set():
                        return

    async def come_and_go() -> None:
        stays, goes = asyncio.Event(), asyncio.Event()
        goes.set()
        crowd = [asyncio.create_task(stay(stays)) for _ in range(280)]
        while crowd:
            crowd.append(asyncio.create_task(stay(goes)))
            await asyncio.sleep(1 / 17)

    asyncio.run(come_and_go())


def _uri(port: int, table: str, since: int) -> str:
    return f"ws://127.0.0.1:{port}/api/tables/{table}/socket?since={since}"


def opened(port: int, table: str, since: int = 0) -> ClientConnection:
    return connect(_uri(port, table, since), proxy=None, source_address=(ADDRESS, 0), max_size=None)


class Silent:
    """A page that says things and reads nothing, not even what lies in its socket."""

    def __init__(self, port: int, table: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), source_address=(ADDRESS, 0))
        self._socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def say(self, text: str) -> None:
        assert len(text) < 126
        self._socket.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode())  # masked with zeros

    def close(self) -> None:
        self._socket.close()


@contextmanager
def under(attack: Attack, port: int, table: str, times: int = 1) -> Iterator[None]:
    """While this lasts, so many processes attack."""
    processes = [multiprocessing.get_context("spawn").Process(target=attack, args=(port, table)) for _ in range(times)]
    for process in processes:
        process.start()
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.join()
