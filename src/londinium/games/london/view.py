"""What each seat sees (LON-INFO), and what it can guess.

A view shows no other hand, no order of a deck, and no covered or face-down card of another player (LON-INFO-9). A
guess knows more, as an attentive player does: cards laid and covered (LON-INFO-13), cards that were taken from the
board and are still held, cards looked at in the deck and where they went, and the deck, A, B or C, of every card: the
backs show it. What is left is dealt deck by deck, every deal equally likely that leaves the present question with a
choice. Left out is what could be reasoned from a player's behaviour; where the cards lie that a seat had looked at,
once another has looked at them and kept one; and which seats besides the guessing one know a hidden card.
"""

from collections.abc import Mapping
from itertools import combinations, product
from random import Random
from typing import TYPE_CHECKING, Any, TypedDict

from londinium.games.london import board as boards
from londinium.games.london import land, loans, run, scoring
from londinium.games.london.components import DECKS
from londinium.games.london.develop import Pay, Place, free_builds, playable
from londinium.games.london.draw import Peek
from londinium.games.london.effects import Discards, Order, Target
from londinium.games.london.forecast import RunForecast, RunPoverty, forecast, run_poverty
from londinium.games.london.moves import SPACES, ActivationQuestion
from londinium.games.london.turn import STEPS, Action
from londinium.kernel.questions import Question
from londinium.kernel.tuples import changed

if TYPE_CHECKING:
    from londinium.games.london.state import LondonState

TRIES = 400  # deals, before the few that will do are looked for


class CardView(TypedDict):
    """A card that lies open: `card` is what it shows, `piece` which copy it is."""

    piece: str
    card: str


class SpaceView(TypedDict):
    space: str
    holds: CardView | None


class StackView(TypedDict):
    stack: int
    cards: int
    face_up: bool
    top: CardView | None  # None: face-down, and not for these eyes
    under: list[CardView] | None  # oldest first; None: not for these eyes
    stored: int  # money on the top card
    laid: bool  # in this turn: it cannot be covered
    activated: bool  # in this Run


class SeatView(TypedDict):
    seat: int
    money: int
    loans: int
    poverty: int
    prestige: int
    hand: list[str] | None  # None: another's
    hand_size: int
    hand_decks: list[str]  # the deck of every card, sorted
    boroughs: list[str]  # newest last
    stacks: list[StackView]
    stored: int  # on all cards
    swaps: int  # left in this turn
    run_poverty: RunPoverty
    excess: int  # poverty beyond the lowest, if the game ended now (LON-SCORE-7)


class PriceView(TypedDict):
    """What a borough for sale costs the viewer now, and how many loans that takes in the viewer's turn."""

    price: int
    loans: int


class BuildView(TypedDict):
    """A card that is being built, played for an effect, or swapped."""

    card: str
    stack: int | None


class View(TypedDict):
    turn: int
    active: int
    first: int
    step: str
    last_turns: int | None  # left, once the end is triggered
    columns: int
    board: list[SpaceView]
    deck: int
    decks: dict[str, int]  # cards left of each deck
    looked: list[str] | None  # by the viewer, at this moment
    looked_at: int  # by the active seat, at this moment
    offer: list[str | None]
    prices: list[PriceView | None]  # of these
    borough_deck: int
    out: list[CardView]
    building: BuildView | None
    free_builds: int
    playable: list[str]  # cards that the viewer, who chooses an action, could begin Develop with
    ready: list[int]  # stacks of the viewer that a Run could begin with, likewise
    run: RunForecast | None  # for a viewer who chooses an action or goes on with a Run
    loans_left: int | None
    seats: list[SeatView]
    over: bool


def view(s: "LondonState", seat: int | None) -> View:
    """What a seat sees; None: a spectator."""
    box, asked = s.box, _asked(s)
    left = [0] * len(DECKS)
    for face in (*s.deck, *s.top):
        left[box.deck_of[face]] += 1
    looked = asked.looked if isinstance(asked, Peek) else 0
    final = scoring.ended(s)
    choosing = isinstance(asked, Action) and seat == s.active
    return {
        "turn": s.turn,
        "active": s.active,
        "first": s.first,
        "step": "over" if s.over else STEPS[s.step - 1],
        "last_turns": s.last if s.last >= 0 else None,
        "columns": len(box.spaces[s.players]) // 2,
        "board": [
            {"space": SPACES[space], "holds": _card(s, s.board[space]) if s.board[space] >= 0 else None}
            for space in box.spaces[s.players]
        ],
        "deck": s.deck_size(),
        "decks": dict(zip(DECKS, left, strict=True)),
        "looked": [box.ids[face] for face in s.top[:looked]] if looked and seat == s.active else None,
        "looked_at": looked,
        "offer": [box.borough_ids[borough] if borough >= 0 else None for borough in s.offer],
        "prices": [_price(s, seat, borough) if borough >= 0 else None for borough in s.offer],
        "borough_deck": len(s.land_deck),
        "out": [_card(s, piece) for piece in s.out],
        "building": _building(s, asked),
        "free_builds": s.free,
        "playable": [box.ids[face] for face in playable(s, s.active, free_builds(s, s.active))] if choosing else [],
        "ready": [stack + 1 for stack in run.ready(s, s.active)] if choosing else [],
        "run": forecast(s, s.active) if seat in s.to_act and isinstance(asked, Action | run.Run) else None,
        "loans_left": None if s.options.loan_cap is None else max(0, loans.loans_left(s)),
        "seats": [_seat(s, other, seat, final) for other in range(s.players)],
        "over": s.over,
    }


def _asked(s: "LondonState") -> Question | None:
    return s.pending[0][-1] if s.pending[0] and not s.over else None


def _building(s: "LondonState", asked: Question | None) -> BuildView | None:
    box = s.box
    match asked:
        case Pay(face=face, place=place):
            return {"card": box.ids[face], "stack": place + 1 if place >= 0 else None}
        case Place(face=face) | boards.Swap(face=face):
            return {"card": box.ids[face], "stack": None}
        case ActivationQuestion(seat=seat, place=place):
            return {"card": box.ids[box.face_of[s.tops[seat][place]]], "stack": place + 1}
        case Discards(source=source) | Target(source=source) | Order(source=source) if source < box.run_source:
            return {"card": box.ids[source], "stack": None}
    return None


def _card(s: "LondonState", piece: int) -> CardView:
    return {"piece": s.box.piece_names[piece], "card": s.box.ids[s.box.face_of[piece]]}


def _seat(s: "LondonState", seat: int, viewer: int | None, final: "LondonState") -> SeatView:
    box = s.box
    own = seat == viewer
    return {
        "seat": seat,
        "money": s.money[seat],
        "loans": s.loans[seat],
        "poverty": s.poverty[seat],
        "prestige": s.prestige[seat],
        "hand": [box.ids[face] for face in s.hands[seat]] if own else None,
        "hand_size": len(s.hands[seat]),
        "hand_decks": [DECKS[box.deck_of[face]] for face in s.hands[seat]],
        "boroughs": [box.borough_ids[one] for one in s.lands[seat]],
        "stacks": [_stack(s, seat, stack, viewer) for stack in range(len(s.tops[seat]))],
        "stored": sum(s.stored[seat]),
        "swaps": boards.swaps_left(s, seat) if seat == s.active and not s.over else 0,
        "run_poverty": run_poverty(s, seat),
        "excess": final.poverty[seat],
    }


def sees_inside(s: "LondonState", seat: int, viewer: int | None) -> bool:
    """Whether a viewer may look at the covered and face-down cards of a city (LON-INFO-9, LON-INFO-10)."""
    return s.over or (seat == viewer and s.options.owner_may_inspect_own_covered)


def _price(s: "LondonState", viewer: int | None, borough: int) -> PriceView:
    if viewer is None:
        return {"price": s.box.price[borough], "loans": 0}
    price = land.price(s, viewer, borough)
    return {"price": price, "loans": loans.needed(s, viewer, price) if viewer == s.active and not s.over else 0}


def _stack(s: "LondonState", seat: int, stack: int, viewer: int | None) -> StackView:
    down = bool(s.down[seat] >> stack & 1)
    seen = sees_inside(s, seat, viewer)
    active = seat == s.active
    return {
        "stack": stack + 1,
        "cards": len(s.under[seat][stack]) + 1,
        "face_up": not down,
        "top": _card(s, s.tops[seat][stack]) if seen or not down else None,
        "under": [_card(s, piece) for piece in s.under[seat][stack]] if seen else None,
        "stored": s.stored[seat][stack],
        "laid": active and bool(s.laid >> stack & 1),
        "activated": active and bool(s.activated >> stack & 1),
    }


def counters(view: Mapping[str, Any]) -> dict[tuple[int, str], int]:
    """The numbers that `gain` events add up to."""
    whats = ("money", "loans", "poverty", "prestige", "stored")
    return {(seat["seat"], what): seat[what] for seat in view["seats"] for what in whats}


def places(view: Mapping[str, Any]) -> dict[str, str | None]:
    """The pieces that `put` events move, where they are in sight: the board, building areas, boroughs, the pile."""
    found: dict[str, str | None] = {}
    for space in view["board"]:
        if space["holds"]:
            found[space["holds"]["piece"]] = space["space"]
    for card in view["out"]:
        found[card["piece"]] = "out"
    for number, borough in enumerate(view["offer"], 1):
        if borough:
            found[borough] = f"offer-{number}"
    for seat in view["seats"]:
        found.update(dict.fromkeys(seat["boroughs"], f"lands-{seat['seat']}"))
        for stack in seat["stacks"]:
            for card in (*(stack["under"] or ()), stack["top"]):
                if card:
                    found[card["piece"]] = f"stack-{seat['seat']}-{stack['stack']}"
    return found


# A guess


def deal(s: "LondonState", viewer: int | None, rng: Random) -> None:
    """Deal the city cards that the viewer does not know afresh, deck by deck."""
    asked = _asked(s)
    unseen = Unseen(s, viewer, -1 if asked is None else asked.seat)
    for _ in range(TRIES):
        unseen.hand_out(s, rng, ())
        if asked is None or not unseen.hidden[asked.seat] or holds(s, asked):
            return
    for size in (1, 2):  # cards that two answers need: no question needs more
        for decks in dict.fromkeys(combinations(unseen.hidden[unseen.first], size)):
            for faces in product(*(dict.fromkeys(unseen.pools[deck]) for deck in decks)):
                if unseen.have(faces):
                    unseen.hand_out(s, rng, faces)
                    if asked is None or holds(s, asked):
                        return


def holds(s: "LondonState", asked: Question) -> bool:
    """What a question presupposes: that it has a choice, and that a card that is being placed can be paid for."""
    if isinstance(asked, Place):
        return not s.box.needs_discard[asked.face] or bool(Pay(asked.seat, asked.face, -1).answers(s))
    return len(s.answers(asked)) > 1


class Unseen:
    """The city cards that a viewer does not know, by deck, and the places that hold them."""

    def __init__(self, s: "LondonState", viewer: int | None, first: int) -> None:
        box = s.box
        self.first = first  # the seat that is asked: it is dealt to before the others
        self.bit = boards.SPECTATORS if viewer is None else 1 << viewer
        self.pools: list[list[int]] = [[] for _ in DECKS]
        self.held: list[list[tuple[int, int]]] = []  # by seat, the cards that the viewer knows
        self.hidden: list[list[int]] = []  # by seat, the deck of every other card
        unseen = [*s.deck, *(face for face, known in zip(s.top, s.top_seen, strict=True) if not known & self.bit)]
        for seat, hand in enumerate(s.hands):
            self.held.append([])
            self.hidden.append([])
            for face, known in zip(hand, s.seen[seat], strict=True):
                if known & boards.SPECTATORS:
                    self.held[-1].append((face, boards.EVERYBODY))
                elif known & self.bit:
                    self.held[-1].append((face, self.bit | 1 << seat))
                else:
                    self.hidden[-1].append(box.deck_of[face])
                    unseen.append(face)
        for face in sorted(unseen):
            self.pools[box.deck_of[face]].append(face)

    def have(self, faces: tuple[int, ...]) -> bool:
        """Whether there are as many copies."""
        return all(sum(pool.count(face) for pool in self.pools) >= faces.count(face) for face in faces)

    def hand_out(self, s: "LondonState", rng: Random, wanted: tuple[int, ...]) -> None:
        """Deal cards at random to hands and to the places of the deck that others have looked at, the rest to the deck.

        `wanted` are cards that the first seat gets.
        """
        deck_of = s.box.deck_of
        left = [pool.copy() for pool in self.pools]
        for pool in left:
            rng.shuffle(pool)
        for face in wanted:
            left[deck_of[face]].remove(face)
            left[deck_of[face]].append(face)
        for i in range(s.players):
            seat = (max(self.first, 0) + i) % s.players
            s.hands[seat], s.seen[seat] = (), ()
            for face, known in self.held[seat]:
                boards.add_to_hand(s, seat, face, known)
            for deck in self.hidden[seat]:
                boards.add_to_hand(s, seat, left[deck].pop(), 1 << seat)
        for position, (face, known) in enumerate(zip(s.top, s.top_seen, strict=True)):
            if not known & self.bit:
                s.top = changed(s.top, position, left[deck_of[face]].pop())
        s.deck = sorted(face for pool in left for face in pool)
