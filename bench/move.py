"""What a move costs the server in processor time, beside another checkout, in alternating rounds on a shared machine.

    git archive 5b94ceb | tar -x -C ../before       the commit before pages were told changes
    python bench/move.py --beside ../before
    python bench/move.py --game london --seats 3    messages and cost of another game
    python bench/move.py --hold 300                 keeps one server busy, for a profiler

Both servers run as people run them, with their store in a SQLite file. Tables of four pages play at a pace at which
moves seldom meet, first at one server, then at the other, and so on. Times by the clock are worthless while others use
the machine; processor time is what the system says of each thread (`schedstat`), so waiting does not count. What is
counted is play alone: all tables are made before, and none is over.
"""

import argparse
import asyncio
import json
import resource
from contextlib import AsyncExitStack, suppress
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import httpx
import uvloop
from contestants import Londinium
from picows.websockets.exceptions import ConnectionClosed
from rich.console import Console
from rich.table import Table

PAUSE = (
    0.15,
    0.5,
)  # seconds that a person thinks: sixty tables of four make some 370 moves a second, as 250 do at ease
COMING = 60.0  # seconds in which all must have come


class Spent(NamedTuple):
    """Seconds of processor time: of the thread that serves, and of the others, which write."""

    serving: float
    writing: float


class Round:
    """What was counted in one round at one server."""

    def __init__(self) -> None:
        self.moves = self.bytes = self.messages = self.seated = 0
        self.over = False  # some game is
        self.errors: list[str] = []


async def play_seat(
    peer: Londinium, table: Any, seat: int, found: Round, rng: Random, ready: asyncio.Semaphore
) -> None:
    """A person at a seat: is told, thinks for a moment, answers."""
    reader, answered, first = peer.reader(seat), None, True
    loop, waiting = asyncio.get_running_loop(), set[asyncio.TimerHandle]()
    async with AsyncExitStack() as stack:
        async with ready:
            connection = await stack.enter_async_context(peer.sit(table, seat))

        def answer(text: str) -> None:
            found.moves += 1
            sending = loop.create_task(connection.send(text))
            sending.add_done_callback(lambda done: done.cancelled() or done.exception())

        with suppress(ConnectionClosed):
            async for text in connection:
                found.bytes, found.messages = found.bytes + len(text), found.messages + 1
                told = reader.read(str(text))
                if told is None:
                    continue
                if told.error:
                    found.errors.append(told.error)
                    continue
                if first:
                    first, found.seated = False, found.seated + 1
                found.over = found.over or told.over
                if told.owes is not None and told.owes != answered:
                    answered = told.owes
                    waiting.add(loop.call_later(rng.uniform(*PAUSE), answer, peer.say(table, seat, told)))
        for timer in waiting:
            timer.cancel()


def spent(peer: Londinium) -> Spent:
    """By thread, to the nanosecond; the process that thinks for bots does not count."""
    assert peer.process is not None
    pid = peer.process.pid
    serving = writing = 0.0
    for task in Path(f"/proc/{pid}/task").iterdir():
        used = int((task / "schedstat").read_text().split()[0]) / 1e9
        if task.name == str(pid):
            serving += used
        else:
            writing += used
    return Spent(serving, writing)


async def play(peer: Londinium, number: int, tables: int, seconds: float) -> dict[str, float]:
    """Fresh tables, played for a while; what a move cost there."""
    found, rng = Round(), Random(number)
    async with httpx.AsyncClient(base_url=peer.url, timeout=60) as http:
        http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # it is many browsers at once
        made = [await peer.open_table(http, number * tables + at) for at in range(tables)]
    ready = asyncio.Semaphore(10)  # come one after the other
    seats = [(table, seat) for table in made for seat in range(peer.seats)]
    work = [asyncio.create_task(play_seat(peer, table, seat, found, rng, ready)) for table, seat in seats]
    try:
        async with asyncio.timeout(COMING):
            while found.seated < len(work) and not found.errors and not any(task.done() for task in work):
                await asyncio.sleep(0.05)
        await asyncio.sleep(max(PAUSE))
        before, found.moves, found.bytes, found.messages = spent(peer), 0, 0, 0
        await asyncio.sleep(seconds)
        after = spent(peer)
        moves, size = max(1, found.moves), found.bytes / max(1, found.messages)
    finally:
        for task in work:
            task.cancel()
        ends = await asyncio.gather(*work, return_exceptions=True)
        found.errors += [repr(end) for end in ends if isinstance(end, Exception)]
    if found.errors or found.over:
        raise SystemExit(f"{peer.name}: {found.errors[0] if found.errors else 'a game was over; play for less long'}")
    serving, writing = (1000 * (late - early) / moves for early, late in zip(before, after, strict=True))
    return {
        "moves": moves / seconds,
        "bytes": size,
        "serving": serving,
        "writing": writing,
        "ms": serving + writing,
    }


async def measure(args: argparse.Namespace, console: Console) -> dict[str, list[dict[str, float]]]:
    sources = [None, *(beside.resolve() / "src" for beside in args.beside)]
    peers = [Londinium(source, game=args.game, seats=args.seats, options=args.options) for source in sources]
    found: dict[str, list[dict[str, float]]] = {peer.name: [] for peer in peers}
    try:
        for peer in peers:
            await peer.start()
        if args.hold:
            console.print(f"process {peers[0].process.pid if peers[0].process else 0}")
        for number in range(args.rounds):
            for peer in peers:
                figures = await play(peer, number, args.tables, args.hold or args.seconds)
                console.print(
                    f"[dim]{peer.name}: {figures['ms']:.3f} ms ({figures['serving']:.3f} + {figures['writing']:.3f}), "
                    f"{figures['moves']:.0f} moves/s, {figures['bytes']:,.0f} bytes a message[/dim]"
                )
                found[peer.name].append(figures)
    finally:
        for peer in peers:
            peer.stop()
    return found


def show(console: Console, found: dict[str, list[dict[str, float]]]) -> None:
    table = Table(
        "medians of all rounds", "a move, ms", "serving", "writing", "moves/s", "bytes a message", "of the last"
    )
    mid = {name: {key: median(one[key] for one in rounds) for key in rounds[0]} for name, rounds in found.items()}
    last = list(mid.values())[-1]["ms"]
    for name, one in mid.items():
        figures = (f"{one['ms']:.3f}", f"{one['serving']:.3f}", f"{one['writing']:.3f}", f"{one['moves']:.0f}")
        table.add_row(name, *figures, f"{one['bytes']:,.0f}", f"{one['ms'] / last:.2f}")
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--beside", type=Path, action="append", default=[], help="another checkout of Londinium")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=12.0, help="that are counted in a round")
    parser.add_argument("--game", default="next-station")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--options", type=json.loads, default={}, help="of the game, as JSON")
    parser.add_argument("--hold", type=float, help="seconds in which one server is kept busy")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if args.hold:
        args.rounds, args.beside = 1, []
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    console = Console(stderr=args.json)
    found = uvloop.run(measure(args, console))
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        show(console, found)


if __name__ == "__main__":
    main()
