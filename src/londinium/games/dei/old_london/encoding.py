"""What Old London adds to the view, as numbers."""

from typing import TYPE_CHECKING

from londinium.games.dei.encoding import Beside
from londinium.games.dei.moves import FACES
from londinium.games.dei.old_london.retaliation.kit import kit
from londinium.kernel.encoding import Amount, AnyOf, BySeat, Flag, Group, Listed, Maybe, OneOf, Seat

if TYPE_CHECKING:
    from londinium.games.dei.box import Box


def describe(box: "Box", players: int) -> Beside:
    own = kit(box)
    spaces = range(len(own.track) + 1)
    retaliation = Group(
        cards=Listed(own.ranks, OneOf(own.card_ids, "Retaliation cards by rank")),
        deck=Amount(len(own.card_ids), "cards in the deck"),
        discards=AnyOf(own.card_ids, "discarded cards"),
        drawn=AnyOf(own.card_ids, "cards drawn for an exchange"),
        track=BySeat(players, OneOf(spaces, "the space on the track, by seat")),
        bonuses=AnyOf(spaces, "spaces whose bonus is gone"),
        denounced=Flag("somebody was denounced in this phase"),
    )
    order = Group(face=OneOf(FACES, "the Order, where the viewer may see it"), shown=Flag("it is shown to all"))
    return Beside(
        view={
            "retaliation": Maybe("Retaliation is in play", retaliation),
            "respondents": BySeat(players, Seat(players, "whom each seat’s Challenge, not played yet, is against")),
            "picked": OneOf(box.drone_ids, "the Drone that the Purebred have picked"),
        },
        mission={"order": Maybe("an Order lies on it", order)},
    )
