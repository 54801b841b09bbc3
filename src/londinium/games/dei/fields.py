"""What a position of D.E.I. is made of: the city and what stands in it, Markets and Missions, a Pad for every seat.

What is kept by seat and Region is flat (seat × Regions of the box + Region), in rows, which are copied at once. What
can be found from the rest (links, Majority values) is kept beside it and not saved.
"""

from londinium.games.dei.box import Box
from londinium.games.dei.city import City, Links
from londinium.games.dei.options import DeiOptions
from londinium.games.dei.seams import Module, Seams, Slot, Terms
from londinium.games.dei.traits import Traits
from londinium.kernel.fields import Position
from londinium.kernel.rows import Row


class DeiFields(Position):
    options: DeiOptions

    # When
    set_up: int = 0  # steps of the set-up that are done
    step: int = 0  # what comes when nothing is asked (turn.STEPS)
    turn: int = 0  # 1 to 4; 0 before the first
    phase: int = 0  # 1 to 3
    at: int = 0  # the place in Priority Order of the player whose phase it is
    order: tuple[int, ...] = ()  # Priority Order
    played: int = 0  # cards in this own phase …
    recycled: int = 0  # … of which so many face down
    used: int = 0  # abilities in this own phase, as bits
    spent: tuple[int, ...] = ()  # Candy Boosts used in this own phase: all have seen them
    answered: tuple[int, ...] = ()  # effects that an ability has answered which does so once

    # The board
    scrappers: Row  # by seat and Region
    leaders: list[int]  # the Region of each seat's Leader, -1 before it is deployed
    drones: list[int]  # the Region of each Drone, -1 if it is not in play
    technology: tuple[int, ...]  # by Region
    energy: tuple[int, ...]  # by Region
    control: tuple[int, ...]  # the seat that has the cube of a Region's Outpost, or -1
    refuges: tuple[int, ...]  # the owner by Region, or -1
    elevators: tuple[int, ...]  # the owner by site, or -1
    bridges: list[int]  # the owner by site of the city, or -1
    holds: tuple[tuple[int, int, int], ...] = ()  # temporary Majority values: seat, Region, how much

    # Beside it
    common: list[int]  # the common supply, by kind
    boosts: list[int]  # Candy Boosts by seat and kind; beyond the seats the supply
    slots: list[int]  # revealed Market cards, or -1
    decks: list[tuple[int, ...]]  # by Market; bags: nobody knows their order
    celled: tuple[int, ...] = ()  # Market cards with an Energy Cell
    missions: tuple[tuple[int, ...], ...] = ()  # by column
    draft: tuple[int, ...] = ()  # Feats that can be chosen now
    shown: int = 0  # Feats that everybody has seen, as bits

    # The Pads
    factions: tuple[int, ...] = ()  # by seat
    reserve: list[int]  # Scrappers off the board, by seat
    tokens: list[int]  # Constructions in Reserve, by seat and kind
    stored: list[int]  # by seat and kind
    supplies: list[int]  # by seat
    points: list[int]  # the same by category (scoring.CATEGORIES)
    cubes: list[int]  # of Outposts, by seat and colour
    feats: list[int]  # by seat and colour
    unlocked: list[int]  # Feats face up, by seat, as bits
    hands: list[tuple[int, ...]]
    face_up: list[tuple[int, ...]]
    face_down: list[tuple[int, ...]]
    bins: list[tuple[int, ...]]
    lost: list[tuple[int, ...]]
    marks: list[tuple[int, ...]]  # by seat: for each column the Mission resolved, or -1

    # Expansions
    parts: dict[str, Slot]  # what each module in play keeps, by its name

    class Found:
        box: Box
        city: City
        modules: tuple[Module, ...]  # those in play
        seams: Seams  # … and where they step in
        terms: Terms  # what the scenario changes in the rules
        traits: list[Traits]  # by seat: what Leader and Feats change
        modified: list[bool]  # by seat: whether Regions can have modifiers for it
        links: list[Links]  # by seat, then for a traveller who may use everything
        present: list[int]  # by seat: the Regions with a Unit, as bits
        strength: Row  # by seat and Region (majority.py)
        rival: Row  # by seat and Region (majority.py)
        majority: tuple[int, ...]  # the seat with Majority by Region, or -1
