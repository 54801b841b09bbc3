"""The terminal speaks five languages: whole games with no word of English left in them."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from londinium.kernel import words
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
