"""Days and weeks of the games that all play alike: when they begin, and seeds that nobody can know."""

import datetime

import pytest

from londinium.kernel.rng import SEEDS
from londinium.server.people.calendar import DAILY, Calendar, Contest, is_day, monday, sunday

SECRET = "a secret of the server"


def at(text: str) -> float:
    return datetime.datetime.fromisoformat(f"{text}+00:00").timestamp()


@pytest.mark.parametrize(
    ("hour", "moment", "day"),
    [
        (0, "2026-11-16 00:00:00", "2026-11-16"),
        (0, "2026-11-16 23:59:59", "2026-11-16"),
        (4, "2026-11-16 03:59:59", "2026-11-15"),
        (4, "2026-11-16 04:00:00", "2026-11-16"),
        (23, "2027-01-01 22:59:59", "2026-12-31"),
    ],
)
def test_a_day_begins_at_the_hour_of_the_server(hour: int, moment: str, day: str) -> None:
    calendar = Calendar(SECRET, hour)
    assert calendar.day(at(moment)) == day
    assert calendar.begins(day) <= at(moment) < calendar.ends(Contest(DAILY, day))


def test_a_game_counts_until_the_day_after_has_ended() -> None:
    calendar = Calendar(SECRET, 4)
    contest = Contest(DAILY, "2026-02-28")
    assert calendar.ends(contest) == calendar.begins("2026-03-01") == at("2026-03-01 04:00")
    assert calendar.closes(contest) == at("2026-03-02 04:00")


def test_every_day_and_every_server_has_a_seed_of_its_own() -> None:
    days = [f"2026-11-{number:02}" for number in range(1, 31)]
    rounds = [Contest(game, day) for game in (DAILY, "london", "guilds") for day in days]
    seeds = {Calendar(secret, hour).seed(one) for secret in (SECRET, "another") for one in rounds for hour in (0, 4)}
    assert len(seeds) == 2 * len(rounds), "the hour changes when a day begins, not its cards"
    assert all(0 <= seed < SEEDS for seed in seeds)


def test_without_a_secret_there_is_no_daily_game() -> None:
    with pytest.raises(RuntimeError, match="secret"):
        Calendar().seed(Contest(DAILY, "2026-11-16"))


@pytest.mark.parametrize(
    ("moment", "week"),
    [
        ("2026-11-16 03:59:59", "2026-11-09"),
        ("2026-11-16 04:00:00", "2026-11-16"),
        ("2026-11-22 12:00:00", "2026-11-16"),
        ("2026-11-23 03:59:59", "2026-11-16"),
    ],
)
def test_a_week_begins_on_monday_at_the_hour_of_the_server(moment: str, week: str) -> None:
    calendar = Calendar(SECRET, 4)
    contest = calendar.contest("london", at(moment))
    assert contest == Contest("london", week)
    assert calendar.begins(week) <= at(moment) < calendar.ends(contest)
    assert calendar.closes(contest) - calendar.ends(contest) == 7 * 24 * 3600


def test_a_week_goes_from_monday_to_sunday() -> None:
    assert {(monday(day), sunday(day)) for day in ("2026-11-16", "2026-11-18", "2026-11-22")} == {
        ("2026-11-16", "2026-11-22")
    }
    assert monday("2026-11-23") == "2026-11-23"


@pytest.mark.parametrize("text", ["", "today", "2026-13-01", "2026-1-1", "20261116", "2026-W47-1", "2026-11-16 "])
def test_a_day_is_written_in_one_way(text: str) -> None:
    assert not is_day(text)
    assert is_day("2026-11-16")
