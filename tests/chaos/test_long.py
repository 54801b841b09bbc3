"""A long run is made of parts; the same command goes on where it stopped."""

import argparse
from pathlib import Path

import pytest

from tests.chaos import __main__ as command
from tests.chaos.driver import Report


def given(file: Path, kills: int) -> argparse.Namespace:
    return argparse.Namespace(
        store="sqlite", workers=1, bus="own", plan="kills", kills=kills, seed=7, file=file, houses=2
    )


def played(monkeypatch: pytest.MonkeyPatch, broken: int | None = None, anomaly: int | None = None) -> list[int]:
    """The seeds that are asked for from now on; nothing is really played."""
    seeds = []

    def play(_: argparse.Namespace, seed: int, kills: int) -> Report:
        seeds.append(seed)
        if seed == broken:
            raise RuntimeError("the server does not answer")
        anomalies = ["lost: a move"] if seed == anomaly else []
        return Report("sqlite", 1, seed, "kills", kills=kills, moves=10, anomalies=anomalies)

    monkeypatch.setattr(command, "play_once", play)
    return seeds


def test_a_long_run_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "chaos.jsonl"
    seeds = played(monkeypatch)
    assert command.play_long(given(file, 50)) == 0
    file.write_bytes(file.read_bytes() + b'{"kind": "sqlite 1')  # interrupted while it wrote
    assert command.play_long(given(file, 100)) == 0
    assert sorted(seeds) == [7, 8, 9, 10]
    assert "100 kills, 40 moves, 0 undos, 0 anomalies" in capsys.readouterr().out


def test_a_part_that_fails_does_not_take_the_others_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "chaos.jsonl"
    played(monkeypatch, broken=8)
    assert command.play_long(given(file, 75)) == 1
    assert sorted(command.read(file, "sqlite 1 own kills")) == [7, 9]
    seeds = played(monkeypatch)
    assert command.play_long(given(file, 75)) == 0
    assert seeds == [8]


def test_an_anomaly_is_told_with_its_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played(monkeypatch, anomaly=7)
    assert command.play_long(given(tmp_path / "chaos.jsonl", 25)) == 1
    assert "seed 7: lost: a move" in capsys.readouterr().out
