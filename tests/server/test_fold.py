"""The fold: a position is a function of the log alone, whoever asks and however often. The rest is a cache."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from londinium.kernel.registry import game as find_game
from londinium.server import history, loading
from londinium.server.database import StoreError
from londinium.server.fold import Position, fold
from londinium.server.live import LiveTable
from londinium.server.rows import EntryRow
from londinium.server.store import Store
from londinium.server.tables import Tables
from tests.server.playing import Page, by_hand, lay, play, play_by_chance, take_back, where, worker


def shape(position: Position) -> tuple[Any, ...]:
    state = position.state
    assert state is not None
    return state.fingerprint(), state.past, position.asks, position.recent, position.seqs, position.seq, position.at


def taken_back(position: Position) -> list[int | None]:
    """By seat: what it can take back."""
    return [position.undoable(seat) for seat in range(position.players)]


async def log_of(tables: Tables, game: str) -> tuple[LiveTable, list[EntryRow]]:
    """People play at random and take back."""
    await lay(tables.store, 3, game=game)
    live, rng = await tables.get("table"), Random(4)
    for _ in range(12):
        await play_by_chance(tables, live, rng, 2)
        seat = rng.randrange(3)
        if live.position.undoable(seat):
            await take_back(tables, live, seat)
    return live, await tables.store.entries("table")


@pytest.mark.parametrize("game", ["next-station", "toy"])
async def test_the_log_gives_the_position_at_once_step_by_step_and_from_any_snapshot(
    file_url: str, toy: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What can be taken back, too, without playing the game again from its beginning."""
    async with worker(file_url) as tables:
        live, entries = await log_of(tables, game)
    rules = find_game(game)
    monkeypatch.setattr("londinium.server.fold.replay_to_barrier", lambda _: pytest.fail("the game is replayed"))
    whole = Position.before(live.row, rules)
    fold(whole, entries)
    assert shape(whole) == shape(live.position)
    assert {entry.kind for entry in entries} >= {"started", "played", "undone"}
    step = Position.before(live.row, rules)
    for at, entry in enumerate(entries):
        before = step.copy()
        after = step.copy()
        after.carry_out(entry)
        if at:
            assert shape(step) == shape(before), "the original is as it was: the entry was carried out on a copy"
        step = after
        saved = msgspec.json.decode(msgspec.json.encode(step.save()), type=type(step.save()))
        again = Position.load(live.row, rules, saved)
        assert shape(again) == shape(step)
        assert taken_back(again) == taken_back(step)
        fold(again, entries[at + 1 :])
        assert shape(again) == shape(whole)
        assert taken_back(again) == taken_back(whole)


async def test_a_move_that_is_not_written_did_not_happen(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store fails: nobody is told anything, and the same answer is played when it works again."""
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        there, told = where(live), len(page.sent)

        def fail(batch: object) -> None:
            raise OSError("no space left")

        monkeypatch.setattr(tables.store, "_insert", fail)
        with pytest.raises(StoreError, match="no space left"):
            await play(tables, live, 0)
        monkeypatch.undo()
        assert where(live) == there
        assert len(page.sent) == told
        assert await play(tables, live, 0) is None
        assert page.now["seq"] == 2


# What is kept of it


async def test_the_log_is_folded_once_and_kept(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    folded: list[int] = []

    def counted(position: Position, entries: Any) -> Any:
        folded.append(len(entries))
        return fold(position, entries)

    monkeypatch.setattr(history, "fold", counted)
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await play_by_chance(tables, live, Random(1), 20)
        folded.clear()
        pages = [await Page(tables, live, name).open(since=3) for name in ("ann", "ben", None)]
        asked = [{"type": "log", "seat": seat} for seat in (0, 1, None)]
        replies = await asyncio.gather(
            *(page.say(said) for page, said in zip(pages, asked, strict=True) for _ in range(5))
        )
        assert folded == [21]
        await play_by_chance(tables, live, Random(2), 5)
        reply = await pages[0].say(asked[0])
        assert folded == [21], "what comes is added"
        assert reply is not None
        assert [entry["seq"] for entry in reply["entries"]] == list(range(1, 27))
        assert all(reply and len(reply["entries"]) == 21 for reply in replies)
        for page in pages:
            page.close()
        again = await Page(tables, live, "ann").open(since=1)
        assert folded == [21], "whoever comes back does not make it be folded again"
        again.close()
        monkeypatch.setattr(history, "KEPT", 10)
        await lay(tables.store, id="another")
        other = await tables.get("another")
        await play_by_chance(tables, other, Random(3), 20)
        stranger = await Page(tables, other, None).open()
        await stranger.say(asked[2])
        assert live.log is None, "there is no room for both"
        fresh = await Page(tables, live, "ann").open(since=1)
        assert fresh.now["entries"] == reply["entries"][1:], "and folded again, the same"
        assert folded == [21, 21, 26]


async def test_a_table_that_is_let_go_between_finding_and_opening_it_is_told_all_the_same(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "KEPT", 1)
    async with worker(file_url) as tables:
        for id in ("one", "two"):
            await lay(tables.store, id=id)
        found = await tables.get("one")
        await tables.get("two")
        again = await tables.get("one")
        assert again is not found
        page = await Page(tables, found, "ann").open()
        assert page.live is again
        await play(tables, again, 1)
        assert page.now["seq"] == 2


async def test_what_happens_while_a_page_opens_is_told_once(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its absence is looked up in a thread; meanwhile others play on."""
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await play_by_chance(tables, live, Random(1), 6)
        read = Store.entries

        async def slowly(store: Store, id: str, after: int = 0) -> list[EntryRow]:
            entries = await read(store, id, after)
            if not live.listeners and live.seq < 9:
                await play(tables, live, live.position.owing[0])
            return entries

        monkeypatch.setattr(Store, "entries", slowly)
        page = await Page(tables, live, "ann").open(since=3)
        monkeypatch.undo()
        told = [entry["seq"] for message in page.told() for entry in message["entries"]]
        assert told == list(range(4, live.seq + 1))
        assert live.seq > 7


async def test_a_table_that_is_let_go_while_a_page_opens_is_found_again(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        read = Store.talk
        gone: list[LiveTable] = []

        async def meanwhile(store: Store, id: str, after: int = 0, most: int = 100) -> Any:
            if not gone:
                gone.append(tables._live.pop("table"))
                await tables.get("table")
            return await read(store, id, after, most)

        monkeypatch.setattr(Store, "talk", meanwhile)
        page = await Page(tables, live, "ann").open()
        monkeypatch.undo()
        assert gone == [live]
        await play(tables, await tables.get("table"), 1)
        assert page.now["seq"] == 2


async def test_seats_are_counted_from_0_in_what_a_page_is_told(file_url: str, toy: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, game=toy)
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        await play(tables, live, 0, by_hand(live, "wish", suit="fish"))
        reply = await page.say({"type": "why", "seat": 0, "move": {"kind": "pass"}})
        assert reply is not None
        assert (reply["rule"], reply["args"]) == ("KER-TURN-1", {"seat": 0})
        await play(tables, live, 1, by_hand(live, "wish", suit="fish"))
        await play(tables, live, 0, by_hand(live, "beg", seat=1))
        await play(tables, live, 1, by_hand(live, "refuse"))
        assert page.now["undo"] is None, "what would be refused is not offered"
        reply = await page.say({"type": "undo", "seat": 0, "entry": live.seq - 1})
        assert reply is not None
        assert (reply["rule"], reply["args"]) == ("KER-UNDO-2", {"seat": 1})


async def test_the_latest_of_a_long_log_is_told_first_and_the_rest_on_demand(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await play_by_chance(tables, live, Random(3), 20)
        page = await Page(tables, live, "ann").open()
        everything = await page.say({"type": "log", "seat": 0})
        latest = await page.say({"type": "log", "seat": 0, "most": 8})
        assert everything is not None
        assert latest is not None
        before = latest["entries"][0]["seq"]
        rest = await page.say({"type": "log", "seat": 0, "before": before, "most": 50})
        assert rest is not None
        assert (everything["earlier"], latest["earlier"], rest["earlier"]) == (0, before - 1, 0)
        assert len(latest["entries"]) == 8
        assert rest["entries"] + latest["entries"] == everything["entries"]
