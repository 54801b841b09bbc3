"""Effects (DEI-PRIM): putting icons before a player, and the abilities that answer what happens."""

from typing import TYPE_CHECKING

from londinium.games.dei.box import ANSWERS, GAIN_BOOST, GAIN_RESOURCE, GAIN_SUPPLY, LOSE_SUPPLY
from londinium.games.dei.questions import Q_EFFECT
from londinium.games.dei.scoring import gain_supplies
from londinium.games.dei.traits import END_PHASE
from londinium.kernel.events import Log

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

SIMPLE = (GAIN_SUPPLY, GAIN_RESOURCE, GAIN_BOOST, LOSE_SUPPLY)  # they need nothing to be chosen


def marches(s: "DeiState", seat: int) -> bool:
    """Whether a seat moves instead of enlisting: a Faction that starts at its own Refuges, in some scenarios."""
    return s.terms.enlist_moves and s.box.factions[s.factions[seat]].starts is not None


def begin(s: "DeiState", seat: int, effect: int, region: int, log: Log) -> None:
    """Put the icons of an effect before a player; what it forces comes first."""
    if s.terms.enlist_moves and marches(s, seat):
        effect = s.box.marching[effect]
    if s.answered:
        s.answered = tuple(one for one in s.answered if one != effect)
    found = s.box.effects[effect]
    for op in found.ops:
        if op.code == LOSE_SUPPLY:
            gain_supplies(s, seat, "effects", -op.n, log)
    if any(found.counts):
        s.pending[0].append((Q_EFFECT, seat, effect, region, *found.counts))


def ready(s: "DeiState", seat: int, ability: int, region: int) -> bool:
    """Whether a triggered ability may be used now: limit, phase, condition, and anything to do (DEI-PRIM-2)."""
    from londinium.games.dei.icons import ask  # the chapters of the icons call triggers

    found = s.box.abilities[ability]
    if (found.limited or found.trigger == END_PHASE) and s.used >> ability & 1:
        return False
    if found.phase and found.phase != s.phase:
        return False
    if found.at_leader and s.leaders[seat] != region:
        return False
    if found.at_outpost and not (region >= 0 and s.box.outposts[region] >= 0 and s.control[region] == seat):
        return False
    if found.richest and not richest(s, seat):
        return False
    out: list[int] = []
    for op in s.box.effects[found.effect].ops:
        if op.code == LOSE_SUPPLY:
            return True
        ask(s, seat, op, region, op.n, out)
    return bool(out)


def richest(s: "DeiState", seat: int) -> bool:
    """Whether a seat has more Resources than every other player."""
    held = [s.stored[2 * own] + s.stored[2 * own + 1] for own in range(s.players)]
    return all(held[seat] > n for own, n in enumerate(held) if own != seat)


def trigger(s: "DeiState", seat: int, which: int, region: int, log: Log, cause: int = -1) -> None:
    """Something has happened that abilities answer: gains come by themselves, all else is offered.

    Some answer an effect only once, however often it gives cause (DOL-PB-69).
    """
    if not s.traits[seat].triggered[which]:
        return
    from londinium.games.dei.icons import gains  # the chapters of the icons call triggers

    for ability in reversed(s.traits[seat].triggered[which]):
        once = s.box.abilities[ability].once
        if s.box.abilities[ability].at_outpost:
            region = s.leaders[seat]
        if not ready(s, seat, ability, region) or (once and cause in s.answered):
            continue
        effect = s.box.abilities[ability].effect
        ops = s.box.effects[effect].ops
        if all(op.code in SIMPLE for op in ops):
            s.used |= 1 << ability
            for op in ops:
                gains(s, seat, op, log)
        else:
            begin(s, seat, effect, ANSWERS - cause if once else region, log)
