"""The command line: what it prints, and that whatever is wrong is said in one sentence with exit status 2."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import londinium
from londinium.cli import main
from londinium.kernel import engine, registry
from londinium.kernel.laws import Cost
from londinium.kernel.trials import LawBroken

COMMAND = [sys.executable, "-m", "londinium.cli"]


def finished(players: int = 2, seed: int = 5, **options: Any) -> londinium.State:
    """A random game that is over."""
    rng = Random(seed)
    state = londinium.game("next-station").new(players, seed, options)
    while state.to_act:
        state.play(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
    return state


@pytest.fixture(scope="module")
def game_over() -> londinium.State:
    return finished()


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., str]:
    """Writes the record of a finished game into a file, with some fields changed, and gives its path."""

    def written(state: londinium.State, **changes: Any) -> str:
        path = tmp_path / "game.json"
        path.write_text(json.dumps({**londinium.record(state), **changes}))
        return str(path)

    return written


def printed(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What a command prints that ends well, and nothing beside it."""
    status = main(argv)
    out, err = capsys.readouterr()
    assert (status, err) == (0, "")
    return out


def told(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The sentence of a command that is refused: one line on standard error, nothing on standard output, status 2."""
    status = main(argv)
    out, err = capsys.readouterr()
    assert status == 2
    assert out == ""
    assert err.endswith("\n")
    assert len(err.splitlines()) == 1
    assert "Traceback" not in err
    return err


# What is wrong is said in one sentence

WRONG_ARGUMENTS = {
    "no such game": (["simulate", "chess"], ["'chess'", "next-station"]),
    "no such game to read": (["rules", "chess"], ["'chess'", "next-station"]),
    "no such command": (["solve"], ["'solve'", "simulate"]),
    "no game": (["play"], ["GAME"]),
    "no such argument": (["simulate", "next-station", "--gams", "5"], ["--gams"]),
    "shortened argument": (["simulate", "next-station", "--game", "5"], ["--game 5"]),
    "too many players": (["simulate", "next-station", "--players", "7"], ["7", "NSL-SETUP-1"]),
    "too many bots to play against": (
        ["play", "next-station", "--bots", "random," * 6 + "random"],
        ["8", "NSL-SETUP-1"],
    ),
    "more bots than seats": (
        ["simulate", "next-station", "--players", "1", "--bots", "random,greedy"],
        ["--bots", "2"],
    ),
    "no bot": (["simulate", "next-station", "--bots", "none"], ["--bots"]),
    "unknown bot": (["simulate", "next-station", "--bots", "gredy"], ["'gredy'", "greedy"]),
    "unknown bot to play against": (["play", "next-station", "--bots", "gredy"], ["'gredy'", "greedy"]),
    "no budget": (["simulate", "next-station", "--bots", "search:ms=0"], ["'search:ms=0'", "ms="]),
    "budget in words": (["simulate", "next-station", "--bots", "search:iterations=many"], ["'many'"]),
    "budget for a bot that has none": (["simulate", "next-station", "--bots", "greedy:ms=5"], ["greedy", "'ms'"]),
    "unknown option": (["simulate", "next-station", "--option", "tubes=3"], ["'tubes'", "objectives", "KER-OPTION-1"]),
    "value an option cannot take": (["play", "next-station", "--option", "powers=maybe"], ["powers", "KER-OPTION-1"]),
    "option twice": (["play", "next-station", "--option", "powers", "--option", "powers=false"], ["powers", "twice"]),
    "option without a name": (["simulate", "next-station", "--option", "=3"], ["'=3'", "name=value"]),
    "seed in words": (["simulate", "next-station", "--seed", "seven"], ["--seed", "'seven'", "whole number"]),
    "negative seed": (["play", "next-station", "--seed", "-1"], ["--seed", "'-1'", "whole number"]),
    "large seed": (["simulate", "next-station", "--seed", str(2**63)], ["--seed", str(2**63)]),
    "seeds that grow too large": (
        ["simulate", "next-station", "--seed", str(2**63 - 1), "--games", "5"],
        ["KER-SEED-1"],
    ),
    "no games": (["simulate", "next-station", "--games", "0"], ["--games", "'0'"]),
    "unknown engine": (["simulate", "next-station", "--engine", "cloud"], ["--engine", "'cloud'", "local"]),
    "unknown rule": (["rules", "next-station", "NSL-DRAW-99"], ["NSL-DRAW-99", "NSL-DRAW-9?"]),
    "rule of no game": (["rules", "kernel", "nonsense"], ["nonsense", "londinium rules kernel"]),
    "unknown language": (["rules", "next-station", "--lang", "tlh"], ["tlh", "en"]),
    "no file": (["replay", "no/such/file.json"], ["no/such/file.json", "No such file"]),
    "a folder": (["replay", "."], [".", "directory"]),
    "no pack": (["components", "next-station", "--pack", "no/such/pack.json"], ["no/such/pack.json"]),
    "nothing to check": (["fuzz", "next-station", "--record", "no/such/file.json"], ["no/such/file.json"]),
    "games to play and to check": (["fuzz", "next-station", "--record", "x.json", "--games", "5"], ["--record"]),
    "unknown option to check": (["fuzz", "next-station", "--option", "tubes"], ["'tubes'", "KER-OPTION-1"]),
    "seed with a record": (["play", "next-station", "--resume", "x.json", "--seed", "1"], ["--resume"]),
}


@pytest.mark.parametrize("name", WRONG_ARGUMENTS)
def test_a_bad_argument_gets_one_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    argv, expected = WRONG_ARGUMENTS[name]
    sentence = told(capsys, *argv)
    for part in expected:
        assert part in sentence


def test_an_engine_that_is_not_installed_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "londinium[ray]" in told(capsys, "simulate", "next-station", "--games", "1", "--engine", "ray")


def test_a_record_with_an_illegal_action_says_where_and_by_which_rule(
    game_over: londinium.State, write: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    actions = londinium.record(game_over)["actions"]
    seat = actions[3][0]
    state = game_over.game.new(2, 5)
    for past in actions[:3]:
        state.play(*past)
    illegal = next(a for a in range(state.game.n_actions) if a not in state.legal(seat))
    path = write(game_over, actions=[*actions[:3], [seat, illegal], *actions[4:]])
    refusal = state.explain(seat, illegal)
    assert refusal is not None
    sentence = told(capsys, "replay", path)
    assert path in sentence
    assert "Action 3" in sentence
    assert refusal.rule in sentence


CHANGED_RECORDS: dict[str, tuple[dict[str, Any], list[str]]] = {
    "wrong player count": ({"players": 9}, ["9", "NSL-SETUP-1"]),
    "fewer players than it has": ({"players": 1}, ["Action", "seat 1"]),
    "unknown option": ({"options": {"tubes": 3}}, ["tubes", "KER-OPTION-1"]),
    "another game": ({"game": "chess"}, ["chess", "next-station"]),
    "another game's actions": ({"actions": [[0, 1700], [1, 3]]}, ["Action 0", "1700", "KER-MOVE-1"]),
    "a version from the future": ({"version": 99}, ["99", "newer Londinium"]),
    "components it does not have": ({"data": "0" * 32}, ["0" * 32]),
    "another result": ({"result": {"scores": [1, 2], "ranking": [2, 1]}}, ["[1, 2]"]),
    "seed in words": ({"seed": "five"}, ["seed"]),
    "another format": ({"format": "chess/1"}, ["chess/1", "londinium/1"]),
    "broken off": ({"actions": []}, ["not over"]),
    "other checks": ({"check": ["0" * 16]}, ["between actions 0 and 49"]),
}


@pytest.mark.parametrize("name", CHANGED_RECORDS)
def test_a_changed_record_is_refused_with_the_reason(
    name: str, game_over: londinium.State, write: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    changes, expected = CHANGED_RECORDS[name]
    path = write(game_over, **changes)
    sentence = told(capsys, "replay", path)
    for part in [path, *expected]:
        assert part in sentence


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", "cut off or not JSON: line 1, column 1"),
        (
            b'{"format": "londinium/1",\n "game',
            "cut off or not JSON: line 2, column 2",
        ),
        (b"\xff\xfe{}", "UTF-8: byte 0 is 0xff"),
        (b"[1, 2]", "JSON object"),
        (b"[" * 100_000, "nested too deep"),
        (b'{"seed": ' + b"9" * 5000 + b"}", "too long a number"),
        (b"{}", "format"),
    ],
)
def test_a_file_that_is_no_record_is_told_with_the_place(
    content: bytes, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    sentence = told(capsys, "replay", str(path))
    assert str(path) in sentence
    assert expected in sentence


def test_a_truncated_record_is_told_with_the_place(
    game_over: londinium.State, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = json.dumps(londinium.record(game_over))
    path = tmp_path / "cut.json"
    path.write_text(text[: len(text) // 2])
    sentence = told(capsys, "replay", str(path))
    assert "cut off or not JSON" in sentence
    assert "line 1, column" in sentence


def test_a_pack_with_a_wrong_entry_is_told_with_file_entry_and_field(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = londinium.game("next-station").export()
    pack["files"]["map"]["stations"][4]["symbol"] = "hexagon"
    path = tmp_path / "pack.json"
    path.write_text(json.dumps(pack))
    for argv in (["components", "next-station"], ["simulate", "next-station"], ["play", "next-station"]):
        sentence = told(capsys, *argv, "--pack", str(path))
        assert "stations, entry 5, field symbol" in sentence
        assert "hexagon" in sentence


def test_an_existing_export_is_overwritten_only_when_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pack.json"
    path.write_text("precious")
    sentence = told(capsys, "components", "next-station", "--export", str(path))
    assert str(path) in sentence
    assert "--force" in sentence
    assert path.read_text() == "precious"
    printed(capsys, "components", "next-station", "--export", str(path), "--force")
    assert json.loads(path.read_text())["game"] == "next-station"


def test_existing_records_are_overwritten_only_when_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "next-station", "--games", "1", "--seed", "4", "--records", str(tmp_path / "games")]
    printed(capsys, *argv)
    (written,) = (tmp_path / "games").iterdir()
    before = written.read_bytes()
    sentence = told(capsys, *argv, "--option", "powers")
    assert written.name in sentence
    assert "--force" in sentence
    assert written.read_bytes() == before
    printed(capsys, *argv, "--option", "powers", "--force")
    assert written.read_bytes() != before


def test_records_cannot_be_written_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "file"
    path.write_text("")
    assert str(path) in told(capsys, "simulate", "next-station", "--records", str(path))


def test_a_finished_game_cannot_be_resumed(
    game_over: londinium.State, write: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(game_over)
    assert f"londinium replay {path}" in told(capsys, "play", "next-station", "--resume", path)


# What the commands print


def test_games_as_json_has_players_and_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(printed(capsys, "games", "--json"))
    assert [one["id"] for one in listed] == registry.games()
    assert listed[0]["players"] == {"min": 1, "max": 4}
    options = {one["name"]: one for one in listed[0]["options"]}
    assert options["powers"]["default"] is False
    assert options["powers"]["title"] == "Pencil powers"
    assert options["powers"]["description"]


def test_games_in_words_has_title_players_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "games")
    assert "Next Station: London, 1 to 4 players" in text
    assert "--option objectives=false" in text


def test_replay_as_json_has_exactly_what_the_contract_says(
    game_over: londinium.State, write: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    shown = json.loads(printed(capsys, "replay", write(game_over), "--json"))
    outcome = game_over.outcome()
    assert shown == {
        "game": "next-station",
        "version": game_over.game.version,
        "data": game_over.game.data,
        "players": 2,
        "over": True,
        **outcome,
        "actions": len(game_over.past or ()),
    }


def test_replay_of_a_running_game_has_no_result(capsys: pytest.CaptureFixture[str], write: Callable[..., str]) -> None:
    path = write(londinium.game("next-station").new(3, 1))
    shown = json.loads(printed(capsys, "replay", path, "--json"))
    assert shown["over"] is False
    assert [shown[key] for key in ("scores", "ranking", "decided_by", "breakdown")] == [None] * 4
    assert shown["actions"] == 0
    assert "Seat 0, Seat 1, Seat 2" in printed(capsys, "replay", path)


def test_replay_in_words_has_points_by_category_and_the_winner(
    game_over: londinium.State, write: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    text = printed(capsys, "replay", write(game_over))
    outcome = game_over.outcome()
    for category, words in (("lines", "lines"), ("tourist", "tourist sites"), ("interchanges", "interchanges")):
        row = next(line for line in text.splitlines() if words in line)
        assert [int(n) for n in row.split("│")[2:4]] == [points[category] for points in outcome["breakdown"]]
    assert f"Seat {outcome['ranking'].index(1)} wins" in text


def test_replay_in_words_says_which_tie_break_decided(
    write: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    tied = finished(seed=46)
    assert tied.outcome()["decided_by"] == "NSL-WIN-2"
    text = " ".join(printed(capsys, "replay", write(tied)).split())
    assert "the tied player with the best single line wins" in text
    assert "(NSL-WIN-2)" in text


def test_simulate_as_json_has_exactly_the_keys_of_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "next-station", "--games", "1", "--bots", "greedy,random", "--seed", "3", "--option", "powers"]
    report = json.loads(printed(capsys, *argv, "--json"))
    assert list(report) == [
        *("game", "players", "games", "seed", "options", "bots"),
        *("decisions_per_second", "games_per_second", "mean_decisions"),
    ]
    for bot in report["bots"]:
        contract = {"bot", "games", "wins", "win_rate", "mean", "stderr", "min", "max"}
        assert set(bot) == contract | {"stdev", "ci95"}
    assert [report[key] for key in ("game", "players", "games", "seed")] == ["next-station", 2, 1, 3]
    assert report["options"]["powers"] is True
    assert [bot["bot"] for bot in report["bots"]] == ["greedy", "random"]


def test_simulate_in_words_has_a_row_for_every_bot(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "simulate", "next-station", "--games", "1", "--players", "3", "--bots", "greedy,random")
    assert "greedy" in text
    assert "random" in text
    assert "decisions/s" in text
    assert "games/s" in text


def test_simulate_in_words_has_a_row_for_every_faction(capsys: pytest.CaptureFixture[str]) -> None:
    factions = ["--option", 'factions=["ravagers","purebred"]', "--option", "purebred=true"]
    text = printed(capsys, "simulate", "dei", "--games", "1", "--players", "2", "--bots", "random", *factions)
    assert [line.split()[0] for line in text.splitlines() if re.match(r" *(side|purebred|ravagers) ", line)] == [
        *("side", "purebred", "ravagers")
    ]


def test_simulated_records_can_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "next-station", "--games", "1", "--seed", "8", "--option", "objectives"]
    report = json.loads(printed(capsys, *argv, "--records", str(tmp_path), "--json"))
    (written,) = tmp_path.iterdir()
    shown = json.loads(printed(capsys, "replay", str(written), "--json"))
    assert shown["scores"] == [report["bots"][0]["max"]]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("objectives", ("objectives", True)),
        ("objectives=false", ("objectives", False)),
        ("spare=1", ("spare", 1)),
        ('pencils=["pink","green"]', ("pencils", ["pink", "green"])),
        ("name=a=b", ("name", "a=b")),
    ],
)
def test_an_option_is_read_as_json_else_as_text(given: str, expected: tuple[str, Any]) -> None:
    from londinium.cli import option

    assert option(given) == expected


def test_rules_prints_chapter_sentence_and_ruling(capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(printed(capsys, "rules", "next-station", "nsl-draw-13").split())
    assert "Drawing a section" in text
    assert "Two sections cross exactly when" in text
    assert "Our ruling: The rulebook forbids crossing without defining it" in text
    assert "NSL-DRAW-12" not in text


def test_rules_prints_a_chapter_and_the_whole(capsys: pytest.CaptureFixture[str]) -> None:
    chapter = printed(capsys, "rules", "next-station", "NSL-CARD")
    assert "NSL-CARD-1 " in chapter
    assert "NSL-CARD-13" in chapter
    assert "NSL-DRAW" not in chapter
    whole = printed(capsys, "rules", "next-station")
    assert "NSL-COMP-1" in whole
    assert "NSL-INFO-5" in whole
    assert "KER-UNDO-1" in printed(capsys, "rules", "kernel")


def test_components_as_json_lists_every_entry_with_its_provenance(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(printed(capsys, "components", "next-station", "--json"))
    stations = [one for one in listed if one["group"] == "stations"]
    assert len(stations) == 53
    assert stations[19]["value"]["symbol"] == "joker"
    assert all(one["provenance"]["kind"] for one in listed)


def test_components_in_words_counts_and_says_where_from(capsys: pytest.CaptureFixture[str]) -> None:
    assert "green, blue, pink, purple" in printed(capsys, "components", "next-station")
    assert "printed sheet" in printed(capsys, "components", "next-station", "--provenance")


def test_components_of_a_pack_are_listed_with_what_differs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pack = londinium.game("next-station").export("corrected")
    pack["files"]["scoring"]["thames_points"] = 3
    path = tmp_path / "corrected.json"
    path.write_text(json.dumps(pack))
    listed = printed(capsys, "components", "next-station", "--pack", str(path))
    assert "game as shipped: 1" in listed
    assert "scoring, thames_points, thames_points" in listed


def test_exported_components_are_a_pack_that_plays_the_same_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "pack.json"
    printed(capsys, "components", "next-station", "--export", str(path))
    assert londinium.game("next-station", pack=path).data == londinium.game("next-station").data
    assert max(len(line) for line in path.read_text().splitlines()) < 250
    argv = ["simulate", "next-station", "--games", "1", "--bots", "random", "--seed", "2", "--json"]
    own, packed = json.loads(printed(capsys, *argv)), json.loads(printed(capsys, *argv, "--pack", str(path)))
    assert own["bots"] == packed["bots"]


def test_fuzz_says_how_many_games_kept_the_laws(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "fuzz", "next-station", "--games", "1", "--seed", "3", "--option", "powers")
    assert re.fullmatch(r"1 game, \d+ decisions: every law holds\.\n", text)


def test_a_broken_law_is_shown_with_its_record_and_the_command_that_shows_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def broken_in_turn_two(state: Any, rng: Random, up_to: Cost = Cost.COSTLY) -> None:
        if state.turn == 2:
            raise LawBroken("pieces", "a pencil is lost")

    monkeypatch.setattr("londinium.kernel.fuzz.check", broken_in_turn_two)
    assert main(["fuzz", "next-station", "--games", "1"]) == 1
    out = capsys.readouterr().out
    (written,) = tmp_path.iterdir()
    assert "pieces (no piece is lost or made): a pencil is lost" in out
    assert written.name in out
    again = re.search("again: +londinium (.*)", out)
    assert again
    assert main(again[1].split()) == 1
    assert "pieces (no piece is lost or made): a pencil is lost" in capsys.readouterr().out
    monkeypatch.undo()
    assert "every law holds in its" in printed(capsys, "fuzz", "next-station", "--record", str(written))


def test_a_record_that_is_no_longer_legal_cannot_be_checked(
    game_over: londinium.State, write: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(game_over, actions=[[0, 309]])
    sentence = told(capsys, "fuzz", "next-station", "--record", path)
    assert path in sentence
    assert "Action 0" in sentence


# As a program


def run(*argv: str, **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *argv], capture_output=True, text=True, check=False, timeout=60, **more)


def test_help_and_version_are_printed_without_the_heavy_imports() -> None:
    looked = "import sys, londinium.cli as c\ntry: c.main(['--help'])\nexcept SystemExit: pass\n"
    done = subprocess.run(
        [sys.executable, "-c", looked + "print('rich' in sys.modules)"], capture_output=True, text=True, check=True
    )
    assert "components" in done.stdout
    assert done.stdout.splitlines()[-1] == "False"
    assert run("--version").stdout == f"londinium {londinium.__version__} ({engine.kind()})\n"


def test_every_command_of_this_release_is_listed_and_no_other() -> None:
    listed = run("--help").stdout
    commands = [
        "serve",
        "games",
        "play",
        "simulate",
        "arena",
        "dataset",
        "fuzz",
        "replay",
        "analyse",
        "rules",
        "components",
    ]
    assert re.findall(r"^    (\w+)", listed, re.MULTILINE) == commands


def test_the_program_ends_with_the_status_of_the_command() -> None:
    done = run("replay", "missing.json")
    assert done.returncode == 2
    assert done.stderr == "missing.json: No such file or directory\n"


def test_a_closed_pipe_ends_silently() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.Popen([*COMMAND, "components", "next-station", "--json"], stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert done.communicate(timeout=60)[1] == b""


def test_ctrl_c_ends_with_a_short_line_and_status_130() -> None:
    # A job in the background ignores it, and so would the game
    ours = signal.signal(signal.SIGINT, signal.default_int_handler)
    playing = subprocess.Popen(
        [*COMMAND, "play", "next-station", "--bots", "none"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    signal.signal(signal.SIGINT, ours)
    assert playing.stdout is not None
    while b"pass" not in playing.stdout.readline():
        pass  # the question has been asked
    playing.send_signal(signal.SIGINT)
    _, err = playing.communicate(timeout=60)
    assert playing.returncode == 130
    assert err.decode().strip() == "Stopped."


def test_output_without_these_letters_shows_question_marks() -> None:
    done = run("rules", "next-station", "NSL-SCORE-6", env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert "districts ? its stations" in " ".join(done.stdout.split())
