"""Bots in any language: what a program is told, and what becomes of one that fails."""

import json
import os
import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import londinium
from londinium.arena import play_game
from londinium.cli import main
from londinium.kernel.state import State
from londinium.players import BadBot, decide, failure, make
from londinium.players import command as commands
from tests.players.programs import JAVASCRIPT, PYTHON, READY, program

GAME = londinium.game("next-station")
ROOT = Path(__file__).parents[2]
FIRST = READY + "while True:\n    q = asked(); say(type='choice', id=q['id'], action=q['legal'][0]['action'])\n"


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    yield
    commands.close_all()


def failed(spec: str, seat: int = 0) -> tuple[str, int, State]:
    """What is said of a program that fails at its first answer, what is played instead, and where."""
    bot, state = make(spec), GAME.new(2, 7)
    action = decide(bot, state, seat, Random(0))
    said = failure(bot)
    assert said is not None
    return str(said), action, state


# Examples


@pytest.mark.parametrize("game", londinium.games())
def test_the_examples_in_two_languages_play_the_same_whole_games(game: str) -> None:
    bots, played = [make(PYTHON), make(JAVASCRIPT)], []
    for order in (bots, bots[::-1]):
        played.append(play_game(londinium.game(game), order, 3))
        commands.close_all()  # what they choose depends on how often they were asked
    assert [failure(bot) for bot in bots] == [None, None]
    assert all(state.over for state in played)
    assert played[0].past == played[1].past


def test_the_page_shows_the_examples_as_they_are() -> None:
    page = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
    blocks = re.findall(r"^```(\w+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    shown = [text for kind, text in blocks if kind in ("python", "javascript")]
    assert shown == [(ROOT / "examples" / name).read_text("utf-8") for name in ("bot.py", "bot.mjs")]
    assert all(len(text.splitlines()) <= 40 for text in shown)


# What a program is told


def test_a_program_is_told_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    told = tmp_path / "told"
    keep = READY + f"q = asked(); open({str(told)!r}, 'w').write(json.dumps(q))\n"
    state = londinium.game("london").new(2, 123456789012345678)
    seat = state.to_act[0]
    spec = program(tmp_path, keep + "say(type='choice', id=q['id'], action=q['legal'][1]['action'])", ms=2000)
    action = decide(make(spec), state, seat, Random(0))
    question = json.loads(told.read_text())
    assert question.pop("legal") == [{"action": one, "move": state.game.move(one)} for one in state.legal(seat)]
    assert action == state.legal(seat)[1]
    assert question.pop("view") == json.loads(json.dumps(state.view(seat)))
    assert question.pop("ask") == state.ask(seat)
    assert question.pop("options")["pauper_count"] == 11
    assert question == {
        "type": "choose", "id": 1, "game": "london", "version": state.game.version, "data": state.game.data,
        "players": 2, "seat": seat, "ms": 2000,
    }  # fmt: skip
    assert "123456789012345678" not in told.read_text()


def test_a_program_goes_on_in_the_next_game_and_never_sees_two_seats(tmp_path: Path) -> None:
    seats = tmp_path / "seats"
    keep = f"    open({str(seats)!r}, 'a').write(str(__import__('os').getpid()) + ' ' + str(q['seat']) + chr(10))\n"
    spec = program(tmp_path, FIRST + keep)
    for seed in (1, 2):
        play_game(GAME, [make(spec), make(spec)], seed)
    lines = {tuple(line.split()) for line in seats.read_text().splitlines()}
    assert sorted(seat for _, seat in lines) == ["0", "1"], "one process for each seat, in both games"


# Programs that fail

BAD = {
    "silent": (READY + "asked(); time.sleep(100)", "did not answer within 50 ms"),
    "deaf": ("time.sleep(100)", "did not say that it is ready within 0.3 s"),
    "gone": (READY + "asked()", "ended before it answered"),
    "gone at once": ("", "ended before it answered"),
    "rubbish": ("print('hello there', flush=True); time.sleep(9)", "wrote 'hello there' where a line like {"),
    "bytes": (r"sys.stdout.buffer.write(b'\xff\xfe\n'); sys.stdout.flush()", r"wrote '\ufffd\ufffd' where"),
    "no JSON": (READY + "asked(); print('pass', flush=True); asked()", "wrote 'pass' where a line like"),
    "nested": (READY + "asked(); print('[' * 100000, flush=True); asked()", "wrote '[[["),
    "endless": (READY + "asked(); sys.stdout.write('x' * 2_000_000); asked()", "a line longer than 1,048,576 bytes"),
    "text for a number": (READY + "q = asked(); say(type='choice', id=q['id'], action='12')", "where a line like"),
    "illegal": (READY + "q = asked(); say(type='choice', id=q['id'], action=-1)", "chose action -1, which is not one"),
    "another question": (READY + "asked(); say(type='choice', id=9, action=1)", "answered question 9 when it was"),
    "another version": ("asked(); say(type='ready', protocol='londinium-bot/9')", "speaks 'londinium-bot/9', not"),
}


@pytest.mark.parametrize("bad", BAD)
def test_a_program_that_fails_is_killed_and_replaced_in_one_sentence(
    bad: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body, why = BAD[bad]
    monkeypatch.setattr(commands, "START", 0.3 if bad == "deaf" else 10.0)
    monkeypatch.setattr(commands, "GRACE", 0.0 if bad == "silent" else 10.0)
    note = tmp_path / "pid"
    spec = program(tmp_path, f"open({str(note)!r}, 'w').write(str(__import__('os').getpid()))\n{body}", ms=50)
    said, action, state = failed(spec)
    assert why in said
    assert said.startswith(f"The bot {spec} ")
    assert said.endswith("; it was killed, and random plays on.")
    assert len(said.splitlines()) == 1
    assert action in state.legal(0)
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)


def test_a_program_that_does_not_read_is_killed_though_a_question_is_longer_than_its_pipe(tmp_path: Path) -> None:
    state = londinium.game("london").new(2, 1)
    bot = make(program(tmp_path, READY + "time.sleep(100)", ms=50))
    began = time.monotonic()
    assert isinstance(bot, commands.CommandBot)
    wide = {"padding": "x" * 1_000_000}
    with pytest.raises(commands.BotFailed, match="did not answer within 50 ms"):
        commands.Program(bot.command).choose(wide, state.legal(state.to_act[0]), 50)
    assert time.monotonic() - began < 10


def test_what_a_program_has_started_is_killed_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    child = "import subprocess\nchild = subprocess.Popen(['sleep', '100'])\n"
    child += f"open({str(note)!r}, 'w').write(str(child.pid))\n"
    failed(program(tmp_path, child + READY + "asked(); time.sleep(100)", ms=50))
    pid = int(note.read_text())
    for _ in range(100):
        if not Path(f"/proc/{pid}").exists() or " Z " in Path(f"/proc/{pid}/stat").read_text():
            return
        time.sleep(0.05)
    pytest.fail("it lives on")


def test_a_game_goes_on_to_its_end_and_the_next_one_tries_the_program_again(tmp_path: Path) -> None:
    bot = make(
        program(
            tmp_path,
            READY + "for _ in range(3): q = asked(); say(type='choice', id=q['id'], action=q['legal'][0]['action'])",
        )
    )
    state = play_game(GAME, [bot, make("random")], 5)
    assert state.over
    assert "ended before it answered" in str(failure(bot))
    state = GAME.new(1, 2)
    assert decide(make(bot.spec), state, 0, Random(0)) == state.legal(0)[0]


def test_simulate_says_once_what_failed_and_in_how_many_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = program(tmp_path, "print('rubbish', flush=True); time.sleep(9)")
    assert main(["simulate", "next-station", "--games", "3", "--bots", f"{spec},random", "--json"]) == 0
    out, err = capsys.readouterr()
    assert [one["games"] for one in json.loads(out)["failures"]] == [3]
    assert err.splitlines() == [json.loads(out)["failures"][0]["said"] + " (In 3 games.)"]


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("cmd:", "names no command"),
        ("cmd:./nobody", "no program './nobody'"),
        ("cmd:ms=soon:cat", "whole number from 1"),
        ("cmd:ms=0:cat", "whole number from 1"),
        ("cmd:'cat", "quotation mark"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_in_one_sentence(spec: str, said: str) -> None:
    with pytest.raises(BadBot, match=re.escape(said)):
        make(spec)
