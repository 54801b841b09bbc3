"""The same legality as in the chapters, written once more as named rules, for people.

Every question lists those that may refuse an answer to it; the first that is broken is the answer. Everything is read
off the pieces one by one: none of the masks and tables of fitting tiles that the answers are found with.
"""

from typing import TYPE_CHECKING, Generic, TypeVar

from londinium.games.guilds.box import COMPULSORY, IN_PART, OP_HIRE, OP_NEUTRAL, OP_SETTLE
from londinium.games.guilds.components import PLACES
from londinium.games.guilds.moves import Move
from londinium.games.guilds.pieces import SEATS
from londinium.kernel.questions import Args, Question

if TYPE_CHECKING:
    from londinium.games.guilds.effects import Amount, Either, PawnFrom, PawnTo, Send
    from londinium.games.guilds.resolve import Negotiate
    from londinium.games.guilds.state import GuildsState
    from londinium.games.guilds.turn import MoveTo, PayPawn

Asked = TypeVar("Asked", bound=Question)


class Sight(Generic[Asked]):
    """The table as the person who is asked a question sees it."""

    def __init__(self, s: "GuildsState", seat: int, question: Asked) -> None:
        self.s = s
        self.box = s.box
        self.seat = seat
        self.question = question

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

    def own_places(self, places: int | None = None) -> list[str]:
        """Where the seat has pawns on the table, in places of any kind or of these."""
        own = [place for place in ("guildhall", "plantation", *self.box.tiles) if self.pawns(place)]
        return own if places is None else [place for place in own if self.kind(place) in allowed(places)]

    def resolving(self, tile: int) -> str | None:
        """The tile being resolved, if the question comes from one."""
        return self.box.tiles[tile] if tile >= 0 else None

    def share_a_livery(self, card: str, tile: str) -> bool:
        on_card = self.box.card_liveries[self.card(card)]
        return any(livery in on_card for livery in self.box.tile_liveries[self.box.tiles.index(tile)])


def allowed(places: int) -> list[str]:
    """The kinds of place that pawns are taken from."""
    return [name for number, name in enumerate(PLACES) if places & 1 << number]


AnySight = Sight[Question]


# Playing a card


def card_is_held(sight: AnySight, move: Move) -> Args | None:
    return None if move["card"] in sight.hand() else {"card": move["card"]}


def reserve_has_a_pawn(sight: AnySight, _: Move) -> Args | None:
    return None if sight.s.reserve[sight.seat] else {}


def pawn_can_move(sight: AnySight, _: Move) -> Args | None:
    return None if [place for place in sight.own_places() if place != "plantation"] else {}


def some_tile_fits(sight: AnySight, move: Move) -> Args | None:
    fitting = [tile for tile in sight.open_tiles() if sight.share_a_livery(move["card"], tile)]
    return None if fitting else {"card": move["card"]}


def some_other_tile_fits(sight: AnySight, move: Move) -> Args | None:
    fitting = [tile for tile in sight.open_tiles() if sight.share_a_livery(move["card"], tile)]
    sources = [place for place in sight.own_places() if place != "plantation"]
    if any(tile != source for tile in fitting for source in sources):
        return None
    return {"place": fitting[0]}


def cards_suffice(sight: AnySight, move: Move) -> Args | None:
    cost, others = sight.box.cost[sight.card(move["card"])], len(sight.hand()) - 1
    return None if others >= cost else {"card": move["card"], "cost": cost, "others": others}


def pawns_suffice(sight: AnySight, move: Move) -> Args | None:
    card = sight.card(move["card"])
    cost = sight.box.pawn_cost[card]
    n = sum(sight.pawns(place) for place in sight.own_places(sight.box.pawns_from[card]))
    return None if n >= cost else {"card": move["card"], "cost": cost, "n": n}


# Pawns


def pawn_is_there(sight: AnySight, move: Move) -> Args | None:
    return None if sight.pawns(move["place"]) else {"place": move["place"]}


def cards_do_not_move_settlers(_: AnySight, move: Move) -> Args | None:
    return {} if move["place"] == "plantation" else None


def card_leads_elsewhere(sight: AnySight, move: Move) -> Args | None:
    card, source = sight.being_played(), move["place"]
    fitting = [tile for tile in sight.open_tiles() if sight.share_a_livery(card, tile)]
    return None if [tile for tile in fitting if tile != source] else {"place": source}


def place_can_pay(sight: "Sight[PayPawn]", move: Move) -> Args | None:
    if sight.kind(move["place"]) in allowed(sight.question.places):
        return None
    return {"place": move["place"], "card": sight.being_played()}


def effect_takes_from_there(sight: "Sight[PawnFrom | Send]", move: Move) -> Args | None:
    return None if sight.kind(move["place"]) in allowed(sight.question.places) else {"place": move["place"]}


def only_the_tile_being_resolved_is_left(sight: "Sight[PawnFrom]", move: Move) -> Args | None:
    resolving = sight.resolving(sight.question.tile)
    others = [tile for tile in sight.open_tiles() if tile != move["place"]]
    return {"tile": resolving} if others == [resolving] else None


def effect_leads_elsewhere(sight: "Sight[PawnFrom]", move: Move) -> Args | None:
    return None if _leads_elsewhere(sight, move["place"]) else {"place": move["place"]}


def _leads_elsewhere(sight: "Sight[PawnFrom]", place: str) -> bool:
    resolving = sight.resolving(sight.question.tile)
    return any(tile not in (resolving, place) for tile in sight.open_tiles())


def tile_is_open(sight: AnySight, move: Move) -> Args | None:
    return None if sight.open(move["tile"]) else {"tile": move["tile"]}


def tile_is_another(sight: "Sight[MoveTo | PawnTo]", move: Move) -> Args | None:
    source = sight.question.source
    return {"place": move["tile"]} if source >= 0 and sight.box.tiles[source] == move["tile"] else None


def tile_shows_a_livery(sight: AnySight, move: Move) -> Args | None:
    card = sight.being_played()
    return None if sight.share_a_livery(card, move["tile"]) else {"tile": move["tile"], "card": card}


def tile_is_not_being_resolved(sight: "Sight[PawnTo]", move: Move) -> Args | None:
    return {"tile": move["tile"]} if sight.resolving(sight.question.tile) == move["tile"] else None


def liveryman_is_an_opponents(sight: AnySight, move: Move) -> Args | None:
    owners = range(len(sight.s.reserve))
    there = sight.open(move["tile"]) and move["seat"] in owners and sight.pawns(move["tile"], move["seat"])
    return None if there and move["seat"] != sight.seat else {"tile": move["tile"]}


def pawn_can_be_replaced(sight: "Sight[Negotiate]", move: Move) -> Args | None:
    tile = sight.question.tile
    place = "plantation" if tile < 0 else sight.box.tiles[tile]
    there = move["seat"] in range(len(sight.s.reserve)) and sight.pawns(place, move["seat"])
    return None if there else {"place": place}


# Cards and goals


def card_is_in_the_pile(sight: AnySight, move: Move) -> Args | None:
    pile = [sight.box.cards[card] for card in sight.s.discard]
    return None if move["card"] in pile else {"card": move["card"]}


def option_is_offered(sight: "Sight[Either]", move: Move) -> Args | None:
    offered = sight.question.options
    return None if move["n"] < offered else {"n": move["n"], "offered": offered}


def goal_is_offered(sight: AnySight, move: Move) -> Args | None:
    offer = [sight.box.goals[code // SEATS] for code in sight.s.offers[sight.seat]]
    return None if move["goal"] in offer else {"goal": move["goal"]}


# How much


def effect_divides(sight: "Sight[Amount]", move: Move) -> Args | None:
    return reward_divides(sight, move) if sight.question.mode != IN_PART else None


def reward_divides(sight: "Sight[Amount]", _: Move) -> Args | None:
    return None if sight.question.op in (OP_HIRE, OP_SETTLE, OP_NEUTRAL) and sight.question.left >= 2 else {}


def plantation_moves_a_pawn(sight: "Sight[PawnFrom]", _: Move) -> Args | None:
    movable = [place for place in sight.own_places(sight.question.places) if _leads_elsewhere(sight, place)]
    return {} if sight.question.mode == COMPULSORY and movable else None


def plantation_sends_a_pawn(sight: "Sight[Send]", _: Move) -> Args | None:
    return {} if sight.question.mode == COMPULSORY and sight.own_places(sight.question.places) else None
