"""Which modules are in play, by the options or the scenario of a campaign; and which options do not go together."""

from typing import TYPE_CHECKING

from londinium.games.dei.modules import Module
from londinium.games.dei.old_london import MODULES, purebred
from londinium.games.dei.options import DeiOptions
from londinium.kernel.refusal import Refusal

if TYPE_CHECKING:
    from londinium.games.dei.box import Box


def in_play(box: "Box", options: DeiOptions, scenario: int) -> tuple[Module, ...]:
    if not options.campaign:
        return tuple(module for module in MODULES if getattr(options, module.option))
    from londinium.games.dei.campaign import course, events, privileges, scenarios  # they ask which are in play

    named = box.scenarios[scenario - 1].modules
    modules = tuple(module for module in MODULES if module.option in named)
    own = scenarios.MODULES[scenario - 1]
    return (course.MODULE, privileges.MODULE, purebred.IN_CAMPAIGN, *modules, events.MODULE, own)


def forbidden(box: "Box", players: int, options: DeiOptions) -> Refusal | None:
    """Options of expansions that do not go together."""
    from londinium.games.dei.campaign import course  # it asks which modules are in play

    if options.campaign:
        return course.forbidden(box, options)
    if options.layout == "first_game" and options.thames and options.retaliation and players > 2:
        return Refusal("DOL-RET-2", {"players": players})
    return None
