"""The real server, with a clock and a disk that a test can disturb: `python -m tests.chaos.victim serve …`.

The product has no code for this. What is disturbed is disturbed here, in every process that the server starts: each
imports this file first.
"""

import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.chaos.forge import FORGE, fork_on_demand
from tests.chaos.knobs import BUG, KNOBS, RELEASE, TESTIFY, Knobs

knobs = Knobs(Path(os.environ[KNOBS]))
_time = time.time
time.time = lambda: _time() + knobs["clock"]  # before anything else is imported: some keep the function itself


def disturb_store() -> None:
    """Commits can be slow, and transactions only allowed to read: SQLite and PostgreSQL themselves refuse the rest."""
    import sqlalchemy as sa

    def begun(connection: sa.Connection) -> None:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql(f"PRAGMA query_only = {int(knobs['read_only'])}")
        elif knobs["read_only"]:
            connection.exec_driver_sql("SET TRANSACTION READ ONLY")

    def committed(_: sa.Connection) -> None:
        time.sleep(knobs["commit"])

    sa.event.listen(sa.Engine, "begin", begun)
    sa.event.listen(sa.Engine, "commit", committed)


def testify(*_: object) -> None:
    """Write down where every task stands: a test sends for this when nobody goes on."""
    import asyncio

    print(f"process {os.getpid()}", file=sys.stderr)
    for task in asyncio.all_tasks(asyncio.get_running_loop()):
        task.print_stack(file=sys.stderr)
    sys.stderr.flush()


def make_newer(by: int) -> None:
    """A release whose rules are newer and have changed nothing that was played."""
    from londinium.kernel import registry

    for id in registry.games():
        registry.kind(id).version += by


def put_in(bug: str) -> None:
    """Bugs that the suite must find."""
    import asyncio

    from londinium.server.store import Store
    from londinium.server.telling import Telling

    if bug == "early":  # acknowledged first, written later
        append, late = Store.append, set()

        async def early(self: Store, *entries, change):  # type: ignore[no-untyped-def]
            async def write() -> None:
                await asyncio.sleep(0.3)
                await append(self, *entries, change=change)

            task = asyncio.create_task(write())
            late.add(task)
            task.add_done_callback(late.discard)
            return True

        Store.append = early  # type: ignore[assignment, method-assign]
    elif bug == "leak":  # a view that tells too much
        next_told = Telling.next

        def leaky(self: Telling, *more):  # type: ignore[no-untyped-def]
            assert self.position.state is not None
            return next_told(self, *more)[:-1] + f',"dealt":{self.position.state.rng}}}'.encode()

        Telling.next = leaky  # type: ignore[assignment, method-assign]
    else:
        sys.exit(f"There is no bug {bug!r}: early or leak.")


def begin(arguments: Sequence[str]) -> int | None:
    """Serve, in this process: a new one, or one that was forked."""
    if os.environ.get(RELEASE):
        make_newer(int(os.environ[RELEASE]))
    from londinium.cli import main

    return main(arguments)


signal.signal(TESTIFY, testify)
disturb_store()
for wanted in filter(None, os.environ.get(BUG, "").split(",")):
    put_in(wanted)

if __name__ == "__main__":
    if sys.argv[1:] == [FORGE]:
        import londinium.cli
        import londinium.server.app
        import londinium.server.serve  # noqa: F401 - all that a server needs

        fork_on_demand(begin)
    else:
        sys.exit(begin(sys.argv[1:]))
elif os.environ.get(RELEASE):  # a worker, or a bot's process
    make_newer(int(os.environ[RELEASE]))
