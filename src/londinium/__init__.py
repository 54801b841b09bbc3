"""Londinium: the London board games as exact, fast state machines.

>>> import londinium
>>> game = londinium.game("next-station")
>>> state = game.new(players=2, seed=7)
>>> seat = state.to_act[0]
>>> state.play(seat, state.legal(seat)[0])
"""

import londinium.games as _folder  # first, so that the function of the same name, imported below, keeps the name
from londinium.kernel.events import Event, Secret
from londinium.kernel.game import Game
from londinium.kernel.records import record, replay
from londinium.kernel.refusal import BadPack, BadRecord, IllegalAction, Refusal, Refused
from londinium.kernel.registry import game, games
from londinium.kernel.state import State
from londinium.kernel.undo import undo

__version__ = "0.1.0"
del _folder

__all__ = [
    "BadPack",
    "BadRecord",
    "Event",
    "Game",
    "IllegalAction",
    "Refusal",
    "Refused",
    "Secret",
    "State",
    "game",
    "games",
    "record",
    "replay",
    "undo",
]
