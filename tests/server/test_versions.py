"""Rules and cards that change under a running table: it keeps its components, and stops where its log parts."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import londinium
from londinium.kernel import registry
from londinium.kernel.decisions import Decision
from londinium.kernel.questions import Question
from londinium.kernel.refusal import Refused
from londinium.kernel.registry import game as find_game
from londinium.server import gather, protocol
from londinium.server.refusals import Denied
from londinium.server.rows import EntryRow
from tests import toy as toy_module
from tests.server.playing import Page, by_hand, lay, play, play_by_chance, where, worker


@pytest.fixture
def fresh(toy: str) -> Iterator[str]:
    """The toy, built anew after a change."""
    registry._built_in.cache_clear()
    yield toy
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

    def answers(self: Any, question: Question) -> list[int]:
        legal = before(self, question)
        if isinstance(question, toy_module.Turn) and self.deck:
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
        assert live.state is not None
        record = londinium.record(live.state)
        again = find_game(toy).new(2, record["seed"], record["options"])
        for check, (seat, action) in zip(checks, record["actions"], strict=True):
            assert check == Decision.of(again, seat).digest()
            again.play(seat, action)


async def test_an_answer_is_hashed_once_where_it_is_played_and_once_where_it_is_read(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hashed: list[int] = []
    digest = Decision.digest

    def counted(decision: Decision) -> str:
        hashed.append(decision.seat)
        return digest(decision)

    monkeypatch.setattr(Decision, "digest", counted)
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        page = await Page(tables, live, "ann").open()
        ask, legal = page.now["ask"]["id"], page.now["legal"]
        said = {"type": "play", "seat": 0, "ask": ask, "action": legal[0]["action"], "sure": False}
        assert await page.say(said) is None
        assert (live.seq, hashed) == (2, [0])
    async with worker(file_url) as tables:
        assert (await tables.get("table")).seq == 2
        assert hashed == [0, 0]


# The checks of logs that were written before logs and records hashed the same: always the last legal answer
OLDER = {
    "next-station": (2, "deac898293d9 f2220d95d4b3 3892bff11f9d bb6f6cfcae4d 6b0f91aed750"),
    "london": (3, "4513bcc8948d d34a5fd7787c 2ac23274dcc6 ff9adab49912 5f3868e2b2b7"),
    "guilds": (2, "f4434f3fb9d9 9a4a99699e95 cdb45682b969 c0bdd4eeb003 d948844f83ae"),
    "dei": (3, "0cdca6ba70b9 ce460371b5f1 6f49bcc6c6f9 fb3188cf561c 0d3119c4bc9f"),
}


@pytest.mark.parametrize("changed", [None, 3])
@pytest.mark.parametrize("game", OLDER)
async def test_a_log_with_checks_of_the_older_form_is_read_and_held_against_the_rules(
    file_url: str, game: str, changed: int | None
) -> None:
    players, checks = OLDER[game]
    state = find_game(game).new(players, 7)
    async with worker(file_url) as tables:
        await lay(tables.store, players, game=game)
        for seq, check in enumerate(checks.split(), 2):
            seat, more = state.to_act[0], {"check": check if seq != changed else "0" * 12}
            action = state.legal(seat)[-1]
            state.play(seat, action)
            await tables.store.append(
                EntryRow(table="table", seq=seq, kind="played", seat=seat, ask=seq, action=action, more=more)
            )
        live = await tables.get("table")
        assert live.position.stopped == changed
        assert live.state is not None
        assert len(live.state.past or ()) == (5 if changed is None else 1)


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
            await gather.record(tables, live)
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
        record = await gather.record(tables, live)
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

    def answers(self: Any, question: Question) -> list[int]:
        """A turn may also be given as a present: another answer is allowed, none is forbidden."""
        legal = before(self, question)
        if isinstance(question, toy_module.Turn) and self.turns == 4:
            return sorted({*legal, self.game.action({"kind": "refuse"})})
        return legal

    monkeypatch.setattr(toy_module.ToyState, "answers", answers)
    registry._built_in.cache_clear()
    async with worker(file_url) as tables:
        live = await tables.get(id)
        assert live.position.stopped == 7


@pytest.mark.parametrize("more", [{}, {"check": "0" * 16}], ids=["unchecked", "checked"])
@pytest.mark.parametrize(("seat", "action"), [(7, 0), (0, 10**6), (None, 0), (0, None)])
async def test_an_answer_that_cannot_be_stops_the_table_too(
    file_url: str, seat: int | None, action: int | None, more: dict[str, str]
) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        await tables.store.append(
            EntryRow(table="table", seq=2, kind="played", seat=seat, ask=1, action=action, more=more)
        )
        live = await tables.get("table")
        assert (live.position.stopped, live.position.owing) == (2, ())


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
        record = await gather.record(tables, live)
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
            for kind, action in (("played", live.game.n_actions), ("undone", None)):
                with pytest.raises(Refused):
                    await tables.write(
                        live,
                        lambda now, kind=kind, action=action: [  # type: ignore[misc]
                            tables.entry(live, now, kind, seat=0, ask=1, action=action, more={"bots": []})
                        ],
                    )
        assert where(live) == there
        assert len(await tables.store.entries("table")) == 1
