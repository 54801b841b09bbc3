"""How a tournament stands: place points, and what decides between players who have as many.

Points are counted in halves, so that all arithmetic is whole. A place brings as many points as players it leaves behind
at a full table: 1 and 0 for two, 3, 2, 1 and 0 for four; who ties shares. An empty chair, or one whose player did not
come, is left behind by all who did.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

System = Literal["swiss", "robin"]


class Seat(NamedTuple):
    """How a board came out for somebody."""

    player: int
    points: int  # halves


class Line(NamedTuple):
    """Somebody in the standing."""

    place: int
    player: int
    points: int  # halves
    buchholz: int  # halves: the points of all they met
    berger: int  # quarters: the points of those they beat, and half of those they tied with
    wins: int


Board = Sequence[Seat]


def place_points(seats: int, places: Sequence[int]) -> list[int]:
    """In halves, what places at a table bring in a tournament of `seats` a table."""
    return [2 * (seats - place) - (places.count(place) - 1) for place in places]


def alone_points(seats: int, system: System) -> int:
    """What a board without others brings: in a round robin everybody rests once, which brings nothing."""
    return 0 if system == "robin" else 2 * (seats - 1)


def totals(players: Iterable[int], boards: Iterable[Board]) -> dict[int, int]:
    points = dict.fromkeys(players, 0)
    for board in boards:
        for seat in board:
            points[seat.player] += seat.points
    return points


def standing(players: Iterable[int], boards: Sequence[Board], system: System) -> list[Line]:
    """The best first. After points a Swiss tournament looks at Buchholz first, a round robin at Sonneborn-Berger.

    Who is equal in all shares a place.
    """
    points = totals(players, boards)
    sat_at: dict[int, list[Board]] = {player: [] for player in points}
    for board in boards:
        for seat in board:
            sat_at[seat.player].append(board)
    lines = [_line(player, points, sat_at[player]) for player in points]
    lines.sort(key=lambda line: (*_merit(line, system), -line.player), reverse=True)
    placed: list[Line] = []
    for n, line in enumerate(lines, 1):
        same = bool(placed) and _merit(placed[-1], system) == _merit(line, system)
        placed.append(line._replace(place=placed[-1].place if same else n))
    return placed


def _merit(line: Line, system: System) -> tuple[int, ...]:
    if system == "robin":
        return line.points, line.berger, line.wins
    return line.points, line.buchholz, line.berger, line.wins


def _line(player: int, points: Mapping[int, int], boards: Sequence[Board]) -> Line:
    """Somebody, by the boards that they sat at."""
    buchholz = berger = wins = 0
    for board in boards:
        own = next(seat for seat in board if seat.player == player)
        others = [seat for seat in board if seat.player != player]
        if not others:
            buchholz += points[player]  # a bye: as if one had met oneself
        buchholz += sum(points[other.player] for other in others)
        if own.points:  # two without any did not come, which is no tie
            beaten = ((own.points > other.points) + (own.points >= other.points) for other in others)
            berger += sum(points[other.player] * won for other, won in zip(others, beaten, strict=True))
        wins += bool(others) and own.points > max(other.points for other in others)
    return Line(0, player, points[player], buchholz, berger, wins)
