"""Five languages: the same messages, attributes and variables in each, nothing left in English."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import londinium
from londinium.kernel import packs, words
from londinium.kernel.options import option_list
from londinium.kernel.refusal import Refusal
from londinium.terminal import telling
from tests.notes import note_key

LOCALE = words.locale_folder()
OTHERS = ["fr", "pl", "ru", "uk"]
WHOLE = [
    "kernel.ftl",
    "interface.ftl",
    "coach.ftl",
    "people.ftl",
    "ladder.ftl",
    "tournament.ftl",
    "workshop.ftl",
    "plain.ftl",
    "reminders.ftl",
    "terminal.ftl",
    "commands.ftl",
    "help.ftl",
    "told.ftl",
    "logs.ftl",
    *(f"games/{game}.ftl" for game in londinium.games()),
]
RULES = [f"rules/{index}.ftl" for index in ("kernel", *londinium.games())]
LESSONS = [f"lessons/{path.name}" for path in sorted((LOCALE / "en" / "lessons").glob("*.ftl"))]
NOTES = ["notes/fields.ftl", *(f"notes/{game}.ftl" for game in londinium.games())]
PRIMERS = [f"primer/{game}.ftl" for game in londinium.games()]
FORMS = ["workshop/fields.ftl", *(f"workshop/{game}.ftl" for game in londinium.games())]
PACKS = [f"packs/{game}.ftl" for game in londinium.games()]
ALL = [*WHOLE, *RULES, *LESSONS, *NOTES, *PRIMERS, *FORMS, *PACKS]


class Variables(Visitor):
    """The variables and functions that a pattern uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(f"${node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.found.add(node.id.name)
        self.generic_visit(node)


CARELESS = {
    "en": r"[«»„]",
    "fr": r"\S [:;!?»]|« |[“”„]",
    "pl": r"[«»“]",
    "ru": r"[“”„]|\S - \S",
    "uk": r"[“”„]|\S - \S",
}


def careless(text: str, language: str) -> bool:
    """Whether quotes, dashes, spaces or apostrophes are not those of the language; the terminal’s signs are none."""
    text = text.replace("»Fly", "")
    return re.search(rf"{CARELESS[language]}|\w'\w|\.\.\.", text) is not None


def texts(path: Path) -> dict[str, str]:
    """Every message and attribute of a file as it is written, what is filled in left out."""
    found = {}
    for entry in parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            for name, pattern in [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]:
                if pattern is not None:
                    said = Said()
                    said.visit(pattern)
                    found[entry.id.name + name] = "\n".join(said.found)
    return found


class Said(Visitor):
    """The text of a pattern and of its variants."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.found.append("".join(one.value if isinstance(one, ast.TextElement) else "…" for one in node.elements))
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


def unlike(english: Path, other: Path) -> list[str]:
    """Messages that one of two files lacks, or that take other arguments there."""
    ours, theirs = messages(english), messages(other)
    return sorted((ours.keys() ^ theirs.keys()) | {key for key, uses in theirs.items() if uses != ours.get(key, uses)})


def left_in_english(english: Path, other: Path) -> list[str]:
    ours, theirs = texts(english), texts(other)
    return sorted(key for key, text in theirs.items() if text == ours.get(key))


def test_no_file_is_forgotten() -> None:
    there = {path.relative_to(LOCALE / "en").as_posix() for path in (LOCALE / "en").rglob("*.ftl")}
    assert there == set(ALL)
    for language in OTHERS:
        assert there == {path.relative_to(LOCALE / language).as_posix() for path in (LOCALE / language).rglob("*.ftl")}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", ALL)
def test_every_message_is_there_in_every_language(language: str, file: str) -> None:
    assert unlike(LOCALE / "en" / file, LOCALE / language / file) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", [*RULES, *LESSONS, *PACKS])
def test_no_rule_and_no_lesson_is_left_in_english(language: str, file: str) -> None:
    assert left_in_english(LOCALE / "en" / file, LOCALE / language / file) == []


def test_a_message_that_is_missing_other_or_english_is_seen(tmp_path: Path) -> None:
    english, other = tmp_path / "en.ftl", tmp_path / "uk.ftl"
    english.write_text("LON-A-1 = Draw { $n } cards.\n    .ruling = It says so.\nLON-A-2 = Pay £{ $n }.\n", "utf-8")
    other.write_text(
        "LON-A-1 = Доберіть { $n } карт.\n    .ruling = Так сказано.\nLON-A-2 = Сплатіть £{ $n }.\n", "utf-8"
    )
    assert unlike(english, other) == left_in_english(english, other) == []
    whole = other.read_text("utf-8")
    for wrong, key in (
        (whole.replace("    .ruling = Так сказано.\n", ""), "LON-A-1.ruling"),
        (whole.replace("£{ $n }", "£{ $money }"), "LON-A-2"),
        (whole + "LON-A-3 = Зайве.\n", "LON-A-3"),
    ):
        other.write_text(wrong, "utf-8")
        assert unlike(english, other) == [key]
    other.write_text(whole.replace("Так сказано.", "It says so."), "utf-8")
    assert left_in_english(english, other) == ["LON-A-1.ruling"]


@pytest.mark.parametrize("game", londinium.games())
def test_where_values_come_from_is_told_in_every_language(game: str) -> None:
    entries = list(packs.components(londinium.game(game).components))
    told = {note for entry in entries if (note := entry["provenance"].get("note"))}
    keys = {note_key(note): note for note in told}
    assert len(keys) == len(told)
    english = messages(LOCALE / "en" / "notes" / f"{game}.ftl")
    assert {key: note for key, note in keys.items() if key not in english} == {}  # a new note: write its words there
    sources = {source for entry in entries for source in entry["provenance"].get("sources") or ()}
    known = {*keys, *map(note_key, sources)}
    assert sorted(key for key in english if key.startswith("note-") and key not in known) == []
    own = texts(LOCALE / "en" / "notes" / f"{game}.ftl")
    for language in OTHERS:
        other = texts(LOCALE / language / "notes" / f"{game}.ftl")
        assert sorted(key for key in keys if other[key] == own[key]) == [], language


@pytest.mark.parametrize("game", londinium.games())
def test_the_lists_and_fields_of_components_have_names(game: str) -> None:
    entries = list(packs.components(londinium.game(game).components))
    named = {*messages(LOCALE / "en" / "notes" / f"{game}.ftl"), *messages(LOCALE / "en" / "games" / f"{game}.ftl")}
    assert sorted({entry["group"] for entry in entries if f"board-group-{entry['group']}" not in named}) == []
    fields = {name for entry in entries for name in fields_in(entry["value"]) if re.fullmatch("[a-z_0-9]{2,}", name)}
    written = messages(LOCALE / "en" / "notes" / "fields.ftl")
    assert sorted(name for name in fields - {"id"} if not name.isdecimal() and f"field-{name}" not in written) == []


def fields_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
    if isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from fields_in(one)


def test_a_page_without_scripts_speaks_every_language() -> None:
    page = (LOCALE.parent / "web" / "index.html").read_text("utf-8")
    said = re.findall(r'<p lang="(..)">([^<]+)</p>', page.partition("<noscript>")[2])
    assert [language for language, _ in said] == list(words.LANGUAGES)
    assert [text for language, text in said if "londinium play" not in text or careless(text, language)] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", WHOLE)
def test_only_names_and_words_that_languages_share_are_as_in_english(language: str, file: str) -> None:
    """Masamune and “undo” in the terminal; « Total » is French too, but no sentence is."""
    english, other = texts(LOCALE / "en" / file), texts(LOCALE / language / file)
    same = {key: text for key, text in other.items() if text == english[key] and re.search("[A-Za-z]{3}", text)}
    if language in ("ru", "uk"):
        assert [key for key in same if not key.startswith(("help-", "drone-", "title"))] == []
    long = [key for key, text in same.items() if max(len(line.split()) for line in text.split("\n")) > 3]
    assert [key for key in long if not key.startswith(("help-", "title"))] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("index", ["kernel", *londinium.games()])
def test_the_chapters_of_the_rules_are_the_same_under_titles_of_their_own(language: str, index: str) -> None:
    english, other = words.chapters(index), words.chapters(index, language)
    assert list(other.values()) == list(english.values())
    assert len(other.keys() & english.keys()) <= len(english) / 10  # «Missions» is French too


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("file", ALL)
def test_typography_is_that_of_the_language(language: str, file: str) -> None:
    assert (
        sorted(f"{key}: {text}" for key, text in texts(LOCALE / language / file).items() if careless(text, language))
        == []
    )


def test_careless_typography_is_seen() -> None:
    for language, text in (
        ("fr", "Ville : Anna"),
        ("fr", "« Non\u00a0»"),
        ("fr", "Vraiment ?"),
        ("uk", "“так”"),
        ("ru", "один - два"),
        ("pl", "«tak»"),
        ("en", "don't"),
        ("en", "Thinking ..."),
    ):
        assert careless(text, language), text
    for language, text in (("fr", "Ville\u00a0: «\u00a0non\u00a0», oui\u202f!"), ("uk", "«так» — ні"), ("en", "don’t")):
        assert not careless(text, language), text


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_the_lobby_says_how_long_and_how_hard_every_game_is(language: str) -> None:
    for game in londinium.games():
        assert {"board-length", "board-length.weight"} <= messages(LOCALE / language / f"games/{game}.ftl").keys()


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("game", ["next-station", "london"])  # the others word what came of a rule themselves
def test_a_rule_that_the_log_cites_is_told_in_the_language(language: str, game: str) -> None:
    folder = londinium.game(game).folder.parent
    sources = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    cited = {id for call in re.findall(r"\brule\((.*)\)", sources) for id in re.findall(r"[A-Z]+-[A-Z]+-\d+", call)}
    assert cited
    for id in cited:
        assert f"{id}.told" in messages(LOCALE / language / "rules" / f"{game}.ftl"), id


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_a_refusal_is_a_sentence_with_names(language: str) -> None:
    refusal = Refusal("NSL-DRAW-8", {"to": 13, "symbol": "triangle", "card": "circle"})
    said = words.sentence(refusal, "next-station", language)
    assert "D3" in said
    assert words.name("next-station", "symbol", "triangle", language) in said
    assert "{" not in said


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_a_move_that_answers_another_question_is_named_in_words(language: str) -> None:
    refusal = Refusal("KER-ASK-1", {"kind": "circle", "asked": "section"})
    said = words.sentence(refusal, "next-station", language)
    assert words.say("next-station", "verb-circle", language=language) in said
    assert words.say("next-station", "question-section", language=language) in said


@pytest.mark.parametrize("game", londinium.games())
@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_every_move_and_every_question_has_words(language: str, game: str) -> None:
    played = londinium.game(game)
    kinds = {kind for asked in played.questions for kind in asked.moves} | set(played.aside)
    for kind, things in (("verb", kinds), ("question", {asked.kind for asked in played.questions})):
        for thing in things:
            assert words.has(game, f"{kind}-{thing}", language), f"{kind}-{thing}"


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_a_card_is_worded_from_what_it_shows(language: str) -> None:
    def named(kind: str, thing: str) -> str:
        return words.name("next-station", kind, thing, language)

    for card in londinium.game("next-station").components["cards"].station_cards:
        assert named("card", card.id) == f"{named('symbol', card.shows)}, {named('level', card.level)}"
        assert card.id not in named("card", card.id)
        assert named("symbol", card.shows) != card.shows or language in ("en", "fr", "pl")
    assert named("card", "no_such_card") == "no_such_card"


def test_the_cards_of_another_pack_have_words_too() -> None:
    pack = londinium.game("next-station").export("Another deck")
    pack["files"]["cards"]["station_cards"][0]["id"] = "first"
    assert words.name(londinium.game("next-station", pack), "card", "first", "uk") == "коло, наземна карта"


@pytest.mark.parametrize("game", londinium.games())
def test_english_options_are_called_as_the_engine_calls_them(game: str) -> None:
    for option in option_list(londinium.game(game).options):
        assert words.say(game, f"option-{option['name']}") == option["title"]
        assert words.say(game, f"option-{option['name']}.about") == option["description"]


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert words.say("next-station", "NSL-DRAW-4", language="xx") == words.say("next-station", "NSL-DRAW-4")
    assert words.chapters("next-station", "xx") == words.chapters("next-station")
    assert words.say("next-station", "no-such-key", language="uk") == "no-such-key"


def test_the_browser_uses_every_word_written_for_it_and_no_other() -> None:
    web = LOCALE.parent / "web" / "src"
    sources = "\n".join(path.read_text("utf-8") for end in ("ts", "svelte") for path in sorted(web.rglob(f"*.{end}")))
    said = set(re.findall(r"[\"`']((?:web|board|campaign)-[a-z0-9-]*[a-z0-9])(?:\.[a-z]+)?[\"`']", sources))
    begun = tuple(set(re.findall(r"`((?:web|board)-[a-z0-9-]*)\$\{", sources)))  # the rest of the key is computed
    server = "\n".join(path.read_text("utf-8") for path in Path(londinium.__file__).parent.glob("server/**/*.py"))
    said |= set(re.findall(r"\"(web-(?:refused|error)-[a-z-]+)\"", server))
    terminal = "\n".join(path.read_text("utf-8") for path in Path(telling.__file__).parent.rglob("*.py"))
    shared = set(re.findall(r"campaign-[a-z-]*[a-z]", terminal))  # the terminal says these too, or only it
    written = {
        key.split(".")[0]
        for file in WHOLE
        for key in messages(LOCALE / "en" / file)
        if key.startswith(("web-", "board-", "campaign-"))
    }
    assert sorted(said - written) == []
    assert sorted(key for key in written - said - shared if not key.startswith(begun)) == []
