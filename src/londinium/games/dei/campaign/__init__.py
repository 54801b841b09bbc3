"""The campaign of Old London (DOL-CAMP): seven scenarios with the same Factions, in one game.

- `forms`: its data files as Structs; `kit`: what it adds to the box; `sheets`: the campaign sheets
- `course`: how a scenario is set up and closed, what is asked between two, and who wins in the end
- `objectives`, `events`, `privileges`, `inspiration`: what scenarios share
- `scenarios`: the rules of each one that are its own; what it changes in the base rules stands in `seams.Terms`
- `explain`, `view`, `insight`: why a move is refused, what each seat sees, and what all that is worth to a bot
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from londinium.games.dei.box import COLLECT, COLLECT_SAME_REGION, REMOVE_CONSTRUCTION
from londinium.games.dei.campaign import checks, course, events, forms, privileges, scenarios, speech, view
from londinium.games.dei.campaign._fields import Campaign
from londinium.games.dei.campaign.explain.course import INSPIRE
from londinium.games.dei.campaign.explain.scenarios_1_to_3 import UNTIMELY
from londinium.games.dei.campaign.kit import CampaignKit
from londinium.games.dei.campaign.moves import QUESTIONS
from londinium.games.dei.old_london import MODULES, option, purebred
from londinium.games.dei.seams import Expansion, Module, Slot
from londinium.kernel.options import Offer

if TYPE_CHECKING:
    from londinium.games.dei.box import Box


def in_play(box: "Box", options: Any, parts: Mapping[str, Slot], before: tuple[Module, ...]) -> tuple[Module, ...]:
    """Those of the scenario instead of those of the options."""
    if not options.campaign:
        return before
    campaign, kit = parts.get("campaign"), cast(CampaignKit, box.kits["campaign"])
    at = campaign.scenario - 1 if isinstance(campaign, Campaign) else 0
    named = kit.scenarios[at].modules
    modules = tuple(module for module in MODULES if module.option in named)
    own = scenarios.MODULES[at]
    return (course.MODULE, privileges.MODULE, purebred.IN_CAMPAIGN, *modules, events.MODULE, own)


EXPANSION = Expansion(
    (course.MODULE, privileges.MODULE, events.MODULE, *scenarios.MODULES),
    in_play,
    QUESTIONS,
    options=(option("campaign", "Campaign", "Seven scenarios with the same Factions, one of them the Purebred."),),
    offers=(Offer("campaign", {"campaign": True}),),
    folder=Path(__file__).parent / "data",
    files=forms.FILES,
    check=checks.check,
    kits={"campaign": CampaignKit},
    icons={COLLECT: ("debris",), COLLECT_SAME_REGION: ("debris",), REMOVE_CONSTRUCTION: ("lift_segment",)},
    aside={"inspire": INSPIRE},
    untimely=UNTIMELY,
    forbidden=course.forbidden,
    blank={"campaign": None},
    counters=view.counters,
    places=view.places,
    encoding=f"{__name__}.encoding",
    event=speech.event,
    name=speech.name,
    said=speech.components,
)
