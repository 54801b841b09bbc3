"""Ratings: who plays for the ladder agrees to it, every result counts once, and one that does not hold goes back."""

import asyncio
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from londinium.server import gather, protocol, schema
from londinium.server import play as playing
from londinium.server.ladder import corrected, ladders, scale, settling
from londinium.server.ladder.scale import Rating
from londinium.server.ladder.shapes import Ladder
from londinium.server.live import LiveTable
from londinium.server.people import devices, leaving, profiles
from londinium.server.refusals import Denied
from londinium.server.rows import Over, RatedSeat
from londinium.server.tables import Tables
from tests.server.playing import Page, play, play_by_chance, take_back, until, worker

GAME = "next-station"
CLOCK = protocol.Clock(time=600, increment=10)


async def rated(tables: Tables, *others: str, host: str = "ann", **more: Any) -> LiveTable:
    """A rated table of people, or bots by their level, that has begun."""
    seats = [protocol.WantedSeat(kind="me", name=host)]
    seats += [
        protocol.WantedSeat(kind="bot", bot=who.removeprefix("bot:"))
        if who.startswith("bot:")
        else protocol.WantedSeat(kind="open")
        for who in others
    ]
    wanted = protocol.NewTable(game=GAME, seats=seats, rated=True, **{"clock": CLOCK, **more})
    live = await gather.create(tables, wanted, host)
    for seat, who in enumerate(others, 1):
        if not who.startswith("bot:"):
            await gather.join(tables, live, who, who, seat)
    await gather.start(tables, live)
    return live


async def read(tables: Tables, holder: str | None = None) -> Ladder:
    return await ladders.ladder(tables.store, GAME, ("easy", "medium", "hard"), holder)


async def ratings(tables: Tables) -> dict[str, Rating]:
    def look(connection: sa.Connection) -> dict[str, Rating]:
        columns = schema.ratings.c
        query = sa.select(columns.player, columns.mu, columns.sigma, columns.games, columns.wins)
        return {row.player: Rating(*row[1:]) for row in connection.execute(query)}

    return await tables.store.transact(look)


async def put(tables: Tables, live: LiveTable, *places: int, at: float = 1.0) -> None:
    """A result of a table, as if its last entry had been written, and not counted yet."""
    players = live.position.rated
    assert players is not None
    seats = [RatedSeat(player=player, place=place) for player, place in zip(players, places, strict=True)]
    over = Over(at=at, actions=1, rated=seats, version=live.game.version)
    await tables.store.transact(lambda connection: settling.put_rated(connection, live.row.id, over))


# By agreement


@pytest.mark.parametrize(
    "more",
    [
        {"clock": None},
        {"practice": True},
        {"seats": [protocol.WantedSeat(kind="me")]},
        {"seats": [protocol.WantedSeat(kind="me"), protocol.WantedSeat(kind="here")]},
        {"seats": [protocol.WantedSeat(kind="bot"), protocol.WantedSeat(kind="bot")]},
    ],
)
async def test_a_rated_table_has_a_clock_and_a_browser_for_each_person(file_url: str, more: dict[str, Any]) -> None:
    seats = [protocol.WantedSeat(kind="me"), protocol.WantedSeat(kind="bot")]
    usual: dict[str, Any] = {"game": GAME, "seats": seats, "clock": CLOCK, "rated": True}
    async with worker(file_url) as tables:
        with pytest.raises(Denied, match="A rated game has a clock"):
            await gather.create(tables, protocol.NewTable(**{**usual, **more}), "ann")
        assert (await gather.create(tables, protocol.NewTable(**usual), "ann")).info("ann").rated


async def test_nothing_is_taken_back_and_no_hint_given_alone_with_bots_or_not(file_url: str) -> None:
    async with worker(file_url) as tables:
        for others in (("bot:easy",), ("ben",)):
            live = await rated(tables, *others)
            page = await Page(tables, live, "ann").open()
            await play(tables, live, 0)
            played = live.seq
            await take_back(tables, live, 0, played)
            assert live.seq == played
            assert (page.now["undo"], page.now["back"], page.now["redo"]) == (None, [], None)
            said = protocol.Hint(seat=0, ask=live.asks[0] or 0)
            with pytest.raises(Denied, match="no hints in a rated game"):
                playing.hint(tables, live, said, page.listener)
            page.close()
            assert not live.position.paused, "the clock of one who goes away runs"


async def test_nobody_gives_the_seat_of_another_away_or_sits_down_there(file_url: str) -> None:
    async with worker(file_url) as tables:
        live = await rated(tables, "ben")
        tables.clock = lambda: live.position.at + 100
        live.away = {1: 0.0}
        with pytest.raises(Denied, match="their clock runs"):
            await gather.change_seat(tables, live, 1, protocol.ChangeSeat(kind="bot"), "ann")
        await gather.leave(tables, live, 1)
        with pytest.raises(Denied, match="nobody new sits down"):
            await gather.invite(tables, live, 1, "ann")


# Results


async def test_a_game_that_is_over_changes_the_ratings_of_all_and_the_table_knows_it(store_url: str) -> None:
    async with worker(store_url) as tables:
        for name in ("ann", "ben"):
            await profiles.take_name(tables.store, name, name)
        live = await rated(tables, "ben")
        await play_by_chance(tables, live, Random(1))
        await settling.settle(tables.store, GAME)
        assert live.state is not None
        ranking = live.state.outcome()["ranking"]
        won, lost = ("ann", "ben") if ranking[0] < ranking[1] else ("ben", "ann")
        found = await ratings(tables)
        assert found[won].mu > scale.MU > found[lost].mu
        assert found[won].sigma < scale.SIGMA
        assert (found[won].games, found[won].wins, found[lost].wins) == (1, 1, 0)
        told = await ladders.rated_game(tables.store, live.row.id, None)
        assert told is not None
        changes = {seat.seat: seat.change for seat in told.seats}
        assert changes[("ann", "ben").index(won)] == -(changes[("ann", "ben").index(lost)] or 0)
        page = await read(tables, "ann")
        assert [row.who and row.who.name for row in page.provisional] == [won, lost]
        assert page.mine is not None
        assert (page.mine.games, page.mine.provisional, page.named) == (1, True, True)
        assert [row.bot for row in page.rows] == ["hard", "medium", "easy"], "bots are there from the first day"


@pytest.mark.parametrize("gone", ["bot", "end"])
async def test_leaving_is_losing_whatever_the_score(file_url: str, gone: protocol.WhenGone) -> None:
    async with worker(file_url) as tables:
        live = await rated(tables, "ben", "cat", gone=gone)
        await play(tables, live, 0)
        await gather.leave(tables, live, 0)
        if gone == "bot":
            await gather.take_back(tables, live, 0, "ann")  # to come back does not undo it
            await play_by_chance(tables, live, Random(2))
        assert live.position.over
        told = await ladders.rated_game(tables.store, live.row.id, None)
        assert told is not None
        assert (told.seats[0].place, told.seats[0].forfeit) == (3, True)
        assert {seat.place for seat in told.seats[1:]} == ({1} if gone == "end" else {1, 2})


async def test_who_runs_out_of_time_has_lost_alone_with_bots_too(file_url: str) -> None:
    async with worker(file_url) as tables:
        live = await rated(tables, "bot:medium", gone="end")
        started = live.position.at
        tables.clock = lambda: started + 601
        await tables.due.time_out(live)
        assert live.position.over
        await until(lambda: not tables._tasks)
        found = await ratings(tables)
        assert found["ann"].mu < scale.MU
        anchor = found[scale.bot("medium")]
        assert (anchor.mu, anchor.sigma, anchor.games) == (scale.MU, scale.ANCHOR_SIGMA, 1), "it holds the scale"


async def test_after_enough_games_one_has_a_place_among_the_bots(file_url: str) -> None:
    async with worker(file_url) as tables:
        await profiles.take_name(tables.store, "ann", "Anna")
        for number in range(scale.PROVISIONAL):
            assert [row.who for row in (await read(tables)).rows if row.who] == []
            await put(tables, await rated(tables, "bot:medium"), 1, 2, at=float(number))
            await settling.settle(tables.store, GAME)
        rows = (await read(tables, "ann")).rows
        assert [row.bot for row in rows if row.bot] == ["hard", "medium", "easy"]
        assert [row.who and row.who.name for row in rows].index("Anna") < [row.bot for row in rows].index("medium")
        anna = next(row for row in rows if row.who)
        assert (anna.place, anna.me, anna.strength.provisional) == (1, True, False)
        assert anna.strength.spread < Rating().spread
        await profiles.take_name(tables.store, "ann", "")
        assert [row.who for row in (await read(tables)).rows if row.who] == [], "nobody stands there without a name"


# Once


async def test_of_two_workers_that_count_at_once_each_result_is_taken_in_once(store_url: str) -> None:
    async with worker(store_url) as one, worker(store_url) as other:
        lives = [await rated(one, "ben") for _ in range(6)]
        for number, live in enumerate(lives):
            await put(one, live, 1, 2, at=float(number))
        counted = await asyncio.gather(*(settling.settle(here.store, GAME) for here in (one, other) * 3))
        assert sum(counted) == len(lives)
        found = await ratings(one)
        assert (found["ann"].games, found["ann"].wins, found["ben"].games) == (6, 6, 6)
        again = scale.first(GAME, "ann"), scale.first(GAME, "ben")
        for _ in lives:
            again = tuple(scale.after(["ann", "ben"], again, [1, 2]))  # type: ignore[assignment]
        assert (found["ann"], found["ben"]) == again


async def test_a_worker_that_dies_after_the_last_move_leaves_the_result_to_another(store_url: str) -> None:
    async with worker(store_url) as tables:
        live = await rated(tables, "ben")
        await put(tables, live, 1, 2)
    async with worker(store_url) as other:
        assert await ratings(other) == {}
        await settling.settle_all(other.store)
        await settling.settle_all(other.store)
        assert {player: rating.games for player, rating in (await ratings(other)).items()} == {"ann": 1, "ben": 1}


# What does not hold


async def test_a_void_result_takes_its_points_back_as_if_it_had_never_been(store_url: str) -> None:
    async with worker(store_url) as tables:
        lives = [await rated(tables, who) for who in ("ben", "cat", "ben")]
        for number, live in enumerate(lives):
            if number != 1:
                await put(tables, live, 1, 2, at=float(number))
        await settling.settle(tables.store, GAME)
        without = await ratings(tables)
        for live in lives:
            await settling.take_back(tables.store, live.row.id, GAME)
        assert await ratings(tables) == {}
        for number, live in enumerate(lives):
            await put(tables, live, *((2, 1) if number == 1 else (1, 2)), at=float(number))
        await settling.settle(tables.store, GAME)
        assert (await ratings(tables))["ann"].games == 3
        await settling.take_back(tables.store, lives[1].row.id, GAME)
        assert await ratings(tables) == without
        told = await ladders.rated_game(tables.store, lives[1].row.id, None)
        assert told is not None
        assert told.void


async def test_after_a_rule_was_corrected_results_are_looked_at_again(store_url: str) -> None:
    async with worker(store_url) as tables:
        lives = [await rated(tables, "ben") for _ in range(2)]
        for seed, live in enumerate(lives):
            await play_by_chance(tables, live, Random(seed))
        await settling.settle(tables.store, GAME)
        assert await corrected.look_again(tables) == 0

        def older(connection: sa.Connection) -> None:
            """Both were played under older rules, and in the first something was answered that is not asked now."""
            connection.execute(sa.update(schema.rated_games).values(version=0))
            entry = schema.entries.c
            wrong = sa.update(schema.entries).where(entry.table == lives[0].row.id, entry.seq == 12)
            connection.execute(wrong.values(more='{"check": "of other rules"}'))
            connection.execute(sa.delete(schema.snapshots))

        await tables.store.transact(older)
    async with worker(store_url) as tables:
        assert await corrected.look_again(tables) == 1
        assert {rating.games for rating in (await ratings(tables)).values()} == {1}
        assert await corrected.look_again(tables) == 0, "each is looked at once"
        live = await tables.get(lives[0].row.id)
        assert (live.row.status, live.position.stopped) == ("playing", 12)
        await gather.go_on(tables, live)
        await play_by_chance(tables, live, Random(9))
        await settling.settle(tables.store, GAME)
        assert {rating.games for rating in (await ratings(tables)).values()} == {2}, "it is gone on with, and counts"


# Devices, and those who leave


async def test_rated_games_of_another_device_become_somebodys_and_stay_when_they_leave(store_url: str) -> None:
    async with worker(store_url) as tables:
        for at, who in enumerate(("ann", "ann-phone"), 1):
            await put(tables, await rated(tables, "ben", host=who), 1, 2, at=float(at))
            await settling.settle(tables.store, GAME)
        apart = await ratings(tables)
        assert (apart["ann"].games, apart["ann-phone"].games) == (1, 1)
        await devices.join(tables, "ann-phone", "ann")
        joined = await ratings(tables)
        assert "ann-phone" not in joined
        assert (joined["ann"].games, joined["ann"].wins, joined["ben"].games) == (2, 2, 2)
        assert joined["ann"].mu > apart["ann"].mu
        await leaving.forget(tables, "ann")
        left = await ratings(tables)
        assert "ann" not in left
        assert left["ben"] == joined["ben"], "who met them keeps what that brought"


# Devices


async def test_a_game_that_runs_while_its_device_joins_somebody_counts_for_them(store_url: str) -> None:
    async with worker(store_url) as tables:
        await profiles.take_name(tables.store, "ann", "ann")
        live = await rated(tables, "ben", host="phone")
        await devices.join(tables, "phone", "tablet")
        await devices.join(tables, "tablet", "ann")  # and that one became hers
        await play_by_chance(tables, live, Random(1))
        await settling.settle(tables.store, GAME)
        assert live.position.over
        assert set(await ratings(tables)) == {"ann", "ben"}
        assert (await read(tables, "ann")).mine is not None
