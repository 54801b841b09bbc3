"""A PostgreSQL or a Redis that a test starts for itself, and may stop, kill and start again."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from tests.server.process import free_port

STARTUP = 15  # seconds


class OwnServer(ABC):
    """A server in a temporary folder, on a free port."""

    name: str
    user: str | None = None  # under which it runs, if not ours

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"londinium-{self.name.lower()}-"))
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    @abstractmethod
    def url(self) -> str: ...

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def answers(self) -> bool: ...

    def start(self) -> None:
        log = self.folder / "log"
        with log.open("ab") as opened:
            self._process = subprocess.Popen(
                self.command(), user=self.user, cwd=self.folder, stdout=opened, stderr=opened
            )
        end = time.monotonic() + STARTUP
        while not self.answers():
            if time.monotonic() > end:
                raise RuntimeError(f"{self.name} does not answer:\n{log.read_text()}")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """SIGKILL to everything is what a crash is."""
        if self._process is None:
            return
        if how is signal.SIGKILL:
            children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
            for pid in map(int, children):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        self._process.send_signal(how)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None

    def end(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


S = TypeVar("S", bound=OwnServer)


@contextmanager
def own(make: Callable[[], S]) -> Iterator[S]:
    made = make()
    try:
        made.start()
        yield made
    finally:
        made.end()


@contextmanager
def standing_or_own(standing: str | None, make: Callable[[], OwnServer]) -> Iterator[str]:
    """The URL of a server that is there already, else of one of our own."""
    if standing:
        yield standing
    else:
        with own(make) as made:
            yield made.url
