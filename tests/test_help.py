"""`--help` and what is wrong with arguments, in five languages: no word of it is left in English."""

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from londinium import cli
from londinium.commands.wording import FAULTS, HEADINGS, Parser, language
from londinium.kernel import words
from londinium.terminal.words import TERMINAL

OTHERS = ("fr", "pl", "ru", "uk")
# What is typed, and what stands in it as it is typed; names of programs, formats and protocols
TYPED = (
    "londinium help version lang xx url id utc json csv smtp https redis sqlite postgresql ray kernel user password"
    " host cmd ms iterations guesses nsl draw en fr pl ru uk local text none greedy random record simulate diff merge"
    " adopt games londinium_smtp pack"
)


def parsers() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    top = cli.parser()
    yield "londinium", top
    for action in top._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def arguments() -> list[tuple[str, argparse.Action]]:
    found = [(name, action) for name, one in parsers() for action in one._actions]
    return [(name, action) for name, action in found if not isinstance(action, argparse._SubParsersAction)]


@pytest.fixture
def speaking(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(TERMINAL, "language", request.param)
    return str(request.param)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_command_and_every_argument_has_help(lang: str) -> None:
    lacking = [name for name, _ in parsers() if not written(lang, f"cli-{name}")]
    for name, action in arguments():
        own, shared = f"cli-{name}.{action.dest}", f"cli-every.{action.dest}"
        assert action.help == own
        lacking += [] if written(lang, own) or written(lang, shared) else [own]
    assert lacking == []


def written(lang: str, key: str) -> bool:
    """Whether the language itself has the message: English does not stand in for it."""
    return key in help_keys(lang)


def help_keys(lang: str) -> set[str]:
    found = set()
    for entry in parse((words.locale_folder() / lang / "help.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            found |= {entry.id.name, *(f"{entry.id.name}.{one.id.name}" for one in entry.attributes)}
    return found


def test_every_word_of_the_help_is_used() -> None:
    source = Path(cli.__file__).read_text("utf-8")
    taken = {f"cli-{name}" for name, _ in parsers()} | {"cli-every", "cli-usage", "cli-wrong"}
    taken |= {f"cli-{name}.{action.dest}" for name, action in arguments()}
    taken |= {f"cli-every.{action.dest}" for _, action in arguments()}
    taken |= {*HEADINGS.values(), *(key for _, key in FAULTS)}
    taken |= {f"cli-{name}" for _, action in arguments() for name in re.findall("[A-Z]{4,}", str(action.metavar))}
    taken |= set(re.findall(r"cli-value-\w+", source)) | {"cli-COMMAND"}
    assert sorted(help_keys("en") - taken) == []


@pytest.mark.parametrize("speaking", ["ru", "uk"], indirect=True)
@pytest.mark.parametrize("command", [name for name, _ in parsers()])
def test_no_english_word_is_left_in_the_help(command: str, speaking: str) -> None:
    text = dict(parsers())[command].format_help()
    typed = {part for name, _ in parsers() for part in (name,)}
    typed |= {part for _, action in arguments() for one in action.option_strings for part in re.findall("[a-z]+", one)}
    latin = {word.lower() for word in re.findall(r"[A-Za-z_]{2,}", text)}
    assert sorted(latin - typed - set(TYPED.split(" "))) == []
    assert len(re.findall("[а-яіїєґ]{3,}", text)) > 10


@pytest.mark.parametrize("speaking", OTHERS, indirect=True)
@pytest.mark.parametrize("command", [name for name, _ in parsers()])
def test_no_line_of_the_help_is_the_english_one(command: str, speaking: str) -> None:
    one = dict(parsers())[command]
    own = one.format_help()
    TERMINAL.language = "en"
    english = {line for line in one.format_help().splitlines() if len(line.split()) > 3}
    assert sorted(english.intersection(own.splitlines())) == []


WRONG = {
    "required": (["play"], "play", "ГРА"),
    "choice": (["simulate", "london", "--engine", "cloud"], "--engine", "'cloud'"),
    "command": (["plya"], "КОМАНДА", "'plya'"),
    "value": (["simulate", "london", "--games"], "--games", "бракує значення"),
    "no value": (["games", "--json=yes"], "--json", "'yes'"),
    "unknown": (["games", "--loud"], "--loud", "невідомі"),
    "count": (["serve", "--port", "0"], "--port", "'0'"),
    "seat": (["analyse", "x", "--seat", "me"], "--seat", "'me'"),
    "hour": (["serve", "--day-begins", "24"], "--day-begins", "'24'"),
    "seed": (["play", "london", "--seed", "-1"], "--seed", "'-1'"),
    "bot": (["serve", "--bot", "Anna"], "--bot", "'Anna'"),
    "option": (["play", "london", "--option", "=1"], "--option", "'=1'"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_with_an_argument_is_told_in_the_language(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    argv, *expected = WRONG[name]
    monkeypatch.setattr(TERMINAL, "language", "en")
    assert cli.main(["--lang", "uk", *argv]) == 2
    ukrainian = capsys.readouterr().err
    assert all(part in ukrainian for part in expected)
    english = {"argument", "arguments", "expected", "invalid", "choice", "choose", "following", "should", "required"}
    assert english.isdisjoint(re.findall("[a-z]+", ukrainian))
    cli.main(argv)
    assert capsys.readouterr().err != ukrainian


def test_help_itself_speaks_wherever_the_language_stands(capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (["--lang", "uk", "play", "--help"], ["play", "--help", "--lang=uk"], ["play", "--lang", "uk", "-h"]):
        with pytest.raises(SystemExit):
            cli.main(argv)
        assert "ваше місце" in capsys.readouterr().out
    cli.main(["--lang", "fr"])
    assert "commandes" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("argv", "environment", "speaks"),
    [
        ([], {}, "en"),
        ([], {"LANG": "uk_UA.UTF-8"}, "uk"),
        ([], {"LANG": "uk_UA.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ([], {"LANG": "uk_UA.UTF-8", "LONDINIUM_LANG": "fr"}, "fr"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        (["games", "--lang", "ru"], {"LANG": "uk_UA.UTF-8"}, "ru"),
        (["games", "--lang=ru"], {}, "ru"),
        (["games", "--lang"], {"LANG": "pl"}, "pl"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_system_s(
    argv: list[str], environment: dict[str, str], speaks: str
) -> None:
    assert language(argv, environment) == speaks


def test_a_parser_is_made_without_reading_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(*_: object) -> None:
        raise AssertionError("words are read before anybody reads them")

    monkeypatch.setattr(TERMINAL, "bundle", read)
    assert isinstance(cli.parser(), Parser)
