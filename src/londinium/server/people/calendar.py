"""Days of the daily game: when each begins and closes, and the seed that all of a server play with on it.

A day is named by its date. It begins at an hour of the server's choice, by UTC; a game begun on it counts for it, as
long as it ends before the next day is over too. From then on everybody may look at it.
"""

import datetime
import hmac

from londinium.kernel.rng import SEEDS

DAY = datetime.timedelta(days=1)


class Calendar:
    """The days of one server. Nobody without its secret can tell the seed of a day before it is played."""

    def __init__(self, secret: str = "", hour: int = 0) -> None:
        self._secret = secret
        self.hour = hour
        self._hour = datetime.timedelta(hours=hour)

    def day(self, at: float) -> str:
        """The day on which something happens."""
        return (datetime.datetime.fromtimestamp(at, datetime.UTC) - self._hour).date().isoformat()

    def begins(self, day: str) -> float:
        midnight = datetime.datetime.combine(datetime.date.fromisoformat(day), datetime.time(), datetime.UTC)
        return (midnight + self._hour).timestamp()

    def ends(self, day: str) -> float:
        return self.begins(_later(day))

    def closes(self, day: str) -> float:
        """When a game of that day must have ended to be ranked."""
        return self.ends(_later(day))

    def seed(self, day: str) -> int:
        """The same for all games of a day, and for nobody to know before."""
        if not self._secret:
            raise RuntimeError("a daily game needs the server's secret")
        digest = hmac.digest(self._secret.encode(), f"daily/next-station/{day}".encode(), "sha256")
        return int.from_bytes(digest) % SEEDS


def monday(day: str) -> str:
    """The first day of the week."""
    date = datetime.date.fromisoformat(day)
    return (date - date.weekday() * DAY).isoformat()


def is_day(text: str) -> bool:
    """Whether this is a date as days are named: 2026-11-16."""
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _later(day: str) -> str:
    return (datetime.date.fromisoformat(day) + DAY).isoformat()


def sunday(day: str) -> str:
    """The last day of the week."""
    return (datetime.date.fromisoformat(monday(day)) + 6 * DAY).isoformat()
