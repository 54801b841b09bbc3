"""What Retaliation adds to a position: its board, its deck and its track."""

from londinium.kernel.fields import Part


class Retaliation(Part):
    board: tuple[int, ...]  # cards by rank from 1, or -1
    deck: tuple[int, ...]  # a bag
    discards: tuple[int, ...] = ()
    drawn: tuple[int, ...] = ()  # for an exchange
    track: list[int]  # the space of each seat
    bonuses: int = 0  # spaces whose bonus is gone, as bits
    denounced: bool = False  # in this phase of the player
    accused: int = 0  # the rank of the card that is being played, or 0
