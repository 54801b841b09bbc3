"""Play on from here: a new table against bots that begins where a replay stands.

What was played up to there is written into the new table's log as if it had been played at it, so everything else, from
the undo to the record, works as at any table. With another future chance takes another way from there on: what lies on
the table and in the hands stays as it is, and what comes out of decks and bags does not.
"""

import secrets
from typing import Any

import msgspec

from londinium.kernel.refusal import Refused
from londinium.kernel.registry import released
from londinium.kernel.rng import CHANCE, SEEDS
from londinium.server import protocol
from londinium.server.fold import Position
from londinium.server.live import LiveTable
from londinium.server.refusals import Failed
from londinium.server.replays import Played
from londinium.server.rows import EntryRow, SeatRow, TableRow
from londinium.server.tables import Tables

MOST = 5_000  # actions; the longest campaign has fewer


async def play_on(tables: Tables, played: Played, wanted: protocol.PlayOn, holder: str, maker: str = "") -> LiveTable:
    """A table of one person and bots at step `wanted.at` of a game."""
    game, at = played.game, wanted.at
    if wanted.seat >= played.players or at > len(played.steps):
        raise Failed(400, "There is no such seat or step in this replay.", "web-refused-play-on")
    if at > MOST:
        raise Failed(400, f"One can play on from the first {MOST:,} steps only.", "web-refused-play-on")
    row = TableRow(
        id=secrets.token_hex(6),
        game=game.id,
        version=game.version,
        data=game.data,
        options=msgspec.to_builtins(played.options),
        players=played.players,
        public=False,
        status="gathering",
        host=holder,
        created=tables.clock(),
        corrected=game.pack is not None and released(game.id, game.data) is None,
        maker=maker,
    )
    seats = [
        SeatRow(seat=seat, kind="person", name=wanted.name.strip(), holders=frozenset({holder}))
        if seat == wanted.seat
        else SeatRow(seat=seat, kind="bot", name="", bot=wanted.bot)
        for seat in range(played.players)
    ]
    bots = [seat for seat in range(played.players) if seat != wanted.seat]
    started = {"seed": played.seed, "more": {"bots": bots, "played_on": at}}
    future = tables.chance.randrange(SEEDS) if wanted.future == "other" else None
    steps = [action for step in played.steps[:at] for action in step]
    row_before = Position.before(row, game)
    entries = await tables.reading.run(_entries, row, row_before, started, steps, future, tables.clock())
    await tables.store.add_table(row, seats, game.export())
    live = await tables.get(row.id)
    async with live.lock:
        await tables.write(live, lambda now: None if now.seq else entries)
    return live


def _entries(
    row: TableRow,
    position: Position,
    started: dict[str, Any],
    steps: list[tuple[int, int]],
    future: int | None,
    at: float,
) -> list[EntryRow]:
    """The log of a table at which all this was played; each entry's number depends on those before it."""
    entries: list[EntryRow] = []

    def write(kind: protocol.EntryKind, **values: Any) -> None:
        entry = EntryRow(table=row.id, seq=position.seq + 1, kind=kind, at=at, **values)
        position.write(entry)
        entries.append(entry)

    write("started", **started)
    try:
        for seat, action in steps:
            if seat == CHANCE:
                write("turned", seed=action)
            else:
                write("played", seat=seat, ask=position.asks[seat], action=action)
    except Refused as refused:
        raise Failed(409, f"The rules have changed: {refused}", "web-refused-play-on-rules") from None
    if position.over:
        raise Failed(409, "The game is over there; play on from an earlier step.", "web-refused-play-on-over")
    if future is not None:
        write("turned", seed=future)
    return entries
