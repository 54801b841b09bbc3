"""What the expert looks at in a position: amounts, and which cards and boroughs lie where.

Seen from one seat, and compared with the opponent who may expect most. `kernel/learnt.py` says how a network values it.
"""

from typing import TYPE_CHECKING

from londinium.games.london import components
from londinium.games.london.insight import LONG, expected, features, standing, turns_left

if TYPE_CHECKING:
    from londinium.games.london.game import London
    from londinium.games.london.state import LondonState

COLOURS = len(components.COLOURS)


def kinds(game: "London") -> int:
    """How many things there are to look for: cards in the hand and face-up cards, one's own and the rival's; lands."""
    return 3 * len(game.box.ids) + 4 * len(game.box.boroughs)


def signs(s: "LondonState", seat: int) -> tuple[list[float], list[int]]:
    """The amounts, and the things that are there."""
    hopes = [expected(s, who) for who in range(s.players)]
    rival, best, total = -1, -1e9, 0.0
    for who in range(s.players):
        if who != seat:
            total += hopes[who]
            if hopes[who] > best:
                rival, best = who, hopes[who]
    left = 0.0 if s.over else turns_left(s, seat)
    early = min(1.0, left / LONG)
    amounts = [
        hopes[seat] - best,
        (hopes[seat] - best) * early,
        hopes[seat] - total / (s.players - 1),
        left,
        early,
        early * early,
        1.0 if s.last >= 0 else 0.0,
        float((s.active - seat) % s.players),
        1.0 if s.active == seat else 0.0,
        1.0 if s.players == 3 else 0.0,
        1.0 if s.players == 4 else 0.0,
        float(len([piece for piece in s.board if piece >= 0])),
        float(min([s.box.price[b] for b in s.offer if b >= 0], default=0)),
    ]
    _block(s, seat, hopes[seat], early, amounts)
    _block(s, rival, best, early, amounts)
    return amounts, _things(s, seat, rival)


def _block(s: "LondonState", who: int, hope: float, early: float, amounts: list[float]) -> None:
    """How one seat stands."""
    sure = standing(s, who)
    seen = features(s, who)
    amounts.append(sure)
    amounts.append(hope - sure)
    amounts += seen[1:]
    amounts += [feature * early for feature in seen[1:]]
    colours = [0] * COLOURS
    for face in s.hands[who]:
        colours[s.box.colour[face]] += 1
    for n in colours:
        amounts.append(float(n))
    down = s.down[who].bit_count()
    amounts.append(float(down))
    amounts.append(float(sum(s.stored[who])))


def _things(s: "LondonState", seat: int, rival: int) -> list[int]:
    box = s.box
    faces, boroughs = len(box.ids), len(box.boroughs)
    face_of = box.face_of
    found = list(s.hands[seat])
    at = faces
    for who in (seat, rival):
        down = s.down[who]
        for stack, piece in enumerate(s.tops[who]):
            if not down >> stack & 1:
                found.append(at + face_of[piece])
        at += faces
    for who in (seat, rival):
        lands = s.lands[who]
        for borough in lands:
            found.append(at + borough)
        if lands:
            found.append(at + boroughs + lands[-1])
        at += 2 * boroughs
    return found
