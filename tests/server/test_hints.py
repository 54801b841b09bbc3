"""Hints: the coach's advice against bots, from what the seat knows and nowhere else; the table is marked."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

import londinium
from londinium.kernel import words
from londinium.server import gather, protocol, rates
from londinium.server import play as playing
from londinium.server.bots import ANALYSES, HINTS
from londinium.server.coach import MOST_CANDIDATES, advise
from londinium.server.refusals import Denied
from londinium.server.tables import Tables
from tests.server.playing import Page, by_hand, lay, play, play_by_chance, until, worker

BUDGET = "iterations=6,searches=1,guesses=2,futures=2"


async def practise(here: Tables, *seats: str, holder: str = "ann") -> Any:
    wanted = [protocol.WantedSeat(kind=kind, bot="easy") for kind in seats]  # type: ignore[arg-type]
    made = protocol.NewTable(game="next-station", seats=wanted, practice=True, start=True)
    return await gather.create(here, made, holder)


def hint(page: Page, seat: int = 0) -> dict[str, Any]:
    return {"type": "hint", "seat": seat, "ask": page.live.asks[seat]}


async def test_advice_is_what_the_coach_would_answer_and_the_table_says_so(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "HINT_EVERY", 0.0)
    async with worker(file_url, awake=True) as here:
        here.pool.budget = BUDGET
        live = await practise(here, "me", "bot")
        page = await Page(here, live, "ann").open()
        assert page.told("table")[-1]["table"]["practice"] is True
        for number in range(3):
            asked = hint(page)
            assert await page.say(asked) is None, "the advice comes when it is there; play goes on meanwhile"
            await until(lambda: len(page.told("advice")) > number)  # noqa: B023
            advice = page.told("advice")[-1]
            assert (advice["seat"], advice["ask"]) == (0, asked["ask"])
            actions = [one["action"] for one in advice["candidates"]]
            assert set(actions) <= set(live.state.legal(0))
            assert 1 < len(actions) <= MOST_CANDIDATES
            values = [one["value"] for one in advice["candidates"]]
            assert values == sorted(values, reverse=True)
            assert all(one["reasons"] for one in advice["candidates"])
            assert page.now["hints"] == number + 1
            assert page.now["ask"]["id"] == asked["ask"], "the question is the same one"
            await play(here, live, 0, actions[0])
            await until(lambda: 0 in live.state.to_act)
        there = live.row.id
    async with worker(file_url) as again:
        assert (await again.get(there)).position.hints == 3, "the log says so"


async def test_a_question_is_marked_once_and_answered_alike(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "HINT_EVERY", 0.0)
    async with worker(file_url) as here:
        here.pool.budget = BUDGET
        live = await practise(here, "me")
        page = await Page(here, live, "ann").open()
        for number in (1, 2):
            await page.say(hint(page))
            await until(lambda: len(page.told("advice")) == number)  # noqa: B023
        first, second = page.told("advice")
        assert first == second
        assert live.position.hints == 1


async def test_the_record_of_a_game_with_hints_says_so(file_url: str) -> None:
    async with worker(file_url) as here:
        here.pool.budget = BUDGET
        live = await practise(here, "me")
        page = await Page(here, live, "ann").open()
        await page.say(hint(page))
        await until(lambda: live.position.hints == 1)
        await play_by_chance(here, live, Random(1))
        record = await gather.record(here, live)
        assert record["hints"] == 1
        assert londinium.replay(record).over


async def test_the_coach_is_asked_about_a_guess(file_url: str, toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes to the pool is a saved guess, as for a bot's own seat, never the state."""
    sent = []

    async def run(task: Any, _: float) -> list[Any]:
        if task.func is not advise:
            raise TimeoutError
        sent.append(task.args)
        return []

    async with worker(file_url) as here:
        await lay(here.store, game=toy, bots={1: "easy"})
        live = await here.get("table")
        monkeypatch.setattr(here.pool._bots, "run", run)
        page = Page(here, live, "ann")
        assert live.state is not None
        await page.say(hint(page))
        await until(lambda: bool(page.sent))
        (args,) = sent
        assert json.loads(args[2])["seed"] is None
        assert json.loads(args[2])["past"] is None
        assert args[3] == 0


@pytest.mark.parametrize("error", [TimeoutError, ValueError])
async def test_a_coach_who_fails_says_so_and_marks_nothing(
    file_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: type[Exception]
) -> None:
    """The log tells where it crashed; who only took too long did not."""

    async def run(*_: Any) -> list[Any]:
        raise error

    async with worker(file_url) as here:
        monkeypatch.setattr(here.pool._bots, "run", run)
        live = await practise(here, "me", "bot")
        page = Page(here, live, "ann")
        await page.say(hint(page))
        await until(lambda: bool(page.told("error")))
        assert page.told("error")[0]["code"] == "no-hint"
        (line,) = [record for record in caplog.records if record.message.startswith("no hint")]
        assert bool(line.exc_info) == (error is ValueError)
        assert live.position.hints == 0


async def test_bots_think_before_the_coach(file_url: str) -> None:
    async with worker(file_url) as here:
        done: list[str] = []

        async def wait(what: str, rank: int) -> None:
            async with here.pool._bots.turns.turn(what, lambda: rank):
                done.append(what)

        async with here.pool._bots.turns.turn():
            tasks = [
                asyncio.create_task(wait(what, rank))
                for what, rank in (("analysis", ANALYSES), ("hint", HINTS), ("a bot that nobody watches", 3))
            ]
            await asyncio.sleep(0.01)
        await asyncio.gather(*tasks)
        assert done == ["a bot that nobody watches", "hint", "analysis"]


async def test_hints_against_bots_and_none_where_people_play_together(file_url: str) -> None:
    async with worker(file_url) as here:
        here.pool.budget = BUDGET
        await lay(here.store)
        live = await here.get("table")
        page = Page(here, live, "ann")
        refusal = {
            "type": "error",
            "error": "Hints are given against bots only; among people they would be cheating.",
            "code": "not-yours",
        }
        assert await page.say(hint(page)) == refusal
        live.row.practice = True  # and yet another person sits there
        assert await page.say(hint(page)) == refusal
        assert page.sent == []
        await lay(here.store, id="alone", bots={1: "easy"})
        page = Page(here, await here.get("alone"), "ann")
        assert await page.say(hint(page)) is None, "against bots, though it was not begun as practice"
        await until(lambda: bool(page.told("advice")))


OLD_LONDON = dict.fromkeys(("purebred", "retaliation", "thames", "challenge", "alliances"), True)


@pytest.mark.parametrize(
    ("options", "kinds"), [(OLD_LONDON, {"deploy", "drone", "order"}), ({"campaign": True}, {"mission", "drone"})]
)
async def test_with_the_modules_of_old_london_and_in_its_campaign(
    file_url: str, monkeypatch: pytest.MonkeyPatch, options: dict[str, bool], kinds: set[str]
) -> None:
    monkeypatch.setattr(playing, "HINT_EVERY", 0.0)
    async with worker(file_url, awake=True) as here:
        here.pool.budget = BUDGET
        await lay(here.store, game="dei", options=options, bots={1: "easy"})
        live = await here.get("table")
        assert live.state is not None
        page = await Page(here, live, "ann").open()
        rng = Random(3)
        for number in range(1, len(kinds) + 1):
            while True:
                await until(lambda: 0 in live.state.to_act)
                if (kind := live.state.ask(0)["kind"]) in kinds:
                    kinds = kinds - {kind}
                    break
                await play(here, live, 0, rng.choice(live.state.legal(0)))
            asked = hint(page)
            assert await page.say(asked) is None
            await until(lambda: len(page.told("advice") + page.told("error")) == number)  # noqa: B023
            assert page.told("error") == []
            advice = page.told("advice")[-1]
            assert advice["ask"] == asked["ask"]
            assert {one["action"] for one in advice["candidates"]} <= set(live.state.legal(0))
            for reason in [reason for one in advice["candidates"] for reason in one["reasons"]]:
                assert all(words.speak(live.game, reason, ["Anna", "Ben"], language) for language in words.LANGUAGES)
            assert page.now["hints"] == number


async def test_no_hints_for_a_seat_of_somebody_else_nor_for_those_who_look_on(file_url: str) -> None:
    async with worker(file_url) as here:
        live = await practise(here, "me", "bot")
        for page in (Page(here, live, "stranger"), Page(here, live, None)):
            assert (await page.say(hint(page)) or {})["code"] == "not-yours"
        own = Page(here, live, "ann")
        assert (await own.say(hint(own, 1)) or {})["code"] == "not-yours"


@pytest.mark.parametrize("other", ["open", "here"])
async def test_practice_is_for_one_person_and_bots(file_url: str, other: str) -> None:
    async with worker(file_url) as here:
        with pytest.raises(Denied, match="Practice is for one person and bots"):
            await practise(here, "me", "bot", other)
        assert (await practise(here, "me")).row.practice is True


async def test_practice_is_remembered_by_the_store_and_goes_on_in_a_rematch(store_url: str) -> None:
    async with worker(store_url) as here:
        id = (await practise(here, "me", "bot")).row.id
        plain = await lay(here.store)
    async with worker(store_url) as there:
        again = await there.get(id)
        assert again.row.practice is True
        assert (await there.get(plain)).row.practice is False
        assert (await gather.rematch(there, again, "ann")).row.practice is True


async def test_one_hint_at_a_time(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with worker(file_url) as here:
        live = await practise(here, "me", "bot")
        page = await Page(here, live, "ann").open()
        assert await page.say(hint(page)) is None
        again = await page.say(hint(page))
        assert (again or {})["code"] == "too-many"
        await until(lambda: len(page.told("advice")) == 1)


async def test_a_client_gets_a_number_of_hints(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "HINT_EVERY", 0.0)
    monkeypatch.setattr(rates, "HINTS", rates.Rate(0.001, 2))
    async with worker(file_url) as here:
        here.pool.budget = BUDGET
        pages = [await Page(here, await practise(here, "me"), "ann", "here").open() for _ in range(3)]
        rates.Account(rates.Rates(), "here").use()
        assert [await page.say(hint(page)) for page in pages[:2]] == [None, None]
        assert (await pages[2].say(hint(pages[2])) or {})["code"] == "too-many"
        await until(lambda: all(page.told("advice") for page in pages[:2]))


async def test_what_was_answered_meanwhile_gets_no_advice(file_url: str) -> None:
    async with worker(file_url) as here:
        live = await practise(here, "me")
        page = await Page(here, live, "ann").open()
        stale = hint(page)
        await play(here, live, 0, by_hand(live, "pass"))
        assert await page.say(stale) is None
        assert await page.say(hint(page)) is None, "and it did not count as a hint"
        await play(here, live, 0, by_hand(live, "pass"))
        await until(lambda: not here._tasks)
        assert page.told("advice") == []
