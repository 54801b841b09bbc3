"""Finding a game: those who want the same are seated together, once, near in rating first."""

import asyncio

import pytest
import sqlalchemy as sa

from londinium.server import schema
from londinium.server.ladder import ladders, scale, seeking
from londinium.server.ladder.seeking import AHEAD, LATE, NEAR, OFFER, WIDER, Seeker, together
from londinium.server.ladder.shapes import Pace, Seeking, WantedGame
from londinium.server.refusals import Denied
from londinium.server.tables import Tables
from tests.server.playing import lay, worker

NOW = 1_000_000.0


async def want(
    tables: Tables, who: str, players: int = 2, pace: Pace = "live", rated: bool = False, at: float | None = None
) -> Seeking:
    wanted = WantedGame(game="next-station", players=players, pace=pace, at=at, rated=rated, name=who)
    return await seeking.seek(tables, who, wanted, "")


async def laid(tables: Tables) -> list[str]:
    query = sa.select(schema.tables.c.id)
    return await tables.store.transact(lambda connection: list(connection.execute(query).scalars()))


def test_the_range_widens_and_the_nearest_are_seated_first() -> None:
    def seekers(*mus: float, since: float = NOW) -> list[Seeker]:
        return [Seeker(f"s{n}", "", mu, since) for n, mu in enumerate(mus)]

    def found(waiting: list[Seeker], players: int = 2, after: float = 0) -> set[str] | None:
        group = together(waiting, players, NOW + after)
        return {one.holder for one in group} if group else None

    assert found(seekers(25, 25 + NEAR)) == {"s0", "s1"}
    far = seekers(25, 25 + NEAR + 2)
    assert found(far) is None
    assert found(far, after=2 / WIDER + 1) == {"s0", "s1"}
    newcomer = [far[0], far[1]._replace(since=NOW + 100)]
    assert found(newcomer, after=100) is None, "it is within the reach of both, or not"
    assert found(seekers(25, 30, 26)) == {"s0", "s2"}
    assert found(seekers(20, 25, 30), 3) is None, "the outer two are too far apart"
    assert found(seekers(22, 25, 28, 40), 3) == {"s0", "s1", "s2"}


async def test_two_who_want_the_same_are_seated_and_the_game_begins(store_url: str) -> None:
    async with worker(store_url) as tables:
        tables.clock = lambda: NOW
        first = await want(tables, "ann", rated=True)
        assert (first.status, first.others, first.within) == ("waiting", 0, round(NEAR * scale.POINTS))
        assert (await want(tables, "cat")).status == "waiting", "she does not play for the ladder"
        second = await want(tables, "ben", rated=True)
        assert second.status == "seated"
        assert (await seeking.look(tables, "ann")).table == second.table
        live = await tables.get(second.table or "")
        assert (live.row.status, live.row.rated, live.row.public) == ("playing", True, False)
        assert sorted(seat.name for seat in live.seats) == ["ann", "ben"]
        assert sorted(live.position.rated or ()) == ["ann", "ben"]
        assert (await seeking.look(tables, "cat")).status == "waiting"


async def test_two_workers_that_find_the_same_people_at_once_seat_them_once(store_url: str) -> None:
    async with worker(store_url) as one, worker(store_url) as other:
        one.clock = other.clock = lambda: NOW
        people = [f"p{number}" for number in range(8)]
        asked = [want(tables, who) for who, tables in zip(people, (one, other) * 4, strict=True)]
        await asyncio.gather(*asked)
        for _ in range(2):
            looks = [seeking.look(tables, who) for who in people for tables in (one, other)]
            told = await asyncio.gather(*looks)
        assert {found.status for found in told} == {"seated"}
        assert len({found.table for found in told}) == 4 == len(await laid(one))
        for id in await laid(one):
            live = await other.fresh(id)
            assert live.seq == 1, "each begins once"
            assert len({holder for seat in live.seats for holder in seat.holders}) == 2


async def test_who_gives_no_sign_of_life_is_not_waited_for_unless_it_is_over_days(file_url: str) -> None:
    async with worker(file_url) as tables:
        tables.clock = lambda: NOW
        await want(tables, "ann")
        await want(tables, "cat", pace="days")
        tables.clock = lambda: NOW + 60
        assert (await want(tables, "ben")).status == "waiting"
        assert (await want(tables, "dan", pace="days")).status == "seated"
        assert (await seeking.look(tables, "ann")).status == "idle"
        await seeking.stop(tables, "ben")
        assert (await seeking.look(tables, "ben")).status == "idle"


async def test_who_comes_back_another_day_does_not_look_any_more(store_url: str) -> None:
    async with worker(store_url) as tables:
        tables.clock = lambda: NOW
        await want(tables, "ann")
        await want(tables, "cat", at=NOW + 3600)
        tables.clock = lambda: NOW + 120
        assert (await seeking.look(tables, "ann", there=False)).status == "waiting", "the line was lost for a moment"
        tables.clock = lambda: NOW + 86_400
        for who in ("ann", "cat"):
            assert (await seeking.look(tables, who, there=False)).status == "idle"
        assert (await want(tables, "ben")).others == 0


async def test_after_a_while_a_bot_of_ones_own_strength_is_offered(store_url: str) -> None:
    async with worker(store_url) as tables:
        tables.clock = lambda: NOW
        assert (await want(tables, "ann", players=3)).bot is None
        tables.clock = lambda: NOW + OFFER
        assert (await seeking.look(tables, "ann")).bot == "medium"
        found = await seeking.with_bots(tables, "ann")
        assert found.status == "seated"
        live = await tables.get(found.table or "")
        assert [seat.bot for seat in live.seats] == [None, "medium", "medium"]
        assert (await seeking.with_bots(tables, "ann")).table == found.table, "asked twice, seated once"


async def test_those_who_want_to_play_from_an_hour_on_are_seated_when_they_are_there(store_url: str) -> None:
    hour = NOW + 7200
    async with worker(store_url) as one, worker(store_url) as other:
        one.clock = other.clock = lambda: NOW
        first = await want(one, "ann", at=hour)
        assert (first.status, first.at, first.others) == ("waiting", hour, 0)
        second = await want(other, "ben", at=hour)
        assert (second.status, second.others) == ("waiting", 1)
        assert (await want(one, "eve", at=hour + 3600)).others == 2
        assert (await want(one, "dan")).others == 0, "they are not here yet"
        await seeking.stop(one, "dan")

        # Until then nobody gives a sign of life, and others who look do not clear them away.
        one.clock = other.clock = lambda: hour + 5
        found = await want(one, "cat")
        assert (found.status, found.others) == ("waiting", 0), "Ann and Ben have not come"
        come = await asyncio.gather(seeking.look(one, "ann"), seeking.look(other, "cat"))
        assert {one.status for one in come} <= {"waiting", "seated"}
        seated = [await seeking.look(one, who) for who in ("ann", "cat")]
        assert {found.status for found in seated} == {"seated"}
        assert len({found.table for found in seated}) == 1
        late = await seeking.look(other, "ben")
        assert (late.status, late.at) == ("waiting", None), "he comes late, and looks from now on"
        assert (await seeking.look(one, "eve")).at == hour + 3600


async def test_what_others_have_planned_is_told_without_names_until_the_hour(store_url: str) -> None:
    hour = NOW + 7200
    async with worker(store_url) as tables:
        tables.clock = lambda: NOW
        for who in ("ann", "ben"):
            await want(tables, who, at=hour)
        await want(tables, "cat", players=3, rated=True, at=hour - 3600)
        await want(tables, "dan")
        plans = [(one.players, one.rated, one.at, one.others) for one in await seeking.plans(tables, "ben")]
        assert plans == [(3, True, hour - 3600, 1), (2, False, hour, 1)], "one's own is none of others'"
        assert [one.others for one in await seeking.plans(tables, None)] == [1, 2]
        tables.clock = lambda: hour
        assert await seeking.plans(tables, None) == []
        tables.clock = lambda: hour + LATE + 1
        gone = [(await seeking.look(tables, who)).status for who in ("ann", "ben", "cat")]
        assert gone == ["idle"] * 3, "who has not come in an hour is not waited for"


async def test_one_plans_no_further_than_two_days_and_games_over_days_begin_at_once(file_url: str) -> None:
    async with worker(file_url) as tables:
        tables.clock = lambda: NOW
        with pytest.raises(Denied, match="two days"):
            await want(tables, "ann", at=NOW + AHEAD + 1)
        assert (await want(tables, "ann", at=NOW + AHEAD)).at == NOW + AHEAD
        assert (await want(tables, "ann", at=NOW - 100)).at is None
        assert (await want(tables, "ann", pace="days", at=NOW + 100)).at is None


async def test_alone_nothing_is_found(file_url: str) -> None:
    async with worker(file_url) as tables:
        with pytest.raises(Denied, match="two players or more"):
            await want(tables, "ann", players=1)


async def test_public_tables_say_how_strong_their_people_are(store_url: str) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store, 3, bots={2: "medium"}, started=False)
        rated = {"game": "next-station", "mu": scale.MU + 1, "sigma": 2.0, "games": 12, "wins": 6, "at": 1.0}
        put = sa.insert(schema.ratings).values(player="ann", **rated)
        await tables.store.transact(lambda connection: connection.execute(put) and None)
        found = await ladders.how_strong(tables.store, await tables.store.public_tables(), None)
        assert found == {("table", 0): 1540, ("table", 2): 1500}
