"""Replays: a game looked at again shows each seat what it was shown then, step by step, and nothing else."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from litestar.exceptions import HTTPException

from londinium.kernel.registry import game as find_game
from londinium.server import gather, protocol
from londinium.server.fold import Happened, Position
from londinium.server.library import Library
from londinium.server.live import LiveTable, entries_seen
from londinium.server.refusals import Denied
from londinium.server.replays import MAX_FRAMES, Played, frames, outline
from londinium.server.rows import EntryRow, TableRow
from londinium.server.tables import Tables
from londinium.server.telling import Viewer
from tests.server.playing import PEOPLE, Page, by_hand, lay, play, play_by_chance, take_back, worker
from tests.server.process import Browser, Player, ServerProcess, serving

GAMES: dict[str, dict[str, Any]] = {
    "next-station": {"powers": True, "objectives": True},
    "toy": {"loans": 1, "hand": 3},
}
SEED = 4_611_686_018_427_387_847  # long enough not to be in a message by accident


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


async def whole(tables: Tables, id: str, seat: str | None, holder: str | None) -> tuple[Any, list[Any]]:
    """A replay and all its frames, as the browser gets them."""
    library = Library(tables)
    source = await library.source(id, seat, holder)
    info = await library.info(id, source, holder)
    found: list[protocol.Frame] = []
    for start in range(0, info.count + 1, MAX_FRAMES):
        found += msgspec.json.decode(await library.frames(source, start, MAX_FRAMES), type=list[protocol.Frame])
    return plain(info), plain(found)


async def refused(tables: Tables, id: str, seat: str | None, holder: str | None) -> int:
    with pytest.raises(HTTPException) as caught:
        await Library(tables).source(id, seat, holder)
    return caught.value.status_code


# What is shown


@pytest.mark.parametrize("game", GAMES)
async def test_every_step_is_what_every_seat_was_sent_when_it_was_played(store_url: str, toy: str, game: str) -> None:
    """The pages of three players and a spectator keep what they are sent; the replay shows the same to each."""
    async with worker(store_url) as tables:
        await lay(tables.store, 3, game=game, seed=SEED, options=GAMES[game], started=False)
        live = await tables.get("table")
        pages: dict[Viewer, Page] = {
            seat: await Page(tables, live, holder).open() for seat, holder in enumerate(PEOPLE[:3])
        }
        pages[None] = await Page(tables, live, None).open()
        await gather.start(tables, live)
        await play_by_chance(tables, live, Random(5))
        assert live.state is not None
        assert live.state.past is not None
        for viewer, page in pages.items():
            info, steps = await whole(tables, "table", "none" if viewer is None else str(viewer), None)
            sent = {now["seq"]: now for now in page.told()}
            assert [step["at"] for step in steps] == list(range(len(live.state.past) + 1))
            assert info["count"] == len(live.state.past)
            for step, now in zip(steps, sent.values(), strict=True):  # nothing was taken back
                assert step["view"] == now["view"]
                assert step["to_act"] == now["to_act"]
                assert step["events"] == [event for entry in now["entries"] for event in entry["events"]]
                assert step["seat"] == now["entries"][0]["seat"]
                if step["at"]:
                    did = step["events"][0]
                    assert step["move"] == did["move"]
                    asked = {"asked": did["asked"]} if "asked" in did else {}
                    assert info["moves"][step["at"] - 1] == {"seat": step["seat"], "move": step["move"], **asked}
            told = [(step["at"], e["stage"], e["n"]) for step in steps for e in step["events"] if e["kind"] == "stage"]
            assert [(mark["at"], mark["stage"], mark["n"]) for mark in info["marks"]] == told
            assert info["result"] == page.now["result"]
            assert (info["over"], info["seats"], info["seat"]) == (True, [None, 0, 1, 2], viewer)
            assert info["record"] == "/api/tables/table/record"
            assert [one["name"] for one in info["people"]] == ["ann", "ben", "cat"]


async def test_a_private_move_is_shown_to_the_seat_that_made_it_only(file_url: str, toy: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store, game=toy, seed=1)
        live = await tables.get("table")
        await play(tables, live, 0, by_hand(live, "wish", suit="fish"))
        mine, _ = await whole(tables, "table", None, "ann")
        theirs, frames = await whole(tables, "table", None, "ben")
        assert mine["moves"] == [{"seat": 0, "move": {"kind": "wish", "suit": "fish"}}]
        assert theirs["moves"] == [{"seat": 0, "move": None}]
        assert frames[1]["view"]["wishes"] == [None, None]
        await play_by_chance(tables, live, Random(1))
        over, frames = await whole(tables, "table", "1", None)
        assert over["moves"][0] == {"seat": 0, "move": None}, "through the eyes of seat 1, as it was then"
        assert frames[1]["view"]["wishes"] == [None, None]
        assert frames[-1]["view"]["wishes"][0] == "fish", "at the end all was shown"


async def test_what_was_taken_back_is_not_there(store_url: str) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await play(tables, live, 0)
        assert await take_back(tables, live, 0) is None
        info, steps = await whole(tables, "table", None, "ann")
        assert (info["count"], info["moves"], len(steps)) == (0, [], 1)
        assert live.state is not None
        other = live.state.legal(0)[1]
        await play(tables, live, 0, other)
        info, steps = await whole(tables, "table", None, "ann")
        assert [move["move"] for move in info["moves"]] == [live.game.move(other)]
        assert steps[1]["view"] == plain(live.state.view(0))


async def test_frames_are_given_from_any_step_and_no_more_than_allowed(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await play_by_chance(tables, live, Random(3))
        assert live.state is not None
        played = Played.of(live.state)
        every = [one for start in range(0, 150, 50) for one in frames(played, 0, start, 50)]
        assert len(every) == len(played.steps) + 1
        for start, count in ((0, 1), (1, 1), (7, 20), (len(played.steps), 5)):
            assert frames(played, 0, start, count) == every[start : start + count]
        assert frames(played, 0, len(played.steps) + 1, 5) == []
        assert len(frames(played, 0, 0, 10_000)) == MAX_FRAMES


async def test_a_table_that_was_ended_without_a_result_is_shown_to_everybody(store_url: str) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store)
        live = await tables.get("table")
        await play_by_chance(tables, live, Random(3), 6)
        live.row.status = "over"
        await tables.store.change_table("table", status="over")
        info, steps = await whole(tables, "table", "1", "stranger")
        assert (info["over"], info["result"], info["count"], len(steps)) == (True, None, 6, 7)


# Who may look


async def test_a_running_game_is_shown_to_each_holder_through_the_eyes_of_their_own_seat(store_url: str) -> None:
    async with worker(store_url) as tables:
        await lay(tables.store, 3, bots={2: "easy"})
        live = await tables.get("table")
        await play(tables, live, 0)
        info, _ = await whole(tables, "table", None, "ben")
        assert (info["seats"], info["seat"]) == ([1], 1)
        assert (info["over"], info["result"], info["record"]) == (False, None, None)
        await tables.store.add_holder("table", 0, "ben", 0)
        await tables.seats_changed(live)
        info, _ = await whole(tables, "table", "0", "ben")
        assert (info["seats"], info["seat"]) == ([0, 1], 0)
        for seat in ("1", "2", "none", "3"):
            assert await refused(tables, "table", seat, "ann") == 403
        for holder in ("stranger", None):
            for asked in (None, "none", "0"):
                assert await refused(tables, "table", asked, holder) == 403


async def test_what_is_no_replay_or_no_seat_is_said_so(file_url: str) -> None:
    async with worker(file_url) as tables:
        await lay(tables.store)
        await lay(tables.store, id="gathering", started=False)
        for id in ("nothing", "lesson-nothing", "", "../x", "a" * 41, "\x00"):
            assert await refused(tables, id, None, "ann") == 404
        for seat in ("", "-1", "x", "1.0", "٣", "999999"):
            assert await refused(tables, "table", seat, "ann") == 400
        with pytest.raises(Denied, match="not started"):
            await Library(tables).source("gathering", None, "ann")


# Nothing hidden


@pytest.mark.parametrize("game", GAMES)
async def test_no_replay_of_a_running_game_holds_seed_fingerprint_generator_or_record(
    file_url: str, toy: str, game: str
) -> None:
    rng = Random(4)
    async with worker(file_url) as tables:
        await lay(tables.store, 3, game=game, seed=SEED, options=GAMES[game])
        live = await tables.get("table")
        assert live.state is not None
        looked = 0
        while not live.state.over:
            seat = rng.choice(live.state.to_act)
            await play(tables, live, seat, rng.choice(live.state.legal(seat)))
            if live.state.over or live.seq % 3:
                continue
            looked += 1
            hidden = [str(SEED), str(live.state.rng), live.state.fingerprint()]
            for holder in PEOPLE[:3]:
                text = json.dumps(await whole(tables, "table", None, holder))
                assert not [secret for secret in hidden if secret in text]
                assert not [key for key in ('"seed"', '"past"', '"actions"', '"rng"', '"action"') if key in text]
        assert looked > 3


def told_alike(game: str, viewer: Viewer, seeds: range) -> Iterator[list[LiveTable]]:
    """Tables begun with different seeds and played by one rule, as long as a seat is told the same of all of them."""
    pencils = ["pink", "green", "purple", "blue"]
    options: dict[str, Any] = {"pencils": pencils} if game == "next-station" else {"hand": 1, "row": False}
    alike: dict[bytes, list[LiveTable]] = defaultdict(list)
    for seed in seeds:
        row = row_of(game, options)
        live = LiveTable(row, [], Position.before(row, find_game(game)))
        sent = told(live, EntryRow(table="t", seq=1, kind="started", seed=seed), viewer)
        for _ in range(2 if game == "next-station" else 4):
            state = live.state
            assert state is not None
            seat = state.to_act[0]
            choice = Random(seed if seat != viewer else 0)  # the others do what they do for reasons of their own
            action = choice.choice(state.legal(seat)) if game == "toy" else state.legal(seat)[0]
            sent += told(live, EntryRow(table="t", seq=live.seq + 1, kind="played", seat=seat, action=action), viewer)
        alike[sent].append(live)
    yield from (group for group in alike.values() if len(group) > 1)


def row_of(game: str, options: dict[str, Any]) -> TableRow:
    rules = find_game(game)
    return TableRow(
        id="t",
        game=game,
        version=rules.version,
        data=rules.data,
        options=msgspec.to_builtins(rules.new(2, 0, options).options),
        players=2,
        public=False,
        status="playing",
        host="",
        created=0.0,
    )


def told(live: LiveTable, entry: EntryRow, viewer: Viewer) -> bytes:
    entry.at = 0.0
    live.position = live.position.copy()
    events = live.position.carry_out(entry)
    return live.now(viewer, entries_seen(live.game, Happened(entry, events), viewer), 0.0)


@pytest.mark.parametrize("game", GAMES)
def test_games_that_a_seat_cannot_tell_apart_have_the_same_replay(toy: str, game: str) -> None:
    """Many seeds, so many hidden hands, wishes and decks.

    Where all that a seat was sent is equal, byte for byte, so is its replay, although what it cannot know differs.
    """
    compared = 0
    for viewer in (0, 1):
        for first, *others in told_alike(game, viewer, range(400)):
            assert first.state is not None
            shown = [msgspec.json.encode(part(Played.of(first.state))) for part in parts(viewer)]
            for other in others:
                assert other.state is not None
                assert other.state.fingerprint() != first.state.fingerprint()
                again = [msgspec.json.encode(part(Played.of(other.state))) for part in parts(viewer)]
                assert again == shown
                compared += 1
    assert compared > 40


@pytest.mark.parametrize(("game", "options"), [("london", {}), ("guilds", {}), ("dei", {"purebred": True})])
def test_while_a_game_runs_what_others_do_with_what_only_they_see_is_one_step(
    game: str, options: dict[str, Any]
) -> None:
    """A forced answer is part of the step before it, so a chosen one is too, as long as the choice could tell."""
    state, rng = find_game(game).new(3, 4, options), Random(5)
    after: list[str] = []  # what is asked after each action, with the seat
    while state.to_act and len(after) < 240:
        seat = rng.choice(state.to_act)
        state.play(seat, rng.choice(state.legal(seat)))
        asked = state.asked(None)[0] if len(state.to_act) == 1 else None
        hides = asked is not None and asked["kind"] in state.game.covert and asked["seat"] == seat
        after.append(f"{seat} hides" if hides else "open")
    every, running = Played.of(state), Played.of(state, runs=True)
    assert every.as_told(0) == every, "after the end, each is a step"
    for viewer in (0, 1, 2, None):
        told = running.as_told(viewer)
        actions = [action for step in told.steps for action in step]
        assert actions == [action for step in every.steps for action in step][: len(actions)]
        assert all(len({seat for seat, _ in step}) == 1 for step in told.steps)
        ends = list(accumulate(len(step) for step in told.steps))
        assert ends == [at for at, kind in enumerate(after, 1) if kind in ("open", f"{viewer} hides")]
        assert outline(told, viewer).count == len(told.steps)
        shown = frames(told, viewer, 0, 10)
        assert [frame.seat for frame in shown[1:]] == [step[0][0] for step in told.steps[:9]]
    assert len(ends) < len(after), "there were such answers"


def parts(viewer: Viewer) -> list[Any]:
    return [lambda played: outline(played, viewer), lambda played: frames(played, viewer, 0, MAX_FRAMES)]


# Over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for the tests below; at the end it has had nothing to complain about."""
    folder = tmp_path_factory.mktemp("replays")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as running:
        yield running
        assert running.complaints() == ""


async def test_a_game_is_replayed_by_its_link_and_its_record_shows_the_same_elsewhere(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben, Browser(server) as stranger:
        id = await ann.make("me", "open", start=False)
        await ben.post(f"/api/tables/{id}/join", {"name": "Ben"})
        assert (await ann.http.get(f"/api/replays/{id}")).status_code == 409, "not started yet"
        await ann.post(f"/api/tables/{id}/start")
        running = await ann.http.get(f"/api/replays/{id}")
        assert running.json()["seat"] == 0
        assert running.headers["cache-control"] == "no-store"
        for path in (f"/api/replays/{id}", f"/api/replays/{id}/frames"):
            assert (await stranger.http.get(path)).status_code == 403
            assert (await ann.http.get(path, params={"seat": 1})).status_code == 403
        await asyncio.gather(*(Player(who, id, n, n).play() for n, who in enumerate((ann, ben))))

        here = await stranger.get(f"/api/replays/{id}?seat=none")
        record = await stranger.get(here["record"])
        assert here["result"]["scores"] == record["result"]["scores"]
        assert here["count"] == len(record["actions"])
        kept = await stranger.http.post("/api/records", json=record)
        assert kept.status_code == 201
        there = await stranger.get(f"/api/replays/{kept.json()['id']}?seat=none")
        same = ("game", "data", "players", "options", "result", "seats", "count", "marks", "moves", "parting")
        assert {key: here[key] for key in same} == {key: there[key] for key in same}
        assert (there["people"], there["table"], there["over"]) == ([], None, True)
        for seat in ("none", "0", "1"):
            start = {"seat": seat, "start": 40, "count": 7}
            pair = [await stranger.http.get(f"/api/replays/{one['id']}/frames", params=start) for one in (here, there)]
            assert [frame["at"] for frame in pair[0].json()] == list(range(40, 47))
            assert pair[0].content == pair[1].content
        assert await stranger.get(there["record"]) == record

        for query in ("count=51", "count=0", "start=-1", "start=x", "seat=2", "seat=x", "seat=" + "0" * 50):
            answer = await stranger.http.get(f"/api/replays/{id}/frames?{query}")
            assert answer.status_code in (400, 403), query
            assert answer.json()["error"]
        assert (await stranger.get(f"/api/replays/{id}/frames?start=100000")) == []


async def test_the_pages_of_replays_and_lessons_are_the_client(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        for path in ("/replay/x", "/learn/next-station", "/components/next-station", "/components/next-station/x"):
            page: httpx.Response = await ann.http.get(path)
            assert page.status_code in (200, 503), "503 where the client is not built"
            assert "error" not in page.text[:20]
