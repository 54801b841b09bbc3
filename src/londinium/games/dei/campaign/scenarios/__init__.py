"""The seven scenarios (DOL-S1 to DOL-S7), each a module with the rules that are its own."""

from londinium.games.dei.campaign.scenarios import (
    camp,
    crossing,
    fallen_bridge,
    laboratory,
    plenty_and_want,
    revenge,
    uprising,
)

MODULES = (
    fallen_bridge.MODULE,
    crossing.MODULE,
    camp.MODULE,
    plenty_and_want.MODULE,
    uprising.MODULE,
    revenge.MODULE,
    laboratory.MODULE,
)
