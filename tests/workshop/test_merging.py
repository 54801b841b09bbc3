"""Several owners: packs merged without loss, in any order; owners who agree confirm; a correction is adopted."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import londinium
from londinium import cli
from londinium.kernel import packs, registry
from londinium.kernel.differences import differences
from londinium.workshop.checking import check
from londinium.workshop.entries import Edit, Files, Place, found
from londinium.workshop.merging import merge
from londinium.workshop.owners import joined, seen, witnessed
from londinium.workshop.shares import shares
from tests.workshop.edits import random_edit
from tests.workshop.test_checking import edit

ANN = packs.Owner("second", "English", "ann", 2017)
BEN = packs.Owner("second", "Polish", "ben", 2019)
Read = dict[str, packs.DataFile]


def read(game: str, files: Files) -> Read:
    return {name: msgspec.convert(files[name], kind) for name, kind in londinium.game(game).files.items()}


def checked(game: str, base: Read, owner: packs.Owner, *edits: Edit, exact: tuple[Place, ...] = ()) -> Read:
    """The components of an owner who found these entries different, and those exactly so."""
    return read(game, seen(game, base, edits, exact, owner))


def good_edits(game: str, chance: Random, n: int) -> Iterator[Edit]:
    """Random edits that the game accepts, each of another entry."""
    base, met = londinium.game(game).components, set[str]()
    while len(met) < n:
        made, _ = random_edit(game, chance)
        if str(made.place) not in met and not check(game, base, [made]):
            met.add(str(made.place))
            yield made


@pytest.mark.parametrize("game", londinium.games())
@pytest.mark.parametrize("seed", range(3))
def test_merging_is_commutative_and_idempotent_and_loses_nothing(game: str, seed: int) -> None:
    base = londinium.game(game).components
    edits = list(good_edits(game, Random(seed), 5))
    exact = tuple(one.place for one in list(found(game, base))[seed : seed + 3])
    ours = checked(game, base, ANN, *edits[:3], exact=exact)
    theirs = checked(game, base, BEN, *edits[2:])  # one of them alike
    one, other = merge(game, base, ours, theirs), merge(game, base, theirs, ours)
    assert one["conflicts"] == other["conflicts"] == []
    assert one["files"] == other["files"]
    merged = read(game, one["files"])
    assert merge(game, base, merged, merged)["files"] == one["files"]
    assert merge(game, base, merged, ours)["files"] == merge(game, base, ours, merged)["files"] == one["files"]
    changed = {(one["file"], one["group"], one["id"]) for one in differences(base, merged)}
    wanted = {(d["file"], d["group"], d["id"]) for side in (ours, theirs) for d in differences(base, side)}
    assert changed == wanted
    both = next(one for one in found(game, merged) if one.place == edits[2].place)
    assert both.provenance.kind == "confirmed"
    assert {owner.box for owner in both.provenance.owners} == {"ann", "ben"}


def test_what_both_changed_differently_is_a_conflict_that_is_decided_one_by_one() -> None:
    base = londinium.game("guilds").components
    ours = checked("guilds", base, ANN, edit("guilds", "guild_tiles", "guild_01", required=3))
    theirs = checked("guilds", base, BEN, edit("guilds", "guild_tiles", "guild_01", required=6))
    (conflict,) = merge("guilds", base, ours, theirs)["conflicts"]
    assert (conflict["id"], conflict["ours"]["required"], conflict["theirs"]["required"]) == ("guild_01", 3, 6)
    decided = merge("guilds", base, ours, theirs, {"guild_tiles/guild_tiles/guild_01": "theirs"})
    assert decided["conflicts"] == []
    tile = decided["files"]["guild_tiles"]["entries"][0]
    assert (tile["required"], tile["provenance"]["owners"][0]["box"]) == (6, "ben")
    assert merge("guilds", base, ours, theirs, prefer="ours")["files"]["guild_tiles"]["entries"][0]["required"] == 3


def test_a_checked_entry_says_whose_box_it_is_as_and_two_owners_confirm() -> None:
    base = londinium.game("guilds").components
    place = Place("guild_tiles", "guild_tiles", "guild_13")
    once = checked("guilds", base, ANN, exact=(place,))
    told = next(one for one in found("guilds", once) if one.place == place).provenance
    assert (told.kind, told.owners) == ("owner", (ANN,))
    assert told.fields == {"rank": "rulebook", "name": "rulebook"}
    again = checked("guilds", once, ANN, exact=(place,))
    assert next(one for one in found("guilds", again) if one.place == place).provenance.kind == "owner"
    twice = checked("guilds", once, BEN, exact=(place,))
    assert next(one for one in found("guilds", twice) if one.place == place).provenance.kind == "confirmed"
    assert packs.data_hash(twice) == londinium.game("guilds").data
    before, after = shares(base), shares(twice)
    assert after["confirmed"] == before["reconstructed"] - after["reconstructed"] > 0
    changed = checked("guilds", twice, BEN, edit("guilds", "guild_tiles", "guild_13", required=2))
    assert next(one for one in found("guilds", changed) if one.place == place).provenance.owners == (BEN,)


def test_more_owners_than_an_entry_can_name_still_make_a_pack() -> None:
    crowds = [tuple(packs.Owner("first", "English", f"box{n}") for n in of) for of in (range(30), range(20, 60))]
    one, other = (packs.Provenance("confirmed", owners=owners) for owners in crowds)
    both = joined(one, other)
    assert (both, joined(both, one)) == (joined(other, one), both)
    assert msgspec.convert(msgspec.to_builtins(both), packs.Provenance).kind == "confirmed"
    files = londinium.game("guilds").export()["files"]
    crowded = json.loads(json.dumps(files))
    for n, owners in enumerate(crowds):
        crowded["guild_tiles"]["entries"][n]["provenance"] = msgspec.to_builtins(
            packs.Provenance("owner", owners=owners)
        )
    made = witnessed("guilds", witnessed("guilds", files, crowded), crowded)
    assert [len(one["provenance"]["owners"]) for one in made["guild_tiles"]["entries"][:2]] == [30, 40]
    assert packs.data_hash(read("guilds", made)) == londinium.game("guilds").data


def pack_file(path: Path, game: str, files: Read) -> Path:
    path.write_text(packs.readable(packs.export(game, path.stem, files)), "utf-8")
    return path


def owned(path: Path, owner: packs.Owner, tile: str, required: int) -> Path:
    """The file of an owner of Guilds whose box has another number on a tile."""
    changed = edit("guilds", "guild_tiles", tile, required=required)
    return pack_file(path, "guilds", checked("guilds", londinium.game("guilds").components, owner, changed))


def test_the_command_line_compares_and_merges(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    a = owned(tmp_path / "a.json", ANN, "guild_01", 3)
    b = owned(tmp_path / "b.json", BEN, "guild_02", 6)
    c = owned(tmp_path / "c.json", BEN, "guild_01", 6)
    assert cli.main(["components", "diff", str(a), str(b), "--json"]) == 0
    assert [one["id"] for one in json.loads(capsys.readouterr().out)] == ["guild_01", "guild_02"]
    out = tmp_path / "out.json"
    assert cli.main(["components", "merge", str(a), str(b), "--out", str(out)]) == 0
    made = londinium.game("guilds", out).components["guild_tiles"].entries
    assert [made[0].required, made[1].required] == [3, 6]
    out.unlink()
    assert cli.main(["components", "merge", str(a), str(c), "--out", str(out)]) == 2
    assert not out.exists()
    assert cli.main(["components", "merge", str(a), str(c), "--out", str(out), "--prefer", "B"]) == 0
    assert londinium.game("guilds", out).components["guild_tiles"].entries[0].required == 6
    for words in (["diff", str(a)], ["merge", str(a), str(b)], ["adopt"], ["diff", str(a), "london"]):
        assert cli.main(["components", *words]) == 2
    assert "two games, guilds and london" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["guilds", "london"])
def test_an_adopted_pack_is_shipped_and_the_released_one_kept(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = londinium.game(game)
    group, id = ("guild_tiles", "guild_01") if game == "guilds" else ("boroughs", "city")
    name = "required" if game == "guilds" else "cost"
    corrected = checked(game, own.components, ANN, edit(game, group, id, **{name: 2}))
    path = pack_file(tmp_path / "mine.json", game, corrected)
    state = own.new(2, 5)
    record: dict[str, Any] = dict(londinium.record(state))
    shipped, folder = own.folder, tmp_path / "data"
    shutil.copytree(own.folder, folder)
    monkeypatch.setattr(type(own), "folder", folder)
    registry._built_in.cache_clear()
    try:
        assert cli.main(["components", "adopt", str(path)]) == 0
        assert "data" in capsys.readouterr().out
        registry._built_in.cache_clear()
        adopted = londinium.game(game)
        assert adopted.data == packs.data_hash(corrected) != own.data
        assert (folder / "released" / f"{own.data}.json").is_file()
        assert londinium.replay(record).fingerprint() == state.fingerprint()
        entry = next(one for one in found(game, adopted.components) if one.place.id == id)
        assert (getattr(entry.value, name), entry.provenance.owners) == (2, (ANN,))
        was, now = ((side / f"{entry.place.file}.json").read_text("utf-8").splitlines() for side in (shipped, folder))
        assert len(set(now) - set(was)) < 12  # what did not change stands as it was written
        assert cli.main(["components", "adopt", str(path)]) == 0
        assert "nothing was written" in capsys.readouterr().out
    finally:
        registry._built_in.cache_clear()
