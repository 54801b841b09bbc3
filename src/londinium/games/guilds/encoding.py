"""The view of Guilds of London as numbers (`kernel/encoding.py`)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from londinium.games.guilds.view import PHASES
from londinium.kernel.encoding import (
    Amount,
    AnyOf,
    ById,
    BySeat,
    Description,
    Flag,
    Group,
    OneOf,
    Read,
    Seat,
)

if TYPE_CHECKING:
    from londinium.games.guilds.game import GuildsOfLondon

WORTH = 20  # points of a goal
MOST_ROUNDS = 16


def describe(game: "GuildsOfLondon", players: int) -> Description:
    box = game.box
    owners = max(players, 2)  # alone there is a rival
    copies, goals = max(box.copies), max(box.goal_copies)
    rounds = range(1, MOST_ROUNDS + 1)
    cells = box.cells[players]
    tile = Group(
        x=Amount(max(abs(x) for x, _ in cells), "the cell it lies on, from west to east"),
        y=Amount(max(abs(y) for _, y in cells), "the cell it lies on, from north to south"),
        there=Flag("it lies in the city"),
        resolved=Flag("it is resolved"),
        token=OneOf(box.tokens, "the token on it"),
        pawns=BySeat(owners, Amount(8, "pawns on it by owner")),
        neutrals=Amount(8, "neutral pawns on it"),
        gathered=Amount(8, "what counts towards the pawns that it requires"),
        master=Seat(owners, "its Master"),
    )
    seat = Group(
        points=Amount(100, "points"),
        reserve=Amount(box.pawns, "pawns in the reserve"),
        guildhall=Amount(box.pawns, "pawns in the Guildhall"),
        plantation=Amount(box.pawns, "pawns on the Plantation"),
        neutrals=Amount(8, "neutral pawns"),
        cards=Amount(12, "cards in the hand"),
        known=AnyOf(box.cards, "cards of the hand that all have seen go there", most=copies),
        limit=Amount(12, "hand limit"),
        goals=Amount(8, "mayoral cards kept"),
        shown=AnyOf(box.goals, "mayoral cards kept, where the viewer may see them", most=goals),
        drawn=Amount(8, "mayoral cards to choose from"),
        tokens=AnyOf(box.tokens, "tokens", most=4),
        acted=Flag("has acted in this round"),
        pairs=Amount(10, "pairs of adjacent Masters"),
        track=OneOf(range(owners), "the place in track order"),
    )
    view = Group(
        round=OneOf(rounds, "the round"),
        rounds=Amount(MOST_ROUNDS, "rounds of the game"),
        phase=OneOf(PHASES, "the phase of the round"),
        resolves=AnyOf(rounds, "rounds at whose end tiles are resolved"),
        develops=AnyOf(rounds, "rounds at whose end the Plantation is developed"),
        turn=Seat(owners, "whose turn it is"),
        tile=OneOf(box.tiles, "the tile that is resolved now"),
        winner=Seat(owners, "its winner"),
        second=Seat(owners, "the second there"),
        reach=AnyOf(box.tiles, "tiles to which the pawn in question may go"),
        beadle=OneOf(box.tiles, "where the Beadle stands"),
        side=OneOf(box.sides, "the side of the Plantation"),
        planted=Amount(8, "neutral pawns on the Plantation"),
        supply=Amount(16, "neutral pawns in the supply"),
        stack=Amount(len(box.tiles), "tiles in the stack"),
        deck=Amount(sum(box.copies), "cards in the deck"),
        discard=AnyOf(box.cards, "cards in the discard pile", most=copies),
        reshuffled=AnyOf(box.cards, "what the deck was last made of; nothing: it is the first", most=copies),
        played=AnyOf(box.cards, "cards played in this turn", most=copies),
        later=Amount(8, "cards to be drawn at the end of the turn"),
        hired=Amount(8, "pawns hired in this turn"),
        moved=Amount(8, "pawns moved in this turn"),
        sent=Amount(8, "pawns sent to the Plantation in this turn"),
        mayoral=Amount(sum(box.goal_copies), "mayoral cards in the deck"),
        hand=AnyOf(box.cards, "the viewer’s hand", most=copies),
        offer=AnyOf(box.goals, "mayoral cards that the viewer chooses from", most=goals),
        worth=ById(box.goals, Amount(WORTH, "what the viewer’s mayoral cards would bring now")),
        over=Flag("the game is over"),
        tiles=ById(box.tiles, Read(read_tile, tile)),
        seats=BySeat(owners, seat),
    )
    return Description(Read(read_table, view))


def read_tile(tile: Mapping[str, Any]) -> dict[str, Any]:
    return {**tile, "there": True}


def read_table(view: Mapping[str, Any]) -> dict[str, Any]:
    """The table, with what is told of seats together standing at each of them."""
    seats = [
        {
            **seat,
            "pairs": sum(pair["seat"] == seat["seat"] for pair in view["pairs"]),
            "track": view["track"].index(seat["seat"]) if seat["seat"] in view["track"] else None,
        }
        for seat in view["seats"]
    ]
    return {**view, "seats": seats}
