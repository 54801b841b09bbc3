"""Talk at the table: who may say what, how much of it, and what is kept."""

import asyncio

import pytest

from londinium.server import talk
from tests.server.playing import Page, lay, worker


async def test_what_is_said_is_told_to_everybody_with_seat_and_name(store_url: str) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        ann, ben, stranger = [await Page(tables, live, name).open() for name in ("ann", "ben", None)]
        assert ann.told("talk") == [], "nothing was said yet"
        assert await ann.say({"type": "say", "seat": 0, "text": " Good evening! ", "name": "Ben"}) is None
        assert await stranger.say({"type": "say", "seat": None, "text": "<b>hello</b>", "name": "Guy"}) is None
        for page in (ann, ben, stranger):
            said = [message for told in page.told("talk") for message in told["messages"]]
            assert [(one["n"], one["seat"], one["name"], one["text"]) for one in said] == [
                (1, 0, "ann", "Good evening!"),
                (2, None, "Guy", "<b>hello</b>"),
            ]
        late = await Page(tables, live, "ben").open()
        assert [one["n"] for one in late.told("talk")[0]["messages"]] == [1, 2]
    async with worker(store_url) as tables:
        page = await Page(tables, await tables.get("table"), "ann").open()
        assert [one["text"] for one in page.told("talk")[0]["messages"]] == ["Good evening!", "<b>hello</b>"]
        assert page.now["seq"] == 1, "talk is no entry of the log"


async def test_nobody_speaks_for_another_or_from_two_chairs(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        ann, stranger = [await Page(tables, live, name).open() for name in ("ann", None)]
        for page, seat in ((ann, 1), (ann, None), (stranger, 0), (ann, 9)):
            reply = await page.say({"type": "say", "seat": seat, "text": "x"})
            assert reply is not None
            assert reply["code"] == "not-yours"
        assert await tables.store.talk("table") == []


@pytest.mark.parametrize(
    "text", ["", "   ", "x" * 401, "a\nb", "a\0b", "\x7f", "\u001b[31m", "\x9b", "\u202ea", "a\u200fb"]
)
async def test_a_message_is_short_and_plain(file_url: str, text: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        page = await Page(tables, await tables.get("table"), "ann").open()
        reply = await page.say({"type": "say", "seat": 0, "text": text})
        assert reply is not None
        assert reply["code"] == "unreadable"
        assert await page.say({"type": "say", "seat": 0, "text": "x" * 400}) is None


async def test_old_messages_make_room_for_new_ones_and_the_last_are_shown(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "KEPT", 12)
    monkeypatch.setattr(talk, "SHOWN", 5)
    async with worker(store_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        for number in range(20):
            assert await page.say({"type": "say", "seat": 0, "text": str(number)}) is None
        late = await Page(tables, live, "ben").open()
        assert [one["text"] for one in late.told("talk")[0]["messages"]] == ["15", "16", "17", "18", "19"]
        assert [said.n for said in await tables.store.talk("table", 0, 1000)] == list(range(9, 21))


async def test_spectators_cannot_use_up_what_players_may_say(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "KEPT", 5)
    monkeypatch.setattr(talk, "KEPT_OF_SPECTATORS", 3)
    async with worker(store_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        ann, stranger = [await Page(tables, live, name).open() for name in ("ann", None)]
        assert await ann.say({"type": "say", "seat": 0, "text": "first"}) is None
        for number in range(20):
            assert await stranger.say({"type": "say", "seat": None, "text": str(number)}) is None
        assert await ann.say({"type": "say", "seat": 0, "text": "last"}) is None
        kept = await tables.store.talk("table", 0, 1000)
        assert [said.text for said in kept] == ["first", "17", "18", "19", "last"]


async def test_those_who_speak_at_once_are_all_heard_once_and_in_one_order(store_url: str) -> None:
    async with worker(store_url) as one, worker(store_url) as two:
        await lay(one.store)
        pages = [
            await Page(tables, await tables.get("table"), name).open() for tables, name in ((one, "ann"), (two, "ben"))
        ]
        await asyncio.gather(
            *(
                page.say({"type": "say", "seat": seat, "text": f"{seat}/{n}"})
                for n in range(10)
                for seat, page in enumerate(pages)
            )
        )
        kept = await one.store.talk("table")
        assert [said.n for said in kept] == list(range(1, 21))
        assert len({said.text for said in kept}) == 20
