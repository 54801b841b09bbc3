"""Servers by fork: most of a kill's time went into Python's imports, and a fork has them done.

A process that has imported the server and opened nothing forks a new one for each line that it reads. What is forked is
a server like any other, in a session of its own; it is only there sooner.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

FORGE = "--forge"  # the argument that makes a victim one


class Forked:
    """A process that is somebody else's child, with as much of `subprocess.Popen` as a house needs."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        with suppress(OSError):
            if Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z":
                return None
        return 0

    def wait(self, timeout: float) -> int:
        end = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(str(self.pid), timeout)
            time.sleep(0.005)
        return 0

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def terminate(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)


class Forge:
    """The process that forks, as the house sees it."""

    def __init__(self, command: Sequence[str], folder: Path, settings: Mapping[str, str]) -> None:
        self._process = subprocess.Popen(
            [*command, FORGE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            cwd=folder,
            env=os.environ | settings,
        )

    def launch(self, arguments: Sequence[str], log: Path, settings: Mapping[str, str]) -> Forked:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps([list(arguments), str(log), dict(settings)]).encode() + b"\n")
        self._process.stdin.flush()
        return Forked(int(self._process.stdout.readline()))

    def close(self) -> None:
        self._process.kill()
        self._process.communicate()


def fork_on_demand(begin: Callable[[Sequence[str]], int | None]) -> None:
    """Fork a process for every line on standard input, and say which: there `begin` is called."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them here
    asked = os.fdopen(os.dup(0), "rb")  # standard input itself stays unread, for those who are forked
    for line in asked:
        arguments, log, settings = json.loads(line)
        pid = os.fork()
        if pid:
            print(pid, flush=True)
            continue
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.setsid()
        written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for at, opened in enumerate((nothing, written, written)):
            os.dup2(opened, at)
        os.environ.update(settings)
        sys.exit(begin(arguments))
