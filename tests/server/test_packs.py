"""Components that people bring: checked aside, refused with file, entry and field, kept once, played and carried on."""

import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from litestar.testing import AsyncTestClient

import londinium
from londinium.kernel.registry import games
from londinium.server import components, database, gather, library, protocol, schema
from londinium.server.app import make_app
from londinium.server.components import MAX_PACK, Brought, check
from londinium.server.protocol import Problem
from londinium.server.rates import PACKS
from londinium.server.refusals import Denied
from londinium.server.settings import Settings
from londinium.server.store import Store
from tests.server.playing import play_by_chance, until, worker
from tests.server.process import Browser, Player, ServerProcess, serving

GAME = londinium.game("next-station")
Pack = dict[str, Any]


def pack(game: str = "next-station", name: str = "My box", **scoring: int) -> Pack:
    """The game's own components as a file of somebody's, with some numbers corrected."""
    made: Pack = json.loads(json.dumps(londinium.game(game).export(name)))
    if scoring:
        made["files"]["scoring"].update(scoring)
    return made


def text(made: Pack) -> bytes:
    return json.dumps(made).encode()


def brought(made: Pack) -> Brought:
    found = check(made["game"], text(made))
    assert isinstance(found, Brought), found
    return found


def sentence(made: Pack | bytes, game: str = "next-station") -> str:
    """Why components are refused."""
    found = check(game, made if isinstance(made, bytes) else text(made))
    assert isinstance(found, Problem)
    assert found.key
    assert "\n" not in found.error
    assert found.error.endswith(".")
    return found.error


# What is told of good ones


def test_what_differs_is_told_entry_by_entry_with_both_values() -> None:
    made = pack(thames_points=3)
    made["files"]["map"]["stations"][7]["symbol"] = "circle"
    del made["files"]["cards"]["objectives"][0]
    info = brought(made).info
    assert (info.name, info.count) == ("My box", 3)
    told = {(one.file, one.group, one.id): one for one in info.changes}
    station, points = told["map", "stations", "7"], told["scoring", "thames_points", "thames_points"]
    was = GAME.export()["files"]["map"]["stations"][7]["symbol"]
    assert [(one.field, one.was, one.now) for one in station.fields] == [("symbol", json.dumps(was), '"circle"')]
    assert [(one.field, one.was, one.now) for one in points.fields] == [("", "2", "3")]
    gone = GAME.export()["files"]["cards"]["objectives"][0]["id"]
    assert told["cards", "objectives", gone].kind == "removed"


@pytest.mark.parametrize("game", games())
def test_the_exported_components_of_every_game_come_back_as_the_same_ones(game: str) -> None:
    info = brought(pack(game)).info
    assert (info.data, info.count, info.changes) == (londinium.game(game).data, 0, [])


def test_notes_on_where_a_value_comes_from_are_no_difference() -> None:
    made = pack()
    made["files"]["map"]["provenance"]["stations"]["note"] = "seen on my own copy"
    assert brought(made).info.count == 0


def test_entries_in_another_order_are_told_as_that() -> None:
    made = pack()
    made["files"]["cards"]["powers"].reverse()
    [change] = brought(made).info.changes
    assert (change.group, change.kind, change.fields) == ("powers", "order", [])


def test_a_line_left_out_of_a_list_without_ids_is_one_difference() -> None:
    made = pack()
    [gone] = [made["files"]["map"]["crossings"].pop(3)]
    [change] = brought(made).info.changes
    assert (change.group, change.kind) == ("crossings", "removed")
    assert [(one.was, one.now) for one in change.fields] == [(json.dumps(gone), None)]


def test_a_corrected_file_that_still_calls_itself_as_shipped_is_called_corrected() -> None:
    made = pack(name="", thames_points=3)
    assert made["name"].endswith("as shipped")
    found = brought(made)
    assert found.info.name == found.pack["name"] == "next-station, corrected"


def test_a_file_with_a_byte_order_mark_is_read() -> None:
    assert isinstance(check("next-station", b"\xef\xbb\xbf" + text(pack(thames_points=3))), Brought)


def test_more_and_fewer_kinds_of_cards_have_their_own_numbers_of_moves() -> None:
    made = pack("london")
    extra = dict(next(card for card in made["files"]["cards"]["cards"] if card["deck"] == "C"))
    extra.update(id="a_card_more", name="A card more", copies=1)
    made["files"]["cards"]["cards"].append(extra)
    made["files"]["rules"]["city_cards"] += 1
    found = brought(made)
    assert ("cards", "a_card_more", "added") in {(one.group, one.id, one.kind) for one in found.info.changes}
    assert londinium.game("london", found.pack).n_actions > londinium.game("london").n_actions


# What is refused, and how


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            ("map", "stations", 3, "x", "four"),
            "map: stations, entry 4, field x: should be a whole number, but it is text in quotation marks",
        ),
        (("scoring", "thames_points", 10**30), "scoring: field thames_points: should be at most 1000"),
        (("scoring", "thames_points", -1), "scoring: field thames_points: should be at least 0"),
        (("scoring", "interchange_points", [1]), "scoring: field interchange_points: should have at least 5 entries"),
        (("scoring", "thames_points", 1.5), "scoring: field thames_points"),
        (("map", "river", 0, [1e300, 0]), "map: river, entry 1"),
        (("cards", "powers", 0, "effect", "fly"), "cards: powers, entry 1, field effect: 'fly' is none of the values"),
        (("cards", "powers", 0, "id", "<b>"), "cards: powers, entry 1, field id"),
    ],
)
def test_a_wrong_value_is_refused_with_file_entry_and_field(change: tuple[Any, ...], said: str) -> None:
    made = pack()
    *way, last, value = change
    place: Any = made["files"]
    for step in way:
        place = place[step]
    place[last] = value
    assert said in sentence(made)


def test_the_entry_is_named_for_people_who_do_not_count() -> None:
    made = pack()
    made["files"]["cards"]["station_cards"][4]["level"] = "sky"
    id = made["files"]["cards"]["station_cards"][4]["id"]
    assert sentence(made).endswith(f"; the entry is '{id}'.")


def test_a_slip_in_the_writing_is_said_by_line_and_column() -> None:
    lines = json.dumps(pack(), indent=1).splitlines()
    assert lines[41].endswith("},")
    lines[41] += ","
    assert f"line 42, column {len(lines[41])}: this is not JSON" in sentence("\n".join(lines).encode())


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (b"", "truncated"),
        (b"[" * 400_000, "should be an object with fields"),
        (b'{"format": "londinium-pack/1", "files": ' + b'{"a":' * 90_000, "nested deeper"),
        (text(pack()).replace(b'"thames_points": 2', b'"thames_points": NaN'), "line 1, column .*not JSON"),
        (text(pack()).replace(b'"thames_points": 2', b'"thames_points": 1e999'), "thames_points|out of range"),
        (b"\xff\xfe{\x00", "line 1, column 1: this is not JSON"),
        (b"Thames: 3", "line 1, column 1: this is not JSON"),
        (text(pack("london")), "made for london, not for next-station"),
        (b'{"format": "londinium/1", "game": "next-station"}', "format"),
    ],
)
def test_what_is_no_pack_of_the_game_is_refused(made: bytes, said: str) -> None:
    assert re.search(said, sentence(made))


def test_components_that_fit_their_form_but_make_no_game_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(state: Any, seat: int) -> int:
        raise IndexError

    monkeypatch.setattr(type(GAME.new(1, 0)), "legal", breaks)
    assert "No game can be played with these components" in sentence(pack(thames_points=3))


def test_components_whose_game_does_not_end_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(components, "MOST_DECISIONS", 20)
    assert "not over after 20 decisions" in sentence(pack(thames_points=3))


def test_a_refusal_is_short_whatever_it_quotes() -> None:
    made = pack()
    made["files"]["map"]["stations"][0]["x" * 100_000] = 1
    assert len(sentence(made)) < 700
    made = pack()
    made["files"] = {"x" * 1000 + str(number): {} for number in range(100)}
    assert len(sentence(made)) < 700


# Whatever stands in a pack of any game, it is refused or can be played to the end


Path_ = tuple[str | int, ...]


def numbers(value: Any, path: Path_ = ()) -> Iterator[Path_]:
    if isinstance(value, dict):
        for key, item in value.items():
            if key != "provenance":
                yield from numbers(item, (*path, key))
    elif isinstance(value, list):
        for place, item in enumerate(value):
            yield from numbers(item, (*path, place))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield path


def put(made: Pack, path: Path_, value: Any) -> None:
    place: Any = made["files"]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value


def kinds(game: str) -> dict[Path_, list[Path_]]:
    """Every number of a game's data files, by the field that it stands in."""
    found: dict[Path_, list[Path_]] = {}
    for path in numbers(pack(game)["files"]):
        found.setdefault(tuple("*" if isinstance(step, int) else step for step in path), []).append(path)
    return found


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("value", [10**30, -(10**6), 1e300, "1", None, [[]]], ids=str)
def test_no_number_of_any_game_is_without_bounds(game: str, value: Any) -> None:
    for paths in kinds(game).values():
        made = pack(game)
        put(made, paths[0], value)
        assert allowed(made) is None or value is None, paths[0]


@pytest.mark.parametrize("game", games())
def test_a_game_ends_with_every_field_at_its_most_and_at_its_least(game: str) -> None:
    """All entries at once, whatever is the most that the field allows: each such game is short."""
    tried = 0
    for paths in kinds(game).values():
        for values in ((1000, 99, 40, 20, 12, 9, 7, 5, 4, 3, 2), (0, 1, 2)):
            if (other := first_allowed(game, paths, values)) is None:
                continue
            tried += 1
            rng, state = Random(1), other.new(other.seats[-1], 1)
            for _ in range(6000):
                if not state.to_act:
                    break
                seat = rng.choice(state.to_act)
                state.play(seat, rng.choice(state.legal(seat)))
            assert state.over, paths[0]
            state.outcome()
    assert tried > 10


def allowed(made: Pack) -> Any:
    """The game with these components, if it may be played."""
    try:
        return londinium.game(made["game"], made)
    except londinium.BadPack:
        return None


def first_allowed(game: str, paths: list[Path_], values: tuple[int, ...]) -> Any:
    """The game with one field, in all its entries, at the first value that is allowed."""
    for value in values:
        made = pack(game)
        for path in paths:
            put(made, path, value)
        if other := allowed(made):
            return other
    return None


@pytest.mark.parametrize("game", games())
def test_more_entries_than_any_game_has_are_refused(game: str) -> None:
    lists = [
        (file, group)
        for file, groups in pack(game)["files"].items()
        for group, entries in groups.items()
        if isinstance(entries, list)
    ]
    assert lists
    for file, group in lists:
        made = pack(game)
        made["files"][file][group] *= 3000
        with pytest.raises(londinium.BadPack, match=f"{file}: .*{group}"):
            londinium.game(game, made)


# At a table


def wanted(*seats: str, data: str | None = None, **more: Any) -> protocol.NewTable:
    return protocol.NewTable(
        game="next-station",
        seats=[protocol.WantedSeat(kind=kind) for kind in seats],  # type: ignore[arg-type]
        pack=data,
        start=True,
        **more,
    )


async def test_a_table_is_played_with_brought_components_and_its_record_replays_anywhere(store_url: str) -> None:
    found = brought(pack(thames_points=9))
    async with worker(store_url) as tables:
        await tables.store.bring_pack("next-station", found.info.data, found.pack)
        live = await gather.create(tables, wanted("me", "here", data=found.info.data), "ann")
        told = live.info("ann")
        assert (told.data, told.pack, told.corrected) == (found.info.data, "My box", True)
        await play_by_chance(tables, live, Random(4))
        record = json.loads(json.dumps(await gather.record(tables, live)))
    assert (record["data"], record["pack"]["files"]["scoring"]["thames_points"]) == (found.info.data, 9)
    assert londinium.replay(record).outcome()["scores"] == record["result"]["scores"]


async def test_a_rematch_keeps_them_and_so_does_a_restart(store_url: str) -> None:
    found = brought(pack(thames_points=9))
    async with worker(store_url) as tables:
        await tables.store.bring_pack("next-station", found.info.data, found.pack)
        live = await gather.create(tables, wanted("me", data=found.info.data), "ann")
        await play_by_chance(tables, live, Random(4))
        again = await gather.rematch(tables, live, "ann")
        assert (again.game.data, again.info(None).corrected) == (found.info.data, True)
    async with worker(store_url) as tables:
        live = await tables.get(again.row.id)
        assert (live.game.data, live.info(None).corrected) == (found.info.data, True)
        assert live.game.components["scoring"].thames_points == 9


async def test_bots_play_with_them(file_url: str) -> None:
    found = brought(pack(thames_points=9))
    async with worker(file_url, awake=True) as tables:
        await tables.store.bring_pack("next-station", found.info.data, found.pack)
        live = await gather.create(tables, wanted("bot", "bot", data=found.info.data), "ann")
        await until(lambda: live.position.over, 60)
        assert tables.pool.failures == 0


async def test_a_table_as_shipped_is_not_called_corrected(file_url: str) -> None:
    async with worker(file_url) as tables:
        for data in (None, GAME.data):
            told = (await gather.create(tables, wanted("me", data=data), "ann")).info("ann")
            assert (told.pack, told.corrected) == (None, False)


async def test_components_that_are_not_here_are_asked_for_again(file_url: str) -> None:
    async with worker(file_url) as tables:
        with pytest.raises(Denied, match="choose their file again"):
            await gather.create(tables, wanted("me", data="0" * 32), "ann")
        assert await tables.store.tables_of("ann") == []


# The store is not filled


async def kept(here: Store) -> set[str]:
    with here.engine.connect() as connection:
        return set(connection.execute(sa.select(schema.packs.c.hash)).scalars())


async def test_each_is_kept_once_and_those_that_no_table_needs_go_when_there_are_too_many(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PACKS", 3)
    found = [brought(pack(thames_points=points)) for points in range(3, 9)]
    hashes = [one.info.data for one in found]
    async with worker(store_url) as tables:

        async def bring(which: int) -> None:
            await tables.store.bring_pack("next-station", hashes[which], found[which].pack)

        await bring(0)
        await gather.create(tables, wanted("me", data=hashes[0]), "ann")
        for which in (1, 2, 1, 3, 1, 4, 5):
            await bring(which)
        assert await kept(tables.store) == {hashes[which] for which in (0, 1, 4, 5)}, "1 was brought again and again"
        assert (await tables.get((await tables.store.tables_of("ann"))[0][0].id)).game.data == hashes[0]


# By REST


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("packs")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as running:
        yield running
        assert running.complaints() == ""


async def bring(browser: Browser, made: bytes, game: str = "next-station") -> httpx.Response:
    return await browser.http.post(f"/api/games/{game}/packs", content=made)


async def test_from_the_download_of_the_shipped_ones_to_a_finished_game(server: ServerProcess, tmp_path: Path) -> None:
    async with Browser(server) as ann, Browser(server) as ben:
        file = await ann.http.get(f"/api/games/next-station/packs/{GAME.data}/file")
        assert file.headers["content-disposition"].startswith("attachment")
        assert max(map(len, file.text.splitlines())) < 400, "it is for people"
        corrected = file.text.replace('"thames_points": 2', '"thames_points": 4')
        assert corrected != file.text
        info = (await bring(ann, corrected.encode())).json()
        assert (info["count"], info["changes"][0]["group"], info["name"]) == (
            1,
            "thames_points",
            "next-station, corrected",
        )

        id = await ann.make("me", "open", pack=info["data"], start=False)
        seen = await ben.get(f"/api/tables/{id}")
        assert (seen["data"], seen["corrected"], seen["pack"]) == (info["data"], True, info["name"])
        assert await ben.get(f"/api/games/next-station/packs/{seen['data']}") == info
        again = await ben.http.get(f"/api/games/next-station/packs/{seen['data']}/file")
        assert (await bring(ben, again.content)).json() == info, "what one downloads there can be brought again"

        await ben.post(f"/api/tables/{id}/join", {"name": "Ben"})
        await ann.post(f"/api/tables/{id}/start")
        await asyncio.gather(Player(ann, id, 0, 1).play(), Player(ben, id, 1, 2).play())
        record = await ann.get(f"/api/tables/{id}/record")
        assert londinium.replay(record).over
        replay = await ben.get(f"/api/replays/{id}")
        assert (replay["data"], replay["corrected"]) == (info["data"], True)


async def test_bad_ones_are_refused_with_one_sentence_and_not_kept(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        for made, status, said in (
            (text(pack(thames_points=-1)), 400, "scoring: field thames_points"),
            (text(pack("london")), 400, "made for london"),
            (b'{"format": "londinium-pack/1", "files": ' + b'{"a":' * 90_000, 400, "nested deeper"),
            (b"x" * (MAX_PACK + 1), 413, f"at most {MAX_PACK:,} bytes"),
            (b" " * 10_000_000, 413, f"at most {MAX_PACK:,} bytes"),
        ):
            refused = await bring(ann, made)
            assert (refused.status_code, said in refused.json()["error"]) == (status, True), refused.text
        assert (await bring(ann, b"{}", "chess")).status_code == 404
        assert (await ann.http.get(f"/api/games/next-station/packs/{'0' * 32}")).status_code == 404
        odd = await ann.http.post(
            "/api/tables", json={"game": "next-station", "seats": [{"kind": "me"}], "pack": "../x"}
        )
        assert odd.status_code == 400


async def test_a_name_with_markup_is_told_as_it_is(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        info = (await bring(ann, text(pack(name='<img src=x onerror="alert(1)">', thames_points=7)))).json()
        assert info["name"] == '<img src=x onerror="alert(1)">'
        answer = await ann.http.get(f"/api/games/next-station/packs/{info['data']}/file")
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"


def check_for_ever(id: str, text: bytes) -> None:
    while True:
        time.sleep(0.01)


async def test_components_that_take_too_long_to_try_out_are_refused_and_the_server_goes_on(
    file_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "SECONDS", 3.0)
    async with AsyncTestClient(make_app(Settings(store=file_url, bots=1))) as client:
        with monkeypatch.context() as patch:
            patch.setattr(components, "check", check_for_ever)
            waiting = asyncio.create_task(client.post("/api/games/next-station/packs", content=b"{}"))
            assert (await client.get("/api/tables")).status_code == 200
            assert not waiting.done(), "others are not kept waiting"
            refused = await waiting
        assert (refused.status_code, "to try out; no game does" in refused.json()["error"]) == (400, True)
        monkeypatch.setattr(library, "SECONDS", 30.0)
        brought = await client.post("/api/games/next-station/packs", content=text(pack(thames_points=3)))
        assert brought.status_code == 201


async def test_one_client_brings_so_many_and_no_more(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben:
        answers = [await bring(ann, b"{}") for _ in range(int(PACKS.reserve) + 2)]
        assert [one.status_code for one in answers[:3]] == [400] * 3
        assert answers[-1].status_code == 429
        assert (await bring(ben, b"{}")).status_code == 400, "another is not kept waiting"
