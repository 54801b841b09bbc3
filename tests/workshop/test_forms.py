"""Forms from schemas: every shipped entry fits its form and is saved unchanged, every verb can be built."""

import json
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

import londinium
from londinium.kernel.packs import plain
from londinium.kernel.registry import kind
from londinium.workshop.entries import entry_id, found
from londinium.workshop.forms import form, lists
from tests.workshop.filling import NotInForm, filled, solved, written

GAMES = londinium.games()


@cache
def names(game: str) -> dict[str, list[Any]]:
    """The ids that forms refer to."""
    known: dict[str, list[Any]] = {}
    for one in found(game, londinium.game(game).components):
        known.setdefault(f"{one.place.file}/{one.place.group}", []).append(getattr(one.value, "id", 0))
    if game == "dei":
        known["rules/colours"] = list(londinium.game(game).components["rules"].colours)
    return known


@pytest.mark.parametrize("game", GAMES)
def test_every_shipped_entry_opens_in_its_form_and_is_saved_unchanged(game: str) -> None:
    shapes = {(group["file"], group["group"]): group["shape"] for group in form(game)["groups"]}
    entries = list(found(game, londinium.game(game).components))
    assert len(entries) > 90
    for one in entries:
        before = msgspec.json.encode(one.value)
        after = written(form(game), shapes[one.place.file, one.place.group], json.loads(before))
        assert json.dumps(after, ensure_ascii=False, separators=(",", ":")).encode() == before


def verbs(game: str) -> list[tuple[str, str]]:
    """Every verb of a game's effect language, with the form's shape that has it."""
    return [(name, verb["value"]) for name, shape in form(game)["shapes"].items() for verb in shape["verbs"]]


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_can_be_built_in_the_form_and_is_read_as_written_by_hand(game: str) -> None:
    chance = Random(7)
    structs = by_shape(game)
    for name, verb in verbs(game):
        shape = form(game)["shapes"][name]
        fields = next(one["fields"] for one in shape["verbs"] if one["value"] == verb)
        for _ in range(5):
            made = {shape["tag"]: verb, **filled(form(game), fields, chance, names(game), 0)}
            read = msgspec.convert(made, structs[name])
            assert json.loads(msgspec.json.encode(read)) == made
            assert written(form(game), {"kind": "ref", "shape": name}, plain(read)) == made


def by_shape(game: str) -> dict[str, Any]:
    """The types that the shapes of verbs were drawn from: by their verbs, as the schema has them."""
    from londinium.workshop import forms

    drawing = forms._Drawing(game)
    for file, field, shape in lists(kind(game).files):
        drawing.group(file, field, shape)
    every = {struct.__name__: struct for struct in _structs(game)}
    types: dict[str, Any] = {}
    for known, name in drawing._names.items():
        classes = [every[one] for one in known if one in every]
        union: Any = classes[0]
        for more in classes[1:]:
            union = union | more
        types[name] = union
    return types


def _structs(game: str) -> list[type]:
    def below(struct: Any) -> list[type]:
        return [struct, *(one for child in struct.__subclasses__() for one in below(child))]

    package = kind(game).__module__.rpartition(".")[0]
    return [one for one in below(msgspec.Struct) if one.__module__.startswith(package)]


@pytest.mark.parametrize("game", ["london", "guilds", "dei"])
def test_no_verb_of_the_schema_is_left_out_of_the_forms(game: str) -> None:
    """A new verb without a form fails here: the verbs are read off the classes, and not off the forms."""
    built = {verb for _, verb in verbs(game)}
    declared: set[str] = set()
    for struct in _structs(game):
        config = struct.__struct_config__  # type: ignore[attr-defined]
        if config.tag is not None and not struct.__subclasses__():
            declared.add(config.tag)
        if hasattr(struct, "verbs"):
            declared |= set(struct.verbs.fields)
    assert declared - built == set()
    assert len(built) >= 14


def test_what_the_form_has_no_place_for_is_noticed() -> None:
    shape = form("guilds")["groups"][0]["shape"]
    entry = json.loads(msgspec.json.encode(londinium.game("guilds").components["guild_tiles"].entries[0]))
    with pytest.raises(NotInForm):
        written(form("guilds"), shape, {**entry, "colour": "red"})


def referred(shape: Any) -> set[str]:
    """The lists that a shape, or one inside it, refers to."""
    found = {f"{of['file']}/{of['group']}" for of in shape["of"]} if shape.get("kind") == "entry" else set()
    for inner in shape.values():
        for one in inner if isinstance(inner, list) else [inner]:
            if isinstance(one, dict):
                found |= referred(one)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_references_name_lists_that_there_are(game: str) -> None:
    assert referred(dict(form(game))) <= set(names(game))


def test_a_form_says_what_a_stepper_a_picker_and_an_effect_builder_need() -> None:
    cards = next(group for group in form("guilds")["groups"] if group["group"] == "action_cards")
    fields = {field["name"]: field for field in cards["shape"]["fields"]}
    assert fields["copies"]["shape"] == {"kind": "number", "least": 1, "most": 105, "whole": True}
    assert {one["key"] for one in fields["frame"]["shape"]["values"]} >= {"livery-red", "livery-blue"}
    effects = solved(form("guilds"), fields["effects"]["shape"]["of"])
    assert {"choice", "per", "if", "on"} <= {verb["value"] for verb in effects["verbs"]}
    assert entry_id({"id": "a"}, 3) == "a"
    assert entry_id({}, 3) == "3"
