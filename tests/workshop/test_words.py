"""Every field, verb, choice, lot and total of a form has words in five languages."""

from collections.abc import Iterator
from typing import Any

import pytest

import londinium
from londinium.kernel.words import LANGUAGES, Words, locale_folder
from londinium.workshop.checking import WORDED
from londinium.workshop.declared import declared
from londinium.workshop.forms import form
from londinium.workshop.words import written


def keys(shape: Any) -> Iterator[str]:
    if isinstance(shape, dict):
        if isinstance(shape.get("key"), str):
            yield shape["key"]
        for inner in shape.values():
            yield from keys(inner)
    elif isinstance(shape, list):
        for inner in shape:
            yield from keys(inner)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", londinium.games())
def test_whatever_a_form_shows_has_words(game: str, language: str) -> None:
    own = declared(game)
    shown = {*keys(dict(form(game))), *(one.key for one in own.totals), *(one.key for one in own.lots)}
    assert len(shown) > 20
    assert sorted(shown - written(game, language)) == []


# Words of the boxes that a field is rightly called by, as its schema does: a new field is worded, or put here
PLAIN = """
    ability activation amount at_least between bonus bridge_sites cards centre colour construction copies cost debris
    deck discount district drone effect effects events face faction kind leader level limit liveries livery market
    markets missions_to_leave modules money name neutral_bridges neutral_refuge neutral_segments number objectives
    options outpost outposts pawns phase phases power_points prestige price punishments rank region regions rows ruins
    scrappers segments skill skills space supplies symbol technology then tile toll type when where
"""
SHARED = {  # what other languages call just as English does
    "en": PLAIN,
    "fr": "action activation bonus centre condition construction drone face faction modules phase phases prestige "
    "segments type",
    "pl": "limit symbol",
}


def named(shape: Any) -> Iterator[tuple[str, str]]:
    """The fields that a form shows, each with its message."""
    if isinstance(shape, dict):
        if "needed" in shape and not shape.get("fixed") and shape["shape"]["kind"] != "fixed":
            yield shape["name"], shape["key"]
        for inner in shape.values():
            yield from named(inner)
    elif isinstance(shape, list):
        for inner in shape:
            yield from named(inner)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", londinium.games())
def test_no_field_shows_its_bare_identifier(game: str, language: str) -> None:
    say = Words("notes/fields.ftl", "workshop/fields.ftl", f"workshop/{game}.ftl").say
    shown = {(name, say(game, key, None, language)) for name, key in named(dict(form(game)))}
    assert len(shown) > 10
    bare = {name for name, text in shown if text.casefold() == name.replace("_", " ")}
    assert sorted(bare - set(SHARED.get(language, "").split())) == []
    assert [name for name, text in shown if len(text) < 2 or "_" in text] == []


def test_what_is_wrong_with_a_field_has_words() -> None:
    for language in LANGUAGES:
        text = (locale_folder() / language / "workshop" / "fields.ftl").read_text("utf-8")
        assert [key for _, key in WORDED if f"{key} = " not in text] == []
