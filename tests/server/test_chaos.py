"""The share of `make chaos` that every `make test` runs: all four games go on through faults, and bugs are found."""

from pathlib import Path

import pytest

from tests.chaos import driver
from tests.chaos.driver import Driver, Report
from tests.chaos.house import House

# All that can be put into a server on a file without starting it again costs little beside the starts
ON_A_FILE = ("kill-server", "double", "locked", "disk-full", "cut", "reorder", "read-only", "clock")
BETWEEN_WORKERS = ("kill-worker", "store-unreachable", "kill-bot", "silence")


async def disturbed(house: House, *faults: str) -> Report:
    return await Driver(house, seed=len(faults), plan="share").run(iter(faults), most=len(faults))


async def test_four_games_on_a_file_go_on_through_faults_and_nothing_is_lost(file_url: str, tmp_path: Path) -> None:
    async with House(tmp_path, file_url) as house:
        report = await disturbed(house, *ON_A_FILE)
    assert report.anomalies == []
    assert list(report.faults) == list(ON_A_FILE)
    assert report.kills == 1
    assert report.moves > 50


async def test_four_games_on_two_workers_go_on_through_faults_and_nothing_is_lost(
    postgres_url: str, tmp_path: Path
) -> None:
    async with House(tmp_path, postgres_url, workers=2) as house:
        report = await disturbed(house, *BETWEEN_WORKERS)
    assert report.anomalies == []
    assert report.kills >= 1
    assert report.moves > 50


async def test_bugs_in_the_server_are_found(file_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`early` acknowledges a move before it is written; `leak` sends the generator of the cards."""
    monkeypatch.setattr(driver, "PATIENCE", 20.0)  # a table that has lost its log may not go on at all
    async with House(tmp_path, file_url, bug="early,leak") as house:
        report = await disturbed(house, "kill-server")
    found = {anomaly.partition(":")[0] for anomaly in report.anomalies}
    assert "leak" in found
    assert found & {"lost", "never was", "went back"}
