"""The numbers of the moves of London, as the chapters use them."""

from londinium.games.london.moves import SPACES
from londinium.kernel.moves import Moves


class Numbers:
    """The first number of every verb."""

    def __init__(self, moves: Moves) -> None:
        self.draw = moves.first("draw")
        self.space = moves.numbers("draw", SPACES)[0]  # drawing from the first space of the board
        self.keep = moves.first("keep")
        self.look = moves.first("look")
        self.develop = moves.first("develop")
        self.buy_land = moves.first("buy-land")
        self.run = moves.first("run")
        self.draw_three = moves.first("draw-three")
        self.land = moves.first("land")
        self.play = moves.first("play")
        self.discard = moves.first("discard")
        self.free = moves.first("free")
        self.new = moves.first("new")
        self.onto = moves.first("onto")
        self.activate = moves.first("activate")
        self.flip = moves.first("flip")
        self.borough = moves.first("borough")
        self.ability = moves.first("ability")
        self.take = moves.first("take")
        self.effect = moves.first("effect")
        self.seat = moves.first("seat")
        self.repay = moves.first("repay")
        self.stop = moves.first("stop")
        self.swap = moves.first("swap")
        self.loan = moves.first("loan")
