"""What a position of Guilds of London is made of: the city and its pawns, the score track, decks, hands and goals.

Pawns belong to owners: the seats, and in the solo game the rival, who is owner 1 without being a seat. Pawns on tiles
stand in one row, four numbers a tile; bags are rows, too. A goal that somebody knows is one number with the seats that
know it. What few decisions change is a tuple, which copies share.
"""

from londinium.games.guilds.box import Box
from londinium.games.guilds.city import Plan
from londinium.games.guilds.options import GuildsOptions
from londinium.games.guilds.pieces import CHOOSING
from londinium.kernel.fields import Position
from londinium.kernel.rows import Row


class GuildsFields(Position):
    options: GuildsOptions
    round: int = 0  # from 1; 0 while the first goals are chosen
    phase: int = CHOOSING
    step: int = 0  # of the tile or the Plantation that is resolved
    scan: int = 0  # how many tiles of the reading order have been visited in this phase
    tile: int = -1  # that is resolved; -1: none, or the Plantation
    winner: int = -1  # of that tile, or -1
    second: int = -1
    rewarded: tuple[int, ...] = ()  # on the Plantation; until its votes are counted, the track order at that time
    turn: int = -1  # the seat whose turn it is or was last
    acted: int = 0  # the seats that have had their turn in this round, as bits
    side: int = 0  # of the plantation tile
    vp: tuple[int, ...]
    track: tuple[int, ...]  # the seats in track order (GOL-ORDER-3)
    reserve: list[int]  # by owner, as the next three
    guildhall: list[int]
    plantation: tuple[int, ...]
    neutrals: tuple[int, ...]  # in possession
    supply: int  # neutral pawns on the score board
    planted: int = 0  # neutral pawns on the Plantation
    pawns: Row  # of owner o on tile t: number 4 × t + o
    black: tuple[int, ...]  # neutral pawns on every tile
    where: list[int]  # for every owner the tiles with a pawn of theirs
    open: int = 0  # the open tiles
    city: tuple[int, ...] = ()  # the tiles that lie, in the order they were laid
    stack: Row  # a bag: the tiles that may still come
    beadle: int = -1  # the tile it stands on, or -1
    token: tuple[int, ...]  # on every tile, or -1
    purse: Row  # a bag: the face-down tokens
    tokens: tuple[tuple[int, ...], ...]  # won by every owner
    hands: list[list[int]]  # in the order the cards came
    known: tuple[tuple[int, ...], ...]  # the cards of every hand that all have seen there
    deck: Row  # a bag, sorted
    discard: Row  # in the order the cards came, the last on top
    played: tuple[int, ...] = ()  # in this turn, in order
    shuffled: tuple[int, ...] = ()  # what the deck was made of when it was last shuffled; empty: it is the first
    drawn: tuple[tuple[int, ...], ...]  # what every seat has drawn since then
    goals: tuple[tuple[int, ...], ...]  # of every seat: 32 × goal + the seats that know it; first the one of the set-up
    offers: tuple[tuple[int, ...], ...]  # drawn and still to be chosen from
    bag: Row  # goals on top of the deck, in an order that nobody knows; sorted
    under: tuple[int, ...] = ()  # goals below them, as `goals`
    returned: tuple[tuple[int, ...], ...]  # by every seat at the set-up; later only what the seat remembers
    on_hire: tuple[int, ...] = ()  # programs to run at every card played to hire in this turn (GOL-OP-14)
    on_move: tuple[int, ...] = ()  # at every move
    hired: int = 0  # in this turn (GOL-OP-17)
    moved: int = 0
    sent: int = 0
    later: int = 0  # cards to draw at the end of the turn
    goal_points: tuple[int, ...] = ()  # by owner, when the game is over
    pair_points: tuple[int, ...] = ()

    class Found:
        box: Box
        plan: Plan  # what follows from where the tiles lie
