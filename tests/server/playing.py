"""Tables in this process: set up in a line, played by names, looked at through open pages."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec

from londinium.kernel.registry import game as find_game
from londinium.server import play as playing
from londinium.server import protocol
from londinium.server.bots import Pool
from londinium.server.bus import make_bus
from londinium.server.fold import AT_ONCE
from londinium.server.live import Listener, LiveTable
from londinium.server.metrics import Watch
from londinium.server.rows import EntryRow, SeatRow, TableChange, TableRow
from londinium.server.sockets import answer
from londinium.server.store import Store
from londinium.server.tables import Tables
from tests.server.wholes import Message, Wholes

PEOPLE = ("ann", "ben", "cat", "dan")


@asynccontextmanager
async def worker(
    url: str,
    processes: int = 1,
    bus: str = "memory",
    awake: bool = False,
    programs: Mapping[str, str] | None = None,
) -> AsyncIterator[Tables]:
    """What one server process holds: a store, its tables, and bots that think.

    Only one that is awake looks by itself at what others have done and at what is due.
    """
    store, pool = Store.open(url), Pool(processes, programs)
    tables = Tables(store, pool, await make_bus(bus, store))
    if awake:
        await tables.open()
    try:
        yield tables
    finally:
        await tables.close()
        pool.close()
        await store.close()


async def lay(
    store: Store,
    players: int = 2,
    *,
    id: str = "table",
    game: str = "next-station",
    seed: int = 7,
    options: Mapping[str, Any] | None = None,
    bots: Mapping[int, str] | None = None,
    started: bool = True,
    clock: protocol.Clock | None = None,
    gone: protocol.WhenGone = "bot",
    at: float | None = None,
) -> str:
    """A table of people, each holding the seat of their number, with bots where told; its id."""
    rules = find_game(game)
    row = TableRow(
        id=id,
        game=game,
        version=rules.version,
        data=rules.data,
        options=msgspec.to_builtins(rules.new(players, seed, options).options),
        players=players,
        public=True,
        status="playing" if started else "gathering",
        host=PEOPLE[0],
        created=0.0,
        clock=clock,
        gone=gone,
    )
    seats = []
    for seat, name in enumerate(PEOPLE[:players]):
        level = (bots or {}).get(seat)
        holders = frozenset() if level else frozenset({name})
        seats.append(SeatRow(seat=seat, kind="bot" if level else "person", name=name, bot=level, holders=holders))
    await store.add_table(row, seats)
    if started:
        entry = EntryRow(table=id, seq=1, kind="started", seed=seed, more={"bots": sorted(bots or ())})
        if at is not None:
            entry.at = at
        first = rules.new(players, seed, options).to_act
        await store.append(entry, change=TableChange(due=AT_ONCE) if set(bots or ()) & set(first) else TableChange())
    return id


async def play(tables: Tables, live: LiveTable, seat: int, action: int | None = None, **more: Any) -> Any:
    """A seat answers what it is asked: with the first of its legal answers, if nothing else is said."""
    assert live.state is not None
    chosen = live.state.legal(seat)[0] if action is None else action
    ask = more.pop("ask", live.asks[seat])
    return await playing.play(tables, live, protocol.Play(seat=seat, ask=ask, action=chosen, **more))


async def take_back(tables: Tables, live: LiveTable, seat: int, entry: int | None = None) -> Any:
    """A seat takes back what it did last, if nothing else is said."""
    last = live.position.last_of(seat)
    wanted = entry if entry is not None else last.seq if last else -1
    return await playing.undo(tables, live, protocol.Undo(seat=seat, entry=wanted))


async def play_by_chance(tables: Tables, live: LiveTable, rng: Random, decisions: int = 10_000) -> None:
    """People play on at random, as far as told or to the end."""
    for _ in range(decisions):
        assert live.state is not None
        if not live.state.to_act:
            return
        seat = rng.choice(live.state.to_act)
        assert await play(tables, live, seat, rng.choice(live.state.legal(seat))) is None


def by_hand(live: LiveTable, kind: str, **things: Any) -> int:
    """The number of a move, written as people would say it."""
    return live.game.action({"kind": kind, **things})


class Page:
    """An open page at a table: what it was sent, byte for byte, and what it says."""

    def __init__(self, tables: Tables, live: LiveTable, holder: str | None, client: str = "") -> None:
        self.tables, self.live = tables, live
        self.sent: list[bytes] = []
        self._wholes = Wholes()
        self._read: list[Message] = []  # the same, with wholes instead of changes
        self.listener = Listener(live.held_by(holder), self._send, holder, client)

    def _send(self, message: bytes, watch: Watch | None = None) -> None:
        self.sent.append(message)
        self._read.append(self._wholes.read(json.loads(message)))

    async def open(self, since: int = 0) -> "Page":
        self.live = await self.tables.listen(self.live, self.listener, since)
        return self

    def close(self) -> None:
        self.tables.leave(self.live, self.listener)

    async def say(self, message: Message | str) -> Message | None:
        """What the server answers to a message."""
        reply = await answer(self.tables, self.live, self.listener, _text(message))
        return None if reply is None else json.loads(msgspec.json.encode(reply))

    def told(self, kind: str = "now") -> list[Message]:
        """What it was told of a kind; a change of the table counts as the table after it."""
        return [message for message in self._read if message["type"] == kind]

    @property
    def now(self) -> Message:
        """The table as it was shown last."""
        return self.told()[-1]


def _text(message: Message | str) -> str:
    return message if isinstance(message, str) else json.dumps(message)


def where(live: LiveTable) -> tuple[Any, ...]:
    """Everything that a table's log determines."""
    here, state = live.position, live.position.state
    assert state is not None
    known = here.seq, state.fingerprint(), state.past, state.barrier, here.asks, here.recent
    return (*known, here.seqs, here.bots, here.clocks, here.at, here.ended, here.stopped, here._decisions)


async def until(condition: Callable[[], bool], seconds: float = 30) -> None:
    """Wait for something that others do."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)
