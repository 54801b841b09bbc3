"""Rules and cards that change under a running table: it keeps its components, and stops where its log parts."""

import json
from random import Random
from typing import Any

import pytest

from londinium.kernel import registry
from londinium.server import gather, protocol
from londinium.server.fold import Parted
from londinium.server.live import Denied
from tests import toy as toy_module
from tests.server.playing import Page, by_hand, lay, play, play_by_chance, where, worker


@pytest.fixture
def fresh(toy: str) -> str:
    """The toy, built anew after a change."""
    registry._built_in.cache_clear()
    yield toy  # type: ignore[misc]
    registry._built_in.cache_clear()


async def begun(url: str, game: str, answers: int = 6) -> tuple[Any, ...]:
    """A table that two people have played for a while."""
    async with worker(url) as tables:
        seats = [protocol.WantedSeat(kind="me"), protocol.WantedSeat(kind="open")]
        live = await gather.create(tables, protocol.NewTable(game=game, seats=seats, options={"loans": 1}), "ann")
        await gather.join(tables, live, "ben", "Ben", None)
        await gather.start(tables, live)
        for seat, suit in ((0, "fish"), (1, "tea")):
            await play(tables, live, seat, by_hand(live, "wish", suit=suit))
        for _ in range(answers):
            seat = live.position.owing[0]
            await play(tables, live, seat, by_hand(live, "pass"))
        return live.row.id, where(live)


def other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """From version 2 on nobody may pass while there is a card in the deck."""
    before = toy_module.ToyState.answers

    def answers(self: Any, frame: Any) -> list[int]:
        legal = before(self, frame)
        if frame[0] == toy_module.TURN and self.deck:
            passing = self.game.action({"kind": "pass"})
            return [action for action in legal if action != passing]
        return legal

    monkeypatch.setattr(toy_module.ToyState, "answers", answers)
    monkeypatch.setattr(toy_module.Toy, "version", 2)
    registry._built_in.cache_clear()


async def test_every_answer_is_written_with_a_check_of_what_was_asked(file_url: str, toy: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, game=toy)
        live = await tables.get("table")
        await play_by_chance(tables, live, Random(1), 9)
        checks = [entry.more["check"] for entry in await tables.store.entries("table") if entry.kind == "played"]
        assert len(checks) == 9
        assert {len(check) for check in checks} == {12}
        assert len(set(checks)) > 5


async def test_a_rule_that_changes_stops_the_table_where_it_parts_and_its_players_go_on(
    store_url: str, fresh: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _ = await begun(store_url, fresh)
    other_rules(monkeypatch)
    async with worker(store_url) as tables:
        live = await tables.get(id)
        page = await Page(tables, live, "ann").open()
        now = page.now
        assert now["stopped"] == {"entry": 4, "was": 1, "version": 2}, "the first turn that was passed"
        assert (now["to_act"], now["ask"], now["legal"], now["undo"]) == ([], None, [], None)
        assert now["seq"] == 9
        assert now["view"]["turn"] == 1
        for message in (
            {"type": "play", "seat": 0, "ask": 3, "action": 0},
            {"type": "undo", "seat": 0, "entry": 2},
            {"type": "if", "seat": 0, "action": 0},
        ):
            reply = await page.say(message)
            assert reply is not None
            assert reply["code"] == "stopped"
        with pytest.raises(Denied):
            await gather.record(live)
        await gather.go_on(tables, live)
        assert page.now["stopped"] is None
        assert page.now["seq"] == 10
        assert (page.now["entries"][0]["kind"], page.now["entries"][0]["void"]) == ("cut", [4, 5, 6, 7, 8, 9])
        assert page.now["ask"]["id"] == 10, "everybody is asked anew: the old answers are in the log"
        passing = by_hand(live, "pass")
        reply = await page.say({"type": "play", "seat": 0, "ask": 10, "action": passing})
        assert reply is not None
        assert reply["type"] == "no"
        assert await play(tables, live, 0) is None
        assert live.seq == 11
        there = where(live)
        log = await page.say({"type": "log", "seat": 0})
        assert log is not None
        assert [entry["kind"] for entry in log["entries"]] == ["started"] + ["played"] * 8 + ["cut", "played"]
        assert [bool(entry["events"]) for entry in log["entries"][3:9]] == [False] * 6, "what is void tells nothing"
    async with worker(store_url) as tables:
        assert where(await tables.get(id)) == there


async def test_what_was_cut_stays_cut_when_the_old_rules_come_back(
    file_url: str, fresh: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, before = await begun(file_url, fresh)
    with monkeypatch.context() as patch:
        other_rules(patch)
        async with worker(file_url) as tables:
            live = await tables.get(id)
            await gather.go_on(tables, live)
            assert live.seq == 10
    registry._built_in.cache_clear()
    async with worker(file_url) as tables:
        live = await tables.get(id)
        assert live.position.stopped is None
        assert live.state is not None
        assert len(live.state.past or ()) == 2
        assert before[0] == 9
        assert live.position.owing


async def test_a_table_that_no_longer_agrees_can_be_ended(
    file_url: str, fresh: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _ = await begun(file_url, fresh)
    other_rules(monkeypatch)
    async with worker(file_url) as tables:
        live = await tables.get(id)
        page = await Page(tables, live, "ann").open()
        await gather.end(tables, live)
        assert page.now["ended"] == {"why": "stopped", "seat": None}
        assert live.row.status == "over"
        record = await gather.record(live)
        assert (record["version"], record["begun"], len(record["actions"])) == (2, 1, 2)


async def test_a_table_that_agrees_cannot_be_cut_or_ended(file_url: str, toy: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, game=toy)
        live = await tables.get("table")
        with pytest.raises(Denied):
            await gather.end(tables, live)
        await gather.go_on(tables, live)
        assert live.seq == 1


async def test_a_rule_that_asks_otherwise_is_noticed_though_every_answer_is_still_allowed(
    file_url: str, fresh: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _ = await begun(file_url, fresh)
    before = toy_module.ToyState.answers

    def answers(self: Any, frame: Any) -> list[int]:
        """A turn may also be given as a present: another answer is allowed, none is forbidden."""
        legal = before(self, frame)
        more = [self.game.action({"kind": "refuse"})] if frame[0] == toy_module.TURN and self.turns == 4 else []
        return sorted({*legal, *more})

    monkeypatch.setattr(toy_module.ToyState, "answers", answers)
    registry._built_in.cache_clear()
    async with worker(file_url) as tables:
        live = await tables.get(id)
        assert live.position.stopped == 7


async def test_rules_that_change_nothing_for_a_table_do_not_stop_it(
    file_url: str, fresh: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    id, there = await begun(file_url, fresh)
    monkeypatch.setattr(toy_module.Toy, "version", 2)
    registry._built_in.cache_clear()
    async with worker(file_url) as tables:
        live = await tables.get(id)
        assert live.position.stopped is None
        assert live.state is not None
        assert live.state.past == there[2]


async def test_a_card_that_changes_is_another_card_only_for_new_tables(
    store_url: str, fresh: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """The release has other components; a table is played to its end with those it began with."""
    id, there = await begun(store_url, fresh, answers=2)
    goods = json.loads((toy_module.Toy.folder / "goods.json").read_text())
    goods["cards"][0]["worth"] += 5
    (tmp_path / "goods.json").write_text(json.dumps(goods))
    old = registry.game(fresh).data
    monkeypatch.setattr(toy_module.Toy, "folder", tmp_path)
    registry._built_in.cache_clear()
    assert registry.game(fresh).data != old
    async with worker(store_url) as tables:
        live = await tables.get(id)
        assert where(live) == there
        assert live.game.data == old
        assert live.info(None).pack is not None
        await play_by_chance(tables, live, Random(3))
        assert live.row.status == "over"
        record = await gather.record(live)
        assert record["data"] == old
        assert record["pack"]["files"]["goods"]["cards"][0]["worth"] == goods["cards"][0]["worth"] - 5
        again = await gather.rematch(tables, live, "ann")
        assert again.game.data == again.row.data == registry.game(fresh).data
        assert again.info(None).pack is None


async def test_a_table_whose_components_are_nowhere_says_so(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        await tables.store.change_table("table", data="0" * 32)
        with pytest.raises(Denied, match="components"):
            await tables.get("table")


async def test_what_cannot_be_carried_out_is_never_written(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        there = where(live)
        async with live.lock:
            for more in ({"check": "0" * 12}, {}):
                action = live.game.n_actions if not more else (live.state.legal(0)[0] if live.state else 0)
                with pytest.raises(Parted):
                    await tables.write(
                        live,
                        lambda now, more=more, action=action: [  # type: ignore[misc]
                            tables.entry(live, now, "played", seat=0, ask=1, action=action, more=more)
                        ],
                    )
        assert where(live) == there
        assert len(await tables.store.entries("table")) == 1
