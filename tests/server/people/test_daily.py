"""The daily game: the same cards for all, one attempt that counts, and nothing told before it is over."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest
import sqlalchemy as sa

from londinium.kernel.events import Event
from londinium.server import bots, gather, loading, names, protocol, schema
from londinium.server import play as playing
from londinium.server.live import LiveTable
from londinium.server.people import attempts, contests, profiles
from londinium.server.people.calendar import DAILY, Calendar, Contest
from londinium.server.people.shapes import ContestTable, Person
from londinium.server.refusals import Denied
from londinium.server.tables import Tables
from tests.server.playing import Page, play, play_by_chance, where
from tests.server.playing import worker as plain_worker

DAY, NEXT, AFTER = "2026-11-16", "2026-11-17", "2026-11-18"
TODAY = Contest(DAILY, DAY)
NOON = Calendar().begins(DAY) + 12 * 3600


@pytest.fixture(autouse=True)
def no_par(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play the day's cards only where a test is about them."""
    monkeypatch.setattr(contests, "PAR", ())


@asynccontextmanager
async def worker(url: str, at: float = NOON) -> AsyncIterator[Tables]:
    async with plain_worker(url) as tables:
        tables.calendar = Calendar("a secret of the server")
        tables.clock = lambda: at
        yield tables


async def finish(tables: Tables, holder: str, seed: int = 1) -> LiveTable:
    """Somebody plays today's game to its end, at random."""
    live = await contests.begin(tables, DAILY, holder, "")
    await play_by_chance(tables, live, Random(seed))
    assert live.position.over
    return live


async def named(tables: Tables, *names: str) -> None:
    for name in names:
        await profiles.take_name(tables.store, name, name)


async def results(tables: Tables, holder: str | None, span: str = "day", day: str = DAY) -> ContestTable:
    return await contests.table(tables, DAILY, holder, span, day)  # type: ignore[arg-type]


def cards(live: LiveTable) -> list[str]:
    """The pencils and every card that was revealed, in order."""
    assert live.state is not None
    state = live.game.new(1, live.state.seed or 0)
    seen: list[str] = list(state.view(None)["slots"])
    for seat, action in live.state.past or ():
        log: list[Event] = []
        state.play(seat, action, log)
        told = [event.view(None) for event in log]
        seen += [str(event["piece"]) for event in told if event["kind"] == "put" and event["to"] == "revealed"]
    return seen


# The same for all


async def test_everybody_gets_the_same_cards_however_they_play(file_url: str) -> None:
    async with worker(file_url) as tables:
        games = [await finish(tables, f"holder{number}", number) for number in range(3)]
        assert len({live.row.id for live in games}) == 3
        assert len({tuple(live.state.past or ()) for live in games if live.state}) == 3
        assert cards(games[0]) == cards(games[1]) == cards(games[2])
        assert len(cards(games[0])) > 24
    async with worker(file_url, NOON + 24 * 3600) as tables:
        assert cards(await finish(tables, "holder0")) != cards(games[0]), "tomorrow's are others"


async def test_the_components_of_a_day_are_those_of_its_first_game(file_url: str) -> None:
    async with worker(file_url) as tables:
        first = await attempts.open_contest(tables.store, TODAY, "first")
        second = await attempts.open_contest(tables.store, TODAY, "second")
        assert first == second == attempts.Opened("first", None, None)


# One attempt


async def test_of_two_workers_asked_at_once_one_lays_the_table_and_both_give_it(store_url: str) -> None:
    async with worker(store_url) as one, worker(store_url) as other:
        asked = [contests.begin(tables, DAILY, holder, "") for holder in ("ann", "ben") for tables in (one, other) * 3]
        lives = await asyncio.gather(*asked)
        tables = {live.row.id for live in lives}
        assert len(tables) == 2
        query = sa.select(sa.func.count()).select_from(schema.attempts)
        assert await one.store.transact(lambda connection: connection.execute(query).scalar()) == 2
        laid = sa.select(schema.tables.c.id)
        assert set(await one.store.transact(lambda connection: connection.execute(laid).scalars().all())) == tables
        assert {live.seq for live in lives} == {1}, "each begins once"


async def test_a_second_attempt_does_not_count_and_comes_after_the_first(store_url: str) -> None:
    async with worker(store_url) as tables:
        await named(tables, "ann")
        live = await contests.begin(tables, DAILY, "ann", "")
        with pytest.raises(Denied, match="to its end first"):
            await contests.again(tables, DAILY, "ann", "")
        await play_by_chance(tables, live, Random(1))
        assert (await contests.begin(tables, DAILY, "ann", "")).row.id == live.row.id
        before = await results(tables, "ann")
        again = await contests.again(tables, DAILY, "ann", "")
        assert (again.row.daily, again.row.counts, again.info("ann").counts) == (DAY, False, False)
        await play_by_chance(tables, again, Random(2))
        assert cards(again) == cards(live)
        assert await results(tables, "ann") == before
        assert [row.table for row in before.rows] == [live.row.id]


async def test_a_server_that_dies_before_the_first_card_gives_the_same_attempt(file_url: str) -> None:
    async with worker(file_url) as tables:
        row, seats = await contests._lay(tables, TODAY, "ann", "", counts=True)
        assert await attempts.begin(tables.store, row, seats, {}, tables.calendar.closes(TODAY))
    async with worker(file_url) as tables:
        live = await contests.begin(tables, DAILY, "ann", "")
        assert (live.row.id, live.seq) == (row.id, 1)
        assert live.state is not None
        assert live.state.seed == tables.calendar.seed(TODAY), "no matter who starts it"


async def test_leaving_ends_the_attempt_without_a_score(store_url: str) -> None:
    async with worker(store_url) as tables:
        await named(tables, "ann")
        live = await contests.begin(tables, DAILY, "ann", "")
        await play(tables, live, 0)
        await gather.leave(tables, live, 0)
        assert live.position.over
        assert (await contests.info(tables, DAILY, "ann")).status == "broken"
        assert (await results(tables, "ann")).rows == []
        assert (await contests.begin(tables, DAILY, "ann", "")).row.id == live.row.id, "there is no other"


# As it falls


async def test_nothing_is_taken_back_that_was_revealed(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "SNAPSHOT_EVERY", 3)
    async with worker(file_url) as tables:
        live = await contests.begin(tables, DAILY, "ann", "")
        page = await Page(tables, live, "ann").open()
        for _ in range(5):
            await play(tables, live, 0)
        assert (page.now["undo"], page.now["back"], page.now["redo"]) == (None, [], None)
        there = where(live)
        for entry in range(live.seq + 2):
            await playing.undo(tables, live, protocol.Undo(seat=0, entry=entry))
            await playing.redo(tables, live, protocol.Redo(seat=0, entry=entry))
        assert where(live) == there
        assert live.position.take_backs == 0
        with pytest.raises(Denied):
            playing.hint(tables, live, protocol.Hint(seat=0, ask=live.asks[0] or 0), page.listener)
        with pytest.raises(Denied, match="its own person"):
            await gather.change_seat(tables, live, 0, protocol.ChangeSeat(kind="bot", bot="hard"), "ann")
    async with worker(file_url) as tables:
        loaded = await tables.get(live.row.id)
        assert await tables.store.snapshot(live.row.id) is not None
        assert loaded.position.strict, "a snapshot says so too"
        assert loaded.position.ways_back(0) == []


async def test_afterwards_one_goes_back_as_one_likes(file_url: str) -> None:
    async with worker(file_url) as tables:
        await finish(tables, "ann")
        again = await contests.again(tables, DAILY, "ann", "")
        await play(tables, again, 0)
        assert again.position.ways_back(0)


# What is told, and when


async def test_until_ones_own_game_is_over_there_are_no_scores_and_nobodys_game(store_url: str) -> None:
    async with worker(store_url) as tables:
        await named(tables, "ann", "ben")
        anns = await finish(tables, "ann")
        for viewer in ("ben", None):
            told = await results(tables, viewer)
            assert (told.sealed, told.rows, told.par) == (True, [], {})
            for span in ("week", "all"):
                assert (await results(tables, viewer, span)).rows == []
            with pytest.raises(Denied, match="when your own is over"):
                await contests.check_open(tables, anns, viewer)
            info = await contests.info(tables, DAILY, viewer)
            assert (info.status, info.score, info.played) == ("new", None, 1)
        bens = await contests.begin(tables, DAILY, "ben", "")
        with pytest.raises(Denied):
            await contests.check_open(tables, anns, "ben")
        assert (await results(tables, "ben")).rows == []
        await play_by_chance(tables, bens, Random(5))
        await contests.check_open(tables, anns, "ben")
        told = await results(tables, "ben")
        assert {(row.who.name, row.me, row.table) for row in told.rows} == {
            ("ann", False, anns.row.id),
            ("ben", True, bens.row.id),
        }
        assert [row.score for row in told.rows] == sorted((row.score for row in told.rows), reverse=True)


async def test_a_personal_link_carries_the_attempt_and_gives_no_second_one(store_url: str) -> None:
    async with worker(store_url) as tables:
        live = await contests.begin(tables, DAILY, "ann", "")
        await contests.check_link(tables, live, "phone")
        await contests.note_link(tables, live, "phone")
        assert (await contests.begin(tables, DAILY, "phone", "")).row.id == live.row.id
        await contests.begin(tables, DAILY, "ben", "")
        with pytest.raises(Denied, match="begun the same game itself"):
            await contests.check_link(tables, live, "ben")
        await named(tables, "ann", "phone")
        await play_by_chance(tables, live, Random(1))
        assert [row.who.name for row in (await results(tables, "ann")).rows] == ["ann"], "once"


# Days


async def test_a_game_counts_for_the_day_on_which_it_was_begun(store_url: str) -> None:
    now = NOON
    async with worker(store_url) as tables:
        tables.clock = lambda: now
        await named(tables, "ann", "ben")
        live, late = await contests.begin(tables, DAILY, "ann", ""), await contests.begin(tables, DAILY, "ben", "")
        now += 24 * 3600
        assert tables.calendar.day(now) == NEXT
        await play_by_chance(tables, live, Random(1))
        told = await results(tables, "ann", day=DAY)
        assert [(row.who.name, row.score) for row in told.rows] == [
            ("ann", live.state and live.state.outcome()["scores"][0])
        ]
        assert (await results(tables, "ben", day=DAY)).sealed, "they still play it"
        assert (await results(tables, None, day=DAY)).rows[0].table is None, "somebody may still play it"
        with pytest.raises(Denied):
            await contests.check_open(tables, live, None)
        assert (await contests.info(tables, DAILY, "ann")).status == "new"
        now += 24 * 3600
        assert tables.calendar.day(now) == AFTER
        await contests.check_open(tables, live, None)
        assert (await results(tables, None, day=DAY)).rows[0].table == live.row.id
        await play_by_chance(tables, late, Random(2))
        assert [row.who.name for row in (await results(tables, "ben", day=DAY)).rows] == ["ann"], "too late"


async def test_weeks_and_all_time_add_up(store_url: str) -> None:
    now = NOON
    async with worker(store_url) as tables:
        tables.clock = lambda: now
        await named(tables, "ann", "ben")
        scores: dict[str, list[int]] = {"ann": [], "ben": []}
        for day in range(8):
            for number, who in enumerate(("ann", "ben")[: 2 if day < 2 else 1]):
                live = await finish(tables, who, 10 * day + number)
                assert live.state is not None
                scores[who].append(live.state.outcome()["scores"][0])
            now += 24 * 3600
        now -= 24 * 3600
        ever = await results(tables, "ann", "all", tables.calendar.day(now))
        assert {row.who.name: (row.score, row.games, row.best) for row in ever.rows} == {
            who: (sum(found), len(found), max(found)) for who, found in scores.items()
        }
        await profiles.take_name(tables.store, "ben", "Benjamin")
        again = await results(tables, "ann", "all", tables.calendar.day(now))
        assert {row.who.name for row in again.rows} == {"ann", "Benjamin"}, "what is kept follows what has changed"
        await profiles.take_name(tables.store, "ben", "ben")
        first = await results(tables, "ann", "week", DAY)
        assert {row.who.name: row.games for row in first.rows} == {"ann": 7, "ben": 2}
        second = await results(tables, "ann", "week", tables.calendar.day(now))
        assert [(row.who.name, row.games) for row in second.rows] == [("ann", 1)]


# Names


async def test_only_named_profiles_are_ranked(store_url: str) -> None:
    async with worker(store_url) as tables:
        await finish(tables, "ann")
        assert (await results(tables, "ann")).rows == []
        assert (await contests.info(tables, DAILY, "ann")).played == 1
        await profiles.take_name(tables.store, "ann", "  Anna   M. ")
        told = await results(tables, "ann")
        assert [row.who for row in told.rows] == [Person(name="Anna M.")]
        await profiles.take_name(tables.store, "ann", "")
        assert (await results(tables, "ann")).rows == []


async def test_who_clears_the_cookies_is_somebody_else_without_a_name_and_without_a_rank(store_url: str) -> None:
    """Played once more at another worker, the same cards make nobody's place better."""
    async with worker(store_url) as one, worker(store_url) as other:
        await profiles.take_name(one.store, "ann", "Anna")
        first = await finish(one, "ann", 1)
        before = await results(one, "ann")
        assert [(row.who.name, row.table) for row in before.rows] == [("Anna", first.row.id)]
        second = await finish(other, "cleared", 2)
        assert second.row.id != first.row.id
        with pytest.raises(Denied, match="looks like it"):
            await profiles.take_name(other.store, "cleared", "Anna")
        for viewer in ("ann", "cleared"):
            for span in ("day", "week", "all"):
                rows = (await results(other, viewer, span)).rows
                assert [(row.who.name, row.score, row.games) for row in rows] == [("Anna", before.rows[0].score, 1)]
        with pytest.raises(Denied, match="to its end first"):
            await contests.again(other, DAILY, "nobody", "")


@pytest.mark.parametrize("name", ["Anna", "ANNA", " anna ", "Аnna", "Ánna", "A n n a"])
async def test_nobody_goes_by_a_name_that_looks_like_anothers(store_url: str, name: str) -> None:
    async with worker(store_url) as tables:
        await profiles.take_name(tables.store, "ann", "Anna")
        await profiles.take_name(tables.store, "ben", "Ben")
        with pytest.raises(Denied, match="looks like it"):
            await profiles.take_name(tables.store, "ben", name)
        assert await profiles.name_of(tables.store, "ben") == "Ben", "they keep what they had"
        if names.mixed(name):
            with pytest.raises(Denied, match="one alphabet"):
                await profiles.take_name(tables.store, "ann", name)
        else:
            assert await profiles.take_name(tables.store, "ann", name), "it is their own"
        with pytest.raises(Denied, match="a letter or a digit"):
            await profiles.take_name(tables.store, "ben", "…")


# Par


async def test_the_bots_play_the_same_cards_once(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "PAR", ("medium", "hard"))
    monkeypatch.setitem(bots.EVEN, "hard", "search:iterations=8")
    async with worker(file_url) as tables:
        live = await finish(tables, "ann")
        async with asyncio.timeout(60):
            while not (told := await results(tables, "ann")).par:
                await asyncio.sleep(0.1)
        assert set(told.par) == {"medium", "hard"}
        assert min(told.par.values()) > 20
        await attempts.put_par(tables.store, TODAY, {"medium": 1}, None)
        assert (await results(tables, "ann")).par == told.par, "the first stays"
        assert (await results(tables, "ben")).par == {}
        assert live.state is not None
