"""Scenario 5, Uprising (DOL-S5): the Purebred are punished like all others."""

from typing import TYPE_CHECKING

from londinium.games.dei.campaign import objectives
from londinium.games.dei.campaign.sheets import purebred
from londinium.games.dei.seams import Module, Seams
from londinium.kernel.events import Log

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def punished(s: "DeiState", seat: int, _card: int, denouncer: int, log: Log) -> None:
    """Who plays a card that is applied to the Purebred gains Supplies, whatever they suffer (DOL-S5-3, DOL-S5-4a)."""
    if seat == purebred(s):
        objectives.happened(s, denouncer, "purebred_hit", log)


MODULE = Module("S5", Seams(punished=(punished,)))
