"""Scenario 1, The Fallen Bridge (DOL-S1): debris along the river, and segments of London Bridge laid for it."""

from typing import TYPE_CHECKING

from londinium.games.dei.box import BRIDGE, NEUTRAL
from londinium.games.dei.build import call_inspectors
from londinium.games.dei.campaign import objectives
from londinium.games.dei.campaign.sheets import purebred, scenario_of
from londinium.games.dei.city import holds_many, lay_segment
from londinium.games.dei.collect import hold_debris
from londinium.games.dei.modules import Module
from londinium.games.dei.questions import Q_SEGMENT
from londinium.kernel.events import Log
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

OWN_TOKEN, NEUTRAL_TOKEN = range(2)  # in the order of moves.SEGMENTS


def lay_debris(s: "DeiState", _log: Log) -> None:
    """In Regions next to the river, as far as they are in play (DOL-S1-3)."""
    there = scenario_of(s).terms.debris
    debris = [there.get(id, 0) if r in s.city.regions else 0 for r, id in enumerate(s.box.region_ids)]
    s.campaign = s.campaign._replace(debris=tuple(debris))


def offer(s: "DeiState", _log: Log) -> None:
    """Once after each Action card (DOL-S1-11, DOL-S1-12)."""
    seat = s.order[s.at]
    if s.campaign.done < s.played and tokens(s, seat):
        s.pending[0].append((Q_SEGMENT, seat))


def tokens(s: "DeiState", seat: int) -> list[int]:
    """What a seat can lay now: with enough debris and Majority on London Bridge (DOL-S1-8) an own Bridge token, or,
    for the Purebred, one of so many Neutral Bridges (DOL-S1-13)."""
    if s.campaign.cleared[seat] < scenario_of(s).terms.debris_cost or all(
        s.majority[end] != seat for end in s.terms.segments
    ):
        return []
    found = [OWN_TOKEN] if s.tokens[seat * 3 + BRIDGE] else []
    if seat == purebred(s) and s.campaign.neutral < scenario_of(s).terms.neutral_segments:
        found.append(NEUTRAL_TOKEN)
    return found


def ask_segment(s: "DeiState", frame: Frame) -> list[int]:
    return [*(s.box.segment[token] for token in tokens(s, frame[1])), s.box.stop]


def answer_segment(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    """The debris goes to the box; it is a Build for the objective and for Inspection (DOL-S1-12a)."""
    seat = stack.pop()[1]
    if action == s.box.stop:
        return
    s.campaign = s.campaign._replace(done=s.played)
    hold_debris(s, seat, -scenario_of(s).terms.debris_cost, log)
    if s.box.thing[action] == OWN_TOKEN:
        s.tokens[seat * 3 + BRIDGE] -= 1
        lay_segment(s, seat, log)
    else:
        s.campaign = s.campaign._replace(neutral=s.campaign.neutral + 1)
        lay_segment(s, NEUTRAL, log)
    objectives.happened(s, seat, "segment_built", log)
    call_inspectors(s, seat, s.terms.segments)


def built(s: "DeiState", seat: int, things: tuple[int, ...], log: Log) -> None:
    """A Bridge between the Roofs of London Bridge is a segment too (DOL-S1-6, DOL-S1-14)."""
    what, site = things
    if what == BRIDGE and holds_many(s, site):
        objectives.happened(s, seat, "segment_built", log)


MODULE = Module("S1", {"before_drones": lay_debris, "after_card": offer}, when={"built": built})
