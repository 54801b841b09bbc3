"""Scenarios 1 to 3: nothing is taken off the board to build it again (DOL-S1-5, DOL-S2-3, DOL-S3-3, DOL-S3-10)."""

from londinium.games.dei.build import CONSTRUCTIONS
from londinium.games.dei.campaign.explain.scenarios_1_to_3 import TOKEN, UNTIMELY
from londinium.games.dei.effects import Effect
from londinium.games.dei.seams import AddedRule

LIFTS = ("lift_refuge", "lift_elevator", "lift_bridge")
RULES: tuple[AddedRule, ...] = (
    *(AddedRule(Effect, kind, TOKEN) for kind in CONSTRUCTIONS),
    *(AddedRule(Effect, kind, rule, before="DEI-CARD-2") for kind in LIFTS for rule in UNTIMELY[kind]),
)
