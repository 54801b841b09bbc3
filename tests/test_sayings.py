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
NAMED = {"who", "whose", "winner", "names", "others", "people"}  # arguments that are names of people
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
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_Pattern(self, node: ast.Pattern) -> None:
        for before, one in zip(node.elements, node.elements[1:], strict=False):
            if isinstance(before, ast.TextElement) and isinstance(one, ast.Placeable):
                said = one.expression
                if isinstance(said, ast.VariableReference) and said.id.name in NAMED:
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
        known = patterns(path)
        for pattern in known.values():
            all_of_it.visit(pattern)
        for key, pattern in known.items():
            parts = Parts()
            parts.visit(pattern)
            for other in parts.messages & known.keys():  # said within it, with the same arguments
                parts.visit(known[other])
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
        ("fr", "a = La main de la { $who }"),
        ("pl", "a = Za { $who } gra bot"),
        ("pl", "a = Gra z { $others }"),
        ("ru", "a = Ход для { $who }"),
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


# The log tells acts: “Anna pays £8”, “You pay £8”; never “Anna: money −8”


def log_lines(source: str, language: str, who: str) -> dict[str, str]:
    """What the log says of one who did, gained or lost something."""

    def name(thing: Any, of: Any = "") -> str:
        return f"‹{of} {thing}›"

    functions: dict[str, Any] = {"NAME": name, "SIGNED": words.signed}
    made = FluentBundle([language], use_isolating=False, functions=functions)
    made.add_resource(FluentResource(source))
    found = {}
    for entry in parse(source).body:
        if isinstance(entry, ast.Message) and re.match("(?:did|gain|told)-", entry.id.name) and entry.value:
            parts = Parts()
            parts.visit(entry.value)
            value = made.get_message(entry.id.name).value
            assert value is not None
            for lost in ("yes", "no"):
                args: dict[str, Any] = {**dict.fromkeys(parts.variables, "‹it›"), "n": 3, "lost": lost, "who": who}
                found[f"{entry.id.name} {lost}"] = str(made.format_pattern(value, args)[0])
    return found


def ledger(source: str) -> list[str]:
    """English lines without a verb that fits who did it, or with a sign where a verb should stand."""
    by_you = log_lines(source, "en", "You")
    return [
        f"{key}: {named} / {by_you[key]}"
        for key, named in log_lines(source, "en", "Anna").items()
        if re.search("[+−]", named) or ("You" in by_you[key] and not same_act(by_you[key], named))
    ]


def same_act(by_you: str, by_name: str) -> bool:
    """“You pay”, “Anna pays”."""
    yours, theirs = re.search(r"\bYou (\w+)", by_you), re.search(r"\bAnna (\w+)", by_name)
    if not yours or not theirs:
        return False
    return bool(re.fullmatch(f"{yours[1]}e?s|{yours[1][:-1]}ies|has|is", theirs[1]))


@pytest.mark.parametrize("game", londinium.games())
def test_the_log_tells_acts_by_you_and_by_a_name(game: str) -> None:
    source = (LOCALE / "en" / "games" / f"{game}.ftl").read_text("utf-8")
    assert len(log_lines(source, "en", "Anna")) > 10
    assert ledger(source) == []
    for language in words.LANGUAGES:
        there = (LOCALE / language / "games" / f"{game}.ftl").read_text("utf-8")
        for who in ("Anna", {"en": "You", "fr": "Vous", "pl": "Ty", "ru": "Вы", "uk": "Ви"}[language]):
            signed = [line for line in log_lines(there, language, who).values() if re.search(r"[+−]\d|[+−]‹", line)]
            assert signed == []
    french = (LOCALE / "fr" / "games" / f"{game}.ftl").read_text("utf-8")
    named = log_lines(french, "fr", "Anna")
    for key, line in log_lines(french, "fr", "Vous").items():
        told = re.search(r"\bVous (\w+)", line)
        assert told is None or re.search("(?:ez|tes)$", told[1]), f"{key}: {line}"
        assert not re.search(r"\bAnna \w+ez\b", named[key]), key


def test_a_ledger_in_the_log_is_seen() -> None:
    assert len(ledger("gain-money = { $who }: money −{ $n }")) == 2
    assert len(ledger("gain-money = { $who } pays £{ $n }")) == 2  # You pays
    assert len(ledger("did-draw = { $who ->\n    [You] You draw\n   *[other] { $who } draw\n}")) == 2
    assert ledger("did-draw = { $who ->\n    [You] You draw\n   *[other] { $who } draws\n}") == []
