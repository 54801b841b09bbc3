"""Hints: a strong bot's advice at a practice table, from what the seat knows, and nowhere else."""

import json
from typing import Any

import pytest

from londinium.server import gather, protocol
from londinium.server import play as playing
from londinium.server.refusals import Denied
from londinium.server.tables import Tables
from tests.server.playing import Page, by_hand, lay, play, until, worker


async def practise(here: Tables, *seats: str, holder: str = "ann") -> Any:
    wanted = [protocol.WantedSeat(kind=kind, bot="easy") for kind in seats]  # type: ignore[arg-type]
    made = protocol.NewTable(game="next-station", seats=wanted, practice=True, start=True)
    return await gather.create(here, made, holder)


def hint(page: Page, seat: int = 0) -> dict[str, Any]:
    return {"type": "hint", "seat": seat, "ask": page.live.asks[seat]}


async def test_advice_is_what_the_strong_bot_would_answer(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "HINT_EVERY", 0.0)
    async with worker(file_url, awake=True) as here:
        live = await practise(here, "me", "bot")
        page = await Page(here, live, "ann").open()
        assert page.told("table")[-1]["table"]["practice"] is True
        for number in range(3):
            asked = hint(page)
            assert await page.say(asked) is None, "the advice comes when it is there; play goes on meanwhile"
            await until(lambda: len(page.told("advice")) > number)  # noqa: B023
            advice = page.told("advice")[-1]
            assert (advice["seat"], advice["ask"]) == (0, asked["ask"])
            assert advice["action"] in live.state.legal(0)
            await play(here, live, 0, advice["action"])
            await until(lambda: 0 in live.state.to_act)


async def test_the_strong_bot_is_asked_about_a_guess(file_url: str, toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is Pool.answer that is asked, as for a bot's own seat: it sends a saved guess, never the state."""
    asked = []

    async def answer(game: Any, state: Any, seat: int, level: str, *_: Any) -> tuple[int, bool]:
        asked.append((state, seat, level))
        return state.legal(seat)[1], False

    async with worker(file_url) as here:
        await lay(here.store, game=toy, bots={1: "easy"})
        live = await here.get("table")
        live.row.practice = True
        monkeypatch.setattr(here.pool, "answer", answer)
        page = Page(here, live, "ann")
        assert live.state is not None
        await page.say(hint(page))
        await until(lambda: bool(page.sent))
        assert json.loads(page.sent[0]) == {"type": "advice", "seat": 0, "ask": 1, "action": live.state.legal(0)[1]}
        assert asked == [(live.state, 0, "hard")]


async def test_no_hints_where_people_play_together(file_url: str) -> None:
    async with worker(file_url) as here:
        await lay(here.store)
        live = await here.get("table")
        page = Page(here, live, "ann")
        refusal = {
            "type": "error",
            "error": "Hints are given at practice tables; among people they would be cheating.",
            "code": "not-yours",
        }
        assert await page.say(hint(page)) == refusal
        live.row.practice = True  # and yet another person sits there
        assert await page.say(hint(page)) == refusal
        await lay(here.store, id="alone", bots={1: "easy"})
        page = Page(here, await here.get("alone"), "ann")
        assert await page.say(hint(page)) == refusal, "alone, but it was not begun as practice"
        assert page.sent == []


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
