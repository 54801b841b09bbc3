"""Scenario 1, The Fallen Bridge (DOL-S1): debris along the river, and segments of London Bridge laid for it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from londinium.games.dei import effects
from londinium.games.dei.box import BRIDGE, COLLECT, NEUTRAL, Operation
from londinium.games.dei.build import call_inspectors
from londinium.games.dei.campaign import objectives
from londinium.games.dei.campaign.explain import scenarios_1_to_3 as refusals
from londinium.games.dei.campaign.moves import QUESTIONS
from londinium.games.dei.campaign.scenarios import rebuilding
from londinium.games.dei.campaign.sheets import campaign_of, kit_of, purebred, put_at, scenario_of
from londinium.games.dei.city import holds_many, owner_name, relink
from londinium.games.dei.collect import may_collect
from londinium.games.dei.move import gain_toll
from londinium.games.dei.seams import AddedRule, Module, Seams
from londinium.games.dei.traits import ON_COLLECT
from londinium.kernel.events import Log, gain, put
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

OWN_TOKEN, NEUTRAL_TOKEN = range(2)  # in the order of moves.SEGMENTS


def lay_debris(s: "DeiState", _log: Log) -> None:
    """In Regions next to the river, as far as they are in play (DOL-S1-3)."""
    there = scenario_of(s).terms.debris
    debris = [there.get(id, 0) if r in s.city.regions else 0 for r, id in enumerate(s.box.region_ids)]
    campaign_of(s).debris = tuple(debris)


# Debris (DOL-S1-9 to DOL-S1-10b)


def debris(s: "DeiState", seat: int, regions: Sequence[int]) -> list[int]:
    """A Collect takes debris instead of a Resource."""
    lies = campaign_of(s).debris
    return [kit_of(s).debris[r] for r in regions if lies[r] and may_collect(s, seat, r)]


@effects.does("debris")
def do_debris(s: "DeiState", using: effects.Effect, op: Operation, r: int, log: Log) -> None:
    """Nothing limits it, and nobody takes more of it."""
    campaign = campaign_of(s)
    campaign.debris = put_at(campaign.debris, r, campaign.debris[r] - 1)
    hold_debris(s, using.seat, 1, log)
    if op.code == COLLECT:
        effects.trigger(s, using.seat, ON_COLLECT, r, log)


def hold_debris(s: "DeiState", seat: int, n: int, log: Log) -> None:
    """Debris comes to lie beside a Pad, or leaves it (n below 0)."""
    campaign = campaign_of(s)
    campaign.cleared = put_at(campaign.cleared, seat, campaign.cleared[seat] + n)
    if log is not None:
        log.append(gain(seat, "debris", n))


# Segments of London Bridge (DOL-S1-6 to DOL-S1-8)


def segments(s: "DeiState") -> tuple[int, ...]:
    return campaign_of(s).segments


def segments_of(s: "DeiState", seat: int) -> int:
    return campaign_of(s).segments.count(seat)


def lay_segment(s: "DeiState", owner: int, log: Log) -> None:
    """One more Bridge beside the others; its token has left the Reserve or the box."""
    campaign_of(s).segments += (owner,)
    tell_segment(s, owner, None, owner_name(owner), log)
    relink(s, *s.terms.segments)


def lift_segment(s: "DeiState", owner: int, log: Log) -> None:
    """A segment of this owner is gone; where its token goes is for the caller to say."""
    tell_segment(s, owner, owner_name(owner), None, log)
    campaign = campaign_of(s)
    at = campaign.segments.index(owner)
    campaign.segments = campaign.segments[:at] + campaign.segments[at + 1 :]
    relink(s, *s.terms.segments)


def tell_segment(s: "DeiState", owner: int, source: str | None, to: str | None, log: Log) -> None:
    """Segments of one owner are all alike: the last of them is told."""
    if log is not None:
        log.append(put(f"segment-{owner_name(owner)}-{segments_of(s, owner)}", source, to))


def lifts(s: "DeiState", owners: set[int], wanted: list[int]) -> list[int]:
    """The moves that name a segment, one of each of these owners, in these Regions (DOL-S1-7a)."""
    if not any(end in wanted for end in s.terms.segments):
        return []
    return sorted({kit_of(s).lift_segment[owner] for owner in segments(s) if owner in owners})


@effects.does("lift_segment")
def do_remove_segment(s: "DeiState", _using: effects.Effect, _op: Operation, owner: int, log: Log) -> None:
    lift_segment(s, owner, log)
    s.tokens[owner * 3 + BRIDGE] += 1  # DEI-BUILD-6


def choose(s: "DeiState", seat: int, owners: tuple[int, ...]) -> None:
    s.pending[0].append(Toll(seat, owners))


@QUESTIONS.question(
    75, "toll", moves=("lift_segment",), rules={"lift_segment": [("DOL-S1-7a", refusals.segment_to_use)]}
)
class Toll(Question, frozen=True):
    """Over whose segment, where some lie side by side (DOL-S1-7a)."""

    owners: tuple[int, ...]  # of the segments that can be used

    def answers(self, s: "DeiState") -> list[int]:
        return [kit_of(s).lift_segment[owner] for owner in self.owners]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        gain_toll(s, self.seat, s.box.thing[action], log)


# Segments for debris (DOL-S1-11 to DOL-S1-13)


def offer(s: "DeiState", _log: Log) -> None:
    """Once after each Action card (DOL-S1-11, DOL-S1-12)."""
    seat = s.order[s.at]
    if campaign_of(s).done < s.played and tokens(s, seat):
        s.pending[0].append(Segment(seat))


def tokens(s: "DeiState", seat: int) -> list[int]:
    """What a seat can lay now: with enough debris and Majority on London Bridge (DOL-S1-8) an own Bridge token, or,
    for the Purebred, one of so many Neutral Bridges (DOL-S1-13)."""
    if campaign_of(s).cleared[seat] < scenario_of(s).terms.debris_cost or all(
        s.majority[end] != seat for end in s.terms.segments
    ):
        return []
    found = [OWN_TOKEN] if s.tokens[seat * 3 + BRIDGE] else []
    if seat == purebred(s) and campaign_of(s).neutral < scenario_of(s).terms.neutral_segments:
        found.append(NEUTRAL_TOKEN)
    return found


@QUESTIONS.question(
    70,
    "segment",
    moves=("segment", "stop"),
    rules={
        "segment": [
            ("DOL-S1-11", refusals.enough_debris),
            ("DOL-S1-8", refusals.majority_on_the_bridge),
            ("DOL-S1-5", refusals.own_bridge_token),
            ("DOL-S1-13", refusals.neutral_bridge_left),
        ]
    },
)
class Segment(Question, frozen=True):
    """Which token is laid as a bridge segment, if any."""

    def answers(self, s: "DeiState") -> list[int]:
        return [*(kit_of(s).segment[token] for token in tokens(s, self.seat)), s.box.stop]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        """The debris goes to the box; it is a Build for the objective and for Inspection (DOL-S1-12a)."""
        stack.pop()
        if action == s.box.stop:
            return
        campaign_of(s).done = s.played
        hold_debris(s, self.seat, -scenario_of(s).terms.debris_cost, log)
        if s.box.thing[action] == OWN_TOKEN:
            s.tokens[self.seat * 3 + BRIDGE] -= 1
            lay_segment(s, self.seat, log)
        else:
            campaign_of(s).neutral += 1
            lay_segment(s, NEUTRAL, log)
        objectives.happened(s, self.seat, "segment_built", log)
        call_inspectors(s, self.seat, s.terms.segments)


def built(s: "DeiState", seat: int, what: int, site: int, log: Log) -> None:
    """A Bridge between the Roofs of London Bridge is a segment too (DOL-S1-6, DOL-S1-14)."""
    if what == BRIDGE and holds_many(s, site):
        objectives.happened(s, seat, "segment_built", log)


MODULE = Module(
    "S1",
    Seams(
        before_drones=(lay_debris,),
        after_card=(offer,),
        built=(built,),
        collects=(debris,),
        spans=(segments,),
        bridged=(lay_segment,),
        lifts=(lifts,),
        constructions=(segments_of,),
        tolls=(choose,),
        rules=(
            *(AddedRule(effects.Effect, "debris", rule) for rule in refusals.DEBRIS),
            *(AddedRule(effects.Effect, "lift_segment", rule) for rule in refusals.LIFT_SEGMENT),
            *rebuilding.RULES,
        ),
    ),
)
