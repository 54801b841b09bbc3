"""Scenario 2, The Crossing (DOL-S2): the Purebred land on the east bank, march instead of enlisting, and leave."""

from typing import TYPE_CHECKING, Any

from londinium.games.dei import enlist
from londinium.games.dei.box import BRIDGE, ELEVATOR, REFUGE
from londinium.games.dei.build import lift
from londinium.games.dei.campaign import objectives
from londinium.games.dei.campaign.explain import scenarios_1_to_3 as refusals
from londinium.games.dei.campaign.moves import QUESTIONS
from londinium.games.dei.campaign.scenarios import rebuilding
from londinium.games.dei.campaign.sheets import campaign_of, kit_of, purebred, scenario_of
from londinium.games.dei.effects import Effect
from londinium.games.dei.old_london.thames.explain import not_in_the_river
from londinium.games.dei.seams import AddedRule, Module, Seams
from londinium.games.dei.units import RESERVE, shift
from londinium.kernel.events import Log
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState


# Landings (DOL-S2-5 to DOL-S2-7)


def after_deployment(s: "DeiState", log: Log) -> None:
    """In Turn 1 the Purebred land directly after their starting Units (DOL-S2-6a)."""
    if s.order[s.at] == purebred(s):
        land(s, log)


def land(s: "DeiState", _log: Log) -> None:
    """So many Agents, or as many as there are, and in one Turn Boris (DOL-S2-5, DOL-S2-6b)."""
    seat, landing = purebred(s), scenario_of(s).terms.landings[s.turn - 1]
    enlist.ask_next(s, seat, landing.leader and s.leaders[seat] < 0, landing.scrappers, Landing)


@QUESTIONS.question(54, "landing", moves=("deploy",), rules={"deploy": [("DOL-S2-6", refusals.landing_region)]})
class Landing(enlist.Deploy, frozen=True):
    """Where the next Unit goes ashore: the Leader first, then the Agents one by one."""

    def answers(self, s: "DeiState") -> list[int]:
        """Anywhere in the deployment area (DOL-S2-6)."""
        return sorted(s.box.deploy[s.box.region[id]] for id in scenario_of(s).terms.landing)


# Steps instead of placing (DOL-S2-9, DOL-S2-10)


def steps(s: "DeiState", seat: int, r: int) -> list[int]:
    """Where an Agent may go from a Region: to any that is adjacent, by the Majority Rule, but not into the river."""
    at, adds = seat * s.box.size, 1 + s.traits[seat].tie_enters
    return [to for to in s.city.adjacent[r] if not s.box.is_river[to] and s.strength[at + to] + adds > s.rival[at + to]]


def march(s: "DeiState", seat: int, effect: int) -> int:
    """The Purebred move instead of enlisting (DOL-S2-8)."""
    return kit_of(s).marching[effect] if seat == purebred(s) else effect


def step_instead(s: "DeiState", seat: int, r: int, n: int) -> list[Question] | None:
    """A step for each Agent that the Purebred could place there (DOL-S2-10)."""
    if seat != purebred(s):
        return None
    n = 0 if s.box.is_river[r] else min(n, s.reserve[seat])
    return [Step(seat, n)] if n else []


@QUESTIONS.question(
    55,
    "step",
    moves=("from", "stop"),
    rules={"from": [("DOL-S2-10", refusals.agent_to_step), ("DEI-MOVE-3", refusals.somewhere_to_step)]},
)
class Step(Question, frozen=True):
    """From where an Agent takes the next step, or none."""

    left: int  # steps

    def answers(self, s: "DeiState") -> list[int]:
        at = self.seat * s.box.size
        starts = [r for r in s.city.regions if s.scrappers[at + r] and steps(s, self.seat, r)]
        return sorted([*(s.box.leave[r] for r in starts), s.box.stop])

    def answer(self, s: "DeiState", stack: Stack, action: int, _log: Log) -> None:
        stack.pop()
        if action != s.box.stop:
            stack.append(StepTo(self.seat, s.box.thing[action], self.left))

    def about(self, _s: "DeiState") -> dict[str, Any]:
        return {"n": self.left}


@QUESTIONS.question(
    56,
    "step_to",
    moves=("to",),
    rules={
        "to": [
            ("DOL-S2-9", refusals.beside_it),
            ("DOL-TH-12", not_in_the_river),
            ("DEI-MAJ-4", refusals.agent_enters),
        ]
    },
)
class StepTo(Question, frozen=True):
    """Where the Agent steps to."""

    source: int  # the Region that an Agent leaves
    left: int  # steps, with this one

    def answers(self, s: "DeiState") -> list[int]:
        return sorted(s.box.to[to] for to in steps(s, self.seat, self.source))

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        if self.left > 1:
            stack.append(Step(self.seat, self.left - 1))
        shift(s, self.seat, self.source, s.box.thing[action], 1, False, log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"from": s.box.region_ids[self.source], "n": self.left}


# Objectives (DOL-S2-11 to DOL-S2-15)


def offer(s: "DeiState", _log: Log) -> None:
    """After an Action card the Purebred may give up a Barracks token, once in each of their phases (DOL-S2-13)."""
    seat = s.order[s.at]
    if seat == purebred(s) and not campaign_of(s).done and garrisons(s, seat):
        s.pending[0].append(Abandon(seat))


def garrisons(s: "DeiState", seat: int) -> list[int]:
    """Regions with a Barracks token and Agents enough; Boris is none."""
    at, least = seat * s.box.size, scenario_of(s).terms.garrison
    return [r for r in s.city.regions if s.refuges[r] == seat and s.scrappers[at + r] >= least]


@QUESTIONS.question(
    71,
    "abandon",
    moves=("abandon", "stop"),
    rules={"abandon": [("DOL-S2-13", refusals.barracks_here), ("DOL-S2-14", refusals.garrison_here)]},
)
class Abandon(Question, frozen=True):
    """Which Barracks are given up, if any."""

    def answers(self, s: "DeiState") -> list[int]:
        return sorted([*(kit_of(s).abandon[r] for r in garrisons(s, self.seat)), s.box.stop])

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """They go to the box, exactly so many Agents to the Reserve (DOL-S2-14, DOL-S2-14a)."""
        stack.pop()
        if action == s.box.stop:
            return
        r = s.box.thing[action]
        campaign_of(s).done = s.played
        lift(s, REFUGE, r, log)
        shift(s, self.seat, r, RESERVE, scenario_of(s).terms.garrison, False, log)
        objectives.happened(s, self.seat, "garrison_given_up", log)


def built(s: "DeiState", seat: int, what: int, _site: int, log: Log) -> None:
    if what in (ELEVATOR, BRIDGE):
        objectives.happened(s, seat, "way_built", log)


MODULE = Module(
    "S2",
    Seams(
        deployment=(after_deployment,),
        after_event=(land,),
        after_card=(offer,),
        built=(built,),
        effects=(march,),
        placing=(step_instead,),
        rules=(
            AddedRule(Effect, "enlist", ("DOL-S2-8", refusals.enlists_at_all), before="DEI-CARD-2"),
            *rebuilding.RULES,
        ),
    ),
)
