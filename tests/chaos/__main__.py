"""The command: `python -m tests.chaos --store postgresql --workers 2 --kills 30 --seed 1`."""

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from random import Random

import msgspec

from tests.chaos.driver import Driver, Report
from tests.chaos.faults import FAULTS
from tests.chaos.house import House
from tests.chaos.plans import PLANS, in_turn, possible
from tests.server import postgres, redis_server
from tests.server.own import own

NO_POSTGRES = "PostgreSQL is not installed here (Debian: apt install postgresql): only SQLite is tried."
NO_REDIS = "Redis is not installed here (Debian: apt install redis-server): its faults are left out."


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description="Play on while everything breaks.")
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument("--bus", choices=("own", "redis"), default="own", help="memory or PostgreSQL's own; or Redis")
    parser.add_argument("--kills", type=int, default=0, metavar="N", help="go on until so many processes were killed")
    parser.add_argument("--faults", type=int, default=0, metavar="N", help="go on for so many faults")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the same faults in the same order")
    parser.add_argument(
        "--plan", default="all", metavar="NAME", help=f"{', '.join(PLANS)}; or a fault: {', '.join(FAULTS)}"
    )
    parser.add_argument("--bug", default="", help="put bugs into the server, to see them found: early,leak")
    parser.add_argument("--keep", metavar="FOLDER", help="keep the server's log and a file store here")
    parser.add_argument("--json", metavar="FILE", help="write the report here too")
    given = parser.parse_args()
    if given.plan not in PLANS and given.plan not in FAULTS:
        parser.error(f"there is no plan {given.plan!r}")
    if given.workers > 1 and given.store == "sqlite" and given.bus == "own":
        parser.error("several workers on SQLite need --bus redis")
    if not given.kills and not given.faults:
        given.faults = 10
    return given


async def play(given: argparse.Namespace, folder: Path, stack: ExitStack) -> Report:
    store_server = stack.enter_context(own(postgres.OwnPostgres)) if given.store == "postgresql" else None
    store = store_server.url if store_server else f"sqlite:///{folder / 'tables.db'}"
    redis = stack.enter_context(own(redis_server.OwnRedis)) if given.bus == "redis" else None
    async with House(folder, store, given.workers, store_server, redis, given.bug) as house:
        wanted = possible(given.plan, house)
        driver = Driver(house, given.seed, given.plan, tell)
        faults = in_turn(wanted, Random(given.seed))
        return await driver.run(faults, given.kills, given.faults or 10**9)


def tell(report: Report) -> None:
    """The progress line."""
    done = ", ".join(f"{name} {n}" for name, n in sorted(report.faults.items()))
    found = f"{report.kills} kills, {report.games} games, {len(report.anomalies)} anomalies"
    print(f"{report.seconds:6.0f} s: {found}; {done}", file=sys.stderr)


def main() -> int:
    given = arguments()
    if given.store == "postgresql" and postgres.programs() is None:
        print(NO_POSTGRES, file=sys.stderr)
        return 0
    if given.bus == "redis" and redis_server.program() is None:
        print(NO_REDIS, file=sys.stderr)
        return 0
    with ExitStack() as stack:
        folder = Path(given.keep or stack.enter_context(tempfile.TemporaryDirectory(prefix="londinium-chaos-")))
        folder.mkdir(parents=True, exist_ok=True)
        report = asyncio.run(play(given, folder, stack))
    text = msgspec.json.format(msgspec.json.encode(report)).decode()
    print(text)
    if given.json:
        Path(given.json).write_text(text + "\n", "utf-8")
    return 1 if report.anomalies else 0


if __name__ == "__main__":
    sys.exit(main())
