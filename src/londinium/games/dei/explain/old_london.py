"""Retaliation, Challenges and Alliances."""

from typing import Any

from londinium.games.dei import questions as q
from londinium.games.dei.components import Punishment
from londinium.games.dei.explain.building import constructions
from londinium.games.dei.explain.sight import Args, Sight, when
from londinium.games.dei.moves import PUNISHMENTS, RESOURCES

# Retaliation


def retaliation_card(sight: Sight, id: str) -> Any:
    return next(card for card in sight.box.retaliation if card.id == id)


def rank_of(sight: Sight, id: str) -> int:
    """The rank of a card on the board, 0 if it is not there."""
    shown = [sight.box.retaliation[card].id if card >= 0 else None for card in sight.s.board]
    return shown.index(id) + 1 if id in shown else 0


def no_building_here(sight: Sight, move: Any) -> Args | None:
    r = sight.region(move)
    return {"region": move["region"]} if sight.box.regions[r].no_building and r != sight.s.terms.centre else None


def card_on_the_board(sight: Sight, move: Any) -> Args | None:
    return None if rank_of(sight, move["card"]) else {"card": move["card"]}


def enough_units(sight: Sight, move: Any) -> Args | None:
    rank, here = rank_of(sight, move["card"]), sight.units(sight.seat, sight.box.big_ben)
    return None if here >= rank else {"card": move["card"], "rank": rank, "n": here}


@when(q.Q_DENOUNCE)
def denounces_so(sight: Sight, move: Any) -> Args | None:
    """Some play a card of the board, others draw and exchange."""
    return None if sight.has("EXCHANGE_CARDS") == (move["kind"] == "draw") else {}


def something_to_exchange(sight: Sight, _: Any) -> Args | None:
    here = sight.units(sight.seat, sight.box.big_ben)
    low = any(card >= 0 and rank <= here for rank, card in enumerate(sight.s.board, 1))
    return None if low and (sight.s.accusations or sight.s.discards) else {}


@when(q.Q_DENOUNCE)
def somebody_is_hit(sight: Sight, move: Any) -> Args | None:
    card = retaliation_card(sight, move["card"])
    for other in range(sight.s.players):
        accused = Sight(sight.s, other, sight.frame)
        bearable = any(bears(accused, card.threshold.min, punishment) for punishment in card.punishments)
        if other != sight.seat and bearable and reaches(accused, card.threshold, sight.seat):
            return None
    return {"card": move["card"]}


def reaches(sight: Sight, threshold: Any, denouncer: int) -> bool:
    """Whether the seat of this sight meets a threshold."""
    s, box, seat = sight.s, sight.box, sight.seat
    regions = s.city.regions
    cubes = [box.colours[box.regions[r].outpost] for r, own in enumerate(s.control) if own == seat]
    if threshold.what == "more_than_denouncer":
        kind = RESOURCES.index(threshold.kind)
        return s.stored[2 * seat + kind] > s.stored[2 * denouncer + kind]
    if threshold.what == "leader_alone":
        return s.leaders[seat] >= 0 and sight.units(seat, s.leaders[seat]) == 1
    reached = {
        "own_scrappers_in_one_region": lambda: max(sight.scrappers(seat, r) for r in regions),
        "own_scrappers_on_board": lambda: sum(sight.scrappers(seat, r) for r in regions),
        "controlled_outposts": lambda: len(cubes),
        "controlled_outpost_colours": lambda: len(set(cubes)),
        "majority_regions": lambda: len(
            [r for r in regions if box.regions[r].kind == threshold.kind and sight.has_majority(r)]
        ),
        "superiority_regions": lambda: len(below(sight)),
        "own_units_with_own_refuge": lambda: max(
            (sight.units(seat, r) for r in regions if s.refuges[r] == seat), default=0
        ),
        "own_unit_with_own_bridge_or_elevator": lambda: len(ways_in_use(sight)),
        "drone_cards_played_this_turn": lambda: len([c for c in s.face_up[seat] if box.cards[c].type == "drone"]),
    }
    return bool(reached[threshold.what]() >= threshold.min)


def below(sight: Sight) -> list[int]:
    """Regions with Superiority over anybody."""
    return [r for r in sight.s.city.regions if any(sight.superior(other, r) for other in range(sight.s.players))]


def ways_in_use(sight: Sight) -> list[tuple[str, tuple[int, ...]]]:
    """Own Elevators and Bridges with an own Unit at either end."""
    return [
        (kind, ends)
        for kind in ("lift_elevator", "lift_bridge")
        for ends, owner in constructions(sight, kind)
        if owner == sight.seat and any(sight.units(sight.seat, r) for r in ends)
    ]


def thinned(sight: Sight, least: int, punishment: Punishment) -> list[int]:
    """Regions that Scrappers are removed from by a punishment."""
    there = [r for r in sight.s.city.regions if sight.scrappers(sight.seat, r)]
    if punishment.where == "crowded_region":
        return [r for r in there if sight.scrappers(sight.seat, r) >= least]
    if punishment.where == "majority_roof":
        return [r for r in there if sight.box.regions[r].kind == "roof" and sight.has_majority(r)]
    return [r for r in there if r in below(sight)] if punishment.where == "superiority_regions" else there


def bears(sight: Sight, least: int, punishment: Punishment) -> bool:
    """Whether the seat of this sight can carry a punishment out, its threshold being met."""
    s, seat = sight.s, sight.seat
    if punishment.op in ("LOSE_SUPPLY", "GIVE_SUPPLY"):
        return s.supplies[seat] >= punishment.n
    if punishment.op == "DISCARD_ACTION_CARD":
        return bool(s.hands[seat])
    if punishment.op == "FLIP_FEAT_DOWN":
        return s.unlocked[seat] > 0
    if punishment.op == "DISCARD_RESOURCE":
        return punishment.all or sum(s.stored[2 * seat : 2 * seat + 2]) >= punishment.n
    return punishment.op != "REMOVE_UNIT" or bool(thinned(sight, least, punishment))


def card_was_drawn(sight: Sight, move: Any) -> Args | None:
    drawn = [sight.box.retaliation[card].id for card in sight.s.drawn]
    return None if move["card"] in drawn else {"card": move["card"]}


def to_a_neutral_refuge(sight: Sight, move: Any) -> Args | None:
    r = sight.region(move)
    if r in sight.s.city.regions and sight.box.regions[r].neutral_refuge:
        return None
    return {"region": move["region"]}


retreats_there = when(q.Q_RETREAT)(to_a_neutral_refuge)
leader_goes_there = when(q.Q_LEADER)(to_a_neutral_refuge)


@when(q.Q_RETREAT_UNITS)
def as_many_as_the_rank(sight: Sight, move: Any) -> Args | None:
    if not sight.s.accused:
        return None  # they retreat from elsewhere
    seat, rank = sight.frame[1:3]
    return None if group_retreats(sight, seat, sight.box.big_ben, rank, move) else {"rank": rank}


def group_retreats(sight: Sight, seat: int, r: int, units: int, move: Any) -> bool:
    """Whether these Units are in a Region, and as many as must retreat."""
    here = move["scrappers"] <= sight.scrappers(seat, r) and move["leader"] <= (sight.s.leaders[seat] == r)
    return here and bool(move["scrappers"] + move["leader"] == units)


def may_ignore(sight: Sight, move: Any) -> Args | None:
    return {} if move["which"] == "ignore" and not sight.has("IGNORE_PUNISHMENTS") else None


def can_be_carried_out(sight: Sight, move: Any) -> Args | None:
    """Found once, after the Retreat: the question remembers it."""
    which = PUNISHMENTS.index(move["which"])
    return None if which == len(PUNISHMENTS) - 1 or sight.frame[4] >> which & 1 else {"which": move["which"]}


@when(q.Q_REMOVE)
def scrappers_to_remove(sight: Sight, move: Any) -> Args | None:
    card = sight.box.retaliation[sight.frame[2]]
    if sight.region(move) in thinned(sight, card.threshold.min, card.punishments[sight.frame[3]]):
        return None
    return {"region": move["region"]}


@when(q.Q_FEAT_DOWN)
def feat_is_up(sight: Sight, move: Any) -> Args | None:
    at = [feat.id for feat in sight.box.feats].index(move["feat"])
    return None if sight.s.unlocked[sight.seat] >> at & 1 else {"feat": move["feat"]}


@when(q.Q_OWN_LIFT)
def construction_meant(sight: Sight, move: Any) -> Args | None:
    """The Construction by which the threshold is met."""
    threshold = sight.box.retaliation[sight.frame[2]].threshold
    if move["kind"] == "lift_refuge":
        r = sight.region(move)
        crowded = sight.units(sight.seat, r) >= threshold.min and sight.s.refuges[r] == sight.seat
        return None if crowded and threshold.what == "own_units_with_own_refuge" else {}
    named = {sight.region(move, field) for field in ("ground", "roof") if field in move}
    in_use = any(kind == move["kind"] and named <= set(ends) for kind, ends in ways_in_use(sight))
    return None if in_use and threshold.what == "own_unit_with_own_bridge_or_elevator" else {}


@when(q.Q_OWN_LIFT_SPAN)
def own_bridge_meant(sight: Sight, move: Any) -> Args | None:
    ends = {sight.frame[2], sight.region(move)}
    return None if any(kind == "lift_bridge" and set(own) == ends for kind, own in ways_in_use(sight)) else {}


# Challenges


def respondent(sight: Sight) -> Sight:
    return Sight(sight.s, (sight.seat or sight.s.players) - 1, sight.frame)


def ways_from(sight: Sight, r: int) -> list[int]:
    """Regions linked for the seat of this sight, the far bank of ruins too."""
    far = dict(sight.s.city.dear[r])
    return [to for to in sight.s.city.regions if sight.linked(r, to) or to in far]


def challenge_region(sight: Sight, move: Any) -> Args | None:
    r = sight.region(move)
    if sight.units(sight.seat, r) and r in below(respondent(sight)):
        return None
    return {"region": move["region"], "seat": respondent(sight).seat}


def respondent_can_leave(sight: Sight, move: Any) -> Args | None:
    return None if ways_from(respondent(sight), sight.region(move)) else {"region": move["region"]}


@when(q.Q_SPREAD)
def spread_evenly(sight: Sight, move: Any) -> Args | None:
    _, _, source, leader, _, *fuller = sight.frame
    to = sight.region(move)
    if to in ways_from(sight, source) and (leader < -1 or to not in fuller):
        return None
    return {"region": sight.box.region_ids[source]}


# Alliances


def another_player(sight: Sight, move: Any) -> Args | None:
    other = move["seat"]
    return None if other < sight.s.players and other != sight.seat else {"seat": other}


def ally_is_free(sight: Sight, move: Any) -> Args | None:
    other = move["seat"]
    done = [mission for mission in sight.s.marks[other] if mission >= 0]
    return None if len(done) < sight.s.turn else {"seat": other}


def open_to_both(sight: Sight, move: Any) -> Args | None:
    for column, two in enumerate(sight.s.missions):
        here = move["mission"] in [sight.box.missions[mission].id for mission in two]
        if here and all(sight.s.marks[seat][column] < 0 for seat in (sight.seat, move["seat"])):
            return None
    return {"mission": move["mission"], "seat": move["seat"]}
