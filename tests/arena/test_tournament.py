"""Tournaments: everybody meets everybody fairly, the figures are honest, and a killed one goes on where it was."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from londinium.arena import tournament
from londinium.arena.files import opened_alone
from londinium.arena.ratings import Game, duel, elo_difference, interval, order_is_sure, rate
from londinium.cli import main
from tests.arena.full import on_a_full_disk

BOTS = ["random", "greedy", "search:iterations=1"]
ARGUMENTS = ["arena", "next-station", "--bots", ",".join(BOTS), "--games", "20"]


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


@pytest.fixture(scope="module")
def result() -> tournament.Result:
    return tournament.run("next-station", BOTS[:2], 12, workers=1)


# Fair meetings


def test_everybody_meets_everybody_from_every_seat_on_the_same_deals(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    four = ["random", "greedy", "search:iterations=1", "search:iterations=2"]
    tournament.run("next-station", four, 3, players=3, seed=50, workers=1, file=file)
    games = lines(file)[1:]
    assert {one["deal"] for one in games} == {0}
    seated = Counter(tuple(one["bots"]) for one in games)
    assert len(seated) == 4 * 3
    assert set(seated.values()) == {1}
    assert Counter(seats[0] for seats in seated) == dict.fromkeys(range(4), 3), "equally often in the first seat"


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert tournament.total(3, 5, 2) == 3 * 6
    assert tournament.run("next-station", BOTS[:2], 3, workers=1)["games"] == 4


def test_the_result_says_who_is_stronger_and_how_sure_that_is(result: tournament.Result) -> None:
    first, second = result["ratings"]
    assert (first["bot"], first["place"], first["games"], first["wins"]) == ("greedy", 1, 12, 12.0)
    assert first["mu"] - first["sigma"] > second["mu"] + second["sigma"]
    assert first["ordinal"] == pytest.approx(first["mu"] - 3 * first["sigma"])
    won, lost = result["duels"]
    assert (won["bot"], won["opponent"], won["wins"], won["losses"], won["deals"]) == ("greedy", "random", 12, 0, 6)
    assert won["elo"] is None, "nobody knows how much stronger it is who always wins"
    at_least, at_most = won["elo95"][0], lost["elo95"][1]
    assert at_least is not None
    assert at_most is not None
    assert at_least == pytest.approx(-at_most)
    assert at_least > 0


# Honest figures


def test_elo_is_that_of_chess() -> None:
    assert elo_difference(0.5) == 0
    assert elo_difference(10 / 11) == pytest.approx(400)
    assert elo_difference(0.25) == pytest.approx(-elo_difference(0.75))  # type: ignore[operator]
    assert elo_difference(1.0) is elo_difference(0.0) is None


def meeting(deal: int, *results: float) -> list[Game]:
    """The games of a deal between bots 0 and 1: the points of bot 0, from both seats in turn."""
    places = {1.0: (1, 2), 0.5: (1, 1), 0.0: (2, 1)}
    return [
        Game(deal, (0, 1), (0, 0), places[one], 1) if at % 2 == 0 else Game(deal, (1, 0), (0, 0), places[one][::-1], 1)
        for at, one in enumerate(results)
    ]


def test_the_unit_is_the_deal_since_its_games_share_their_cards() -> None:
    """One seat wins every game: by game that is a spread of ½, by deal everything is even and the cards decide."""
    even = [game for deal in range(40) for game in meeting(deal, 1.0, 0.0)]
    loose = [game for deal in range(40) for game in meeting(deal, *((1.0, 1.0), (0.0, 0.0))[deal % 2])]
    narrow, wide = (duel(games, ["a", "b"], 0, 1)["score95"] for games in (even, loose))
    assert wide[0] == pytest.approx(0.5 - 1.96 * 0.5064 / 40**0.5, abs=1e-3)
    assert narrow[0] > wide[0]


def test_an_interval_is_wide_where_no_spread_can_be_seen() -> None:
    assert interval([], 1.96) == (0.5, 0.0, 1.0)
    assert interval([1.0] * 10, 1.96).low == pytest.approx(10 / (10 + 1.96**2))
    assert interval([1.0] * 3, 1.96).low < interval([1.0] * 30, 1.96).low


def test_the_order_is_sure_when_each_clearly_beats_the_next() -> None:
    assert order_is_sure([game for deal in range(10) for game in meeting(deal, 1.0, 1.0)], 2)
    assert not order_is_sure([game for deal in range(9) for game in meeting(deal, 1.0, 1.0)], 2)
    close = [game for deal in range(40) for game in meeting(deal, *((1.0, 1.0), (1.0, 0.0), (0.0, 0.0))[deal % 3])]
    assert not order_is_sure(close, 2)


def test_ratings_count_games_in_a_fixed_order() -> None:
    games = [game for deal in range(5) for game in meeting(deal, 1.0, 0.5)]
    rated = rate(games, ["a", "b"])
    assert [one["bot"] for one in rated] == ["a", "b"]
    assert rated[0]["wins"] == 5 + 2.5, "a shared win is shared"
    assert rated[0]["sigma"] < 25 / 3


# Stopping, going on


def test_it_stops_once_the_order_is_sure(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    found = tournament.run("next-station", BOTS[:2], 1000, until_sure=True, workers=1, file=file)
    assert found["sure"]
    assert found["games"] == 20 == len(lines(file)) - 1


def test_a_killed_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    """A real kill -9 of the process in the middle; what it had finished is not played again, and nothing differs."""
    file = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "londinium.cli", *ARGUMENTS, "--resume", str(file)]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        end = time.monotonic() + 60
        while not file.exists() or file.read_bytes().count(b"\n") < 4:
            assert running.poll() is None, "it was over before it could be killed"
            assert time.monotonic() < end
            time.sleep(0.01)
    finally:
        running.kill()
        running.wait()
    assert running.returncode == -signal.SIGKILL
    before = file.read_bytes()
    assert before.count(b"\n") < 61
    file.write_bytes(before + b'{"deal":3,"bo')  # as a kill in the middle of a write leaves it
    told: list[int] = []
    resumed = tournament.run("next-station", BOTS, 20, workers=1, file=file, progress=told.append)
    assert file.read_bytes().startswith(before)
    assert told[0] == before.count(b"\n") - 1
    assert sum(told) == 60 == len(lines(file)) - 1
    assert resumed == tournament.run("next-station", BOTS, 20, workers=1)
    size = file.stat().st_size
    assert tournament.run("next-station", BOTS, 20, workers=1, file=file) == resumed
    assert file.stat().st_size == size, "nothing was played"


def test_a_full_disk_is_one_sentence_and_the_tournament_goes_on_later(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "londinium.cli", "arena", "next-station", "--bots", "random,greedy", "--games"]
    command += ["10", "--resume", str(file)]
    limited = on_a_full_disk(900, command)
    done = subprocess.run(limited, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    said = f"{file}: {os.strerror(27)}; the games before are kept, and the same command goes on."
    assert done.stderr.splitlines() == [said]
    assert 300 < file.stat().st_size <= 900
    resumed = tournament.run("next-station", BOTS[:2], 10, workers=1, file=file)
    assert resumed == tournament.run("next-station", BOTS[:2], 10, workers=1)


# The command


def test_the_command_prints_tables_and_writes_json_and_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    as_json, as_csv = tmp_path / "a.json", tmp_path / "a.csv"
    argv = ["arena", "next-station", "--bots", "random,greedy", "--games", "4"]
    assert main([*argv, "--json", str(as_json), "--csv", str(as_csv)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert "rating ± sigma" in out
    assert "4 games, 2 deals" in out
    found = json.loads(as_json.read_text())
    rows = list(csv.DictReader(as_csv.read_text().splitlines()))
    assert [row["bot"] for row in rows] == [one["bot"] for one in found["ratings"]] == ["greedy", "random"]
    assert rows[0]["score against random"] == "1.0"
    assert main([*argv, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == found
    assert sorted(os.listdir(tmp_path)) == ["a.csv", "a.json"]


def test_a_file_of_another_tournament_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    argv = ["arena", "next-station", "--games", "2", "--resume", str(file), "--bots"]
    assert main([*argv, "random,greedy"]) == 0
    before = file.read_bytes()

    def refused(*more: str) -> str:
        capsys.readouterr()
        assert main([*argv, *more]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert len(err.splitlines()) == 1
        return err

    assert "begun with bots" in refused("random,search:iterations=1")
    assert "begun with seed 0, not 5" in refused("random,greedy", "--seed", "5")
    assert file.read_bytes() == before
    with opened_alone(file):
        assert "another run is writing there" in refused("random,greedy")
    file.write_bytes(before + b"{}\n")
    assert "line 4 is not a finished game" in refused("random,greedy")
    file.write_text("my diary")
    assert "not a file of a tournament" in refused("random,greedy")
    assert file.read_text() == "my diary"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--bots", "random"], "name at least 2 different bots"),
        (["--bots", "random,random"], "named twice"),
        (["--bots", "random,greedy", "--players", "1"], "two or more"),
        (["--bots", "random,gredy"], "no bot 'gredy'"),
        (["--bots", "random,greedy", "--players", "9"], "at least 9 different bots"),
        (["--bots", "random,greedy", "--json", "/nowhere/a.json"], "no such folder"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(more: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "next-station", "--games", "2", *more]) == 2
    out, err = capsys.readouterr()
    assert (out, len(err.splitlines())) == ("", 1)
    assert said in err
