"""The Retaliation track (DOL-RET-40 to DOL-RET-50a, DOL-RET-60 to DOL-RET-63a)."""

from typing import TYPE_CHECKING

from londinium.games.dei.collect import gain_resource
from londinium.games.dei.moves import RESOURCES
from londinium.games.dei.old_london.retaliation.kit import kit, own
from londinium.games.dei.scoring import gain_supplies
from londinium.kernel.events import Log, put

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def is_red(s: "DeiState", space: int) -> bool:
    """How long the track is and which spaces are red stands in the data (DOL-RET-40, DOL-RET-41)."""
    return space > 0 and kit(s.box).track[space - 1].red


def advance(s: "DeiState", seat: int, steps: int, log: Log) -> None:
    """Forward by that many spaces, others back by one, bonuses on the way (DOL-RET-42 to DOL-RET-50a)."""
    part, spaces = own(s), kit(s.box).track
    before = part.track[seat]
    target = min(before + steps, len(spaces))
    others = {part.track[other] for other in range(s.players) if other != seat}
    if is_red(s, target):
        while target > before and target in others:  # to the last unoccupied space before it
            target -= 1
    if target == before:
        return
    step(s, seat, target, log)
    for other in range(s.players):
        if other != seat and part.track[other] == target:
            step(s, other, target - 1, log)
    for space in range(before + 1, target + 1):
        bonus = spaces[space - 1].bonus
        if bonus is not None and not part.bonuses >> space & 1:
            part.bonuses |= 1 << space
            if bonus.op == "GAIN_SUPPLY":
                gain_supplies(s, seat, "retaliation", bonus.n or 1, log)
            else:
                gain_resource(s, seat, RESOURCES.index(bonus.kind or ""), bonus.n or 1, log)


def step(s: "DeiState", seat: int, space: int, log: Log) -> None:
    if log is not None:
        log.append(put(f"retaliation-{seat}", f"space-{own(s).track[seat]}", f"space-{space}"))
    own(s).track[seat] = space


def score(s: "DeiState", log: Log) -> None:
    """The number of the space reached, and more for the first places (DOL-RET-60 to DOL-RET-63a)."""
    track, places = own(s).track, kit(s.box).places
    for seat in range(s.players):
        ahead = sum(space > track[seat] for space in track)
        more = places[ahead] if ahead < len(places) else 0
        gain_supplies(s, seat, "retaliation", track[seat] + more, log)
