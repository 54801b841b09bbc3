"""What changed: said shortly, applied strictly, and the same as the whole, byte for byte."""

import json
import weakref
from copy import deepcopy
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from londinium.server import protocol, telling
from londinium.server.patch import Misfit, apply, diff
from londinium.server.telling import Telling
from tests.server.playing import PEOPLE, Page, lay, play, take_back, worker

MOST_BYTES = 1200  # of a message, in the mean
MODULES = {"powers": True, "objectives": True}
STRAIGHT_ON = "straight-on"  # nothing is taken back
GAMES = {  # players, options, decisions
    "next-station": (4, MODULES, 600),
    "next-station-of-two": (2, {}, 600),
    "next-station-of-two-straight-on": (2, {}, 600),  # every second move deals a card
    "next-station-of-two-with-modules-straight-on": (2, MODULES, 600),
    "london": (3, {}, 600),
    "guilds": (2, {}, 600),
    "dei": (2, {}, 600),
    "dei-of-four": (4, {"feat_draft": True}, 300),
    "dei-campaign": (4, {"campaign": True}, 200),
}

plain = st.none() | st.booleans() | st.integers(2, 5) | st.sampled_from(["", "a", "b"])
names = st.sampled_from(["a", "b", "c", "0", "1", "__x"])
trees = st.recursive(plain, lambda tree: st.lists(tree, max_size=5) | st.dictionaries(names, tree, max_size=4))


def reordered(old: Any, new: Any) -> bool:
    """Whether two objects that may be held against each other differ in nothing but the order of their names."""
    if isinstance(old, dict) and isinstance(new, dict):
        if old == new and [*old] != [*new]:
            return True
        return any(reordered(old[name], new[name]) for name in old.keys() & new.keys())
    if isinstance(old, list) and isinstance(new, list):
        return any(reordered(one, another) for one in old for another in new)
    return False


@given(trees, trees)
def test_a_change_gives_what_it_was_made_for_byte_for_byte(old: Any, new: Any) -> None:
    assume(not reordered(old, new))
    before, after, change = msgspec.json.encode(old), msgspec.json.encode(new), diff(old, new)
    assert (change is None) == (before == after)
    if change is not None:
        assert msgspec.json.encode(apply(json.loads(json.dumps(change)), old)) == after
    assert msgspec.json.encode(old) == before, "and leaves what it was applied to as it was"


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1, "b": 2}, {"a": 1}, {"b": []}),
        ({"a": 1}, {"a": 1, "b": [2]}, {"b": [[2]]}),
        ({"a": 1, "c": 3}, {"a": 1, "b": 2, "c": 3}, [{"a": 1, "b": 2, "c": 3}]),  # the order of names is kept
        ([1, 2, 3], [1, 2, 3, 4], [3, 0, [4]]),
        ([1, 2, 3], [1, 3], [1, 1, []]),
        ([1, 2, 3], [0, 1, 2, 3], [0, 0, [0]]),
        ([1, 2, 3], [1, 5, 3], {"1": [5]}),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], {"1": {"a": [3]}}),
        ([1, 2], [3], [[3]]),
        ([1], [], [[]]),
        (None, {"a": 1}, [{"a": 1}]),
        ([], [{"a": 1}], [[{"a": 1}]]),
        ([], [{"a": 1}, {"a": 2}], [["a"], [[1], [2]]]),  # names are told once
        (None, [{"a": 1, "b": {"c": 2, "d": {}}}] * 2, [["a", ["b", "c", ["d"]]], [[1, 2], [1, 2]]]),
        ([{"a": 1}], [{"a": 2}, {"a": 3}, {"b": 4}, {"b": 5}], [["a"], [[2], [3]], ["b"], [[4], [5]]]),
        ({}, {"a": [{"b": []}, {"b": [1]}]}, [{"a": [{"b": []}, {"b": [1]}]}]),
        ({"c": 0}, {"c": 0, "a": [{"b": []}, {"b": [1]}]}, {"a": [["b"], [[[]], [[1]]]]}),
        ([], [{"a": 1}, {"b": 1}], [[{"a": 1}, {"b": 1}]]),  # … where that is shorter
        ([*range(20)], [*range(13), 77, *range(14, 20)], {"13": [77]}),  # a long list is compared by halves
        ([*range(20)], [*range(13), 77, *range(13, 20)], [13, 0, [77]]),
        ([*range(20)], [77, *range(1, 20)], {"0": [77]}),
        ([*range(20)], [*range(19), 77], {"19": [77]}),
        ([*range(20)], [*range(19)], [19, 1, []]),
    ],
)
def test_the_form_of_a_change(old: Any, new: Any, change: Any) -> None:
    assert diff(old, new) == change
    assert apply(change, old) == new


@pytest.mark.parametrize(
    ("old", "change"),
    [
        ({"a": 1}, {"b": []}),
        ({"a": 1}, {"b": {"c": [1]}}),
        ({"a": 1}, {"b": [0, 0, [1]]}),
        ({"a": 1}, {"a": {"b": [1]}}),
        ({"a": 1}, {"a": [0, 0, []]}),
        ({"a": 1}, []),
        ({"a": 1}, {"a": [1, 2]}),
        ([1, 2], {"2": [3]}),
        ([1, 2], {"-1": [3]}),
        ([1, 2], {"01": [3]}),
        ([1, 2], {"length": [3]}),
        ([1, 2], [1, 2, [3]]),
        ([1, 2], [-1, 1, [3]]),
        ([1, 2], [0, 1, 3]),
        ([1, 2], []),
        (None, {"a": [1]}),
        ("text", {"0": ["T"]}),
        ({"a": [1]}, {"a": {"0": []}}),
        ([], [["a"], [[1, 2]]]),
        ([], [["a", "b"], [[1]]]),
        ([], [["a", "a"], [[1, 2]]]),
        ([], [["a", ["a", "b"]], [[1, 2]]]),
        ([], [[1], [[1]]]),
        ([], [[[]], [[]]]),
        ([], [["a"], [1]]),
        ([], [["a"], 1]),
        ([], ["a", [[1]]]),
        ([], [["a"], [[1]], ["b"], {}]),
        ([], [["a"], [[1]], ["b"], [[1]], ["c"]]),
        ({"a": 1}, {"b": [["a"], [[1, 2]]]}),
    ],
)
def test_a_change_that_does_not_fit_is_refused(old: Any, change: Any) -> None:
    before = deepcopy(old)
    with pytest.raises(Misfit):
        apply(change, old)
    assert old == before


# At a table


@pytest.mark.parametrize("name", GAMES)
async def test_what_pages_put_together_is_the_whole_and_messages_are_small(file_url: str, name: str) -> None:
    """Games at random with undos, looked at from every seat and by a spectator; every page is told every change."""
    players, options, decisions = GAMES[name]
    rng, undos = Random(name), 0
    async with worker(file_url) as tables:
        await lay(tables.store, players, game=name.partition("-of")[0].partition("-camp")[0], options=options)
        live = await tables.get("table")
        viewers: dict[int | None, str | None] = {None: None, **dict(enumerate(PEOPLE[:players]))}
        pages = {viewer: await Page(tables, live, holder).open() for viewer, holder in viewers.items()}
        for page in pages.values():
            page.sent.clear()
        for _ in range(decisions):
            assert live.state is not None
            if not live.state.to_act:
                break
            regretting = [seat for seat in range(players) if live.position.undoable(seat) is not None]
            if regretting and not name.endswith(STRAIGHT_ON) and rng.random() < 0.3:
                before = live.seq
                await take_back(tables, live, rng.choice(regretting))
                undos += live.seq > before
            else:
                seat = rng.choice(live.state.to_act)
                await play(tables, live, seat, rng.choice(live.state.legal(seat)))
            for viewer, page in pages.items():
                alone = Telling(live.row, live.telling_to(viewer).position)  # knows nothing of what was told before
                whole = json.loads(alone.now(viewer, page.now["entries"], 0.0))
                assert json.dumps(page.now) == json.dumps({key: whole[key] for key in page.now})
                msgspec.convert(page.now, protocol.Now)
        sent = [message for page in pages.values() for message in page.sent]
    assert undos > 5 or name.endswith(STRAIGHT_ON)
    assert {json.loads(message)["type"] for message in sent} <= {"next", "table"}
    assert sum(map(len, sent)) / len(sent) <= MOST_BYTES


async def test_a_page_that_has_lost_the_thread_asks_for_the_whole_and_is_told_what_it_missed(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 2)
        live = await tables.get("table")
        ann, nobody = await Page(tables, live, "ann").open(), await Page(tables, live, None).open()
        for seat in (0, 1, 0):
            await play(tables, live, seat)
        assert await ann.say({"type": "whole", "seat": 0, "since": 2}) is None
        told = json.loads(ann.sent[-1])
        assert (told["type"], told["seq"], told["seat"]) == ("now", live.seq, 0)
        assert [entry["seq"] for entry in told["entries"]] == list(range(3, live.seq + 1))
        assert await nobody.say({"type": "whole", "seat": None}) is None
        assert json.loads(nobody.sent[-1])["entries"] == []
        for page, other in ((nobody, 0), (ann, 1), (ann, None)):
            reply = await page.say({"type": "whole", "seat": other})
            assert reply is not None
            assert reply["code"] == "not-yours"
        await play(tables, live, 1)
        assert json.loads(ann.sent[-1])["type"] == "next", "from there on it is told what changes"


async def test_a_page_is_told_the_whole_first_and_what_changes_after_it(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, 2)
        live = await tables.get("table")
        ann = await Page(tables, live, "ann").open()
        await play(tables, live, 0)
        late = await Page(tables, live, "ann").open()
        await play(tables, live, 1)
        kinds = [[json.loads(message)["type"] for message in page.sent] for page in (ann, late)]
        assert [kind for kind in kinds[0] if kind != "table"] == ["now", "next", "next"]
        assert [kind for kind in kinds[1] if kind != "table"] == ["now", "next"]
        assert ann.sent[-1] == late.sent[-1]


async def test_what_several_see_is_worked_out_once(file_url: str) -> None:
    """All seats of Next Station see the same: one view is built for a position, and one change of it found."""
    async with worker(file_url) as tables:
        await lay(tables.store, 4)
        live = await tables.get("table")
        pages = [await Page(tables, live, holder).open() for holder in (*PEOPLE, None)]
        state = type(live.state)
        with (
            patch.object(state, "view", autospec=True, side_effect=state.view) as built,
            patch.object(telling, "diff", side_effect=diff) as compared,
        ):
            await play(tables, live, 0)
            assert built.call_count == 1
            assert compared.call_count == 3, "view, standing, and what is asked"
            assert all(page.now["seq"] == live.seq for page in pages)
            for page in pages:
                page.close()
            await play(tables, live, 1)
            assert built.call_count == 1, "nobody looks"


async def test_who_takes_something_back_is_told_what_the_answers_bring_now(file_url: str) -> None:
    """Guilds of London: a card is used that gives the same answers again; taken back, to end the turn brings more."""
    said = (505, 506, 292, 378, 452, 447, 334, 60, 313, 342, 15, 98, 335, 53, 96, 350, 51, 55, 303, 0, 286, 300)
    async with worker(file_url) as tables:
        await lay(tables.store, 2, game="guilds", seed=1942143003863492456)
        live = await tables.get("table")
        ann = await Page(tables, live, "ann").open()
        for action in said:
            assert live.state is not None
            await play(tables, live, live.state.to_act[-1], action)
        asked = ann.now
        await play(tables, live, 0, 364)
        used = ann.now
        assert used["legal"] != asked["legal"]
        await take_back(tables, live, 0)
        assert ann.now["ask"]["id"] == used["ask"]["id"], "the same question, with the same answers"
        assert ann.now["legal"] == asked["legal"]


async def test_positions_that_were_told_are_not_kept(file_url: str) -> None:
    """One that holds on to the one before it holds on to the whole game."""
    async with worker(file_url) as tables:
        live = await tables.get(await lay(tables.store, 4))
        for holder in PEOPLE:
            await Page(tables, live, holder).open()
        told: list[weakref.ref[Telling]] = []
        for _ in range(12):
            assert live.state is not None
            await play(tables, live, live.state.to_act[0])
            told.append(weakref.ref(live.telling))
        assert [one() for one in told[:-1]] == [None] * 11
