"""The long run of the laws goes on where it stopped, and what breaks in it is found, told and played again."""

import multiprocessing
import time
from collections import Counter
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from londinium.kernel.fuzz import Failure, Shares, random_games
from londinium.kernel.laws import Cost
from londinium.kernel.trials import LawBroken
from tests.kernel.positions import NEXT_STATION
from tests.laws import report
from tests.laws.run import Chunk, Died, OtherPlan, Plan, left, play, read, run

PLAN = Plan(seed=3, ordinary=0.1, costly=0.01, chunk=60)
GAMES = ["next-station", "guilds"]


def chunk(game: str, number: int, broken: bool = False) -> Chunk:
    """A chunk that is not played: 100 decisions."""
    failures = [Failure("legal", "no", "r", "c")] if broken else []
    tried = {"quick": 90, "ordinary": 7, "costly": 4}
    return Chunk(PLAN, game, number, "abc", "pure Python", 3600.0, 1, 100, tried, {"players=2": 1}, failures)


def by_number(*chunks: Chunk) -> dict[tuple[str, int], Chunk]:
    return {(one.game, one.number): one for one in chunks}


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "laws.jsonl"
    told: list[Chunk] = []
    run(PLAN, ["next-station"], 60, file, "abc", 1, told.append)
    assert [(one.game, one.number) for one in told] == [("next-station", 0)]
    file.write_bytes(file.read_bytes() + b'{"plan": {"seed"')  # interrupted while it wrote
    run(PLAN, ["next-station"], told[0].decisions + 1, file, "abc", 1, told.append)
    assert [one.number for one in told] == [0, 1]
    assert list(read(file, PLAN).values()) == told
    run(PLAN, ["next-station"], told[0].decisions + 1, file, "abc", 1, told.append)
    assert len(told) == 2  # nothing is left
    run(PLAN, ["next-station"], told[0].decisions * 9, file, "abc", 1, told.append, seconds=0)
    assert len(told) == 2  # there is no time


def test_a_process_that_is_killed_is_told_with_what_it_was_at(tmp_path: Path) -> None:
    """A plan without end, so that there is time to kill who plays it."""

    def kill() -> None:
        while not (found := multiprocessing.active_children()):
            time.sleep(0.05)
        found[0].kill()

    killer = Thread(target=kill)
    killer.start()
    with pytest.raises(Died, match="in the middle of its chunk, next-station 0"):
        run(Plan(chunk=10**9), ["next-station"], 60, tmp_path / "laws.jsonl", "abc", 1, lambda _: None)
    killer.join()
    assert read(tmp_path / "laws.jsonl") == {}


def test_the_same_chunk_plays_the_same_games(tmp_path: Path) -> None:
    one, again = (play(PLAN, "next-station", 4, "abc", tmp_path) for _ in range(2))
    other = play(PLAN, "next-station", 5, "abc", tmp_path)
    assert (one.decisions, one.tried, one.played) == (again.decisions, again.tried, again.played)
    assert one.tried != other.tried
    assert sum(one.tried.values()) == one.decisions + one.games  # every position, the last ones too


def test_every_game_gets_its_part_in_turn_and_what_broke_is_played_again() -> None:
    done = by_number(chunk("guilds", 0), chunk("guilds", 1), chunk("next-station", 0, broken=True))
    assert list(left(PLAN, GAMES, 240, done)) == [("next-station", 0), ("next-station", 1)]
    assert list(left(PLAN, GAMES, 240, {})) == [(game, number) for number in (0, 1) for game in GAMES]


def test_chunks_of_another_plan_are_not_counted(tmp_path: Path) -> None:
    file = tmp_path / "laws.jsonl"
    run(PLAN, ["next-station"], 1, file, "abc", 1, lambda _: None)
    with pytest.raises(OtherPlan, match="name another file"):
        run(Plan(seed=4), ["next-station"], 1, file, "abc", 1, lambda _: None)


def test_what_breaks_is_written_down_with_a_command_that_repeats_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(state: Any, rng: Random, up_to: Cost = Cost.COSTLY) -> None:
        if state.turn == 2:
            raise LawBroken("conservation", "a pencil is lost")

    monkeypatch.setattr("londinium.kernel.fuzz.check", broken)
    found = play(PLAN, "next-station", 0, "abc", tmp_path)
    assert found.failures
    assert {one.law for one in found.failures} == {"conservation"}
    assert all(Path(one.record).is_file() and one.record in one.command for one in found.failures)


def test_laws_are_tried_at_the_share_of_positions_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: Counter[Cost] = Counter()
    monkeypatch.setattr("londinium.kernel.fuzz.check", lambda _state, _rng, up_to: seen.update([up_to]))
    games = random_games(NEXT_STATION, 1, shares=Shares(ordinary=0.3, costly=0.1))
    tried: Counter[Cost] = Counter()
    for _ in range(40):
        tried += next(games).tried
    assert tried == seen
    positions = tried.total()
    assert tried[Cost.COSTLY] / positions == pytest.approx(0.1, abs=0.02)
    assert tried[Cost.ORDINARY] / positions == pytest.approx(0.2, abs=0.02)


def test_the_report_adds_up() -> None:
    row = report.table([chunk("guilds", 0), chunk("guilds", 1, broken=True)]).splitlines()[-1]
    assert row == "| guilds | 2 | 200 | 202 | 22 | 8 | `players=2`, 2 games | 1 | 2.00 h |"
