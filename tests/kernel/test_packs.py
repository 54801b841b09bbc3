"""Packs: strict reading, two sets of components in one process, a hash that names what is played with."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import londinium
from londinium.kernel import packs

GAME = londinium.game("next-station")


def pack(change: Callable[[dict[str, Any]], object] = lambda _: None) -> dict[str, Any]:
    """The game's own components as a pack, with something changed in its files."""
    made: dict[str, Any] = json.loads(json.dumps(GAME.export("corrected")))
    change(made["files"])
    return made


def richer_thames(files: dict[str, Any]) -> None:
    files["scoring"]["thames_points"] = 3


def test_the_exported_components_are_the_same_components() -> None:
    assert londinium.game("next-station", pack=pack()).data == GAME.data


def test_two_tables_with_different_components_live_in_one_process() -> None:
    other = londinium.game("next-station", pack=pack(richer_thames))
    ours, theirs = GAME.new(1, 4), other.new(1, 4)
    differ = False
    while ours.to_act:
        legal = ours.legal(0)
        assert theirs.legal(0) == legal
        ours.play(0, legal[0])
        theirs.play(0, legal[0])
        mine, other_line = (s.view(0)["sheets"][0]["lines"] for s in (ours, theirs))
        for a, b in zip(mine, other_line, strict=True):
            assert b["points"] - a["points"] == a["thames"]
            differ = differ or a["thames"] > 0
    assert differ


def test_a_record_carries_foreign_components_and_replays_with_them() -> None:
    other = londinium.game("next-station", pack=pack(richer_thames))
    state = other.new(1, 4)
    while state.to_act:
        state.play(0, state.legal(0)[0])
    record = json.loads(json.dumps(londinium.record(state)))
    assert record["data"] == other.data != GAME.data
    assert londinium.replay(record).outcome() == state.outcome()


def test_a_record_with_the_games_own_components_does_not_carry_them() -> None:
    assert "pack" not in londinium.record(GAME.new(1, 0))


def test_components_of_an_earlier_release_are_found_by_their_hash(tmp_path: Path, monkeypatch: Any) -> None:
    old = londinium.game("next-station", pack=pack(richer_thames))
    record = londinium.record(old.new(1, 0))
    del record["pack"]
    with pytest.raises(londinium.BadRecord, match="neither in it nor here"):
        londinium.replay(record)
    released = tmp_path / "released"
    released.mkdir()
    (released / f"{old.data}.json").write_text(json.dumps(pack(richer_thames)))
    for path in GAME.folder.glob("*.json"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    monkeypatch.setattr(type(GAME), "folder", tmp_path)
    assert londinium.replay(record).game.data == old.data


def test_notes_on_provenance_do_not_change_the_hash() -> None:
    def annotate(files: dict[str, Any]) -> None:
        files["map"]["provenance"]["stations"]["note"] = "seen on my own copy"

    assert londinium.game("next-station", pack=pack(annotate)).data == GAME.data


def test_every_entry_says_where_it_comes_from() -> None:
    listed = list(packs.components(GAME.components))
    groups = {entry["group"] for entry in listed}
    assert {"stations", "edges", "station_cards", "objectives", "powers", "tourist_track"} <= groups
    assert sum(entry["group"] == "stations" for entry in listed) == 53
    assert all(entry["provenance"]["kind"] for entry in listed)


def put(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Set the value at a path: the last argument is the value."""

    def change(files: dict[str, Any]) -> None:
        *way, last, value = path
        place: Any = files
        for step in way:
            place = place[step]
        place[last] = value

    return change


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            put("map", "stations", 3, "x", "four"),
            "map: stations, entry 4, field x: should be a whole number, but it is text in quotation marks",
        ),
        (put("map", "stations", 3, "x", 99), "map: stations, entry 4, field x"),
        (put("map", "stations", 3, "symbol", "star"), "map: stations, entry 4, field symbol"),
        (put("map", "stations", 3, "colour", "red"), "map: stations, entry 4: .*unknown field 'colour'"),
        (
            put("map", "stations", 3, "district", "Z"),
            "map: stations, entry 4, field district: there is no district 'Z'",
        ),
        (put("map", "stations", 3, "id", 7), "map: stations, field id"),
        (put("map", "edges", 0, "between", [0, 60]), "map: edges, entry 1, field between"),
        (put("map", "crossings", 0, [0, 999]), "map: crossings, entry 1"),
        (put("map", "central_district", "Z"), "map: central_district"),
        (put("map", "provenance", {}), "map: field provenance"),
        (put("cards", "powers", 0, "effect", "teleport"), "cards: powers, entry 1, field effect"),
        (put("cards", "station_cards", 0, "id", "street_square"), "cards: station_cards, field id"),
        (put("scoring", "undergrounds", 6), "scoring: undergrounds: .*never end"),
        (put("scoring", "thames_points", 10**9), "scoring: field thames_points"),
        (lambda files: files.pop("scoring"), "has the files cards, map"),
    ],
)
def test_a_wrong_pack_is_refused_with_file_entry_and_field(change: Any, said: str) -> None:
    with pytest.raises(londinium.BadPack, match=said):
        londinium.game("next-station", pack=pack(change))


def spoilt(files: Any) -> Iterator[tuple[str, Callable[[], None], Callable[[], None]]]:
    """Slips of the pen, one of each kind of field: another text, a list that ends too soon; each with its undoing."""
    met: set[str] = set()

    def slip(holder: Any, at: Any, shape: str) -> Iterator[tuple[str, Callable[[], None], Callable[[], None]]]:
        was = holder[at]
        if shape not in met and isinstance(was, str | list):
            met.add(shape)
            wrong = "Q9" if isinstance(was, str) else was[:-1]
            yield shape, lambda: holder.__setitem__(at, wrong), lambda: holder.__setitem__(at, was)
        if isinstance(was, list):
            for number in range(len(was)):
                yield from slip(was, number, f"{shape}/*")
        elif isinstance(was, dict):
            for key in was:
                if key != "provenance":
                    yield from slip(was, key, f"{shape}/{key}")

    for file in files:
        yield from slip(files, file, file)


@pytest.mark.parametrize("id", londinium.games())
def test_a_slip_in_any_field_is_refused_in_words_or_can_be_played(id: str) -> None:
    made: dict[str, Any] = json.loads(json.dumps(londinium.game(id).export("corrected")))
    refused = {}
    for where, do, undo in spoilt(made["files"]):
        do()
        try:
            state = londinium.game(id, pack=made).new(2, 3)
            rng = Random(1)
            while state.to_act:
                state.play(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
        except londinium.BadPack as problem:
            refused[where] = str(problem)
        undo()
    assert len(refused) > 10
    assert {where: said for where, said in refused.items() if not re.match(r"[a-z_]+: ", said)} == {}
    assert londinium.game(id, pack=made).data == londinium.game(id).data, "all is as it was"


def test_single_fields_may_come_from_elsewhere_and_the_hash_does_not_care() -> None:
    def annotate(files: dict[str, Any]) -> None:
        files["map"]["provenance"]["stations"]["fields"] = {"tourist": "public"}

    assert londinium.game("next-station", pack=pack(annotate)).data == GAME.data
    with pytest.raises(londinium.BadPack, match=r"map: .*provenance"):
        londinium.game(
            "next-station", pack=pack(put("map", "provenance", "stations", "fields", {"tourist": "hearsay"}))
        )


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("map", "provenance", "stations", "note", "x" * 2001), "map: .*note"),
        (put("map", "provenance", "stations", "sources", ["x"] * 21), "map: .*sources"),
        (put("map", "provenance", "stations", "sources", ["x" * 501]), "map: .*sources"),
    ],
)
def test_notes_are_bounded_too(change: Any, said: str) -> None:
    with pytest.raises(londinium.BadPack, match=said):
        londinium.game("next-station", pack=pack(change))


def test_a_name_without_end_is_refused() -> None:
    with pytest.raises(londinium.BadPack, match="name"):
        londinium.game("next-station", pack={**pack(), "name": "x" * 501})


@pytest.mark.parametrize("mark", ["\u202e", "\u2066", "\x00", "\x1b"])
def test_a_text_that_would_show_more_than_itself_is_refused(mark: str) -> None:
    pack = londinium.game("guilds").export("My box")
    pack["files"]["guild_tiles"]["entries"][1]["name"] = f"Mercers{mark}"
    with pytest.raises(londinium.BadPack, match=r"^guild_tiles: entries, entry 2, field name: has marks"):
        londinium.game("guilds", pack)
    with pytest.raises(londinium.BadPack, match=r"^name: has marks"):
        londinium.game("guilds", londinium.game("guilds").export(f"My{mark} box"))


def test_a_file_nested_without_end_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deep.json"
    deep = '{"format": "londinium-pack/1", "game": "next-station", "name": "deep", "files": {"map": {"stations": '
    path.write_text(deep + "[" * 100_000 + "]" * 100_000 + "}}}")
    with pytest.raises(londinium.BadPack, match=r"deep\.json: .*nested deeper"):
        londinium.game("next-station", pack=path)


def test_a_pack_of_another_game_is_refused() -> None:
    other = {**pack(), "game": "chess"}
    with pytest.raises(londinium.BadPack, match="made for chess, not for next-station"):
        londinium.game("next-station", pack=other)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"format": "londinium-pack/1", "ga', "truncated"),
        ("[]", "should be an object with fields"),
        ("\xff", "line 1, column 1: this is not JSON"),
    ],
)
def test_a_damaged_file_is_refused_by_name(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, "latin-1")
    with pytest.raises(londinium.BadPack, match=f"broken.json: .*({said})"):
        londinium.game("next-station", pack=path)


def test_a_missing_file_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(londinium.BadPack, match=r"nowhere\.json: cannot be read"):
        londinium.game("next-station", pack=tmp_path / "nowhere.json")


def test_a_pack_made_before_the_game_had_some_files_plays_on_under_its_own_name() -> None:
    now = londinium.game("dei")
    made: dict[str, Any] = json.loads(json.dumps(now.export("before Old London")))
    for file in now.later:
        del made["files"][file]
    old = londinium.game("dei", pack=made)
    assert old.data == packs.data_hash({name: now.components[name] for name in made["files"]}) != now.data
    assert set(old.export()["files"]) == set(made["files"])
    state, rng = old.new(2, 4), Random(1)
    while not state.over:
        seat = state.to_act[0]
        state.play(seat, rng.choice(state.legal(seat)))
    again = londinium.replay(json.loads(json.dumps(londinium.record(state))))
    assert again.fingerprint() == state.fingerprint()
    del made["files"]["rules"]
    with pytest.raises(londinium.BadPack, match="it should have"):
        londinium.game("dei", pack=made)
