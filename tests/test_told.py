"""What the library says is wrong: every sentence of it in five languages, from the exception to those who read it."""

import ast
import json
import logging
import pickle
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import londinium
from londinium import cli
from londinium.analysis import BadBudget, Budget
from londinium.kernel import words
from londinium.kernel.laws import LAWS
from londinium.kernel.packs import FAULTS, misread
from londinium.kernel.refusal import BadPack, BadRecord
from londinium.kernel.told import STEPS, Told, place
from londinium.players import BadBot, make
from londinium.server import logs
from londinium.server.refusals import MOST_QUOTED, why
from londinium.terminal.words import TERMINAL
from tests.test_locale import LOCALE, OTHERS, messages

SOURCES = Path(londinium.__file__).parent
TOLD = {"BadRecord", "BadPack", "BadBot", "BadBudget", "BadAnalysis", "NoChampion", "UnknownGame", "Told"}
TOLD |= {"BotFailed", "EngineFailed", "BadTournament", "NotKept", "InUse", "BadDataset", "NotWritten", "CannotServe"}
PASSED = {"at", "state", "game"}  # what BadRecord takes beside the arguments of its message


class Raised(NamedTuple):
    where: str  # in the sources
    game: str | None  # whose words it may take
    key: str
    args: set[str] | None  # None: made elsewhere


def raised() -> Iterator[Raised]:
    """Every place where the library makes such an exception."""
    folders = {londinium.kernel.registry.kind(game).folder.parent: game for game in londinium.games()}
    for path in sorted(SOURCES.rglob("*.py")):
        game = next((id for folder, id in folders.items() if path.is_relative_to(folder)), None)
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TOLD:
                yield from sites(path, game, node.func.id, node)


def sites(path: Path, game: str | None, name: str, call: ast.Call) -> Iterator[Raised]:
    where = f"{path.relative_to(SOURCES)}:{call.lineno}"
    assert len(call.args) > (name == "BadPack"), f"{where}: a sentence without words in five languages"
    said = call.args[1 if name == "BadPack" else 0]
    named = {one.arg for one in call.keywords if one.arg}
    args = None if any(one.arg is None for one in call.keywords) else named
    if args is not None and name == "BadRecord":
        args = args - PASSED | ({"at"} if len(call.args) > 1 and not is_none(call.args[1]) else set())
    for one in (said.body, said.orelse) if isinstance(said, ast.IfExp) else (said,):
        if isinstance(one, ast.Constant):
            yield Raised(where, game, str(one.value), args)
        else:
            assert isinstance(one, ast.Name), f"{where}: what it says cannot be read"


def is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


SITES = list(raised())


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_refusal_of_the_library_has_words_with_its_arguments(language: str) -> None:
    assert len(SITES) > 180
    written = messages(LOCALE / language / "told.ftl")
    own = {game: messages(LOCALE / language / "packs" / f"{game}.ftl") for game in londinium.games()}
    lacking = {}
    for one in SITES:
        uses = own.get(one.game or "", {}).get(one.key, written.get(one.key))
        if uses is None or (one.args is not None and uses != {f"${name}" for name in one.args}):
            lacking[one.where] = (one.key, uses, one.args)
    assert lacking == {}


def test_every_word_for_a_refusal_is_used() -> None:
    keys = {one.key for one in SITES}
    made = {"told-at", "told-rule", "record-older", "place-file", "place-list", "place-file-field", "pack-entry-id"}
    made |= {"pack-misread", "pack-unplayable"} | {key for _, key in (*FAULTS, *STEPS)}
    made |= {"kind-or", *(f"kind-{kind}" for kind in ("int", "float", "str", "bool", "array", "object", "null"))}
    assert sorted(set(messages(LOCALE / "en" / "told.ftl")) - keys - made) == []
    for game in londinium.games():
        taken = {one.key for one in SITES if one.game == game} | {"box-outposts-of"}  # stands inside another
        assert sorted(set(messages(LOCALE / "en" / "packs" / f"{game}.ftl")) - taken) == [], game


def corrected(game: str, file: str, group: str, number: int, **values: Any) -> dict[str, Any]:
    pack: dict[str, Any] = json.loads(json.dumps(londinium.game(game).export("corrected")))
    pack["files"][file][group][number].update(values)
    return pack


def refused(game: str, pack: Any) -> BadPack:
    with pytest.raises(BadPack) as caught:
        londinium.game(game, pack)
    return caught.value


def in_language(told: Told, language: str) -> str:
    return words.speak(told.game, told.line, language=language)


def test_a_wrong_component_is_told_in_every_language() -> None:
    bad = refused("next-station", corrected("next-station", "map", "stations", 3, district="Z"))
    assert {language: in_language(bad, language) for language in words.LANGUAGES} == {
        "en": "map: stations, entry 4, field district: there is no district 'Z'",
        "fr": "map\u00a0: stations, entrée 4, champ district\u00a0: il n’y a pas de quartier «\u202fZ\u202f»",
        "pl": "map: stations, pozycja 4, pole district: nie ma dzielnicy „Z”",
        "ru": "map: stations, запись 4, поле district: нет района «Z»",
        "uk": "map: stations, запис 4, поле district: немає району «Z»",
    }


def test_a_value_of_the_wrong_type_is_told_with_the_name_of_its_entry() -> None:
    bad = refused("guilds", corrected("guilds", "guild_tiles", "entries", 3, required=99))
    assert str(bad) == "guild_tiles: entries, entry 4, field required: should be at most 12; the entry is 'guild_04'"
    assert in_language(bad, "uk").endswith("поле required: має бути не більше ніж 12; це запис «guild_04»")


def test_a_file_that_is_no_pack_is_told_by_line_and_column(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text('{"format": "londinium-pack/1",\n  oops', "utf-8")
    assert in_language(refused("guilds", path), "pl") == f"{path}: wiersz 2, kolumna 3: to nie jest JSON"


def test_a_record_is_refused_in_the_language_with_the_rule_that_forbids_it() -> None:
    record = londinium.record(londinium.game("next-station").new(1, 5))
    with pytest.raises(BadRecord) as caught:
        londinium.replay({**record, "actions": [[0, 9999]]})
    said = in_language(caught.value, "uk")
    assert said.startswith("Хід 0 (місце 0, номер ")
    assert words.say("next-station", "KER-MOVE-1.no", {"move": "9999"}, "uk") in said
    assert said.endswith("(KER-MOVE-1)")
    assert str(caught.value).startswith("Action 0 (seat 0, number ")


def test_an_older_record_says_which_rules_made_it() -> None:
    record = londinium.record(londinium.game("london").new(2, 5))
    assert londinium.game("london").version > 0
    with pytest.raises(BadRecord) as caught:
        londinium.replay({**record, "version": 0, "actions": [[0, 99999]]})
    assert re.search(r"not allowed\u00a0\(made by version 0, replayed by \d+\): ", str(caught.value))


@pytest.mark.parametrize("language", OTHERS)
def test_bots_and_budgets_are_refused_in_the_language(language: str) -> None:
    for error, call in (
        (BadBot, lambda: make("gredy")),
        (BadBot, lambda: make("search:ms=0")),
        (BadBot, lambda: make("cmd:")),
        (BadBudget, lambda: Budget.parse("iterations=none")),
        (londinium.kernel.registry.UnknownGame, lambda: londinium.game("chess")),
    ):
        with pytest.raises(error) as caught:
            call()
        said = in_language(caught.value, language)
        assert said
        assert said != str(caught.value)


def test_the_terminal_says_it_in_the_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(TERMINAL, "language", "en")
    path = tmp_path / "game.json"
    path.write_text('{"format": "pgn"}', "utf-8")
    assert cli.main(["--lang", "uk", "replay", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"{path}: Це не запис Londinium: формат має бути")
    cli.main(["--lang", "fr", "simulate", "london", "--bots", "gredy"])
    assert capsys.readouterr().err.startswith("Il n’y a pas de bot «\u202fgredy\u202f»")
    cli.main(["--lang", "ru", "analyse", str(path), "--budget", "hours=3"])
    assert capsys.readouterr().err.startswith("--budget: В бюджете «hours=3» указано «hours»")


def test_it_travels_to_another_process() -> None:
    bad = refused("guilds", corrected("guilds", "guild_tiles", "entries", 3, rank=7))
    again = pickle.loads(pickle.dumps(bad))
    assert (type(again), str(again), again.game) == (BadPack, str(bad), "guilds")
    record = BadRecord("record-illegal", 3, object(), londinium.game("london"), seat=0, action=1, older="", why="")
    assert str(pickle.loads(pickle.dumps(record))) == str(record)


def test_a_game_of_another_package_may_say_a_sentence() -> None:
    told = BadPack("toys: there are not enough bricks.")
    assert str(told) == in_language_or_key(told, "uk") == "toys: there are not enough bricks."


def in_language_or_key(told: Told, language: str) -> str:
    return words.speak(told.game, told.line, language=language) or told.line["key"]


def test_a_place_is_read_as_the_games_write_it() -> None:
    for text in (
        "mine.json",
        "scoring: field thames_points",
        "map: stations, field id",
        "tokens: feats, entry FG5, field limit",
        "markets: market_cards, entry M01, operation 1, field op",
        "districts: layouts, 2 players, field rows",
        "districts: tiles, entry 2, Region A, field outpost",
        "campaign: scenarios, entry S3, field terms, start",
    ):
        assert words.speak("", place(text)) == text


def test_what_a_page_is_told_is_short_whatever_somebody_wrote() -> None:
    error = misread("mine", ValueError(f"Invalid enum value '{'x' * 9000}' - at `$.stations[3].symbol`"))
    sent = why(error, "next-station")
    assert len(json.dumps(sent)) < MOST_QUOTED + 400
    assert (sent["game"], sent["why"]["key"]) == ("next-station", "told-at")


# Every other place that speaks: what is raised, printed and logged

# Errors for those who write programs or lessons with the library, who read them in a traceback
LIBRARY = ("envs/", "twin/", "kernel/lessons.py")
PROGRAMMERS = {"ValueError", "TypeError", "KeyError", "RuntimeError", "AssertionError", "NotImplementedError"}
PROGRAMMERS |= {"AttributeError", "FileNotFoundError", "Misfit", "LawBroken", "NotSent", "Broken", "TooMany"}
ELSEWHERE = {
    "Failed",
    "Denied",
    "HTTPException",
    "ClientException",
    "NotFoundException",
}  # by tests/server/test_refusals.py
PRINTED = {"join", "format", "Text", "Padding", "Panel", "strip"}  # what words pass through; other calls take keys
WORD = re.compile(r"[A-Za-z]{2,}")
LEVELS = {"warning", "error", "exception", "critical"}  # of what a log as text shows


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def literals(node: ast.AST) -> Iterator[str]:
    """The words that stand in an expression as they are, not as the key of a message."""
    if isinstance(node, ast.Call) and called(node) not in PRINTED:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.sub(r"\[/?[a-z]+\]|https?://\S*", "", node.value)
    inside = [node.value] if isinstance(node, ast.Subscript) else ast.iter_child_nodes(node)
    for child in inside:  # the name of a field, or of a style, is no word
        if not isinstance(child, ast.keyword):
            yield from literals(child)


def unworded(source: str, module: str = "") -> Iterator[str]:
    """Sentences of a module that are in English for everybody."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        where = f"{node.lineno}: {ast.unparse(node)[:80]}"
        if called(node) in ("print", "echo", "input"):
            if any(WORD.search(text) for one in node.args for text in literals(one)):
                yield where
        elif called(node) in LEVELS | {"complain"} and node.args:
            said = node.args[0]
            if isinstance(said, ast.Constant) and isinstance(said.value, str) and WORD.search(said.value):
                if not all(logs.key(said.value) in messages(LOCALE / one / "logs.ftl") for one in words.LANGUAGES):
                    yield where
            elif isinstance(said, ast.JoinedStr):
                yield where
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and not module.startswith(LIBRARY):
            if called(node.exc) in PROGRAMMERS | ELSEWHERE | TOLD:
                continue
            if any(" " in text and WORD.search(text) for one in node.exc.args for text in literals(one)):
                yield f"{node.lineno}: {ast.unparse(node)[:80]}"


PROGRAMS = {"envs/__main__.py"}  # writes a page of the docs


MODULES = sorted(str(path.relative_to(SOURCES)) for path in SOURCES.rglob("*.py"))


@pytest.mark.parametrize("module", [name for name in MODULES if name not in PROGRAMS])
def test_nothing_is_said_in_english_alone(module: str) -> None:
    assert list(unworded((SOURCES / module).read_text("utf-8"), module)) == []


@pytest.mark.parametrize(
    "source",
    [
        'print("The game is over.")',
        'print(f"{n} games", file=sys.stderr)',
        'console.print(f"[bold]Londinium is open[/bold] {address}")',
        'out.print("  " + "done")',
        '_log.warning("the moon is away: %s", error)',
        '_log.error(f"the store failed {error}")',
        'complain("what is due was lost", error, table)',
        'raise Stuck("There is no way out.")',
        'raise Stuck(f"There is no way out of {room}.")',
        'input("Your move? ")',
        'out.print(Padding(Text("No games yet"), 2))',
    ],
)
def test_a_sentence_in_english_alone_is_seen(source: str) -> None:
    assert len(list(unworded(source))) == 1


def test_every_line_of_the_log_is_used_and_is_the_english_one() -> None:
    """A key is made of the English line, so a line that is changed in one place only is found."""
    taken: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            taken |= {logs.key(node.value)} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()
    lines = messages(LOCALE / "en" / "logs.ftl")
    assert sorted(set(lines) - taken) == []
    for key in lines:
        english = logs.Text().words.say("", key, {"first": "%s", "second": "%s"})
        assert logs.key(english) == key


def line_of_log(language: str, message: str, *args: Any) -> str:
    record = logging.LogRecord("londinium.x", logging.WARNING, "x.py", 1, message, args, None)
    return logs.Text(language).format(record).partition(": ")[2]


def test_the_log_speaks_the_language_of_the_host() -> None:
    assert line_of_log("en", "the bus is away: %s", "TimeoutError") == "the bus is away: TimeoutError"
    assert line_of_log("uk", "the bus is away: %s", "TimeoutError") == "шина недоступна: TimeoutError"
    whole = line_of_log("pl", "%s, the store failed: %s", "what is due cannot be done", OSError("disk"))
    assert whole == "nie da się zrobić tego, na co czas, baza zawiodła: disk"
    assert line_of_log("ru", "%s", BadBot("bot-no-expert", game="guilds")).startswith("Для этой игры нет эксперта")
    assert line_of_log("fr", "something of a library: 50% done") == "something of a library: 50% done"
    as_json = json.loads(logs.Json().format(logging.LogRecord("x", 30, "x", 1, "the bus is back", (), None)))
    assert as_json["message"] == "the bus is back"  # programs that read it look for one word


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_law_is_told_in_the_language(language: str) -> None:
    written = messages(LOCALE / language / "commands.ftl")
    assert {f"law-{law.name}" for law in LAWS} | {"law-crash"} == {key for key in written if key.startswith("law-")}


def test_a_program_that_fails_an_arena_and_a_server_are_told_in_the_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    spec = f"cmd:{shlex.quote(sys.executable)} -c pass"
    cli.main(["--lang", "fr", "simulate", "next-station", "--games", "1", "--bots", f"{spec},random", "--json"])
    out, err = capsys.readouterr()
    assert "s’est terminé avant de répondre\u202f; il a été arrêté, et random joue à sa place." in err
    assert "ended before it answered; it was killed" in json.loads(out)["failures"][0]["said"]
    assert cli.main(["--lang", "pl", "arena", "london", "--bots", "random,random"]) == 2
    assert capsys.readouterr().err == "--bots: random podano dwa razy; bot nie gra sam ze sobą.\n"
    assert cli.main(["--lang", "ru", "serve", "--workers", "3"]) == 2
    assert capsys.readouterr().err.startswith("Процессам (3) нужна шина")
    (tmp_path / "README.md").write_text("mine", "utf-8")
    arguments = ["dataset", "next-station", "--games", "1", "--bots", "random", "--out", str(tmp_path)]
    assert cli.main(["--lang", "uk", *arguments]) == 2
    assert capsys.readouterr().err.endswith("там лежать інші файли; вкажіть іншу теку.\n")


def test_a_wrong_kind_of_value_is_told_without_the_words_of_programmers() -> None:
    bad = refused("next-station", corrected("next-station", "map", "stations", 3, x="four"))
    assert in_language(bad, "pl").endswith("pole x: powinno być: liczba całkowita, a jest: tekst w cudzysłowie")
    assert in_language(misread("x", ValueError("Expected `int | null`, got `object`")), "ru") == (
        "x: нужно: целое число или ничего (null), а здесь: объект с полями"
    )
