"""Scenario 3, The Camp (DOL-S3): feasts in the centre of the board."""

from typing import TYPE_CHECKING

from londinium.games.dei.campaign import objectives
from londinium.games.dei.campaign.sheets import put_at
from londinium.games.dei.modules import Module
from londinium.kernel.events import Log, put

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def hold_feast(s: "DeiState", seat: int, _things: tuple[int, ...], log: Log) -> None:
    """A Refuge token comes to lie in the camp, beside any others (DOL-S3-6, DOL-S3-9a)."""
    feasts = s.campaign.feasts
    s.campaign = s.campaign._replace(feasts=put_at(feasts, seat, feasts[seat] + 1))
    if log is not None:
        log.append(put(f"feast-{seat}-{s.campaign.feasts[seat]}", None, "feasts"))
    objectives.happened(s, seat, "feast_held", log)


MODULE = Module("S3", when={"feasted": hold_feast})
