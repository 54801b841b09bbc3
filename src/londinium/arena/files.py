"""Files that are whole or not there, and that only one process writes."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from londinium.kernel.told import Told


class InUse(Told):
    """Another process writes there."""


def write_whole(path: Path, data: bytes) -> None:
    """Write a file under another name first: under its own it is whole, or as it was."""
    torn = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with torn.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        torn.replace(path)
    finally:
        with suppress(FileNotFoundError):
            torn.unlink()


def append(file: IO[bytes], data: bytes) -> None:
    """Write all of it at the end of a file without a buffer, which writes less where a disk is nearly full."""
    left = memoryview(data)
    while left:
        left = left[file.write(left) :]


@contextmanager
def opened_alone(path: Path) -> Iterator[IO[bytes]]:
    """A file to read and append to, without a buffer, that no other process has open so; InUse if one has."""
    with path.open("a+b", buffering=0) as file:
        try:
            import fcntl
        except ImportError:  # no such locks on this system
            yield file
            return
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse("arena-in-use", file=str(path)) from None
        yield file
