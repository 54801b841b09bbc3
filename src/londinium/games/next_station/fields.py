"""What a position of Next Station is made of: the cards on the table, and a sheet for every player."""

from londinium.games.next_station.box import Box
from londinium.games.next_station.options import NextStationOptions
from londinium.kernel.fields import Part, Position


class Sheet(Part):
    """A player's sheet: the lines drawn so far and the score area (NSL-COMP-6)."""

    pencil: int = 0  # held in this round
    line: int = 0  # the stations of its line, as a mask …
    stations: tuple[int, ...] = ()  # … and in the order they were reached
    ends: tuple[int, ...] = ()  # the stations of degree 0 or 1 in it
    drawn: tuple[int, ...] = ()  # its sections, as action numbers in the order they were drawn
    blocked: int = 0  # edges that cannot be drawn any more: drawn, or crossed by a drawn one
    spent: bool = False  # the power of the round is used
    lines: tuple[int, ...] = (0, 0, 0, 0)  # by pencil: the stations of its finished line, 0 while it is not finished
    sections: tuple[tuple[int, ...], ...] = ((), (), (), ())  # by pencil: the sections of its finished line
    marks: tuple[int, ...] = (-1, -1, -1, -1)  # by pencil: the circled station, or -1
    points: tuple[int, ...] = (0, 0, 0, 0)  # by pencil: the points of its finished line, 0 before
    visits: int = 0  # to tourist sites, counted ones


class NextStationFields(Position):
    options: NextStationOptions
    round: int = 0  # 1 to 4; 0 before the first
    turn: int = 0  # of the round, from 1
    controller: int
    slots: tuple[int, ...] = ()  # the pencil in each of the four places round the table (NSL-SETUP-4)
    powers: tuple[int, ...] = ()  # the power of each pencil; empty without the module
    objectives: tuple[int, ...] = ()  # the two in play; empty without the module
    deck: tuple[int, ...] = ()  # a bag: nobody knows its order, the next card is drawn when it is needed
    revealed: tuple[int, ...] = ()  # in this round, in order
    undergrounds: int = 0  # among them
    symbol: int = 0  # of the turn's symbol card
    free: bool = False  # the switch is in effect (NSL-CARD-6)
    sheets: list[Sheet]

    class Found:
        box: Box
