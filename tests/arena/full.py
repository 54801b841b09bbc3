"""A disk that is full, for a command: a limit on the size of files fails a write as a full disk does."""

import sys

LIMITED = """
import os, resource, sys
most = int(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
os.execv(sys.argv[2], sys.argv[2:])
"""


def on_a_full_disk(most: int, command: list[str]) -> list[str]:
    """The command where no file has more bytes. It limits itself: a fork of pytest would carry threads of JAX along."""
    return [sys.executable, "-c", LIMITED, str(most), *command]
