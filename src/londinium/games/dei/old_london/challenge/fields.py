"""What Challenges add to a position."""

from londinium.kernel.fields import Part


class Challenges(Part):
    unplayed: int = 0  # Challenges, by initiator, as bits
