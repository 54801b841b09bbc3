"""Scenarios 1 to 3 (DOL-S1 to DOL-S3)."""

from typing import Any

from londinium.games.dei import questions as q
from londinium.games.dei.explain.campaign.course import is_purebred
from londinium.games.dei.explain.sight import Args, Rule, Sight, when


def terms(sight: Sight) -> Any:
    return sight.box.scenarios[sight.s.campaign.scenario - 1].terms


# The Fallen Bridge


def debris_lies_here(sight: Sight, move: Any) -> Args | None:
    debris = sight.s.campaign.debris
    return None if debris and debris[sight.region(move)] else {"region": move["region"]}


def opposing_segment(sight: Sight, move: Any) -> Args | None:
    there = move["seat"] in sight.s.campaign.segments
    return None if there and move["seat"] != sight.seat else {"seat": move["seat"]}


def segment_to_use(sight: Sight, move: Any) -> Args | None:
    return None if move["seat"] in sight.s.campaign.segments else {"seat": move["seat"]}


def majority_on_the_bridge(sight: Sight, _: Any) -> Args | None:
    return None if any(sight.has_majority(roof) for roof in sight.s.terms.segments) else {}


def enough_debris(sight: Sight, _: Any) -> Args | None:
    held, cost = sight.s.campaign.cleared[sight.seat], terms(sight).debris_cost
    return None if held >= cost else {"n": held, "cost": cost}


def own_bridge_token(sight: Sight, move: Any) -> Args | None:
    if move["token"] == "own" and not sight.s.tokens[sight.seat * 3 + 2]:
        return {"construction": "bridge"}
    return None


def neutral_bridge_left(sight: Sight, move: Any) -> Args | None:
    most = terms(sight).neutral_segments
    if move["token"] == "neutral" and not (is_purebred(sight) and sight.s.campaign.neutral < most):
        return {"most": most}
    return None


# The Crossing


@when(q.Q_EFFECT)
def enlists_at_all(sight: Sight, _: Any) -> Args | None:
    return {} if sight.s.terms.enlist_moves and is_purebred(sight) else None


def landing_region(sight: Sight, move: Any) -> Args | None:
    return None if move["region"] in terms(sight).landing else {"region": move["region"]}


def steps_on(sight: Sight, r: int) -> list[int]:
    """The Regions on land beside one, whoever is there."""
    return [to for to in sight.s.city.regions if sight.adjacent(r, to) and sight.box.regions[to].kind != "river"]


def agent_to_step(sight: Sight, move: Any) -> Args | None:
    return None if sight.scrappers(sight.seat, sight.region(move)) else {"region": move["region"]}


def somewhere_to_step(sight: Sight, move: Any) -> Args | None:
    if any(sight.enters(to, 1) for to in steps_on(sight, sight.region(move))):
        return None
    return {"from": move["region"]}


def beside_it(sight: Sight, move: Any) -> Args | None:
    if sight.adjacent(sight.frame[2], sight.region(move)):
        return None
    return {"from": sight.box.region_ids[sight.frame[2]], "to": move["region"]}


def steps_on_land(sight: Sight, move: Any) -> Args | None:
    return {"to": move["region"]} if sight.box.regions[sight.region(move)].kind == "river" else None


def agent_enters(sight: Sight, move: Any) -> Args | None:
    to = sight.region(move)
    if sight.enters(to, 1):
        return None
    return {"to": move["region"], "own": sight.value(sight.seat, to, 1), "other": sight.rivals(to)}


def barracks_here(sight: Sight, move: Any) -> Args | None:
    return None if sight.s.refuges[sight.region(move)] == sight.seat else {"region": move["region"]}


def garrison_here(sight: Sight, move: Any) -> Args | None:
    here, least = sight.scrappers(sight.seat, sight.region(move)), terms(sight).garrison
    return None if here >= least else {"region": move["region"], "n": here, "least": least}


RULES: dict[int, dict[str, list[Rule]]] = {
    q.Q_SEGMENT: {
        "segment": [
            ("DOL-S1-11", enough_debris),
            ("DOL-S1-8", majority_on_the_bridge),
            ("DOL-S1-5", own_bridge_token),
            ("DOL-S1-13", neutral_bridge_left),
        ],
        "stop": [],
    },
    q.Q_TOLL: {"lift_segment": [("DOL-S1-7a", segment_to_use)]},
    q.Q_LANDING: {"deploy": [("DOL-S2-6", landing_region)]},
    q.Q_STEP: {"from": [("DOL-S2-10", agent_to_step), ("DEI-MOVE-3", somewhere_to_step)], "stop": []},
    q.Q_STEP_TO: {"to": [("DOL-S2-9", beside_it), ("DOL-TH-12", steps_on_land), ("DEI-MAJ-4", agent_enters)]},
    q.Q_ABANDON: {"abandon": [("DOL-S2-13", barracks_here), ("DOL-S2-14", garrison_here)], "stop": []},
}
