"""Every field, verb, choice, lot and total of a form has words in five languages."""

from collections.abc import Iterator
from typing import Any

import pytest

import londinium
from londinium.kernel.words import LANGUAGES, locale_folder
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


def test_what_is_wrong_with_a_field_has_words() -> None:
    for language in LANGUAGES:
        text = (locale_folder() / language / "workshop" / "fields.ftl").read_text("utf-8")
        assert [key for _, key in WORDED if f"{key} = " not in text] == []
