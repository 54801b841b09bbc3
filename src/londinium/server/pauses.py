"""Alone with bots nobody is in a hurry: while the person is away, their clock stands still.

Bots play up to the person's next question and wait there. A pause is an entry of the log like any other, so a clock is
still arithmetic on the times of entries. Only the worker whose page has gone begins one, and only one that has a page
ends it: two that know different things about who is there do not answer each other for ever.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from londinium.server.fold import Position
from londinium.server.live import LiveTable
from londinium.server.rows import EntryRow

if TYPE_CHECKING:
    from londinium.server.tables import Tables

Make = Callable[[Position], list[EntryRow]]

GRACE = 5.0  # seconds after an entry in which a page that opens is no news: the game has just begun


def seat_on_the_clock(live: LiveTable) -> int | None:
    """The seat whose clock stands still while nobody is there, if there is one."""
    position = live.position
    running = position.clocks is not None and not position.over and not position.stopped
    return position.alone if running else None


def went(tables: "Tables", live: LiveTable, before: frozenset[int]) -> None:
    """A page has gone; `before` are the seats that were there."""
    seat = seat_on_the_clock(live)
    if seat is not None and seat in before and seat not in live.present:
        tables.later(_write(tables, live, lambda now: _pause(tables, live, now, tables.clock())))


def came(tables: "Tables", live: LiveTable, before: frozenset[int]) -> None:
    """A page has come. One that finds nobody and no pause comes after a server that died: its time does not count."""
    seat, position = seat_on_the_clock(live), live.position
    if seat is None or not any(seat in listener.seats for listener in live.listeners):
        return
    lost = position.at if seat not in before and tables.clock() - position.at > GRACE else None
    if position.paused or lost is not None:
        tables.later(_write(tables, live, lambda now: _resume(tables, live, now, lost)))


async def nobody_there(tables: "Tables", live: LiveTable) -> bool:
    """Whether the one person here is away, as far as any worker knows. If so, they are not out of time but paused.

    The lock is held.
    """
    seat = seat_on_the_clock(live)
    if seat is None:
        return False
    if tables.bus.shared:
        seen = (await tables.store.look([live.row.id], tables.clock())).get(live.row.id)
        live.elsewhere = seen.present if seen else frozenset()
    if seat in live.present:
        return False
    await tables.write(live, lambda now: _pause(tables, live, now, now.at))
    return True


async def _write(tables: "Tables", live: LiveTable, make: Make) -> None:
    async with live.lock:
        await tables.write(live, make)


def _pause(tables: "Tables", live: LiveTable, now: Position, since: float) -> list[EntryRow]:
    """The clock stands still as of some moment."""
    if now.paused or now.over or now.clocks is None:
        return []
    return [tables.entry(live, now, "paused", seat=now.alone, more={"since": since})]


def _resume(tables: "Tables", live: LiveTable, now: Position, lost: float | None) -> list[EntryRow]:
    """The clock goes on; where nobody was there and it ran all the same, as it was when they were `lost`."""
    paused = _pause(tables, live, now, now.at) if lost == now.at else []
    if now.over or not (now.paused or paused):
        return []
    return [*paused, tables.entry(live, now, "resumed", len(paused) + 1, seat=now.alone)]
