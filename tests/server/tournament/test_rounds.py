"""Rounds that are made by themselves: once, by any worker, for those who come."""

import asyncio
from random import Random

import sqlalchemy as sa

from londinium.server import schema
from londinium.server.tournament import holding, rounds
from tests.server.playing import play_by_chance, worker
from tests.server.tournament.playing import HOST, PEOPLE, decide, gathering, held, now, play_round, sit, told

NOW = 1_000_000.0


async def test_a_tournament_is_played_from_the_link_to_the_winner(store_url: str) -> None:
    async with worker(store_url) as tables:
        id = await held(tables, 5, rounds=3)
        first = await told(tables, id, "ann")
        assert (first.status, first.round, first.rounds, len(first.players)) == ("playing", 1, 3, 5)
        assert [len(board.seats) for board in first.played[0].boards] == [2, 2, 1]
        assert first.played[0].boards[-1].over, "a bye is over at once"
        for following in (2, 3, 3):
            assert await play_round(tables, id) == following
        last = await told(tables, id)
        assert (last.status, last.own) == ("over", None)
        assert last.players[0].points == 3, "the first of the draw always won"
        assert sum(one.points for one in last.players) == 9, "two games and a bye in each round"
        assert not await rounds.waiting(tables)


async def test_the_game_begins_when_all_are_at_the_board_and_is_rated(store_url: str) -> None:
    async with worker(store_url) as tables:
        id = await held(tables, 4)
        tournament = await now(tables, id)
        one, other = (tournament.players[number].browser for number in tournament.now[0].players)
        await holding.sit(tables, id, one)
        waiting = (await told(tables, id, one)).own
        assert waiting is not None
        assert (waiting.came, waiting.table, waiting.others) == (True, None, [other.title()])
        assert not await rounds.waiting(tables), "nobody is waited for in vain yet"
        await holding.sit(tables, id, other)
        table = (await now(tables, id)).now[0].table
        live = await tables.get(table or "")
        assert (live.row.status, live.row.rated, live.row.public) == ("playing", True, False)
        assert live.row.clock == (await now(tables, id)).clock
        assert {seat.name for seat in live.seats} == {one.title(), other.title()}


async def test_a_game_that_is_played_out_counts_by_its_places(file_url: str) -> None:
    async with worker(file_url) as tables:
        id = await held(tables, 4, seats=4, rounds=1)
        board = (await now(tables, id)).now[0]
        live = await tables.get(await sit(tables, id, board))
        await play_by_chance(tables, live, Random(3))
        assert live.state is not None
        ranking = live.state.outcome()["ranking"]
        await rounds.advance(tables, id)
        after = await now(tables, id)
        assert after.status == "over"
        for seat in after.boards[0].seats:
            assert seat.seat is not None
            ties = ranking.count(ranking[seat.seat])
            assert seat.points == 2 * (4 - ranking[seat.seat]) - (ties - 1)


async def test_who_does_not_come_is_out_and_the_other_scores(store_url: str) -> None:
    async with worker(store_url) as tables:
        tables.clock = lambda: NOW
        id = await held(tables, 4, wait=3)
        first, second = (await now(tables, id)).now
        absent = first.players[1]
        await sit(tables, id, first, absent)
        await sit(tables, id, second)
        tables.clock = lambda: NOW + 179
        await rounds.advance(tables, id)
        assert (await now(tables, id)).players[absent].out is None
        tables.clock = lambda: NOW + 180
        assert await rounds.waiting(tables) == [id]
        await rounds.advance(tables, id)
        after = await now(tables, id)
        assert after.players[absent].out == 1
        assert [(one.player in after.playing, one.points) for one in after.boards[0].seats] == [(True, 2), (False, 0)]
        assert after.now[1].table, "the other game goes on"
        await holding.sit(tables, id, after.players[first.players[0]].browser)
        loser = after.players[second.players[1]].browser
        await decide(tables, after.now[1].table or "", loser)
        await rounds.advance(tables, id)
        after = await now(tables, id)
        assert after.round == 2
        assert absent not in {player for board in after.now for player in board.players}


async def test_at_a_larger_table_the_others_play_without_the_absent(file_url: str) -> None:
    async with worker(file_url) as tables:
        tables.clock = lambda: NOW
        id = await held(tables, 4, seats=4, rounds=1)
        board = (await now(tables, id)).now[0]
        assert await sit(tables, id, board, board.players[2]) == ""
        tables.clock = lambda: NOW + 300
        await rounds.advance(tables, id)
        table = (await now(tables, id)).now[0].table
        live = await tables.get(table or "")
        assert (live.row.players, live.row.status, live.row.gone) == (3, "playing", "bot")
        await play_by_chance(tables, live, Random(3))
        await rounds.advance(tables, id)
        seats = (await now(tables, id)).boards[0].seats
        assert [one.points for one in seats if one.seat is None] == [0]
        assert sum(one.points or 0 for one in seats) == 2 * (3 + 2 + 1), "they leave the empty chair behind"


async def test_who_leaves_a_game_has_no_points_from_it_though_others_did_not_even_come(file_url: str) -> None:
    async with worker(file_url) as tables:
        tables.clock = lambda: NOW
        id = await held(tables, 4, seats=4, rounds=1)
        tournament = await now(tables, id)
        board = tournament.now[0]
        await sit(tables, id, board, *board.players[2:])
        tables.clock = lambda: NOW + 300
        await rounds.advance(tables, id)
        table = (await now(tables, id)).now[0].table or ""
        stays, leaves = board.players[:2]
        await decide(tables, table, tournament.players[leaves].browser)
        await rounds.advance(tables, id)
        points = {one.player: one.points for one in (await now(tables, id)).boards[0].seats}
        assert points == {stays: 6, leaves: 0, board.players[2]: 0, board.players[3]: 0}


async def test_a_tournament_ends_when_nobody_comes(file_url: str) -> None:
    async with worker(file_url) as tables:
        tables.clock = lambda: NOW
        id = await held(tables, 6)
        tables.clock = lambda: NOW + 1_000
        await rounds.advance(tables, id)
        after = await now(tables, id)
        assert (after.status, after.round, after.playing) == ("over", 1, [])


async def test_in_a_round_robin_those_who_are_left_score_against_one_who_went(file_url: str) -> None:
    async with worker(file_url) as tables:
        id = await held(tables, 4, system="robin")
        browser = (await now(tables, id)).players[2].browser
        await holding.take_out(tables, id, browser, 2)
        for following in (2, 3, 3):
            assert await play_round(tables, id) == following
        after = await told(tables, id)
        assert (after.status, after.rounds) == ("over", 3)
        assert {one.number: one.points for one in after.players} == {1: 3, 3: 2, 4: 1, 2: 0}


# Two workers, and one that dies


async def test_two_workers_do_not_make_a_round_twice(store_url: str) -> None:
    async with worker(store_url) as one, worker(store_url) as other:
        id = await held(one, 8, rounds=3)
        for number in (1, 2, 3):
            tournament = await now(one, id)
            people = [tournament.players[player].browser for board in tournament.now for player in board.players]
            await asyncio.gather(*(holding.sit(tables, id, who) for who in people for tables in (one, other)))
            tournament = await now(one, id)
            assert len({board.table for board in tournament.now}) == 4
            for board in tournament.now:
                await decide(one, board.table or "", tournament.players[max(board.players)].browser)
            await asyncio.gather(*(rounds.advance(tables, id) for tables in (one, other) * 3))
            after = await now(other, id)
            assert (after.round, len(after.boards)) == (min(number + 1, 3), 4 * min(number + 1, 3))
        assert after.status == "over"
        count = sa.select(sa.func.count()).select_from(schema.tables)
        assert await one.store.transact(lambda connection: connection.execute(count).scalar()) == 12
        for board in after.boards:
            live = await other.fresh(board.table or "")
            started = [entry for entry in await other.store.entries(live.row.id) if entry.kind == "started"]
            assert len(started) == 1


async def test_a_table_that_a_dead_worker_laid_and_did_not_start_is_started(file_url: str) -> None:
    async with worker(file_url) as tables:
        id = await held(tables, 4)
        board = (await now(tables, id)).now[0]
        people = (await now(tables, id)).players
        table = await sit(tables, id, board)
        unstarted = (sa.delete(schema.entries), sa.update(schema.tables).values(status="gathering"))
        for work in unstarted:
            await tables.store.transact(lambda connection: connection.execute(work) and None)  # noqa: B023
    async with worker(file_url) as tables:
        assert await rounds.waiting(tables) == [id]
        await rounds.advance(tables, id)
        live = await tables.get(table)
        assert (live.row.status, live.seq) == ("playing", 1)
        assert {holder for seat in live.seats for holder in seat.holders} == {
            people[number].browser for number in board.players
        }


async def test_the_next_worker_goes_on_where_one_was_killed(store_url: str) -> None:
    async with worker(store_url) as tables:
        id = await held(tables, 4)
        tournament = await now(tables, id)
        for board in tournament.now:
            await decide(tables, await sit(tables, id, board), tournament.players[max(board.players)].browser)
        assert (await now(tables, id)).round == 1, "it was killed before it looked"
    async with worker(store_url) as tables:
        assert await rounds.waiting(tables) == [id]
        going = asyncio.create_task(rounds.go_round(tables))
        async with asyncio.timeout(20):
            while (await now(tables, id)).round == 1:
                await asyncio.sleep(0.05)
        going.cancel()


async def test_the_numbers_are_drawn(file_url: str) -> None:
    async with worker(file_url) as tables:
        tables.chance = Random(4)  # type: ignore[assignment]
        id = await gathering(tables, PEOPLE)
        await holding.start(tables, id, HOST)
        drawn = [one.browser for one in (await now(tables, id)).players.values()]
        assert sorted(drawn) == sorted(PEOPLE) != drawn
        await holding.start(tables, id, HOST)
        assert [one.browser for one in (await now(tables, id)).players.values()] == drawn, "once"
