"""What a position of London is made of: decks and board, and for every seat its hand, purse, city and lands.

Cards in hands and decks are faces, cards that lie open are pieces.
"""

from londinium.games.london.box import Box
from londinium.games.london.ongoing import OngoingEffects
from londinium.games.london.options import LondonOptions
from londinium.kernel.fields import Position


class LondonFields(Position):
    options: LondonOptions
    deck: list[int]  # the city cards whose order nobody knows: a sorted bag, A before B before C
    top: tuple[int, ...]  # above them, cards that somebody has looked at, the next one first
    top_seen: tuple[int, ...]  # by whom, as bits
    board: list[int]  # the development board: five spaces of the top row, five of the bottom row; -1 empty
    out: tuple[int, ...]  # of the game
    offer: tuple[int, ...]  # boroughs for sale; -1 a gap
    land_deck: tuple[int, ...]  # a sorted bag
    money: list[int]
    loans: list[int]
    poverty: list[int]
    prestige: list[int]
    down: tuple[int, ...]  # stacks whose top card is face-down, as bits
    uses: tuple[int, ...]  # of the top card of each stack of the active seat in this turn (LON-CARD-8, LON-CARD-16)
    hands: list[tuple[int, ...]]  # sorted
    seen: list[tuple[int, ...]]  # who knows each hand card, as bits; EVERYBODY for a card that came from an open place
    tops: list[tuple[int, ...]]  # the top card of each stack
    stored: list[tuple[int, ...]]  # money on it
    lands: tuple[tuple[int, ...], ...]  # newest last
    points: tuple[tuple[int, ...], ...]  # of the final scoring, by category
    turn: int = 0  # from 1
    active: int = 0  # whose turn it is
    first: int = 0  # who began
    step: int = 0  # of the turn, that comes next
    last: int = -1  # turns left once the end is triggered, else -1
    idle: int = 0  # turns in a row in which nobody drew from the city deck (LON-END-9)
    drew: int = 0  # in this turn from the city deck
    looked: int = 0  # in this draw step
    visible: int = 0  # pieces that lie open or did when they were laid, as bits
    laid: int = 0  # stacks of the active seat whose top card was laid in this turn, as bits (LON-DEV-10)
    activated: int = 0  # in this Run (LON-RUN-3)
    barred: int = 0  # cards placed in this Run that cannot be activated in it (LON-CARD-12)
    free: int = 0  # builds without a matching discard that are open (LON-CARD-13)
    ignored: int = 0  # hand cards that add no poverty in this Run (LON-CARD-23)
    run_done: int = 0  # the run effect of the top borough
    ability_used: int = 0  # of the top borough, in this Run
    land_swaps: int = 0  # made in this turn by the top borough's ability
    under: list[tuple[tuple[int, ...], ...]]  # the covered cards of each stack, oldest first

    class Found:
        box: Box
        ongoing: list[OngoingEffects]  # by seat
