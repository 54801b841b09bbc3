"""What Denunciations, Retreats and punishments may be refused for."""

from typing import TYPE_CHECKING

from londinium.games.dei.explain.building import constructions
from londinium.games.dei.explain.sight import Sight, SightOf
from londinium.games.dei.moves import RESOURCES
from londinium.games.dei.old_london.moves import PUNISHMENTS, Move
from londinium.games.dei.old_london.retaliation.forms import Punishment, RetaliationCard, Threshold
from londinium.games.dei.old_london.retaliation.kit import kit, own
from londinium.kernel.questions import Args, Rules

if TYPE_CHECKING:
    from londinium.games.dei.old_london.retaliation import denunciation, punishment


def retaliation_card(sight: Sight, id: str) -> RetaliationCard:
    return next(card for card in kit(sight.box).cards if card.id == id)


def rank_of(sight: Sight, id: str) -> int:
    """The rank of a card on the board, 0 if it is not there."""
    shown = [kit(sight.box).card_ids[card] if card >= 0 else None for card in own(sight.s).board]
    return shown.index(id) + 1 if id in shown else 0


def card_on_the_board(sight: Sight, move: Move) -> Args | None:
    return None if rank_of(sight, move["card"]) else {"card": move["card"]}


def enough_units(sight: Sight, move: Move) -> Args | None:
    rank, here = rank_of(sight, move["card"]), sight.units(sight.seat, kit(sight.box).big_ben)
    return None if here >= rank else {"card": move["card"], "rank": rank, "n": here}


def denounces_so(sight: Sight, move: Move) -> Args | None:
    """Some play a card of the board, others draw and exchange."""
    return None if sight.has("EXCHANGE_CARDS") == (move["kind"] == "draw") else {}


def may_discard(sight: Sight, move: Move) -> Args | None:
    return None if sight.s.terms.may_discard else {"card": move["card"]}


def something_to_exchange(sight: Sight, _: Move) -> Args | None:
    here = sight.units(sight.seat, kit(sight.box).big_ben)
    low = any(card >= 0 and rank <= here for rank, card in enumerate(own(sight.s).board, 1))
    return None if low and (own(sight.s).deck or own(sight.s).discards) else {}


def somebody_is_hit(sight: Sight, move: Move) -> Args | None:
    card = retaliation_card(sight, move["card"])
    for other in range(sight.s.players):
        accused = Sight(sight.s, other, None)
        bearable = any(bears(accused, card.threshold.min, punishment) for punishment in card.punishments)
        if other != sight.seat and bearable and reaches(accused, card.threshold, sight.seat):
            return None
    return {"card": move["card"]}


def reaches(sight: Sight, threshold: Threshold, denouncer: int) -> bool:
    """Whether the seat of this sight meets a threshold."""
    s, box, seat = sight.s, sight.box, sight.seat
    regions = s.city.regions
    cubes = [box.colours[box.regions[r].outpost] for r, owner in enumerate(s.control) if owner == seat]
    if threshold.what == "more_than_denouncer":
        kind = RESOURCES.index(threshold.kind or "")
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
    return reached[threshold.what]() >= threshold.min


def below(sight: Sight) -> list[int]:
    """Regions with Superiority over anybody."""
    return [r for r in sight.s.city.regions if any(sight.superior(other, r) for other in range(sight.s.players))]


def ways_in_use(sight: Sight) -> list[tuple[str, tuple[int, ...]]]:
    """Elevators and Bridges of the seat with a Unit of its own at either end."""
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


def card_was_drawn(sight: Sight, move: Move) -> Args | None:
    drawn = [kit(sight.box).card_ids[card] for card in own(sight.s).drawn]
    return None if move["card"] in drawn else {"card": move["card"]}


def to_a_neutral_refuge(sight: Sight, move: Move) -> Args | None:
    r = sight.region(move)
    if r in sight.s.city.regions and sight.box.regions[r].neutral_refuge:
        return None
    return {"region": move["region"]}


def as_many_as_the_rank(sight: "SightOf[denunciation.RetreatUnits]", move: Move) -> Args | None:
    """From the Big Ben Region."""
    if not denounces(sight):
        return None
    return None if group_retreats(sight, kit(sight.box).big_ben, move) else {"rank": sight.question.units}


def as_many_as_named(sight: "SightOf[denunciation.RetreatUnits]", move: Move) -> Args | None:
    """From the centre of a scenario."""
    if denounces(sight):
        return None
    fits = group_retreats(sight, sight.s.terms.centre, move)
    return None if fits else {"n": sight.question.units, "why": "group"}


def denounces(sight: Sight) -> bool:
    """Whether a card is being played."""
    return "retaliation" in sight.s.parts and own(sight.s).accused > 0


def group_retreats(sight: "SightOf[denunciation.RetreatUnits]", r: int, move: Move) -> bool:
    """Whether these Units are in a Region, and as many as must retreat."""
    leads = sight.s.leaders[sight.seat] == r
    here = move["scrappers"] <= sight.scrappers(sight.seat, r) and move["leader"] <= leads
    return here and move["scrappers"] + move["leader"] == sight.question.units


def may_ignore(sight: Sight, move: Move) -> Args | None:
    return {} if move["which"] == "ignore" and not sight.has("IGNORE_PUNISHMENTS") else None


def nobody_ignores(sight: Sight, move: Move) -> Args | None:
    return {} if move["which"] == "ignore" and sight.s.terms.all_punished else None


def can_be_carried_out(sight: "SightOf[punishment.Punishment]", move: Move) -> Args | None:
    """Found once, after the Retreat: the question remembers it."""
    feasible = move["which"] == "ignore" or sight.question.feasible >> PUNISHMENTS.index(move["which"]) & 1
    return None if feasible else {"which": move["which"]}


def scrappers_to_remove(sight: "SightOf[punishment.Remove]", move: Move) -> Args | None:
    card = kit(sight.box).cards[sight.question.card]
    if sight.region(move) in thinned(sight, card.threshold.min, card.punishments[sight.question.which]):
        return None
    return {"region": move["region"]}


def feat_is_up(sight: Sight, move: Move) -> Args | None:
    at = [feat.id for feat in sight.box.feats].index(move["feat"])
    return None if sight.s.unlocked[sight.seat] >> at & 1 else {"feat": move["feat"]}


def construction_meant(sight: "SightOf[punishment.OwnLift]", move: Move) -> Args | None:
    """The Construction by which the threshold is met."""
    threshold = kit(sight.box).cards[sight.question.card].threshold
    if move["kind"] == "lift_refuge":
        r = sight.region(move)
        crowded = sight.units(sight.seat, r) >= threshold.min and sight.s.refuges[r] == sight.seat
        return None if crowded and threshold.what == "own_units_with_own_refuge" else {}
    named = {sight.region(move, field) for field in ("ground", "roof") if field in move}
    in_use = any(kind == move["kind"] and named <= set(ends) for kind, ends in ways_in_use(sight))
    return None if in_use and threshold.what == "own_unit_with_own_bridge_or_elevator" else {}


def own_bridge_meant(sight: "SightOf[punishment.OwnLiftSpan]", move: Move) -> Args | None:
    ends = {sight.question.roof, sight.region(move)}
    return None if any(kind == "lift_bridge" and set(way) == ends for kind, way in ways_in_use(sight)) else {}


MEANT = (("DOL-RET-22", construction_meant),)
OWN_CONSTRUCTION: Rules = dict.fromkeys(("lift_refuge", "lift_elevator", "lift_bridge"), MEANT)


# Out of time


def after_a_card(sight: Sight, _: Move) -> Args | None:
    """It is not asked now, so this is not the moment for it."""
    return {} if "retaliation" in sight.s.parts else None


def exchanges_now(sight: Sight, move: Move) -> Args | None:
    return something_to_exchange(sight, move) if "retaliation" in sight.s.parts else None


UNTIMELY: Rules = {
    "denounce": (("DOL-RET-10", after_a_card),),
    "draw": (("DOL-RET-33", exchanges_now), ("DOL-RET-10", after_a_card)),
}
