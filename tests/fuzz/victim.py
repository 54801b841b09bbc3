"""The real server, with a bug if a test wants one: `python -m tests.fuzz.victim serve …`."""

import os
import sys
import time
from typing import Any

from tests.fuzz.house import BUG

HELD: list[bytes] = []


def put_in(bug: str) -> None:
    """Bugs that the fuzzer must find."""
    from londinium.server import play, talk
    from londinium.server.live import LiveTable
    from londinium.server.tables import Tables

    if bug == "raise":  # one value of one message that nobody thought of
        why = play.why

        def raising(live: Any, said: Any) -> Any:
            if "kind" not in said.move:
                raise KeyError("kind")
            return why(live, said)

        play.why = raising
    elif bug == "error":  # one kind of letters in a path
        fresh = Tables.fresh

        async def failing(self: Tables, id: str) -> LiveTable:
            id.encode("ascii")
            return await fresh(self, id)

        Tables.fresh = failing  # type: ignore[method-assign]
    elif bug == "grow":  # something is kept for every message
        if_ = play.what_if

        def growing(tables: Any, live: Any, said: Any) -> Any:
            HELD.append(os.urandom(10_000_000))
            return if_(tables, live, said)

        play.what_if = growing
    elif bug == "stall":  # one thing holds up everybody
        say = talk.say

        async def stalling(tables: Any, live: Any, said: Any) -> None:
            if len(said.text) > 50:
                time.sleep(6)
            await say(tables, live, said)

        talk.say = stalling
    else:
        sys.exit(f"There is no bug {bug!r}: raise, error, grow or stall.")


for wanted in filter(None, os.environ.get(BUG, "").split(",")):
    put_in(wanted)

if __name__ == "__main__":
    from londinium.cli import main

    sys.exit(main())
