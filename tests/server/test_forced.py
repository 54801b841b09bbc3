"""An answer that was forced is an entry like any other: nothing in it tells others that there was no choice."""

from random import Random
from typing import Any

import pytest

from londinium.kernel.state import State
from londinium.server.live import LiveTable
from londinium.server.tables import Tables
from tests.server.playing import Page, lay, play, play_by_chance, take_back, worker
from tests.server.wholes import Message

GAMES = [("next-station", 3), ("london", 3), ("guilds", 3), ("dei", 3)]


def entries(page: Page) -> list[Message]:
    return [entry for now in page.told() for entry in now["entries"]]


def dids(entry: Message) -> list[Any]:
    return [event for event in entry["events"] if event["kind"] == "did"]


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_every_answer_is_an_entry_of_its_own_forced_or_not(file_url: str, game: str, players: int) -> None:
    """To others a forced answer has a number, a seat and a time like one that was chosen, and no flag."""
    async with worker(file_url) as tables:
        await lay(tables.store, players, game=game)
        live = await tables.get("table")
        pages = [await Page(tables, live, name).open() for name in ("ann", None)]
        await play_by_chance(tables, live, Random(2), 150)
        forced = 0
        for page, seat in zip(pages, (0, None), strict=True):
            told = entries(page)
            assert [entry["seq"] for entry in told] == list(range(2, live.seq + 1))
            for entry in told:
                assert len(dids(entry)) == 1, "one answer, one entry"
                assert (entry["kind"], set(entry)) == ("played", {"seq", "kind", "seat", "events"})
                assert entry["seat"] == dids(entry)[0]["seat"]
                forced += bool(dids(entry)[0]["forced"])
                assert dids(entry)[0]["forced"] is None or entry["seat"] == seat
            reply = await page.say({"type": "log", "seat": seat, "since": 1})
            assert reply is not None
            assert reply["entries"] == told, "the log is told as it was"
        if game != "next-station":
            assert forced, "there were such answers"


async def test_what_was_forced_is_taken_back_with_its_cause_and_folded_the_same(store_url: str) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store, 3, game="london")
        live = await tables.get("table")
        page = await Page(tables, live, None).open()
        rng = Random(4)
        for _ in range(300):
            before = live.seq
            await play_by_chance(tables, live, rng, 1)
            last = live.position.recent[-1] if live.position.recent else None
            if last and last.last > last.seq > before:
                await take_back(tables, live, last.seat)
                void = entries(page)[-1]["void"]
                assert void == list(range(last.seq, last.last + 1))
                break
        else:
            raise AssertionError("nothing was forced that could be taken back")
        seq, asks = live.seq, live.asks
    async with worker(store_url) as tables:
        live = await tables.get("table")
        assert (live.seq, live.asks) == (seq, asks)
        fresh = await Page(tables, live, None).open()
        reply = await fresh.say({"type": "log", "seat": None})
        assert reply is not None
        assert [entry["seq"] for entry in reply["entries"]] == list(range(1, seq + 1))


# In one message


def messages(page: Page) -> list[list[Message]]:
    """What a page was told of the game, entries message by message."""
    return [now["entries"] for now in page.told() if now["entries"]]


@pytest.mark.parametrize(("game", "players"), [("london", 3), ("guilds", 3)])
async def test_who_answers_from_what_others_do_not_see_is_told_of_as_if_forced(
    file_url: str, game: str, players: int
) -> None:
    """A forced answer is told in one message with the answer before it. So is a chosen one, where it matters.

    Others are told of whole runs of such answers, so nothing in the number or grouping of messages tells them whether
    there was a choice; the seat itself is told each at once.
    """
    rng = Random(7)
    async with worker(file_url) as tables:
        await lay(tables.store, players, game=game, seed=5)
        live = await tables.get("table")
        pages = [await Page(tables, live, name).open() for name in ("ann", "ben", "cat", None)]
        after_own: list[int] = []  # chosen answers to such a question that followed another of the seat's own
        last = None
        for _ in range(260):
            if not live.position.owing:
                break
            seat, covert = rng.choice(live.position.owing), live.position.covert
            if covert is not None and last == seat:
                after_own.append(live.seq + 1)
                for viewer, page in zip((0, 1, 2, None), pages, strict=True):
                    assert (page.now["seq"] == live.seq) == (viewer == covert), "others wait"
                    read = await page.say({"type": "log", "seat": viewer})
                    assert read is not None
                    assert read["entries"][-1]["seq"] == page.now["seq"]
                    late = await Page(tables, live, page.listener.holder).open()
                    assert (late.now["seq"], late.now["view"]) == (page.now["seq"], page.now["view"])
                    late.close()
            await play(tables, live, seat, rng.choice(state_of(live).legal(seat)))
            last = seat
        assert len(after_own) > 3
        told_last = live.seq if live.cover is None else live.cover.telling.position.seq
        for page in pages[3:]:
            begin = {one[0]["seq"] for one in messages(page)}
            assert not begin & set(after_own), "none of them begins a message"
            seqs = [entry["seq"] for one in messages(page) for entry in one]
            assert seqs == list(range(2, told_last + 1)), "and nothing is lost"


PLUS, MINUS = "plus", "minus"


def state_of(live: LiveTable) -> State:
    assert live.state is not None
    return live.state


async def give_orders(tables: Tables, id: str, faces: tuple[str, ...]) -> tuple[int, list[list[list[Message]]]]:
    """The Purebred give their Orders: in how many answers, and what another seat and a spectator are told of it."""
    options = {"purebred": True, "factions": ["purebred", "ravagers"], "tighter_missions": True}
    await lay(tables.store, 2, id=id, game="dei", seed=3, options=options)
    live = await tables.get(id)
    while state_of(live).asked(None)[0]["kind"] != "order":
        await play(tables, live, live.position.owing[0])
    pages = [await Page(tables, live, holder).open() for holder in ("ben", None)]
    answers = 0
    for face in faces:
        legal = [action for action in state_of(live).legal(0) if live.game.move(action)["face"] == face]
        await play(tables, live, 0, legal[0])
        answers += 1
        if state_of(live).to_act != (0,) or state_of(live).asked(None)[0]["kind"] != "order":
            break
    return answers, [messages(page) for page in pages]


async def test_the_number_of_questions_about_orders_tells_nobody_which_they_are(file_url: str) -> None:
    """Of two and two tokens three are laid: after two alike the third is forced, else it is chosen."""
    async with worker(file_url) as tables:
        given = [
            await give_orders(tables, f"t{n}", faces)
            for n, faces in enumerate(((PLUS, PLUS), (PLUS, MINUS, PLUS), (MINUS, PLUS, MINUS)))
        ]
        assert [answers for answers, _ in given] == [2, 3, 3]
        assert given[0][1] == given[1][1] == given[2][1], "the same messages with the same entries, at the same times"
        assert [len(told) for told in given[0][1]] == [1, 1]
        assert all(sum(entry["seat"] == 0 for entry in told[0]) >= 3 for told in given[0][1])


async def test_who_takes_back_past_a_bot_in_the_middle_of_a_secret_loses_nobody_an_entry(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot was to pay, which others are not told of yet, and the one before it is asked for a secret once more."""
    rng, passed_on = Random(21), 0
    async with worker(file_url) as tables:
        monkeypatch.setattr(tables.due, "wake", lambda _: None)  # the bot's answers are ours
        await lay(tables.store, 3, game="london", seed=21, bots={2: "easy"})
        live = await tables.get("table")
        pages = [await Page(tables, live, name).open() for name in ("ann", "ben", None)]
        while not passed_on:
            if live.cover and live.cover.seat == 2 and await take_back(tables, live, 1) is None:
                passed_on += live.position.covert == 1
                continue
            seat = rng.choice(live.position.owing)
            action = rng.choice(state_of(live).legal(seat))
            if seat == 2:
                await answer_for_bot(tables, live, action)
            else:
                await play(tables, live, seat, action)
        await play_by_chance(tables, live, rng, 1)
        for viewer, page in zip((0, 1, None), pages, strict=True):
            seqs = [entry["seq"] for one in messages(page) for entry in one]
            assert seqs == list(range(2, live.seq_to(viewer) + 1)), "and nothing is lost"


async def answer_for_bot(tables: Tables, live: LiveTable, action: int) -> None:
    async with live.lock:
        await tables.write(
            live, lambda now: [tables.entry(live, now, "played", seat=2, ask=now.asks[2], action=action)]
        )
