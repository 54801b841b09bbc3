"""The words of the box: what each language calls a thing, everywhere, and what it never calls it.

`locale/glossary/<game>.json` has, for an English term, each language's own: whether the rulebook of that language has
this very word (`box`), the stems of its forms, one of which stands in every rule whose English has the term, and
variants that are forbidden in all that is said of the game. `except` names messages that rightly do without the term.
"""

import json
import re
from functools import cache
from typing import Any

import pytest

import londinium
from tests.test_locale import LOCALE, OTHERS, texts

RULEBOOKS = {("london", "uk"), ("london", "fr"), ("next-station", "uk"), ("guilds", "pl"), ("dei", "ru")}


def glossary(game: str) -> dict[str, dict[str, dict[str, Any]]]:
    return json.loads((LOCALE / "glossary" / f"{game}.json").read_text("utf-8"))  # type: ignore[no-any-return]


@cache
def said(game: str, language: str) -> dict[str, str]:
    """All that is said of a game: its words, rules and lessons, its first page, its workshop, packs and notes."""
    folder = LOCALE / language
    files = [folder / of / f"{game}.ftl" for of in ("games", "rules", "primer", "workshop", "packs", "notes")]
    files += folder.glob(f"lessons/{game}*.ftl")
    return {f"{file.parent.name}/{file.name} {key}": text for file in files for key, text in texts(file).items()}


def broken(entry: dict[str, Any], term: str, english: dict[str, str], own: dict[str, str]) -> list[str]:
    """The messages that call a thing otherwise than the glossary does."""
    asked = re.compile(entry.get("english", rf"\b{re.escape(term)}s?\b"))
    forms = re.compile("|".join(entry["forms"]), re.IGNORECASE)
    forbidden = re.compile("|".join(entry["forbidden"]), re.IGNORECASE) if entry.get("forbidden") else None
    found = []
    for key, text in own.items():
        if key.split(" ")[1] in entry.get("except", ()):
            continue
        if key.startswith("rules/") and asked.search(english[key]) and not forms.search(text):
            found.append(f"{key} lacks {entry['term']}: {text}")
        if forbidden and (wrong := forbidden.search(text)):
            found.append(f"{key} has {wrong[0]}: {text}")
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", londinium.games())
def test_every_message_speaks_as_the_glossary_does(game: str, language: str) -> None:
    english, own = said(game, "en"), said(game, language)
    found = [
        line
        for term, of in glossary(game).items()
        if language in of
        for line in broken(of[language], term, english, own)
    ]
    assert found == []


@pytest.mark.parametrize("game", londinium.games())
def test_a_glossary_has_every_language_and_says_where_the_box_has_the_word(game: str) -> None:
    for language in OTHERS:
        terms = [of[language] for of in glossary(game).values() if language in of]
        assert len(terms) >= 20, language
        if (game, language) in RULEBOOKS:
            assert sum(term["box"] for term in terms) >= 12, language
        else:
            assert not any(term["box"] for term in terms), language


def test_another_word_for_the_same_thing_is_seen() -> None:
    entry = {"term": "боро", "box": True, "forms": ["боро"], "forbidden": ["район"]}
    english = {"rules/london.ftl LON-LAND-1": "The player buys a borough."}
    assert not broken(entry, "borough", english, {"rules/london.ftl LON-LAND-1": "Гравець купує боро."})
    assert len(broken(entry, "borough", english, {"rules/london.ftl LON-LAND-1": "Гравець купує район."})) == 2
    assert len(broken(entry, "borough", english, {"workshop/london.ftl choice-own_boroughs": "ваші райони"})) == 1
    assert not broken(
        {**entry, "except": ["LON-LAND-1"]}, "borough", english, {"rules/london.ftl LON-LAND-1": "Гравець купує."}
    )
