"""Scenario 6, Revenge of the Purebred (DOL-S6): cards hit those who play them too, and exchanging pays."""

from typing import TYPE_CHECKING

from londinium.games.dei.campaign import objectives
from londinium.games.dei.old_london.retaliation import punishment
from londinium.games.dei.seams import Module, Seams
from londinium.kernel.events import Log

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def exchanged(s: "DeiState", seat: int, card: int, log: Log) -> None:
    """Supplies for each opposing Faction that the card could be applied to, before the Retreat (DOL-S6-7 to 9)."""
    objectives.happened(s, seat, "card_could_hit", log, len(punishment.hit(s, seat, card)))


MODULE = Module("S6", Seams(exchanged=(exchanged,)))
