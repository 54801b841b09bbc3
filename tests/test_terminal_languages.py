"""The terminal speaks five languages: whole games with no word of English left in them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import londinium
from londinium import cli, commands
from londinium.cli import main
from londinium.kernel import words
from londinium.kernel.events import gain
from londinium.kernel.speech import told
from londinium.terminal.words import TERMINAL

# What is typed, what a bot is called, and a place that has no other name: the same in every language
SAME = (
    "help undo if why rule look record quit file force resume play rules londinium greedy id ulster pass stop hire"
    " move use from to pay replace take part guildhall alms dyers circle back end keep"
)
IDS = r"[A-Z]{3}-[A-Z]+-\d+|londinium rules \S+|play \S+"


def played(game: str, lang: str, typed: str) -> str:
    command = [sys.executable, "-m", "londinium", "play", game, "--seed", "5", "--lang", lang, "--bots"]
    command.append("none" if game == "next-station" else "greedy")
    done = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_game_is_played_in_the_language_to_its_result(lang: str) -> None:
    told = played("next-station", lang, "help\nrule NSL-DRAW-4\n" + "1\n" * 90)
    assert words.say("next-station", "NSL-DRAW-4", language=lang)[:30] in " ".join(told.split())
    assert TERMINAL.say("next-station", "result-title", language=lang) in told
    assert TERMINAL.say("next-station", "help-title", language=lang) in told


@pytest.mark.parametrize("game", ["next-station", "guilds"])
@pytest.mark.parametrize("lang", ["uk", "ru"])
def test_no_english_word_is_left_in_it(game: str, lang: str) -> None:
    told = played(game, lang, "help\nwhy 1\nif 1\nrule KER-ASK-1\n" + "1\n" * 60 + "quit\n")
    latin = {word.lower() for word in re.findall(r"[A-Za-z]{2,}", re.sub(IDS, "", told))}
    assert sorted(latin.difference(SAME.split(" "))) == []


@pytest.mark.parametrize("game", ["london", "dei"])
@pytest.mark.parametrize("lang", ["fr", "pl", "ru", "uk"])
def test_the_long_games_ask_in_the_language(game: str, lang: str) -> None:
    told = played(game, lang, "help\n" + "1\n" * 4 + "quit\n")
    assert TERMINAL.say(game, "help-title", language=lang) in told
    assert TERMINAL.say(game, "ask-prompt", language=lang) in told
    english = {TERMINAL.say(game, key) for key in ("help-title", "ask-prompt", "title")} - {
        words.say(game, "title", None, lang)
    }
    assert not [text for text in english if text in told]


def test_a_record_is_replayed_in_the_language(tmp_path: Path) -> None:
    kept = f"{tmp_path}/game.json"
    played("next-station", "uk", f"1\nrecord {kept}\nquit\n")
    done = subprocess.run(
        [sys.executable, "-m", "londinium", "replay", kept, "--lang", "uk"], capture_output=True, text=True, check=True
    )
    assert "запис відповідає правилам" in done.stdout


def test_games_are_listed_in_the_language() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "londinium", "games", "--lang", "fr"], capture_output=True, text=True, check=True
    )
    assert "1 à 4 joueurs" in done.stdout


def test_a_language_that_is_not_here_is_refused_in_one_sentence() -> None:
    for command in (["play", "guilds"], ["games"], ["rules", "guilds"]):
        done = subprocess.run(
            [sys.executable, "-m", "londinium", *command, "--lang", "xx"], capture_output=True, text=True, check=False
        )
        assert done.returncode == 2
        assert done.stderr == "--lang xx: there is no such language here; there is en, fr, pl, ru, uk.\n"


SPOKEN = {
    "simulate": (["simulate", "next-station", "--games", "2"], "victoires", "перемоги"),
    "fuzz": (["fuzz", "next-station", "--games", "1"], "toutes les lois tiennent", "усі закони дотримано"),
    "components": (["components", "next-station"], "fichier", "зміст"),
    "no such rule": (["rules", "guilds", "GOL-NONE-1"], "cette règle n’existe pas ici", "такого правила тут немає"),
    "no bots": (["simulate", "guilds", "--bots", "none"], "nommez au moins un bot", "назвіть принаймні одного бота"),
    "no such players": (["simulate", "london", "--players", "9"], "de 2 à 4 joueurs", "розрахована на 2–4 гравців"),
}


@pytest.mark.parametrize("command", SPOKEN)
def test_reports_and_errors_are_in_the_language(
    command: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments, *expected = SPOKEN[command]
    monkeypatch.setattr(TERMINAL, "language", "en")
    for lang, words_said in zip(("fr", "uk"), expected, strict=True):
        main([*arguments, "--lang", lang])
        done = capfd.readouterr()
        assert words_said in done.out + done.err


def test_every_message_of_the_commands_is_used() -> None:
    source = "".join(path.read_text("utf-8") for path in (Path(cli.__file__), *Path(commands.__path__[0]).glob("*.py")))
    source = re.sub(r"cmd-\{", "", source)
    written = re.findall(r"^cmd-([\w-]+) =", (words.locale_folder() / "en" / "commands.ftl").read_text("utf-8"), re.M)
    assert [key for key in written if f"cmd-{key}" not in source and f'"{key}"' not in source] == []


COUNTED = {
    "london": ("money", "loans", "poverty", "prestige", "stored"),
    "dei": ("missions", "effects", "outposts", "retaliation", "objectives", "power_points", "debris"),
}
LEDGER = re.compile(r"[+−-] ?£?\d")  # “money −8”


@pytest.mark.parametrize("game", COUNTED)
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_what_is_gained_and_lost_is_told_in_sentences(game: str, lang: str) -> None:
    """Never as a line of a ledger, and never in the same words."""
    rules = londinium.game(game)

    def said(what: str, n: int) -> str:
        line = told(rules, gain(0, what, n).view(None))
        assert line is not None
        return words.speak(game, line, ["Anna"], language=lang)

    for what in COUNTED[game]:
        pairs = {n: (said(what, n), said(what, -n)) for n in (1, 2, 8)}
        assert all("Anna" in text and not LEDGER.search(text) for pair in pairs.values() for text in pair), pairs
        assert all(gained != lost for gained, lost in pairs.values()), pairs
        assert "8" in pairs[8][0]
