"""One person and bots: going back as far as one likes and forward again, a game that waits, a clock that asks."""

from random import Random

import pytest

from londinium import replay
from londinium.server import clocks, gather, loading, lobby, protocol
from londinium.server import play as playing
from londinium.server.live import LiveTable
from londinium.server.refusals import Denied
from londinium.server.tables import Tables
from tests.server.playing import Page, by_hand, lay, play, until, where, worker

BLITZ = protocol.Clock(time=60, increment=5)
GAMES = [("next-station", 3), ("london", 3), ("guilds", 2), ("dei", 2)]


def asked(live: LiveTable) -> bool:
    """The person is asked, and all bots have answered."""
    here = live.position
    return here.over or (here.asks[0] is not None and not any(seat in here.bots for seat in here.owing))


def known(live: LiveTable) -> tuple[object, ...]:
    """What the game is, whatever its entries are numbered."""
    state = live.position.state
    assert state is not None
    return state.fingerprint(), state.past, state.barrier, state.legal(0), live.position.seqs


async def play_on(tables: Tables, live: LiveTable, rng: Random, decisions: int) -> list[tuple[object, ...]]:
    """The person answers at random; the game as it was at each of their questions, and as it is."""
    seen = []
    tables.due.wake(live)  # as the page of somebody who comes does
    await until(lambda: asked(live))
    for _ in range(decisions):
        assert live.state is not None
        seen.append(known(live))
        await play(tables, live, 0, rng.choice(live.state.legal(0)))
        await until(lambda: asked(live))
    return [*seen, known(live)]


async def back(tables: Tables, live: LiveTable, way: int = 0) -> None:
    """Take one of the ways back: the first is one step, the last the start of the game."""
    entry, _ = live.position.ways_back(0)[way]
    assert await playing.undo(tables, live, protocol.Undo(seat=0, entry=entry)) is None
    await until(lambda: asked(live))


async def redo(tables: Tables, live: LiveTable) -> None:
    entry = live.position.redoable(0)
    assert entry is not None
    assert await playing.redo(tables, live, protocol.Redo(seat=0, entry=entry)) is None
    await until(lambda: asked(live))


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_one_goes_back_step_by_step_to_the_start_and_forward_again(
    file_url: str, game: str, players: int
) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, players, game=game, bots=dict.fromkeys(range(1, players), "easy"))
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        seen = await play_on(tables, live, Random(3), 9)
        for was in reversed(seen[:-1]):
            await back(tables, live)
            assert known(live)[:4] == was[:4]
        assert page.now["back"] == []
        assert page.now["take_backs"] > 0
        for was in seen[1:]:
            await redo(tables, live)
            assert known(live) == was
        assert page.now["redo"] is None
        there = where(live)
    async with worker(file_url) as tables:
        assert where(await tables.get("table")) == there, "the log gives the same"


async def test_one_goes_back_to_the_start_of_the_turn_the_round_and_the_game(store_url: str) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store, 2, game="guilds", bots={1: "easy"})
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        seen = await play_on(tables, live, Random(1), 20)
        ways = page.now["back"]
        assert [way["stage"] for way in ways[:1]] == [None], "one step"
        assert ways[-1]["entry"] == live.position.seqs[[seat for seat, _ in live.state.past].index(0)], "the game"
        assert {"turn", "round"} & {way["stage"] for way in ways}
        entries = [way["entry"] for way in ways]
        assert entries == sorted(set(entries), reverse=True), "the nearest first, each once"
        await back(tables, live, -1)
        assert known(live)[:4] == seen[0][:4]
        await redo(tables, live)
        assert known(live) == seen[-1]


async def test_chance_is_the_same_after_going_back_and_so_are_the_bots(file_url: str) -> None:
    """Nobody draws another card by taking back: ruling in docs/architecture.md."""
    async with worker(file_url) as tables:
        await lay(tables.store, 3, game="london", bots={1: "medium", 2: "easy"})
        live = await tables.get("table")
        seen = await play_on(tables, live, Random(5), 6)
        for _ in range(2):
            await back(tables, live, -1)
            again = await play_on(tables, live, Random(5), 6)
            assert [was[:4] for was in again] == [was[:4] for was in seen]


async def test_what_is_played_after_going_back_ends_what_could_be_redone(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 2, bots={1: "easy"})
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        await play_on(tables, live, Random(3), 3)
        await back(tables, live)
        undone = page.now["redo"]
        assert undone is not None
        assert live.state is not None
        await play(tables, live, 0, live.state.legal(0)[-1])
        await until(lambda: asked(live))
        assert page.now["redo"] is None
        there = where(live)
        assert await playing.redo(tables, live, protocol.Redo(seat=0, entry=undone)) is None
        assert where(live) == there


async def test_a_log_says_what_no_longer_counts_and_what_counts_again(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 2, bots={1: "easy"})
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        await play_on(tables, live, Random(3), 2)
        played = set(live.position.seqs)
        await back(tables, live, -1)
        void = set(page.now["entries"][0]["void"])
        assert void >= played - set(live.position.seqs)
        await redo(tables, live)
        told = next(entry for entry in page.now["entries"] if entry["kind"] == "redone")
        assert set(told["again"]) == void
        assert played == set(live.position.seqs)


async def test_such_a_game_is_marked_and_its_record_holds(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 2, bots={1: "easy"})
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        await play_on(tables, live, Random(3), 4)
        await back(tables, live)
        await back(tables, live)
        rng = Random(4)
        while not live.position.over:
            assert live.state is not None
            await play(tables, live, 0, rng.choice(live.state.legal(0)))
            await until(lambda: asked(live))
        record = await gather.record(tables, live)
        assert record["take_backs"] == page.now["take_backs"] == 2
        assert live.state is not None
        assert replay(record).fingerprint() == live.state.fingerprint()
        assert page.now["back"] == [], "what is over stays over"


async def test_what_nobody_has_seen_or_answered_is_taken_back_without_a_mark(file_url: str, toy: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, game=toy, bots={1: "easy"}, options={"loans": 2})
        live = await tables.get("table")
        await play(tables, live, 0, by_hand(live, "loan"))
        assert live.position.undoable(0) is not None
        entry, _ = live.position.ways_back(0)[0]
        assert await playing.undo(tables, live, protocol.Undo(seat=0, entry=entry)) is None
        assert live.position.steps == []
        assert live.position.take_backs == 0
        assert live.position.redoable(0) is not None, "and it can be redone"


async def test_what_was_taken_back_is_redone_after_a_restart(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "SNAPSHOT_EVERY", 1)
    async with worker(file_url) as tables:
        await lay(tables.store, 2, bots={1: "easy"}, clock=BLITZ)
        live = await tables.get("table")
        seen = await play_on(tables, live, Random(3), 4)
        await back(tables, live)
        await back(tables, live)
        there = where(live)
        assert await tables.store.snapshot("table") is not None
    async with worker(file_url) as tables:
        live = await tables.get("table")
        assert where(live) == there
        await redo(tables, live)
        await redo(tables, live)
        assert known(live) == seen[-1]


async def test_among_people_the_rules_of_taking_back_are_as_they_were(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 3, bots={2: "easy"})
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        for seat in (0, 1):
            await play(tables, live, seat)
        await until(lambda: asked(live))
        assert page.now["back"] == []
        assert page.now["undo"] is None
        for entry in range(1, live.seq + 1):
            there = where(live)
            assert await playing.undo(tables, live, protocol.Undo(seat=0, entry=entry)) is None
            assert where(live) == there


async def test_who_is_invited_to_a_bots_seat_ends_going_back_over_what_was_seen(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 2, bots={1: "easy"})
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        await play_on(tables, live, Random(3), 3)
        await back(tables, live)

        async with live.lock:
            more = {"by": "person", "name": "Ben", "holder": "ben"}
            await tables.write(live, lambda now: [tables.entry(live, now, "taken", seat=1, more=more)])
        assert (page.now["back"], page.now["redo"]) == ([], None)
        assert page.now["take_backs"] > 0, "the mark stays"


async def test_alone_no_confirmation_is_asked_for(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 2, bots={1: "easy"})
        live = await tables.get("table")
        tables.due.wake(live)
        await until(lambda: asked(live))
        assert live.state is not None
        before = live.state.barrier
        assert await play(tables, live, 0, sure=False) is None
        assert live.state.barrier > before, "it shows the next card, and is played all the same"


# Time


def at_will(tables: Tables, live: LiveTable, start: float) -> list[float]:
    """A clock that stands where the test puts it."""
    now = [start]
    tables.clock = live.clock = lambda: now[0]
    return now


async def test_a_game_against_bots_waits_for_who_leaves_and_goes_on_when_they_come_back(store_url: str) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store, 2, bots={1: "easy"}, clock=BLITZ, at=1000.0)
        live = await tables.get("table")
        now = at_will(tables, live, 1001.0)
        page = await Page(tables, live, "ann").open()
        await until(lambda: asked(live))
        now[0] = 1010.0
        page.close()
        await until(lambda: live.position.paused)
        assert live.paused, "the lobby says so"
        assert lobby.progress(live, "ann") is not None
        now[0] = 9000.0
        await tables.due.look()
        assert [entry.kind for entry in await tables.store.entries("table") if entry.kind in ("timed", "taken")] == []
        assert not live.position.over
        page = await Page(tables, live, "ann").open()
        await until(lambda: not live.position.paused)
        assert page.now["clock"]["remaining"][0] == pytest.approx(50.0)
        assert page.now["clock"]["running"] == [0]
        there = where(live)
    async with worker(store_url) as tables:
        again = await tables.get("table")
        assert where(again) == there


async def test_a_server_that_died_costs_nobody_time(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 1, clock=BLITZ, at=1000.0)  # nobody has said that they went
    async with worker(file_url) as tables:
        live = await tables.get("table")
        now = at_will(tables, live, 5000.0)
        await tables.due.time_out(live)
        assert live.position.paused
        assert not live.position.over
        now[0] = 6000.0
        page = await Page(tables, live, "ann").open()
        await until(lambda: not live.position.paused)
        assert page.now["clock"]["remaining"] == [60.0]


@pytest.mark.parametrize("gone", ["bot", "end"])
async def test_a_time_that_is_out_asks_whether_to_go_on_without_a_clock(file_url: str, gone: protocol.WhenGone) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 2, bots={1: "easy"}, clock=BLITZ, at=1000.0, gone=gone)
        live = await tables.get("table")
        now = at_will(tables, live, 1001.0)
        page = await Page(tables, live, "ann").open()
        await until(lambda: asked(live))
        now[0] = 1100.0
        await tables.due.time_out(live)
        assert page.now["clock"]["out"] == 0
        assert page.now["clock"]["running"] == []
        there = where(live)
        assert await play(tables, live, 0) is None
        assert where(live) == there, "nothing is played until they have said how to go on"
        await gather.unclock(tables, live)
        assert page.now["clock"] is None
        answers = len(live.position.steps)
        assert await play(tables, live, 0) is None
        assert len(live.position.steps) > answers
        with pytest.raises(Denied):
            await gather.time_out(tables, live)
        with pytest.raises(Denied):
            await gather.unclock(tables, live)


@pytest.mark.parametrize(("gone", "kind"), [("bot", "taken"), ("end", "ended")])
async def test_or_it_ends_as_the_table_was_made(file_url: str, gone: protocol.WhenGone, kind: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 2, bots={1: "easy"}, clock=BLITZ, at=1000.0, gone=gone)
        live = await tables.get("table")
        now = at_will(tables, live, 1001.0)
        await Page(tables, live, "ann").open()
        await until(lambda: asked(live))
        now[0] = 1100.0
        await tables.due.time_out(live)
        await gather.time_out(tables, live)
        kinds = [entry.kind for entry in await tables.store.entries("table")]
        assert kind in kinds[kinds.index("timed") :]
        await until(lambda: live.position.over)


async def test_who_goes_back_has_the_time_that_they_had_there(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 2, bots={1: "easy"}, clock=BLITZ, at=1000.0)
        live = await tables.get("table")
        now = at_will(tables, live, 1010.0)
        await play_on(tables, live, Random(3), 2)
        now[0] = 1040.0

        def remaining() -> float:
            assert live.position.clocks is not None
            return clocks.remaining(live.position.clocks, 0, now[0])

        before = remaining()
        await back(tables, live, -1)
        assert remaining() == 50.0
        await redo(tables, live)
        assert remaining() == before


async def test_at_one_browser_the_clock_of_the_one_who_is_asked_runs(file_url: str) -> None:
    async with worker(file_url) as tables:
        seats = [protocol.WantedSeat(kind="me", name="Ann"), protocol.WantedSeat(kind="here", name="Ben")]
        wanted = protocol.NewTable(game="next-station", seats=seats, clock=BLITZ, start=True)
        live = await gather.create(tables, wanted, "ann")
        page = await Page(tables, live, "ann").open()
        assert page.now["clock"]["running"] == [0]
        await play(tables, live, 0)
        assert page.now["clock"]["running"] == [1]
        await play(tables, live, 1)
        assert page.now["clock"]["running"] == [0]
