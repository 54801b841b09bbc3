"""What every door asks for: a game by its name, how many play, what a finished game is worth to a seat."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from londinium.kernel import registry
from londinium.kernel.game import Game
from londinium.kernel.outcome import Outcome
from londinium.kernel.packs import PackSource
from londinium.kernel.state import State

VERSION = 1  # of all environments: raised when the same actions would bring other numbers or other rewards


class Way(NamedTuple):
    """A way to play that has an environment of its own: a game as it is, or one of its offers."""

    id: str  # next-station, old-london
    game: str
    options: Mapping[str, Any]
    players: int | None

    @property
    def name(self) -> str:
        """NextStation, OldLondon."""
        return "".join(word.capitalize() for word in self.id.split("-"))


def ways() -> list[Way]:
    """Every installed game, and what it offers beside."""
    found: list[Way] = []
    for id in registry.games():
        found.append(Way(id, id, {}, None))
        for offer in registry.kind(id).offers:
            own = offer.name if offer.apart else f"{id}-{offer.name}"
            found.append(Way(own, id, dict(offer.options), offer.players))
    return found


def open_game(
    id: str, players: int | None, options: Mapping[str, Any] | None, pack: PackSource | None = None
) -> tuple[Game, int, dict[str, Any]]:
    """The game, how many play, and the options as they are; whatever is wrong with them is refused here."""
    game = registry.game(id, pack)
    seats = players if players is not None else max(2, game.seats.start)
    game.new(seats, 0, options)  # says what is wrong with them
    return game, seats, dict(options or {})


class UnknownReward(ValueError):
    """There is no reward of this name."""


def _points(outcome: Outcome, seat: int) -> float:
    return float(outcome["scores"][seat])


def _win(outcome: Outcome, seat: int) -> float:
    ranking = outcome["ranking"]
    return 1.0 / ranking.count(1) if ranking[seat] == 1 else 0.0


def _difference(outcome: Outcome, seat: int) -> float:
    scores = outcome["scores"]
    return float(scores[seat] - max((n for other, n in enumerate(scores) if other != seat), default=0))


REWARDS: Mapping[str, Callable[[Outcome, int], float]] = {"points": _points, "win": _win, "difference": _difference}
"""What the end of a game is worth to a seat: its points; 1 for a win, a share of it for a shared one; its points less
those of the best other seat."""


def reward(name: str) -> Callable[[Outcome, int], float]:
    try:
        return REWARDS[name]
    except KeyError:
        raise UnknownReward(f"There is no reward {name!r}; there are {', '.join(REWARDS)}.") from None


def standing(state: State, seat: int, difference: bool) -> float:
    """How a seat stands in its own eyes, before the end: its points, or how far they are ahead."""
    totals = [one["total"] for one in state.standing(seat)]
    if not totals:
        return 0.0
    best = max((n for other, n in enumerate(totals) if other != seat), default=0) if difference else 0
    return float(totals[seat] - best)


def together(state: State, seats: Sequence[int], answer: Callable[[State, int], int]) -> dict[int, list[int]]:
    """What each of these seats, which are asked at once, answers until it is asked no more; none sees another's."""
    found: dict[int, list[int]] = {}
    for seat in seats:
        alone = state.copy()
        found[seat] = []
        while seat in alone.to_act:
            found[seat].append(answer(alone, seat))
            alone.play(seat, found[seat][-1])
    return found
