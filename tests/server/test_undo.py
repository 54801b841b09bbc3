"""Taking back at a table: one's own last action, while others go on, and never what another has learnt from it."""

import asyncio
from collections import Counter
from random import Random
from typing import Any

import pytest

from londinium.kernel import undo as kernel_undo
from londinium.kernel.events import Event
from londinium.kernel.game import Game
from londinium.kernel.refusal import Refusal, Refused
from londinium.kernel.registry import game as find_game
from londinium.kernel.state import State
from londinium.server import loading, protocol
from londinium.server.fold import Position
from londinium.server.live import LiveTable
from londinium.server.rows import EntryRow, TableRow
from londinium.server.tables import Tables
from tests.server.playing import Page, by_hand, lay, play, take_back, until, where, worker


async def refused(tables: Tables, live: LiveTable, seat: int) -> str:
    """The rule that forbids to take back; nothing has changed."""
    there = where(live)
    reply = await take_back(tables, live, seat)
    assert isinstance(reply, protocol.No)
    assert isinstance(reply.to, protocol.Undo), "it says what it answers"
    assert where(live) == there
    return reply.rule


async def nothing_to_take_back(tables: Tables, live: LiveTable, seat: int) -> None:
    """The seat has nothing to take back; whichever entry it names, nothing changes."""
    assert live.position.undoable(seat) is None
    there = where(live)
    for entry in range(live.seq + 2):
        assert await take_back(tables, live, seat, entry) is None
    assert where(live) == there


async def test_one_takes_back_the_own_last_action_and_answers_otherwise(store_url: str) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        assert live.state is not None
        fingerprint = live.state.fingerprint()
        first, other = live.state.legal(0)[:2]
        await play(tables, live, 0, first)
        assert await take_back(tables, live, 0) is None
        assert live.state.fingerprint() == fingerprint
        assert await play(tables, live, 0, other) is None
        assert live.state.past == [(0, other)]
        kinds = [entry.kind for entry in await tables.store.entries("table")]
        assert kinds == ["started", "played", "undone", "played"]


async def test_one_takes_back_while_the_others_have_answered_and_all_see_it(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 4)
        live = await tables.get("table")
        assert live.state is not None
        page = await Page(tables, live, "dan").open()
        for seat in (0, 1, 2):
            await play(tables, live, seat)
        kept = [live.state.past[1], live.state.past[2]]
        assert await take_back(tables, live, 0) is None
        assert live.state.past == kept
        assert live.state.to_act == (0, 3)
        told = page.now["entries"]
        assert [(entry["kind"], entry["seat"]) for entry in told] == [("undone", 0)]
        assert page.now["ask"]["id"] == 1, "whoever has not answered yet is asked what they were asked"
        assert await play(tables, live, 0) is None
        assert await play(tables, live, 3) is None
        assert live.asks == [7, 7, 7, 7]


async def test_a_page_says_whether_there_is_something_to_take_back(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        said = [page.now["undo"]]
        for step in (play(tables, live, 0), take_back(tables, live, 0), play(tables, live, 0), play(tables, live, 1)):
            await step
            said.append(page.now["undo"])
        assert said == [None, 2, None, 4, None]


async def test_a_double_click_on_undo_takes_one_action_back(store_url: str, toy: str) -> None:
    """A retry and a second tab as well: each names the entry that it saw, and that one is gone."""
    async with worker(store_url) as tables:
        await lay(tables.store, game=toy, options={"loans": 2})
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        for move in (by_hand(live, "loan"), by_hand(live, "loan"), by_hand(live, "wish", suit="fish")):
            await play(tables, live, 0, move)
        last = page.now["undo"]
        assert last == 4
        click = {"type": "undo", "seat": 0, "entry": last}
        assert await asyncio.gather(*(page.say(click) for _ in range(4))) == [None] * 4
        assert live.state is not None
        assert len(live.state.past or ()) == 2
        assert live.seq == 5
        assert page.now["undo"] == 3
        told = len(page.told())
        assert await page.say(click) is None
        assert len(page.told()) == told + 1, "the present is told"
        assert live.seq == 5


async def test_nobody_names_another_entry_to_take_back(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 3)
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        await play(tables, live, 0)
        await play(tables, live, 1)
        there = where(live)
        for entry in (1, 3, 4, -1, 10**12):
            assert await page.say({"type": "undo", "seat": 0, "entry": entry}) is None
        assert where(live) == there
        reply = await page.say({"type": "undo", "seat": 0})
        assert reply is not None
        assert reply["code"] == "unreadable"


async def test_an_undo_says_which_entries_no_longer_count(file_url: str, toy: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, game=toy, bots={1: "easy"}, options={"loans": 0})
        live = await tables.get("table")
        await play(tables, live, 0, by_hand(live, "wish", suit="fish"))
        page = await Page(tables, live, "ann").open()
        await until(lambda: live.asks[0] is not None)
        await play(tables, live, 0, by_hand(live, "beg", seat=1))
        begged = live.seq
        await until(lambda: live.asks[0] is not None)
        assert await take_back(tables, live, 0) is None
        assert page.now["entries"][0]["void"] == [begged, begged + 1], "what was begged, and what the bot answered"
        log = await page.say({"type": "log", "seat": 0})
        assert log is not None
        assert log["entries"][-1]["void"] == [begged, begged + 1]


async def test_what_could_be_taken_back_can_be_taken_back_after_a_restart(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "SNAPSHOT_EVERY", 2)
    async with worker(file_url) as tables:
        await lay(tables.store, 3)
        live = await tables.get("table")
        await play(tables, live, 0)
        there = where(live)
        assert await tables.store.snapshot("table") is not None
    async with worker(file_url) as tables:
        live = await tables.get("table")
        assert where(live) == there
        page = await Page(tables, live, "ann").open()
        assert page.now["undo"] == 2
        assert await take_back(tables, live, 0) is None
        assert page.now["undo"] is None


async def test_an_undo_begins_at_the_copy_that_is_kept_over_a_restart_too(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "SNAPSHOT_EVERY", 5)
    begun: list[int] = []
    new = Game.new

    def counted(game: Game, *args: Any) -> State:
        begun.append(1)
        return new(game, *args)

    async with worker(file_url) as tables:
        await lay(tables.store, 3)
        live = await tables.get("table")
        for seat in (0, 1, 2, 0, 1):
            await play(tables, live, seat)
        monkeypatch.setattr(Game, "new", counted)
        for seat in (0, 1):
            assert await take_back(tables, live, seat) is None
            await play(tables, live, seat)
        assert not begun
    async with worker(file_url) as tables:
        live = await tables.get("table")
        for seat in (0, 1):
            assert await take_back(tables, live, seat) is None
        assert not begun
        assert len(live.state.past or ()) == 3 if live.state else False


async def test_nothing_is_taken_back_after_a_card_is_revealed(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await nothing_to_take_back(tables, live, 0)
        await play(tables, live, 0)
        await play(tables, live, 1)
        for seat in (0, 1):
            await nothing_to_take_back(tables, live, seat)


async def test_nobody_takes_back_what_another_person_has_answered_to(file_url: str, toy: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, game=toy)
        live = await tables.get("table")
        for seat in (0, 1):
            await play(tables, live, seat, by_hand(live, "wish", suit="fish"))
        await play(tables, live, 0, by_hand(live, "beg", seat=1))
        await play(tables, live, 1, by_hand(live, "refuse"))
        assert await refused(tables, live, 0) == "KER-UNDO-2"


async def test_after_a_bot_has_answered_one_takes_back_and_the_bot_is_asked_anew(file_url: str, toy: str) -> None:
    """The bots' processes do not know the toy, so this bot answers by its fallback; it is asked like any other."""
    async with worker(file_url) as tables:
        await lay(tables.store, game=toy, bots={1: "easy"}, options={"loans": 0})
        live = await tables.get("table")
        assert live.state is not None
        await play(tables, live, 0, by_hand(live, "wish", suit="fish"))
        await until(lambda: live.asks[0] is not None)
        before = live.state.fingerprint()
        for _ in range(2):
            await play(tables, live, 0, by_hand(live, "beg", seat=1))
            await until(lambda: live.asks[0] is not None and not live.thinking)
            assert live.state.fingerprint() != before
            assert await take_back(tables, live, 0) is None
            assert live.state.fingerprint() == before, "the bot's answer is gone with what it answered"
        asked = [
            entry.ask for entry in await tables.store.entries("table") if entry.seat == 1 and entry.kind == "played"
        ]
        assert len(asked) == len(set(asked)) == 3, "a wish, and twice an answer to a question of its own number"
    async with worker(file_url) as tables:
        assert where(await tables.get("table")) == where(live)


async def test_what_a_bot_answered_to_the_same_card_stays_when_a_person_takes_back(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 3, bots={2: "easy"})
        live = await tables.get("table")
        assert live.state is not None
        await play(tables, live, 0)
        await until(lambda: live.asks[2] is None)
        assert await take_back(tables, live, 0) is None
        assert [seat for seat, _ in live.state.past or ()] == [2]
        assert live.state.to_act == (0, 1)


async def test_a_loan_is_taken_back_before_the_question_beside_which_it_was_taken(file_url: str, toy: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, game=toy)
        live = await tables.get("table")
        assert live.state is not None
        await play(tables, live, 0, by_hand(live, "loan"))
        await play(tables, live, 0, by_hand(live, "wish", suit="tea"))
        for kinds in (["loan"], []):
            assert await take_back(tables, live, 0) is None
            assert [live.game.move(action)["kind"] for _, action in live.state.past or ()] == kinds
        await nothing_to_take_back(tables, live, 0)


@pytest.mark.parametrize(("game", "players"), [("next-station", 3), ("london", 3), ("guilds", 3), ("dei", 3)])
def test_what_is_offered_to_be_taken_back_can_be(game: str, players: int) -> None:
    """At every position of a game played at random, for every seat: offered exactly where it is not refused."""
    rules, rng = find_game(game), Random(5)
    row = TableRow(
        id="table",
        game=game,
        version=rules.version,
        data=rules.data,
        options={},
        players=players,
        public=False,
        status="playing",
        host="ann",
        created=0.0,
    )
    position = Position.before(row, rules)
    position.take(EntryRow(table="table", seq=1, kind="started", seed=3, at=0.0))
    found: Counter[bool] = Counter()
    for seq in range(2, 500):
        if not position.owing:
            break
        assert position.state is not None
        seat = rng.choice(position.owing)
        action = rng.choice(position.state.legal(seat))
        played: dict[str, Any] = {"seat": seat, "ask": position.asks[seat], "action": action}
        position = position.copy()
        position.carry_out(EntryRow(table="table", seq=seq, kind="played", at=0.0, **played))
        for seat in range(players):
            last = position.last_of(seat)
            if last is None:
                assert position.undoable(seat) is None
                continue
            undone = EntryRow(table="table", seq=seq + 1, kind="undone", seat=seat, at=0.0, more={"bots": []})
            try:
                position.copy().carry_out(undone)
                can = True
            except Refused:
                can = False
            assert (position.undoable(seat) == last.seq) == can, (seq, seat)
            found[can] += 1
    assert found[True] > 20


# Nothing hidden is told by what can be taken back


def redealt(position: Position, viewer: int, rng: Random) -> Position:
    """The same table just after something became known, had what the viewer does not know been dealt otherwise."""
    state = position.state
    assert state is not None
    assert state.past is not None
    twin = position.copy()
    twin.state = state.guess(viewer, rng)
    twin.state.past, twin.state.seed = state.past.copy(), 0
    twin._at_barrier = twin.state.copy()
    twin._decisions = [twin._decision(seat) for seat in range(twin.players)]
    return twin


def answered(position: Position, seat: int, action: int) -> tuple[Position, list[Event]]:
    after = position.copy()
    played: dict[str, Any] = {"seat": seat, "ask": position.asks[seat], "action": action}
    return after, after.write(EntryRow(table="table", seq=position.seq + 1, kind="played", at=0.0, **played))


def seen_by(viewer: int, position: Position, told: list[Event]) -> list[Any]:
    """All that a seat sees of a table and of how it came there, but for what it can take back."""
    state = position.state
    assert state is not None
    events = [event.view(viewer) for event in told]
    return [state.view(viewer), state.asked(viewer), state.ask(viewer), state.legal(viewer), position.owing, events]


def undo_told(viewer: int, position: Position) -> list[Any]:
    """What a seat is offered to take back, and what it is told if it tries."""
    own = position.last_of(viewer)
    if own is None:
        return [position.undoable(viewer)]
    assert position.state is not None
    assert position._at_barrier is not None
    taken = kernel_undo.take_back(position.state, viewer, position._at_barrier, position.bots)
    if isinstance(taken, Refusal):
        return [position.undoable(viewer), taken]
    return [position.undoable(viewer), taken.dropped, taken.state.view(viewer), taken.state.to_act]


@pytest.mark.parametrize("game", ["next-station", "london", "guilds", "dei"])
def test_what_can_be_taken_back_tells_nothing_hidden(game: str) -> None:
    """A game played at random, beside others that a seat cannot tell from it: the same is offered and refused."""
    rng, rules, players = Random(11), find_game(game), 3
    position = Position(rules, players, {}, None)
    position.write(EntryRow(table="table", seq=1, kind="started", seed=4, at=0.0, more={"bots": [2]}))
    twins: dict[int, list[Position]] = {}
    compared = 0
    for _ in range(160):
        if not position.owing:
            break
        if not position.recent:
            twins = {viewer: [redealt(position, viewer, rng) for _ in range(2)] for viewer in range(players)}
        assert position.state is not None
        seat = rng.choice(position.owing)
        action = rng.choice(position.state.legal(seat))
        after, told = answered(position, seat, action)
        for viewer, others in twins.items():
            alike = []
            for twin in others:
                assert twin.state is not None
                if action not in twin.state.legal(seat):
                    continue
                then, events = answered(twin, seat, action)
                if seen_by(viewer, then, events) != seen_by(viewer, after, told):
                    continue  # it can tell them apart now
                assert bool(then.recent) == bool(after.recent), "whether something became known is the same"
                assert undo_told(viewer, then) == undo_told(viewer, after)
                compared += after.last_of(viewer) is not None
                alike.append(then)
            twins[viewer] = alike
        position = after
    assert compared > 50
