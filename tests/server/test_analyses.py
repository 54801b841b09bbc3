"""The coach on the server: analyses that wait, are done part by part, outlive a restart and are kept for everybody."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest

import londinium
from londinium import BadRecord, analysis
from londinium.kernel import words
from londinium.kernel.rng import CHANCE
from londinium.server import analyses as desk
from londinium.server import gather, protocol
from londinium.server.analyses import Analyses
from londinium.server.analyses_store import AnalysisRow
from londinium.server.library import Library
from londinium.server.rates import Rates, TooMany
from londinium.server.refusals import Failed
from londinium.server.tables import Tables
from tests.server.playing import lay, play_by_chance, until, worker
from tests.server.test_records import with_pack

BUDGET = "iterations=4,searches=1,guesses=1,futures=1"


class Desk:
    """The coach of one worker, and what it is asked."""

    def __init__(self, tables: Tables, budget: str = BUDGET) -> None:
        self.library = Library(tables)
        self.coach = Analyses(self.library, Rates(), budget)

    async def start(self, id: str = "table", client: str = "ann") -> protocol.AnalysisInfo:
        await self.coach.start(await self.library.source(id, None, None), client)
        return await self.read(id)

    async def read(self, id: str = "table", known: int = -1) -> protocol.AnalysisInfo:
        return await self.coach.read(await self.library.source(id, None, None), known)

    async def done(self, id: str = "table") -> dict[str, Any]:
        found: list[protocol.AnalysisInfo] = [await self.read(id)]
        while found[-1].status in ("waiting", "running"):
            await self.library.tables.store.check()
            found.append(await self.read(id))
        assert found[-1].status == "done", found[-1].problem
        return dict(msgspec.json.decode(found[-1].report))  # type: ignore[call-overload]


@asynccontextmanager
async def coached(url: str, budget: str = BUDGET, opened: bool = True) -> AsyncIterator[Desk]:
    async with worker(url) as tables:
        made = Desk(tables, budget)
        if opened:
            made.coach.open(alone=True)
        yield made
        await tables.store.leave_analyses()


async def finish(tables: Tables, id: str = "table", seed: int = 7) -> None:
    """A game of two people that is over."""
    await lay(tables.store, id=id, seed=seed)
    await play_by_chance(tables, await tables.get(id), Random(seed))


async def test_a_finished_game_is_analysed_once_and_kept(store_url: str) -> None:
    async with coached(store_url) as here:
        await finish(here.library.tables)
        assert (await here.read()).status == "none"
        told = await here.start()
        assert told.status in ("waiting", "running")
        report = await here.done()
        read = msgspec.convert(report, protocol.Report)
        assert read.complete
        for seat in read.seats:
            assert seat.start + seat.chance + seat.others + seat.own == pytest.approx(seat.result, abs=1e-6)
        assert read.decisions
        live = await here.library.tables.get("table")
        record = londinium.record(live.state)  # type: ignore[arg-type]
        same = analysis.Analysis(record, analysis.Budget.parse(BUDGET))
        for _ in same.steps():
            pass
        assert report == json.loads(msgspec.json.encode(same.report())), "as the terminal finds it"
    async with coached(store_url, opened=False) as again:
        assert await again.done() == report, "it is there after a restart, and nobody works on it"
        assert (await again.start()).status == "done"
        assert (await again.read(known=10**6)).report is not None
        other = Desk(again.library.tables, "iterations=5,searches=1,guesses=1,futures=1")
        assert (await other.read()).status == "none", "another budget is another analysis"


async def test_another_version_of_the_game_looks_at_the_same_record_again(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was found by other rules is not shown as what these say, and stays for those who still play by them."""
    rules = type(londinium.game("next-station"))
    async with coached(store_url) as here:
        await finish(here.library.tables)
        record = await gather.record(here.library.tables, await here.library.tables.get("table"))
        id = await here.library.keep(json.dumps(record).encode())
        await here.start(id)
        report = await here.done(id)
    with monkeypatch.context() as later:
        later.setattr(rules, "version", rules.version + 1)
        async with coached(store_url, opened=False) as here:
            assert (await here.read(id)).status == "none"
            told = await here.start(id)
            assert (told.status, told.ahead, told.done) == ("waiting", 0, 0), "all of it is looked at again"
            here.coach.open(alone=True)
            assert (await here.done(id))["seats"] == report["seats"], "by what are the same rules in fact"
    async with coached(store_url, opened=False) as back:
        assert await back.done(id) == report


async def test_parts_come_as_they_are_done_and_outlive_a_restart(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "PART", 0.0)  # a decision at a time
    async with coached(file_url) as here:
        await finish(here.library.tables)
        await here.start()
        done = 0

        async def some() -> bool:
            nonlocal done
            done = (await here.read()).done
            return done >= 3

        while not await some():
            await here.library.tables.store.check()
        info = await here.read()
        assert info.status == "running"
        assert 0 < info.done < info.total
        part = msgspec.json.decode(info.report)  # type: ignore[call-overload]
        assert part["complete"] is False
        assert len(part["chart"]) >= 3
    async with coached(file_url, opened=False) as between:
        left = await between.read()
        assert (left.status, left.total) == ("running", info.total)
        assert left.done >= info.done
        assert (await between.read(known=left.done)).report is None, "the reader knows it"
        monkeypatch.setattr(desk, "PART", 5.0)
        between.coach.open(alone=False)
        report = await between.done()
        assert report["done"] == report["total"] == info.total
        live = await between.library.tables.get("table")
        whole = analysis.Analysis(londinium.record(live.state), analysis.Budget.parse(BUDGET))  # type: ignore[arg-type]
        for _ in whole.steps():
            pass
        assert report == json.loads(msgspec.json.encode(whole.report())), "as if it had not been interrupted"


async def test_a_running_game_is_not_analysed(file_url: str) -> None:
    async with coached(file_url, opened=False) as here:
        await lay(here.library.tables.store)
        source = await here.library.source("table", None, "ann")
        for ask in (here.coach.read(source, -1), here.coach.start(source, "ann")):
            with pytest.raises(Failed, match="when it is over"):
                await ask


async def test_everybody_has_a_place_in_the_queue_and_nobody_takes_all(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "MOST", 2)
    async with coached(file_url, opened=False) as here:
        for number in range(4):
            await finish(here.library.tables, f"t{number}", number)
        assert [(await here.start(f"t{number}")).ahead for number in (0, 1)] == [0, 1]
        assert (await here.start("t1")).ahead == 1, "asked twice, it waits once"
        with pytest.raises(Failed, match="Enough games wait") as own:
            await here.start("t2")
        assert own.value.status_code == 409
        assert (await here.start("t2", "ben")).ahead == 2
        with monkeypatch.context() as patch:
            patch.setattr(desk, "ALL", 3)
            with pytest.raises(Failed, match="Enough games wait") as all_full:
                await here.start("t3", "dan")
        assert all_full.value.status_code == 503
        here.coach._allowance("cat").charge(10_000)
        with pytest.raises(TooMany):
            await here.start("t3", "cat")
        here.coach.open(alone=True)
        await here.done("t2")
        assert (await here.read("t0")).status == (await here.read("t1")).status == "done"


async def test_two_workers_are_never_at_the_same_analysis(store_url: str) -> None:
    async with worker(store_url) as one, worker(store_url) as other:
        row = AnalysisRow(id="a", source="table", budget=BUDGET, client="ann")
        assert await one.store.add_analysis(row, 3, 10) is None
        taken = await one.store.take_analysis(1000.0)
        assert taken is not None
        assert await other.store.take_analysis(1001.0) is None
        assert not await other.store.put_analysis("a", 1001.0, done=1)
        assert await one.store.put_analysis("a", 1001.0, done=1, saved="{}")
        late = await other.store.take_analysis(1100.0)
        assert late is not None, "its worker has died"
        assert (late.done, late.saved) == (1, "{}")
        assert not await one.store.put_analysis("a", 1100.0, done=2)


async def test_an_uploaded_game_is_analysed_with_its_own_components(file_url: str) -> None:
    async with coached(file_url) as here:
        id = await here.library.keep(json.dumps(with_pack()).encode())
        await here.start(id)
        report = await here.done(id)
        assert report["data"] == with_pack()["data"]


async def test_a_record_that_is_longer_than_any_game_does_not_hold_up_the_others(file_url: str) -> None:
    async with coached(file_url, opened=False) as here:
        state = londinium.game("next-station").new(1, 5)
        for number in range(desk.LONGEST + 1):
            state.play(CHANCE, number)
        id = await here.library.keep(json.dumps(londinium.record(state)).encode())
        with pytest.raises(Failed, match="too many for the coach"):
            await here.start(id)


async def test_a_game_in_which_chance_was_turned_is_analysed(file_url: str) -> None:
    async with coached(file_url) as here:
        rng, state = Random(2), londinium.game("next-station").new(2, 5)
        while not state.over:
            if len(state.past or ()) == 10:
                state.play(CHANCE, 77)
            seat = state.to_act[0]
            state.play(seat, rng.choice(state.legal(seat)))
        id = await here.library.keep(json.dumps(londinium.record(state)).encode())
        await here.start(id)
        report = await here.done(id)
        assert len(report["chart"]) == len(state.past or ()) + 1
        assert 10 not in [one["seq"] for one in report["decisions"]]
        assert 10 not in [one["seq"] for one in report["chance"]], "nobody gained or lost by it"


async def test_what_cannot_be_analysed_says_why(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with coached(file_url) as here:
        await finish(here.library.tables)
        calls = []

        async def examine(*args: Any, client: str) -> None:
            calls.append(client)
            raise TimeoutError

        with monkeypatch.context() as broken:
            broken.setattr(here.library.tables.pool, "examine", examine)
            await here.start()
            await until(lambda: len(calls) == desk.TRIES)
            while (info := await here.read()).status != "failed":
                await here.library.tables.store.check()
            assert info.problem is not None
            assert info.problem.key == "web-refused-analysis-slow"
        assert (await here.start()).status in ("waiting", "running"), "it may be tried again"
        await here.done()


async def test_on_a_busy_machine_some_parts_take_too_long_and_the_analysis_still_ends(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is given up when one part is not got through with, not when several parts of a long game were slow."""
    monkeypatch.setattr(desk, "PART", 0.0)  # a decision at a time
    async with coached(file_url) as here:
        await finish(here.library.tables)
        does, calls, slow = here.library.tables.pool.examine, 0, 0

        async def examine(*args: Any, client: str) -> Any:
            nonlocal calls, slow
            calls += 1
            if calls % 3:
                slow += 1
                raise TimeoutError
            monkeypatch.setattr(desk, "PART", 0.0 if slow < 3 * desk.TRIES else 60.0)
            return await does(*args, client=client)

        monkeypatch.setattr(here.library.tables.pool, "examine", examine)
        await here.start()
        report = await here.done()
        assert report["complete"]
        assert slow > desk.TRIES


@pytest.mark.parametrize(
    ("error", "key", "said"),
    [
        (
            BadRecord("record-no-longer", 3, seat=0, action="9"),
            "web-refused-analysis",
            "Хід 3 (місце 0, номер 9) більше не дозволено.",
        ),
        (ZeroDivisionError("division by zero"), "web-refused-analysis-fault", None),
    ],
)
async def test_why_an_analysis_failed_is_told_in_the_language_of_the_reader(
    file_url: str, monkeypatch: pytest.MonkeyPatch, error: Exception, key: str, said: str | None
) -> None:
    async with coached(file_url) as here:
        await finish(here.library.tables)

        async def examine(*args: Any, client: str) -> None:
            raise error

        monkeypatch.setattr(here.library.tables.pool, "examine", examine)
        await here.start()
        while (info := await here.read()).status != "failed":
            await here.library.tables.store.check()
        assert info.problem is not None
        assert info.problem.key == key
        why = info.problem.args.get("why")
        assert (words.speak("", why, language="uk") if why else None) == said
