"""The scale of a ladder: OpenSkill's ratings (Plackett–Luce), nailed to the medium bot of each game.

Everybody begins at the same place, of which little is sure. The medium bot never moves: whatever people do to each
other, its rating means the same next year. Other bots begin where the arena found them, and move by their games.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from londinium.server.protocol import BotLevel

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 25.0 / 3  # OpenSkill's own
MIDDLE, POINTS = 1500, 40  # what people read: the points at MU, and for each step of mu
PROVISIONAL = 10  # games before somebody has a place
ANCHOR: BotLevel = "medium"
ANCHOR_SIGMA = 1.0
BOT = "bot:"

# How far from the medium bot (greedy) games found the others, and how sure that is: hard by `docs/ladder.md` (the
# strongest search there), easy and expert by their share of wins against the level beside them (`docs/strength.md`).
FOUND: Mapping[str, Mapping[str, tuple[float, float]]] = {
    "next-station": {"easy": (-4.0, 3.0), "hard": (14.8, 4.7), "expert": (18.8, SIGMA)},
    "london": {"easy": (-4.0, 3.0), "hard": (6.8, 5.4), "expert": (10.8, 6.0)},
    "guilds": {"easy": (-4.0, 3.0), "hard": (-0.2, 6.2), "expert": (1.0, 6.5)},
    "dei": {"easy": (-4.0, 3.0), "hard": (8.7, 6.3), "expert": (12.8, 6.5)},
}


class Rating(NamedTuple):
    """What is believed of somebody's strength, and after how many games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    wins: int = 0

    @property
    def points(self) -> int:
        return points(self.mu)

    @property
    def spread(self) -> int:
        """How many points it may be off, 19 times of 20."""
        return round(2 * self.sigma * POINTS)

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL


def points(mu: float) -> int:
    """A rating as people read it."""
    return round(MIDDLE + POINTS * (mu - MU))


def bot(level: str) -> str:
    """The player that a level of bots is."""
    return BOT + level


def level(player: str) -> str | None:
    """The level of bots that a player is, if it is one."""
    return player.removeprefix(BOT) if player.startswith(BOT) else None


def first(game: str, player: str) -> Rating:
    """Where somebody begins."""
    if player == bot(ANCHOR):
        return Rating(MU, ANCHOR_SIGMA)
    away, sigma = FOUND.get(game, {}).get(level(player) or "", (0.0, SIGMA))
    return Rating(MU + away, sigma)


def after(players: Sequence[str], before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game; two seats of one level of bots change it once, by the mean of both."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    found = []
    for player, was, place in zip(players, before, places, strict=True):
        same = [rating for (rating,), other in zip(rated, players, strict=True) if other == player]
        mu, sigma = (sum(getattr(one, name) for one in same) / len(same) for name in ("mu", "sigma"))
        if player == bot(ANCHOR):
            mu, sigma = was.mu, was.sigma
        found.append(Rating(mu, min(sigma, was.sigma), was.games + 1, was.wins + (place == 1)))
    return found


@cache
def _model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # it takes a moment to import, and only ladders need it

    return PlackettLuce()
