"""The command: `python -m tests.chaos --store postgresql --workers 2 --kills 30 --seed 1`.

With `--file` it is a long run, in parts with a seed each, several at once; the same command goes on where it stopped.
"""

import argparse
import asyncio
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack, suppress
from itertools import count, islice
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
PART = 25  # kills, of a long run
NO_REDIS = "Redis is not installed here (Debian: apt install redis-server): its faults are left out."


class Part(msgspec.Struct):
    """A part of a long run: a line of its file."""

    kind: str
    report: Report


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
    parser.add_argument("--file", type=Path, metavar="FILE", help="a long run: the reports of its parts, line by line")
    parser.add_argument("--houses", type=int, default=2, metavar="N", help="of a long run, at once")
    given = parser.parse_args()
    if given.plan not in PLANS and given.plan not in FAULTS:
        parser.error(f"there is no plan {given.plan!r}")
    if given.workers > 1 and given.store == "sqlite" and given.bus == "own":
        parser.error("several workers on SQLite need --bus redis")
    if not given.kills and not given.faults:
        given.faults = 10
    return given


async def play(given: argparse.Namespace, seed: int, kills: int, folder: Path, stack: ExitStack) -> Report:
    store_server = stack.enter_context(own(postgres.OwnPostgres)) if given.store == "postgresql" else None
    store = store_server.url if store_server else f"sqlite:///{folder / 'tables.db'}"
    redis = stack.enter_context(own(redis_server.OwnRedis)) if given.bus == "redis" else None
    async with House(folder, store, given.workers, store_server, redis, given.bug) as house:
        wanted = possible(given.plan, house)
        driver = Driver(house, seed, given.plan, tell)
        faults = in_turn(wanted, Random(seed))
        return await driver.run(faults, kills, given.faults or 10**9)


def play_once(given: argparse.Namespace, seed: int, kills: int) -> Report:
    with ExitStack() as stack:
        folder = Path(given.keep or stack.enter_context(tempfile.TemporaryDirectory(prefix="londinium-chaos-")))
        folder.mkdir(parents=True, exist_ok=True)
        return asyncio.run(play(given, seed, kills, folder, stack))


def play_long(given: argparse.Namespace) -> int:
    """Part after part until there were enough kills; what each found is written down as soon as it is done."""
    kind = f"{given.store} {given.workers} {given.bus} {given.plan}"
    done = read(given.file, kind)
    left = max(0, given.kills - sum(report.kills for report in done.values()))
    seeds = (seed for seed in count(given.seed) if seed not in done)
    broken = 0
    with given.file.open("ab") as lines, ThreadPoolExecutor(given.houses) as houses:
        if lines.tell():
            lines.write(b"\n")  # after a line that may have been cut off
        parts = {houses.submit(play_once, given, seed, PART): seed for seed in islice(seeds, -(-left // PART))}
        for part in as_completed(parts):
            if error := part.exception():  # of the suite itself: a server that does not start on a busy machine, say
                print(f"seed {parts[part]} was not played to its end: {error!r}", file=sys.stderr)
                broken += 1
                continue
            lines.write(msgspec.json.encode(Part(kind, part.result())) + b"\n")
            lines.flush()
    reports = read(given.file, kind).values()
    anomalies = [f"seed {report.seed}: {anomaly}" for report in reports for anomaly in report.anomalies]
    kills, moves, undos = (sum(getattr(one, name) for one in reports) for name in ("kills", "moves", "undos"))
    print(
        f"{kind}: {kills:,} kills, {moves:,} moves, {undos:,} undos, {len(anomalies)} anomalies", *anomalies, sep="\n"
    )
    return 1 if anomalies or broken else 0


def read(file: Path, kind: str) -> dict[int, Report]:
    """The parts of such a run that are done, by seed. A line that was cut off does not count."""
    found = {}
    for line in file.read_bytes().splitlines() if file.exists() else ():
        with suppress(msgspec.DecodeError):
            part = msgspec.json.decode(line, type=Part)
            if part.kind == kind:
                found[part.report.seed] = part.report
    return found


def tell(report: Report) -> None:
    """The progress line."""
    done = ", ".join(f"{name} {n}" for name, n in sorted(report.faults.items()))
    found = f"{report.kills} kills, {report.games} games, {len(report.anomalies)} anomalies"
    print(f"seed {report.seed}, {report.seconds:.0f} s: {found}; {done}", file=sys.stderr)


def main() -> int:
    given = arguments()
    if given.store == "postgresql" and postgres.programs() is None:
        print(NO_POSTGRES, file=sys.stderr)
        return 0
    if given.bus == "redis" and redis_server.program() is None:
        print(NO_REDIS, file=sys.stderr)
        return 0
    if given.file:
        return play_long(given)
    report = play_once(given, given.seed, given.kills)
    text = msgspec.json.format(msgspec.json.encode(report)).decode()
    print(text)
    if given.json:
        Path(given.json).write_text(text + "\n", "utf-8")
    return 1 if report.anomalies else 0


if __name__ == "__main__":
    sys.exit(main())
