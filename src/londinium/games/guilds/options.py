"""The options of Guilds of London: what the rulebook leaves to the players, and the unofficial solo game."""

from typing import Annotated, Literal

from londinium.kernel.options import Options, about


class GuildsOptions(Options, frozen=True, kw_only=True):
    plantation: Annotated[
        Literal["random", "ulster", "virginia"],
        about("Plantation", "The side of the plantation tile that is played: chosen, or random."),
    ] = "random"
    left_tile_special: Annotated[
        bool,
        about(
            "Special building in the west",
            "With three or four players the tile west of the Guildhall is one of the special buildings.",
        ),
    ] = False
    solo: Annotated[
        bool,
        about(
            "Solo game, unofficial",
            "One player against a rival that the cards move. These rules are ours, not the publisher’s.",
        ),
    ] = False
