"""Weekly games: the same bots and the same seed for all, scored by the difference to par."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from londinium.kernel.game import Game
from londinium.kernel.state import State
from londinium.server import bots, gather, protocol, schema
from londinium.server import play as playing
from londinium.server.live import LiveTable
from londinium.server.people import attempts, contests, profiles
from londinium.server.people.calendar import DAILY, Calendar, Contest
from londinium.server.refusals import Denied
from londinium.server.results_store import put_results
from londinium.server.rows import Over
from londinium.server.tables import Tables
from tests.server.people.test_daily import DAY, NOON, worker
from tests.server.playing import Page, play, until
from tests.server.playing import worker as plain_worker

WEEK = 7 * 24 * 3600
play_par = contests.play_par
THIS, NEXT = Contest("london", DAY), Contest("london", "2026-11-23")


@pytest.fixture(autouse=True)
def no_par(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play a contest only where a test is about them."""
    monkeypatch.setattr(contests, "play_par", lambda *_: asyncio.sleep(0))


@asynccontextmanager
async def weeks(url: str) -> AsyncIterator[tuple[Tables, list[float]]]:
    """A worker whose clock a test sets, with two people who have names."""
    async with worker(url) as tables:
        now = [NOON]
        tables.clock = lambda: now[0]
        for name in ("ann", "ben"):
            await profiles.take_name(tables.store, name, name)
        yield tables, now


async def end(tables: Tables, live: LiveTable, score: int) -> None:
    """A game comes to its end, with a score for the person; playing it would take too long here."""
    over = Over(at=tables.clock(), actions=9, scores=[score, 0, 0], ranking=[1, 2, 2])

    def put(connection: sa.Connection) -> None:
        connection.execute(sa.update(schema.tables).where(schema.tables.c.id == live.row.id).values(status="over"))
        put_results(connection, live.row.id, over)

    await tables.store.transact(put)


async def finish(tables: Tables, holder: str, score: int) -> LiveTable:
    """Somebody plays this week's London to its end."""
    live = await contests.begin(tables, "london", holder, "")
    await end(tables, live, score)
    return live


async def par(tables: Tables, contest: Contest, target: int) -> None:
    """What the bots reached, told without letting them play."""
    await attempts.put_par(tables.store, contest, {"medium": 1, "hard": target}, target)


async def scores(tables: Tables, holder: str | None, span: str = "week", day: str = DAY) -> list[tuple[str, int, int]]:
    told = await contests.table(tables, "london", holder, span, day)  # type: ignore[arg-type]
    return [(row.who.name, row.points, row.score) for row in told.rows]


async def test_everybody_has_the_same_seed_and_the_same_bots(store_url: str) -> None:
    async with weeks(store_url) as (tables, _):
        lives = [await contests.begin(tables, "london", holder, "") for holder in ("ann", "ben", "ann")]
        assert lives[0].row.id == lives[2].row.id, "one attempt"
        assert {live.state.seed for live in lives if live.state} == {tables.calendar.seed(THIS)}
        assert [(seat.kind, seat.bot) for seat in lives[1].seats] == [
            ("person", None),
            ("bot", "hard"),
            ("bot", "medium"),
        ]
        assert (lives[1].row.daily, lives[1].row.counts, lives[1].position.strict) == (DAY, True, True)


async def test_games_of_one_monday_are_contests_of_their_own(store_url: str) -> None:
    async with weeks(store_url) as (tables, _):
        lives = [await contests.begin(tables, game, "ann", "") for game in contests.held()]
        assert [live.row.game for live in lives][:4] == [DAILY, "london", "guilds", "dei"]
        assert (
            len({live.row.id for live in lives}) == len({live.state.seed for live in lives if live.state}) == len(lives)
        )
        told = await contests.now(tables, "ann")
        assert [(one.game, one.weekly, one.status, one.table) for one in told] == [
            (live.row.game, live.row.game != DAILY, "playing", live.row.id) for live in lives
        ]
        assert {one.ends - NOON for one in told if one.weekly} == {WEEK - 12 * 3600}


async def test_a_score_is_the_difference_to_par_and_weeks_add_up(store_url: str) -> None:
    async with weeks(store_url) as (tables, now):
        await finish(tables, "ann", 41)
        await finish(tables, "ben", 44)
        assert await scores(tables, "ann") == [], "without a par there is no score"
        await par(tables, THIS, 10)
        assert await scores(tables, "ann") == [("ben", 44, 34), ("ann", 41, 31)]
        info = await contests.info(tables, "london", "ann")
        assert (info.status, info.score, info.ahead) == ("done", 41, 31)
        assert await scores(tables, "ann", "all") == await scores(tables, "ann")
        now[0] += WEEK
        await finish(tables, "ann", 50)
        assert await scores(tables, "ann", "all", NEXT.day) == [("ben", 44, 34), ("ann", 41, 31)], "the bots still play"
        await par(tables, NEXT, 30)
        assert await scores(tables, "ann", "all", NEXT.day) == [("ann", 91, 51), ("ben", 44, 34)]
        assert await scores(tables, "ann", day="2026-11-26") == [("ann", 50, 20)], "any day names its week"


async def test_a_game_counts_for_the_week_in_which_it_was_begun(store_url: str) -> None:
    async with weeks(store_url) as (tables, now):
        live, late = [await contests.begin(tables, "london", holder, "") for holder in ("ann", "ben")]
        await par(tables, THIS, 0)
        now[0] += WEEK
        assert (await contests.info(tables, "london", "ann")).status == "new"
        await end(tables, live, 30)
        assert [name for name, *_ in await scores(tables, "ann")] == ["ann"]
        assert await scores(tables, "ben") == [], "they still play it"
        with pytest.raises(Denied, match="when your own is over"):
            await contests.check_open(tables, live, "ben")
        with pytest.raises(Denied, match="its own page"):
            contests.check_over(tables, live)
        now[0] += WEEK
        await contests.check_open(tables, live, None)
        contests.check_over(tables, live)
        await end(tables, late, 60)
        assert [name for name, *_ in await scores(tables, "ben")] == ["ann"], "too late"


async def test_until_ones_own_game_is_over_nothing_is_told(store_url: str) -> None:
    async with weeks(store_url) as (tables, _):
        anns = await finish(tables, "ann", 41)
        await par(tables, THIS, 10)
        for viewer in ("ben", None):
            for span in ("day", "week", "all"):
                told = await contests.table(tables, "london", viewer, span, DAY)
                assert (told.rows, told.par, told.target, told.sealed) == ([], {}, None, True)
            with pytest.raises(Denied):
                await contests.check_open(tables, anns, viewer)
            assert (await contests.info(tables, "london", viewer)).ahead is None
        bens = await contests.begin(tables, "london", "ben", "")
        with pytest.raises(Denied, match="to its end first"):
            await contests.again(tables, "london", "ben", "")
        await end(tables, bens, 33)
        told = await contests.table(tables, "london", "ben", "week", DAY)
        assert {row.table for row in told.rows} == {anns.row.id, bens.row.id}
        assert (told.target, told.par) == (10, {"medium": 1, "hard": 10})
        await contests.check_open(tables, anns, "ben")
        again = await contests.again(tables, "london", "ben", "")
        assert (again.row.counts, again.state and again.state.seed) == (False, tables.calendar.seed(THIS))


async def test_nobody_helps_and_nobody_sits_down_for_a_bot(file_url: str) -> None:
    async with worker(file_url) as tables:
        live = await contests.begin(tables, "london", "ann", "")
        page = await Page(tables, live, "ann").open()
        with pytest.raises(Denied, match="against its own bots"):
            await gather.invite(tables, live, 1, "ann")
        with pytest.raises(Denied, match="against its own bots"):
            await gather.change_seat(tables, live, 0, protocol.ChangeSeat(kind="bot", bot="hard"), "ann")
        with pytest.raises(Denied, match="no hints"):
            playing.hint(tables, live, protocol.Hint(seat=0, ask=live.asks[0] or 0), page.listener)


# Bots


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str, bool]]:
    """Which bots were asked: in which seat, of which level, and whether by steps. They answer at random, at once."""
    found: list[tuple[int, str, bool]] = []

    async def answer(
        _: bots.Pool, game: Game, state: State, seat: int, level: str, *more: Any, rank: Any = None, even: bool = False
    ) -> tuple[int, bool]:
        found.append((seat, level, even or bool(more and more[-1])))
        return Random(f"{state.seed} {state.past} {seat}").choice(state.legal(seat)), False

    monkeypatch.setattr(bots.Pool, "answer", answer)
    return found


async def test_bots_at_such_a_table_think_by_steps(file_url: str, asked: list[tuple[int, str, bool]]) -> None:
    async with plain_worker(file_url, awake=True) as tables:
        tables.calendar = Calendar("a secret of the server")
        live = await contests.begin(tables, "london", "ann", "")
        await Page(tables, live, "ann").open()
        while len(set(asked)) < 2:
            await until(lambda: 0 in live.position.owing or len(set(asked)) == 2)
            if 0 in live.position.owing:
                await play(tables, live, 0)
        assert set(asked) == {(1, "hard", True), (2, "medium", True)}


def test_thinking_by_steps_is_the_same_on_every_machine() -> None:
    assert not [spec for spec in bots.EVEN.values() if "ms" in spec or spec == "expert"]
    assert bots.EVEN.keys() == bots.LEVELS.keys()


async def test_par_is_what_a_bot_reaches_in_the_same_seat_against_the_same_bots(
    file_url: str, asked: list[tuple[int, str, bool]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contests, "play_par", play_par)
    monkeypatch.setattr(contests, "PAR", ("medium", "hard"))
    async with worker(file_url) as tables:
        live = await finish(tables, "ann", 40)
        async with asyncio.timeout(30):
            while not (told := await contests.table(tables, "london", "ann", "week", DAY)).par:
                await asyncio.sleep(0.05)
        assert set(asked) == {(0, "medium", True), (0, "hard", True), (1, "hard", True), (2, "medium", True)}
        assert live.state is not None
        state = live.game.new(3, live.state.seed or 0)
        while state.to_act:
            seat = state.to_act[0]
            state.play(seat, Random(f"{state.seed} {state.past} {seat}").choice(state.legal(seat)))
        score = state.outcome()["scores"][0]
        assert (told.par, told.target) == ({"medium": score, "hard": score}, score)
