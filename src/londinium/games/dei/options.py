"""The options of D.E.I.: how the city is laid, who plays which Faction, and its variants."""

from typing import Annotated, Literal

from londinium.kernel.options import Options, about


class DeiOptions(Options, frozen=True, kw_only=True):
    layout: Annotated[
        Literal["random", "first_game"],
        about("City", "Random tiles, or laid out as recommended for a first game."),
    ] = "random"
    factions: Annotated[
        tuple[str, ...] | None,
        about(
            "Factions",
            "The Faction of every seat in its order. If left out, chosen or random.",
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
        about("Choose Factions", "The players choose their Factions in seating order."),
    ] = False
    tighter_missions: Annotated[
        bool,
        about("Tighter Missions", "Only one Mission lies in each column."),
    ] = False
    feat_draft: Annotated[
        bool,
        about("Feat draft", "Feats are not dealt but chosen, colour by colour, from an open display."),
    ] = False
