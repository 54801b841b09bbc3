"""The coach in the terminal: `londinium analyse`, and `?` in `londinium play`."""

import io
import json
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import londinium
from londinium import analysis
from londinium.cli import main
from londinium.kernel.state import State
from londinium.kernel.words import LANGUAGES
from londinium.players import make
from londinium.terminal.play import HUMAN, Sitting
from londinium.terminal.telling import move_words
from tests.analysis.positions import RECORDS, kept

RECORD = str(RECORDS / "next-station" / "2-players-powers.json")
CHEAP = ["--budget", "iterations=2,searches=1,guesses=1,futures=1", "--workers", "1"]


def printed(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    status = main(["analyse", RECORD, *CHEAP, *argv])
    out, err = capsys.readouterr()
    assert (status, err) == (0, "")
    return out


def test_one_document_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, "--json"))
    assert (found["complete"], found["total"]) == (True, len(kept("next-station/2-players-powers")["actions"]))
    alone = json.loads(printed(capsys, "--json", "--seat", "1"))
    assert [one["seat"] for one in alone["seats"]] == [1]
    assert {one["seat"] for one in alone["decisions"]} == {1}


def test_who_played_alone_reads_nothing_of_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Others’ choices gave" in printed(capsys)
    assert main(["analyse", str(RECORDS / "next-station" / "1-players.json"), *CHEAP]) == 0
    told = capsys.readouterr().out
    assert "Own choices lost" in told
    assert "Others" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    text = printed(capsys, "--lang", language)
    words = {
        "en": ("Chance to win", "Chance gave", "Accuracy", "The coach prefers “"),
        "fr": ("Chances de victoire", "Apport du hasard", "Précision", "L’entraîneur préfère"),
        "pl": ("Szansa na wygraną", "Dał los", "Dokładność", "Trener woli „"),
        "ru": ("Шансы на победу", "Дал случай", "Точность", "Тренер предпочитает «"),
        "uk": ("Шанси на перемогу", "Дав випадок", "Точність", "Тренер віддає перевагу"),
    }
    assert all(word in text for word in words[language])
    assert "coach-" not in text
    assert "100.0 %" in text


def test_what_was_saved_is_gone_on_with(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    whole = json.loads(printed(capsys, "--json"))
    begun = analysis.Analysis(kept("next-station/2-players-powers"), analysis.Budget(2, 1, 1, 1))
    for _ in begun.steps():
        if begun.done == 40:
            break
    file = tmp_path / "analysis.json"
    file.write_text(json.dumps(begun.save()))
    assert json.loads(printed(capsys, "--json", "--save", str(file))) == whole
    assert len(json.loads(file.read_text())["moments"]) == whole["total"]
    assert main(["analyse", RECORD, "--save", str(file), "--budget", "iterations=9"]) == 2
    assert "begun with the budget iterations=2" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["--budget", "ms=100"], "--budget: The budget 'ms=100' names 'ms'"),
        (["--seat", "2"], "--seat 2: this game has the seats 0 to 1."),
        (["--seat", "x"], "number of a seat"),
        (["--lang", "xx"], "no such language"),
        (["--save", RECORD], "is not a saved analysis"),
        (["--save", __file__], "is not a saved analysis; name another file."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(capsys: pytest.CaptureFixture[str], argv: list[str], said: str) -> None:
    assert main(["analyse", RECORD, *argv]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert said in err


def test_a_record_that_is_forged_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "forged.json"
    record = kept("next-station/2-players-powers")
    file.write_text(json.dumps({**record, "actions": [[1, 0], *record["actions"]]}))
    assert main(["analyse", str(file)]) == 2
    assert "Action 0" in capsys.readouterr().err


def sat(state: State, *typed: str) -> tuple[Sitting, str]:
    """A sitting in which these lines are typed, and all that it showed."""
    out, lines = io.StringIO(), list(typed)

    def read(prompt: str) -> str:
        if not lines:
            raise EOFError
        return lines.pop(0)

    console = Console(file=out, width=200, markup=False, highlight=False)
    sitting = Sitting(state, {1: ("greedy", make("greedy"))}, console, read, Random(1))
    sitting.play()
    return sitting, out.getvalue()


def test_a_hint_is_the_move_then_why_then_the_next_best(tmp_path: Path) -> None:
    state = londinium.game("next-station").new(2, 3)
    found = analysis.hint(state, HUMAN)
    first, second = [move_words(state, HUMAN, state.game.move(one.action)) for one in found.candidates[:2]]
    numbers = [state.legal(HUMAN).index(one.action) + 1 for one in found.candidates[:2]]
    sitting, text = sat(state, "?", "?", "?", f"record {tmp_path / 'game.json'}")
    told = [line.strip() for line in text.splitlines() if line.startswith(("The coach", "Why", "The next"))]
    assert told[0] == f"The coach’s answer: {first} ({numbers[0]})"
    assert told[1].startswith("Why: ")
    assert told[2] == f"The next best: {second} ({numbers[1]})"
    assert sitting.hints == 1
    assert json.loads((tmp_path / "game.json").read_text())["hints"] == 1
    assert londinium.replay(json.loads((tmp_path / "game.json").read_text())).fingerprint() == state.fingerprint()


def test_the_coach_s_answer_can_be_given_and_its_answers_come_to_an_end() -> None:
    state = londinium.game("next-station").new(2, 3)
    found = analysis.hint(state, HUMAN)
    _, text = sat(
        state, *["?"] * (2 * len(found.candidates) + 1), str(state.legal(HUMAN).index(found.candidates[0].action) + 1)
    )
    assert "The coach sees no other answer worth a thought." in text
    assert (state.past or [])[0] == (HUMAN, found.candidates[0].action)
