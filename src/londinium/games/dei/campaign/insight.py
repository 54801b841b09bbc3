"""What a campaign adds to the worth of a position: points, Privileges, objective cards, leaving in time.

All is told in Supplies, roughly, as `insight` tells the rest. Privileges are worth what they may bring in each scenario
still to come; a power point that is not spent is worth something less than what it could buy.
"""

from typing import TYPE_CHECKING

from londinium.games.dei.campaign import objectives
from londinium.games.dei.campaign.sheets import NOTHING, Sheet, campaign_of, is_for, kit_of, purebred, sheet
from londinium.games.dei.insight import lead
from londinium.games.dei.turn import INTERLUDE

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

CAMPAIGN_POINT = 8.0
POWER_POINT = 3.0  # that an objective may bring
SAVED = 0.5  # a power point not spent, for each scenario to come
KEPT = 1.0  # a Candy Boost for the next scenario
INSPIRED = 1.6  # an Inspiration bonus not crossed out
DEBRIS = 1.2
MISSION_DONE = 1.0  # where they may be done early: what can pay less later
EACH_SCENARIO = {  # what a Privilege may bring
    "DEPLOY_MORE": 1.5,
    "GAIN_RESOURCE": 1.5,
    "EXTRA_FEAT": 1.0,
    "RUINS_COST": 0.3,
    "SWAP_DRONES": 0.3,
    "FIRST_PLAYER": 0.8,
    "KEEP_BOOSTS": 0.8,
    "PLACE_WAY": 2.5,
    "STEP_DOWN": 1.5,
    "PRIVATE_MISSION": 2.5,
    "STEP_UP_BRIDGE": 1.2,
    "POWER_FOR_OUTPOSTS": 1.3,
    "SUPPLY_FOR_PEACE": 2.0,
    "SUPPLY_FOR_ALLIANCE": 1.3,
    "FIXED_FEAT": 1.8,
    "SUPPLY_FOR_LAST": 2.0,
    "OWN_CARD": 3.5,
    "PLACE_REFUGE": 2.5,
}
FOR_BUILDERS = ("PLACE_WAY", "PLACE_REFUGE")  # the Purebred build nothing


def sheets(s: "DeiState", seat: int) -> float:
    """What the sheets say: campaign points, and what helps in the scenarios to come."""
    points = [sum(own.campaign_points) for own in campaign_of(s).sheets]
    own = sheet(s, seat)
    to_come = len(kit_of(s).scenarios) - len(own.campaign_points)
    if not to_come:
        return CAMPAIGN_POINT * lead(points, seat)
    open_ = (own.earned & ~own.crossed).bit_count()
    worth = CAMPAIGN_POINT * lead(points, seat) + INSPIRED * open_ + KEPT * len(own.kept)
    worth += SAVED * to_come * own.to_spend + POWER_POINT * campaign_of(s).power[seat]
    return worth + privileges(s, seat, own) * to_come


def privileges(s: "DeiState", seat: int, own: Sheet) -> float:
    """What the Privileges of a sheet may bring in one scenario."""
    worth = 0.0
    for which, written in own.privileges:
        privilege = kit_of(s).privileges[which]
        op = privilege.effect.op
        if op in FOR_BUILDERS and seat == purebred(s):
            continue
        worth += EACH_SCENARIO[op]
        if privilege.writes == "card" and written != NOTHING:
            worth += 0.2 * s.box.card_supplies[written]
    return worth


def between(s: "DeiState", seat: int) -> float | None:
    """When no scenario is being played: the sheets, and the lead in the last one."""
    if s.turn and not s.over and s.step != INTERLUDE:
        return None
    supplies = [own.supplies[-1] if own.supplies else 0 for own in campaign_of(s).sheets]
    return sheets(s, seat) + lead(supplies, seat)


def scenario(s: "DeiState", seat: int, left: float) -> float:
    """What the scenario promises a seat: objectives, debris, Missions done in time; `left` is its share to come."""
    worth = DEBRIS * campaign_of(s).cleared[seat] if left else 0.0
    sure = 1 - 0.7 * left
    for objective in objectives.in_play(s):
        upper, lower = objective.upper, objective.lower
        if is_for(s, seat, objective.lower_for):
            worth += sure * POWER_POINT * objectives.power(s, seat, lower)
            worth += sure * lower.supplies * objectives.count(s, seat, lower)
        if upper.region and s.majority[s.box.region[upper.region]] == seat:
            worth += 0.5 * upper.supplies * (1 + left)
        if upper.when == "phase_begins" and is_for(s, seat, objective.upper_for):
            to_do = s.marks[seat].count(NOTHING)
            worth += upper.supplies * min(to_do, left * s.box.rules.turns * s.box.rules.phases)
    if s.terms.missions_each_phase:
        worth += MISSION_DONE * sum(mission >= 0 for mission in s.marks[seat])
    return worth
