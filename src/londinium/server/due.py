"""What is due: bots that owe a decision, and clocks that run out, whether anybody looks or not.

What is due stands in the store beside the table, with its time, written in the transaction of the entry that made it
so. A worker does it under a lease of a few seconds, which it renews while it works; when a worker dies, another takes
the table up. Two that think about the same question are harmless: it is answered once.
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from londinium.server import clocks, metrics
from londinium.server.fold import Position
from londinium.server.live import LiveTable
from londinium.server.rows import EntryRow

if TYPE_CHECKING:
    from londinium.server.tables import Tables

LOOK_EVERY = 2.0  # seconds
LONGEST = 24 * 3600.0  # to wait for an alarm before it is set again
STAND_IN = "medium"  # the bot that plays on for a person

_log = logging.getLogger(__name__)


class Due:
    """What this worker has to do without being asked."""

    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        self._failed: set[str] = set()
        self.problem: str | None = None

    def open(self) -> None:
        self._tables.later(self._look_for_ever())

    async def _look_for_ever(self) -> None:
        while True:
            try:
                await self.look()
                self.problem = None
            except Exception as error:  # the store does not answer: it is tried again
                if self.problem is None:
                    _log.warning("what is due cannot be looked up: %s", type(error).__name__)
                self.problem = f"what is due cannot be looked up ({type(error).__name__})"
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        """Take up what is due at any table, whoever was at it before."""
        for id in await self._tables.store.take_due(self._tables.clock()):
            try:
                live = await self._tables.get(id)
                await self._see_to(live)
                self._failed.discard(id)
            except Exception:
                if id not in self._failed:  # once; it is tried again and again
                    _log.exception("what is due cannot be done", extra={"table": id})
                self._failed = {*list(self._failed)[-999:], id}

    async def _see_to(self, live: LiveTable) -> None:
        if not live.thinking:
            await self._tables.catch_up(live)
        live.leased = True
        due = live.position.due
        if due is None or due > self._tables.clock():  # the log knows better than what stands beside it
            live.leased = False
            await self._tables.store.set_due(live.row.id, live.seq, due)
        await self.time_out(live)
        self.wake(live)

    def wake(self, live: LiveTable) -> None:
        """Let every bot that owes a decision think about it, and set an alarm for the clocks."""
        if live.alarm:
            live.alarm.cancel()
            live.alarm = None
        position = live.position
        if self._asleep(live):
            if live.leased:
                self._think_all(live)
            else:
                self._tables.later(self._claim(live))
        end = clocks.deadline(position.clocks) if position.clocks else None
        if end is not None:
            delay = min(max(0.0, end - self._tables.clock()) + 0.01, LONGEST)
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _asleep(self, live: LiveTable) -> list[tuple[int, int]]:
        """The bots that owe a decision and do not think about it yet, and what they are asked."""
        position = live.position
        owing = [(seat, position.asks[seat]) for seat in position.owing if seat in position.bots]
        return [(seat, ask) for seat, ask in owing if ask is not None and live.thinking.get(seat) != ask]

    async def _claim(self, live: LiveTable) -> None:
        """Bots think here if nobody else lets them think; if that one dies, somebody looks for them."""
        if await self._tables.store.take_lease(live.row.id, self._tables.clock()):
            live.leased = True
            self._think_all(live)

    # Bots

    def _think_all(self, live: LiveTable) -> None:
        for seat, ask in self._asleep(live):
            live.thinking[seat] = ask
            self._tables.later(self._think(live, seat, ask))

    async def _think(self, live: LiveTable, seat: int, ask: int) -> None:
        tables = self._tables
        try:
            position = live.position
            if position.asks[seat] != ask or position.state is None:
                return
            level: Any = live.seats[seat].bot or STAND_IN
            action, fallback = await tables.pool.answer(position.game, position.state, seat, level)
            metrics.decisions.inc()
            if fallback:
                metrics.fallbacks.inc()
                _log.warning("a bot plays its fallback", extra={"table": live.row.id, "seat": seat})

            def played(now: Position) -> list[EntryRow] | None:
                if now.asks[seat] != ask or seat not in now.bots:
                    return None
                more = {"check": now.check(seat)} | ({"note": "bot-fallback"} if fallback else {})
                return [tables.entry(live, now, "played", seat=seat, ask=ask, action=action, more=more)]

            async with live.lock:
                if live.thinking.get(seat) == ask:
                    del live.thinking[seat]  # before it is told, so that the next question finds the bot awake
                await tables.write(live, played)
        except Exception:
            _log.exception("a bot cannot go on for now", extra={"table": live.row.id, "seat": seat})
        finally:
            if live.thinking.get(seat) == ask:
                del live.thinking[seat]

    # Clocks

    def _ring(self, live: LiveTable) -> None:
        live.alarm = None
        self._tables.later(self._rung(live))

    async def _rung(self, live: LiveTable) -> None:
        try:
            await self.time_out(live)
        except Exception:
            _log.exception("a clock ran out and it could not be written", extra={"table": live.row.id})
            return  # it is found again by its time in the store
        if live.alarm is None:
            self.wake(live)

    async def time_out(self, live: LiveTable) -> None:
        """Write down which seats have run out of time, and what follows from it."""
        async with live.lock:
            await self.time_out_locked(live)

    async def time_out_locked(self, live: LiveTable) -> None:
        tables = self._tables

        def timed(now: Position) -> list[EntryRow] | None:
            out = clocks.out_of_time(now.clocks, tables.clock()) if now.clocks else []
            entries: list[EntryRow] = []
            for seat in out:
                entries.append(tables.entry(live, now, "timed", len(entries) + 1, seat=seat))
                entries.append(gone(tables, live, now, len(entries) + 1, seat, "timed"))
                if live.row.gone == "end":
                    break
            return entries

        await tables.write(live, timed)


def gone(tables: "Tables", live: LiveTable, now: Position, after: int, seat: int, why: str) -> EntryRow:
    """What follows when a player is gone, as it was chosen when the table was made."""
    if live.row.gone == "end":
        return tables.entry(live, now, "ended", after, seat=seat, more={"why": why})
    return tables.entry(live, now, "taken", after, seat=seat, more={"by": "bot", "bot": STAND_IN})
