"""Play on from here: a table against bots that begins in the middle of a game, with the same future or another."""

from random import Random

import pytest

import londinium
from londinium.kernel.rng import CHANCE
from londinium.server import gather, protocol
from londinium.server.library import Library
from londinium.server.live import LiveTable
from londinium.server.playing_on import play_on
from londinium.server.refusals import Failed
from londinium.server.replays import Played, frames, outline
from londinium.server.tables import Tables
from tests.analysis.positions import kept
from tests.server.playing import Page, lay, play, play_by_chance, until, where, worker

GAMES = ["next-station", "london", "guilds", "dei"]


async def finished(tables: Tables, game: str = "next-station") -> Played:
    await lay(tables.store, game=game, id="over")
    await play_by_chance(tables, await tables.get("over"), Random(5))
    source = await Library(tables).source("over", None, None)
    assert source.played is not None
    return source.played


async def go_on(tables: Tables, played: Played, at: int, **more: object) -> LiveTable:
    wanted = protocol.PlayOn(at=at, **{"seat": 0, "name": "Ann", "bot": "easy", **more})  # type: ignore[arg-type]
    return await play_on(tables, played, wanted, "ann")


@pytest.mark.parametrize("game", GAMES)
async def test_the_table_begins_where_the_replay_stands(file_url: str, game: str) -> None:
    async with worker(file_url) as tables:
        played = await finished(tables, game)
        at = len(played.steps) // 2
        live = await go_on(tables, played, at)
        there = londinium.game(game).new(2, played.seed, played.options)
        for (step,) in played.steps[:at]:
            there.play(*step)
        assert live.state is not None
        assert live.state.fingerprint() == there.fingerprint()
        assert live.position.alone == 0
        assert live.position.played_on == at
        known = where(live)
        id = live.row.id
    async with worker(file_url) as tables:
        live = await tables.get(id)
        assert where(live) == known, "the log gives the same"
        page = await Page(tables, live, "ann").open()
        assert page.now["played_on"] == at
        await until(lambda: live.position.over or 0 in live.position.owing)
        assert page.now["back"], "one can go back, over what was taken over too"


ANYWHERE = [
    ("next-station/1-players", 0.0),
    ("next-station/4-players-powers-objectives", 0.63),
    ("london/3-players-twelve-loans", 0.31),
    ("guilds/1-player", 0.9),
    ("guilds/4-players-tiles-run-out", 0.2),
    ("dei/3-players-draft-tighter", 0.02),
    ("dei/old-london-3-players", 0.55),
    ("dei/campaign-2-players", 0.3),
]


@pytest.mark.parametrize(("name", "share"), ANYWHERE)
async def test_from_anywhere_in_any_game_or_module_for_any_seat(file_url: str, name: str, share: float) -> None:
    """Also where the seat is not asked, before the first answer, and between two games of a campaign."""
    end = londinium.replay(kept(name))
    played = Played.of(end)
    at = int(share * len(played.steps))
    there = played.game.new(played.players, played.seed, played.options)
    for (step,) in played.steps[:at]:
        there.play(*step)
    async with worker(file_url) as tables:
        for seat, future in ((0, "same"), (played.players - 1, "other")):
            live = await go_on(tables, played, at, seat=seat, future=future)
            assert live.state is not None
            assert live.state.view(seat) == there.view(seat)
            assert live.position.alone == seat
            assert (live.state.fingerprint() == there.fingerprint()) == (future == "same")
            assert len(live.seats) == played.players


async def test_the_same_answers_meet_the_same_future_and_another_one_after_chance_has_turned(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 1, id="over")
        await play_by_chance(tables, await tables.get("over"), Random(5))
        played = (await Library(tables).source("over", None, None)).played
        assert played is not None
        at = len(played.steps) // 3
        same, other = [await go_on(tables, played, at, future=future) for future in ("same", "other")]
        assert same.state is not None
        assert other.state is not None
        assert same.state.view(0) == other.state.view(0), "what lies there is the same"
        for ((_, action),) in played.steps[at:]:
            await play(tables, same, 0, action)
        assert same.position.over
        assert same.state.outcome() == (await tables.get("over")).state.outcome()
        await play_by_chance(tables, other, Random(1))
        assert other.state.past is not None
        assert other.state.past[at][0] == CHANCE
        record = await gather.record(tables, other)
        assert record["played_on"] == at
        again = londinium.replay(record)
        assert again.fingerprint() == other.state.fingerprint(), "the record tells of the turn"
        assert again.rng != same.state.rng


async def test_a_game_in_which_chance_has_turned_is_taken_back_saved_and_replayed(file_url: str) -> None:
    async with worker(file_url) as tables:
        played = await finished(tables)
        live = await go_on(tables, played, 20, future="other")
        tables.due.wake(live)
        await until(lambda: 0 in live.position.owing and 1 not in live.position.owing)
        assert live.state is not None
        before = live.state.fingerprint()
        await play(tables, live, 0)
        await until(lambda: live.position.over or (0 in live.position.owing and 1 not in live.position.owing))
        entry, _ = live.position.ways_back(0)[0]
        from londinium.server import play as playing

        assert await playing.undo(tables, live, protocol.Undo(seat=0, entry=entry)) is None
        await until(lambda: 0 in live.position.owing and 1 not in live.position.owing)
        assert live.state.fingerprint() == before
        told = Played.of(live.state)
        moves = outline(told, 0).moves
        assert (moves[20].seat, moves[20].move) == (None, None)
        assert moves[19].seat is not None
        assert [frame.seat for frame in frames(told, 0, 20, 3)][1] is None
        kept = live.game.load(live.game.save(live.state))
        assert kept.past == live.state.past


async def test_nobody_plays_on_from_where_nothing_is_left_to_play(file_url: str) -> None:
    async with worker(file_url) as tables:
        played = await finished(tables)
        last = len(played.steps)
        for at, seat, why in ((last, 0, "over there"), (last + 1, 0, "no such"), (3, 2, "no such")):
            with pytest.raises(Failed, match=why):
                await go_on(tables, played, at, seat=seat)


async def test_what_a_seat_was_asked_at_a_step(file_url: str) -> None:
    async with worker(file_url) as tables:
        played = await finished(tables)
        library = Library(tables)
        source = await library.source("over", None, None)
        state = played.game.new(2, played.seed, played.options)
        for at, ((seat, action),) in enumerate(played.steps[:12]):
            found = await library.asked(source, at, seat)
            assert found is not None
            assert [one.action for one in found.legal] == state.legal(seat)
            assert found.ask.kind == (state.ask(seat) or {})["kind"]
            state.play(seat, action)
        assert await library.asked(source, len(played.steps), 0) is None
        assert await library.asked(source, 0, 5) is None
