"""The options of D.E.I.: how the city is laid, who plays which Faction, and its two variants (DEI-SETUP, DEI-VAR)."""

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
