"""Scenario 3, The Camp (DOL-S3): feasts in the centre of the board."""

from typing import TYPE_CHECKING

from londinium.games.dei.campaign import objectives
from londinium.games.dei.campaign.explain import scenarios_1_to_3 as refusals
from londinium.games.dei.campaign.scenarios import rebuilding
from londinium.games.dei.campaign.sheets import campaign_of, put_at
from londinium.games.dei.effects import Effect
from londinium.games.dei.seams import AddedRule, Module, Seams
from londinium.kernel.events import Log, put

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def hold_feast(s: "DeiState", seat: int, _region: int, log: Log) -> None:
    """A Refuge token comes to lie in the camp, beside any others (DOL-S3-6, DOL-S3-9a)."""
    campaign = campaign_of(s)
    campaign.feasts = put_at(campaign.feasts, seat, campaign.feasts[seat] + 1)
    if log is not None:
        log.append(put(f"feast-{seat}-{campaign.feasts[seat]}", None, "feasts"))
    objectives.happened(s, seat, "feast_held", log)


MODULE = Module(
    "S3",
    Seams(
        feasted=(hold_feast,),
        rules=(
            AddedRule(Effect, "refuge", ("DOL-S3-8", refusals.majority_to_feast), before="DEI-BUILD-2"),
            *rebuilding.RULES,
        ),
    ),
)
