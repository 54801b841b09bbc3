"""Scenarios 1 to 3 (DOL-S1 to DOL-S3)."""

from typing import TYPE_CHECKING

from londinium.games.dei.campaign.explain.course import is_purebred
from londinium.games.dei.campaign.forms import TermsEntry
from londinium.games.dei.campaign.moves import Move
from londinium.games.dei.campaign.sheets import campaign_of, scenario_of
from londinium.games.dei.explain import COLLECT, cards
from londinium.games.dei.explain.building import is_feast
from londinium.games.dei.explain.sight import Sight, SightOf, Test, icon_left
from londinium.kernel.questions import Args, Rule, Rules

if TYPE_CHECKING:
    from londinium.games.dei.campaign.scenarios import crossing


CONSTRUCTIONS = ("refuge", "elevator", "bridge")


def token_in_reserve(sight: Sight, move: Move) -> Args | None:
    """Nothing may be taken off the board to build it again."""
    kind = CONSTRUCTIONS.index(move["kind"])
    return None if sight.s.tokens[sight.seat * 3 + kind] else {"construction": move["kind"]}


TOKEN: Rule = ("DOL-S1-5", token_in_reserve)


def terms(sight: Sight) -> TermsEntry:
    return scenario_of(sight.s).terms


# The Fallen Bridge


def debris_lies_here(sight: Sight, move: Move) -> Args | None:
    debris = campaign_of(sight.s).debris
    return None if debris and debris[sight.region(move)] else {"region": move["region"]}


def opposing_segment(sight: Sight, move: Move) -> Args | None:
    there = move["seat"] in campaign_of(sight.s).segments
    return None if there and move["seat"] != sight.seat else {"seat": move["seat"]}


def segment_to_use(sight: Sight, move: Move) -> Args | None:
    return None if move["seat"] in campaign_of(sight.s).segments else {"seat": move["seat"]}


def majority_on_the_bridge(sight: Sight, _: Move) -> Args | None:
    return None if any(sight.has_majority(roof) for roof in sight.s.terms.segments) else {}


def enough_debris(sight: Sight, _: Move) -> Args | None:
    held, cost = campaign_of(sight.s).cleared[sight.seat], terms(sight).debris_cost
    return None if held >= cost else {"n": held, "cost": cost}


def own_bridge_token(sight: Sight, move: Move) -> Args | None:
    if move["token"] == "own" and not sight.s.tokens[sight.seat * 3 + 2]:
        return {"construction": "bridge"}
    return None


def neutral_bridge_left(sight: Sight, move: Move) -> Args | None:
    most = terms(sight).neutral_segments
    if move["token"] == "neutral" and not (is_purebred(sight) and campaign_of(sight.s).neutral < most):
        return {"most": most}
    return None


DEBRIS: tuple[Rule, ...] = (
    ("DEI-CARD-2", icon_left("COLLECT", "COLLECT_SAME_REGION")),
    ("DEI-PRIM-2", cards.same_region),
    ("DOL-S1-9", debris_lies_here),
    *COLLECT,
)
LIFT_SEGMENT: tuple[Rule, ...] = (
    ("DEI-CARD-2", icon_left("REMOVE_CONSTRUCTION")),
    ("DOL-S1-7a", opposing_segment),
    ("DEI-MAJ-3", majority_on_the_bridge),
)


# The Crossing


def enlists_at_all(sight: Sight, _: Move) -> Args | None:
    return {} if sight.s.terms.enlist_moves and is_purebred(sight) else None


def landing_region(sight: Sight, move: Move) -> Args | None:
    return None if move["region"] in terms(sight).landing else {"region": move["region"]}


def steps_on(sight: Sight, r: int) -> list[int]:
    """The Regions on land beside one, whoever is there."""
    return [to for to in sight.s.city.regions if sight.adjacent(r, to) and sight.box.regions[to].kind != "river"]


def agent_to_step(sight: Sight, move: Move) -> Args | None:
    return None if sight.scrappers(sight.seat, sight.region(move)) else {"region": move["region"]}


def somewhere_to_step(sight: Sight, move: Move) -> Args | None:
    if any(sight.enters(to, 1) for to in steps_on(sight, sight.region(move))):
        return None
    return {"from": move["region"]}


def beside_it(sight: "SightOf[crossing.StepTo]", move: Move) -> Args | None:
    if sight.adjacent(sight.question.source, sight.region(move)):
        return None
    return {"from": sight.box.region_ids[sight.question.source], "to": move["region"]}


def agent_enters(sight: Sight, move: Move) -> Args | None:
    to = sight.region(move)
    if sight.enters(to, 1):
        return None
    return {"to": move["region"], "own": sight.value(sight.seat, to, 1), "other": sight.rivals(to)}


def barracks_here(sight: Sight, move: Move) -> Args | None:
    return None if sight.s.refuges[sight.region(move)] == sight.seat else {"region": move["region"]}


def garrison_here(sight: Sight, move: Move) -> Args | None:
    here, least = sight.scrappers(sight.seat, sight.region(move)), terms(sight).garrison
    return None if here >= least else {"region": move["region"], "n": here, "least": least}


# The Camp


def majority_to_feast(sight: Sight, move: Move) -> Args | None:
    led = sight.has_majority(sight.region(move))
    return {"region": move["region"]} if is_feast(sight, move) and not led else None


# What is on the board stays there, and a segment has its price: named out of time too


def in_scenario(sight: Sight, number: int) -> bool:
    return "campaign" in sight.s.parts and campaign_of(sight.s).scenario == number


def removes(sight: Sight) -> bool:
    """Whether what others have built is being removed."""
    return sight.icon("REMOVE_CONSTRUCTION") is not None


def nothing_lifted_in(scenario: int) -> Test:
    """In this scenario no Construction is taken off the board to build it again."""

    def test(sight: Sight, move: Move) -> Args | None:
        if not in_scenario(sight, scenario) or removes(sight):
            return None
        return {"construction": move["kind"].removeprefix("lift_")}

    return test


def feast_goes_on(sight: Sight, move: Move) -> Args | None:
    return {} if is_feast(sight, move) and not removes(sight) else None


def in_the_fallen_bridge(rule: Test) -> Test:
    def test(sight: Sight, move: Move) -> Args | None:
        return rule(sight, move) if in_scenario(sight, 1) else None

    return test


STAYS: tuple[Rule, ...] = (
    ("DOL-S1-5", nothing_lifted_in(1)),
    ("DOL-S2-3", nothing_lifted_in(2)),
    ("DOL-S3-3", nothing_lifted_in(3)),
)
UNTIMELY: Rules = {
    "lift_refuge": (("DOL-S3-10", feast_goes_on), *STAYS),
    "lift_elevator": STAYS,
    "lift_bridge": STAYS,
    "segment": (
        ("DOL-S1-11", in_the_fallen_bridge(enough_debris)),
        ("DOL-S1-8", in_the_fallen_bridge(majority_on_the_bridge)),
    ),
}
