"""What each seat sees (GOL-INFO), and the deal of what it cannot know.

Hidden are the cards in the others' hands, their mayoral cards, and what lies in decks, stack and face-down tokens.
A guess keeps all that the seat has seen: its own cards, the discard pile and so what the deck was last made of, cards
recovered from the pile while they are held, the mayoral cards it put under the deck, in their order, and that those it
returned at the set-up are not what others kept there. It leaves out what would follow from how the others play, which
of their cards are older than the last shuffle, and, when somebody draws several mayoral cards that another put under
the deck, that these are among the few they can be.
"""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any, TypedDict

from londinium.games.guilds import scoring
from londinium.games.guilds.city import guildhall
from londinium.games.guilds.effects import PawnFrom, PawnTo
from londinium.games.guilds.moves import OWNERS
from londinium.games.guilds.pieces import CHOOSING, IN_GUILDHALL, SEATS, bits, gathered, masters
from londinium.games.guilds.turn import MoveFrom, MoveTo, hand_limit
from londinium.kernel.rows import row
from londinium.kernel.tuples import changed

if TYPE_CHECKING:
    from londinium.games.guilds.state import GuildsState

PHASES = ("choosing", "turns", "tiles", "development")
TRIES = 100  # to deal hands with which what is asked can be asked


class CellView(TypedDict):
    x: int
    y: int


class TileView(CellView):
    id: str
    resolved: bool
    token: str | None
    pawns: list[int]  # by seat; in the solo game the rival's are the second
    neutrals: int
    gathered: int  # all that counts towards the pawns that an open tile requires
    master: int | None


class PairView(TypedDict):
    """Adjacent Masters of a seat."""

    seat: int
    tiles: list[str]


class SeatView(TypedDict):
    seat: int
    rival: bool  # of the solo game: owns pawns, but is no player
    points: int
    reserve: int
    guildhall: int
    plantation: int
    neutrals: int
    cards: int
    known: list[str]  # cards of the hand that all have seen go there
    limit: int
    goals: int
    shown: list[str] | None  # the goals themselves: one's own, and everybody's when the game is over
    drawn: int  # mayoral cards being chosen from
    tokens: list[str]
    acted: bool


class View(TypedDict):
    seat: int | None
    round: int
    rounds: int
    phase: str
    resolves: list[int]  # the rounds at whose end tiles are resolved
    develops: list[int]  # and the Plantation
    turn: int | None
    track: list[int]  # the seats in track order
    seats: list[SeatView]
    hall: list[CellView]  # the cells of the Guildhall, from west to east; the compass lies on the last
    tiles: list[TileView]  # in reading order
    pairs: list[PairView]
    reach: list[str]  # the tiles to which a pawn may go that is chosen or taken from the Guildhall now
    tile: str | None  # that is being resolved
    winner: int | None
    second: int | None
    beadle: str | None
    side: str
    planted: int  # neutral pawns on the Plantation
    supply: int
    stack: int
    deck: int
    discard: list[str]  # the last on top
    reshuffled: list[str]  # what the deck was last made of; empty: it is the first
    played: list[str]
    later: int  # cards to be drawn at the end of the turn
    hired: int
    moved: int
    sent: int
    mayoral: int
    hand: list[str] | None  # one's own, in the order the cards came
    offer: list[str] | None
    worth: dict[str, int]  # what the viewer's goals, and those on offer, would bring if the game ended now
    over: bool


def view(s: "GuildsState", seat: int | None) -> View:
    """The table as a seat sees it (None: a spectator)."""
    box = s.box
    cards, goals, tiles = box.cards, box.goals, box.tiles
    rounds = box.rounds[s.players]
    cell = dict(zip(s.city, box.cells[s.players], strict=False))
    return {
        "seat": seat,
        "round": s.round,
        "rounds": rounds,
        "phase": PHASES[s.phase],
        "resolves": [n for n in range(1, rounds + 1) if n % box.resolve_every[s.players] == 0],
        "develops": list(box.development[s.players]),
        "turn": s.turn if s.turn >= 0 else None,
        "track": list(s.track),
        "seats": [_seat(s, owner, seat) for owner in range(len(s.reserve))],
        "hall": [{"x": x, "y": y} for x, y in guildhall(s.players)],
        "tiles": [_tile(s, tile, *cell[tile]) for tile in s.plan.order],
        "pairs": [{"seat": owner, "tiles": pair} for owner in range(len(s.reserve)) for pair in _pairs(s, owner)],
        "reach": [tiles[tile] for tile in _reach(s)],
        "tile": tiles[s.tile] if s.tile >= 0 else None,
        "winner": s.winner if s.winner >= 0 else None,
        "second": s.second if s.second >= 0 else None,
        "beadle": tiles[s.beadle] if s.beadle >= 0 else None,
        "side": box.sides[s.side],
        "planted": s.planted,
        "supply": s.supply,
        "stack": len(s.stack),
        "deck": len(s.deck),
        "discard": [cards[card] for card in s.discard],
        "reshuffled": [cards[card] for card in s.shuffled],
        "played": [cards[card] for card in s.played],
        "later": s.later,
        "hired": s.hired,
        "moved": s.moved,
        "sent": s.sent,
        "mayoral": len(s.bag) + len(s.under),
        "hand": None if seat is None else [cards[card] for card in s.hands[seat]],
        "offer": None if seat is None else [goals[code // SEATS] for code in s.offers[seat]],
        "worth": {} if seat is None else _worth(s, seat),
        "over": s.over,
    }


def _pairs(s: "GuildsState", owner: int) -> list[list[str]]:
    """The pairs that an owner scores (GOL-SCORE-6)."""
    own, tiles = masters(s, owner), s.box.tiles
    return [[tiles[one], tiles[other]] for one in bits(own) for other in bits(s.plan.near[one] & own) if one < other]


def _reach(s: "GuildsState") -> list[int]:
    """Where the pawn may go that is asked about; until one is chosen, one from the Guildhall."""
    question = s.pending[0][-1] if s.pending[0] else None
    if isinstance(question, MoveFrom | PawnFrom):
        question = question.then(IN_GUILDHALL)
    if not isinstance(question, MoveTo | PawnTo):
        return []
    return [action - s.box.to_tile for action in question.answers(s)]


def _worth(s: "GuildsState", seat: int) -> dict[str, int]:
    held = {code // SEATS for code in (*s.goals[seat], *s.offers[seat])}
    return {s.box.goals[goal]: scoring.goal_points(s, seat, goal) for goal in sorted(held)}


def _seat(s: "GuildsState", owner: int, viewer: int | None) -> SeatView:
    box = s.box
    player = owner < s.players
    goals = s.goals[owner] if player else ()
    shown = player and (s.over or owner == viewer)
    return {
        "seat": owner,
        "rival": not player,
        "points": s.vp[owner],
        "reserve": s.reserve[owner],
        "guildhall": s.guildhall[owner],
        "plantation": s.plantation[owner],
        "neutrals": s.neutrals[owner],
        "cards": len(s.hands[owner]) if player else 0,
        "known": [box.cards[card] for card in s.known[owner]] if player else [],
        "limit": hand_limit(s, owner),
        "goals": len(goals),
        "shown": [box.goals[code // SEATS] for code in goals] if shown else None,
        "drawn": len(s.offers[owner]) if player else 0,
        "tokens": [box.tokens[token] for token in s.tokens[owner]],
        "acted": bool(s.acted >> owner & 1),
    }


def _tile(s: "GuildsState", tile: int, x: int, y: int) -> TileView:
    resolved = not s.open >> tile & 1
    pawns = list(s.pawns[OWNERS * tile : OWNERS * tile + len(s.reserve)])
    return {
        "id": s.box.tiles[tile],
        "x": x,
        "y": y,
        "resolved": resolved,
        "token": s.box.tokens[s.token[tile]] if s.token[tile] >= 0 else None,
        "pawns": pawns,
        "neutrals": s.black[tile],
        "gathered": gathered(s, tile),
        "master": pawns.index(1) if resolved and any(pawns) else None,
    }


COUNTERS = ("points", "reserve", "guildhall", "plantation", "neutrals", "cards", "goals")


def counters(view: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """The numbers that `gain` events add up to: points, cards, and pawns of every owner in every place."""
    found: dict[tuple[int, str], int] = {}
    for seat in view["seats"]:
        for what in COUNTERS:
            found[seat["seat"], what] = seat[what]
        found[seat["seat"], "tokens"] = len(seat["tokens"])
    for tile in view["tiles"]:
        for seat, n in enumerate(tile["pawns"]):
            found[seat, tile["id"]] = n
    return found


def places(view: Mapping[str, Any]) -> dict[str, str | None]:
    """The pieces that `put` events move: tiles, the Beadle, and the viewer's own cards, copies being numbered."""
    found: dict[str, str | None] = {tile["id"]: f"{tile['x']},{tile['y']}" for tile in view["tiles"]}
    found["beadle"] = view["beadle"]
    seat = view["seat"]
    if seat is None:
        return found
    numbers: Counter[str] = Counter()
    for place, held in (
        ("hand", view["hand"]),
        ("goals", view["seats"][seat]["shown"]),
        ("offer", view["offer"]),
    ):
        for piece in held:
            numbers[piece] += 1
            found[f"{piece}/{numbers[piece]}"] = f"{place}-{seat}"
    return found


# What a seat cannot know


def deal(s: "GuildsState", seat: int | None, rng: Random) -> None:
    """Deal what the seat does not know; every deal that fits is about equally likely."""
    if s.over:
        return
    for _ in range(TRIES):
        deal_cards(s, seat, rng)
        deal_goals(s, seat, rng)
        if can_be_asked(s, seat):
            return
    repair(s, seat, rng)


def can_be_asked(s: "GuildsState", seat: int | None) -> bool:
    """What a question presupposes holds: those who are asked have a choice."""
    return all(len(s.answers(stack[-1])) > 1 for stack in s.pending if stack and stack[-1].seat != seat)


def deal_cards(s: "GuildsState", seat: int | None, rng: Random) -> None:
    """Cards of the deck and of the others' hands; what was never in this deck cannot lie there."""
    others = [other for other in range(s.players) if other != seat]
    unknown = Counter(s.deck)
    for other in others:
        unknown.update(s.hands[other])
        unknown.subtract(s.known[other])
    pool = sorted(unknown.elements())
    if not s.shuffled:
        rng.shuffle(pool)
        deck, hands = pool[: len(s.deck)], pool[len(s.deck) :]
    else:
        fresh = Counter(s.shuffled)  # what the deck was made of, less what the seat has drawn from it
        if seat is not None:
            fresh.subtract(s.drawn[seat])
        eligible = sorted((unknown & fresh).elements())
        deck = rng.sample(eligible, len(s.deck))
        hands = sorted((unknown - Counter(deck)).elements())
        rng.shuffle(hands)
        drawn = sorted((fresh - Counter(deck)).elements())
        rng.shuffle(drawn)
        for other in others:
            n = len(s.drawn[other])
            s.drawn = changed(s.drawn, other, tuple(drawn[:n]))
            del drawn[:n]
    s.deck = row(sorted(deck))
    for other in others:
        n = len(s.hands[other]) - len(s.known[other])
        s.hands[other] = [*s.known[other], *hands[:n]]
        del hands[:n]


def deal_goals(s: "GuildsState", seat: int | None, rng: Random) -> None:
    """Mayoral cards: the first that others kept are not what the seat returned; the rest may lie anywhere."""
    bit = 0 if seat is None else 1 << seat
    others = [other for other in range(s.players) if other != seat]
    hidden = [code // SEATS for held in (s.under, *s.goals, *s.offers) for code in held if not code & bit]
    choosing = s.phase == CHOOSING
    if choosing:
        hidden += [goal for other in others for goal in s.returned[other]]
    pool = sorted([*s.bag, *hidden])
    rng.shuffle(pool)
    mine = () if seat is None or choosing else s.returned[seat]
    firsts = [other for other in others if s.goals[other] and not s.goals[other][0] & bit]
    kept: dict[int, int] = {}
    for other in firsts:
        at = next((i for i, goal in enumerate(pool) if goal not in mine), 0)
        kept[other] = pool.pop(at)

    def dealt(held: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([code if code & bit else SEATS * pool.pop() | code % SEATS for code in held])

    rest = pool.copy()
    for other in others:
        first = (SEATS * kept[other] | s.goals[other][0] % SEATS,) if other in kept else dealt(s.goals[other][:1])
        s.goals = changed(s.goals, other, first + dealt(s.goals[other][1:]))
        s.offers = changed(s.offers, other, dealt(s.offers[other]))
        n = len(s.returned[other])
        returned = [pool.pop() for _ in range(n)] if choosing else rng.sample(rest, min(n, len(rest)))
        s.returned = changed(s.returned, other, tuple(sorted(returned)))
    s.under = dealt(s.under)
    s.bag = row(sorted(pool))


def repair(s: "GuildsState", seat: int | None, rng: Random) -> None:
    """Where chance deals nobody a choice for long, give the seat that is asked the first card that brings one."""
    asked = [stack[-1].seat for stack in s.pending if stack and stack[-1].seat != seat]
    for other in asked:
        hand, deck = s.hands[other].copy(), s.deck.tolist()
        swaps = [(i, j) for i in range(len(hand)) for j in range(len(deck)) if hand[i] not in s.known[other]]
        rng.shuffle(swaps)
        for i, j in swaps:
            mine, left = hand.copy(), deck.copy()
            mine[i], left[j] = deck[j], hand[i]
            s.hands[other], s.deck = mine, row(sorted(left))
            if can_be_asked(s, seat):
                return
        s.hands[other], s.deck = hand, row(deck)
