"""The view of London as numbers (`kernel/encoding.py`)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from londinium.games.london.components import DECKS
from londinium.games.london.moves import SPACES
from londinium.games.london.turn import STEPS
from londinium.kernel.encoding import (
    Amount,
    AnyOf,
    ById,
    BySeat,
    Description,
    Flag,
    Group,
    Listed,
    Maybe,
    OneOf,
    Read,
    Seat,
)

if TYPE_CHECKING:
    from londinium.games.london.game import London

STACKS = 12  # of a building area that are told; who has more has lost count of the poverty, too


def describe(game: "London", players: int) -> Description:
    box = game.box
    copies = max(box.copies)
    poverty = Group(
        stacks=Amount(20, "poverty from stacks, if a Run ended now"),
        loans=Amount(20, "poverty from loans, if a Run ended now"),
        cards=Amount(20, "poverty from cards in the hand, if a Run ended now"),
    )
    run = Group(
        cards=Amount(12, "cards that a Run would activate"),
        money=Amount(30, "money it would bring"),
        paid=Amount(30, "money it would cost"),
        loans=Amount(5, "loans it would take"),
        prestige=Amount(20, "prestige it would bring"),
        burden=Amount(20, "poverty it would bring before its end"),
        relief=Amount(20, "poverty it would take away"),
        draws=Amount(10, "cards it would draw"),
        discards=Amount(10, "cards it would discard"),
        open=Flag("it depends on choices or cards to come"),
    )
    stack = Group(
        cards=Amount(8, "cards in the stack"),
        face_up=Flag("its top card is face up"),
        top=OneOf(box.ids, "its top card, where the viewer may see it"),
        stored=Amount(10, "money on it"),
        laid=Flag("laid in this turn"),
        activated=Flag("activated in this Run"),
    )
    seat = Group(
        money=Amount(60, "money"),
        loans=Amount(12, "loans"),
        poverty=Amount(60, "poverty"),
        prestige=Amount(60, "prestige"),
        excess=Amount(60, "poverty beyond the lowest"),
        hand=AnyOf(box.ids, "cards in the hand, the viewer’s own only", most=copies),
        hand_size=Amount(15, "cards in the hand"),
        hand_decks=AnyOf(DECKS, "cards in the hand by deck", most=15),
        boroughs=AnyOf(box.borough_ids, "boroughs"),
        stored=Amount(20, "money on cards"),
        swaps=Amount(3, "swaps left in this turn"),
        run_poverty=poverty,
        covered=AnyOf(box.ids, "covered cards, where the viewer may see them", most=copies),
        stacks=Listed(STACKS, Read(read_stack, stack)),
    )
    price = Group(price=Amount(10, "its price for the viewer"), loans=Amount(3, "loans that this takes"))
    building = Group(card=OneOf(box.ids, "the card"), stack=OneOf(range(1, STACKS + 1), "its stack"))
    view = Group(
        turn=Amount(150, "turns so far"),
        active=Seat(players, "whose turn it is"),
        first=Seat(players, "who began"),
        step=OneOf((*STEPS, "over"), "the step of the turn"),
        last_turns=Maybe("the end has been triggered", Amount(players, "turns left")),
        board=ById(SPACES, Read(read_space, OneOf(box.ids, "the card on each space of the board")), "space"),
        deck=Amount(90, "cards in the deck"),
        decks=ById(DECKS, Amount(40, "cards left of each deck")),
        looked=AnyOf(box.ids, "cards of the deck that the viewer looks at", most=copies),
        looked_at=Amount(5, "cards of the deck that the active seat looks at"),
        offer=Listed(3, OneOf(box.borough_ids, "boroughs for sale")),
        prices=Listed(3, price),
        borough_deck=Amount(20, "boroughs in the deck"),
        out=Read(read_cards, AnyOf(box.ids, "cards out of the game", most=copies)),
        building=Maybe("a card is under way: built, played or swapped", building),
        free_builds=Amount(5, "free builds left"),
        playable=AnyOf(box.ids, "cards with which the viewer could begin Develop"),
        ready=AnyOf(range(1, STACKS + 1), "stacks with which the viewer could begin a Run"),
        run=Maybe("a Run is forecast", run),
        loans_left=Maybe("loans are limited", Amount(12, "loans left")),
        over=Flag("the game is over"),
        seats=BySeat(players, Read(read_seat, seat)),
    )
    return Description(view)


def read_cards(cards: Sequence[Mapping[str, Any]]) -> list[str]:
    return [card["card"] for card in cards]


def read_space(space: Mapping[str, Any]) -> str | None:
    return space["holds"]["card"] if space["holds"] else None


def read_stack(stack: Mapping[str, Any]) -> dict[str, Any]:
    return {**stack, "top": stack["top"]["card"] if stack["top"] else None}


def read_seat(seat: Mapping[str, Any]) -> dict[str, Any]:
    """A seat, with all its covered cards together."""
    covered = [card["card"] for stack in seat["stacks"] for card in stack["under"] or ()]
    return {**seat, "covered": covered}
