"""What a campaign keeps: the sheets of the Factions, and what lies on the table in the scenario being played."""

from londinium.games.dei.campaign.sheets import Sheet
from londinium.kernel.fields import Part


class Campaign(Part):
    """The campaign, and the scenario being played."""

    scenario: int  # 1 to 7
    sheets: tuple[Sheet, ...]
    power: tuple[int, ...]  # power points gained in this scenario, by seat
    bought: tuple[tuple[int, ...], ...]  # Market cards bought in this scenario, by seat
    opened: tuple[int, ...]  # Feats unlocked in this scenario, by seat, as bits
    done: int = 0  # the card of an own phase after which the scenario's own step was last taken, or 0

    # Events
    tokens: tuple[int, ...] = ()  # under the columns of Turns 2, 3 and 4
    turned: int = 0  # how many of them are face up
    queue: tuple[int, ...] = ()  # the seats that the event still comes to

    # Pieces of single scenarios and Privileges
    debris: tuple[int, ...] = ()  # on the board, by Region
    cleared: tuple[int, ...]  # debris held, by seat
    segments: tuple[int, ...] = ()  # the owners of the segments of London Bridge
    neutral: int = 0  # segments that the Purebred have laid of Neutral Bridges
    feasts: tuple[int, ...]  # by seat
    left: tuple[int, ...]  # by seat the Turn in which it left, or 0
    closed: tuple[int, ...] = ()  # Regions whose Outposts were taken off the board for good
    private: tuple[int, ...]  # by seat the Mission by the Pad, NOTHING or COMPLETED
    spare: tuple[int, ...]  # by seat the Feat to choose from, or NOTHING
    put_back: tuple[int, ...]  # by seat the Feat that was not chosen and has gone to the box, or NOTHING
    swapped: int = 0  # seats that have kept the Feat drawn beforehand, as bits: everybody sees the exchange
