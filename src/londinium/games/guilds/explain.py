"""The same legality as in the chapters, written once more as named rules, for people.

Each kind of move has a list of rules in the rulebook's order; the first that is broken is the answer. Everything is
read off the pieces one by one: none of the masks and tables of fitting tiles that the answers are found with.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from londinium.games.guilds.box import OP_HIRE, OP_NEUTRAL, OP_SETTLE
from londinium.games.guilds.components import PLACES
from londinium.games.guilds.effects import COMPULSORY, IN_PART
from londinium.games.guilds.moves import (
    AMOUNT,
    CHOOSE,
    LIMIT,
    MOVE_FROM,
    MOVE_TO,
    NEGOTIATE,
    PAWN_FROM,
    PAWN_TO,
    PAY_PAWN,
    SEND,
    SHED,
)
from londinium.games.guilds.pieces import SEATS
from londinium.kernel.refusal import Refusal

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState

Args = dict[str, Any]


class Sight:
    """The table as the person whose move it is sees it."""

    def __init__(self, s: "GuildsState", seat: int) -> None:
        self.s = s
        self.box = s.box
        self.seat = seat
        self.frame = (s.pending[seat] if len(s.pending) > 1 else s.pending[0])[-1]
        self.asked = self.frame[0]

    def hand(self) -> list[str]:
        return [self.box.cards[card] for card in self.s.hands[self.seat]]

    def card(self, id: str) -> int:
        return self.box.cards.index(id)

    def being_played(self) -> str:
        return self.box.cards[self.s.played[-1]]

    def lies(self, id: str) -> bool:
        """Whether a tile lies in the city."""
        return self.box.tiles.index(id) in self.s.city

    def open(self, id: str) -> bool:
        """A tile that lies with its start side up has its token (GOL-INV-4)."""
        return self.lies(id) and self.s.token[self.box.tiles.index(id)] >= 0

    def open_tiles(self) -> list[str]:
        return [id for id in self.box.tiles if self.open(id)]

    def pawns(self, place: str, owner: int | None = None) -> int:
        """How many pawns an owner has in a place: a tile, the Guildhall or the Plantation."""
        owner = self.seat if owner is None else owner
        if place == "guildhall":
            return self.s.guildhall[owner]
        if place == "plantation":
            return self.s.plantation[owner]
        return self.s.pawns[4 * self.box.tiles.index(place) + owner]

    def kind(self, place: str) -> str:
        """Guildhall, Plantation, open tile or resolved tile (GOL-OP-20)."""
        if place in ("guildhall", "plantation"):
            return place
        return "open_tile" if self.open(place) else "resolved_tile"

    def own_places(self) -> list[str]:
        """Where the seat has pawns on the table."""
        return [place for place in ("guildhall", "plantation", *self.box.tiles) if self.pawns(place)]

    def share_a_livery(self, card: str, tile: str) -> bool:
        on_card = self.box.card_liveries[self.card(card)]
        return any(livery in on_card for livery in self.box.tile_liveries[self.box.tiles.index(tile)])

    def allowed(self) -> list[str]:
        """The kinds of place that the question takes pawns from."""
        return [name for number, name in enumerate(PLACES) if self.frame[3] & 1 << number]


Rule = tuple[str, Callable[[Sight, Any], Args | None]]


# Playing a card


def card_is_held(sight: Sight, move: Any) -> Args | None:
    return None if move["card"] in sight.hand() else {"card": move["card"]}


def reserve_has_a_pawn(sight: Sight, _: Any) -> Args | None:
    return None if sight.s.reserve[sight.seat] else {}


def pawn_can_move(sight: Sight, _: Any) -> Args | None:
    return None if [place for place in sight.own_places() if place != "plantation"] else {}


def some_tile_fits(sight: Sight, move: Any) -> Args | None:
    fitting = [tile for tile in sight.open_tiles() if sight.share_a_livery(move["card"], tile)]
    return None if fitting else {"card": move["card"]}


def some_other_tile_fits(sight: Sight, move: Any) -> Args | None:
    fitting = [tile for tile in sight.open_tiles() if sight.share_a_livery(move["card"], tile)]
    sources = [place for place in sight.own_places() if place != "plantation"]
    if any(tile != source for tile in fitting for source in sources):
        return None
    return {"place": fitting[0]}


def cards_suffice(sight: Sight, move: Any) -> Args | None:
    cost, others = sight.box.cost[sight.card(move["card"])], len(sight.hand()) - 1
    return None if others >= cost else {"card": move["card"], "cost": cost, "others": others}


def pawns_suffice(sight: Sight, move: Any) -> Args | None:
    card = sight.card(move["card"])
    cost, places = sight.box.pawn_cost[card], sight.box.pawns_from[card]
    allowed = [name for number, name in enumerate(PLACES) if places & 1 << number]
    n = sum(sight.pawns(place) for place in sight.own_places() if sight.kind(place) in allowed)
    return None if n >= cost else {"card": move["card"], "cost": cost, "n": n}


# Pawns


def pawn_is_there(sight: Sight, move: Any) -> Args | None:
    return None if sight.pawns(move["place"]) else {"place": move["place"]}


def cards_do_not_move_settlers(sight: Sight, move: Any) -> Args | None:
    return {} if sight.asked == MOVE_FROM and move["place"] == "plantation" else None


def card_leads_elsewhere(sight: Sight, move: Any) -> Args | None:
    if sight.asked != MOVE_FROM:
        return None
    card, source = sight.being_played(), move["place"]
    fitting = [tile for tile in sight.open_tiles() if sight.share_a_livery(card, tile)]
    return None if [tile for tile in fitting if tile != source] else {"place": source}


def place_can_pay(sight: Sight, move: Any) -> Args | None:
    if sight.asked != PAY_PAWN or sight.kind(move["place"]) in sight.allowed():
        return None
    return {"place": move["place"], "card": sight.being_played()}


def effect_takes_from_there(sight: Sight, move: Any) -> Args | None:
    if sight.asked not in (PAWN_FROM, SEND) or sight.kind(move["place"]) in sight.allowed():
        return None
    return {"place": move["place"]}


def only_the_tile_being_resolved_is_left(sight: Sight, move: Any) -> Args | None:
    if sight.asked != PAWN_FROM or sight.frame[5] < 0:
        return None
    resolving = sight.box.tiles[sight.frame[5]]
    others = [tile for tile in sight.open_tiles() if tile != move["place"]]
    return {"tile": resolving} if others == [resolving] else None


def effect_leads_elsewhere(sight: Sight, move: Any) -> Args | None:
    if sight.asked != PAWN_FROM:
        return None
    resolving = sight.box.tiles[sight.frame[5]] if sight.frame[5] >= 0 else None
    to = [tile for tile in sight.open_tiles() if tile not in (resolving, move["place"])]
    return None if to else {"place": move["place"]}


def tile_is_open(sight: Sight, move: Any) -> Args | None:
    return None if sight.open(move["tile"]) else {"tile": move["tile"]}


def tile_is_another(sight: Sight, move: Any) -> Args | None:
    if sight.asked not in (MOVE_TO, PAWN_TO) or sight.frame[-1] < 0:
        return None
    return {"place": move["tile"]} if sight.box.tiles[sight.frame[-1]] == move["tile"] else None


def tile_shows_a_livery(sight: Sight, move: Any) -> Args | None:
    if sight.asked != MOVE_TO or sight.share_a_livery(sight.being_played(), move["tile"]):
        return None
    return {"tile": move["tile"], "card": sight.being_played()}


def tile_is_not_being_resolved(sight: Sight, move: Any) -> Args | None:
    if sight.asked != PAWN_TO or sight.frame[5] < 0:
        return None
    return {"tile": move["tile"]} if sight.box.tiles[sight.frame[5]] == move["tile"] else None


def liveryman_is_an_opponents(sight: Sight, move: Any) -> Args | None:
    owners = range(len(sight.s.reserve))
    there = sight.open(move["tile"]) and move["seat"] in owners and sight.pawns(move["tile"], move["seat"])
    return None if there and move["seat"] != sight.seat else {"tile": move["tile"]}


def pawn_can_be_replaced(sight: Sight, move: Any) -> Args | None:
    assert sight.asked == NEGOTIATE
    place = "plantation" if sight.frame[2] < 0 else sight.box.tiles[sight.frame[2]]
    there = move["seat"] in range(len(sight.s.reserve)) and sight.pawns(place, move["seat"])
    return None if there else {"place": place}


# Cards and goals


def limited_card_is_held(sight: Sight, move: Any) -> Args | None:
    return card_is_held(sight, move) if sight.asked == LIMIT else None


def shed_card_is_held(sight: Sight, move: Any) -> Args | None:
    return card_is_held(sight, move) if sight.asked == SHED else None


def card_is_in_the_pile(sight: Sight, move: Any) -> Args | None:
    pile = [sight.box.cards[card] for card in sight.s.discard]
    return None if move["card"] in pile else {"card": move["card"]}


def option_is_offered(sight: Sight, move: Any) -> Args | None:
    offered = sight.frame[3]
    return None if move["n"] < offered else {"n": move["n"], "offered": offered}


def _offered(sight: Sight, goal: str) -> Args | None:
    offer = [sight.box.goals[code // SEATS] for code in sight.s.offers[sight.seat]]
    return None if goal in offer else {"goal": goal}


def dealt_goal_is_kept(sight: Sight, move: Any) -> Args | None:
    return _offered(sight, move["goal"]) if sight.asked == CHOOSE else None


def drawn_goal_is_kept(sight: Sight, move: Any) -> Args | None:
    return _offered(sight, move["goal"]) if sight.asked != CHOOSE else None


def drawn_goal_goes_under(sight: Sight, move: Any) -> Args | None:
    return _offered(sight, move["goal"])


# How much


def _divides(sight: Sight) -> bool:
    return sight.asked != AMOUNT or (sight.frame[2] in (OP_HIRE, OP_SETTLE, OP_NEUTRAL) and sight.frame[3] >= 2)


def effect_divides(sight: Sight, _: Any) -> Args | None:
    return None if _divides(sight) or sight.frame[4] == IN_PART else {}


def reward_divides(sight: Sight, _: Any) -> Args | None:
    return None if _divides(sight) else {}


def plantation_reward_is_taken(sight: Sight, _: Any) -> Args | None:
    if sight.asked not in (PAWN_FROM, SEND) or sight.frame[4] != COMPULSORY:
        return None
    places = [place for place in sight.own_places() if sight.kind(place) in sight.allowed()]
    if sight.asked == PAWN_FROM:
        places = [place for place in places if effect_leads_elsewhere(sight, {"place": place}) is None]
    return {} if places else None


RULES: dict[str, list[Rule]] = {
    "stop": [("GOL-PLANT-16", plantation_reward_is_taken)],
    "take": [],
    "part": [("GOL-EFFECT-7", effect_divides), ("GOL-REWARD-15", reward_divides)],
    "replace": [("GOL-NEG-5", pawn_can_be_replaced)],
    "from": [
        ("GOL-MOVE-5", cards_do_not_move_settlers),
        ("GOL-TERM-4", pawn_is_there),
        ("GOL-MOVE-4", card_leads_elsewhere),
        ("GOL-COST-4", place_can_pay),
        ("GOL-OP-20", effect_takes_from_there),
        ("GOL-REWARD-8", only_the_tile_being_resolved_is_left),
        ("GOL-OP-4", effect_leads_elsewhere),
    ],
    "to": [
        ("GOL-MOVE-3", tile_is_open),
        ("GOL-MOVE-4", tile_is_another),
        ("GOL-MOVE-2", tile_shows_a_livery),
        ("GOL-REWARD-8", tile_is_not_being_resolved),
    ],
    "evict": [("GOL-OP-8", liveryman_is_an_opponents)],
    "option": [("GOL-OP-11", option_is_offered)],
    "hire": [("GOL-TURN-1", card_is_held), ("GOL-HIRE-2", reserve_has_a_pawn)],
    "move": [
        ("GOL-TURN-1", card_is_held),
        ("GOL-TERM-11", pawn_can_move),
        ("GOL-MOVE-1", some_tile_fits),
        ("GOL-MOVE-4", some_other_tile_fits),
    ],
    "use": [("GOL-TURN-1", card_is_held), ("GOL-EFFECT-2", cards_suffice), ("GOL-COST-3", pawns_suffice)],
    "pay": [("GOL-COST-1", card_is_held)],
    "discard": [("GOL-HAND-1", limited_card_is_held), ("GOL-OP-10", shed_card_is_held)],
    "recover": [("GOL-OP-9", card_is_in_the_pile)],
    "keep": [("GOL-SETUP-18", dealt_goal_is_kept), ("GOL-REWARD-10", drawn_goal_is_kept)],
    "under": [("GOL-CHOICE-6", drawn_goal_goes_under)],
}


def refusal(s: "GuildsState", seat: int, move: Mapping[str, Any]) -> Refusal | None:
    """The first rule that this move breaks."""
    sight = Sight(s, seat)
    for rule, broken in RULES[move["kind"]]:
        args = broken(sight, move)
        if args is not None:
            return Refusal(rule, args)
    return None
