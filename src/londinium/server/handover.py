"""All pages of a table at one worker, whichever of them their connections came to.

Any worker serves any table, but each that does takes in every move and works out what its pages see. So a worker
passes a WebSocket on, the open connection itself, to the one that its table falls to; among those that live, every
worker picks the same. Where that one does not take it, it is served here.
"""

import asyncio
import hashlib
import logging
import os
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

FOLDER = "LONDINIUM_WORKERS"  # where each worker has its Unix socket, by the name of the variable that says so
TABLE = re.compile(r"/api/tables/([0-9A-Za-z]+)/socket(?:\?|$)")
MOST = 1 << 17  # bytes of a request

Take = Callable[[socket.socket, bytes], None]

_log = logging.getLogger(__name__)


class Handover:
    """How this worker passes connections on, and takes those that others pass on."""

    def __init__(self, folder: Path, worker: str, take: Take) -> None:
        self._folder, self._worker, self._take = folder, worker, take
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)

    def open(self) -> None:
        self._socket.setblocking(False)
        self._socket.bind(str(self._folder / self._worker))
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._receive)

    def close(self) -> None:
        (self._folder / self._worker).unlink(missing_ok=True)
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self._socket.close()

    def pass_on(self, path: str, request: bytes, descriptor: int) -> bool:
        """Pass a connection on with the request that it began with; whether another worker has it now."""
        found = TABLE.search(path)
        while found and len(request) <= MOST:
            owner = self._owner(found[1])
            if owner == self._worker:
                return False
            try:
                self._send(self._folder / owner, request, descriptor)
            except (ConnectionRefusedError, FileNotFoundError):
                (self._folder / owner).unlink(missing_ok=True)  # it is dead: another one is picked
            except OSError as error:
                _log.warning("a connection cannot be passed on: %s", type(error).__name__)
                return False
            else:
                return True
        return False

    def _send(self, where: Path, request: bytes, descriptor: int) -> None:
        """As `socket.send_fds` does it, which does not heed the address in Python 3.11."""
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [descriptor]))
        self._socket.sendmsg([request], [rights], 0, str(where))

    def _owner(self, table: str) -> str:
        """The worker that a table falls to: the highest of all by a hash, so that few tables move when one dies."""
        return max(
            {*os.listdir(self._folder), self._worker},
            key=lambda worker: hashlib.blake2b(f"{worker} {table}".encode()).digest(),
        )

    def _receive(self) -> None:
        with suppress(BlockingIOError):
            while True:
                request, descriptors, _, _ = socket.recv_fds(self._socket, MOST, 1)
                for descriptor in descriptors:
                    self._take(socket.socket(fileno=descriptor), request)
