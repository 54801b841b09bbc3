"""A real Ray cluster on this machine: the same results as without it, also when worker processes are killed."""

import logging
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyarrow.dataset
import pytest
import ray

from londinium.arena import dataset, engines, simulate, tournament
from londinium.players import BadBot
from tests.players.programs import PYTHON

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")
BOTS = ["greedy", "random"]
SMALL = 80_000_000  # bytes for what tasks hand on; a share of the machine's memory otherwise


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """One cluster for all tests here: it takes seconds to start.

    Ray ends the process that it is used in, pytest's own, when its cluster has not answered for a minute, and workers
    when the memory of the machine is nearly full, whoever fills it: a busy machine can cause both. Here it waits
    longer, and nobody but the tests kills a worker.
    """
    patient = {"gcs_rpc_server_reconnect_timeout_s": 600, "memory_monitor_refresh_ms": 0}
    ray.init(
        address="local",
        num_cpus=2,
        include_dashboard=False,
        object_store_memory=SMALL,
        log_to_driver=False,
        logging_level=logging.ERROR,
        _system_config=patient,
    )
    yield
    ray.shutdown()


def parent(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def workers() -> list[int]:
    """The processes of this cluster that have a task now."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdecimal() and (entry / "cmdline").read_bytes().startswith((b"ray::play", b"ray::write")):
                pid = ancestor = int(entry.name)
                while ancestor not in (0, 1, os.getpid()):
                    ancestor = parent(ancestor)
                if ancestor == os.getpid():
                    found.append(pid)
        except OSError:
            continue  # it ended meanwhile
    return found


class Killer:
    """Told of progress, it kills a process that plays, once."""

    def __init__(self) -> None:
        self.killed: list[int] = []
        self.told = 0

    def __call__(self, games: int) -> None:
        self.told += games
        end = time.monotonic() + 2
        while self.told and not self.killed and time.monotonic() < end:  # others are under way
            for pid in workers()[:1]:
                os.kill(pid, signal.SIGKILL)
                self.killed.append(pid)


def without_speed(report: Any) -> dict[str, Any]:
    return {name: value for name, value in report.items() if not name.endswith("per_second")}


def test_simulate_comes_to_the_same_result_though_a_worker_is_killed() -> None:
    killer = Killer()
    far = simulate("next-station", 60, 2, BOTS, 3, engine="ray", workers=2, progress=killer)
    assert killer.killed
    assert killer.told == 60
    assert without_speed(far) == without_speed(simulate("next-station", 60, 2, BOTS, 3, workers=1))


def test_a_tournament_comes_to_the_same_result_though_a_worker_is_killed(tmp_path: Path) -> None:
    killer, bots = Killer(), [*BOTS, "search:iterations=1"]
    file = tmp_path / "games.jsonl"
    far = tournament.run("next-station", bots, 16, engine="ray", workers=2, file=file, progress=killer)
    assert killer.killed
    assert far == tournament.run("next-station", bots, 16, workers=1)
    assert len(file.read_text().splitlines()) == 1 + 48


def test_a_dataset_has_the_same_rows_though_a_worker_is_killed(tmp_path: Path) -> None:
    killer = Killer()
    far = dataset.run("next-station", BOTS, 24, tmp_path / "far", 2, engine="ray", workers=2, shard=3, progress=killer)
    assert killer.killed
    near = dataset.run("next-station", BOTS, 24, tmp_path / "near", 2, workers=1, shard=24)
    assert (far.rows, far.games, far.shards) == (near.rows, 24, 8)
    tables = [
        pyarrow.dataset.dataset(tmp_path / place / "data")
        .to_table()
        .sort_by([("game", "ascending"), ("decision", "ascending")])
        for place in ("far", "near")
    ]
    assert tables[0].equals(tables[1])
    assert not list((tmp_path / "far" / "data").glob(".*")), "the killed worker's part was taken away"


def test_programs_play_on_a_cluster() -> None:
    far = simulate("next-station", 4, 2, [PYTHON, "random"], 0, engine="ray", workers=2)
    assert "failures" not in far
    assert sum(bot["games"] for bot in far["bots"]) == 8


def refuse(job: int) -> int:
    raise BadBot(f"No bot {job}.")


def full(job: str) -> None:
    raise dataset.NotWritten("dataset-unwritten", file=job, why="No space left on device")


def die(job: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize(("task", "job", "error"), [(refuse, 3, BadBot), (full, "shard", dataset.NotWritten)])
def test_what_goes_wrong_there_is_told_as_it_would_be_here(
    task: Callable[[Any], Any], job: Any, error: type[Exception]
) -> None:
    said = []
    for engine in ("local", "ray"):
        with pytest.raises(error) as raised:
            list(engines.run(engine, task, [job]))
        said.append((str(raised.value), getattr(raised.value, "filename", None)))
    assert said[0] == said[1]


@pytest.mark.parametrize("engine", ["local", "ray"])
def test_work_that_kills_every_process_is_given_up_in_one_sentence(
    engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "TRIES", 1)
    with pytest.raises(engines.EngineFailed) as failed:
        list(engines.run(engine, die, [1, 2], workers=2))
    assert len(str(failed.value).splitlines()) == 1
