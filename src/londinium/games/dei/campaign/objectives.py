"""Objective cards (DOL-CAMP-20 to DOL-CAMP-23a): Supplies in a scenario, power points at its end."""

from typing import TYPE_CHECKING

from londinium.games.dei.campaign.forms import Lower, Objective
from londinium.games.dei.campaign.sheets import campaign_of, gain_power, is_for, kit_of, scenario_of
from londinium.games.dei.old_london.retaliation import kit as retaliation
from londinium.games.dei.scoring import gain_supplies, market_cards
from londinium.kernel.events import Log

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


def in_play(s: "DeiState") -> list[Objective]:
    return [kit_of(s).objectives[id] for id in scenario_of(s).objectives]


def happened(s: "DeiState", seat: int, when: str, log: Log, times: int = 1) -> None:
    """What the upper part of a card speaks of has happened so often."""
    for objective in in_play(s):
        upper = objective.upper
        if upper.when != when or not is_for(s, seat, objective.upper_for):
            continue
        if upper.phases and s.phase not in upper.phases:
            continue
        if upper.region and s.majority[s.box.region[upper.region]] != seat:
            continue
        each = upper.with_two_players if s.players == 2 and upper.with_two_players else upper.supplies
        gain_supplies(s, seat, "objectives", each * times, log)


def lower(s: "DeiState", seat: int, log: Log) -> None:
    """Checked for each Faction before its final scoring (DOL-CAMP-22)."""
    for objective in in_play(s):
        if is_for(s, seat, objective.lower_for):
            gain_power(s, seat, power(s, seat, objective.lower), log)
            gain_supplies(s, seat, "objectives", objective.lower.supplies * count(s, seat, objective.lower), log)


def power(s: "DeiState", seat: int, part: Lower) -> int:
    if part.what == "turn_left":
        left = campaign_of(s).left[seat]
        return part.by_turn[left - 1] if left else 0
    return min(part.power_points * count(s, seat, part), part.most)


def count(s: "DeiState", seat: int, part: Lower) -> int:
    """How often a lower part is met."""
    led = sum(s.majority[s.box.region[id]] == seat for id in part.regions)
    match part.what:
        case "majority_regions":
            return led
        case "red_spaces":  # DOL-S5-6
            return sum(space.red for space in retaliation.kit(s.box).track[: retaliation.own(s).track[seat]])
        case "market_cards":
            return len(market_cards(s, seat)) if led else 0
        case "turn_left":
            return 0
