"""The options of D.E.I.: how the city is laid, who plays which Faction, its variants, and Old London."""

from typing import Annotated, Literal

from msgspec import Meta

from londinium.kernel.options import Options


class DeiOptions(Options, frozen=True, kw_only=True):
    layout: Annotated[
        Literal["random", "first_game"],
        Meta(
            title="City",
            description="Tiles by chance, or laid out as recommended for a first game.",
        ),
    ] = "random"
    factions: Annotated[
        tuple[str, ...] | None,
        Meta(
            title="Factions",
            description="The Faction of every seat in its order. If left out, by choice or by chance.",
            examples=[
                ["ravagers", "refuge42"],
                ["farmz", "auxilia"],
                ["auxilia", "farmz", "ravagers"],
                ["refuge42", "auxilia", "ravagers", "farmz"],
                ["purebred", "ravagers", "farmz"],
            ],
        ),
    ] = None
    choose_factions: Annotated[
        bool,
        Meta(title="Choose Factions", description="The players choose their Factions in seating order."),
    ] = False
    tighter_missions: Annotated[
        bool,
        Meta(title="Tighter Missions", description="Only one Mission lies in each column."),
    ] = False
    feat_draft: Annotated[
        bool,
        Meta(title="Feat draft", description="Feats are not dealt but chosen, colour by colour, from an open display."),
    ] = False
    purebred: Annotated[
        bool,
        Meta(
            title="Purebred", description="Old London: one player leads the Purebred, a Faction with rules of its own."
        ),
    ] = False
    retaliation: Annotated[
        bool,
        Meta(title="Retaliation", description="Old London: denounce others from under Big Ben."),
    ] = False
    thames: Annotated[
        bool,
        Meta(title="Thames", description="Old London: the river runs through the city, under London Bridge."),
    ] = False
    challenge: Annotated[
        bool,
        Meta(title="Challenges", description="Old London: once in the game, drive a neighbour out of a Region."),
    ] = False
    alliances: Annotated[
        bool,
        Meta(title="Alliances", description="Old London: two players may resolve a Mission together."),
    ] = False
    campaign: Annotated[
        bool,
        Meta(
            title="Campaign",
            description="Old London: seven scenarios with the same Factions, one of them the Purebred.",
        ),
    ] = False
