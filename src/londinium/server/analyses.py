"""Analyses of finished games: asked for once, done part by part in the bots' pool when no bot has to think, kept.

One that waits stands in the store with its time; a worker takes the first under a lease and keeps every part that is
done, so one can leave and come back, and a server that dies loses a moment's work. The same record, rules and budget
are analysed once for everybody.
"""

import asyncio
import hashlib
import json
import logging
from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from londinium import analysis
from londinium.kernel.registry import game as find_game
from londinium.kernel.registry import released
from londinium.kernel.told import Told
from londinium.server import gather, protocol, rates
from londinium.server.analyses_store import AnalysisRow, Said
from londinium.server.bots import PATIENCE, Broken
from londinium.server.coach import examine
from londinium.server.database import StoreError
from londinium.server.refusals import Failed, why
from londinium.server.replays import canonical

if TYPE_CHECKING:
    from londinium.server.library import Library, Source

PART = 1.0  # seconds of an analysis before others who wait have a turn
MOST = 3  # that one client has waiting
ALL = 100  # that everybody has
LOOK_EVERY = 2.0  # seconds, at what another worker may have left
LONGEST = 5_000  # actions of a game; no real one has as many
TRIES = 3  # of a part whose process broke or did not end

_log = logging.getLogger(__name__)


class Analyses:
    """The coach's desk of this worker: one analysis at a time."""

    def __init__(self, library: "Library", allowed: rates.Rates, budget: str | None = None) -> None:
        self._library, self._store, self._rates = library, library.tables.store, allowed
        self.budget = (analysis.Budget.parse(budget) if budget else analysis.DEFAULT).text()
        self._ids: OrderedDict[str, str] = OrderedDict()  # by replay that will not change
        self._news = asyncio.Event()

    # What is asked for

    async def read(self, source: "Source", known: int) -> protocol.AnalysisInfo:
        """How far it is; the report is left out where the reader knows it."""
        found = await self._store.analysis(await self._id(source))
        if found is None:
            return protocol.AnalysisInfo(status="none", budget=self.budget)
        row, ahead = found
        new = row.report is not None and (row.done != known or row.status == "done")
        return protocol.AnalysisInfo(
            status="waiting" if row.status == "waiting" and not row.done else status_of(row),
            budget=row.budget,
            done=row.done,
            total=row.total,
            ahead=ahead,
            report=msgspec.Raw((row.report or "").encode()) if new else None,  # type: ignore[arg-type]
            problem=msgspec.json.decode(row.problem, type=protocol.Problem) if row.problem else None,
        )

    async def start(self, source: "Source", client: str) -> None:
        """Have it done, once for all who ask."""
        id = await self._id(source)
        found = await self._store.analysis(id)
        if found is not None and found[0].status != "failed":
            return
        owed = self._allowance(client).owes()
        if owed:
            raise rates.TooMany("analyses", max(1, round(owed)))
        if len(json.loads(await self._record(source))["actions"]) > LONGEST:
            sentence = f"This game has more than {LONGEST:,} moves: too many for the coach."
            raise Failed(400, sentence, "web-refused-analysis-long", moves=LONGEST)
        row = AnalysisRow(id=id, source=source.id, budget=self.budget, client=client)
        if full := await self._store.add_analysis(row, MOST, ALL):
            sentence = "Enough games wait for the coach just now; ask again when one of them is done."
            raise Failed(409 if full == "client" else 503, sentence, "web-refused-analyses")
        self._news.set()

    async def _id(self, source: "Source") -> str:
        kept = self._ids.get(source.id)
        if kept is None:
            text = await self._record(source)
            game = find_game(json.loads(text)["game"])
            told = f"{analysis.COACH} {game.version} {self.budget} {text}"
            kept = hashlib.sha256(told.encode()).hexdigest()[:32]
            self._ids[source.id] = kept
            if len(self._ids) > 2_000:
                self._ids.popitem(last=False)
        return kept

    async def _record(self, source: "Source") -> str:
        """The record of a game that is over, in one way of writing."""
        if source.live is not None and source.live.row.status != "over":
            raise Failed(409, "The coach looks at a game when it is over.", "web-refused-analysis-runs")
        if source.text is not None:
            return source.text
        if source.live is not None:
            record = await gather.record(self._library.tables, source.live)
        else:
            record = await self._library.record(source.id)
        foreign = "pack" in record and released(record["game"], record["data"]) is None
        return canonical(record, foreign)

    # What is done

    def open(self, alone: bool) -> None:
        self._library.tables.later(self._work_for_ever(alone))

    async def _work_for_ever(self, alone: bool) -> None:
        failing = False
        while True:
            try:
                if alone:  # the process that was at something here before is dead
                    await self._store.leave_analyses(others=True)
                    alone = False
                row = await self._store.take_analysis(self._library.tables.clock())
                if row is not None:
                    await self._carry_on(row)
                    continue
                failing = False
            except StoreError as error:
                if not failing:
                    _log.warning("the coach waits for the store: %s", error)
                failing = True
            self._news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK_EVERY)

    async def _carry_on(self, row: AnalysisRow) -> None:
        """Go on with an analysis until it is done, part by part."""
        pool, clock = self._library.tables.pool, self._library.tables.clock
        try:
            source = await self._library.source(row.source, None, None)
            text = await self._record(source)
        except StoreError:
            raise
        except Exception as error:
            await self._give_up(row, str(error), "web-refused-no-replay")
            return
        broken, saved = 0, row.saved
        while True:
            try:
                part = await pool.examine(examine, row.id, text, row.budget, saved, PART, client=row.client)
            except (TimeoutError, Broken):
                self._allowance(row.client).charge(PATIENCE)
                broken += 1
                if broken < TRIES and await self._store.put_analysis(row.id, clock()):
                    continue
                await self._give_up(row, "The coach did not get through with this game.", "web-refused-analysis-slow")
                return
            except Exception as error:
                _log.warning("an analysis failed: %s", error, exc_info=error)
                if isinstance(error, Told):
                    await self._give_up(row, str(error), "web-refused-analysis", **why(error))
                else:
                    await self._give_up(row, type(error).__name__, "web-refused-analysis-fault")
                return
            self._allowance(row.client).charge(part.spent)
            broken, saved = 0, part.saved
            status = "done" if part.complete else "waiting"
            kept = {"done": part.done, "total": part.total, "report": part.report, "status": status}
            kept["saved"] = None if part.complete else saved
            said = _said(part.report) if part.complete and source.live is not None else {}
            if not await self._store.put_analysis(row.id, clock(), row.source, said, **kept) or part.complete:
                return  # done, or another worker's by now

    async def _give_up(self, row: AnalysisRow, sentence: str, key: str, **args: Any) -> None:
        problem = msgspec.json.encode(protocol.Problem(error=sentence, key=key, args=args)).decode()
        now = self._library.tables.clock()
        await self._store.put_analysis(row.id, now, status="failed", problem=problem)

    def _allowance(self, client: str) -> rates.Allowance:
        return self._rates.allowance("analyses", rates.ANALYSES, client)


def _said(report: str) -> dict[int, Said]:
    """By seat, what stays when the report goes."""
    return {one["seat"]: Said(one["accuracy"], one["chance"]) for one in json.loads(report)["seats"]}


def status_of(row: AnalysisRow) -> protocol.AnalysisStatus:
    return "running" if row.status == "waiting" else "failed" if row.status == "failed" else "done"
