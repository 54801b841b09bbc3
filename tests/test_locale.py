"""Five languages: the same messages, attributes and variables in each, and every sentence of a refusal."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import londinium
from londinium.kernel import words
from londinium.kernel.options import option_list
from londinium.kernel.refusal import Refusal

LOCALE = words.locale_folder()
OTHERS = ["fr", "pl", "ru", "uk"]
WHOLE = ["interface.ftl", *sorted(f"games/{path.name}" for path in (LOCALE / "en" / "games").glob("*.ftl"))]
RULES = sorted(f"rules/{path.name}" for path in (LOCALE / "en" / "rules").glob("*.ftl"))


class Variables(Visitor):
    """The variables and functions that a pattern uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(f"${node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.found.add(node.id.name)
        self.generic_visit(node)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message and attribute of a file, with what it uses."""
    found = {}
    for entry in parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content[:80]!r} cannot be read"
        if isinstance(entry, ast.Message):
            for name, pattern in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                if pattern is not None:
                    uses = Variables()
                    uses.visit(pattern)
                    found[entry.id.name + name] = uses.found
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", WHOLE)
def test_every_message_is_there_in_every_language(language: str, file: str) -> None:
    english, other = messages(LOCALE / "en" / file), messages(LOCALE / language / file)
    assert sorted(english.keys() ^ other.keys()) == []
    assert {key: uses for key, uses in other.items() if uses != english[key]} == {}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", RULES)
def test_every_refusal_is_there_in_every_language(language: str, file: str) -> None:
    english = {key: uses for key, uses in messages(LOCALE / "en" / file).items() if key.endswith(".no")}
    assert messages(LOCALE / language / file) == english


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_a_refusal_is_a_sentence_with_names(language: str) -> None:
    refusal = Refusal("NSL-DRAW-8", {"to": 13, "symbol": "triangle", "card": "circle"})
    said = words.sentence(refusal, "next-station", language)
    assert "D3" in said
    assert words.name("next-station", "symbol", "triangle", language) in said
    assert "{" not in said


@pytest.mark.parametrize("game", londinium.games())
def test_english_options_are_called_as_the_engine_calls_them(game: str) -> None:
    for option in option_list(londinium.game(game).options):
        assert words.say(game, f"option-{option['name']}") == option["title"]
        assert words.say(game, f"option-{option['name']}.about") == option["description"]


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert words.say("next-station", "NSL-DRAW-4", language="uk") == words.say("next-station", "NSL-DRAW-4")
    assert words.say("next-station", "no-such-key", language="uk") == "no-such-key"


def test_the_browser_uses_every_word_written_for_it_and_no_other() -> None:
    web = LOCALE.parent / "web" / "src"
    sources = "\n".join(path.read_text("utf-8") for end in ("ts", "svelte") for path in sorted(web.rglob(f"*.{end}")))
    said = set(re.findall(r"[\"`']((?:web|board)-[a-z0-9-]*[a-z0-9])(?:\.[a-z]+)?[\"`']", sources))
    begun = tuple(set(re.findall(r"`((?:web|board)-[a-z0-9-]*)\$\{", sources)))  # the rest of the key is computed
    written = {
        key.split(".")[0]
        for file in WHOLE
        for key in messages(LOCALE / "en" / file)
        if key.startswith(("web-", "board-"))
    }
    assert sorted(said - written) == []
    assert sorted(key for key in written - said if not key.startswith(begun)) == []
