"""What others see of somebody is what they show, and nothing else."""

import msgspec
import pytest
import sqlalchemy as sa

from londinium.server import schema
from londinium.server.ladder import ladders, settling
from londinium.server.people import profiles, seen
from londinium.server.people.calendar import Calendar
from londinium.server.people.shapes import Person, SeenGame, SeenProfile, SeenRating, Shows, Whom
from londinium.server.results_store import put_results
from londinium.server.rows import Over, SeatRow
from londinium.server.tables import Tables
from tests.server.ladder.test_ratings import put, rated, read
from tests.server.playing import lay, worker

VIEWERS = ("ann", "friend", "stranger", None)


async def known(tables: Tables) -> None:
    """Ann has played a rated game, and another with a friend."""
    tables.calendar = Calendar("a secret of the server")
    for name in ("ann", "friend", "stranger"):
        await profiles.take_name(tables.store, name, name)
    live = await rated(tables, "ben")
    await put(tables, live, 1, 2)
    await settling.settle(tables.store, "next-station")
    await finished(tables, ["ann", "friend"], [50, 40])


async def finished(tables: Tables, people: list[str], scores: list[int], daily: str | None = None) -> None:
    """A game that is over, with who sat there."""
    id = await lay(tables.store, len(people), started=False)
    for seat, name in enumerate(people):
        row = SeatRow(seat=seat, kind="person", name=name, holders=frozenset({name}))
        await tables.store.put_seat(id, row)
    over = Over(at=tables.clock(), actions=9, scores=scores, ranking=list(range(1, len(people) + 1)))

    def put(connection: sa.Connection) -> None:
        here = sa.update(schema.tables).where(schema.tables.c.id == id)
        connection.execute(here.values(status="over", over_at=over.at, daily=daily))
        connection.execute(sa.update(schema.holders).where(schema.holders.c.table == id).values(created=over.at))
        put_results(connection, id, over)

    await tables.store.transact(put)


async def told(tables: Tables, viewer: str | None) -> SeenProfile:
    found = await seen.profile(tables, "ANN", viewer)
    assert found is not None
    return found


@pytest.mark.parametrize("what", ["rating", "games", "figures"])
@pytest.mark.parametrize(("whom", "to"), [("all", set(VIEWERS)), ("met", {"ann", "friend"}), ("none", {"ann"})])
async def test_each_thing_goes_to_those_whom_it_is_shown(
    store_url: str, what: seen.What, whom: Whom, to: set[str | None]
) -> None:
    field = {"rating": "ratings"}.get(what, what)
    async with worker(store_url) as tables:
        await known(tables)
        hidden = {"rating": "none", "games": "none", "figures": "none"}
        await profiles.show(tables.store, "ann", msgspec.convert({**hidden, what: whom}, Shows))
        for viewer in VIEWERS:
            found = msgspec.to_builtins(await told(tables, viewer))
            assert (found.pop("who"), found.pop("me")) == ({"name": "ann", "sign": ""}, viewer == "ann")
            if viewer != "ann":
                shown = found.pop(field)
                assert bool(shown) == (viewer in to)
                assert set(found.values()) == {None}, "the others stay hidden"
            else:
                assert all(found.values()), "one's own is one's own"


def test_what_leaves_is_this_and_nothing_else() -> None:
    assert Person.__struct_fields__ == ("name", "sign")
    assert SeenProfile.__struct_fields__ == ("who", "me", "ratings", "games", "figures")
    assert SeenRating.__struct_fields__ == ("game", "rating", "spread", "games", "wins")
    assert SeenGame.__struct_fields__ == ("game", "players", "place", "score", "over_at"), "no table, nobody else"


async def test_a_new_profile_shows_its_rating_only(store_url: str) -> None:
    async with worker(store_url) as tables:
        await known(tables)
        found = await told(tables, "friend")
        assert found.ratings
        assert (found.games, found.figures) == (None, None)
        assert await seen.profile(tables, "nobody", "ann") is None
        assert await seen.profile(tables, "…", "ann") is None


async def test_a_ladder_leaves_those_out_who_do_not_show_their_rating_and_keeps_their_places(store_url: str) -> None:
    async with worker(store_url) as tables:
        for name in ("ann", "ben"):
            await profiles.take_name(tables.store, name, name)
        for n in range(10):
            live = await rated(tables, "ben")
            await put(tables, live, 1, 2, at=float(n))
        await settling.settle(tables.store, "next-station")
        await profiles.show(tables.store, "ann", Shows(rating="none"))
        people = {
            viewer: [(row.place, row.who.name) for row in (await read(tables, viewer)).rows if row.who]
            for viewer in ("ann", "ben", None)
        }
        assert people == {"ann": [(1, "ann"), (2, "ben")], "ben": [(2, "ben")], None: [(2, "ben")]}
        game = await ladders.rated_game(tables.store, live.row.id, "ben")
        assert game is not None
        assert [(seat.hidden, seat.rating is None, seat.change is None) for seat in game.seats] == [
            (True, True, True),
            (False, False, False),
        ]
        found = [(live.row, live.seats)]
        assert set(await ladders.how_strong(tables.store, found, "ben")) == {(live.row.id, 1)}
        assert set(await ladders.how_strong(tables.store, found, "ann")) == {(live.row.id, 0), (live.row.id, 1)}


async def test_a_daily_game_that_others_may_still_play_is_not_told(store_url: str) -> None:
    async with worker(store_url) as tables:
        tables.calendar = Calendar("a secret of the server")
        day = tables.calendar.day(tables.clock())
        await profiles.take_name(tables.store, "ann", "ann")
        await profiles.show(tables.store, "ann", Shows(games="all", figures="all"))
        await finished(tables, ["ann"], [77], daily=day)
        found = await told(tables, None)
        assert (found.games, found.figures) == ([], [])
        later = tables.clock() + 15 * 24 * 3600
        tables.clock = lambda: later
        found = await told(tables, None)
        assert [game.score for game in found.games or []] == [77]
        assert [one.all.best for one in found.figures or []] == [77]
