"""What waits for somebody: a tournament's table, a game that was found; and who looks for one still does."""

from functools import partial

import sqlalchemy as sa

from londinium.server import schema
from londinium.server.ladder.seeking import Seeker
from londinium.server.people import waiting
from londinium.server.people.shapes import Waiting
from londinium.server.tables import Tables
from londinium.server.tournament import holding
from tests.server.ladder.test_seeking import NOW, want
from tests.server.playing import lay, worker
from tests.server.tournament.playing import PEOPLE, decide, gathering, held, now


def links(found: list[Waiting]) -> list[tuple[str, str]]:
    return [(one.kind, one.link) for one in found]


async def told(tables: Tables, who: str) -> list[tuple[str, str]]:
    return links(await waiting.waiting(tables, who))


def put_seeker(connection: sa.Connection, who: Seeker) -> None:
    """Somebody who wants the same as Ann, on another page too."""
    like = connection.execute(sa.select(schema.seekers)).mappings().one()
    connection.execute(sa.insert(schema.seekers).values(**{**like, **who._asdict(), "seen": who.since}))


async def test_a_tournaments_table_waits_until_its_game_is_over(store_url: str) -> None:
    async with worker(store_url) as tables:
        early = await gathering(tables, PEOPLE[:4], title="Thursday")
        assert await told(tables, "ann") == [], "it has not begun"
        id = await held(tables, 4, title="Friday")
        board = next(one for one in (await now(tables, id)).now if 1 in one.players)
        people = [(await now(tables, id)).players[number].browser for number in board.players]
        for who in people:
            [one] = await waiting.waiting(tables, who)
            assert (one.kind, one.title, one.link) == ("tournament", "Friday", f"/tournament/{id}")
        await holding.sit(tables, id, people[0])
        assert await told(tables, people[0]) == [], "who sits there waits for the other"
        await holding.sit(tables, id, people[1])
        table = next(one.table for one in (await now(tables, id)).now if one.board == board.board)
        assert await told(tables, people[0]) == [("tournament", f"/t/{table}")]
        assert table is not None
        await decide(tables, table, people[1])
        assert await told(tables, people[0]) == []
        assert await told(tables, "nobody") == []
        assert early != id


async def test_a_found_game_waits_until_its_table_is_opened(store_url: str) -> None:
    async with worker(store_url) as tables:
        clock = NOW
        tables.clock = lambda: clock
        await want(tables, "ann")
        for _ in range(6):
            clock += 10
            assert await told(tables, "ann") == [], "nobody else yet"
        ben = Seeker("ben", "Ben", 25.0, clock)
        await tables.store.transact(partial(put_seeker, who=ben))
        # A minute later: whoever reads another page is still there
        [(kind, link)] = await told(tables, "ann")
        assert kind == "found"
        table = link.removeprefix("/t/")
        live = await tables.get(table)
        assert not live.seq, "who was found on another page is not there yet, and no clock runs"
        await waiting.came(tables, "ann", await tables.get(await lay(tables.store)))
        assert len(await told(tables, "ann")) == 1
        await waiting.came(tables, "ann", live)
        assert live.seq, "the first to come starts it"
        assert await told(tables, "ann") == []
        assert await told(tables, "ben") == [("found", link)], "each for themselves"
