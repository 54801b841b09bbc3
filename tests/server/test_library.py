"""What is read beside play: games, rules, components and lessons, by REST from a real server."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import londinium
from londinium.kernel import registry, words
from londinium.kernel.lessons import lesson
from londinium.server.library import rules_in
from tests.server.process import Browser, ServerProcess, serving
from tests.server.test_records import upload, with_pack


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("library")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder / "log") as running:
        yield running
        assert running.complaints() == ""


# Games and components


async def test_the_list_of_games_is_light_and_names_their_components(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        answer = await ann.http.get("/api/games")
        games = {game["id"]: game for game in answer.json()}
        assert list(games) == londinium.games()
        assert len(answer.content) < 5_000 * len(games)
        assert games["next-station"]["data"] == londinium.game("next-station").data
        assert games["next-station"]["lesson"] is True
        assert (games["next-station"]["lessons"], games["dei"]["lessons"]) == (
            ["next-station"],
            ["dei", "dei-purebred"],
        )
        id = await ann.make("me")
        assert (await ann.get(f"/api/tables/{id}"))["data"] == games["next-station"]["data"]
        assert (await ann.get(f"/api/replays/{id}"))["data"] == games["next-station"]["data"]


async def test_components_are_read_by_their_hash_and_kept_for_ever(server: ServerProcess) -> None:
    game = londinium.game("next-station")
    async with Browser(server) as ann:
        answer = await ann.http.get(f"/api/games/next-station/components/{game.data}")
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["content-type"].startswith("application/json")
        told = answer.json()
        assert (told["game"], told["data"], told["pack"]) == ("next-station", game.data, None)
        assert told["files"] == game.export()["files"]
        entries = {(entry["group"], entry["id"]): entry for entry in told["entries"]}
        assert entries["station_cards", "street_joker"]["value"]["shows"] == "joker"
        assert entries["stations", "19"]["file"] == "map"
        assert all(entry["provenance"]["kind"] for entry in told["entries"])
        for path in (
            "/api/games/next-station/components/nothing",
            "/api/games/next-station/components/%00",
            "/api/games/next-station/components/..%2f..%2fx",
            f"/api/games/chess/components/{game.data}",
        ):
            missing = await ann.http.get(path)
            assert (missing.status_code, "cache-control" in missing.headers) == (404, False), path


async def test_components_of_a_record_from_elsewhere_are_there(server: ServerProcess) -> None:
    record = with_pack()
    async with Browser(server) as ann:
        path = f"/api/games/next-station/components/{record['data']}"
        assert (await ann.http.get(path)).status_code == 404
        kept = await upload(ann, json.dumps(record).encode())
        info = await ann.get(f"/api/replays/{kept.json()['id']}")
        assert (info["data"], info["pack"]) == (record["data"], "London, with other cards")
        told = await ann.get(path)
        assert (told["pack"], told["files"]) == ("London, with other cards", record["pack"]["files"])
        assert told["files"]["scoring"]["thames_points"] == 3


async def test_components_of_an_earlier_release_are_there(
    file_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In this process, where a release can be laid beside the game."""
    from litestar.testing import AsyncTestClient

    from londinium.server.app import make_app
    from londinium.server.settings import Settings

    pack = with_pack("before the correction")
    kept = tmp_path / f"{pack['data']}.json"
    kept.write_text(json.dumps(pack["pack"]))
    found = registry.released
    monkeypatch.setattr(
        "londinium.server.components.released", lambda id, data: kept if data == pack["data"] else found(id, data)
    )
    async with AsyncTestClient(make_app(Settings(store=file_url, bots=1))) as client:
        told = (await client.get(f"/api/games/next-station/components/{pack['data']}")).json()
        assert (told["pack"], told["files"]) == ("before the correction", pack["pack"]["files"])


# Rules


async def test_the_rules_say_which_option_they_belong_to_and_whether_they_refuse(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        chapters = await ann.get("/api/rules/next-station")
        rules = {rule["id"]: rule for chapter in chapters for rule in chapter["rules"]}
        assert list(rules) == [rule for series in words.chapters("next-station").values() for rule in series]
        assert {id.rpartition("-")[0]: rule["option"] for id, rule in rules.items() if rule["option"]} == {
            "NSL-OBJ": "objectives",
            "NSL-POWER": "powers",
        }
        assert all(rule["option"] == "powers" for id, rule in rules.items() if id.startswith("NSL-POWER-"))
        assert rules["NSL-DRAW-4"]["no"] is True
        assert rules["NSL-DRAW-5"]["no"] is False
        assert rules["NSL-ROUND-6"]["ruling"].startswith("The rulebook says only to shuffle")
        assert {rule["lang"] for rule in rules.values()} == {"en"}
        assert (await ann.get("/api/rules/kernel"))[0]["rules"][0]["option"] is None


async def test_rules_are_told_in_the_language_asked_for(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        english = await ann.get("/api/rules/next-station")
        for lang in ("fr", "pl", "ru", "uk"):
            other = await ann.get(f"/api/rules/next-station?lang={lang}")
            assert [chapter["title"] for chapter in other] == list(words.chapters("next-station", lang))
            for chapter, told in zip(english, other, strict=True):
                assert chapter["title"] != told["title"]
                for rule, same in zip(chapter["rules"], told["rules"], strict=True):
                    assert (rule["id"], rule["option"], rule["no"]) == (same["id"], same["option"], same["no"])
                    assert same["lang"] == lang
                    assert rule["text"] != same["text"]
                    assert (rule["ruling"] is None) == (same["ruling"] is None)
                    assert rule["ruling"] is None or rule["ruling"] != same["ruling"]
        for path in ("/api/rules/next-station?lang=xx", "/api/rules/next-station?lang=" + "x" * 5000):
            assert (await ann.http.get(path)).status_code == 400
        assert (await ann.http.get("/api/rules/chess")).status_code == 404


def test_a_rule_that_a_language_has_is_said_in_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for language in ("en", "uk"):
        (tmp_path / language / "rules").mkdir(parents=True)
    (tmp_path / "en" / "rules" / "kernel.ftl").write_text("## One\nA-1 = First.\n    .no = No.\nA-2 = Second.\n")
    (tmp_path / "uk" / "rules" / "kernel.ftl").write_text("A-1 =\n    .no = Ні.\nA-2 = Друге.\n    .ruling = Так.\n")
    monkeypatch.setattr(words, "locale_folder", lambda: tmp_path)
    words.bundle.cache_clear()
    try:
        [chapter] = rules_in("kernel", "uk")
        assert [(rule.id, rule.text, rule.lang, rule.no, rule.ruling) for rule in chapter.rules] == [
            ("A-1", "First.", "en", True, None),
            ("A-2", "Друге.", "uk", False, "Так."),
        ]
    finally:
        words.bundle.cache_clear()


# Words


async def test_the_words_of_a_game_and_of_a_lesson_are_given_as_they_stand_in_their_files(
    server: ServerProcess,
) -> None:
    folder = words.locale_folder() / "fr"
    async with Browser(server) as ann:
        told = (await ann.http.get("/api/games/london/words/fr")).text
        parts = ("games", "rules", "packs")
        assert told == "\n".join((folder / part / "london.ftl").read_text("utf-8") for part in parts)
        told = (await ann.http.get("/api/lessons/dei-purebred/words/fr")).text
        assert told == (folder / "lessons" / "dei-purebred.ftl").read_text("utf-8")
        assert (await ann.http.get("/api/games/chess/words/fr")).text == "", "a table of it may still be listed"
        assert (await ann.http.get("/api/lessons/chess/words/fr")).status_code == 404
        for path in ("/api/games/london/words/xx", "/api/games/london/words/..", "/api/left-out?lang=xx"):
            assert (await ann.http.get(path)).status_code in (400, 404), path
        assert await ann.get("/api/left-out") == []


# Lessons


async def test_the_lesson_is_a_replay_for_everybody_with_notes_and_a_table_to_practise_at(
    server: ServerProcess,
) -> None:
    async with Browser(server) as ann:
        told = await ann.get("/api/lessons/next-station")
        assert [note["text"] for note in told["notes"]] == [note.text for note in lesson("next-station").notes]
        info = await ann.get(f"/api/replays/{told['replay']}?seat=0")
        assert (info["count"], info["seat"], info["over"]) == (65, 0, True)
        assert info["result"]["scores"] == [147, 136]
        steps = await ann.get(f"/api/replays/{told['replay']}/frames?seat=0&start=16&count=1")
        assert steps[0]["view"]["sheets"][0]["points"] == {"lines": 34}
        assert (await ann.get(info["record"]))["seed"] == 42
        assert [(await ann.http.get(f"/api/lessons/{id}")).status_code for id in ("chess", "dei-chess")] == [404, 404]

        practice = told["practice"]
        wanted = {"game": "next-station", "seats": practice["seats"], "options": practice["options"]}
        table = await ann.post("/api/tables", {**wanted, "practice": True, "start": True})
        assert (table["practice"], table["status"]) == (True, "playing")
        marks = [(mark["stage"], mark["n"]) for mark in info["marks"]]
        assert (practice["until"]["stage"], practice["until"]["n"]) in marks, "a stage that the game has"


async def test_a_game_may_have_a_second_lesson_with_a_replay_of_its_own(server: ServerProcess) -> None:
    async with Browser(server) as ann:
        first, told = [await ann.get(f"/api/lessons/{id}") for id in ("dei", "dei-purebred")]
        assert (told["id"], told["game"], told["lessons"]) == ("dei-purebred", "dei", ["dei", "dei-purebred"])
        assert first["lessons"] == told["lessons"]
        info = await ann.get(f"/api/replays/{told['replay']}?seat=0")
        taught = lesson("dei-purebred")
        assert info["result"]["scores"] == taught.record["result"]["scores"]
        assert (await ann.get(info["record"]))["seed"] == taught.record["seed"]
        practice = told["practice"]
        wanted = {"game": told["game"], "seats": practice["seats"], "options": practice["options"]}
        table = await ann.post("/api/tables", {**wanted, "practice": True, "start": True})
        assert (table["practice"], table["status"]) == (True, "playing")
