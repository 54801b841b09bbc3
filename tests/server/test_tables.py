"""Tables: a log that is folded, questions that are answered once, and workers that play at the same moment."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from londinium.server import gather, loading, protocol, schema
from londinium.server.live import LiveTable
from londinium.server.refusals import Denied
from londinium.server.rows import EntryRow, Snapshot
from londinium.server.seats import Token
from londinium.server.store import Store
from londinium.server.tables import Tables
from tests.server.playing import PEOPLE, Page, by_hand, lay, play, play_by_chance, take_back, where, worker

# The fold


async def mixed(tables: Tables, live: LiveTable, rng: Random) -> None:
    """People play at random and take back now and then; one seat is a bot's for a while, which is not woken."""
    for number in range(60):
        assert live.state is not None
        if not live.state.to_act:
            return
        seat = rng.choice(live.state.to_act)
        await play(tables, live, seat, rng.choice(live.state.legal(seat)))
        if rng.random() < 0.3:
            await take_back(tables, live, rng.choice([one.seat for one in live.position.recent] or [seat]))
        if number in (10, 14):
            more = {"by": "bot" if number == 10 else "person"}
            await tables.store.append(EntryRow(table=live.row.id, seq=live.seq + 1, kind="taken", seat=2, more=more))
            await tables.catch_up(live)


async def reloaded(url: str, id: str = "table") -> tuple[Any, ...]:
    """The table as a server finds it that was just started."""
    async with worker(url) as tables:
        return where(await tables.get(id))


@pytest.mark.parametrize("game", ["next-station", "toy"])
async def test_the_log_gives_the_same_table_with_snapshots_without_and_with_none_made(
    store_url: str, toy: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "SNAPSHOT_EVERY", 7)
    options = {"powers": True} if game == "next-station" else {"loans": 2}
    async with worker(store_url) as tables:
        await lay(tables.store, 3, game=game, options=options)
        live = await tables.get("table")
        await mixed(tables, live, Random(3))
        there = where(live)
        kinds = {entry.kind for entry in await tables.store.entries("table")}
        assert kinds == {"started", "played", "undone", "taken"}
        snapshot = await tables.store.snapshot("table")
        assert snapshot is not None
        assert there[0] - 7 < snapshot.seq <= there[0]
    assert await reloaded(store_url) == there
    forget(store_url, schema.snapshots)
    assert await reloaded(store_url) == there
    monkeypatch.setattr(loading, "SNAPSHOT_EVERY", 10**9)
    async with worker(store_url) as tables:
        await lay(tables.store, 3, id="plain", game=game, options=options)
        await mixed(tables, await tables.get("plain"), Random(3))
        assert await tables.store.snapshot("plain") is None
    assert timeless(await reloaded(store_url, "plain")) == timeless(there)


def timeless(there: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same moves at another time."""
    return tuple(value for value in there if not isinstance(value, float))


def forget(url: str, table: sa.Table, *which: sa.ColumnElement[bool]) -> None:
    """Delete rows behind the server's back."""
    driver = "sqlite" if url.startswith("sqlite") else "postgresql+psycopg"
    engine = sa.create_engine(sa.make_url(url).set(drivername=driver))
    with engine.begin() as connection:
        assert connection.execute(sa.delete(table).where(*which)).rowcount
    engine.dispose()


async def test_what_is_before_a_snapshot_is_not_read_again(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "SNAPSHOT_EVERY", 10)
    async with worker(store_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await play_by_chance(tables, live, Random(1), 33)
        there = where(live)
    forget(store_url, schema.entries, schema.entries.c.seq <= 30)
    assert await reloaded(store_url) == there


async def test_a_snapshot_of_other_rules_is_not_used(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await play_by_chance(tables, live, Random(1), 9)
        assert live.state is not None
        other = live.game.save(live.state).replace(b'"version":1', b'"version":0')
        more = {"asks": [1, 1], "recent": []}
        tables.store.put_snapshot("table", Snapshot(seq=5, state=other, more=more))
        there = where(live)
    assert await reloaded(file_url) == there


async def test_a_whole_game_is_the_same_after_a_restart_at_any_moment(file_url: str) -> None:
    rng = Random(5)
    seen: list[tuple[Any, ...]] = []
    for _ in range(40):
        async with worker(file_url) as tables:
            if not seen:
                await lay(tables.store)
            live = await tables.get("table")
            assert not seen or where(live) == seen[-1]
            await play_by_chance(tables, live, rng, rng.randrange(1, 8))
            seen.append(where(live))
            assert live.state is not None
            if live.state.over:
                record = await gather.record(tables, live)
                break
    assert live.row.status == "over"
    assert live.state is not None
    assert record["result"]["scores"] == live.state.outcome()["scores"]


async def test_a_game_whose_end_was_not_written_down_is_over_all_the_same(file_url: str) -> None:
    """The server was killed after the last move and before it could say that the table is over."""
    async with worker(file_url) as tables:
        await lay(tables.store)
        await play_by_chance(tables, await tables.get("table"), Random(2))
        await tables.store.change_table("table", status="playing")
    async with worker(file_url) as tables:
        assert (await tables.get("table")).row.status == "over"
        found = await tables.store.table("table")
        assert found is not None
        assert found[0].status == "over"


async def test_tables_that_nobody_looks_at_are_let_go_and_come_back(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "KEPT", 2)
    async with worker(file_url) as tables:
        for id in ("one", "two", "three", "four"):
            await lay(tables.store, id=id)
        watched = await tables.get("one")
        page = await Page(tables, watched, "ann").open()
        for id in ("two", "three", "four", "three"):
            live = await tables.get(id)
            assert await play(tables, live, 0 if live.asks[0] else 1) is None
        assert (await tables.get("three")).seq == 3
        assert await tables.get("one") is watched
        assert page.now["seq"] == 1


@pytest.mark.parametrize("id", ["none", "", "\0", "é", "a/b", "x" * 10_000])
async def test_there_is_no_table_by_an_id_that_nobody_was_given(store_url: str, id: str) -> None:
    async with worker(store_url) as tables:
        with pytest.raises(KeyError):
            await tables.get(id)
        assert not tables._loading, "an address that somebody made up takes no memory"


# Questions and answers


async def test_a_question_keeps_its_number_while_others_answer(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 4)
        live = await tables.get("table")
        assert live.asks == [1, 1, 1, 1]
        for seat in (3, 1, 2):
            await play(tables, live, seat)
        assert live.asks == [1, None, None, None]
        await play(tables, live, 0)
        assert live.asks == [5, 5, 5, 5], "the next card puts a new question to all"


async def test_a_question_that_is_put_anew_has_a_new_number(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 3)
        live = await tables.get("table")
        await play(tables, live, 0)
        await play(tables, live, 1)
        assert await take_back(tables, live, 0) is None
        assert live.asks == [4, None, 1]
        await play(tables, live, 0, ask=1)
        assert live.seq == 4, "what was answered before the undo does not answer what is asked after it"
        await play(tables, live, 0)
        assert live.asks == [None, None, 1]


async def test_something_done_beside_a_question_puts_it_anew(file_url: str, toy: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, game=toy, options={"loans": 2})
        live = await tables.get("table")
        loan = by_hand(live, "loan")
        await play(tables, live, 0, loan)
        assert live.asks == [2, 1]
        await play(tables, live, 0, loan, ask=1)
        assert live.seq == 2, "a double click borrows once"
        await play(tables, live, 0, loan)
        assert live.asks == [3, 1]


async def test_a_double_click_and_a_retry_play_once(store_url: str) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        assert live.state is not None
        first, other = live.state.legal(0)[:2]
        tries = [play(tables, live, 0, action, ask=1) for action in (first, first, other, first)]
        assert await asyncio.gather(*tries) == [None] * 4
        assert await play(tables, live, 0, first, ask=1) is None
        assert live.state.past == [(0, first)]
        assert [entry.seq for entry in await tables.store.entries("table")] == [1, 2]


async def test_a_late_answer_changes_nothing_and_is_told_the_present(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        late = {"type": "play", "seat": 0, "ask": 1, "action": page.now["legal"][0]["action"]}
        assert await page.say(late) is None
        assert live.seq == 2
        await play(tables, live, 1)
        told = len(page.told())
        there = where(live)
        assert await page.say(late) is None
        assert where(live) == there
        assert len(page.told()) == told + 1
        assert page.now["seq"] == 3
        assert page.now["ask"]["id"] == 3
        assert page.now["entries"] == []


async def test_what_is_not_legal_is_refused_with_its_rule(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        legal = [answer["action"] for answer in page.now["legal"]]
        illegal = next(action for action in range(live.game.n_actions) if action not in legal)
        for action in (illegal, -1, live.game.n_actions, 10**30):
            play = {"type": "play", "seat": 0, "ask": 1, "action": action, "sure": True}
            look = {"type": "if", "seat": 0, "action": action}
            refused = [await page.say(said) for said in (play, look)]
            for said, reply in zip((play, look), refused, strict=True):
                assert reply is not None
                assert (reply["type"], reply["to"]) == ("no", said), "it says what it answers"
                assert reply["rule"].startswith(("NSL-", "KER-"))
            assert refused[0] == {**(refused[1] or {}), "to": play}
        assert live.seq == 1


async def test_nothing_is_played_before_the_start(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, started=False)
        page = await Page(tables, await tables.get("table"), "ann").open()
        assert page.told() == []
        for message in (
            {"type": "play", "seat": 0, "ask": 1, "action": 0},
            {"type": "undo", "seat": 0, "entry": 1},
            {"type": "why", "seat": 0, "move": {"kind": "pass"}},
            {"type": "if", "seat": 0, "action": 0},
        ):
            reply = await page.say(message)
            assert reply is not None
            assert reply["code"] == "not-started"


async def test_a_table_with_an_open_seat_does_not_start(file_url: str) -> None:
    async with worker(file_url) as tables:
        wanted = {"game": "next-station", "seats": [{"kind": "me"}, {"kind": "open"}], "start": True}
        live = await gather.create(tables, msgspec.convert(wanted, protocol.NewTable), "ann")
        assert live.state is None
        with pytest.raises(Denied):
            await gather.start(tables, live)
        await gather.join(tables, live, "ben", "Ben", None)
        await gather.start(tables, live)
        assert live.state is not None
        assert live.row.status == "playing"


async def test_a_table_that_several_start_at_once_is_started_once(store_url: str) -> None:
    async with worker(store_url) as one, worker(store_url) as two:
        await lay(one.store, started=False)
        lives = [await tables.get("table") for tables in (one, two)]
        await asyncio.gather(
            *(gather.start(tables, live) for tables, live in zip((one, two), lives, strict=True) for _ in range(2))
        )
        assert [entry.kind for entry in await one.store.entries("table")] == ["started"]
        assert where(lives[0]) == where(lives[1])


async def test_a_rematch_that_several_want_at_once_is_one_table(store_url: str) -> None:
    async with worker(store_url) as one, worker(store_url) as two:
        await lay(one.store, options={"objectives": True})
        live = await one.get("table")
        await play_by_chance(one, live, Random(1))
        other = await two.get("table")
        pages = [await Page(tables, live, "cat").open() for tables, live in ((one, live), (two, other))]
        tables = await asyncio.gather(
            *(gather.rematch(one, live, name) for name in ("ann", "ben")),
            *(gather.rematch(two, other, name) for name in ("ann", "ben")),
        )
        ids = {table.row.id for table in tables}
        assert len(ids) == 1
        fresh = await one.get(ids.pop())
        assert fresh.row.status == "playing"
        assert fresh.row.options == live.row.options
        assert [seat.holders for seat in fresh.seats] == [{"ann"}, {"ben"}]
        assert [entry.kind for entry in await one.store.entries(fresh.row.id)] == ["started"]
        assert [page.told("table")[-1]["table"]["next"] for page in pages] == [fresh.row.id] * 2
        assert await gather.rematch(one, live, "ann") is fresh


# Several workers


async def test_workers_that_play_the_same_game_at_the_same_moment_lose_nothing_and_play_nothing_twice(
    store_url: str,
) -> None:
    """Every seat answers every card through both workers at once, and differently: one of the two is played."""
    rng, asked = Random(4), 0
    async with worker(store_url) as one, worker(store_url) as two:
        await lay(one.store, 4)
        for _ in range(10):
            # Without a bus a worker learns of another's entries when it writes: here it looks before every card
            fresh = [Tables(tables.store, tables.pool) for tables in (one, two)]
            lives = [await tables.get("table") for tables in fresh]
            state = lives[0].state
            assert state is not None
            asked += len(state.to_act)
            answers = [(w, seat, rng.choice(state.legal(seat))) for seat in state.to_act for w in (0, 1)]
            rng.shuffle(answers)
            replies = await asyncio.gather(*(play(fresh[w], lives[w], seat, action) for w, seat, action in answers))
            assert not any(replies)
        entries = await one.store.entries("table")
        assert [entry.seq for entry in entries] == [1, *(entry.last + 1 for entry in entries[:-1])]
        answered = [(entry.seat, entry.ask) for entry in entries if entry.kind == "played"]
        assert len(answered) == len(set(answered)) == asked
    again = Store.open(store_url)
    tables = Tables(again, one.pool)
    assert (await tables.get("table")).seq == entries[-1].last
    await again.close()


async def test_a_worker_takes_nothing_back_that_another_has_answered_to(store_url: str) -> None:
    """What it knows is old: meanwhile the other has revealed a card. Its log must not hold what cannot be done."""
    async with worker(store_url) as one, worker(store_url) as two:
        await lay(one.store)
        behind = await one.get("table")
        await play(one, behind, 0)
        assert await play(two, await two.get("table"), 1) is None
        page = await Page(one, behind, "ann").open()
        assert page.now["undo"] == 2
        assert await page.say({"type": "undo", "seat": 0, "entry": 2}) is None
        assert (page.now["seq"], page.now["undo"]) == (3, None), "the present is told"
        assert [entry.kind for entry in await one.store.entries("table")] == ["started", "played", "played"]
        assert where(behind) == await reloaded(store_url)


async def test_one_takes_back_in_one_worker_while_another_answers_in_another(store_url: str) -> None:
    async with worker(store_url) as one, worker(store_url) as two:
        await lay(one.store, 3)
        mine = await one.get("table")
        await play(one, mine, 0)
        theirs = await two.get("table")
        assert list(await asyncio.gather(take_back(one, mine, 0), play(two, theirs, 1))) == [None, None]
        state = (await Tables(one.store, one.pool).get("table")).state
        assert state is not None
        assert state.to_act == (0, 2)


# Who sits where


async def test_whoever_has_lost_a_seat_neither_plays_it_nor_sees_it_any_more(file_url: str, toy: str) -> None:
    """The host opens a seat again and another takes it, while the first still has the page open."""
    async with worker(file_url) as tables:
        await lay(tables.store, game=toy, started=False)
        live = await tables.get("table")
        before, host = [await Page(tables, live, name).open() for name in ("ben", "ann")]
        await gather.change_seat(tables, live, 1, protocol.ChangeSeat(kind="open"), None)
        await gather.join(tables, live, "cat", "Cat", 1)
        await gather.start(tables, live)
        reply = await before.say({"type": "play", "seat": 1, "ask": 1, "action": 0})
        assert reply is not None
        assert reply["code"] == "not-yours"
        assert {message["seat"] for message in before.told()} == {None}
        assert {message["seat"] for message in host.told()} == {0}
        assert live.seq == 1


async def test_whoever_joins_with_the_page_open_plays_from_it(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, started=False)
        live = await tables.get("table")
        await gather.change_seat(tables, live, 1, protocol.ChangeSeat(kind="open"), None)
        page = await Page(tables, live, "cat").open()
        await gather.join(tables, live, "cat", "Cat", None)
        await gather.start(tables, live)
        assert page.now["seat"] == 1
        assert await page.say({"type": "play", "seat": 1, "ask": 1, "action": page.now["legal"][0]["action"]}) is None
        assert live.seq == 2


async def test_a_link_gives_a_running_seat_to_an_open_page(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        page = await Page(tables, live, "phone").open()
        assert page.now["seat"] is None
        await gather.hold(tables, Token("table", 0, "ann", "0"), "phone")
        assert page.now["seat"] == 0
        assert page.now["ask"]["id"] == 1
        assert live.seats[0].holders == {"ann", "phone"}


async def test_a_link_to_a_seat_that_was_given_away_gives_nothing(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, started=False)
        live = await tables.get("table")
        await gather.change_seat(tables, live, 1, protocol.ChangeSeat(kind="open"), None)
        for _ in range(2):
            with pytest.raises(Denied):
                await gather.hold(tables, Token("table", 1, "ben", "0"), "phone")
            if live.seats[1].kind == "open":
                await gather.join(tables, live, "cat", "Cat", 1)
        assert live.seats[1].holders == {"cat"}


async def test_after_the_start_a_seat_can_only_be_given_to_a_bot(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        for seat, wanted in ((0, "open"), (9, "bot"), (-1, "bot")):
            with pytest.raises(Denied):
                await gather.change_seat(tables, live, seat, protocol.ChangeSeat(kind=wanted), None)  # type: ignore[arg-type]
        assert live.seq == 1
        assert [seat.kind for seat in live.seats] == ["person", "person"]


async def test_a_seat_that_somebody_plays_is_given_to_a_bot_only_by_them(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await Page(tables, live, "ben").open()
        to_bot = protocol.ChangeSeat(kind="bot", bot="easy")
        with pytest.raises(Denied, match="when its owner has been away"):
            await gather.change_seat(tables, live, 1, to_bot, "ann")
        await gather.change_seat(tables, live, 1, to_bot, "ben")
        assert live.seats[1].kind == "bot"


async def test_a_seat_is_away_while_no_page_of_it_is_open(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        ann, ben = [await Page(tables, live, name).open() for name in ("ann", "ben")]
        assert [seat["away"] for seat in ann.told("table")[-1]["table"]["seats"]] == [False, False]
        tables.leave(live, ben.listener)
        assert [seat["away"] for seat in ann.told("table")[-1]["table"]["seats"]] == [False, True]


# What people ask


async def test_if_shows_the_section_but_not_the_next_card(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await play(tables, live, 1)
        page = await Page(tables, live, "ann").open()
        answer = page.now["legal"][0]
        assert answer["move"]["kind"] == "draw"
        there = where(live)
        for _ in range(3):
            reply = await page.say({"type": "if", "seat": 0, "action": answer["action"]})
            assert reply is not None
            assert (reply["type"], reply["final"]) == ("if", True), "all have answered then: a card would be revealed"
            line = next(line for line in reply["view"]["sheets"][0]["lines"] if line["sections"])
            assert line["sections"] == [[answer["move"]["from"], answer["move"]["to"]]]
            for name in ("revealed", "deck", "symbol"):
                assert reply["view"][name] == page.now["view"][name]
        assert where(live) == there


async def test_if_of_an_answer_that_others_still_wait_for_is_not_final(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        page = await Page(tables, await tables.get("table"), "ann").open()
        reply = await page.say({"type": "if", "seat": 0, "action": page.now["legal"][0]["action"]})
        assert reply is not None
        assert reply["final"] is False


async def test_why_names_the_rule_or_none(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        allowed = page.now["legal"][0]["move"]
        for move, rule in (
            (allowed, None),
            ({"kind": "draw", "from": 0, "to": 52}, "NSL-DRAW-6"),
            ({"kind": "circle", "station": 0}, "NSL-SETUP-10"),
            ({"kind": "fly"}, "KER-MOVE-1"),
        ):
            reply = await page.say({"type": "why", "seat": 0, "move": move})
            assert reply is not None
            assert (reply["type"], reply["move"], reply["rule"]) == ("why", move, rule)
        await play(tables, live, 0)
        reply = await page.say({"type": "why", "seat": 0, "move": allowed})
        assert reply is not None
        assert reply["rule"] == "KER-TURN-1"


async def test_an_answer_that_would_reveal_is_held_until_the_person_is_sure(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        said = {"type": "play", "seat": 0, "ask": 1, "action": page.now["legal"][0]["action"], "sure": False}
        assert await page.say(said) is None, "the other seat still owes its answer: this one can be taken back"
        assert live.seq == 2
        await take_back(tables, live, 0)
        await play(tables, live, 1)
        said["ask"] = page.now["ask"]["id"]
        there = where(live)
        assert await page.say(said) == {"type": "sure", "seat": 0, "ask": said["ask"], "action": said["action"]}
        assert where(live) == there
        assert await page.say(said | {"sure": True}) is None
        assert live.state is not None
        assert live.state.barrier > there[3]


async def test_the_answer_that_ends_the_game_is_held_too_and_nothing_is_taken_back_after_it(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        assert live.state is not None
        page = await Page(tables, live, "ann").open()
        rng = Random(8)
        while True:
            seat = live.state.to_act[0]
            action = rng.choice(live.state.legal(seat))
            after, _ = live.state.attempt(seat, action, rng)
            if after.over:
                break
            await play(tables, live, seat, action)
        assert isinstance(await play(tables, live, seat, action, sure=False), protocol.Sure)
        assert await play(tables, live, seat, action) is None
        assert page.now["result"]["scores"] == live.state.outcome()["scores"]
        assert page.now["undo"] is None
        there = where(live)
        for number in range(2):
            for entry in range(live.seq + 1):
                assert await take_back(tables, live, number, entry) is None
        assert where(live) == there
        assert live.row.status == "over"


async def test_after_an_absence_a_page_is_told_what_happened_since(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        watching = await Page(tables, live, "ben").open()
        await play_by_chance(tables, live, Random(1), 6)
        await take_back(tables, live, live.position.recent[-1].seat) if live.position.recent else None
        await play_by_chance(tables, live, Random(2), 3)
        told = [entry for message in watching.told() for entry in message["entries"]]
        assert [entry["seq"] for entry in told] == list(range(2, live.seq + 1))
        back = await Page(tables, live, "ben").open(since=4)
        assert back.now["entries"] == told[3:]
        assert (await Page(tables, live, "ben").open(since=live.seq)).now["entries"] == []
        log = await back.say({"type": "log", "seat": 1})
        assert log is not None
        assert log["entries"][1:] == told
        assert log["entries"][0]["kind"] == "started"


async def test_the_names_of_the_table_are_kept(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 4)
        assert [seat.name for seat in (await tables.get("table")).seats] == list(PEOPLE)


async def test_whoever_had_a_seat_sees_it_no_more_when_somebody_new_has_taken_it(store_url: str) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        ben, cat = await Page(tables, live, "ben").open(), await Page(tables, live, "cat").open()
        await gather.leave(tables, live, 1)
        assert ben.now["seat"] == 1
        invitation = Token("table", 1, "ann", await gather.invite(tables, live, 1, "ann"))
        await gather.replace(tables, live, invitation, "cat", " Cat ")
        assert (ben.now["seat"], cat.now["seat"]) == (None, 1)
        with pytest.raises(Denied):
            await gather.replace(tables, live, invitation, "dan", "Dan")
    async with worker(store_url) as tables:
        live = await tables.get("table")
        assert (live.seats[1].name, live.seats[1].holders) == ("Cat", frozenset({"cat"}))
        assert live.position.bots == frozenset()
