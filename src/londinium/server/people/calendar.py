"""When the games begin and close that everybody on a server plays alike, and the seed of each.

Next Station has one every day, each other game one every week. A day is named by its date and begins at an hour of the
server's choice, by UTC; a week begins with its Monday, whose name it has. A game begun in such a round counts for it,
as long as it ends before the next round is over too. From then on everybody may look at it.
"""

import datetime
import hmac
from typing import NamedTuple

from londinium.kernel.rng import SEEDS

DAILY = "next-station"  # every day; all other games every week
DAY, WEEK = datetime.timedelta(days=1), datetime.timedelta(days=7)


class Contest(NamedTuple):
    """A game that everybody plays alike, and the day or the Monday that names its round."""

    game: str
    day: str

    @property
    def weekly(self) -> bool:
        return self.game != DAILY

    @property
    def next(self) -> "Contest":
        length = WEEK if self.weekly else DAY
        return Contest(self.game, (datetime.date.fromisoformat(self.day) + length).isoformat())


class Calendar:
    """The days of one server. Nobody without its secret can tell the seed of a contest before it is played."""

    def __init__(self, secret: str = "", hour: int = 0) -> None:
        self._secret = secret
        self.hour = hour
        self._hour = datetime.timedelta(hours=hour)

    def day(self, at: float) -> str:
        """The day on which something happens."""
        return (datetime.datetime.fromtimestamp(at, datetime.UTC) - self._hour).date().isoformat()

    def contest(self, game: str, at: float) -> Contest:
        """The contest of a game that runs at some time."""
        return contest_of(game, self.day(at))

    def begins(self, day: str) -> float:
        midnight = datetime.datetime.combine(datetime.date.fromisoformat(day), datetime.time(), datetime.UTC)
        return (midnight + self._hour).timestamp()

    def ends(self, contest: Contest) -> float:
        return self.begins(contest.next.day)

    def closes(self, contest: Contest) -> float:
        """When a game of that contest must have ended to be ranked."""
        return self.ends(contest.next)

    def seed(self, contest: Contest) -> int:
        """The same for all games of a contest, and for nobody to know before."""
        if not self._secret:
            raise RuntimeError("a game that everybody plays alike needs the server's secret")
        often = "weekly" if contest.weekly else "daily"
        digest = hmac.digest(self._secret.encode(), f"{often}/{contest.game}/{contest.day}".encode(), "sha256")
        return int.from_bytes(digest) % SEEDS


def contest_of(game: str, day: str) -> Contest:
    """The contest of a game to which a day belongs."""
    return Contest(game, day if game == DAILY else monday(day))


def monday(day: str) -> str:
    """The first day of the week."""
    date = datetime.date.fromisoformat(day)
    return (date - date.weekday() * DAY).isoformat()


def sunday(day: str) -> str:
    """The last day of the week."""
    return (datetime.date.fromisoformat(monday(day)) + 6 * DAY).isoformat()


def is_day(text: str) -> bool:
    """Whether this is a date as days are named: 2026-11-16."""
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
