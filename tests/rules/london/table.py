"""A table of London set up as a test needs it: hands, cities, boroughs, purses, board and decks, by names.

    s = table(Seat("hospital vintners", city="mercers/town_houses ~docks shops=2", boroughs="city lambeth", money=7))
    do(s, "develop"), do(s, "play", "hospital"), do(s, "new"), do(s, "discard", "vauxhall_gardens")

*Names.* A card or borough is named by its id, or by any part of it that tells it apart (`docks` is not enough for
`west_india_docks`, since there is `albert_dock`; `west_india` is). `paupers`, `hospital`, `school`, `shops` and the
like mean the first face of that name that has a copy left: A before B before C.

*Cities.* Stacks with blanks between them. `mercers/town_houses`: Town Houses cover Mercers. `~docks`: the top card is
face-down. `shops=2`: money is stored on it.

*Board.* `board="mercers - salters / grocers"`: the top row, a dash for an empty space, then the bottom row.

*Decks.* `deck="sewers mercers"`: the next cards of the city deck, in this order, that nobody has seen; all others lie
below them in an order of chance. With `only=True` the deck has no others: they are out of the game. `offer`: the
boroughs for sale, a dash for a gap; `borough_deck`: what the borough deck holds (by default all the rest).

*Moment.* It is seat `turn`'s turn, at `step`: "repay" (the turn begins), "draw", "action", "limit" or "end" (the
turn ends). `last`: turns left, this one included, once the end is triggered. The rest is options of the game.

Everything that is not named is as in a fresh game, but hands are empty and everyone has £5. No piece is lost: what is
named is taken from the deck.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, cast

import pytest

import londinium
from londinium.games.london import board as boards
from londinium.games.london.game import London
from londinium.games.london.moves import SPACES
from londinium.games.london.state import LondonState
from londinium.games.london.turn import STEPS
from londinium.games.london.view import SeatView
from londinium.kernel.events import Event
from londinium.kernel.tuples import changed
from londinium.kernel.words import sentence

GAME = cast(London, londinium.game("london"))
BOX = GAME.box
RULES = BOX.rules
CARDS = {card.id: card for card in BOX.faces}
BOROUGHS = {borough.id: borough for borough in BOX.boroughs}


class Seat(NamedTuple):
    """A player: `hand` and `known` are in hand, `known` being cards that everybody saw taken from the board."""

    hand: str = ""
    city: str = ""
    boroughs: str = ""
    money: int = 5
    loans: int = 0
    poverty: int = 0
    prestige: int = 0
    known: str = ""


def face(name: str, deck: Sequence[int] | None = None) -> int:
    """The face of this name, the first one of which the deck has a copy."""
    exact = [number for number, id in enumerate(BOX.ids) if id == name]
    alike = [number for number, id in enumerate(BOX.ids) if id.startswith(f"{name}_")]
    parts = [number for number, id in enumerate(BOX.ids) if name in id]
    found = exact or alike or parts
    assert found, f"there is no card {name}"
    assert exact or alike or len(parts) == 1, f"{name} may be any of {[BOX.ids[number] for number in parts]}"
    left = found if deck is None else [number for number in found if number in deck]
    assert left, f"no {name} is left"
    return left[0]


def borough(name: str) -> int:
    """The borough of this name, or with this in its name."""
    found = [number for number, id in enumerate(BOX.borough_ids) if id == name]
    found = found or [number for number, id in enumerate(BOX.borough_ids) if name in id]
    assert len(found) == 1, f"{name} may be any of {[BOX.borough_ids[number] for number in found]}"
    return found[0]


def id_of(name: str) -> str:
    """The id of a card that a test calls by a shorter name."""
    return BOX.ids[face(name)]


def table(
    *seats: Seat,
    board: str = "",
    deck: str = "",
    only: bool = False,
    offer: str | None = None,
    borough_deck: str | None = None,
    turn: int = 0,
    step: str = "action",
    last: int = -1,
    seed: int = 0,
    **options: Any,
) -> LondonState:
    """A game at the first question of a position; at least two players sit at it."""
    chosen = [*seats, Seat(), Seat()][: max(2, len(seats))]
    s = GAME.set_up(len(chosen), GAME.options(**options), seed)
    s.deck = BOX.city_deck(s.options.pauper_count)
    s.hands = [() for _ in chosen]
    s.seen = [() for _ in chosen]
    for name in deck.split():
        s.top += (_from_deck(s, name),)
        s.top_seen += (0,)
    rows = board.split("/")
    for row, names in enumerate(rows):
        for column, name in enumerate(names.split()):
            if name != "-":
                s.board[5 * row + column] = _open(s, name)
    for seat, one in enumerate(chosen):
        _seat(s, seat, one)
    if offer is not None:
        s.offer = tuple(-1 if name == "-" else borough(name) for name in offer.split())
    owned = {number for lands in s.lands for number in lands}
    rest = [number for number in range(len(BOX.boroughs)) if number not in owned and number not in s.offer]
    s.offer = tuple(-1 if number in owned else number for number in s.offer)
    s.land_deck = tuple(rest if borough_deck is None else sorted(borough(name) for name in borough_deck.split()))
    if only:
        for number in s.deck:
            s.out += (boards.open_piece(s, number),)
        s.deck = []
    s.active = s.first = turn
    s.turn = 1 if step != "repay" else 0
    s.step = STEPS.index(step)
    s.last = last
    s.uses = (0,) * len(s.tops[turn])
    s.refresh_all()
    s.settle(None)
    return s


def _from_deck(s: LondonState, name: str) -> int:
    number = face(name, s.deck)
    s.deck.remove(number)
    return number


def _open(s: LondonState, name: str) -> int:
    return boards.open_piece(s, _from_deck(s, name))


def _seat(s: LondonState, seat: int, one: Seat) -> None:
    for names, seen in ((one.hand, 1 << seat), (one.known, boards.EVERYBODY)):
        for name in names.split():
            boards.add_to_hand(s, seat, _from_deck(s, name), seen)
    for number, stack in enumerate(one.city.split()):
        text, _, money = stack.removeprefix("~").partition("=")
        *covered, top = (_open(s, name) for name in text.split("/"))
        s.tops[seat] += (top,)
        s.under[seat] += (tuple(covered),)
        s.stored[seat] += (int(money or 0),)
        s.down = changed(s.down, seat, s.down[seat] | stack.startswith("~") << number)
    s.lands = changed(s.lands, seat, tuple(borough(name) for name in one.boroughs.split()))
    s.money[seat], s.loans[seat] = one.money, one.loans
    s.poverty[seat], s.prestige[seat] = one.poverty, one.prestige


def scored(*seats: Seat, **set_up: Any) -> LondonState:
    """A game that ends at once: the final scoring of this position."""
    return table(*seats, step="end", last=1, **set_up)


# Moves by their names


def move(kind: str, thing: str | int | None = None) -> dict[str, Any]:
    """A move of a kind, with its object as a test calls it."""
    fields = GAME.moves.verbs[kind].fields
    if not fields:
        assert thing is None
        return {"kind": kind}
    assert thing is not None, f"{kind} needs a {fields[0]}"
    if fields[0] == "card":
        thing = id_of(str(thing))
    elif fields[0] == "borough":
        thing = BOX.borough_ids[borough(str(thing))]
    return {"kind": kind, fields[0]: thing}


def _held(s: LondonState, made: dict[str, Any]) -> dict[str, Any]:
    """`discard paupers` means those in hand, whichever deck they are of."""
    card = made.get("card")
    if card is None or card in hand(s):
        return made
    name = card.rpartition("_")[0]
    alike = [id for id in hand(s) if name and id.startswith(f"{name}_") and CARDS[id].name == CARDS[card].name]
    return {**made, "card": alike[0]} if alike else made


def do(
    s: LondonState,
    kind: str,
    thing: str | int | None = None,
    log: list[Event] | None = None,
    seat: int | None = None,
) -> None:
    """The player whose turn it is makes a move: `do(s, "play", "hospital")`."""
    seat = s.active if seat is None else seat
    s.play(seat, GAME.action(_held(s, move(kind, thing))), log)


def does(s: LondonState, *moves: str) -> LondonState:
    """Several moves in a row, each in one text: `does(s, "develop", "play hospital", "onto 2")`."""
    for text in moves:
        kind, _, thing = text.partition(" ")
        do(s, kind, int(thing) if thing.isdecimal() else thing or None)
    return s


def may(s: LondonState, kind: str | None = None, seat: int | None = None) -> set[str]:
    """The legal moves as texts, or with a kind only the objects of that kind: `may(s, "play") == {"vintners"}`."""
    legal = [GAME.move(action) for action in s.legal(s.active if seat is None else seat)]
    if kind is None:
        return {" ".join(map(str, one.values())) for one in legal}
    return {str(list(one.values())[-1]) for one in legal if one["kind"] == kind}


def kinds(s: LondonState, seat: int | None = None) -> set[str]:
    """The kinds of move that are legal now."""
    return {GAME.move(action)["kind"] for action in s.legal(s.active if seat is None else seat)}


def refused(s: LondonState, kind: str, thing: str | int | None = None, seat: int | None = None) -> str | None:
    """The rule that forbids a move, or None."""
    refusal = s.explain(s.active if seat is None else seat, _held(s, move(kind, thing)))
    return refusal.rule if refusal else None


def why_not(s: LondonState, kind: str, thing: str | int | None = None, language: str = "en") -> str:
    """The sentence that a player reads who tries a forbidden move."""
    refusal = s.explain(s.active, _held(s, move(kind, thing)))
    assert refusal is not None
    return sentence(refusal, GAME, language)


def stopped_by(s: LondonState, kind: str, thing: str | int | None = None) -> str:
    """Try a forbidden move: the rule that stops it. The state stays as it was."""
    before = s.fingerprint()
    with pytest.raises(londinium.IllegalAction) as stopped:
        do(s, kind, thing)
    assert s.fingerprint() == before
    assert stopped.value.rule == refused(s, kind, thing)
    return stopped.value.rule


def asked(s: LondonState, seat: int | None = None) -> str | None:
    """What kind of question the player whose turn it is has to answer."""
    question = s.ask(s.active if seat is None else seat)
    return question["kind"] if question else None


# What lies on the table, in the words of `table`


def hand(s: LondonState, seat: int | None = None) -> list[str]:
    return [BOX.ids[number] for number in s.hands[s.active if seat is None else seat]]


def city(s: LondonState, seat: int | None = None) -> list[str]:
    """The stacks of a building area, each as `table` takes it."""
    seat = s.active if seat is None else seat
    found = []
    for stack, top in enumerate(s.tops[seat]):
        names = [BOX.ids[BOX.face_of[piece]] for piece in (*s.under[seat][stack], top)]
        money = f"={s.stored[seat][stack]}" if s.stored[seat][stack] else ""
        found.append(("~" if s.down[seat] >> stack & 1 else "") + "/".join(names) + money)
    return found


def on_board(s: LondonState) -> dict[str, str]:
    """The cards on the development board by their spaces."""
    return {SPACES[i]: BOX.ids[BOX.face_of[piece]] for i, piece in enumerate(s.board) if piece >= 0}


def out(s: LondonState) -> list[str]:
    """The cards out of the game."""
    return [BOX.ids[BOX.face_of[piece]] for piece in s.out]


def lands(s: LondonState, seat: int | None = None) -> list[str]:
    return [BOX.borough_ids[number] for number in s.lands[s.active if seat is None else seat]]


def purse(s: LondonState, seat: int = 0) -> tuple[int, int, int, int]:
    """Money, loans, poverty and prestige of a seat."""
    return s.money[seat], s.loans[seat], s.poverty[seat], s.prestige[seat]


def seen(s: LondonState, seat: int = 0, viewer: int | None = None) -> SeatView:
    """A seat as another one, or a spectator, sees it."""
    view: SeatView = s.view(viewer)["seats"][seat]
    return view


def at_random(s: londinium.State, seed: int) -> Iterator[LondonState]:
    """Play to the end at random, stopping before every action and at the end: the same state, ever further on."""
    assert isinstance(s, LondonState)
    chance = Random(seed)
    while s.to_act:
        yield s
        seat = chance.choice(s.to_act)
        s.play(seat, chance.choice(s.legal(seat)))
    yield s
