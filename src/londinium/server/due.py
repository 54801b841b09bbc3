"""What is due: bots that owe a decision, and clocks that run out, whether anybody looks or not.

What is due stands in the store beside the table, with its time, written in the transaction of the entry that made it
so. A worker does it under a lease of a few seconds, which it renews while it works; when a worker dies, another takes
the table up. Two that think about the same question are harmless: it is answered once.
"""

import asyncio
import logging
from typing import TYPE_CHECKING

from londinium.server import clocks, metrics, pauses
from londinium.server.bots import STAND_IN
from londinium.server.database import StoreError
from londinium.server.fold import Position
from londinium.server.live import LiveTable
from londinium.server.protocol import WhyEnded
from londinium.server.rows import EntryRow

if TYPE_CHECKING:
    from londinium.server.tables import Tables

LOOK_EVERY = 2.0  # seconds
LONGEST = 24 * 3600.0  # to wait for an alarm before it is set again
PAUSE = 1.2  # seconds that a bot takes to begin its turn where people play with each other

_log = logging.getLogger(__name__)


class Due:
    """What this worker has to do without being asked."""

    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        self._failed: set[str] = set()
        self.pause = 0.0  # PAUSE, where bots take a moment
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
        """Take up what is due at any table, whichever worker was at it before."""
        for id in await self._tables.store.take_due(self._tables.clock()):
            try:
                live = await self._tables.get(id)
                await self._see_to(live)
                self._failed.discard(id)
            except Exception as error:
                if id not in self._failed:  # once; it is tried again and again
                    complain("what is due cannot be done", error, id)
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
        if not position.bots:
            return []
        owing = [(seat, position.asks[seat]) for seat in position.owing if seat in position.bots]
        return [(seat, ask) for seat, ask in owing if ask is not None and live.thinking.get(seat) != ask]

    async def _claim(self, live: LiveTable) -> None:
        """Bots think here if nobody else lets them think; if that one dies, somebody looks for them."""
        try:
            taken = await self._tables.store.take_lease(live.row.id, self._tables.clock())
        except Exception as error:  # what is due is found again by its time in the store
            complain("a bot has to wait", error, live.row.id)
            return
        if taken:
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
            level = live.seats[seat].bot or STAND_IN
            done = asyncio.get_running_loop().time() + moment(live, seat, self.pause)
            even = live.row.daily is not None
            action, fallback = await tables.pool.answer(
                position.game, position.state, seat, level, live.client, lambda: live.urgency, even
            )
            metrics.decisions.inc()
            if fallback:
                metrics.fallbacks.inc()
                _log.warning("a bot plays its fallback", extra={"table": live.row.id, "seat": seat})
            await asyncio.sleep(done - asyncio.get_running_loop().time())

            def played(now: Position) -> list[EntryRow] | None:
                if now.asks[seat] != ask or seat not in now.bots:
                    return None
                more = {"note": "bot-fallback"} if fallback else {}
                return [tables.entry(live, now, "played", seat=seat, ask=ask, action=action, more=more)]

            async with live.lock:
                if live.thinking.get(seat) == ask:
                    del live.thinking[seat]  # before it is told, so that the next question finds the bot awake
                await tables.write(live, played)
        except Exception as error:
            complain("a bot cannot go on for now", error, live.row.id)
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
        except Exception as error:
            complain("a clock ran out and it could not be written", error, live.row.id)
            return  # it is found again by its time in the store
        if live.alarm is None:
            self.wake(live)

    async def time_out(self, live: LiveTable) -> None:
        """Write down which seats have run out of time, and what follows from it."""
        async with live.lock:
            await self.time_out_locked(live)

    async def time_out_locked(self, live: LiveTable) -> None:
        """Who plays alone is asked how to go on, if they are there; else they are not out of time."""
        tables, position = self._tables, live.position
        out = clocks.out_of_time(position.clocks, tables.clock()) if position.clocks else []
        if not out or await pauses.nobody_there(tables, live):
            return

        def timed(now: Position) -> list[EntryRow] | None:
            out = clocks.out_of_time(now.clocks, tables.clock()) if now.clocks else []
            entries: list[EntryRow] = []
            for seat in out:
                entries.append(tables.entry(live, now, "timed", len(entries) + 1, seat=seat))
                if seat == now.alone:
                    break
                entries.append(take_over_or_end(tables, live, now, len(entries) + 1, seat, "timed"))
                if live.row.gone == "end":
                    break
            return entries

        await tables.write(live, timed)


def moment(live: LiveTable, seat: int, pause: float) -> float:
    """How long a bot takes at least, in seconds: where people play with each other, long enough to be followed.

    One person alone with bots does not wait for them: the page plays back what they did, and skips it. A bot that goes
    on with its turn takes half as long. Where others must not know whether it has a choice, it takes no longer for one.
    """
    people = sum(one.kind == "person" for one in live.seats)
    if not pause or people < 2 or not live.present or live.position.covert == seat:
        return 0.0
    past = live.state.past if live.state else None
    return pause / 2 if past and past[-1][0] == seat else pause


def complain(what: str, error: BaseException, table: str | None = None) -> None:
    """One line where the store failed; all there is to know where we did."""
    if isinstance(error, StoreError):
        _log.error("%s, the store failed: %s", what, error, extra={"table": table})
    else:
        _log.error(what, exc_info=error, extra={"table": table})


def take_over_or_end(
    tables: "Tables", live: LiveTable, now: Position, after: int, seat: int, why: WhyEnded
) -> EntryRow:
    """What follows when a time is out or a player leaves, as it was chosen when the table was made."""
    if live.row.gone == "end":
        return tables.entry(live, now, "ended", after, seat=seat, more={"why": why})
    return tables.entry(live, now, "taken", after, seat=seat, more={"by": "bot", "bot": STAND_IN})
