"""Many games: fair seats, honest numbers, the same whatever the number of workers."""

from pathlib import Path
from statistics import fmean

import msgspec
import pytest

import londinium
from londinium.arena import simulate
from londinium.arena.simulate import Job, play_batch

KEYS = {"game", "players", "games", "seed", "options", "bots", "decisions_per_second", "games_per_second"}


def test_every_bot_sits_everywhere_equally_often() -> None:
    job = Job("next-station", None, 4, ("random", "greedy", "random", "random"), 0, None, None, range(8))
    seats = [played.bots.index(1) for played in play_batch(job)]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_the_report_counts_what_was_played() -> None:
    report = simulate("next-station", 6, 2, ["greedy", "random"], 3, workers=1)
    assert set(report) == KEYS | {"mean_decisions"}
    greedy, by_chance = report["bots"]
    assert (greedy["bot"], greedy["games"], by_chance["games"]) == ("greedy", 6, 6)
    assert greedy["wins"] + by_chance["wins"] == 6
    assert greedy["win_rate"] == greedy["wins"] / 6
    assert greedy["min"] <= greedy["mean"] <= greedy["max"]
    assert greedy["ci95"][0] < greedy["mean"] < greedy["ci95"][1]
    assert report["options"]["powers"] is False


def test_sides_are_reported_where_seats_differ() -> None:
    """Factions stay with their seats while the bots rotate, so each bot leads each Faction."""
    chosen = {"factions": ["ravagers", "purebred"], "purebred": True}
    report = simulate("dei", 2, 2, ["random"], 0, chosen, workers=1)
    sides = report["sides"]
    assert [(one["side"], one["games"]) for one in sides] == [("purebred", 2), ("ravagers", 2)]
    assert sum(one["wins"] for one in sides) == 2
    assert fmean(one["mean"] for one in sides) == pytest.approx(report["bots"][0]["mean"])
    assert sides == simulate("dei", 2, 2, ["random", "random"], 0, chosen, workers=1)["sides"]
    assert "sides" not in simulate("next-station", 1, 1, ["random"], 0, workers=1)


def test_a_shared_win_is_shared() -> None:
    """Two seats that hold the same cards and pass to the end share the victory."""
    job = Job("next-station", None, 2, ("random", "random"), 0, None, None, range(400))
    shared = [played for played in play_batch(job) if len(played.winners) == 2]
    assert shared, "four hundred random games have a tie among them"
    assert all(played.scores[0] == played.scores[1] for played in shared)


def test_workers_change_nothing_but_the_time() -> None:
    alone = simulate("next-station", 8, 2, ["greedy", "random"], 0, workers=1)
    together = simulate("next-station", 8, 2, ["greedy", "random"], 0, workers=2)
    assert alone["bots"] == together["bots"]


def test_records_of_simulated_games_replay_to_the_reported_result(tmp_path: Path) -> None:
    report = simulate("next-station", 3, 1, ["random"], 40, records=tmp_path, workers=1)
    scores = []
    for seed in (40, 41, 42):
        record = msgspec.json.decode((tmp_path / f"next-station-{seed}.json").read_bytes())
        scores += londinium.replay(record).outcome()["scores"]
    assert sum(scores) / 3 == pytest.approx(report["bots"][0]["mean"])


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate("next-station", 5, 1, ["random"], 0, workers=1, progress=told.append)
    assert sum(told) == 5


def test_a_seed_beyond_the_last_is_refused_before_anything_is_played() -> None:
    with pytest.raises(londinium.Refused, match="KER-SEED-1"):
        simulate("next-station", 10, 1, ["random"], 2**63 - 5, workers=1)
