"""How closely the coach looks. It is counted in iterations and guesses, never in time: every machine finds the same."""

from typing import NamedTuple

from londinium.kernel.told import Told

MOST = 100_000


class BadBudget(Told):
    """A budget that cannot be read."""


class Budget(NamedTuple):
    iterations: int = 48
    """Of the search, for one decision; a game that is quickly played on has a multiple of it (`Insight.closer`)."""
    searches: int = 3
    """Independent ones, among which the iterations are shared: what they disagree about is noise."""
    guesses: int = 8
    """Of what a seat cannot know, for what it may expect from a position."""
    futures: int = 6
    """Other draws that chance could have made, with which one that it made is compared."""

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """A budget from its text, `iterations=200,guesses=16`; what is not named is as usual."""
        found: dict[str, int] = {}
        for part in filter(None, (part.strip() for part in text.split(","))):
            name, _, number = part.partition("=")
            if name not in cls._fields:
                raise BadBudget("budget-unknown", text=text, name=name, known=", ".join(cls._fields))
            if not (number.isascii() and number.isdecimal() and len(number) < 10 and 0 < int(number) <= MOST):
                raise BadBudget("budget-number", text=text, name=name, most=MOST)
            found[name] = int(number)
        return cls(**found)

    def text(self) -> str:
        return ",".join(f"{name}={number}" for name, number in zip(self._fields, self, strict=True))


DEFAULT = Budget()
HINT = Budget(iterations=120)
"""For one decision that a person waits for."""
