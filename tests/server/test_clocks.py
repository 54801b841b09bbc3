"""Clocks: arithmetic with times made up; the fold; and at tables, where a bot goes on or the game ends."""

from collections.abc import Callable
from typing import Any

import pytest

from londinium.server import clocks, gather, protocol
from londinium.server.fold import AT_ONCE, Position
from londinium.server.refusals import Denied
from londinium.server.rows import EntryRow, TableRow
from londinium.server.seats import AWAY
from londinium.server.tables import Tables
from tests.server.playing import Page, by_hand, lay, play, take_back, until, where, worker

BLITZ = protocol.Clock(time=60, increment=5)


# The arithmetic


def test_a_clock_runs_while_it_is_told_to_and_keeps_what_is_left() -> None:
    made = clocks.new_clocks(BLITZ, 3)
    assert clocks.run(made, [0, 2], 100.0) == []
    assert [clocks.remaining(made, seat, 110.0) for seat in range(3)] == [50, 60, 50]
    assert clocks.running(made) == [0, 2]
    assert clocks.run(made, [2], 120.0) == [0]
    assert [clocks.remaining(made, seat, 130.0) for seat in range(3)] == [40, 60, 30]
    assert clocks.run(made, [0, 2], 140.0) == []
    assert [clocks.remaining(made, seat, 141.0) for seat in range(3)] == [39, 60, 19], "what ran on was not begun anew"


def test_the_first_that_is_out_gives_the_deadline() -> None:
    made = clocks.new_clocks(BLITZ, 2)
    assert clocks.deadline(made) is None
    clocks.run(made, [1], 10.0)
    clocks.run(made, [0, 1], 30.0)
    assert clocks.deadline(made) == 70.0
    assert clocks.out_of_time(made, 69.9) == []
    assert clocks.out_of_time(made, 70.0) == [1]
    assert clocks.out_of_time(made, 95.0) == [0, 1]


def test_time_that_goes_back_costs_and_gives_nothing() -> None:
    made = clocks.new_clocks(BLITZ, 1)
    clocks.run(made, [0], 100.0)
    assert clocks.remaining(made, 0, 90.0) == 60


def test_an_increment_that_is_taken_back_leaves_no_debt() -> None:
    made = clocks.new_clocks(protocol.Clock(time=10, increment=8), 1)
    clocks.add(made, 0, 8)
    assert made.remaining == [18]
    clocks.add(made, 0, -30)
    assert made.remaining == [0]


@pytest.mark.parametrize(
    ("clock", "least"),
    [
        (protocol.Clock(time=60, increment=5), 30),
        (protocol.Clock(time=3600, increment=5), 360),
        (protocol.Clock(time=60, increment=7200), 7200),
    ],
    ids=["half a minute", "a tenth of the time", "the increment"],
)
def test_a_seat_that_is_taken_back_has_time_to_look_at_the_board(clock: protocol.Clock, least: float) -> None:
    made = clocks.new_clocks(clock, 2)
    made.remaining = [0.0, 100_000.0]
    for seat in (0, 1):
        clocks.refill(made, clock, seat)
    assert made.remaining == [least, 100_000]


# The fold


class Log:
    """A log written by hand, at times of one's choosing, and the position that it gives."""

    def __init__(self, game: str, clock: protocol.Clock | None = BLITZ, players: int = 2, **options: Any) -> None:
        from londinium.kernel.registry import game as find_game

        rules = find_game(game)
        self.row = TableRow(
            id="t",
            game=game,
            version=rules.version,
            data=rules.data,
            options=options,
            players=players,
            public=False,
            status="playing",
            host="ann",
            created=0.0,
            clock=clock,
        )
        self.now = Position.before(self.row, rules)

    def write(self, at: float, kind: protocol.EntryKind, seat: int | None = None, **values: Any) -> "Log":
        self.now = self.now.copy()
        self.now.carry_out(EntryRow(table="t", seq=self.now.seq + 1, kind=kind, seat=seat, at=at, **values))
        return self

    def start(self, at: float = 0.0, bots: tuple[int, ...] = (), shared: tuple[tuple[int, ...], ...] = ()) -> "Log":
        """`shared` are the seats of each browser that has several."""
        return self.write(at, "started", seed=7, more={"bots": list(bots), "shared": [[*seats] for seats in shared]})

    def play(self, at: float, who: int, kind: str | None = None, /, **things: Any) -> "Log":
        state = self.now.state
        assert state is not None
        action = self.now.game.action({"kind": kind, **things}) if kind else state.legal(who)[0]
        return self.write(at, "played", who, ask=self.now.asks[who], action=action)

    def undo(self, at: float, seat: int) -> "Log":
        return self.write(at, "undone", seat, more={"bots": sorted(self.now.bots)})

    def remaining(self, at: float) -> list[float]:
        assert self.now.clocks is not None
        return [clocks.remaining(self.now.clocks, seat, at) for seat in range(self.now.players)]

    @property
    def running(self) -> list[int]:
        assert self.now.clocks is not None
        return clocks.running(self.now.clocks)


def test_seats_that_act_at_once_have_clocks_that_run_at_once() -> None:
    log = Log("next-station").start(100.0)
    assert log.running == [0, 1]
    assert log.remaining(110.0) == [50, 50]
    log.play(110.0, 0)
    assert log.running == [1]
    assert log.remaining(130.0) == [55, 30], "the increment came when the seat stopped owing"
    log.play(140.0, 1)
    assert log.running == [0, 1], "the next card asks both"
    assert log.remaining(140.0) == [55, 25]


def test_of_two_at_one_browser_only_the_clock_of_the_one_who_is_asked_runs() -> None:
    log = Log("next-station", players=3).start(shared=((0, 2),))
    assert log.running == [0, 1]
    log.play(10.0, 0)
    assert log.running == [1, 2]
    log.play(20.0, 2)
    assert log.running == [1]
    assert log.remaining(30.0) == [55, 30, 55], "ten seconds each while it was asked, and the increment"
    log.play(30.0, 1)
    assert log.running == [0, 1], "the next card asks all three"


def test_the_increment_does_not_come_with_each_small_decision(toy: str) -> None:
    log = Log(toy, loans=2).start()
    log.play(10.0, 0, "loan").play(20.0, 0, "loan")
    assert log.remaining(20.0)[0] == 40
    log.play(25.0, 0, "wish", suit="fish")
    assert log.remaining(99.0)[0] == 40
    assert log.running == [1]


def test_an_undo_takes_the_increment_back_that_came_with_what_is_undone() -> None:
    log = Log("next-station", players=3).start()
    log.play(10.0, 0)
    assert log.remaining(10.0)[0] == 55
    log.undo(30.0, 0)
    assert log.running == [0, 1, 2]
    assert log.remaining(30.0)[0] == 50
    assert log.remaining(35.0)[0] == 45
    log.play(40.0, 0)
    assert log.remaining(40.0)[0] == 45


def test_an_undo_of_a_small_decision_takes_no_increment_back(toy: str) -> None:
    log = Log(toy, loans=2).start().play(10.0, 0, "loan").undo(12.0, 0)
    assert log.remaining(12.0)[0] == 48


def test_the_increment_of_an_earlier_turn_goes_with_it_too(toy: str) -> None:
    """A bot answers in between, so that the seat owes again before it takes back."""
    log = Log(toy, loans=0).start(bots=(1,)).play(5.0, 0, "wish", suit="fish").play(5.0, 1, "wish", suit="fish")
    had = log.remaining(5.0)[0]
    log.play(10.0, 0, "beg", seat=1)
    assert log.running == [], "a bot has no clock"
    assert log.remaining(10.0)[0] == had - 5 + 5
    log.play(11.0, 1, "refuse")
    assert log.running == [0]
    log.undo(14.0, 0)
    assert log.remaining(14.0)[0] == had - 5 - 3


def test_the_time_of_an_entry_never_goes_back() -> None:
    log = Log("next-station").start(100.0).play(120.0, 0)
    log.play(90.0, 1)  # a worker whose clock is behind
    assert log.now.at == 120.0
    assert log.remaining(120.0) == [45, 45]


def test_a_bot_has_no_clock_and_a_person_who_comes_back_has_one_again() -> None:
    log = Log("next-station").start()
    log.write(70.0, "timed", 0).write(70.0, "taken", 0, more={"by": "bot"})
    assert log.running == [1]
    assert log.now.due == AT_ONCE
    log.write(80.0, "taken", 0, more={"by": "person"})
    assert log.running == [0, 1]
    assert log.remaining(80.0) == [30, -20]
    assert log.now.due == 60.0


def test_what_is_due_is_a_bot_at_once_or_the_first_clock_that_runs_out() -> None:
    assert Log("next-station", clock=None).start().now.due is None
    assert Log("next-station", clock=None).start(bots=(1,)).now.due == AT_ONCE
    log = Log("next-station").start(100.0)
    assert log.now.due == 160.0
    assert log.play(110.0, 0).play(120.0, 1).now.due == 120.0 + 45
    assert log.write(130.0, "ended", 0, more={"why": "left"}).now.due is None
    assert log.running == []


def test_what_a_page_is_told_of_the_clocks() -> None:
    from londinium.server.telling import clock_now

    log = Log("next-station", players=3).start(100.0, bots=(2,))
    told = clock_now(log.now, 107.25)
    assert told == protocol.ClockNow(remaining=[52.75, 52.75, None], running=[0, 1], now=107.25)
    assert clock_now(log.now, 500.0) == protocol.ClockNow(remaining=[0, 0, None], running=[0, 1], now=500.0)


# At the table


def at_will(tables: Tables, start: float = 1000.0) -> Callable[[float], None]:
    """The server's time, set by hand."""
    time = start
    tables.clock = lambda: time

    def set_to(at: float) -> None:
        nonlocal time
        time = at

    return set_to


async def test_a_seat_that_sleeps_is_taken_over_by_a_bot_and_taken_back(store_url: str) -> None:
    async with worker(store_url) as tables:
        it_is = at_will(tables)
        await lay(tables.store, clock=BLITZ, at=1000.0)
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        await play(tables, live, 0)
        it_is(1059.0)
        await tables.due.time_out(live)
        assert live.seq == 2, "not yet"
        it_is(1060.0)
        await tables.due.time_out(live)
        told = page.now["entries"]
        assert [(entry["kind"], entry["seat"], entry.get("by")) for entry in told] == [
            ("timed", 1, None),
            ("taken", 1, "bot"),
        ]
        seat = page.told("table")[-1]["table"]["seats"][1]
        assert (seat["kind"], seat["stand_in"], seat["name"]) == ("bot", True, "ben")
        await until(lambda: live.seq >= 5)
        assert (await tables.store.entries("table"))[-1].seat == 1, "the bot has played"
        it_is(1070.0)
        await gather.take_back(tables, live, 1)
        assert live.seats[1].kind == "person"
        assert page.now["clock"]["remaining"][1] == 30
        await play(tables, live, 0)
        ben = await Page(tables, live, "ben").open()
        assert ben.now["ask"], "its owner plays it again"
        there = where(live)
    async with worker(store_url) as tables:
        at_will(tables, 1070.0)
        assert where(await tables.get("table")) == there, "after a restart the clocks stand as they stood"


async def test_a_time_that_is_out_ends_the_game_where_that_was_chosen(store_url: str) -> None:
    async with worker(store_url) as tables:
        it_is = at_will(tables)
        await lay(tables.store, clock=BLITZ, gone="end", at=1000.0)
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        it_is(1061.0)
        await tables.due.time_out(live)
        assert [entry["kind"] for entry in page.now["entries"]] == ["timed", "ended"]
        assert page.now["ended"] == {"why": "timed", "seat": 0}
        assert page.now["result"] is None
        assert (page.now["to_act"], page.now["ask"], page.now["legal"]) == ([], None, [])
        assert page.told("table")[-1]["table"]["status"] == "over"
        found = await tables.store.table("table")
        assert found is not None
        assert found[0].status == "over"
        record = await gather.record(tables, live)
        assert record["seed"] == 7
        assert "result" not in record
        reply = await page.say({"type": "play", "seat": 0, "ask": 1, "action": 0})
        assert reply is not None
        assert reply["code"] == "ended"


async def test_an_answer_that_comes_too_late_is_not_played(file_url: str) -> None:
    async with worker(file_url) as tables:
        it_is = at_will(tables)
        await lay(tables.store, clock=BLITZ, at=1000.0)
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        it_is(1060.5)
        said = {"type": "play", "seat": 0, "ask": 1, "action": page.now["legal"][0]["action"]}
        assert await page.say(said) is None
        kinds = [entry.kind for entry in await tables.store.entries("table")]
        assert kinds[:5] == ["started", "timed", "taken", "timed", "taken"]


async def test_a_clock_rings_by_itself(file_url: str) -> None:
    async with worker(file_url) as tables:
        it_is = at_will(tables)
        await lay(tables.store, clock=BLITZ, at=1000.0, gone="end")
        live = await tables.get("table")
        it_is(1059.9)
        await Page(tables, live, "ann").open()
        it_is(1060.0)
        await until(lambda: live.row.status == "over", 5)


async def test_a_clock_runs_out_at_a_table_that_nobody_has_in_memory(store_url: str) -> None:
    async with worker(store_url) as tables:
        at_will(tables, 1000.0)
        await lay(tables.store, clock=BLITZ, started=False, gone="end")
        live = await tables.get("table")
        await gather.start(tables, live)
        await tables.due.look()
        assert live.seq == 1
    async with worker(store_url) as tables:
        at_will(tables, 1060.0)
        await tables.due.look()
        assert (await tables.get("table")).row.status == "over"
        await tables.due.look()
        assert [entry.kind for entry in await tables.store.entries("table")] == ["started", "timed", "ended"]


async def test_a_player_who_leaves_is_replaced_and_can_come_back(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, clock=BLITZ)
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        await gather.leave(tables, live, 1)
        kinds = [(entry["kind"], entry["seat"]) for entry in page.told()[1]["entries"]]
        assert kinds == [("left", 1), ("taken", 1)]
        with pytest.raises(Denied):
            await gather.leave(tables, live, 1)
        await until(lambda: live.asks[1] is None)
        await gather.take_back(tables, live, 1)
        await gather.take_back(tables, live, 1)
        entries = await tables.store.entries("table")
        assert [entry.kind for entry in entries] == ["started", "left", "taken", "played", "taken"]
        assert live.seats[1].kind == "person"


async def test_a_player_who_leaves_ends_the_game_where_that_was_chosen(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, gone="end")
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        await gather.leave(tables, live, 1)
        assert page.now["ended"] == {"why": "left", "seat": 1}
        assert page.now["undo"] is None
        with pytest.raises(Denied):
            await gather.take_back(tables, live, 1)


async def test_whoever_leaves_before_the_start_leaves_an_open_seat(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, started=False)
        live = await tables.get("table")
        await gather.leave(tables, live, 1)
        assert [seat.kind for seat in live.seats] == ["person", "open"]
        assert live.seats[1].holders == frozenset()
        await gather.join(tables, live, "cat", "Cat", None)
        assert live.seats[1].holders == {"cat"}


async def test_the_seat_of_somebody_who_is_away_is_given_to_a_bot_and_its_owner_takes_it_back(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        live.away[1] -= AWAY
        await gather.change_seat(tables, live, 1, protocol.ChangeSeat(kind="bot", bot="easy"), "ann")
        assert live.seats[1].bot == "easy"
        assert live.seats[1].holders == {"ben"}
        await gather.take_back(tables, live, 1)
        seat = live.seats[1]
        assert (seat.kind, seat.bot) == ("person", None)
        found = await tables.store.table("table")
        assert found is not None
        assert found[1][1] == seat, "it stands in the store as it stands here"


async def test_the_clock_of_a_table_is_kept_with_it_and_its_rematch(store_url: str) -> None:
    async with worker(store_url) as tables:
        wanted = protocol.NewTable(
            game="next-station", seats=[protocol.WantedSeat(kind="me")], clock=BLITZ, gone="end", start=True
        )
        live = await gather.create(tables, wanted, "ann")
        assert live.info("ann").clock == BLITZ
        await gather.leave(tables, live, 0)
        again = await gather.rematch(tables, live, "ann")
        assert (again.row.clock, again.row.gone, again.row.status) == (BLITZ, "end", "playing")


async def test_an_undo_gives_a_table_its_deadline_back(file_url: str, toy: str) -> None:
    async with worker(file_url) as tables:
        it_is = at_will(tables)
        await lay(tables.store, game=toy, clock=BLITZ, at=1000.0)
        live = await tables.get("table")
        it_is(1010.0)
        await play(tables, live, 0, by_hand(live, "wish", suit="tea"))
        it_is(1020.0)
        await take_back(tables, live, 0)
        assert live.position.due == 1060.0
        assert clocks.remaining(live.position.clocks or clocks.new_clocks(BLITZ, 2), 0, 1020.0) == 50
