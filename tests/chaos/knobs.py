"""What a test can tell a victim: by its environment at the start, and by knobs while it runs.

The knobs are a few numbers in a file that both have mapped into memory.
"""

import mmap
import signal
import struct
from pathlib import Path

KNOBS = "LONDINIUM_CHAOS_KNOBS"  # the file's name
BUG = "LONDINIUM_CHAOS_BUG"  # one to put in, so that the suite can be seen to find it
RELEASE = "LONDINIUM_CHAOS_RELEASE"  # by how much the rules of every game are newer
NAMES = ("clock", "commit", "read_only")  # seconds ahead; seconds that a commit takes longer; 1: nothing can be written
TESTIFY = signal.SIGUSR1  # say what every task is at
SIZE = 8 * len(NAMES)


class Knobs:
    def __init__(self, file: Path) -> None:
        self.file = file
        if not file.exists():
            file.write_bytes(bytes(SIZE))
        with file.open("r+b") as opened:
            self._map = mmap.mmap(opened.fileno(), SIZE)

    def __getitem__(self, name: str) -> float:
        return float(struct.unpack_from("d", self._map, 8 * NAMES.index(name))[0])

    def __setitem__(self, name: str, value: float) -> None:
        struct.pack_into("d", self._map, 8 * NAMES.index(name), value)

    def calm(self) -> None:
        for name in NAMES:
            self[name] = 0.0
