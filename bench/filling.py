"""Stores to measure on: many tables, or one with a long log. Written in bulk, as the server would have left them."""

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec
import sqlalchemy as sa

from londinium.kernel.game import Game
from londinium.kernel.registry import game as find_game
from londinium.server import schema
from londinium.server.fold import Position
from londinium.server.loading import SNAPSHOT_EVERY
from londinium.server.rows import EntryRow, SeatRow, TableRow
from londinium.server.seats import Keys, new_secret
from londinium.server.store import Store

SEED = 1
BEGAN = 1_700_000_000.0
ENTRIES = 20  # of each of many tables
OPEN = 0.5  # of the tables are not over: people leave tables without ending them
CROWD = 0.1  # of the tables were made by one client
LEFT = 100  # entries before the end of a campaign: there are still moves to make
BULK = 2_000  # tables in one transaction


def fill(url: str, tables: int, already: int = 0) -> None:
    """So many tables of two, public, half of them over; each with its seats, holders and the beginning of a log."""
    store = Store.open(url)
    try:
        numbers: Iterator[int] = iter(range(already, tables))
        while bulk := list(islice(numbers, BULK)):
            with store.engine.begin() as connection:
                for table, rows in rows_of(bulk).items():
                    connection.execute(sa.insert(table), rows)
    finally:
        store.dispose()


def rows_of(numbers: Iterable[int]) -> dict[sa.Table, list[dict[str, Any]]]:
    game = find_game("next-station")
    options = json.dumps(msgspec.to_builtins(game.options()))
    rows: dict[sa.Table, list[dict[str, Any]]] = {
        table: [] for table in (schema.tables, schema.seats, schema.holders, schema.entries)
    }
    for number in numbers:
        rng = Random(number)
        id = f"t{number}"
        row = TableRow(
            id=id,
            game=game.id,
            version=game.version,
            data=game.data,
            options={},
            players=2,
            public=True,
            status="playing" if rng.random() < OPEN else "over",
            host="ann",
            created=BEGAN + number,
            maker="eve" if rng.random() < CROWD else f"client{rng.randrange(5_000)}",
        )
        rows[schema.tables].append(msgspec.structs.asdict(row) | {"options": options, "clock": None})
        for seat in range(2):
            rows[schema.seats].append({"table": id, "seat": seat, "kind": "person", "name": f"p{seat}", "bot": None})
            rows[schema.holders].append({"table": id, "seat": seat, "holder": f"h{rng.randrange(10_000)}"})
        for seq in range(1, ENTRIES + 1):
            kind = "played" if seq > 1 else "started"
            entry = EntryRow(table=id, seq=seq, kind=kind, seat=seq % 2, ask=seq, action=seq, seed=number)
            rows[schema.entries].append(msgspec.structs.asdict(entry) | {"more": "{}"})
    return rows


async def lay_campaign(url: str, players: int, most: int | None, snapshot: bool) -> tuple[str, str, int]:
    """A campaign that was played at random, as far as told or nearly to its end.

    Gives the table, the cookie of whoever holds all seats, and how many entries the log has.
    """
    store = Store.open(url)
    try:
        keys = Keys(await store.setting("secret", new_secret))
        cookie = keys.new_browser()
        holder = keys.holder(cookie)
        assert holder is not None
        game, id = find_game("dei"), f"campaign{most}x{int(snapshot)}"
        row = TableRow(
            id=id,
            game=game.id,
            version=game.version,
            data=game.data,
            options=msgspec.to_builtins(game.new(players, SEED, {"campaign": True}).options),
            players=players,
            public=False,
            status="playing",
            host=holder,
            created=BEGAN,
        )
        if most is None:
            most = played(row, game, None)[0][-1].last - LEFT
        entries, kept = played(row, game, most)
        held = frozenset({holder})
        await store.add_table(row, [SeatRow(seat=n, kind="person", name=f"p{n}", holders=held) for n in range(players)])
        await store.append(*entries)
        if snapshot and kept is not None:
            store.put_snapshot(id, kept.save())
        return id, cookie, entries[-1].last
    finally:
        await store.close()


def played(row: TableRow, game: Game, most: int | None) -> tuple[list[EntryRow], Position | None]:
    """A log as the server writes it, by random moves, and the position of which it would have kept a snapshot."""
    position, rng, kept = Position.before(row, game), Random(SEED), None
    entries = [EntryRow(table=row.id, seq=1, kind="started", seed=SEED, more={"bots": []})]
    position.write(entries[0])
    while position.state is not None and (most is None or position.seq < most):
        seat = rng.choice(position.state.to_act)
        action = rng.choice(position.state.legal(seat))
        entry = EntryRow(
            table=row.id, seq=position.seq + 1, kind="played", seat=seat, ask=position.asks[seat], action=action
        )
        before, position = position, position.copy()
        position.write(entry)
        if position.over:
            break
        entries.append(entry)
        if position.seq // SNAPSHOT_EVERY != before.seq // SNAPSHOT_EVERY:
            kept = position
    return entries, kept
