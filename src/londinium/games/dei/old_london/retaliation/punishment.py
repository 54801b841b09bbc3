"""Retaliation cards (DOL-RET-15 to DOL-RET-22, DOL-RET-70 to DOL-RET-78): whom they hit, and the punishments."""

from typing import TYPE_CHECKING, Any

from londinium.games.dei.box import BRIDGE, ELEVATOR, REFUGE
from londinium.games.dei.build import lift, lifts, other_ends, site_to
from londinium.games.dei.collect import check_storage, give_back, hand_over
from londinium.games.dei.explain.building import resource_to_return
from londinium.games.dei.feats import lock
from londinium.games.dei.majority import superior
from londinium.games.dei.moves import RESOURCES
from londinium.games.dei.old_london.moves import QUESTIONS
from londinium.games.dei.old_london.retaliation import forms
from londinium.games.dei.old_london.retaliation.explain import (
    OWN_CONSTRUCTION,
    can_be_carried_out,
    feat_is_up,
    may_ignore,
    nobody_ignores,
    own_bridge_meant,
    scrappers_to_remove,
    to_a_neutral_refuge,
)
from londinium.games.dei.old_london.retaliation.kit import kit
from londinium.games.dei.scoring import gain_supplies, outposts
from londinium.games.dei.seams import each
from londinium.games.dei.turn import lose_card
from londinium.games.dei.units import RESERVE, in_region, shift
from londinium.kernel.events import Log
from londinium.kernel.questions import Question, Stack

if TYPE_CHECKING:
    from londinium.games.dei.state import DeiState

IGNORE = 2  # in the order of PUNISHMENTS


# Thresholds


def meets(s: "DeiState", seat: int, card: int, denouncer: int) -> bool:
    """Whether a seat reaches or exceeds the threshold of a card."""
    threshold = kit(s.box).cards[card].threshold
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
    """Regions where a seat has a Refuge and at least n Units."""
    return [r for r in s.city.regions if s.refuges[r] == seat and in_region(s, seat, r) >= n]


def used_ways(s: "DeiState", seat: int) -> list[int]:
    """The moves that name a seat's Elevator or Bridge with a Unit of its own at either end (DOL-RET-77)."""
    here = [r for r in s.city.regions if s.present[seat] >> r & 1]
    return lifts(s, ELEVATOR, {seat}, here) + lifts(s, BRIDGE, {seat}, here)


def regions_to_thin(s: "DeiState", seat: int, punishment: forms.Punishment, least: int) -> list[int]:
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
    for which, punishment in enumerate(kit(s.box).cards[card].punishments):
        if can_carry_out(s, seat, card, punishment):
            found |= 1 << which
    return found


def can_carry_out(s: "DeiState", seat: int, card: int, punishment: forms.Punishment) -> bool:
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
            return bool(regions_to_thin(s, seat, punishment, kit(s.box).cards[card].threshold.min))
        case _:
            return True  # once the threshold is met


def hit(s: "DeiState", denouncer: int, card: int) -> list[int]:
    """The seats that a card hits, in Priority Order, the Purebred among them (DOL-RET-15, DOL-RET-18, DOL-RET-35)."""
    others = [seat for seat in s.order if seat != denouncer]
    return [seat for seat in others if meets(s, seat, card, denouncer) and feasible(s, seat, card)]


def strike(s: "DeiState", stack: Stack, denouncer: int, card: int, own: bool = False) -> None:
    """Put the punishments before those who are hit; what is found now counts for all (DOL-RET-21a, DOL-RET-76a).

    Where the terms of a Denunciation say so, `own`, the denouncing player is hit as well (DOL-S6-2).
    """
    struck = hit(s, denouncer, card)
    if own and meets(s, denouncer, card, denouncer) and feasible(s, denouncer, card):
        struck = [seat for seat in s.order if seat == denouncer or seat in struck]
    for seat in reversed(struck):
        places: list[int] = []
        for punishment in kit(s.box).cards[card].punishments:
            if punishment.where == "superiority_regions":
                places = regions_to_thin(s, seat, punishment, 0)
        stack.append(Punishment(seat, card, denouncer, feasible(s, seat, card), tuple(places)))


# Punishments


@QUESTIONS.question(
    32,
    "punishment",
    moves=("punishment",),
    rules={
        "punishment": (
            ("DOL-RET-34", may_ignore),
            ("DOL-S5-2", nobody_ignores),
            ("DOL-RET-17", can_be_carried_out),
        )
    },
)
class Punishment(Question, frozen=True):
    """Which punishment of a card to bear, or to ignore it."""

    card: int
    denouncer: int
    feasible: int  # the punishments that can be carried out, as bits
    places: tuple[int, ...]  # Regions of Superiority, found before anybody was punished

    def answers(self, s: "DeiState") -> list[int]:
        found = [kit(s.box).punishment[which] for which in range(2) if self.feasible >> which & 1]
        if s.traits[self.seat].ignores_punishments and not s.terms.all_punished:  # DOL-RET-34
            found.append(kit(s.box).punishment[IGNORE])
        return found

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        which = s.box.thing[action]
        if which != IGNORE:
            self.carry_out(s, stack, which, log)
            each(s.seams.punished, s, self.seat, self.card, self.denouncer, log)

    def carry_out(self, s: "DeiState", stack: Stack, which: int, log: Log) -> None:
        seat, card, denouncer = self.seat, self.card, self.denouncer
        punishment = kit(s.box).cards[card].punishments[which]
        kind = RESOURCES.index(punishment.kind) if punishment.kind else -1
        match punishment.op:
            case "LOSE_SUPPLY":
                gain_supplies(s, seat, "retaliation", -punishment.n, log)
            case "GIVE_SUPPLY":
                gain_supplies(s, seat, "retaliation", -punishment.n, log)
                gain_supplies(s, denouncer, "retaliation", punishment.n, log)
            case "GIVE_RESOURCE":
                hand_over(s, seat, denouncer, kind, punishment.n, log)
                check_storage(s, denouncer)
            case "DISCARD_RESOURCE" if punishment.all:
                give_back(s, seat, kind, s.stored[2 * seat + kind], log)
            case "DISCARD_RESOURCE":
                stack.append(Discard(seat, punishment.n))
            case "DISCARD_ACTION_CARD":
                lose_card(s, seat, s.hands[seat][s.chance(len(s.hands[seat]))], log)  # DOL-RET-71
            case "PLACE_LEADER":
                stack.append(Leader(seat))
            case "FLIP_FEAT_DOWN":
                stack.append(FeatDown(seat))
            case "REMOVE_OWN_CONSTRUCTION":
                stack.append(OwnLift(seat, card))
            case "REMOVE_UNIT" if punishment.where == "superiority_regions":
                for r in self.places:
                    shift(s, seat, r, RESERVE, punishment.n, False, log)
            case "REMOVE_UNIT":
                stack.append(Remove(seat, card, which, punishment.n))

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"card": kit(s.box).card_ids[self.card], "seat": self.denouncer}


# What the punished player chooses (DOL-RET-22)


@QUESTIONS.question(33, "remove", moves=("from",), told=True, rules={"from": (("DOL-RET-70", scrappers_to_remove),)})
class Remove(Question, frozen=True):
    """Scrappers of one crowded Region, all of one Roof, or one by one from anywhere."""

    card: int
    which: int  # of its two punishments
    scrappers: int  # still to be removed

    def answers(self, s: "DeiState") -> list[int]:
        card = kit(s.box).cards[self.card]
        regions = regions_to_thin(s, self.seat, card.punishments[self.which], card.threshold.min)
        return sorted(s.box.leave[r] for r in regions)

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        punishment = kit(s.box).cards[self.card].punishments[self.which]
        r = s.box.thing[action]
        here = s.scrappers[self.seat * s.box.size + r]
        if punishment.where == "any_region":
            shift(s, self.seat, r, RESERVE, 1, False, log)
            another = Remove(self.seat, self.card, self.which, self.scrappers - 1)
            if another.scrappers and another.answers(s):
                stack.append(another)
        else:
            shift(s, self.seat, r, RESERVE, here if punishment.all else min(here, punishment.n), False, log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"card": kit(s.box).card_ids[self.card], "n": self.scrappers}


@QUESTIONS.question(34, "leader", moves=("to",), rules={"to": (("DOL-RET-78", to_a_neutral_refuge),)})
class Leader(Question, frozen=True):
    """Where the Leader goes: any Region with a Neutral Refuge, also the one where it stands (DOL-RET-78)."""

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.to[r] for r in s.city.neutral_refuges]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        to = s.box.thing[action]
        if to != s.leaders[self.seat]:
            shift(s, self.seat, s.leaders[self.seat], to, 0, True, log)


@QUESTIONS.question(35, "feat_down", moves=("feat",), rules={"feat": (("DOL-RET-73", feat_is_up),)})
class FeatDown(Question, frozen=True):
    """Which Feat is turned face down."""

    def answers(self, s: "DeiState") -> list[int]:
        return [action for feat, action in enumerate(s.box.feat) if s.unlocked[self.seat] >> feat & 1]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        lock(s, self.seat, s.box.thing[action], log)


@QUESTIONS.question(36, "own_lift", moves=("lift_refuge", "lift_elevator", "lift_bridge"), rules=OWN_CONSTRUCTION)
class OwnLift(Question, frozen=True):
    """Which Refuge, Elevator or Bridge is removed: one by which the threshold is met."""

    card: int

    def answers(self, s: "DeiState") -> list[int]:
        threshold = kit(s.box).cards[self.card].threshold
        if threshold.what == "own_units_with_own_refuge":
            return sorted(s.box.lift_refuge[r] for r in crowded_refuges(s, self.seat, threshold.min))
        return sorted(used_ways(s, self.seat))

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        kind, thing = s.box.kind[action], s.box.thing[action]
        if kind == "lift_bridge":
            stack.append(OwnLiftSpan(self.seat, thing))
        else:
            lift(s, REFUGE if kind == "lift_refuge" else ELEVATOR, thing, log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"card": kit(s.box).card_ids[self.card]}


@QUESTIONS.question(37, "own_lift_span", moves=("to",), rules={"to": (("DOL-RET-77", own_bridge_meant),)})
class OwnLiftSpan(Question, frozen=True):
    """Which Bridge of the player at a Roof, with a Unit of theirs at either end: where it leads."""

    roof: int

    def answers(self, s: "DeiState") -> list[int]:
        own = [site for site in s.city.sites_at[self.roof] if s.bridges[site] == self.seat]
        here = s.present[self.seat]
        return other_ends(s, self.roof, (at for at in own if any(here >> end & 1 for end in s.city.sites[at][:2])))

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        lift(s, BRIDGE, site_to(s, self.roof, action), log)

    def about(self, s: "DeiState") -> dict[str, Any]:
        return {"roof": s.box.region_ids[self.roof]}


@QUESTIONS.question(38, "discard", moves=("return",), rules={"return": (("DEI-COLLECT-5", resource_to_return),)})
class Discard(Question, frozen=True):
    """Which Resource goes back to the common supply."""

    resources: int  # still to be discarded

    def answers(self, s: "DeiState") -> list[int]:
        return [s.box.give_back[kind] for kind in (0, 1) if s.stored[2 * self.seat + kind]]

    def answer(self, s: "DeiState", stack: Stack, action: int, log: Log) -> None:
        stack.pop()
        give_back(s, self.seat, s.box.thing[action], 1, log)
        if self.resources > 1:
            stack.append(Discard(self.seat, self.resources - 1))

    def about(self, _s: "DeiState") -> dict[str, Any]:
        return {"n": self.resources}
