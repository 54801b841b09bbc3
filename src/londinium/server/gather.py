"""Gathering at a table: making, joining and starting it; leaving a seat and coming back; going on or ending it."""

import asyncio
import logging
import secrets
from typing import Any

import msgspec

from londinium.kernel.game import Game
from londinium.kernel.records import record as make_record
from londinium.kernel.registry import game as find_game
from londinium.kernel.registry import released
from londinium.kernel.rng import SEEDS
from londinium.server import protocol
from londinium.server.due import gone
from londinium.server.fold import Position
from londinium.server.live import Denied, LiveTable
from londinium.server.rows import EntryRow, SeatRow, TableRow
from londinium.server.tables import Tables

_log = logging.getLogger(__name__)


async def create(tables: Tables, wanted: protocol.NewTable, holder: str) -> LiveTable:
    """A new table, checked by the game before anything is written."""
    if wanted.practice and any(seat.kind not in ("me", "bot") for seat in wanted.seats):
        raise Denied("not-yours", "Practice is for one person and bots: at this table others could sit.")
    game = await _components(tables, wanted)
    players = len(wanted.seats)
    options = msgspec.to_builtins(game.new(players, 0, wanted.options).options)
    seats = []
    for number, seat in enumerate(wanted.seats):
        mine = seat.kind in ("me", "here")
        kind = "person" if mine else seat.kind
        holders = frozenset({holder} if mine else ())
        bot = seat.bot if seat.kind == "bot" else None
        seats.append(SeatRow(seat=number, kind=kind, name=seat.name.strip(), bot=bot, holders=holders))
    row = TableRow(
        id=secrets.token_hex(6),
        game=game.id,
        version=game.version,
        data=game.data,
        options=options,
        players=players,
        public=wanted.public,
        status="gathering",
        host=holder,
        created=tables.clock(),
        clock=wanted.clock,
        gone=wanted.gone,
        practice=wanted.practice,
        corrected=game.pack is not None and released(game.id, game.data) is None,
    )
    await tables.store.add_table(row, seats, game.export())
    live = await tables.get(row.id)
    if wanted.start and all(seat.kind != "open" for seat in seats):
        await start(tables, live)
    return live


async def _components(tables: Tables, wanted: protocol.NewTable) -> Game:
    """The game as shipped, or on the components that were brought for it."""
    game = find_game(wanted.game)
    if wanted.pack is None or wanted.pack == game.data:
        return game
    try:
        return await tables.game_of(wanted.game, wanted.pack)
    except Denied:
        raise Denied("stopped", "These components are no longer kept here: choose their file again.") from None


async def join(tables: Tables, live: LiveTable, holder: str, name: str, seat: int | None) -> None:
    """Take an open seat."""
    for number in [seat] if seat is not None else range(live.row.players):
        open_seat = number < live.row.players and live.seats[number].kind == "open"
        if open_seat and await tables.store.take_seat(live.row.id, number, name.strip(), holder):
            await tables.seats_changed(live)
            return
    raise Denied("not-yours", "No such seat is open any more.")


async def hold(tables: Tables, id: str, seat: int, maker: str, holder: str) -> LiveTable:
    """A personal link was opened: this browser holds the seat too, if the one that made the link still does."""
    live = await tables.fresh(id)
    if seat not in live.held_by(maker):
        raise Denied("not-yours", "The seat of this link has been given away.")
    await tables.store.add_holder(id, seat, holder)
    await tables.seats_changed(live)
    return live


async def change_seat(
    tables: Tables, live: LiveTable, seat: int, wanted: protocol.ChangeSeat, holder: str | None
) -> None:
    """Give a seat that nobody plays to a bot, or open it again before the start."""
    if not 0 <= seat < live.row.players:
        raise Denied("not-yours", f"There is no seat {seat + 1} at this table.")
    playing = live.row.status != "gathering"
    if playing and (wanted.kind == "open" or live.seats[seat].kind == "bot"):
        raise Denied("not-yours", "After the start a seat can only be given to a bot.")
    if playing and seat in live.present and holder not in live.seats[seat].holders:
        raise Denied("not-yours", "Somebody is at that seat; only they can give it to a bot.")
    if not playing:
        bot = wanted.bot if wanted.kind == "bot" else None
        await tables.store.put_seat(live.row.id, SeatRow(seat=seat, kind=wanted.kind, name="", bot=bot))
        await tables.seats_changed(live)
        return

    def taken(now: Position) -> list[EntryRow] | None:
        if now.over or seat in now.bots:
            return None
        return [tables.entry(live, now, "taken", seat=seat, more={"by": "bot", "bot": wanted.bot})]

    async with live.lock:
        await tables.write(live, taken)


async def leave(tables: Tables, live: LiveTable, seat: int) -> None:
    """A player goes for good: before the start the seat is open again, after it a bot plays on or the game ends."""
    if live.row.status == "gathering":
        await tables.store.put_seat(live.row.id, SeatRow(seat=seat, kind="open", name=""))
        await tables.seats_changed(live)
        return

    def left(now: Position) -> list[EntryRow] | None:
        if now.over or seat in now.bots:
            return None
        return [tables.entry(live, now, "left", seat=seat), gone(tables, live, now, 2, seat, "left")]

    async with live.lock:
        if not await tables.write(live, left):
            raise Denied("ended", "There is nothing to leave: the game is over, or a bot plays the seat already.")


async def take_back(tables: Tables, live: LiveTable, seat: int) -> None:
    """Whoever holds a seat that a bot plays for them plays it again."""

    def taken(now: Position) -> list[EntryRow] | None:
        if now.over or seat not in now.bots:
            return None
        return [tables.entry(live, now, "taken", seat=seat, more={"by": "person"})]

    async with live.lock:
        if not await tables.write(live, taken) and live.position.over:
            raise Denied("ended", "The game is over.")


def check_bot(live: LiveTable, seat: int) -> None:
    """A seat that somebody new can take: a bot plays it, and the game goes on."""
    if live.position.over or seat not in live.position.bots:
        raise Denied("not-yours", "No bot plays that seat: only its place can be taken.")


async def replace(tables: Tables, live: LiveTable, seat: int, maker: str, holder: str, name: str) -> None:
    """Somebody new plays on for a bot, invited by one who sits at the table; whoever had the seat has it no more."""
    if not live.held_by(maker):
        raise Denied("not-yours", "The one who sent this invitation sits here no more.")
    if live.held_by(holder):
        raise Denied("not-yours", "You sit at this table already.")
    check_bot(live, seat)

    def taken(now: Position) -> list[EntryRow] | None:
        if now.over or seat not in now.bots:
            return None
        more = {"by": "person", "name": name.strip(), "holder": holder}
        return [tables.entry(live, now, "taken", seat=seat, more=more)]

    async with live.lock:
        if not await tables.write(live, taken):
            raise Denied("not-yours", "Somebody else was first.")


async def start(tables: Tables, live: LiveTable) -> None:
    """Begin the game; of several who do so at once, the first does."""
    if live.seq:
        return
    if any(seat.kind == "open" for seat in live.seats):
        raise Denied("not-started", "A seat is still open: give it to somebody or to a bot first.")
    seed = tables.chance.randrange(SEEDS)

    def started(now: Position) -> list[EntryRow] | None:
        if now.seq:
            return None
        bots = [seat.seat for seat in live.seats if seat.kind == "bot"]
        return [tables.entry(live, now, "started", seed=seed, more={"bots": bots})]

    async with live.lock:
        if await tables.write(live, started):
            _log.info("a game began", extra={"table": live.row.id, "game": live.row.game})


async def rematch(tables: Tables, live: LiveTable, holder: str) -> LiveTable:
    """A new table with the same seats and the present components, or those that somebody brought for the old one.

    Everybody at the old one is told where.
    """
    game = live.game if live.row.corrected else find_game(live.row.game)
    row = msgspec.structs.replace(
        live.row,
        id=secrets.token_hex(6),
        version=game.version,
        data=game.data,
        status="gathering",
        created=tables.clock(),
        host=holder,
        next=None,
        revision=0,
    )
    if not row.corrected:
        await tables.store.keep_pack(game.id, game.data, game.export())
    fresh = await tables.get(await tables.store.add_rematch(live.row.id, row, live.seats))
    await start(tables, fresh)
    await tables.seats_changed(live)
    return fresh


# Rules that changed under a running table


async def go_on(tables: Tables, live: LiveTable) -> None:
    """Play on from the last position that agrees with the rules: what stood after it no longer counts."""

    def cut(now: Position) -> list[EntryRow] | None:
        if not now.stopped or now.over or now.state is None:
            return None
        more = {"from": now.stopped, "version": now.game.version}
        return [tables.entry(live, now, "cut", more=more)]

    async with live.lock:
        if not await tables.write(live, cut) and not live.position.owing:
            raise Denied("stopped", "There is nothing to go on from: the game does not stand still, or never began.")
        live.told = None  # what is void is told otherwise


async def end(tables: Tables, live: LiveTable) -> None:
    """End a game that the rules have changed under."""

    def ended(now: Position) -> list[EntryRow] | None:
        if not now.stopped or now.over:
            return None
        return [tables.entry(live, now, "ended", more={"why": "stopped"})]

    async with live.lock:
        if not await tables.write(live, ended) and not live.position.over:
            raise Denied("stopped", "Only a game that the rules have changed under can be ended like this.")


# What is left of it


async def record(live: LiveTable) -> dict[str, Any]:
    """The record of a game that is over; of a running one it would give everything hidden away."""
    state = live.position.state
    if not live.position.over or state is None:
        raise Denied("not-yours", "The record is given out when the game is over.")
    made = await asyncio.to_thread(make_record, state)
    if live.row.version != made["version"]:
        made["begun"] = live.row.version  # the version of the rules under which the table was made
    return made
