"""Retaliation cards (DOL-RET-15 to DOL-RET-22, DOL-RET-70 to DOL-RET-78): whom they hit, and the punishments."""

from typing import TYPE_CHECKING

from londinium.games.dei import modules
from londinium.games.dei.box import BRIDGE, ELEVATOR, REFUGE
from londinium.games.dei.build import lift, lifts
from londinium.games.dei.collect import check_storage, store
from londinium.games.dei.components import Punishment
from londinium.games.dei.feats import lock
from londinium.games.dei.majority import superior
from londinium.games.dei.moves import LIFT_BRIDGE, LIFT_REFUGE, RESOURCES
from londinium.games.dei.questions import (
    Q_DISCARD,
    Q_FEAT_DOWN,
    Q_LEADER,
    Q_OWN_LIFT,
    Q_OWN_LIFT_SPAN,
    Q_PUNISHMENT,
    Q_REMOVE,
)
from londinium.games.dei.scoring import gain_supplies, outposts
from londinium.games.dei.turns import lose_card
from londinium.games.dei.units import RESERVE, shift
from londinium.kernel.events import Log
from londinium.kernel.state import Frame

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

IGNORE = 2  # in the order of moves.PUNISHMENTS


# Thresholds


def meets(s: "DeiState", seat: int, card: int, denouncer: int) -> bool:
    """Whether a seat reaches or exceeds the threshold of a card."""
    threshold = s.box.retaliation[card].threshold
    n, size = threshold.min, s.box.size
    own = s.scrappers[seat * size : (seat + 1) * size]
    match threshold.what:
        case "own_scrappers_in_one_region":
            return max(own) >= n
        case "own_scrappers_on_board":
            return sum(own) >= n
        case "controlled_outposts":
            return outposts(s, seat) >= n
        case "controlled_outpost_colours":
            colours = len(s.box.colours)
            return sum(cubes > 0 for cubes in s.cubes[seat * colours : (seat + 1) * colours]) >= n
        case "majority_regions":
            kind = s.box.is_roof if threshold.kind == "roof" else s.box.is_ground
            return sum(s.majority[r] == seat and kind[r] for r in s.city.regions) >= n
        case "superiority_regions":
            return len(superior_regions(s, seat)) >= n
        case "more_than_denouncer":
            kind_ = RESOURCES.index(threshold.kind or "")
            return s.stored[2 * seat + kind_] > s.stored[2 * denouncer + kind_]
        case "leader_alone":
            return s.leaders[seat] >= 0 and not own[s.leaders[seat]]
        case "own_units_with_own_refuge":
            return bool(crowded_refuges(s, seat, n))
        case "own_unit_with_own_bridge_or_elevator":
            return bool(used_ways(s, seat))
        case "drone_cards_played_this_turn":
            return sum(s.box.is_drone_card[played] for played in s.face_up[seat]) >= n


def superior_regions(s: "DeiState", seat: int) -> list[int]:
    return [r for r in s.city.regions if any(superior(s, seat, other, r) for other in range(s.players))]


def crowded_refuges(s: "DeiState", seat: int, n: int) -> list[int]:
    """Regions with an own Refuge and so many own Units."""
    here = [s.scrappers[seat * s.box.size + r] + (s.leaders[seat] == r) for r in range(s.box.size)]
    return [r for r in s.city.regions if s.refuges[r] == seat and here[r] >= n]


def used_ways(s: "DeiState", seat: int) -> list[int]:
    """The moves that name an own Elevator or Bridge with an own Unit at either end (DOL-RET-77)."""
    here = [r for r in s.city.regions if s.present[seat] >> r & 1]
    return lifts(s, ELEVATOR, {seat}, here) + lifts(s, BRIDGE, {seat}, here)


def regions_to_thin(s: "DeiState", seat: int, punishment: Punishment, least: int) -> list[int]:
    """Where Scrappers can be removed from by a punishment."""
    at = seat * s.box.size
    match punishment.where:
        case "crowded_region":
            return [r for r in s.city.regions if s.scrappers[at + r] >= least]
        case "majority_roof":
            return [r for r in s.city.regions if s.box.is_roof[r] and s.majority[r] == seat and s.scrappers[at + r]]
        case "superiority_regions":
            return [r for r in superior_regions(s, seat) if s.scrappers[at + r]]
        case _:
            return [r for r in s.city.regions if s.scrappers[at + r]]


# Who is hit


def feasible(s: "DeiState", seat: int, card: int) -> int:
    """The punishments of a card that a seat can carry out, as bits (DOL-RET-17, DOL-RET-20)."""
    found = 0
    for which, punishment in enumerate(s.box.retaliation[card].punishments):
        if can_carry_out(s, seat, card, punishment):
            found |= 1 << which
    return found


def can_carry_out(s: "DeiState", seat: int, card: int, punishment: Punishment) -> bool:
    n = punishment.n
    match punishment.op:
        case "LOSE_SUPPLY" | "GIVE_SUPPLY":
            return s.supplies[seat] >= n
        case "DISCARD_ACTION_CARD":
            return len(s.hands[seat]) >= n
        case "FLIP_FEAT_DOWN":
            return s.unlocked[seat].bit_count() >= n
        case "DISCARD_RESOURCE" if not punishment.all:
            return s.stored[2 * seat] + s.stored[2 * seat + 1] >= n
        case "REMOVE_UNIT":
            return bool(regions_to_thin(s, seat, punishment, s.box.retaliation[card].threshold.min))
        case _:
            return True  # once the threshold is met


def hit(s: "DeiState", denouncer: int, card: int) -> list[int]:
    """The seats that a card hits, in Priority Order, the Purebred among them (DOL-RET-15, DOL-RET-18, DOL-RET-35)."""
    others = [seat for seat in s.order if seat != denouncer]
    return [seat for seat in others if meets(s, seat, card, denouncer) and feasible(s, seat, card)]


def strike(s: "DeiState", stack: list[Frame], denouncer: int, card: int, own: bool = False) -> None:
    """Put the punishments before those who are hit; what is found now counts for all (DOL-RET-21a, DOL-RET-76a).

    Where the terms of a Denunciation say so, `own`, the denouncing player is hit as well (DOL-S6-2).
    """
    struck = hit(s, denouncer, card)
    if own and meets(s, denouncer, card, denouncer) and feasible(s, denouncer, card):
        struck = [seat for seat in s.order if seat in (denouncer, *struck)]
    for seat in reversed(struck):
        places: list[int] = []
        for punishment in s.box.retaliation[card].punishments:
            if punishment.where == "superiority_regions":
                places = regions_to_thin(s, seat, punishment, 0)
        stack.append((Q_PUNISHMENT, seat, card, denouncer, feasible(s, seat, card), *places))


# Punishments


def ask_punishment(s: "DeiState", frame: Frame) -> list[int]:
    _, seat, _, _, can, *_ = frame
    found = [s.box.punishment[which] for which in range(2) if can >> which & 1]
    if s.traits[seat].ignores_punishments and not s.terms.all_punished:  # DOL-RET-34
        found.append(s.box.punishment[IGNORE])
    return found


def answer_punishment(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, card, denouncer, _, *places = stack.pop()
    which = s.box.thing[action]
    if which == IGNORE:
        return
    punishment = s.box.retaliation[card].punishments[which]
    kind = RESOURCES.index(punishment.kind) if punishment.kind else -1
    match punishment.op:
        case "LOSE_SUPPLY":
            gain_supplies(s, seat, "retaliation", -punishment.n, log)
        case "GIVE_SUPPLY":
            gain_supplies(s, seat, "retaliation", -punishment.n, log)
            gain_supplies(s, denouncer, "retaliation", punishment.n, log)
        case "GIVE_RESOURCE":
            store(s, seat, kind, -punishment.n, log)
            store(s, denouncer, kind, punishment.n, log)
            check_storage(s, denouncer)
        case "DISCARD_RESOURCE":
            if punishment.all:
                give_back(s, seat, kind, s.stored[2 * seat + kind], log)
            else:
                stack.append((Q_DISCARD, seat, punishment.n))
        case "DISCARD_ACTION_CARD":
            lose_card(s, seat, s.hands[seat][s.chance(len(s.hands[seat]))], log)  # DOL-RET-71
        case "PLACE_LEADER":
            stack.append((Q_LEADER, seat))
        case "FLIP_FEAT_DOWN":
            stack.append((Q_FEAT_DOWN, seat))
        case "REMOVE_OWN_CONSTRUCTION":
            stack.append((Q_OWN_LIFT, seat, card))
        case "REMOVE_UNIT":
            if punishment.where == "superiority_regions":
                for r in places:
                    shift(s, seat, r, RESERVE, punishment.n, False, log)
            else:
                stack.append((Q_REMOVE, seat, card, which, punishment.n))
    modules.happened(s, "punished", seat, (card, denouncer), log)


def give_back(s: "DeiState", seat: int, kind: int, n: int, log: Log) -> None:
    store(s, seat, kind, -n, log)
    s.common[kind] += n


# What the punished player chooses (DOL-RET-22)


def ask_remove(s: "DeiState", frame: Frame) -> list[int]:
    """Scrappers of one crowded Region, all of one Roof, or one by one from anywhere."""
    _, seat, card, which, _ = frame
    entry = s.box.retaliation[card]
    return sorted(s.box.leave[r] for r in regions_to_thin(s, seat, entry.punishments[which], entry.threshold.min))


def answer_remove(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, card, which, left = stack.pop()
    punishment = s.box.retaliation[card].punishments[which]
    r = s.box.thing[action]
    here = s.scrappers[seat * s.box.size + r]
    if punishment.where == "any_region":
        shift(s, seat, r, RESERVE, 1, False, log)
        if left > 1 and ask_remove(s, (Q_REMOVE, seat, card, which, left - 1)):
            stack.append((Q_REMOVE, seat, card, which, left - 1))
    else:
        shift(s, seat, r, RESERVE, here if punishment.all else min(here, punishment.n), False, log)


def ask_leader(s: "DeiState", _frame: Frame) -> list[int]:
    """Any Region with a Neutral Refuge, also the one where the Leader stands (DOL-RET-78)."""
    return [s.box.to[r] for r in s.city.neutral_refuges]


def answer_leader(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    to = s.box.thing[action]
    if to != s.leaders[seat]:
        shift(s, seat, s.leaders[seat], to, 0, True, log)


def ask_feat(s: "DeiState", frame: Frame) -> list[int]:
    return [action for feat, action in enumerate(s.box.feat) if s.unlocked[frame[1]] >> feat & 1]


def answer_feat(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    lock(s, seat, s.box.thing[action], log)


def ask_lift(s: "DeiState", frame: Frame) -> list[int]:
    """The Refuge, Elevator or Bridge by which the threshold is met."""
    _, seat, card = frame
    threshold = s.box.retaliation[card].threshold
    if threshold.what == "own_units_with_own_refuge":
        return sorted(s.box.lift_refuge[r] for r in crowded_refuges(s, seat, threshold.min))
    return sorted(used_ways(s, seat))


def answer_lift(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    seat = stack.pop()[1]
    verb, thing = s.box.verb[action], s.box.thing[action]
    if verb == LIFT_BRIDGE:
        stack.append((Q_OWN_LIFT_SPAN, seat, thing))
    else:
        lift(s, REFUGE if verb == LIFT_REFUGE else ELEVATOR, thing, log)


def ask_lift_span(s: "DeiState", frame: Frame) -> list[int]:
    """Which own Bridge at a Roof, with an own Unit at either end: where it leads."""
    _, seat, roof = frame
    found = []
    for site in s.city.sites_at[roof]:
        a, b, _ = s.city.sites[site]
        if s.bridges[site] == seat and (s.present[seat] >> a | s.present[seat] >> b) & 1:
            found.append(s.box.to[b if a == roof else a])
    return sorted(found)


def answer_lift_span(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, _, roof = stack.pop()
    to = s.box.thing[action]
    lift(s, BRIDGE, s.city.site[min(roof, to), max(roof, to)], log)


def ask_discard(s: "DeiState", frame: Frame) -> list[int]:
    seat = frame[1]
    return [s.box.give_back[kind] for kind in (0, 1) if s.stored[2 * seat + kind]]


def answer_discard(s: "DeiState", stack: list[Frame], action: int, log: Log) -> None:
    _, seat, left = stack.pop()
    give_back(s, seat, s.box.thing[action], 1, log)
    if left > 1:
        stack.append((Q_DISCARD, seat, left - 1))
