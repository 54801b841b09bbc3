"""Records from elsewhere: verified aside, within limits, kept by what they hold, and refused with one sentence."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource
from litestar.exceptions import HTTPException

import londinium
from londinium.kernel import words
from londinium.kernel.packs import plain
from londinium.server import database, replays
from londinium.server import library as library_module
from londinium.server.bots import MEMORY
from londinium.server.library import Library
from londinium.server.protocol import Problem
from londinium.server.rates import UPLOADS
from londinium.server.replays import MAX_RECORD, Verified, reopen, reread, verify
from londinium.server.store import Store
from tests.server.playing import worker
from tests.server.process import Browser, ServerProcess, serving
from tests.toy import Toy

RECORDS = sorted((Path(__file__).parents[1] / "records" / "next-station").glob("*.json"))


def a_record() -> dict[str, Any]:
    record: dict[str, Any] = json.loads(RECORDS[3].read_text())
    return record


def with_pack(name: str = "London, with other cards") -> dict[str, Any]:
    """A record of a game with components of its own: the Thames is worth 3."""
    pack = londinium.game("next-station").export(name)
    pack["files"]["scoring"]["thames_points"] = 3
    game = londinium.game("next-station", pack)
    state = game.new(2, 5)
    while not state.over:
        for seat in state.to_act:
            state.play(seat, state.legal(seat)[0])
    record: dict[str, Any] = plain(londinium.record(state))
    return record


def sentence(record: Any) -> str:
    """Why a record is refused."""
    found = verify(record if isinstance(record, bytes) else json.dumps(record).encode())
    assert isinstance(found, Problem)
    assert found.key
    return found.error


def verified(record: Any) -> Verified:
    found = verify(json.dumps(record).encode())
    assert isinstance(found, Verified), found
    return found


# What holds and what does not


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_real_records_hold_and_are_kept_as_they_are(path: Path) -> None:
    record = json.loads(path.read_text())
    found = verified(record)
    assert json.loads(found.text) == record
    assert (found.game, found.data, found.foreign) == ("next-station", record["data"], False)


def test_one_record_has_one_id_however_it_is_written() -> None:
    record = a_record()
    again = {key: record[key] for key in reversed(record)} | {"comment": "a fine game", "result": record["result"]}
    found = [verified(record), verify(json.dumps(again, indent=2).encode())]
    assert found[0] == found[1], "and what no record has is not kept"
    other = verified({**record, "actions": record["actions"][:-1], "result": None})
    assert other.id != found[0].id


def test_components_that_are_here_are_not_kept_again() -> None:
    record = a_record()
    found = verified({**record, "pack": {"anything": "x" * 1000}})
    assert found == verified(record)


def test_a_record_carries_components_of_its_own() -> None:
    record = with_pack()
    found = verified(record)
    assert (found.foreign, json.loads(found.text)) == (True, record)
    again = reread(found.text, None)
    assert again.pack == "London, with other cards"
    assert again.outline.result is not None
    assert again.outline.result.scores == record["result"]["scores"]


FORGED: dict[str, tuple[dict[str, Any], str]] = {
    "an illegal action": ({"actions": [[0, 0], [0, 1]]}, "Action 0 (seat 0, number 0) is not allowed: "),
    "an action after the end": ({"actions": [*a_record()["actions"], [0, 0]]}, "is not allowed: "),
    "another result": ({"result": {"scores": [999, 1], "ranking": [1, 2]}}, "The record says the scores were [999, 1]"),
    "no end": ({"actions": a_record()["actions"][:10]}, "The record has a result but breaks off"),
    "another seed": ({"seed": 12345}, "is not allowed: "),
    "a seed that is none": ({"seed": -1}, "The record cannot begin: "),
    "checks of another game": ({"check": ["0" * 16]}, "The record parts from the rules between actions 0 and 49"),
    "newer rules": ({"version": 2}, "A newer Londinium can replay it."),
    "rules that never were": ({"version": 0, "actions": [[0, 0]]}, "Action 0 "),
    "an unknown game": ({"game": "chess"}, "The record is of another game."),
    "unknown components": ({"data": "0" * 32}, "which are neither in it nor here"),
    "components that are not those it names": (
        {"data": "0" * 32, "pack": londinium.game("next-station").export()},
        "The record names components 000",
    ),
    "components that are none": ({"data": "0" * 32, "pack": {"format": "x"}}, "The record’s components cannot be used"),
    "too many players": ({"players": 5}, "The record cannot begin: "),
    "another format": ({"format": "londinium/9"}, 'its format should be "londinium/1", not "londinium/9"'),
    "fields of another kind": ({"actions": "all"}, "The record is damaged: "),
    "endless actions": ({"actions": [[0, 0]] * 100_001}, "no game has more than 100,000"),
}


@pytest.mark.parametrize(("changes", "said"), FORGED.values(), ids=FORGED)
def test_what_is_forged_is_refused_with_what_is_wrong_and_where(changes: dict[str, Any], said: str) -> None:
    told = sentence({**a_record(), **changes})
    assert said in told
    assert "\n" not in told
    assert len(told) < 700


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "it is no JSON"),
        (b"Dear server,", "it is no JSON"),
        (b"\xff\xfe", "it is no JSON"),
        (b"[1, 2]", "its format should be"),
        (b"null", "its format should be"),
        (b'{"format": "\\ud800"}', "it is no JSON"),
        (b'{"format": "londinium/1"}', "The record is damaged: "),
        (b'{"a":' * 50_000 + b"1" + b"}" * 50_000, "nested too deeply"),
        (
            b'{"format": "londinium/1", "seed": ' + b"9" * 5000 + b"}",
            "This is not a Londinium record|The record is damaged",
        ),
    ],
)
def test_what_is_no_record_is_refused(text: bytes, said: str) -> None:
    told = sentence(text)
    assert any(one in told for one in said.split("|")), told


def test_components_that_fit_their_form_but_make_no_game_are_refused() -> None:
    record = with_pack()
    record["pack"]["files"]["map"]["edges"][0]["between"] = [0, 52]
    record["data"] = "0" * 32
    told = sentence(record)
    assert told.startswith("The record")
    assert "\n" not in told


# Older rules


@pytest.fixture
def newer_rules(toy: str, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A record of the toy game, made before its rules were changed: discarding now brings a coin more."""
    game = londinium.game(toy)
    state = game.new(2, 3)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, state.legal(seat)[0])
    record: dict[str, Any] = plain(londinium.record(state))
    monkeypatch.setattr(Toy, "version", 2)
    return record


def test_an_older_record_that_still_agrees_is_shown_whole(newer_rules: dict[str, Any]) -> None:
    found = reread(verified(newer_rules).text, None)
    assert (found.parting, found.recorded, found.rules) == (None, None, 2)
    assert found.outline.result is not None


def test_an_older_record_is_shown_up_to_where_it_parts_with_the_result_it_names(newer_rules: dict[str, Any]) -> None:
    """Its sixth action is one that the rules of today do not allow."""
    game = londinium.game("toy")
    parted = {**newer_rules, "check": None}
    parted["actions"] = [*newer_rules["actions"][:5], [newer_rules["actions"][5][0], game.n_actions - 2], [0, 0]]
    found = reread(verified(parted).text, 0)
    assert found.parting is not None
    assert found.parting.at == found.outline.count == len(found.outline.moves) == 5
    assert "(made by version 1, replayed by 2)" in found.parting.reason
    assert found.recorded is not None
    assert found.recorded.scores == newer_rules["result"]["scores"]
    assert len(replays.reread_frames(verified(parted).text, 0, 0, 50)) == 6


def test_an_older_record_whose_result_is_another_today_is_shown_with_both(newer_rules: dict[str, Any]) -> None:
    scores = [score + 1 for score in newer_rules["result"]["scores"]]
    found = reread(verified({**newer_rules, "result": {"scores": scores, "ranking": [1, 2]}}).text, None)
    assert found.parting is not None
    assert found.parting.at == len(newer_rules["actions"])
    assert found.recorded is not None
    assert found.recorded.scores == scores


def test_the_same_under_its_own_rules_is_forged(toy: str) -> None:
    state = londinium.game(toy).new(2, 3)
    record = plain(londinium.record(state)) | {"actions": [[0, londinium.game(toy).n_actions - 2]]}
    with pytest.raises(ValueError, match="Action 0"):
        reopen(record)


# Aside, within limits


def want_memory(size: int) -> str:
    """In a process of the pool: what comes of it."""
    try:
        return f"{len(bytearray(size))} bytes"
    except MemoryError:
        return "too much"


async def test_a_process_that_reads_a_record_gets_so_much_memory_and_no_more(file_url: str) -> None:
    async with worker(file_url) as tables:
        assert await tables.pool.run(want_memory, 1 << 20, seconds=30) == f"{1 << 20} bytes"
        assert await tables.pool.run(want_memory, MEMORY, seconds=30) == "too much"


def verify_for_ever(_: bytes) -> None:
    while True:
        time.sleep(0.01)


async def test_an_endless_one_is_ended_and_the_bots_go_on(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library_module, "SECONDS", 1.0)
    async with worker(file_url) as tables:
        library = Library(tables)
        with monkeypatch.context() as patch:
            patch.setattr(replays, "verify", verify_for_ever)
            begun = time.monotonic()
            with pytest.raises(HTTPException) as caught:
                await library.keep(b"{}")
            assert (caught.value.status_code, time.monotonic() - begun < 10) == (400, True)
            assert caught.value.detail == "The record took longer than 1 seconds to replay; no game does."
        monkeypatch.setattr(library_module, "SECONDS", 30.0)
        game = londinium.game("next-station")
        assert (await tables.pool.answer(game, game.new(2, 1), 0, "easy"))[1] is False
        assert await library.keep(json.dumps(a_record()).encode())


async def test_no_more_than_so_many_wait(file_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library_module, "MOST_ASIDE", 2)
    async with worker(file_url) as tables:
        library = Library(tables)
        text = json.dumps(a_record()).encode()
        answers = await asyncio.gather(*(library.keep(text) for _ in range(4)), return_exceptions=True)
        kept = [one for one in answers if isinstance(one, str)]
        turned_away = [one.status_code for one in answers if isinstance(one, HTTPException)]
        assert (len(kept), turned_away) == (2, [409, 409]), "its own doing, and no fault of the server's"
        assert await library.keep(text) == kept[0]


# The store


async def test_the_oldest_records_go_when_there_are_too_many(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "RECORDS", 3)
    kept = Store.open(store_url)
    try:
        for number in range(3):
            await kept.keep_record(f"r{number}", "toy", "d", number == 1, json.dumps({"number": number}))
        await kept.keep_record("r0", "toy", "d", False, "what is here already stays as it is")
        await kept.keep_record("r3", "toy", "e", True, "{}")
        assert [await kept.record(f"r{number}") for number in range(4)] == [
            '{"number": 0}',
            None,
            '{"number": 2}',
            "{}",
        ]
        assert await kept.record_with("toy", "e") == "{}"
        assert await kept.record_with("toy", "d") is None, "it went, and the others carry none"
        assert await kept.record_with("other", "e") is None
        assert await kept.record("nothing") is None
    finally:
        await kept.close()


async def test_a_record_with_strange_letters_is_kept_in_every_store(store_url: str) -> None:
    record = with_pack("Лондон 🚇 “%s” \\")
    async with worker(store_url, 1) as tables:
        library = Library(tables)
        id = await library.keep(json.dumps(record).encode())
        assert await library.record(id) == record
        source = await library.source(id, "1", None)
        assert (await library.info(id, source, None)).pack == "Лондон 🚇 “%s” \\"
        assert [frame["at"] for frame in json.loads(await library.frames(source, 3, 2))] == [3, 4]


# Over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("records")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as running:
        yield running
        assert running.complaints() == ""


async def upload(browser: Browser, text: bytes) -> httpx.Response:
    return await browser.http.post("/api/records", content=text, headers={"Content-Type": "application/json"})


async def test_an_uploaded_record_is_shown_to_whoever_has_the_link_and_downloaded_again(server: ServerProcess) -> None:
    record = a_record()
    async with Browser(server) as ann, Browser(server) as ben:
        kept = await upload(ann, json.dumps(record).encode())
        id = kept.json()["id"]
        assert (kept.status_code, len(id)) == (201, 32)
        assert (await upload(ben, json.dumps(record, indent=4).encode())).json() == {"id": id}
        info = await ben.get(f"/api/replays/{id}")
        assert (info["seat"], info["seats"]) == (None, [None, 0, 1])
        assert info["result"]["scores"] == record["result"]["scores"]
        assert (info["version"], info["rules"], info["parting"], info["recorded"]) == (1, 1, None, None)
        answer = await ben.http.get(info["record"])
        assert answer.json() == record
        assert answer.headers["content-disposition"] == f'attachment; filename="next-station-{id}.json"'
        for missing in ("/api/records/nothing", "/api/records/%00", f"/api/records/{'x' * 300}"):
            assert (await ben.http.get(missing)).status_code == 404


async def test_each_record_is_shown_with_its_own_steps(server: ServerProcess) -> None:
    async with Browser(server) as browser:
        for path in RECORDS[:3]:
            record = json.loads(path.read_text())
            id = (await upload(browser, path.read_bytes())).json()["id"]
            frames = await browser.get(f"/api/replays/{id}/frames")
            assert len(frames[0]["standing"]) == record["players"]
            assert [frame["seat"] for frame in frames[1:]] == [seat for seat, _ in record["actions"][:49]]


async def test_forged_and_huge_ones_are_refused_with_one_sentence(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        forged = await upload(ann, json.dumps({**a_record(), "actions": [[0, 0]]}).encode())
        assert (forged.status_code, "Action 0 (seat 0" in forged.json()["error"]) == (400, True)
        huge = await upload(ann, json.dumps(a_record()).encode() + b" " * MAX_RECORD)
        assert huge.status_code == 413
        assert huge.json()["error"] == "A record has at most 1,000,000 bytes; this one has more."
        nearly = await upload(ann, json.dumps(a_record()).encode().ljust(MAX_RECORD))
        assert nearly.status_code == 201
        broken = with_pack()
        broken["pack"]["files"]["scoring"]["thames_points"] = "three"
        answer = await upload(ann, json.dumps(broken).encode())
        assert (answer.status_code, "thames_points" in answer.json()["error"]) == (400, True)


async def test_what_is_wrong_with_a_record_is_worded_in_ukrainian(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        forged = await upload(ann, json.dumps({**a_record(), "actions": [[0, 0]]}).encode())
        assert in_ukrainian(forged).startswith("Цей запис не можна відтворити. Хід 0 (місце 0")
        huge = await upload(ann, b" " * (MAX_RECORD + 1))
        assert in_ukrainian(huge) == "Запис завеликий: не більше ніж 1\u00a0000\u00a0000 байтів."
        missing = await ann.http.get("/api/replays/nothing")
        assert in_ukrainian(missing) == "Такої партії для перегляду тут немає."


def in_ukrainian(answer: httpx.Response) -> str:
    """A problem as a page words it."""
    told = answer.json()
    bundle = FluentBundle(["uk"], use_isolating=False)
    bundle.add_resource(FluentResource((words.locale_folder() / "uk" / "interface.ftl").read_text("utf-8")))
    pattern = bundle.get_message(told["key"]).value
    assert pattern is not None
    args = told["args"]
    if isinstance(args.get("why"), dict):  # what the library says goes into it
        args["why"] = words.speak(args["game"], args["why"], language="uk")
    said, faults = bundle.format_pattern(pattern, args)
    assert faults == []
    return str(said)


async def test_one_client_uploads_so_many_and_no_more(server: ServerProcess) -> None:
    async with Browser(server) as ann, Browser(server) as ben:
        codes = [(await upload(ann, b"x")).status_code for _ in range(int(UPLOADS.reserve) + 1)]
        assert codes == [400] * int(UPLOADS.reserve) + [429]
        assert (await upload(ben, b"x")).status_code == 400, "the others are not held back"
