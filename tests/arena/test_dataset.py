"""Datasets: every decision as its seat saw it, whole shards or none, and a run that goes on where it was."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.dataset
import pyarrow.parquet as pq
import pytest

import londinium
from londinium.arena import dataset
from londinium.arena.match import play_game
from londinium.cli import main
from londinium.envs.observation import encode, mask
from londinium.players import make
from tests.arena.full import on_a_full_disk

RANDOM = ["random", "random"]


def table(folder: Path) -> pa.Table:
    return (
        pyarrow.dataset.dataset(folder / "data").to_table().sort_by([("game", "ascending"), ("decision", "ascending")])
    )


def files(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def command(*more: Any) -> list[str]:
    return [sys.executable, "-m", "londinium.cli", "dataset", "next-station", *map(str, more)]


@pytest.mark.parametrize("game", londinium.games())
def test_rows_say_what_the_seat_saw_what_it_did_and_what_came_of_it(game: str, tmp_path: Path) -> None:
    specs, games = (["random", "greedy"], 2) if game == "next-station" else (["random"], 1)
    made = dataset.run(game, specs, games, tmp_path, 2, 7, workers=1)
    rows = table(tmp_path)
    assert rows.num_rows == made.rows
    played = 0
    for number in range(games):
        bots = [make(specs[0]), make(specs[-1])]
        final = play_game(londinium.game(game), bots[number:] + bots[:number], 7 + number)
        state = londinium.game(game).new(2, 7 + number)
        for at, (seat, action) in enumerate(final.past or ()):
            row = rows.slice(played, 1).to_pylist()[0]
            assert (row["game"], row["decision"], row["seat"], row["action"]) == (number, at, seat, action)
            if at % 20 == 0:
                assert np.array_equal(np.array(row["observation"], np.float32), encode(state, seat))
                assert np.array_equal(np.array(row["mask"], np.int8), mask(state, seat))
            scores, ranking = final.outcome()["scores"], final.outcome()["ranking"]
            assert (row["score"], row["place"]) == (scores[seat], ranking[seat])
            assert row["difference"] == scores[seat] - scores[1 - seat]
            assert row["won"] == (0.5 if ranking[0] == ranking[1] else ranking[seat] == 1)
            state.play(seat, action)
            played += 1
    assert played == rows.num_rows


def test_the_value_is_of_a_guess_and_tells_nothing_hidden(tmp_path: Path) -> None:
    dataset.run("london", ["random"], 1, tmp_path, 2, workers=1)
    row = table(tmp_path).slice(0, 1).to_pylist()[0]
    state, chance = londinium.game("london").new(2, 0), Random("0/value")
    assert row["value"] == pytest.approx(state.game.insight.value(state.guess(row["seat"], chance), row["seat"]))


def test_a_dataset_grows_and_games_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    folder, whole = tmp_path / "some", tmp_path / "whole"
    assert dataset.run("next-station", RANDOM, 5, folder, 2, workers=1, shard=3).played == 5
    before = {name: (folder / name).stat().st_mtime_ns for name in files(folder) if name.endswith("parquet")}
    assert list(before) == ["data/games-000000000-000000002.parquet", "data/games-000000003-000000004.parquet"]
    again = dataset.run("next-station", RANDOM, 9, folder, 2, workers=1, shard=3)
    assert (again.played, again.games, again.shards) == (4, 9, 4)
    assert {name: (folder / name).stat().st_mtime_ns for name in before} == before
    dataset.run("next-station", RANDOM, 9, whole, 2, workers=1, shard=100)
    assert table(folder).equals(table(whole))
    card = (folder / "README.md").read_text()
    assert f"{again.rows:,} decisions of bots in 9 games" in card
    assert all(f"| `{name}` |" in card for name in dataset.COLUMNS)


def test_memory_stays_flat_since_rows_are_written_in_small_groups(tmp_path: Path) -> None:
    dataset.run("next-station", RANDOM, 30, tmp_path, 2, workers=1, shard=30)
    found = pq.read_metadata(tmp_path / "data" / "games-000000000-000000029.parquet")
    groups = [found.row_group(at).num_rows for at in range(found.num_row_groups)]
    assert len(groups) > 3
    assert max(groups) == dataset.ROWS


def test_a_long_shard_takes_no_more_memory_than_a_short_one(tmp_path: Path) -> None:
    def most(games: int) -> int:
        """The most memory that a process took for a shard of so many games, in MB."""
        script = (
            "import resource, sys; from pathlib import Path; from londinium.arena import dataset\n"
            "games, folder = int(sys.argv[1]), Path(sys.argv[2])\n"
            "dataset.run('next-station', ['random'], games, folder, 2, workers=1, shard=games)\n"
            "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)"
        )
        argv = [sys.executable, "-c", script, str(games), str(tmp_path / str(games))]
        return int(subprocess.run(argv, stdout=subprocess.PIPE, check=True, timeout=120).stdout)

    rows = 150 * 70  # about so many decisions, of 1,071 numbers each
    assert most(150) - most(10) < rows * 1071 * 4 / 2**20 / 4


def test_a_killed_run_leaves_whole_shards_and_the_next_one_goes_on(tmp_path: Path) -> None:
    arguments = command("--bots", "random", "--players", 2, "--games", 200, "--out", tmp_path)
    running = subprocess.Popen(arguments)
    try:
        end = time.monotonic() + 60
        while not list(tmp_path.glob("data/*.parquet")):
            assert running.poll() is None, "it was over before it could be killed"
            assert time.monotonic() < end
            time.sleep(0.01)
    finally:
        running.kill()
        running.wait()
    assert running.returncode == -signal.SIGKILL
    assert not (tmp_path / "README.md").exists(), "what is not finished has no data card"
    time.sleep(0.5)
    there = sum(pq.ParquetFile(path).metadata.num_rows > 0 for path in tmp_path.glob("data/*.parquet"))
    assert 0 < there < 4
    (tmp_path / "data" / ".games-000000150-000000199.parquet.tmp").write_bytes(b"PAR1")
    made = dataset.run("next-station", ["random"], 200, tmp_path, 2, workers=1)
    assert made.games == 200
    assert made.played == 200 - 50 * there
    assert not list(tmp_path.glob("data/.*"))


def test_a_full_disk_is_one_sentence_and_nothing_that_looks_whole(tmp_path: Path) -> None:
    arguments = command("--bots", "random", "--players", 2, "--games", 50, "--out", tmp_path)
    limited = on_a_full_disk(50_000, arguments)
    done = subprocess.run(limited, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [
        f"{tmp_path}/data/games-000000000-000000049.parquet: {os.strerror(27)}; "
        "whole shards are kept, and the same command goes on."
    ]
    assert files(tmp_path) == [".lock", "dataset.json"]


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--seed", "5"], "begun with seed 0, not 5"),
        (["--bots", "greedy"], "begun with bots ['random'], not ['greedy']"),
        (["--bots", "random,random,random"], "begun with players 2, not 3"),
        (["--bots", "gredy"], "no bot 'gredy'"),
        (["--players", "9"], "NSL-SETUP-1"),
        (["--players", "1", "--bots", "random,random"], "2 bots for 1 seats"),
        (["--option", "powder=true"], "powder"),
    ],
)
def test_what_does_not_fit_is_said_in_one_sentence(
    more: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = ["dataset", "next-station", "--bots", "random", "--players", "2", "--games", "1", "--out", str(tmp_path)]
    assert main(argv) == 0
    out = capsys.readouterr().out
    assert json.loads((tmp_path / "dataset.json").read_text())["players"] == 2
    assert "decisions in 1 games" not in out
    before = files(tmp_path)
    if "random,random,random" in more:
        more = [*more, "--players", "3"]
    assert main([*argv, *more]) == 2
    err = capsys.readouterr().err
    assert len(err.splitlines()) == 1
    assert said in err
    assert files(tmp_path) == before
