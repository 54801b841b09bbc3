"""One's own games and figures: what is listed, in which order, and what is counted."""

from functools import partial
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from londinium.server import gather, protocol, schema
from londinium.server.live import LiveTable
from londinium.server.people import earlier, games, leaving
from londinium.server.people.shapes import PlayedGame
from londinium.server.results_store import put_results
from londinium.server.rows import Over, SeatRow
from londinium.server.tables import Tables
from tests.server.playing import PEOPLE, lay, play_by_chance, worker


async def table(tables: Tables, number: int, names: tuple[str, ...] = ("Anna", "Ben"), **more: Any) -> LiveTable:
    """A table where people of these names sit, whose holders are ann, ben, …"""
    id = await lay(tables.store, len(names), id=f"t{number:03}", seed=number, **more)
    bots = more.get("bots") or {}
    for seat, name in enumerate(names):
        level = bots.get(seat)
        holders = frozenset() if level else frozenset({PEOPLE[seat]})
        row = SeatRow(seat=seat, kind="bot" if level else "person", name=name, bot=level, holders=holders)
        await tables.store.put_seat(id, row)
    await tables.store.change_table(id, created=float(number))
    held = sa.update(schema.holders).where(schema.holders.c.table == id).values(created=float(number))
    await tables.store.transact(lambda connection: connection.execute(held) and None)
    return await tables.get(id)


async def finished(tables: Tables, number: int, **more: Any) -> LiveTable:
    live = await table(tables, number, **more)
    await play_by_chance(tables, live, Random(number))
    return live


def ids(found: list[PlayedGame]) -> list[str]:
    return [game.table for game in found]


async def test_running_and_finished_games_are_listed_with_people_and_result(store_url: str) -> None:
    async with worker(store_url) as tables:
        over = await finished(tables, 1)
        await table(tables, 2)
        found = await games.read(tables.store, "ann")
        assert (ids(found.games), found.pages, found.found) == (["t002", "t001"], 1, 2)
        running, done = found.games
        assert over.state is not None
        outcome = over.state.outcome()
        assert [(seat.name, seat.mine, seat.score, seat.place) for seat in done.seats] == [
            ("Anna", True, outcome["scores"][0], outcome["ranking"][0]),
            ("Ben", False, outcome["scores"][1], outcome["ranking"][1]),
        ]
        assert (done.status, done.actions, done.over_at) == ("over", len(over.position.steps), over.position.at)
        assert [(seat.score, seat.place) for seat in running.seats] == [(None, None)] * 2
        assert (running.status, running.over_at) == ("playing", None)
        assert (await games.read(tables.store, "somebody")).games == []


async def test_they_are_found_by_game_and_by_name_whatever_its_letters(store_url: str) -> None:
    async with worker(store_url) as tables:
        await table(tables, 1, ("Anna", "Ярослав"))
        await table(tables, 2, ("Anna", "Łucja"))
        await table(tables, 3, game="london")
        for search, wanted in (("яро", ["t001"]), ("ŁUC", ["t002"]), (" ben ", ["t003"]), ("%", []), ("nobody", [])):
            assert ids((await games.read(tables.store, "ann", search=search)).games) == wanted, search
        assert ids((await games.read(tables.store, "ann", game="london")).games) == ["t003"]
        assert ids((await games.read(tables.store, "ann", game="next-station", search="anna")).games) == [
            "t002",
            "t001",
        ]


async def test_games_in_play_and_finished_ones_are_told_apart(store_url: str) -> None:
    async with worker(store_url) as tables:
        await over(tables, 1, [1, 2])
        await table(tables, 2)
        await table(tables, 3, started=False)
        for search in ("", "ben"):
            found = {
                stage: ids((await games.read(tables.store, "ann", search=search, stage=stage)).games)
                for stage in (None, "running", "over")
            }
            assert found == {None: ["t003", "t002", "t001"], "running": ["t003", "t002"], "over": ["t001"]}


async def test_a_page_has_fifty_and_none_is_lost_or_told_twice(store_url: str) -> None:
    async with worker(store_url) as tables:
        for number in range(103):
            await lay(tables.store, id=f"t{number:03}", started=False)
        pages = [await games.read(tables.store, "ann", page=page) for page in range(4)]
        assert [len(page.games) for page in pages] == [50, 50, 3, 0]
        assert {(page.pages, page.found) for page in pages} == {(3, 103)}
        assert len({id for page in pages for id in ids(page.games)}) == 103
        searched = [await games.read(tables.store, "ann", search="ben", page=page) for page in range(4)]
        assert [ids(page.games) for page in searched] == [ids(page.games) for page in pages]


async def test_figures_count_games_wins_and_streaks_by_bots(store_url: str) -> None:
    async with worker(store_url) as tables:
        lives = []
        for number in range(1, 6):
            lives.append(await finished(tables, number))
        alone = await finished(tables, 6, names=("Anna",))
        for number, level in ((7, "easy"), (8, "hard")):
            live = await table(tables, number, ("Anna", ""), bots={1: level})
            await gather.leave(tables, live, 0)  # ended before its end, or a bot plays on: no result yet
        found = {(one.game, one.players): one for one in await games.figures(tables.store, "ann")}
        assert list(found) == [("next-station", 2), ("next-station", 1)], "what one plays most stands first"
        told = found["next-station", 2]
        outcomes = [live.state.outcome() for live in lives if live.state]
        scores, won = [one["scores"][0] for one in outcomes], [one["ranking"][0] == 1 for one in outcomes]
        assert (told.all.games, told.all.wins, told.all.best) == (5, sum(won), max(scores))
        assert told.all.mean == pytest.approx(sum(scores) / 5)
        assert set(told.against) == {"people"}
        assert [(point.score, point.won) for point in told.last] == list(zip(scores, won, strict=True))
        assert (told.streak, told.longest) == games.streaks(won)
        solo = found["next-station", 1]
        assert alone.state is not None
        assert (solo.all.wins, solo.all.best, solo.against) == (0, alone.state.outcome()["scores"][0], {})


async def test_the_strongest_bot_names_what_one_played_against(store_url: str) -> None:
    async with worker(store_url) as tables:
        levels: list[dict[int, protocol.BotLevel]] = [{1: "easy", 2: "hard"}, {1: "medium", 2: "easy"}]
        for number, bots in enumerate(levels):
            await table(tables, number, ("Anna", "", ""), bots=bots)
            over = Over(at=1.0, actions=1, scores=[10 * (number + 1)] * 3, ranking=[1, 2, 3])
            await tables.store.transact(partial(put_results, id=f"t{number:03}", over=over))
            await tables.store.change_table(f"t{number:03}", status="over", over_at=1.0)
        [told] = await games.figures(tables.store, "ann")
        assert {level: (one.games, one.best) for level, one in told.against.items()} == {
            "hard": (1, 10),
            "medium": (1, 20),
        }
        assert (told.all.wins, told.streak) == (2, 2)


async def test_a_browser_with_several_seats_has_no_figures_there(file_url: str) -> None:
    async with worker(file_url) as tables:
        await finished(tables, 1)
        await tables.store.add_holder("t001", 1, "ann", 0)
        assert await games.figures(tables.store, "ann") == []
        assert len(await games.figures(tables.store, "ben")) == 1
        found = await games.read(tables.store, "ann")
        assert [[seat.mine for seat in game.seats] for game in found.games] == [[True, True]], "once"


def test_streaks() -> None:
    assert games.streaks([]) == (0, 0)
    assert games.streaks([True, True, False, True]) == (1, 2)
    assert games.streaks([True, True, True, False]) == (0, 3)


async def test_games_that_ended_before_results_were_kept_get_theirs_once(store_url: str) -> None:
    async with worker(store_url) as tables:
        live = await finished(tables, 1)
        await table(tables, 2)
        lost = await table(tables, 3)
        kept = await games.read(tables.store, "ann")
        await tables.store.transact(lambda connection: connection.execute(sa.delete(schema.results)) and None)
        for id in ("t001", "t003"):
            await tables.store.change_table(id, over_at=None, actions=None, status="over")
        await tables.store.change_table("t003", data="unknown")
        assert lost.row.id == "t003"
        assert await earlier.write_results(tables) == 2
        again = await games.read(tables.store, "ann")
        assert again.games[2] == kept.games[2]
        assert again.games[0].over_at is not None, "it has ended, and nobody knows how"
        assert await earlier.write_results(tables) == 0
        assert live.position.over


async def test_a_game_against_a_program_of_the_host_is_counted_as_such(store_url: str) -> None:
    async with worker(store_url) as tables:
        live = await table(tables, 1, bots={1: "Ada"})
        await tables.store.transact(
            lambda connection: put_results(
                connection, live.row.id, Over(at=5.0, actions=9, scores=[3, 2], ranking=[1, 2])
            )
        )
        figures = await games.figures(tables.store, "ann")
        assert [list(figure.against) for figure in figures] == [["program"]]


async def test_head_to_head_counts_the_better_place_by_person_and_name(store_url: str) -> None:
    async with worker(store_url) as tables:
        for number, places in enumerate(([1, 2], [2, 1], [1, 1], [1, 2]), 1):
            await over(tables, number, places)
        await over(tables, 5, [2, 1], names=("Anna", "Benny"))  # the same browser under another name
        await over(tables, 6, [1, 2], bots={1: "easy"})
        found = await games.friends(tables.store, "ann")
        told = [(one.name, one.games, one.won, one.lost, one.level, one.last) for one in found]
        assert told == [("Ben", 4, 2, 1, 1, 4.0), ("Benny", 1, 0, 1, 0, 5.0)]
        assert [(one.name, one.games, one.won) for one in await games.friends(tables.store, "ben")] == [("Anna", 5, 2)]
        assert await games.friends(tables.store, "cat") == []

        # A second device of Ben's is no second friend; a seat of one's own is none; nor is somebody who is gone.
        await tables.store.add_holder("t001", 1, "phone", 0)
        assert sum(one.games for one in await games.friends(tables.store, "ann")) == 5
        await tables.store.add_holder("t002", 1, "ann", 0)
        assert sum(one.games for one in await games.friends(tables.store, "ann")) == 4
        await leaving.forget(tables, "ben")
        assert [one.name for one in await games.friends(tables.store, "ann")] == ["Ben"], "by the other device"


async def over(tables: Tables, number: int, places: list[int], **more: Any) -> None:
    """A table whose game has ended like this."""
    live = await table(tables, number, **more)
    change = Over(at=float(number), actions=1, scores=[0 for _ in places], ranking=places)
    await tables.store.transact(partial(put_results, id=live.row.id, over=change))
    await tables.store.change_table(live.row.id, status="over")
