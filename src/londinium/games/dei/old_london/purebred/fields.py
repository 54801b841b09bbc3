"""What the Purebred add to a position."""

from londinium.kernel.fields import Part


class Purebred(Part):
    picked: int = -1  # the Drone that a Faction without one has picked
    orders: tuple[tuple[int, int], ...] = ()  # by column: the Mission with the Order token, and its face
    shown: int = 0  # Order tokens face up, by column, as bits
