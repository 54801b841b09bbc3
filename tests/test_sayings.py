"""Every message of five languages said aloud, with each number and each name that a sentence must bear."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import londinium
from londinium.kernel import words

LOCALE = words.locale_folder()
NUMBERS = (0, 1, 2, 5, 21)
NAMES = ("Anna", "Олег", "Ève", "Jan-Krzysztof", "You")
PEOPLE = {"who", "seat", "name", "whose", "names", "winner"}
# Words that want another case or an elision after them: a name as it is, or “You”, cannot follow.
BEFORE_NAMES = {
    "en": r"\bof",
    "fr": r"(?:\b(?:de|du|que|jusque|la|le)|[dlq]’)",
    "pl": r"\b(?:za|od|do|dla|z|u|przez|przeciw|gracza|graczowi)",
    "ru": r"\b(?:за|от|у|для|с|к|против|игрока|игроку)",
    "uk": r"\b(?:за|від|у|для|з|до|проти|гравця|гравцю)",
}


class Parts(Visitor):
    """What a pattern uses: its variables, and what stands right before a person's name."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.before: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for before, one in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(before, ast.TextElement) and isinstance(one, ast.Placeable):
                said = one.expression
                if isinstance(said, ast.VariableReference) and said.id.name == "who":
                    self.before.append(before.value)
        self.generic_visit(node)


def bundle(path: Path, language: str) -> FluentBundle:
    def name(thing: Any, of: Any = "") -> str:
        return f"‹{of} {thing}›"

    functions: dict[str, Any] = {"NAME": name, "SIGNED": words.signed}
    made = FluentBundle([language], use_isolating=False, functions=functions)
    made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def patterns(path: Path) -> dict[str, ast.Pattern]:
    return {
        entry.id.name + attribute: pattern
        for entry in parse(path.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
        for attribute, pattern in [("", entry.value), *((f".{one.id.name}", one.value) for one in entry.attributes)]
        if pattern is not None
    }


def files(language: str) -> list[Path]:
    return sorted((LOCALE / language).rglob("*.ftl"))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_message_can_be_said_with_every_number_and_every_name(language: str) -> None:
    said = 0
    for path in files(language):
        read = bundle(path, language)
        all_of_it = Parts()
        for pattern in patterns(path).values():
            all_of_it.visit(pattern)
        for key, pattern in patterns(path).items():
            parts = Parts()
            parts.visit(pattern)
            name, _, attribute = key.partition(".")
            message = read.get_message(name)
            spoken = message.attributes[attribute] if attribute else message.value
            assert spoken is not None
            values = [*NUMBERS, *(NAMES if "SIGNED" not in parts.functions else ())] if parts.variables else [0]
            for value in values:
                formatted, errors = read.format_pattern(spoken, dict.fromkeys(all_of_it.variables, value))
                text = str(formatted)
                where = f"{path.relative_to(LOCALE)} {key} with {value}: {text!r}"
                assert errors == [], where
                assert text.strip() or parts.variables, where
                assert not re.search("[{}]", text), where
                said += 1
    assert said > 10_000


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_name_is_asked_to_bend(language: str) -> None:
    """“City: Anna”, never “The city of You”, «La ville de Anna», «за Анна»."""
    bent = re.compile(rf"{BEFORE_NAMES[language]}[  ]?$", re.IGNORECASE)
    found = []
    for path in files(language):
        for key, pattern in patterns(path).items():
            parts = Parts()
            parts.visit(pattern)
            found += [f"{path.relative_to(LOCALE)} {key}: {text}" for text in parts.before if bent.search(text)]
    assert found == []


def test_a_name_that_would_bend_is_seen() -> None:
    for language, text in (
        ("en", "a = The city of { $who }"),
        ("fr", "a = La ville de { $who }"),
        ("uk", "a = За { $who } грає"),
    ):
        [entry] = parse(text).body
        assert isinstance(entry, ast.Message)
        parts = Parts()
        parts.visit(entry)
        assert re.search(rf"{BEFORE_NAMES[language]} $", parts.before[0], re.IGNORECASE)


def test_all_games_are_among_what_is_said() -> None:
    there = {path.relative_to(LOCALE / "en").as_posix() for path in files("en")}
    assert {f"{folder}/{game}.ftl" for folder in ("games", "rules") for game in londinium.games()} <= there
